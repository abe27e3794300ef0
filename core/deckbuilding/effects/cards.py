"""Moving, showing and Trashing cards (DBG-10)."""

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.cards import Ban
from core.deckbuilding.conditions import admits
from core.deckbuilding.figures import forbids
from core.deckbuilding.game import Game
from core.deckbuilding.operations import (
    AttachThis,
    Discard,
    DiscardIt,
    DiscardItOwn,
    DiscardThis,
    Exchange,
    GiveToDiscard,
    JoinCombo,
    OthersRevealTop,
    Put,
    RemoveThis,
    RevealTop,
    Trash,
    TrashThis,
)
from core.deckbuilding.state import Known
from core.deckbuilding.texts import DONE, Outcome, answers, does, nothing
from core.deckbuilding.zones import (
    attach,
    discard,
    lift,
    owner_of,
    see_top,
    top_of_inventory,
    visible_to,
    without,
)
from core.kernel.decision import NONE, Option
from core.kernel.event import EVERYONE


def trasher(frame: frames.Text) -> int:
    """Return the player who Trashes by a text: nobody for an Infected's (DBG-6.15)."""
    return NONE if frame.shared else frame.seat


@does(Trash)
def trash(game: Game, frame: frames.Text, step: Trash) -> Outcome | None:
    """Trash cards at random, or ask which ones."""
    zone = getattr(game.players[frame.seat], step.zone)
    found = [copy for copy in zone if admits(step.of, game.card(copy))]
    if not found:
        return nothing(game, frame, "trash")
    if step.random:
        chosen = game.shuffled(tuple(found))[: step.random]
        game.push(frames.Trash(trasher(frame), frame.cause, "DBG-5.18", chosen))
        return chosen, len(chosen) == step.random
    least, most = (step.count, step.count) if step.count else (0, step.up_to)
    game.ask(
        decisions.of_cards(
            game, frame.seat, "trash", found, (least, most), "DBG-10.10", frame.cause
        ),
        frame,
    )
    return None


@answers(Trash)
def trash_chosen(
    game: Game, frame: frames.Text, step: Trash, picked: tuple[Option, ...]
) -> Outcome:
    """Trash the chosen cards in one go."""
    chosen = tuple(option.card for option in picked)
    if chosen:
        game.push(frames.Trash(trasher(frame), frame.cause, "DBG-10.10", chosen))
    return chosen, len(chosen) == (step.count or step.up_to)


@does(TrashThis)
def trash_this(game: Game, frame: frames.Text, step: TrashThis) -> Outcome:
    """Trash the card of the text, together with a named one of the Hand if the text says so."""
    chosen: tuple[int, ...] = (frame.cause.card,)
    if step.also:
        hand = game.players[frame.seat].hand
        chosen += tuple(copy for copy in hand if game.cards[copy] == step.also)[:1]
    game.push(frames.Trash(trasher(frame), frame.cause, "DBG-10.10", chosen))
    return chosen, len(chosen) == (2 if step.also else 1)


@does(Discard)
def discard_cards(game: Game, frame: frames.Text, step: Discard) -> Outcome | None:
    """Ask which cards of the Hand are Discarded, or ask the Player who is Attacked (DBG-5.30)."""
    seat = _discarder(game, frame, step)
    hand = game.players[seat].hand if seat != NONE and game.exists(seat) else ()
    found = [copy for copy in hand if admits(step.of, game.card(copy))]
    if not found:
        return nothing(game, frame, "discard")
    least = step.count
    most = step.count or step.up_to or len(found)
    game.ask(
        decisions.of_cards(game, seat, "discard", found, (least, most), "DBG-10.14", frame.cause),
        frame,
    )
    return None


def _discarder(game: Game, frame: frames.Text, step: Discard) -> int:
    return game.target_of(frame.cause.card) if step.who == "attacked" else frame.seat


@answers(Discard)
def cards_discarded(
    game: Game, frame: frames.Text, step: Discard, picked: tuple[Option, ...]
) -> Outcome:
    """Discard the chosen cards; the last one picked lies on top (DBG-2.11)."""
    chosen = tuple(option.card for option in picked)
    if chosen:
        seat = _discarder(game, frame, step)
        lift(game, chosen)
        discard(game, seat, chosen)
        game.emit(
            events.CardsMoved(
                frame.cause, "DBG-10.14", seat, chosen, "hand", "discard_pile", EVERYONE
            )
        )
    return chosen, bool(chosen) and len(chosen) >= (step.count or step.up_to)


@does(DiscardThis)
def discard_this(game: Game, frame: frames.Text, step: DiscardThis) -> Outcome:
    """Discard the card of the text from Hand."""
    copy = frame.cause.card
    lift(game, (copy,))
    discard(game, frame.seat, (copy,))
    game.emit(
        events.CardsMoved(
            frame.cause, "DBG-10.14", frame.seat, (copy,), "hand", "discard_pile", EVERYONE
        )
    )
    return (copy,), True


@does(Put)
def put(game: Game, frame: frames.Text, step: Put) -> Outcome | None:
    """Ask which cards to move."""
    zone = getattr(game.players[frame.seat], step.zone)
    found = [copy for copy in zone if admits(step.of, game.card(copy))]
    if not found:
        return nothing(game, frame, "put")
    game.ask(
        decisions.of_cards(
            game, frame.seat, "put", found, (step.count, step.count), "DBG-5.30", frame.cause
        ),
        frame,
    )
    return None


@answers(Put)
def put_chosen(game: Game, frame: frames.Text, step: Put, picked: tuple[Option, ...]) -> Outcome:
    """Move the chosen cards; the first one picked ends on top."""
    seat = frame.seat
    chosen = tuple(option.card for option in picked)
    lift(game, chosen)
    player = game.players[seat]
    if step.to == "hand":
        game.change(seat, hand=player.hand + chosen)
    elif step.to == "inventory_top":
        known = tuple(Known((copy,), seat) for copy in chosen)
        game.change(seat, inventory=chosen + player.inventory, tops=known + player.tops)
    else:
        discard(game, seat, chosen)
    secret = visible_to(game, step.zone, seat) == seat == visible_to(game, step.to, seat)
    only = seat if secret else EVERYONE
    game.emit(events.CardsMoved(frame.cause, "DBG-10.15", seat, chosen, step.zone, step.to, only))
    return chosen, len(chosen) == step.count


@does(Exchange)
def exchange(game: Game, frame: frames.Text, step: Exchange) -> Outcome | None:
    """Ask for the card of the Hand; the top of the Inventory is not seen before."""
    hand = game.players[frame.seat].hand
    if not hand or top_of_inventory(game, frame.seat, frame.cause) is None:
        return nothing(game, frame, "exchange")
    game.ask(
        decisions.of_cards(game, frame.seat, "exchange", hand, (1, 1), "DBG-5.30", frame.cause),
        frame,
    )
    return None


@answers(Exchange)
def exchange_chosen(
    game: Game, frame: frames.Text, step: Exchange, picked: tuple[Option, ...]
) -> Outcome:
    """Swap the chosen card with the top of the Inventory."""
    seat, copy = frame.seat, picked[0].card
    player = game.players[seat]
    top = player.inventory[0]
    game.change(
        seat,
        hand=(*without(player.hand, (copy,)), top),
        inventory=(copy, *player.inventory[1:]),
    )
    see_top(game, seat, seat)
    game.emit(events.Exchanged(frame.cause, "DBG-10.15", seat, copy, top))
    return (top,), True


@does(RevealTop)
def reveal_top(game: Game, frame: frames.Text, step: RevealTop) -> Outcome:
    """Reveal the top card of the own Inventory, which stays there (DBG-2.12, 11.7)."""
    top = top_of_inventory(game, frame.seat, frame.cause)
    if top is None:
        return nothing(game, frame, "reveal_top")
    see_top(game, frame.seat)
    game.emit(events.TopRevealed(frame.cause, "DBG-2.12", frame.seat, top))
    return (top,), True


@does(OthersRevealTop)
def others_reveal_top(game: Game, frame: frames.Text, step: OthersRevealTop) -> Outcome:
    """Let each other Player Reveal the top card of the own Inventory (DBG-10.18)."""
    revealed = []
    for seat in game.clockwise(frame.seat):
        if seat != frame.seat:
            top = top_of_inventory(game, seat, frame.cause)
            if top is not None:
                revealed.append(top)
                see_top(game, seat)
                game.emit(events.TopRevealed(frame.cause, "DBG-10.18", seat, top))
    return (tuple(revealed), True) if revealed else nothing(game, frame, "others_reveal_top")


@does(DiscardIt)
def discard_it(game: Game, frame: frames.Text, step: DiscardIt) -> Outcome:
    """Discard the cards of `it` to their owners' Discard Piles (DBG-10.14)."""
    for copy in frame.it:
        place = owner_of(game, copy)
        if place is not None:
            owner, zone = place
            lift(game, (copy,))
            discard(game, owner, (copy,))
            game.emit(
                events.CardsMoved(frame.cause, "DBG-10.14", owner, (copy,), zone, "discard_pile")
            )
    return frame.it, bool(frame.it)


@does(DiscardItOwn)
def discard_it_own(game: Game, frame: frames.Text, step: DiscardItOwn) -> Outcome:
    """Put the cards of `it` in the own Discard Pile in place of a Trash (DBG-6.14)."""
    return _instead_of_trash(game, frame, frame.seat)


@does(GiveToDiscard)
def give_to_discard(game: Game, frame: frames.Text, step: GiveToDiscard) -> Outcome | None:
    """Ask for the other Player whose Discard Pile takes the cards (DBG-6.15)."""
    seats = [seat for seat in game.clockwise(frame.seat) if seat != frame.seat]
    game.ask(
        decisions.of_players(game, frame.seat, "player", seats, "DBG-6.15", frame.cause), frame
    )
    return None


@answers(GiveToDiscard)
def give_to_discard_of(
    game: Game, frame: frames.Text, step: GiveToDiscard, picked: tuple[Option, ...]
) -> Outcome:
    """Put all cards of the Trash in that Player's Discard Pile."""
    return _instead_of_trash(game, frame, picked[0].seat)


def _instead_of_trash(game: Game, frame: frames.Text, owner: int) -> Outcome:
    lift(game, frame.it)
    discard(game, owner, frame.it)
    game.emit(events.TrashReplaced(frame.cause, "DBG-6.14", frame.seat, frame.it, owner))
    return frame.it, True


@does(RemoveThis)
def remove_this(game: Game, frame: frames.Text, step: RemoveThis) -> Outcome:
    """Remove the card of the text from the Game (DBG-22.17)."""
    copy = frame.cause.card
    lift(game, (copy,))
    game.removed = (*game.removed, copy)
    game.emit(events.Removed(frame.cause, "DBG-22.17", copy))
    return (copy,), True


@does(AttachThis)
def attach_this(game: Game, frame: frames.Text, step: AttachThis) -> Outcome:
    """Attach the card of the text to the own Character, unless that is forbidden (DBG-9.4, 9.5)."""
    if forbids(game, frame.seat, Ban.ATTACH):
        return nothing(game, frame, "attach_this")
    copy = frame.cause.card
    lift(game, (copy,))
    attach(game, frame.seat, copy, frame.cause, "DBG-9.4")
    return (copy,), True


@does(JoinCombo)
def join_combo(game: Game, frame: frames.Text, step: JoinCombo) -> Outcome:
    """Put the card in the Team's Combo Pile, where there is one (DBG-15.15)."""
    if not game.mode.join_combo(game, frame.seat, frame.cause.card):
        return nothing(game, frame, "join_combo")
    return DONE
