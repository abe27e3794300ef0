"""Set-ups that players make, as the files that they are shared in: what is read from one is the same again."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import tomli_w

from content.deckbuilding.terms import ANY
from content.slugs import slug
from core.deckbuilding.catalogue import Catalogue, Counted, Inventory, Mansion, Scenario

Made = Scenario | Mansion | Inventory

KEYS: Mapping[type[Made], str] = {
    Scenario: "scenario",
    Mansion: "mansion",
    Inventory: "inventory",
}
"""The kinds of set-ups that players make, and the tables that they stand in."""


def written(catalogue: Catalogue, made: Made) -> str:
    """Return the file of a scenario, a Mansion or an inventory, in TOML.

    Cards of the catalogue are named as they are printed, and by their numbers where a name is that of
    several.
    """
    table = {key: value for key, value in _table(made, _Names(catalogue)).items() if value}
    return tomli_w.dumps({KEYS[type(made)]: [table]})


def id_for(name: str, taken: Iterable[str]) -> str:
    """Return an id made of a name, another than those that are taken."""
    made = slug(name, "list")[:50].strip("-") or "list"
    known = {*taken}
    number = 1
    found = made
    while found in known:
        number += 1
        found = f"{made}-{number}"
    return found


class _Names:
    """What files call the cards of a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        counts = Counter(card.name for card in catalogue.cards)
        self._names = {
            card.id: card.name if counts[card.name] == 1 else card.id for card in catalogue.cards
        }

    def piles(self, piles: tuple[tuple[str, ...], ...]) -> list[list[str]]:
        return [[self._names[card] for card in pile] for pile in piles]

    def counted(self, cards: tuple[Counted, ...]) -> dict[str, int]:
        return {self._names[each.card]: each.copies for each in cards}


def _table(made: Made, names: _Names) -> dict[str, Any]:
    table: dict[str, Any] = {"id": made.id, "name": made.name}
    match made:
        case Scenario():
            return table | {
                "mode": "" if made.mode == ANY else made.mode,
                "basics": made.basics,
                "boxes": list(made.boxes),
                "feel": made.feel,
                "piles": names.piles(made.piles),
            }
        case Mansion():
            return table | {"box": made.box, "cards": names.counted(made.cards)}
        case Inventory():
            return table | {"cards": names.counted(made.cards)}
