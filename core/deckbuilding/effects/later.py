"""What lasts for the rest of the turn, and further turns (DBG-4.9, 5.27)."""

from core.deckbuilding import events, frames
from core.deckbuilding.game import Game
from core.deckbuilding.operations import ExtraTurn, FreeActions, ThisTurn
from core.deckbuilding.state import Lasting
from core.deckbuilding.texts import DONE, Outcome, does


@does(ThisTurn)
def this_turn(game: Game, frame: frames.Text, step: ThisTurn) -> Outcome:
    """Let the steps be followed each time their moment comes, until the turn ends (DBG-4.11, 5.27)."""
    text = f"{frame.text}.{frame.next}"
    game.change_effects(
        lasting=(*game.turn.effects.lasting, Lasting(frame.cause, frame.seat, text))
    )
    game.emit(events.EffectLasts(frame.cause, "DBG-5.27", frame.seat))
    return DONE


@does(FreeActions)
def free_actions(game: Game, frame: frames.Text, step: FreeActions) -> Outcome:
    """Let any number of Actions be played this turn (DBG-1.1)."""
    game.change_effects(free_actions=True)
    game.emit(events.ActionsFreed(frame.cause, "DBG-1.1", frame.seat))
    return DONE


@does(ExtraTurn)
def extra_turn(game: Game, frame: frames.Text, step: ExtraTurn) -> Outcome:
    """Let the player have a turn directly after this one (DBG-4.9, 7.50)."""
    game.change_turn(extra_turns=(*game.turn.extra_turns, frame.seat))
    game.emit(events.ExtraTurnWon(frame.cause, "DBG-4.9", frame.seat))
    return DONE
