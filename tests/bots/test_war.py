"""The steady bot of Biohazard War: legal, honest, quick enough, and better than chance on either side."""

from collections import Counter

import pytest

from core.bots.base import chance_for
from core.bots.match import play
from core.bots.registry import bot_for
from core.kernel.chance import Chance
from core.war.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from core.war.state import State
from tests.generic.under_test import dice
from tests.war.game import opened_setup, permute_hidden
from tests.war.generated import generated_setup
from tests.war.table import RULES

STEADY = bot_for("war", "steady", RULES.catalogue)
SEATS = Seat("Ana", "steady"), Seat("Ben", "steady")


def test_every_answer_is_legal_from_any_position() -> None:
    """WAR-4 to 6: whatever is asked."""
    for seed in range(60):
        setup = generated_setup(seed) if seed % 2 else opened_setup(seed)
        outcome = play(RULES, setup, seed, (STEADY, STEADY), 300)
        assert outcome.finished, seed


def test_hidden_cards_change_no_answer() -> None:
    """WAR-7.1: it looks at its view only."""
    for seed in range(12):
        state = RULES.start(opened_setup(2 * seed + 1), seed)
        for count in range(120):
            decision = RULES.decision(state)
            if decision is None:
                break
            seat = decision.seat
            other = permute_hidden(state, seat, Chance(dice(seed, count).getrandbits(64)))
            chance = chance_for(seed, seat, count)
            answer = STEADY.answer(RULES.view(state, seat), chance)
            assert answer == STEADY.answer(RULES.view(other, seat), chance)
            state, _ = RULES.apply(state, answer)


@pytest.mark.parametrize(("heroes", "least"), [(0, 27), (1, 34)])
def test_it_beats_chance_on_either_side(heroes: int, least: int) -> None:
    """Of 40 games with the side against random answers."""
    bots = (STEADY, bot_for("war", "random"))
    wins: Counter[int] = Counter()
    for seed in range(40):
        outcome = play(RULES, Setup(SEATS, heroes=heroes), seed, bots)
        wins.update(outcome.result.winners if outcome.result else ())

    assert wins[0] >= least - 4, wins


def at(heroes: PositionSeat, umbrella: PositionSeat, phase: str, *keys: str) -> State:
    position = Position((heroes, umbrella), phase)
    state = RULES.start(Setup(SEATS, heroes=0, reactions="everyone", position=position), 1)
    for key in keys:
        state, _ = RULES.apply(state, (key,))
    return state


def answered(state: State) -> str:
    decision = RULES.decision(state)
    assert decision is not None
    (key,) = STEADY.answer(RULES.view(state, decision.seat), Chance(0))
    return key


ALPHA = PositionTeam("hero-star-alpha-team", ("hero-alice", "hero-jill-valentine"))
ALONE = PositionTeam("hero-prison-survivors")


def umbrella_with(hand: tuple[str, ...], *units: str, facilities: int = 3) -> PositionSeat:
    names = ("umbrella-backup", "umbrella-hive", "umbrella-headquarters")[:facilities]
    return PositionSeat(hand=hand, facilities=names, units=units)


def test_the_bomb_waits_for_a_team_that_hurts() -> None:
    """It takes Alpha Team with its Characters along, and lets a weak Team alone."""
    bomb = umbrella_with(("umbrella-bomb",))
    strong = at(PositionSeat(teams=(ALPHA,)), bomb, "assault", "assault:star-alpha-team")
    strong, _ = RULES.apply(strong, ("facility:backup",))
    strong, _ = RULES.apply(strong, ("done",))
    weak = at(PositionSeat(teams=(ALONE,), deck=("hero-alice-clones",)), bomb, "assault")
    for key in ("assault:prison-survivors", "facility:backup", "done"):
        weak, _ = RULES.apply(weak, (key,))

    assert "commit:bomb" == answered(strong)
    assert "done" == answered(weak)


def test_the_bomb_is_not_thrown_for_the_last_facility() -> None:
    """WAR-2.1: the game would be lost by it."""
    bomb = umbrella_with(("umbrella-bomb",), facilities=1)
    state = at(PositionSeat(teams=(ALPHA,)), bomb, "assault", "assault:star-alpha-team", "done")

    assert "done" == answered(state)


def test_the_weakest_defender_that_holds_is_enough() -> None:
    """Commandos hold the Headquarters against a weak Team; the Tyrant stays ready."""
    umbrella = umbrella_with((), "umbrella-tyrant", "umbrella-commandos")
    heroes = PositionSeat(teams=(ALONE,), deck=("hero-alice-clones",))
    keys = ("assault:prison-survivors", "facility:headquarters", "done")

    assert "defend:commandos" == answered(at(heroes, umbrella, "assault", *keys))


def test_the_heroes_assault_at_good_odds_only() -> None:
    """Alpha Team goes for a bare Backup; a weak Team does not go for what a Tyrant guards."""
    bare = at(PositionSeat(teams=(ALPHA,)), umbrella_with(()), "assault")
    guarded = umbrella_with((), "umbrella-tyrant", "umbrella-nemesis")
    weak = at(PositionSeat(teams=(ALONE,), deck=("hero-alice-clones",)), guarded, "assault")

    assert "assault:star-alpha-team" == answered(bare)
    assert "done" == answered(weak)


def test_defenders_are_not_sent_away() -> None:
    """A Unit that only goes on missions goes; the last two that defend stay."""
    heroes = PositionSeat(teams=(ALONE,), deck=("hero-alice-clones",))
    two = umbrella_with((), "umbrella-nemesis", "umbrella-tyrant")
    flying = umbrella_with((), "umbrella-nemesis", "umbrella-tyrant", "umbrella-gunships")

    assert "done" == answered(at(heroes, two, "search"))
    assert "send:gunships" == answered(at(heroes, flying, "search"))
