"""The table of Undead as rows, where it is only looked at: beside a text, or as it was."""

from tui.glyphs import title
from tui.rows import Row, Span, left, row, width_of
from tui.undead import squad, track
from tui.undead.eyes import UndeadEyes
from tui.undead.head import head_rows
from tui.undead.places import columns_shown
from tui.wrap import wrapped


def table_rows(eyes: UndeadEyes, width: int) -> list[Row]:
    """Return the table from top to bottom: both lines, the track, the Soldiers, their hands."""
    rows = head_rows(eyes, width, "")
    count = len(eyes.view.track)
    front = max((man.at for man in eyes.view.soldiers if man.health), default=0)
    rows += _track(eyes, columns_shown(count, width, front), width)
    rows.append(title(squad.squad_heading(width, eyes.glyphs.thin), width, eyes.glyphs))
    rows += [
        (Span(" "), *squad.soldier_row(eyes, n, width - 1)) for n in range(len(eyes.view.soldiers))
    ]
    for number, man in enumerate(eyes.view.soldiers):
        if man.hand:
            rows.append(title(squad.hand_heading(eyes, number), width, eyes.glyphs))
            names = ", ".join(eyes.card(copy).name for copy in man.hand)
            rows += [row(" ", line) for line in wrapped(names, width - 1)]
    return rows


def _track(eyes: UndeadEyes, shown: range, width: int) -> list[Row]:
    cells = width // len(shown)
    heads: list[Span] = []
    columns: list[list[Row]] = []
    for at in shown:
        heads += title(track.column_title(eyes, at, cells), cells, eyes.glyphs)
        parts = track.column_parts(eyes, at, cells - 2)
        columns.append([line for part in parts for line in part.rows])
    rows: list[Row] = [tuple(heads)]
    for number in range(max(map(len, columns))):
        made: list[Span] = []
        for column in columns:
            line = column[number] if number < len(column) else ()
            made += [Span(" "), *line, Span(left("", max(cells - 1 - width_of(line), 0)))]
        rows.append(tuple(made))
    return rows
