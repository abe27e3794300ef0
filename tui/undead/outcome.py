"""What an Attack or a Hostile Turn came to, to be read before going on: dice, sums, comparison, result."""

from collections import Counter
from collections.abc import Iterator

from core.kernel.decision import NONE
from core.kernel.event import Event
from core.undead import events
from tui.narration.base import Line
from tui.narration.text import _
from tui.narration.undead.cards import result_words
from tui.narration.undead.log import dice_words
from tui.narration.undead.terms import counted
from tui.narration.words import commas, listed
from tui.rows import Row, Span, left, row
from tui.sizes import READABLE
from tui.undead.eyes import UndeadEyes
from tui.undead.odds import back_rows, target_words
from tui.wrap import clipped, hanging, wrapped

_LABEL = 11

_ROLES = {"gain": "gain", "danger": "danger"}
"""The tag of a line of the log -> the role that it is drawn in."""


_OF_HOSTILES = (
    events.HostileTurnBegan, events.HostileMoved, events.HostileRolled, events.ReinforcementRolled,
    events.TurnsLeft,
)  # fmt: skip
"""What happens in a Hostile Turn alone."""


def is_attack(happened: tuple[Event, ...]) -> bool:
    """Say whether a Soldier's Attack is to be read, and no Hostile Turn.

    What was resumed in the middle of either is told from there on: its beginning may be missing.
    """
    return bool(happened) and not any(isinstance(each, _OF_HOSTILES) for each in happened)


def title_words(eyes: UndeadEyes, happened: tuple[Event, ...]) -> str:
    """Return what has happened."""
    first = happened[0] if happened else None
    if isinstance(first, events.AttackDeclared):
        return _("Attack: {soldier} with {weapon} at {target}").format(
            soldier=eyes.scene.soldier(first.soldier),
            weapon=eyes.scene.with_what(first.source, first.mode),
            target=eyes.scene.name(first.target),
        )
    if isinstance(first, events.HostileTurnBegan):
        return _("The Hostile Turn of Turn {number}").format(number=first.number)
    return _("The Attack") if is_attack(happened) else _("The Hostile Turn")


def outcome_rows(
    eyes: UndeadEyes, happened: tuple[Event, ...], width: int, height: int
) -> list[Row]:
    """Return the whole result; where it is higher than `height` the blank lines go, from the top."""
    width = min(width, READABLE)
    made = _attack(eyes, happened, width) if is_attack(happened) else _turn(eyes, happened, width)
    rows = list(made)
    while len(rows) > height and row() in rows:
        rows.remove(row())
    return rows


_SHOWN = (events.AttackDeclared, events.AttackRolled, events.CoverRolled, events.ActionSpent)
"""What has a place of its own, or was seen before the dice."""


def _attack(eyes: UndeadEyes, happened: tuple[Event, ...], width: int) -> Iterator[Row]:
    yield row()
    for event in happened:
        if isinstance(event, events.AttackRolled):
            yield from _under(_("  Dice"), _dice(eyes, event), width, "own")
        elif isinstance(event, events.CoverRolled):
            yield from _under(_("  Cover"), _cover(eyes, event), width)
    yield row()
    rest = tuple(each for each in happened if not isinstance(each, _SHOWN))
    lines = eyes.narration.lines(rest, eyes.view, eyes.view.turn.number, 0) if rest else ()
    for line in lines:
        yield from _told(line, width)
    if not lines:
        yield from _under("    ", _("Nothing is hit."), width, "muted")
    yield from _after(eyes, happened, width)


def _after(eyes: UndeadEyes, happened: tuple[Event, ...], width: int) -> Iterator[Row]:
    """Yield what comes back now from what was attacked, if it still stands."""
    target = next((e.target for e in happened if isinstance(e, events.AttackDeclared)), NONE)
    if target == NONE or eyes.scene.hostile(target) is None:
        return
    yield row()
    text = _("  What comes back from {target} now")
    heading = text.format(target=target_words(eyes, target))
    yield row(Span(clipped(heading, width), "title"))
    yield from (row("    ", *line) for line in back_rows(eyes, target, width - 5))


def _dice(eyes: UndeadEyes, event: events.AttackRolled) -> str:
    result = result_words(event.hits, event.suppress)
    if event.best:
        return _("the best result of the chart: {result}").format(result=result)
    total = sum(part.add for part in event.parts)
    dice = dice_words(event.naturals, eyes.scene.summands(event.parts), total)
    rows = [str(each) for each in event.rows if each]
    if not rows:
        return _("{dice}: {result}").format(dice=dice, result=result)
    text = _("{dice} reaches {rows}: {result}")
    return text.format(dice=dice, rows=listed(rows), result=result)


def _cover(eyes: UndeadEyes, event: events.CoverRolled) -> str:
    die = str(event.natural)
    if event.penetration:
        die = f"{event.natural} + {event.penetration} = {event.natural + event.penetration}"
    text = _("D6 {die} against Cover {cover} of {target}: {outcome}")
    outcome = _("each Hit becomes a Suppress")
    if event.beaten:
        outcome = _("a natural 6 defeats it") if event.sure else _("defeated")
    return text.format(
        die=die, cover=event.cover, target=eyes.scene.target(event.target), outcome=outcome
    )


_FRAMING = (events.HostileTurnBegan, events.TurnsLeft, events.TurnBegan)
"""What begins and ends a Hostile Turn: the title and the summary say it."""


def _turn(eyes: UndeadEyes, happened: tuple[Event, ...], width: int) -> Iterator[Row]:
    """Yield what it cost in a line or two, then every line of the log."""
    yield from (
        row(Span(line, role))
        for role, words in _summary(eyes, happened)
        for line in wrapped(words, width, 2)
    )
    yield row()
    rest = tuple(each for each in happened if not isinstance(each, _FRAMING))
    for line in eyes.narration.lines(rest, eyes.view, eyes.view.turn.number, 0) if rest else ():
        yield from _told(line, width)


def _summary(eyes: UndeadEyes, happened: tuple[Event, ...]) -> Iterator[tuple[str, str]]:
    wounds: Counter[int] = Counter()
    held: Counter[int] = Counter()
    for event in happened:
        if isinstance(event, events.Wounded):
            wounds[event.soldier] += event.wounds
        elif isinstance(event, events.SoldierSuppressed):
            held[event.soldier] += event.by
    downed = [each.soldier for each in happened if isinstance(each, events.Downed)]
    came = [each for each in happened if isinstance(each, events.HostilePlaced)]
    name = eyes.scene.soldier
    if downed:
        yield "danger", _("! Downed: {names}.").format(names=listed(map(name, downed)))
    if wounds:
        said = commas(f"{name(n)} {count}" for n, count in wounds.items())
        yield "danger", _("Wounds: {names}.").format(names=said)
    if held:
        said = commas(f"{name(n)} {count}" for n, count in held.items())
        yield "", _("Suppressions: {names}.").format(names=said)
    if came:
        said = commas(
            _("{card} at {place}").format(card=eyes.scene.name(each.card), place=each.at)
            for each in came
        )
        yield "danger", _("Reinforcements: {cards}.").format(cards=said)
    if not (wounds or held or came):
        yield "gain", _("Nobody is hurt, and nothing comes.")
    yield "", _("{turns} left.").format(turns=counted("turns", eyes.view.turn.left))


def _told(line: Line, width: int) -> Iterator[Row]:
    if "turn" in line.tags:
        yield row()
        yield row(Span(f"  {line.text}", "title"))
        return
    role = next((_ROLES[tag] for tag in line.tags if tag in _ROLES), "")
    yield from _under("    ", line.text, width, role if role == "gain" else "")


def _under(head: str, words: str, width: int, role: str = "") -> Iterator[Row]:
    """Yield words after a head; lines that follow are indented to the words."""
    label = left(head, _LABEL) if head.strip() else head
    yield from (row(Span(line, role)) for line in hanging(label, words, max(width - 1, 12)))
