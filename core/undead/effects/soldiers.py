"""What texts do to Soldiers: Wounds, Suppressions, cards, Actions, protection (UND-15)."""

from core.undead import events, frames
from core.undead.decks import draw
from core.undead.figures import GAINED_ACTION
from core.undead.game import Game
from core.undead.health import calm, heal
from core.undead.operations import (
    Draw,
    GainActions,
    Heal,
    Protect,
    RaiseAttacks,
    RemoveSuppress,
)
from core.undead.texts import does, helps


@helps(Heal)
def heals(game: Game, user: int, target: int, step: Heal) -> bool:
    """A Soldier below his greatest Health can be healed (UND-15.4)."""
    return game.soldiers[target].health < game.troops[target].health


@does(Heal)
def do_heal(game: Game, frame: frames.Text, step: Heal) -> None:
    """Remove Wounds; a Medic's Equipment removes more (UND-15.4)."""
    card = frame.cause.card
    is_gear = card != -1 and game.cards[card] in game.book.equipment
    wounds = step.wounds + (game.troops[frame.user].first_aid if is_gear else 0)
    heal(game, frame.target, wounds, frame.cause)


@helps(RemoveSuppress)
def calms(game: Game, user: int, target: int, step: RemoveSuppress) -> bool:
    """There is a Suppression to remove."""
    if step.here:
        here = game.at(game.soldiers[user].at)
        return any(game.soldiers[each].suppressions for each in here)
    return game.soldiers[target].suppressions > 0


@does(RemoveSuppress)
def do_calm(game: Game, frame: frames.Text, step: RemoveSuppress) -> None:
    """Remove all Suppressions from the Soldier, or from all in the user's card."""
    for each in game.at(game.soldiers[frame.user].at) if step.here else [frame.target]:
        calm(game, each, game.soldiers[each].suppressions, frame.cause)


@helps(GainActions)
def gains(game: Game, user: int, target: int, step: GainActions) -> bool:
    """A Soldier gains Actions by cards once a Turn."""
    return GAINED_ACTION not in game.soldiers[target].used


@does(GainActions)
def do_gain(game: Game, frame: frames.Text, step: GainActions) -> None:
    """Give the Soldier further Actions in this Soldier Turn."""
    man = game.soldiers[frame.target]
    now = man.actions + step.actions
    game.change(frame.target, actions=now, used=(*man.used, GAINED_ACTION))
    game.emit(events.ActionsGained(frame.cause, "UND-5.2", frame.target, step.actions, now))


@helps(Draw)
def draws(game: Game, user: int, target: int, step: Draw) -> bool:
    """Player Soldiers hold cards, as long as there are any (UND-5.1, 2.4)."""
    return game.troops[target].player and bool(game.actions.cards or game.actions.discard)


@does(Draw)
def do_draw(game: Game, frame: frames.Text, step: Draw) -> None:
    """Let the Soldier draw Action cards."""
    draw(game, frame.target, step.cards, frame.cause, "UND-5.6")


@helps(Protect)
def protects(game: Game, user: int, target: int, step: Protect) -> bool:
    """A Soldier has one Protection counter at most."""
    return not game.soldiers[target].protected


@does(Protect)
def do_protect(game: Game, frame: frames.Text, step: Protect) -> None:
    """Put a Protection counter on the Soldier."""
    game.change(frame.target, protected=True)
    game.emit(events.ProtectionGiven(frame.cause, "UND-15.2", frame.target))


@helps(RaiseAttacks)
def raises(game: Game, user: int, target: int, step: RaiseAttacks) -> bool:
    """A Soldier with a Weapon whose rolls are not raised yet. Decision: it does not add up."""
    weapons, cards = game.book.weapons, game.cards
    armed = any(cards[gear.card] in weapons for gear in game.soldiers[target].gear)
    return armed and game.soldiers[target].bonus == 0


@does(RaiseAttacks)
def do_raise(game: Game, frame: frames.Text, step: RaiseAttacks) -> None:
    """Raise the Soldier's Weapon Attack rolls until the end of this Soldier Turn."""
    game.change(frame.target, bonus=step.add)
    game.emit(events.AttacksRaised(frame.cause, "UND-6.3", frame.target, step.add))
