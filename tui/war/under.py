"""What is told of the card under the cursor, where there is room below the hand."""

from collections.abc import Callable, Iterator

from core.kernel.decision import Refusal
from core.war.cards import Kind
from core.war.figures import may_defend
from tui.narration.text import _
from tui.narration.words import capital, commas
from tui.rows import Row, Span, row
from tui.war.eyes import WarEyes
from tui.war.fronts import room_words
from tui.wrap import clipped, wrapped

VERBS = {
    "event": "play", "recruit": "recruit", "discard": "discard", "attach": "attach",
    "assault": "assault", "prey": "prey", "facility": "facility", "mission": "send",
}  # fmt: skip
"""The verb of the keys of each kind of Decision on the fronts."""

Explain = Callable[[str], Refusal | None]


def key_of(eyes: WarEyes, copy: int, stage: str) -> str:
    """Return the key of doing what is asked with a card, on offer or not; empty where nothing is asked."""
    verb = VERBS.get(stage, "")
    return eyes.option_key(copy) or (f"{verb}:{eyes.card(copy).slug}" if verb else "")


def under_rows(eyes: WarEyes, copy: int, explain: Explain, stage: str, width: int) -> list[Row]:
    """Return why a card cannot be used now, what it does, and what would meet it."""
    lines = [
        (role, line) for role, words in _words(eyes, copy, explain, stage)
        for line in wrapped(words, max(width, 10), 1)
    ]  # fmt: skip
    return [row(Span(line, role)) for role, line in lines]


def _words(eyes: WarEyes, copy: int, explain: Explain, stage: str) -> Iterator[tuple[str, str]]:
    key = key_of(eyes, copy, stage)
    asked = stage in ("event", "recruit") and copy in eyes.view.me.hand
    refusal = explain(key) if asked and key else None
    if refusal is not None:
        yield "danger", eyes.narration.refusal(refusal, eyes.view)
    yield "", eyes.narration.card_text(eyes.card(copy).id)
    kind = eyes.card(copy).kind
    if kind is Kind.FACILITY and copy in eyes.view.side_of_umbrella.facilities:
        yield from _defenders(eyes, copy)
    for team in eyes.view.side_of_heroes.teams:
        if team.card == copy:
            yield "muted", _("Characters: {room}.").format(room=room_words(eyes, team))
    decision = eyes.view.decision
    options = decision.options if decision is not None else ()
    option = next((each for each in options if each.key == key), None)
    if kind is Kind.TEAM and option is not None:
        yield "muted", eyes.narration.note(option, eyes.view)


def _defenders(eyes: WarEyes, facility: int) -> Iterator[tuple[str, str]]:
    """Yield the Units ready that may defend a Facility, and what is hidden."""
    view = eyes.view
    able = [u for u in view.side_of_umbrella.units if may_defend(eyes.book.printed, u, facility)]
    named = commas(f"{eyes.card(u).name} {eyes.card(u).force}" for u in able) or _("no Unit")
    words = _("Could defend it: {units}, and what {count} cards in hand add.")
    yield "muted", words.format(units=named, count=view.side_of_umbrella.hand_size)


def pile_rows(eyes: WarEyes, width: int, height: int) -> list[Row]:
    """Return both discard piles, top card first, in at most so many rows."""
    rows: list[Row] = []
    for seat in (eyes.view.me, eyes.view.seats[1 - eyes.view.seat]):
        names = commas(eyes.title(copy, 16) for copy in seat.discard_pile) or _("empty")
        words = _("{side}, discard pile {count}: {cards}").format(
            side=capital(eyes.scene.side(seat.seat)), count=len(seat.discard_pile), cards=names
        )
        rows.append(row(Span(clipped(words, width), "muted")))
    return rows if height >= len(rows) else []
