"""The table as it was after some answer: to be looked at, not played at."""

from tui.glyphs import title
from tui.narration.text import _, ngettext
from tui.narration.words import commas
from tui.rows import Row, Span, row
from tui.table.eyes import Eyes
from tui.table.hand import hand_row, places
from tui.table.head import effect_rows, mansion_row, mate_row, mates_row, own_row, turn_row
from tui.table.piles import columns_at, pile_cell

_EACH = 78
"""The width from which each of the others has a line."""


def table_rows(eyes: Eyes, width: int) -> list[Row]:
    """Return the table from top to bottom: counters, Characters, Mansion, Explore, piles, cards."""
    view = eyes.view
    others = [mate_row(eyes, seat, width) for seat in view.seats if seat.seat != view.seat]
    if others and width < _EACH:
        others = [mates_row(eyes, width)]
    rows = [turn_row(eyes, width, ""), own_row(eyes, width), *effect_rows(eyes, width), *others]
    rows.append(mansion_row(eyes))
    if view.fight is not None:
        rows += [_heading(eyes, _("Explore"), width), *_fight_rows(eyes)]
    rows += [_heading(eyes, _("Resource Area"), width), *_pile_rows(eyes, width)]
    return [*rows, *_own_cards(eyes, width)]


def _heading(eyes: Eyes, text: str, width: int, right: str = "") -> Row:
    return title(text, width, eyes.glyphs, right=right)


def _pile_rows(eyes: Eyes, width: int) -> list[Row]:
    """Return the piles column by column, as they stand on the table."""
    columns, piles = columns_at(width), len(eyes.view.piles)
    height = -(-piles // columns)
    cell = min(max((width + 2) // columns - 2, 16), 38)
    rows = []
    for line in range(height):
        places = range(line, piles, height)
        rows.append(
            tuple(span for place in places for span in (*pile_cell(eyes, place, cell), Span("  ")))
        )
    return rows


def _own_cards(eyes: Eyes, width: int) -> list[Row]:
    me = eyes.view.me
    played = eyes.named(me.play_area) or _("nothing")
    counts = _("Inventory {inventory}  Discard Pile {discard}").format(
        inventory=me.inventory_size, discard=len(me.discard_pile)
    )
    heading = _("Hand {count}").format(count=me.hand_size)
    hand = [hand_row(eyes, place, width) for place in places(eyes, ())]
    return [
        row(_("Played: {cards}").format(cards=played)),
        _heading(eyes, heading, width, counts),
        *hand,
    ]


def _fight_rows(eyes: Eyes) -> list[Row]:
    view = eyes.view
    fight = view.fight
    if fight is None:
        return []
    name = eyes.name(fight.seat)
    used = commas(eyes.card(use.card).name for use in fight.uses) or _("no Weapon")
    words = _("{name} uses {weapons}: Damage {damage}.")
    rows = [row(words.format(name=name, weapons=used, damage=view.fight_damage))]
    if fight.committed:
        count = fight.committed
        spent = ngettext("{count} Explore is spent.", "{count} Explores are spent.", count)
        rows.append(row(spent.format(count=count)))
    figures = {each.card: each for each in view.infected}
    for copy in fight.row:
        said = ""
        if copy in figures:
            said = _("  Health {health}, Damage {damage}").format(
                health=figures[copy].health.total, damage=figures[copy].damage.total
            )
        rows.append(row(_("Revealed: {card}").format(card=eyes.card(copy).name), Span(said)))
    return rows
