"""What steps on Health lead to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, step_of
from tui.narration.text import _
from tui.narration.words import commas


@step_of(op.Heal)
def _heal(walk: Walk, each: op.Heal, card: Card | None) -> Found:
    if each.who == "pair":
        return ASKED if len(walk.exist()) > 1 else None
    return ASKED if each.who == "any" and walk.characters() > 1 else None


@step_of(op.Damage)
def _damage(walk: Walk, each: op.Damage, card: Card | None) -> Found:
    if each.who == "chosen" and walk.characters() > 1:
        return ASKED
    fallen = [
        walk.scene.character(seat)
        for seat in walk.exist()
        if walk.scene.seat(seat).health <= each.amount
        and not (each.who in ("adjacent", "not_attacked") and seat == walk.seat)
    ]
    return _("may Fatally Wound {characters}").format(characters=commas(fallen)) if fallen else None
