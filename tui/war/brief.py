"""What an Event does in the few cells beside its name."""

from collections.abc import Callable, Mapping
from typing import Any

from core.war import operations as op
from core.war.cards import Card, Kind, Limit
from core.war.operations import Operation, Which
from tui.narration.text import _, mark
from tui.narration.war.terms import KINDS, SUBTYPES, word
from tui.narration.words import commas

_BRIEFLY: Mapping[type[Operation], Callable[[Any], str]] = {
    op.Draw: lambda step: _("draw {count}").format(count=step.count),
    op.Recover: lambda step: _("a {which} back").format(which=_which(step.of)),
    op.Find: lambda step: _("search the deck"),
    op.Capture: lambda step: _("discard a {which}").format(which=_which(step.of)),
    op.Raise: lambda step: f"+{step.add}" if step.of is None else f"+{step.add} {_which(step.of)}",
    op.SecondTeam: lambda step: _("a second Team"),
    op.SecondUnit: lambda step: _("a second Unit"),
    op.MoreDefenders: lambda step: _("a second defender"),
    op.DestroyBoth: lambda step: _("destroys both"),
    op.GiveUp: lambda step: _("costs one"),
    op.Negate: lambda step: _("negates an S&D"),
}


_LIMITS = {Limit.DEFENSE: mark("def. only"), Limit.SEARCH: mark("S&D only")}


def brief_words(card: Card) -> str:
    """Return what a card does: "+3 Operative", "negates an S&D"; of others Force and subtype: "5 Soldier"."""
    if card.kind is Kind.EVENT:
        return commas(step_briefly(step) for text in card.texts for step in text.do)
    subtype = word(SUBTYPES, card.subtype) if card.subtype else word(KINDS, card.kind)
    words = f"{card.force} {subtype}"
    if card.kind is Kind.TEAM:
        words = _("{words} Team").format(words=words)
    return f"{words}, {_(_LIMITS[card.limit])}" if card.limit else words


def step_briefly(step: Operation) -> str:
    """Return what an operation does: "draw 1"."""
    return _BRIEFLY[type(step)](step)


def _which(which: Which) -> str:
    """Return whom it is about by the one word that tells most."""
    if which.subtype:
        return word(SUBTYPES, which.subtype)
    return word(KINDS, which.kinds[0]) if which.kinds else _("card")
