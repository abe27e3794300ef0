"""What else is asked for: difficulties, starting Inventories, who is asked for reactions."""

import re

from core.deckbuilding.catalogue import Book, Inventory
from core.deckbuilding.difficulties import BASE, OUTBREAK
from core.deckbuilding.modes import Mode
from core.deckbuilding.setup import STANDARD, Setup
from tui.narration.deckbuilding.terms import MODES as MODE_NAMES
from tui.narration.deckbuilding.terms import word
from tui.narration.text import _
from tui.narration.words import listed
from tui.setup import quoted
from tui.setup_deckbuilding.notes import Notes
from tui.setup_deckbuilding.wish import Wish

NORMAL = "normal"
"""What is typed for a game without a difficulty (DBG-20.1)."""

OWN = "own"
"""What is typed for the Characters' own starting Inventories (DBG-15.4, 21.8)."""

TEAM_TURNS = ("all", "one_member")
"""Whose turns make a Team turn; the first is usual."""


def difficulties(mode: Mode) -> tuple[str, ...]:
    """Return the difficulties that a mode can be played with (DBG-20.1)."""
    return (*BASE, *(OUTBREAK if mode.infects else ()))


def difficulty_of(wish: Wish, mode: Mode, notes: Notes) -> tuple[str, ...]:
    """Return the difficulties that are asked for, none for Normal (DBG-20.1)."""
    if wish.difficulty and not mode.has_mansion:
        text = _("{mode} has no Infected that a difficulty could change (DBG-16.1, 20.12)")
        notes.note("difficulty", text.format(mode=word(MODE_NAMES, mode.id)))
    found = [_one_difficulty(typed, mode, notes) for typed in wish.difficulty]
    chosen = tuple(dict.fromkeys(each for each in found if each and each != NORMAL))
    if len([each for each in chosen if each in BASE]) > 1:
        note = _("{names} cannot be combined: a game has one of them (DBG-20.1)")
        notes.note("difficulty", note.format(names=listed(chosen)))
    return chosen


def _one_difficulty(typed: str, mode: Mode, notes: Notes) -> str | None:
    """Return one difficulty, or None after noting that the mode, or any mode, lacks it."""
    if typed.casefold() in OUTBREAK and not mode.infects:
        text = _("{name} changes infection, which only Outbreak has (DBG-20.1)")
        notes.note("difficulty", text.format(name=quoted(typed)))
        return None
    names = {each: each for each in (NORMAL, *difficulties(mode))}
    return notes.known("difficulty", _("no difficulty is called {name}{near}"), typed, names)


def inventory_of(book: Book, wish: Wish, basics: str, notes: Notes) -> str:
    """Return the one starting Inventory of all players, of those without an own one too (DBG-3.10)."""
    usual = usual_inventory(book, basics)
    if wish.inventories in ("", STANDARD, OWN):
        return usual
    names = {STANDARD: STANDARD, OWN: OWN}
    names |= {each.id: each.name or each.id for each in shared_inventories(book)}
    text = _("no starting Inventory is called {name}{near}")
    known = notes.known("inventories", text, wish.inventories, names)
    return known if known in book.inventories else usual


def inventories_of(wish: Wish, mode: Mode, notes: Notes) -> str:
    """Return whose starting Inventories are used: one for all, or the Characters' own (DBG-21.8)."""
    if wish.inventories not in ("", OWN) and always_own(mode):
        text = _("in {mode} every Character begins with its own Inventory (DBG-15.4)")
        notes.note("inventories", text.format(mode=word(MODE_NAMES, mode.id)))
    return OWN if wish.inventories == OWN else STANDARD


def always_own(mode: Mode) -> bool:
    """Say whether the Characters of a mode begin with their own Inventories, whatever is asked for."""
    return mode.own_inventories(Setup(mode.id, (), ()))


def usual_inventory(book: Book, basics: str) -> str:
    """Return the starting Inventory that goes with a set of Basic Resources (DBG-3.10)."""
    usual = (basics, STANDARD, *book.inventories)
    return next(each for each in usual if each in book.inventories)


def shared_inventories(book: Book) -> list[Inventory]:
    """Return the starting Inventories that are no Character's own."""
    return [each for each in book.inventories.values() if not each.character]


def modification_of(field: str, typed: str, mode: Mode, notes: Notes) -> bool:
    """Return whether a modification is asked for: partner or skills (DBG-18, 19)."""
    asked = notes.yes(field, typed)
    offered = field in mode.modifications
    if asked and not offered:
        text = _("{mode} is played without Partners and Skills (DBG-16.1)")
        notes.note(field, text.format(mode=word(MODE_NAMES, mode.id)))
    return asked and offered


def teams_of(wish: Wish, mode: Mode, seats: int, notes: Notes) -> tuple[int, ...]:
    """Return the number of each seat's Team, none if every player is alone (DBG-15.1).

    Sizes such as `1v3` go to the seats in their order.
    """
    typed = wish.teams
    if not mode.has_teams:
        _no_teams(wish, mode, notes)
        return ()
    if not typed:
        return ()
    if re.fullmatch(r"[1-9](v[1-9])*", typed):
        found = [place for place, size in enumerate(typed.split("v")) for _seat in range(int(size))]
    elif re.fullmatch(r"[1-9](,[1-9])+", typed):
        found = [int(number) - 1 for number in typed.split(",")]
    else:
        text = _("{found} is neither sizes, such as 1v3, nor a Team for each seat, such as 1,2,1")
        notes.note("teams", text.format(found=quoted(typed)))
        return ()
    if len(found) != seats:
        text = _("{found} is for {count} seats, and there are {seats}")
        notes.note("teams", text.format(found=quoted(typed), count=len(found), seats=seats))
    return tuple(found)


def _no_teams(wish: Wish, mode: Mode, notes: Notes) -> None:
    """Note what only a mode with Teams has."""
    text = _("{mode} has no Teams (DBG-15.1)")
    for field, typed in (("teams", wish.teams), ("team_turn", wish.team_turn)):
        if typed:
            notes.note(field, text.format(mode=word(MODE_NAMES, mode.id)))


def team_turn_of(wish: Wish, notes: Notes) -> str:
    """Return whose turns make a Team turn (DBG-15.6)."""
    known = notes.one_of("team_turn", wish.team_turn, TEAM_TURNS) if wish.team_turn else None
    return known or TEAM_TURNS[0]


def reactions_of(wish: Wish, persons: int, notes: Notes) -> str:
    """Return who is asked in a reaction window (DBG-5.17)."""
    if wish.reactions:
        known = notes.one_of("reactions", wish.reactions, ("holders", "everyone"))
        if known:
            return known
    return "everyone" if persons > 1 else "holders"
