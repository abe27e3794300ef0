"""The rule browser: chapters and their rules, found by word or by number (`r`)."""

from collections.abc import Iterable, Mapping

from textual.geometry import Region, Size

from tui.commands import command, use
from tui.games import FIRST
from tui.look.heads import head_of
from tui.look.marking import sought
from tui.look.rulebook import (
    TITLES,
    Chapter,
    chapter_of,
    chapter_rows,
    chapters,
    counted,
    found_with,
    game_of,
    rule_of,
    rule_rows,
)
from tui.narration.text import _, mark, ngettext
from tui.rows import Span, row
from tui.screens.aside import TABLE, Split, aside_panels, draw_aside, split
from tui.screens.base import BaseScreen, Divider, side_by_side
from tui.sizes import READABLE, width_class
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel

_LEFT = 30

_ASIDE = 160
"""The width class from which the table stands beside two columns."""


class RulesScreen(BaseScreen[None]):
    """Read the rules. `start` is the number of the rule to begin at; else those of `game` are shown."""

    ABOUT = mark(
        "The rules of the game in our words. / finds a word in all of them; a number "
        "goes to its rule: 7.9, or 7 for a chapter. Enter on a chapter goes to its rules."
    )
    KEYS = (
        *use("move"),
        command("find").named(mark("Search"), mark("Show the rules with a word in them.")),
        command("number").named(mark("Rule"), mark("Type the number of a rule and go there.")),
        command("enter").named(mark("Read"), mark("Go to the rules of the chapter."), footer=2),
        command("tab").named(mark("Chapters"), mark("Give the keys to the other column.")),
        *use("back"),
    )

    def __init__(self, start: str = "", game: str = FIRST) -> None:
        super().__init__()
        self._game = game_of(start, game)
        self._at = rule_of(start, self._game) or chapters(self._game)[0].rules[0]
        self._started = bool(rule_of(start, self._game))
        self._word = ""
        self._found: tuple[str, ...] = ()

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="chapters")
        yield Divider(id="between")
        yield Panel(id="rules")
        yield from aside_panels()

    def on_mount(self) -> None:
        """Stand on the rule that was asked for."""
        super().on_mount()
        if self._started:
            self._go(self._at)
            self.redraw()

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if size.width < 80:
            return {self.active or "chapters": middle}
        beside = self.ink.seen() is not None and width_class(size) >= _ASIDE
        parted = split(middle, size, most=_LEFT + 3 + READABLE) if beside else Split(middle, {})
        wide = size.width >= 100 and not beside
        left, between, right = side_by_side(parted.text, _LEFT + 12 if wide else _LEFT)
        return {"chapters": left, "between": between, "rules": right, **parted.aside}

    def head(self, size: Size) -> Rows:
        parts = [_(TITLES[self._game])]
        if self._word:
            count = len(self._found)
            words = ngettext(
                'search "{word}": {count} rule', 'search "{word}": {count} rules', count
            )
            parts.append(words.format(word=self._word, count=count))
        return (head_of(parts, size.width, self.ink.glyphs, kept=-1),)

    def question(self) -> str:
        return _("Escape goes back to where you were. / searches, a number goes to its rule.")

    def draw(self, size: Size) -> None:
        listed = self.panel("chapters")
        width = listed.extent.width - 1
        hits = counted(self._found)
        items = [
            Item(str(each.number), chapter_rows(each, width, self._hits(hits, each)))
            for each in chapters(self._game)
        ]
        listed.fill(_("Chapters"), items)
        self._draw_rules()
        if width_class(size) >= _ASIDE and (eyes := self.ink.seen()):
            draw_aside(self.panel(TABLE), eyes)

    def choose(self, panel: Panel, item: Item) -> None:
        if panel.id == "chapters":
            # Only now: a step in the list must not send a whole column of text.
            self._show_all()
            self._at = next(c for c in chapters(self._game) if str(c.number) == item.key).rules[0]
            self.activate("rules")
            self._draw_rules()
            self.panel("rules").stand_on(self._at)
        else:
            self.refuse(_("A number goes to another rule, Tab to the chapters."))

    def do_find(self, _key: str) -> None:
        """Show the rules with a word in them, while it is typed."""
        self.type_line(self._word, self._searched, ask=_("Search:"), changed=self._search)

    def do_number(self, key: str) -> None:
        """Type the number of a rule."""
        self.type_line(key, self._typed_number, ask=_("Go to rule:"), most=12)

    def do_back(self, key: str) -> None:
        """Leave the search first, then the rules."""
        if self._word:
            self._show_all()
        else:
            super().do_back(key)

    def _hits(self, hits: Mapping[int, int], chapter: Chapter) -> int | None:
        return hits.get(chapter.number, 0) if self._word else None

    def _draw_rules(self) -> None:
        panel = self.panel("rules")
        width = min(panel.extent.width - 1, READABLE)
        if self._word:
            numbers, heading = self._found, _('Rules with "{word}"').format(word=self._word)
        else:
            chapter = next(c for c in chapters(self._game) if c.number == chapter_of(self._at))
            numbers, heading = chapter.rules, f"{chapter.number} {chapter.title}"
        items = [Item(number, rule_rows(number, width, self._word)) for number in numbers]
        if not items:
            items = [Item("", (row(Span(_("No rule has this in it."), "muted")),))]
        panel.fill(heading, items)

    def _search(self, typed: str) -> None:
        self._word = sought(typed)
        self._found = found_with(self._word, self._game)
        self.panel("rules").rewind()

    def _searched(self, typed: str | None) -> None:
        """Enter goes to the rules that were found, Escape back to all of them."""
        if typed is None or not self._word:
            self._show_all()
        elif self._found:
            self.activate("rules")

    def _show_all(self) -> None:
        self._word, self._found = "", ()

    def _typed_number(self, typed: str | None) -> None:
        if typed is None:
            return
        number = rule_of(typed, self._game)
        if number:
            self._go(number)
        else:
            self.refuse(_("There is no rule {number}.").format(number=typed))

    def _go(self, number: str) -> None:
        """Stand on a rule of its chapter."""
        self._show_all()
        self._at = number
        self.activate("rules")
        self.panel("chapters").stand_on(str(chapter_of(number)))
        self._draw_rules()
        self.panel("rules").stand_on(number)
