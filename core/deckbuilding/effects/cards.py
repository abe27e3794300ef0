"""Moving, showing and Trashing cards (DBG-10)."""

from collections.abc import Callable

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.affecting import on_player
from core.deckbuilding.cards import Ban
from core.deckbuilding.conditions import admits
from core.deckbuilding.effects.inventory import discard_top
from core.deckbuilding.figures import decorations, forbids, of_partner
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import (
    AttachFaceDown,
    AttachThis,
    Discard,
    DiscardItOwn,
    DiscardThis,
    Exchange,
    GiveToDiscard,
    Put,
    PutThis,
    RemoveThis,
    RevealHand,
    Trash,
    TrashThis,
)
from core.deckbuilding.partner import change_partner, discard_attached, has_room
from core.deckbuilding.state import Known
from core.deckbuilding.texts import DONE, NOT_DONE, Outcome, answers, does, nothing
from core.deckbuilding.timing import weapons_in_use
from core.deckbuilding.trash import take_from_pile
from core.deckbuilding.zones import (
    attach,
    discard,
    lift,
    owner_of,
    put_on_top,
    see_top,
    send_down,
    top_of_inventory,
    visible_to,
    without,
)
from core.kernel.decision import NONE, Option
from core.kernel.event import EVERYONE, Cause


def trasher(frame: frames.Text, step: Trash | None = None) -> int:
    """Return the player who Trashes by a text: nobody for an Infected's that does not say so (DBG-6.15)."""
    by_player = step is not None and (step.by_player or step.zone == "partner")
    return NONE if frame.shared and not by_player else frame.seat


def zone_of(game: Game, seat: int, zone: str) -> tuple[int, ...]:
    """Return the cards of a zone of a player; `partner` is what is Attached to the Partner."""
    player = game.players[seat]
    if zone == "partner":
        return player.partner.attached if player.partner else ()
    if zone == "hand_or_discard_pile":
        return player.hand + player.discard_pile
    found: tuple[int, ...] = getattr(player, zone)
    return found


def _trashable(game: Game, frame: frames.Text, step: Trash) -> list[int]:
    """Return the cards that a Trash could be of."""
    seat = frame.seat
    if step.zone == "in_use":
        there = game.players[seat].play_area + zone_of(game, seat, "partner")
        cards = tuple(
            copy
            for copy in weapons_in_use(game)
            if copy in there and of_partner(game, seat, copy) is frame.partner
        )
    else:
        cards = zone_of(game, seat, step.zone)
    return [copy for copy in cards if admits(step.of, game.card(copy))]


@does(Trash)
def trash(game: Game, frame: frames.Text, step: Trash) -> Outcome | None:
    """Trash cards at random, or ask which ones."""
    if step.zone == "any_discard_pile":
        return _ask_whose_cards(game, frame)
    if step.zone == "inventory_top":
        return _trash_top(game, frame, step)
    found = _trashable(game, frame, step)
    if not found:
        return nothing(game, frame, "trash")
    if step.dearest:
        highest = max(game.costs[copy] for copy in found)
        found = [copy for copy in found if game.costs[copy] == highest]
    if step.random:
        chosen = game.shuffled(tuple(found))[: step.random]
        game.emit(events.PickedByChance(frame.cause, "DBG-5.18", frame.seat, chosen))
        game.push(frames.Trash(trasher(frame, step), frame.cause, "DBG-5.18", chosen))
        return chosen, len(chosen) == step.random
    number = (step.count, step.count) if step.count else (0, step.up_to)
    game.ask(
        decisions.of_cards(game, frame.seat, "trash", found, number, "DBG-10.10", frame.cause),
        frame,
    )
    return None


def _ask_whose_cards(game: Game, frame: frames.Text) -> Outcome | None:
    """Ask for the Player whose discarded cards are meant, of those who have any."""
    seats = [seat for seat in game.clockwise(frame.seat) if game.players[seat].discard_pile]
    if not seats:
        return nothing(game, frame, "trash")
    game.ask(
        decisions.of_players(game, frame.seat, "player", seats, "DBG-5.13", frame.cause), frame
    )
    return None


def _trash_top(game: Game, frame: frames.Text, step: Trash) -> Outcome:
    """Trash the top cards of the Inventory, which everybody sees; nothing is shuffled (DBG-11.9)."""
    seat = frame.seat
    player = game.players[seat]
    chosen = player.inventory[: step.count]
    if not chosen:
        return nothing(game, frame, "trash")
    seen = tuple(Known((copy,)) for copy in chosen)
    game.change(seat, tops=seen + player.tops[len(chosen) :])
    game.emit(events.TopsRevealed(frame.cause, "DBG-11.9", seat, chosen))
    game.push(frames.Trash(trasher(frame, step), frame.cause, "DBG-10.10", chosen))
    return chosen, len(chosen) == step.count


@answers(Trash)
def trash_chosen(
    game: Game, frame: frames.Text, step: Trash, picked: tuple[Option, ...]
) -> Outcome:
    """Trash the chosen cards in one go; or ask for the cards of the chosen Player."""
    if step.zone == "any_discard_pile":
        least, most = (step.count, step.count) if step.count else (0, step.up_to)
        whose, cause = picked[0].seat, frame.cause
        asked = frames.TrashFrom(whose, cause, frame.seat, least, most)
        game.push(*on_player(game, cause, whose, (asked,)))
        return DONE
    chosen = tuple(option.card for option in picked)
    if chosen:
        game.push(frames.Trash(trasher(frame, step), frame.cause, "DBG-10.10", chosen))
    return chosen, len(chosen) == (step.count or step.up_to)


@procedures.handles(frames.TrashFrom)
def trash_from(game: Game, frame: frames.TrashFrom) -> None:
    """Ask for the cards of that Discard Pile."""
    found = game.players[frame.seat].discard_pile
    if found and game.exists(frame.by):
        number = (frame.least, frame.most)
        game.ask(
            decisions.of_cards(game, frame.by, "trash", found, number, "DBG-10.10", frame.cause),
            frame,
        )


@procedures.answered(frames.TrashFrom)
def trashed_from(game: Game, frame: frames.TrashFrom, picked: tuple[Option, ...]) -> None:
    """Let the player who chose Trash them (DBG-6.15)."""
    chosen = tuple(option.card for option in picked)
    game.push(frames.Trash(frame.by, frame.cause, "DBG-10.10", chosen))


@does(TrashThis)
def trash_this(game: Game, frame: frames.Text, step: TrashThis) -> Outcome:
    """Trash the card of the text, together with a named one of the Hand if the text says so."""
    chosen: tuple[int, ...] = (frame.cause.card,)
    if owner_of(game, frame.cause.card) is None:
        # At the end of the turn the card may lie in its pile already.
        return nothing(game, frame, "trash")
    if step.also:
        hand = game.players[frame.seat].hand
        chosen += tuple(copy for copy in hand if game.cards[copy] == step.also)[:1]
    game.push(frames.Trash(trasher(frame), frame.cause, "DBG-10.10", chosen))
    return chosen, len(chosen) == (2 if step.also else 1)


@does(Discard)
def discard_cards(game: Game, frame: frames.Text, step: Discard) -> Outcome | None:
    """Discard what goes at once, or ask which cards: also the Player who is Attacked (DBG-5.30)."""
    if step.zone in _AT_ONCE:
        return _AT_ONCE[step.zone](game, frame)
    seat = _discarder(game, frame, step)
    zone = zone_of(game, seat, step.zone) if seat != NONE and game.exists(seat) else ()
    found = [copy for copy in zone if admits(step.of, game.card(copy))]
    if step.leave and len(found) <= step.leave:
        return NOT_DONE
    if not found:
        return nothing(game, frame, "discard", seat)
    if step.whole:
        return _discarded(game, frame, seat, tuple(found), step.zone), True
    number = _number_discarded(step, len(found))
    kind, rule = ("attached", "DBG-5.29") if step.zone == "partner" else ("discard", "DBG-10.14")
    game.ask(decisions.of_cards(game, seat, kind, found, number, rule, frame.cause), frame)
    return None


def _number_discarded(step: Discard, found: int) -> tuple[int, int]:
    """Return the least and the most that can be chosen of so many cards."""
    if step.leave:
        return found - step.leave, found - step.leave
    return step.count, step.count or step.up_to or found


def _discarder(game: Game, frame: frames.Text, step: Discard) -> int:
    return game.target_of(frame.cause.card) if step.who == "attacked" else frame.seat


@answers(Discard)
def cards_discarded(
    game: Game, frame: frames.Text, step: Discard, picked: tuple[Option, ...]
) -> Outcome:
    """Discard the chosen cards; the last one picked lies on top (DBG-2.11)."""
    chosen = tuple(option.card for option in picked)
    if chosen:
        _discarded(game, frame, _discarder(game, frame, step), chosen, step.zone)
    return chosen, bool(chosen) and len(chosen) >= (step.count or step.up_to)


def _discarded(
    game: Game, frame: frames.Text, seat: int, copies: tuple[int, ...], source: str
) -> tuple[int, ...]:
    """Discard cards of a zone of a player, and return them."""
    rule = "DBG-5.29" if source == "partner" else "DBG-10.14"
    lift(game, copies)
    discard(game, seat, copies)
    game.emit(events.CardsMoved(frame.cause, rule, seat, copies, source, "discard_pile", EVERYONE))
    return copies


def _discard_inventory(game: Game, frame: frames.Text) -> Outcome:
    """Discard exactly the cards that are there (DBG-11.8)."""
    cards = game.players[frame.seat].inventory
    if not cards:
        return nothing(game, frame, "discard_inventory")
    discard_top(game, frame, len(cards))
    return cards, True


def _discard_it(game: Game, frame: frames.Text) -> Outcome:
    """Discard the cards of `it` to their owners' Discard Piles (DBG-10.14)."""
    for copy in frame.it:
        place = owner_of(game, copy)
        if place is not None:
            owner, zone = place
            _discarded(game, frame, owner, (copy,), zone)
    return frame.it, bool(frame.it)


_AT_ONCE: dict[str, Callable[[Game, frames.Text], Outcome]] = {
    "inventory": _discard_inventory,
    "it": _discard_it,
}
"""How cards are Discarded of which none is chosen, by their zone."""


@does(DiscardThis)
def discard_this(game: Game, frame: frames.Text, step: DiscardThis) -> Outcome:
    """Discard the card of the text: from the Hand, or from where it is Attached."""
    place = owner_of(game, frame.cause.card)
    source = place[1] if place else "hand"
    return _discarded(game, frame, frame.seat, (frame.cause.card,), source), True


@does(Put)
def put(game: Game, frame: frames.Text, step: Put) -> Outcome | None:
    """Move what there is no choice of, or ask which cards to move, or whose."""
    if step.zone == "any_discard_pile":
        seats, cause = game.clockwise(frame.seat), frame.cause
        game.ask(decisions.of_players(game, frame.seat, "player", seats, "DBG-5.13", cause), frame)
        return None
    if step.zone == "inventory_bottom":
        return _raise_bottom(game, frame)
    if step.zone == "it":
        return _moved(game, frame, step, frame.it) if frame.it else NOT_DONE
    zone = getattr(game.players[frame.seat], step.zone)
    found = [copy for copy in zone if admits(step.of, game.card(copy))]
    if not found:
        return nothing(game, frame, "put")
    number = (0, step.up_to or len(found)) if _is_free(step) else (step.count, step.count)
    game.ask(
        decisions.of_cards(game, frame.seat, "put", found, number, "DBG-5.30", frame.cause), frame
    )
    return None


def _is_free(step: Put) -> bool:
    """Say whether the player may move fewer cards than there could be."""
    return step.any_number or bool(step.up_to)


@answers(Put)
def put_chosen(game: Game, frame: frames.Text, step: Put, picked: tuple[Option, ...]) -> Outcome:
    """Move the chosen cards; or let the cards of the chosen Player be asked for."""
    if step.zone == "any_discard_pile":
        return _return_cards(game, frame, step, picked[0].seat)
    chosen = tuple(option.card for option in picked)
    return _moved(game, frame, step, chosen) if chosen else NOT_DONE


def _moved(game: Game, frame: frames.Text, step: Put, copies: tuple[int, ...]) -> Outcome:
    """Move cards of the player; the first one ends on top."""
    seat, zone = frame.seat, step.zone
    if zone == "it":
        place = owner_of(game, copies[0])
        zone = place[1] if place else "discard_pile"
    lift(game, copies)
    player = game.players[seat]
    if step.to == "hand":
        game.change(seat, hand=player.hand + copies)
    elif step.to == "inventory_top":
        put_on_top(game, seat, copies, visible_to(game, zone, seat))
    elif step.to == "inventory_bottom":
        game.change(seat, inventory=player.inventory + copies)
    else:
        discard(game, seat, copies)
    secret = visible_to(game, zone, seat) == seat == visible_to(game, step.to, seat)
    only = seat if secret else EVERYONE
    game.emit(events.CardsMoved(frame.cause, "DBG-10.15", seat, copies, zone, step.to, only))
    return copies, step.zone == "it" or _is_free(step) or len(copies) == step.count


def _raise_bottom(game: Game, frame: frames.Text) -> Outcome:
    """Put the bottom card of the Inventory on its top; nobody sees it (DBG-11.7)."""
    seat = frame.seat
    if top_of_inventory(game, seat, frame.cause) is None:
        return nothing(game, frame, "reveal_top")
    player = game.players[seat]
    bottom = player.inventory[-1]
    game.change(seat, inventory=(bottom, *player.inventory[:-1]), tops=())
    game.emit(events.BottomRaised(frame.cause, "DBG-10.15", seat))
    return DONE


def _return_cards(game: Game, frame: frames.Text, step: Put, owner: int) -> Outcome:
    if not game.players[owner].discard_pile:
        return nothing(game, frame, "put")
    game.push(frames.ReturnCards(frame.seat, frame.cause, owner, step.up_to))
    return DONE


@procedures.handles(frames.ReturnCards)
def return_cards(game: Game, frame: frames.ReturnCards) -> None:
    """Ask which cards of the Discard Pile go on top of the Inventory, in which order."""
    found = game.players[frame.player].discard_pile
    number = (0, frame.up_to)
    game.ask(
        decisions.of_cards(game, frame.seat, "return", found, number, "DBG-5.30", frame.cause),
        frame,
    )


@procedures.answered(frames.ReturnCards)
def cards_returned(game: Game, frame: frames.ReturnCards, picked: tuple[Option, ...]) -> None:
    """Put the chosen cards on top, the first one picked on top of all; everybody has seen them."""
    if not picked:
        return
    seat, chosen = frame.player, tuple(option.card for option in picked)
    lift(game, chosen)
    put_on_top(game, seat, chosen, EVERYONE)
    game.emit(
        events.CardsMoved(frame.cause, "DBG-10.15", seat, chosen, "discard_pile", "inventory_top")
    )


@does(Exchange)
def exchange(game: Game, frame: frames.Text, step: Exchange) -> Outcome | None:
    """Ask for the card of the Hand; the top of the deck is not seen before."""
    hand = game.players[frame.seat].hand
    held = [copy for copy in hand if admits(step.of, game.card(copy))]
    if step.deck == "infection_deck":
        kind, what, top = "put", "exchange_infection", next(iter(game.infection_deck), None)
    else:
        kind, what = "exchange", "exchange"
        top = top_of_inventory(game, frame.seat, frame.cause) if held else None
    if top is None or not held:
        return nothing(game, frame, what)
    game.ask(
        decisions.of_cards(game, frame.seat, kind, held, (1, 1), "DBG-5.30", frame.cause), frame
    )
    return None


@answers(Exchange)
def exchange_chosen(
    game: Game, frame: frames.Text, step: Exchange, picked: tuple[Option, ...]
) -> Outcome:
    """Exchange the chosen card with the top of the deck."""
    if step.deck == "infection_deck":
        return _exchange_infection(game, frame, picked[0].card)
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


def _exchange_infection(game: Game, frame: frames.Text, put: int) -> Outcome:
    """Put the card under the Infection Deck, and the top card of that into the Hand."""
    lift(game, (put,))
    taken, *rest = (*game.infection_deck, put)
    game.infection_deck = tuple(rest)
    game.change(frame.seat, hand=(*game.players[frame.seat].hand, taken))
    game.emit(events.InfectionExchanged(frame.cause, "DBG-2.5", frame.seat, put, taken))
    return (taken,), True


@does(RevealHand)
def reveal_hand(game: Game, frame: frames.Text, step: RevealHand) -> Outcome | None:
    """Reveal the whole Hand, or ask which cards of it (DBG-2.5)."""
    seat = frame.seat
    hand = game.players[seat].hand
    if step.whole:
        game.emit(events.HandRevealed(frame.cause, "DBG-2.5", seat, hand))
        return hand, bool(hand)
    found = [copy for copy in hand if admits(step.of, game.card(copy))]
    if len(found) < max(step.count, 1):
        return nothing(game, frame, "reveal_hand")
    number = (step.count, step.count or step.up_to or len(found))
    game.ask(decisions.of_cards(game, seat, "reveal", found, number, "DBG-2.5", frame.cause), frame)
    return None


@answers(RevealHand)
def cards_revealed(
    game: Game, frame: frames.Text, step: RevealHand, picked: tuple[Option, ...]
) -> Outcome:
    """Show the chosen cards to all; they stay in the Hand (DBG-2.12)."""
    chosen = tuple(option.card for option in picked)
    if chosen:
        game.emit(events.CardsRevealed(frame.cause, "DBG-2.5", frame.seat, chosen))
    return chosen, bool(chosen)


@does(DiscardItOwn)
def discard_it_own(game: Game, frame: frames.Text, step: DiscardItOwn) -> Outcome:
    """Put the cards of `it` in the own Discard Pile in place of a Trash (DBG-6.14)."""
    return _instead_of_trash(game, frame, frame.seat)


@does(GiveToDiscard)
def give_to_discard(game: Game, frame: frames.Text, step: GiveToDiscard) -> Outcome | None:
    """Ask for the other Player whose Discard Pile takes the cards (DBG-6.15); or give to all meant."""
    seats = [seat for seat in game.clockwise(frame.seat) if seat != frame.seat]
    if step.to == "most_decorations":
        most = max(decorations(game, seat) for seat in (*seats, frame.seat))
        seats = [seat for seat in seats if decorations(game, seat) == most]
    if not seats:
        return nothing(game, frame, "let_player")
    if step.zone != "it" and not zone_of(game, frame.seat, step.zone):
        return nothing(game, frame, "put")
    if step.to == "most_decorations":
        return _give(game, frame, step, tuple(seats))
    game.ask(
        decisions.of_players(game, frame.seat, "player", seats, "DBG-6.15", frame.cause), frame
    )
    return None


@answers(GiveToDiscard)
def give_to_discard_of(
    game: Game, frame: frames.Text, step: GiveToDiscard, picked: tuple[Option, ...]
) -> Outcome:
    """Put the cards in that Player's Discard Pile, or ask which ones."""
    owner = picked[0].seat
    if step.zone != "it":
        return _give(game, frame, step, (owner,))
    if game.book.by_id[frame.cause.effect].when is Moment.WOULD_TRASH:
        return _instead_of_trash(game, frame, owner)
    hand_on(game, frame.seat, frame.it, owner, frame.cause)
    return frame.it, True


def _give(game: Game, frame: frames.Text, step: GiveToDiscard, players: tuple[int, ...]) -> Outcome:
    least, most = (step.count, step.count) if step.count else (0, step.up_to)
    game.push(frames.GiveCards(frame.seat, frame.cause, step.zone, players, least, most))
    return DONE


@procedures.handles(frames.GiveCards)
def give_cards(game: Game, frame: frames.GiveCards) -> None:
    """Ask for the cards that the first of the Players gets."""
    found = zone_of(game, frame.seat, frame.zone)
    if found and frame.players and game.exists(frame.seat):
        seat, number = frame.seat, (frame.least, frame.most)
        game.ask(
            decisions.of_cards(game, seat, "give", found, number, "DBG-10.15", frame.cause), frame
        )


@procedures.answered(frames.GiveCards)
def cards_given(game: Game, frame: frames.GiveCards, picked: tuple[Option, ...]) -> None:
    """Put them in that Discard Pile; what is left of the number can go to the next Player."""
    chosen = tuple(option.card for option in picked)
    left = frame.most - len(chosen)
    if left:
        rest = frame.players[1:]
        game.push(frames.GiveCards(frame.seat, frame.cause, frame.zone, rest, 0, left))
    if chosen:
        hand_on(game, frame.seat, chosen, frame.players[0], frame.cause)


def hand_on(game: Game, seat: int, copies: tuple[int, ...], owner: int, cause: Cause) -> None:
    """Let another player get cards, for all to see, who can keep those of an Infected away (DBG-19.18)."""
    game.show(copies)
    game.push(*on_player(game, cause, owner, (frames.Deliver(owner, cause, seat, copies),)))


@procedures.handles(frames.Deliver)
def deliver(game: Game, frame: frames.Deliver) -> None:
    """Put the cards in that Discard Pile; they are not Gained (DBG-10.15)."""
    for copy in frame.cards:
        if not take_from_pile(game, copy, frame.cause):
            lift(game, (copy,))
    discard(game, frame.seat, frame.cards)
    game.emit(events.CardsGiven(frame.cause, "DBG-10.15", frame.by, frame.cards, frame.seat))


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


@does(PutThis)
def put_this(game: Game, frame: frames.Text, step: PutThis) -> Outcome:
    """Put the card of the text where it says, if it can lie there."""
    copy = frame.cause.card
    if step.to == "combo_pile":
        joined = game.mode.join_combo(game, frame.seat, copy)
        return DONE if joined else nothing(game, frame, "join_combo")
    # It can be there already (DBG-17.29).
    if copy in game.mansion or not game.mode.has_mansion:
        return nothing(game, frame, "put_this")
    lift(game, (copy,))
    send_down(game, (copy,), frame.cause, "DBG-2.6")
    return (copy,), True


@does(AttachFaceDown)
def attach_face_down(game: Game, frame: frames.Text, step: AttachFaceDown) -> Outcome | None:
    """Ask which card of the Hand is Attached; a Partner that is full loses one first (DBG-6.19, 18.7)."""
    seat, cause = frame.seat, frame.cause
    player = game.players[seat]
    if not player.hand:
        return nothing(game, frame, "put")
    partner = player.partner
    if frame.partner and partner and not partner.tucked and not has_room(game, seat):
        attached = partner.attached
        game.ask(
            decisions.of_cards(game, seat, "replaced", attached, (1, 1), "DBG-18.7", cause), frame
        )
    else:
        game.ask(
            decisions.of_cards(game, seat, "tuck", player.hand, (1, 1), "DBG-6.19", cause), frame
        )
    return None


@answers(AttachFaceDown)
def attached_face_down(
    game: Game, frame: frames.Text, step: AttachFaceDown, picked: tuple[Option, ...]
) -> Outcome | None:
    """Attach it, unseen by the others, and take the one back that lay there."""
    seat, copy = frame.seat, picked[0].card
    if picked[0].code == "replaced":
        discard_attached(game, seat, (copy,), frame.cause, "DBG-18.7")
        outcome: Outcome | None = attach_face_down(game, frame, step)
        return outcome
    lift(game, (copy,))
    player = game.players[seat]
    back = player.partner.tucked if frame.partner and player.partner else player.tucked
    if frame.partner:
        change_partner(game, seat, tucked=(copy,))
    else:
        game.change(seat, tucked=(copy,))
    game.emit(events.CardTucked(frame.cause, "DBG-6.19", seat, copy))
    for each in back:
        game.change(seat, hand=(*game.players[seat].hand, each))
        game.emit(events.CardUntucked(frame.cause, "DBG-6.19", seat, each))
    return (), True


@does(AttachThis)
def attach_this(game: Game, frame: frames.Text, step: AttachThis) -> Outcome:
    """Attach the card of the text to the Character meant, unless that is forbidden (DBG-9.4, 9.5, 18.6)."""
    seat, copy = frame.seat, frame.cause.card
    to_partner = step.whom == "partner" or frame.partner
    if to_partner and game.players[seat].partner is None:
        return nothing(game, frame, "attach_partner")
    if forbids(game, seat, Ban.ATTACH, partner=to_partner):
        return nothing(game, frame, "attach_this")
    rule = "DBG-18.6" if step.whom == "partner" else "DBG-9.4"
    if to_partner:
        game.push(frames.AttachToPartner(seat, frame.cause, rule, copy))
    else:
        lift(game, (copy,))
        attach(game, seat, copy, frame.cause, rule)
    return (copy,), True
