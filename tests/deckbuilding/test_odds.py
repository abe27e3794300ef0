"""The odds of the next Explore are exact: they agree with every order the Mansion could have."""

from collections import Counter
from itertools import permutations
from math import isclose
from typing import Any

import pytest

from core.deckbuilding import events
from core.deckbuilding.cards import Card
from core.deckbuilding.conditions import admits
from core.deckbuilding.foes import foe_of
from core.deckbuilding.odds import Attack, Odds, odds
from core.deckbuilding.operations import Which
from core.deckbuilding.rows import rows_of
from core.deckbuilding.setup import Position, PositionPartner, PositionSeat, Seat, Setup
from core.deckbuilding.state import NO_EFFECTS, Known
from core.deckbuilding.unforeseen import unforeseen
from core.deckbuilding.view import View
from core.kernel.event import HIDDEN
from core.kernel.records import evolve
from tests.deckbuilding.table import RULES

MANSION = ("MA-001", "MA-001", "MA-006", "IT-002", "MA-007", "MA-010")
"""Two Majini, Licker, Yellow Herb, Nemesis, the Boss."""


def a_view(mansion: tuple[str, ...] = MANSION) -> View:
    """Return what a lone player sees of a Mansion of few cards."""
    setup = Setup(
        mode="story",
        seats=(Seat("Ada"),),
        piles=(("AC-001",),),
        position=Position((PositionSeat("CH-005"),), mansion),
    )
    view: View = RULES.view(RULES.start(setup, 1), 0)
    return view


def counted(orders: list[tuple[int, ...]], view: View, attack: Attack, explores: int) -> float:
    """Return the part of some orders of the Mansion in which an attack Defeats its row."""
    won = 0
    for order in orders:
        foes = [
            foe_of(RULES.book.cards[view.cards[copy]], attack.ammo) for copy in order[:explores]
        ]
        alive = sum(foe.reveal_damage for foe in foes) < attack.health
        fought = sum(foe.infected for foe in foes)
        won += bool(alive and fought and attack.damage >= sum(foe.health for foe in foes))
    return won / len(orders)


@pytest.mark.parametrize("explores", [1, 2, 3, 6])
@pytest.mark.parametrize("damage", [0, 15, 55, 90, 300])
def test_agree_with_every_order(explores: int, damage: int) -> None:
    view, attack = a_view(), Attack(damage, 90)
    found = odds(RULES.book, view, attack, explores)

    assert found is not None
    orders = list(permutations(view.mansion_unseen))
    assert isclose(counted(orders, view, attack, explores), found.defeated)
    assert isclose(1, found.defeated + found.no_infected + found.not_defeated)


def test_know_the_bottom_of_the_mansion() -> None:
    view = a_view()
    first, *rest = view.mansion_unseen
    known = evolve(view, mansion_unseen=tuple(rest), mansion_known=(Known((first,)),))
    orders = [(*order, first) for order in permutations(rest)]

    for explores in (1, 5, 6):
        found = odds(RULES.book, known, Attack(60, 90), explores)
        assert found is not None
        assert isclose(counted(orders, view, Attack(60, 90), explores), found.defeated)


def test_a_card_hidden_at_the_bottom_is_one_of_the_unseen() -> None:
    view = a_view()
    hidden = evolve(view, mansion_known=(Known((HIDDEN,), 1),))

    for explores in range(1, 7):
        assert rows_of(RULES.book, view, 0, explores) == rows_of(RULES.book, hidden, 0, explores)


def test_know_the_card_that_was_looked_at() -> None:
    view = a_view()
    boss = next(copy for copy in view.mansion_unseen if view.cards[copy] == "MA-010")
    looking = evolve(view, mansion_tops=(Known((boss,), 0),))
    found = odds(RULES.book, looking, Attack(80, 200), 1)

    assert found is not None
    assert (0, 1) == (found.defeated, found.not_defeated)


def test_there_are_none_beyond_the_mansion() -> None:
    assert odds(RULES.book, a_view(), Attack(10, 90), 7) is None


ARMED = (
    (Which(health_at_most=40),),
    (Which(boss=True), Which()),
    (Which(health_at_most=20), Which(health_at_most=40)),
)
"""Effects that wait for the next Infected, in their order."""


def counted_in_order(
    orders: list[tuple[int, ...]], view: View, attack: Attack, explores: int
) -> Odds:
    """Return the odds over some orders of the Mansion, each row worked off card by card."""
    found = [
        worked_off([view.cards[copy] for copy in order[:explores]], attack) for order in orders
    ]
    mean = [sum(column) / len(orders) for column in zip(*found, strict=True)]
    return Odds(explores, *mean)


def worked_off(row: list[str], attack: Attack) -> tuple[int, int, int, int, int]:
    """Return whether a row is Defeated, empty, not Defeated, wounds, and what it brings."""
    infected = [card for each in row if (card := RULES.book.cards[each]).health is not None]
    gone, there = defeated_at_once(infected, list(attack.armed))
    harm = sum(foe_of(card, attack.ammo).reveal_damage for card in infected)
    kept = sum(card.decorations for card in gone)
    if harm >= attack.health:
        return (0, 0, 1, 1, 0)
    if not there:
        return (int(bool(gone)), int(not gone), 0, 0, kept)
    if attack.damage >= sum(card.health or 0 for card in there):
        return (1, 0, 0, 0, kept + sum(card.decorations for card in there))
    harm += sum(foe_of(card, attack.ammo).damage for card in there)
    return (0, 0, 1, int(harm >= attack.health), kept)


def defeated_at_once(infected: list[Card], armed: list[Which]) -> tuple[list[Card], list[Card]]:
    """Return the Infected that armed effects Defeat, and those that are left (DBG-7.23).

    Each effect looks at the first that is left, and is used up.
    """
    left, gone = list(infected), list[Card]()
    while left and armed:
        if admits(armed.pop(0), left[0]):
            gone.append(left.pop(0))
    return gone, left


@pytest.mark.parametrize("explores", [1, 2, 3, 6])
@pytest.mark.parametrize("damage", [0, 55, 90])
@pytest.mark.parametrize("armed", ARMED)
def test_count_what_is_defeated_at_once(
    armed: tuple[Which, ...], damage: int, explores: int
) -> None:
    """DBG-7.23, 7.41: also where cards at the bottom are known."""
    view, attack = a_view(), Attack(damage, 70, armed=armed)
    orders = list(permutations(view.mansion_unseen))
    first, *rest = view.mansion_unseen
    known = evolve(view, mansion_unseen=tuple(rest), mansion_known=(Known((first,)),))
    ends = [(*order, first) for order in permutations(rest)]

    for knowing, possible in ((view, orders), (known, ends)):
        found = odds(RULES.book, knowing, attack, explores)
        expected = counted_in_order(possible, view, attack, explores)
        assert found is not None
        for name in ("defeated", "no_infected", "not_defeated", "wound", "decorations"):
            assert isclose(getattr(expected, name), getattr(found, name), abs_tol=1e-12)


ALLIANCE = ("MA-023", "MA-023", "MA-035", "MA-037", "MA-038", "MA-029")
"""Two Infected Bats, Los Illuminados Monk, Guardian of Insanity, Explosive Barrel, Albert Wesker."""

ODDS = ("defeated", "no_infected", "not_defeated", "wound", "decorations")


def begun(
    mansion: tuple[str, ...],
    longbows: int,
    difficulty: tuple[str, ...],
    bottom: bool = False,
    attached: tuple[str, ...] = ("MA-001", "MA-005"),
    xp: int = 0,
    partner: PositionPartner | None = None,
) -> Any:
    """Return an Explore of the rules that has come to E7, with 25 Damage a Longbow, 70 Health."""
    seat = PositionSeat(
        character="CH-002",
        health=70,
        hand=("WE-002",) * longbows + ("WE-019",) * bottom,
        inventory=("AM-001",),
        attached=attached,
        xp=xp,
        partner=partner,
    )
    setup = Setup(
        mode="story",
        seats=(Seat("Ada"), Seat("Ben")),
        piles=(("AC-001",),),
        difficulty=difficulty,
        position=Position((seat, PositionSeat("CH-005")), mansion, explores=4, ammo=50),
    )
    state = RULES.start(setup, 1)
    state, _ = RULES.apply(state, ("explore",))
    while (decision := RULES.decision(state)) and decision.kind == "use":
        state, _ = RULES.apply(state, decision.keys()[:1])
    return state


def fought(state: Any, explores: int) -> tuple[float, ...]:
    """Return what an Explore comes to by the rules, in the order of ODDS."""
    before = RULES.view(state, 0).seats[0].decorations
    state, told = RULES.apply(state, (f"commit:{explores}",))
    won = any(isinstance(event, events.Compared) and event.defeated for event in told)
    none = any(isinstance(event, events.NoBattle) for event in told)
    fell = any(isinstance(event, events.FatallyWounded) and event.seat == 0 for event in told)
    gained = RULES.view(state, 0).seats[0].decorations - before
    return won, none, not won and not none, fell, gained


@pytest.mark.parametrize("longbows", [0, 2, 4])
@pytest.mark.parametrize(
    ("explores", "difficulty"), [(1, ()), (2, ()), (2, ("easy",)), (2, ("hard-1",)), (3, ())]
)
def test_agree_with_the_rules_where_infected_change_each_other(
    explores: int, longbows: int, difficulty: tuple[str, ...]
) -> None:
    """DBG-7.21, 7.44, 8.2, 20.3: every order of the cards that come, played by the rules."""
    orders = [_order(first) for first in permutations(range(len(ALLIANCE)), explores)]
    found = [fought(begun(order, longbows, difficulty), explores) for order in orders]
    view = RULES.view(begun(orders[0], longbows, difficulty), 0)
    attack = Attack(view.fight_damage, 70, view.turn.ammo)
    foreseen = odds(RULES.book, view, attack, explores)

    assert foreseen is not None
    mean = [sum(column) / len(orders) for column in zip(*found, strict=True)]
    assert dict(zip(ODDS, mean, strict=True)) == pytest.approx(
        {name: getattr(foreseen, name) for name in ODDS}
    )


def _order(first: tuple[int, ...]) -> tuple[str, ...]:
    """Return the Mansion with the cards of some places on top."""
    rest = [place for place in range(len(ALLIANCE)) if place not in first]
    return tuple(ALLIANCE[place] for place in (*first, *rest))


THE_CULT = ("MA-083", "MA-083", "MA-084", "MA-085", "MA-045", "MA-010")
"""Los Ganados (Male) twice and (Female), Adjule, Wasp, Uroboros Aheri."""


@pytest.mark.parametrize(("explores", "difficulty"), [(1, ()), (2, ()), (2, ("hard-1",))])
@pytest.mark.parametrize(("attached", "xp"), [((), 3), (("MA-083", "MA-005"), 2)])
@pytest.mark.parametrize("longbows", [1, 2])
def test_count_what_infected_do_to_themselves(
    longbows: int,
    attached: tuple[str, ...],
    xp: int,
    explores: int,
    difficulty: tuple[str, ...],
) -> None:
    """DBG-7.21, 8.2: Health by what is Attached, Damage by XP, Damage when Revealed, played by the rules."""
    orders = list(dict.fromkeys(permutations(THE_CULT)))[:: 7 - explores]
    firsts = {order[:explores]: order for order in orders}
    weights = Counter(first for order in permutations(THE_CULT) for first in [order[:explores]])

    def at(order: tuple[str, ...]) -> Any:
        return begun(order, longbows, difficulty, attached=attached, xp=xp)

    found = {first: fought(at(order), explores) for first, order in firsts.items()}
    assert found.keys() == weights.keys()
    view = RULES.view(at(THE_CULT), 0)
    attack = Attack(view.fight_damage, 70, view.turn.ammo)
    foreseen = odds(RULES.book, view, attack, explores)

    assert foreseen is not None
    assert () == unforeseen(RULES.book, view, attack, explores)
    whole = sum(weights.values())
    for place, name in enumerate(ODDS):
        mean = sum(weights[first] * found[first][place] for first in weights) / whole
        assert mean == pytest.approx(getattr(foreseen, name))


FLOOR, DEVICE = "MA-039", "MA-040"
"""Collapsing Floor Traps, Laser Targeting Device."""

BESIDE = ("MA-023", "MA-035", "MA-038", "MA-037", "MA-029")
"""Infected Bat, Los Illuminados Monk, Explosive Barrel, Guardian of Insanity, Albert Wesker."""


@pytest.mark.parametrize("event", [FLOOR, DEVICE])
@pytest.mark.parametrize("explores", [1, 2])
@pytest.mark.parametrize("longbows", [1, 3])
def test_count_the_cards_that_an_event_turns_up(longbows: int, explores: int, event: str) -> None:
    """DBG-7.22, 7.43, 9.13: every order of the cards, played by the rules."""
    deep = min(explores + (2 if event == FLOOR else 1), 6)
    orders = {order[:deep]: order for order in permutations((event, *BESIDE))}
    found = [fought(begun(order, longbows, ()), explores) for order in orders.values()]
    view = RULES.view(begun((event, *BESIDE), longbows, ()), 0)
    attack = Attack(view.fight_damage, 70, view.turn.ammo)
    foreseen = odds(RULES.book, view, attack, explores)

    assert foreseen is not None
    assert () == unforeseen(RULES.book, view, attack, explores)
    mean = [sum(column) / len(found) for column in zip(*found, strict=True)]
    assert dict(zip(ODDS, mean, strict=True)) == pytest.approx(
        {name: getattr(foreseen, name) for name in ODDS}
    )


@pytest.mark.parametrize(("event", "cards"), [(FLOOR, ("MA-023", "MA-029")), (DEVICE, ("MA-029",))])
def test_an_event_turns_up_no_more_than_there_is(event: str, cards: tuple[str, ...]) -> None:
    """DBG-7.43, 9.13: with fewer cards in the Mansion."""
    mansion, explores = (event, *cards), 2
    found = [fought(begun(order, 3, ()), explores) for order in permutations(mansion)]
    view = RULES.view(begun(mansion, 3, ()), 0)
    foreseen = odds(RULES.book, view, Attack(view.fight_damage, 70, view.turn.ammo), explores)

    assert foreseen is not None
    mean = [sum(column) / len(found) for column in zip(*found, strict=True)]
    assert dict(zip(ODDS, mean, strict=True)) == pytest.approx(
        {name: getattr(foreseen, name) for name in ODDS}
    )


def test_name_what_they_do_not_count() -> None:
    """Two Events in a row, further cards where some are Defeated at once, and texts that look at the plan."""
    attack = Attack(40, 70)

    def named(mansion: tuple[str, ...], attack: Attack, explores: int) -> tuple[str, ...]:
        view = RULES.view(begun(mansion, 1, ()), 0)
        return tuple(card.id for card in unforeseen(RULES.book, view, attack, explores))

    both = (FLOOR, DEVICE, *BESIDE)
    assert () == named(both, attack, 1)
    assert (FLOOR, DEVICE) == named(both, attack, 2)
    assert () == named((FLOOR, *BESIDE), attack, 2)
    assert (FLOOR,) == named((FLOOR, *BESIDE), attack, 3)
    armed = Attack(40, 70, armed=(Which(),))
    assert {FLOOR, DEVICE, "MA-035"} == set(named(both, armed, 1))
    assert {"MA-056", "MA-049"} == set(named(("MA-056", "MA-049", "MA-010"), attack, 1))


@pytest.mark.parametrize(("attached", "unknown"), [(("MA-001",), ("MA-084",)), ((), ())])
def test_who_leads_is_not_known_before(attached: tuple[str, ...], unknown: tuple[str, ...]) -> None:
    """DBG-18.13: Los Ganados (Female) counts the leader's Infected, and a Partner has none."""
    partner = PositionPartner("CH-006")
    state = begun(("MA-084", "MA-010"), 1, (), attached=attached, partner=partner)
    found = unforeseen(RULES.book, RULES.view(state, 0), Attack(40, 70), 1)

    assert unknown == tuple(card.id for card in found)


def test_reveal_from_the_bottom_where_a_weapon_says_so() -> None:
    """DBG-7.45: what is known to lie there comes first, before and after the Weapon's text is applied."""
    state = begun(ALLIANCE, 0, (), bottom=True)
    view = RULES.view(state, 0)
    boss = next(copy for copy in view.mansion_unseen if view.cards[copy] == "MA-029")
    unseen = tuple(copy for copy in view.mansion_unseen if copy != boss)
    known = evolve(view, mansion_unseen=unseen, mansion_known=(Known((boss,)),))
    planned = evolve(known, turn=evolve(known.turn, effects=NO_EFFECTS))

    assert view.turn.effects.from_bottom
    for each, attack in (
        (known, Attack(90, 100)),
        (planned, Attack(90, 100, bottom=True)),
    ):
        found = odds(RULES.book, each, attack, 1)
        assert found is not None
        assert (1, 9) == (found.defeated, found.decorations)
