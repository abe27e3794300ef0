"""The generic checks find what they are for: each fault planted in the toy game is caught.

That the toy game without faults passes them all is seen in `test_generic.py`.
"""

from typing import Any, ClassVar

import attrs
import pytest
from attrs import frozen

from core.kernel.agenda import Frame
from core.kernel.chance import Chance
from core.kernel.decision import Decision, Refusal
from core.kernel.event import Decided, Event
from core.kernel.records import evolve as but
from core.kernel.rules import Answer, Result, Types
from tests.generic import Check, GameUnderTest, agrees_with_another_process, plays_to_the_end
from tests.generic.answers import accepts_every_option, refuses_other_keys
from tests.generic.hidden import (
    keeps_the_agenda_to_itself,
    resamples_what_a_seat_knows,
    shows_nothing_hidden,
)
from tests.generic.sameness import holds_only_data, is_pure, survives_saving
from tests.generic.undo import takes_back_no_knowledge, undoes_up_to_the_barrier
from tests.toy.codec import decode
from tests.toy.events import Drew, Rolled
from tests.toy.game import GAME
from tests.toy.rules import Toy
from tests.toy.state import FRAMES, Catalogue, Setup, State, View

SEEDS = 200
"""Random games in which a fault must show."""


class NeverEnds(Toy):
    """Its end has no result."""

    def result(self, state: State) -> Result | None:
        return None


class WaitsForNothing(Toy):
    """It wants a dog even of who has none: nobody can answer."""

    def decision(self, state: State) -> Decision | None:
        decision = super().decision(state)
        if decision is None or decision.kind != "react":
            return decision
        return but(decision, least=1)


class RefusesNothing(Toy):
    """It has no reason for any key."""

    def explain(self, state: State, seat: int, key: str) -> Refusal | None:
        return None


class RefusesWhatItOffers(Toy):
    """It finds a reason against the search, even where that is on offer."""

    def explain(self, state: State, seat: int, key: str) -> Refusal | None:
        no_search = Refusal("already-searched", key, "TOY-6")
        return no_search if key == "search" else super().explain(state, seat, key)


class TakesAnything(Toy):
    """It skips keys that it does not know."""

    def apply(self, state: State, answer: Answer) -> tuple[State, tuple[Event, ...]]:
        decision = self.decision(state)
        known = decision.keys() if decision else ()
        return super().apply(state, tuple(key for key in answer if key in known))


class ShowsHands(Toy):
    """Its views hide no hand."""

    def view(self, state: State, seat: int) -> View:
        return but(super().view(state, seat), sides=state.sides)


class ExplainsWithTheDeck(Toy):
    """Its refusals depend on the top card of the deck."""

    def explain(self, state: State, seat: int, key: str) -> Refusal | None:
        refusal = super().explain(state, seat, key)
        return refusal and but(refusal, have=state.deck[0] if state.deck else 0)


class SaysMore(Toy):
    """It tells everyone, or too much, in an event of one class."""

    said: ClassVar[type[Event]]
    instead: ClassVar[type[Event]]

    def apply(self, state: State, answer: Answer) -> tuple[State, tuple[Event, ...]]:
        state, events = super().apply(state, answer)
        return state, tuple(self._instead(event) for event in events)

    def _instead(self, event: Event) -> Event:
        if type(event) is not self.said:
            return event
        values = {each.name: getattr(event, each.name) for each in attrs.fields(type(event))}
        return self.instead(**values)


class DrewOpenly(Drew):
    PRIVATE: ClassVar[tuple[str, ...]] = ()


class DrewForFun(Drew):
    BARRIER: ClassVar[str] = ""


class RolledForFun(Rolled):
    BARRIER: ClassVar[str] = ""


class DecidedOpenly(Decided):
    PRIVATE: ClassVar[tuple[str, ...]] = ()


class DrawsOpenly(SaysMore):
    said, instead = Drew, DrewOpenly


class DecidesOpenly(SaysMore):
    said, instead = Decided, DecidedOpenly


class DrawsForFun(SaysMore):
    said, instead = Drew, DrewForFun


class RollsForFun(SaysMore):
    said, instead = Rolled, RolledForFun


@frozen
class OpenView(View):
    agenda: tuple[Frame, ...] = ()


class ShowsTheAgenda(Toy):
    """Its views hold what will happen next."""

    def view(self, state: State, seat: int) -> View:
        values = attrs.asdict(super().view(state, seat), recurse=False)
        return OpenView(**values, agenda=state.agenda)


class ForgetsTheSearch(Toy):
    """Its resampled states allow another search."""

    def resample(self, view: View, chance: Chance) -> State:
        return super().resample(but(view, searched=False), chance)


class DrawsNothingAnew(Toy):
    """Its views are the whole state, and so is what is resampled from them."""

    def view(self, state: State, seat: int) -> Any:
        return state

    def resample(self, view: Any, chance: Chance) -> Any:
        return view


class HasUnknownFrames(Toy):
    """It does not name all of its frames."""

    types: ClassVar[Types] = Types(Setup, State, Catalogue, FRAMES[:1])


class Counts(Toy):
    """It remembers how often it was used, and lets that count."""

    uses: ClassVar[int] = 0

    def apply(self, state: State, answer: Answer) -> tuple[State, tuple[Event, ...]]:
        type(self).uses += 1
        return super().apply(but(state, chance=Chance(self.uses)), answer)


class Hashes(Toy):
    """It shuffles by `hash()`, which is another in each process."""

    def opening(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        return super().opening(setup, seed ^ hash("lamp"))


def forgets_the_question(text: str) -> State:
    """Load a state without what it was waiting for."""
    return but(decode(text), question=None)


def forgets_the_order(text: str) -> State:
    """Load a state with its deck sorted."""
    state = decode(text)
    return but(state, deck=tuple(sorted(state.deck)))


def planted(rules: Toy, **changes: Any) -> GameUnderTest:
    return but(GAME, rules=rules, **changes)


HASHES = planted(Hashes(), place="tests.test_generic_toy:HASHES")

FAULTS: list[tuple[GameUnderTest, Check, str]] = [
    (planted(NeverEnds()), plays_to_the_end, "there is no result"),
    (planted(WaitsForNothing()), plays_to_the_end, "no legal answer"),
    (planted(Toy(), limit=3), plays_to_the_end, "no end after 3 answers"),
    (planted(RefusesWhatItOffers()), accepts_every_option, "on offer, yet refused"),
    (planted(RefusesNothing()), refuses_other_keys, "not on offer to seat ., yet not refused"),
    (planted(TakesAnything()), refuses_other_keys, "the refusal of"),
    (planted(ShowsHands()), shows_nothing_hidden, "the view of seat"),
    (planted(ExplainsWithTheDeck()), shows_nothing_hidden, "the refusal of"),
    (planted(DrawsOpenly()), shows_nothing_hidden, "what seat . is told"),
    (planted(DecidesOpenly()), shows_nothing_hidden, "what seat . is told"),
    (planted(Toy(), permute_hidden=lambda state, *_: state), shows_nothing_hidden, "moved nothing"),
    (planted(ShowsTheAgenda()), keeps_the_agenda_to_itself, "in the view of seat"),
    (planted(ForgetsTheSearch()), resamples_what_a_seat_knows, "the view of seat ., resampled"),
    (planted(DrawsNothingAnew()), resamples_what_a_seat_knows, "the very state"),
    (planted(Counts()), undoes_up_to_the_barrier, "the states of the table"),
    (planted(DrawsForFun()), takes_back_no_knowledge, "the view after"),
    (planted(RollsForFun()), takes_back_no_knowledge, "the random source"),
    (planted(HasUnknownFrames()), holds_only_data, "no class for codecs"),
    (planted(Counts()), is_pure, "what is asked twice"),
    (planted(Toy(), decode=forgets_the_question), survives_saving, "loaded, the state is another"),
    (planted(Toy(), decode=forgets_the_order), survives_saving, "loaded, the state is another"),
    (HASHES, agrees_with_another_process, "the games part"),
]


NAMES = [f"{type(game.rules).__name__}-{check.__name__}" for game, check, _ in FAULTS]


def look_for_faults(game: GameUnderTest, check: Check) -> None:
    for seed in range(SEEDS):
        check(game, seed)


@pytest.mark.parametrize(("game", "check", "says"), FAULTS, ids=NAMES)
def test_a_planted_fault_is_found(game: GameUnderTest, check: Check, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        look_for_faults(game, check)


def test_a_fault_tells_how_to_see_it_again() -> None:
    with pytest.raises(AssertionError) as caught:
        plays_to_the_end(planted(Toy(), limit=1), seed=5)

    [note] = caught.value.__notes__
    assert note.startswith("toy, seed 5, after 1 answers: [('")
