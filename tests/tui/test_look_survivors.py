"""The survivors in rows: all there is to know, and less where there is less room."""

from collections.abc import Callable

import pytest

from core.kernel.records import evolve
from tests.tui.looks import shown
from tests.tui.modes import at
from tests.tui.played import eyes_of
from tests.tui.story import Story, story
from tui.look.fates import NO_FATES, fates_of
from tui.look.past import Past
from tui.look.survivors import (
    FIGURES,
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
    [(30, 0), (20, 0), (19, 1), (18, 1), (17, 2), (13, 3), (12, 3), (11, 4), (3, 5)],
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


# Modes.


def of_mode(name: str, seat: int, width: int = 79) -> list[str]:
    """Return the rows of a seat in a mode, as Ana sees them."""
    eyes = eyes_of(at(name), 0)
    reader = Reader(eyes, NO_FATES, width, 0)
    return shown(reader.rows(eyes.view.seats[seat])).splitlines()


def test_a_team_stands_with_its_first_member() -> None:
    line = "  Team of Ana and Cleo: Team turns left 7, COMBO (1+3+2) x 3 = 18"

    assert line in of_mode("mercenary", 0)
    assert not any("Team of Ana" in each for each in of_mode("mercenary", 2))


def test_infection_cards_lie_open() -> None:
    assert "  Infection 2/10: Claw, Drag" in of_mode("outbreak", 1)
    assert "  INFECTED: Base Damage 5" in of_mode("outbreak", 2)


def test_a_partner_has_its_health_levels_and_cards() -> None:
    lines = of_mode("partner", 0)

    assert (
        "! Partner Sheva Alomar   Health 20/80 [##------]   Attached 1 of 2: Six Shooter" in lines
    )
    assert "  Lv2   Rifle Weapons need 20 less Ammo." in lines


def test_in_versus_it_says_who_can_be_attacked() -> None:
    assert "  can be Attacked" in of_mode("versus", 1)
    assert "  can be Attacked" not in of_mode("versus", 3)


def test_who_leads_is_told_alone_where_there_is_no_room_for_how_the_game_is_won() -> None:
    eyes = eyes_of(at("mercenary"))

    assert shown([head_row(eyes, 80)]).endswith("| Ben leads, 24\n")
    assert shown([head_row(eyes, 120)]).endswith("| most Decorations wins: Ben leads, 24\n")


def test_little_room_still_shows_both_characters_and_their_infection() -> None:
    """Where their Levels and Skills do not fit, a line a seat would leave half of the screen empty."""
    eyes = eyes_of(at("outbreak-partner"), 0)
    reader = Reader(eyes, NO_FATES, 79, FIGURES)
    said = [shown(reader.rows(seat)) for seat in eyes.view.seats]
    room = sum(1 + len(reader.rows(seat)) for seat in eyes.view.seats)

    assert all("INFECT" in each.upper() for each in said)
    assert ["Partner " in each for each in said] == [bool(s.partner) for s in eyes.view.seats]
    assert FIGURES == detail_for(eyes, NO_FATES, 79, room)
    assert LEAST == detail_for(eyes, NO_FATES, 79, room - 1)
