"""Divine Powers: what they cost, whom they reach, using them (UND-22)."""

from core.kernel.decision import NONE, Option, option
from core.kernel.event import because
from core.kernel.records import Record
from core.undead import decisions, events, frames
from core.undead.arms import distinct_hostiles, places, targets
from core.undead.attacks import begin_attack, target_options
from core.undead.cards import Figure, Power
from core.undead.dividing import gain_divinity
from core.undead.figures import FIRST_POWER, power_cost, reach, survey
from core.undead.game import Game, procedures
from core.undead.supplies import expend
from core.undead.support import spend_action
from core.undead.texts import text_frame, useful


class Offer(Record):
    """A power that a Clergy Soldier could pay for: its copy, the cost now, what is Expended for it."""

    copy: int
    cost: int
    spent: int = NONE


def power(game: Game, copy: int) -> Power:
    """Return the Divine Power of a copy."""
    return game.book.powers[game.cards[copy]]


def reliquary(game: Game, soldier: int) -> tuple[int, int]:
    """Return who bears, and which copy is, what can be Expended in a Soldier's card for a power."""
    for bearer in game.at(game.soldiers[soldier].at):
        for gear in game.soldiers[bearer].gear:
            if (
                gear.charges
                and (game.cards[gear.card], Figure.SPENT_POWER_COST) in game.book.passives
            ):
                return bearer, gear.card
    return NONE, NONE


def offers(game: Game, soldier: int, *, reactions: bool, more: int = 0) -> list[Offer]:
    """Return the powers that a Clergy Soldier could pay for, each once with what may be Expended.

    `more` is what an X adds to their cost (UND-22.6).
    """
    found = []
    _, spendable = reliquary(game, soldier)
    have = game.soldiers[soldier].divinity
    for copy, (name, printed) in zip(
        game.company.powers[soldier], game.troops[soldier].powers, strict=True
    ):
        card = game.book.powers[name]
        if card.reaction != reactions or not _has_required(game, soldier, card):
            continue
        base = printed + (more if card.cost_of_xp else 0)
        cost = power_cost(game, soldier, base)
        if cost <= have:
            found.append(Offer(copy, cost))
        if spendable != NONE:
            less = game.book.passives[game.cards[spendable], Figure.SPENT_POWER_COST]
            lower = power_cost(game, soldier, base, less)
            if lower <= have:
                found.append(Offer(copy, lower, spendable))
    return found


def _has_required(game: Game, soldier: int, card: Power) -> bool:
    return not card.requires or any(
        game.cards[gear.card] == card.requires for gear in game.soldiers[soldier].gear
    )


def usable_powers(game: Game, soldier: int) -> list[Offer]:
    """Return the powers, no Reactions, that a Clergy Soldier could use on something now (UND-22.4)."""
    return [
        offer
        for offer in offers(game, soldier, reactions=False)
        if has_target(game, soldier, power(game, offer.copy))
    ]


def has_target(game: Game, soldier: int, card: Power) -> bool:
    """Say whether a power has something to be used on (UND-22.4)."""
    if card.attack is not None:
        return bool(places(game, game.soldiers[soldier].at, card.attack))
    if card.target == "here":
        return useful(game, game.book.texts[card.id], soldier, soldier)
    return bool(power_targets(game, soldier, card))


def power_targets(game: Game, soldier: int, card: Power) -> list[int]:
    """Return the Soldiers or Hostile copies that a power without a roll could be used on."""
    text = game.book.texts[card.id]
    seen = survey(game)
    mask = reach(game.soldiers[soldier].at, *card.range, seen.isolated, seen.last)
    if card.target == "hostile":
        found = [
            hostile
            for hostile in game.hostiles
            if mask >> hostile.at & 1
            and (not card.undead_only or game.foes[hostile.card].undead)
            and useful(game, text, soldier, hostile.card)
        ]
        return distinct_hostiles(game, found)
    return [
        each
        for each in game.up()
        if mask >> game.soldiers[each].at & 1 and useful(game, text, soldier, each)
    ]


@procedures.handles(frames.ChoosePower)
def choose_power(game: Game, frame: frames.ChoosePower) -> None:
    """Ask which power is used (UND-22.4)."""
    options = [
        offer_option(game, offer, frame.soldier, "UND-22.4")
        for offer in usable_powers(game, frame.soldier)
    ]
    game.ask(decisions.one(frame.seat, "power", options, "UND-22.4", frame.soldier), frame)


def offer_option(game: Game, offer: Offer, soldier: int, rule: str) -> Option:
    """Return the option `power:number:name`, with what is Expended after it; `seat` is the cost."""
    slug = game.company.printed[offer.copy].slug
    key = f"power:{soldier + 1}:{slug}"
    if offer.spent == NONE:
        return option(key, "power", rule, offer.copy, soldier + 1)
    spent = game.company.printed[offer.spent].slug
    return option(f"{key}:{spent}", "power-expending", rule, offer.copy, soldier + 1)


@procedures.answered(frames.ChoosePower)
def power_chosen(game: Game, frame: frames.ChoosePower, picked: tuple[Option, ...]) -> None:
    """Pay for the power, then choose its target (UND-22.1, 22.2)."""
    choice, soldier = picked[0], frame.soldier
    if not frame.free:
        spend_action(game, frame.seat, soldier)
    pay_power(game, frame.seat, choice)
    card = power(game, choice.card)
    if card.target == "here":
        _work(game, frame.seat, soldier, choice.card, soldier)
    else:
        game.push(frames.PowerTarget(frame.seat, soldier, choice.card))


def pay_power(game: Game, seat: int, choice: Option, more: int = 0) -> None:
    """Pay the Divinity of a power, and Expend what lowers its cost (UND-22.1, 22.9)."""
    soldier, expends = choice.amount - 1, choice.code == "power-expending"
    wanted = next(
        offer
        for reactions in (False, True)
        for offer in offers(game, soldier, reactions=reactions, more=more)
        if offer.copy == choice.card and (offer.spent != NONE) == expends
    )
    cause = because(seat, choice.card, kind="cost")
    game.emit(
        events.PowerUsed(because(seat, choice.card), "UND-22.2", soldier, choice.card, wanted.cost)
    )
    if expends:
        expend(game, reliquary(game, soldier)[0], wanted.spent, cause)
    man = game.soldiers[soldier]
    if game.troops[soldier].devout and FIRST_POWER not in man.used:
        game.change(soldier, used=(*man.used, FIRST_POWER))
    gain_divinity(game, soldier, -wanted.cost, cause, "UND-22.1")


@procedures.handles(frames.PowerTarget)
def power_target(game: Game, frame: frames.PowerTarget) -> None:
    """Ask what the power is used on (UND-22.4)."""
    card = power(game, frame.power)
    if card.attack is not None:
        found = targets(game, frame.soldier, card.attack)
    else:
        found = power_targets(game, frame.soldier, card)
    if card.attack is not None or card.target == "hostile":
        options = target_options(game, found, "UND-22.4")
        kind = "target"
    else:
        options = decisions.soldiers(game, "soldier", found, "UND-22.4")
        kind = "soldier"
    game.ask(decisions.one(frame.seat, kind, options, "UND-22.4", frame.power), frame)


@procedures.answered(frames.PowerTarget)
def power_target_chosen(game: Game, frame: frames.PowerTarget, picked: tuple[Option, ...]) -> None:
    """Attack, or do what the power says."""
    target = picked[0].card
    if power(game, frame.power).attack is not None:
        choice = frames.ChooseTarget(frame.seat, frame.soldier, frame.power, 0)
        begin_attack(game, choice, target)
    else:
        _work(game, frame.seat, frame.soldier, frame.power, target)


def _work(game: Game, seat: int, soldier: int, copy: int, target: int) -> None:
    text = game.book.texts[game.cards[copy]]
    cause = because(seat, copy, text.id, "text")
    game.push(text_frame(text, seat, soldier, target, cause))
