"""The question of each Decision kind."""

from collections.abc import Callable, Mapping

from core.kernel.decision import NONE, Decision
from tui.narration.text import _, mark
from tui.narration.undead.scene import Scene
from tui.narration.undead.terms import counted

Says = Callable[[Scene, Decision], str]


def question(scene: Scene, decision: Decision) -> str:
    """Return the prompt of a Decision, from the view of the seat that is asked."""
    return QUESTIONS[decision.kind](scene, decision)


def _plain(text: str) -> Says:
    """Return what fills in the seat, the card that the question is about, and what the ask leaves."""
    return lambda scene, decision: _(text).format(
        seat=scene.seat(decision.seat),
        card=scene.name(decision.card) if decision.card != NONE else "",
    )


def _main(scene: Scene, decision: Decision) -> str:
    mine = [n for n, each in enumerate(scene.view.sheets) if each.seat == decision.seat]
    left = sum(scene.view.soldiers[n].actions for n in mine)
    text = _("{seat}, your Soldiers have {actions}: what next?")
    return text.format(seat=scene.seat(decision.seat), actions=counted("actions", left))


def _pay(scene: Scene, decision: Decision) -> str:
    steps = [step for step in scene.view.ahead if step.name == "Pay"]
    left = steps[-1].about[-1] if steps else 1
    text = _("{seat}, discard an Action card to pay: {cards} to go.")
    return text.format(seat=scene.seat(decision.seat), cards=counted("cards", left))


def _roll(scene: Scene, decision: Decision) -> str:
    attack = scene.view.attack
    if attack is None:
        return _("{seat}, roll?").format(seat=scene.seat(decision.seat))
    text = _("{seat}, {soldier} attacks {target} with {weapon}: roll, or add something first?")
    return text.format(
        seat=scene.seat(decision.seat),
        soldier=scene.soldier(attack.soldier),
        target=scene.target(attack.target),
        weapon=scene.with_what(attack.source, attack.mode),
    )


def _suffering(scene: Scene, decision: Decision) -> str:
    steps = [step for step in scene.view.ahead if step.name == "Suffer"]
    if not steps:
        return _("{seat}, what about it?").format(seat=scene.seat(decision.seat))
    soldier, card, hits, suppress = steps[-1].about[:4]
    parts = [counted("hits", hits)] if hits else []
    parts += [counted("suppress", suppress)] if suppress else []
    text = _("{seat}, {soldier} would take {what} from {card}: what do you do about it?")
    return text.format(
        seat=scene.seat(decision.seat),
        soldier=scene.soldier(soldier),
        what=_(" and ").join(parts),
        card=scene.name(card),
    )


def _share(scene: Scene, decision: Decision) -> str:
    steps = [step for step in scene.view.ahead if step.name == "ShareDivinity"]
    points = steps[-1].about[1] if steps else 0
    text = _("{seat}, how many of {points} does {card} gain?")
    return text.format(
        seat=scene.seat(decision.seat),
        points=counted("points", points),
        card=scene.soldier(decision.card),
    )


def _divide(scene: Scene, decision: Decision) -> str:
    """Ask for one Hostile; how many Hits or Suppressions are still to be given is said with it."""
    steps = [step for step in scene.view.ahead if step.name == "Divide"]
    hits, suppress = steps[-1].about[4:6] if steps else (1, 1)
    left = counted("hits", hits) if decision.kind == "hit" else counted("suppressions", suppress)
    text = _("{seat}, {left} of {card} to give: which Hostile takes one?")
    return text.format(seat=scene.seat(decision.seat), left=left, card=scene.name(decision.card))


QUESTIONS: Mapping[str, Says] = {
    "main": _main,
    "move": _plain(mark("{seat}, play a card to lower the cost of {card}'s Move?")),
    "pay": _pay,
    "spend": _plain(mark("{seat}, who spends 1 XP so that {card} is played for another?")),
    "for": _plain(mark("{seat}, for whom is {card} played?")),
    "weapon": _plain(mark("{seat}, what does {card} attack with?")),
    "target": _plain(mark("{seat}, what is the target of {card}?")),
    "roll": _roll,
    "cover": _plain(mark("{seat}, play a card before the Cover die?")),
    "hit": _divide,
    "suppress": _divide,
    "power": _plain(mark("{seat}, which Divine Power does {card} use?")),
    "soldier": _plain(mark("{seat}, which Soldier gets {card}?")),
    "equipment": _plain(mark("{seat}, what does {card} use?")),
    "gear": _plain(mark("{seat}, which Gear ({card})?")),
    "place": _plain(mark("{seat}, which Location is placed?")),
    "under": _plain(mark("{seat}, which Location goes under the deck next?")),
    "discard": _plain(mark("{seat}, discard a card of {card} before drawing up?")),
    "react": _suffering,
    "deny": _plain(mark("{seat}, {card} comes as a Reinforcement: Deny it?")),
    "xp": _plain(mark("{seat}, who gains the XP of {card}?")),
    "divinity": _share,
}
"""Kind -> its question."""


BEGUN = frozenset((
    "weapon", "target", "roll", "move", "pay", "spend", "for", "power", "soldier", "equipment", "gear",
))  # fmt: skip
"""Kinds that are asked in the middle of what is told as one."""


def waiting(scene: Scene) -> str:
    """Return who must answer and what for, to a reader who is not asked; empty if nobody must."""
    if scene.view.asked == NONE:
        return ""
    text = _("{seat} is asked: {what}.")
    return text.format(seat=scene.seat(scene.view.asked), what=_(WAITING[scene.view.kind]))


WAITING: Mapping[str, str] = {
    "main": mark("what is done next"),
    "move": mark("a card for a Move"),
    "pay": mark("a card to pay with"),
    "spend": mark("who spends XP"),
    "for": mark("for whom a card is played"),
    "weapon": mark("what to attack with"),
    "target": mark("a target"),
    "roll": mark("to roll"),
    "cover": mark("a card before the Cover die"),
    "hit": mark("who takes a Hit"),
    "suppress": mark("who takes a Suppression"),
    "power": mark("a Divine Power"),
    "soldier": mark("a Soldier"),
    "equipment": mark("Equipment"),
    "gear": mark("Gear"),
    "place": mark("a Location"),
    "under": mark("a Location for the bottom of the deck"),
    "discard": mark("discards of the Draw step"),
    "react": mark("a defence"),
    "deny": mark("whether to Deny"),
    "xp": mark("who gains XP"),
    "divinity": mark("how Divinity is shared"),
}
"""Kind -> what somebody is asked for."""
