"""What `?` says of a scenario: what it plays like, what it needs, its piles."""

from collections.abc import Callable

from core.deckbuilding.catalogue import Book, Scenario
from tui.narration.deckbuilding.terms import LISTS, word
from tui.narration.text import _
from tui.narration.words import capital, commas
from tui.rows import Row, Span, left, right, row
from tui.why.section import Section, listing, rule_section

_NAME = 28


def scenario_sections(book: Book, line: Callable[[str], str], scenario: Scenario) -> list[Section]:
    """Return what there is to say of a scenario; `line` says what a card does."""
    needs = _("{mode} list. Boxes: {boxes}.").format(
        mode=word(LISTS, scenario.mode), boxes=commas(map(capital, scenario.boxes))
    )
    basics = book.basics.get(scenario.basics)
    return [
        listing([*([scenario.feel] if scenario.feel else []), needs], indent=0),
        _piles(book, line, _("Its piles"), scenario.piles),
        _piles(book, line, _("Basic Resources"), basics.piles if basics else ()),
        rule_section("DBG-3.5"),
    ]


def _piles(
    book: Book, line: Callable[[str], str], heading: str, piles: tuple[tuple[str, ...], ...]
) -> Section:
    def rows(width: int) -> list[Row]:
        return [_pile_row(book, line, ids, width) for ids in piles]

    return Section(heading, rows)


def _pile_row(book: Book, line: Callable[[str], str], ids: tuple[str, ...], width: int) -> Row:
    """Return a pile: its cost, its first card, `~` where others are mixed in, and what the card does."""
    card = book.cards[ids[0]]
    name = card.name + (" ~" if len(ids) > 1 else "")
    cost = right("-" if card.cost is None else str(card.cost), 4)
    said = line(card.id) if width >= 60 else ""
    return row(f"{cost}  {left(name, _NAME)}  ", Span(said, "muted"))
