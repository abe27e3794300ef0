"""What texts do to the Attack that they are played on (UND-11.2)."""

from core.undead import events, frames
from core.undead.arms import arms, can_attack
from core.undead.cover import needs_cover
from core.undead.game import Game
from core.undead.operations import AddHits, AddToRoll, BestResult, ExtraAttack, IgnoreCover
from core.undead.state import Bonus
from core.undead.texts import does, helps


@helps(AddToRoll)
def adds(game: Game, user: int, target: int, step: AddToRoll) -> bool:
    """Something is added as long as dice are going to be rolled."""
    return game.attack is not None and not game.attack.best


@does(AddToRoll)
def do_add(game: Game, frame: frames.Text, step: AddToRoll) -> None:
    """Add to every Attack die."""
    if game.attack is not None:
        source = game.cards[frame.cause.card]
        game.change_attack(bonuses=(*game.attack.bonuses, Bonus(source, step.add)))


@helps(BestResult)
def is_best(game: Game, user: int, target: int, step: BestResult) -> bool:
    """Dice are going to be rolled."""
    return game.attack is not None and not game.attack.best


@does(BestResult)
def do_best(game: Game, frame: frames.Text, step: BestResult) -> None:
    """Take the best result of the chart (UND-11.14)."""
    game.change_attack(best=True)


@helps(IgnoreCover)
def ignores(game: Game, user: int, target: int, step: IgnoreCover) -> bool:
    """Cover would be compared, and not Armour, which nothing helps against (UND-24)."""
    attack = game.attack
    return (
        attack is not None and not attack.ignores_cover and needs_cover(game, attack, attack.target)
    )


@does(IgnoreCover)
def do_ignore(game: Game, frame: frames.Text, step: IgnoreCover) -> None:
    """Make the Attack No Cover."""
    game.change_attack(ignores_cover=True)


@helps(AddHits)
def adds_hits(game: Game, user: int, target: int, step: AddHits) -> bool:
    """The Attack has scored at least 1 Hit."""
    return game.attack is not None and game.attack.hits > 0


@does(AddHits)
def do_add_hits(game: Game, frame: frames.Text, step: AddHits) -> None:
    """Score more Hits."""
    if game.attack is not None:
        now = game.attack.hits + step.hits
        game.change_attack(hits=now)
        game.emit(events.HitsAdded(frame.cause, "UND-11.2", frame.target, step.hits, now))


@helps(ExtraAttack)
def attacks(game: Game, user: int, target: int, step: ExtraAttack) -> bool:
    """The Soldier has a Ranged Weapon that reaches something."""
    return can_attack(game, target, (way for _, _, way in arms(game, target).ranged))


@does(ExtraAttack)
def do_attack(game: Game, frame: frames.Text, step: ExtraAttack) -> None:
    """Begin a Ranged Weapon Attack that spends no Action; the card counts as played on it (UND-5.5)."""
    card = game.cards[frame.cause.card]
    bonuses = (Bonus(card, step.add),)
    game.push(frames.ChooseWeapon(frame.seat, frame.target, bonuses, (card,), ranged=True))
