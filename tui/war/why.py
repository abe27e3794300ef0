"""The topics of `?` at a table of Biohazard War: cards, answers, refusals, totals and chances."""

from collections.abc import Callable, Iterator

from attrs import frozen

from core.kernel.decision import NONE, Option, Refusal
from core.war.cards import Kind
from core.war.figures import Part
from core.war.odds import WAYS
from core.war.view import SeatView, Totals
from tui.narration.text import _
from tui.narration.war.terms import percent
from tui.rows import right
from tui.war.eyes import WarEyes
from tui.war.fronts import room_words
from tui.war.odds import own_chance_of
from tui.war.under import key_of
from tui.why.about import Topics, about, option_topic, refusal_topic
from tui.why.section import Section, listing, rule_section, words

RULES = {
    Kind.TEAM: ("WAR-5.1", "WAR-4.5", "WAR-4.4", "WAR-5.7", "WAR-6.4"),
    Kind.CHARACTER: ("WAR-4.4", "WAR-4.5", "WAR-5.7"),
    Kind.FACILITY: ("WAR-5.6", "WAR-5.10", "WAR-2.1", "WAR-4.6"),
    Kind.UNIT: ("WAR-5.5", "WAR-4.6", "WAR-5.4", "WAR-6.1", "WAR-5.7"),
    Kind.EVENT: ("WAR-1.3", "WAR-4.3", "WAR-5.3", "WAR-5.4", "WAR-5.8", "WAR-5.10", "WAR-6.1"),
}
"""The rules of each kind of card, the one that matters most first."""


@frozen
class Asking:
    """Who asks: the table as it is seen, what refuses keys, and the stage of the question."""

    eyes: WarEyes
    explain: Callable[[str], Refusal | None]
    stage: str = ""


def card_topics(asking: Asking, copy: int) -> Topics:
    """Explain a copy: what it does, where it is, whether it can be used now; then its rules."""
    eyes = asking.eyes
    card = eyes.card(copy)
    first, *others = RULES[card.kind]
    name = _("{name} ({kind})").format(name=card.name, kind=eyes.kind(copy))
    sections = [
        words(eyes.narration.card_text(card.id)),
        listing(_whereabouts(eyes, copy), _("Where it is")),
        _now(asking, copy),
        rule_section(first),
    ]
    return (
        about(_("This card"), sections, eyes.glyphs, name, first),
        about(_("Its rules"), map(rule_section, others), eyes.glyphs, name, others[0]),
    )


def _whereabouts(eyes: WarEyes, copy: int) -> Iterator[str]:
    """Yield the zone of a card, as far as the viewer may know it."""
    for seat in eyes.view.seats:
        zones = {
            _("In play, with the Units ready."): seat.units,
            _("In play, with the Facilities."): seat.facilities,
            _("In the discard pile."): seat.discard_pile,
            _("Destroyed: it is out of the game (WAR-1.4)."): seat.removed,
            _("In your hand."): seat.hand,
        }
        yield from (said for said, cards in zones.items() if copy in cards)
        yield from _hidden(seat, copy, mine=seat.seat == eyes.view.seat)
        yield from _in_team(eyes, seat, copy)
    fight = eyes.view.fight
    if fight and copy in {each.card for each in fight.committed}:
        yield _("Committed to the fight; it is discarded after it (WAR-5.8).")


def _hidden(seat: SeatView, copy: int, *, mine: bool) -> Iterator[str]:
    if mine and copy in seat.hidden:
        yield _("In your deck; where in it is hidden.")
    elif not mine and copy in seat.shown:
        yield _("In their hand, as everybody knows.")
    elif not mine and copy in seat.hidden:
        yield _("Hidden: in their hand or in their deck.")


def _in_team(eyes: WarEyes, seat: SeatView, copy: int) -> Iterator[str]:
    for team in seat.teams:
        if copy == team.card:
            yield _("In play; {room}.").format(room=room_words(eyes, team))
        elif copy in team.characters:
            yield _("Attached to {team}.").format(team=eyes.card(team.card).name)


def _now(asking: Asking, copy: int) -> Section:
    """Say whether an own card can be used now, and what it would lead to."""
    eyes = asking.eyes
    me = eyes.view.me
    own = (*me.hand, *me.units, *(card for team in me.teams for card in team.members))
    key = key_of(eyes, copy, asking.stage)
    if copy not in own or eyes.view.decision is None:
        return words("")
    if not key:
        unit = eyes.card(copy).kind is Kind.UNIT
        key = f"{'defend' if unit else 'commit'}:{eyes.card(copy).slug}"
    refusal = asking.explain(key)
    if refusal is not None:
        said = eyes.narration.refusal(refusal, eyes.view)
        return listing((_("No. {reason}").format(reason=said),), _("Can you use it now?"))
    options = eyes.view.decision.options
    note = next((eyes.narration.note(o, eyes.view) for o in options if o.key == key), "")
    return listing((_("Yes."), note), _("Can you use it now?"))


def option_topics(asking: Asking, option: Option) -> Topics:
    """Explain an option of the question that waits; one that is about a card explains this too."""
    first = option_topic(asking.eyes, option)
    return (first, *(card_topics(asking, option.card) if option.card != NONE else ()))


def refusal_topics(asking: Asking, refusal: Refusal) -> Topics:
    """Explain why something cannot be done: what is needed, what there is, the rule."""
    eyes = asking.eyes
    first = refusal_topic(eyes, refusal)
    places = eyes.book.places
    named = next((places[each] for each in refusal.names if each in places), NONE)
    return (first, *(card_topics(asking, named) if named != NONE else ()))


def fight_topics(eyes: WarEyes, totals: Totals | None) -> Topics:
    """Explain both totals, and the chance over all throws of the dice."""
    fight = eyes.view.fight
    if totals is None or fight is None:
        return ()
    assault = fight.facility != NONE
    rule = "WAR-5.6" if assault else "WAR-6.4"
    sections = [
        listing(_sum_lines(eyes, totals.heroes.parts), _("The Heroes' total before the dice")),
        listing(_sum_lines(eyes, totals.umbrella.parts), _("Umbrella's total before the dice")),
        listing(_chance_lines(eyes, totals, assault=assault), _("The chance")),
        rule_section(rule),
    ]
    if assault:
        sections.append(rule_section("WAR-5.7"))
    return (about(_("These numbers"), sections, eyes.glyphs, _("Totals and chance"), rule),)


def _sum_lines(eyes: WarEyes, parts: tuple[Part, ...]) -> Iterator[str]:
    for place, part in enumerate(parts):
        where = ""
        if part.on not in (NONE, part.card):
            facility = eyes.card(part.card).kind is Kind.FACILITY
            words_ = _(", for {card}") if facility else _(", on {card}")
            where = words_.format(card=eyes.card(part.on).name)
        sign = "+" if place else " "
        yield f"{sign} {right(str(part.amount), 2)}  {eyes.card(part.card).name}{where}"
    yield f"= {right(str(sum(part.amount for part in parts)), 2)}"


def _chance_lines(eyes: WarEyes, totals: Totals, *, assault: bool) -> Iterator[str]:
    if totals.ways == NONE:
        yield _("A Bomb takes the place of the dice (WAR-5.9).")
        return
    tie = _("the Heroes win a tie (WAR-5.7)") if assault else _("Umbrella wins a tie (WAR-6.4)")
    yield _("Two dice against two dice, {ways} throws, each as likely; {tie}.").format(
        ways=f"{WAYS:,}", tie=tie
    )
    yield _("The Heroes win {ways} of them, {chance}.").format(
        ways=f"{totals.ways:,}", chance=percent(totals.ways)
    )
    yield _("For you: {words}.").format(words=own_chance_of(eyes, totals))
