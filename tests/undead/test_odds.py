"""The odds of an Attack are exact: they are what all throws of its dice come to."""

from itertools import product

import pytest

from core.kernel.decision import NONE
from core.undead.attacks import read
from core.undead.odds import D6, D10, Way, odds, strike
from core.undead.view import approaches, plans, strike_of
from tests.undead.build import a_table, foe, man
from tests.undead.table import CATALOGUE, RULES

WAYS = [
    Way(mode.chart, dice, modifier, penetration, cover, sure=sure)
    for weapon in CATALOGUE.weapons
    for mode in weapon.modes[:1]
    for dice in (1, 2)
    for modifier, penetration, cover, sure in (
        (0, 0, 3, True),
        (-2, 1, 5, False),
        (3, 0, NONE, True),
    )
]


@pytest.mark.parametrize("way", WAYS, ids=range(len(WAYS)))
def test_odds_are_those_of_all_throws(way: Way) -> None:
    found: dict[int, int] = {}
    suppress = count = 0
    for dice in product(D10, repeat=way.dice):
        rows = [read(way.chart, die + way.modifier) for die in dice]
        hits, held = sum(row.hits for row in rows), sum(row.suppress for row in rows)
        for die in D6:
            beaten = (
                way.cover == NONE or (way.sure and die == 6) or die + way.penetration >= way.cover
            )
            found[hits if beaten else 0] = found.get(hits if beaten else 0, 0) + 1
            suppress += held if beaten else held + hits
            count += 1
    made = odds(way)

    assert {n: c / count for n, c in found.items()} == pytest.approx(
        {n: c for n, c in enumerate(made.hits) if c}
    )
    assert suppress / count == pytest.approx(made.suppress)
    assert 1 == pytest.approx(sum(row.chance for row in made.rows))


def test_each_row_has_its_natural_dice() -> None:
    """The Garand with Steady Aim at Cover 3, as the screens show it."""
    garand = RULES.book.weapons["WPN-GARAND"].modes[0]
    made = odds(Way(garand.chart, 1, 2, garand.penetration, 3))

    assert [(0, 0, 0), (3, 1, 2), (5, 3, 7), (10, 8, 10)] == [
        (r.min, r.low, r.high) for r in made.rows
    ]
    assert [0, 20, 50, 30] == [round(r.chance * 100) for r in made.rows]
    assert [0, 20, 41.7, 25] == [round(r.after * 100, 1) for r in made.rows]
    assert 5 / 6 == pytest.approx(made.beaten)
    assert 0.25 == pytest.approx(made.at_least(2))


def test_a_best_result_needs_no_dice() -> None:
    garand = RULES.book.weapons["WPN-GARAND"].modes[0]
    made = odds(Way(garand.chart, 0, 0, 1, 4, times=2))

    assert (1 / 3, 2 / 3) == pytest.approx((made.hits[0], made.hits[4]))
    assert [0, 0, 0, 1] == [row.chance for row in made.rows]


def test_plans_are_the_attacks_that_a_soldier_could_make() -> None:
    state = a_table(
        [man("Doyle", weapons=["M1 Garand"])], [foe("Wraith"), foe("Living Thralls", 2)]
    )
    found = plans(RULES.open(state), 0)
    names = [(state.cards[plan.source], state.cards[plan.target], plan.at_range) for plan in found]

    assert [
        ("WPN-GARAND", "HOS-WRAITH", 0),
        ("WPN-GARAND", "HOS-THRALLS", 1),
        ("WPN-KNIFE", "HOS-WRAITH", 0),
    ] == names
    # The knife needs 8, less 1 for HtH: 7 to 10.
    assert 0.4 == pytest.approx(found[2].odds.at_least(1))


def test_approaches_tell_what_a_move_costs() -> None:
    state = a_table([man("Akers", 1, hand=["Rally"])], [foe("Shambling Dead", 2)])
    (found,) = approaches(RULES.open(state))

    assert (2, 3, False) == (found.to, found.cost, found.payable)
    assert [("LOC-RUINED-VILLAGE", 3), ("HOS-SHAMBLING-DEAD", 1), ("SOL-AKERS", -1)] == [
        (part.source, part.add) for part in found.parts
    ]


@pytest.mark.parametrize("name", ["Risen Riflemen", "MG Revenants", "Wraith"])
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize(("added", "cover"), [(0, 3), (-2, 5), (0, NONE)])
def test_the_odds_of_a_hostile_are_those_of_all_throws(
    name: str, dice: int, added: int, cover: int
) -> None:
    """UND-14.3, 14.4, 14.10."""
    card = next(each for each in CATALOGUE.hostiles if each.name == name)
    foe = RULES.book.foes[card.id]
    for chart in foe.charts[1:]:
        hit = held = hits = 0
        throws = list(product(product(D10, repeat=dice), D6))
        for naturals, die in throws:
            row = read(chart, max(naturals) + added)
            beaten = cover == NONE or die == 6 or die + card.penetration >= cover
            hit += bool(row.hits) and beaten
            hits += row.hits * beaten
            held += bool(row.hits and not beaten) or bool(row.suppress and not row.hits)
        made = strike(chart, added, card.penetration, cover, dice)

        assert [hit, held, hits] == pytest.approx(
            [len(throws) * each for each in (made.hit, made.held, made.hits)]
        )


def test_a_commander_gives_every_hostile_a_second_die() -> None:
    """UND-14.10: the chance of the Riflemen rises with a Commander in play."""
    men = [man("Doyle", 1, weapons=["M1 Garand"])]
    alone = RULES.open(a_table(men, [foe("Risen Riflemen", 1, targets=[1])]))
    led = RULES.open(
        a_table(men, [foe("Risen Riflemen", 1, targets=[1]), foe("Occult Officer", 1, targets=[1])])
    )
    riflemen = alone.hostiles[0].card

    assert strike_of(alone, riflemen, 0, 4).hit < strike_of(led, riflemen, 0, 4).hit
    assert strike_of(alone, riflemen, 0, 1).hit < strike_of(alone, riflemen, 0, 4).hit
