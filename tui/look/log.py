"""The log: turns with their titles, filtered, searched, wrapped (S7)."""

from collections.abc import Sequence

from attrs import frozen

from tui.glyphs import Glyphs, title
from tui.look.logbook import Entry
from tui.look.marking import holds, marked
from tui.narration.text import _, mark, ngettext
from tui.rows import Row, Span, left, row
from tui.sizes import READABLE
from tui.wrap import wrapped

ALL, FIGHTS = "", "fight"

FILTERS = (ALL, FIGHTS, "danger", "buy")
"""What lines can be filtered by: tags of lines, in the order of the key."""

_NAMES = {FIGHTS: mark("fights"), "danger": mark("dangers"), "buy": mark("purchases")}

_TURN = "turn"


@frozen
class Sought:
    """What of a log is looked for: lines with a tag (or all), and a text that is marked in them."""

    tag: str = ALL
    text: str = ""

    def shows(self, entry: Entry) -> bool:
        """Say whether a line is shown; titles are shown where a line below them is."""
        return self.tag in ("", *entry.line.tags) and _TURN not in entry.line.tags

    def hits(self, entry: Entry) -> bool:
        """Say whether the searched text is in a line, whatever its letters' case."""
        return bool(self.text) and holds(entry.line.text, self.text)


@frozen
class Passage:
    """Rows of the log that belong together; `place` is that of its entry, or NONE for titles and notes."""

    place: int
    rows: tuple[Row, ...]


NOWHERE = -1


@frozen
class Page:
    """A log as it is looked at: its passages, the places of the lines shown, and of those searched for."""

    passages: tuple[Passage, ...]
    shown: tuple[int, ...]
    hits: tuple[int, ...]


def page_of(entries: Sequence[Entry], sought: Sought, width: int, glyphs: Glyphs) -> Page:
    """Return a log in passages of at most `width` cells, and never more than can be read with ease."""
    making = _Making(entries, sought, min(width, READABLE), glyphs)
    return making.page()


class _Making:
    """The making of a page."""

    def __init__(
        self, entries: Sequence[Entry], sought: Sought, width: int, glyphs: Glyphs
    ) -> None:
        self._entries = entries
        self._sought = sought
        self._width = width
        self._glyphs = glyphs
        self._indent = max((len(each.number) for each in entries), default=4) + 1
        self._passages: list[Passage] = []
        self._title: Entry | None = None
        self._hidden = 0

    def page(self) -> Page:
        """Return the page."""
        shown = []
        for place, entry in enumerate(self._entries):
            if _TURN in entry.line.tags:
                self._title, self._hidden = entry, 0
            elif self._sought.shows(entry):
                self._add(place, entry)
                shown.append(place)
            else:
                self._hidden += 1
        self._close()
        hits = [place for place in shown if self._sought.hits(self._entries[place])]
        return Page(tuple(self._passages), tuple(shown), tuple(hits))

    def _add(self, place: int, entry: Entry) -> None:
        self._head()
        danger = "danger" in entry.line.tags
        number = left(entry.number, self._indent)
        head = f"! {number}" if danger else number
        text = marked(entry.line.text, self._sought.text)
        lines = wrapped(head + text, max(self._width, 20), indent=self._indent)
        self._passages.append(Passage(place, tuple(_row(each, danger=danger) for each in lines)))

    def _close(self) -> None:
        """Say what the filter hides of the turn that is under way, so that it is not taken for empty."""
        if not self._sought.tag or not self._hidden:
            return
        self._head()
        words = ngettext(
            "{count} line is hidden by the filter.",
            "{count} lines are hidden by the filter.",
            self._hidden,
        )
        note = row(Span(words.format(count=self._hidden), "muted"))
        self._passages.append(Passage(NOWHERE, (note,)))

    def _head(self) -> None:
        """Put the title of the turn before its first line that is shown."""
        if self._title is not None:
            made = title(self._title.line.text, self._width, self._glyphs)
            self._passages.append(Passage(NOWHERE, (made,)))
            self._title = None


def _row(line: str, *, danger: bool) -> Row:
    return row(Span(line, "danger" if danger else ""))


def head_words(entries: Sequence[Entry], page: Page, sought: Sought, at: int) -> list[str]:
    """Return what the first line says: how many lines, which of them are shown, which hit this is."""
    lines = sum(_TURN not in each.line.tags for each in entries)
    parts = [_("Log"), ngettext("{count} line", "{count} lines", lines).format(count=lines)]
    if sought.tag:
        count = len(page.shown)
        words = ngettext("filter: {name}, {count} line", "filter: {name}, {count} lines", count)
        parts.append(words.format(name=_(_NAMES[sought.tag]), count=count))
    if sought.text:
        parts.append(_hit_words(page, sought, at))
    return parts


def _hit_words(page: Page, sought: Sought, at: int) -> str:
    if not page.hits:
        return _('search "{text}": not found').format(text=sought.text)
    if at not in page.hits:
        count = len(page.hits)
        words = ngettext('search "{text}": {count} hit', 'search "{text}": {count} hits', count)
        return words.format(text=sought.text, count=count)
    return _('search "{text}": hit {at} of {count}').format(
        text=sought.text, at=page.hits.index(at) + 1, count=len(page.hits)
    )


def next_hit(page: Page, at: int) -> int:
    """Return the place of the next hit after a line, going round; NOWHERE if there is none."""
    if not page.hits:
        return NOWHERE
    return next((hit for hit in page.hits if hit > at), page.hits[0])


def next_filter(tag: str) -> str:
    """Return the filter after this one."""
    return FILTERS[(FILTERS.index(tag) + 1) % len(FILTERS)]
