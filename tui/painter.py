"""What the terminal shows, remembered, so that only cells that differ are sent to it.

Textual sends whole widgets, and each screen whole once or twice when it opens. Over a slow line that
is felt; here a key costs what it changes, whoever drew it and however.
"""

from collections.abc import Mapping

from rich.cells import get_character_cell_size
from rich.color import ColorSystem
from rich.console import COLOR_SYSTEMS, Console
from rich.style import Style
from textual._compositor import CompositorUpdate
from textual.geometry import Size
from textual.strip import Strip

_NEAR = 10
"""Two changes in a line that are no further apart are sent as one: moving costs bytes too."""

Cell = tuple[str, Style | None]


class Painter:
    """Knows the lines that the terminal shows."""

    def __init__(self) -> None:
        self._size = Size(0, 0)
        self._shown: dict[int, Strip] = {}

    def forget(self) -> None:
        """Know nothing any more: the terminal was cleared, or somebody else wrote to it."""
        self._shown = {}

    def changes(self, lines: Mapping[int, Strip], size: Size, console: Console) -> str:
        """Return what to send so that these lines are shown, and remember them.

        Lines laid out for a larger terminal are cut: it would wrap them, and put those below it on its
        last line, over what is remembered of that one.
        """
        if size != self._size:
            self._size = size
            self.forget()
        pen = _Pen(COLOR_SYSTEMS[console.color_system or "standard"])
        for y, whole in lines.items():
            if y >= size.height:
                continue
            strip = whole.crop(0, size.width)
            old = self._shown.get(y)
            if old is None or old != strip:
                for start, end in _runs(old, strip):
                    pen.write(start, y, strip.crop(start, end))
                self._shown[y] = strip
        return pen.lifted()


class _Pen:
    """Writes runs of cells one after another; a style is sent only when it is another one."""

    def __init__(self, colours: ColorSystem) -> None:
        self._colours = colours
        self._style = ""
        self._parts: list[str] = []

    def write(self, x: int, y: int, strip: Strip) -> None:
        """Write a part of a line at a place."""
        self._parts.append(f"\x1b[{y + 1};{x + 1}H")
        for text, style, _control in strip:
            self._use(Strip.render_ansi(style, self._colours) if style else "")
            self._parts.append(text)

    def lifted(self) -> str:
        """Return all that was written, plain style at its end."""
        self._use("")
        return "".join(self._parts)

    def _use(self, style: str) -> None:
        if style != self._style:
            fresh = f"0;{style}" if self._style and style else style or "0"
            self._parts.append(f"\x1b[{fresh}m")
            self._style = style


class Ready(CompositorUpdate):
    """An update whose bytes are made already."""

    def __init__(self, text: str) -> None:
        self._text = text

    def render_segments(self, console: Console) -> str:
        """Return the bytes."""
        return self._text


def _runs(old: Strip | None, new: Strip) -> list[tuple[int, int]]:
    """Return the stretches of cells that differ, with short gaps closed; all of it for a new line."""
    if old is None:
        return [(0, new.cell_length)]
    before, after = _cells(old), _cells(new)
    runs: list[tuple[int, int]] = []
    for place, cell in enumerate(after):
        if place < len(before) and before[place] == cell:
            continue
        # A wide character is sent as a whole.
        start = place - (not cell[0])
        end = place + 1 + (place + 1 < len(after) and not after[place + 1][0])
        if runs and start - runs[-1][1] <= _NEAR:
            runs[-1] = (runs[-1][0], max(end, runs[-1][1]))
        else:
            runs.append((start, end))
    return runs


def _cells(strip: Strip) -> list[Cell]:
    """Return what is in each cell; the second cell of a wide character is an empty text."""
    cells: list[Cell] = []
    for text, style, _control in strip:
        if text.isascii():
            cells += [(character, style) for character in text]
            continue
        for character in text:
            width = get_character_cell_size(character)
            if width:
                cells += [(character, style), ("", style)][:width]
            elif cells:
                cells[-1] = (cells[-1][0] + character, cells[-1][1])
    return cells
