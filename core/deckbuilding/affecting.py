"""Effects of Infected on players and Characters, who may not be affected by them (DBG-19.18)."""

from typing import Any

from attrs import fields

from core.deckbuilding import frames
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.reach import by_infected
from core.deckbuilding.replacing import answered, replaced
from core.deckbuilding.texts import Someone, copy_text
from core.kernel.agenda import Frame
from core.kernel.decision import Option
from core.kernel.event import Cause
from core.kernel.records import evolve

_MOMENTS = (Moment.WOULD_BE_AFFECTED,)


def on_player(game: Game, cause: Cause, seat: int, what: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """Return what happens to a player, who is asked first if an Infected is the cause."""
    if not by_infected(game, cause):
        return what
    return (frames.Affect(seat, cause, what),)


def on_character(
    game: Game, cause: Cause, seat: int, what: Frame, *, partner: bool = False
) -> Frame:
    """Return what happens to a Character, whose player is asked first if an Infected is the cause."""
    if not by_infected(game, cause):
        return what
    return frames.Affect(seat, cause, (what,), of_character=True, partner=partner)


@procedures.handles(frames.Affect)
def affect(game: Game, frame: frames.Affect) -> None:
    """Ask the player who can keep the effect away, or let it happen."""
    if not game.exists(frame.seat) or not replaced(game, frame, _MOMENTS):
        game.push(*frame.what)


@procedures.answered(frames.Affect)
def kept_away(game: Game, frame: frames.Affect, picked: tuple[Option, ...]) -> None:
    """Keep the effect away, or go on without it."""
    answered(game, frame, _MOMENTS, picked)


def without(frame: frames.Affect) -> tuple[Frame, ...]:
    """Return what is left of an effect that does not affect its player: what concerns nobody."""
    return tuple(
        copy_text(each, {"spared": True}) for each in frame.what if isinstance(each, frames.Text)
    )


def aimed(frame: frames.Affect, someone: Someone) -> frames.Affect:
    """Return the effect as it affects another one, who is asked in turn."""
    seat, partner, _ = someone
    what = tuple(_aimed(each, seat, partner) for each in frame.what)
    return evolve(frame, seat=seat, partner=partner, what=what)


def _aimed(what: Frame, seat: int, partner: bool) -> Frame:
    names = {each.name for each in fields(type(what))}
    changes: dict[str, Any] = {"seat": seat, "partner": partner, "settled": True, "it": ()}
    return evolve(what, **{name: value for name, value in changes.items() if name in names})
