"""What Mansion cards mean for a row: Health, Damage, Decorations, and what they do when Revealed (DBG-7.21).

What is read here of the texts of Infected and Events is counted by the odds; `unforeseen.py` names the
cards that do more than that.
"""

from attrs import evolve, frozen

from core.deckbuilding.cards import Card, Figure, Kind
from core.deckbuilding.conditions import admits
from core.deckbuilding.difficulties import NORMAL, Difficulty
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import (
    ChangeInfected,
    CharacterDamage,
    Condition,
    Damage,
    LookTop,
    Operation,
    RevealMore,
    Suffer,
    When,
)
from core.kernel.records import Record


class Burst(Record):
    """What an Event does to who Explores (DBG-7.44), in points.

    At a total Damage of `at_least` it deals `harm`, else it adds `more` to the total.
    """

    at_least: int
    harm: int
    more: int


@frozen(cache_hash=True)
class Foe:
    """What Mansion cards mean for a row: points of Health, Damage, Decorations, Damage on Reveal.

    `at_once` counts the Infected that are Defeated at once, `kept` is their Decorations; of their
    figures only the Damage on Reveal is in the others. `company` is the Health that Infected have beside
    others, `lent_health` and `lent_damage` what each Infected of the row has more by another one.
    `joining` counts further cards that Events turn up, of which the Infected join the row (DBG-7.43),
    `targets` those of which an Infected is taken without a battle (DBG-9.13).
    """

    infected: int = 0
    health: int = 0
    damage: int = 0
    decorations: int = 0
    reveal_damage: int = 0
    at_once: int = 0
    kept: int = 0
    company: int = 0
    lent_health: int = 0
    lent_damage: int = 0
    bursts: tuple[Burst, ...] = ()
    joining: int = 0
    targets: int = 0

    def plus(self, other: "Foe", times: int) -> "Foe":
        """Return the row with `times` more of such a card."""
        return Foe(
            self.infected + times * other.infected,
            self.health + times * other.health,
            self.damage + times * other.damage,
            self.decorations + times * other.decorations,
            self.reveal_damage + times * other.reveal_damage,
            self.at_once + times * other.at_once,
            self.kept + times * other.kept,
            self.company + times * other.company,
            self.lent_health + times * other.lent_health,
            self.lent_damage + times * other.lent_damage,
            self.bursts + times * other.bursts,
            self.joining + times * other.joining,
            self.targets + times * other.targets,
        )

    def settled(self) -> "Foe":
        """Return a row of which those that join it later get nothing lent (DBG-7.22)."""
        if not (self.lent_health or self.lent_damage):
            return self
        return evolve(
            self,
            health=self.health + self.lent_health * self.infected,
            damage=self.damage + self.lent_damage * self.infected,
            lent_health=0,
            lent_damage=0,
        )

    def together(self) -> "Foe":
        """Return a whole row, with what its Infected do to each other in its Health and Damage."""
        if not (self.company or self.lent_health or self.lent_damage):
            return self
        return evolve(
            self,
            health=self.health
            + self.lent_health * self.infected
            + (self.company if self.infected > 1 else 0),
            damage=self.damage + self.lent_damage * self.infected,
            company=0,
            lent_health=0,
            lent_damage=0,
        )

    def met_with(self, damage: int) -> tuple[int, int]:
        """Return the total Damage after the Events of the row, and the Damage taken before the comparison.

        Events come after the Infected, one after another (DBG-6.9, 7.44).
        """
        harm = self.reveal_damage
        for burst in self.bursts:
            if damage >= burst.at_least:
                harm += burst.harm
            else:
                damage += burst.more
        return damage, harm


class Ground(Record):
    """What the Reveal texts of Infected look at, as it is before the Explore.

    The cards Attached to the own Main Character, to all of them, and to the Character that leads; the `xp`
    of that one.
    """

    attached: tuple[Card, ...] = ()
    attached_of_all: tuple[Card, ...] = ()
    attached_of_leader: tuple[Card, ...] = ()
    xp: int = 0


NOTHING = Ground()


def counted(step: ChangeInfected, ground: Ground) -> int | None:
    """Return how often a change of this Infected is made, None where that is not known before."""
    if not step.per:
        return 1
    found = {
        "infected_attached": ground.attached,
        "infected_of_all": ground.attached_of_all,
        "infected_of_leader": ground.attached_of_leader,
    }
    if step.per not in found:
        return None
    return sum(
        card.kind is Kind.INFECTED and admits(step.counting, card) for card in found[step.per]
    )


def holds(cond: Condition, ground: Ground) -> bool | None:
    """Say whether a condition of a Reveal text holds, None where that is not known before."""
    if cond.count != "xp":
        return None
    least, most = cond.at_least or 0, cond.at_most
    return ground.xp >= least and (most is None or ground.xp <= most)


def own_changes(card: Card, ground: Ground) -> list[tuple[ChangeInfected, int]]:
    """Return the changes that an Infected makes to itself when Revealed, and how often each."""
    found = []
    for step in reveal_steps(card):
        inner: tuple[Operation, ...] = (step,)
        if isinstance(step, When):
            inner = {True: step.then, False: step.otherwise, None: ()}[holds(step.cond, ground)]
        for each in inner:
            if isinstance(each, ChangeInfected) and each.on == "this":
                times = counted(each, ground)
                if times:
                    found.append((each, times))
    return found


def takes_top(step: Operation) -> bool:
    """Say whether a step takes an Infected that lies below the row without a battle (DBG-9.13)."""
    return isinstance(step, LookTop) and step.infected == "attach" and step.below is None


def reveal_steps(card: Card) -> list[Operation]:
    """Return the steps of the texts that a Mansion card has when it is Revealed (DBG-7.21)."""
    return [step for text in card.texts if text.when is Moment.REVEAL for step in text.do]


def foe_of(card: Card, ammo: int, difficulty: Difficulty = NORMAL, ground: Ground = NOTHING) -> Foe:
    """Return what a Mansion card means for a row, with so much Ammo of the exploring player unspent."""
    steps = reveal_steps(card)
    if card.kind is not Kind.INFECTED:
        joining = sum(step.count for step in steps if isinstance(step, RevealMore))
        targets = sum(takes_top(step) for step in steps)
        return Foe(bursts=_bursts(card), joining=joining, targets=targets)
    extra = sum(
        passive.add * (ammo // 10 if passive.per == "ammo_10" else 1)
        for passive in card.passives
        if passive.figure is Figure.INFECTED_DAMAGE
    )
    company = sum(
        passive.add
        for passive in card.passives
        if passive.figure is Figure.INFECTED_HEALTH and passive.cond == IN_COMPANY
    )
    times = difficulty.times
    reveal = sum(
        step.amount
        for step in steps
        if (isinstance(step, Damage) and step.who in ("each", "characters"))
        or (isinstance(step, Suffer) and not step.per)
    )
    lent = [step for step in steps if isinstance(step, ChangeInfected) and step.on == "others"]
    own = own_changes(card, ground)
    lent_health = times * sum(step.health for step in lent)
    lent_damage = times * sum(step.damage for step in lent)
    health = difficulty.figure(card.health) + times * sum(n * step.health for step, n in own)
    damage = (card.damage or 0) + difficulty.points + extra * times
    damage += times * sum(n * step.damage for step, n in own)
    # What it lends is added for each Infected of the row, and it is none of those that it lends to.
    return Foe(
        1,
        max(health, 0) - lent_health,
        max(damage, 0) - lent_damage,
        card.decorations,
        reveal * times,
        company=company * times,
        lent_health=lent_health,
        lent_damage=lent_damage,
    )


IN_COMPANY = Condition(count="infected_fought", at_least=2)
"""Another Infected is fought, too."""


def _bursts(card: Card) -> tuple[Burst, ...]:
    """Return what an Event does by the total Damage, if it does."""
    found = []
    for text in card.texts:
        for step in text.do:
            if isinstance(step, When) and step.cond.count == "total_damage":
                harm = sum(each.amount for each in step.then if isinstance(each, Damage))
                added = sum(
                    each.add for each in step.otherwise if isinstance(each, CharacterDamage)
                )
                found.append(Burst(step.cond.at_least or 0, harm, added))
    return tuple(found)
