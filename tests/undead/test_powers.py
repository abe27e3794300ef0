"""Every Divine Power and every School of Theology (UND-21, 22)."""

import pytest

from core.undead import events
from tests.undead.build import a_table, all_of, foe, ids, keys, kind, man, only, play
from tests.undead.covered import Covered
from tests.undead.table import CATALOGUE, RULES

covered = Covered()
of = covered.of

SCHOOLS = {
    "Eschatology": (
        3,
        {"Divine Fear": 3, "Minor Heal": 3, "Protection": 3, "Smite": 4, "Turn Undead": 5},
    ),
    "Soteriology": (
        1,
        {"Minor Heal": 2, "Greater Heal": 5, "Intercession": 3, "Protection": 3, "Turn Undead": 5},
    ),
    "Demonology": (
        2,
        {"Deny": 1, "Divine Fear": 3, "Exorcise": 5, "Sanctuary": 3, "Turn Undead": 5},
    ),
    "Angelology": (
        2,
        {"Guidance": 2, "Intercession": 3, "Protection": 3, "Radiant Light": 2, "Sanctuary": 3},
    ),
    "Liturgics": (
        2,
        {"Bless Arms": 1, "Consecrate Ground": 3, "Deny": 1, "Minor Heal": 2 + 2, "Turn Undead": 5},
    ),
    "Hamartiology": (
        0,
        {"Bless Arms": 2, "Divine Fear": 3, "Martyr's Vow": 1, "Smite": 3, "Turn Undead": 4},
    ),
}
"""Divinity added, and what each power costs with the School; Deny without its X."""


@pytest.mark.parametrize("school", SCHOOLS)
def test_a_school_gives_its_powers_at_its_prices(school: str) -> None:
    more, costs = SCHOOLS[school]
    state = a_table([man("Lowe", theology=school)])
    trooper = RULES.open(state).troops[0]

    assert 12 + more == state.soldiers[0].divinity
    assert {RULES.book.powers[each].name: cost for each, cost in trooper.powers} == costs


@of("Turn Undead")
def test_turn_undead_scores_as_printed() -> None:
    for die, hits in ((3, 0), (4, 1), (7, 1), (8, 2), (10, 2)):
        men = [man("Brandt", theology="Demonology", divinity=5)]
        state = a_table(men, [foe("Drowned Crew")], dice=[die])
        state, told = play(state, "power:1", "power:1:turn-undead", "roll")
        assert hits == only(told, events.AttackRolled).hits


@of("Turn Undead")
def test_suppressions_do_not_affect_divine_powers() -> None:
    """UND-15.3, 22.4."""
    men = [man("Brandt", theology="Demonology", divinity=5, suppressions=2)]
    state = a_table(men, [foe("Drowned Crew")], dice=[8])
    state, told = play(state, "power:1", "power:1:turn-undead", "roll")

    assert (2, ()) == (only(told, events.AttackRolled).hits, only(told, events.AttackRolled).parts)


@of("Deny")
def test_deny_needs_a_holy_symbol_and_range() -> None:
    men = [man("Lowe", 0, theology="Liturgics", divinity=9), man("Fireteam", 2)]
    for at, equipment, asked in (
        (1, ["Holy Symbol"], True),
        (0, ["Holy Symbol"], False),
        (1, [], False),
    ):
        men[0] = man("Lowe", at, theology="Liturgics", divinity=9, equipment=equipment)
        state = a_table(
            men,
            dice=[9] if at == 0 else [1, 9],
            hostile_deck=ids(["Living Thralls"]),
            action_deck=ids(["Advance 2"] * 4),
        )
        state, _ = play(state, "end")
        assert asked == (kind(state) == "deny"), (at, equipment)


@of("Deny")
def test_deny_does_not_reach_into_an_isolated_location() -> None:
    """UND-9.11."""
    men = [
        man("Lowe", 0, theology="Liturgics", divinity=9, equipment=["Holy Symbol"]),
        man("Fireteam", 1),
    ]
    state = a_table(men, track=["Supply Tunnel"], dice=[9, 1], hostile_deck=ids(["Living Thralls"]))
    state, _ = play(state, "end")

    assert "main" == kind(state)


@of("Divine Fear")
def test_divine_fear_suppresses_even_the_fearless() -> None:
    men = [man("Brandt", theology="Eschatology", divinity=3)]
    state = a_table(men, [foe("Shambling Dead"), foe("Living Thralls")])
    state, told = play(state, "power:1", "power:1:divine-fear")

    assert ("Shambling Dead", 2) == (
        RULES.book.by_id[state.cards[only(told, events.HostileSuppressed).card]].name,
        only(told, events.HostileSuppressed).amount,
    )
    assert (2,) == state.hostiles[0].suppressions


@of("Minor Heal")
def test_minor_heal_heals_1_in_the_same_card() -> None:
    men = [
        man("Brandt", theology="Soteriology", divinity=2),
        man("Akers", health=2),
        man("Larsen", 0, health=1),
    ]
    state, _ = play(a_table(men), "power:1")

    assert (3, 1, 0) == (
        state.soldiers[1].health,
        state.soldiers[2].health,
        state.soldiers[0].divinity,
    )


@of("Protection")
def test_protection_cancels_1_hit_and_must_be_used() -> None:
    men = [man("Brandt", 0, theology="Eschatology", divinity=3), man("Larsen", 1)]
    state = a_table(
        men, [foe("Bone Pickers", targets=[2])], dice=[9, 6, 1], action_deck=ids(["Advance 2"] * 4)
    )
    state, _ = play(state, "power:1", "power:1:protection", "soldier:2")
    assert state.soldiers[1].protected
    assert "power:1" not in keys(state)
    state, told = play(state, "end")

    assert (1, 1) == (only(told, events.HitsCancelled).hits, only(told, events.HitsCancelled).left)
    assert (2, False) == (state.soldiers[1].health, state.soldiers[1].protected)


@of("Smite")
def test_smite_scores_as_printed_on_anybody() -> None:
    for die, hits in ((2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)):
        men = [man("Brandt", 0, theology="Hamartiology", divinity=3)]
        state = a_table(men, [foe("Living Thralls")], dice=[die])
        state, told = play(state, "power:1", "power:1:smite", "roll")
        assert hits == only(told, events.AttackRolled).hits
        assert [] == all_of(told, events.CoverRolled)


@of("Greater Heal")
def test_greater_heal_heals_2_and_calms() -> None:
    men = [
        man("Brandt", 0, theology="Soteriology", divinity=5),
        man("Doyle", 1, health=2, suppressions=2),
    ]
    state, _ = play(a_table(men), "power:1", "power:1:greater-heal", "soldier:2")

    assert (4, 0, 0) == (
        state.soldiers[1].health,
        state.soldiers[1].suppressions,
        state.soldiers[0].divinity,
    )


@of("Bless Arms")
def test_bless_arms_adds_2_to_weapon_attacks_this_turn() -> None:
    men = [man("Brandt", 0, theology="Liturgics", divinity=1), man("Larsen", 1), man("Fireteam", 1)]
    state = a_table(men, [foe("Drowned Crew")], dice=[4, 6])
    state, _ = play(state, "power:1", "power:1:bless-arms")
    state, told = play(state, "attack:2", "weapon:m1918-bar:semi", "roll")
    assert (1, "blessing") == (
        only(told, events.AttackRolled).hits,
        only(told, events.AttackRolled).parts[0].source,
    )
    state, _ = play(state, "end")

    assert 0 == state.soldiers[1].bonus


@of("Consecrate Ground")
def test_consecrated_ground_lowers_the_attacks_of_undead() -> None:
    """A natural 7 of the Dead is 5: Suppress 1; the Thralls' 7 stays 1 Hit."""
    men = [man("Brandt", 1, theology="Liturgics", divinity=3)]
    foes = [foe("Shambling Dead", targets=[1]), foe("Living Thralls", targets=[1])]
    state = a_table(men, foes, dice=[7, 6, 7, 6, 1], action_deck=ids(["Advance 2"] * 4))
    state, _ = play(state, "power:1", "power:1:consecrate-ground")
    assert 1 == len(state.consecrations)
    state, told = play(state, "end")

    rolled = all_of(told, events.HostileRolled)
    assert [(4, [-2]), (7, [])] == [(e.row, [p.add for p in e.parts]) for e in rolled]
    assert () == state.consecrations


@of("Sanctuary")
def test_sanctuary_stops_hostiles_and_reinforcements() -> None:
    men = [man("Lowe", 1, theology="Angelology", divinity=3)]
    state = a_table(
        men, [foe("Shambling Dead", 2, targets=[1])], action_deck=ids(["Advance 2"] * 4)
    )
    state, _ = play(state, "power:1", "power:1:sanctuary")
    state, told = play(state, "end")

    assert 1 == only(told, events.HostileStopped).at
    assert [] == all_of(told, events.ReinforcementRolled)
    assert (2, ()) == (state.hostiles[0].at, state.wards)


@of("Exorcise")
def test_exorcise_hits_3_times_without_a_roll_and_is_not_prox() -> None:
    men = [man("Lowe", 1, theology="Demonology", divinity=5)]
    state = a_table(men, [foe("Risen Conscripts", 1, [1]), foe("Shambling Dead")])
    state, told = play(state, "power:1", "power:1:exorcise", "target:risen-conscripts")

    assert [] == all_of(told, events.AttackRolled)
    assert (2, 1) == (only(told, events.HitsTaken).hits, only(told, events.HitsLost).hits)
    assert (0,) == state.hostiles[0].ekias


@of("Intercession")
def test_intercession_cancels_1_hit_as_often_as_it_is_paid() -> None:
    """UND-22.3: also by a Suppressed Soldier."""
    men = [man("Lowe", 0, theology="Angelology", divinity=7, suppressions=1), man("Larsen", 1)]
    state = a_table(
        men, [foe("Bone Pickers", targets=[2])], dice=[9, 6, 1], action_deck=ids(["Advance 2"] * 4)
    )
    state, _ = play(state, "end")
    assert ("power:1:intercession", "none") == keys(state)
    state, told = play(state, "power:1:intercession", "power:1:intercession")

    assert [1, 0] == [event.left for event in all_of(told, events.HitsCancelled)]
    assert (3, 1) == (state.soldiers[1].health, state.soldiers[0].divinity)


@of("Radiant Light")
def test_radiant_light_reaches_range_2() -> None:
    for die, hits in ((3, 0), (4, 1), (8, 1), (9, 2)):
        men = [man("Lowe", 0, theology="Angelology", divinity=2)]
        state = a_table(men, [foe("Drowned Crew", 2)], dice=[die])
        state, told = play(state, "power:1", "power:1:radiant-light", "roll")
        assert hits == only(told, events.AttackRolled).hits


@of("Guidance")
def test_guidance_lets_a_player_soldier_draw_2() -> None:
    men = [
        man("Lowe", 0, theology="Angelology", divinity=2, hand=["Rally"] * 3 + ["Recon"]),
        man("Larsen", 1),
    ]
    state = a_table(men)
    state, _ = play(state, "power:1", "power:1:guidance")

    assert 6 == len(state.soldiers[0].hand)


@of("Martyr's Vow")
def test_martyrs_vow_takes_all_hits() -> None:
    """The Protection counter of the Clergy Soldier helps against them, as it must."""
    men = [man("Brandt", 1, theology="Hamartiology", divinity=1, protected=True), man("Larsen", 1)]
    state = a_table(
        men, [foe("Bone Pickers", targets=[2])], dice=[9, 6, 1], action_deck=ids(["Advance 2"] * 4)
    )
    state, _ = play(state, "end")
    assert ("power:1:martyr-s-vow", "none") == keys(state)
    state, told = play(state, "power:1:martyr-s-vow")

    assert 2 == only(told, events.HitsRedirected).hits
    assert (3, 3) == (state.soldiers[0].health, state.soldiers[1].health)


@of("Martyr's Vow")
def test_a_martyr_does_not_replace_himself() -> None:
    men = [man("Brandt", 1, theology="Hamartiology", divinity=5)]
    state = a_table(
        men, [foe("Bone Pickers", targets=[1])], dice=[9, 6, 1], action_deck=ids(["Advance 2"] * 4)
    )
    state, _ = play(state, "end")

    assert "main" == kind(state)
    assert 2 == state.soldiers[0].health


def test_a_power_can_be_used_several_times() -> None:
    """UND-22.4."""
    men = [man("Brandt", 1, theology="Hamartiology", divinity=6)]
    state = a_table(men, [foe("Drowned Crew")], dice=[3, 3])
    state, _ = play(state, "power:1", "power:1:smite", "roll", "power:1", "power:1:smite", "roll")

    assert ((2,), 0) == (state.hostiles[0].ekias, state.soldiers[0].divinity)


def test_every_power_and_school_has_a_test() -> None:
    assert covered.names == {card.name for card in CATALOGUE.powers}
    assert SCHOOLS.keys() == {card.name for card in CATALOGUE.theologies}
