"""The track and the squad beside the table of Undead (`m`, `s`): a list, and a page of each line."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping

from textual.geometry import Region, Size

from core.kernel.decision import NONE
from tui.commands import Command, command, use
from tui.look.heads import head_of
from tui.narration.text import _, mark
from tui.rows import Row, row
from tui.screens.base import Divider, Topic, side_by_side
from tui.screens.looking import LookScreen
from tui.sizes import READABLE
from tui.undead import sheet
from tui.undead.eyes import UndeadEyes
from tui.undead.why import Asking, card_topics, place_topics, soldier_topics
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text

_LEFT = 27


class _PageScreen(LookScreen[UndeadEyes]):
    """A list at the left, and at the right the page of what the cursor stands on."""

    KEYS = (
        *use("move"),
        command("enter").named(mark("Why"), mark("Explain what is under the cursor.")),
        command("tab").named(mark("Page"), mark("Give the keys to the page, to scroll it.")),
        *use("find"),
    )

    @abstractmethod
    def items(self, width: int) -> list[Item]:
        """Return the lines of the list."""

    @abstractmethod
    def page(self, key: str, width: int) -> tuple[Row, ...]:
        """Return the page of a line."""

    @abstractmethod
    def item_topics(self, key: str) -> tuple[Topic, ...]:
        """Explain what a line stands for."""

    @abstractmethod
    def titles(self) -> tuple[str, str]:
        """Return what the screen and its list are called."""

    def listed(self) -> tuple[Command, ...]:
        return (*self.KEYS, *self.other_looks(), *use("back"))

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="list")
        yield Divider(id="between")
        yield Panel(id="page", margin=False)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if size.width < 60:
            return {self.active or "list": middle}
        left, between, right = side_by_side(middle, _LEFT + max(size.width - 100, 0) // 4)
        return {"list": left, "between": between, "page": right}

    def head(self, size: Size) -> Rows:
        mission = self.eyes.book.missions[self.eyes.view.setup.mission].name
        words = [
            self.titles()[0],
            mission,
            _("turn {number}").format(number=self.session.rules.turn(self.session.table.state)),
        ]
        return (head_of(words, size.width, self.eyes.glyphs),)

    def draw(self, size: Size) -> None:
        panel = self.panel("list")
        panel.fill(self.titles()[1], self.items(max(panel.extent.width - 1, 10)))
        page = self.panel("page")
        item = panel.current
        if item is None or not page.extent.area:
            return
        rows = self.page(item.key, max(min(page.extent.width, READABLE), 12))
        page.fill(self.page_title(item.key), text(rows))

    @abstractmethod
    def page_title(self, key: str) -> str:
        """Return what the page of a line is called."""

    def moved(self, panel: Panel) -> None:
        if panel.id == "list":
            self.panel("page").rewind()

    def choose(self, panel: Panel, item: Item) -> None:
        self.explain(self.item_topics(item.key))

    def topics(self) -> tuple[Topic, ...]:
        item = self.panel("list").current
        return (*(self.item_topics(item.key) if item else ()), *super().topics())

    @property
    def asking(self) -> Asking:
        """Who asks."""
        return Asking(self.eyes, self.refusal)


class UndeadSquadScreen(_PageScreen):
    """The sheets of the Soldiers."""

    ABOUT = mark(
        "A sheet for each Soldier: figures with their sums, Attacks with their charts, Equipment, Skills,"
        " Divine Powers with their costs as they are now, and the cards in hand."
    )

    def titles(self) -> tuple[str, str]:
        return _("Squad"), _("Soldiers")

    def items(self, width: int) -> list[Item]:
        eyes = self.eyes
        return [
            Item(str(n), (sheet.soldier_line(eyes, n, width),), str(n + 1))
            for n in range(len(eyes.view.soldiers))
        ]

    def page(self, key: str, width: int) -> tuple[Row, ...]:
        return sheet.soldier_page(self.eyes, int(key), width)

    def page_title(self, key: str) -> str:
        return self.eyes.sheet(int(key)).name

    def item_topics(self, key: str) -> tuple[Topic, ...]:
        return soldier_topics(self.asking, int(key))


class UndeadTrackScreen(_PageScreen):
    """The places of the track with their Hostiles."""

    ABOUT = mark(
        "Every place with what it costs to enter, its Cover and its text, and every Hostile with its chart."
        " The figure beside a Hostile is the chance that its next Attack, as it stands, scores a Hit."
    )

    def titles(self) -> tuple[str, str]:
        return _("Track"), _("Places and Hostiles")

    def items(self, width: int) -> list[Item]:
        eyes = self.eyes
        found: list[Item] = []
        for at in range(len(eyes.view.track)):
            found.append(Item(f"place {at}", (sheet.place_line(eyes, at, width),)))
            found += [
                Item(f"hostile {each.card}", (sheet.hostile_line(eyes, each.card, width),))
                for each in eyes.hostiles_at(at)
            ]
        return found

    def page(self, key: str, width: int) -> tuple[Row, ...]:
        kind, number = _parts(key)
        if kind == "place":
            return sheet.place_page(self.eyes, number, width, self.refusal)
        return sheet.hostile_page(self.eyes, number, width) if number != NONE else (row(),)

    def page_title(self, key: str) -> str:
        kind, number = _parts(key)
        if kind == "place":
            return self.eyes.scene.place(number)
        return self.eyes.card(number).name

    def item_topics(self, key: str) -> tuple[Topic, ...]:
        kind, number = _parts(key)
        if kind == "place":
            return place_topics(self.asking, number)
        return card_topics(self.asking, number)


def _parts(key: str) -> tuple[str, int]:
    kind, _space, number = key.partition(" ")
    return kind, int(number)
