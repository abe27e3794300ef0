"""Prompts: the seat's name, a verb, the limits, and how a fight stands."""

from collections.abc import Mapping

from core.kernel.decision import NONE, Decision
from tui.narration.text import _, mark, ngettext
from tui.narration.war.scene import Scene
from tui.narration.war.terms import percent
from tui.narration.words import paragraph

QUESTIONS: Mapping[str, str] = {
    "find": mark("{who}, take a card of your deck into your hand."),
    "event": mark("{who}, play an Event, or pass."),
    "recover": mark("{who}, take a card of your discard pile back."),
    "capture": mark("{who}, choose the Character to discard."),
    "recruit": mark("{who}, recruit, or be done."),
    "attach": mark("{who}, attach {card} to a Team."),
    "assault": mark("{who}, assault with a Team, or make no Assault."),
    "facility": mark("{who}, choose the Facility that is assaulted."),
    "team": mark("{who}, choose the Team that joins the Assault."),
    "attack": mark("{who}, commit Events to the Assault on {place}, or be done."),
    "defend": mark("{who}, commit what defends {place}, or be done."),
    "mission": mark("{who}, send a Unit on a Search and Destroy, or none."),
    "prey": mark("{who}, choose the Team that is searched for."),
    "unit": mark("{who}, choose the Unit that joins the Search and Destroy."),
    "raid": mark("{who}, commit Events to the Search and Destroy against {team}, or be done."),
    "respond": mark("{who}, answer the Search and Destroy against {team}, or not."),
    "guard": mark("{who}, commit Events to the defence of {team}, or be done."),
    "target": mark("{who}, choose the card that the bonus is on."),
    "sacrifice": mark("{who}, choose the Character that is given up."),
}
"""Kind of Decision -> its prompt. How many cards are discarded has a prompt of its own."""

TEAM_ENTERS: Mapping[str, str] = {
    "FindTeam": mark("{who}, choose the Team of your deck that enters play."),
    "TakeTeam": mark("{who}, choose the Team of your discard pile that enters play."),
}
"""The step that must put a Team into play -> the prompt in place of that of any search (WAR-4.2)."""

WAITING: Mapping[str, str] = {
    "event": mark("{who} chooses an Event."),
    "recruit": mark("{who} recruits."),
    "discard": mark("{who} discards."),
}
"""What a reader who is not asked is told; anything else is a choice."""

IN_FIGHTS = frozenset({"attack", "defend", "raid", "respond", "guard", "target", "team", "unit"})
"""The kinds at which it is told how the fight stands (WAR-7.2)."""


def question(scene: Scene, decision: Decision) -> str:
    """Return the prompt of a Decision, and how the fight that it is about stands."""
    told = decision.kind in IN_FIGHTS
    return paragraph(prompt(scene, decision), standing(scene) if told else "")


def prompt(scene: Scene, decision: Decision) -> str:
    """Return the prompt of a Decision, from the view of the seat that is asked."""
    who = scene.player(decision.seat)
    if decision.kind == "discard":
        text = ngettext(
            "{who}, discard {count} card: 5 stay in hand.",
            "{who}, discard {count} cards: 5 stay in hand.",
            decision.least,
        )
        return text.format(who=who, count=decision.least)
    fight = scene.view.fight
    step = scene.view.ahead[-1].name if scene.view.ahead else ""
    return _(TEAM_ENTERS.get(step, QUESTIONS[decision.kind])).format(
        who=who,
        card=scene.name(scene.view.resolving),
        place=scene.place(fight.facility) if fight else "",
        team=scene.name(fight.teams[0]) if fight and fight.teams else "",
    )


def standing(scene: Scene) -> str:
    """Return how the fight in progress stands, or an empty string: totals and the exact chance."""
    totals, fight = scene.view.totals, scene.view.fight
    if totals is None or fight is None:
        return ""
    if totals.ways == NONE:
        return _("The Bomb takes the place of the dice.")
    text = _("The Heroes {heroes} + 2D6, Umbrella {umbrella} + 2D6: the Heroes win in {chance}.")
    return text.format(
        heroes=totals.heroes.total,
        umbrella=totals.umbrella.total,
        chance=percent(totals.ways),
    )


def waiting(scene: Scene) -> str:
    """Return who must answer and what for, to a reader who is not asked; empty if nobody must."""
    view = scene.view
    if view.asked == NONE:
        return ""
    text = WAITING.get(view.kind, mark("{who} is choosing."))
    return _(text).format(who=scene.player(view.asked))
