"""What a card would add to the hands of a deck: the same hands are played in the head with and without it."""

from collections.abc import Callable, Iterable, Sequence

from attrs import frozen

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Add, Operation, Put, WeaponDamage, When
from core.kernel.chance import Chance

HAND = 5
HANDS = 20
"""How many hands each card is tried in."""

Worth = Callable[[int, int], float]
"""What it is worth to Reveal so many cards with so much Damage."""


@frozen
class Part:
    """A card as the head keeps it: what it gives in a turn, roughly. Points, and counts."""

    kind: Kind
    ammo: int = 0
    gold: int = 0
    actions: int = 0
    cards: int = 0
    explores: int = 0
    need: int | None = 0
    damage: float = 0
    own: int = 0
    fetches: bool = False

    @property
    def rank(self) -> float:
        """What decides between Actions when only one can be played."""
        return 10 * self.cards + self.ammo + self.gold + 2 * self.own + 5 * self.explores


def part_of(book: Book, card: Card) -> Part:
    """Return what a card gives when it is played or used, roughly."""
    own = back = 0
    fetches = False
    for text in book.texts.get((card.id, Moment.PLAY), ()):
        for step in text.do:
            if isinstance(step, WeaponDamage) and step.on == "own":
                own += step.add
            elif isinstance(step, Put):
                fetches = fetches or step.zone == "discard_pile"
                back += step.count * (step.zone == "hand")
    bonus = card.bonus
    uses = [step for text in book.texts.get((card.id, Moment.USE), ()) for step in text.do]
    return Part(
        card.kind,
        bonus.ammo,
        bonus.gold,
        bonus.actions,
        bonus.cards - back,
        bonus.explores + sum(step.explores for step in uses if isinstance(step, Add)),
        card.requirement if card.kind is Kind.WEAPON else 0,
        (card.damage or 0) + sum(_extra(step) for step in uses),
        own,
        fetches,
    )


def _extra(step: Operation) -> float:
    """Return what a step of a Weapon's text adds to its Damage, on average."""
    if isinstance(step, WeaponDamage):
        return step.add if step.per else 0.0
    if isinstance(step, When):
        often = 0.25 if step.cond.ammo_above is not None else 0.6
        return often * sum(each.add for each in step.then if isinstance(each, WeaponDamage))
    return 0.0


def gains(
    deck: Sequence[Part], tried: Iterable[Part], worth: Worth, gold: float, chance: Chance
) -> list[float]:
    """Return what each card tried adds to a hand in which it takes the place of another.

    `gold` is the worth of a point of Gold. All are tried in the same hands, so that luck cancels out.
    """
    tried = list(tried)
    sums = [0.0] * len(tried)
    for _ in range(HANDS):
        order, chance = chance.shuffled(tuple(deck))
        without = hand_worth(order, worth, gold)
        for place, part in enumerate(tried):
            sums[place] += hand_worth((part, *order[1:]), worth, gold) - without
    return [each / HANDS for each in sums]


def hand_worth(order: Sequence[Part], worth: Worth, gold: float) -> float:
    """Return what the turn is worth whose Hand is the first five of a deck, the others lying below."""
    turn = _Turn(order)
    turn.play()
    damage, explores = turn.fight()
    most = max(worth(count, damage) for count in range(1, min(explores, 3) + 1))
    return max(most, 0.0) + gold * min(turn.gold, 120)


class _Turn:
    """One turn in the head: draw, play all that can be played, use what can be paid."""

    __slots__ = ("actions", "ammo", "explores", "gold", "order", "own", "spent", "weapons", "wait")

    def __init__(self, order: Sequence[Part]) -> None:
        self.order = order
        self.spent = 0
        self.actions = self.explores = 1
        self.ammo = self.gold = self.own = 0
        self.weapons: list[Part] = []
        self.wait: list[Part] = []

    def draw(self, count: int) -> None:
        """Take cards to Hand; Ammunition is played at once."""
        for part in self.order[self.spent : self.spent + count]:
            if part.kind is Kind.WEAPON:
                self.weapons.append(part)
            elif part.kind is Kind.ACTION:
                self.wait.append(part)
            else:
                self.ammo += part.ammo
                self.gold += part.gold
        self.spent += count

    def play(self) -> None:
        """Play Actions while there are any: those that give Actions first."""
        self.draw(HAND)
        while self.actions and self.wait:
            part = max(self.wait, key=lambda each: (each.actions > 0, each.rank))
            self.wait.remove(part)
            self.actions += part.actions - 1
            self.ammo += part.ammo
            self.gold += part.gold
            self.own += part.own
            self.explores += part.explores
            if part.fetches:
                self.fetch()
            self.draw(part.cards)

    def fetch(self) -> None:
        """Take the best Weapon of the part of the deck that lies in the Discard Pile."""
        half = (self.spent + len(self.order)) // 2
        there = [part for part in self.order[half:] if part.kind is Kind.WEAPON]
        if there:
            self.weapons.append(max(there, key=lambda part: part.damage))

    def fight(self) -> tuple[int, int]:
        """Use the strongest Weapons that can be paid; return the Damage and the Explores."""
        damage, left = 0.0, self.ammo
        for part in sorted(self.weapons, key=lambda each: -each.damage):
            need = left if part.need is None else part.need
            if need <= left:
                left -= need
                damage += part.damage + self.own + (need if part.need is None else 0)
                self.explores += part.explores
        return int(damage) // 5 * 5, self.explores
