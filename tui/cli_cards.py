"""`inkribbon cards`: the catalogue with every printed figure, as a list or as JSON."""

import argparse
import json
from collections.abc import Iterable, Iterator
from typing import Any

from content.expect import suggestion
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book
from tui.bad_input import BadInputError
from tui.card_figures import figures_of
from tui.cli import OK
from tui.games import rules_for
from tui.narration.deckbuilding.cards import card_line
from tui.narration.names import printable
from tui.narration.text import _, ngettext
from tui.narration.words import commas
from tui.own import complain_of_own
from tui.rows import left, right
from tui.setup import quoted

GAME = "deckbuilding"

KIND_CELLS = max(len(kind.value) for kind in Kind)
"""A kind stands whole, as `--kind` takes it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `cards`."""
    parser.add_argument("--box", metavar="BOX", help="only the cards of one box: premiere, ...")
    parser.add_argument(
        "--kind", metavar="KIND", help="only cards of one kind: weapon, action, ..."
    )
    parser.add_argument("--json", action="store_true", help="print one JSON list of objects")


def run(options: argparse.Namespace) -> int:
    """Print the cards that were asked for. Raises BadInputError."""
    rules: Any = rules_for(GAME)
    book: Book = rules.book
    complain_of_own(GAME)
    boxes = tuple(dict.fromkeys(card.set for card in book.catalogue.cards))
    box = _known(_("--box: no box is called {name}{near}"), options.box, boxes)
    kinds = tuple(kind.value for kind in Kind)
    kind = _known(_("--kind: no kind of card is called {name}{near}"), options.kind, kinds)
    found = [
        card
        for card in book.catalogue.cards
        if box in ("", card.set) and kind in ("", card.kind.value)
    ]
    for line in _json(book, found) if options.json else _lines(book, found):
        print(line)
    return OK


def _known(complaint: str, typed: str | None, known: tuple[str, ...]) -> str:
    """Return the word that was typed, "" for none. Raises BadInputError if it is not a known one."""
    if typed is None:
        return ""
    wanted = typed.casefold()
    if wanted not in known:
        near = suggestion(typed, known) or _("; there are {names}").format(names=commas(known))
        raise BadInputError(complaint.format(name=quoted(typed), near=near))
    return wanted


def _json(book: Book, cards: list[Card]) -> Iterator[str]:
    """Yield a JSON list, an object a line, so that a difference between two shows the card."""
    objects = [json.dumps(figures_of(book, card), ensure_ascii=False) for card in cards]
    yield "[" + ",\n".join(objects) + "]"


def _lines(book: Book, cards: list[Card]) -> Iterable[str]:
    lines = [_("{head} cost  what it does").format(head=_head())]
    for card in cards:
        cost = "-" if card.cost is None else str(card.cost)
        name = left(printable(card.name), 30)
        lines.append(
            f"{left(card.id, 8)} {name} {left(card.set, 11)} {left(card.kind, KIND_CELLS)}"
            f" {right(str(card.copies), 3)} {right(cost, 4)}  {card_line(book, card)}"
        )
    count = ngettext("{count} card.", "{count} cards.", len(cards)).format(count=len(cards))
    return [*(line.rstrip() for line in lines), count]


def _head() -> str:
    return (
        f"{left(_('number'), 8)} {left(_('name'), 30)} {left(_('box'), 11)}"
        f" {left(_('kind'), KIND_CELLS)} {right(_('no.'), 3)}"
    )
