"""What a plan's figures leave out, said beside them: texts that are not counted, and those counted as used."""

from collections.abc import Iterable

from rich.cells import cell_len

from core.deckbuilding.cards import Card
from core.deckbuilding.moments import Moment
from core.deckbuilding.odds import Attack
from core.deckbuilding.operations import WeaponDamage
from core.deckbuilding.unforeseen import unforeseen
from tui.narration.text import _
from tui.narration.words import listed
from tui.rows import Row, Span, row
from tui.table.eyes import Eyes
from tui.wrap import clipped


def uncounted_words(eyes: Eyes, attack: Attack, explores: int, width: int) -> str:
    """Return which cards do more when Revealed than the odds count, "" for none; as many names as fit."""
    found = unforeseen(eyes.book, eyes.view, attack, explores)
    if not found:
        return ""
    for shown in range(len(found), 0, -1):
        names = [card.short for card in found[:shown]]
        if rest := len(found) - shown:
            names.append(_("{number} more").format(number=rest))
        words = _("! Not counted: when Revealed, {cards}").format(cards=listed(names))
        if cell_len(words) <= width:
            return words
    return _("! Not counted: {number} cards").format(number=len(found))


def is_optional(card: Card) -> bool:
    """Say whether a Weapon has more Damage by a text that may be left out (DBG-5.7)."""
    return any(
        text.may and text.when is Moment.USE and any(isinstance(s, WeaponDamage) for s in text.do)
        for text in card.texts
    )


def optional_words(eyes: Eyes, copies: Iterable[int]) -> str:
    """Return which Weapons of a plan count with such a text; whether it is used is asked later."""
    cards = [card for copy in copies if is_optional(card := eyes.card(copy))]
    names = dict.fromkeys(card.short for card in cards)
    return _("Counted as used: the text of {cards}").format(cards=listed(names)) if names else ""


def note_rows(words: Iterable[str], width: int) -> list[Row]:
    """Return notes a line each: what is marked with `!` stands out."""
    return [
        row(Span(clipped(each, width), "danger" if each.startswith("!") else "muted"))
        for each in words
        if each
    ]
