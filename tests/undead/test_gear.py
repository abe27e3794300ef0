"""Every piece of Equipment that is more than an Attack, and every Skill (UND-4, 7.5)."""

from core.kernel.records import evolve
from core.undead import events
from core.undead.figures import hand_size, movement, power_cost, soldier_cover
from tests.undead.build import a_setup, a_table, all_of, foe, ids, keys, kind, man, only, play
from tests.undead.covered import Covered
from tests.undead.table import CATALOGUE, RULES
from tests.undead.test_weapons import THROWN

covered = Covered()
of = covered.of
QUIET = ids(["Advance 2"] * 5)
"""Cards that ask nothing in a Hostile Turn."""


@of("Holy Water")
def test_holy_water_is_expended_for_turn_undead_by_its_bearer_only() -> None:
    men = [
        man("Brandt", theology="Eschatology", divinity=5),
        man("Akers", equipment=["Holy Water"]),
    ]
    state, _ = play(a_table(men, [foe("Drowned Crew")]), "power:1", "power:1:turn-undead")

    assert ("roll",) == keys(state)


@of("Holy Symbol")
def test_a_holy_symbol_is_not_used_up_by_deny() -> None:
    men = [man("Lowe", 1, theology="Demonology", divinity=9, equipment=["Holy Symbol"])]
    deck = ids(["Living Thralls", "Living Thralls"])
    state = a_table(men, dice=[9], hostile_deck=deck, action_deck=QUIET[:4])
    state, told = play(state, "end", "power:1:deny")
    assert "deny" == kind(state)
    state, more = play(state, "power:1:deny")

    assert 3 == len(all_of(told, events.HostileDrawn) + all_of(more, events.HostileDrawn))
    assert "EQP-HOLY-SYMBOL" in {state.cards[gear.card] for gear in state.soldiers[0].gear}
    assert 3 == state.soldiers[0].divinity


@of("First Aid Kit")
def test_a_first_aid_kit_heals_1_in_the_same_card_and_is_used_up() -> None:
    men = [man("Akers", health=2, equipment=["First Aid Kit"]), man("Larsen", 0, health=1)]
    state, told = play(a_table(men), "use:1", "use:1")

    assert (4, 0) == (state.soldiers[0].health, state.soldiers[0].actions)
    assert 1 == state.soldiers[1].health
    assert [1, 0] == [event.left for event in all_of(told, events.Expended)]
    assert ("WPN-KNIFE",) == tuple(state.cards[gear.card] for gear in state.soldiers[0].gear)


@of("Ammo Bandolier")
def test_an_ammo_bandolier_gives_2_ammo_to_a_weapon_at_set_up() -> None:
    men = [man("Doyle", weapons=["M1 Carbine", "M1911 Pistol"], equipment=["Ammo Bandolier"])]
    setup = a_setup(men, mission="Beach of Bones")

    state = RULES.start(evolve(setup, position=None), 3)
    assert ("supply:m1-carbine", "supply:m1911-pistol") == keys(state)
    state, _ = play(state, "supply:m1-carbine")

    assert (5, 2) == tuple(gear.ammo for gear in state.soldiers[0].gear[:2])


@of("Consecrated Salt")
def test_consecrated_salt_keeps_undead_out_but_not_the_living() -> None:
    men = [man("Akers", 1, equipment=["Consecrated Salt"])]
    foes = [foe("Shambling Dead", 2, targets=[1]), foe("Living Thralls", 3, targets=[1])]
    foes += [foe("Bone Pickers", 1, targets=[1])]
    state = a_table(men, foes, objective_active=True, dice=[1] * 5, action_deck=QUIET[:4])
    state, told = play(state, "use:1", "end")

    assert [2, 2, 1] == [hostile.at for hostile in state.hostiles]
    assert 1 == len(all_of(told, events.HostileStopped))
    assert 1 == only(told, events.EffectsEnded).wards


@of("Blessed Lantern")
def test_a_blessed_lantern_keeps_lurkers_away_while_its_bearer_is_up() -> None:
    for health, at in ((4, 2), (0, 1)):
        men = [
            man("Akers", 0, equipment=["Blessed Lantern"], health=health),
            man("Doyle", 1, hand=["Rally"]),
        ]
        state = a_table(
            men,
            track=["Jungle Trail"],
            location_deck=ids(["Wrecked Landing Beach"]),
            hostile_deck=ids(["Crawlers"]),
        )
        state, told = play(state, "place:2")
        assert at == all_of(told, events.HostilePlaced)[0].at


@of("Flak Vest")
def test_a_flak_vest_raises_cover() -> None:
    with_vest = RULES.open(a_table([man("Akers", equipment=["Flak Vest"])]))

    assert [2, 1, 1] == [part.add for part in soldier_cover(with_vest, 0).parts]
    assert 4 == soldier_cover(with_vest, 0).total


@of("Field Map")
def test_a_field_map_shows_two_locations() -> None:
    men = [man("Akers", 0, equipment=["Field Map"], hand=["Rally"])]
    deck = ids(["Wrecked Landing Beach", "Bare Ridge"])
    state, _ = play(a_table(men, track=[], location_deck=deck), "place:1")
    assert ("place:wrecked-landing-beach", "place:bare-ridge") == keys(state)
    state, _ = play(state, "place:bare-ridge")

    assert "LOC-RIDGE" == state.cards[state.track[1]]
    assert "LOC-BEACH" == state.cards[state.locations.cards[-1]]


@of("Reliquary")
def test_a_reliquary_lowers_a_power_by_3_to_0() -> None:
    """Whoever in the card bears it (UND-22.9)."""
    men = [
        man("Brandt", theology="Hamartiology", divinity=1),
        man("Akers", equipment=["Reliquary"]),
    ]
    state = a_table(men, [foe("Drowned Crew")], dice=[9])
    state, _ = play(state, "power:1")
    # Smite costs 3, less 3; Turn Undead 4; Bless Arms 2, which is not below 0.
    wanted = {
        "power:1:smite:reliquary",
        "power:1:turn-undead:reliquary",
        "power:1:bless-arms:reliquary",
    }
    assert wanted <= {*keys(state)}
    assert "power:1:smite" not in keys(state)
    state, told = play(state, "power:1:smite:reliquary", "roll")

    assert (0, 1) == (only(told, events.PowerUsed).cost, state.soldiers[0].divinity)
    assert ("WPN-KNIFE",) == tuple(state.cards[gear.card] for gear in state.soldiers[1].gear)


@of("Marksman")
def test_marksman_adds_1_to_ranged_weapons() -> None:
    for weapon, parts in (("m1-carbine", [("SKL-MARKSMAN", 1)]), ("combat-knife", [("hth", 1)])):
        men = [man("Doyle", weapons=["M1 Carbine"], skills=["Marksman"])]
        state = a_table(
            men, [foe("Drowned Crew")], dice=[4, 6] if weapon != "combat-knife" else [4]
        )
        state, told = play(state, "attack:1", f"weapon:{weapon}", "roll")
        assert parts == [(p.source, p.add) for p in only(told, events.AttackRolled).parts]


@of("Grenadier")
def test_grenadier_adds_2_to_thrown_equipment() -> None:
    for name, adds in (("Mk 2 Grenades", [2]), ("Satchel Charge", [])):
        men = [man("Doyle", equipment=[name], skills=["Grenadier"])]
        state = a_table(men, [foe("Drowned Crew")], dice=[3, 1])
        slug = name.lower().replace(" ", "-")
        state, told = play(state, "attack:1", f"weapon:{slug}", "roll")
        assert adds == [p.add for p in only(told, events.AttackRolled).parts]


@of("Brawler")
def test_brawler_adds_2_to_hth() -> None:
    state = a_table([man("Doyle", skills=["Brawler"])], [foe("Drowned Crew")], dice=[5])
    state, told = play(state, "attack:1", "roll")

    assert ([("hth", 3)], 1) == (
        [(p.source, p.add) for p in only(told, events.AttackRolled).parts],
        only(told, events.AttackRolled).hits,
    )


@of("Tough")
def test_tough_is_1_more_health() -> None:
    assert 6 == a_table([man("Doyle", skills=["Tough"])]).soldiers[0].health


@of("Medic")
def test_a_medic_heals_2_with_a_first_aid_kit() -> None:
    men = [man("Akers", health=1, skills=["Medic"], equipment=["First Aid Kit"])]
    state, told = play(a_table(men), "use:1")

    assert (2, 3) == (only(told, events.Healed).wounds, state.soldiers[0].health)


@of("Leadership")
def test_leadership_raises_the_movement_of_all_while_the_leader_is_up() -> None:
    for health, total in ((5, 3), (0, 2)):
        men = [man("Doyle", skills=["Leadership"], health=health), man("Fireteam")]
        assert total == movement(RULES.open(a_table(men)), 1, 2).total


@of("Operator")
def test_operator_raises_the_hand_size() -> None:
    state = a_table([man("Doyle", skills=["Operator"], health=3)])

    assert 4 == hand_size(RULES.open(state), 0)


@of("Scout")
def test_a_scout_places_a_location_without_a_discard_once_a_turn() -> None:
    men = [man("Akers", 0, skills=["Scout"])]
    state = a_table(
        men, track=[], location_deck=ids(["Wrecked Landing Beach"]), mission="Beach of Bones"
    )
    assert "place:1" in keys(state)
    state, told = play(state, "place:1")

    assert [] == all_of(told, events.CardsDiscarded)
    assert "free-place" in state.soldiers[0].used


@of("Pack Mule")
def test_pack_mule_carries_2_more() -> None:
    sheet = RULES.view(a_table([man("Akers", skills=["Pack Mule"])]), 0).sheets[0]

    assert 9 == sheet.loadout, "6, the Mission's 1, and 2"


@of("Veteran")
def test_a_veteran_draws_a_card_at_the_start_of_a_turn() -> None:
    men = [man("Akers", 0, skills=["Veteran"], hand=["Advance 2"] * 4)]
    state, told = play(a_table(men), "end", "done")

    assert 1 == len(only(told, events.CardsDrawn).cards)
    assert 5 == len(state.soldiers[0].hand)


@of("Gravedigger")
def test_gravedigger_adds_1_against_undead_at_range_0() -> None:
    for name, at, adds in (
        ("Drowned Crew", 1, [1]),
        ("Living Thralls", 1, []),
        ("Drowned Crew", 2, []),
    ):
        men = [man("Doyle", weapons=["M1 Garand"], skills=["Gravedigger"])]
        state = a_table(men, [foe(name, at)], dice=[4, 6])
        state, told = play(state, "attack:1", "weapon:m1-garand", "roll")
        assert adds == [p.add for p in only(told, events.AttackRolled).parts]


@of("Devout")
def test_devout_lowers_the_first_power_of_a_turn() -> None:
    men = [man("Brandt", theology="Hamartiology", divinity=9, skills=["Devout"])]
    state = a_table(men, [foe("Drowned Crew")], dice=[1, 1])
    state, told = play(state, *["power:1", "power:1:smite", "roll"] * 2)

    assert [2, 3] == [event.cost for event in all_of(told, events.PowerUsed)]


@of("Devout")
def test_devout_and_a_holy_location_go_down_to_1_each() -> None:
    """UND-22.9: Theology, Devout, Holy Location, each to a minimum of 1; then the Reliquary, to 0."""
    men = [man("Brandt", theology="Liturgics", skills=["Devout"])]
    game = RULES.open(a_table(men, track=["Roofless Chapel"]))

    assert [1, 2, 0] == [power_cost(game, 0, 1), power_cost(game, 0, 4), power_cost(game, 0, 4, -3)]


@of("Steadfast")
def test_steadfast_ignores_the_first_suppress_of_a_turn() -> None:
    men = [man("Akers", 0, skills=["Steadfast"])]
    foes = [foe("Wailing Operator", 1, targets=[1])]
    state = a_table(men, foes, dice=[9, 1], action_deck=QUIET[:4])
    state, told = play(state, "end")

    assert (1, 1) == (
        only(told, events.SuppressionsIgnored).amount,
        only(told, events.SoldierSuppressed).by,
    )
    assert 1 == len(all_of(told, events.Dreaded))


def test_every_piece_of_equipment_and_skill_has_a_test() -> None:
    gear = {card.name for card in CATALOGUE.equipment}
    assert covered.names >= gear - THROWN.keys()
    assert covered.names <= gear | {card.name for card in CATALOGUE.skills}
    assert covered.names >= {card.name for card in CATALOGUE.skills}
