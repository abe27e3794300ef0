"""How games of each mode are told at their end: growth, turning points, the story, the standings."""

from core.deckbuilding import events
from core.kernel.event import Event, because
from core.kernel.records import evolve
from core.kernel.rules import Result, Standing
from tests.tui.modes import at
from tests.tui.played import eyes_of
from tests.tui.story import NARRATION
from tui.look.chronicle import COMBO, DUEL, INFECTED, Chronicle, chronicle_of
from tui.look.story import story
from tui.rows import text_of
from tui.table.eyes import Eyes
from tui.table.results import point_words, result_rows

ANA, BEN, CLEO = range(3)
CAUSE = because(ANA)


def told(eyes: Eyes, *happened: Event) -> Chronicle:
    """Return the chronicle of events of turn 12."""
    return chronicle_of(
        [(events.TurnBegan(CAUSE, "DBG-4.1", ANA, 12), *happened)],
        1,
        eyes.view,
        lambda card_id: eyes.book.cards[card_id].decorations,
        [each.team.seats for each in eyes.view.teams],
    )


def copy_of(eyes: Eyes, name: str) -> int:
    cards = eyes.view.cards
    return next(copy for copy, each in enumerate(cards) if eyes.book.cards[each].name == name)


def ended(eyes: Eyes, reason: str, *scores: int) -> Result:
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    standings = tuple(
        Standing(seat, place, scores[seat], place == 1) for place, seat in enumerate(order, 1)
    )
    return Result(reason, standings, 12)


def combo(eyes: Eyes) -> Chronicle:
    hunter, handgun = copy_of(eyes, "Hunter"), copy_of(eyes, "Handgun")
    return told(
        eyes,
        events.ExploreBegan(CAUSE, "DBG-7.3", ANA),
        events.WeaponUsed(CAUSE, "DBG-7.9", ANA, handgun, 10, 50),
        events.JoinedCombo(CAUSE, "DBG-15.8", ANA, hunter, 4),
        events.ComboScored(CAUSE, "DBG-15.10", ANA, (hunter,), (4,), 4, 15),
    )


def test_a_combo_grows_all_members_of_its_team() -> None:
    eyes = eyes_of(at("mercenary"))
    chronicle = combo(eyes)

    assert {ANA: ((12, 15),), CLEO: ((12, 15),)} == dict(chronicle.growth)
    assert [(ANA, 4), (CLEO, 4)] == [
        (each.seat, each.amount) for each in chronicle.points if each.kind == COMBO
    ]
    best = chronicle.best(ANA)
    assert best is not None
    assert 4 == best.decorations


def test_the_story_of_teams_has_the_greatest_combo() -> None:
    eyes = eyes_of(at("mercenary"))
    sentences = story(eyes, combo(eyes), ended(eyes, "turns-over", 15, 24, 15))

    assert "In turn 12 Ana Defeats the first Infected: Hunter." == sentences[1]
    assert "The greatest Combo scores 4 Decorations for Ana and Cleo in turn 12." == sentences[2]
    assert "No Combo is scored." == story(eyes, told(eyes), ended(eyes, "turns-over", 1, 2, 1))[2]


def duels(eyes: Eyes, *losers: int) -> Chronicle:
    handgun = copy_of(eyes, "Handgun")
    fought: list[Event] = [
        events.AttackBegan(CAUSE, "DBG-16.4", ANA),
        events.WeaponUsed(CAUSE, "DBG-7.9", ANA, handgun, 10, 50),
    ]
    fought += [
        events.CharacterDefeated(CAUSE, "DBG-16.8", seat, ANA, won)
        for won, seat in enumerate(losers, 1)
    ]
    return told(eyes, *fought)


def test_a_duel_grows_the_winner_and_credits_the_weapon() -> None:
    eyes = eyes_of(at("versus"))
    chronicle = duels(eyes, BEN, CLEO)
    points = [each for each in chronicle.points if each.kind == DUEL]

    assert ((12, 1), (12, 2)) == chronicle.growth[ANA]
    assert ["12 Ben Defeated", "12 Cleo Defeated"] == [point_words(eyes, each) for each in points]
    best = chronicle.best(ANA)
    assert best is not None
    assert (2, 2) == (best.decorations, best.explores)


def test_the_story_of_versus_has_no_mansion_and_no_infected() -> None:
    eyes = eyes_of(at("versus"))
    result = ended(eyes, "three-decorations", 3, 2, 0, 0)
    sentences = story(eyes, duels(eyes, BEN, CLEO, BEN), result)

    assert sentences[0].endswith(" meet.")
    assert "In turn 12 Ana is the first to Defeat a Character, that of Ben." == sentences[1]
    assert "The Character that falls most often is Ben's, twice." == sentences[2]
    assert sentences[3].endswith("Handgun, which leads 3 Attacks to 3 Decorations.")
    both = story(eyes, duels(eyes, BEN, CLEO), result)
    assert "The Characters of Ben and Cleo fall most often, once each." == both[2]
    none = story(eyes, told(eyes), result)
    assert ("Nobody Defeats anybody.", "No Weapon changes hands.") == none[1:3]


def test_who_became_infected_is_a_turning_point_and_in_the_story() -> None:
    eyes = eyes_of(at("outbreak"))
    chronicle = told(eyes, events.BecameInfected(CAUSE, "DBG-17.14", CLEO))
    [point] = [each for each in chronicle.points if each.kind == INFECTED]

    assert "12 Infected" == point_words(eyes, point)
    sentences = story(eyes, chronicle, ended(eyes, "no-living", 5, 2, 2))
    assert "Nobody takes any Damage; Infected: Cleo in turn 12." == sentences[4].replace(
        "; nobody falls", ""
    )


def test_who_waits_to_turn_has_no_character_in_the_standings() -> None:
    eyes = eyes_of(at("infected"))
    waits = evolve(eyes.view.me, character=-1, face_down=True)
    eyes = evolve(eyes, view=evolve(eyes.view, seats=(waits, *eyes.view.seats[1:])))
    result = ended(eyes, "no-living", 5, 2, 0)

    assert "1. Ana: 5 Decorations, Infected." == NARRATION.result(result, eyes.view)[1]
    assert "Ana as an Infected Character" in story(eyes, told(eyes), result)[0]


def test_the_results_of_teams_have_their_bars_and_turning_points() -> None:
    eyes = eyes_of(at("mercenary"))
    rows = result_rows(eyes, ended(eyes, "turns-over", 15, 24, 15), combo(eyes), 79)
    lines = [text_of(each) for each in rows]

    assert any("turning points: 12 Hunter, 12 Combo 4" in line for line in lines)
    assert any("earned most: Handgun, 4" in line for line in lines)
