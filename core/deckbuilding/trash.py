"""Trashing and Gaining, with what can replace them (DBG-6.11, 6.14, 6.15, 10.7, 10.10)."""

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.cards import Kind, Text
from core.deckbuilding.conditions import admits
from core.deckbuilding.figures import of_partner
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.texts import character_texts, offered, text_frame, texts_of, use_up
from core.deckbuilding.timing import push_effects_on
from core.deckbuilding.zones import (
    discard,
    lift,
    note_gain,
    owner_of,
    pile_of,
    put_on_top,
    set_pile,
    without,
)
from core.kernel.decision import NONE, Option
from core.kernel.event import EVERYONE, Cause, because

AFTER_USE = "DBG-7.38"
"""The rule of a Trash after use, which texts on cards "Trashed after use" replace (DBG-6.14)."""


@procedures.handles(frames.Trash)
def trash(game: Game, frame: frames.Trash) -> None:
    """Apply compulsory replacements, offer optional ones, then Trash what is left (DBG-6.11)."""
    replacement = _replacement(game, frame)
    if replacement is None:
        from_hand = _from_hand(game, frame)
        for copy in frame.cards:
            trash_copy(game, copy, frame)
        if from_hand:
            _follow(game, frame.seat, from_hand)
        return
    source, text = replacement
    if text.may:
        cause = because(frame.seat, source, text.id)
        game.ask(decisions.yes_or_no(frame.seat, "replace", "DBG-6.11", cause), frame)
    else:
        _replace(game, frame, source, text)


@procedures.answered(frames.Trash)
def replacement_chosen(game: Game, frame: frames.Trash, picked: tuple[Option, ...]) -> None:
    """Use the replacement that was offered, or go on without it."""
    replacement = _replacement(game, frame)
    if replacement is None:
        return
    source, text = replacement
    if picked[0].code == "yes":
        use_up(game, source, text)
        _replace(game, frame, source, text)
    else:
        game.push(_offered(frame, source, text, frame.cards))


def _from_hand(game: Game, frame: frames.Trash) -> tuple[int, ...]:
    """Return the cards of a Trash that its player Trashes from Hand; one that was played counts (DBG-8.14)."""
    if frame.seat == NONE:
        return ()
    player, played = game.players[frame.seat], frame.cause.card
    return tuple(
        copy
        for copy in frame.cards
        if copy in player.hand or (copy == played and copy in player.play_area)
    )


def _follow(game: Game, seat: int, copies: tuple[int, ...]) -> None:
    """Put the effects of a player's Characters on what was Trashed from Hand on the agenda."""
    for source, text in character_texts(game, seat, Moment.OWN_TRASH):
        if any(admits(text.of, game.card(copy)) for copy in copies):
            game.push(text_frame(game, seat, source, text, copies))


def _replacement(game: Game, frame: frames.Trash) -> tuple[int, Text] | None:
    """Return the next replacement of a Trash that has not been offered: compulsory ones first."""
    if frame.seat == NONE or not frame.cards:
        return None
    found = [
        (source, text)
        for source, text in _replacing(game, frame.seat)
        if (source, text.id) not in frame.offered
        and _covered(game, frame, source, text)
        and (not text.may or len(game.clockwise(frame.seat)) > 1)
    ]
    return min(found, key=lambda each: each[1].may, default=None)


def _replacing(game: Game, seat: int) -> list[tuple[int, Text]]:
    """Return the texts that can replace a Trash: of Characters, and of Weapons used this turn (DBG-7.49)."""
    found = character_texts(game, seat, Moment.WOULD_TRASH)
    if seat == game.turn.seat:
        found += [
            (copy, text)
            for copy in dict.fromkeys(game.turn.uses)
            for text in texts_of(game, copy, Moment.WOULD_TRASH)
        ]
    return found


def _covered(game: Game, frame: frames.Trash, source: int, text: Text) -> tuple[int, ...]:
    """Return the cards of a Trash that a replacement text covers.

    That of a Weapon covers those of the Character that used it (DBG-7.49, 18.20).
    """
    if text.of.trash_after and frame.rule != AFTER_USE:
        return ()
    seat = frame.seat
    by_weapon = game.card(source).kind is Kind.WEAPON
    return tuple(
        copy
        for copy in frame.cards
        if admits(text.of, game.card(copy))
        and not (by_weapon and of_partner(game, seat, copy) is not of_partner(game, seat, source))
    )


def _replace(game: Game, frame: frames.Trash, source: int, text: Text) -> None:
    covered = _covered(game, frame, source, text)
    rest = _offered(frame, source, text, without(frame.cards, covered))
    game.push(text_frame(game, frame.seat, source, text, covered), rest)


def _offered(frame: frames.Trash, source: int, text: Text, cards: tuple[int, ...]) -> frames.Trash:
    offered = (*frame.offered, (source, text.id))
    return frames.Trash(frame.seat, frame.cause, frame.rule, cards, offered)


def trash_copy(game: Game, copy: int, frame: frames.Trash) -> None:
    """Trash one card: under its pile, Outside the Game, or Removed (DBG-10.10, 9.9); texts follow."""
    cause, rule = frame.cause, frame.rule
    place = owner_of(game, copy)
    owner = place[0] if place else cause.seat
    lift(game, (copy,))
    card = game.card(copy)
    pile = pile_of(game, card.id)
    if pile is not None:
        set_pile(game, pile, (*game.piles[pile].cards, copy))
        to = "pile"
    elif card.id in game.book.named_by_tokens:
        game.outside = (*game.outside, copy)
        to = "outside"
    else:
        game.removed = (*game.removed, copy)
        to = "removed"
    game.emit(events.Trashed(cause, rule, owner, copy, to))
    found = [
        offered(game, frame.seat if text.by_you else owner, copy, text)
        for text in texts_of(game, copy, Moment.TRASHED)
        if not (text.by_you and frame.seat == NONE)
    ]
    game.push(*found)


@procedures.handles(frames.Gain)
def gain(game: Game, frame: frames.Gain) -> None:
    """Let a player Gain a card; where two effects name a place for it, ask which applies (DBG-10.16)."""
    if frame.to and _goes_to_hand(game, frame.seat):
        game.ask(decisions.yes_or_no(frame.seat, "replace", "DBG-10.16", frame.cause), frame)
    else:
        _gain(game, frame, frame.to)


@procedures.answered(frames.Gain)
def place_chosen(game: Game, frame: frames.Gain, picked: tuple[Option, ...]) -> None:
    """Put it in the Hand, or where the text of the Gain says (DBG-10.16)."""
    _gain(game, frame, "hand" if picked[0].code == "yes" else frame.to)


def _gain(game: Game, frame: frames.Gain, place: str) -> None:
    """Put a card where it is Gained to, by itself the Discard Pile (DBG-10.7)."""
    copy = frame.card
    if take_from_pile(game, copy, frame.cause):
        pass
    elif copy in game.outside:
        game.outside = without(game.outside, (copy,))
    else:
        lift(game, (copy,))
    to = receive(game, frame.seat, copy, place)
    game.emit(events.Gained(frame.cause, "DBG-10.7", frame.seat, copy, to))
    push_effects_on(game, frame.seat, Moment.GAIN, "DBG-10.8", (copy,))


def receive(game: Game, seat: int, copy: int, to: str = "") -> str:
    """Put a card that is Gained where it belongs, and return that zone (DBG-10.7, 10.16)."""
    note_gain(game, seat, copy)
    if to == "inventory_top":
        put_on_top(game, seat, (copy,), EVERYONE)
        return to
    if to == "hand" or _goes_to_hand(game, seat):
        game.change(seat, hand=(*game.players[seat].hand, copy))
        return "hand"
    discard(game, seat, (copy,))
    return "discard_pile"


def _goes_to_hand(game: Game, seat: int) -> bool:
    """Say whether what a player Gains goes to the Hand this turn (DBG-10.16)."""
    return game.turn.effects.gains_to_hand and seat == game.turn.seat


def show_next(game: Game, cause: Cause, place: int, top_gone: bool) -> None:
    """Show the next card of a mixed pile whose top has been taken (DBG-10.2)."""
    pile = game.piles[place]
    if top_gone and len(pile.ids) > 1 and pile.cards:
        game.emit(events.MixedTopShown(cause, "DBG-10.2", place, pile.cards[0]))


def take_from_pile(game: Game, copy: int, cause: Cause) -> bool:
    """Take a card out of its Resource pile, if it lies there; the next one may be seen (DBG-10.2)."""
    place = pile_of(game, game.cards[copy])
    if place is None or copy not in game.piles[place].cards:
        return False
    before = game.piles[place].cards
    set_pile(game, place, without(before, (copy,)))
    show_next(game, cause, place, before[0] == copy)
    return True
