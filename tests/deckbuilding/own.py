"""Tables with a card made for a test: what no card that ships shows of a word."""

from typing import Any

from content.deckbuilding.files import compiled
from content.sources import Source
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Position, PositionSeat, Seat, Setup
from core.deckbuilding.state import State
from core.kernel.event import Event
from core.kernel.rules import Answer
from tests.deckbuilding.table import CATALOGUE

HERO = "ZZ-001"
"""The number of the Character whose text is tested."""

PILES = next(each for each in CATALOGUE.scenarios if each.id == "first-timer").piles


def rules_with(*cards: dict[str, Any], **texts: Any) -> DeckBuilding:
    """Return the rules with a Character of 100 Health whose Level 1 has these texts from the start.

    `cards` are further cards of the box.
    """
    level = {"level": 1, "decorations": 0} | texts
    hero = {"id": HERO, "name": "Hero", "kind": "character", "copies": 1, "health": 100}
    table = {"box": "zz", "card": [hero | {"levels": [level]}, *cards]}
    made, faults = compiled([Source("own.toml", table)], CATALOGUE)
    assert [] == faults
    return DeckBuilding(made)


def table(*seats: PositionSeat, mode: str = "story", **position: Any) -> Setup:
    """Return a set-up of seats A, B and so on, stated exactly; two Infected and the Boss are in the Mansion."""
    names = "ABCD"[: len(seats)]
    stated = {"mansion": ("MA-001", "MA-001", "MA-010")} | position
    return Setup(
        mode, tuple(map(Seat, names)), PILES, position=Position(seats=seats, **stated), skills=False
    )


def after(
    rules: DeckBuilding, setup: Setup, *answers: Answer | str
) -> tuple[State, tuple[Event, ...]]:
    """Return the state after some answers, and what the last one led to."""
    state, events = rules.opening(setup, 0)
    for answer in answers:
        state, events = rules.apply(state, (answer,) if isinstance(answer, str) else answer)
    return state, events


def asked(rules: DeckBuilding, state: State) -> tuple[int, str, tuple[str, ...]]:
    """Return who is asked, what about, and the keys."""
    decision = rules.decision(state)
    assert decision is not None
    return decision.seat, decision.kind, decision.keys()
