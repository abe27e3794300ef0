"""How a counter of this turn came to be what it is: every change since the turn began, with its cause."""

from collections.abc import Iterable

from core.deckbuilding.events import Bought, Committed, CounterChanged, TurnBegan
from core.kernel.decision import NONE
from core.kernel.event import Event
from tui.narration.deckbuilding.terms import COUNTERS, word
from tui.narration.text import _
from tui.table.eyes import Eyes
from tui.why.section import Section
from tui.why.sums import Term, sum_rows

RULES = {
    "actions": "DBG-5.1",
    "buys": "DBG-10.1",
    "explores": "DBG-7.16",
    "gold": "DBG-10.1",
    "ammo": "DBG-7.9",
}
"""The rule of what each counter is spent on."""


def counter_section(eyes: Eyes, steps: Iterable[tuple[Event, ...]], what: str) -> Section:
    """Return a counter of the turn in progress with all that made it."""
    changes = changes_of(eyes, steps, what)
    now: int = getattr(eyes.view.turn, what)
    begun = now - sum(change.amount for change in changes)
    terms = [Term(begun, _("when the turn began (DBG-4.2)"), first=True), *changes]
    heading = _("{counter} now").format(counter=word(COUNTERS, what))
    return Section(heading, lambda width: sum_rows(terms, now, RULES[what], width))


def changes_of(eyes: Eyes, steps: Iterable[tuple[Event, ...]], what: str) -> list[Term]:
    """Return the changes of a counter since the turn began."""
    found: list[Term] = []
    for happened in steps:
        for event in happened:
            if isinstance(event, TurnBegan):
                found = []
            elif change := _change(eyes, event, what):
                found.append(change)
    return found


def _change(eyes: Eyes, event: Event, what: str) -> Term | None:
    match event:
        case CounterChanged(what=changed, by=by) if changed == what:
            return Term(by, _cause(eyes, event))
        case Bought(card=card, paid=paid) if what in ("gold", "buys"):
            words = _("{card} is bought ({rule})")
            said = words.format(card=eyes.card(card).name, rule=event.rule)
            return Term(-paid if what == "gold" else -1, said)
        case Committed(count=count) if what == "explores":
            return Term(-count, _("spent on an Explore ({rule})").format(rule=event.rule))
    return None


def _cause(eyes: Eyes, event: Event) -> str:
    if event.cause.card == NONE:
        return _("by rule {rule}").format(rule=event.rule)
    card = eyes.card(event.cause.card).name
    return _("{card} ({rule})").format(card=card, rule=event.rule)
