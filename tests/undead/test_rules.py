"""Rules that no card and no ruling shows (UND-5 to 15)."""

import pytest

from core.kernel.event import Event
from core.kernel.records import evolve
from core.undead import events
from core.undead.state import State
from tests.undead.build import Man, a_setup, a_table, all_of, foe, ids, keys, kind, man, only, play
from tests.undead.table import RULES

QUIET = ids(["Advance 2"] * 5)


def test_the_seat_that_acted_last_goes_on_and_may_hand_over() -> None:
    """UND-1.3."""
    men = [man("Akers", 0), man("Doyle", 0, seat=1)]
    state, _ = play(a_table(men), "hand-over:2")
    decision = RULES.decision(state)

    assert decision is not None
    assert 1 == decision.seat
    assert ("hand-over:1", "end") == keys(state)[-2:]
    assert all(not key.endswith(":1") for key in keys(state)[:-2])


def test_a_seat_whose_soldiers_are_downed_is_not_asked_to_act() -> None:
    men = [man("Akers", 0, health=1), man("Doyle", 0, seat=1)]
    state = a_table(
        men, [foe("Bone Pickers", 0, targets=[1])], dice=[6, 6], action_deck=QUIET, active=0
    )
    state, _ = play(state, "end")
    decision = RULES.decision(state)

    assert decision is not None
    assert ("main", 1) == (decision.kind, decision.seat)


def test_the_draw_step_discards_down_and_draws_up() -> None:
    """UND-5.7: the hand size is the current Health."""
    men = [man("Akers", 0, health=2, hand=["Rally", "Recon", "Cautious"])]
    state, _ = play(a_table(men), "end")
    assert ("discard:1:rally", "discard:1:recon", "discard:1:cautious") == keys(state)
    state, _ = play(state, "discard:1:recon")
    assert "done" in keys(state)
    state, told = play(state, "discard:1:rally", "done")

    assert 1 == len(only(told, events.CardsDrawn).cards)


def test_cx_cards_are_drawn_over_the_hand_size_each_turn() -> None:
    """UND-5.6: 1 of Harrow's own and 1 of a Veteran; Akers has no CX and draws none."""
    men = [
        man("Harrow", 0, skills=["Veteran"], hand=["Advance 2"] * 4 + ["Rally"] * 2),
        man("Akers", 0, hand=["Recon"] * 2 + ["Cautious"] * 2),
    ]
    state, told = play(a_table(men), "end", "done", "done")
    drawn = only(told, events.CardsDrawn)
    assert ("UND-5.6", 0, 2) == (drawn.rule, drawn.soldier, len(drawn.cards))
    assert ("main", 2) == (kind(state), state.turn.number)
    assert [8, 4] == [len(soldier.hand) for soldier in state.soldiers]

    state, _ = play(state, "end")
    assert "done" not in keys(state), "the limit holds in the Draw step (UND-5.7)"
    state, told = play(state, "discard:1:rally", "discard:1:rally", "done", "done")

    assert [(0, 2)] == [(e.soldier, len(e.cards)) for e in all_of(told, events.CardsDrawn)]
    assert [8, 4] == [len(soldier.hand) for soldier in state.soldiers]


def test_a_soldier_with_a_full_hand_cannot_draw() -> None:
    """UND-7.9."""
    full = a_table([man("Akers", 0, health=2, hand=["Rally", "Recon"])])
    state, told = play(a_table([man("Akers", 0, hand=["Rally"])]), "draw:1")

    assert "draw:1" not in keys(full)
    assert 2 == len(state.soldiers[0].hand)
    assert 1 == len(all_of(told, events.ActionSpent))


def test_the_first_hand_is_as_large_as_the_health() -> None:
    """UND-5.1: the Operator's card more comes with the first Draw step."""
    setup = evolve(a_setup([man("Doyle", skills=["Operator", "Tough"])]), position=None)

    assert 6 == len(RULES.start(setup, 1).soldiers[0].hand)


def test_an_empty_weapon_is_reloaded_for_an_action_and_ammo() -> None:
    """UND-7.4."""
    men = [man("Doyle", weapons=["M1911 Pistol"], empty=["M1911 Pistol"])]
    state = a_table(men, [foe("Drowned Crew")])
    state, _ = play(state, "reload:1")

    gear = state.soldiers[0].gear[0]
    assert (False, 1, 1) == (gear.empty, gear.ammo, state.soldiers[0].actions)
    refusal = RULES.explain(state, 0, "reload:1")
    assert refusal is not None
    assert "nothing-empty" == refusal.code


@pytest.mark.parametrize(
    ("dice", "played", "suppressions", "empty"),
    [
        pytest.param((2, 9), "", 0, True, id="the-first"),
        pytest.param((9, 1), "", 0, True, id="the-second"),
        pytest.param((3, 3), "", 0, False, id="neither"),
        pytest.param((9, 2), "play:2:steady-aim", 0, True, id="a-modified-4"),
        pytest.param((9, 3), "", 2, False, id="a-modified-1"),
    ],
)
def test_a_natural_die_at_or_below_the_reload_number_empties_a_weapon(
    dice: tuple[int, int], played: str, suppressions: int, empty: bool
) -> None:
    """UND-11.10: a burst of a BAR, Reload 2; what is added to the dice does not matter."""
    men = [man("Larsen", suppressions=suppressions), man("Akers", hand=["Steady Aim"], xp=1)]
    state = a_table(men, [foe("Drowned Crew")], dice=[*dice, 1])
    state, _ = play(state, "attack:1", "weapon:m1918-bar:burst")
    state, told = play(state, *filter(None, [played]), "roll")

    emptied = all_of(told, events.WeaponEmptied)
    assert ["UND-11.10"] * empty == [each.rule for each in emptied]
    assert empty == state.soldiers[0].gear[0].empty


def test_an_empty_weapon_scores_the_attack_that_empties_it_and_no_other() -> None:
    """UND-11.10: Empty after the Attack."""
    men = [man("Larsen"), man("Akers", 0)]
    state = a_table(men, [foe("Drowned Crew")], dice=[2, 6, 6])
    state, told = play(state, "attack:1", "weapon:m1918-bar:burst", "roll")
    order = [type(each) for each in told]

    assert (1,) == state.hostiles[0].ekias
    assert order.index(events.HitsTaken) < order.index(events.WeaponEmptied)
    assert (True, 1) == (state.soldiers[0].gear[0].empty, state.soldiers[0].actions)
    assert "attack:1" not in keys(state)


@pytest.mark.parametrize(
    ("soldier", "answers", "dice"),
    [
        pytest.param(man("Fireteam"), ["attack:1"], [1, 1, 1], id="squad"),
        pytest.param(man("Doyle"), ["attack:1"], [1], id="melee"),
        pytest.param(
            man("Doyle", equipment=["Mk 2 Grenades"]),
            ["attack:1", "weapon:mk-2-grenades"],
            [1, 1],
            id="thrown",
        ),
        pytest.param(
            man("Brandt", theology="Eschatology"),
            ["power:1", "power:1:smite"],
            [1],
            id="power",
        ),
    ],
)
def test_other_attacks_make_no_reload_check(
    soldier: Man, answers: list[str], dice: list[int]
) -> None:
    """UND-11.10: a natural 1 of Squads, Melee, Thrown Equipment and Divine Powers."""
    state = a_table([soldier, man("Akers", 0)], [foe("Drowned Crew")], dice=dice)
    state, told = play(state, *answers, "roll")

    assert {1} == {*only(told, events.AttackRolled).naturals}
    assert [] == all_of(told, events.WeaponEmptied)
    assert not any(gear.empty for gear in state.soldiers[0].gear)


def defending(*answers: str) -> tuple[State, list[Event]]:
    """Two Hits upon Akers, who has a card and a counter of each kind of defence; Brandt can intercede."""
    men = [
        man("Akers", protected=True, hand=["Cautious", "Hit the Dirt"]),
        man("Brandt", 0, theology="Soteriology", divinity=3),
    ]
    state = a_table(men, [foe("Bone Pickers", targets=[1])], dice=[9, 6, 1], action_deck=QUIET)
    return play(state, "end", "done", *answers)


def test_what_cancels_the_whole_result_is_asked_first() -> None:
    """UND-15.2: Cautious, and the Protection counter stays."""
    state, told = defending()
    assert ("play:1:cautious", "none") == keys(state)
    assert [] == all_of(told, events.HitsCancelled)
    state, told = play(state, "play:1:cautious")

    assert [] == all_of(told, events.HitsCancelled)
    assert (4, True, 0) == (
        state.soldiers[0].health,
        state.soldiers[0].protected,
        state.soldiers[0].suppressions,
    )
    assert "main" == kind(state)


def test_protection_must_be_used_before_reactions_and_cards() -> None:
    """UND-15.2: it cancels 1 of 2 Hits unasked; then a Reaction power or Hit the Dirt, as the player likes."""
    state, told = defending("none")
    first = only(told, events.HitsCancelled)
    assert (1, 1) == (first.hits, first.left)
    assert not state.soldiers[0].protected
    assert ("play:1:hit-the-dirt", "power:2:intercession", "none") == keys(state)

    for choice, suppressions, divinity in (
        ("play:1:hit-the-dirt", 1, 3),
        ("power:2:intercession", 0, 0),
    ):
        after, _ = play(state, choice)
        soldier, clergy = after.soldiers
        assert "main" == kind(after)
        assert (4, suppressions, divinity) == (
            soldier.health,
            soldier.suppressions,
            clergy.divinity,
        )
    after, _ = play(state, "none")
    assert 3 == after.soldiers[0].health


def test_a_natural_1_in_melee_costs_a_hit_that_can_be_defended() -> None:
    """UND-12.2; the Attack's own Suppressions count, at -1 each (UND-12.1)."""
    men = [man("Doyle", suppressions=1, hand=["Hit the Dirt"])]
    state = a_table(men, [foe("Drowned Crew")], dice=[1])
    state, told = play(state, "attack:1", "roll")
    assert ("play:1:hit-the-dirt", "none") == keys(state)
    state, more = play(state, "none")

    assert [("hth", 1), ("suppressions", -1)] == [
        (p.source, p.add) for p in only(told, events.AttackRolled).parts
    ]
    assert (4, []) == (state.soldiers[0].health, all_of(more, events.CoverCompared))


def test_suppressions_lower_attacks_and_stop_moves() -> None:
    """UND-15.3; one Action takes one off (UND-7.7)."""
    men = [man("Doyle", suppressions=2, weapons=["M1 Carbine"])]
    state = a_table(men, [foe("Drowned Crew")], dice=[6, 6])
    state, _ = play(state, "calm:1")
    assert 1 == state.soldiers[0].suppressions
    state, told = play(state, "attack:1", "weapon:m1-carbine", "roll")

    assert (5,) == only(told, events.AttackRolled).rows


def test_gear_is_passed_within_the_loadout_and_dropped() -> None:
    """UND-8.3, 8.4."""
    men = [man("Doyle", weapons=["M1 Garand"]), man("Akers", weapons=["M1 Garand", "M1 Carbine"])]
    state = a_table(men)
    state, _ = play(state, "pass:1", "pass:combat-knife", "soldier:2", "drop:1")
    assert ["Combat Knife"] * 2 == [
        RULES.book.by_id[state.cards[g.card]].name for g in state.soldiers[1].gear[2:]
    ]
    assert () == state.soldiers[0].gear
    refusal = RULES.explain(state, 0, "pass:1")

    assert refusal is not None
    assert "nobody-to-pass-to" == refusal.code


def test_gear_of_a_downed_soldier_is_recovered() -> None:
    """UND-7.10: Non-Player Soldiers can take it, but use only the kinds they came with."""
    men = [man("Doyle", health=0, weapons=["M1 Carbine"]), man("Ferreira"), man("Akers", 0)]
    state = a_table(men, [foe("Drowned Crew")])
    assert "recover:3" not in keys(state)
    state, _ = play(state, "recover:2")

    assert (1, "WPN-KNIFE") == (
        state.soldiers[1].actions,
        state.cards[state.soldiers[1].gear[-1].card],
    )
    state, told = play(state, "attack:2")
    assert ("weapon:m1-carbine",) == all_of(told, events.Decided)[0].keys


def test_a_forward_move_may_be_paid_by_others_near() -> None:
    """UND-9.6: Soldiers at Range 0-1 of the starting card, for a Squad too."""
    men = [man("Fireteam", 1), man("Akers", 2, hand=["Rally"]), man("Doyle", 3, hand=["Recon"])]
    state = a_table(men, objective_active=True)
    state, told = play(state, "forward:1")

    assert (1, ("ACT-RALLY",)) == (
        only(told, events.CardsDiscarded).soldier,
        tuple(state.cards[c] for c in only(told, events.CardsDiscarded).cards),
    )


def test_nobody_enters_an_inactive_objective() -> None:
    """UND-8.2."""
    state = a_table([man("Doyle", 2, hand=["Rally"])])
    assert "forward:1" not in keys(state)
    refusal = RULES.explain(state, 0, "forward:1")
    assert refusal is not None
    assert ("objective-inactive", "UND-8.2") == (refusal.code, refusal.rule)
    state, told = play(state, "activate:1")

    assert only(told, events.ObjectiveActivated).at == 3
    assert () == state.soldiers[0].hand


def test_a_downed_soldier_loses_hand_and_divinity_but_keeps_xp() -> None:
    """UND-15.5."""
    men = [
        man("Brandt", 1, theology="Eschatology", health=1, xp=3, hand=["Rally"]),
        man("Akers", 2),
    ]
    state = a_table(men, [foe("Bone Pickers", targets=[1])], dice=[9, 6, 1, 1], action_deck=QUIET)
    state, _ = play(state, "end", "done")

    downed = state.soldiers[0]
    assert (0, (), 0, 3) == (downed.health, downed.hand, downed.divinity, downed.xp)
    assert (1,) == state.hostiles[0].targets


def test_the_mission_is_lost_when_time_or_soldiers_run_out() -> None:
    """UND-16.7."""
    late, _ = play(a_table([man("Larsen", 0), man("Akers", 0)], left=1, action_deck=QUIET), "end")
    men = [man("Akers", 1, health=1)]
    foes = [foe("Bone Pickers", targets=[1])]
    dead, _ = play(a_table(men, foes, dice=[9, 6], action_deck=QUIET), "end")

    assert ("out-of-time", "all-downed") == (late.ended, dead.ended)
    result = RULES.result(late)
    assert result is not None
    assert ((), -3) == (result.winners, result.standings[0].score)


def test_hits_of_a_squad_xp_goes_to_whom_the_player_likes() -> None:
    """UND-17.1: with nobody left to gain it, it is lost."""
    men = [man("Akers", 1, health=0), man("Raiders", 1)]
    state = a_table(men, [foe("Shambling Dead", ekias=[3])], dice=[5, 5, 6])
    state, told = play(state, "attack:2", "roll")

    assert 2 == only(told, events.XpLost).xp


def test_divinity_is_divided_between_clergy() -> None:
    """UND-20.8."""
    men = [man("Brandt", theology="Eschatology"), man("Lowe", theology="Demonology", divinity=5)]
    state = a_table(men, [foe("Imperial Warriors", ekias=[3, 0])])
    state, _ = play(state, "power:2", "power:2:exorcise")
    assert ("divinity:3", "divinity:2", "divinity:1", "divinity:0") == keys(state)
    state, _ = play(state, "divinity:1")

    assert (13, 2) == (state.soldiers[0].divinity, state.soldiers[1].divinity)


def test_divinity_is_lost_without_clergy() -> None:
    state = a_table(
        [man("Doyle", weapons=["M1 Carbine"])], [foe("Drowned Crew", ekias=[4])], dice=[5, 6]
    )
    state, told = play(state, "attack:1", "weapon:m1-carbine", "roll")

    assert 1 == only(told, events.DivinityLost).points


def test_reinforcements_come_where_soldiers_are_and_never_to_the_mission_card() -> None:
    """UND-14.5, in the order of the places."""
    men = [man("Akers", 2), man("Larsen", 1), man("Fireteam", 0)]
    state = a_table(men, dice=[1, 1], action_deck=QUIET)
    state, told = play(state, "end")

    assert [(1, 8), (2, 8)] == [(e.at, e.number) for e in all_of(told, events.ReinforcementRolled)]


def test_a_hostile_whose_target_is_out_of_range_does_not_attack() -> None:
    """UND-14.3: whoever else is there."""
    men = [man("Akers", 0), man("Larsen", 2)]
    state = a_table(men, [foe("Shambling Dead", 2, targets=[1])], dice=[1], action_deck=QUIET)
    state, told = play(state, "end")

    assert [] == all_of(told, events.HostileRolled)
    assert 1 == state.hostiles[0].at


def test_empty_decks_are_filled_from_their_discard_piles() -> None:
    """UND-2.4."""
    men = [man("Akers", 0, hand=["Rally"])]
    deck = ids(["Advance 2"])
    rest = [c.id for c in RULES.catalogue.actions for _ in range(c.copies)]
    for name in ("ACT-RALLY", "ACT-ADVANCE-2"):
        rest.remove(name)
    state = a_table(men, action_deck=deck, action_discard=tuple(rest))
    state, told = play(state, "end", "done")

    assert ("actions", len(rest)) == (
        only(told, events.Shuffled).deck,
        only(told, events.Shuffled).count,
    )
    assert 4 == len(state.soldiers[0].hand)


def test_support_needs_xp_and_nearness() -> None:
    """UND-5.4."""
    for xp, at, there in ((1, 2, True), (0, 2, False), (1, 3, False)):
        men = [man("Larsen", 1), man("Akers", at, hand=["Steady Aim"], xp=xp)]
        state = a_table(men, [foe("Drowned Crew")], objective_active=True)
        state, _ = play(state, "attack:1", "weapon:m1918-bar:burst")
        assert there == ("play:2:steady-aim" in keys(state)), (xp, at)


def test_a_ward_does_not_affect_hostiles_that_are_there_already() -> None:
    """UND-22.10."""
    men = [man("Akers", 1, equipment=["Consecrated Salt"])]
    state = a_table(men, [foe("Shambling Dead", 1, targets=[1])], dice=[1, 1, 1], action_deck=QUIET)
    state, told = play(state, "use:1", "end")

    assert 1 == len(all_of(told, events.HostileRolled))


def test_a_roll_is_always_asked() -> None:
    """So that its odds can be seen, and undo stops at the dice and not before."""
    state = a_table([man("Doyle")], [foe("Drowned Crew")])
    state, _ = play(state, "attack:1")

    assert ("roll", ("roll",)) == (kind(state), keys(state))
