"""The Mansion as a seat knows it: every card is somewhere, every figure is exact."""

from collections.abc import Callable
from typing import Any

import pytest

from core.deckbuilding.odds import Attack, odds
from core.deckbuilding.state import Known
from core.kernel.event import HIDDEN
from core.kernel.records import evolve
from tests.deckbuilding.table import RULES
from tests.tui.looks import a_game_in, a_game_of_bots, eyes_on, shown
from tests.tui.modes import at
from tests.tui.played import eyes_of
from tests.tui.story import resumed, story
from tui.look.deck import deck_of, mansion_copies, mansions
from tui.look.fates import Beating, fates_of
from tui.look.forecast import Forecast, damages, fighting_health, forecast_rows, table_rows
from tui.look.mansion import (
    bottom_words,
    coming,
    coming_head,
    coming_rows,
    dangerous,
    gone_words,
    head_row,
    unseen_row,
)
from tui.look.past import Past
from tui.table.eyes import Eyes

Baseline = Callable[[str, str], None]


def list_of(eyes: Eyes, width: int, lines: int = 1) -> str:
    deck = deck_of(eyes)
    cards = [
        line for each in coming(eyes, deck) for line in coming_rows(eyes, each, deck, width, lines)
    ]
    return shown([coming_head(width), *cards, unseen_row(deck, width)])


def card(eyes: Eyes, name: str) -> str:
    """Return the number of a card of Premiere; other boxes have cards of the same names."""
    cards = eyes.book.catalogue.cards
    return next(each.id for each in cards if each.name == name and each.set == "premiere")


@pytest.mark.parametrize("seed", [1, 2])
def test_seen_unseen_and_gone_are_the_whole_mansion_in_every_state_of_a_game(seed: int) -> None:
    for eyes in eyes_on(a_game_of_bots(seed, 300), seat=1):
        deck = deck_of(eyes)

        assert 38 == len(mansion_copies(eyes)) == deck.size
        assert eyes.view.mansion_size == len(deck.unseen) + deck.seen


@pytest.mark.parametrize(
    "changed",
    [
        {"mode": "mercenary", "inventories": "own"},
        {"partner": True},
        {"combined_with": ("nightmare",), "difficulty": ("hard-1",)},
    ],
    ids=("mercenary", "partner", "combined"),
)
def test_they_are_in_every_mode(changed: dict[str, Any]) -> None:
    table = a_game_in(changed, 3, 120)
    for eyes in eyes_on(table, seat=1):
        deck = deck_of(eyes)
        whole = sum(
            each.copies for mansion in mansions(eyes) for each in eyes.mode.mansion_cards(mansion)
        )

        assert whole == len(mansion_copies(eyes)) == deck.size
        assert eyes.view.mansion_size == len(deck.unseen) + deck.seen


def test_the_cards_that_can_still_come_add_up_to_those_not_seen() -> None:
    for eyes in eyes_on(a_game_of_bots(3, 200), seat=0):
        deck = deck_of(eyes)

        assert len(deck.unseen) == sum(each.copies for each in coming(eyes, deck))


def test_the_list_at_80_columns(baseline: Baseline) -> None:
    baseline("look-mansion-40", list_of(story().look(), 40))


def test_a_wide_list_has_the_chances_and_the_texts(baseline: Baseline) -> None:
    baseline("look-mansion-110", list_of(story().look(), 110, lines=2))


def test_a_narrow_list_keeps_health_and_number() -> None:
    assert [
        "Infected              Health left",
        "Bui Kichwa                10    1",
    ] == list_of(story().look(), 33).splitlines()[:2]


def test_infected_that_do_more_than_their_damage_are_dangerous() -> None:
    eyes = story().look()
    marked = {each.card.name for each in coming(eyes, deck_of(eyes)) if dangerous(eyes, each.card)}

    assert {"Gatling Gun Majini", "Hunter", "Nemesis T-Type", "Uroboros Aheri"} == marked


def test_whoever_has_little_health_is_in_danger_of_more() -> None:
    eyes = story().look()
    me = evolve(eyes.view.me, health=20)
    weak = evolve(eyes, view=evolve(eyes.view, seats=(me, *eyes.view.seats[1:])))

    assert dangerous(weak, weak.book.cards[card(weak, "Zombie (Male)")])
    assert not dangerous(weak, weak.book.cards[card(weak, "Cerberus")])


def test_what_is_known_at_the_bottom_says_whom_it_has_beaten() -> None:
    eyes = story().look()
    fates = fates_of(Past(story().session).steps())

    assert (
        "Majini beat Ben 10, El Gigante beat Cleo 40, Gatling Gun Majini beat Cleo 25."
        == bottom_words(eyes, deck_of(eyes), fates)
    )


def test_beatings_are_found_again_after_a_game_was_resumed() -> None:
    fates = fates_of(Past(resumed().session).steps())

    assert {Beating(1, 10, 0), Beating(2, 40, 11), Beating(2, 25, 11)} == set(
        fates.beatings.values()
    )
    assert {2: 11} == fates.falls


def test_several_cards_that_went_down_together_lie_in_unknown_order() -> None:
    eyes = story().look()
    first, second = eyes.view.mansion_unseen[:2]
    view = evolve(
        eyes.view,
        mansion_unseen=eyes.view.mansion_unseen[2:],
        mansion_known=(Known((first, second)),),
    )

    assert bottom_words(
        evolve(eyes, view=view), deck_of(evolve(eyes, view=view)), fates_of(())
    ).endswith(": in unknown order).")


def test_a_card_that_somebody_else_put_down_unseen_is_counted_and_not_named() -> None:
    eyes = story().look()
    view = evolve(eyes.view, mansion_known=(Known((HIDDEN,), only=2),))
    other = evolve(eyes, view=view)
    deck = deck_of(other)

    assert "1 card that Cleo knows." == bottom_words(other, deck, fates_of(()))
    assert "not seen, 1 of them at the bottom" in shown([unseen_row(deck, 60)])


def test_gone_cards_are_where_they_went() -> None:
    eyes = story().look()

    assert (
        "Gone: 6 Infected Attached (Ana 3, Ben 2, Cleo 1); Yellow Herb on Barry Burton."
        == gone_words(eyes, deck_of(eyes))
    )


def test_the_first_line_leaves_out_whole_facts_where_it_is_narrow() -> None:
    eyes = story().look()
    deck = deck_of(eyes)

    assert "Mansion: Premiere, 27 cards | 20 in the deck | 7 gone | boss Uroboros Aheri\n" == shown(
        [head_row(eyes, deck, 80)]
    )
    assert "Mansion: Premiere, 27 cards\n" == shown([head_row(eyes, deck, 40)])


def test_the_odds_are_those_of_the_core() -> None:
    eyes = story().look()
    forecast = Forecast(eyes)

    for explores in (1, 2, 3):
        attack = Attack(60, 60, forecast.own.ammo)

        assert odds(RULES.book, eyes.view, attack, explores) == forecast.odds(60, explores)


def test_the_best_damage_counts_the_ammunition_of_the_hand() -> None:
    """Ana has 0 Ammo, 10 in Hand; the Handgun takes 10 and deals 20, the Knife 15."""
    own = Forecast(story().look()).own

    assert (35, 0) == (own.damage, own.ammo)


def test_on_another_players_turn_no_ammo_is_there() -> None:
    """Ana holds two Combat Knives that need none."""
    own = Forecast(story(()).seen_by(0)).own

    assert (10, 0) == (own.damage, own.ammo)


def test_the_odds_as_rows(baseline: Baseline) -> None:
    forecast = Forecast(story().look())
    rows = [*forecast_rows(forecast, 50, (1, 2)), *table_rows(forecast, (1, 2), 10)]

    baseline("look-forecast", shown(rows))


def test_fewer_rows_keep_the_damage_that_beats_everything() -> None:
    eyes = story().look()

    assert [10, 20, 30, 40, 50, 60, 90] == damages(eyes, 7)
    assert [90] == damages(eyes, 1)


def test_more_explores_than_cards_have_no_odds() -> None:
    eyes = story().look()
    forecast = Forecast(eyes)

    assert "       -" in shown(forecast_rows(forecast, 50, (1, 21)))


def test_a_character_that_is_down_fights_again_with_its_new_health() -> None:
    assert 50 == fighting_health(story().seen_by(2))


# Modes and difficulties.


def test_the_figures_are_those_of_the_difficulty() -> None:
    eyes = story().look()
    setup = evolve(eyes.view.setup, difficulty=("hard-1",))
    hard = evolve(eyes, view=evolve(eyes.view, setup=setup))
    easy = evolve(hard, view=evolve(eyes.view, setup=evolve(setup, difficulty=("easy",))))

    def figures(of: Eyes, name: str) -> list[str]:
        lines = list_of(of, 110).splitlines()
        return next(line for line in lines if line.startswith(name)).replace("!", "").split()[1:]

    assert ["40", "30", "4"] == figures(eyes, "Hunter")[:3]
    assert ["50", "40", "4"] == figures(hard, "Hunter")[:3]
    assert ["30", "20", "4"] == figures(easy, "Hunter")[:3]
    assert "twice: not Defeated:" in list_of(hard, 110)
    assert "no effect: Easy" in list_of(easy, 110)


def test_what_lies_in_a_combo_pile_is_told_by_team() -> None:
    eyes = eyes_of(at("mercenary"))

    assert (
        "Gone: Bui Kichwa, Licker, Dr. Salvador in the Combo Pile of Ana and Cleo."
        == gone_words(eyes, deck_of(eyes))
    )


def test_where_a_boss_ends_nothing_it_is_an_infected_like_others() -> None:
    """DBG-15.21."""
    eyes = eyes_of(at("outbreak"))
    mercenary = evolve(
        eyes, view=evolve(eyes.view, setup=evolve(eyes.view.setup, mode="mercenary"))
    )

    assert "boss" in list_of(eyes, 80)
    assert "boss" not in list_of(mercenary, 80)


def test_combined_mansions_are_named_and_their_bosses_counted() -> None:
    eyes = next(eyes_on(a_game_in({"combined_with": ("nightmare",)}, 3, 0), seat=0))
    deck = deck_of(eyes)

    assert (
        "Mansion: Premiere + Nightmare, 78 cards | 78 in the deck | 2 of 2 Bosses left\n"
        == shown([head_row(eyes, deck, 80)])
    )
    assert "boss Uroboros Aheri | boss Osmund Saddler" in shown([head_row(eyes, deck, 160)])
