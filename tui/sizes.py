"""The sizes that screens are designed for (screens.md, section 4); no other module names one."""

from textual.geometry import Size

SMALLEST = Size(40, 12)
"""Below it no list is laid out: one text alone says so."""

WIDTHS = (0, 60, 80, 100, 120, 132, 160)
"""Where the width classes begin; 80 is the one that the frames are drawn for."""

HEIGHTS = (0, 18, 24, 30, 40, 50)
"""Where the height classes begin; 24 is the one that the frames are drawn for."""

READABLE = 100
"""No line of text is longer than this, however wide the terminal."""


def width_class(size: Size) -> int:
    """Return the width class of a size: one of WIDTHS."""
    return max(width for width in WIDTHS if width <= size.width)


def height_class(size: Size) -> int:
    """Return the height class of a size: one of HEIGHTS."""
    return max(height for height in HEIGHTS if height <= size.height)


def too_small(size: Size) -> bool:
    """Say whether a screen cannot be laid out."""
    return size.width < SMALLEST.width or size.height < SMALLEST.height
