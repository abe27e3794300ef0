"""From what a player asks for to the set-up of Biohazard War, with all that is wrong named."""

from collections.abc import Collection, Mapping
from typing import Any

from attrs import frozen

from core.kernel.decision import NONE
from core.kernel.errors import SetupError
from core.war.catalogue import Book
from core.war.position import SEATS, check_setup
from core.war.setup import BEST_OF_THREE, ONE_GAME, Seat, Setup
from tui.narration.text import _, mark
from tui.narration.words import either
from tui.setup import PERSON, Problem, Seating, WishError, Words, quoted, shared_words

SIDES: Mapping[str, int] = {"heroes": 0, "umbrella": 1, "random": NONE}
"""What the first seat plays -> the seat that plays the Heroes."""

MATCHES: Mapping[str, int] = {"1": ONE_GAME, "3": BEST_OF_THREE}
"""What is typed for a match -> the games that it has at most."""


@frozen
class Wish:
    """What is asked of a game; what is empty was not asked for and gets its usual value.

    `side` is that of the first seat, `match` the number of games. `bots` are for the last seats.
    """

    side: str = ""
    match: str = ""
    seats: str = ""
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    reactions: str = ""
    seed: str = ""


def wish_of(words: Words) -> Wish:
    """Return the wish that was typed."""
    return Wish(
        side=words.get("side", ""),
        match=words.get("match", ""),
        reactions=words.get("reactions", ""),
        **shared_words(words),
    )


def about(setup: Setup) -> dict[str, Any]:
    """Return what a simulation tells of the set-up: the seat of the Heroes from 1, None for chance."""
    heroes = None if setup.heroes == NONE else setup.heroes + 1
    return {"heroes": heroes, "match": setup.match}


def setup_of(book: Book, wish: Wish, kinds: Collection[str]) -> Setup:
    """Return the set-up that is wished for; `kinds` are the bots there are. Raises WishError."""
    problems: list[Problem] = []
    seating = Seating(wish, kinds)
    pairs = seating.seated(SEATS, SEATS, "Biohazard War")
    problems += seating.problems
    side = _one_of("side", wish.side, SIDES, "random", problems)
    match = _one_of("match", wish.match, MATCHES, "1", problems)
    persons = sum(player == PERSON for _name, player in pairs)
    usual = "everyone" if persons > 1 else "holders"
    asked = {"everyone": "everyone", "holders": "holders"}
    reactions = _one_of("reactions", wish.reactions, asked, usual, problems)
    if problems:
        raise WishError(problems)
    first, second = (Seat(name, player) for name, player in pairs)
    made = Setup((first, second), SIDES[side], MATCHES[match], reactions)
    try:
        check_setup(book, made)
    except SetupError as error:
        raise WishError(problems_of(error)) from error
    return made


def _one_of(
    field: str, typed: str, known: Collection[str], usual: str, problems: list[Problem]
) -> str:
    """Return one of the known words, the usual one where nothing, or nothing good, was typed."""
    wanted = typed.casefold()
    if typed and wanted not in known:
        text = _("{found} is not {known}")
        problems.append(Problem(field, text.format(found=quoted(typed), known=either(known))))
    return wanted if wanted in known else usual


_FIELDS = {"seats": "seats", "side": "side", "match": "match", "unknown-reactions": "reactions"}
_TEXTS = {
    "no-team": mark("the Heroes have no Team, so the game could not begin (WAR-3.1)"),
    "no-facility": mark("Umbrella has no Facility, so the game would be over (WAR-2.1)"),
}


def problems_of(error: SetupError) -> list[Problem]:
    """Return what the rules find wrong with a set-up, in words."""
    return [
        Problem(_FIELDS.get(code, "position"), _words(code, what, expected))
        for code, what, expected in error.problems
    ]


def _words(code: str, what: str, expected: str) -> str:
    if code in _TEXTS:
        return _(_TEXTS[code])
    return _("found {what}, expected {expected}").format(what=quoted(what), expected=expected)
