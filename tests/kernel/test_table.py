"""A game in progress: its answers, its states, undo and branches."""

from collections.abc import Iterator

import pytest
from attrs import evolve as but

from core.kernel.chance import Chance
from core.kernel.decision import IllegalAnswerError
from core.kernel.errors import GameOverError, SetupError
from core.kernel.event import Cause
from core.kernel.rules import Answer, Result, Rules, Standing
from core.kernel.table import Barrier, Table, UndoError, fingerprint
from tests.toy.events import Drew, Played, Scored
from tests.toy.procedures import asked_anew
from tests.toy.rules import Toy
from tests.toy.state import Main, Setup, State, View

ToyTable = Table[Setup, State, View]

TOY: Rules[Setup, State, View] = Toy()

LAMP, KNIFE, DOG, MAP = 0, 10, 15, 6
"""The first copy of each card."""


def a_table(*hand: int, others: tuple[int, ...] = (), turns: int = 2) -> ToyTable:
    """A table at the main part of seat 0, with these cards in hand and the others in the deck."""
    table = Table.begin(TOY, Setup(turns=turns), seed=1)
    state = table.state
    deck = tuple(card for card in range(len(state.cards)) if card not in hand + others)
    sides = (but(state.sides[0], hand=hand), but(state.sides[1], hand=others))
    table.states[0] = asked_anew(but(state, deck=deck, sides=sides), Main(0))
    return table


def play(table: ToyTable, *answers: str) -> None:
    """Give answers of one key each; "-" declines."""
    for key in answers:
        table.play(() if key == "-" else (key,))


def stopped(table: ToyTable) -> Barrier | None:
    """Return what stops undo, which then changes nothing."""
    before = fingerprint(table)
    with pytest.raises(UndoError) as caught:
        table.undo()
    assert before == fingerprint(table)
    return caught.value.barrier


def test_a_table_begins_with_a_question_and_what_led_to_it() -> None:
    table = Table.begin(TOY, Setup(), seed=1)

    assert table.decision is not None
    assert "main" == table.decision.kind
    assert table.result is None
    assert ([], 1, []) == (table.answers, len(table.states), table.barriers)
    assert TOY.opening(Setup(), 1) == (table.state, table.steps[0])


def test_a_setup_that_cannot_be_played_is_refused_with_what_was_expected() -> None:
    with pytest.raises(SetupError, match="turns: 0, expected 1 or more") as caught:
        Table.begin(TOY, Setup(turns=0), seed=1)

    assert (("turns", "0", "1 or more"),) == caught.value.problems


def test_an_answer_adds_a_state_and_what_happened() -> None:
    table = a_table(LAMP)
    events = table.play(("play:lamp",))

    played = Played(Cause(0, LAMP), "TOY-3", 0, LAMP)
    scored = Scored(Cause(0, LAMP, "lamp", "text"), "TOY-3", 0, 1)
    assert (played, scored) == events
    assert ([("play:lamp",)], events) == (table.answers, table.steps[1])
    assert [0, 1] == [state.sides[0].points for state in table.states]


@pytest.mark.parametrize("answer", [(), ("play:dog",), ("search", "end"), ("end", "end")])
def test_an_illegal_answer_leaves_no_trace(answer: Answer) -> None:
    table = a_table(LAMP, DOG)
    play(table, "play:lamp")
    before = fingerprint(table)

    with pytest.raises(IllegalAnswerError):
        table.play(answer)
    assert before == fingerprint(table)


def test_a_refusal_can_be_asked_for_at_the_table() -> None:
    table = a_table(KNIFE)
    refusal = table.explain(0, "play:knife")

    assert refusal is not None
    assert ("too-few-points", 0, 1, "TOY-5") == (
        refusal.code,
        refusal.have,
        refusal.need,
        refusal.rule,
    )
    assert table.explain(0, "search") is None


def test_undo_takes_back_one_answer_after_another() -> None:
    table = a_table(LAMP, LAMP + 1)
    start = table.state
    play(table, "play:lamp", "play:lamp")

    assert 2 == table.undoable()
    assert ("play:lamp",) == table.undo()
    assert 1 == table.state.sides[0].points
    assert ("play:lamp",) == table.undo()
    assert start is table.state
    assert 0 == table.undoable()


def test_undo_leaves_no_trace() -> None:
    table = a_table(LAMP)
    before = fingerprint(table)
    play(table, "play:lamp")
    table.undo()

    assert before == fingerprint(table)


def test_what_was_taken_back_can_be_answered_otherwise() -> None:
    table = a_table(LAMP)
    play(table, "play:lamp")
    table.undo()
    play(table, "end")

    assert [("end",)] == table.answers


def test_there_is_nothing_to_take_back_at_first() -> None:
    assert stopped(a_table(LAMP)) is None


def test_undo_after_drawing_gives_no_second_chance() -> None:
    """A drawn card stays drawn; what was done since is taken back; the crossing is told before."""
    table = a_table(LAMP, MAP)
    play(table, "play:lamp")
    assert table.barrier() is None
    play(table, "play:map")

    assert any(isinstance(event, Drew) for event in table.steps[-1])
    assert Barrier(2, "hidden") == table.barrier()
    assert Barrier(2, "hidden") == stopped(table)


def test_undo_goes_back_to_the_barrier_and_not_past_it() -> None:
    table = a_table(LAMP, MAP)
    play(table, "play:map")
    drawn = table.state
    assert table.decision is not None
    table.play(table.decision.keys()[:2])
    play(table, "-")

    assert 2 == table.undoable()
    table.undo()
    table.undo()
    assert drawn is table.state
    assert Barrier(1, "hidden") == stopped(table)


def test_undo_does_not_roll_again() -> None:
    table = a_table(LAMP)
    play(table, "search")

    assert Barrier(1, "chance") == stopped(table)


def test_undo_does_not_take_back_what_another_seat_was_asked() -> None:
    table = a_table(LAMP, KNIFE, others=(DOG, LAMP + 1))
    play(table, "play:lamp", "play:knife")

    assert Barrier(2, "seat") == stopped(table)


def test_undo_does_not_cross_the_answer_of_another_seat() -> None:
    table = a_table(LAMP, KNIFE, others=(DOG, LAMP + 1))
    play(table, "play:lamp", "play:knife", "dog")

    assert Barrier(3, "seat") == stopped(table)


def test_undo_does_not_reopen_a_game_that_is_over() -> None:
    table = a_table(LAMP, turns=1)
    table.states[0] = asked_anew(but(table.state, deck=()), Main(0))
    play(table, "end")

    assert table.decision is None
    assert Barrier(1, "end") == stopped(table)


def test_a_game_that_is_over_takes_no_answer() -> None:
    table = a_table(LAMP, turns=1)
    play(table, "play:lamp", "end")

    standings = Standing(0, 1, 1, won=True), Standing(1, 2, 0, won=False)
    assert Result("last-turn", standings, 1) == table.result
    assert (0,) == Result("last-turn", standings, 1).winners
    with pytest.raises(GameOverError):
        table.play(())


def random_answers(seed: int, count: int) -> Iterator[Answer]:
    """Legal answers of a game: always one of the options, if one must be."""
    table = Table.begin(TOY, Setup(), seed)
    chance = Chance(seed)
    for _ in range(count):
        decision = table.decision
        if decision is None:
            return
        order, chance = chance.shuffled(decision.keys())
        answer = order[: decision.most]
        table.play(answer)
        yield answer


@pytest.fixture
def played() -> ToyTable:
    """A table after some answers."""
    return Table.begin(TOY, Setup(), 4, tuple(random_answers(4, 12)))


def test_a_table_begun_with_answers_is_the_table_that_was_played(played: ToyTable) -> None:
    table = Table.begin(TOY, Setup(), 4)
    for answer in played.answers:
        table.play(answer)

    assert 12 == len(played.answers)
    assert played == table
    assert fingerprint(played) == fingerprint(table)


def test_answers_of_another_game_are_refused() -> None:
    with pytest.raises(IllegalAnswerError):
        Table.begin(TOY, Setup(), 4, (("end",), ("no-such-key",)))


@pytest.mark.parametrize("count", [0, 1, 5, 12])
def test_a_branch_is_a_prefix(played: ToyTable, count: int) -> None:
    expected = Table.begin(TOY, Setup(), 4, tuple(played.answers[:count]))

    assert expected == played.branch(count)


def test_a_branch_goes_its_own_way(played: ToyTable) -> None:
    before = fingerprint(played)
    branch = played.branch(6)
    while (decision := branch.decision) is not None:
        branch.play(decision.keys()[-max(1, decision.least) :] if decision.options else ())

    assert branch.answers[6:12] != played.answers[6:]
    assert before == fingerprint(played)


def test_what_answers_lead_to_can_be_seen_before_they_count(played: ToyTable) -> None:
    table = Table.begin(TOY, Setup(), 4)
    before = fingerprint(table)
    steps = table.foresee(*played.answers)
    assert before == fingerprint(table)

    for step in steps:
        table.take(step)
    assert played == table


def test_a_wrong_answer_among_several_is_foreseen(played: ToyTable) -> None:
    table = Table.begin(TOY, Setup(), 4)
    before = fingerprint(table)

    with pytest.raises(IllegalAnswerError):
        table.foresee(*played.answers, ("no-such-key",))
    assert before == fingerprint(table)


def from_snapshot(table: ToyTable, count: int) -> ToyTable:
    """The table as a snapshot taken after `count` answers gives it, played on to the same point."""
    stop = table.barriers[count - 1]
    later: ToyTable = Table(
        table.rules,
        table.setup,
        table.seed,
        table.answers[:count],
        [table.states[count]],
        [()],
        first=count,
        stop=stop,
    )
    for answer in table.answers[count:]:
        later.play(answer)
    return later


def test_a_table_from_a_snapshot_knows_the_whole_game(played: ToyTable) -> None:
    table = from_snapshot(played, 7)

    assert played.state == table.state
    assert played.barriers[7:] == table.barriers
    assert played == table.whole()
    assert played is played.whole()


@pytest.mark.parametrize("count", [0, 6, 7, 9, 12])
def test_a_table_from_a_snapshot_branches_anywhere(played: ToyTable, count: int) -> None:
    branch = from_snapshot(played, 7).branch(count)

    assert played.states[count] == branch.state
    assert played.answers[:count] == branch.answers


def test_undo_stops_at_a_snapshot_for_the_reason_it_was_taken_with(played: ToyTable) -> None:
    count = next(n for n, reason in enumerate(played.barriers, start=1) if reason)
    table = from_snapshot(played, count).branch(count)

    assert Barrier(count, played.barriers[count - 1]) == stopped(table)


def test_fingerprints_are_short_and_differ_with_the_state(played: ToyTable) -> None:
    prints = [fingerprint(state) for state in played.states]

    assert len(set(prints)) == len(prints)
    assert all(len(each) == 16 and int(each, 16) >= 0 for each in prints)
    assert fingerprint(State) != fingerprint(played.state)


def test_fingerprints_are_the_same_on_every_machine() -> None:
    """Saved games hold them: whoever changes this calls every save of old a drift."""
    assert "df7bb8a90482fdf7" == fingerprint(Chance(2026, (5, (1, 0))))
