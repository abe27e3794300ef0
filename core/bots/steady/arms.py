"""The own Weapons: what sets of them come to, and which are best used for which Explore."""

from collections.abc import Iterator
from itertools import chain

from attrs import evolve, frozen

from core.bots.steady.sight import Sight
from core.bots.steady.taste import Taste
from core.deckbuilding.cards import Card
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import (
    Add,
    Condition,
    DefeatNext,
    DiscardItOwn,
    Operation,
    WeaponDamage,
    When,
)
from core.deckbuilding.view import WeaponView
from core.kernel.decision import NONE

COUNTED = 7
"""The most Weapons that are tried out in sets; with more in Hand the weakest are left aside."""


@frozen
class Arm:
    """One use of a Weapon. `need` is its Ammo, None for as much as there is; Damage in points.

    `in_company` is Damage on top beside another Weapon, `per_knife` for each other Knife, `rich` what
    comes on top if more than `above` Ammo is left. `limit` is the Health up to which the next Infected
    is Defeated at once. `price` is what is lost if the Weapon is Trashed after use.
    """

    copy: int
    card: str
    need: int | None
    damage: int
    knife: bool
    in_company: int = 0
    per_knife: int = 0
    rich: int = 0
    above: int = 0
    explores: int = 0
    limit: int = NONE
    price: float = 0.0

    @property
    def ammo(self) -> int:
        """The least Ammo it takes."""
        return self.need or 0

    @property
    def free(self) -> bool:
        """Whether using it costs nothing at all."""
        return self.need == 0 and not self.price

    @property
    def sort(self) -> tuple[object, ...]:
        """What is the same for Weapons that are as good as each other."""
        return self.card, self.need is None, self.ammo, self.damage


@frozen
class Force:
    """What a set of Weapons comes to: Damage, Ammo left, further Explores, and what it costs."""

    damage: int
    ammo: int
    explores: int
    limit: int
    price: float


class Armoury:
    """Makes Arms of the Weapons that a seat sees in its own Hand."""

    __slots__ = ("_knives_used", "_sight", "_taste")

    def __init__(self, sight: Sight, taste: Taste) -> None:
        self._sight = sight
        self._taste = taste
        used = sight.cards(dict.fromkeys(sight.view.turn.uses))
        self._knives_used = sum(card.weapon_type == "knife" for card in used)

    def ready(self) -> tuple[Arm, ...]:
        """Return the uses that are left this turn, the strongest first."""
        view = self._sight.view
        again = set(view.turn.uses)
        found = [
            self.arm(weapon)
            for weapon in view.weapons
            for _ in range(weapon.uses_left)
            if weapon.card in self._sight.me.hand or weapon.card in again
        ]
        found.sort(key=lambda arm: (-arm.damage - arm.explores, arm.sort))
        return tuple(found[:COUNTED])

    def in_use(self) -> tuple[Arm, ...]:
        """Return the uses of the Explore in progress."""
        view = self._sight.view
        by_card = {weapon.card: weapon for weapon in view.weapons}
        uses = view.fight.uses if view.fight else ()
        return tuple(
            evolve(self.arm(by_card[use.card]), need=use.ammo)
            for use in uses
            if use.card in by_card
        )

    def arm(self, weapon: WeaponView) -> Arm:
        """Return one use of a Weapon with what its text will probably do."""
        card = self._sight.card(weapon.card)
        extra = dict.fromkeys(("damage", "in_company", "per_knife", "rich", "above", "explores"), 0)
        limit = NONE
        for step in self._steps(card):
            if isinstance(step, Add):
                extra["explores"] += step.explores
            elif isinstance(step, DefeatNext):
                limit = step.of.health_at_most if step.of.health_at_most is not None else 10**6
            elif isinstance(step, WeaponDamage) and step.on in ("this", "own"):
                self._raise(extra, step)
            elif isinstance(step, When):
                self._expect(extra, step)
        return Arm(
            weapon.card,
            card.id,
            weapon.requirement.total if weapon.requirement else None,
            weapon.damage.total + extra.pop("damage"),
            card.weapon_type == "knife",
            limit=limit,
            price=self._price(card),
            **extra,
        )

    def _steps(self, card: Card) -> Iterator[Operation]:
        texts = self._sight.book.texts.get((card.id, Moment.USE), ())
        return chain.from_iterable(text.do for text in texts if self._sight.works(text))

    def _raise(self, extra: dict[str, int], step: WeaponDamage) -> None:
        if not step.per:
            extra["damage"] += step.add
        elif step.per == "actions_played":
            extra["damage"] += step.add * self._sight.view.turn.actions_played
        elif step.per == "other_knives_used":
            extra["damage"] += step.add * self._knives_used
            extra["per_knife"] += step.add

    def _expect(self, extra: dict[str, int], step: When) -> None:
        add = sum(each.add for each in step.then if isinstance(each, WeaponDamage) and not each.per)
        cond = step.cond
        if cond.health_at_least is not None:
            extra["damage"] += add * (self._sight.me.health >= cond.health_at_least)
        elif cond.weapons_in_use_at_least is not None:
            extra["in_company"] += add
        elif cond.ammo_above is not None:
            extra["rich"], extra["above"] = extra["rich"] + add, cond.ammo_above
        elif cond.it is not None:
            extra["damage"] += int(add * self._share(cond))

    def _share(self, cond: Condition) -> float:
        """Return the share of the cards still to be drawn that a condition on the top card admits."""
        me = self._sight.me
        cards = self._sight.cards(me.owned or me.discard_pile)
        least = (cond.it.cost_at_least if cond.it else None) or 0
        return sum((card.cost or 0) >= least for card in cards) / max(len(cards), 1)

    def _price(self, card: Card) -> float:
        kept = any(
            not text.may and any(isinstance(step, DiscardItOwn) for step in text.do)
            for text in self._sight.texts(Moment.WOULD_TRASH)
        )
        if not card.trash_after or kept:
            return 0.0
        return (card.cost or 0) / self._taste.waste


def force(arms: tuple[Arm, ...], ammo: int) -> Force:
    """Return what a set of Arms comes to, with so much Ammo for it; an X takes all that is left."""
    left = ammo - sum(arm.ammo for arm in arms)
    damage = sum(arm.damage for arm in arms)
    if any(arm.need is None for arm in arms):
        damage += left
        left = 0
    if len({arm.copy for arm in arms}) > 1:
        damage += sum(arm.in_company for arm in arms)
    knives = len({arm.copy for arm in arms if arm.knife})
    damage += sum(arm.per_knife * (knives - arm.knife) for arm in arms)
    damage += sum(arm.rich for arm in arms if left > arm.above)
    return Force(
        damage,
        left,
        sum(arm.explores for arm in arms),
        max((arm.limit for arm in arms), default=NONE),
        sum(arm.price for arm in arms),
    )


def character_damage(sight: Sight) -> tuple[int, int]:
    """Return what the own Character adds to a Weapon in an Explore: at once, and for each Infected."""
    at_once = live = 0
    for text in sight.texts(Moment.EXPLORE):
        for step in text.do:
            if isinstance(step, WeaponDamage) and not step.zero:
                if step.per == "infected_fought":
                    live += step.add
                elif not step.per:
                    at_once += step.add
    return at_once, live


def sets_of(arms: tuple[Arm, ...], ammo: int) -> Iterator[tuple[Arm, ...]]:
    """Yield the sets of Arms that can be paid, with all those that cost nothing; equal ones once."""
    free = tuple(arm for arm in arms if arm.free)
    rest = [arm for arm in arms if not arm.free]
    seen = set()
    for chosen in _chosen(rest, ammo):
        mark = tuple(arm.sort for arm in chosen)
        if mark not in seen:
            seen.add(mark)
            yield free + chosen


def _chosen(arms: list[Arm], ammo: int) -> Iterator[tuple[Arm, ...]]:
    if not arms:
        yield ()
        return
    first, rest = arms[0], arms[1:]
    if first.ammo <= ammo:
        for chosen in _chosen(rest, ammo - first.ammo):
            yield (first, *chosen)
    yield from _chosen(rest, ammo)
