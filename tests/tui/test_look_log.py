"""The log of a whole game: what is told, to whom, and how it is looked through."""

from collections.abc import Callable
from typing import Any

import pytest

from core.kernel.event import Event, seen
from tests.tui.looks import shown
from tests.tui.story import ANSWERS, NARRATION, Story, resumed, story
from tui.glyphs import ASCII
from tui.look.log import (
    FILTERS,
    NOWHERE,
    Page,
    Sought,
    head_words,
    next_filter,
    next_hit,
    page_of,
)
from tui.look.logbook import Entry, Logbook
from tui.look.past import Past
from tui.narration.base import Line
from tui.narration.deckbuilding.narration import DeckBuildingNarration

Baseline = Callable[[str, str], None]


def logbook(game: Story) -> Logbook:
    return Logbook(Past(game.session), NARRATION)


def page(game: Story, sought: Sought, width: int = 79) -> Page:
    return page_of(logbook(game).entries(0), sought, width, ASCII)


def text(made: Page) -> str:
    return shown(line for passage in made.passages for line in passage.rows)


class Listening(DeckBuildingNarration):
    """Narrates, and keeps the events it was given."""

    def __init__(self) -> None:
        super().__init__(NARRATION.book.catalogue)
        self.heard: list[Event] = []

    def lines(self, events: tuple[Event, ...], view: Any, turn: int, step: int) -> tuple[Line, ...]:
        self.heard += events
        return super().lines(events, view, turn, step)


def test_the_whole_log(baseline: Baseline) -> None:
    baseline("look-log", text(page(story(), Sought())))


def test_the_fights_with_a_search(baseline: Baseline) -> None:
    baseline("look-log-fights", text(page(story(), Sought("fight", "majini"))))


def test_a_log_in_few_columns_wraps_and_loses_nothing() -> None:
    wide, narrow = text(page(story(), Sought())), text(page(story(), Sought(), 39))

    assert max(map(len, narrow.splitlines())) <= 39
    assert [w for w in wide.split() if set(w) - {"-"}] == [
        w for w in narrow.split() if set(w) - {"-"}
    ]


def test_no_line_is_longer_than_can_be_read_with_ease() -> None:
    assert max(map(len, text(page(story(), Sought(), 200)).splitlines())) <= 100


def test_the_answers_of_one_explore_are_one_tale() -> None:
    """Weapons are answered one by one and told together."""
    told = [each.line.text for each in logbook(story()).entries(0)]

    assert any("uses Pump-Action Shotgun 35, Combat Knife 15: Damage 50" in line for line in told)


def test_each_line_knows_the_answer_after_which_it_was_true() -> None:
    game = story()
    past = Past(game.session)
    defeat = next(
        e for e in logbook(game).entries(0) if "Defeated, Decorations 5 + 4 = 9" in e.line.text
    )

    assert 9 == past.view(defeat.after, 0).seats[0].decorations
    assert 5 == past.view(defeat.after - 1, 0).seats[0].decorations


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_is_told_what_another_seat_alone_may_know(seat: int) -> None:
    narration = Listening()
    game = story()
    Logbook(Past(game.session), narration).entries(seat)

    assert [
        seen(event, seat) for step in game.session.table.steps for event in step
    ] == narration.heard


def test_another_reader_is_told_anew() -> None:
    narration = Listening()
    game = story((*ANSWERS, "end"))
    book = Logbook(Past(game.session), narration)
    book.entries(0)
    narration.heard.clear()
    book.entries(1)

    assert [seen(e, 1) for step in game.session.table.steps for e in step] == narration.heard


def test_a_game_that_goes_on_from_a_snapshot_has_its_whole_log() -> None:
    assert logbook(story()).entries(0) == logbook(resumed()).entries(0)


def test_a_growing_log_tells_each_answer_once() -> None:
    game = story(())
    narration = Listening()
    book = Logbook(Past(game.session), narration)
    for key in ANSWERS:
        book.entries(0)
        game.play(key)

    assert logbook(story()).entries(0) == book.entries(0)


def test_what_was_taken_back_is_no_longer_told() -> None:
    game = story()
    book = logbook(game)
    book.entries(0)
    game.session.undo()
    undone = book.entries(0)
    game.play("buy:combat-knife")

    assert logbook(story(ANSWERS[:-1])).entries(0) == undone
    assert "buys Combat Knife" in book.entries(0)[-1].line.text


def test_a_filter_says_what_it_hides_of_the_turn_under_way() -> None:
    assert "6 lines are hidden by the filter." in text(page(story(), Sought("fight")))


def test_a_turn_without_a_line_to_show_has_no_title() -> None:
    assert "Turn 11" not in text(page(story(), Sought("buy")))
    assert "Turn 12" in text(page(story(), Sought("buy")))


def test_hits_go_round() -> None:
    made = page(story(), Sought(text="majini"))
    first, *_more, last = made.hits

    assert first == next_hit(made, last)
    assert last == next_hit(made, made.hits[-2])
    assert NOWHERE == next_hit(page(story(), Sought(text="nothing like it")), 0)


@pytest.mark.parametrize("typed", ["[", "[/", "*", "(", "\\", ".*"])
def test_a_search_is_for_the_very_characters(typed: str) -> None:
    found = page(story(), Sought(text=typed)).hits

    assert all(typed in logbook(story()).entries(0)[place].line.text for place in found)
    assert bool(found) == (typed == "(")


def test_the_first_line_counts_lines_and_hits() -> None:
    entries: tuple[Entry, ...] = logbook(story()).entries(0)
    sought = Sought("fight", "majini")
    made = page_of(entries, sought, 79, ASCII)

    assert [
        "Log",
        "20 lines",
        "filter: fights, 8 lines",
        'search "majini": hit 2 of 3',
    ] == head_words(entries, made, sought, made.hits[1])


def test_the_filters_come_one_after_another() -> None:
    assert ["fight", "danger", "buy", ""] == [next_filter(tag) for tag in FILTERS]
