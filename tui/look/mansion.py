"""What can still come out of the Mansion, what lies at its bottom, what has gone where (S5)."""

from collections.abc import Iterable, Sequence
from math import comb

from attrs import frozen
from rich.cells import cell_len

from core.deckbuilding.cards import Card, Figure, Kind
from core.deckbuilding.moments import Moment
from core.deckbuilding.state import Known
from core.kernel.decision import NONE
from core.kernel.event import HIDDEN
from tui.look.deck import Deck, Gone, mansion_copies, mansions
from tui.look.fates import Fates
from tui.look.heads import head_of
from tui.narration.deckbuilding.cards import brief_texts
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import KINDS, word
from tui.narration.text import _, mark, ngettext
from tui.narration.words import commas, fitted, repeated
from tui.rows import Row, Span, left, right, row, text_of
from tui.sizes import READABLE
from tui.table.eyes import Eyes
from tui.table.plan import percent
from tui.wrap import wrapped

WIDE = 96
"""From this width on the list has the chances of each card."""

_LEAST_TEXT = 20
"""The cells that a card's text needs at least."""

_NARROW = 40
"""Below it the columns of Damage and Decorations go."""

_KIND = 6
"""The cells that the kind of a card takes after its name."""

_HARMFUL = frozenset({Moment.REVEAL, Moment.NOT_DEFEATED})


@frozen
class Coming:
    """A card that can still come, and how many of it are unseen."""

    card: Card
    copies: int


def coming(eyes: Eyes, deck: Deck) -> list[Coming]:
    """Return what can still come: Infected by their Health, then the others by their kind."""
    counts: dict[str, int] = {}
    for copy in deck.unseen:
        card_id = eyes.view.cards[copy]
        counts[card_id] = counts.get(card_id, 0) + 1
    found = [Coming(eyes.book.cards[card_id], count) for card_id, count in counts.items()]
    return sorted(found, key=lambda each: _order(each.card))


def _order(card: Card) -> tuple[bool, str, int, int, str]:
    infected = card.kind is Kind.INFECTED
    return not infected, card.kind.value, card.health or 0, card.damage or 0, card.name


def dangerous(eyes: Eyes, card: Card) -> bool:
    """Say whether an Infected does more than its Damage alone, or takes all the Health there is."""
    if card.kind is not Kind.INFECTED:
        return False
    harms = any(text.when in _HARMFUL for text in card.texts)
    grows = any(each.figure is Figure.INFECTED_DAMAGE for each in card.passives)
    if not eyes.difficulty.times:
        harms = grows = False
    return harms or grows or 0 < eyes.view.me.health <= eyes.infected(card)[1]


def coming_head(width: int) -> Row:
    """Return the names of the columns."""
    names = (_("Dmg"), _("Deco"), _("left"))
    # "Health" is wider than a figure of it: it reaches over the mark and the end of the names.
    head = left(_("Infected"), _name_width(width) - 2) + right(_("Health"), 6)
    return row(Span(head + _columns(names, ("1", "2"), width), "muted"))


def coming_rows(
    eyes: Eyes, each: Coming, deck: Deck, width: int, lines: int = 1
) -> tuple[Row, ...]:
    """Return a card: name, `!` where dangerous, Health, Damage, Decorations, how many are unseen.

    Where there is room its text follows, in so many lines at most, and the chances that one comes
    with the next 1 or 2 Explores.
    """
    card = each.card
    name = left(_named(eyes, card, _name_width(width)), _name_width(width))
    danger = dangerous(eyes, card)
    if card.kind is Kind.INFECTED:
        now = eyes.infected(card)
        health, figures = str(now[0]), (str(now[1]), str(card.decorations))
    else:
        health, figures = "", ("", "")
    chances = [_percent(deck, each.copies, explores) for explores in (1, 2)]
    shown = _columns((*figures, str(each.copies)), chances, width)
    line = f"{name}{'!' if danger else ' '}{right(health, 3)}{shown}"
    first, *more = _text_lines(eyes, card, width - cell_len(line) - 2, lines)
    head = row(Span(line, "danger" if danger else ""), Span(f"  {first}".rstrip(), "muted"))
    blank = " " * (cell_len(line) + 2)
    return (head, *(row(blank, Span(each, "muted")) for each in more))


def _text_lines(eyes: Eyes, card: Card, room: int, lines: int) -> tuple[str, ...]:
    """Return the text of a card in a few lines; `...` tells that there is more, which Enter shows."""
    if room < _LEAST_TEXT:
        return ("",)
    said = fitted(brief_texts(eyes.book, card, eyes.view.setup.mode), 4 * READABLE)
    said = eyes.effects(card, said)
    whole = wrapped(said, room)
    if len(whole) <= lines:
        return whole
    rest = [(" ", word) for word in " ".join(whole[lines - 1 :]).split(" ")]
    return (*whole[: lines - 1], fitted(rest, room))


def unseen_row(deck: Deck, width: int) -> Row:
    """Return how many cards that list stands for."""
    words = _("not seen")
    if deck.hidden:
        words = _("not seen, {count} of them at the bottom").format(count=deck.hidden)
    head = left(words, _name_width(width) + 4)
    return row(Span(head + _columns(("", "", str(len(deck.unseen))), ("", ""), width), "muted"))


def _name_width(width: int) -> int:
    if width >= _NARROW + 18 + _LEAST_TEXT:
        return 22 if width < WIDE else 26
    return max(width - (18 if width >= _NARROW else 9), 8)


def _columns(figures: tuple[str, str, str], chances: Sequence[str], width: int) -> str:
    damage, decorations, number = figures
    if width < _NARROW:
        return right(number, 5)
    shown = right(damage, 4) + right(decorations, 5) + right(number, 5)
    return shown + "".join(right(each, 6) for each in chances) if width >= WIDE else shown


def _named(eyes: Eyes, card: Card, width: int) -> str:
    """Return the name of a card, with its kind if that is no plain Infected."""
    boss = card.boss and eyes.mode.has_boss
    plain = card.kind is Kind.INFECTED and not boss
    kind = _("boss") if boss else word(KINDS, card.kind)
    room = width if plain else max(width - _KIND, 1)
    name = card.name if cell_len(card.name) <= room else card.short
    return name if plain else f"{left(name, room)} {kind}"


def _percent(deck: Deck, copies: int, explores: int) -> str:
    """Return the chance that one of some unseen cards is among the next so many.

    Which of the unseen cards lie where only another seat knows is as good as unknown.
    """
    unseen = len(deck.unseen)
    taken = min(explores, unseen)
    return percent(1 - comb(unseen - copies, taken) / comb(unseen, taken))


def bottom_words(eyes: Eyes, deck: Deck, fates: Fates) -> str:
    """Return what lies at the bottom of the Mansion, the lowest one last, and whom each has beaten."""
    if not deck.known:
        return _("Nothing is known to lie there.")
    return commas(_group_words(eyes, group, fates) for group in deck.known) + "."


def _group_words(eyes: Eyes, group: Known, fates: Fates) -> str:
    if HIDDEN in group.cards:
        count = len(group.cards)
        who = eyes.name(group.only)
        words = ngettext("{count} card that {name} knows", "{count} cards that {name} knows", count)
        return words.format(count=count, name=who)
    said = [_beaten(eyes, copy, fates) for copy in group.cards]
    if len(said) == 1:
        return said[0]
    return _("({cards}: in unknown order)").format(cards=commas(said))


def _beaten(eyes: Eyes, copy: int, fates: Fates) -> str:
    name = eyes.card(copy).name
    beating = fates.beatings.get(copy)
    if beating is None:
        return name
    return _("{card} beat {name} {damage}").format(
        card=name, name=eyes.name(beating.seat), damage=beating.damage
    )


def gone_words(eyes: Eyes, deck: Deck) -> str:
    """Return what has left the Mansion, and where it is now."""
    if not deck.gone:
        return _("Nothing is gone yet.")
    infected, others = _split(eyes, deck.gone)
    parts = [_defeated_words(eyes, infected)] if infected else []
    for words, seat, where in _where(others):
        names = commas(repeated(eyes.card(each.copy).name for each in where))
        owner = eyes.name(seat) if seat != NONE else ""
        team = Scene(eyes.book, eyes.view).team(seat)
        person = _person(eyes, seat)
        parts.append(_(words).format(cards=names, name=owner, person=person, team=team))
    return _("Gone: {what}.").format(what="; ".join(parts))


def _split(eyes: Eyes, gone: Iterable[Gone]) -> tuple[list[Gone], list[Gone]]:
    """Return the Infected that are Attached to somebody, and everything else."""
    infected: list[Gone] = []
    others: list[Gone] = []
    for each in gone:
        attached = each.where == "attached" and eyes.card(each.copy).kind is Kind.INFECTED
        (infected if attached else others).append(each)
    return infected, others


def _defeated_words(eyes: Eyes, infected: list[Gone]) -> str:
    counts: dict[int, int] = {}
    for each in infected:
        counts[each.seat] = counts.get(each.seat, 0) + 1
    by_seat = [f"{eyes.name(seat)} {counts[seat]}" for seat in sorted(counts)]
    words = _("{count} Infected Attached ({seats})")
    return words.format(count=len(infected), seats=commas(by_seat))


_WHERE = {
    "row": mark("{cards} in the Explore now"),
    "face_up": mark("{cards} face-up beside the Mansion"),
    "attached": mark("{cards} on {person}"),
    "partner": mark("{cards} on the Partner of {name}"),
    "combo": mark("{cards} in the Combo Pile of {team}"),
    "hand": mark("{cards} in the Hand of {name}"),
    "owned": mark("{cards} in the cards of {name}"),
    "play_area": mark("{cards} in the Play Area of {name}"),
    "discard_pile": mark("{cards} in the Discard Pile of {name}"),
    "display": mark("{cards} beside {name}, who is out"),
    "removed": mark("{cards} Removed from the Game"),
    "outside": mark("{cards} Outside the Game"),
}


def _where(others: list[Gone]) -> list[tuple[str, int, list[Gone]]]:
    """Return cards by the place they are in, each with the words for it and whose it is."""
    found: dict[tuple[str, int], list[Gone]] = {}
    for each in others:
        found.setdefault((each.where, each.seat), []).append(each)
    return [(_WHERE[where], seat, cards) for (where, seat), cards in found.items()]


def _person(eyes: Eyes, seat: int) -> str:
    return eyes.person(seat) if seat != NONE else ""


def head_row(eyes: Eyes, deck: Deck, width: int) -> Row:
    """Return the first line: which Mansion, how many cards are where, and where the Bosses are."""
    names = " + ".join(each.name for each in mansions(eyes)) or eyes.view.setup.mansion
    parts = [
        _("Mansion: {name}, {count} cards").format(name=names, count=deck.size),
        _("{count} in the deck").format(count=eyes.view.mansion_size),
        _("{count} gone").format(count=len(deck.gone)),
    ]
    bosses = _boss_words(eyes, deck)
    if not bosses:
        return head_of(parts, width, eyes.glyphs)
    # All of them by name, or how many are left: that is what ends the game.
    whole = head_of([*parts, *bosses], width, eyes.glyphs)
    if len(bosses) == 1 or bosses[-1] in text_of(whole):
        return whole
    first, size, gone = parts
    return head_of([first, gone, size, _bosses_left(eyes, deck)], width, eyes.glyphs, kept=-2)


def _bosses_left(eyes: Eyes, deck: Deck) -> str:
    gone = {each.copy for each in deck.gone}
    bosses = [copy for copy in mansion_copies(eyes) if eyes.card(copy).boss]
    still = sum(copy not in gone for copy in bosses)
    return _("{count} of {all} Bosses left").format(count=still, all=len(bosses))


def _boss_words(eyes: Eyes, deck: Deck) -> list[str]:
    """Return the Bosses by name, and where one is that can be met no more or not at random.

    Where no Boss ends the game they are Infected like others (DBG-15.21).
    """
    if not eyes.mode.has_boss:
        return []
    known = {copy for group in deck.known for copy in group.cards if copy != HIDDEN}
    gone = {each.copy for each in deck.gone}
    found = []
    for copy in sorted({*deck.unseen, *known, *gone}):
        if eyes.card(copy).boss:
            words = _("boss {name}").format(name=eyes.card(copy).name)
            words += " " + _("(gone)") if copy in gone else ""
            found.append(words + (" " + _("(at the bottom)") if copy in known else ""))
    return found
