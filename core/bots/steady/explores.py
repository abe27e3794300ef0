"""Inside an Explore: Weapons, Ammo, the number of cards, a card looked at."""

from core.bots.steady.planning import Planner
from core.bots.steady.sight import Sight
from core.bots.steady.taste import Taste
from core.deckbuilding.cards import Kind
from core.kernel.decision import Option
from core.kernel.rules import Answer


def use(sight: Sight, taste: Taste) -> Answer:
    """Use the next Weapon of the best set, those with an X last, or be done."""
    planned = list(Planner(sight, taste).more_weapons().arms)
    for each in sight.view.fight.uses if sight.view.fight else ():
        gone = next((arm for arm in planned if arm.copy == each.card), None)
        if gone is not None:
            planned.remove(gone)
    planned.sort(key=lambda arm: (arm.need is None, -arm.damage, arm.card))
    by_card = {
        (sight.card(option.card).id, sight.view.turn.uses.count(option.card)): option
        for option in sight.decision.options
        if option.code == "use"
    }
    for arm in planned:
        option = by_card.get((arm.card, sight.view.turn.uses.count(arm.copy)))
        if option is not None:
            return (option.key,)
    return _done(sight.decision.options)


def _done(options: tuple[Option, ...]) -> Answer:
    done = [option.key for option in options if option.code == "done"]
    return ((*done, options[-1].key)[0],)


def pay(sight: Sight, taste: Taste) -> Answer:
    """Pay all the Ammo there is: the Weapons with a requirement have been chosen before."""
    return (max(sight.decision.options, key=lambda option: option.amount).key,)


def commit(sight: Sight, taste: Taste) -> Answer:
    """Reveal as many cards as the odds are best for."""
    count = Planner(sight, taste).commit().count
    options = sight.decision.options
    return next(((o.key,) for o in options if o.amount == count), (options[0].key,))


def look(sight: Sight, taste: Taste) -> Answer:
    """Leave the card on top if it can be beaten or taken, else put it on the bottom."""
    options = sight.decision.options
    card = sight.card(options[0].card)
    good = card.kind is not Kind.INFECTED or (card.health or 0) <= sight.view.fight_damage
    code = "top" if good else "bottom"
    return next(((o.key,) for o in options if o.code == code), (options[0].key,))
