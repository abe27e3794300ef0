"""Every Weapon, Squad and thrown card: what each natural die does, exactly (UND-11, 13 of the figures)."""

from typing import NamedTuple

import pytest

from core.kernel.event import Decided
from core.undead import events
from tests.undead.build import Man, a_table, all_of, foe, keys, man, only, play
from tests.undead.table import CATALOGUE


class Fire(NamedTuple):
    """A way to Attack: its option, how far it reaches, Penetration, and what dice do.

    `rows` are (die, Hits, Suppress) at the edges of the chart; `empty` the naturals that empty it.
    """

    option: str
    reach: int
    penetration: int
    rows: tuple[tuple[int, int, int], ...]
    empty: tuple[int, ...] = ()
    dice: int = 1
    cover: bool = True


WEAPONS = {
    "Combat Knife": Fire("combat-knife", 0, 0, ((6, 0, 0), (7, 1, 0)), cover=False),
    "Entrenching Tool": Fire(
        "entrenching-tool", 0, 0, ((4, 0, 0), (5, 1, 0), (9, 1, 0), (10, 2, 0)), cover=False
    ),
    "M1911 Pistol": Fire(
        "m1911-pistol", 0, 0, ((3, 0, 0), (4, 0, 1), (5, 0, 1), (6, 1, 0)), (1, 2)
    ),
    "M1 Carbine": Fire("m1-carbine", 1, 0, ((2, 0, 0), (3, 0, 1), (4, 0, 1), (5, 1, 0)), (1,)),
    "M1 Garand": Fire(
        "m1-garand", 2, 1, ((2, 0, 0), (3, 0, 1), (5, 1, 0), (9, 1, 0), (10, 2, 0)), (1,)
    ),
    "M1903 Springfield, scoped": Fire(
        "m1903-springfield-scoped", 3, 2, ((5, 0, 0), (6, 1, 0), (10, 1, 0)), (1,)
    ),
    "M1897 Trench Gun": Fire(
        "m1897-trench-gun", 0, 0, ((2, 0, 0), (3, 1, 0), (7, 1, 0), (8, 2, 0)), (1, 2)
    ),
    "M1928 Thompson": Fire("m1928-thompson:semi", 1, 0, ((3, 0, 0), (4, 0, 1), (6, 1, 0)), (1, 2)),
    "M1918 BAR": Fire("m1918-bar:semi", 2, 1, ((3, 0, 0), (4, 0, 1), (6, 1, 0)), (1, 2)),
    "M2 Flamethrower": Fire(
        "m2-flamethrower",
        0,
        0,
        ((2, 0, 0), (3, 1, 0), (5, 2, 0), (9, 3, 0)),
        (1, 2, 3, 4),
        cover=False,
    ),
    "Blessed Dagger": Fire(
        "blessed-dagger", 0, 0, ((4, 0, 0), (5, 1, 0), (8, 1, 0), (9, 2, 0)), cover=False
    ),
    "Blessed Mace": Fire(
        "blessed-mace", 0, 0, ((2, 0, 0), (3, 1, 0), (6, 1, 0), (7, 2, 0)), cover=False
    ),
    "Blessed Derringer": Fire(
        "blessed-derringer", 0, 0, ((3, 0, 0), (4, 1, 0), (8, 1, 0), (9, 2, 0)), (1, 2, 3)
    ),
    "Blessed M1911": Fire(
        "blessed-m1911", 1, 1, ((3, 0, 0), (4, 1, 0), (9, 1, 0), (10, 2, 0)), (1,)
    ),
    "Blessed Trench Gun": Fire(
        "blessed-trench-gun", 1, 1, ((2, 0, 0), (3, 1, 0), (7, 1, 0), (8, 2, 0)), (1,)
    ),
    "Blessed Garand": Fire("blessed-garand", 2, 2, ((2, 0, 0), (3, 1, 0), (7, 1, 0), (8, 2, 0))),
    "Blessed Thompson": Fire(
        "blessed-thompson", 1, 1, ((2, 0, 0), (3, 0, 2), (5, 2, 0), (10, 4, 0)), (1,), dice=2
    ),
}
"""By name. The Melee rows are the printed ones less 1, which is Doyle's HtH; two dice fall alike."""

BURSTS = {
    "M1928 Thompson": Fire(
        "m1928-thompson:burst", 0, 0, ((3, 0, 0), (4, 0, 2), (6, 2, 0)), (1, 2), dice=2
    ),
    "M1918 BAR": Fire("m1918-bar:burst", 1, 1, ((3, 0, 0), (4, 0, 2), (6, 2, 0)), (1, 2), dice=2),
}

THROWN = {
    "Holy Water": Fire(
        "holy-water", 1, 0, ((3, 0, 0), (4, 1, 0), (7, 1, 0), (8, 2, 0)), cover=False
    ),
    "Mk 2 Grenades": Fire(
        "mk-2-grenades", 1, 2, ((2, 0, 0), (3, 1, 0), (5, 2, 0), (8, 2, 0), (9, 3, 0))
    ),
    "Blessed Grenades": Fire(
        "blessed-grenades",
        1,
        2,
        ((1, 0, 0), (2, 1, 0), (4, 2, 0), (7, 2, 0), (8, 3, 0)),
        cover=False,
    ),
    "White Phosphorus": Fire(
        "white-phosphorus", 1, 0, ((3, 0, 0), (4, 1, 0), (6, 1, 0), (7, 2, 0)), cover=False
    ),
    "Satchel Charge": Fire(
        "satchel-charge", 0, 4, ((1, 0, 0), (2, 2, 0), (5, 2, 0), (6, 3, 0), (9, 4, 0))
    ),
}

SQUADS: dict[str, dict[int, tuple[tuple[int, int, int], ...]]] = {
    "Fireteam": {
        3: ((2, 0, 0), (3, 0, 2), (4, 0, 2), (5, 2, 0)),
        2: ((2, 0, 0), (5, 1, 0)),
        1: ((3, 0, 0), (4, 0, 1), (6, 1, 0)),
    },
    "Raiders": {
        4: ((1, 0, 0), (2, 0, 2), (4, 2, 0)),
        3: ((2, 0, 0), (5, 2, 0)),
        2: ((2, 0, 0), (5, 2, 0)),
        1: ((2, 0, 0), (5, 1, 0)),
    },
    "Partisans": {2: ((2, 0, 0), (3, 0, 1), (5, 1, 0)), 1: ((3, 0, 0), (4, 0, 1), (6, 1, 0))},
}
"""The rows of a Squad by its current Health (UND-11.13)."""

SQUAD_REACH = {"Fireteam": (2, 0), "Raiders": (1, 1), "Partisans": (1, 0)}

ALL_WAYS = [*WEAPONS.items(), *BURSTS.items()]
COVER_DIE = 1


def armed(at: int, name: str, gear: str) -> Man:
    """Doyle with one Weapon or piece of Equipment."""
    return (
        man("Doyle", at, weapons=[name])
        if gear == "weapons"
        else man("Doyle", at, equipment=[name])
    )


def _options(at: int, name: str, gear: str) -> tuple[str, ...]:
    state = a_table(
        [armed(0, name, gear), man("Larsen", 0)],
        [foe("Shambling Dead", at)],
        objective_active=True,
    )
    if "attack:1" not in keys(state):
        return ()
    state, told = play(state, "attack:1")
    decided = [each.keys for each in all_of(told, Decided) if each.kind == "weapon"]
    return decided[0] if decided else keys(state)


def _rolled(name: str, fire: Fire, gear: str, die: int) -> tuple[object, object, bool]:
    dice = [die] * fire.dice + ([6] if fire.cover else [])
    # Drowned Crew: Undead, Reticle 5, in the Hostile decks of the Mission.
    state = a_table(
        [armed(1, name, gear)],
        [foe("Drowned Crew"), foe("Living Thralls", 0)],
        dice=dice,
    )
    state, told = play(state, "attack:1")
    chosen = {"weapon": f"weapon:{fire.option}", "target": "target:drowned-crew", "roll": "roll"}
    while (asked := keys(state)) and chosen:
        key = next((k for k in chosen.values() if k in asked), None)
        if key is None:
            break
        chosen = {k: v for k, v in chosen.items() if v != key}
        state, more = play(state, key)
        told += more
    rolled = only(told, events.AttackRolled)
    emptied = any(isinstance(event, events.WeaponEmptied) for event in told)
    assert state.chance.forced == ()
    return rolled.hits, rolled.suppress, emptied


@pytest.mark.parametrize(("name", "fire"), ALL_WAYS, ids=[f.option for _, f in ALL_WAYS])
def test_a_weapon_scores_as_printed(name: str, fire: Fire) -> None:
    for die, hits, suppress in fire.rows:
        assert (hits, suppress, die in fire.empty) == _rolled(name, fire, "weapons", die), die
    for die in fire.empty:
        assert _rolled(name, fire, "weapons", die)[2], f"not Empty after {die}"


@pytest.mark.parametrize(("name", "fire"), ALL_WAYS, ids=[f.option for _, f in ALL_WAYS])
def test_a_weapon_reaches_as_far_as_printed(name: str, fire: Fire) -> None:
    for at in range(4):
        there = f"weapon:{fire.option}" in _options(at, name, "weapons")
        assert (at <= fire.reach) == there, at


@pytest.mark.parametrize(("name", "fire"), THROWN.items(), ids=THROWN)
def test_equipment_scores_as_printed(name: str, fire: Fire) -> None:
    for die, hits, suppress in fire.rows:
        assert (hits, suppress, False) == _rolled(name, fire, "equipment", die), die
    for at in range(4):
        there = f"weapon:{fire.option}" in _options(at, name, "equipment")
        assert (at <= fire.reach) == there, at


@pytest.mark.parametrize(("name", "fire"), ALL_WAYS, ids=[f.option for _, f in ALL_WAYS])
def test_a_weapon_has_its_penetration(name: str, fire: Fire) -> None:
    """Cover 3 of a Ruined Village: a Cover die of 3 less Penetration is just enough."""
    if not fire.cover:
        return
    for die, beaten in ((3 - fire.penetration, True), (2 - fire.penetration, False)):
        if die < 1:
            continue
        state = a_table(
            [man("Doyle", 2, weapons=[name])],
            [foe("Drowned Crew", 2)],
            dice=[*([10] * fire.dice), die],
        )
        state, _ = play(state, "attack:1", f"weapon:{fire.option}")
        state, told = play(state, "roll")
        assert beaten == only(told, events.CoverRolled).beaten


@pytest.mark.parametrize("name", SQUADS)
def test_a_squad_scores_by_its_health(name: str) -> None:
    reach, penetration = SQUAD_REACH[name]
    for health, rows in SQUADS[name].items():
        count = 2 if len(rows) and rows[-1][1] == 2 else 1
        for die, hits, suppress in rows:
            state = a_table(
                [man("Akers", 0), man(name, 1, health=health)],
                [foe("Drowned Crew")],
                dice=[*([die] * count), COVER_DIE],
            )
            state, told = play(state, "attack:2", "roll")
            rolled = only(told, events.AttackRolled)
            assert (hits, suppress) == (rolled.hits, rolled.suppress), (health, die)
            assert penetration == only(told, events.CoverRolled).penetration
    for at in range(4):
        state = a_table(
            [man("Akers", 0), man(name, 0)], [foe("Drowned Crew", at)], objective_active=True
        )
        assert (at <= reach) == ("attack:2" in keys(state)), at


def test_the_springfield_adds_2_at_range_2_and_more() -> None:
    for at, row in ((1, 0), (2, 6), (3, 6)):
        state = a_table(
            [man("Doyle", 0, weapons=["M1903 Springfield, scoped"])],
            [foe("Drowned Crew", at)],
            objective_active=True,
            dice=[4, 1],
        )
        state, told = play(state, "attack:1", "roll")
        assert (row,) == only(told, events.AttackRolled).rows


def test_holy_water_cannot_be_thrown_at_the_living() -> None:
    state = a_table([man("Doyle", equipment=["Holy Water"])], [foe("Living Thralls")])

    state, told = play(state, "attack:1")

    assert ("weapon:combat-knife",) == all_of(told, Decided)[0].keys


def test_blessed_grenades_need_a_cover_die_against_the_living() -> None:
    state = a_table(
        [man("Doyle", equipment=["Blessed Grenades"])], [foe("Living Thralls")], dice=[8, 1]
    )

    state, told = play(state, "attack:1", "weapon:blessed-grenades", "roll")

    assert only(told, events.CoverRolled).beaten


def test_the_satchel_charge_counts_twice_on_an_objective() -> None:
    state = a_table(
        [man("Doyle", 3, equipment=["Satchel Charge"])],
        mission="The Surgeons' House",
        objective_active=True,
        dice=[6, 1],
    )

    state, told = play(state, "attack:1", "weapon:satchel-charge", "roll")

    hit = only(told, events.ObjectiveHit)
    assert (6, 6) == (hit.hits, hit.now)
    assert () == tuple(g for g in state.soldiers[0].gear if state.cards[g.card] == "EQP-SATCHEL")


def test_the_flamethrower_is_useless_in_a_bunker() -> None:
    """Collateral Damage (UND-9.10)."""
    state = a_table(
        [man("Sorley", 2), man("Akers", 0)],
        [foe("Drowned Crew", 2)],
        track=["Jungle Trail", "Coastal Bunker"],
    )

    assert "attack:1" not in keys(state)


def test_every_weapon_and_squad_has_a_test() -> None:
    assert WEAPONS.keys() == {card.name for card in CATALOGUE.weapons}
    assert THROWN.keys() == {card.name for card in CATALOGUE.equipment if card.attack}
    assert SQUADS.keys() == {card.short for card in CATALOGUE.soldiers if card.attack}
    modes = sum(len(card.modes) for card in CATALOGUE.weapons)
    assert modes == len(ALL_WAYS)
