"""How a Mission ended (T8): the result, what each Soldier did, the turning points, and the story."""

from collections import Counter

from attrs import define, frozen

from core.kernel.decision import NONE
from core.kernel.event import Event
from core.kernel.rules import Result
from core.undead import events
from tui.look.past import Past
from tui.narration.text import _
from tui.narration.undead.terms import counted
from tui.narration.words import commas
from tui.rows import Row, Span, left, right, row
from tui.undead.eyes import UndeadEyes
from tui.wrap import wrapped

_NAME, _SHORT = 24, 10

_WIDE = 70
"""The width from which names and figures have their whole words."""

_STRONG = 4
"""From so many XP on the end of a Hostile card is a turning point."""


@define
class Deeds:
    """What has happened to each Soldier of a Mission, by his place in the team, and when."""

    attacks: Counter[int]
    hits: Counter[int]
    destroyed: Counter[int]
    wounds: Counter[int]
    destroyed_cards: list[tuple[int, int]]
    downed: list[tuple[int, int]]
    places: list[tuple[int, int]]
    activated: int = 0
    turn: int = 0


def deeds_of(past: Past) -> Deeds:
    """Return what has happened in a Mission from its beginning on."""
    found = Deeds(Counter(), Counter(), Counter(), Counter(), [], [], [], turn=past.turn(0))
    attacker = NONE
    for event in (event for step in past.steps() for event in step):
        if isinstance(event, events.AttackRolled):
            attacker = event.soldier
            found.attacks[attacker] += 1
        elif isinstance(event, events.HostileTurnBegan):
            attacker = NONE
        elif attacker != NONE:
            _credit(found, event, attacker)
        _note(found, event)
    return found


def _credit(found: Deeds, event: Event, attacker: int) -> None:
    """Note what the Attack of a Soldier has done."""
    if isinstance(event, events.HitsTaken | events.ObjectiveHit):
        found.hits[attacker] += event.hits
    elif isinstance(event, events.CardDestroyed):
        found.destroyed[attacker] += 1


def _note(found: Deeds, event: Event) -> None:
    """Note an event that a Mission is told by."""
    match event:
        case events.TurnBegan():
            found.turn = event.number
        case events.CardDestroyed():
            found.destroyed_cards.append((found.turn, event.card))
        case events.Wounded():
            found.wounds[event.soldier] += event.wounds
        case events.Downed():
            found.downed.append((found.turn, event.soldier))
        case events.LocationPlaced():
            found.places.append((found.turn, event.card))
        case events.ObjectiveActivated():
            found.activated = found.turn
        case _:
            pass


@frozen
class Point:
    """A turning point: its Turn, and what happened."""

    turn: int
    words: str
    role: str = ""


def ending_rows(eyes: UndeadEyes, result: Result, past: Past, width: int) -> list[Row]:
    """Return the sentence of the result, the Soldiers with what they did, then the turning points."""
    said, *standings = eyes.narration.result(result, eyes.view)
    role = "gain" if result.reason == "won" else "danger"
    rows = [row(), *(row(Span(each, role)) for each in wrapped(said, width))]
    rows += [row(each) for words in standings for each in wrapped(words, width, 3)]
    deeds = deeds_of(past)
    rows += [row(), row(Span(_heading(width), "title"))]
    rows += [_soldier(eyes, deeds, n, width) for n in range(len(eyes.view.soldiers))]
    points = points_of(eyes, deeds)
    if points:
        rows += [row(), row(Span(_("Turning points"), "title"))]
    for point in points:
        head = _("  Turn {number:>2}  ").format(number=point.turn)
        lines = wrapped(point.words, max(width - len(head), 10))
        rows += [
            row(Span((head if not n else " " * len(head)) + line, point.role))
            for n, line in enumerate(lines)
        ]
    return rows


def _heads(width: int) -> tuple[int, tuple[str, ...]]:
    """Return the cells of a name, and the names of the figures."""
    if width >= _WIDE:
        return _NAME, (_("Attacks"), _("Hits"), _("Destroyed"), _("Wounds"), _("Health"))
    return _SHORT, (_("Att"), _("Hit"), _("Des"), _("Wnd"), _("Hlth"))


def _heading(width: int) -> str:
    cells, names = _heads(width)
    return left(_("Soldier"), cells + 2) + "".join(right(each, len(each) + 2) for each in names)


def _soldier(eyes: UndeadEyes, deeds: Deeds, number: int, width: int) -> Row:
    man, sheet = eyes.soldier(number), eyes.sheet(number)
    cells, heads = _heads(width)
    name = sheet.name if len(sheet.name) <= cells else eyes.scene.soldier(number)
    counts = (deeds.attacks, deeds.hits, deeds.destroyed, deeds.wounds)
    figures = [str(each[number]) for each in counts]
    figures.append(f"{man.health}/{sheet.greatest_health}" if man.health else _("DOWN"))
    told = "".join(right(f, len(h) + 2) for f, h in zip(figures, heads, strict=True))
    return row(f"{number + 1} ", left(name, cells), Span(told, "" if man.health else "danger"))


def points_of(eyes: UndeadEyes, deeds: Deeds) -> list[Point]:
    """Return when places were reached, strong Hostiles fell, and Soldiers were Downed, in order."""
    found = [
        Point(turn, _("{place} is Placed.").format(place=eyes.scene.name(card)))
        for turn, card in deeds.places
    ]
    if deeds.activated:
        found.append(Point(deeds.activated, _("The Objective is Activated.")))
    found += [
        Point(turn, _("{card} is Destroyed.").format(card=eyes.scene.name(card)), "gain")
        for turn, card in deeds.destroyed_cards
        if eyes.foe(card).card.xp >= _STRONG
    ]
    found += [
        Point(turn, _("{soldier} is Downed.").format(soldier=eyes.scene.soldier(n)), "danger")
        for turn, n in deeds.downed
    ]
    return sorted(found, key=lambda each: each.turn)


def story(eyes: UndeadEyes, result: Result, past: Past) -> tuple[str, ...]:
    """Return the Mission in six sentences: who went, how far, what fell, the best of them, losses, the end."""
    deeds = deeds_of(past)
    mission = eyes.book.missions[eyes.view.setup.mission]
    names = commas(eyes.scene.soldier(n) for n in range(len(eyes.view.soldiers)))
    told = [
        _("{names} went out on {mission} with {turns}.").format(
            names=names, mission=mission.name, turns=counted("turns", mission.time)
        ),
        _way(eyes, deeds),
        _fallen(deeds),
        _best(eyes, deeds),
        _losses(eyes, deeds),
        eyes.narration.result(result, eyes.view)[0],
    ]
    return tuple(filter(None, told))


def _way(eyes: UndeadEyes, deeds: Deeds) -> str:
    placed = [eyes.scene.name(card) for _turn, card in deeds.places]
    if not placed:
        return _("They came no farther than where they began.")
    way = commas(placed)
    if deeds.activated:
        text = _("Their way led over {places}, and in Turn {turn} they came to the Objective.")
        return text.format(places=way, turn=deeds.activated)
    return _("Their way led over {places}.").format(places=way)


def _fallen(deeds: Deeds) -> str:
    count = sum(deeds.attacks.values())
    if not count:
        return ""
    text = _("They attacked {attacks} times, with {hits}, and {cards} Destroyed.")
    return text.format(
        attacks=count,
        hits=counted("hits", sum(deeds.hits.values())),
        cards=_("{count} Hostile cards").format(count=len(deeds.destroyed_cards)),
    )


def _best(eyes: UndeadEyes, deeds: Deeds) -> str:
    if not deeds.hits:
        return ""
    number, hits = deeds.hits.most_common(1)[0]
    text = _("{soldier} did most: {hits} in {attacks} Attacks.")
    return text.format(
        soldier=eyes.scene.soldier(number),
        hits=counted("hits", hits),
        attacks=deeds.attacks[number],
    )


def _losses(eyes: UndeadEyes, deeds: Deeds) -> str:
    if not deeds.wounds:
        return _("Nobody was wounded.")
    number, wounds = deeds.wounds.most_common(1)[0]
    text = _("{soldier} suffered most, {wounds}; {downed} of the team were Downed.")
    return text.format(
        soldier=eyes.scene.soldier(number),
        wounds=counted("wounds", wounds),
        downed=len(deeds.downed),
    )
