"""The fights that were decided last, in a few words: whom they were against and how they ended (S1)."""

from collections.abc import Iterable

from attrs import evolve, frozen
from rich.cells import cell_len

from core.deckbuilding import events
from core.kernel.event import Event
from tui.narration.text import _
from tui.narration.words import commas
from tui.table.eyes import Eyes
from tui.wrap import clipped


@frozen
class Fought:
    """A comparison that was made: whose, in which turn, against what; `harm` is the Damage taken."""

    seat: int
    turn: int
    cards: tuple[int, ...]
    defeated: bool
    harm: int = 0
    parts: tuple[int, ...] = ()


def fights_of(
    steps: Iterable[tuple[Event, ...]], turn: int = 0, most: int = 2
) -> tuple[Fought, ...]:
    """Return the last fights of a game that began in `turn`, the newest first; all of it is public."""
    found: list[Fought] = []
    for event in (event for happened in steps for event in happened):
        if isinstance(event, events.TurnBegan):
            turn = event.number
        elif isinstance(event, events.Compared):
            found.append(Fought(event.seat, turn, event.cards, event.defeated))
        elif isinstance(event, events.Damaged) and event.rule == "DBG-7.33" and found:
            found[-1] = evolve(found[-1], harm=event.amount, parts=event.parts)
    return tuple(reversed(found[-most:]))


def fought_words(eyes: Eyes, fight: Fought, width: int) -> str:
    """Return a fight in at most `width` cells: "Hunter, Defeated by Ana"; short names where it is long."""
    who = eyes.name(fight.seat)
    for names in (
        [eyes.card(copy).name for copy in fight.cards],
        [eyes.card(copy).short for copy in fight.cards],
        [_("{count} Infected").format(count=len(fight.cards))],
    ):
        words = _words(commas(names), who, fight)
        if cell_len(words) <= width:
            return words
    result = _("won by {who}") if fight.defeated else _("lost by {who}")
    return clipped(result.format(who=who), max(width, 0))


def _words(cards: str, who: str, fight: Fought) -> str:
    if fight.defeated:
        return _("{cards}, Defeated by {who}").format(cards=cards, who=who)
    return _("{cards} beat {who}, {harm} Dmg").format(cards=cards, who=who, harm=fight.harm)


def fought_words_wide(eyes: Eyes, fight: Fought) -> str:
    """Return a fight with its turn and the sum of its Damage."""
    who, cards = eyes.name(fight.seat), commas(eyes.card(copy).name for copy in fight.cards)
    if fight.defeated:
        words = _("turn {turn}, {cards}, Defeated by {who}")
    else:
        words = _("turn {turn}, {cards} beat {who} with {harm}")
    harm = str(fight.harm)
    if len(fight.parts) > 1:
        harm = " + ".join(map(str, fight.parts)) + f" = {fight.harm}"
    return words.format(turn=fight.turn, cards=cards, who=who, harm=harm)
