"""What modes and modifications add to the head of the table (screens.md, T1 to T4)."""

import pytest

from core.deckbuilding.setup import Seat, Setup
from core.kernel.records import evolve
from core.kernel.table import Table
from tests.deckbuilding.table import RULES
from tests.tui.modes import MODES, at
from tests.tui.played import EVENING, begun, eyes_of
from tests.tui.story import setup
from tui.look.zones import zones
from tui.rows import text_of, width_of
from tui.table import head
from tui.table.eyes import Eyes
from tui.table.strips import infection, partner, skills, teams
from tui.table.strips import rows as strips
from tui.why.modes import mode_topics

WIDTHS = (40, 59, 60, 79, 80, 100, 119, 120, 160, 200)


def eyes_at(name: str, *answers: str, seat: int = 0) -> Eyes:
    return eyes_of(at(name, *answers), seat)


def shown(eyes: Eyes, width: int = 80, *, roomy: bool = False) -> list[str]:
    """Return the strips under the own Character and its Levels, and the lines of the others."""
    rows = [*strips.under_own(eyes, width), *strips.under_effects(eyes, width, roomy=roomy)]
    rows += strips.survivor_rows(eyes, width, roomy=roomy)
    return [text_of(each).rstrip() for each in rows]


@pytest.mark.parametrize("name", MODES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_strip_fits_at_every_width(name: str, seat: int) -> None:
    eyes = eyes_at(name, seat=seat)
    for width in WIDTHS:
        rows = [*strips.under_own(eyes, width), *strips.under_effects(eyes, width)]
        rows.append(head.mates_row(eyes, width))
        rows += [head.own_row(eyes, width, low=width < 60)]
        if width >= 80:
            rows += strips.survivor_rows(eyes, width, roomy=False)
            rows += strips.survivor_rows(eyes, width, roomy=True)
            rows += [head.mansion_row(eyes, None, width), *head.mansion_rows(eyes, (), width)]
        assert all(width_of(each) <= width for each in rows), (width, list(map(text_of, rows)))


@pytest.mark.parametrize("name", MODES)
def test_the_layout_knows_how_many_lines_there_are(name: str) -> None:
    eyes = eyes_at(name)
    lines = 3 + len(shown(eyes)) + eyes.mode.has_mansion

    assert lines == strips.USUAL_LINES + strips.crowd(eyes)


def test_a_story_game_has_no_strip_and_no_crowd() -> None:
    eyes = eyes_of(begun(EVENING))

    assert [] == strips.under_own(eyes, 80)
    assert 0 == strips.crowd(eyes)


# Skills.


def test_skills_show_the_xp_on_each_and_what_it_needs() -> None:
    """DBG-19.5, 19.10: what works is ON; the others' stand in one line."""
    rows = shown(eyes_at("skills"))

    assert "XP 3 | Medic Lv. 1  1/1 ON | Luck Lv. 2  0/3 | Weapon Master Lv. 3  0/6" == rows[0]
    assert (
        "Ben XP 2: Handgun1+ Toughness2+ Giant3 | Cleo XP 0: Reversal1+ Smart2 Maximizer3"
        == rows[-1]
    )


def test_with_a_partner_each_character_has_its_xp() -> None:
    """DBG-19.4."""
    rows = shown(eyes_at("skills-and-partner"))

    assert "Leon XP 1: Medic Lv. 1  0/1 | Sheva XP 5: Luck Lv. 2  0/3" == rows[1]


def test_a_crowd_with_partners_shows_how_many_skills_work() -> None:
    """Three others with two Characters each are too many for the names of their Skills."""
    eyes = eyes_at("skills-and-partner")
    me, ben, cleo = eyes.view.seats
    ben = evolve(ben, skills=(*ben.skills, *(evolve(each, partner=True) for each in me.skills)))
    others = [evolve(ben, seat=seat, name=name) for seat, name in ((1, "Benedict"), (3, "Dora"))]
    crowd = evolve(eyes, view=evolve(eyes.view, seats=(me, others[0], cleo, others[1])))

    [line] = skills.mates_rows(crowd, 80)
    assert "Be... XP 2 0/1 + 0 1/3 | Cleo XP 0 0/0 | Dora XP 2 0/1 + 0 1/3" == text_of(line)
    [line] = skills.mates_rows(crowd, 40)
    assert "Be... XP 2 0/1 + 0 1/3 | Cleo XP 0..." == text_of(line)


# Teams.


def test_each_team_has_its_members_turns_and_combo() -> None:
    assert [
        "Ana 60, Cleo 15  Deco 11  turns left 7 | COMBO (1+3+2) x 3 = 18  ! no Defeat yet",
        "Ben 90/90  Decorations 24  Lv 2  turns left 8 | COMBO none",
    ] == shown(eyes_at("mercenary"))


def test_the_own_team_is_first() -> None:
    assert shown(eyes_at("mercenary", seat=1))[0].startswith("Ben 90/90")


def test_a_defeat_in_the_team_turn_keeps_the_combo_going() -> None:
    [own, _other] = teams.in_order(eyes_at("mercenary"))

    assert own.team.defeated is False
    assert ("  ! no Defeat yet", "danger") == teams.state_of(own)

    defeated = evolve(own, team=evolve(own.team, defeated=True))
    assert ("  + goes on", "gain") == teams.state_of(defeated)
    assert None is teams.state_of(evolve(own, parts=()))


@pytest.mark.parametrize(
    ("under_way", "defeated", "parts", "rule"),
    [
        (True, True, (1,), "DBG-15.9"),
        (True, False, (1,), "DBG-15.10"),
        (True, False, (), "DBG-15.8"),
        (False, False, (1,), "DBG-15.9"),
    ],
)
def test_what_a_combo_waits_for(
    under_way: bool, defeated: bool, parts: tuple[int, ...], rule: str
) -> None:
    own = teams.in_order(eyes_at("mercenary"))[0]
    team = evolve(own.team, under_way=under_way, defeated=defeated)

    assert rule in teams.going_on(evolve(own, team=team, parts=parts))


def test_a_combo_bonus_is_in_each_summand_and_alone_it_waits() -> None:
    eyes = eyes_at("mercenary")
    own = teams.in_order(eyes)[0]
    bonus = next(
        copy
        for copy, card in enumerate(eyes.view.cards)
        if eyes.book.cards[card].name == "Combo Bonus"
    )
    alone = evolve(own, parts=(), worth=0, team=evolve(own.team, combo=(bonus,)))

    assert "COMBO (1+3+2) x 3 = 18" == teams.combo_words(eyes, own)
    assert "COMBO 18" == teams.combo_words(eyes, own, sums=False)
    assert "COMBO none, 1 Bonus waits" == teams.combo_words(eyes, alone)


def test_a_member_who_is_out_says_so() -> None:
    eyes = eyes_at("mercenary")
    seats = (eyes.view.seats[0], eyes.view.seats[1], evolve(eyes.view.seats[2], out=True))
    row = teams.team_row(
        evolve(eyes, view=evolve(eyes.view, seats=seats)), teams.in_order(eyes)[0], 80
    )

    assert text_of(row).startswith("Ana 60, Cleo OUT  Deco 11")


def test_the_turn_goes_through_the_team_and_then_to_the_next_one() -> None:
    assert 2 == teams.next_seat(eyes_at("mercenary"))
    assert 1 == teams.next_seat(eyes_at("mercenary", "end"))


def test_where_one_turn_is_a_team_turn_the_next_team_follows() -> None:
    eyes = eyes_at("mercenary")
    setup = evolve(eyes.view.setup, team_turn="one_member")

    assert 1 == teams.next_seat(evolve(eyes, view=evolve(eyes.view, setup=setup)))


def test_the_mansion_line_counts_the_bonus_cards_that_can_still_come() -> None:
    row = head.mansion_row(eyes_at("mercenary"), None, 80)

    assert "Mansion 7  Time Bonus 2 of 2, Combo Bonus 1 of 1" == text_of(row)


def test_all_teams_share_a_line_where_there_is_little_room() -> None:
    assert "Ana+Cleo Deco 11 turns 7 Combo 18 | Ben Deco 24 turns 8 Combo 0 | M 7" == text_of(
        head.mates_row(eyes_at("mercenary"), 80)
    )


# Versus.


def test_the_race_stands_before_the_others() -> None:
    assert [
        "First to 3 Decorations: Ana 1 [#--]   Ben 2 [##-]   Cleo 0 [---]   Dan 0 [---]",
        "Ben   Barry (bot)      Health 25/90   Level 2         Hand  5 can be Attacked",
        "Cleo  Ada Wong (bot)   Health 70/70   Level 0         Hand  5 can be Attacked",
        "Dan   Sheva (bot)      DOWN           back at 80/80   Hand  0 cannot be Attacked",
    ] == shown(eyes_at("versus"))


# Outbreak.


def test_the_own_track_says_what_raises_it_next() -> None:
    first, *_others = shown(eyes_at("outbreak"))

    assert "INFECTION 7/10 [#######---]  ! +1 at the end of this turn: not Explored yet" == first


@pytest.mark.parametrize(
    ("explored", "said", "danger"),
    [
        (True, "no rise at the end of this turn: Explored", False),
        (False, "+1 at the end of this turn: not Explored yet", True),
    ],
)
def test_what_becomes_of_the_level(explored: bool, said: str, danger: bool) -> None:
    eyes = eyes_at("outbreak")
    view = evolve(eyes.view, turn=evolve(eyes.view.turn, explored=explored))

    assert (said, danger) == infection.next_rise(evolve(eyes, view=view))


def test_the_last_step_says_that_the_character_becomes_infected() -> None:
    eyes = eyes_at("outbreak")
    setup = evolve(eyes.view.setup, difficulty=("hard-2",))
    strict = evolve(eyes, view=evolve(eyes.view, setup=setup))

    assert ("Infected at the end of this turn: not Explored yet", True) == infection.next_rise(
        strict
    )
    assert "! INFECTION 7/8 [#######-]" in text_of(infection.own_rows(strict, 80)[0])


def test_where_the_level_always_rises_exploring_does_not_help() -> None:
    eyes = eyes_at("outbreak")
    view = evolve(
        eyes.view,
        setup=evolve(eyes.view.setup, difficulty=("professional-2",)),
        turn=evolve(eyes.view.turn, explored=True),
    )

    assert ("+1 at the end of this turn: as of every turn", True) == infection.next_rise(
        evolve(eyes, view=view)
    )


def test_nothing_is_said_in_the_turns_of_others() -> None:
    assert ("", False) == infection.next_rise(eyes_at("outbreak", seat=1))


def test_the_others_have_their_track_or_are_infected() -> None:
    _own, ben, cleo = shown(eyes_at("outbreak"))

    assert "Ben   Barry (bot)      Health 90/90   Deco  2 Lv 1  Infection 2/10 Hand  5 next" == ben
    assert "Cleo  Zombie B (bot)   Health 40/140  Deco  2 INFECTED  Base 5     Hand  4" == cleo


def test_an_infected_character_reads_what_it_can_do() -> None:
    eyes = eyes_at("infected")

    assert (
        "INFECTED  Base Damage 10  1 Explore: Attack a living Character (DBG-17.19)"
        == shown(eyes)[0]
    )
    assert text_of(head.own_row(eyes, 80)).endswith("Decorations 5  INFECTED")


def test_who_has_become_infected_waits_for_the_next_turn() -> None:
    eyes = eyes_at("infected")
    waits = evolve(eyes.view.me, character=-1, face_down=True)
    waiting = evolve(eyes, view=evolve(eyes.view, seats=(waits, *eyes.view.seats[1:])))

    assert "INFECTED, rises in the next turn" == text_of(head.own_row(waiting, 80))
    assert "INFECTED  an Infected Character turns face-up in your next turn (DBG-17.15)" == text_of(
        infection.own_rows(waiting, 80)[0]
    )


def test_the_infection_deck_is_counted_beside_the_mansion() -> None:
    assert text_of(head.mansion_row(eyes_at("outbreak"), None, 80)).endswith("Infection Deck 28")


# The Partner.


def test_the_own_partner_has_its_health_and_cards() -> None:
    own, ben, cleo = shown(eyes_at("partner"))

    assert "! Partner Sheva Alomar  Health 20/80 [##------]  Attached 1 of 2: Six Shooter" == own
    assert ben.startswith("Ben   Barry 90/90 + Jill 80/80          Deco")
    assert cleo.startswith("Cleo  Ada Wong (bot)     Health 70/70")


def test_with_room_each_partner_has_a_line() -> None:
    lines = shown(eyes_at("partner"), 120, roomy=True)

    assert lines[0].endswith("Attached 1 of 2: Six Shooter")
    assert (
        "      Partner Jill Valentine Health 80/80   Attached 2 of 2: Handgun, Combat Knife"
        in lines
    )


def test_who_leads_is_said_once_it_is_named() -> None:
    before = eyes_at("partner", "explore", "done", "commit:1")
    fight = before.view.fight
    assert fight is not None
    assert "" == partner.leading(before)

    view = evolve(before.view, kind="effect", fight=evolve(fight, partner_leads=True))
    assert "Sheva LEADS" == partner.leading(evolve(before, view=view))
    view = evolve(before.view, kind="effect")
    assert "Leon LEADS" == partner.leading(evolve(before, view=view))


def test_a_partner_that_is_gone_leaves_its_line() -> None:
    eyes = eyes_at("partner")
    me = evolve(eyes.view.me, partner=None)
    view = evolve(
        eyes.view, seats=(me, *eyes.view.seats[1:]), setup=evolve(eyes.view.setup, partner=True)
    )

    assert "No Partner any more (DBG-18.14)" == shown(evolve(eyes, view=view))[0]


def test_before_the_first_turn_nothing_is_gone() -> None:
    """Whoever has not been dealt a Partner or Skills yet has not lost them (DBG-18.2, 19.2)."""
    game = evolve(setup(("Ana", "Ben"), (0,)), position=None, partner=True, skills=True)
    table = Table.begin(RULES, game, 1, ())
    said = []
    while table.state.turn.number == 0:
        eyes = eyes_of(table, 0)
        said += [
            text_of(each[0]) for each in (partner.own_rows(eyes, 80), skills.own_rows(eyes, 80))
        ]
        assert table.decision is not None
        table.play(table.decision.keys()[: table.decision.least])

    assert "No Partner yet (DBG-18.2)" in said
    assert "No Skill kept yet (DBG-19.2)" in said
    assert not [line for line in said if "any more" in line]


def test_the_infection_deck_is_counted_once_it_is_there() -> None:
    """DBG-17.2: it is laid after the Characters are chosen; a deck that has run out is there still."""
    scenario = RULES.book.scenarios["outbreak"]
    seats = tuple(Seat(name, "person") for name in ("Ana", "Ben"))
    table = Table.begin(RULES, Setup("outbreak", seats, scenario.piles, scenario.id), 5)
    before = eyes_of(table, 0)
    while table.state.turn.number == 0 and table.decision is not None:
        table.play(table.decision.keys()[: table.decision.least])
    laid = eyes_of(table, 0)
    empty = evolve(laid, view=evolve(laid.view, infection_deck=()))

    assert "Infection Deck" not in text_of(head.mansion_row(before, None, 80))
    assert "infection-deck" not in [zone.key for zone in zones(before)]
    assert "Infection Deck: 0 cards" not in _told(before)
    assert f"Infection Deck: {len(laid.view.infection_deck)} cards" in _told(laid)
    assert f"Infection Deck {len(laid.view.infection_deck)}" in text_of(
        head.mansion_row(laid, None, 80)
    )
    assert "Infection Deck 0" in text_of(head.mansion_row(empty, None, 80))


def _told(eyes: Eyes) -> str:
    """Return what `?` tells of the mode."""
    return "\n".join(text_of(line) for topic in mode_topics(eyes) for line in topic.rows(80))
