"""What a Weapon's own text will add in E5, where that is sure before the Explore is announced."""

from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Condition, Operation, WeaponDamage, When
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
        if not _holds(eyes, chosen, ammo, step.cond):
            return 0
        return sum(_step(eyes, chosen, copy, ammo, each) for each in step.then)
    if isinstance(step, WeaponDamage) and step.on == "this":
        return step.add * (_count(eyes, chosen, copy, step.per) if step.per else 1)
    return 0


def _holds(eyes: Eyes, chosen: tuple[int, ...], ammo: int, cond: Condition) -> bool:
    if cond.health_at_least is not None:
        return eyes.view.me.health >= cond.health_at_least
    if cond.ammo_above is not None:
        return ammo > cond.ammo_above
    if cond.weapons_in_use_at_least is not None:
        return len(set(chosen)) >= cond.weapons_in_use_at_least
    return False


def _count(eyes: Eyes, chosen: tuple[int, ...], copy: int, what: str) -> int:
    turn = eyes.view.turn
    if what == "actions_played":
        return turn.actions_played
    if what == "other_knives_used":
        knives = {c for c in (*chosen, *turn.uses) if eyes.card(c).weapon_type == "knife"}
        return len(knives - {copy})
    return 0
