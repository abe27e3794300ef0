"""What a seat may know of a Mission: everything but the order of the decks, as all hands are open.

It is made on demand, complete enough to play, to draw screens from, and to build a state from.
"""

from typing import Any

from attrs import astuple

from core.kernel.agenda import Frame
from core.kernel.decision import NONE, Decision
from core.kernel.records import Record
from core.undead import odds
from core.undead.arms import arms, targets, way
from core.undead.cover import shield
from core.undead.figures import (
    Sum,
    attack_sum,
    dice_of,
    ground,
    hand_size,
    hostile_cover,
    left,
    loadout_used,
    location_cover,
    place_of_target,
    soldier_cover,
    survey,
)
from core.undead.frames import Move
from core.undead.game import Game
from core.undead.hostile_turn import added_to, reinforcement_number
from core.undead.moves import can_enter, cost_of, cost_parts, may_leave
from core.undead.odds import Odds, Strike, Way
from core.undead.powers import usable_powers
from core.undead.setup import Setup
from core.undead.state import (
    Attack,
    Bonus,
    Consecration,
    Goal,
    Hostile,
    Soldier,
    State,
    Turn,
    Ward,
)
from core.undead.targets import acts, reached


class DeckView(Record):
    """A deck: its copies sorted by number, those known at the bottom in their order, the discard pile."""

    unseen: tuple[int, ...]
    bottom: tuple[int, ...]
    discard: tuple[int, ...]

    @property
    def size(self) -> int:
        """The number of cards in the deck."""
        return len(self.unseen) + len(self.bottom)


class Sheet(Record):
    """A Soldier as his sheet shows him: figures that hold now; his counters are in `View.soldiers`.

    `powers` are (copy, cost now) that he could pay for and use.
    """

    soldier: int
    name: str
    seat: int
    type: str
    greatest_health: int
    hand_size: int
    cover: Sum
    movement: int
    loadout: int
    loadout_used: int
    powers: tuple[tuple[int, int], ...]
    can_leave: bool


class Threat(Record):
    """One Hostile of a card: what it needs, what it has, whom it is after, its next Attack.

    `left` finds the `column`; with 0 it cannot act. `cover` is the Hostile's own, `in_range` says that
    its target is.
    """

    card: int
    unit: int
    at: int
    health: int
    ekias: int
    suppressions: int
    left: int
    column: tuple[int, int]
    target: int
    in_range: bool
    cover: int


class PlaceView(Record):
    """A place of the track. `card` is NONE for the Mission card and where none is placed.

    `entrance` with `penalties`, `cover` and the Reinforcement number (0: none is rolled for) as now.
    """

    at: int
    card: int
    in_play: bool
    entrance: int
    penalties: int
    cover: int
    reinforce: int
    warded: bool


class Plan(Record):
    """An Attack that a Soldier could make now, with what is added to its dice.

    `way` is all that its odds depend on; `odds` gives them, for each row of the chart.
    """

    soldier: int
    source: int
    mode: int
    target: int
    at_range: int
    dice: int
    modifier: Sum
    way: Way

    @property
    def odds(self) -> Odds:
        """The odds of the Attack, exact."""
        return odds.odds(self.way)


class Approach(Record):
    """A Move forward that a Soldier could make, what it costs and what that is made of (UND-9.5)."""

    soldier: int
    to: int
    cost: int
    parts: tuple[Bonus, ...]
    payable: bool


class Step(Record):
    """Something that is still to be done: its name, its seat and what it is about."""

    name: str
    seat: int
    about: tuple[Any, ...]


class View(Record):
    """What the seat `seat` knows of a Mission.

    `asked` is the seat that must answer (NONE when it is over) and `kind` what about; `decision` has the
    options only if it is the viewer's own. `aim` is the Attack in progress before its dice. `ahead`
    are the steps still to be done, the one that asks last.
    """

    seat: int
    setup: Setup
    cards: tuple[str, ...]
    asked: int
    kind: str
    decision: Decision | None
    turn: Turn
    goal: Goal
    soldiers: tuple[Soldier, ...]
    sheets: tuple[Sheet, ...]
    hostiles: tuple[Hostile, ...]
    threats: tuple[Threat, ...]
    track: tuple[int, ...]
    places: tuple[PlaceView, ...]
    actions: DeckView
    locations: DeckView
    hostile_deck: DeckView
    aside: tuple[int, ...]
    removed: tuple[int, ...]
    attack: Attack | None
    aim: Plan | None
    wards: tuple[Ward, ...]
    consecrations: tuple[Consecration, ...]
    raised: int
    commander: bool
    ahead: tuple[Step, ...]
    ended: str


def view_of(game: Game, state: State, seat: int) -> View:
    """Return what a seat may know of a state."""
    question = state.question
    decision = question.decision if question else None
    seen = survey(game)
    return View(
        seat=seat,
        setup=game.setup,
        cards=game.cards,
        asked=decision.seat if decision else NONE,
        kind=decision.kind if decision else "",
        decision=decision if decision and decision.seat == seat else None,
        turn=game.turn,
        goal=game.goal,
        soldiers=game.soldiers,
        sheets=tuple(_sheet(game, each) for each in range(len(game.soldiers))),
        hostiles=game.hostiles,
        threats=tuple(
            _threat(game, hostile, unit)
            for hostile in game.hostiles
            for unit in range(len(hostile.ekias))
        ),
        track=game.track,
        places=tuple(_place(game, each) for each in range(len(game.track))),
        actions=_deck(game, "actions"),
        locations=_deck(game, "locations"),
        hostile_deck=_deck(game, "hostile_deck"),
        aside=game.aside,
        removed=game.removed,
        attack=game.attack,
        aim=_aim(game) if decision is not None and decision.kind == "roll" else None,
        wards=game.wards,
        consecrations=game.consecrations,
        raised=game.raised,
        commander=seen.commander,
        ahead=tuple(_step(f) for f in state.agenda)
        + ((_step(question.frame),) if question else ()),
        ended=game.ended,
    )


def _step(frame: Frame) -> Step:
    seat, *about = astuple(frame, recurse=False)
    return Step(type(frame).__name__, seat, tuple(about))


def _deck(game: Game, name: str) -> DeckView:
    deck = getattr(game, name)
    end = len(deck.cards) - deck.known
    return DeckView(tuple(sorted(deck.cards[:end])), deck.cards[end:], deck.discard)


def _sheet(game: Game, soldier: int) -> Sheet:
    trooper, man = game.troops[soldier], game.soldiers[soldier]
    offers = usable_powers(game, soldier) if trooper.powers and man.health else []
    return Sheet(
        soldier=soldier,
        name=trooper.name,
        seat=trooper.seat,
        type=trooper.card.type.value,
        greatest_health=trooper.health,
        hand_size=hand_size(game, soldier) if trooper.player else 0,
        cover=soldier_cover(game, soldier),
        movement=trooper.movement,
        loadout=trooper.loadout,
        loadout_used=loadout_used(game, soldier),
        powers=tuple((offer.copy, offer.cost) for offer in offers),
        can_leave=may_leave(game, soldier),
    )


def _threat(game: Game, hostile: Hostile, unit: int) -> Threat:
    foe = game.foes[hostile.card]
    number = left(foe.health, hostile, unit)
    target = hostile.targets[unit]
    return Threat(
        card=hostile.card,
        unit=unit,
        at=hostile.at,
        health=foe.health,
        ekias=hostile.ekias[unit],
        suppressions=hostile.suppressions[unit],
        left=number,
        column=foe.columns[number],
        target=target,
        in_range=acts(game, hostile, unit) and target in reached(game, hostile),
        cover=hostile_cover(game, hostile.card, hostile.at),
    )


def _place(game: Game, at: int) -> PlaceView:
    seen, card = survey(game), ground(game, at)
    return PlaceView(
        at=at,
        card=game.track[at],
        in_play=at <= seen.last,
        entrance=card.entrance if card else 0,
        penalties=seen.penalties[at],
        cover=location_cover(game, at),
        reinforce=reinforcement_number(game, at) if card else 0,
        warded=any(ward.at == at for ward in game.wards),
    )


def _aim(game: Game) -> Plan | None:
    attack = game.attack
    return None if attack is None else plan_of(game, attack)


def plans(game: Game, soldier: int) -> tuple[Plan, ...]:
    """Return every Attack that a Soldier could make now, with its odds."""
    return tuple(
        plan_of(game, Attack(soldier, source, mode, target))
        for source, mode, attack in arms(game, soldier).every
        for target in targets(game, soldier, attack)
    )


def plan_of(game: Game, attack: Attack) -> Plan:
    """Return an Attack with its odds as they are now: cards that have been played on it count."""
    mode = way(game, attack.source, attack.mode)
    man = game.soldiers[attack.soldier]
    modifier = attack_sum(game, attack.soldier, attack.source, mode, attack.target, attack.bonuses)
    dice = 0 if attack.best else dice_of(mode, man)
    found = shield(game, attack, attack.target)
    doubled = mode.double_vs_objective and attack.target == game.company.goal
    wanted = Way(
        mode.chart,
        dice,
        modifier.total,
        mode.penetration,
        found.cover if found else NONE,
        sure=found.sure if found else True,
        times=2 if doubled else 1,
    )
    at_range = abs(place_of_target(game, attack.target) - man.at)
    return Plan(
        attack.soldier, attack.source, attack.mode, attack.target, at_range, dice, modifier,
        wanted,
    )  # fmt: skip


def strike_of(game: Game, copy: int, unit: int, number: int) -> Strike:
    """Return the odds of the next Attack of one Hostile of a card if `number` were left (UND-14.3)."""
    hostile, foe = game.hostiles[game.place_of(copy)], game.foes[copy]
    soldier = hostile.targets[unit]
    added = sum(part.add for part in added_to(game, hostile, soldier))
    cover = NONE if foe.no_cover else soldier_cover(game, soldier).total
    dice = 2 if survey(game).commander else 1
    return odds.strike(foe.charts[number], added, foe.card.penetration, cover, dice)


def approaches(game: Game) -> tuple[Approach, ...]:
    """Return the Moves forward that there are, whether they can be paid for or not."""
    found = []
    for soldier in game.up():
        to = game.soldiers[soldier].at + 1
        if to <= survey(game).last:
            move = Move(game.seat_of(soldier), soldier, to)
            payable = may_leave(game, soldier) and can_enter(game, soldier, to)
            parts = cost_parts(game, move)
            found.append(Approach(soldier, to, cost_of(game, move), parts, payable))
    return tuple(found)
