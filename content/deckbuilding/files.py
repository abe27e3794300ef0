"""Files of cards and set-ups into a catalogue, with the faults of all of them at once."""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol, TypeVar

from content.deckbuilding import setups
from content.deckbuilding.cards import Cards
from content.deckbuilding.classes import EMPTY
from content.deckbuilding.names import Known, Names, known_card, known_table
from content.deckbuilding.setups import Setups
from content.deckbuilding.steps import Steps
from content.deckbuilding.terms import SLUG
from content.expect import UnfitError, shown
from content.faults import Fault, printable
from content.records import unknown_key
from content.sources import Source, are_tables
from core.deckbuilding.catalogue import Catalogue

_PLAIN = ("game", "box")
_TABLES = ("card", *setups.KEYS)


class _Identified(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=_Identified)


def compiled(sources: Iterable[Source], onto: Catalogue = EMPTY) -> tuple[Catalogue, list[Fault]]:
    """Return the catalogue `onto` with what the files add to it, and every fault of the files.

    Tables with faults are left out. Card names are looked up in all of the files and in `onto`. Of
    what ships (`onto` is EMPTY) scenarios and Characters' own Inventories are left out, too, that name a
    card of a box that is not there, or not whole: it can be taken away, and those that play without it are
    still there.
    """
    return _Compiler(tuple(sources), onto).catalogue()


class _Compiler:
    """One pass over the files of a catalogue."""

    def __init__(self, sources: tuple[Source, ...], onto: Catalogue) -> None:
        self._sources = sources
        self._onto = onto
        self._faults: list[Fault] = []
        self._names = Names((*map(known_card, onto.cards), *_known_cards(sources)))
        self._cards = Cards(Steps(self._names))
        basics: dict[str, setups.Piles] = {
            str(table.get("id")): () for source in sources for _, table in source.tables("basics")
        }
        self._setups = Setups(self._names, basics | {each.id: each.piles for each in onto.basics})

    def catalogue(self) -> tuple[Catalogue, list[Fault]]:
        """Return the catalogue and the faults, those of each file together."""
        for source in self._sources:
            self._check_outline(source)
        made = Catalogue(
            cards=self._read("card", self._onto.cards),
            basics=self._read("basics", self._onto.basics),
            scenarios=self._read("scenario", self._onto.scenarios),
            mansions=self._read("mansion", self._onto.mansions),
            inventories=self._read("inventory", self._onto.inventories),
        )
        order = {printable(source.name): place for place, source in enumerate(self._sources)}
        self._faults.sort(key=lambda fault: order[fault.file])
        return made, self._faults

    def _check_outline(self, source: Source) -> None:
        """Note the keys outside of all tables that are wrong."""
        for key, value in source.table.items():
            if key not in (*_PLAIN, *_TABLES):
                path, expected = unknown_key(key, (*_PLAIN, *_TABLES))
                self._fault(source, "", path, expected)
            elif key not in _PLAIN and not are_tables(value):
                self._fault(
                    source, "", (key,), f"tables, each headed [[{key}]], found {shown(value)}"
                )
        if "card" in source.table:
            try:
                SLUG(source.table.get("box"))
            except UnfitError as error:
                self._fault(source, "", ("box",), error.problems[0][1])

    def _read(self, key: str, there: tuple[T, ...]) -> tuple[T, ...]:
        """Return what is there already and what the tables under a key add to it."""
        taken = {each.id for each in there}
        made = list(there)
        for source in self._sources:
            for label, table in source.tables(key):
                if self._waits(key, table):
                    continue
                number = table.get("id")
                if isinstance(number, str):
                    if number in taken:
                        expected = f"one that no other {key} has, found {shown(number)} twice"
                        self._fault(source, label, ("id",), expected)
                    taken.add(number)
                try:
                    made.append(self._one(key, source, table))
                except UnfitError as error:
                    for path, expected in error.problems:
                        self._fault(source, label, path, expected)
        return tuple(made)

    def _waits(self, key: str, table: dict[str, Any]) -> bool:
        """Say whether a scenario or an own Inventory names a card of a box that is not there, or not whole."""
        if key not in ("scenario", "inventory") or self._onto != EMPTY:
            return False
        piles, cards = table.get("piles"), table.get("cards")
        named = [name for pile in piles for name in pile] if isinstance(piles, list) else []
        if isinstance(cards, dict) and "character" in table:
            named += cards
        return not all(self._names.knows(str(name)) for name in named)

    def _one(self, key: str, source: Source, table: dict[str, Any]) -> Any:
        box = str(source.table.get("box"))
        if key == "mansion" and "box" in source.table:
            table = {"box": box} | table
        if key != "card":
            return self._setups.read(key, table)
        with self._names.preferring((box,)):
            return self._cards.read(table, box)

    def _fault(self, source: Source, label: str, path: tuple[str, ...], expected: str) -> None:
        self._faults.append(Fault(source.name, label, ", ".join(path), expected))


def _known_cards(sources: Iterable[Source]) -> Iterator[Known]:
    for source in sources:
        for _, table in source.tables("card"):
            if known := known_table(table, source.table.get("box")):
                yield known
