"""A squad while it is put together, as rows: the team, what can be added, what is wrong (S16)."""

from core.undead.cards import SoldierType, Weapon
from core.undead.catalogue import KNIFE, Book, Card
from core.undead.setup import Member
from core.undead.team import cost_of
from tui.glyphs import Glyphs
from tui.look.heads import head_of
from tui.narration.text import _
from tui.narration.undead.cards import card_line, card_text
from tui.narration.undead.terms import TYPES, counted
from tui.narration.words import commas, sentence
from tui.rows import Row, Span, left, right, row
from tui.undead import draft
from tui.undead.draft import Draft
from tui.wrap import clipped, hanging, wrapped

_POINTS, _LOAD = 4, 8

_WITH_TEXT = 44
"""The width from which what can be added has what it does beside it."""


def head_row(book: Book, made: Draft, width: int, glyphs: Glyphs) -> Row:
    """Return what the Mission gives and asks for: points, Turns, the Objective, the Hostile decks."""
    mission = book.missions[made.mission]
    parts = [
        mission.name,
        _("Resource points {points}").format(points=mission.rp),
        counted("turns", mission.time),
        _("Objective at {place}").format(place=mission.objective_at),
        commas(_(each) for each in mission.decks),
    ]
    if mission.loadout:
        parts.append(_("Loadout {add:+d}").format(add=mission.loadout))
    return (Span(" "), *head_of(parts, width - 1, glyphs))


def squad_heading(book: Book, made: Draft) -> str:
    """Return the title of the squad: its points, and how far they are over."""
    spent, most = draft.points_of(book, made)
    if spent > most:
        text = _("Squad: {spent} of {most} points, {over} too many")
        return text.format(spent=spent, most=most, over=spent - most)
    text = _("Squad: {spent} of {most} points")
    return text.format(spent=spent, most=most)


def squad_rows(book: Book, made: Draft, width: int) -> list[tuple[str, Row]]:
    """Return the lines of the team, each with its key: a Soldier, then what is bought for him."""
    rows: list[tuple[str, Row]] = []
    for place, member in enumerate(made.team):
        rows.append((f"man {place}", _soldier_row(book, made, place, width)))
        card = book.soldiers[member.soldier]
        if card.type is not SoldierType.PLAYER:
            continue
        rows += [
            (f"{kind} {place} {number}", _bought_row(book, made, member, kind, each, width))
            for kind, number, each in draft.bought(member)
        ]
        rows += [
            (
                f"issued {place} {number}",
                _gear_row(_names(book, each), 0, _("learned"), width, "muted"),
            )
            for number, each in enumerate(draft.learned(made, member), 1)
        ]
        if not card.clergy:
            words = _gear_row(_names(book, KNIFE), 0, _("free"), width, "muted")
            rows.append((f"issued {place} 0", words))
    return rows


def _soldier_row(book: Book, made: Draft, place: int, width: int) -> Row:
    member = made.team[place]
    card = book.soldiers[member.soldier]
    what = draft.load_words(book, made, member) or _(TYPES[card.type])
    cost = right(str(cost_of(book, member)), _POINTS)
    cells = _name_cells(width)
    name = card.name if len(card.name) + 2 < cells else card.short
    head = left(f"{place + 1} {name}", cells)
    return row(Span(head, "own"), cost, "  ", clipped(what, max(width - cells - _POINTS - 2, 0)))


def _bought_row(
    book: Book, made: Draft, member: Member, kind: str, card_id: str, width: int
) -> Row:
    if kind == draft.THEOLOGIES:
        clergy = book.soldiers[member.soldier].clergy
        words = draft.divinity_words(book, made, member) if clergy else _("School")
        return _gear_row(_names(book, card_id), 0, words, width, "" if clergy else "danger")
    wrong = kind == draft.WEAPONS and not draft.may_carry(book, member, card_id)
    load = ""
    if kind in (draft.WEAPONS, draft.EQUIPMENT):
        load = _("load {load}").format(load=book.gear[card_id].loadout)
    points = book.skills[card_id].rp if kind == draft.SKILLS else book.gear[card_id].rp
    return _gear_row(_names(book, card_id), points, load, width, "danger" if wrong else "")


def _names(book: Book, card_id: str) -> tuple[str, str]:
    """Return the whole and the short name of a card."""
    card = book.by_id[card_id]
    return card.name, card.short


def _name_cells(width: int) -> int:
    return max(min(width - 19, 28), 14)


def _gear_row(names: tuple[str, str], points: int, load: str, width: int, role: str) -> Row:
    """Return a line of what a Soldier has; `names` are the whole and the short one."""
    sign = "  ! " if role == "danger" else "    "
    cells = _name_cells(width)
    name, short = names
    head = left(sign + (name if len(sign + name) < cells else short), cells)
    return row(
        Span(head + right(str(points), _POINTS), role),
        Span(f"  {clipped(load, max(width - cells - _POINTS - 2, 0))}", "muted"),
    )


def offer_row(book: Book, made: Draft, place: int, card_id: str, label: str, width: int) -> Row:
    """Return something that can be added: its letter, name, cost and Loadout, and what it does.

    `x` marks a Weapon that the Soldier may not attack with.
    """
    card = book.by_id[card_id]
    barred = isinstance(card, Weapon) and not draft.may_carry(book, made.team[place], card_id)
    load = (
        f" {_('load {load}').format(load=book.gear[card_id].loadout)}"
        if card_id in book.gear
        else ""
    )
    points = "" if card_id in book.theologies else str(_points(book, card_id))
    figures = right(points, 3) + left(load, 7 if load else 0)
    room = width - 2 - len(figures) - 1
    wide = width >= _WITH_TEXT
    cells = min(26, room) if wide else room
    name = card.name if len(card.name) <= cells else card.short
    head = f"{label or ' '}{'x' if barred else ' '}{left(name, cells)} {figures}"
    said = clipped(card_line(book, card), max(width - len(head) - 2, 0)) if wide else ""
    role = "muted" if barred else ""
    return row(Span(head, role), Span(f"  {said}" if said else "", "muted"))


def _points(book: Book, card_id: str) -> int:
    if card_id in book.soldiers:
        return book.soldiers[card_id].rp
    return book.skills[card_id].rp if card_id in book.skills else book.gear[card_id].rp


def wrong_rows(problems: list[str], advice: str, width: int) -> list[Row]:
    """Return every broken rule, then the advice on the size of the team."""
    rows = [
        row(Span(line, "danger"))
        for each in problems
        for line in hanging("! ", sentence(each), width)
    ]
    if advice:
        rows += [row(Span(line, "muted")) for line in hanging("i ", sentence(advice), width)]
    return rows or [row(Span(_("Every rule of the team is kept."), "gain"))]


def told(words: str, width: int) -> list[Row]:
    """Return a sentence in muted rows."""
    return [row(Span(line, "muted")) for line in wrapped(words, max(width, 10))]


def text_rows(book: Book, card_id: str, width: int) -> list[Row]:
    """Return what a card does, below the list that it is in."""
    said = f"{book.by_id[card_id].name}: {card_words(book, card_id)}"
    return [row(), *told(said, width)]


def card_words(book: Book, card_id: str) -> str:
    """Return what a card does."""
    card: Card = book.by_id[card_id]
    return card_text(book, card)


def place_of(key: str) -> int:
    """Return the place in the team that a line of the squad belongs to."""
    return parts_of(key)[0]


def parts_of(key: str) -> tuple[int, str, int]:
    """Return the place, the kind and the number there that a line of the squad stands for."""
    kind, place, *number = key.split(" ")
    return int(place), kind, int(number[0]) if number else 0


def card_of(made: Draft, key: str) -> str:
    """Return the id of the card that a line of either list is about, or an empty text."""
    if key.startswith("add "):
        return key.removeprefix("add ")
    place, kind, number = parts_of(key)
    if kind == "man":
        return made.team[place].soldier
    if kind == "issued":
        return draft.learned(made, made.team[place])[number - 1] if number else KNIFE
    return draft.cards_of(made.team[place], kind)[number]
