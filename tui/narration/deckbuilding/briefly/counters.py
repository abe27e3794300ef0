"""The counters of turns, in a few words."""

from collections.abc import Iterator

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import briefly, says
from tui.narration.deckbuilding.clauses import additions
from tui.narration.deckbuilding.clauses.counters import more_to_begin_with
from tui.narration.deckbuilding.phrases import Names, each_of
from tui.narration.deckbuilding.terms import amount
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import commas


@says(op.Add)
def _add(step: op.Add, names: Names) -> str:
    added = commas(_added(step))
    if not step.per:
        return added
    each = each_of(step.per, step.of, names)
    if step.every > 1:
        each = _("{count} times {each}").format(count=step.every, each=each)
    return _("{gains} for {each}").format(gains=added, each=each)


def _added(step: op.Add) -> Iterator[str]:
    if now := additions(step):
        yield now
    if step.end_cards:
        yield _("draw {count} more at the end").format(count=step.end_cards)


@says(op.LetDraw)
def _let_draw(step: op.LetDraw, names: Names) -> str:
    who = _("another Player") if step.who == "other" else _("a Player")
    said = _("{who} may draw {count}") if step.may else _("{who} draws {count}")
    steps = [briefly(each, names) for each in step.then]
    return commas([said.format(who=who, count=step.cards), *steps])


@says(op.SkipTurn)
def _skip_turn(step: op.SkipTurn, names: Names) -> str:
    return _("skip this turn")


@says(op.PayAmmo)
def _pay_ammo(step: op.PayAmmo, names: Names) -> str:
    return _("pay {ammo}").format(ammo=amount("ammo", step.ammo))


@says(op.NextTurn)
def _next_turn(step: op.NextTurn, names: Names) -> str:
    what = []
    if step.skip:
        what.append(_("skips a turn"))
    if more := more_to_begin_with(step):
        what.append(more)
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
    if step.who == "own":
        return _("next turn: {what}").format(what=commas(what))
    return _("a Player next turn: {what}").format(what=commas(what))


_MORE_TURNS = mark_plural("+{count} turn each", "+{count} turns each")


@says(op.MoreTurns)
def _more_turns(step: op.MoreTurns, names: Names) -> str:
    return plural(_MORE_TURNS, step.turns).format(count=step.turns)
