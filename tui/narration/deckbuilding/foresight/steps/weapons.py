"""What steps on Weapons being used lead to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from core.deckbuilding.conditions import admits
from tui.narration.deckbuilding.foresight.steps.base import picks
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, step_of


@step_of(op.WeaponDamage)
def _weapon_damage(walk: Walk, each: op.WeaponDamage, card: Card | None) -> Found:
    if each.on == "type":
        return ASKED
    if each.on in ("own", "this", "in_use", "using", "least_ammo"):
        return None
    me = walk.scene.view.me
    attached = me.partner.attached if me.partner else ()
    copies = attached if each.on == "of_partner" else dict.fromkeys(walk.uses)
    cards = ((copy, walk.scene.card(copy)) for copy in copies)
    return picks(walk, [copy for copy, used in cards if used and admits(each.of, used)], 1)


@step_of(op.WeaponRequirement)
def _weapon_requirement(walk: Walk, each: op.WeaponRequirement, card: Card | None) -> Found:
    return ASKED if each.on == "type" else None


@step_of(op.RepeatWeapon)
def _repeat_weapon(walk: Walk, each: op.RepeatWeapon, card: Card | None) -> Found:
    return ASKED if len(walk.uses) > 1 else None


@step_of(op.LendText)
def _lend_text(walk: Walk, each: op.LendText, card: Card | None) -> Found:
    return picks(walk, dict.fromkeys(walk.uses), 1)


@step_of(op.UseDiscarded)
def _use_discarded(walk: Walk, each: op.UseDiscarded, card: Card | None) -> Found:
    return picks(walk, walk.cards_of(each.zone, each.of, card), 1)
