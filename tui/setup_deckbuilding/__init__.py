"""From what a player asks for to the set-up of a Deck Building Game, with all that is wrong named.

The command line and the scenario screen fill the same Wish; a problem names its field.
"""

from collections.abc import Collection
from typing import Any

from core.deckbuilding.catalogue import Book
from core.deckbuilding.modes import MODES
from core.deckbuilding.opening import dealt_from
from core.deckbuilding.pairing import DEALT
from core.deckbuilding.position import check_setup
from core.deckbuilding.setup import Seat, Setup
from core.kernel.errors import SetupError
from core.kernel.records import evolve
from tui.setup import PERSON, Seating, WishError
from tui.setup_deckbuilding import lists, options, places
from tui.setup_deckbuilding.night import night_of
from tui.setup_deckbuilding.notes import Notes
from tui.setup_deckbuilding.wish import Wish, piles_of, wish_of
from tui.setup_deckbuilding.words import problems_of

__all__ = ["Wish", "about", "piles_of", "problems_of", "setup_of", "wish_of"]


def about(setup: Setup) -> dict[str, Any]:
    """Return what a simulation tells of the set-up."""
    return {
        "mode": setup.mode,
        "scenario": setup.scenario,
        "mansions": list(mansions_in_play(setup)),
        "difficulty": list(setup.difficulty),
        "partner": setup.partner,
        "skills": setup.skills,
        "teams": list(setup.teams),
    }


def mansions_in_play(setup: Setup) -> tuple[str, ...]:
    """Return the Mansions of a set-up, none in a mode without one."""
    return (setup.mansion, *setup.combined_with) if MODES[setup.mode].has_mansion else ()


def setup_of(book: Book, wish: Wish, kinds: Collection[str]) -> Setup:
    """Return the set-up that is wished for; `kinds` are the bots there are. Raises WishError."""
    notes = Notes()
    made = _read(book, wish, kinds, notes)
    made = evolve(made, night=night_of(book, wish, made, notes))
    if not notes.problems:
        if not made.boxes:
            seats = len(made.seats)
            dealt = DEALT * (2 if made.partner else 1)
            boxes = places.with_enough_characters(book, dealt_from(book, made), seats, dealt)
            made = evolve(made, boxes=boxes)
        try:
            check_setup(book, made)
        except SetupError as error:
            notes.problems += problems_of(error)
    if notes.problems:
        raise WishError(notes.problems)
    return made


def _read(book: Book, wish: Wish, kinds: Collection[str], notes: Notes) -> Setup:
    """Return the set-up, of use only if nothing is noted."""
    wish = lists.as_made_for(book, wish)
    mode = lists.mode_of(wish, notes)
    partner = options.modification_of("partner", wish.partner, mode, notes)
    skills = options.modification_of("skills", wish.skills, mode, notes)
    made_for = lists.made_for(partner=partner, skills=skills)
    scenario = lists.scenario_of(book, wish, mode, made_for, notes)
    seating = Seating(wish, kinds)
    pairs = seating.seated(mode.least_seats, mode.most_seats, mode.id)
    notes.problems += seating.problems
    basics = lists.basics_of(book, wish, scenario, notes)
    mansion, *further = places.mansions_of(book, wish, mode, scenario, notes)
    return Setup(
        mode=mode.id,
        seats=tuple(Seat(name, player) for name, player in pairs),
        piles=lists.piles_asked(book, wish, notes) if wish.piles else scenario.piles,
        scenario="" if wish.piles else scenario.id,
        basics=basics,
        mansion=mansion,
        combined_with=tuple(further),
        inventory=options.inventory_of(book, wish, basics, notes),
        reactions=options.reactions_of(
            wish, sum(player == PERSON for _name, player in pairs), notes
        ),
        boxes=places.boxes_of(book, wish, notes),
        difficulty=options.difficulty_of(wish, mode, notes),
        partner=partner,
        skills=skills,
        teams=options.teams_of(wish, mode, len(pairs), notes),
        team_turn=options.team_turn_of(wish, notes),
        inventories=options.inventories_of(wish, mode, notes),
    )
