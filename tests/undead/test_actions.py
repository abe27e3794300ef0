"""Every Action card, played: what it does, exactly, and when it may not be played (UND-5)."""

from core.undead import events
from tests.undead.build import a_table, all_of, foe, keys, kind, man, only, play
from tests.undead.covered import Covered
from tests.undead.table import CATALOGUE, RULES

covered = Covered()
of = covered.of


@of("Advance 2", "Advance 3")
def test_advance_lowers_the_entrance_cost() -> None:
    """Ruined Village: Entrance 3, Movement 1 of Akers: 2 left."""
    for card, cost in (("Advance 2", 0), ("Advance 3", 0)):
        state = a_table([man("Akers", 1, hand=[card])])
        slug = card.lower().replace(" ", "-")
        state, told = play(state, "forward:1", f"play:1:{slug}")

        entered = only(told, events.Entered)
        assert (2, cost) == (entered.to, entered.cost)
        assert -int(card[-1]) == entered.parts[-1].add
        assert () == state.soldiers[0].hand


@of("Advance 2")
def test_advance_2_and_3_add_up_but_two_advance_2_do_not() -> None:
    """UND-5.5. Coastal Bunker 4 and a Panzerwight 2 less Movement 1: 5."""
    men = [man("Akers", 1, hand=["Advance 2", "Advance 2", "Advance 3", "Rally"])]
    state = a_table(men, [foe("Panzerwight", 2)], track=["Jungle Trail", "Coastal Bunker"])
    state, _ = play(state, "forward:1", "play:1:advance-2")
    assert ("play:1:advance-3",) == keys(state)[:1]
    assert "play:1:advance-2" not in keys(state)
    state, told = play(state, "play:1:advance-3")

    assert 0 == only(told, events.Entered).cost


@of("Kick in the Door")
def test_kick_in_the_door_is_for_structures() -> None:
    """Jungle Trail is none (UND-9.9)."""
    men = [man("Akers", 0, hand=["Kick in the Door", "Rally", "Recon"])]
    state = a_table(men, [foe("Panzerwight", 1)])
    state, _ = play(state, "forward:1")

    assert 1 == state.soldiers[0].at


@of("Kick in the Door")
def test_kick_in_the_door_ignores_penalties() -> None:
    men = [man("Akers", 1, hand=["Kick in the Door", "Rally", "Recon", "Cautious"])]
    state = a_table(men, [foe("Panzerwight", 2), foe("Shambling Dead", 2)])
    state, _ = play(state, "forward:1", "play:1:kick-in-the-door")
    state, told = play(state, "pay:1:rally", "pay:1:recon")

    entered = only(told, events.Entered)
    assert (2, "ACT-KICK-DOOR") == (entered.cost, entered.parts[-1].source)


@of("Double Tap")
def test_double_tap_takes_the_best_result_without_a_die() -> None:
    """No Attack die, no Reload check; the Cover die is rolled (UND-11.14)."""
    state = a_table(
        [man("Doyle", weapons=["M1 Garand"], hand=["Double Tap", "Steady Aim"])],
        [foe("Drowned Crew")],
        dice=[1],
    )
    state, _ = play(state, "attack:1", "weapon:m1-garand", "play:1:double-tap")
    assert ("roll",) == keys(state)
    state, told = play(state, "roll")

    rolled = only(told, events.AttackRolled)
    assert ((), (10,), 2, True) == (rolled.naturals, rolled.rows, rolled.hits, rolled.best)
    assert not state.soldiers[0].gear[0].empty


@of("Double Tap")
def test_double_tap_is_for_semi_at_range_0() -> None:
    men = [
        man(
            "Doyle",
            0,
            weapons=["M1 Garand", "M1928 Thompson"],
            hand=["Double Tap"],
            skills=["Pack Mule"],
        )
    ]
    state = a_table(men, [foe("Shambling Dead", 1), foe("Shambling Dead", 0)])

    far, _ = play(state, "attack:1", "weapon:m1-garand", "target:shambling-dead")
    near, _ = play(state, "attack:1", "weapon:m1-garand", "target:shambling-dead#2")
    burst, _ = play(state, "attack:1", "weapon:m1928-thompson:burst")

    assert ("roll",) == keys(far)
    assert ("play:1:double-tap", "roll") == keys(near)
    assert ("roll",) == keys(burst)


@of("Reloading")
def test_reloading_reloads_without_an_action() -> None:
    state = a_table(
        [man("Doyle", weapons=["M1 Garand"], empty=["M1 Garand"], hand=["Reloading"], actions=0)]
    )
    state, told = play(state, "play:1:reloading")

    gear = state.soldiers[0].gear[0]
    assert (False, 2) == (gear.empty, gear.ammo)
    assert [] == all_of(told, events.ActionSpent)


@of("Steady Aim")
def test_steady_aim_adds_2_to_a_ranged_weapon_attack() -> None:
    men = [man("Doyle", weapons=["M1 Garand"], hand=["Steady Aim"])]
    state = a_table(men, [foe("Drowned Crew")], dice=[8, 6])
    melee, _ = play(state, "attack:1", "weapon:combat-knife")
    assert ("roll",) == keys(melee)
    state, told = play(state, "attack:1", "weapon:m1-garand", "play:1:steady-aim", "roll")

    rolled = only(told, events.AttackRolled)
    assert (2, [("ACT-STEADY-AIM", 2)]) == (rolled.hits, [(p.source, p.add) for p in rolled.parts])


@of("Snap Shot")
def test_snap_shot_is_an_attack_more_at_less_1() -> None:
    men = [man("Doyle", weapons=["M1 Garand"], hand=["Snap Shot", "Snap Shot"], actions=0)]
    state = a_table(men, [foe("Drowned Crew")], dice=[5, 6])
    state, told = play(state, "play:1:snap-shot")
    assert ("roll",) == keys(state)
    state, more = play(state, "roll")

    rolled = only(more, events.AttackRolled)
    assert (0, 1, -1) == (rolled.hits, rolled.suppress, rolled.parts[0].add)
    assert [] == all_of([*told, *more], events.ActionSpent)


@of("Snap Shot")
def test_snap_shot_needs_a_ranged_weapon() -> None:
    state = a_table(
        [man("Doyle", hand=["Snap Shot"], equipment=["Mk 2 Grenades"])], [foe("Drowned Crew")]
    )

    assert "play:1:snap-shot" not in keys(state)
    refusal = RULES.explain(state, 0, "play:1:snap-shot")
    assert refusal is not None
    assert ("no-use", "UND-5.2") == (refusal.code, refusal.rule)


@of("Cautious")
def test_cautious_cancels_the_whole_result() -> None:
    men = [man("Akers", hand=["Cautious"])]
    deck = ("ACT-ADVANCE-2",) * 3
    state = a_table(men, [foe("Bone Pickers", targets=[1])], dice=[9, 6, 1], action_deck=deck)
    state, _ = play(state, "end", "done")
    assert ("play:1:cautious", "none") == keys(state)
    assert "react" == kind(state)
    state, told = play(state, "play:1:cautious")

    assert only(told, events.AttackCancelled).soldier == 0
    assert 4 == state.soldiers[0].health


@of("Cautious")
def test_cautious_is_played_for_another_for_1_xp() -> None:
    """UND-5.4: any Player Soldier may spend it, here the third one, far away."""
    men = [
        man("Larsen"),
        man("Akers", 0, hand=["Cautious"], health=1),
        man("Doyle", 2, xp=1, health=1, hand=["Rally"]),
    ]
    state = a_table(men, [foe("Bone Pickers", targets=[1])], dice=[9, 6, 1, 1])
    state, _ = play(state, "end", "done", "done")
    assert ("play:2:cautious", "none") == keys(state)
    state, told = play(state, "play:2:cautious")

    spent = only(told, events.XpChanged)
    assert (2, -1, 0) == (spent.soldier, spent.by, spent.now)
    assert 3 == state.soldiers[0].health


@of("Hit the Dirt")
def test_hit_the_dirt_trades_a_hit_for_a_suppress() -> None:
    men = [man("Akers", hand=["Hit the Dirt", "Hit the Dirt"])]
    deck = ("ACT-ADVANCE-2",) * 2
    state = a_table(men, [foe("Bone Pickers", targets=[1])], dice=[9, 6, 1], action_deck=deck)
    state, _ = play(state, "end", "done", "play:1:hit-the-dirt")

    assert "main" == kind(state), "at most one card of a name on one Attack (UND-5.5)"
    assert (3, 1) == (state.soldiers[0].health, state.soldiers[0].suppressions)


@of("Rally")
def test_rally_calms_everybody_here() -> None:
    men = [
        man("Akers", suppressions=1, hand=["Rally"]),
        man("Larsen", suppressions=2),
        man("Fireteam", 0, suppressions=1),
    ]
    state, _ = play(a_table(men), "play:1:rally")

    assert [0, 0, 1] == [each.suppressions for each in state.soldiers]


@of("Second Wind")
def test_second_wind_gives_an_action_once_a_turn() -> None:
    men = [man("Akers", actions=0, hand=["Second Wind", "Second Wind"])]
    state, _told = play(a_table(men), "play:1:second-wind")

    assert 1 == state.soldiers[0].actions
    assert "play:1:second-wind" not in keys(state)


@of("Second Wind")
def test_second_wind_for_a_squad() -> None:
    men = [man("Akers", hand=["Second Wind"], xp=1), man("Fireteam", 0, actions=0)]
    state, _ = play(a_table(men), "play:1:second-wind", "for:2")

    assert (1, 0) == (state.soldiers[1].actions, state.soldiers[0].xp)


@of("Field Dressing")
def test_field_dressing_costs_an_action_of_the_soldier() -> None:
    men = [man("Akers", hand=["Field Dressing"], xp=1), man("Larsen", 0, health=1)]
    state, _ = play(a_table(men), "play:1:field-dressing")

    assert (2, 1, 2) == (
        state.soldiers[1].health,
        state.soldiers[1].actions,
        state.soldiers[0].actions,
    )


@of("Field Dressing")
def test_field_dressing_needs_an_action_and_a_wound() -> None:
    no_action = a_table([man("Akers", actions=0, health=3, hand=["Field Dressing"])])
    unhurt = a_table([man("Akers", hand=["Field Dressing"])])

    assert "play:1:field-dressing" not in keys(no_action)
    assert "play:1:field-dressing" not in keys(unhurt)


@of("Flanking Fire")
def test_flanking_fire_ignores_cover() -> None:
    men = [man("Doyle", weapons=["M1 Carbine"], hand=["Flanking Fire"])]
    state = a_table(men, [foe("Drowned Crew")], dice=[5])
    state, told = play(state, "attack:1", "weapon:m1-carbine", "play:1:flanking-fire", "roll")

    assert [] == all_of(told, events.CoverRolled)
    assert 1 == only(told, events.HitsTaken).hits


@of("Point Blank")
def test_point_blank_adds_a_hit_after_the_dice() -> None:
    men = [man("Doyle", weapons=["M1 Carbine"], hand=["Point Blank"])]
    state = a_table(men, [foe("Drowned Crew")], dice=[5, 6])
    state, _ = play(state, "attack:1", "weapon:m1-carbine", "roll")
    assert ("play:1:point-blank", "roll") == keys(state)
    assert "cover" == kind(state)
    state, told = play(state, "play:1:point-blank")

    added = only(told, events.HitsAdded)
    assert (1, 2) == (added.hits, added.now)
    assert (2,) == state.hostiles[0].ekias


@of("Point Blank")
def test_point_blank_needs_a_hit_and_range_0() -> None:
    men = [man("Doyle", weapons=["M1 Carbine"], hand=["Point Blank"])]
    missed, _ = play(
        a_table(men, [foe("Drowned Crew")], dice=[1, 6]), "attack:1", "weapon:m1-carbine", "roll"
    )
    far, _ = play(a_table(men, [foe("Drowned Crew", 2)], dice=[5, 6]), "attack:1", "roll")

    assert "main" == kind(missed)
    assert "main" == kind(far)


@of("Scrounge Ammo")
def test_scrounge_adds_ammo_or_puts_a_charge_back() -> None:
    men = [
        man(
            "Doyle", weapons=["M1 Carbine"], equipment=["Mk 2 Grenades"], hand=["Scrounge Ammo"] * 2
        )
    ]
    state = a_table(men, [foe("Drowned Crew")], dice=[3, 6])
    state, _ = play(state, "play:1:scrounge-ammo")
    assert 4 == state.soldiers[0].gear[0].ammo
    state, _ = play(state, "attack:1", "weapon:mk-2-grenades", "roll", "play:1:scrounge-ammo")
    assert ("supply:m1-carbine", "supply:mk-2-grenades") == keys(state)
    state, _ = play(state, "supply:mk-2-grenades")

    assert 2 == state.soldiers[0].gear[1].charges


@of("Leap of Faith")
def test_leap_of_faith_spends_no_action() -> None:
    men = [man("Brandt", theology="Eschatology", divinity=4, actions=0, hand=["Leap of Faith"])]
    state = a_table(men, [foe("Living Thralls")], dice=[9])
    state, told = play(state, "play:1:leap-of-faith", "power:1:smite", "roll")

    assert (0, 0) == (state.soldiers[0].divinity, state.soldiers[0].actions)
    assert [] == all_of(told, events.ActionSpent)
    assert (3,) == state.hostiles[0].ekias


@of("Recon")
def test_recon_places_one_of_three_and_pays_for_it() -> None:
    men = [man("Akers", 0, hand=["Recon"])]
    top = ("LOC-BEACH", "LOC-RIDGE", "LOC-CHAPEL")
    state = a_table(
        men,
        track=[],
        location_deck=top,
        hostile_deck=("HOS-FLESH-COLOSSUS", "HOS-FLESH-COLOSSUS")[:1],
    )
    state, _ = play(state, "play:1:recon")
    assert (
        "place:wrecked-landing-beach",
        "place:bare-ridge",
        "place:roofless-chapel",
        "none",
    ) == keys(state)
    state, _ = play(state, "place:bare-ridge", "under:roofless-chapel")

    assert "LOC-RIDGE" == state.cards[state.track[1]]
    assert ["LOC-CHAPEL", "LOC-BEACH"] == [state.cards[c] for c in state.locations.cards[-2:]]
    assert 2 == state.locations.known
    assert () == state.soldiers[0].hand


@of("Recon")
def test_recon_may_be_played_where_no_location_can_be_placed() -> None:
    men = [man("Akers", 2, hand=["Recon"])]
    state, told = play(
        a_table(men, location_deck=("LOC-BEACH", "LOC-RIDGE", "LOC-CHAPEL")), "play:1:recon"
    )

    assert "under" == kind(state)
    assert 3 == len(only(told, events.LocationsSeen).cards)


@of("Burn Them")
def test_burn_them_is_for_flame_and_thrown_against_undead() -> None:
    men = [
        man("Doyle", equipment=["Mk 2 Grenades"], weapons=["M2 Flamethrower"], hand=["Burn Them"])
    ]
    state = a_table(men, [foe("Drowned Crew"), foe("Living Thralls")], dice=[6, 1])
    flame, _ = play(state, "attack:1", "weapon:m2-flamethrower", "target:drowned-crew")
    living, _ = play(state, "attack:1", "weapon:mk-2-grenades", "target:living-thralls")
    knife, _ = play(state, "attack:1", "weapon:combat-knife", "target:drowned-crew")
    assert ("play:1:burn-them", "roll") == keys(flame)
    assert ("roll",) == keys(living)
    assert ("roll",) == keys(knife)
    state, told = play(
        state, "attack:1", "weapon:mk-2-grenades", "target:drowned-crew", "play:1:burn-them", "roll"
    )

    assert 3 == only(told, events.AttackRolled).hits


def test_every_action_card_has_a_test() -> None:
    assert covered.names == {card.name for card in CATALOGUE.actions}
