"""What a Move costs, as a sum: before it is made, and while it is paid for (UND-9.5)."""

from core.undead import frames
from core.undead.moves import cost_of, cost_parts
from core.undead.resample import frame_of
from core.undead.state import Bonus
from core.undead.view import Approach, approaches
from tui.narration.text import _
from tui.narration.undead.terms import counted
from tui.undead.eyes import UndeadEyes


def approach_of(eyes: UndeadEyes, soldier: int) -> Approach | None:
    """Return the Move forward of a Soldier, whether it can be paid for or not; None if there is none."""
    return next((each for each in approaches(eyes.table) if each.soldier == soldier), None)


def approach_words(eyes: UndeadEyes, approach: Approach) -> str:
    """Return where a Move goes and what it costs: "to Ruined Village, 3 + 1 - 2 = 2 cards"."""
    text = _("to {place}, {sum}")
    return text.format(place=eyes.scene.place(approach.to), sum=cost_sum(approach))


def cost_sum(approach: Approach) -> str:
    """Return the figures of what a Move costs, without their names; the total is at least 0."""
    first, *rest = approach.parts
    added = "".join(f" {'-' if e.add < 0 else '+'} {abs(e.add)}" for e in rest if e.add)
    cost = counted("cards", approach.cost)
    return f"{first.add}{added} = {cost}" if added else cost


def cost_words(eyes: UndeadEyes) -> str:
    """Return what the Move costs that is being paid for, each part with its name; empty for none."""
    for step in reversed(eyes.view.ahead):
        frame = frame_of(step)
        if isinstance(frame, frames.Move):
            return _named(eyes, frame.to, cost_parts(eyes.table, frame), cost_of(eyes.table, frame))
        if isinstance(frame, frames.Enter):
            return _named(eyes, frame.to, frame.parts, frame.cost)
    return ""


def _named(eyes: UndeadEyes, to: int, parts: tuple[Bonus, ...], cost: int) -> str:
    first, *rest = parts
    added = eyes.scene.summands(tuple(part for part in rest if part.add))
    text = _("To {place}: Entrance {first} {added} = {cost}")
    if not added:
        text = _("To {place}: Entrance {first}")
    return text.format(
        place=eyes.scene.place(to), first=first.add, added=added, cost=counted("cards", cost)
    )
