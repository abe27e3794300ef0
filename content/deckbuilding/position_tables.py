"""The tables of a position file: what each key expects."""

from functools import lru_cache, partial
from typing import Any

import attrs
from attrs import frozen

from content.deckbuilding.names import Names, known_card
from content.deckbuilding.setups import PileLists, Piles
from content.deckbuilding.terms import DIFFICULTIES, MODE, NEXT_TURN
from content.expect import (
    Expect,
    Gathering,
    every,
    known_word,
    name_of,
    one_of,
    whole,
)
from content.position_keys import PLAYERS, cards, shared_keys, unseated
from content.records import record
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.setup import PositionPartner

GAME = "deckbuilding"

COUNTERS = (
    "turn",
    "actions",
    "buys",
    "explores",
    "gold",
    "ammo",
    "actions_played",
    "must_explore",
    "no_actions",
)
"""The keys that a position takes over as they are, where they are given."""


@frozen
class SetupTable:
    """What a position changes of the usual set-up; None where it changes nothing."""

    basics: str | None = None
    mansion: str | None = None
    inventory: str | None = None
    reactions: str | None = None
    difficulty: tuple[str, ...] | None = None
    combined_with: tuple[str, ...] | None = None
    team_turn: str | None = None
    inventories: str | None = None
    skills: bool | None = None
    night: bool | None = None


@frozen
class TeamTable:
    """A Team of a position file: the names of its seats, its counters and its Combo Pile."""

    seats: tuple[str, ...]
    turns: int = 15
    decorations: int = 0
    combo: tuple[str, ...] = ()
    defeated: bool = False


@frozen
class TopTable:
    """A position file without its seats. None stands for what it leaves out."""

    format: int
    game: str
    mode: str
    mansion: tuple[str, ...] = ()
    scenario: str | None = None
    piles: Piles = ()
    pile_order: Piles = ()
    removed: tuple[str, ...] = ()
    face_up: tuple[str, ...] = ()
    active: int | str | None = None
    turn: int | None = None
    actions: int | None = None
    buys: int | None = None
    explores: int | None = None
    gold: int | None = None
    ammo: int | None = None
    actions_played: int | None = None
    must_explore: bool | None = None
    no_actions: bool | None = None
    chance: tuple[int | tuple[int, ...], ...] = ()
    setup: SetupTable = SetupTable()
    team: tuple[TeamTable, ...] = ()
    infection_deck: tuple[str, ...] = ()
    title: str = ""
    rules: tuple[str, ...] = ()
    answers: tuple[tuple[str, ...], ...] = ()
    expect: dict[str, Any] = attrs.field(factory=dict)


@frozen
class SeatTable:
    """A seat of a position file; an empty name is that of its place."""

    character: str
    name: str = ""
    player: str = "person"
    health: int | None = None
    wounds: int = 0
    face_down: bool = False
    out: bool = False
    hand: tuple[str, ...] = ()
    inventory: tuple[str, ...] = ()
    play_area: tuple[str, ...] = ()
    discard_pile: tuple[str, ...] = ()
    attached: tuple[str, ...] = ()
    next_turn: tuple[str, ...] = ()
    lowered: int = 0
    won: int = 0
    xp: int = 0
    skills: tuple[tuple[str, int], ...] = ()
    mate: str = ""
    partner: PositionPartner | None = None
    infection: tuple[str, ...] = ()
    turning: bool = False


DECK_ZONES = ("hand", "inventory", "play_area", "discard_pile")
"""The zones of a seat that bought cards lie in."""


class PositionTables:
    """The readers of the tables of positions that are played with a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.names = Names(map(known_card, catalogue.cards))
        self.piles = PileLists(self.names)
        names = self.names
        self._top = record(TopTable, self._top_fields(catalogue), known=("seat",))
        own = cards(names.expect("the name of a card that a player can own", "in_deck"))
        character = names.expect("the name of a Character", "is_character")
        with_partner = names.expect("the name of a card that a Partner can have", "with_partner")
        skills = _with_xp(names.expect("the name of a Skill", "is_skill"))
        partner = {
            "character": character,
            "health": whole(1),
            "attached": cards(with_partner),
            "xp": whole(),
            "skills": skills,
            "infection": infections(names),
        }
        self._seat = record(
            SeatTable,
            {
                "character": character,
                "partner": record(PositionPartner, partner),
                "name": name_of(24),
                "player": one_of(PLAYERS),
                **dict.fromkeys(DECK_ZONES, own),
                "attached": cards(
                    names.expect("the name of a card that can be Attached", "attached")
                ),
                "next_turn": every(one_of(NEXT_TURN), "effect", least=0),
                "skills": skills,
                "mate": name_of(24),
                "infection": infections(names),
            },
        )

    def top(self, table: dict[str, Any]) -> TopTable:
        """Return what a file says outside of its seats. Raises UnfitError."""
        made: TopTable = self._top(unseated(table))
        return made

    def seat(self, table: dict[str, Any]) -> SeatTable:
        """Return what a file says of a seat. Raises UnfitError."""
        made: SeatTable = self._seat(table)
        return made

    def _top_fields(self, catalogue: Catalogue) -> dict[str, Expect]:
        names = self.names
        setup = {
            "basics": known_word("a set of basics", [each.id for each in catalogue.basics]),
            "mansion": known_word("a Mansion", [each.id for each in catalogue.mansions]),
            "inventory": known_word("an inventory", [each.id for each in catalogue.inventories]),
            "reactions": one_of(("holders", "everyone")),
            "difficulty": DIFFICULTIES,
            "combined_with": every(
                known_word("a Mansion", [each.id for each in catalogue.mansions]),
                "Mansion",
                least=0,
            ),
            "team_turn": one_of(("all", "one_member")),
            "inventories": one_of(("standard", "own")),
        }
        bought = names.expect("the name of a Resource card", "in_pile")
        team = {
            "seats": every(name_of(24), "seat"),
            "turns": whole(0, 99),
            "combo": cards(names.expect("the name of an Infected or Bonus card", "in_combo")),
        }
        return {
            **shared_keys(GAME, "DBG-7.9"),
            "mode": MODE,
            "mansion": cards(names.expect("the name of a card of the Mansion", "in_mansion")),
            "scenario": known_word("a scenario", [each.id for each in catalogue.scenarios]),
            "piles": self.piles.expect,
            "pile_order": every(cards(bought, least=1), "pile"),
            "removed": cards(names.expect("the name of a card")),
            "face_up": cards(names.expect("the name of an Infected", "is_infected")),
            "active": _ACTIVE,
            "turn": whole(1),
            "setup": record(SetupTable, setup),
            "infection_deck": infections(names),
            "team": every(record(TeamTable, team), "team", least=0),
        }


def infections(names: Names) -> Expect:
    """Return the expectation of a list of Infection cards."""
    return cards(names.expect("the name of an Infection card", "is_infection"))


_ACTIVE = Expect(
    "the name of a seat, or its place counted from 1",
    lambda value: isinstance(value, str) or type(value) is int,
)


def _with_xp(card: Expect) -> Expect:
    """Return the expectation of a table of cards and the XP on each, such as "Luck Lv. 1" = 1."""
    points = whole(0, 99)

    def into(table: dict[str, Any]) -> tuple[tuple[str, int], ...]:
        gathering = Gathering()
        made = [
            (gathering.read(partial(card, name), name), gathering.read(partial(points, xp), name))
            for name, xp in table.items()
        ]
        gathering.finish()
        return tuple((name, xp) for name, xp in made if name is not None and xp is not None)

    return Expect(
        'a table of Skills and XP, such as "Luck Lv. 1" = 1',
        lambda value: isinstance(value, dict),
        into,
    )


@lru_cache(maxsize=4)
def position_tables(catalogue: Catalogue) -> PositionTables:
    """Return the readers of a catalogue, made once: that takes longer than to read a position."""
    return PositionTables(catalogue)
