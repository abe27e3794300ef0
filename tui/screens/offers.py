"""What is chosen of a new game besides its seats and its piles: a line each, changed by Left and Right.

The lines are those that the mode has; each knows its value in words and the table with the next one.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from attrs import evolve, frozen

from core.deckbuilding.catalogue import Book, Inventory, Scenario
from core.deckbuilding.difficulties import BASE, OUTBREAK
from core.deckbuilding.modes import MODES
from core.deckbuilding.skills import skill_cards
from tui.narration.deckbuilding.terms import MODES as MODE_NAMES
from tui.narration.deckbuilding.terms import word
from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.narration.words import capital
from tui.screens.seats import NO, TEAM_SHAPES, YES, Laid
from tui.setup_deckbuilding import night
from tui.setup_deckbuilding.lists import NO_BASICS
from tui.setup_deckbuilding.options import (
    OWN,
    TEAM_TURNS,
    always_own,
    shared_inventories,
    usual_inventory,
)
from tui.setup_deckbuilding.places import usual_mansion

Step = Callable[[int], Laid]


@frozen
class Offer:
    """A line: what the screen knows it by, its name, its value in words, and the table a step further."""

    key: str
    name: str
    value: str
    step: Step


def offers(laid: Laid, book: Book) -> tuple[Offer, ...]:
    """Return the lines for a table."""
    return tuple(_offers(laid, book))


def _offers(laid: Laid, book: Book) -> Iterator[Offer]:
    mode = MODES[laid.mode]
    yield Offer("mode", _("Mode"), word(MODE_NAMES, mode.id), lambda step: in_mode(laid, step))
    if mode.has_mansion:
        mansions = [(), *((each,) for each in book.mansions)]
        yield Offer(
            "mansion", _("Mansion"), mansion_words(laid, book), _cycle(laid, "mansions", mansions)
        )
        yield _of_difficulty(laid, "difficulty", _("Difficulty"), _BASES, _difficulty)
    if mode.infects:
        yield _of_difficulty(laid, "infection", _("Infection"), _INFECTIONS, _infection)
    if not always_own(mode):
        further = [each.id for each in shared_inventories(book) if each.id not in book.basics]
        inventories = ["", OWN, *further]
        named = partial(_inventory, book)
        yield _choice(laid, "inventories", _("Inventory"), inventories, named)
    yield _choice(laid, "basics", _("Basics"), ["", *book.basics, NO_BASICS], _basics)
    if "partner" in mode.modifications:
        yield _choice(laid, "partner", _("Partner"), ["", YES], _yes)
    if "skills" in mode.modifications and skill_cards(book):
        yield _choice(laid, "skills", _("Skills"), ["", YES], _yes)
    if night.matters(book, piles_of(laid, book)):
        yield _choice(laid, "night", _("Night"), ["", YES, NO], _night)
    shapes = TEAM_SHAPES.get(len(laid.taken), ())
    if mode.has_teams and shapes:
        yield _choice(laid, "teams", _("Teams"), ["", *shapes], _teams)
    if mode.has_teams and laid.teams in shapes:
        yield _choice(laid, "team_turn", _("Team turn"), ["", *TEAM_TURNS[1:]], _team_turn)


def in_mode(laid: Laid, step: int) -> Laid:
    """Return the table in the next mode."""
    modes = tuple(MODES)
    return evolve(laid, mode=modes[(modes.index(laid.mode) + step) % len(modes)])


def mansions_of(laid: Laid, book: Book) -> tuple[str, ...]:
    """Return the Mansions of a table, that of its scenario where none is chosen (DBG-3.13).

    A mode without a Mansion has none (DBG-16.1).
    """
    if not MODES[laid.mode].has_mansion:
        return ()
    if laid.mansions:
        return laid.mansions
    scenario = book.scenarios.get(laid.scenario)
    return (usual_mansion(book, MODES[laid.mode], scenario or _of_cards(book, laid)),)


def piles_of(laid: Laid, book: Book) -> tuple[tuple[str, ...], ...]:
    """Return the non-basic piles of a table."""
    scenario = book.scenarios.get(laid.scenario)
    return scenario.piles if scenario else laid.piles


def mansion_words(laid: Laid, book: Book) -> str:
    """Return the names of the Mansions of a table: `Premiere + Alliance`."""
    return " + ".join(printable(book.mansions[each].name) for each in mansions_of(laid, book))


def inventory_of(laid: Laid, book: Book) -> Inventory | None:
    """Return the starting Inventory of all players, None if the Characters have their own (DBG-3.10)."""
    if laid.inventories == OWN or always_own(MODES[laid.mode]):
        return None
    scenario = book.scenarios.get(laid.scenario)
    basics = laid.basics or (scenario.basics if scenario else "")
    chosen = laid.inventories or usual_inventory(book, basics)
    return book.inventories[chosen]


def _of_cards(book: Book, laid: Laid) -> Scenario:
    """Return a list of one's own as a scenario, for the boxes of its cards."""
    boxes = dict.fromkeys(book.cards[card].set for pile in laid.piles for card in pile)
    return Scenario("", "", laid.mode, tuple(boxes), "", laid.piles)


def _choice(
    laid: Laid, field: str, name: str, values: Sequence[Any], words: Callable[[Any], str]
) -> Offer:
    return Offer(field, name, words(getattr(laid, field)), _cycle(laid, field, values))


def _cycle(laid: Laid, field: str, values: Sequence[Any]) -> Step:
    """Return what goes through values of a field; from another value it goes to the first."""

    def step(by: int) -> Laid:
        now = getattr(laid, field)
        at = values.index(now) + by if now in values else 0
        return evolve(laid, **{field: values[at % len(values)]})

    return step


_BASES = [(), *((each,) for each in BASE)]
_INFECTIONS = [(), *((each,) for each in OUTBREAK), tuple(OUTBREAK)]
"""The difficulties that can be switched on beside the others (DBG-20.1)."""

Names = tuple[str, ...]


def _of_difficulty(
    laid: Laid, key: str, name: str, values: Sequence[Names], words: Callable[[Names], str]
) -> Offer:
    """Return a line of a part of the difficulties; the others stay as they are."""
    known = {each for value in values for each in value}
    now = tuple(each for each in laid.difficulty if each in known)
    rest = tuple(each for each in laid.difficulty if each not in known)

    def step(by: int) -> Laid:
        at = values.index(now) + by if now in values else 0
        return evolve(laid, difficulty=(*values[at % len(values)], *rest))

    return Offer(key, name, words(now), step)


def _infection(chosen: Names) -> str:
    return ", ".join(map(capital, chosen)) or _("as printed")


def _difficulty(chosen: tuple[str, ...]) -> str:
    return ", ".join(map(capital, chosen)) or _("Normal")


def _inventory(book: Book, chosen: str) -> str:
    if chosen == OWN:
        return _("the Characters' own")
    return printable(book.inventories[chosen].name or chosen) if chosen else _("standard")


def _basics(chosen: str) -> str:
    return capital(chosen) if chosen else _("as the scenario")


_TEAM_WORDS = {
    "": mark("everybody alone"),
    "1v2": mark("1 against 2 and 3"),
    "1v3": mark("1 against the others"),
    "1,2,1,2": mark("1 and 3 against 2 and 4"),
}


def _teams(chosen: str) -> str:
    return _(_TEAM_WORDS[chosen]) if chosen in _TEAM_WORDS else chosen


def _team_turn(chosen: str) -> str:
    return _("one member's turn") if chosen else _("all members' turns")


def _night(chosen: str) -> str:
    if chosen:
        return _("yes") if chosen == YES else _("no")
    return _("yes, by the clock") if night.is_night() else _("no, by the clock")


def _yes(chosen: str) -> str:
    return _("yes") if chosen else _("no")


RULES: Mapping[str, tuple[str, ...]] = {
    "mansion": ("DBG-3.13", "DBG-21.5", "DBG-21.4"),
    "difficulty": ("DBG-20.1", "DBG-20.2", "DBG-20.3", "DBG-20.6", "DBG-20.8"),
    "infection": ("DBG-20.1", "DBG-20.5", "DBG-20.7"),
    "inventories": ("DBG-3.10", "DBG-21.8"),
    "basics": ("DBG-3.7", "DBG-3.8"),
    "partner": ("DBG-18.1", "DBG-18.2", "DBG-18.3"),
    "skills": ("DBG-19.1", "DBG-19.2", "DBG-19.5"),
    "teams": ("DBG-15.1", "DBG-15.6"),
    "team_turn": ("DBG-15.6",),
    "night": ("DBG-3.16",),
}
"""The rules that say what the choices of a line mean, but for the mode."""

MODE_RULES: Mapping[str, tuple[str, ...]] = {
    "story": ("DBG-14.1", "DBG-14.3"),
    "mercenary": ("DBG-15.1", "DBG-15.5", "DBG-15.9", "DBG-15.19"),
    "versus": ("DBG-16.1", "DBG-16.14"),
    "outbreak": ("DBG-17.1", "DBG-17.3", "DBG-17.24"),
}
"""The rules that say what is different in a mode and how it ends."""


def rules_of(line: str, mode: str) -> tuple[str, ...]:
    """Return the rules that explain a line of a new game in a mode."""
    return MODE_RULES[mode] if line == "mode" else RULES.get(line, ())
