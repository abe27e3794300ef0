"""The Hand: numbered rows that stay where they are until their card leaves (S1)."""

from attrs import frozen
from rich.cells import cell_len

from core.deckbuilding.cards import Card, Kind
from tui.narration.deckbuilding.cards import brief_texts
from tui.narration.deckbuilding.figures import card_now
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import KINDS, word
from tui.narration.text import _
from tui.narration.words import fitted
from tui.picking import label_of
from tui.rows import Row, Span, left, row
from tui.table.eyes import Eyes
from tui.wrap import clipped


@frozen
class Place:
    """A numbered row of the Hand: a card and how many of it there are."""

    number: int
    card: int
    count: int

    @property
    def label(self) -> str:
        """The key of the row, or an empty text."""
        return label_of(self.number)


def places(eyes: Eyes, before: tuple[Place, ...]) -> tuple[Place, ...]:
    """Return the rows of the Hand: a card keeps its number, a new one takes the lowest free one.

    Cards of one kind share a row.
    """
    kept = {eyes.view.cards[place.card]: place.number for place in before}
    groups = eyes.grouped(eyes.view.me.hand)
    taken = {kept[eyes.view.cards[copy]] for copy, _n in groups if eyes.view.cards[copy] in kept}
    free = (number for number in range(1, len(groups) + len(taken) + 1) if number not in taken)
    found = []
    for copy, count in groups:
        number = kept.get(eyes.view.cards[copy])
        found.append(Place(next(free) if number is None else number, copy, count))
    return tuple(sorted(found, key=lambda place: place.number))


def hand_row(eyes: Eyes, place: Place, width: int) -> Row:
    """Return a row of the Hand: number, name, kind, what it does. The first cell is the panel's."""
    card = eyes.card(place.card)
    times = f" x{place.count}" if place.count > 1 else ""
    wide = 28 if width >= 100 else 21 if width >= 50 else 17
    name = card.name if len(card.name + times) < wide else card.short
    role = "" if playable(eyes, card) else "muted"
    kind = left(kind_word(card), 12) if width >= 60 else ""
    room = max(width - 1 - 2 - wide - len(kind), 0)
    return row(
        Span(f"{place.label or ' '} ", role),
        Span(left(name + times, wide), role),
        Span(kind, role),
        Span(clipped(does(eyes, place, room), room), role),
    )


def playable(eyes: Eyes, card: Card) -> bool:
    """Say whether a card of the Hand can be played now, or used in an Explore if one is left."""
    turn = eyes.view.turn
    if not eyes.my_turn():
        return False
    if card.kind is Kind.ACTION:
        return turn.actions > 0 and not turn.effects.no_actions
    return turn.explores > 0 if card.kind is Kind.WEAPON else True


def kind_word(card: Card) -> str:
    """Return the kind of a card, for Weapons their type."""
    if card.weapon_type is None:
        return word(KINDS, card.kind)
    return card.weapon_type.replace("_", " ").capitalize()


def does(eyes: Eyes, place: Place, room: int = 100) -> str:
    """Return what a card of the Hand does, with the figures of a Weapon as they are now.

    Where there is no room for the sums of the figures they stand alone.
    """
    words = card_now(Scene(eyes.book, eyes.view), place.card)
    weapon = eyes.weapon(place.card)
    if weapon is None:
        return words + (_(" each") if place.count > 1 and words else "")
    if cell_len(words) <= room:
        return words
    card = eyes.card(place.card)
    needs = "X" if weapon.requirement is None else str(weapon.requirement.total)
    damage = "X" if card.damage is None else str(weapon.damage.total)
    figures = _("needs {needs}  Damage {damage}").format(needs=needs, damage=damage)
    whole = fitted([("", figures), *brief_texts(eyes.book, card)], max(room, cell_len(figures)))
    return whole if whole.startswith(figures) else figures
