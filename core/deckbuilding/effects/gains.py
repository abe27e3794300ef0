"""Gaining cards (DBG-10.7 to 10.9)."""

from core.deckbuilding import decisions, frames
from core.deckbuilding.conditions import admits
from core.deckbuilding.game import Game
from core.deckbuilding.operations import (
    Gain,
    GainFromIt,
    GainNamed,
)
from core.deckbuilding.texts import Outcome, answers, does, nothing
from core.deckbuilding.zones import (
    pile_of,
    without,
)
from core.kernel.decision import Decision, Option, numbered


@does(Gain)
def gain(game: Game, frame: frames.Text, step: Gain) -> Outcome | None:
    """Ask which of the tops of the piles to Gain (DBG-10.9); a card just Trashed is not among them."""
    tops = [pile.cards[0] for pile in game.piles if pile.cards and pile.cards[0] not in frame.it]
    found = [copy for copy in tops if admits(step.of, game.card(copy), game, frame.it)]
    if not found:
        return nothing(game, frame, "gain")
    game.ask(
        decisions.of_cards(game, frame.seat, "gain", found, (1, 1), "DBG-10.9", frame.cause), frame
    )
    return None


@answers(Gain)
def gain_chosen(game: Game, frame: frames.Text, step: Gain, picked: tuple[Option, ...]) -> Outcome:
    """Gain the chosen card."""
    copy = picked[0].card
    game.push(frames.Gain(frame.seat, frame.cause, copy))
    return (copy,), True


@does(GainNamed)
def gain_named(game: Game, frame: frames.Text, step: GainNamed) -> Outcome:
    """Gain the nearest copy of a named card from its pile, else from Outside the Game (DBG-9.8)."""
    place = pile_of(game, step.card)
    source = game.outside if place is None else game.piles[place].cards
    copy = next((each for each in source if game.cards[each] == step.card), None)
    if copy is None:
        return nothing(game, frame, "gain_named")
    game.push(frames.Gain(frame.seat, frame.cause, copy))
    return (copy,), True


@does(GainFromIt)
def gain_from_it(game: Game, frame: frames.Text, step: GainFromIt) -> Outcome | None:
    """Ask which of the cards of `it` to Gain, if any."""
    found = [copy for copy in frame.it if admits(step.of, game.card(copy))]
    if not found:
        return frame.it, False
    # Equal cards are options of their own here: each lies with another owner.
    options = numbered([decisions.card_option(game, "gain", copy, "DBG-10.18") for copy in found])
    game.ask(
        Decision(
            frame.seat, "gain", 0, 1, options, "DBG-10.18", frame.cause.card, frame.cause.effect
        ),
        frame,
    )
    return None


@answers(GainFromIt)
def gain_from_it_chosen(
    game: Game, frame: frames.Text, step: GainFromIt, picked: tuple[Option, ...]
) -> Outcome:
    """Gain the chosen card; the others are left in `it`."""
    if not picked:
        return frame.it, False
    copy = picked[0].card
    game.push(frames.Gain(frame.seat, frame.cause, copy))
    return without(frame.it, (copy,)), True
