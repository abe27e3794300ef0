"""The Mansion: what can still come, the odds of the next Explore, what is known (S5)."""

from collections.abc import Iterable, Mapping

from textual.geometry import Region, Size

from tui.commands import command, use
from tui.glyphs import title
from tui.look.deck import deck_of
from tui.look.fates import NO_FATES, fates_of
from tui.look.forecast import STEP, Forecast, damage_words, forecast_rows, table_rows
from tui.look.mansion import (
    bottom_words,
    coming,
    coming_head,
    coming_rows,
    gone_words,
    head_row,
    unseen_row,
)
from tui.narration.text import _, mark
from tui.rows import Row, Span, row
from tui.screens.base import Divider, Topic, side_by_side
from tui.screens.looking_deckbuilding import DeckBuildingLook
from tui.table.eyes import Eyes
from tui.table.strips.race import absent
from tui.table.uncounted import note_rows, uncounted_words
from tui.why.topics import kind_topics
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text
from tui.wrap import wrapped

_LEFT = 41
"""The width of the list beside the odds at 80 columns."""

_BROAD, _HIGH = 132, 40
"""From this width on more Explores are told, from this height on the texts of cards in two lines."""

_EXPLORES = (1, 2)
_MORE_EXPLORES = (1, 2, 3, 4)


class MansionScreen(DeckBuildingLook):
    """What can still come out of the Mansion, and what it would mean."""

    ABOUT = mark(
        "On the left the cards that nobody has seen yet: `!` marks Infected that do more than their "
        "printed Damage, or take all of your Health. On the right the exact odds of the next Explore "
        "with your best Weapons; + and - change the Damage that is assumed, w goes back to yours."
    )
    KEYS = (
        command("move").named(mark("Move"), footer=3),
        command("find").named(mark("Find"), footer=3),
        command("enter").named(mark("Card"), mark("Explain the card under the cursor.")),
        command("more").named(mark("Damage"), mark("Assume 5 more, or 5 less, Damage."), footer=4)
        .written("+ -"),
        command("fewer").named(mark("Damage"), mark("Assume 5 less Damage."), footer=0),
        command("tab").named(mark("Odds"), mark("Give the keys to the other column."), footer=4),
        command("best").named(mark("Yours"), mark("Assume the Damage of your best Weapons.")),
        *use("survivors", "zones", "log", "rules", "back"),
    )  # fmt: skip

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="coming")
        yield Divider(id="between")
        yield Panel(id="odds")

    def looked(self, eyes: Eyes) -> None:
        self._deck = deck_of(eyes)
        self._fates = fates_of(self.logbook.past.steps()) if self._deck.known else NO_FATES
        self._forecast = Forecast(eyes)
        self._assumed = self._forecast.own.damage

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if size.width < 80:
            return {self.active or "coming": middle}
        right = 36 if size.width < _BROAD else 46
        left, between, beside = side_by_side(middle, max(size.width - right - 3, _LEFT))
        return {"coming": left, "between": between, "odds": beside}

    def head(self, size: Size) -> Rows:
        if none := absent(self.eyes):
            return (row(none),)
        return (head_row(self.eyes, self._deck, size.width),)

    def draw(self, size: Size) -> None:
        eyes, deck = self.eyes, self._deck
        panel = self.panel("coming")
        if absent(eyes):
            for each in (panel, self.panel("odds")):
                each.fill("", ())
            return
        width, lines = panel.extent.width - 1, 2 if size.height >= _HIGH else 1
        cards = [
            Item(each.card.id, coming_rows(eyes, each, deck, width, lines))
            for each in coming(eyes, deck)
        ]
        below = [unseen_row(deck, width), *_paragraph(gone_words(eyes, deck), width)]
        panel.fill(_("What can still come"), [*text([coming_head(width)]), *cards, *text(below)])
        self._draw_odds()

    def topics(self) -> tuple[Topic, ...]:
        item = self.panel("coming").current
        if self.active == "coming" and item:
            return (*kind_topics(self.asking, item.key), *super().topics())
        return super().topics()

    def choose(self, panel: Panel, item: Item) -> None:
        self.explain(kind_topics(self.asking, item.key))

    def do_more(self, _key: str) -> None:
        """Assume more Damage."""
        self._assumed += STEP

    def do_fewer(self, _key: str) -> None:
        """Assume less Damage."""
        self._assumed = max(self._assumed - STEP, 0)

    def do_best(self, _key: str) -> None:
        """Assume the Damage of the own best Weapons."""
        self._assumed = self._forecast.own.damage

    def _draw_odds(self) -> None:
        panel = self.panel("odds")
        width, height = panel.extent.width - 1, panel.extent.height - 1
        damage = self._assumed
        explores = _MORE_EXPLORES if width >= 42 else _EXPLORES
        bottom = _paragraph(bottom_words(self.eyes, self._deck, self._fates), width)
        own = self._forecast.own
        missing = uncounted_words(self.eyes, own, explores[-1], width)
        upper = [*forecast_rows(self._forecast, damage, explores), self._note(damage)]
        upper += note_rows([missing], width)
        room = height - len(upper) - 2 - min(len(bottom), 4)
        rows = [
            *upper,
            self._title(_("Defeated at a Damage of"), width),
            *table_rows(self._forecast, explores, max(room, 5)),
            self._title(_("At the bottom, last one lowest"), width),
            *bottom,
        ]
        panel.fill(_("Next Explore, your Damage {damage}").format(damage=damage), text(rows))

    def _note(self, damage: int) -> Row:
        return row(Span(damage_words(self._forecast, damage), "muted"))

    def _title(self, words: str, width: int) -> Row:
        return title(words, width, self.eyes.glyphs)


def _paragraph(words: str, width: int) -> list[Row]:
    return [row(Span(line, "muted")) for line in wrapped(words, max(width, 10))]
