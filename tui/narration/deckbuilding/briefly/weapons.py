"""The Damage of Weapons and Characters, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.clauses import damage_change
from tui.narration.deckbuilding.phrases import Names, each_of
from tui.narration.text import _
from tui.narration.words import signed


@says(op.WeaponDamage)
def _weapon_damage(step: op.WeaponDamage, names: Names) -> str:
    if step.on == "this" and not step.per and not step.zero:
        return _("{by} Damage").format(by=signed(step.add))
    change = damage_change(step.add, step.per, step.zero, step.until)
    if step.on == "this":
        return change
    if step.on == "own":
        return _("your Weapons {change}").format(change=change)
    if step.on == "type":
        return _("Weapons of a type {change}").format(change=change)
    if step.on == "of_partner":
        return _("1 Weapon of the Partner {change}").format(change=change)
    return _("1 Weapon {change}").format(change=change)


@says(op.CharacterDamage)
def _character_damage(step: op.CharacterDamage, names: Names) -> str:
    if step.times > 1:
        return _("Damage times {times}").format(times=step.times)
    if step.per:
        return _("{by} Damage for {each}").format(
            by=signed(step.add), each=each_of(step.per, step.of, names)
        )
    return _("{by} Damage").format(by=signed(step.add))
