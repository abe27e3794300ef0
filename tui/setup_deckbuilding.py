"""From what a player asks for to the set-up of a Deck Building Game, with all that is wrong named.

The command line and the scenario screen fill the same Wish; a problem names its field.
"""

from collections.abc import Collection
from typing import Any

from attrs import frozen

from content.deckbuilding.terms import ANY
from content.expect import suggestion
from core.deckbuilding.catalogue import Book, Scenario
from core.deckbuilding.modes import MODES, Mode
from core.deckbuilding.position import check_setup
from core.deckbuilding.setup import Seat, Setup
from core.kernel.errors import SetupError
from tui.narration.deckbuilding.terms import LISTS, word
from tui.narration.deckbuilding.terms import MODES as MODE_NAMES
from tui.narration.text import _, mark
from tui.narration.words import commas, either
from tui.setup import PERSON, Problem, Seating, WishError, Words, id_of, quoted, shared_words


@frozen
class Wish:
    """What is asked of a game; what is empty was not asked for and gets its usual value.

    Numbers are as they were typed. `piles` are names or ids of cards, pile by pile, instead of a
    scenario. `boxes` are those whose Characters are dealt. `bots` are kinds of bots, for the last seats.
    """

    mode: str = "story"
    scenario: str = ""
    piles: tuple[tuple[str, ...], ...] = ()
    mansion: str = ""
    boxes: tuple[str, ...] = ()
    seats: str = ""
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    reactions: str = ""
    seed: str = ""


def wish_of(words: Words) -> Wish:
    """Return the wish that was typed."""
    usual = Wish()
    return Wish(
        mode=words.get("mode", usual.mode),
        scenario=words.get("scenario", ""),
        piles=piles_of(words["piles"]) if "piles" in words else (),
        mansion=words.get("mansion", ""),
        boxes=tuple(words["boxes"].split(",")) if "boxes" in words else (),
        reactions=words.get("reactions", ""),
        **shared_words(words),
    )


def about(setup: Setup) -> dict[str, Any]:
    """Return what a simulation tells of the set-up."""
    return {"mode": setup.mode, "scenario": setup.scenario}


def setup_of(book: Book, wish: Wish, kinds: Collection[str]) -> Setup:
    """Return the set-up that is wished for; `kinds` are the bots there are. Raises WishError."""
    reading = _Reading(book, wish, kinds)
    made = reading.setup()
    if not reading.problems:
        try:
            check_setup(book, made)
        except SetupError as error:
            reading.problems += problems_of(error)
    if reading.problems:
        raise WishError(reading.problems)
    return made


def piles_of(typed: str) -> tuple[tuple[str, ...], ...]:
    """Return the names in a list of piles such as `Grenade, Longbow + Handgun`."""
    return tuple(
        tuple(" ".join(card.split()) for card in pile.split("+")) for pile in typed.split(",")
    )


def problems_of(error: SetupError) -> list[Problem]:
    """Return what the rules find wrong with a set-up, in words."""
    return [
        Problem(_FIELDS.get(code, "position"), _words(code, what, expected))
        for code, what, expected in error.problems
    ]


_FIELDS = {
    "unknown-mode": "mode",
    "unknown-basics": "scenario",
    "unknown-mansion": "mansion",
    "unknown-card": "piles",
    "unknown-box": "boxes",
    "too-few-characters": "boxes",
    "unknown-reactions": "reactions",
    "no-piles": "piles",
    "pile-twice": "piles",
    "not-a-resource": "piles",
    "seats": "seats",
    "no-boss": "mansion",
}
_TEXTS = {
    "pile-twice": mark("{what} lies in two piles, and all its copies lie in one (DBG-3.9)"),
    "not-a-resource": mark("{what} has no cost and cannot lie in a pile (DBG-3.9)"),
    "too-few-characters": mark(
        "there are {what} Characters to deal, and the seats need {expected}: name more boxes (DBG-3.2)"
    ),
    "no-piles": mark("at least one pile is needed"),
    "no-boss": mark("{what} has no Boss, so the game could not end (DBG-21.6)"),
}


def _words(code: str, what: str, expected: str) -> str:
    text = _TEXTS.get(code)
    if text is None:
        return _("found {what}, expected {expected}").format(what=quoted(what), expected=expected)
    return _(text).format(what=what, expected=expected)


_FEW = 5
"""How many names a line lists before it only counts the others."""


class _Reading:
    """One reading of a wish. What is wrong is noted and read as if it had not been asked for."""

    def __init__(self, book: Book, wish: Wish, kinds: Collection[str]) -> None:
        self.problems: list[Problem] = []
        self._book = book
        self._wish = wish
        self._kinds = kinds

    def setup(self) -> Setup:
        """Return the set-up, of use only if there are no problems."""
        mode = self._mode()
        scenario = self._scenario(mode)
        seats = self._seats(mode)
        persons = sum(seat.player == PERSON for seat in seats)
        return Setup(
            mode=mode.id,
            seats=seats,
            piles=self._piles() if self._wish.piles else scenario.piles,
            scenario="" if self._wish.piles else scenario.id,
            basics=scenario.basics,
            mansion=self._mansion(scenario),
            boxes=self._boxes(),
            reactions=self._reactions(persons),
        )

    def _note(self, field: str, text: str) -> None:
        problem = Problem(field, text)
        if problem not in self.problems:
            self.problems.append(problem)

    def _mode(self) -> Mode:
        known = id_of(self._wish.mode, {each: each for each in MODES})
        if known is None:
            text = _("no mode is called {name}; there is {modes}")
            self._note("mode", text.format(name=quoted(self._wish.mode), modes=either(MODES)))
        return MODES[known or next(iter(MODES))]

    def _scenario(self, mode: Mode) -> Scenario:
        """Return the scenario asked for; with piles of one's own, the one whose basics they get."""
        scenarios = self._book.scenarios
        fitting = [each for each in scenarios.values() if fits(each, mode)]
        usual = next((each for each in fitting if each.first), fitting[0])
        typed = self._wish.scenario
        if not typed:
            return usual
        if self._wish.piles:
            self._note("scenario", _("a scenario has its own piles: choose it or piles, not both"))
        known = id_of(typed, {each.id: each.name for each in scenarios.values()})
        if known is None:
            self._note("scenario", _unknown_scenario(typed, fitting))
        elif not fits(scenarios[known], mode):
            text = _("{name} is a list for {made_for}, and {mode} is played with lists for {lists}")
            made_for = _(LISTS[scenarios[known].mode])
            lists = either(_(LISTS[each]) for each in mode.lists)
            self._note(
                "scenario",
                text.format(
                    name=scenarios[known].name,
                    made_for=made_for,
                    mode=word(MODE_NAMES, mode.id),
                    lists=lists,
                ),
            )
        return scenarios[known] if known else usual

    def _piles(self) -> tuple[tuple[str, ...], ...]:
        return tuple(
            tuple(card for name in pile if (card := self._card(name))) for pile in self._wish.piles
        )

    def _card(self, name: str) -> str:
        cards = {each.id: each.name for each in self._book.catalogue.cards if each.cost is not None}
        slugs = {each.id: each.slug for each in self._book.catalogue.cards if each.cost is not None}
        known = id_of(name, cards) or id_of(name, slugs)
        if known is None:
            near = suggestion(name, cards.values())
            text = _("no Resource card is called {name}{near}")
            self._note("piles", text.format(name=quoted(name), near=near))
        return known or ""

    def _mansion(self, scenario: Scenario) -> str:
        mansions = self._book.mansions
        usual = next((each for each in mansions if each in scenario.boxes), next(iter(mansions)))
        typed = self._wish.mansion
        if not typed:
            return usual
        known = id_of(typed, {each.id: each.name for each in mansions.values()})
        if known is None:
            text = _("no Mansion is called {name}; there is {names}")
            self._note("mansion", text.format(name=quoted(typed), names=either(mansions)))
        return known or usual

    def _boxes(self) -> tuple[str, ...]:
        boxes = dict.fromkeys(card.set for card in self._book.catalogue.cards)
        found = []
        for typed in self._wish.boxes:
            known = id_of(typed.strip(), {box: box for box in boxes})
            if known is None:
                near = suggestion(typed, boxes) or _("; there are {names}").format(
                    names=commas(boxes)
                )
                text = _("no box is called {name}{near}")
                self._note("boxes", text.format(name=quoted(typed), near=near))
            else:
                found.append(known)
        return tuple(dict.fromkeys(found))

    def _reactions(self, persons: int) -> str:
        typed = self._wish.reactions
        if not typed:
            return "everyone" if persons > 1 else "holders"
        if typed not in ("holders", "everyone"):
            text = _("{found} is neither holders nor everyone")
            self._note("reactions", text.format(found=quoted(typed)))
        return typed

    def _seats(self, mode: Mode) -> tuple[Seat, ...]:
        seating = Seating(self._wish, self._kinds)
        pairs = seating.seated(mode.least_seats, mode.most_seats, mode.id)
        self.problems += seating.problems
        return tuple(Seat(name, player) for name, player in pairs)


def fits(scenario: Scenario, mode: Mode) -> bool:
    """Say whether a mode is played with a scenario (DBG-15.2, 16.2, 17.28, 21.3)."""
    return scenario.mode == ANY or scenario.mode in mode.lists


def _unknown_scenario(typed: str, fitting: list[Scenario]) -> str:
    """Return that there is no such scenario, with the one that may be meant, or a few of those there are."""
    names = [each.id for each in fitting]
    near = suggestion(typed, [*names, *(each.name for each in fitting)])
    if not near and len(names) > _FEW:
        near = _("; there are {names} and {count} more").format(
            names=commas(names[:_FEW]), count=len(names) - _FEW
        )
    near = near or _("; there are {names}").format(names=commas(names))
    return _("no scenario is called {name}{near}").format(name=quoted(typed), near=near)
