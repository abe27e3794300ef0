"""A small screen, built as `tui.screens.base` says: two columns, a list and what is under the cursor."""

from collections.abc import Iterable, Mapping

from textual.geometry import Region, Size

from tui.commands import command, use
from tui.rows import row
from tui.screens.base import BaseScreen, Divider, paragraph, side_by_side
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text


class Demo(BaseScreen[str]):
    """Choose one of some words."""

    ABOUT = "A list of words, and each of them spelt."
    KEYS = (
        command("enter").named("Take", "Take the word under the cursor."),
        *use("number", "tab", "find"),
        command("next").named("End", "End the demonstration; a second press does it."),
        *use("undo", "back"),
    )

    def __init__(self, words: tuple[str, ...] = ("ribbon", "typewriter", "mansion")) -> None:
        super().__init__()
        self.words = words
        self.taken: list[str] = []

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="words")
        yield Divider(id="between")
        yield Panel(id="letters")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        left, between, right = side_by_side(middle, 30)
        return {"words": left, "between": between, "letters": right}

    def head(self, size: Size) -> Rows:
        return (row("Demonstration"),)

    def log_rows(self, size: Size) -> Rows:
        return tuple(row(f"{word} was taken.") for word in self.taken[-2:])

    def question(self) -> str:
        return "Take a word. Enter takes the one under the cursor."

    def draw(self, size: Size) -> None:
        numbered = enumerate(self.words, start=1)
        items = [Item(f"word-{n}", (row(f"{n} {word}"),), label=str(n)) for n, word in numbered]
        self.panel("words").fill(f"Words {len(items)}", items)
        current = self.panel("words").current
        word = current.rows[0][0].text if current else ""
        width = self.panel("letters").extent.width - 1
        self.panel("letters").fill("Letters", text(paragraph(" ".join(word), width)))

    def refuses(self, command_id: str) -> str:
        return "" if command_id != "undo" or self.taken else "Nothing has been taken (DEMO-1.1)."

    def choose(self, panel: Panel, item: Item) -> None:
        self.taken.append(item.rows[0][0].text[2:])

    def do_undo(self, _key: str) -> None:
        self.taken.pop()

    def do_next(self, _key: str) -> None:
        self.confirm(command("next"), "End? n or Enter ends.", self.ink.leave)
