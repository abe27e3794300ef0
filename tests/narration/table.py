"""Small tables of the shipped cards, and the lines that playing on them leads to."""

from functools import cache
from typing import Any

from content.loader import load_files, shipped_files
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Position, PositionSeat, Seat, Setup
from core.deckbuilding.view import View
from core.kernel.decision import Decision, Option
from core.kernel.event import Event, seen
from tui.narration.base import Line
from tui.narration.deckbuilding.narration import DeckBuildingNarration

ANA, BEN, CLEO = 0, 1, 2
NAMES = ("Ana", "Ben", "Cleo", "Dan")

Cards = tuple[str, ...]


@cache
def catalogue() -> Catalogue:
    """Return what ships, read anew: no test leans on what another run has kept."""
    made: Catalogue
    made, faults = load_files("deckbuilding", shipped_files("deckbuilding"))
    assert not faults, faults
    return made


@cache
def rules() -> DeckBuilding:
    """Return the rules with all shipped cards."""
    return DeckBuilding(catalogue())


@cache
def narration() -> DeckBuildingNarration:
    """Return the narration of the shipped cards."""
    return DeckBuildingNarration(catalogue())


def card_id(name: str) -> str:
    """Return the id of a shipped card; of several with a name that of the Premiere box, or the first."""
    found = [card for card in catalogue().cards if card.name == name]
    return min(found, key=lambda card: card.set != "premiere").id


def ids(names: Cards) -> Cards:
    """Return the ids of shipped cards."""
    return tuple(card_id(name) for name in names)


_ZONES = ("hand", "inventory", "play_area", "discard_pile", "attached")


def seat(character: str, **fields: Any) -> PositionSeat:
    """Return a seat of a position; zones are stated by the names of their cards."""
    stated: dict[str, Any] = {
        name: ids(value) if name in _ZONES else value for name, value in fields.items()
    }
    return PositionSeat(card_id(character), **stated)


class Table:
    """A game from a position on. `lines` are those of the last answers, seen from a seat."""

    def __init__(
        self,
        *seats: PositionSeat,
        mansion: Cards = ("Uroboros Aheri",),
        piles: tuple[Cards, ...] = (),
        names: Cards = NAMES,
        reactions: str = "holders",
        **counters: Any,
    ) -> None:
        scenario = catalogue().scenarios[0]
        stated = tuple(ids(pile) for pile in counters.pop("tops", ()))
        self.setup = Setup(
            mode="story",
            seats=tuple(Seat(name) for name in names[: len(seats)]),
            piles=tuple(ids(pile) for pile in piles) or scenario.piles,
            reactions=reactions,
            position=Position(seats, ids(mansion), piles=stated, **counters),
        )
        self.state, self.events = rules().opening(self.setup, 1)

    def answer(self, *answers: str | Cards) -> "Table":
        """Give answers, a word for one pick; their events are told together."""
        self.events = ()
        for each in answers:
            keys = (each,) if isinstance(each, str) else each
            self.state, happened = rules().apply(self.state, keys)
            self.events += happened
        return self

    def lines(self, reader: int = ANA, turn: int = 12, step: int = 0) -> tuple[Line, ...]:
        """Return the lines of the last answers."""
        events: tuple[Event, ...] = tuple(seen(event, reader) for event in self.events)
        return narration().lines(events, self.view(reader), turn, step)

    def log(self, reader: int = ANA) -> list[str]:
        """Return the texts of the lines of the last answers."""
        return [line.text for line in self.lines(reader)]

    def view(self, reader: int = ANA) -> View:
        """Return what a seat knows now."""
        return rules().view(self.state, reader)

    @property
    def decision(self) -> Decision:
        """The question that waits."""
        decision = rules().decision(self.state)
        assert decision is not None
        return decision

    def option(self, key: str) -> Option:
        """Return an option of the question that waits."""
        return self.decision.pick((key,))[0]

    def question(self) -> str:
        """Return the question that waits, as its own seat reads it."""
        return narration().question(self.decision, self.view(self.decision.seat))

    def price(self, key: str) -> str:
        """Return the price of an option of the question that waits."""
        return narration().price(self.option(key), self.view(self.decision.seat))

    def note(self, key: str) -> str:
        """Return the note of an option of the question that waits."""
        return narration().note(self.option(key), self.view(self.decision.seat))

    def label(self, key: str) -> str:
        """Return the label of an option of the question that waits."""
        return narration().label(self.option(key), self.view(self.decision.seat))

    def refusal(self, key: str, reader: int = ANA) -> str:
        """Return why a key is refused."""
        refused = rules().explain(self.state, reader, key)
        assert refused is not None
        return narration().refusal(refused, self.view(reader))
