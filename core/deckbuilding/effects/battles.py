"""Texts on the Infected being fought (DBG-7.28, 7.42, 9.13)."""

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Figure
from core.deckbuilding.figures import infected_fits
from core.deckbuilding.game import Game
from core.deckbuilding.operations import Harmless, Shield
from core.deckbuilding.state import Modifier
from core.deckbuilding.texts import DONE, Outcome, does
from core.kernel.decision import NONE


@does(Shield)
def shield(game: Game, frame: frames.Text, step: Shield) -> Outcome:
    """Let this Infected not receive Damage, or not be Defeated, this turn (DBG-7.28)."""
    copy = frame.cause.card
    modifier = Modifier(
        frame.cause, frame.seat, copy, 0, figure=Figure.MAXIMUM_HEALTH.value, against=step.against
    )
    game.change_turn(modifiers=(*game.turn.modifiers, modifier))
    game.emit(events.InfectedShielded(frame.cause, "DBG-7.28", copy, step.against))
    return DONE


@does(Harmless)
def harmless(game: Game, frame: frames.Text, step: Harmless) -> Outcome:
    """Let such Infected deal no Damage in this Explore; their Health is read at E12 (DBG-7.42).

    Or let those of `it` whose Health is so now deal none for the rest of the turn (DBG-7.41).
    """
    if step.on == "it":
        return _made_harmless(game, frame, step)
    modifier = Modifier(
        frame.cause,
        frame.seat,
        NONE,
        0,
        of=step.of,
        zero=True,
        until="explore",
        figure=Figure.INFECTED_DAMAGE.value,
    )
    if modifier not in game.turn.modifiers:
        game.change_turn(modifiers=(*game.turn.modifiers, modifier))
        game.emit(events.InfectedHarmless(frame.cause, "DBG-7.42", frame.seat))
    return DONE


def _made_harmless(game: Game, frame: frames.Text, step: Harmless) -> Outcome:
    found = tuple(copy for copy in frame.it if infected_fits(game, step.of, copy))
    made = tuple(
        Modifier(frame.cause, frame.seat, copy, 0, zero=True, figure=Figure.INFECTED_DAMAGE.value)
        for copy in found
    )
    if found:
        game.change_turn(modifiers=game.turn.modifiers + made)
        game.emit(events.InfectedHarmless(frame.cause, "DBG-7.41", frame.seat, found))
    return found, bool(found)
