"""What `?` shows: the topics of the screen below, its keys, and the way to the rules (S11)."""

import re
from collections.abc import Iterable
from typing import Any

from rich.cells import cell_len
from textual.geometry import Region, Size

from tui.commands import Command, use
from tui.games import FIRST
from tui.narration.text import _, mark
from tui.narration.words import fitted
from tui.rows import Span, left, row, text_of
from tui.screens.aside import ASIDE, TABLE, aside_panels, draw_aside, split
from tui.screens.base import BaseScreen, Topic
from tui.sizes import READABLE, width_class
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Panel, text
from tui.wrap import wrapped

_RULE = re.compile(r"[A-Z]{3}-\d+\.\d+")


class WhyScreen(BaseScreen[None]):
    """Explain what is nearest; numbers lead to the other topics, and the last one to the rules.

    Without `topics` they are those of the screen below. One with a `subject` (`tui.why.topics.About`)
    is called by it, and its title is that of its first part.
    """

    ABOUT = mark("Topics of the screen that you came from. A number shows another one.")
    KEYS = (
        use("number")[0].named(mark("Topic"), mark("Show the topic of that number.")),
        use("move")[0].named(mark("Scroll"), mark("Scroll the text.")),
        *use("rules", "back"),
    )

    def __init__(self, below: BaseScreen[Any], topics: tuple[Topic, ...] = ()) -> None:
        super().__init__()
        self._below = below
        keys = Topic(_("Keys of this screen"), self._keys)
        self._topics = (*(topics or below.topics()), keys)
        self._at = 0

    @property
    def topic(self) -> Topic:
        """The topic that is shown."""
        return self._topics[self._at]

    def listed(self) -> tuple[Command, ...]:
        number, *others = self.KEYS
        return (number.written(f"1-{len(self._topics) + 1}"), *others)

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="topic")
        yield Lines(id="more")
        yield from aside_panels()

    def placed(self, middle: Region, size: Size) -> dict[str, Region]:
        more = len(self._more(size.width))
        top, below = middle.split_horizontal(-more)
        if self.ink.seen() is None:
            return {"topic": top, "more": below}
        parted = split(top, size)
        return {"topic": parted.text, "more": below, **parted.aside}

    def head(self, size: Size) -> Rows:
        where = _("topic {at} of {all}").format(at=self._at + 1, all=len(self._topics))
        name = _("Why: {title}").format(
            title=getattr(self.topic, "subject", "") or self.topic.title
        )
        gap = max(size.width - cell_len(where) - 4, 0)
        shown = fitted([(" ", word) for word in name.split(" ")], gap)
        return (row(" ", Span(left(shown, gap), "own"), f"  {where}"),)

    def question(self) -> str:
        return _("Escape goes back to where you were; nothing has changed.")

    def draw(self, size: Size) -> None:
        panel = self.panel("topic")
        width = min(panel.extent.width - 2, READABLE)
        panel.fill(self.topic.title, text(self.topic.rows(width)))
        self.query_one("#more", Lines).show(self._more(size.width))
        if width_class(size) >= ASIDE and (eyes := self.ink.seen()):
            draw_aside(self.panel(TABLE), eyes)

    def do_number(self, key: str) -> None:
        """Show another topic; the number after the last one opens the rules."""
        number = int(key)
        if number == len(self._topics) + 1:
            self.do_rules(key)
        elif number <= len(self._topics):
            self._at = number - 1
            self.panel("topic").rewind()
        else:
            self.refuse(_("There are {many} topics.").format(many=len(self._topics)))

    def do_rules(self, _key: str) -> None:
        """Open the rules at the one that this topic comes down to, or at the first one that it cites."""
        from tui.screens.rules import RulesScreen  # noqa: PLC0415 - it can be asked `why` itself

        seen = self.ink.seen()
        number = getattr(self.topic, "rule", "") or self._cited()
        self.app.push_screen(RulesScreen(number, game=seen.GAME if seen else FIRST))

    def do_why(self, key: str) -> None:
        """Show the keys: there is nothing behind this screen."""
        self.do_number(str(len(self._topics)))

    def _cited(self) -> str:
        words = "\n".join(text_of(line) for line in self.topic.rows(READABLE))
        found = _RULE.search(words)
        return found[0] if found else ""

    def _more(self, width: int) -> Rows:
        named = [
            f"{number} {topic.title}"
            for number, topic in enumerate(self._topics, start=1)
            if number != self._at + 1
        ]
        rules = _("{number} in the rule browser").format(number=len(self._topics) + 1)
        line = _("More: {topics}").format(topics="   ".join((*named, rules)))
        return tuple(row(" ", Span(each, "muted")) for each in wrapped(line, width - 2, indent=6))

    def _keys(self, width: int) -> Rows:
        commands = self._below.commands
        wide = max(cell_len(each.shown) for each in commands) + 2
        rows: list[tuple[Span, ...]] = []
        for each in commands:
            lines = wrapped(f"{_(each.label)}: {_(each.help)}", max(width - wide, 10), indent=2)
            shown = (each.shown, *[""] * (len(lines) - 1))
            rows += [
                row(Span(left(key, wide), "own"), line)
                for key, line in zip(shown, lines, strict=True)
            ]
        return tuple(rows)
