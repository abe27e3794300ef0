"""What steps on the Mansion and its Infected lead to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from core.deckbuilding.conditions import admits
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, step_of
from tui.narration.text import _


@step_of(op.LookTop)
def _look_top(walk: Walk, each: op.LookTop, card: Card | None) -> Found:
    if not walk.scene.view.mansion_size:
        return None
    return _("shows you the top card of the Mansion")


@step_of(op.ShuffleIntoMansion)
def _shuffle(walk: Walk, each: op.ShuffleIntoMansion, card: Card | None) -> Found:
    removed = (walk.scene.card(copy) for copy in walk.scene.view.removed)
    if each.card and each.card not in {gone.id for gone in removed if gone}:
        return None
    return _("shuffles the Mansion")


@step_of(op.RevealMore)
def _reveal_more(walk: Walk, each: op.RevealMore, card: Card | None) -> Found:
    return _("reveals more cards") if walk.scene.view.mansion_size else None


@step_of(op.MoveInfected)
def _move_infected(walk: Walk, each: op.MoveInfected, card: Card | None) -> Found:
    if each.own:
        return _("sends Infected to the bottom")
    there = (walk.scene.card(infected.card) for infected in walk.scene.view.infected)
    if not each.all and sum(1 for found in there if found and admits(each.of, found)) > 1:
        return ASKED
    return _("sends Infected to the bottom") if each.to == "bottom" else None


@step_of(op.FindInMansion)
def _find_in_mansion(walk: Walk, each: op.FindInMansion, card: Card | None) -> Found:
    if not walk.scene.view.mansion_size:
        return None
    return _("shows you the top cards of the Mansion")


@step_of(op.ChangeInfected)
def _change_infected(walk: Walk, each: op.ChangeInfected, card: Card | None) -> Found:
    return ASKED if each.on == "chosen" and len(walk.scene.view.infected) > 1 else None
