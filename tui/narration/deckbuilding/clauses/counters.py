"""The counters of turns, as clauses."""

from typing import Any

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, each_of
from tui.narration.deckbuilding.terms import GAINS, amount, bonus
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import commas, listed


def additions(step: Any) -> str:
    """Return what icons or an Add raise: "+1 Action, +2 cards". `step` has a field for each counter."""
    return commas(bonus(what, by) for what in GAINS if (by := getattr(step, what)))


@says(op.Add)
def _add(step: op.Add, names: Names) -> str:
    if not step.per:
        return additions(step)
    each = each_of(step.per, step.of, names)
    if step.every == 1:
        return _("{gains} for {each}").format(gains=additions(step), each=each)
    return _("{gains} for every {count} times {each}").format(
        gains=additions(step), count=step.every, each=each
    )


@says(op.LetDraw)
def _let_draw(step: op.LetDraw, names: Names) -> str:
    return _("choose another Player, who draws {cards}").format(cards=amount("cards", step.cards))


@says(op.NextTurn)
def _next_turn(step: op.NextTurn, names: Names) -> str:
    duties = next_turn_duties(step)
    if step.who == "attacked":
        return _("the Attacked Player in the next turn {duties}").format(duties=duties)
    if not step.skip:
        return _("choose a Player, who in the next turn {duties}").format(duties=duties)
    if not duties:
        return _("choose a Player, whose next turn is skipped")
    return _(
        "choose a Player, whose next turn is skipped and who in the one after it {duties}"
    ).format(duties=duties)


def next_turn_duties(step: op.NextTurn) -> str:
    """Return what holds in the next turn of a player, a skip apart: "has +1 Explore and must Explore"."""
    duties = []
    if step.explores:
        duties.append(_("has {explores}").format(explores=bonus("explores", step.explores)))
    if step.must_explore:
        duties.append(_("must Explore"))
    if step.no_actions:
        duties.append(_("cannot play Actions"))
    if step.most_actions is not None:
        duties.append(plural(_MOST_ACTIONS, step.most_actions).format(count=step.most_actions))
    if step.ammo:
        duties.append(_("needs {points} more Ammo for each Weapon").format(points=step.ammo))
    if step.no_attack:
        duties.append(_("cannot Attack your Character"))
    return listed(duties) if duties else ""


_MOST_ACTIONS = mark_plural("can play at most {count} Action", "can play at most {count} Actions")
_MORE_TURNS = mark_plural("every Team has {count} more turn", "every Team has {count} more turns")


@says(op.MoreTurns)
def _more_turns(step: op.MoreTurns, names: Names) -> str:
    return plural(_MORE_TURNS, step.turns).format(count=step.turns)
