"""What a Soldier suffers from a Hostile's Attack, and what can be done about it (UND-15)."""

from collections.abc import Callable
from typing import Any, TypeVar

from core.kernel.decision import NONE, Option, option
from core.kernel.event import Cause, because
from core.undead import decisions, events, frames
from core.undead.decks import leave_hand
from core.undead.figures import reach, survey
from core.undead.game import Game, procedures
from core.undead.health import suppress, wound
from core.undead.moments import Moment
from core.undead.operations import CancelAttack, CancelHits, Operation, TakeHits, TakeSuppress
from core.undead.powers import offer_option, offers, pay_power, power
from core.undead.support import action, lay_card, pay_support, playable

NOTHING = option("none", "decline", "UND-15.2")

O = TypeVar("O", bound=Operation)  # noqa: E741 - the one type variable of this module

Defence = Callable[[Game, frames.Suffer, int, Cause, Any], frames.Suffer]
"""Changes what is about to be suffered: the Soldier who defends, the cause, the operation."""

_defences: dict[type[Operation], Defence] = {}


def defends(
    operation: type[O],
) -> Callable[[Callable[[Game, frames.Suffer, int, Cause, O], frames.Suffer]], Any]:
    """Register what an operation does about the result of a Hostile's Attack."""

    def register(
        defence: Callable[[Game, frames.Suffer, int, Cause, O], frames.Suffer],
    ) -> Any:
        _defences[operation] = defence
        return defence

    return register


def with_result(
    frame: frames.Suffer, hits: int, suppress: int, step: int | None = None
) -> frames.Suffer:
    """Return what is suffered with another result; a new step asks everybody anew."""
    if step is None:
        return frames.Suffer(
            frame.seat, frame.soldier, frame.card, hits, suppress, frame.step, frame.passed
        )
    return frames.Suffer(frame.seat, frame.soldier, frame.card, hits, suppress, step)


@procedures.handles(frames.Suffer)
def suffer(game: Game, frame: frames.Suffer) -> None:
    """Ask for defences in their order: all of it, Protection, Reactions and cards; then suffer (UND-15.2)."""
    if not game.soldiers[frame.soldier].health:
        return
    if frame.step == CANCEL:
        if _ask(game, frame, _cancelling(game, frame)):
            return
        frame = with_result(frame, frame.hits, frame.suppress, PROTECT)
    if frame.step == PROTECT:
        hits = _protected(game, frame)
        frame = with_result(frame, hits, frame.suppress, REACT)
    if frame.hits and _ask(game, frame, _reducing(game, frame)):
        return
    _take(game, frame)


CANCEL, PROTECT, REACT = 0, 1, 2
"""The steps of a defence (UND-15.2)."""

Offers = dict[int, list[Option]]
"""What each seat could do."""


def _cancelling(game: Game, frame: frames.Suffer) -> Offers:
    """Return the cards that cancel the whole result (UND-15.2)."""
    return _cards(game, frame, CancelAttack)


def _cards(game: Game, frame: frames.Suffer, operation: type[Operation]) -> Offers:
    found: Offers = {}
    for holder, copy in playable(game, frame.soldier, Moment.DEFENCE):
        card = action(game, copy)
        if isinstance(card.text.do[0], operation) and card.id not in game.turn.played:
            made = decisions.for_soldier(game, "play", holder, "UND-15.2", copy)
            found.setdefault(game.seat_of(holder), []).append(made)
    return found


def _reducing(game: Game, frame: frames.Suffer) -> Offers:
    """Return the Reaction powers and cards that change the Hits (UND-15.2)."""
    found = _cards(game, frame, CancelHits)
    for clergy in game.up():
        if not game.troops[clergy].powers:
            continue
        for offer in offers(game, clergy, reactions=True):
            card = power(game, offer.copy)
            if card.text is None or card.text.when is not Moment.SOLDIER_HIT:
                continue
            if _reaches(game, clergy, card.range, frame.soldier) and not (
                isinstance(card.text.do[0], TakeHits) and clergy == frame.soldier
            ):
                made = offer_option(game, offer, clergy, "UND-22.3")
                found.setdefault(game.seat_of(clergy), []).append(made)
    return found


def _reaches(game: Game, clergy: int, power_range: tuple[int, int], soldier: int) -> bool:
    seen = survey(game)
    mask = reach(game.soldiers[clergy].at, *power_range, seen.isolated, seen.last)
    return bool(mask >> game.soldiers[soldier].at & 1)


def _ask(game: Game, frame: frames.Suffer, found: Offers) -> bool:
    """Ask the first seat that could do something and has not passed: the Soldier's own, then the others."""
    own = game.seat_of(frame.soldier)
    for seat in sorted(found, key=lambda each: (each != own, each)):
        if seat not in frame.passed:
            options = (*found[seat], NOTHING)
            asking = frames.Suffer(
                seat,
                frame.soldier,
                frame.card,
                frame.hits,
                frame.suppress,
                frame.step,
                frame.passed,
            )
            game.ask(decisions.one(seat, "react", options, "UND-15.2", frame.soldier), asking)
            return True
    return False


@procedures.answered(frames.Suffer)
def defended(game: Game, frame: frames.Suffer, picked: tuple[Option, ...]) -> None:
    """Do what was chosen, then ask again; a seat that passes is not asked again in this step."""
    choice, seat = picked[0], frame.seat
    if choice.code == "decline":
        game.push(
            frames.Suffer(
                seat,
                frame.soldier,
                frame.card,
                frame.hits,
                frame.suppress,
                frame.step,
                (*frame.passed, seat),
            )
        )
        return
    user, copy = choice.amount - 1, choice.card
    if choice.code == "play":
        text = action(game, copy).text
        game.change_turn(played=(*game.turn.played, game.cards[copy]))
        lay_card(game, seat, user, copy, frame.soldier)
    else:
        text = game.book.texts[game.cards[copy]]
        pay_power(game, seat, choice)
    cause = because(seat, copy, text.id, "text")
    for step in text.do:
        frame = _defences[type(step)](game, frame, user, cause, step)
    game.push(frame)
    if choice.code == "play":
        pay_support(game, seat, user, copy, frame.soldier)


def _protected(game: Game, frame: frames.Suffer) -> int:
    """Use a Protection counter, which must be used; return the Hits that stay (UND-15.2)."""
    if not frame.hits or not game.soldiers[frame.soldier].protected:
        return frame.hits
    game.change(frame.soldier, protected=False)
    left = frame.hits - 1
    cause = because(NONE, frame.soldier)
    game.emit(events.HitsCancelled(cause, "UND-15.2", frame.soldier, 1, left))
    return left


def _take(game: Game, frame: frames.Suffer) -> None:
    """Suffer Wounds, then Suppressions (UND-15.1, 15.3, 24)."""
    cause = because(NONE, frame.card)
    if frame.hits:
        wound(game, frame.soldier, frame.hits, cause)
    if frame.suppress and game.soldiers[frame.soldier].health:
        received = suppress(game, frame.soldier, frame.suppress, cause)
        if received and game.foes[frame.card].dread:
            _dread(game, frame.soldier, cause)


def _dread(game: Game, soldier: int, cause: Cause) -> None:
    """Discard an Action card at random (UND-24)."""
    hand = game.soldiers[soldier].hand
    if hand:
        card = hand[game.below(len(hand))]
        leave_hand(game, soldier, (card,))
        game.emit(events.Dreaded(cause, "UND-24.17", soldier, card))


@defends(CancelAttack)
def cancel_attack(
    game: Game, frame: frames.Suffer, user: int, cause: Cause, step: CancelAttack
) -> frames.Suffer:
    """Cancel the whole result."""
    game.emit(events.AttackCancelled(cause, "UND-15.2", frame.soldier))
    return with_result(frame, 0, 0)


@defends(CancelHits)
def cancel_hits(
    game: Game, frame: frames.Suffer, user: int, cause: Cause, step: CancelHits
) -> frames.Suffer:
    """Cancel Hits."""
    hits = min(step.hits, frame.hits)
    left = frame.hits - hits
    game.emit(events.HitsCancelled(cause, "UND-15.2", frame.soldier, hits, left))
    return with_result(frame, left, frame.suppress)


@defends(TakeSuppress)
def take_suppress(
    game: Game, frame: frames.Suffer, user: int, cause: Cause, step: TakeSuppress
) -> frames.Suffer:
    """Receive Suppressions for the Hits that were cancelled."""
    suppress(game, frame.soldier, step.amount, cause)
    return frame


@defends(TakeHits)
def take_hits(
    game: Game, frame: frames.Suffer, user: int, cause: Cause, step: TakeHits
) -> frames.Suffer:
    """Let the user suffer all of the Hits instead; his own Protection and Reactions may still help."""
    game.emit(events.HitsRedirected(cause, "UND-15.2", user, frame.soldier, frame.hits))
    game.push(frames.Suffer(frame.seat, user, frame.card, frame.hits, 0, PROTECT))
    return with_result(frame, 0, frame.suppress)
