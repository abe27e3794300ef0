"""Steps that hold other steps: conditions and ways (DBG-5.7, 5.8)."""

from core.deckbuilding import events, frames
from core.deckbuilding.conditions import met
from core.deckbuilding.game import Game
from core.deckbuilding.operations import Branch, Choose, Condition, FlipCoin, When
from core.deckbuilding.texts import Outcome, answers, asking_in, copy_text, does
from core.kernel.decision import Decision, Option, option


@does(When)
def when(game: Game, frame: frames.Text, step: When) -> Outcome:
    """Do the nested steps if the condition holds, or those for when it does not."""
    if holds(game, frame, step.cond):
        _nest(game, frame, str(frame.next))
    elif step.otherwise:
        _nest(game, frame, f"{frame.next}.else")
    return frame.it, frame.done


def holds(game: Game, frame: frames.Text, cond: Condition) -> bool:
    """Say whether a condition holds for the player of a text, now."""
    return met(game, cond, asking_in(frame))


@does(Choose)
def choose(game: Game, frame: frames.Text, step: Choose) -> Outcome | None:
    """Ask which of the possible ways is gone."""
    options = tuple(
        option(way.key, "way", "DBG-5.7", frame.cause.card, place)
        for place, way in enumerate(step.ways)
        if _possible(game, frame, way)
    )
    game.ask(
        Decision(frame.seat, "way", 1, 1, options, "DBG-5.7", frame.cause.card, frame.cause.effect),
        frame,
    )
    return None


@answers(Choose)
def choose_way(game: Game, frame: frames.Text, step: Choose, picked: tuple[Option, ...]) -> Outcome:
    """Go the chosen way; one without steps leads nowhere."""
    chosen = step.ways[picked[0].amount]
    if chosen.do:
        _nest(game, frame, f"{frame.next}.{chosen.key}")
    return frame.it, frame.done


@does(FlipCoin)
def flip_coin(game: Game, frame: frames.Text, step: FlipCoin) -> Outcome:
    """Flip a coin: heads is what the condition `heads` asks for (DBG-7.46)."""
    heads = game.below(2) == 0
    game.emit(events.CoinFlipped(frame.cause, "DBG-7.46", frame.seat, heads))
    return (), heads


def _possible(game: Game, frame: frames.Text, way: Branch) -> bool:
    hand = game.players[frame.seat].hand
    return not way.needs_in_hand or any(game.cards[copy] == way.needs_in_hand for copy in hand)


def _nest(game: Game, frame: frames.Text, place: str) -> None:
    game.push(copy_text(frame, {"text": f"{frame.text}.{place}", "next": 0}))
