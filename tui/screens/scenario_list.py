"""The list of scenarios of a new game: their names, the boxes they need, and which are good first games."""

from collections.abc import Sequence

from core.deckbuilding.catalogue import Scenario
from tui.narration.names import printable
from tui.narration.text import _
from tui.narration.words import capital, commas
from tui.rows import Row, Span, left, row
from tui.screens.filtering import Listed
from tui.widgets.panel import Item, text
from tui.wrap import wrapped

CUSTOM = "custom"
"""The key of the line that leads to a list of one's own."""

_NAME = 28
_WIDE = 60
"""The width from which the boxes have their names."""


def scenario_items(listed: Listed, piles: int, width: int) -> list[Item]:
    """Return the scenarios that fit, then a list of one's own with so many piles, then what is left out."""
    wide = width >= _WIDE
    items = [
        Item(each.id, (_line(number, each, wide),), str(number) if number <= _NUMBERED else "")
        for number, each in enumerate(listed.scenarios, start=1)
    ]
    words = _("{count} piles").format(count=piles) if piles else ""
    name = left(_("Custom ..."), _NAME - len(" piles"))
    items.append(Item(CUSTOM, (row("  ", name, " ", Span(words, "muted")),)))
    return [*items, *text(row(Span(line, "muted")) for line in _notes(listed, width, wide))]


_NUMBERED = 9


def heading(listed: Listed) -> str:
    """Return how many fit: `Scenario, 5 of 67 fit`."""
    count = len(listed.scenarios)
    return _("Scenario, {count} of {all} fit").format(count=count, all=listed.of)


def _line(number: int, scenario: Scenario, wide: bool) -> Row:
    """Return a scenario in one style: a step repaints two lines, and styles cost bytes."""
    label = str(number) if number <= _NUMBERED else ""
    first = "*" if scenario.first else " "
    boxes = commas(map(capital, scenario.boxes)) if wide else _initials(scenario.boxes)
    return row(f"{label:1} {left(printable(scenario.name), _NAME)} {first} {printable(boxes)}")


def _initials(boxes: Sequence[str]) -> str:
    return "".join(box[:1].upper() for box in boxes)


def _notes(listed: Listed, width: int, wide: bool) -> list[str]:
    """Return what the marks mean, and how many scenarios are not listed."""
    said = [listed.why_none] if listed.why_none else []
    if any(each.first for each in listed.scenarios):
        said.append(_("* a good first game"))
    boxes = dict.fromkeys(box for each in listed.scenarios for box in each.boxes)
    if not wide and len(boxes) > 1:
        said.append(", ".join(f"{box[:1].upper()} {printable(capital(box))}" for box in boxes))
    if more := listed.of - len(listed.scenarios):
        text = _("{count} more need other boxes or another mode: f, and < >.")
        said.append(text.format(count=more))
    return [line for each in said for line in wrapped(each, max(width - 2, 1))]
