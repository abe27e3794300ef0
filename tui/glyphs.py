"""The few characters that differ between a terminal with box characters and one without."""

from attrs import frozen
from rich.cells import cell_len, set_cell_size

from tui.rows import Row, Span


@frozen
class Glyphs:
    """Characters of one cell each: the rule of a panel at rest, of the active one, a column, a bar.

    `ramp` is from nothing to all, for what grows.
    """

    thin: str
    double: str
    column: str
    full: str
    empty: str
    ramp: str


ASCII = Glyphs("-", "=", "|", "#", "-", ".-=+#")
BOXES = Glyphs("─", "═", "│", "█", "░", ".░▒▓█")


def title(text: str, width: int, glyphs: Glyphs, *, active: bool = False, right: str = "") -> Row:
    """Return the title of a panel in exactly `width` cells: `== Hand 6 ====`, `-- Hand 6 ----`.

    The rule, not the colour, says which panel has the keys. `right` stands four cells before the
    end; it goes first where there is no room for both.
    """
    rule, role = (glyphs.double, "focus") if active else (glyphs.thin, "title")
    head = f"{rule * 2} {text} " if text else ""
    tail = f" {right} {rule * 4}" if right else ""
    gap = width - cell_len(head) - cell_len(tail)
    if gap < 0:
        head = set_cell_size(head, max(min(cell_len(head), width), 0))
        return (Span(head + rule * (width - cell_len(head)), role),)
    return (Span(head + rule * gap + tail, role),)


def bar(have: int, most: int, width: int, glyphs: Glyphs) -> str:
    """Return a bar such as `[######--]`, `width` cells between the brackets.

    Full only at `most`, empty only at 0: what is nearly gone still shows.
    """
    filled = round(width * have / most) if most > 0 else 0
    if 0 < have < most:
        filled = min(max(filled, 1), width - 1)
    filled = min(max(filled, 0), width)
    return f"[{glyphs.full * filled}{glyphs.empty * (width - filled)}]"
