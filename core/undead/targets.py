"""Targeting counters: who each Hostile is after (UND-10.4 to 10.7, 18.9 to 18.11)."""

from core.kernel.decision import NONE
from core.kernel.event import Cause
from core.undead import events
from core.undead.decks import NOBODY
from core.undead.figures import reach, survey
from core.undead.game import Game
from core.undead.state import Hostile


def reached(game: Game, hostile: Hostile) -> list[int]:
    """Return the Soldiers not Downed who are in the Attack Range of a Hostile card (UND-9.11)."""
    seen = survey(game)
    mask = reach(hostile.at, *game.foes[hostile.card].range, seen.isolated, seen.last)
    return [n for n, each in enumerate(game.soldiers) if each.health > 0 and mask >> each.at & 1]


def draw_target(
    game: Game,
    copy: int,
    unit: int,
    among: list[int],
    cause: Cause = NOBODY,
    rule: str = "UND-10.4",
) -> None:
    """Draw a counter for one Hostile among the Soldiers that fit: every one as likely (UND-10.5, 10.6)."""
    chosen = among[game.below(len(among))] if len(among) > 1 else among[0]
    hostile = game.hostiles[game.place_of(copy)]
    targets = hostile.targets
    game.change_hostile(copy, targets=(*targets[:unit], chosen, *targets[unit + 1 :]))
    game.emit(events.TargetDrawn(cause, rule, copy, unit, chosen))


def lives(game: Game, hostile: Hostile, unit: int) -> bool:
    """Say whether one Hostile of a card has not been Destroyed."""
    return hostile.ekias[unit] < game.foes[hostile.card].health


def acts(game: Game, hostile: Hostile, unit: int) -> bool:
    """Say whether one Hostile of a card can act (UND-13.2, 19.2)."""
    return hostile.ekias[unit] + hostile.suppressions[unit] < game.foes[hostile.card].health


def acting(game: Game, hostile: Hostile) -> list[int]:
    """Return the Hostiles of a card that can act."""
    return [unit for unit in range(len(hostile.ekias)) if acts(game, hostile, unit)]


def retarget(game: Game, downed: int) -> None:
    """Draw new counters for the Hostiles whose target has just been Downed (UND-10.7, 18.11)."""
    if not (everyone := game.up()):
        return
    for hostile in in_order(game):
        for unit, target in enumerate(hostile.targets):
            if target == downed:
                fitting = reached(game, hostile) or everyone
                draw_target(game, hostile.card, unit, fitting, rule="UND-10.7")


def in_order(game: Game) -> list[Hostile]:
    """Return the Hostile cards in the order in which they go: by place, then as they entered (UND-14)."""
    return sorted(game.hostiles, key=lambda hostile: hostile.at)


def redraw_far(game: Game, copy: int, rule: str) -> None:
    """Redraw every counter of a card that names a Soldier out of its Range (UND-18.10)."""
    hostile = game.hostiles[game.place_of(copy)]
    near = reached(game, hostile)
    for unit, target in enumerate(hostile.targets):
        if target != NONE and target not in near:
            draw_target(game, copy, unit, near, rule=rule)
