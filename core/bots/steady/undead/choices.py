"""What the bot answers in the middle of something: targets, dice, payments, defences, shares."""

from collections.abc import Callable, Mapping

from core.bots.steady.undead.plan import Planner, coded
from core.bots.steady.undead.trying import improved
from core.kernel.decision import NONE, Decision, Option
from core.kernel.records import Record
from core.undead.game import Game
from core.undead.powers import power
from core.undead.state import Attack
from core.undead.view import View, plan_of, plans


class Asked(Record):
    """A question, and the table that it is asked at."""

    view: View
    decision: Decision
    planner: Planner

    @property
    def game(self) -> Game:
        """The table opened for reading."""
        return self.planner.game

    @property
    def options(self) -> tuple[Option, ...]:
        """What is on offer."""
        return self.decision.options


KEEP: Mapping[str, float] = {
    "ACT-CAUTIOUS": 5.0,
    "ACT-HIT-THE-DIRT": 4.0,
    "ACT-ADVANCE-3": 3.4,
    "ACT-FIELD-DRESSING": 3.2,
    "ACT-SECOND-WIND": 3.0,
    "ACT-STEADY-AIM": 2.8,
    "ACT-SNAP-SHOT": 2.8,
    "ACT-ADVANCE-2": 2.6,
    "ACT-FLANKING-FIRE": 2.2,
    "ACT-POINT-BLANK": 2.2,
    "ACT-DOUBLE-TAP": 2.2,
    "ACT-RALLY": 1.8,
    "ACT-LEAP-OF-FAITH": 1.6,
    "ACT-RELOADING": 1.5,
    "ACT-BURN-THEM": 1.4,
    "ACT-SCROUNGE": 1.2,
    "ACT-RECON": 1.0,
    "ACT-KICK-DOOR": 1.0,
}
"""What Action cards are worth in a hand."""

UNKNOWN = 2.0
"""What a card that the bot does not know is worth in a hand."""

CLERGY_ONLY = "ACT-LEAP-OF-FAITH"


def keeps(asked: Asked, option: Option) -> float:
    """Return what a card is worth to its holder."""
    holder = option.amount - 1
    name = asked.game.cards[option.card]
    if name == CLERGY_ONLY and not asked.game.troops[holder].powers:
        return 0.1
    worth = KEEP.get(name, UNKNOWN)
    count = [asked.game.cards[copy] for copy in asked.game.soldiers[holder].hand].count(name)
    return worth - 0.6 * (count - 1)


def plain(asked: Asked) -> Option:
    """Return the first option: for questions of little weight."""
    return asked.options[0]


def pay(asked: Asked) -> Option:
    """Pay with the card that is worth least, the bot's own first."""

    def price(option: Option) -> tuple[bool, float]:
        others = asked.game.seat_of(option.amount - 1) != asked.decision.seat
        return others, keeps(asked, option)

    return min(asked.options, key=price)


def move(asked: Asked) -> Option:
    """Play what lowers the cost by more than it is worth as payment; own cards first."""
    own = [o for o in coded(asked.options, "play") if o.amount - 1 == asked.decision.card]
    if own:
        return max(own, key=lambda option: KEEP.get(asked.game.cards[option.card], 0.0))
    done = coded(asked.options, "done")
    return done[0] if done else asked.options[0]


def discard(asked: Asked) -> Option:
    """Keep what is worth keeping; throw away what is not, to draw another."""
    done = coded(asked.options, "done")
    worst = min(coded(asked.options, "discard"), key=lambda option: keeps(asked, option))
    if done and keeps(asked, worst) > 1.3:
        return done[0]
    return worst


def weapon(asked: Asked) -> Option:
    """Attack with what the best Attack is made with."""
    ranged = {(option.card, option.amount) for option in asked.options}
    soldier = asked.decision.card
    valued = [
        (asked.planner.worth(plan), plan)
        for plan in plans(asked.game, soldier)
        if (plan.source, plan.mode) in ranged
    ]
    if not valued:
        return asked.options[0]
    _, best = max(valued, key=lambda pair: pair[0])
    return next(o for o in asked.options if (o.card, o.amount) == (best.source, best.mode))


def target(asked: Asked) -> Option:
    """Choose the target that is worth most to the Attack or power that asks."""
    steps = [step for step in asked.view.ahead if step.name in ("ChooseTarget", "PowerTarget")]
    step = steps[-1]
    soldier, source = step.about[0], step.about[1]
    if step.name == "PowerTarget" and power(asked.game, source).attack is None:
        _, best = asked.planner.power_worth(soldier, source, 0)
        return next((o for o in asked.options if o.card == best), asked.options[0])
    mode = step.about[2] if step.name == "ChooseTarget" else 0

    def worth(option: Option) -> float:
        plan = plan_of(asked.game, Attack(soldier, source, mode, option.card))
        return asked.planner.worth(plan)

    return max(asked.options, key=worth)


def roll(asked: Asked) -> Option:
    """Play a card or Expend a charge if it makes the Attack worth enough more, then roll."""
    attack = asked.game.attacking
    now = asked.planner.dangers.worth(attack.target, plan_of(asked.game, attack).odds)
    best, chosen = 0.0, None
    for option in asked.options:
        if option.code == "roll":
            continue
        if asked.game.seat_of(max(option.amount - 1, 0)) != asked.decision.seat:
            continue
        gain = _with(asked, attack, option) - now - _price(asked, option)
        if gain > best:
            best, chosen = gain, option
    return chosen or coded(asked.options, "roll")[0]


def _price(asked: Asked, option: Option) -> float:
    if option.code == "expend":
        return 0.3
    return 0.11 * KEEP.get(asked.game.cards[option.card], UNKNOWN)


def _with(asked: Asked, attack: Attack, option: Option) -> float:
    """Return what the Attack in progress is worth with a card played on it or a charge Expended."""
    changed = improved(asked.game, attack, option)
    return asked.planner.dangers.worth(changed.target, plan_of(asked.game, changed).odds)


def cover(asked: Asked) -> Option:
    """Play a card after the dice if the target can take one Hit more."""
    attack = asked.game.attacking
    more = asked.planner.dangers.gain(attack.target, attack.hits + 1)
    now = asked.planner.dangers.gain(attack.target, attack.hits)
    plays = coded(asked.options, "play")
    if plays and more - now > 0.3:
        return plays[0]
    return coded(asked.options, "roll-cover")[0]


def hit(asked: Asked) -> Option:
    """Finish what needs least, and of those the most dangerous."""

    def rank(option: Option) -> tuple[float, float]:
        hostile = asked.game.find(option.card)
        if hostile is None:
            return 99.0, 0.0
        foe = asked.game.foes[option.card]
        need = foe.health - hostile.ekias[option.amount]
        return need, -asked.planner.dangers.means(option.card)[foe.health]

    return min(asked.options, key=rank)


def suppress(asked: Asked) -> Option:
    """Put a Suppression where it takes most off the next Attack."""

    def gain(option: Option) -> float:
        hostile = asked.game.find(option.card)
        if hostile is None:
            return 0.0
        foe = asked.game.foes[option.card]
        unit = option.amount
        left = foe.health - hostile.ekias[unit] - hostile.suppressions[unit]
        means = asked.planner.dangers.means(option.card)
        return means[left] - means[left - 1] + (0.2 if left == 1 else 0.0)

    return max(asked.options, key=gain)


def choose_power(asked: Asked) -> Option:
    """Use the power that is worth most; with something Expended only where it must be."""
    soldier = asked.decision.card
    costs = dict(asked.view.sheets[soldier].powers)
    best, chosen = float("-inf"), asked.options[0]
    for option in asked.options:
        cost = costs.get(option.card, 0)
        worth, _ = asked.planner.power_worth(soldier, option.card, cost)
        if option.code == "power-expending":
            worth -= 0.2
        if worth > best:
            best, chosen = worth, option
    return chosen


def soldier(asked: Asked) -> Option:
    """Help the Soldier who needs it most."""
    steps = [step for step in asked.view.ahead if step.name == "PowerTarget"]
    if steps:
        _, best = asked.planner.power_worth(steps[-1].about[0], steps[-1].about[1], 0)
        return next((o for o in asked.options if o.card == best), asked.options[0])
    return min(asked.options, key=lambda o: asked.game.soldiers[o.card].health)


def react(asked: Asked) -> Option:
    """Defend against Wounds that matter: a Soldier who would be Downed, or lose 2 at once."""
    step = next(step for step in reversed(asked.view.ahead) if step.name == "Suffer")
    victim, _card, hits, _suppress = step.about[:4]
    health = asked.game.soldiers[victim].health
    decline = coded(asked.options, "decline")[0]
    if not hits:
        return decline
    grave = hits >= 2 or health - hits <= 1
    plays = coded(asked.options, "play")
    cheap = [o for o in plays if asked.game.cards[o.card] == "ACT-HIT-THE-DIRT"]
    if cheap:
        return cheap[0]
    if plays and (grave or len(plays) > 1):
        return plays[0]
    powers = coded(asked.options, "power")
    helping = [o for o in powers if "martyr" not in o.key]
    return helping[0] if helping and grave else decline


def deny(asked: Asked) -> Option:
    """Deny what is worth its Divinity: dangerous cards."""
    xp = asked.game.foes[asked.decision.card].card.xp
    powers = coded(asked.options, "power")
    if powers and xp >= 4:
        return powers[0]
    return coded(asked.options, "decline")[0]


def place(asked: Asked) -> Option:
    """Place the Location that is cheapest to enter and brings the fewest Hostiles."""

    def rank(option: Option) -> float:
        if option.card == NONE:
            return 99.0
        card = asked.game.company.grounds[option.card]
        return card.entrance + 0.7 * card.hostile_xp[asked.game.company.band] - 0.8 * card.cover

    return min(asked.options, key=rank)


def gain_xp(asked: Asked) -> Option:
    """Give XP to who has least."""
    return min(asked.options, key=lambda o: asked.game.soldiers[o.card].xp)


def spend(asked: Asked) -> Option:
    """Spend XP of who has most."""
    return max(asked.options, key=lambda o: asked.game.soldiers[o.card].xp)


def divinity(asked: Asked) -> Option:
    """Give half of it, and the odd point, to the one who is asked about first."""
    points = [option.amount for option in asked.options]
    wanted = (max(points) + 1) // 2
    return min(asked.options, key=lambda o: abs(o.amount - wanted))


def gear(asked: Asked) -> Option:
    """Reload or supply the Weapon that costs most Resource points."""
    names = asked.game.cards
    return max(
        asked.options,
        key=lambda o: (
            asked.game.book.gear[names[o.card]].rp if names[o.card] in asked.game.book.gear else 0
        ),
    )


def for_whom(asked: Asked) -> Option:
    """Play a card for oneself if that helps, else for who needs it most."""
    own = [o for o in asked.options if o.card == asked.view.ahead[-1].about[0]]
    return own[0] if own else asked.options[0]


CHOICES: Mapping[str, Callable[[Asked], Option]] = {
    "move": move,
    "pay": pay,
    "discard": discard,
    "weapon": weapon,
    "target": target,
    "roll": roll,
    "cover": cover,
    "hit": hit,
    "suppress": suppress,
    "power": choose_power,
    "soldier": soldier,
    "react": react,
    "deny": deny,
    "place": place,
    "xp": gain_xp,
    "spend": spend,
    "divinity": divinity,
    "gear": gear,
    "for": for_whom,
}
"""Kind of Decision -> what answers it."""
