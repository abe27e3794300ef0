"""What of Undead has run in some games: operations, cards, questions, events."""

from attrs import Factory, define

from core.kernel.decision import NONE, Decision
from core.kernel.event import Decided, Event
from core.undead import decisions, events
from core.undead.operations import ALL
from core.undead.state import State
from tests.undead.table import CATALOGUE, RULES

Must = frozenset[str]

OPERATIONS: Must = frozenset(each.__name__ for each in ALL)
KINDS: Must = frozenset(decisions.KINDS)
EVENTS: Must = frozenset(
    each.__name__
    for each in events.ALL
    # Both need an empty deck: there are more cards than places and Hostiles.
    if each not in (events.NoLocation, events.NoHostile)
)
CARDS: Must = frozenset(card.id for card in CATALOGUE.cards)


@define
class Ran:
    """What has run so far."""

    operations: set[str] = Factory(set)
    cards: set[str] = Factory(set)
    kinds: set[str] = Factory(set)
    events: set[str] = Factory(set)

    def begun(self, state: State) -> None:
        """Count the Mission, the team with its Skills and Schools, and the Gear that it carries."""
        setup = state.setup
        self.cards.add(setup.mission)
        for member in setup.team:
            self.cards.update((member.soldier, *member.skills, *member.trained))
            self.cards.update(RULES.book.soldiers[member.soldier].skills)
            self.cards.add(member.theology)
        passive = {card.id for card in CATALOGUE.equipment if not (card.attack or card.text)}
        carried = {state.cards[g.card] for soldier in state.soldiers for g in soldier.gear}
        self.cards.update(passive & carried)

    def asked(self, decision: Decision) -> None:
        """Count a question."""
        self.kinds.add(decision.kind)

    def told(self, state: State, happened: tuple[Event, ...]) -> None:
        """Count what happened: the text that a cause names has run, a card that did something was used."""
        for event in happened:
            self.events.add(type(event).__name__)
            if isinstance(event, Decided):
                self.kinds.add(event.kind)
            text = RULES.book.texts.get(event.cause.effect)
            if text is not None and event.cause.kind == "text":
                self.operations.update(type(step).__name__ for step in text.do)
            if event.cause.card != NONE:
                self.cards.add(state.cards[event.cause.card])

    def missing(self) -> dict[str, list[str]]:
        """Return what has not run, by its sort; nothing if all has."""
        must = {
            "operations": OPERATIONS - self.operations,
            "cards": CARDS - self.cards,
            "kinds": KINDS - self.kinds,
            "events": EVENTS - self.events,
        }
        return {what: sorted(left) for what, left in must.items() if left}
