"""Healing and Damage by texts (DBG-8)."""

from core.deckbuilding import decisions, frames
from core.deckbuilding.figures import maximum_health, total
from core.deckbuilding.game import Game
from core.deckbuilding.operations import Damage, Heal
from core.deckbuilding.texts import DONE, NOT_DONE, Outcome, answers, does
from core.kernel.decision import NONE, Option


@does(Heal)
def heal(game: Game, frame: frames.Text, step: Heal) -> Outcome | None:
    """Heal the own Character, or ask which one (DBG-5.13)."""
    if step.who == "own":
        return _heal(game, frame, step, frame.seat)
    seats = game.clockwise(frame.seat)
    game.ask(
        decisions.of_players(game, frame.seat, "character", seats, "DBG-8.8", frame.cause), frame
    )
    return None


@answers(Heal)
def heal_chosen(game: Game, frame: frames.Text, step: Heal, picked: tuple[Option, ...]) -> Outcome:
    """Heal the chosen Character."""
    return _heal(game, frame, step, picked[0].seat)


def _heal(game: Game, frame: frames.Text, step: Heal, seat: int) -> Outcome:
    amount = total(maximum_health(game, seat)) if step.full else step.amount
    game.push(frames.Heal(seat, frame.cause, amount))
    return DONE


@does(Damage)
def damage(game: Game, frame: frames.Text, step: Damage) -> Outcome:
    """Deal Damage to each player meant, in turn order from the active one (DBG-5.15, 7.36)."""
    seats = _hurt(game, frame, step)
    game.push(*(frames.Damage(seat, frame.cause, "DBG-5.15", step.amount) for seat in seats))
    return DONE if seats else NOT_DONE


def _hurt(game: Game, frame: frames.Text, step: Damage) -> tuple[int, ...]:
    if step.who == "each":
        return game.clockwise(game.turn.seat)
    if step.who == "adjacent":
        return game.adjacent(frame.seat)
    attacked = game.target_of(frame.cause.card)
    beside = game.adjacent(attacked) if attacked != NONE else ()
    return tuple(seat for seat in game.clockwise(game.turn.seat) if seat in beside)
