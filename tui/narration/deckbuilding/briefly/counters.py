"""The counters of turns, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.clauses import additions
from tui.narration.deckbuilding.phrases import Names, each_of
from tui.narration.deckbuilding.terms import bonus
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import commas


@says(op.Add)
def _add(step: op.Add, names: Names) -> str:
    if not step.per:
        return additions(step)
    each = each_of(step.per, step.of, names)
    if step.every > 1:
        each = _("{count} times {each}").format(count=step.every, each=each)
    return _("{gains} for {each}").format(gains=additions(step), each=each)


@says(op.LetDraw)
def _let_draw(step: op.LetDraw, names: Names) -> str:
    return _("another Player draws {count}").format(count=step.cards)


@says(op.NextTurn)
def _next_turn(step: op.NextTurn, names: Names) -> str:
    what = []
    if step.skip:
        what.append(_("skips a turn"))
    if step.explores:
        what.append(bonus("explores", step.explores))
    if step.must_explore:
        what.append(_("must Explore"))
    if step.no_actions:
        what.append(_("no Actions"))
    if step.most_actions is not None:
        what.append(_("{count} Actions at most").format(count=step.most_actions))
    if step.ammo:
        what.append(_("Weapons need {points} more").format(points=step.ammo))
    if step.no_attack:
        what.append(_("no Attack on you"))
    if step.who == "attacked":
        return _("the target next turn: {what}").format(what=commas(what))
    return _("a Player next turn: {what}").format(what=commas(what))


_MORE_TURNS = mark_plural("+{count} turn each", "+{count} turns each")


@says(op.MoreTurns)
def _more_turns(step: op.MoreTurns, names: Names) -> str:
    return plural(_MORE_TURNS, step.turns).format(count=step.turns)
