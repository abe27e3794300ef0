"""Texts that touch the Mansion (DBG-2.5, 7.23, 9.11)."""

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.cards import Figure
from core.deckbuilding.conditions import admits, count
from core.deckbuilding.game import Game
from core.deckbuilding.operations import ChangeInfected, DefeatNext, LookTop, ShuffleIntoMansion
from core.deckbuilding.state import Armed, Known, Modifier
from core.deckbuilding.texts import DONE, NOT_DONE, Outcome, answers, asking_in, does
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
    elif copy in game.mansion:
        return NOT_DONE
    else:
        lift(game, (copy,))
    shuffle_into_mansion(game, copy, frame.cause)
    return (copy,), True


@does(ChangeInfected)
def change_infected(game: Game, frame: frames.Text, step: ChangeInfected) -> Outcome | None:
    """Change this Infected, all others of the row, or ask for the one that is meant."""
    row = game.infected_in_row()
    if step.on == "chosen":
        found = [copy for copy in row if admits(step.of, game.card(copy))]
        if not found:
            game.emit(events.NothingHappened(frame.cause, "DBG-5.6", frame.seat, "change_infected"))
            return NOT_DONE
        game.ask(
            decisions.of_cards(
                game, frame.seat, "infected", found, (1, 1), "DBG-5.30", frame.cause
            ),
            frame,
        )
        return None
    this = frame.cause.card
    there = [copy for copy in row if (copy == this) is (step.on == "this")]
    return _changed(game, frame, step, tuple(c for c in there if admits(step.of, game.card(c))))


@answers(ChangeInfected)
def change_infected_chosen(
    game: Game, frame: frames.Text, step: ChangeInfected, picked: tuple[Option, ...]
) -> Outcome:
    """Change the chosen Infected."""
    return _changed(game, frame, step, (picked[0].card,))


def _changed(
    game: Game, frame: frames.Text, step: ChangeInfected, copies: tuple[int, ...]
) -> Outcome:
    times = count(game, step.per, asking_in(frame)) if step.per else 1
    health, damage = step.health * times, step.damage * times
    cause, seat = frame.cause, frame.seat
    if not copies or not (health or damage):
        return copies, False
    changes = ((Figure.INFECTED_HEALTH, health), (Figure.INFECTED_DAMAGE, damage))
    made = tuple(
        Modifier(cause, seat, copy, add, figure=figure)
        for copy in copies
        for figure, add in changes
        if add
    )
    game.change_turn(modifiers=game.turn.modifiers + made)
    game.emit(events.InfectedChanged(cause, "DBG-8.6", seat, copies, health, damage))
    return copies, True
