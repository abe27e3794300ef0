"""Files of cards into a catalogue, with the faults of all of them at once.

A file names the `game` and the `side` that its cards are of; each `[[card]]` is one card.
"""

from collections.abc import Iterable
from typing import Any

from content.expect import UnfitError, member, shown
from content.faults import Fault, printable
from content.records import unknown_key
from content.sources import Source, are_tables
from content.war.cards import read_card
from content.war.classes import EMPTY
from core.war.cards import Card, Side
from core.war.catalogue import Catalogue

_KEYS = ("game", "side", "card")
_SIDE = member(Side)


def compiled(sources: Iterable[Source], onto: Catalogue = EMPTY) -> tuple[Catalogue, list[Fault]]:
    """Return the catalogue `onto` with what the files add to it, and every fault of the files.

    Tables with faults are left out.
    """
    return _Compiler(tuple(sources), onto).catalogue()


class _Compiler:
    """One pass over the files of a catalogue."""

    def __init__(self, sources: tuple[Source, ...], onto: Catalogue) -> None:
        self._sources = sources
        self._cards = list(onto.cards)
        self._ids = {card.id for card in onto.cards}
        self._slugs = {card.slug: card.name for card in onto.cards}
        self._faults: list[Fault] = []

    def catalogue(self) -> tuple[Catalogue, list[Fault]]:
        """Return the catalogue and the faults, those of each file together."""
        for source in self._sources:
            side = self._outline(source)
            for label, table in source.tables("card"):
                self._note_id(source, label, table)
                if side:
                    self._read(source, label, table, side)
        order = {printable(source.name): place for place, source in enumerate(self._sources)}
        self._faults.sort(key=lambda fault: order[fault.file])
        return Catalogue(tuple(self._cards)), self._faults

    def _outline(self, source: Source) -> Side | None:
        """Return the side of a file, and note the keys outside of its tables that are wrong."""
        for key, value in source.table.items():
            if key not in _KEYS:
                path, expected = unknown_key(key, _KEYS)
                self._fault(source, "", path, expected)
            elif key == "card" and not are_tables(value):
                expected = f"tables, each headed [[{key}]], found {shown(value)}"
                self._fault(source, "", (key,), expected)
        try:
            side: Side = _SIDE(source.table.get("side"))
        except UnfitError as error:
            self._fault(source, "", ("side",), error.problems[0][1])
            return None
        return side

    def _note_id(self, source: Source, label: str, table: dict[str, Any]) -> None:
        number = table.get("id")
        if isinstance(number, str):
            if number in self._ids:
                expected = f"one that no other card has, found {shown(number)} twice"
                self._fault(source, label, ("id",), expected)
            self._ids.add(number)

    def _read(self, source: Source, label: str, table: dict[str, Any], side: Side) -> None:
        try:
            card: Card = read_card(table, side)
        except UnfitError as error:
            for path, expected in error.problems:
                self._fault(source, label, path, expected)
            return
        if card.slug in self._slugs:
            other = shown(self._slugs[card.slug])
            expected = f"a name that is typed unlike any other, found one like {other}"
            self._fault(source, label, ("name",), expected)
        self._slugs[card.slug] = card.name
        self._cards.append(card)

    def _fault(self, source: Source, label: str, path: tuple[str, ...], expected: str) -> None:
        self._faults.append(Fault(source.name, label, ", ".join(path), expected))
