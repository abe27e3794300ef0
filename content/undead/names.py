"""Names of cards and the ids they stand for. Files name cards as they are printed, or by their ids."""

from collections.abc import Iterable

from attrs import frozen

from content.expect import Expect, shown, suggestion, unfit
from content.sources import Source
from content.undead.terms import KINDS
from core.undead.catalogue import Catalogue


@frozen
class Known:
    """What is known of a card before its file has been checked."""

    kind: str
    id: str
    name: str


class Names:
    """The cards that files may name, by kind, by their names and ids."""

    def __init__(self, cards: Iterable[Known]) -> None:
        self._ids: dict[str, dict[str, str]] = {kind: {} for kind in KINDS}
        self.names: dict[str, str] = {}
        for card in cards:
            self._ids[card.kind].setdefault(card.name, card.id)
            self._ids[card.kind].setdefault(card.id, card.id)
            self.names.setdefault(card.id, card.name)

    def expect(self, *kinds: str) -> Expect:
        """Return the expectation of the name or id of a card of one of some kinds; it becomes the id."""
        what = f"the name of {'an' if kinds[0][0] in 'aeiou' else 'a'} {' or '.join(kinds)}"

        def into(word: str) -> str:
            for kind in kinds:
                if word in self._ids[kind]:
                    return self._ids[kind][word]
            known = [name for kind in kinds for name in self._ids[kind]]
            near = suggestion(word, known)
            raise unfit(f"{what}, found {shown(word)}, which none is called{near}")

        return Expect(what, lambda value: isinstance(value, str), into)


def known_tables(sources: Iterable[Source]) -> Iterable[Known]:
    """Yield what the tables of files say of their cards."""
    for source in sources:
        for kind in KINDS:
            for _, table in source.tables(kind):
                number, name = table.get("id"), table.get("name")
                if isinstance(number, str) and isinstance(name, str):
                    yield Known(kind, number, name)


FIELDS = {
    "soldier": "soldiers",
    "weapon": "weapons",
    "equipment": "equipment",
    "skill": "skills",
    "theology": "theologies",
    "power": "powers",
    "action": "actions",
    "location": "locations",
    "hostile": "hostiles",
    "objective": "objectives",
    "mission": "missions",
    "campaign": "campaigns",
    "squad": "squads",
}
"""The field of the catalogue that holds each kind."""


def known_cards(catalogue: Catalogue) -> Iterable[Known]:
    """Yield what is known of the cards of a catalogue."""
    for kind, field in FIELDS.items():
        for card in getattr(catalogue, field):
            yield Known(kind, card.id, card.name)
