"""Mansion cards that are not Infected: Items, Tokens, Events and Bonus cards (DBG-9)."""

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Ban, Kind
from core.deckbuilding.conditions import Asking, met
from core.deckbuilding.decisions import card_option
from core.deckbuilding.figures import forbids
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import AttachThis
from core.deckbuilding.texts import push_texts, texts_of
from core.deckbuilding.timing import push_effects_on
from core.deckbuilding.trash import receive
from core.deckbuilding.zones import lift, note_gain, send_down, without
from core.kernel.decision import Decision, Option, option
from core.kernel.event import because


def push_offers(game: Game, seat: int, row: tuple[int, ...]) -> None:
    """Put what is not Infected on the agenda, in reveal order: it happens or is offered (DBG-9.1, 9.6)."""
    others = [copy for copy in row if not game.is_infected(copy)]
    if not others:
        return
    game.push(frames.SettleDeclined(seat))
    for copy in reversed(others):
        if game.card(copy).kind is Kind.EVENT:
            game.push(frames.SettleEvent(seat, copy))
            push_texts(game, seat, copy, Moment.REVEAL)
        else:
            game.push(frames.Offer(seat, copy))


@procedures.handles(frames.Offer)
def offer(game: Game, frame: frames.Offer) -> None:
    """Ask whether the card is taken, if it can be (DBG-9.1, 9.5)."""
    copy = frame.card
    if not can_take(game, frame.seat, copy):
        _decline(game, frame, "DBG-9.5" if _attaches(game, copy) else "DBG-9.3")
        return
    options = (
        card_option(game, "take", copy, "DBG-9.1"),
        option("decline", "decline", "DBG-9.2", copy),
    )
    game.ask(Decision(frame.seat, "take", 1, 1, options, "DBG-9.1", copy), frame)


def can_take(game: Game, seat: int, copy: int) -> bool:
    """Say whether a card could be taken by one of the exploring Characters (DBG-9.4, 9.5, 18.13).

    Not if it is to be Attached and cannot be, or if its text asks for what the Character is not.
    """
    texts, attaches = texts_of(game, copy, Moment.TAKE), _attaches(game, copy)
    both = (False, True) if game.players[seat].partner is not None else (False,)
    return any(
        not (attaches and forbids(game, seat, Ban.ATTACH, partner=each))
        and all(
            text.cond is None or met(game, text.cond, Asking(seat, copy, each)) for text in texts
        )
        for each in both
    )


def _attaches(game: Game, copy: int) -> bool:
    """Say whether a card is Attached when it is taken (DBG-9.4)."""
    texts = texts_of(game, copy, Moment.TAKE)
    return any(isinstance(step, AttachThis) for text in texts for step in text.do)


@procedures.answered(frames.Offer)
def offer_answered(game: Game, frame: frames.Offer, picked: tuple[Option, ...]) -> None:
    """Take the card and apply its text at once, or decline it (DBG-9.2, 9.3)."""
    copy = frame.card
    if picked[0].code == "decline":
        _decline(game, frame, "DBG-9.2")
        return
    cause = because(frame.seat, copy)
    game.emit(events.Taken(cause, "DBG-9.3", frame.seat, copy))
    is_gained = game.printed[copy].kind in (Kind.ITEM, Kind.BONUS)
    if is_gained:
        push_effects_on(game, frame.seat, Moment.GAIN, "DBG-9.12", (copy,))
    if texts_of(game, copy, Moment.TAKE):
        if is_gained:
            note_gain(game, frame.seat, copy)
        push_texts(game, frame.seat, copy, Moment.TAKE)
    else:
        lift(game, (copy,))
        if receive(game, frame.seat, copy) == "hand":
            game.emit(events.Gained(cause, "DBG-10.16", frame.seat, copy, "hand"))


def _decline(game: Game, frame: frames.Offer, rule: str) -> None:
    copy = frame.card
    if game.fight is not None:
        row = without(game.fight.row, (copy,))
        game.change_fight(row=row, declined=(*game.fight.declined, copy))
    game.emit(events.Declined(because(frame.seat, copy), rule, frame.seat, copy))


@procedures.handles(frames.SettleDeclined)
def settle_declined(game: Game, frame: frames.SettleDeclined) -> None:
    """Put the declined cards on the bottom of the Mansion, several in random order (DBG-9.2)."""
    if game.fight is not None and game.fight.declined:
        declined = game.fight.declined
        game.change_fight(declined=())
        send_down(game, declined, because(frame.seat), "DBG-9.2")


@procedures.handles(frames.SettleEvent)
def settle_event(game: Game, frame: frames.SettleEvent) -> None:
    """Remove an Event that has happened, unless its text moved it (DBG-9.6)."""
    if game.fight is not None and frame.card in game.fight.row:
        lift(game, (frame.card,))
        game.removed = (*game.removed, frame.card)
        game.emit(events.Removed(because(frame.seat, frame.card), "DBG-9.6", frame.card))
