"""Gaining cards (DBG-10.7 to 10.9)."""

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.affecting import on_player
from core.deckbuilding.conditions import admits, count
from core.deckbuilding.figures import decorations
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.inventories import in_use
from core.deckbuilding.operations import (
    Gain,
    GainNamed,
    GainsToHand,
    MoveResource,
    TakeNamed,
)
from core.deckbuilding.teams import opponents
from core.deckbuilding.texts import DONE, NOT_DONE, Outcome, answers, asking_in, does, nothing
from core.deckbuilding.trash import show_next, take_from_pile
from core.deckbuilding.zones import lift, pile_of, put_on_top, set_pile, without
from core.kernel.decision import Decision, Option, numbered
from core.kernel.event import Cause
from core.kernel.records import evolve


@does(Gain)
def gain(game: Game, frame: frames.Text, step: Gain) -> Outcome | None:
    """Ask which of the tops of the piles to Gain (DBG-10.9); a card just Trashed is not among them."""
    if step.zone == "it":
        return _ask_of_it(game, frame, step)
    if step.count > 1:
        game.push(
            frames.GainSeveral(frame.seat, frame.cause, step.count, step.within, step.of, step.to)
        )
        return DONE
    tops = [pile.cards[0] for pile in game.piles if pile.cards and pile.cards[0] not in frame.it]
    found = [copy for copy in tops if admits(step.of, game.card(copy), game, frame.it)]
    if step.cheapest:
        lowest = min((game.costs[copy] for copy in found), default=0)
        found = [copy for copy in found if game.costs[copy] == lowest]
    if not found:
        return nothing(game, frame, "gain")
    number = (0 if step.may else 1, 1)
    game.ask(
        decisions.of_cards(game, frame.seat, "gain", found, number, "DBG-10.9", frame.cause), frame
    )
    return None


@answers(Gain)
def gain_chosen(game: Game, frame: frames.Text, step: Gain, picked: tuple[Option, ...]) -> Outcome:
    """Gain the chosen card, if one was chosen."""
    of_it = step.zone == "it"
    if not picked:
        return (frame.it if of_it else ()), False
    copy = picked[0].card
    game.push(frames.Gain(frame.seat, frame.cause, copy, step.to))
    return (without(frame.it, (copy,)) if of_it else (copy,)), True


def _ask_of_it(game: Game, frame: frames.Text, step: Gain) -> Outcome | None:
    """Ask which of the cards of `it` to Gain; the others are left in `it` (DBG-10.18)."""
    found = [copy for copy in frame.it if admits(step.of, game.card(copy))]
    if not found:
        return frame.it, False
    # Equal cards are options of their own here: each lies with another owner.
    options = numbered([decisions.card_option(game, "gain", copy, "DBG-10.18") for copy in found])
    least = 0 if step.may else 1
    game.ask(
        Decision(
            frame.seat,
            "gain",
            least,
            1,
            options,
            "DBG-10.18",
            frame.cause.card,
            frame.cause.effect,
        ),
        frame,
    )
    return None


@does(GainNamed)
def gain_named(game: Game, frame: frames.Text, step: GainNamed) -> Outcome | None:
    """Gain named cards, or let the Player with the most Decorations Gain them (DBG-9.8, 5.16)."""
    if step.who == "own":
        if not game.exists(frame.seat):
            return NOT_DONE
        return _gain_named(game, frame, step, frame.seat)
    seats = game.clockwise(game.turn.seat)
    most = max((decorations(game, seat) for seat in seats), default=0)
    tied = [seat for seat in seats if decorations(game, seat) == most]
    if not tied:
        return NOT_DONE
    if len(tied) == 1 or not game.exists(game.turn.seat):
        # Where the active player, who would choose, is down, the next one clockwise is meant.
        return _gain_named(game, frame, step, tied[0])
    game.ask(
        decisions.of_players(game, game.turn.seat, "player", tied, "DBG-5.16", frame.cause), frame
    )
    return None


@answers(GainNamed)
def gain_named_by(
    game: Game, frame: frames.Text, step: GainNamed, picked: tuple[Option, ...]
) -> Outcome:
    """Let the chosen Player Gain the cards."""
    return _gain_named(game, frame, step, picked[0].seat)


def _gain_named(game: Game, frame: frames.Text, step: GainNamed, seat: int) -> Outcome:
    """Gain the nearest copies from their pile, else from Outside the Game (DBG-9.8)."""
    wanted = step.count + (count(game, step.per, asking_in(frame)) if step.per else 0)
    card = in_use(game, step.card)
    place = pile_of(game, card)
    source = game.outside if place is None else game.piles[place].cards
    copies = tuple(copy for copy in source if game.cards[copy] == card)[:wanted]
    if not copies:
        return nothing(game, frame, "gain_named")
    gains = tuple(frames.Gain(seat, frame.cause, copy) for copy in copies)
    game.push(*(gains if step.who == "own" else on_player(game, frame.cause, seat, gains)))
    return copies, len(copies) == wanted


@does(TakeNamed)
def take_named(game: Game, frame: frames.Text, step: TakeNamed) -> Outcome:
    """Move named cards into a zone; at the beginning of the game they come out of the box (DBG-3.14)."""
    wanted = step.count * (count(game, step.per, asking_in(frame)) if step.per else 1)
    copies = take_copies(game, in_use(game, step.card), wanted, frame.cause)
    if not copies:
        return nothing(game, frame, "take_named")
    seat = frame.seat
    player = game.players[seat]
    if step.to == "hand":
        game.change(seat, hand=player.hand + copies)
    else:
        game.change(seat, inventory=game.shuffled(player.inventory + copies), tops=())
    game.emit(events.CardsTaken(frame.cause, "DBG-10.15", seat, copies, step.to))
    return copies, len(copies) == wanted


def take_copies(game: Game, card_id: str, wanted: int, cause: Cause) -> tuple[int, ...]:
    """Take the nearest copies of a card from its pile, else from Outside the Game (DBG-9.8, 10.9).

    Before the first turn a box still has what no zone has (DBG-2.1).
    """
    place = pile_of(game, card_id)
    source = game.outside if place is None else game.piles[place].cards
    copies = tuple(copy for copy in source if game.cards[copy] == card_id)[:wanted]
    if place is not None:
        top = source[:1]
        set_pile(game, place, without(source, copies))
        show_next(game, cause, place, any(copy in top for copy in copies))
    else:
        game.outside = without(game.outside, copies)
        if game.turn.number == 0:
            left = game.book.cards[card_id].copies - game.cards.count(card_id)
            copies += game.add_copies(card_id, min(wanted - len(copies), left))
    return copies


@does(MoveResource)
def move_resource(game: Game, frame: frames.Text, step: MoveResource) -> Outcome | None:
    """Ask which top of a pile goes (DBG-10.15)."""
    seat = frame.seat
    if step.to == "opponent" and not opponents(game, seat):
        return nothing(game, frame, "let_player")
    tops = [pile.cards[0] for pile in game.piles if pile.cards]
    if not tops:
        return nothing(game, frame, "move_resource")
    number = (0 if step.may else 1, 1)
    game.ask(
        decisions.of_cards(game, seat, "resource", tops, number, "DBG-10.15", frame.cause), frame
    )
    return None


@answers(MoveResource)
def resource_chosen(
    game: Game, frame: frames.Text, step: MoveResource, picked: tuple[Option, ...]
) -> Outcome:
    """Remove the chosen card from the Game, or ask who gets it, if one was chosen."""
    if not picked:
        return NOT_DONE
    copy, cause = picked[0].card, frame.cause
    if step.to == "opponent":
        game.push(frames.PlaceResource(frame.seat, cause, copy))
    else:
        take_from_pile(game, copy, cause)
        game.removed = (*game.removed, copy)
        game.emit(events.Removed(cause, "DBG-22.17", copy))
    return (copy,), True


@procedures.handles(frames.PlaceResource)
def place_resource(game: Game, frame: frames.PlaceResource) -> None:
    """Ask for the opponent."""
    seat, cause = frame.seat, frame.cause
    seats = opponents(game, seat)
    game.ask(decisions.of_players(game, seat, "player", seats, "DBG-5.30", cause), frame)


@procedures.answered(frames.PlaceResource)
def resource_placed(game: Game, frame: frames.PlaceResource, picked: tuple[Option, ...]) -> None:
    """Let that player get the card, who can keep it away (DBG-19.18)."""
    owner, cause = picked[0].seat, frame.cause
    given = frames.Deliver(owner, cause, frame.seat, (frame.card,))
    game.push(*on_player(game, cause, owner, (given,)))


@does(GainsToHand)
def gains_to_hand(game: Game, frame: frames.Text, step: GainsToHand) -> Outcome:
    """Let what is Gained go to the Hand for the rest of the turn (DBG-10.16)."""
    game.change_effects(gains_to_hand=True)
    game.emit(events.GainsTurned(frame.cause, "DBG-10.16", frame.seat))
    return DONE


@procedures.handles(frames.GainSeveral)
def gain_several(game: Game, frame: frames.GainSeveral) -> None:
    """Ask for the next card, then for the order of all of them on the Inventory (DBG-10.17)."""
    left = frame.within - sum(game.costs[copy] for copy in frame.gained)
    tops = [pile.cards[0] for pile in game.piles if pile.cards]
    found = [
        copy
        for copy in tops
        if admits(frame.of, game.card(copy)) and (not frame.within or game.costs[copy] <= left)
    ]
    seat, cause = frame.seat, frame.cause
    # Some may have gone to the Hand instead (DBG-10.16).
    laid = [copy for copy in frame.gained if copy in game.players[seat].inventory]
    if found and len(frame.gained) < frame.count:
        game.ask(decisions.of_cards(game, seat, "gain", found, (1, 1), "DBG-10.17", cause), frame)
    elif len(laid) > 1 and frame.to == "inventory_top":
        number = (len(laid), len(laid))
        game.ask(decisions.of_cards(game, seat, "lay", laid, number, "DBG-10.17", cause), frame)


@procedures.answered(frames.GainSeveral)
def several_chosen(game: Game, frame: frames.GainSeveral, picked: tuple[Option, ...]) -> None:
    """Gain the chosen card; or lay all on top of the Inventory in the chosen order."""
    seat, copies = frame.seat, tuple(option.card for option in picked)
    if picked[0].code == "gain":
        gained = (*frame.gained, *copies)
        game.push(
            frames.Gain(seat, frame.cause, copies[0], frame.to),
            evolve(frame, gained=gained),
        )
        return
    lift(game, copies)
    put_on_top(game, seat, copies, seat)
    game.emit(events.InventoryOrdered(frame.cause, "DBG-10.17", seat, copies))
