"""Breaking text between words, by cells."""

from rich.cells import cell_len, set_cell_size


def wrapped(text: str, width: int, indent: int = 0) -> tuple[str, ...]:
    """Return a text in lines of at most `width` cells; those after the first are indented.

    A word that is wider than a line is broken; nothing is ever left out.
    """
    width = max(width, 1)
    indent = min(indent, width - 1)
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line.strip() else line + word
        if cell_len(longer) <= width:
            line = longer
            continue
        if line.strip():
            lines.append(line)
        line = " " * indent + word
        while cell_len(line) > width:
            head = set_cell_size(line, width).rstrip() or line[: indent + 1]
            lines.append(head)
            line = " " * indent + line[len(head) :]
    return (*lines, line)


def hanging(head: str, text: str, width: int) -> tuple[str, ...]:
    """Return a text after a head, in lines of at most `width` cells; further ones stand under the text."""
    lines = wrapped(text, max(width - cell_len(head), 10))
    blank = " " * cell_len(head)
    return tuple((blank if place else head) + line for place, line in enumerate(lines))


def clipped(text: str, width: int) -> str:
    """Return a text that fits, cut after a whole word with `...` where it is longer.

    A first word that is too long is itself cut; a comma or the like before the cut goes with the rest.
    """
    if cell_len(text) <= width:
        return text
    words = text.split(" ")
    while words and cell_len(" ".join(words)) > width - 3:
        words.pop()
    kept = " ".join(words).rstrip(" ,;:") or set_cell_size(text, max(width - 3, 0)).rstrip()
    return set_cell_size(f"{kept}...", max(min(cell_len(kept) + 3, width), 0))
