"""A page of `?` in sections: each with a title, and rows made for a width."""

from collections.abc import Callable, Iterable

from attrs import frozen

from content.rules import UnknownRuleError, rule
from tui.glyphs import Glyphs, title
from tui.narration.text import _
from tui.rows import Row, row
from tui.wrap import wrapped


@frozen
class Section:
    """A titled part of a page; one without a title belongs to what is above it."""

    title: str
    rows: Callable[[int], Iterable[Row]]


def page(sections: Iterable[Section], width: int, glyphs: Glyphs) -> tuple[Row, ...]:
    """Return sections one below the other, with a blank line before each title."""
    rows: list[Row] = []
    for section in sections:
        made = tuple(section.rows(width))
        if not made:
            continue
        if rows:
            rows.append(row(""))
        if section.title:
            rows.append(title(section.title, width, glyphs))
        rows += made
    return tuple(rows)


def words(text: str, heading: str = "") -> Section:
    """Return a text as a section; none is drawn for an empty text."""

    def rows(width: int) -> Iterable[Row]:
        return [row(line) for line in wrapped(text, max(width, 10))] if text else []

    return Section(heading, rows)


def listing(lines: Iterable[str], heading: str = "", indent: int = 4) -> Section:
    """Return lines as a section, each broken by itself."""
    kept = tuple(lines)

    def rows(width: int) -> Iterable[Row]:
        return [row(part) for line in kept for part in wrapped(line, max(width, 10), indent)]

    return Section(heading, rows)


def rule_section(number: str) -> Section:
    """Return a rule in our words, and why it reads so; a number that nobody knows says so."""
    heading = _("Rule {number}, in our words").format(number=number)
    return listing(rule_lines(number), heading, indent=0)


def rule_lines(number: str) -> tuple[str, ...]:
    """Return the text of a rule, and the reason of its reading where there is one."""
    try:
        found = rule(number)
    except UnknownRuleError:
        return (_("There is no rule of this number."),)
    said = " ".join(found.text.split())
    if not found.decision:
        return (said,)
    reason = " ".join(found.decision.split())
    return (said, _("Why it reads so: {reason}").format(reason=reason))
