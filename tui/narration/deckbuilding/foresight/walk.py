"""What an answer leads to before the next question, as far as the reader can know: the undo line.

The work that is still to do is public (`View.ahead`), so the walk goes over the same frames that the
rules will work off. It says what would first show a hidden card, use chance or pass to another seat.
Where the reader cannot know whether that happens, the walk says that it does.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card, Kind, Text
from core.deckbuilding.catalogue import nested_steps
from core.deckbuilding.conditions import admits
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Operation
from core.kernel.agenda import Frame
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _

Found = str | None
"""What is crossed first; empty if a question to the reader comes first; None if nothing stops yet."""

ASKED = ""
"""The reader is asked before anything is crossed."""

_MANY = 5
"""So many things of a kind are thought to be counted at most."""

O = TypeVar("O", bound=Operation)  # noqa: E741 - for the tables below
F = TypeVar("F", bound=Frame)


class Walk:
    """A walk over what is to be done for the seat that is asked, with what it changes on its way."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        view = scene.view
        uses = view.fight.uses if view.fight else ()
        self.seat = view.seat
        self.uses = [use.card for use in uses]
        self.ammo = view.turn.ammo - sum(use.ammo for use in uses)
        self.explores = view.turn.explores
        self.used_now: list[int] = []
        self.gone: set[int] = set()
        self.declined = bool(view.fight and view.fight.declined)

    def use(self, copy: int, ammo: int) -> None:
        """Use a Weapon with Ammo allotted to it."""
        self.uses.append(copy)
        self.used_now.append(copy)
        self.ammo -= ammo

    def can_use_a_weapon(self) -> bool:
        """Say whether another Weapon could be chosen (DBG-7.7, 7.9)."""
        return any(
            weapon.uses_left > self.used_now.count(weapon.card)
            and (weapon.requirement.total if weapon.requirement else 0) <= self.ammo
            for weapon in self.scene.view.weapons
        )

    def most_damage(self, copy: int) -> int:
        """Return the Damage of a Weapon of the reader, with all that its own text may add."""
        weapon = next((each for each in self.scene.view.weapons if each.card == copy), None)
        card = self.scene.card(copy)
        if weapon is None or card is None:
            return 0
        added = (
            step.add * (_MANY if step.per else 1)
            for text in card.texts
            for steps in nested_steps(text.id, text.do).values()
            for step in steps
            if isinstance(step, op.WeaponDamage) and step.add > 0
        )
        return weapon.damage.total + sum(added)

    def exist(self) -> list[int]:
        """Return the seats that can be chosen and affected."""
        return [each.seat for each in self.scene.view.seats if not each.face_down and not each.out]

    def frames(self, work: Iterable[Frame]) -> Found:
        """Walk over frames, the first one first."""
        return first(FRAMES[type(each)](self, each) for each in work if type(each) in FRAMES)

    def steps(self, steps: Iterable[Operation], card: Card | None) -> Found:
        """Walk over the steps of a text of a card."""
        return first(self._step(each, card) for each in steps)

    def _step(self, step: Operation, card: Card | None) -> Found:
        """Walk over a step; which of the own Characters it means may be asked first (DBG-18.20)."""
        settled = card is None or card.kind in (Kind.CHARACTER, Kind.WEAPON)
        if step.settles and not settled and self.scene.view.me.partner:
            return ASKED
        return STEPS[type(step)](self, step, card) if type(step) in STEPS else None

    def texts(self, copy: int, moment: Moment) -> Found:
        """Walk over the texts of a copy for a moment."""
        card = self.scene.card(copy)
        found = card.texts if card else ()
        return first(
            self.steps(text.do, card)
            for text in found
            if text.when is moment and self.works_here(text)
        )

    def characters(self) -> int:
        """Return how many Characters can be chosen, Partners too."""
        seats = self.scene.view.seats
        return sum(1 + bool(seats[seat].partner) for seat in self.exist())

    def works_here(self, text: Text) -> bool:
        """Say whether a text works in the mode that is played."""
        return self.scene.mode.follows(text)

    def cards_of(self, zone: str, of: op.Which, card: Card | None) -> list[int]:
        """Return the own cards of a zone that a step could pick; the card that is played is not in it."""
        me = self.scene.view.me
        attached = me.partner.attached if me.partner else ()
        zones = {
            "partner": attached,
            "in_use": tuple(dict.fromkeys(self.uses)),
            "hand_or_discard_pile": me.hand + me.discard_pile,
        }
        found = list(zones[zone] if zone in zones else getattr(me, zone, ()))
        own = next((copy for copy in found if self.scene.card(copy) is card), None)
        if zone == "hand" and own is not None and self.scene.view.kind == "main":
            found.remove(own)
        cards = ((copy, self.scene.card(copy)) for copy in found)
        return [copy for copy, each in cards if each is not None and admits(of, each)]


def first(found: Iterable[Found]) -> Found:
    """Return what comes first of several findings, made one after another."""
    return next((each for each in found if each is not None), None)


FRAMES: dict[type[Frame], Callable[[Walk, Any], Found]] = {}
"""Frame -> what it leads to; the others lead on without a stop."""

STEPS: dict[type[Operation], Callable[[Walk, Any, Card | None], Found]] = {}
"""Operation -> what it leads to; the others lead on without a stop."""


def frame(kind: type[F]) -> Callable[[Callable[[Walk, F], Found]], Callable[[Walk, F], Found]]:
    """Register what a frame leads to."""

    def register(walk: Callable[[Walk, F], Found]) -> Callable[[Walk, F], Found]:
        FRAMES[kind] = walk
        return walk

    return register


def step_of(
    kind: type[O],
) -> Callable[[Callable[[Walk, O, Card | None], Found]], Callable[[Walk, O, Card | None], Found]]:
    """Register what an operation leads to."""

    def register(
        walk: Callable[[Walk, O, Card | None], Found],
    ) -> Callable[[Walk, O, Card | None], Found]:
        STEPS[kind] = walk
        return walk

    return register


def asks(walk: Walk, seat: int) -> Found:
    """Return that a seat is asked: the reader, or another one that the game passes to."""
    if seat == walk.seat:
        return ASKED
    return _("lets {who} answer").format(who=walk.scene.player(seat))
