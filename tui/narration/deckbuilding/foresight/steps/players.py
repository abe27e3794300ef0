"""What steps that concern other players, and the Mansion, lead to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, step_of
from tui.narration.text import _


@step_of(op.LetPlayer)
def _let_player(walk: Walk, each: op.LetPlayer, card: Card | None) -> Found:
    meant = [
        seat
        for seat in walk.exist()
        if each.health_at_most is None or walk.scene.seat(seat).health <= each.health_at_most
        if not all(_keeps_all(walk, step, seat) for step in each.then)
    ]
    others = [seat for seat in meant if seat != walk.seat]
    if (each.who == "any" and len(meant) > 1) or (each.who == "other" and len(others) > 1):
        return ASKED
    if others:
        return _("lets {who} answer").format(who=walk.scene.player(others[0]))
    alone = meant and each.who not in ("other", "others")
    return walk.steps(each.then, card) if alone else None


def _keeps_all(walk: Walk, step: op.Operation, seat: int) -> bool:
    """Say whether everybody sees that a player has nothing to Discard by a step."""
    if not (isinstance(step, op.Discard) and step.leave):
        return False
    partner = walk.scene.seat(seat).partner
    return partner is None or len(partner.attached) <= step.leave


@step_of(op.MakeDiscard)
def _make_discard(walk: Walk, each: op.MakeDiscard, card: Card | None) -> Found:
    others = [seat for seat in walk.exist() if seat != walk.seat]
    if len(others) > 1:
        return ASKED
    return _("shows a Hand") if others else None


@step_of(op.PassLeft)
def _pass_left(walk: Walk, each: op.PassLeft, card: Card | None) -> Found:
    others = [seat for seat in walk.exist() if seat != walk.seat]
    if not others:
        return None
    if walk.scene.view.me.hand:
        return ASKED
    return _("lets {who} answer").format(who=walk.scene.player(others[0]))


_MANY = 5
"""So many things of a kind are thought to be counted at most."""


@step_of(op.Suffer)
def _suffer(walk: Walk, each: op.Suffer, card: Card | None) -> Found:
    if walk.scene.view.me.health <= each.amount + each.more * _MANY:
        return _("may Fatally Wound {characters}").format(
            characters=walk.scene.character(walk.seat)
        )
    return walk.steps(each.then, card)
