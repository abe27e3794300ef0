"""`inkribbon cards`: the catalogue with every printed figure, as a list or as JSON; a card by its name."""

import argparse
import json
from collections.abc import Iterable, Iterator
from typing import Any

from content.expect import suggestion
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book
from tui.bad_input import BadInputError
from tui.card_figures import figures_of
from tui.cards_by_name import Found, find
from tui.cli import OK
from tui.games import GAMES, rules_for
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
    parser.add_argument(
        "name",
        nargs="*",
        metavar="NAME",
        help="a part of a name, or a number, of any game; else all of the Deck Building Game",
    )
    parser.add_argument("--box", metavar="BOX", help="only the cards of one box: premiere, ...")
    parser.add_argument(
        "--kind", metavar="KIND", help="only cards of one kind: weapon, action, ..."
    )
    parser.add_argument("--json", action="store_true", help="print one JSON list of objects")


def run(options: argparse.Namespace) -> int:
    """Print the cards that were asked for. Raises BadInputError."""
    rules: Any = rules_for(GAME)
    book: Book = rules.book
    name = " ".join(options.name)
    for game in GAMES if name.strip() else (GAME,):
        complain_of_own(game)
    boxes = tuple(dict.fromkeys(card.set for card in book.catalogue.cards))
    box = _known(_("--box: no box is called {name}{near}"), options.box, boxes)
    kinds = tuple(kind.value for kind in Kind)
    kind = _known(_("--kind: no kind of card is called {name}{near}"), options.kind, kinds)

    def fits(card: Any) -> bool:
        return isinstance(card, Card) and box in ("", card.set) and kind in ("", card.kind.value)

    if name.strip():
        lines = _named(find(name, fits if box or kind else None), as_json=options.json)
    else:
        found = [card for card in book.catalogue.cards if fits(card)]
        lines = (
            _json(figures_of(book, card) for card in found) if options.json else _lines(book, found)
        )
    for line in lines:
        print(line)
    return OK


def _named(found: list[Found], *, as_json: bool) -> Iterable[str]:
    """Return what was found by a name: a single card in full, several in a line each."""
    if as_json:
        return _json(each.figures() for each in found)
    if len(found) == 1:
        return found[0].whole()
    return [*(each.line for each in found), _count(len(found))]


def _known(complaint: str, typed: str | None, known: tuple[str, ...]) -> str:
    """Return the word that was typed, "" for none. Raises BadInputError if it is not a known one."""
    if typed is None:
        return ""
    wanted = typed.casefold()
    if wanted not in known:
        near = suggestion(typed, known) or _("; there are {names}").format(names=commas(known))
        raise BadInputError(complaint.format(name=quoted(typed), near=near))
    return wanted


def _json(cards: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Yield a JSON list, an object a line, so that a difference between two shows the card."""
    objects = [json.dumps(card, ensure_ascii=False) for card in cards]
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
    return [*(line.rstrip() for line in lines), _count(len(cards))]


def _count(number: int) -> str:
    return ngettext("{count} card.", "{count} cards.", number).format(count=number)


def _head() -> str:
    return (
        f"{left(_('number'), 8)} {left(_('name'), 30)} {left(_('box'), 11)}"
        f" {left(_('kind'), KIND_CELLS)} {right(_('no.'), 3)}"
    )
