"""What steps on XP lead to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, step_of


@step_of(op.LoseXp)
def _lose_xp(walk: Walk, each: op.LoseXp, card: Card | None) -> Found:
    me = walk.scene.view.me
    if each.of == "skill":
        return ASKED if sum(skill.xp > 0 for skill in me.skills) > 1 else None
    return ASKED if (each.any_number or each.up_to) and me.xp else None
