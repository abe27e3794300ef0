"""Every Hostile card: its columns, how far it reaches and Moves, what it adds to costs and Cover (UND-13)."""

from typing import NamedTuple

import pytest

from core.kernel.event import Event
from core.undead import events
from core.undead.figures import hostile_cover, survey
from core.undead.state import State
from tests.undead.build import a_table, all_of, foe, keys, man, only, play
from tests.undead.table import CATALOGUE, RULES

Rows = tuple[tuple[int, int, int], ...]


class Card(NamedTuple):
    """A Hostile card: how many of what Health, XP, Divinity, reach, Move, penalty, Cover, Penetration.

    `columns` are, for a number that is left, (die, Hits, Suppress) at the edges of the chart.
    """

    figures: int
    health: int
    xp: int
    divinity: int
    reach: int
    move: int
    penalty: int
    cover: int
    penetration: int
    columns: dict[int, Rows]


HOSTILES = {
    "Shambling Dead": Card(1, 4, 2, 0, 0, 1, 1, 0, 0, {
        4: ((3, 0, 0), (4, 0, 1), (6, 1, 0), (8, 1, 0), (9, 2, 0)), 3: ((3, 0, 0), (9, 2, 0)),
        2: ((5, 0, 0), (6, 0, 1), (7, 0, 1), (8, 1, 0)), 1: ((5, 0, 0), (8, 1, 0))}),
    "Risen Riflemen": Card(1, 4, 3, 0, 2, 1, 0, 0, 0, {
        4: ((3, 0, 0), (4, 0, 1), (6, 1, 0), (9, 1, 0), (10, 2, 0)), 3: ((7, 1, 0), (10, 2, 0)),
        2: ((4, 0, 0), (5, 0, 1), (8, 1, 0)), 1: ((4, 0, 0), (8, 1, 0))}),
    "Risen Conscripts": Card(1, 3, 2, 0, 1, 1, 0, 0, 0, {
        3: ((4, 0, 0), (5, 0, 1), (7, 1, 0), (10, 2, 0)), 2: ((4, 0, 0), (10, 2, 0)),
        1: ((5, 0, 0), (6, 0, 1), (9, 1, 0))}),
    "Grave Hounds": Card(1, 3, 2, 0, 0, 2, 0, 1, 1, {
        3: ((3, 0, 0), (4, 0, 1), (6, 1, 0)), 2: ((3, 0, 0), (6, 1, 0)), 1: ((7, 0, 0), (8, 1, 0))}),
    "Crawlers": Card(1, 3, 1, 0, 0, 1, 1, 0, 0, {
        3: ((6, 0, 0), (7, 0, 1), (9, 1, 0)), 2: ((6, 0, 0), (9, 1, 0)),
        1: ((8, 0, 0), (9, 0, 1), (10, 1, 0))}),
    "Bone Pickers": Card(1, 4, 2, 0, 0, 1, 1, 0, 1, {
        4: ((5, 0, 0), (6, 1, 0), (9, 2, 0)), 3: ((5, 0, 0), (9, 2, 0)), 2: ((7, 0, 0), (8, 1, 0)),
        1: ((7, 0, 0), (8, 1, 0))}),
    "Rotting Grenadiers": Card(1, 2, 3, 0, 1, 1, 0, 0, 2, {
        2: ((4, 0, 0), (5, 0, 1), (8, 1, 0)), 1: ((5, 0, 0), (6, 0, 1), (9, 1, 0))}),
    "Living Thralls": Card(1, 4, 2, 0, 1, 1, 0, 0, 0, {
        4: ((3, 0, 0), (4, 0, 1), (7, 1, 0), (10, 2, 0)), 3: ((3, 0, 0), (10, 2, 0)),
        2: ((5, 0, 0), (6, 0, 1), (9, 1, 0)), 1: ((5, 0, 0), (9, 1, 0))}),
    "Ghouls": Card(2, 2, 3, 1, 0, 1, 1, 0, 1, {
        2: ((4, 0, 0), (5, 0, 1), (7, 1, 0)), 1: ((5, 0, 0), (6, 0, 1), (9, 1, 0))}),
    "Drowned Crew": Card(1, 5, 3, 1, 0, 1, 1, 0, 0, {
        5: ((3, 0, 0), (4, 0, 1), (6, 1, 0), (9, 2, 0)), 4: ((3, 0, 0), (9, 2, 0)),
        3: ((5, 0, 0), (6, 0, 1), (8, 1, 0)), 2: ((5, 0, 0), (8, 1, 0)),
        1: ((6, 0, 0), (7, 0, 1), (9, 1, 0))}),
    "Imperial Warriors": Card(2, 3, 4, 3, 1, 1, 1, 0, 0, {
        3: ((3, 0, 0), (4, 0, 1), (6, 1, 0), (9, 2, 0)), 2: ((3, 0, 0), (9, 2, 0)),
        1: ((5, 0, 0), (6, 0, 1), (7, 0, 1), (8, 1, 0))}),
    "Imperial Banner-Bearer": Card(1, 2, 3, 2, 1, 1, 0, 1, 0, {
        2: ((5, 0, 0), (6, 0, 1), (9, 1, 0)), 1: ((7, 0, 0), (8, 0, 1), (10, 1, 0))}),
    "Death's Head Guard": Card(3, 2, 5, 3, 1, 1, 1, 0, 1, {
        2: ((4, 0, 0), (5, 0, 1), (7, 1, 0)), 1: ((5, 0, 0), (6, 0, 1), (9, 1, 0))}),
    "Panzerwight": Card(1, 4, 4, 2, 1, 1, 2, 1, 2, {
        4: ((3, 0, 0), (4, 0, 1), (6, 1, 0), (9, 2, 0)), 3: ((3, 0, 0), (9, 2, 0)),
        2: ((4, 0, 0), (5, 0, 1), (8, 1, 0)), 1: ((4, 0, 0), (8, 1, 0))}),
    "Wraith": Card(1, 2, 3, 2, 0, 2, 0, 2, 0, {
        2: ((5, 0, 0), (6, 1, 0), (10, 2, 0)), 1: ((7, 0, 0), (8, 1, 0))}),
    "MG Revenants": Card(1, 3, 4, 1, 2, 0, 1, 1, 1, {
        3: ((2, 0, 0), (3, 0, 1), (6, 1, 0), (9, 2, 0)), 2: ((2, 0, 0), (9, 2, 0)),
        1: ((4, 0, 0), (5, 0, 1), (8, 1, 0))}),
    "Blood Surgeon": Card(1, 3, 3, 2, 0, 1, 0, 1, 1, {
        3: ((5, 0, 0), (6, 0, 1), (8, 1, 0)), 2: ((5, 0, 0), (8, 1, 0)),
        1: ((7, 0, 0), (8, 0, 1), (10, 1, 0))}),
    "Flesh Colossus": Card(1, 6, 6, 4, 0, 1, 2, -1, 2, {
        6: ((3, 0, 0), (4, 0, 1), (6, 1, 0), (9, 2, 0)), 4: ((3, 0, 0), (9, 2, 0)),
        3: ((4, 0, 0), (5, 0, 1), (7, 1, 0), (10, 2, 0)), 2: ((4, 0, 0), (10, 2, 0)),
        1: ((7, 0, 0), (8, 1, 0))}),
    "Wailing Operator": Card(1, 2, 2, 1, 2, 0, 0, 1, 0, {
        2: ((4, 0, 0), (5, 0, 1), (9, 0, 2)), 1: ((6, 0, 0), (7, 0, 1))}),
    "Occult Officer": Card(1, 1, 3, 1, 1, 0, 0, 2, 0, {1: ((4, 0, 0), (5, 0, 1), (8, 1, 0))}),
    "Tunnel Revenants": Card(1, 4, 3, 1, 0, 1, 1, 0, 1, {
        4: ((4, 0, 0), (5, 0, 1), (7, 1, 0), (10, 2, 0)), 3: ((4, 0, 0), (10, 2, 0)),
        2: ((5, 0, 0), (6, 0, 1), (8, 1, 0)), 1: ((5, 0, 0), (8, 1, 0))}),
    "Guardian of the Shrine": Card(1, 4, 5, 3, 0, 1, 1, 1, 1, {
        4: ((4, 0, 0), (5, 0, 1), (7, 1, 0), (10, 2, 0)), 3: ((4, 0, 0), (10, 2, 0)),
        2: ((5, 0, 0), (6, 0, 1), (8, 1, 0)), 1: ((5, 0, 0), (8, 1, 0))}),
    "Colonel Kaltengrab, the Lich": Card(1, 10, 10, 5, 1, 1, 1, 1, 1, {
        10: ((3, 0, 0), (4, 0, 1), (6, 1, 0), (9, 2, 0)), 6: ((3, 0, 0), (9, 2, 0)),
        5: ((4, 0, 0), (5, 0, 1), (7, 1, 0)), 3: ((4, 0, 0), (9, 1, 0)),
        2: ((5, 0, 0), (6, 0, 1), (8, 1, 0)), 1: ((5, 0, 0), (8, 1, 0))}),
}  # fmt: skip

COMMANDERS = ("Imperial Banner-Bearer", "Occult Officer")
"""They roll a D10 more themselves: both dice fall alike here."""

every_hostile = pytest.mark.parametrize("name", HOSTILES)


def mission_of(name: str) -> str:
    """The Mission in whose decks a card is."""
    return "Dead of the Empire" if name == "Guardian of the Shrine" else "Compline"


def the_table(name: str, at: int, ekias: int = 0, dice: tuple[int, ...] = ()) -> State:
    """Doyle at place 0 with an empty hand, who draws harmless cards; the Hostile is after him."""
    card = HOSTILES[name]
    hurt = (ekias, *((card.health,) * (card.figures - 1)))
    return a_table(
        [man("Doyle", 0)],
        [foe(name, at, hurt, (1,))],
        mission=mission_of(name),
        objective_active=True,
        dice=dice,
        action_deck=("ACT-ADVANCE-2",) * 5,
    )


def attacked(name: str, left: int, die: int) -> list[Event]:
    """What happens in a Hostile Turn in which the card, with a number left, rolls a die."""
    dice = (die, die) if name in COMMANDERS else (die,)
    cover = () if name == "Wraith" else (6,)
    state = the_table(name, 0, HOSTILES[name].health - left, (*dice, *cover))
    state, told = play(state, "end")
    assert state.chance.forced == ()
    return told


@every_hostile
def test_a_hostile_attacks_as_printed(name: str) -> None:
    for left, rows in HOSTILES[name].columns.items():
        for die, hits, suppress in rows:
            rolled = only(attacked(name, left, die), events.HostileRolled)
            assert (hits, suppress) == (rolled.hits, rolled.suppress), (left, die)
            assert rolled.column[0] <= left <= rolled.column[1]


@every_hostile
def test_a_hostile_reaches_and_moves_as_printed(name: str) -> None:
    card = HOSTILES[name]
    for at in range(4):
        _state, told = play(the_table(name, at), "end")
        moved = len(all_of(told, events.HostileMoved))
        assert min(card.move, max(0, at - card.reach)) == moved, at
        assert (at - moved <= card.reach) == bool(all_of(told, events.HostileRolled)), at


@every_hostile
def test_a_hostile_has_its_figures(name: str) -> None:
    card = HOSTILES[name]
    state = the_table(name, 1)
    game = RULES.open(state)
    copy = state.hostiles[0].card

    assert card.penalty == survey(game).penalties[1]
    assert max(0, 2 + card.cover) == hostile_cover(game, copy, 1)
    assert (card.figures, card.health) == (game.foes[copy].count, game.foes[copy].health)


@every_hostile
def test_a_hostile_that_is_destroyed_gives_xp_and_divinity(name: str) -> None:
    card = HOSTILES[name]
    undead = name not in ("Living Thralls", "Occult Officer")
    power = "exorcise" if undead else ""
    men = [man("Lowe", 1, theology="Demonology", divinity=9), man("Akers", 1)]
    if not undead:
        men = [man("Brandt", 1, theology="Eschatology", divinity=9)]
        power = "smite"
    hurt = (card.health - 1, *((card.health,) * (card.figures - 1)))
    state = a_table(
        men,
        [foe(name, 1, hurt, (1,))],
        mission=mission_of(name),
        objective_active=True,
        dice=[] if undead else [3],
    )
    before = state.soldiers[0]
    state, told = play(state, "power:1")
    if kind_key := next((k for k in keys(state) if power in k), None):
        state, more = play(state, kind_key)
        told += more
    if keys(state) == ("roll",):
        state, more = play(state, "roll")
        told += more

    gone = only(told, events.CardDestroyed)
    assert (card.xp, card.divinity) == (gone.xp, gone.divinity)
    assert before.xp + card.xp == state.soldiers[0].xp
    paid = only(told, events.PowerUsed).cost
    assert before.divinity - paid + card.divinity == state.soldiers[0].divinity


@every_hostile
def test_a_hostile_has_its_penetration(name: str) -> None:
    """Against Cover 3: Doyle's 1 on the Mission card's 2."""
    card = HOSTILES[name]
    die = next((d for d, hits, _ in card.columns[max(card.columns)] if hits), None)
    if die is None or name == "Wraith":
        return
    left = max(card.columns)
    for cover_die in range(1, 6):
        dice = (die, die) if name in COMMANDERS else (die,)
        state = the_table(name, 0, card.health - left, (*dice, cover_die))
        state, told = play(state, "end")
        compared = only(told, events.CoverCompared)
        assert card.penetration == compared.penetration
        assert (cover_die + card.penetration >= 3) == compared.beaten


def test_a_wraith_ignores_cover() -> None:
    told = attacked("Wraith", 2, 6)

    assert [] == all_of(told, events.CoverCompared)
    assert 0 == only(told, events.HostileRolled).die
    assert 1 == only(told, events.Wounded).wounds


def test_rotting_grenadiers_hit_everybody_in_the_card() -> None:
    """All: the one Cover die is compared with each Soldier's Cover (UND-14.9)."""
    state = a_table(
        [man("Doyle", 1), man("Marchand", 1), man("Akers", 0)],
        [foe("Rotting Grenadiers", 1, targets=[1])],
        dice=[8, 1],
        action_deck=(
            "ACT-ADVANCE-2",
            "ACT-ADVANCE-2",
            "ACT-ADVANCE-2",
            "ACT-ADVANCE-2",
            "ACT-ADVANCE-2",
        ),
    )
    for hand in range(3):
        assert not state.soldiers[hand].hand
    state, told = play(state, "end")

    compared = all_of(told, events.CoverCompared)
    assert [(0, 3, True), (1, 4, False)] == [(e.soldier, e.cover, e.beaten) for e in compared]


def test_kaltengrab_attacks_again_but_not_a_third_time() -> None:
    """Again (UND-14.8): both rolls are a natural 10."""
    state = the_table("Colonel Kaltengrab, the Lich", 0, 0, (10, 6, 10, 6))

    state, told = play(state, "end")

    assert 2 == len(all_of(told, events.HostileRolled))
    assert 1 == state.soldiers[0].health


def test_kaltengrab_attacks_another_soldier_again_if_the_first_is_downed() -> None:
    state = a_table(
        [man("Akers", 0, health=1), man("Larsen", 0)],
        [foe("Colonel Kaltengrab, the Lich", 0, targets=[1])],
        objective_active=True,
        dice=[10, 6, 1, 1],
        action_deck=("ACT-ADVANCE-2",),
    )

    state, told = play(state, "end")

    assert [0, 1] == [event.soldier for event in all_of(told, events.HostileRolled)]


@pytest.mark.parametrize("name", COMMANDERS)
def test_a_commander_lets_every_hostile_use_the_higher_of_two_dice(name: str) -> None:
    """UND-14.10. The Commander itself is out of Range: the Fireteam is at 0, it is at 2 and after Doyle."""
    state = a_table(
        [man("Doyle", 0)],
        [foe("Living Thralls", 1, targets=[1]), foe(name, 3, targets=[1])],
        objective_active=True,
        dice=[2, 9, 1],
        action_deck=("ACT-ADVANCE-2",) * 5,
    )
    state, told = play(state, "end")

    rolled = all_of(told, events.HostileRolled)[0]
    assert ((2, 9), 7) == (rolled.naturals, rolled.row)


def test_crawlers_hold_their_target() -> None:
    """Grasp (UND-24)."""
    men = [man("Doyle", 1, hand=["Cautious"]), man("Akers", 1)]
    state = a_table(men, [foe("Crawlers", 1, targets=[1])])

    assert not {"forward:1", "back:1"} & {*keys(state)}
    assert "back:2" in keys(state)
    refusal = RULES.explain(state, 0, "back:1")
    assert refusal is not None
    assert ("grasped", "UND-9.8") == (refusal.code, refusal.rule)


@pytest.mark.parametrize("name", ["Crawlers", "Tunnel Revenants"])
def test_lurkers_are_placed_with_the_front_most_soldiers(name: str) -> None:
    """UND-10.3: drawn for the second place, it enters at the first, where the front-most Soldier is."""
    state = a_table(
        [man("Doyle", 1, hand=["Rally"]), man("Akers", 0)],
        track=["Jungle Trail"],
        hostile_deck=(
            RULES.book.hostiles[next(c.id for c in CATALOGUE.hostiles if c.name == name)].id,
        ),
        location_deck=("LOC-BEACH",),
        dice=[1],
    )
    state, told = play(state, "place:1")

    first = all_of(told, events.HostilePlaced)[0]
    assert (1, name) == (first.at, RULES.book.by_id[state.cards[first.card]].name)


def test_the_panzerwight_is_armoured() -> None:
    """A natural 6 and Flanking Fire do not help; a Divine Power does (UND-24)."""
    state = a_table(
        [man("Doyle", 2, weapons=["M1911 Pistol"], hand=["Flanking Fire"])],
        [foe("Panzerwight", 2)],
        track=["Jungle Trail", "Coastal Bunker"],
        dice=[6, 6],
    )
    state, _ = play(state, "attack:1", "weapon:m1911-pistol")
    assert ("roll",) == keys(state)
    state, told = play(state, "roll")

    cover = only(told, events.CoverRolled)
    assert (5, True, False) == (cover.cover, cover.beaten, cover.sure)


def test_a_flamethrower_must_beat_the_cover_of_a_panzerwight() -> None:
    state = a_table([man("Sorley"), man("Akers", 0)], [foe("Panzerwight")], dice=[9, 2])

    state, told = play(state, "attack:1", "roll")

    assert not only(told, events.CoverRolled).beaten


def test_the_blood_surgeon_mends_other_undead_in_its_card() -> None:
    """UND-6.2 d: not itself, not the living, not elsewhere."""
    state = a_table(
        [man("Akers", 3)],
        [
            foe("Blood Surgeon", 1, (1,)),
            foe("Imperial Warriors", 1, (1, 2)),
            foe("Living Thralls", 1, (1,)),
            foe("Shambling Dead", 2, (1,)),
        ],
        objective_active=True,
        dice=[1] * 9,
    )
    state, told = play(state, "end")
    mended = [(e.card, e.unit) for e in all_of(told, events.EkiasRemoved)]

    warriors = next(h for h in state.hostiles if state.cards[h.card] == "HOS-IMPERIAL-WARRIORS")
    assert {copy for copy, _ in mended} <= {h.card for h in state.hostiles}
    assert all(state.cards[copy] != "HOS-BLOOD-SURGEON" for copy, _ in mended)
    assert all(state.cards[copy] != "HOS-THRALLS" for copy, _ in mended)
    assert (1, 1) == warriors.ekias


def test_the_flesh_colossus_regenerates() -> None:
    told = attacked("Flesh Colossus", 3, 1)

    removed = only(told, events.EkiasRemoved)
    assert (1, 4) == (removed.by, removed.left)


def test_the_wailing_operator_makes_a_soldier_discard() -> None:
    """Dread (UND-24): the card is drawn at random."""
    state = a_table(
        [man("Doyle", 0, hand=["Advance 3"] * 3 + ["Rally", "Recon"])],
        [foe("Wailing Operator", 1, targets=[1])],
        dice=[5, 1, 4],
        action_deck=(),
    )
    state, told = play(state, "end", "done")

    assert "ACT-RALLY" == state.cards[only(told, events.Dreaded).card]


@pytest.mark.parametrize("name", ["MG Revenants", "Wailing Operator", "Occult Officer"])
def test_a_stationary_hostile_never_moves_and_redraws_a_far_target(name: str) -> None:
    """UND-14.1."""
    reach = HOSTILES[name].reach
    state = a_table(
        [man("Doyle", 0), man("Larsen", 3 - reach)],
        [foe(name, 3, targets=[1])],
        objective_active=True,
        action_deck=("ACT-ADVANCE-2",) * 5,
    )
    state, told = play(state, "end")

    assert [] == all_of(told, events.HostileMoved)
    drawn = all_of(told, events.TargetDrawn)[0]
    assert (1, "UND-14.1") == (drawn.soldier, drawn.rule)


@every_hostile
def test_only_the_living_can_be_suppressed(name: str) -> None:
    """Fearless (UND-11.9): a Carbine's 3 is Suppress 1."""
    state = a_table(
        [man("Doyle", 1, weapons=["M1 Carbine"])],
        [foe(name, 1)],
        mission=mission_of(name),
        objective_active=True,
        dice=[3, 6],
    )
    state, told = play(state, "attack:1", "weapon:m1-carbine", "roll")

    living = name in ("Living Thralls", "Occult Officer")
    assert living == bool(all_of(told, events.HostileSuppressed))
    assert living != bool(all_of(told, events.SuppressIgnored))


def test_every_hostile_has_a_test() -> None:
    assert HOSTILES.keys() == {card.name for card in CATALOGUE.hostiles}
