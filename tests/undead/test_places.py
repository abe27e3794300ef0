"""Every Location, every Soldier's sheet, every Objective and Mission (UND-4, 9, 16)."""

import pytest

from core.kernel.decision import NONE
from core.undead import events
from core.undead.figures import entrance, hostile_cover, location_cover, movement, soldier_cover
from core.undead.hostile_turn import reinforcement_number
from tests.undead.build import a_table, all_of, foe, ids, keys, man, only, play
from tests.undead.covered import Covered
from tests.undead.table import CATALOGUE, RULES

covered = Covered()
of = covered.of
QUIET = ids(["Advance 2"] * 5)

LOCATIONS = {
    "Jungle Trail": (2, 2, 8, (4, 5, 7, 10)), "Mangrove Swamp": (4, 2, 9, (3, 4, 6, 9)),
    "Ruined Village": (3, 3, 8, (4, 5, 7, 10)), "Wrecked Landing Beach": (1, 1, 9, (3, 4, 6, 9)),
    "War Cemetery": (2, 2, 7, (5, 6, 8, 11)), "Roofless Chapel": (2, 3, 10, (3, 4, 6, 9)),
    "Supply Tunnel": (2, 2, 9, (4, 5, 7, 10)), "Coastal Bunker": (4, 4, 9, (4, 5, 7, 10)),
    "Overgrown Airstrip": (1, 1, 8, (4, 5, 7, 10)), "Abandoned Field Hospital": (2, 2, 8, (4, 5, 7, 10)),
    "Bare Ridge": (3, 1, 9, (3, 4, 6, 9)), "Flooded Trench Line": (2, 3, 8, (4, 5, 7, 10)),
    "Radio Post": (2, 2, 7, (4, 5, 7, 10)), "Ossuary": (3, 2, 8, (5, 6, 8, 11)),
}  # fmt: skip
"""Entrance cost, Cover, Reinforcement number, Hostile values."""

MISSIONS_BY_BAND = ("Beach of Bones", "The Surgeons' House", "Compline")
"""46, 52 and 64 Resource points: the second, third and fourth value."""


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_location_has_its_figures(name: str) -> None:
    cost, cover, reinforce, _ = LOCATIONS[name]
    game = RULES.open(a_table([man("Akers", 1)], track=[name]))

    assert cost == entrance(game, 1)
    assert cover == location_cover(game, 1)
    assert cover + 1 == soldier_cover(game, 0).total
    assert reinforce == reinforcement_number(game, 1)


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_location_draws_hostiles_up_to_its_value(name: str) -> None:
    """UND-10.1: one by one until their XP are at least the value of the Mission's band."""
    for band, mission in enumerate(MISSIONS_BY_BAND, start=1):
        men = [man("Doyle", 0, hand=["Rally"])]
        state = a_table(men, track=[], mission=mission, location_deck=ids([name]))
        state, told = play(state, "place:1")

        assigned = only(told, events.HostilesAssigned)
        drawn = [
            RULES.book.hostiles[state.cards[e.card]].xp for e in all_of(told, events.HostileDrawn)
        ]
        assert LOCATIONS[name][3][band] == assigned.value
        assert sum(drawn) == assigned.xp >= assigned.value > sum(drawn[:-1])


@of("Mangrove Swamp")
def test_a_mangrove_swamp_slows_soldiers_down() -> None:
    game = RULES.open(a_table([man("Akers", 0), man("Doyle", 0)], track=["Mangrove Swamp"]))

    assert [0, 1] == [movement(game, each, 1).total for each in (0, 1)]


@of("War Cemetery", "Ossuary")
@pytest.mark.parametrize("name", ["War Cemetery", "Ossuary"])
def test_a_grave_lets_hostiles_regenerate_1_more(name: str) -> None:
    men = [man("Akers", 1)]
    foes = [foe("Flesh Colossus", 1, [5], [1])]
    state = a_table(men, foes, track=[name], dice=[1, 1, 1], action_deck=QUIET[:4])
    state, told = play(state, "end")

    assert 2 == len(all_of(told, events.EkiasRemoved))
    assert (3,) == state.hostiles[0].ekias


@of("Roofless Chapel")
def test_a_chapel_lowers_powers_by_1() -> None:
    men = [man("Brandt", 1, theology="Eschatology", divinity=2)]
    _state, told = play(
        a_table(men, [foe("Drowned Crew")], track=["Roofless Chapel"]),
        "power:1",
        "power:1:divine-fear",
    )

    assert 2 == only(told, events.PowerUsed).cost


@of("Supply Tunnel")
def test_no_attack_crosses_the_border_of_a_tunnel() -> None:
    """UND-9.11; Moves do."""
    men = [man("Doyle", 1, weapons=["M1 Garand"], hand=["Rally", "Recon"])]
    foes = [foe("Risen Riflemen", 2, targets=[1])]
    state = a_table(men, foes, track=["Jungle Trail", "Supply Tunnel"], action_deck=QUIET)
    assert "attack:1" not in keys(state)
    assert "forward:1" in keys(state)
    state, told = play(state, "end", "done")

    assert 1 == only(told, events.HostileMoved).to


@of("Coastal Bunker")
def test_no_explosive_flame_or_burst_in_a_bunker() -> None:
    """UND-9.10: made from it or into it."""
    weapons = ["M1928 Thompson"]
    for at, there in ((1, 2), (2, 2), (2, 1)):
        men = [man("Doyle", at, weapons=weapons, equipment=["Mk 2 Grenades", "White Phosphorus"])]
        state = a_table(men, [foe("Drowned Crew", there)], track=["Jungle Trail", "Coastal Bunker"])
        state, told = play(state, "attack:1")
        found = {*keys(state)} | {k for e in told for k in getattr(e, "keys", ())}
        assert "weapon:mk-2-grenades" not in found
        assert "weapon:white-phosphorus" not in found
        assert "weapon:m1928-thompson:burst" not in found


@of("Abandoned Field Hospital")
def test_a_field_hospital_heals_once_a_mission_with_no_hostile_there() -> None:
    men = [man("Akers", 1, health=1)]
    state = a_table(men, track=["Abandoned Field Hospital"])
    state, _ = play(state, "deed:1")
    assert 2 == state.soldiers[0].health
    refusal = RULES.explain(state, 0, "deed:1")
    assert refusal is not None
    assert ("deed-done", "UND-7.11") == (refusal.code, refusal.rule)
    crowded = a_table(men, [foe("Crawlers", 1)], track=["Abandoned Field Hospital"])

    assert "deed:1" not in keys(crowded)


@of("Bare Ridge")
def test_a_ridge_adds_1_to_ranged_weapons_fired_out_of_it() -> None:
    for at, parts in ((2, [("LOC-RIDGE", 1)]), (1, [])):
        men = [man("Doyle", 1, weapons=["M1 Garand"])]
        state = a_table(
            men, [foe("Drowned Crew", at)], track=["Bare Ridge", "Jungle Trail"], dice=[4, 6]
        )
        state, told = play(state, "attack:1", "weapon:m1-garand", "roll")
        assert parts == [(p.source, p.add) for p in only(told, events.AttackRolled).parts]


@of("Radio Post")
def test_a_radio_post_takes_two_actions_of_one_turn() -> None:
    men = [man("Akers", 1), man("Fireteam", 1)]
    state = a_table(men, track=["Radio Post"])
    state, told = play(state, "deed:1", "deed:2")

    assert [(1, 2), (2, 2)] == [(e.actions, e.needed) for e in all_of(told, events.DeedDone)]
    assert (1, 8) == (state.raised, reinforcement_number(RULES.open(state), 1))
    assert "deed:1" not in keys(state)


@of("Radio Post")
def test_a_raised_reinforcement_number_is_10_at_most() -> None:
    game = RULES.open(a_table([man("Akers", 1)], track=["Roofless Chapel"], raised=1))

    assert 10 == reinforcement_number(game, 1)


@of(
    "Jungle Trail",
    "Ruined Village",
    "Wrecked Landing Beach",
    "Overgrown Airstrip",
    "Flooded Trench Line",
)
def test_the_other_locations_have_no_text() -> None:
    plain = {card.name for card in CATALOGUE.locations if not (card.passives or card.deed)}

    assert plain == covered.names & plain
    assert 5 == len(plain)


SOLDIERS = {
    "Sergeant Walt Doyle": (9, 5, 2, 2, 1, 7, 1), "Lieutenant James Harrow": (12, 6, 2, 2, 1, 7, 1),
    "Private Tom Akers": (6, 4, 2, 1, 1, 6, 1), "Odette Marchand": (8, 4, 2, 3, 2, 5, 0),
    "Corporal Mateo Reyes": (10, 5, 2, 2, 2, 8, 2), "Father Tomas Brandt": (10, 4, 2, 1, 1, 4, 0),
    "Chaplain Elias Whitcomb": (12, 5, 2, 2, 1, 5, 1), "Sister Maria Castellanos": (9, 4, 2, 2, 2, 3, 0),
    "Rabbi David Lowe": (12, 4, 2, 2, 1, 4, 0), "PFC Buck Larsen": (12, 3, 2, 2, 1, 3, 1),
    "Corporal Ines Ferreira": (9, 3, 2, 2, 1, 3, 0), "Private Jack Sorley": (11, 3, 2, 1, 1, 4, 0),
    "Brother Anselm": (7, 3, 2, 2, 1, 1, 1), "Rifle Fireteam": (7, 3, 1, 2, 1, -1, 0),
    "Marine Raiders": (10, 4, 1, 3, 1, -1, 2), "Partisan Cell": (4, 2, 1, 3, 2, -1, 0),
}  # fmt: skip
"""Resource points, Health, Actions, Movement, Cover, Loadout in a Mission that adds 1, HtH."""

COMES_WITH = {
    "PFC Buck Larsen": ["M1918 BAR"],
    "Corporal Ines Ferreira": ["M1 Carbine", "First Aid Kit", "First Aid Kit"],
    "Private Jack Sorley": ["M2 Flamethrower"],
    "Brother Anselm": ["Blessed Mace", "Holy Water"],
}


@pytest.mark.parametrize("name", SOLDIERS)
def test_a_soldier_stands_as_printed(name: str) -> None:
    rp, health, actions, moves, cover, loadout, hth = SOLDIERS[name]
    card = next(each for each in CATALOGUE.soldiers if each.name == name)
    others = (
        []
        if card.type == "player"
        else [man("Akers" if name != "Private Tom Akers" else "Doyle", 0)]
    )
    men = [*others, man(name, 1, theology="Demonology" if card.clergy else "")]
    state = a_table(men, track=["Jungle Trail"])
    game, place = RULES.open(state), len(others)
    soldier, trooper = state.soldiers[place], game.troops[place]

    assert (rp, hth) == (card.rp, trooper.hth)
    assert (health, actions) == (soldier.health, soldier.actions)
    assert moves == movement(game, place, 1).total
    assert 2 + cover == soldier_cover(game, place).total
    if loadout >= 0:
        came_with = sum(RULES.book.gear[each].loadout for each in (*card.weapons, *card.equipment))
        assert trooper.loadout == (loadout + 1 if trooper.player else came_with)
    gear = [RULES.book.by_id[state.cards[each.card]].name for each in soldier.gear]
    knife = ["Combat Knife"] if trooper.player and not card.clergy else []
    assert COMES_WITH.get(name, []) + knife == gear


CLERGY = {
    "Father Tomas Brandt": (
        9,
        {"Blessed Dagger", "Blessed Mace", "Blessed Derringer", "Blessed M1911"},
    ),
    "Chaplain Elias Whitcomb": (
        9,
        {
            "Blessed Dagger",
            "Blessed Mace",
            "Blessed Derringer",
            "Blessed M1911",
            "Blessed Trench Gun",
        },
    ),
    "Sister Maria Castellanos": (10, {"Blessed Dagger", "Blessed Derringer"}),
    "Rabbi David Lowe": (
        12,
        {"Blessed Dagger", "Blessed Mace", "Blessed Derringer", "Blessed M1911"},
    ),
}
"""Divinity, and the Weapons that the card allows (UND-20.4)."""


@pytest.mark.parametrize("name", CLERGY)
def test_clergy_have_their_divinity_and_weapons(name: str) -> None:
    divinity, weapons = CLERGY[name]
    state = a_table([man(name, theology="Hamartiology")])
    trooper = RULES.open(state).troops[0]

    assert divinity == state.soldiers[0].divinity
    assert weapons == {each.name for each in CATALOGUE.weapons if each.id in trooper.usable}


def test_harrow_draws_a_card_and_marchand_scouts() -> None:
    men = [man("Harrow", 0, hand=["Advance 2"] * 4), man("Marchand", 0)]
    state = a_table(men, track=[])
    assert "place:2" in keys(state)
    state, _ = play(state, "end", "done")

    assert 7 == len(state.soldiers[0].hand), "Health 6 and CX 1"


def test_the_relic_takes_3_actions_with_no_hostile_there() -> None:
    """`work` (UND-16.3), by Soldiers of any type."""
    men = [man("Akers", 3), man("Fireteam", 3)]
    crowded = a_table(men, [foe("Crawlers", 3)], mission="Beach of Bones", objective_active=True)
    assert "work:1" not in keys(crowded)
    state = a_table(men, mission="Beach of Bones", objective_active=True)
    state, told = play(state, "work:1", "work:2", "work:1")

    assert [1, 2, 3] == [event.now for event in all_of(told, events.WorkDone)]
    assert "won" == state.ended


def test_the_laboratory_takes_12_hits() -> None:
    """`hits` (UND-16.4): Cover 3, no Suppress, nothing from Undead Only powers."""
    men = [man("Doyle", 3, weapons=["M1 Garand"]), man("Brandt", 3, theology="Eschatology")]
    state = a_table(
        men, mission="The Surgeons' House", objective_active=True, hits=10, dice=[3, 6, 10, 2]
    )
    assert "power:2" in keys(state), "Smite may choose it"
    state, told = play(state, "attack:1", "weapon:m1-garand", "roll")
    assert [] == all_of(told, events.ObjectiveHit)
    state, told = play(state, "attack:1", "weapon:m1-garand", "roll")

    assert (3, True) == (
        only(told, events.CoverRolled).cover,
        only(told, events.CoverRolled).beaten,
    )
    assert (2, 12, 12) == tuple(
        getattr(only(told, events.ObjectiveHit), n) for n in ("hits", "now", "needed")
    )
    assert "won" == state.ended


def test_the_crypt_is_won_when_the_guardian_is_destroyed_and_no_hostile_is_there() -> None:
    """`clear` (UND-16.5)."""
    men = [man("Lowe", 3, theology="Demonology"), man("Akers", 2, hand=["Advance 3"])]
    foes = [foe("Guardian of the Shrine", 3, [1], [1]), foe("Shambling Dead", 3, [3], [1])]
    state = a_table(men, foes, mission="Dead of the Empire", objective_active=True)
    state, _ = play(state, "power:1", "power:1:exorcise", "target:guardian-of-the-shrine")
    assert "" == state.ended
    assert ("HOS-SHRINE-GUARDIAN",) == state.goal.destroyed
    state, _ = play(state, "power:1", "power:1:exorcise")

    assert "won" == state.ended


def test_activating_the_crypt_places_the_guardian_first() -> None:
    """UND-10.3: it does not count towards the value."""
    men = [man("Doyle", 2, hand=["Rally"])]
    state, told = play(a_table(men, mission="Dead of the Empire"), "activate:1")

    placed = all_of(told, events.HostilePlaced)
    assert "HOS-SHRINE-GUARDIAN" == state.cards[placed[0].card]
    drawn = [RULES.book.hostiles[state.cards[e.card]].xp for e in all_of(told, events.HostileDrawn)]
    assert (11, sum(drawn)) == (
        only(told, events.HostilesAssigned).value,
        only(told, events.HostilesAssigned).xp,
    )


def test_the_colonel_must_be_destroyed() -> None:
    """`kill` (UND-16.6): his XP and Divinity are gained first."""
    men = [man("Lowe", 3, theology="Demonology", divinity=5)]
    state = a_table(men, [foe("Colonel Kaltengrab, the Lich", 3, [7], [1])], objective_active=True)
    state, _ = play(state, "power:1", "power:1:exorcise")

    assert ("won", 10, 5) == (state.ended, state.soldiers[0].xp, state.soldiers[0].divinity)


def test_the_defector_must_be_brought_to_the_mission_card() -> None:
    """`escape` (UND-16.6)."""
    men = [man("Akers", 3), man("Doyle", 3)]
    state = a_table(men, mission="Night Courier", objective_active=True)
    state, _ = play(state, "work:1")
    assert 0 == state.goal.carrier
    assert "work:2" not in keys(state)
    state, _ = play(state, "back:1", "back:2")
    near = a_table(
        [man("Akers", 1)], mission="Night Courier", objective_active=True, work=1, carrier=0
    )
    near, _ = play(near, "back:1")

    assert ("", "won") == (state.ended, near.ended)


def test_another_soldier_takes_the_defector_over() -> None:
    men = [man("Akers", 1, health=0), man("Fireteam", 1)]
    men.append(man("Doyle", 2))
    state = a_table(men, mission="Night Courier", objective_active=True, work=1, carrier=0)
    assert "take:2" in keys(state)
    assert "take:3" not in keys(state)
    state, _ = play(state, "take:2")

    assert (1, 0) == (state.goal.carrier, state.soldiers[1].actions)


OBJECTIVES = {
    "Recover the Relic", "Destroy the Resurrection Laboratory", "Cleanse the Crypt",
    "Destroy Colonel Kaltengrab", "Bring Out the Defector",
}  # fmt: skip

MISSIONS = {
    "Beach of Bones": (10, 3, 46, 0, {"frontline"}, 25 - 1),
    "The Surgeons' House": (10, 3, 52, 0, {"frontline", "elite"}, 24 + 11),
    "Dead of the Empire": (11, 3, 58, 1, {"frontline", "elite"}, 24 + 18),
    "Compline": (10, 3, 64, 1, {"frontline", "elite"}, 24 + 18),
    "Night Courier": (12, 3, 46, 0, {"frontline"}, 24),
}
"""Turns, place of the Objective, Resource points, Loadout, decks, and how many Hostile cards these hold."""


@pytest.mark.parametrize("name", MISSIONS)
def test_a_mission_has_its_figures(name: str) -> None:
    turns, at, rp, loadout, decks, count = MISSIONS[name]
    card = next(each for each in CATALOGUE.missions if each.name == name)
    state = a_table([man("Akers", 0)], mission=name, track=[])

    assert (turns, at) == (state.turn.left, len(state.track) - 1)
    assert (rp, loadout, decks) == (card.rp, card.loadout, {*card.decks})
    assert count == len(state.hostile_deck.cards)
    assert [NONE] * at == list(state.track[:-1])


def test_every_location_soldier_objective_and_mission_has_a_test() -> None:
    assert LOCATIONS.keys() == {card.name for card in CATALOGUE.locations}
    assert covered.names == LOCATIONS.keys()
    assert SOLDIERS.keys() == {card.name for card in CATALOGUE.soldiers}
    assert CLERGY.keys() == {card.name for card in CATALOGUE.soldiers if card.clergy}
    assert {card.name for card in CATALOGUE.objectives} == OBJECTIVES
    assert MISSIONS.keys() == {card.name for card in CATALOGUE.missions}


def test_the_cover_of_a_hostile_is_never_below_0() -> None:
    """UND-11.5: a Flesh Colossus (-1) on a Landing Beach (1)."""
    state = a_table([man("Akers", 0)], [foe("Flesh Colossus", 1)], track=["Wrecked Landing Beach"])

    assert 0 == hostile_cover(RULES.open(state), state.hostiles[0].card, 1)
