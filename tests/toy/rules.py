"""The rules of the toy game behind the protocol that all games have."""

from typing import ClassVar

from attrs import evolve as but
from attrs import frozen

from core.kernel.agenda import Frame
from core.kernel.chance import Chance
from core.kernel.decision import NONE, Decision, Refusal
from core.kernel.errors import GameOverError, SetupError
from core.kernel.event import HIDDEN, Cause, Event
from core.kernel.rules import Answer, Result, Standing, Types
from tests.toy.procedures import Doing, asked_anew, refusal_in_main, toy
from tests.toy.state import (
    FRAMES,
    Bury,
    Cards,
    Catalogue,
    CleanUp,
    Discard,
    Draw,
    Main,
    React,
    Reshuffle,
    Setup,
    Side,
    State,
    Turn,
    View,
)


@frozen
class Toy:
    """The rules of the toy game."""

    game: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    types: ClassVar[Types] = Types(Setup, State, Catalogue, FRAMES)

    catalogue: Catalogue = Catalogue()

    def opening(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        """Shuffle and deal, then begin the first turn (TOY-1)."""
        if len(setup.names) != 2:
            raise SetupError(("seats", str(len(setup.names)), "2"))
        if setup.turns < 1:
            raise SetupError(("turns", str(setup.turns), "1 or more"))
        cards = tuple(name for name, copies in self.catalogue.copies for _ in range(copies))
        deck = tuple(range(len(cards)))
        work = Doing(State(cards, (Side(), Side()), deck, Chance(seed), setup.turns))
        work.shuffle(Cause(NONE), "TOY-1")
        work.push(Draw(0, 3, Cause(NONE)), Draw(1, 3, Cause(NONE)), Turn(0))
        toy.run(work)
        return work.done(), tuple(work.events)

    def start(self, setup: Setup, seed: int) -> State:
        return self.opening(setup, seed)[0]

    def decision(self, state: State) -> Decision | None:
        return state.question.decision if state.question else None

    def apply(self, state: State, answer: Answer) -> tuple[State, tuple[Event, ...]]:
        if state.question is None:
            raise GameOverError
        picked = state.question.decision.pick(answer)
        work = Doing(state)
        toy.resume(work, state.question, picked)
        return work.done(), tuple(work.events)

    def result(self, state: State) -> Result | None:
        """Return the standings once the last turn is over (TOY-8)."""
        if state.question is not None:
            return None
        points = [side.points for side in state.sides]
        places = [1 + sum(other > own for other in points) for own in points]
        standings = tuple(
            Standing(seat, place, points[seat], place == 1) for seat, place in enumerate(places)
        )
        return Result("last-turn", standings, state.turn)

    def view(self, state: State, seat: int) -> View:
        """Return the table with the deck, the other hand and the other's buried cards hidden."""
        sides = tuple(
            side if owner == seat else but(side, hand=hidden(side.hand), buried=hidden(side.buried))
            for owner, side in enumerate(state.sides)
        )
        asked, kind, card = NONE, "", NONE
        if decision := self.decision(state):
            asked, kind, card = decision.seat, decision.kind, decision.card
        return View(
            seat=seat,
            cards=state.cards,
            sides=sides,
            deck=len(state.deck),
            discard=state.discard,
            turn=state.turn,
            last_turn=state.last_turn,
            active=state.active,
            searched=state.searched,
            asked=asked,
            kind=kind,
            card=card,
        )

    def explain(self, state: State, seat: int, key: str) -> Refusal | None:
        decision = self.decision(state)
        if decision is None:
            return Refusal("game-over", key, "TOY-8")
        if decision.seat != seat:
            return Refusal("not-asked", key, decision.rule)
        if any(option.key == key for option in decision.options):
            return None
        if decision.kind == "main":
            return refusal_in_main(state, seat, key)
        return Refusal("not-now", key, decision.rule)

    def resample(self, view: View, chance: Chance) -> State:
        """Deal the unseen cards anew; the agenda follows from what is asked."""
        known = {card for side in view.sides for card in side.hand + side.buried + side.shown}
        known.update(view.discard)
        unseen, chance = chance.shuffled(
            tuple(card for card in range(len(view.cards)) if card not in known)
        )
        pool = list(unseen)
        sides = tuple(
            but(side, hand=dealt(side.hand, pool), buried=dealt(side.buried, pool))
            for side in view.sides
        )
        agenda = _agenda(view)
        state = State(
            cards=view.cards,
            sides=sides,
            deck=tuple(pool),
            chance=chance,
            last_turn=view.last_turn,
            discard=view.discard,
            turn=view.turn,
            active=view.active,
            searched=view.searched,
            agenda=tuple(reversed(agenda[1:])),
        )
        return asked_anew(state, agenda[0]) if agenda else state

    def names(self, setup: Setup) -> tuple[str, ...]:
        return setup.names

    def players(self, setup: Setup) -> tuple[str, ...]:
        return ("person",) * len(setup.names)

    def turn(self, state: State) -> int:
        return state.turn


def _agenda(view: View) -> tuple[Frame, ...]:
    """Return the frame that asks, and those that follow it, as the rules have them."""
    active, asked, card = view.active, view.asked, view.card
    before: dict[str, tuple[Frame, ...]] = {
        "main": (),
        "discard": (Discard(asked, card), Reshuffle(asked, card)),
        "may": (Reshuffle(asked, card),),
        "react": (React(asked, card),),
        "bury": (Bury(asked, card),),
    }
    if not view.kind:
        return ()
    return (*before[view.kind], Main(active), CleanUp(active), Turn(1 - active))


def hidden(cards: Cards) -> Cards:
    """Return as many cards that are not known."""
    return (HIDDEN,) * len(cards)


def dealt(cards: Cards, pool: list[int]) -> Cards:
    """Return the cards with each HIDDEN one dealt from the end of the pool."""
    return tuple(pool.pop() if card == HIDDEN else card for card in cards)
