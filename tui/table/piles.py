"""The Resource Area: every pile with its label, its price and what can be bought now (S1)."""

from string import ascii_lowercase

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.view import PileView
from core.kernel.decision import NONE
from tui.narration.text import _
from tui.rows import Row, Span, left, right, row
from tui.table.eyes import Eyes
from tui.wrap import clipped

LABELS = ascii_lowercase.replace("u", "")[:24]
"""The labels of piles; `u` takes back and is never a label."""

FIGURES, TEXTS = 30, 90
"""From these widths on a cell has the figures of a Weapon, or what the card does."""

HIGH = 50
"""From this height of the terminal on all piles can stand below each other."""

_NEEDS = 12
"""The cells of a Weapon's Ammo and Damage: ` 20 > 10 Dmg`."""


def mark_of(eyes: Eyes, pile: PileView) -> str:
    """Return the mark of a pile: `*` buy now, `+` after your Ammunition, `x` sold out, or a blank."""
    if pile.top == NONE:
        return "x"
    turn = eyes.view.turn
    if not eyes.my_turn() or turn.buys < 1 or eyes.view.ended:
        return " "
    cost = eyes.card(pile.top).cost or 0
    if cost <= turn.gold:
        return "*"
    return "+" if cost <= turn.gold + eyes.ammunition_worth()[1] else " "


def buyable(eyes: Eyes) -> int:
    """Return how many piles a card can be bought from now."""
    return sum(mark_of(eyes, pile) == "*" for pile in eyes.view.piles)


def pile_name(eyes: Eyes, pile: PileView, width: int) -> str:
    """Return the name of a pile's top card in `width` cells, with `~` if the pile is mixed."""
    card = top_card(eyes, pile)
    name = card.name if len(card.name) <= width - 2 * (len(pile.ids) > 1) else card.short
    if len(pile.ids) > 1:
        return left(f"{_shortened(name, max(width - 2, 0))} ~", width)
    return left(_shortened(name, width), width)


def _shortened(name: str, width: int) -> str:
    """Return a name that fits, with a full stop where it is cut."""
    return name if len(name) <= width else name[: max(width - 1, 0)].rstrip() + "."


def top_card(eyes: Eyes, pile: PileView) -> Card:
    """Return the card on top of a pile, of one that is sold out the first that it is for."""
    return eyes.card(pile.top) if pile.top != NONE else eyes.book.cards[pile.ids[0]]


def pile_cell(eyes: Eyes, place: int, width: int) -> Row:
    """Return one pile in `width` cells: label, mark, name, cost in Gold (or `-`), number of cards.

    Where there is room the Ammo and Damage of a Weapon stand before the cost, and what the card does
    after the number.
    """
    pile = eyes.view.piles[place]
    mark = mark_of(eyes, pile)
    label = LABELS[place] if place < len(LABELS) else " "
    card = top_card(eyes, pile)
    cost = str(card.cost or 0) if pile.top != NONE else "-"
    role = {"*": "gain", "+": "", "x": "muted", " ": "muted" if eyes.my_turn() else ""}[mark]
    text = "  " + clipped(eyes.narration.card_text(card.id), width - 50) if width >= TEXTS else ""
    room = max((48 if width >= TEXTS else width) - 8, 1)
    needs = _needs(card) if room + 8 >= FIGURES and card.kind is Kind.WEAPON else ""
    name = pile_name(eyes, pile, room - (_NEEDS if needs else 0)) + right(
        needs, len(needs) and _NEEDS
    )
    return row(
        Span(f"{label}{mark}{name}{right(cost, 3)}{right(str(pile.size), 3)}", role),
        Span(left(text, width - 48) if text else "", "muted"),
    )


def _needs(card: Card) -> str:
    return _("{ammo} > {damage} Dmg").format(
        ammo="X" if card.requirement is None else card.requirement,
        damage=right("X" if card.damage is None else str(card.damage), 2),
    )


def columns_at(width: int, height: int = 0) -> int:
    """Return how many columns of piles there are; one where the terminal is high enough for texts."""
    if width >= TEXTS and height >= HIGH:
        return 1
    return 3 if width >= 78 else 2
