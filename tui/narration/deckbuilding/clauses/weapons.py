"""The Damage of Weapons and Characters, as clauses."""

from core.deckbuilding import operations as op
from core.kernel.records import evolve
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, cards, each_of, some
from tui.narration.deckbuilding.terms import EACH, SPANS, ZONES, word
from tui.narration.text import _, mark
from tui.narration.words import signed


def damage_change(add: int, per: str, zero: bool, until: str, times: int = 1) -> str:
    """Return a change of Damage: "+5 Damage in this Explore for each Infected fought"."""
    span = word(SPANS, until)
    if times > 1:
        return _("{times} times its Damage {span}").format(times=times, span=span)
    if zero:
        return _("0 Damage {span}").format(span=span)
    if per:
        return _("{by} Damage {span} for {each}").format(
            by=signed(add), span=span, each=word(EACH, per)
        )
    return _("{by} Damage {span}").format(by=signed(add), span=span)


def weapon_change(step: op.WeaponDamage, names: Names) -> str:
    """Return what a step does to the Damage of a Weapon, with the cards that it counts."""
    if step.per and step.counting != op.Which():
        return _("{by} Damage {span} for {each}").format(
            by=signed(step.add),
            span=word(SPANS, step.until),
            each=each_of(step.per, step.counting, names),
        )
    return damage_change(step.add, step.per, step.zero, step.until, step.times)


_ONE_WEAPON = {
    "of_character": mark("{weapon} that this Character is using"),
    "of_partner": mark("{weapon} Attached to your Partner"),
}


_EACH_WEAPON = {
    "in_use": mark("each Weapon being used has {change}"),
    "using": mark("each of the {weapons} that this Character is using has {change}"),
    "least_ammo": mark(
        "each Weapon being used that has the lowest Ammo Requirement among them has {change}"
    ),
}


@says(op.WeaponDamage)
def _weapon_damage(step: op.WeaponDamage, names: Names) -> str:
    change = weapon_change(step, names)
    if step.on == "this":
        return _("this Weapon has {change}").format(change=change)
    if step.on in _EACH_WEAPON:
        weapons = cards(_of_weapons(step.of), 2, names)
        return word(_EACH_WEAPON, step.on).format(change=change, weapons=weapons)
    if step.on in _ONE_WEAPON:
        weapon = word(_ONE_WEAPON, step.on).format(weapon=some(_of_weapons(step.of), 1, names))
        return _("choose {weapon}; it has {change}").format(weapon=weapon, change=change)
    if step.on == "type":
        weapons = cards(_of_weapons(step.of), 2, names)
        return _("name a Weapon type; your {weapons} of it have {change}").format(
            weapons=weapons, change=change
        )
    if step.on == "chosen":
        weapon = some(_of_weapons(step.of), 1, names, used=True)
        return _("choose {weapon}; it has {change}").format(weapon=weapon, change=change)
    weapons = cards(_of_weapons(step.of), 2, names)
    return _("your {weapons} have {change}").format(weapons=weapons, change=change)


def ammo_change(add: int) -> str:
    """Return a change of what Weapons need: "need 10 less Ammo this turn"."""
    if add < 0:
        return _("need {points} less Ammo this turn").format(points=-add)
    return _("need {points} more Ammo this turn").format(points=add)


@says(op.WeaponRequirement)
def _weapon_requirement(step: op.WeaponRequirement, names: Names) -> str:
    weapons, change = cards(_of_weapons(step.of), 2, names), ammo_change(step.add)
    if step.on == "type":
        return _("name a Weapon type; your {weapons} of it {change}").format(
            weapons=weapons, change=change
        )
    return _("your {weapons} {change}").format(weapons=weapons, change=change)


@says(op.RepeatWeapon)
def _repeat_weapon(step: op.RepeatWeapon, names: Names) -> str:
    return _("apply the text of 1 Weapon that this Character is using twice")


def _of_weapons(of: op.Which) -> op.Which:
    """Return the same Which, of Weapons: only these have a Damage that can be changed."""
    return evolve(of, kind="weapon")


def strength_change(add: int, times: int, until: str) -> str:
    """Return a change of what a Character deals: "+20 Damage this turn"."""
    span = word(SPANS, until)
    if times > 1:
        return _("its Damage times {times} {span}").format(times=times, span=span)
    return _("{by} Damage {span}").format(by=signed(add), span=span)


@says(op.CharacterDamage)
def _character_damage(step: op.CharacterDamage, names: Names) -> str:
    change = strength_change(step.add, step.times, step.until)
    if step.per:
        change = _("{change} for {each}").format(
            change=change, each=each_of(step.per, step.of, names)
        )
    return _("your Character deals {change}").format(change=change)


@says(op.LendText)
def _lend_text(step: op.LendText, names: Names) -> str:
    return _("choose 1 Weapon that this Character is using; it has the text of that Weapon as well")


@says(op.UseDiscarded)
def _use_discarded(step: op.UseDiscarded, names: Names) -> str:
    return _("put {weapon} from your {zone} into your Play Area and use it too").format(
        weapon=some(step.of, 1, names), zone=word(ZONES, step.zone)
    )
