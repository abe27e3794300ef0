"""What a steady bot answers in an Explore: Weapons, Explores, who leads, reactions, what is met (DBG-7)."""

from core.bots.steady.battle import Attack, best_explores, extra_damage, plan, strike
from core.bots.steady.choices import Choices, Rule, plain
from core.deckbuilding.effects.weapons import TYPES
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import ChangeInfected, LendText, MoveInfected, RepeatWeapon
from core.kernel.decision import Option
from core.kernel.rules import Answer


def keep(at: Choices) -> Answer:
    """Keep the Character with more Health; of two it is the Main Character (DBG-3.2, 18.2)."""
    return at.one(lambda option: at.card(option).health or 0)


def use(at: Choices) -> Answer:
    """Use the next Weapon of the best set, or be done."""
    fight = at.view.fight
    uses = fight.uses if fight else ()
    left = at.view.turn.ammo - sum(use.ammo for use in uses)
    used = tuple(use.card for use in uses)
    if fight and fight.attack:
        health = min((at.view.seats[seat].health for seat in fight.targets), default=0)
        attack = strike(at.book, at.view, left, used, health)
    else:
        attack = plan(at.book, at.view, left, used).attack
    chosen = attack.weapons[len(used) :]
    wanted = {at.view.cards[copy] for copy in chosen}
    ready = [o for o in at.decision.options if o.code == "use" and at.view.cards[o.card] in wanted]
    if not ready:
        return at.coded("done")
    # What takes all the Ammo that is left comes last.
    return (min(ready, key=lambda option: at.card(option).requirement is None).key,)


def pay(at: Choices) -> Answer:
    """Pay an X with all there is."""
    return at.one(lambda option: option.amount)


def commit(at: Choices) -> Answer:
    """Spend the number of Explores that brings most."""
    attack = Attack((), at.view.fight_damage, at.view.turn.ammo)
    count, _ = best_explores(at.book, at.view, attack, len(at.decision.options))
    return (f"commit:{count}",)


def lead(at: Choices) -> Answer:
    """Let the Character lead that has more Health: a Partner that falls is gone for good."""
    me = at.view.me
    partner = me.partner
    if partner is None:
        return plain(at)
    leads = partner.health > me.health
    return at.one(lambda option: (option.card == partner.character) is leads)


def weapon(at: Choices) -> Answer:
    """Choose the Weapon of most Damage, for a bonus or against a rival; of texts the one that adds most."""
    step = at.step()
    if isinstance(step, RepeatWeapon):
        return at.one(lambda option: extra_damage(at.book, at.view, option.card))
    if isinstance(step, LendText):
        # Where two of them have a text the Damage of both counts alike: any of them can have one more.
        return plain(at)
    return at.one(lambda option: at.card(option).damage or 0)


def weapon_type(at: Choices) -> Answer:
    """Name the type of most Weapons in Hand, of equals that which needs most Ammo."""
    hand = [at.printed(copy) for copy in at.view.me.hand]

    def score(option: Option) -> float:
        found = [card for card in hand if card.weapon_type is TYPES[option.amount]]
        return sum(1 + (card.requirement or 0) / 1000 for card in found)

    return at.one(score)


def short_of(at: Choices) -> int:
    """Return by how much the Damage of the Explore in progress misses the Health of the row, in points."""
    return sum(each.health.total for each in at.view.infected) - at.view.fight_damage


def escapes(at: Choices) -> bool:
    """Say whether the own Explore is lost as it stands, and won once the strongest Infected is away."""
    own = at.view.fight is not None and at.view.fight.seat == at.view.seat
    short = short_of(at)
    rows = at.view.infected
    return own and bool(rows) and short > 0 and short <= max(each.health.total for each in rows)


def infected(at: Choices) -> Answer:
    """Send away, or strengthen, the one that matters most: by Health in the own Explore, else by Decorations.

    Away goes just enough to win with what is left.
    """
    figures = {each.card: each.health.total for each in at.view.infected}
    short = short_of(at)
    own = at.view.fight is not None and at.view.fight.seat == at.view.seat
    if not (own and isinstance(at.step(), MoveInfected)):
        return at.one(lambda option: at.card(option).decorations)

    def score(option: Option) -> tuple[bool, int, int]:
        health = figures.get(option.card, 0)
        return health >= short, -at.card(option).decorations, health

    return (max(at.decision.options, key=score).key,)


def react(at: Choices) -> Answer:
    """Weaken a rival who is not behind, and nobody in vain; save the own side alone from a fall."""
    falling = at.asking("ReactToFall")
    if not at.decision.options:
        return ()
    first = (at.decision.options[0].key,)
    if falling is not None:
        return first if at.allied(falling.about[1].seat) else ()
    if at.asking("ReactToReveal") is not None:
        found = next((o for o in at.decision.options if _turns(at, o)), None)
        return (found.key,) if found is not None else ()
    fight = at.view.fight
    if fight is None or at.allied(fight.seat):
        return ()
    attacked = at.view.seat in fight.targets
    ahead = at.view.seats[fight.seat].decorations >= at.view.me.decorations
    return first if attacked or ahead else ()


def _turns(at: Choices, option: Option) -> bool:
    """Say whether a reaction to Infected wins the own Explore, or spoils that of a rival."""
    fight = at.view.fight
    if fight is None:
        return False
    steps = [
        step
        for text in at.book.texts.get((at.view.cards[option.card], Moment.REACT_REVEAL), ())
        for step in text.do
    ]
    harder = sum(step.health for step in steps if isinstance(step, ChangeInfected))
    short = short_of(at)
    if not at.allied(fight.seat):
        return harder > 0 and -harder < short <= 0
    if harder or fight.seat != at.view.seat:
        return False
    if any(isinstance(step, MoveInfected) for step in steps):
        return escapes(at)
    return short > 0


def foe(at: Choices) -> Answer:
    """Fight those that are beaten most easily."""
    return at.ranked(lambda option: -(at.card(option).health or 0), at.decision.least)


def take(at: Choices) -> Answer:
    """Take what is found: all that lies in a Mansion does good."""
    return at.coded("take")


FIGHTING: dict[str, Rule] = {
    "keep": keep, "name": keep, "use": use, "pay": pay, "commit": commit, "lead": lead,
    "weapon": weapon, "type": weapon_type, "infected": infected, "react": react, "foe": foe,
    "take": take,
}  # fmt: skip
"""What is answered by kind of Decision."""
