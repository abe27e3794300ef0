"""Wounds, Suppressions and Downed Soldiers (UND-15)."""

from core.kernel.event import Cause
from core.undead import events
from core.undead.decks import discard
from core.undead.ending import lose_if_all_downed
from core.undead.figures import MOST_SUPPRESSIONS, STEADFAST
from core.undead.game import Game
from core.undead.targets import retarget


def heal(game: Game, soldier: int, wounds: int, cause: Cause) -> None:
    """Remove Wounds from a Soldier who is not Downed, never above his greatest Health (UND-15.4)."""
    man, most = game.soldiers[soldier], game.troops[soldier].health
    wounds = min(wounds, most - man.health)
    if man.health > 0 and wounds > 0:
        now = man.health + wounds
        game.change(soldier, health=now)
        game.emit(events.Healed(cause, "UND-15.4", soldier, wounds, now))


def calm(game: Game, soldier: int, amount: int, cause: Cause) -> None:
    """Remove Suppressions from a Soldier (UND-7.7)."""
    amount = min(amount, game.soldiers[soldier].suppressions)
    if amount > 0:
        now = game.soldiers[soldier].suppressions - amount
        game.change(soldier, suppressions=now)
        game.emit(events.SuppressionsRemoved(cause, "UND-7.7", soldier, amount, now))


def suppress(game: Game, soldier: int, amount: int, cause: Cause) -> int:
    """Let a Soldier receive Suppressions, at most 2 in all; return how many he receives (UND-15.3)."""
    man = game.soldiers[soldier]
    ignored = 0
    if game.troops[soldier].steadfast and STEADFAST not in man.used:
        ignored = min(amount, game.troops[soldier].steadfast)
        game.change(soldier, used=(*man.used, STEADFAST))
    received = min(amount - ignored, MOST_SUPPRESSIONS - man.suppressions)
    if received > 0:
        now = man.suppressions + received
        game.change(soldier, suppressions=now)
        game.emit(events.SoldierSuppressed(cause, "UND-15.3", soldier, received, now))
    if received < amount:
        game.emit(events.SuppressionsIgnored(cause, "UND-15.3", soldier, amount - received))
    return received


def wound(game: Game, soldier: int, wounds: int, cause: Cause) -> None:
    """Let a Soldier suffer Wounds; at 0 Health he is Downed (UND-15.1, 15.5)."""
    before = game.soldiers[soldier].health
    wounds = min(wounds, before)
    now = before - wounds
    game.change(soldier, health=now)
    game.emit(events.Wounded(cause, "UND-15.1", soldier, wounds, now))
    if now == 0:
        _down(game, soldier, cause)


def _down(game: Game, soldier: int, cause: Cause) -> None:
    discard(game, soldier, game.soldiers[soldier].hand, cause, "UND-15.5")
    game.change(soldier, divinity=0, actions=0, suppressions=0, protected=False, bonus=0, used=())
    game.emit(events.Downed(cause, "UND-15.5", soldier))
    retarget(game, soldier)
    lose_if_all_downed(game)
