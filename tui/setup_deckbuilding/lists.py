"""Which piles are asked for: the mode, a scenario or a list of one's own, and the Basic Resources."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from attrs import evolve

from content.deckbuilding.terms import ANY
from core.deckbuilding.catalogue import Book, Scenario
from core.deckbuilding.modes import MODES, Mode
from tui.narration.deckbuilding.terms import LISTS, word
from tui.narration.deckbuilding.terms import MODES as MODE_NAMES
from tui.narration.text import _
from tui.narration.words import either
from tui.setup import id_of, quoted
from tui.setup_deckbuilding.notes import Notes, near
from tui.setup_deckbuilding.wish import Wish

NO_BASICS = "none"
"""What is typed for a game without Basic Resources (DBG-3.6)."""

USUAL_MODE = next(iter(MODES))
"""The mode that is played unless another is asked for."""

MODIFIED = {"partner": "partner", "skills": "skill"}
"""A modification -> what scenarios that are made for it say."""


def made_for(*, partner: bool, skills: bool) -> tuple[str, ...]:
    """Return what scenarios for the modifications that are asked for say that they are made for."""
    asked = {"partner": partner, "skills": skills}
    return tuple(word for name, word in MODIFIED.items() if asked[name])


def fits(scenario: Scenario, mode: Mode, made_for: Collection[str] = ()) -> bool:
    """Say whether a mode is played with a scenario (DBG-15.2, 16.2, 17.28, 21.3).

    `made_for` are the words of the modifications that are asked for: with one, every list will do.
    """
    return bool(made_for) or scenario.mode == ANY or scenario.mode in mode.lists


def fitting(
    scenarios: Iterable[Scenario], mode: Mode, made_for: Collection[str] = ()
) -> list[Scenario]:
    """Return the scenarios that a mode is played with, those made for it first."""
    found = [each for each in scenarios if fits(each, mode, made_for)]
    return sorted(found, key=lambda each: (each.mode not in made_for, each.mode != mode.id))


def usual(there: Sequence[Scenario], mode: Mode, made_for: Collection[str] = ()) -> Scenario:
    """Return the scenario that is played unless another is asked for: a first game if there is one.

    It is among those made for the modifications, else among those made for the mode.
    """
    own = [each for each in there if each.mode in made_for]
    own = own or [each for each in there if each.mode == mode.id] or list(there)
    return next((each for each in own if each.first), own[0])


def as_made_for(book: Book, wish: Wish) -> Wish:
    """Return a wish with what its scenario is made for, where nothing else was asked for.

    That is a mode that has the modifications asked for, or a modification without which the list does
    not fit the mode.
    """
    names = {each.id: each.name for each in book.scenarios.values()}
    named = book.scenarios.get(id_of(wish.scenario, names) or "")
    if named is None:
        return wish
    asked = {field for field in MODIFIED if getattr(wish, field) not in ("", "no")}
    own = MODES.get(named.mode)
    if not wish.mode and own is not None and asked <= {*own.modifications}:
        return evolve(wish, mode=own.id)
    mode = MODES.get(wish.mode or USUAL_MODE)
    if mode is None or fits(named, mode, asked):
        return wish
    lacking = [
        field
        for field, word in MODIFIED.items()
        if word == named.mode and field in mode.modifications and not getattr(wish, field)
    ]
    wanted: dict[str, Any] = dict.fromkeys(lacking, "yes")
    return evolve(wish, **wanted)


def mode_of(wish: Wish, notes: Notes) -> Mode:
    """Return the mode that is asked for; Story is usual."""
    known = id_of(wish.mode or USUAL_MODE, {each: word(MODE_NAMES, each) for each in MODES})
    if known is None:
        text = _("no mode is called {name}; there is {modes}")
        notes.note("mode", text.format(name=quoted(wish.mode), modes=either(MODES)))
    return MODES[known or USUAL_MODE]


def scenario_of(
    book: Book, wish: Wish, mode: Mode, made_for: Collection[str], notes: Notes
) -> Scenario:
    """Return the scenario asked for; with piles of one's own, the one whose basics they get."""
    there = fitting(book.scenarios.values(), mode, made_for)
    otherwise = usual(there, mode, made_for)
    if not wish.scenario:
        return otherwise
    if wish.piles:
        notes.note("scenario", _("a scenario has its own piles: choose it or piles, not both"))
    known = id_of(wish.scenario, {each.id: each.name for each in book.scenarios.values()})
    if known is None:
        text = _("no scenario is called {name}{near}")
        among = there if wish.mode else book.scenarios.values()
        names = {each.id: each.name for each in among}
        notes.note(
            "scenario", text.format(name=quoted(wish.scenario), near=near(wish.scenario, names))
        )
        return otherwise
    found = book.scenarios[known]
    if not fits(found, mode, made_for):
        notes.note("scenario", _for_another(found, mode))
    return found


def _for_another(scenario: Scenario, mode: Mode) -> str:
    text = _("{name} is a list for {made_for}, and {mode} is played with lists for {lists}")
    return text.format(
        name=scenario.name,
        made_for=_(LISTS[scenario.mode]),
        mode=word(MODE_NAMES, mode.id),
        lists=either(_(LISTS[each]) for each in mode.lists),
    )


def piles_asked(book: Book, wish: Wish, notes: Notes) -> tuple[tuple[str, ...], ...]:
    """Return the piles of a list of one's own."""
    cards = {each.id: each for each in book.catalogue.cards if each.cost is not None}
    names = {number: card.name for number, card in cards.items()}
    slugs = {number: card.slug for number, card in cards.items()}
    text = _("no Resource card is called {name}{near}")
    piles = []
    for pile in wish.piles:
        found = []
        for name in pile:
            number = id_of(name, slugs) or notes.known("piles", text, name, names)
            found += [number] if number else []
        piles.append(tuple(found))
    return tuple(piles)


def basics_of(book: Book, wish: Wish, scenario: Scenario, notes: Notes) -> str:
    """Return the set of Basic Resources, those of the scenario unless others are asked for (DBG-3.8)."""
    if not wish.basics:
        return scenario.basics
    if wish.basics == NO_BASICS:
        return ""
    text = _("no set of Basic Resources is called {name}{near}")
    names = {each: each for each in (*book.basics, NO_BASICS)}
    return notes.known("basics", text, wish.basics, names) or scenario.basics
