"""The sentences of modes and modifications: who they name, and that their numbers add up."""

import re

from core.deckbuilding import events
from core.deckbuilding.setup import Seat, Setup
from core.kernel.event import Event, because
from tests.deckbuilding.table import RULES
from tests.tui.modes import at
from tests.tui.played import eyes_of
from tests.tui.story import NARRATION, AnyTable
from tui.table.eyes import Eyes

ANA, BEN, CLEO = range(3)


def told(eyes: Eyes, *happened: Event) -> list[str]:
    return [line.text for line in NARRATION.lines(happened, eyes.view, 12, 0)]


def played(table: AnyTable, seat: int = ANA) -> list[str]:
    """Return the log of a table so far, without its titles."""
    eyes = eyes_of(table, seat)
    happened = (event for step in table.steps for event in step)
    return [
        line.text
        for line in NARRATION.lines(tuple(happened), eyes.view, 12, 0)
        if "turn" not in line.tags
    ]


def test_a_combo_ends_with_its_sum_and_what_it_leads_to() -> None:
    eyes = eyes_of(at("mercenary"), ANA)
    cause = because(ANA)

    assert [
        "The Combo of Ana and Cleo ends: (1 + 3 + 2) x 3 = 18. Decorations 11 + 18 = 29."
    ] == told(eyes, events.ComboScored(cause, "DBG-15.10", ANA, (1, 2, 3), (1, 3, 2), 18, 29))
    assert ["The Combo of Ben ends: 2 x 1 = 2. Decorations 24 + 2 = 26."] == told(
        eyes, events.ComboScored(because(BEN), "DBG-15.10", BEN, (1,), (2,), 2, 26)
    )


def test_team_turns_are_counted_down_to_the_last_one() -> None:
    eyes = eyes_of(at("mercenary"), ANA)
    over = [events.TeamTurnEnded(because(BEN), "DBG-15.5", BEN, left) for left in (2, 1, 0)]

    assert [
        "The Team turn of Ben is over; 2 more are left.",
        "The Team turn of Ben is over; 1 more is left.",
        "The last Team turn of Ben is over.",
    ] == told(eyes, *over)


def test_a_hit_is_one_line_with_the_health_after_it() -> None:
    lines = played(at("versus", "attack", "target:2", "done", "use:handgun", "done"))

    assert "Ana hits Barry (Ben) with 10: Health 25 - 10 = 15." in lines


def test_a_level_of_versus_is_told_with_what_it_needs_there() -> None:
    table = at("versus", "attack", "target:2", "done", "use:pump-action-shotgun", "done")

    assert "Leon reaches Level 2 with 2 Decorations (needs 2)." in played(table)


def test_characters_are_chosen_by_what_their_levels_take_in_the_mode() -> None:
    """DBG-16.13: Versus counts Levels, not the printed Decorations."""
    scenario = RULES.book.scenarios["first-timer"]
    setup = Setup("versus", (Seat("Ana"), Seat("Ben")), scenario.piles, scenario.id)
    state = RULES.start(setup, 9)
    decision = RULES.decision(state)
    assert decision is not None
    notes = [NARRATION.note(each, RULES.view(state, ANA)) for each in decision.options]

    taken = {
        int(each) for note in notes for each in re.findall(r"\d+", note.partition("Levels at")[2])
    }

    assert 2 == len(notes)
    assert {2} < taken <= {0, 1, 2}


def test_an_attack_without_damage_says_so() -> None:
    assert "Ana deals Barry (Ben) no Damage." in played(
        at("versus", "attack", "target:2", "done", "done")
    )


def test_who_leads_is_one_of_two_even_where_both_have_one_name() -> None:
    eyes = eyes_of(at("partner"), ANA)
    partner = eyes.view.me.partner
    assert partner is not None

    assert ["Sheva leads in Ana's Explore."] == told(
        eyes, events.LeaderChosen(because(ANA), "DBG-18.12", ANA, partner.character)
    )


def test_an_infected_character_has_its_whole_name() -> None:
    """All three are called Zombie."""
    lines = played(at("outbreak", "attack", "use:combat-knife", "done"))

    assert "Ana hits Zombie B (Cleo) with 5: Health 40 - 5 = 35." in lines


def test_the_level_of_infection_is_told_with_its_sum() -> None:
    lines = played(at("outbreak", "end"))

    assert any(line.startswith("Leon: Infection Level 7 + 1 = 8 (") for line in lines)
