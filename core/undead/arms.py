"""What a Soldier can Attack with, and what that reaches (UND-11.1)."""

from collections.abc import Iterable

from core.kernel.records import Record
from core.undead.cards import Attack, Equipment, Weapon, Which
from core.undead.figures import is_undead, place_of_target, reach, survey
from core.undead.game import Game
from core.undead.state import Attack as Attacking
from core.undead.state import Hostile

Arm = tuple[int, int, Attack]
"""A copy to Attack with, which of its ways, and that way as printed."""


class Arms(Record):
    """What a Soldier can Attack with now: all of it, and Ranged Weapons only (UND-7.3).

    `reaches` are ways to Attack of which no two reach the same: enough to see whether there is a target.
    """

    every: tuple[Arm, ...]
    ranged: tuple[Arm, ...]
    reaches: tuple[Attack, ...]


def arms(game: Game, soldier: int) -> Arms:
    """Return what a Soldier can Attack with. The last found is kept, since Gear seldom changes."""
    gear = game.soldiers[soldier].gear
    kept = game.book.armed.get(soldier)
    if kept is not None and kept[0] is game.troops and kept[1] is gear:
        found: Arms = kept[2]
        return found
    made = _arms(game, soldier)
    game.book.armed[soldier] = (game.troops, gear, made)
    return made


def _arms(game: Game, soldier: int) -> Arms:
    trooper = game.troops[soldier]
    if trooper.squad:
        way = game.book.modes[trooper.id][0]
        return Arms(((soldier, 0, way),), (), (way,))
    every: list[Arm] = []
    ranged: list[Arm] = []
    for gear in game.soldiers[soldier].gear:
        card = game.company.printed[gear.card]
        if card.id not in trooper.usable:
            continue
        if isinstance(card, Weapon) and not gear.empty:
            modes = [(gear.card, place, mode) for place, mode in enumerate(card.modes)]
            every += modes
            ranged += [arm for arm in modes if not arm[2].melee]
        elif isinstance(card, Equipment) and card.attack and gear.charges:
            every.append((gear.card, 0, card.attack))
    reaches = {(way.range, way.undead_only, way.collateral): way for _, _, way in every}
    return Arms(tuple(every), tuple(ranged), tuple(reaches.values()))


def places(game: Game, at: int, attack: Attack) -> int:
    """Return the places in Range of an Attack that hold something it may choose, as a mask."""
    seen = survey(game)
    found = seen.undead if attack.undead_only else seen.crowded
    if game.company.objective.hits and game.goal.active and not attack.undead_only:
        found |= 1 << len(game.track) - 1
    found &= reach(at, *attack.range, seen.isolated, seen.last)
    if found and seen.collateral and attack.collateral:
        found = 0 if seen.collateral >> at & 1 else found & ~seen.collateral
    return found


def can_attack(game: Game, soldier: int, found: Iterable[Attack]) -> bool:
    """Say whether one of some ways to Attack reaches anything."""
    at = game.soldiers[soldier].at
    return any(places(game, at, attack) for attack in found)


def targets(game: Game, soldier: int, attack: Attack) -> list[int]:
    """Return the Hostile copies an Attack may choose, one for those that are alike; the Objective last."""
    mask = places(game, game.soldiers[soldier].at, attack)
    found = distinct_hostiles(
        game,
        [
            hostile
            for hostile in game.hostiles
            if mask >> hostile.at & 1 and (not attack.undead_only or game.foes[hostile.card].undead)
        ],
    )
    end = len(game.track) - 1
    if game.company.objective.hits and game.goal.active and not attack.undead_only:
        found += [game.company.goal] if mask >> end & 1 else []
    return found


def distinct_hostiles(game: Game, hostiles: list[Hostile]) -> list[int]:
    """Return a copy of each Hostile card that can be told apart: by its id, place and counters."""
    seen: set[tuple[object, ...]] = set()
    found = []
    for each in hostiles:
        mark = (game.cards[each.card], each.at, each.ekias, each.suppressions, each.targets)
        if mark not in seen:
            seen.add(mark)
            found.append(each.card)
    return found


def way(game: Game, source: int, mode: int) -> Attack:
    """Return a way to Attack as printed."""
    return game.book.modes[game.cards[source]][mode]


def admits(game: Game, which: Which, attack: Attacking) -> bool:
    """Say whether an Action card may be played on an Attack (UND-11.2)."""
    mode = way(game, attack.source, attack.mode)
    card = game.company.printed[attack.source]
    weapon = isinstance(card, Weapon)
    if which.weapon and not weapon:
        return False
    if which.ranged and (not weapon or mode.melee):
        return False
    if which.mode and mode.name != which.mode:
        return False
    if which.flame_or_thrown and not (mode.flame or (isinstance(card, Equipment) and card.thrown)):
        return False
    if which.undead and not is_undead(game, attack.target):
        return False
    return which.range_at_most is None or range_of(game, attack) <= which.range_at_most


def range_of(game: Game, attack: Attacking) -> int:
    """Return the Range of an Attack in progress (UND-1.8)."""
    return abs(place_of_target(game, attack.target) - game.soldiers[attack.soldier].at)
