"""An Attack as it would be with a card played on it: only what the card's operations say."""

from core.kernel.decision import Option
from core.kernel.records import evolve
from core.undead.game import Game
from core.undead.operations import AddToRoll, BestResult, IgnoreCover
from core.undead.state import Attack, Bonus


def improved(game: Game, attack: Attack, option: Option) -> Attack:
    """Return the Attack in progress after an option of its Decision."""
    if option.code == "expend":
        power = game.book.powers[game.cards[attack.source]]
        if power.boost is None:
            return attack
        bonus = Bonus(power.boost.equipment, power.boost.add)
        return evolve(attack, bonuses=(*attack.bonuses, bonus))
    changed = attack
    for step in game.book.texts[game.cards[option.card]].do:
        match step:
            case AddToRoll():
                bonus = Bonus(game.cards[option.card], step.add)
                changed = evolve(changed, bonuses=(*changed.bonuses, bonus))
            case BestResult():
                changed = evolve(changed, best=True)
            case IgnoreCover():
                changed = evolve(changed, ignores_cover=True)
            case _:
                pass
    return changed
