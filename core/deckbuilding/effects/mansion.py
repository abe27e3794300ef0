"""Texts that touch the Mansion (DBG-2.5, 7.23, 9.11)."""

from core.deckbuilding import events, frames
from core.deckbuilding.game import Game
from core.deckbuilding.operations import DefeatNext, LookTop, ShuffleIntoMansion
from core.deckbuilding.state import Armed, Known
from core.deckbuilding.texts import DONE, NOT_DONE, Outcome, answers, does
from core.deckbuilding.zones import forget, lift, shuffle_into_mansion
from core.kernel.decision import NONE, Decision, Option, option


@does(LookTop)
def look_top(game: Game, frame: frames.Text, step: LookTop) -> Outcome | None:
    """Look at the top card of the Mansion, then ask where it goes."""
    if not game.mansion:
        game.emit(events.NothingHappened(frame.cause, "DBG-5.6", frame.seat, "look_top"))
        return NOT_DONE
    top = game.mansion[0]
    game.emit(events.MansionLooked(frame.cause, "DBG-2.5", frame.seat, top))
    game.change_fight(looked=top)
    options = (
        option("top", "top", "DBG-2.5", top),
        option("bottom", "bottom", "DBG-2.5", top),
    )
    game.ask(
        Decision(
            frame.seat, "look", 1, 1, options, "DBG-2.5", frame.cause.card, frame.cause.effect
        ),
        frame,
    )
    return None


@answers(LookTop)
def look_top_put(
    game: Game, frame: frames.Text, step: LookTop, picked: tuple[Option, ...]
) -> Outcome:
    """Leave the card on top, or put it on the bottom, which only this player then knows."""
    where = picked[0].code
    if where == "bottom":
        top, rest = game.mansion[0], game.mansion[1:]
        game.mansion = (*rest, top)
        game.known = (*forget(game.known, len(rest)), Known((top,), frame.seat))
        game.change_fight(looked=NONE)
    game.emit(events.MansionPut(frame.cause, "DBG-2.5", frame.seat, where))
    return DONE


@does(DefeatNext)
def defeat_next(game: Game, frame: frames.Text, step: DefeatNext) -> Outcome:
    """Arm the effect until the next Infected is Revealed or the turn ends (DBG-7.23)."""
    game.change_turn(armed=(*game.turn.armed, Armed(frame.cause, frame.seat, step.of)))
    game.emit(events.DefeatArmed(frame.cause, "DBG-7.23", frame.seat))
    return DONE


@does(ShuffleIntoMansion)
def shuffle_in(game: Game, frame: frames.Text, step: ShuffleIntoMansion) -> Outcome:
    """Shuffle this card, or the named Removed one, into the Mansion; none is made anew (DBG-2.8)."""
    copy = frame.cause.card
    if step.card:
        there = [each for each in game.removed if game.cards[each] == step.card]
        if not there:
            game.emit(events.NothingHappened(frame.cause, "DBG-2.8", frame.seat, "shuffle"))
            return NOT_DONE
        copy = there[0]
        game.removed = tuple(each for each in game.removed if each != copy)
    else:
        lift(game, (copy,))
    shuffle_into_mansion(game, copy, frame.cause)
    return (copy,), True
