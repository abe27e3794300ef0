"""The story of a game that is over, in six sentences made from its events (screens.md, section 7)."""

from core.deckbuilding.view import SeatView
from core.kernel.decision import NONE
from core.kernel.rules import Result
from tui.look.chronicle import COMBO, DUEL, INFECTED, WOUND, Chronicle, Point
from tui.narration.deckbuilding.cards import decorations
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import listed, times
from tui.table.eyes import Eyes

_EXPLORES = mark_plural("{count} Explore", "{count} Explores")
_ATTACKS = mark_plural("{count} Attack", "{count} Attacks")


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
        _("{name} as {person}").format(name=seat.name, person=_character(eyes, seat))
        for seat in eyes.view.seats
    )
    alone = len(eyes.view.seats) == 1
    if not eyes.mode.has_mansion:
        return _("{scenario}: {who} meet.").format(scenario=name, who=who)
    words = (
        _("{scenario}: {who} enters the Mansion alone.")
        if alone
        else _("{scenario}: {who} enter the Mansion.")
    )
    return words.format(scenario=name, who=who)


def _character(eyes: Eyes, seat: SeatView) -> str:
    if seat.character == NONE:
        return _("an Infected Character") if seat.infected else _("nobody")
    return eyes.person(seat.seat)


def _infected(eyes: Eyes, chronicle: Chronicle) -> str:
    """Return who became Infected, as the middle of a sentence."""
    points = _of_kind(chronicle, INFECTED)
    if not points:
        return ""
    words = _("{name} in turn {turn}")
    who = listed(words.format(name=eyes.name(each.seat), turn=each.turn) for each in points)
    return _("; Infected: {who}").format(who=who)


def _first(eyes: Eyes, chronicle: Chronicle) -> str:
    if not eyes.mode.has_mansion:
        return _first_duel(eyes, chronicle)
    if not chronicle.catches:
        return _("Nobody Defeats an Infected.")
    first = chronicle.catches[0]
    words = _("In turn {turn} {name} Defeats the first Infected: {card}.")
    return words.format(
        turn=first.turn, name=eyes.name(first.seat), card=eyes.card(first.card).name
    )


def _first_duel(eyes: Eyes, chronicle: Chronicle) -> str:
    duels = _of_kind(chronicle, DUEL)
    if not duels:
        return _("Nobody Defeats anybody.")
    words = _("In turn {turn} {name} is the first to Defeat a Character, that of {other}.")
    first = duels[0]
    return words.format(turn=first.turn, name=eyes.name(first.seat), other=eyes.name(first.whom))


def _of_kind(chronicle: Chronicle, kind: str) -> list[Point]:
    return [each for each in chronicle.points if each.kind == kind]


def _greatest(eyes: Eyes, chronicle: Chronicle) -> str:
    if not eyes.mode.has_mansion:
        return _most_beaten(eyes, chronicle)
    if eyes.view.teams:
        return _greatest_combo(eyes, chronicle)
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


def _most_beaten(eyes: Eyes, chronicle: Chronicle) -> str:
    """Return whose Character fell to others most often."""
    counts: dict[int, int] = {}
    for each in _of_kind(chronicle, DUEL):
        counts[each.whom] = counts.get(each.whom, 0) + 1
    if not counts:
        return _("No Weapon changes hands.")
    most = max(counts.values())
    names = [eyes.name(seat) for seat, count in sorted(counts.items()) if count == most]
    words = _("The Character that falls most often is {name}'s, {times}.")
    if len(names) > 1:
        words = _("The Characters of {name} fall most often, {times} each.")
    return words.format(name=listed(names), times=times(most))


def _greatest_combo(eyes: Eyes, chronicle: Chronicle) -> str:
    best = max(_of_kind(chronicle, COMBO), key=lambda each: each.amount, default=None)
    if best is None:
        return _("No Combo is scored.")
    words = _("The greatest Combo scores {decorations} for {team} in turn {turn}.")
    return words.format(
        decorations=decorations(best.amount),
        team=Scene(eyes.book, eyes.view).team(best.seat),
        turn=best.turn,
    )


def _earned(eyes: Eyes, chronicle: Chronicle) -> str:
    best = chronicle.best()
    if best is None:
        return _("No Weapon earns a Decoration.")
    led = _EXPLORES if eyes.mode.has_mansion else _ATTACKS
    words = _("No card earns more than {name}'s {card}, which leads {explores} to {decorations}.")
    return words.format(
        name=eyes.name(best.seat),
        card=eyes.book.cards[best.card].name,
        explores=plural(led, best.explores).format(count=best.explores),
        decorations=decorations(best.decorations),
    )


def _danger(eyes: Eyes, chronicle: Chronicle) -> str:
    falls = [each for each in chronicle.points if each.kind == WOUND]
    call = chronicle.closest()
    told = _("Nobody takes any Damage")
    if call is not None:
        words = _("The closest call is {name}'s in turn {turn}, with {left} Health left")
        told = words.format(name=eyes.name(call.seat), turn=call.turn, left=call.left)
    told += _infected(eyes, chronicle)
    if not eyes.mode.has_mansion:
        return _("{told}.").format(told=told)
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
