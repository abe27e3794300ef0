"""The tables of a position file: what each key expects."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import attrs
from attrs import frozen

from content.expect import (
    Expect,
    UnfitError,
    every,
    member,
    name_of,
    one_of,
    shown,
    suggestion,
    unfit,
    whole,
)
from content.position_keys import PLAYERS, shared_keys, unseated
from content.records import record
from core.war.cards import Card, Kind, Side
from core.war.catalogue import Catalogue
from core.war.setup import BEST_OF_THREE, ONE_GAME, PositionTeam
from core.war.state import PHASES

GAME = "war"

HELD = ("hand", "deck", "discard_pile")
"""The zones that the cards of a side's deck go through."""

ZONES = (*HELD, "facilities", "units")
"""The zones that are lists of cards."""


@frozen
class TopTable:
    """A position file without its seats."""

    format: int
    game: str
    phase: str = "draw"
    turn: int = 1
    match: int = ONE_GAME
    reactions: str = "holders"
    chance: tuple[int | tuple[int, ...], ...] = ()
    title: str = ""
    rules: tuple[str, ...] = ()
    answers: tuple[tuple[str, ...], ...] = ()
    expect: dict[str, Any] = attrs.field(factory=dict)


@frozen
class SeatTable:
    """A seat of a position file; an empty name is that of its side."""

    side: Side
    name: str = ""
    player: str = "person"
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard_pile: tuple[str, ...] = ()
    teams: tuple[PositionTeam, ...] = ()
    facilities: tuple[str, ...] = ()
    units: tuple[str, ...] = ()


class PositionTables:
    """The readers of the tables of positions that are played with a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._cards = catalogue.cards
        self._top = record(TopTable, _TOP, known=("seat",))
        self._seats = {side: record(SeatTable, self._fields(side)) for side in Side}

    def top(self, table: Mapping[str, Any]) -> TopTable:
        """Return what a file says outside of its seats. Raises UnfitError."""
        made: TopTable = self._top(unseated(table))
        return made

    def side(self, table: Mapping[str, Any]) -> Side:
        """Return the side of a seat. Raises UnfitError."""
        try:
            side: Side = _SIDE(table.get("side"))
        except UnfitError as error:
            raise UnfitError(*error.under("side")) from None
        return side

    def seat(self, side: Side, table: dict[str, Any]) -> SeatTable:
        """Return what a file says of a seat of a side. Raises UnfitError."""
        made: SeatTable = self._seats[side](table)
        return made

    def _fields(self, side: Side) -> dict[str, Expect]:
        def held(card: Card) -> bool:
            return card.side is side and not card.starts_in_play

        in_deck = every(self._named(f"the name of a card of the deck of {side}", held), "card", 0)
        if side is Side.HEROES:
            return {
                **_SEAT,
                **dict.fromkeys(HELD, in_deck),
                "teams": every(self._team(), "team", 0),
                "facilities": _only_of(Side.UMBRELLA),
                "units": _only_of(Side.UMBRELLA),
            }
        return {
            **_SEAT,
            **dict.fromkeys(HELD, in_deck),
            "teams": _only_of(Side.HEROES),
            "facilities": every(self._of_kind("a Facility", Kind.FACILITY), "card", 0),
            "units": every(self._of_kind("a Unit", Kind.UNIT), "card", 0),
        }

    def _team(self) -> Expect:
        characters = every(self._of_kind("a Character", Kind.CHARACTER), "card", 0)
        return record(
            PositionTeam,
            {"team": self._of_kind("a Team", Kind.TEAM), "characters": characters},
        )

    def _of_kind(self, what: str, kind: Kind) -> Expect:
        return self._named(f"the name of {what}", lambda card: card.kind is kind)

    def _named(self, what: str, fits: Callable[[Card], bool]) -> Expect:
        """Return the expectation of a card's name or id, which becomes the id."""

        def into(word: str) -> str:
            found = [card for card in self._cards if word in (card.id, card.name)]
            if not found:
                near = suggestion(word, [card.name for card in self._cards])
                raise unfit(f"{what}, found {shown(word)}, which no card is called{near}")
            fitting = [card for card in found if fits(card)]
            if not fitting:
                card = found[0]
                raise unfit(f"{what}, found {shown(word)}, {card.kind} of {card.side}")
            return fitting[0].id

        return Expect(what, lambda value: isinstance(value, str), into)


def _only_of(side: Side) -> Expect:
    """Return the expectation of a zone that the other side has."""
    return Expect(f"nothing, as only {side} has it", lambda value: value == [], tuple)


_SIDE = member(Side)
_SEAT: Mapping[str, Expect] = {
    "side": _SIDE,
    "name": name_of(24),
    "player": one_of(PLAYERS),
}
_TOP: Mapping[str, Expect] = {
    **shared_keys(GAME, "WAR-5.7"),
    "phase": one_of(PHASES),
    "turn": whole(1),
    "match": Expect(
        f"{ONE_GAME} or {BEST_OF_THREE}",
        lambda value: type(value) is int and value in (ONE_GAME, BEST_OF_THREE),
    ),
    "reactions": one_of(("holders", "everyone")),
}


@lru_cache(maxsize=4)
def position_tables(catalogue: Catalogue) -> PositionTables:
    """Return the readers of a catalogue, made once: that takes longer than to read a position."""
    return PositionTables(catalogue)
