"""The main part: what to do next."""

from core.bots.steady.effects import wanted
from core.bots.steady.planning import Planner
from core.bots.steady.sight import Sight
from core.bots.steady.taste import Taste
from core.bots.steady.worth import Worth
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import (
    Choose,
    Gain,
    Heal,
    Operation,
    Put,
    Trash,
)
from core.kernel.decision import Option


def main(sight: Sight, taste: Taste) -> Option:
    """Return what to do next: effects, Actions, Items, Ammunition, a Buy, an Explore, the end."""
    options = sight.decision.options
    by_code: dict[str, list[Option]] = {}
    for option in options:
        by_code.setdefault(option.code, []).append(option)
    worth = Worth(sight, taste)
    for ask in (_action, _item, _effect, _ammunition):
        option = ask(sight, worth, by_code)
        if option is not None:
            return option
    return _deal(sight, worth, taste, by_code)


def _deal(sight: Sight, worth: Worth, taste: Taste, by_code: dict[str, list[Option]]) -> Option:
    """Buy and Explore: the Buy first, since a wound ends the turn, unless exploring pays for it."""
    buy = _buy(sight, worth, by_code)
    explore = by_code.get("explore")
    if buy is not None and not (explore and _explore_pays(sight)):
        return buy
    if explore:
        plan = Planner(sight, taste).next_explore()
        if plan.worth > 0 or "end" not in by_code:
            return explore[0]
    if buy is not None:
        return buy
    rest = by_code.get("end") or by_code.get("effect")
    return rest[0] if rest else sight.decision.options[-1]


def _explore_pays(sight: Sight) -> bool:
    return any(getattr(step, "gold", 0) for text in sight.texts(Moment.EXPLORE) for step in text.do)


def _action(sight: Sight, worth: Worth, by_code: dict[str, list[Option]]) -> Option | None:
    """The Actions that give Actions back first, those that draw most before the others."""
    best, most = None, (0.0, 0.0)
    for option in by_code.get("play", ()):
        card = sight.card(option.card)
        if card.kind is Kind.ACTION:
            now = played(sight, worth, card)
            rank = (100.0 * (card.bonus.actions > 0) + card.bonus.cards * _freedom(sight), now)
            if now > 0 and rank > most:
                best, most = option, rank
    return best


def _freedom(sight: Sight) -> float:
    """Cards come first only while Actions are left for what they bring; else what is best now."""
    return 10.0 if sight.view.turn.actions > 1 else 0.0


def played(sight: Sight, worth: Worth, card: Card) -> float:
    """Return what playing an Action now brings, below 0 if it does harm."""
    points = 0.1 + worth.icons(card)
    for text in sight.book.texts.get((card.id, Moment.PLAY), ()):
        points += sum(_now(sight, worth, card, step) for step in text.do)
    return points


def _now(sight: Sight, worth: Worth, card: Card, step: Operation) -> float:
    """Return what a step of an Action brings with the cards that lie there now."""
    if isinstance(step, Trash) and step.zone == "discard_pile":
        gone = sum(worth.junk(each) for each in sight.cards(sight.me.discard_pile))
        return 3.0 * min(gone, step.up_to or step.count) - 0.2
    if isinstance(step, Trash) and step.zone == "hand":
        held = [each for each in sight.cards(sight.me.hand) if each is not card]
        if step.of.kind:
            held = [each for each in held if each.kind == step.of.kind]
        least = min((worth.points(each) for each in held), default=0.0)
        return worth.average - least
    if isinstance(step, Gain):
        return 1.0
    if isinstance(step, Put) and step.zone == "discard_pile":
        found = [each for each in sight.cards(sight.me.discard_pile) if each.kind == step.of.kind]
        return max((worth.points(each) for each in found), default=0.0)
    return worth.step(step)


def _item(sight: Sight, worth: Worth, by_code: dict[str, list[Option]]) -> Option | None:
    for option in by_code.get("play", ()):
        card = sight.card(option.card)
        if card.kind is Kind.ITEM and _heals_well(sight, card):
            return option
    return None


def _heals_well(sight: Sight, card: Card) -> bool:
    """Say whether an Item is worth playing now: any that does not Heal is."""
    heals = [step for text in card.texts for step in _all_steps(text.do) if isinstance(step, Heal)]
    if not heals:
        return True
    least = min(sight.me.maximum_health.total if step.full else step.amount for step in heals)
    return sight.missing >= min(least, 40)


def _all_steps(steps: tuple[Operation, ...]) -> list[Operation]:
    found = []
    for step in steps:
        ways = step.ways if isinstance(step, Choose) else ()
        found += [each for way in ways for each in _all_steps(way.do)] or [step]
    return found


def _effect(sight: Sight, worth: Worth, by_code: dict[str, list[Option]]) -> Option | None:
    texts = sight.texts(Moment.DURING_TURN)
    for option in by_code.get("effect", ()):
        if option.amount < len(texts) and wanted(sight, worth, texts[option.amount]):
            return option
    return None


def _ammunition(sight: Sight, worth: Worth, by_code: dict[str, list[Option]]) -> Option | None:
    everything = by_code.get("play-all-ammunition")
    if everything:
        return everything[0]
    plays = by_code.get("play", ())
    return next((o for o in plays if sight.card(o.card).kind is Kind.AMMUNITION), None)


def _buy(sight: Sight, worth: Worth, by_code: dict[str, list[Option]]) -> Option | None:
    buys = by_code.get("buy", ())
    paid = [option for option in buys if sight.card(option.card).cost]
    best = worth.best_buy(sight.cards(option.card for option in paid), sight.chance) if paid else None
    return None if best is None else paid[best]
