"""The survivors in rows: all there is to know, and less where there is less room."""

from collections.abc import Callable

import pytest
from attrs import evolve

from tests.tui.looks import shown
from tests.tui.story import Story, story
from tui.look.fates import fates_of
from tui.look.past import Past
from tui.look.survivors import (
    LEAST,
    Reader,
    detail_for,
    head_row,
    leader_words,
    title_of,
    zone_counts,
)

Baseline = Callable[[str, str], None]


def survivors(game: Story, width: int, detail: int) -> str:
    eyes = game.look()
    reader = Reader(eyes, fates_of(Past(game.session).steps()), width, detail)
    return "".join(
        f"-- {title_of(eyes, seat)}\n{shown(reader.rows(seat))}" for seat in eyes.view.seats
    )


@pytest.mark.parametrize("detail", range(LEAST + 1))
def test_each_detail_at_80_columns(detail: int, baseline: Baseline) -> None:
    baseline(f"look-survivors-{detail}", survivors(story(), 79, detail))


@pytest.mark.parametrize(
    ("room", "detail"),
    [(30, 0), (20, 0), (19, 1), (18, 1), (17, 2), (13, 3), (12, 3), (11, 4), (3, 4)],
)
def test_less_is_said_where_there_is_less_room(room: int, detail: int) -> None:
    eyes = story().look()
    fates = fates_of(Past(story().session).steps())

    assert detail == detail_for(eyes, fates, 79, room)


def test_the_first_line_says_who_leads() -> None:
    eyes = story().look()

    assert (
        "Survivors | Story, First Timer | turn 12 | most Decorations wins: Ana leads, 9\n"
        == shown([head_row(eyes, 80)])
    )


def test_several_may_lead() -> None:
    eyes = story(()).look()
    seats = tuple(evolve(seat, decorations=4) for seat in eyes.view.seats[:2])
    view = evolve(eyes.view, seats=(*seats, eyes.view.seats[2]))

    assert "most Decorations wins: Ana and Ben lead, 4" == leader_words(evolve(eyes, view=view))


def test_who_falls_for_good_next_turn_is_warned() -> None:
    game = story()
    eyes = game.look()
    cleo = eyes.view.seats[2]
    doomed = evolve(cleo, returns_with=0)
    reader = Reader(eyes, fates_of(()), 79, 0)

    assert "! DOWN: out of the game next turn" in shown(reader.rows(doomed))


def test_the_zones_count_all_cards() -> None:
    assert [
        "Hand 3", "Inventory 3", "Discard Pile 3", "Play Area 5", "all cards 14",
    ] == zone_counts(story().look().view.me)  # fmt: skip


def test_a_character_that_is_not_chosen_yet_is_said_to_be_missing() -> None:
    eyes = story().look()
    nobody = evolve(eyes.view.seats[1], character=-1)

    assert "no Character yet" in shown(Reader(eyes, fates_of(()), 79, 0).rows(nobody))
