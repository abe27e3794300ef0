"""Health, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names
from tui.narration.deckbuilding.terms import EACH, word
from tui.narration.text import _, mark

_HEALED = {
    "own": mark("your Character"),
    "any": mark("1 Character"),
    "pair": mark("1 Character and its Partner"),
}


@says(op.Heal)
def _heal(step: op.Heal, names: Names) -> str:
    who = word(_HEALED, step.who)
    if step.full:
        return _("Heal {who} up to the Maximum Health").format(who=who)
    return _("Heal {who} by {points}").format(who=who, points=step.amount)


DAMAGED = {
    "each": mark("the Character of each Player takes {points} Damage"),
    "adjacent": mark("the Character of each adjacent Player takes {points} Damage"),
    "adjacent_to_attacked": mark("each Character beside the Attacked one takes {points} Damage"),
    "attacked": mark("the Attacked Character takes {points} Damage"),
    "not_attacked": mark("each other living Character that is not Attacked takes {points} Damage"),
    "characters": mark("each Character, Partners too, takes {points} Damage"),
    "exploring": mark("each Character that is Exploring takes {points} Damage"),
    "not_exploring": mark("each Character that is not Exploring takes {points} Damage"),
    "chosen": mark("choose 1 Character, which takes {points} Damage"),
}
"""Who takes Damage by a text."""


@says(op.Damage)
def _damage(step: op.Damage, names: Names) -> str:
    said = word(DAMAGED, step.who).format(points=step.amount)
    if step.health_at_least:
        said = _("{damage} if it has at least {health} Health").format(
            damage=said, health=step.health_at_least
        )
    if step.per:
        return _("{damage} for {each}").format(damage=said, each=word(EACH, step.per))
    return said


@says(op.RedirectDamage)
def _redirect_damage(step: op.RedirectDamage, names: Names) -> str:
    return _("your Partner takes that Damage instead")
