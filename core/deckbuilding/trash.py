"""Trashing and Gaining, with what can replace them (DBG-6.11, 6.14, 6.15, 10.7, 10.10)."""

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Text
from core.deckbuilding.conditions import admits
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.texts import character_texts, push_texts, text_frame, use_up
from core.deckbuilding.zones import discard, lift, owner_of, pile_of, set_pile, without
from core.kernel.decision import NONE, Decision, Option, option
from core.kernel.event import Cause

AFTER_USE = "DBG-7.38"
"""The rule of a Trash after use, which texts on cards "Trashed after use" replace (DBG-6.14)."""


@procedures.handles(frames.Trash)
def trash(game: Game, frame: frames.Trash) -> None:
    """Apply compulsory replacements, offer optional ones, then Trash what is left (DBG-6.11)."""
    replacement = _replacement(game, frame)
    if replacement is None:
        for copy in frame.cards:
            trash_copy(game, copy, frame.cause, frame.rule)
        return
    source, text = replacement
    if text.may:
        options = (
            option("yes", "yes", "DBG-6.11", source),
            option("no", "no", "DBG-6.11", source),
        )
        game.ask(Decision(frame.seat, "replace", 1, 1, options, "DBG-6.11", source, text.id), frame)
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


def _replacement(game: Game, frame: frames.Trash) -> tuple[int, Text] | None:
    """Return the next replacement of a Trash that has not been offered: compulsory ones first."""
    if frame.seat == NONE or not frame.cards:
        return None
    found = [
        (source, text)
        for source, text in character_texts(game, frame.seat, Moment.WOULD_TRASH)
        if (source, text.id) not in frame.offered
        and _covered(game, frame, text)
        and (not text.may or len(game.clockwise(frame.seat)) > 1)
    ]
    return min(found, key=lambda each: each[1].may, default=None)


def _covered(game: Game, frame: frames.Trash, text: Text) -> tuple[int, ...]:
    """Return the cards of a Trash that a replacement text covers."""
    if text.of.trash_after and frame.rule != AFTER_USE:
        return ()
    return tuple(copy for copy in frame.cards if admits(text.of, game.card(copy)))


def _replace(game: Game, frame: frames.Trash, source: int, text: Text) -> None:
    covered = _covered(game, frame, text)
    rest = _offered(frame, source, text, without(frame.cards, covered))
    game.push(text_frame(game, frame.seat, source, text, covered), rest)


def _offered(frame: frames.Trash, source: int, text: Text, cards: tuple[int, ...]) -> frames.Trash:
    offered = (*frame.offered, (source, text.id))
    return frames.Trash(frame.seat, frame.cause, frame.rule, cards, offered)


def trash_copy(game: Game, copy: int, cause: Cause, rule: str) -> None:
    """Trash one card: under its pile, Outside the Game, or Removed (DBG-10.10, 9.9); texts follow."""
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
    push_texts(game, owner, copy, Moment.TRASHED)


@procedures.handles(frames.Gain)
def gain(game: Game, frame: frames.Gain) -> None:
    """Put a card in the Discard Pile of the player who Gains it (DBG-10.7)."""
    copy = frame.card
    pile = pile_of(game, game.cards[copy])
    if pile is not None and copy in game.piles[pile].cards:
        before = game.piles[pile]
        set_pile(game, pile, without(before.cards, (copy,)))
        _show_next(game, frame.cause, pile, before.cards[0] == copy)
    elif copy in game.outside:
        game.outside = without(game.outside, (copy,))
    else:
        lift(game, (copy,))
    discard(game, frame.seat, (copy,))
    game.emit(events.Gained(frame.cause, "DBG-10.7", frame.seat, copy, "discard_pile"))


def _show_next(game: Game, cause: Cause, place: int, top_gone: bool) -> None:
    pile = game.piles[place]
    if top_gone and len(pile.ids) > 1 and pile.cards:
        game.emit(events.MixedTopShown(cause, "DBG-10.2", place, pile.cards[0]))
