"""What a card is worth to a deck: points of Damage that it brings each time it comes to Hand."""

from attrs import frozen

from core.bots.steady.rehearsal import gains, part_of
from core.bots.steady.sight import Sight
from core.bots.steady.stakes import Stakes
from core.bots.steady.taste import Taste
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import (
    Choose,
    Condition,
    Exchange,
    Gain,
    GainFromIt,
    Heal,
    Operation,
    Put,
    Trash,
    TrashThis,
    WeaponDamage,
    When,
)
from core.kernel.chance import Chance

HAND = 5


@frozen
class Needs:
    """What a deck does in an average turn, and so what it lacks.

    `ammo` is the worth of a point of Ammo, `gold` of a point of Gold; `supply` the Ammo of a turn,
    `room` the Actions of a turn that give no Action back, `terminals` how many such cards come to Hand,
    `weapon` the Damage of its average Weapon, `weapons` how many Weapons come to Hand.
    """

    ammo: float
    gold: float
    supply: float
    room: float
    terminals: float
    weapon: float
    weapons: float
    damage: float
    actions: float


class Worth:
    """Values cards for the deck that a seat has now."""

    __slots__ = ("_cards", "_known", "_sight", "_taste", "average", "needs")

    def __init__(self, sight: Sight, taste: Taste) -> None:
        self._sight = sight
        self._taste = taste
        self._cards = sight.deck
        self._known: dict[str, float] = {}
        self.needs = needs_of(self._cards, taste)
        self.average = 5.0
        for _ in range(2):
            self._known.clear()
            worths = [self.points(card) for card in self._cards]
            self.average = sum(worths) / max(len(worths), 1)

    def net(self, card: Card) -> float:
        """Return what one more copy of a card would bring: below 0 if it would clog the deck."""
        if not card.cost:
            return -1.0
        return self.points(card) - self.average * self._taste.slot

    def best_buy(self, cards: list[Card], chance: Chance) -> int | None:
        """Return the place of the card that would add most, or None if each would clog the deck."""
        sight, book = self._sight, self._sight.book
        stakes = Stakes(sight, self._taste)
        known: dict[tuple[int, int], float] = {}

        def worth(count: int, damage: int) -> float:
            key = count, damage
            if key not in known:
                known[key] = stakes.worth(min(count, stakes.most), damage)
            return known[key]

        deck = [part_of(book, card) for card in self._cards]
        junk = sorted({card.id for card in self._cards if not card.cost})
        free = [part_of(book, book.cards[each]) for each in junk]
        patience = max(0.1, 1 - sight.me.turns / 30)
        found = gains(deck, [*free, *(part_of(book, card) for card in cards)], worth, self._taste.gold * patience, chance)
        lost = dict(zip(junk, found, strict=False))
        thin = sum(sorted(max(-lost[card.id], 0.0) for card in self._cards if not card.cost)[-2:])
        best = None
        most = 0.0
        for place, card in enumerate(cards):
            gain = found[len(free) + place]
            steps = [step for text in book.texts.get((card.id, Moment.PLAY), ()) for step in text.do]
            if any(isinstance(step, Trash) for step in steps):
                have = sum(each.id == card.id for each in self._cards)
                gain = max(gain, 0) + self._taste.trash * thin * patience - 0.05 - have * 0.1
            if card.trash_after:
                gain *= self._taste.once
            if card.kind is Kind.ITEM:
                gain = -1.0 if sight.me.health > 0.5 * sight.me.maximum_health.total or any(_heals(c) for c in self._cards) else 0.1
            if gain > most:
                best, most = place, gain
        return best

    def points(self, card: Card) -> float:
        """Return what a card of the deck brings each time it comes to Hand."""
        known = self._known.get(card.id)
        if known is None:
            known = self._known[card.id] = self._points(card)
        return known

    def junk(self, card: Card) -> bool:
        """Say whether the deck is better off without a card: what was free, once there is better."""
        return not card.cost and self.points(card) < self.average

    def _points(self, card: Card) -> float:
        if card.kind is Kind.WEAPON:
            return self._weapon(card)
        points = self.icons(card)
        for text in self._sight.book.texts.get((card.id, Moment.PLAY), ()):
            points += sum(self.step(step) for step in text.do)
            if any(isinstance(step, TrashThis) for step in text.do):
                points *= 1.0
        if card.kind is not Kind.ACTION:
            return points
        if card.bonus.actions:
            spare = max(self.needs.terminals - self.needs.room, 0.0)
            return points + (card.bonus.actions - 1) * min(spare, 1.0) * self.average
        return points * min(1.0, self.needs.room / (self.needs.terminals + 0.5))

    def _weapon(self, card: Card) -> float:
        needs = self.needs
        if card.requirement is None or card.damage is None:
            return needs.supply * (1 - needs.ammo)
        damage = card.damage + self._extra_damage(card)
        payable = min(1.0, needs.supply / card.requirement) if card.requirement else 1.0
        points = (damage - needs.ammo * card.requirement) * payable + self._explores(card)
        return points * self._taste.once if card.trash_after else points

    def _extra_damage(self, card: Card) -> float:
        """Return the Damage that the text of a Weapon adds to it, on average."""
        found = 0.0
        for text in self._sight.book.texts.get((card.id, Moment.USE), ()):
            for step in text.do if self._sight.works(text) else ():
                if isinstance(step, WeaponDamage):
                    found += step.add * self.needs.actions * (step.per == "actions_played")
                elif isinstance(step, When):
                    add = sum(each.add for each in step.then if isinstance(each, WeaponDamage))
                    found += add * self._often(step.cond)
        return found

    def _often(self, cond: Condition) -> float:
        """Return how often a condition of a Weapon will hold."""
        if cond.it is not None:
            least = cond.it.cost_at_least or 0
            return sum((card.cost or 0) >= least for card in self._cards) / max(len(self._cards), 1)
        return 0.2 if cond.ammo_above is not None else 0.6

    def _explores(self, card: Card) -> float:
        texts = self._sight.book.texts.get((card.id, Moment.USE), ())
        return self._taste.explore * sum(
            getattr(step, "explores", 0) for text in texts for step in text.do
        )

    def icons(self, card: Card) -> float:
        """Return what the icons of a card bring."""
        needs, taste, bonus = self.needs, self._taste, card.bonus
        return (
            bonus.ammo * needs.ammo
            + bonus.gold * needs.gold
            + bonus.explores * taste.explore
            + bonus.buys * taste.buy
            + bonus.cards * self.average
        )

    def step(self, step: Operation) -> float:
        """Return what a step of a text brings in an average turn."""
        average = self.average
        match step:
            case Put(zone="discard_pile", to="hand"):
                return max(self.needs.weapon * min(self.needs.weapons, 1.0), average)
            case Put(zone="hand"):
                return -0.5 * average * step.count
            case WeaponDamage(on="own"):
                return step.add * min(max(self.needs.weapons, 0.5), 2.5)
            case Trash(zone="discard_pile") | Trash(zone="hand"):
                return self._trash(step)
            case Gain() | GainFromIt() | Exchange():
                return 0.5 * average
            case Heal():
                return self._heal(step)
            case Choose():
                return max(sum(self.step(each) for each in way.do) for way in step.ways)
            case When():
                return 0.5 * sum(self.step(each) for each in step.then)
            case _:
                return 0.0

    def _trash(self, step: Trash) -> float:
        """Thinning helps in every later turn, as long as there is something to throw away."""
        worths = sorted(self.points(card) for card in self._cards if card.kind is not Kind.ACTION)
        number = step.up_to or step.count or step.random
        gone = [self.average - worth for worth in worths[:number]]
        return self._taste.trash * sum(max(each, 0.0) for each in gone)

    def _heal(self, step: Heal) -> float:
        missing = self._sight.missing
        if any(_heals(card) for card in self._cards):
            return 0.0
        healed = min(missing, missing if step.full else step.amount)
        share = healed / max(self._sight.me.health, 10)
        return 8.0 * min(share, 2.0)


def _heals(card: Card) -> bool:
    return card.kind is Kind.ITEM and card.cost is not None


def needs_of(cards: list[Card], taste: Taste) -> Needs:
    """Return what a deck does in an average turn."""
    size = max(len(cards), HAND)
    extra = sum(max(card.bonus.cards, 0) for card in cards)
    seen = min(HAND + HAND * extra / size, size) / size
    weapons = sorted(
        ((card.damage or 30, card.requirement or 0) for card in cards if card.kind is Kind.WEAPON),
        key=lambda each: (each[1] / max(each[0], 1), -each[0]),
    )
    supply = seen * sum(card.bonus.ammo for card in cards)
    left, damage, wanted = supply, 0.0, 0.0
    for hit, need in weapons:
        share = seen * min(1.0, left / need) if need else seen
        damage += hit * share
        left -= need * share
        wanted += need * seen
    paid = [(hit, need) for hit, need in weapons if need]
    rate = sum(hit for hit, _ in paid) / max(sum(need for _, need in paid), 1)
    short = min(wanted / max(supply, 1.0), 1.2)
    actions = [card for card in cards if card.kind is Kind.ACTION]
    return Needs(
        ammo=max(taste.ammo, rate * short**2),
        gold=taste.gold * max(0.1, 1 - damage / taste.goal),
        supply=supply,
        room=1 + seen * sum(max(card.bonus.actions - 1, 0) for card in actions),
        terminals=seen * sum(not card.bonus.actions for card in actions),
        weapon=sum(hit for hit, _ in weapons) / max(len(weapons), 1),
        weapons=seen * len(weapons),
        damage=damage,
        actions=seen * len(actions),
    )
