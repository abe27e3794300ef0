"""Answers to what texts ask: which cards, which players, which way."""

from collections.abc import Iterator

from core.bots.steady.effects import use_now, wanted
from core.bots.steady.sight import Sight, rank
from core.bots.steady.taste import Taste
from core.bots.steady.worth import Worth
from core.deckbuilding import frames
from core.deckbuilding.cards import Card
from core.deckbuilding.catalogue import all_texts
from core.deckbuilding.operations import (
    Choose,
    GiveToDiscard,
    Heal,
    NextTurn,
    Operation,
)
from core.kernel.decision import Option
from core.kernel.rules import Answer


def keep(sight: Sight, taste: Taste) -> Answer:
    """Keep the Character with the most Health whose Levels come early."""
    return _one(max(sight.decision.options, key=lambda option: _character(sight.card(option.card))))


def _character(card: Card) -> float:
    return (card.health or 0) / 10 + sum(6 / (2 + level.decorations) for level in card.levels)


def effect(sight: Sight, taste: Taste) -> Answer:
    """Apply what must be, use what helps, and be done with the rest."""
    worth = Worth(sight, taste)
    frame = sight.view.ahead[-1] if sight.view.ahead else None
    pending = frame.pending if isinstance(frame, frames.Effects) else ()
    for option in sight.decision.options:
        if option.code == "effect" and option.amount < len(pending):
            copy, text_id = pending[option.amount]
            text = next((t for t in all_texts(sight.card(copy)) if t.id == text_id), None)
            if text is None or wanted(sight, worth, text):
                return _one(option)
    return _one(sight.decision.options[-1])


def take(sight: Sight, taste: Taste) -> Answer:
    """Take whatever is found."""
    taken = [option for option in sight.decision.options if option.code == "take"]
    return _one((taken or sight.decision.options)[0])


def trash(sight: Sight, taste: Taste) -> Answer:
    """Trash the worst cards: all the junk that may go, no more than must of the rest."""
    worth = Worth(sight, taste)
    decision = sight.decision
    worst = sorted(decision.options, key=lambda o: worth.points(sight.card(o.card)))
    junk = sum(worth.junk(sight.card(option.card)) for option in worst)
    return _keys(worst[: min(max(junk, decision.least), decision.most)])


def put(sight: Sight, taste: Taste) -> Answer:
    """Take the card that helps most; give away the one of least use this turn."""
    worth = Worth(sight, taste)
    decision = sight.decision
    held = set(sight.me.hand)
    if any(option.card in held for option in decision.options):
        order = sorted(decision.options, key=lambda o: use_now(sight, worth, o.card))
    else:
        order = sorted(decision.options, key=lambda o: -use_now(sight, worth, o.card))
    return _keys(order[: max(decision.least, min(1, decision.most))])


def gain(sight: Sight, taste: Taste) -> Answer:
    """Gain the best card, or none if all that are offered would clog the deck."""
    worth = Worth(sight, taste)
    decision = sight.decision
    best = sorted(decision.options, key=lambda o: -worth.net(sight.card(o.card)))
    good = sum(worth.net(sight.card(option.card)) > 0 for option in best)
    return _keys(best[: min(max(good, decision.least), decision.most)])


def exchange(sight: Sight, taste: Taste) -> Answer:
    """Exchange the card of least use this turn."""
    worth = Worth(sight, taste)
    return _one(min(sight.decision.options, key=lambda o: use_now(sight, worth, o.card)))


def weapon(sight: Sight, taste: Taste) -> Answer:
    """Choose the Weapon with the greatest Damage."""
    return _one(max(sight.decision.options, key=lambda o: damage_in_use(sight, o.card)))


def damage_in_use(sight: Sight, copy: int) -> int:
    """Return the printed Damage of a Weapon in use, or what was paid for an X."""
    printed = sight.card(copy).damage
    if printed is not None:
        return printed
    uses = sight.view.fight.uses if sight.view.fight else ()
    return sum(use.ammo for use in uses if use.card == copy)


def player(sight: Sight, taste: Taste) -> Answer:
    """Give what hurts to the player who is furthest ahead of the others, what helps to itself."""
    options = sight.decision.options
    mine = [option for option in options if option.seat == sight.view.seat]
    if mine and _helps_a_player(sight):
        return _one(mine[0])
    others = [option for option in options if option.seat != sight.view.seat]
    return _one(max(others, key=lambda o: rank(sight.view.seats[o.seat]), default=options[0]))


def _helps_a_player(sight: Sight) -> bool:
    for step in _steps(sight):
        if isinstance(step, NextTurn):
            return not (step.skip or step.no_actions)
        if isinstance(step, GiveToDiscard):
            return False
    return False


def character(sight: Sight, taste: Taste) -> Answer:
    """Heal the own Character."""
    options = sight.decision.options
    mine = [option for option in options if option.seat == sight.view.seat]
    return _one((mine or options)[0])


def way(sight: Sight, taste: Taste) -> Answer:
    """Go the way that Heals what is missing; one that spends more only if less would not do."""
    options = sight.decision.options
    asked = next((step for step in _steps(sight) if isinstance(step, Choose)), None)
    if asked is None:
        return _one(options[0])

    def healed(option: Option) -> tuple[int, int]:
        steps = asked.ways[option.amount].do
        most = sum(step.amount for step in steps if isinstance(step, Heal))
        return min(most, max(sight.missing - 10, 0)), -option.amount

    return _one(max(options, key=healed))


def replace(sight: Sight, taste: Taste) -> Answer:
    """Use a replacement if it rids itself of junk, or keeps what is good."""
    worth = Worth(sight, taste)
    frame = sight.view.ahead[-1] if sight.view.ahead else None
    gone = sight.cards(frame.cards) if isinstance(frame, frames.Trash) else []
    given = any(isinstance(step, GiveToDiscard) for step in _steps(sight))
    yes = all(worth.junk(card) for card in gone) if given else True
    code = "yes" if yes else "no"
    found = [option for option in sight.decision.options if option.code == code]
    return _one((found or sight.decision.options)[0])


def react(sight: Sight, taste: Taste) -> Answer:
    """Take the strongest Weapon out of another's Explore if it may well decide it."""
    fight = sight.view.fight
    options = sight.decision.options
    if fight is None or fight.seat == sight.view.seat or not options:
        return ()
    hits = [
        damage_in_use(sight, use.card)
        for use in fight.uses
        if (sight.card(use.card).cost or 0) <= 40
    ]
    total = sight.view.fight_damage
    strongest = max(hits, default=0)
    return _one(options[0]) if total >= 20 and strongest >= 15 else ()


def _steps(sight: Sight) -> Iterator[Operation]:
    """Yield the steps of the text that asks, those nested in it too."""
    asking = sight.decision.effect
    for text_id, steps in sight.book.steps.items():
        if text_id == asking or text_id.startswith(f"{asking}."):
            yield from steps


def _one(option: Option) -> Answer:
    return (option.key,)


def _keys(options: list[Option]) -> Answer:
    return tuple(option.key for option in options)
