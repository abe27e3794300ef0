"""What decided a game, read once from its events: growth, turning points, Weapons, close calls.

All that is read of the events is public.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from attrs import field, frozen

from core.deckbuilding import events
from core.kernel.decision import NONE
from core.kernel.event import Event

LARGE = 4
"""An Infected of so many Decorations is a turning point."""

DEFEATED, LEVEL, WOUND = "defeated", "level", "wound"
COMBO, DUEL, INFECTED, OUT = "combo", "duel", "infected", "out"
"""What decides in some modes: a Combo that is scored, a Character Defeated by another, one that becomes
Infected, one that is Permanently Defeated."""


Worth = Callable[[str], int]
"""Tells the printed Decorations of a card by its id."""


class Dealt(Protocol):
    """What knows which card a copy is of: a state or a view."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The card id of each copy."""


@frozen
class Point:
    """A turn that decided something for a seat: a large Defeat, a Level, a Fatal Wound, a Combo.

    `amount` is the Decorations or the Level, `card` the copy that was Defeated, `whom` the seat whose
    Character was.
    """

    kind: str
    turn: int
    seat: int
    amount: int = 0
    card: int = NONE
    whom: int = NONE


@frozen
class Call:
    """Damage that a Character survived, with so much Health left."""

    seat: int
    turn: int
    left: int


@frozen
class Earning:
    """What the Explores led by a Weapon brought: a seat's, by card id."""

    seat: int
    card: str
    decorations: int
    explores: int


@frozen
class Chronicle:
    """What a game was like.

    `growth` has the Decorations of a seat after each turn in which they grew. `catches` are all
    Defeats, in their order; `turns` is the number of the last turn.
    """

    first: int
    turns: int
    growth: Mapping[int, tuple[tuple[int, int], ...]]
    catches: tuple[Point, ...]
    points: tuple[Point, ...]
    earnings: tuple[Earning, ...]
    calls: tuple[Call, ...]

    def points_of(self, seat: int) -> tuple[Point, ...]:
        """Return the turning points of a seat."""
        return tuple(each for each in self.points if each.seat == seat)

    def best(self, seat: int = NONE) -> Earning | None:
        """Return the Weapon that earned most, of one seat or of all; the first of equal ones."""
        found = [each for each in self.earnings if seat in (NONE, each.seat)]
        return max(found, key=lambda each: each.decorations, default=None)

    def closest(self) -> Call | None:
        """Return the call that left the least Health; the last of equal ones."""
        return min(reversed(self.calls), key=lambda each: each.left, default=None)

    def grown(self, seat: int, slices: int) -> tuple[int, ...]:
        """Return the Decorations of a seat at the end of each of so many equal parts of the game."""
        span = max(self.turns - self.first + 1, 1)
        ends = [self.first - 1 + span * (place + 1) / slices for place in range(slices)]
        growth = self.growth.get(seat, ())
        return tuple(max((have for turn, have in growth if turn <= end), default=0) for end in ends)


def chronicle_of(
    steps: Iterable[tuple[Event, ...]],
    turn: int,
    dealt: Dealt,
    worth: Worth = lambda _card_id: 0,
    teams: Iterable[tuple[int, ...]] = (),
) -> Chronicle:
    """Return the chronicle of a game that began in `turn`, itself or its position.

    `worth` tells the printed Decorations of a card, which a Combo Pile does not say; `teams` are the
    seats of each Team.
    """
    reading = _Reading(turn, dealt, worth, {seat: each for each in teams for seat in each})
    for happened in steps:
        for event in happened:
            reading.read(event)
    return reading.chronicle()


@frozen
class _Uses:
    """The Weapons of an Explore under way: whose, and how much Damage each has."""

    seat: int = NONE
    damage: Mapping[int, int] = field(factory=dict)

    def leading(self) -> int:
        """Return the Weapon with the most Damage."""
        return max(self.damage, key=lambda copy: self.damage[copy], default=NONE)


class _Reading:
    """One reading of the events of a game, in their order."""

    def __init__(
        self, turn: int, dealt: Dealt, worth: Worth, mates: Mapping[int, tuple[int, ...]]
    ) -> None:
        self._first = self._turn = turn
        self._dealt, self._worth, self._mates = dealt, worth, mates
        self._growth: dict[int, list[tuple[int, int]]] = {}
        self._catches: list[Point] = []
        self._points: list[Point] = []
        self._earned: dict[tuple[int, str], tuple[int, int]] = {}
        self._calls: list[Call] = []
        self._uses = _Uses()

    def read(self, event: Event) -> None:
        """Take note of an event."""
        self._read_fight(event)
        self._read_mode(event)
        match event:
            case events.TurnBegan(number=number):
                self._turn = number
            case events.Defeated():
                self._caught(event)
            case events.LevelChanged(seat=seat, level=level, before=before) if level > before:
                self._points.append(Point(LEVEL, self._turn, seat, level))
            case events.FatallyWounded(seat=seat):
                self._points.append(Point(WOUND, self._turn, seat))
            case events.BecameInfected(seat=seat):
                self._points.append(Point(INFECTED, self._turn, seat))
            case events.PermanentlyDefeated(seat=seat):
                self._points.append(Point(OUT, self._turn, seat))
            case events.Damaged(seat=seat, after=after) if after > 0:
                self._calls.append(Call(seat, self._turn, after))
            case _:
                pass

    def _read_mode(self, event: Event) -> None:
        """Take note of what brings Decorations in other modes than Story."""
        match event:
            case events.JoinedCombo(seat=seat, card=copy, rule="DBG-15.8"):
                amount = self._worth(self._dealt.cards[copy])
                self._catch(Point(DEFEATED, self._turn, seat, amount, copy))
            case events.ComboScored(seat=seat, gained=gained, after=after):
                for mate in self._mates.get(seat, (seat,)):
                    self._growth.setdefault(mate, []).append((self._turn, after))
                    self._points.append(Point(COMBO, self._turn, mate, gained))
            case events.CharacterDefeated(seat=seat, player=player, won=won) if player != NONE:
                self._points.append(Point(DUEL, self._turn, player, won, whom=seat))
                self._growth.setdefault(player, []).append((self._turn, won))
                if player == self._uses.seat and (leading := self._uses.leading()) != NONE:
                    self._credit(player, leading, 1, 1)
            case _:
                pass

    def _read_fight(self, event: Event) -> None:
        """Take note of the Weapons of an Explore and of what they led to."""
        match event:
            case events.ExploreBegan(seat=seat) | events.AttackBegan(seat=seat):
                self._uses = _Uses(seat)
            case events.WeaponUsed(seat=seat, card=copy, damage=damage):
                if seat == self._uses.seat:
                    self._uses = _Uses(seat, {**self._uses.damage, copy: damage})
            case events.Compared(seat=seat, defeated=defeated):
                if defeated and (leading := self._uses.leading()) != NONE:
                    self._credit(seat, leading, 0, 1)
            case _:
                pass

    def _caught(self, event: events.Defeated) -> None:
        self._growth.setdefault(event.seat, []).append((self._turn, event.after))
        self._catch(Point(DEFEATED, self._turn, event.seat, event.decorations, event.card))

    def _catch(self, point: Point) -> None:
        """Take note of an Infected that is Defeated."""
        self._catches.append(point)
        if point.amount >= LARGE:
            self._points.append(point)
        if point.seat == self._uses.seat and (leading := self._uses.leading()) != NONE:
            self._credit(point.seat, leading, point.amount, 0)

    def _credit(self, seat: int, copy: int, decorations: int, explores: int) -> None:
        key = seat, self._dealt.cards[copy]
        have, led = self._earned.get(key, (0, 0))
        self._earned[key] = have + decorations, led + explores

    def chronicle(self) -> Chronicle:
        """Return what was read."""
        return Chronicle(
            first=self._first,
            turns=self._turn,
            growth={seat: tuple(have) for seat, have in self._growth.items()},
            catches=tuple(self._catches),
            points=tuple(self._points),
            earnings=tuple(
                Earning(seat, card, *made)
                for (seat, card), made in self._earned.items()
                if made[0] > 0
            ),
            calls=tuple(self._calls),
        )
