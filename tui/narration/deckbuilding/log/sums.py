"""Sums of the log: what there was, what was added, what there is, told from the events alone."""

from collections.abc import Iterable

from core.deckbuilding import events
from tui.narration.deckbuilding.terms import COUNTERS, amount, word
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import added, commas

_CARDS = mark_plural("{count} card", "{count} cards")
_SHUFFLED = mark_plural("{count} shuffled", "{count} shuffled")
_DRAWN = mark_plural("{count} drawn", "{count} drawn")


def change(before: int, by: int, after: int) -> str:
    """Return a change with its result: "60 - 20 = 40"; below 0 it says so: "20 - 30 = -10, so 0"."""
    said = added((before, by), before + by)
    return said if before + by == after else _("{sum}, so {after}").format(sum=said, after=after)


def counter(changes: list[events.CounterChanged], *, together: bool = False) -> str:
    """Return what becomes of one counter: "Actions 1 - 1 + 2 = 2"; `together` adds the changes up."""
    first, last = changes[0], changes[-1]
    steps = [each.by for each in changes]
    terms = [sum(steps)] if together else steps
    return _("{counter} {sum}").format(
        counter=word(COUNTERS, first.what), sum=added((first.now - first.by, *terms), last.now)
    )


def by_counter(changes: Iterable[events.CounterChanged]) -> dict[str, list[events.CounterChanged]]:
    """Return changes by the counter that they change, in the order in which lists name counters."""
    found: dict[str, list[events.CounterChanged]] = {what: [] for what in COUNTERS}
    for each in changes:
        found.setdefault(each.what, []).append(each)
    return {what: each for what, each in found.items() if each}


Draws = list[events.Drawn | events.Reshuffled]


def drawn(draws: Draws) -> str:
    """Return what was drawn and shuffled, in order: "3 drawn, 9 shuffled, 2 drawn"."""
    return commas(
        plural(_DRAWN, len(each.cards)).format(count=len(each.cards))
        if isinstance(each, events.Drawn)
        else plural(_SHUFFLED, each.count).format(count=each.count)
        for each in draws
    )


def cards_drawn(draws: Draws) -> str:
    """Return how many cards were drawn, "2 cards"; in order if a shuffle came between."""
    if any(isinstance(each, events.Reshuffled) for each in draws):
        return drawn(draws)
    count = sum(len(each.cards) for each in draws if isinstance(each, events.Drawn))
    return plural(_CARDS, count).format(count=count)


def health(before: int, by: int, after: int) -> str:
    """Return a change of Health: "Health 80 - 20 = 60"."""
    return _("Health {sum}").format(sum=change(before, by, after))


def ammo(points: int) -> str:
    """Return "40 Ammo"."""
    return amount("ammo", points)
