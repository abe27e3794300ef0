"""The Damage of Weapons and Characters, in a few words."""

from collections.abc import Mapping

from core.deckbuilding import operations as op
from core.kernel.records import evolve
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.clauses import weapon_change
from tui.narration.deckbuilding.phrases import Names, cards, each_of
from tui.narration.text import _, mark
from tui.narration.words import signed


@says(op.WeaponDamage)
def _weapon_damage(step: op.WeaponDamage, names: Names) -> str:
    if step.on == "this" and not step.per and not step.zero and step.times == 1:
        return _("{by} Damage").format(by=signed(step.add))
    change = weapon_change(step, names)
    weapons = cards(evolve(step.of, kind="weapon"), 2, names)
    said = _WEAPONS.get(step.on, _WEAPONS["chosen"])
    return _(said).format(change=change, weapons=weapons)


_WEAPONS: Mapping[str, str] = {
    "this": mark("{change}"),
    "own": mark("your Weapons {change}"),
    "in_use": mark("each Weapon in use {change}"),
    "using": mark("{weapons} in use {change}"),
    "least_ammo": mark("Weapons that need least {change}"),
    "type": mark("Weapons of a type {change}"),
    "of_partner": mark("1 Weapon of the Partner {change}"),
    "chosen": mark("1 Weapon {change}"),
}
"""Which Weapons are meant."""


@says(op.WeaponRequirement)
def _weapon_requirement(step: op.WeaponRequirement, names: Names) -> str:
    if step.on == "type":
        return _("Weapons of a type need {by} Ammo").format(by=signed(step.add))
    return _("your Weapons need {by} Ammo").format(by=signed(step.add))


@says(op.RepeatWeapon)
def _repeat_weapon(step: op.RepeatWeapon, names: Names) -> str:
    return _("text of 1 Weapon twice")


@says(op.CharacterDamage)
def _character_damage(step: op.CharacterDamage, names: Names) -> str:
    if step.times > 1:
        return _("Damage times {times}").format(times=step.times)
    if step.per:
        return _("{by} Damage for {each}").format(
            by=signed(step.add), each=each_of(step.per, step.of, names)
        )
    return _("{by} Damage").format(by=signed(step.add))


@says(op.LendText)
def _lend_text(step: op.LendText, names: Names) -> str:
    return _("1 Weapon has its text too")


@says(op.UseDiscarded)
def _use_discarded(step: op.UseDiscarded, names: Names) -> str:
    return _("use a discarded {weapon} too").format(weapon=cards(step.of, 1, names))
