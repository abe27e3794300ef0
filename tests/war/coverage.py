"""What of Biohazard War has run in some games: operations, texts, cards, questions, events."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from attrs import Factory, define

from core.kernel.decision import NONE, Decision
from core.kernel.event import Event
from core.war import decisions, events, operations, texts
from core.war.state import State
from tests.war.table import CATALOGUE

Must = frozenset[str]

OPERATIONS: Must = frozenset(each.__name__ for each in operations.ALL)
KINDS: Must = frozenset(decisions.KINDS)
CARDS: Must = frozenset(card.id for card in CATALOGUE.cards)
TEXTS: Must = frozenset(text.id for card in CATALOGUE.cards for text in card.texts)
EVENTS: Must = frozenset(each.__name__ for each in events.ALL)


@define
class Ran:
    """What has run so far."""

    operations: set[str] = Factory(set)
    texts: set[str] = Factory(set)
    cards: set[str] = Factory(set)
    kinds: set[str] = Factory(set)
    events: set[str] = Factory(set)

    def asked(self, decision: Decision) -> None:
        """Count a question."""
        self.kinds.add(decision.kind)

    def told(self, state: State, happened: tuple[Event, ...]) -> None:
        """Count what happened, and the cards that did something: played, committed, fought, assaulted."""
        for event in happened:
            self.events.add(type(event).__name__)
            match event:
                case events.Decided():
                    self.kinds.add(event.kind)
                case events.EventPlayed() | events.EventCommitted():
                    self.cards.add(state.cards[event.card])
                case events.Fought():
                    parts = event.heroes_parts + event.umbrella_parts
                    self.cards.update(state.cards[part[1]] for part in parts)
                case _:
                    pass

    def missing(self) -> dict[str, list[str]]:
        """Return what has not run, by its sort; nothing if all has."""
        must = {
            "operations": OPERATIONS - self.operations,
            "texts": TEXTS - self.texts,
            "cards": CARDS - self.cards,
            "kinds": KINDS - self.kinds,
            "events": EVENTS - self.events,
        }
        return {what: sorted(left) for what, left in must.items() if left}


@contextmanager
def watched() -> Iterator[Ran]:
    """Count the operations and texts that run meanwhile."""
    ran = Ran()
    doers = dict(texts._doers)

    def counting(doer: Callable[..., bool]) -> Callable[..., bool]:
        def done(game: Any, frame: Any, step: operations.Operation) -> bool:
            assert frame.cause.card != NONE
            ran.operations.add(type(step).__name__)
            ran.texts.add(frame.cause.effect)
            return doer(game, frame, step)

        return done

    texts._doers.update({operation: counting(doer) for operation, doer in doers.items()})
    try:
        yield ran
    finally:
        texts._doers.update(doers)
