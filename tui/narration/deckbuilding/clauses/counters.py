"""The counters of turns, as clauses."""

from collections.abc import Iterator
from typing import Any

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import chain, says
from tui.narration.deckbuilding.phrases import Names, each_of
from tui.narration.deckbuilding.terms import GAINS, amount, bonus
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import commas, listed


def additions(step: Any) -> str:
    """Return what icons or an Add raise: "+1 Action, +2 cards". `step` has a field for each counter."""
    return commas(bonus(what, by) for what in GAINS if (by := getattr(step, what)))


@says(op.Add)
def _add(step: op.Add, names: Names) -> str:
    added = listed(_added(step))
    if not step.per:
        return added
    each = each_of(step.per, step.of, names)
    if step.every == 1:
        return _("{gains} for {each}").format(gains=added, each=each)
    return _("{gains} for every {count} times {each}").format(
        gains=added, count=step.every, each=each
    )


def _added(step: op.Add) -> Iterator[str]:
    """Yield what an Add raises now, and what it adds to the draw at the end of the turn."""
    if now := additions(step):
        yield now
    if step.end_cards:
        yield _("at the end of this turn you draw {cards} more").format(
            cards=amount("cards", step.end_cards)
        )


@says(op.LetDraw)
def _let_draw(step: op.LetDraw, names: Names) -> str:
    drawn = amount("cards", step.cards)
    said = _((_MAY_DRAW if step.may else _DRAWS)[step.who]).format(cards=drawn)
    if not step.then:
        return said
    return _("{said}; if all are drawn, {steps}").format(said=said, steps=chain(step.then, names))


_DRAWS = {
    "other": mark("choose another Player, who draws {cards}"),
    "any": mark("choose a Player, who draws {cards}"),
}
_MAY_DRAW = {
    "other": mark("choose another Player, who may draw {cards}"),
    "any": mark("choose a Player, who may draw {cards}"),
}


@says(op.SkipTurn)
def _skip_turn(step: op.SkipTurn, names: Names) -> str:
    return _("skip the rest of this turn")


@says(op.PayAmmo)
def _pay_ammo(step: op.PayAmmo, names: Names) -> str:
    return _("pay {ammo}").format(ammo=amount("ammo", step.ammo))


@says(op.NextTurn)
def _next_turn(step: op.NextTurn, names: Names) -> str:
    duties = next_turn_duties(step)
    if step.who == "own":
        return _of_oneself(step)
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
    if more := more_to_begin_with(step):
        duties.append(_("has {more}").format(more=more))
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


def more_to_begin_with(step: op.NextTurn) -> str:
    """Return what a next turn has on top of what it begins with: "+1 Action, +5 cards"."""
    whats = ("actions", "buys", "explores", "cards")
    return commas(bonus(what, by) for what in whats if (by := getattr(step, what)))


def _of_oneself(step: op.NextTurn) -> str:
    """Return what holds in the own next turn: "your next turn has +1 Action"."""
    duties = [_("is skipped")] if step.skip else []
    if held := next_turn_duties(step):
        duties.append(held)
    return _("your next turn {duties}").format(duties=listed(duties))


_MOST_ACTIONS = mark_plural("can play at most {count} Action", "can play at most {count} Actions")
_MORE_TURNS = mark_plural("every Team has {count} more turn", "every Team has {count} more turns")


@says(op.MoreTurns)
def _more_turns(step: op.MoreTurns, names: Names) -> str:
    return plural(_MORE_TURNS, step.turns).format(count=step.turns)
