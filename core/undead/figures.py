"""Derived numbers, each with its sum, and what lies where on the track.

Nothing here is stored in the state. The sums serve the rules, the odds, the screen and the bots.
"""

from functools import lru_cache

from core.kernel.decision import NONE
from core.kernel.records import Record
from core.undead.cards import Attack, Equipment, Figure, Location, Objective, Weapon
from core.undead.game import Game
from core.undead.state import Bonus, Hostile, Soldier

MISSION_COVER = 2
"""The Cover of the Mission card (UND-3.9)."""

MOST_SUPPRESSIONS = 2
"""More Suppressions on a Soldier are ignored (UND-15.3)."""


class Sum(Record):
    """A derived number and what it is made of, in order: the base first, under an empty source."""

    total: int
    parts: tuple[Bonus, ...]


class Survey:
    """What lies where: worked out once for the same Hostiles on the same track.

    Masks have a bit for each place. `last` is the farthest place that holds a card in play.
    """

    __slots__ = (
        "cards",
        "collateral",
        "commander",
        "crowded",
        "goal_active",
        "held",
        "hostiles",
        "isolated",
        "last",
        "of_hostiles",
        "of_track",
        "penalties",
        "undead",
    )

    def __init__(self, game: Game) -> None:
        track, foes = game.track, game.foes
        self.of_hostiles, self.of_track = game.hostiles, track
        self.goal_active = game.goal.active
        end = len(track) - 1
        last = end if game.goal.active else end - 1
        while last > 0 and track[last] == NONE:
            last -= 1
        self.last = last
        self.isolated = self.collateral = 0
        for place in range(1, last + 1):
            if game.location(place, Figure.ISOLATED):
                self.isolated |= 1 << place
            if game.location(place, Figure.COLLATERAL):
                self.collateral |= 1 << place
        self.crowded = self.undead = 0
        self.penalties = [0] * (end + 1)
        self.cards: list[list[Hostile]] = [[] for _ in track]
        self.held: list[tuple[int, int]] = []
        self.commander = False
        for hostile in game.hostiles:
            at = hostile.at
            foe = foes[hostile.card]
            self.cards[at].append(hostile)
            self.crowded |= 1 << at
            if foe.undead:
                self.undead |= 1 << at
            if active(foe.health, hostile):
                self.penalties[at] += foe.card.penalty
                if foe.commander:
                    self.commander = True
                if foe.grasp:
                    self.held.append((at, hostile.targets[0]))


def survey(game: Game) -> Survey:
    """Return what lies where now. The last one made is kept at hand, since most answers move nothing."""
    found: Survey | None = game.book.surveyed
    if (
        found is not None
        and found.of_hostiles is game.hostiles
        and found.of_track is game.track
        and found.goal_active == game.goal.active
    ):
        return found
    game.book.surveyed = made = Survey(game)
    return made


def active(health: int, hostile: Hostile) -> bool:
    """Say whether a Hostile of the card can act (UND-1.7, 19.2)."""
    for ekias, suppressions in zip(hostile.ekias, hostile.suppressions, strict=True):
        if ekias + suppressions < health:
            return True
    return False


def left(health: int, hostile: Hostile, unit: int) -> int:
    """Return the number that finds the column: Health less EKIAs and Suppressions (UND-18.5, 19.1)."""
    return max(0, health - hostile.ekias[unit] - hostile.suppressions[unit])


@lru_cache(maxsize=4096)
def reach(at: int, nearest: int, farthest: int, isolated: int, last: int) -> int:
    """Return the places in Range of a place, as a mask: no Attack crosses an Isolated border (UND-9.11)."""
    found = 0
    shut = isolated >> at & 1
    for place in range(last + 1):
        crosses = place != at and (shut or isolated >> place & 1)
        if nearest <= abs(place - at) <= farthest and not crosses:
            found |= 1 << place
    return found


def in_range(game: Game, at: int, attack_range: tuple[int, int], place: int) -> bool:
    """Say whether a place is in Range of another (UND-1.8, 9.11)."""
    seen = survey(game)
    return bool(reach(at, *attack_range, seen.isolated, seen.last) >> place & 1)


def ground(game: Game, place: int) -> Location | Objective | None:
    """Return the Location or Objective at a place; None for the Mission card."""
    return game.company.grounds.get(game.track[place])


def location_cover(game: Game, place: int) -> int:
    """Return the Cover of a Location, an Objective or the Mission card (UND-3.9, 9.2)."""
    card = ground(game, place)
    return MISSION_COVER if card is None else card.cover


def soldier_cover(game: Game, soldier: int) -> Sum:
    """Return a Soldier's Cover: the Location's and his own (UND-14.4)."""
    base = location_cover(game, game.soldiers[soldier].at)
    parts = [Bonus("", base), Bonus(game.troops[soldier].id, game.troops[soldier].cover)]
    for gear in game.soldiers[soldier].gear:
        add = game.book.passives.get((game.cards[gear.card], Figure.COVER), 0)
        if add:
            parts.append(Bonus(game.cards[gear.card], add))
    return summed(parts)


def hostile_cover(game: Game, copy: int, place: int) -> int:
    """Return the Cover of a Hostile card at a place (UND-11.5)."""
    return max(0, location_cover(game, place) + game.foes[copy].card.cover)


def summed(parts: list[Bonus]) -> Sum:
    """Return summands as a Sum."""
    return Sum(sum(part.add for part in parts), tuple(parts))


def hand_size(game: Game, soldier: int) -> int:
    """Return how many Action cards a Player Soldier may hold (UND-5.1)."""
    return game.soldiers[soldier].health + game.troops[soldier].hand


def suppressed(game: Game, soldier: int) -> bool:
    """Say whether a Soldier has any Suppression and so cannot Move (UND-9.8)."""
    return game.soldiers[soldier].suppressions > 0


def movement(game: Game, soldier: int, place: int) -> Sum:
    """Return the Movement of a Soldier who enters a place; `total` is at least 0 (UND-9.5)."""
    trooper = game.troops[soldier]
    parts = [Bonus(trooper.id, trooper.movement)]
    for number, other in enumerate(game.troops):
        if other.leads and game.soldiers[number].health > 0:
            parts += [
                Bonus(skill, passive.add)
                for skill, passive in other.passives
                if passive.figure is Figure.TEAM_MOVEMENT
            ]
    change = game.location(place, Figure.ENTERING_MOVEMENT)
    if change:
        parts.append(Bonus(game.cards[game.track[place]], change))
    made = summed(parts)
    return made if made.total >= 0 else Sum(0, made.parts)


def movement_points(game: Game, soldier: int, place: int) -> int:
    """Return the total of `movement`, without its sum."""
    points = game.troops[soldier].movement + game.location(place, Figure.ENTERING_MOVEMENT)
    for number, other in enumerate(game.troops):
        if other.leads and game.soldiers[number].health > 0:
            points += other.leads
    return max(0, points)


def entrance(game: Game, place: int) -> int:
    """Return the Entrance cost of a place (UND-3.9, 9.2)."""
    card = ground(game, place)
    return 0 if card is None else card.entrance


def attack_sum(
    game: Game,
    soldier: int,
    source: int,
    attack: Attack,
    target: int,
    extra: tuple[Bonus, ...] = (),
) -> Sum:
    """Return what is added to every D10 of a Soldier's Attack, named by what adds it (UND-11.3).

    `source` is the copy that he Attacks with; `target` a Hostile copy or the Objective's. Divine Powers
    get nothing but what their card says, which is in `extra` (UND-22.4, 15.3).
    """
    if source in game.company.ids_of_powers:
        return summed(list(extra))
    parts = [Bonus(name, add) for name, add in _parts(game, soldier, source, attack, target) if add]
    return summed([*parts, *extra])


def _parts(
    game: Game, soldier: int, source: int, attack: Attack, target: int
) -> list[tuple[str, int]]:
    man, trooper = game.soldiers[soldier], game.troops[soldier]
    card = game.company.printed[source]
    at_range = abs(place_of_target(game, target) - man.at)
    found: list[tuple[str, int]] = []
    if attack.by_health:
        found.append((trooper.id, attack.by_health[man.health - 1][1]))
    if attack.melee:
        found.append((HTH, trooper.hth))
    if isinstance(card, Weapon):
        found += _weapon_parts(game, soldier, attack, target, at_range)
    elif isinstance(card, Equipment) and card.thrown:
        found += _skills(game, soldier, Figure.THROWN_ATTACK)
    found.append((SUPPRESSIONS, -man.suppressions))
    return found


HTH = "hth"
SUPPRESSIONS = "suppressions"
LONG_RANGE = "long-range"
BLESSING = "blessing"
"""Sources of summands that are no cards: the Soldier's HtH, his Suppressions, the Weapon's bonus at
long Range, a power that lasts to the end of the Soldier Turn."""


def _weapon_parts(
    game: Game, soldier: int, attack: Attack, target: int, at_range: int
) -> list[tuple[str, int]]:
    man, trooper = game.soldiers[soldier], game.troops[soldier]
    found = [(BLESSING, man.bonus)]
    if not attack.melee:
        if trooper.ranged:
            found += _skills(game, soldier, Figure.RANGED_ATTACK)
        if at_range >= 1 and (high := game.location(man.at, Figure.OUTWARD_ATTACK)):
            found.append((game.cards[game.track[man.at]], high))
        if at_range >= 2:
            found.append((LONG_RANGE, attack.long_bonus))
    if trooper.undead_at_0 and at_range == 0 and is_undead(game, target):
        found += _skills(game, soldier, Figure.UNDEAD_AT_0)
    return found


def _skills(game: Game, soldier: int, figure: Figure) -> list[tuple[str, int]]:
    return [(e, p.add) for e, p in game.troops[soldier].passives if p.figure is figure]


def is_undead(game: Game, target: int) -> bool:
    """Say whether a target is an Undead Hostile card; the Objective is not (UND-16.4)."""
    foe = game.foes.get(target)
    return foe is not None and foe.undead


def place_of_target(game: Game, target: int) -> int:
    """Return where a Hostile card or the Objective stands."""
    hostile = game.find(target)
    return len(game.track) - 1 if hostile is None else hostile.at


def dice_of(attack: Attack, man: Soldier) -> int:
    """Return how many D10s an Attack rolls (UND-11.3, 11.13)."""
    return attack.by_health[man.health - 1][0] if attack.by_health else attack.dice


def power_cost(game: Game, soldier: int, printed: int, spent: int = 0) -> int:
    """Return what a power costs a Clergy Soldier now, in Divinity (UND-22.9).

    `printed` is the cost with his Theology, `spent` what a card Expended for it changes.
    """
    trooper, man = game.troops[soldier], game.soldiers[soldier]
    cost = printed
    if trooper.devout and FIRST_POWER not in man.used:
        cost = max(1, cost + trooper.devout)
    holy = game.location(man.at, Figure.POWER_COST)
    if holy:
        cost = max(1, cost + holy)
    return max(0, cost + spent) if spent else cost


FIRST_POWER = "first-power"
FREE_PLACE = "free-place"
GAINED_ACTION = "gained-action"
STEADFAST = "steadfast"
"""What a Soldier may do once a Turn, as `Soldier.used` names it."""


def loadout_used(game: Game, soldier: int) -> int:
    """Return the Loadout of the Gear that a Soldier carries (UND-4.4)."""
    gear, cards = game.book.gear, game.cards
    return sum(gear[cards[each.card]].loadout for each in game.soldiers[soldier].gear)
