"""Files of cards into a catalogue, with the faults of all of them at once."""

from collections.abc import Iterable
from typing import Any

from content.expect import UnfitError, shown
from content.faults import Fault, printable
from content.records import unknown_key
from content.sources import Source, are_tables
from content.undead.cards import Cards
from content.undead.classes import EMPTY
from content.undead.names import FIELDS, Names, known_cards, known_tables
from content.undead.squads import squad_problems
from content.undead.terms import KINDS
from core.undead.catalogue import Catalogue

_PLAIN = ("game",)
"""The keys outside of all tables."""


def compiled(sources: Iterable[Source], onto: Catalogue = EMPTY) -> tuple[Catalogue, list[Fault]]:
    """Return the catalogue `onto` with what the files add to it, and every fault of the files.

    Tables with faults are left out. Names are looked up in all of the files and in `onto`.
    """
    return _Compiler(tuple(sources), onto).catalogue()


class _Compiler:
    """One pass over the files of a catalogue."""

    def __init__(self, sources: tuple[Source, ...], onto: Catalogue) -> None:
        self._sources = sources
        self._onto = onto
        self._faults: list[Fault] = []
        names = Names((*known_cards(onto), *known_tables(sources)))
        self._cards = Cards(names)
        self._taken = {card.id for kind in FIELDS.values() for card in getattr(onto, kind)}

    def catalogue(self) -> tuple[Catalogue, list[Fault]]:
        """Return the catalogue and the faults, those of each file together."""
        for source in self._sources:
            self._check_outline(source)
        made = Catalogue(**{FIELDS[kind]: self._read(kind) for kind in KINDS})
        if not self._faults:
            self._check_squads(made)
        order = {printable(source.name): place for place, source in enumerate(self._sources)}
        self._faults.sort(key=lambda fault: order[fault.file])
        return made, self._faults

    def _check_outline(self, source: Source) -> None:
        """Note the keys outside of all tables that are wrong."""
        for key, value in source.table.items():
            if key not in (*_PLAIN, *KINDS):
                path, expected = unknown_key(key, (*_PLAIN, *KINDS))
                self._fault(source, "", path, expected)
            elif key not in _PLAIN and not are_tables(value):
                expected = f"tables, each headed [[{key}]], found {shown(value)}"
                self._fault(source, "", (key,), expected)

    def _read(self, kind: str) -> tuple[Any, ...]:
        """Return what is there already and what the tables of a kind add to it."""
        made = list(getattr(self._onto, FIELDS[kind]))
        for source in self._sources:
            for label, table in source.tables(kind):
                number = table.get("id")
                if isinstance(number, str):
                    if number in self._taken:
                        expected = f"one that no other card has, found {shown(number)} twice"
                        self._fault(source, label, ("id",), expected)
                    self._taken.add(number)
                try:
                    made.append(self._cards.read(kind, table))
                except UnfitError as error:
                    for path, expected in error.problems:
                        self._fault(source, label, path, expected)
        return tuple(made)

    def _check_squads(self, made: Catalogue) -> None:
        """Note the rules that ready-made squads break (UND-4.11)."""
        for source in self._sources:
            for label, table in source.tables("squad"):
                squad = next(each for each in made.squads if each.id == table.get("id"))
                for path, expected in squad_problems(made, squad):
                    self._fault(source, label, path, expected)

    def _fault(self, source: Source, label: str, path: tuple[str, ...], expected: str) -> None:
        self._faults.append(Fault(source.name, label, ", ".join(path), expected))
