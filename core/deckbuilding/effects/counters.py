"""Counters of the turn, and what holds in a later turn (DBG-4.5, 4.8, 22.1 to 22.3)."""

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.affecting import on_player
from core.deckbuilding.catalogue import COUNTERS, Counters
from core.deckbuilding.conditions import count
from core.deckbuilding.effects.infection import resists
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.operations import (
    Add,
    LetDraw,
    MoreTurns,
    NextTurn,
    PayAmmo,
    SkipTurn,
)
from core.deckbuilding.state import NextTurn as Waiting
from core.deckbuilding.texts import (
    DONE,
    NOT_DONE,
    Outcome,
    answers,
    asking_in,
    copy_text,
    does,
    nothing,
)
from core.deckbuilding.zones import draw
from core.kernel.decision import NONE, Option
from core.kernel.event import Cause
from core.kernel.quick import maker

_counter_changed = maker(events.CounterChanged)


def raise_counters(
    game: Game, seat: int, changes: Counters, cause: Cause, rule: str, **fields: int
) -> None:
    """Raise or lower counters of the turn, none below 0 (DBG-4.6); `fields` of the turn change along."""
    if not changes:
        return
    turn = game.turn
    for what, by in changes:
        now = getattr(turn, what) + by
        fields[what] = now = max(0, now)
        game.emit(_counter_changed(cause, rule, seat, what, by, now))
    game.change_turn(**fields)


@does(Add)
def add(game: Game, frame: frames.Text, step: Add) -> Outcome:
    """Raise the counters in the order of DBG-5.4; counters are those of the active player.

    It is done wholly if all cards were drawn.
    """
    times = 1
    if step.per:
        times = count(game, step.per, asking_in(frame), step.of) // step.every
    if frame.seat == game.turn.seat:
        changes = tuple((what, by * times) for what in COUNTERS if (by := getattr(step, what)))
        raise_counters(game, frame.seat, changes if times else (), frame.cause, "DBG-22.1")
    if step.end_cards:
        _draw_more(game, frame, step.end_cards * times)
    if not step.cards:
        return (), times > 0
    held = len(game.players[frame.seat].hand)
    draw(game, frame.seat, step.cards * times, frame.cause, "DBG-22.2")
    return (), len(game.players[frame.seat].hand) == held + step.cards * times


def _draw_more(game: Game, frame: frames.Text, by: int) -> None:
    """Let the draw at the end of the own turn be larger; of another's turn there is none (DBG-7.50)."""
    if frame.seat != game.turn.seat:
        nothing(game, frame, "draw_more")
    elif by:
        game.change_effects(draw_more=game.turn.effects.draw_more + by)
        game.emit(events.DrawRaised(frame.cause, "DBG-11.1", frame.seat, by))


@does(NextTurn)
def next_turn(game: Game, frame: frames.Text, step: NextTurn) -> Outcome | None:
    """Ask for the Player whose next turn is meant (DBG-5.13, 5.30)."""
    if step.who == "own":
        return _wait(game, frame, step, frame.seat)
    if step.who == "attacked":
        target = game.target_of(frame.cause.card)
        if target == NONE or not game.exists(target) or resists(game, frame, target):
            return nothing(game, frame, "next_turn")
        return _wait(game, frame, step, target)
    seats = game.clockwise(game.turn.seat)
    if not seats:
        return NOT_DONE
    game.ask(
        decisions.of_players(game, frame.seat, "player", seats, "DBG-5.13", frame.cause), frame
    )
    return None


@answers(NextTurn)
def next_turn_of(
    game: Game, frame: frames.Text, step: NextTurn, picked: tuple[Option, ...]
) -> Outcome:
    """Let the effect wait for that Player's next turn (DBG-4.8)."""
    return _wait(game, frame, step, picked[0].seat)


def _wait(game: Game, frame: frames.Text, step: NextTurn, seat: int) -> Outcome:
    waiting = Waiting(
        frame.cause,
        step.explores,
        step.must_explore,
        step.no_actions,
        step.skip,
        NONE if step.most_actions is None else step.most_actions,
        frame.seat if step.no_attack else NONE,
        step.ammo,
        step.actions,
        step.buys,
        step.cards,
    )
    later = frames.ForNextTurn(seat, frame.cause, frame.seat, waiting)
    game.push(*on_player(game, frame.cause, seat, (later,)))
    return DONE


@procedures.handles(frames.ForNextTurn)
def for_next_turn(game: Game, frame: frames.ForNextTurn) -> None:
    """Let it wait for the next turn of the player (DBG-4.8)."""
    seat, waiting = frame.seat, frame.waiting
    game.change(seat, next_turn=(*game.players[seat].next_turn, waiting))
    for what in (*waiting.holds(), *(("skip",) if waiting.skip else ())):
        game.emit(events.NextTurnSet(frame.cause, "DBG-4.8", frame.by, seat, what))


@does(MoreTurns)
def more_turns(game: Game, frame: frames.Text, step: MoreTurns) -> Outcome:
    """Give every Team more turns, where Teams count turns (DBG-15.14)."""
    if not game.mode.add_turns(game, step.turns):
        game.emit(events.NothingHappened(frame.cause, "DBG-5.6", frame.seat, "more_turns"))
        return NOT_DONE
    game.emit(events.TurnsAdded(frame.cause, "DBG-15.14", step.turns))
    return DONE


@does(SkipTurn)
def skip_turn(game: Game, frame: frames.Text, step: SkipTurn) -> Outcome:
    """Let the turn in progress have no main part; a duty to Explore lapses (DBG-4.12)."""
    if frame.seat != game.turn.seat:
        return NOT_DONE
    game.change_effects(no_main=True)
    game.emit(events.MainSkipped(frame.cause, "DBG-4.12", frame.seat))
    return DONE


@does(PayAmmo)
def pay_ammo(game: Game, frame: frames.Text, step: PayAmmo) -> Outcome:
    """Pay unspent Ammo, if there is enough of it (DBG-8.4)."""
    if frame.seat != game.turn.seat or game.turn.ammo < step.ammo:
        return nothing(game, frame, "pay_ammo")
    raise_counters(game, frame.seat, (("ammo", -step.ammo),), frame.cause, "DBG-8.4")
    return DONE


@does(LetDraw)
def let_draw(game: Game, frame: frames.Text, step: LetDraw) -> Outcome | None:
    """Ask for the Player who draws (DBG-5.13)."""
    seats = [seat for seat in game.clockwise(frame.seat) if step.who == "any" or seat != frame.seat]
    if not seats:
        game.emit(events.NothingHappened(frame.cause, "DBG-14.10", frame.seat, "let_draw"))
        return NOT_DONE
    game.ask(
        decisions.of_players(game, frame.seat, "player", seats, "DBG-5.13", frame.cause), frame
    )
    return None


@answers(LetDraw)
def let_draw_by(
    game: Game, frame: frames.Text, step: LetDraw, picked: tuple[Option, ...]
) -> Outcome:
    """Let that Player draw from the own Inventory, or choose whether to."""
    then = copy_text(frame, {"text": f"{frame.text}.{frame.next}", "next": 0})
    drawer = picked[0].seat
    game.push(
        frames.OfferDraw(drawer, frame.cause, step.cards, step.may, then if step.then else None)
    )
    return DONE


@procedures.handles(frames.OfferDraw)
def offer_draw(game: Game, frame: frames.OfferDraw) -> None:
    """Draw, or ask whether to (DBG-5.7)."""
    if not game.exists(frame.seat):
        return
    if frame.may:
        game.ask(decisions.yes_or_no(frame.seat, "draw", "DBG-5.7", frame.cause), frame)
    else:
        _draw(game, frame)


@procedures.answered(frames.OfferDraw)
def draw_offered(game: Game, frame: frames.OfferDraw, picked: tuple[Option, ...]) -> None:
    """Draw, or leave it."""
    if picked[0].code == "yes":
        _draw(game, frame)
    else:
        game.emit(events.DrawDeclined(frame.cause, "DBG-5.7", frame.seat))


def _draw(game: Game, frame: frames.OfferDraw) -> None:
    """Draw the cards; what depends on it follows if all of them came (DBG-5.8)."""
    held = len(game.players[frame.seat].hand)
    draw(game, frame.seat, frame.cards, frame.cause, "DBG-22.2")
    if frame.text is not None and len(game.players[frame.seat].hand) == held + frame.cards:
        game.push(frame.text)
