"""Setup, sides, and a match of several games (WAR-3)."""

from collections import Counter
from typing import Any

import pytest

from core.kernel.decision import NONE
from core.kernel.errors import SetupError
from core.kernel.event import Event
from core.kernel.records import evolve
from core.war import events
from core.war.cards import Kind
from core.war.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from core.war.state import State
from tests.war.table import CATALOGUE, RULES

SEATS = Seat("Ana"), Seat("Ben")


def first_answers(state: State) -> tuple[State, list[Event]]:
    """Play a game by first options to its end."""
    told: list[Event] = []
    while (decision := RULES.decision(state)) is not None:
        state, happened = RULES.apply(state, decision.keys()[: decision.least])
        told += happened
    return state, told


def test_the_heroes_search_first_and_both_draw() -> None:
    """WAR-3.1, 3.2, 4.1: a Team of choice, 2 cards each, and 2 more in the first Draw Phase."""
    state, _ = RULES.opening(Setup(SEATS, heroes=1), 7)
    decision = RULES.decision(state)
    assert decision is not None
    assert (1, "find") == (decision.seat, decision.kind)
    assert 9 == len(decision.options)

    state, told = RULES.apply(state, ("find:strike-team",))
    drawn = Counter(event.seat for event in told if isinstance(event, events.Drawn))

    assert [46 - 1 - 4, 36 - 4] == [len(state.players[seat].deck) for seat in (1, 0)]
    assert {0: 2, 1: 2} == drawn
    assert [4, 4] == [len(player.hand) for player in state.players]
    assert 6 == len(state.players[0].facilities)
    assert (1, "event") == (state.turn, state.phase)


def test_sides_can_be_left_to_chance() -> None:
    """WAR-3.1: each seat gets each side, and undo stops there."""
    openings = [RULES.opening(Setup(SEATS), seed) for seed in range(40)]
    sides = Counter(state.heroes for state, _ in openings)
    (chosen,) = (event for event in openings[0][1] if isinstance(event, events.SidesChosen))

    assert sides[0] > 8 < sides[1]
    assert "chance" == chosen.BARRIER


def test_a_match_swaps_sides_and_ends_with_two_wins() -> None:
    """Best of three: turns go on counting, and the scores are games won."""
    state, told = first_answers(RULES.start(Setup(SEATS, heroes=0, match=3), 3))
    began = [(e.seat, e.number) for e in told if isinstance(e, events.GameBegan)]
    ended = [e for e in told if isinstance(e, events.GameEnded)]
    result = RULES.result(state)

    assert result is not None
    assert "match" == state.ended == result.reason
    assert began == [(1, 2), (0, 3)][: len(began)]
    assert max(ended[-1].wins) == 2 or len(ended) == 3
    assert list(ended[-1].wins) == [standing.score for standing in result.standings]
    assert RULES.turn(state) == state.match.turns + state.turn > state.turn


def drawn_position() -> Position:
    """Return a table on which a Bomb ends both sides."""
    heroes = PositionSeat(teams=(PositionTeam("hero-strike-team"),))
    umbrella = PositionSeat(hand=("umbrella-bomb",), facilities=("umbrella-hive",))
    return Position((heroes, umbrella), "assault")


def test_a_drawn_game_has_no_winner() -> None:
    """WAR-2.3: both stand first."""
    state = RULES.start(Setup(SEATS, heroes=0, position=drawn_position()), 1)
    for key in ("assault:strike-team", "commit:bomb"):
        state, _ = RULES.apply(state, (key,))
    result = RULES.result(state)

    assert result is not None
    assert ("both", ()) == (result.reason, result.winners)
    assert [1, 1] == [standing.place for standing in result.standings]


def test_after_a_position_the_match_goes_on_with_all_cards() -> None:
    """The cards that a position leaves out are back in the next game."""
    state = RULES.start(Setup(SEATS, heroes=0, match=3, position=drawn_position()), 1)
    assert state.outside
    for key in ("assault:strike-team", "commit:bomb"):
        state, _ = RULES.apply(state, (key,))

    assert (2, 1, ()) == (state.match.game, state.heroes, state.outside)
    assert 45 <= len(state.players[1].deck) <= 46


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"heroes": 2}, "side"),
        ({"match": 2}, "match"),
        ({"reactions": "nobody"}, "unknown-reactions"),
        ({"seats": SEATS[:1]}, "seats"),
        ({"heroes": NONE, "position": drawn_position()}, "side"),
        ({"position": evolve(drawn_position(), phase="tea")}, "phase"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(changes: dict[str, Any], code: str) -> None:
    """With its code; nothing is dealt."""
    with pytest.raises(SetupError) as caught:
        RULES.start(evolve(Setup(SEATS, heroes=0), **changes), 1)

    assert code in [problem[0] for problem in caught.value.problems]


def place(heroes: PositionSeat, umbrella: PositionSeat) -> Setup:
    return Setup(SEATS, heroes=0, position=Position((heroes, umbrella), "event"))


TEAM = (PositionTeam("hero-strike-team"),)
HIVE = ("umbrella-hive",)


@pytest.mark.parametrize(
    ("heroes", "umbrella", "code"),
    [
        (PositionSeat(teams=TEAM), PositionSeat(), "no-facility"),
        (PositionSeat(), PositionSeat(facilities=HIVE), "no-team"),
        (PositionSeat(teams=TEAM, deck=("x",)), PositionSeat(facilities=HIVE), "unknown-card"),
        (
            PositionSeat(teams=TEAM, hand=("hero-strike-team",)),
            PositionSeat(facilities=HIVE),
            "too-many-copies",
        ),
        (PositionSeat(teams=TEAM, hand=HIVE), PositionSeat(facilities=HIVE), "wrong-zone"),
        (PositionSeat(teams=TEAM), PositionSeat(facilities=HIVE, hand=HIVE), "wrong-zone"),
        (
            PositionSeat(
                teams=(
                    PositionTeam(
                        "hero-strike-team", ("hero-alice", "hero-ada-wong", "hero-leon-kennedy")
                    ),
                )
            ),
            PositionSeat(facilities=HIVE),
            "team-full",
        ),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(
    heroes: PositionSeat, umbrella: PositionSeat, code: str
) -> None:
    """The rules themselves refuse it too, whoever made it."""
    with pytest.raises(SetupError) as caught:
        RULES.start(place(heroes, umbrella), 1)

    assert code in [problem[0] for problem in caught.value.problems]


def test_a_view_hides_hands_and_decks() -> None:
    """WAR-7.1: of the other seat only numbers, and the set of what lies hidden."""
    state = RULES.start(Setup(SEATS, heroes=0), 5)
    state, _ = RULES.apply(state, ("find:strike-team",))
    view = RULES.view(state, 0)
    other = view.side_of_umbrella

    assert () == other.hand
    assert (4, 32) == (other.hand_size, other.deck_size)
    assert tuple(sorted(state.players[1].hand + state.players[1].deck)) == other.hidden
    assert 4 == len(view.me.hand)
    assert view.side_of_heroes is view.me
    kinds = {CATALOGUE.cards[copy].kind for copy in other.facilities}
    assert {Kind.FACILITY} == kinds
