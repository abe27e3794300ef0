"""The story of a game that is over, in six sentences made from its events (screens.md, section 7)."""

from core.kernel.rules import Result
from tui.look.chronicle import WOUND, Chronicle
from tui.narration.deckbuilding.cards import decorations
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import listed, times
from tui.table.eyes import Eyes

_EXPLORES = mark_plural("{count} Explore", "{count} Explores")


def story(eyes: Eyes, chronicle: Chronicle, result: Result) -> tuple[str, ...]:
    """Return who came, who was first, what was greatest, what earned most, who was near death, the end."""
    return (
        _who(eyes),
        _first(eyes, chronicle),
        _greatest(eyes, chronicle),
        _earned(eyes, chronicle),
        _danger(eyes, chronicle),
        eyes.narration.result(result, eyes.view)[0],
    )


def _who(eyes: Eyes) -> str:
    scenarios = eyes.book.scenarios
    wanted = eyes.view.setup.scenario
    name = scenarios[wanted].name if wanted in scenarios else _("A list of their own")
    who = listed(
        _("{name} as {person}").format(name=seat.name, person=eyes.person(seat.seat) or _("nobody"))
        for seat in eyes.view.seats
    )
    alone = len(eyes.view.seats) == 1
    words = (
        _("{scenario}: {who} enters the Mansion alone.")
        if alone
        else _("{scenario}: {who} enter the Mansion.")
    )
    return words.format(scenario=name, who=who)


def _first(eyes: Eyes, chronicle: Chronicle) -> str:
    if not chronicle.catches:
        return _("Nobody Defeats an Infected.")
    first = chronicle.catches[0]
    words = _("In turn {turn} {name} Defeats the first Infected: {card}.")
    return words.format(
        turn=first.turn, name=eyes.name(first.seat), card=eyes.card(first.card).name
    )


def _greatest(eyes: Eyes, chronicle: Chronicle) -> str:
    others = (each for each in chronicle.catches[1:] if not eyes.card(each.card).boss)
    best = max(others, key=lambda each: each.amount, default=None)
    if best is None:
        more = len(chronicle.catches) > 1
        return _("Only the Boss is still Defeated.") if more else _("Nothing else is Defeated.")
    words = _(
        "The greatest trophy short of the Boss is {card} in turn {turn}: {decorations} for {name}."
    )
    return words.format(
        card=eyes.card(best.card).name,
        turn=best.turn,
        decorations=decorations(best.amount),
        name=eyes.name(best.seat),
    )


def _earned(eyes: Eyes, chronicle: Chronicle) -> str:
    best = chronicle.best()
    if best is None:
        return _("No Weapon earns a Decoration.")
    words = _("No card earns more than {name}'s {card}, which leads {explores} to {decorations}.")
    return words.format(
        name=eyes.name(best.seat),
        card=eyes.book.cards[best.card].name,
        explores=plural(_EXPLORES, best.explores).format(count=best.explores),
        decorations=decorations(best.decorations),
    )


def _danger(eyes: Eyes, chronicle: Chronicle) -> str:
    falls = [each for each in chronicle.points if each.kind == WOUND]
    call = chronicle.closest()
    told = _("Nobody takes any Damage")
    if call is not None:
        words = _("The closest call is {name}'s in turn {turn}, with {left} Health left")
        told = words.format(name=eyes.name(call.seat), turn=call.turn, left=call.left)
    if not falls:
        words = _("{told}.") if call is None else _("{told}; nobody falls.")
        return words.format(told=told)
    counts = {each.seat: 0 for each in falls}
    for each in falls:
        counts[each.seat] += 1
    who = listed(
        _("{name} {times}").format(name=eyes.name(seat), times=times(count))
        for seat, count in counts.items()
    )
    if call is None:
        return _("Fatal Wounds come to {who}.").format(who=who)
    return _("{told}; Fatal Wounds come to {who}.").format(told=told, who=who)
