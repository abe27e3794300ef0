"""Scenarios, Mansions, inventories and sets of basics: card names into numbers, and what must hold."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from content.deckbuilding.names import Names, too_many
from content.deckbuilding.terms import ANY, LIST, SENTENCE, SLUG
from content.expect import (
    ANYTHING,
    NAME,
    Expect,
    Gathering,
    Problem,
    every,
    known_word,
    line,
    shown,
    whole,
)
from content.records import record
from core.deckbuilding.catalogue import Basics, Counted, Inventory, Mansion, Scenario
from core.kernel.records import evolve

Piles = tuple[tuple[str, ...], ...]
"""Card numbers by pile; several in one pile are shuffled together (DBG-3.9)."""

KEYS = ("basics", "scenario", "mansion", "inventory")
"""The tables that are read here, in the order in which they must be: scenarios name their basics."""

_COPIES = whole(1, 99)

_USUAL: Mapping[str, Mapping[str, Any]] = {
    "scenario": {"mode": ANY, "basics": "standard", "boxes": []},
    "mansion": {"box": "own"},
}
"""What a table says that leaves these keys out. A scenario then needs the boxes of its cards."""


class PileLists:
    """The expectation of lists of piles; `beside` are piles that the same table has already."""

    def __init__(self, names: Names) -> None:
        self.beside: Piles = ()
        self._names = names
        self._card = names.expect("the name of a Resource card", "in_pile")
        self._shape = every(every(ANYTHING, "card"), "pile")
        self.expect = Expect(self._shape.words, self._shape.fits, self._read)

    def _read(self, lists: list[Any]) -> Piles:
        """Return card numbers by pile. No card lies in two piles (DBG-3.9)."""
        gathering = Gathering()
        gathering.read(partial(self._shape, lists))
        seen = {card: "the basics" for pile in self.beside for card in pile}
        piles = []
        for number, names in enumerate(lists, start=1):
            cards = []
            for place, name in enumerate(names if isinstance(names, list) else (), start=1):
                path = (f"pile {number}", f"card {place}")
                if card := gathering.read(partial(self._card, name), *path):
                    if card in seen:
                        found = f"{shown(name)}, which is in {seen[card]} too"
                        gathering.problems.append(
                            (path, f"a card that no other pile has, found {found}")
                        )
                    seen[card] = path[0]
                    cards.append(card)
            piles.append(tuple(cards))
        gathering.finish()
        return tuple(piles)


class Setups:
    """The reader of set-up tables.

    `basics` holds the piles of the sets of basics that scenarios may name, by id; sets that are read
    are added to it. A set whose own table has faults is there without piles.
    """

    def __init__(self, names: Names, basics: dict[str, Piles]) -> None:
        self._names = names
        self._basics = basics
        self._piles = PileLists(names)
        bought = names.expect("the name of a Resource card", "in_pile")
        found = names.expect("the name of a card of the Mansion", "in_mansion")
        self._readers = {
            "basics": record(Basics, {"id": SLUG, "piles": self._piles.expect, "box": SLUG}),
            "scenario": record(
                Scenario,
                {
                    "id": SLUG,
                    "name": NAME,
                    "mode": LIST,
                    "boxes": every(SLUG, "box", least=0),
                    "basics": known_word("a set of basics", basics),
                    "piles": self._piles.expect,
                    "feel": SENTENCE,
                },
            ),
            "mansion": record(
                Mansion,
                {
                    "id": SLUG,
                    "name": NAME,
                    "box": SLUG,
                    "cards": _counted(found, names),
                    "mercenary_out": _counted(found, names),
                    "mercenary_in": _counted(found, names),
                    "partner_in": _counted(found, names),
                },
                self._mansion_problems,
            ),
            "inventory": record(
                Inventory,
                {
                    "id": SLUG,
                    "cards": _counted(bought),
                    "character": names.expect("the name of a Character", "is_character"),
                    "box": SLUG,
                    "name": line(0, 60, banned="[]"),
                },
            ),
        }

    def read(self, key: str, table: dict[str, Any]) -> Any:
        """Return the record of a table that stands under one of KEYS. Raises UnfitError."""
        table = {**_USUAL.get(key, {}), **table}
        boxes = table.get("boxes") or [table.get("box")]
        preferred = tuple(map(str, boxes)) if isinstance(boxes, list) else ()
        self._piles.beside = self._basics.get(str(table.get("basics")), ())
        with self._names.preferring(preferred, only=bool(table.get("boxes"))):
            made = self._readers[key](table)
        if isinstance(made, Basics):
            self._basics[made.id] = made.piles
        if isinstance(made, Scenario) and not made.boxes:
            return evolve(made, boxes=self._boxes_of(made.piles))
        return made

    def _boxes_of(self, piles: Piles) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self._names.by_id[card].box for pile in piles for card in pile))

    def _mansion_problems(self, mansion: Mansion) -> Iterator[Problem]:
        there = {each.card: each.copies for each in mansion.cards}
        for each in mansion.mercenary_out:
            if each.copies > there.get(each.card, 0):
                name = self._names.by_id[each.card].name
                found = f"{each.copies}, and there are {there.get(each.card, 0)}"
                yield ("mercenary_out", name), f"copies that the Mansion has, found {found}"
        if not any(self._names.by_id[counted.card].boss for counted in mansion.cards):
            yield ("cards",), "a Boss among them, as no game could end without one (DBG-21.6)"


def _counted(card: Expect, limits: Names | None = None) -> Expect:
    """Return the expectation of a table of card names and numbers of copies.

    With `limits` there may be no more copies than a card has in its box.
    """

    def into(table: Mapping[str, Any]) -> tuple[Counted, ...]:
        gathering = Gathering()
        made: dict[str, Counted] = {}
        for name, copies in table.items():
            number = gathering.read(partial(card, name), name)
            fits = gathering.read(partial(_COPIES, copies), name)
            if number in made:
                gathering.problems.append(((name,), "a card that stands here once, found it twice"))
            if limits and number and fits and (many := too_many(limits.by_id[number], copies)):
                gathering.problems.append(((name,), many))
            if number:
                made[number] = Counted(number, copies)
        gathering.finish()
        return tuple(made.values())

    def fits(value: object) -> bool:
        return isinstance(value, dict) and bool(value)

    return Expect('a table of cards and copies, such as "Handgun" = 1', fits, into)
