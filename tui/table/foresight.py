"""What a Weapon's own text will add in E5, where that is sure before the Explore is announced."""

from core.deckbuilding.conditions import admits
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Condition, Operation, WeaponDamage, When, Which
from tui.table.eyes import Eyes


def own_bonus(eyes: Eyes, chosen: tuple[int, ...], copy: int, ammo: int) -> int:
    """Return the points that a chosen Weapon adds by its own text with the others in use.

    What depends on a card still hidden (the top of the Inventory) counts nothing.
    """
    if copy not in chosen:
        return 0
    return sum(
        _step(eyes, chosen, copy, ammo, step)
        for text in eyes.card(copy).texts
        if text.when is Moment.USE
        for step in text.do
    )


def _step(eyes: Eyes, chosen: tuple[int, ...], copy: int, ammo: int, step: Operation) -> int:
    if isinstance(step, When):
        if not _holds(eyes, chosen, copy, ammo, step.cond):
            return 0
        return sum(_step(eyes, chosen, copy, ammo, each) for each in step.then)
    if isinstance(step, WeaponDamage) and step.on == "this":
        return step.add * (_count(eyes, chosen, copy, step) if step.per else 1)
    return 0


def _holds(eyes: Eyes, chosen: tuple[int, ...], copy: int, ammo: int, cond: Condition) -> bool:
    if cond.health_at_least is not None:
        return _health_of_user(eyes, copy) >= cond.health_at_least
    if cond.ammo_above is not None:
        return ammo > cond.ammo_above
    if cond.weapons_in_use_at_least is not None:
        return len(set(chosen)) >= cond.weapons_in_use_at_least
    if cond.count == "xp":
        number = _xp_of_user(eyes, copy)
    elif cond.count in _ZONES:
        number = _in_zone(eyes, chosen, cond.count, cond.of)
    else:
        return False
    least, most = cond.at_least or 0, cond.at_most
    return number >= least and (most is None or number <= most)


def _xp_of_user(eyes: Eyes, copy: int) -> int:
    """Return the XP of the Character that uses a Weapon (DBG-18.20, 19.7)."""
    weapon, partner = eyes.weapon(copy), eyes.view.me.partner
    return partner.xp if partner and weapon and weapon.partner else eyes.view.me.xp


def _health_of_user(eyes: Eyes, copy: int) -> int:
    """Return the Health of the Character that uses a Weapon (DBG-18.20)."""
    weapon, partner = eyes.weapon(copy), eyes.view.me.partner
    return partner.health if partner and weapon and weapon.partner else eyes.view.me.health


def _count(eyes: Eyes, chosen: tuple[int, ...], copy: int, step: WeaponDamage) -> int:
    turn, what = eyes.view.turn, step.per
    if what == "actions_played":
        return turn.actions_played
    used = {*chosen, *turn.uses}
    if what == "other_knives_used":
        return len({c for c in used if eyes.card(c).weapon_type == "knife"} - {copy})
    if what == "others_of_name_used":
        name = eyes.view.cards[copy]
        return sum(c != copy and eyes.view.cards[c] == name for c in used)
    return _in_zone(eyes, chosen, what, step.counting) if what in _ZONES else 0


_ZONES = frozenset({"hand", "inventory", "discard_pile", "play_area"})
"""The own zones that are counted."""


def _in_zone(eyes: Eyes, chosen: tuple[int, ...], zone: str, of: Which) -> int:
    """Return how many cards of an own zone a Which admits once the chosen Weapons lie in the Play Area."""
    me = eyes.view.me
    copies = {
        "hand": tuple(copy for copy in me.hand if copy not in chosen),
        "inventory": me.owned,
        "discard_pile": me.discard_pile,
        "play_area": (*me.play_area, *(copy for copy in me.hand if copy in chosen)),
    }[zone]
    return sum(admits(of, eyes.card(copy)) for copy in copies)
