"""Lists of options as every table shows them: rows with numbers, and what has been picked (S4)."""

from collections.abc import Iterable

from core.kernel.decision import Decision
from tui.narration.text import _
from tui.rows import Row, Span, left, row
from tui.wrap import clipped, wrapped

LAST = 9
"""The highest number that is a key."""

_KIND, _WITH_KINDS = 12, 60


def label_of(number: int) -> str:
    """Return the key of an option with a number of the list: 0 to 9, then none."""
    return str(number) if number <= LAST else ""


def keys_shown(digits: Iterable[str]) -> str:
    """Return digits as the footer writes them, each of them and no other: "1-3,5"."""
    runs: list[list[str]] = []
    for digit in sorted(set(digits)):
        if runs and int(digit) == int(runs[-1][-1]) + 1:
            runs[-1].append(digit)
        else:
            runs.append([digit])
    return ",".join(run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def option_row(
    called: tuple[int, str], kind: str, note: str, width: int, *, chosen: bool | None
) -> Row:
    """Return a row of the list: number, mark where several can be chosen, name, kind of card, note."""
    number, name = called
    box = "" if chosen is None else ("[x] " if chosen else "[ ] ")
    head = f"{label_of(number) or ' '} {box}"
    role = "gain" if chosen else ""
    if not note:
        return row(Span(clipped(head + name, width), role))
    kinds = _KIND if width >= _WITH_KINDS else 0
    space = len(head) + (17 if width < 50 else 23 if width < 100 else 30)
    named = left(clipped(head + name, space - 1), space) + left(kind, kinds)
    if len(head + name) >= space:
        # A long name takes the place of the kind too, and some of the note's if it must.
        space, kinds = max(space + kinds, min(len(head + name) + 1, width)), 0
        named = left(clipped(head + name, space - 1), space)
    return row(Span(named, role), Span(clipped(note, max(width - space - kinds, 0)), role))


def chosen_words(decision: Decision, names: Iterable[str]) -> str:
    """Return what has been chosen so far, and how much may be."""
    names = list(names)
    limits = _("{least} to {most}").format(least=decision.least, most=decision.most)
    if decision.least == decision.most:
        limits = str(decision.most)
    words = _("Chosen {number} of {limits}").format(number=len(names), limits=limits)
    return f"{words}: {', '.join(names)}" if names else words


def text_rows(name: str, words: str, width: int) -> list[Row]:
    """Return what a card does, in our words, after its name; nothing for a card without a text."""
    if not words:
        return []
    said = _("{card}: {text}").format(card=name, text=words)
    return [row(Span(line, "muted")) for line in wrapped(said, max(width - 1, 1), indent=2)]


def limits_hold(decision: Decision, picked: tuple[str, ...]) -> bool:
    """Say whether so many may be picked."""
    return decision.least <= len(picked) <= decision.most
