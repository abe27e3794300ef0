"""Whether an Explore is worth it: which Weapons, how many Explores, what can come."""

from itertools import combinations
from math import fsum

from core.bots.steady.bans import ALL, can_use, most_used
from core.deckbuilding.catalogue import Book
from core.deckbuilding.conditions import admits
from core.deckbuilding.difficulties import difficulty_of
from core.deckbuilding.foes import Foe
from core.deckbuilding.modes import MODES
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import (
    Add,
    Condition,
    Operation,
    ThisTurn,
    TrashThis,
    WeaponDamage,
    When,
)
from core.deckbuilding.rows import rows_of
from core.deckbuilding.view import View, WeaponView
from core.kernel.event import HIDDEN
from core.kernel.records import Record

TRIED = 8
"""So many Weapons, those of most Damage, are tried in every set."""

WOUND = 4.0
"""What a Fatal Wound costs, in Decorations."""

LOST_BY_WOUND = 20
"""The Maximum Health that a Fatal Wound takes, in points (DBG-13.4)."""

LAST = 40.0
"""What it costs to be out of the game."""

SPENT = 1.0
"""What a Weapon that is Trashed after use must bring, in Decorations."""

END = 12.0
"""What it is worth to end the game as its winner, in Decorations."""

MOST_EXPLORES = 3

DREAD, NEARLY = 0.8, 8
"""What 1 more of the Infection Level costs, in Decorations, and the Level from which it costs all."""

PATIENCE = 80
"""Turns after which losses count less: every game shall end."""

CARE = 0.3

PAIN = 45
"""Points of Damage that cost as much as a Decoration is worth."""


class Attack(Record):
    """Weapons by copy, their Damage together, and the Ammo that is left, in points."""

    weapons: tuple[int, ...] = ()
    damage: int = 0
    left: int = 0


class Plan(Record):
    """An attack, the number of Explores to spend on it, and what that brings in Decorations."""

    attack: Attack
    explores: int
    gain: float


def plan(book: Book, view: View, ammo: int, used: tuple[int, ...]) -> Plan:
    """Return the best plan for the Ammo; `used` are the Weapons of this Explore already in use.

    Weapons that are Trashed after use are spent only where they bring more than they are worth.
    """
    plans = []
    armed = [arm(book, view, ammo, used, spending=spending) for spending in (False, True)]
    for attack in armed[:1] if armed[0] == armed[1] else armed:
        extra = sum(_explores(book, view, copy) for copy in attack.weapons)
        most = min(view.turn.explores + extra, view.within_reach, MOST_EXPLORES)
        count, value = best_explores(book, view, attack, most)
        spent = sum(book.cards[view.cards[copy]].trash_after for copy in attack.weapons)
        plans.append(Plan(attack, count, value - SPENT * spent))
    return max(plans, key=lambda each: each.gain)


def arm(book: Book, view: View, ammo: int, used: tuple[int, ...], *, spending: bool) -> Attack:
    """Return the set of most Damage for the Ammo; with `spending` also Weapons Trashed after use."""
    ready = [each for each in view.weapons if _ready(book, view, each)]
    if not spending:
        ready = [each for each in ready if not book.cards[view.cards[each.card]].trash_after]
    hits = {each.card: _damage(book, view, each) for each in ready}
    ready.sort(key=lambda each: -hits[each.card] - _paid(book, view, each, ammo))
    base = view.fight_damage + sum(extra_damage(book, view, copy) for copy in used) if used else 0
    best = Attack(used, base, ammo)
    most = (most_used(book, view, partner=False), most_used(book, view, partner=True))
    limited = min(most) < ALL
    for count in range(1, min(len(ready), TRIED) + 1):
        for chosen in combinations(ready[:TRIED], count):
            if limited and _too_many(view, most, used, chosen):
                continue
            needed = sum(each.requirement.total for each in chosen if each.requirement)
            damage = base + sum(hits[each.card] for each in chosen)
            left = ammo - needed
            for each in chosen:
                paid = _paid(book, view, each, left)
                damage, left = damage + paid, left - paid
            if left >= 0 and (damage, left) > (best.damage, best.left):
                best = Attack((*used, *(each.card for each in chosen)), damage, left)
    return best


def _paid(book: Book, view: View, weapon: WeaponView, left: int) -> int:
    """Return the Ammo paid for a printed X, which deals as much: what is left, up to a limit (DBG-1.8)."""
    if weapon.requirement is not None:
        return 0
    limit = book.cards[view.cards[weapon.card]].ammo_at_most
    return max(left if limit is None else min(left, limit), 0)


def strike(book: Book, view: View, ammo: int, used: tuple[int, ...], health: int) -> Attack:
    """Return the Weapons for a target; those Trashed after use only where they bring it to 0 Health."""
    saving = arm(book, view, ammo, used, spending=False)
    spending = arm(book, view, ammo, used, spending=True)
    return spending if saving.damage < health <= spending.damage else saving


def _ready(book: Book, view: View, weapon: WeaponView) -> bool:
    lying = weapon.card in view.me.play_area
    left = weapon.uses_left > 0 and (not lying or weapon.card in view.turn.uses)
    card = book.cards[view.cards[weapon.card]]
    return left and can_use(book, view, card, partner=weapon.partner)


def _too_many(
    view: View, most: tuple[int, int], used: tuple[int, ...], chosen: tuple[WeaponView, ...]
) -> bool:
    """Say whether a Character would use more Weapons than it may; `most` of the Main Character comes first."""
    theirs = {each.card for each in view.weapons if each.partner}
    copies = [*used, *(each.card for each in chosen)]
    by_partner = sum(copy in theirs for copy in copies)
    return len(copies) - by_partner > most[0] or by_partner > most[1]


def _damage(book: Book, view: View, weapon: WeaponView) -> int:
    return weapon.damage.total + extra_damage(book, view, weapon.card)


def extra_damage(book: Book, view: View, copy: int) -> int:
    """Return the Damage that the text of a Weapon can be expected to add in E5."""
    texts = book.texts.get((view.cards[copy], Moment.USE), ())
    # One that costs the card is decided on when it is asked about.
    free = (text for text in texts if not (text.may and any(map(_spends, text.do))))
    return round(fsum(_added(book, view, step) for text in free for step in text.do))


def _spends(step: Operation) -> bool:
    if isinstance(step, ThisTurn):
        return any(map(_spends, step.then))
    return isinstance(step, TrashThis)


def _added(book: Book, view: View, step: Operation) -> float:
    if isinstance(step, When):
        return _chance(book, view, step.cond) * fsum(_added(book, view, s) for s in step.then)
    if not isinstance(step, WeaponDamage):
        return 0.0
    return step.add * (view.turn.actions_played if step.per == "actions_played" else not step.per)


def _chance(book: Book, view: View, cond: Condition) -> float:
    """Return how likely a condition holds, roughly; 0 for those that are rarely met."""
    if cond.it is not None:
        me = view.me
        left = [copy for copy in me.owned if copy not in me.hand]
        return sum(admits(cond.it, book.cards[view.cards[copy]]) for copy in left) / max(
            len(left), 1
        )
    if cond.health_at_least is not None:
        return float(view.me.health >= cond.health_at_least)
    return float(cond.weapons_in_use_at_least is not None and len(view.weapons) > 1)


def gain(book: Book, view: View, attack: Attack, explores: int) -> float:
    """Return what an Explore brings on average, in Decorations; losses count less as turns pass."""
    rows = rows_of(book, view, attack.left, explores)
    ways = sum(rows.values())
    if not ways:
        return -1.0
    care = care_at(view.turn.number)
    mean = fsum(count * _outcome(view, attack, foe, care) for foe, count in rows.items()) / ways
    return mean + _ending(book, view, attack, explores)


def _ending(book: Book, view: View, attack: Attack, explores: int) -> float:
    """Return what the chance to Defeat the Boss, and so to end the game as its winner, is worth."""
    known = [copy for group in view.mansion_known for copy in group.cards if copy != HIDDEN]
    unseen = view.face_up or view.mansion_unseen
    at_large = {*view.face_up, *view.mansion_unseen, *known}
    bosses = [copy for copy in at_large if book.cards[view.cards[copy]].boss]
    if len(bosses) != 1 or bosses[0] not in unseen:
        return 0.0
    boss = book.cards[view.cards[bosses[0]]]
    points = difficulty_of(view.setup.difficulty).points
    if attack.damage < (boss.health or 0) + points:
        return 0.0
    rivals = [seat.decorations for seat in view.seats if seat.seat != view.seat and not seat.out]
    ahead = view.me.decorations + boss.decorations > max(rivals, default=-1)
    sure = any(book.cards[view.cards[copy]].boss for copy in view.mansion_top[:explores])
    chance = 1.0 if sure else min(explores / len(unseen), 1.0)
    return END * chance if ahead else 0.0


def care_at(turn: int) -> float:
    """Return how much losses count: less from PATIENCE on, not at all after five times as many turns."""
    if turn > 3 * PATIENCE:
        return max(5 - turn / PATIENCE, 0.0) / 2 * CARE
    return min(max(2 - turn / PATIENCE, CARE), 1.0)


def dread(view: View) -> float:
    """Return what a turn without an Explore costs where it is one step more to infection (DBG-17.9)."""
    if not MODES[view.setup.mode].infects or view.turn.explored:
        return 0.0
    return LAST if view.me.infection_level >= NEARLY else DREAD


def _outcome(view: View, attack: Attack, foe: Foe, care: float) -> float:
    health = view.me.health
    reached, harm = foe.met_with(attack.damage)
    if harm < health and reached >= foe.health:
        return foe.decorations + 0.2
    damage = harm + foe.damage
    if damage < health:
        return -care * damage / PAIN
    return -care * (LAST if _is_final(view) else WOUND)


def _is_final(view: View) -> bool:
    """Say whether a fall puts the Character out for good (DBG-13.4, 15.18, 20.11)."""
    stays = difficulty_of(view.setup.difficulty).stays
    return bool(view.teams) or stays or view.me.maximum_health.total <= LOST_BY_WOUND


def best_explores(book: Book, view: View, attack: Attack, most: int) -> tuple[int, float]:
    """Return the number of Explores that brings most, and what it brings."""
    gains = [(gain(book, view, attack, count), -count) for count in range(1, most + 1)]
    value, count = max(gains, default=(-1.0, -1))
    return -count, value


def _explores(book: Book, view: View, copy: int) -> int:
    texts = book.texts.get((view.cards[copy], Moment.USE), ())
    return sum(step.explores for text in texts for step in text.do if isinstance(step, Add))
