"""What of the Deck Building Game has run in some games: operations, texts, cards, questions, events."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from attrs import Factory, define

from core.deckbuilding import decisions, events, operations, texts
from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import all_texts
from core.deckbuilding.state import State
from core.kernel.decision import NONE, Decision
from core.kernel.event import Event
from tests.deckbuilding.table import CATALOGUE, RULES

Must = frozenset[str]

OPERATIONS: Must = frozenset(
    type(step).__name__ for steps in RULES.book.steps.values() for step in steps
)
"""Those that shipped cards are made of."""

KINDS: Must = frozenset(decisions.KINDS)

CARDS: Must = frozenset(card.id for card in CATALOGUE.cards if card.kind is not Kind.EVENT)
TEXTS: Must = frozenset(text.id for card in CATALOGUE.cards for text in all_texts(card))
EVENTS: Must = frozenset(
    each.__name__
    for each in events.ALL
    # No shipped card does this.
    if each
    not in (
        # Few drafts leave Luck Lv. 3 with somebody who has Teammates: test_skills.py shows it.
        events.MateChosen,
        events.DamagePrevented,
    )
)


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
        """Count what happened, and the cards that did something: played, used, fought, taken."""
        for event in happened:
            self.events.add(type(event).__name__)
            self._skilled(state, event)
            match event:
                case events.Decided():
                    self.kinds.add(event.kind)
                case events.CardPlayed() | events.WeaponUsed() | events.Taken():
                    self.cards.add(state.cards[event.card])
                case events.Compared():
                    self.cards.update(state.cards[copy] for copy in event.cards)
                case events.TurnBegan():
                    self.cards.add(state.cards[state.players[event.seat].character])
                case _:
                    pass

    def _skilled(self, state: State, event: Event) -> None:
        """Count a Skill that did something, or works from now on."""
        for copy in (event.cause.card, event.card if isinstance(event, events.XpPlaced) else NONE):
            if copy != NONE and RULES.book.cards[state.cards[copy]].kind is Kind.SKILL:
                self.cards.add(state.cards[copy])

    def wanted(self) -> frozenset[str]:
        """Return the cards that have not done anything yet, or not all that they can."""
        texts = {text_id.split("/")[0] for text_id in TEXTS - self.texts}
        return frozenset(texts | (CARDS - self.cards))

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

    def counting(doer: Callable[..., Any]) -> Callable[..., Any]:
        def done(game: Any, frame: Any, step: operations.Operation) -> Any:
            ran.operations.add(type(step).__name__)
            ran.texts.add(frame.cause.effect)
            return doer(game, frame, step)

        return done

    texts._doers.update({operation: counting(doer) for operation, doer in doers.items()})
    try:
        yield ran
    finally:
        texts._doers.update(doers)
