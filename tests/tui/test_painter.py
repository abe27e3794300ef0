"""The painter sends only what differs, and what it sends always leads to the same picture."""

from typing import Any

import pyte
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.strip import Strip

from tui.painter import Painter

WIDTH, HEIGHT = 12, 4
SIZE = Size(WIDTH, HEIGHT)
STYLES = (Style(), Style(bold=True), Style(reverse=True), Style(color="red"))


def a_console() -> Console:
    return Console(color_system="standard", force_terminal=True, width=WIDTH)


def a_strip(parts: list[tuple[str, Style]]) -> Strip:
    return Strip([Segment(*part) for part in parts]).adjust_cell_length(WIDTH, Style())


strips = st.lists(
    st.tuples(st.text("ab日é ", max_size=5), st.sampled_from(STYLES)), max_size=4
).map(a_strip)
frames = st.lists(strips, min_size=HEIGHT, max_size=HEIGHT)


class Picture:
    """What a terminal shows after some bytes."""

    def __init__(self) -> None:
        self.screen: Any = pyte.Screen(WIDTH, HEIGHT)
        self._stream: Any = pyte.Stream(self.screen)

    def feed(self, text: str) -> None:
        self._stream.feed(text)

    def cells(self) -> list[list[Any]]:
        return [[self.screen.buffer[y][x] for x in range(WIDTH)] for y in range(HEIGHT)]


@given(st.lists(frames, min_size=1, max_size=5))
def test_changes_lead_to_the_same_picture_as_a_drawing(shown: list[list[Strip]]) -> None:
    painter, console, changed = Painter(), a_console(), Picture()
    for frame in shown:
        changed.feed(painter.changes(dict(enumerate(frame)), SIZE, console))
    drawn = Picture()
    drawn.feed(Painter().changes(dict(enumerate(shown[-1])), SIZE, console))

    assert drawn.cells() == changed.cells()


def test_lines_laid_out_for_a_larger_terminal_leave_nothing_behind() -> None:
    """Textual lays out anew some time after it knows the size; until then the old layout is drawn."""
    painter, console, picture = Painter(), a_console(), Picture()
    larger = [
        Strip([Segment(text.ljust(WIDTH * 2), Style())])
        for text in (*"abcde", "a footer of another size")
    ]
    frame = [a_strip([(text, Style())]) for text in ("head", "hand", "log", "footer")]
    picture.feed(painter.changes(dict(enumerate(larger)), SIZE, console))
    picture.feed(painter.changes(dict(enumerate(frame)), SIZE, console))

    assert ["head", "hand", "log", "footer"] == [line.rstrip() for line in picture.screen.display]


def test_nothing_is_sent_twice() -> None:
    painter, frame = Painter(), {0: a_strip([("hand", Style())])}
    painter.changes(frame, SIZE, a_console())

    assert "" == painter.changes(frame, SIZE, a_console())


def test_one_cell_costs_one_cell() -> None:
    painter, console = Painter(), a_console()
    painter.changes({0: a_strip([("Ammo 20", Style())])}, SIZE, console)

    assert "\x1b[1;7H5" == painter.changes({0: a_strip([("Ammo 25", Style())])}, SIZE, console)


def test_all_is_sent_again_after_a_resize_and_when_forgotten() -> None:
    painter, console = Painter(), a_console()
    frame = {0: a_strip([("hand", Style())])}
    first = painter.changes(frame, SIZE, console)
    painter.forget()

    assert first == painter.changes(frame, SIZE, console)
    assert first == painter.changes(frame, Size(WIDTH, HEIGHT + 1), console)
