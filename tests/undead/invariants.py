"""What holds at every point of every Mission, and that the events tell all that changes."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from core.kernel.agenda import Frame
from core.kernel.decision import NONE
from core.kernel.event import Event
from core.undead import events, frames
from core.undead.decisions import KINDS
from core.undead.figures import hand_size, hostile_cover, loadout_used, soldier_cover
from core.undead.state import State
from tests.undead.table import RULES

LEAST_CARDS = 0


def every_copy_is_in_one_zone(state: State) -> None:
    """Gear, Action, Location and Hostile copies lie in exactly one zone each."""
    company = RULES.open(state).company
    found = Counter(_all_copies(state))
    fixed = {*range(len(state.soldiers)), *(c for copies in company.powers for c in copies)}
    expected = set(range(len(state.cards))) - fixed
    wrong = {copy: found[copy] for copy in expected if found[copy] != 1}
    assert not wrong, f"in how many zones: {wrong}"
    assert not found.keys() - expected, f"no zone for: {found.keys() - expected}"


def _all_copies(state: State) -> Iterator[int]:
    for soldier in state.soldiers:
        yield from soldier.hand
        yield from (gear.card for gear in soldier.gear)
    for deck in (state.actions, state.locations, state.hostile_deck):
        yield from deck.cards
        yield from deck.discard
    yield from (hostile.card for hostile in state.hostiles)
    yield from (copy for copy in state.track if copy != NONE)
    yield from state.aside
    yield from state.removed


def zones_hold_their_own(state: State) -> None:
    """Action cards lie in hands and their deck, Hostiles in play and theirs, and so on."""
    company = RULES.open(state).company
    actions, hostiles = set(company.actions), {*company.hostiles, *company.unique}
    for soldier in state.soldiers:
        assert actions >= set(soldier.hand), f"among the cards of a hand: {soldier.hand}"
    assert actions >= {*state.actions.cards, *state.actions.discard}, "among the Action cards"
    assert hostiles >= {*state.hostile_deck.cards, *state.hostile_deck.discard}, (
        "among the Hostiles"
    )
    assert hostiles >= {each.card for each in state.hostiles}, "among the Hostiles in play"
    track = {copy for copy in state.track[:-1] if copy != NONE}
    assert set(company.locations) >= {*state.locations.cards, *track}, "among the Locations"
    assert state.track[-1] == company.goal, f"the Objective is not at the end: {state.track}"
    assert state.track[0] == NONE, f"no Mission card at 0: {state.track}"


def counters_are_possible(state: State) -> None:
    """Nothing is negative, nothing above its greatest value."""
    game = RULES.open(state)
    for place, soldier in enumerate(state.soldiers):
        trooper = game.troops[place]
        assert 0 <= soldier.health <= trooper.health, f"{trooper.name}: {soldier.health} Health"
        assert 0 <= soldier.suppressions <= 2, (
            f"{trooper.name}: {soldier.suppressions} Suppressions"
        )
        for what in ("actions", "xp", "divinity"):
            assert getattr(soldier, what) >= 0, f"{trooper.name}: {what} below 0"
        assert trooper.clergy or not soldier.divinity, f"{trooper.name} has Divinity"
        assert trooper.player or not (soldier.hand or soldier.xp), (
            f"{trooper.name} holds cards or XP"
        )
        if not soldier.health:
            rest = (soldier.hand, soldier.divinity, soldier.suppressions, soldier.actions)
            assert not any(rest), f"{trooper.name} is Downed with {rest}"
        for gear in soldier.gear:
            assert gear.ammo >= 0, f"{trooper.name}: Ammo below 0"
            if state.cards[gear.card] in game.book.equipment:
                most = game.book.equipment[state.cards[gear.card]].charges
                assert (1 if most else 0) <= gear.charges <= most, f"charges: {gear}"
        if not trooper.squad:
            assert loadout_used(game, place) <= trooper.loadout, f"{trooper.name} carries too much"
        assert soldier_cover(game, place).total >= 0
        assert hand_size(game, place) >= 0
    assert 0 <= state.turn.left, "Turns left below 0"
    assert 0 <= state.turn.seat < len(state.setup.seats), "no such seat acts"


def hostiles_are_possible(state: State) -> None:
    """Every Hostile has less EKIAs than it needs or no target; targets are not Downed."""
    game = RULES.open(state)
    for hostile in state.hostiles:
        foe = game.foes[hostile.card]
        assert len(hostile.ekias) == len(hostile.suppressions) == len(hostile.targets) == foe.count
        units = zip(hostile.ekias, hostile.suppressions, hostile.targets, strict=True)
        for ekias, suppressions, target in units:
            assert 0 <= ekias <= foe.health, f"{foe.id}: {ekias} EKIAs"
            assert 0 <= suppressions, f"{foe.id}: {suppressions} Suppressions"
            assert suppressions <= foe.health, f"{foe.id}: suppressed beyond its Health"
            if ekias == foe.health:
                assert target == NONE, f"{foe.id}: one that is Destroyed has a target"
            elif game.up():
                assert state.soldiers[target].health > 0, f"{foe.id} is after a Downed Soldier"
        assert hostile_cover(game, hostile.card, hostile.at) >= 0


def everybody_stands_on_a_card_in_play(state: State) -> None:
    """Soldiers, Hostiles and wards lie on the Mission card, a Location, or the Active Objective."""
    last = len(state.track) - 1 if state.goal.active else len(state.track) - 2
    in_play = {0} | {at for at in range(1, last + 1) if state.track[at] != NONE}
    places = [each.at for each in state.soldiers] + [each.at for each in state.hostiles]
    places += [each.at for each in state.wards] + [each.at for each in state.consecrations]
    assert in_play >= set(places), f"stands on no card in play: {places}"
    gaps = [at for at in range(1, len(state.track) - 1) if state.track[at] == NONE]
    assert gaps == list(range(gaps[0], len(state.track) - 1)) if gaps else True, (
        f"a gap: {state.track}"
    )


def work_fits_the_question(state: State) -> None:
    """Somebody is asked until the end, about a kind that there is, and then no work is left."""
    if state.ended:
        assert state.question is None, "it is over, yet a question waits"
        assert state.agenda == (), "it is over, with work left"
        return
    assert state.question is not None, "nobody is asked"
    assert state.question.decision.kind in KINDS, state.question.decision.kind
    assert state.question.decision.rule.startswith("UND-"), state.question.decision.rule
    work: list[Frame] = [*state.agenda, state.question.frame]
    attacks = [
        each for each in work if isinstance(each, frames.Aim | frames.CoverDie | frames.Aftermath)
    ]
    assert bool(attacks) == (state.attack is not None), f"an Attack in progress: {state.attack}"
    for each in work:
        assert 0 <= each.seat < len(state.setup.seats), f"no such seat: {each}"
    asks = isinstance(state.question.frame, frames.PickLocation | frames.PutUnder | frames.Arrive)
    assert bool(state.aside) == asks, f"cards lie aside: {state.aside}"


INVARIANTS: tuple[Callable[[State], None], ...] = (
    every_copy_is_in_one_zone,
    zones_hold_their_own,
    counters_are_possible,
    hostiles_are_possible,
    everybody_stands_on_a_card_in_play,
    work_fits_the_question,
)


def tells_what_happened(before: State, told: tuple[Event, ...], after: State) -> None:
    """Events have causes and rules, and their sums lead from the state before to the one after."""
    for event in told:
        assert event.rule.startswith("UND-"), f"no rule: {event}"
        assert event.cause.kind in ("text", "cost", "rule"), f"no cause: {event}"
    for place, soldier in enumerate(before.soldiers):
        _compare(place, soldier, told, after.soldiers[place])


_SUMS: tuple[tuple[str, type[Event], Callable[[Any], int]], ...] = (
    ("health", events.Healed, lambda e: e.wounds),
    ("health", events.Wounded, lambda e: -e.wounds),
    ("xp", events.XpChanged, lambda e: e.by),
    ("suppressions", events.SoldierSuppressed, lambda e: e.by),
    ("suppressions", events.SuppressionsRemoved, lambda e: -e.by),
)


def _compare(place: int, before: Any, told: tuple[Event, ...], after: Any) -> None:
    """What the events add up to is what a Soldier has; a Downed one has lost what goes with it."""
    mine = [event for event in told if getattr(event, "soldier", NONE) == place]
    downed = any(isinstance(event, events.Downed) for event in mine)
    for what in ("health", "xp", "suppressions", "divinity"):
        if downed and what in ("suppressions", "divinity"):
            continue
        change = sum(
            by(event)
            for name, cls, by in _SUMS
            if name == what
            for event in mine
            if type(event) is cls
        )
        if what == "divinity":
            change = sum(e.by for e in mine if isinstance(e, events.DivinityChanged))
        expected = getattr(before, what) + change
        assert expected == getattr(after, what), f"{what} of Soldier {place + 1}: {mine}"
    if not any(isinstance(event, events.Entered) for event in mine):
        assert before.at == after.at, f"Soldier {place + 1} has moved, and no event tells it"
    drawn = sum(len(e.cards) for e in mine if isinstance(e, events.CardsDrawn))
    gone = sum(len(e.cards) for e in mine if isinstance(e, events.CardsDiscarded))
    gone += sum(isinstance(e, events.CardPlayed | events.Dreaded) for e in mine)
    assert len(before.hand) + drawn - gone == len(after.hand), (
        f"the hand of Soldier {place + 1}: {mine}"
    )
