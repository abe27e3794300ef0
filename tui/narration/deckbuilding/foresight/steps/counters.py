"""What steps on the counters of turns lead to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, step_of
from tui.narration.text import _, mark_plural, plural

_DRAWS = mark_plural("draws {count} card", "draws {count} cards")


@step_of(op.Add)
def _add(walk: Walk, each: op.Add, card: Card | None) -> Found:
    walk.explores += each.explores
    return draws(walk, each.cards)


def draws(walk: Walk, count: int) -> Found:
    """Return that cards are drawn, if there is one to draw."""
    me = walk.scene.view.me
    count = min(count, me.inventory_size + len(me.discard_pile))
    return plural(_DRAWS, count).format(count=count) if count else None


@step_of(op.NextTurn)
def _next_turn(walk: Walk, each: op.NextTurn, card: Card | None) -> Found:
    return ASKED if len(walk.exist()) > 1 and each.who == "any" else None


@step_of(op.LetDraw)
def _let_draw(walk: Walk, each: op.LetDraw, card: Card | None) -> Found:
    others = [seat for seat in walk.exist() if seat != walk.seat]
    if len(others) > 1 or (others and each.who == "any"):
        return ASKED
    if each.who == "any":
        return draws(walk, each.cards)
    if not others:
        return None
    return _("lets {who} draw").format(who=walk.scene.player(others[0]))
