"""What a card does, made from its operations: sentences, and a line for lists."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from core.war import operations as op
from core.war.cards import Card, Kind, Limit, Passive, Per
from core.war.operations import Operation, Which
from tui.narration.text import _, mark, ngettext, plural
from tui.narration.war.terms import CARDS, CHARACTERS, KINDS, SUBTYPES, USES, word
from tui.narration.words import commas, either, fitted, paragraph, sentence

LINE_CELLS = 40
"""The most cells that a card's line takes."""

_LIMITS: Mapping[Limit, str] = {
    Limit.DEFENSE: mark("It only defends and never goes on a Search and Destroy."),
    Limit.SEARCH: mark("It only goes on Search and Destroy and never defends."),
}
_LIMITS_BRIEFLY: Mapping[Limit, str] = {
    Limit.DEFENSE: mark("defence only"),
    Limit.SEARCH: mark("S&D only"),
}


def card_text(card: Card) -> str:
    """Return what a card is and does, in sentences."""
    return paragraph(_head(card), *_body(card))


def _head(card: Card) -> str:
    kind = _("Trap") if card.trap else word(KINDS, card.kind)
    if card.kind is Kind.EVENT:
        uses = either(word(USES, use) for use in card.use)
        return _("{kind}, played {uses}.").format(kind=kind, uses=uses)
    parts = [kind]
    if card.subtype is not None:
        parts.append(word(SUBTYPES, card.subtype))
    parts.append(_("Force {force}").format(force=card.force))
    return sentence(commas(parts))


def _body(card: Card) -> Iterator[str]:
    if card.wording:
        yield card.wording
        return
    if card.limit is not None:
        yield _(_LIMITS[card.limit])
    if card.kind is Kind.CHARACTER:
        yield _("It is attached to a Team.")
    yield from map(passive_text, card.passives)
    for text in card.texts:
        front = _("When it is assaulted: ") if text.when == "on_assaulted" else ""
        for step in text.do:
            yield front + step_text(step)


def which_text(which: Which) -> str:
    """Return which cards are meant: "Monster Unit", "Team or Character", "Survivor Team or Character"."""
    kinds = [word(KINDS, kind) for kind in which.kinds]
    subtype = word(SUBTYPES, which.subtype) if which.subtype else ""
    if not kinds:
        return subtype or _("card")
    text = either(kinds)
    if subtype:
        text = _("{subtype} {kinds}").format(subtype=subtype, kinds=text)
    if which.characters_at_least:
        many = plural(CHARACTERS, which.characters_at_least)
        text = _("{kinds} with at least {many}").format(
            kinds=text, many=many.format(count=which.characters_at_least)
        )
    return text


def passive_text(passive: Passive) -> str:
    """Return what a text of a Facility does all the time, as a sentence."""
    if passive.lets_defend:
        text = _("A {which} may defend it, even one that only goes on Search and Destroy.")
        return text.format(which=which_text(passive.of))
    if passive.draws:
        cards = plural(CARDS, passive.draws).format(count=passive.draws)
        return _("While it is in play Umbrella draws {cards} more in the Draw Phase.").format(
            cards=cards
        )
    if passive.per is Per.TRAP:
        text = _("Each Trap committed to its defence adds {add} more Force.")
        return text.format(add=passive.add)
    text = _("Each {which} that defends it has {add} more Force.")
    return text.format(which=which_text(passive.of), add=passive.add)


def _raise(step: op.Raise) -> str:
    if step.of is None:
        return _("Your total has {add} more Force.").format(add=step.add)
    if step.of.kinds == (Kind.FACILITY,):
        return _("The assaulted Facility has {add} more Force.").format(add=step.add)
    text = _("One committed {which} has {add} more Force.")
    return text.format(which=which_text(step.of), add=step.add)


def _more_defenders(step: op.MoreDefenders) -> str:
    text = ngettext("{count} Unit more may defend.", "{count} Units more may defend.", step.count)
    return text.format(count=step.count)


_STEPS: Mapping[type[Operation], Callable[[Any], str]] = {
    op.Draw: lambda step: _("Draw {cards}.").format(
        cards=plural(CARDS, step.count).format(count=step.count)
    ),
    op.Recover: lambda step: _("Take one {which} from your discard pile into your hand.").format(
        which=which_text(step.of)
    ),
    op.Find: lambda step: _(
        "Search your deck for one {which}, put it into your hand and shuffle the deck."
    ).format(which=which_text(step.of)),
    op.Capture: lambda step: _("Discard one {which} that is attached to a Team.").format(
        which=which_text(step.of)
    ),
    op.Raise: _raise,
    op.SecondTeam: lambda step: _("Another Team in play joins the Assault."),
    op.SecondUnit: lambda step: _("Another Unit in play joins the Search and Destroy."),
    op.MoreDefenders: _more_defenders,
    op.DestroyBoth: lambda step: _(
        "No dice are thrown: the assaulted Facility and every assaulting Team are destroyed."
    ),
    op.GiveUp: lambda step: _(
        "At the end of the fight discard one of that Team's Characters, by your choice."
    ),
    op.Negate: lambda step: _("The Search and Destroy is negated: no dice, nobody is lost."),
}
"""Operation -> its sentence."""


def step_text(step: Operation) -> str:
    """Return what an operation does, as a sentence."""
    return _STEPS[type(step)](step)


_BRIEFLY: Mapping[type[Operation], Callable[[Any], str]] = {
    op.Draw: lambda step: _("draw {count}").format(count=step.count),
    op.Recover: lambda step: _("a {which} back from the discard pile").format(
        which=which_text(step.of)
    ),
    op.Find: lambda step: _("search the deck for a {which}").format(which=which_text(step.of)),
    op.Capture: lambda step: _("discard an attached {which}").format(which=which_text(step.of)),
    op.Raise: lambda step: (
        _("+{add}").format(add=step.add)
        if step.of is None
        else _("+{add} on one {which}").format(add=step.add, which=which_briefly(step.of))
    ),
    op.SecondTeam: lambda step: _("another Team joins"),
    op.SecondUnit: lambda step: _("another Unit joins"),
    op.MoreDefenders: lambda step: _("{count} defender more").format(count=step.count),
    op.DestroyBoth: lambda step: _("destroys Facility and Teams"),
    op.GiveUp: lambda step: _("costs a Character"),
    op.Negate: lambda step: _("negates a Search and Destroy"),
}
"""Operation -> what it does, in a few words."""


def which_briefly(which: Which) -> str:
    """Return which cards are meant without what they must have attached."""
    return which_text(Which(which.kinds, which.subtype))


def passive_briefly(passive: Passive) -> str:
    """Return what a text of a Facility does all the time, in a few words."""
    if passive.lets_defend:
        return _("any {which} may defend").format(which=which_text(passive.of))
    if passive.draws:
        return _("+{count} card a turn").format(count=passive.draws)
    counted = _("Trap") if passive.per is Per.TRAP else which_text(passive.of)
    return _("each {which} +{add}").format(which=counted, add=passive.add)


def card_parts(card: Card) -> Iterator[str]:
    """Yield what there is to say of a card in a list, the most telling part first."""
    if card.kind is not Kind.EVENT:
        yield _("Force {force}").format(force=card.force)
    if card.subtype is not None:
        yield word(SUBTYPES, card.subtype)
    if card.limit is not None:
        yield _(_LIMITS_BRIEFLY[card.limit])
    if card.trap:
        yield _("Trap")
    yield from map(passive_briefly, card.passives)
    for text in card.texts:
        for step in text.do:
            words = _BRIEFLY[type(step)](step)
            assaulted = text.when == "on_assaulted"
            yield _("assaulted: {words}").format(words=words) if assaulted else words


def card_line(card: Card) -> str:
    """Return what a card does in at most LINE_CELLS cells; ` ...` tells that there is more."""
    return fitted(((_(", "), part) for part in card_parts(card)), LINE_CELLS)
