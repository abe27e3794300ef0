"""Damage, healing, Fatal Wounds and recovery (DBG-8, 13)."""

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Ban
from core.deckbuilding.figures import forbids, maximum_health, total
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.trash import AFTER_USE
from core.deckbuilding.zones import draw
from core.kernel.agenda import Frame
from core.kernel.event import Cause, because

HAND_SIZE = 5
WOUND = 20
"""What a Fatal Wound takes of Maximum Health, in points (DBG-13.4)."""


@procedures.handles(frames.Damage)
def take_damage(game: Game, frame: frames.Damage) -> None:
    """Lower the Health of a Character by one amount; at 0 it falls (DBG-8.7, 13.1)."""
    if not game.exists(frame.seat) or frame.amount <= 0:
        return
    before = game.players[frame.seat].health
    after = max(before - frame.amount, 0)
    game.change(frame.seat, health=after)
    game.emit(
        events.Damaged(
            frame.cause, frame.rule, frame.seat, frame.amount, before, after, frame.parts
        )
    )
    if after == 0:
        game.push(frames.Fall(frame.seat, frame.cause))


@procedures.handles(frames.Heal)
def heal(game: Game, frame: frames.Heal) -> None:
    """Raise the Health of a Character, never above its Maximum Health (DBG-8.8, 8.13)."""
    if not game.exists(frame.seat):
        return
    before = game.players[frame.seat].health
    after = min(before + frame.amount, total(maximum_health(game, frame.seat)))
    if after <= before or forbids(game, frame.seat, Ban.HEAL):
        game.emit(events.HealFailed(frame.cause, "DBG-8.13", frame.seat))
        return
    game.change(frame.seat, health=after)
    game.emit(events.Healed(frame.cause, "DBG-8.8", frame.seat, after - before, after))


@procedures.handles(frames.Fall)
def fall(game: Game, frame: frames.Fall) -> None:
    """Let the difficulty or the mode say what no Health means (DBG-13.1, 20.11)."""
    if game.difficulty.stays:
        permanent_defeat(game, frame.seat, frame.cause, "DBG-20.11")
    else:
        game.mode.zero_health(game, frame.seat, frame.cause)


def fatal_wound(game: Game, seat: int, cause: Cause) -> None:
    """Fatally Wound a Character (DBG-13.1)."""
    game.emit(events.FatallyWounded(cause, "DBG-13.1", seat))
    drop_out(game, seat, frames.Collapse(seat, cause))


def permanent_defeat(game: Game, seat: int, cause: Cause, rule: str) -> None:
    """Defeat a Character for good: its player is out (DBG-13.8, 15.18, 20.11)."""
    drop_out(game, seat, frames.PutOut(seat, cause, rule))


def drop_out(game: Game, seat: int, *then: Frame) -> None:
    """Let a Character leave what is under way. Weapons that are Trashed after use go first (DBG-7.38 a).

    If it is its player's turn, nothing more of the turn is done but the clean-up and what concerns
    others (DBG-4.10, 7.35). `then` says what becomes of it.
    """
    if game.turn.seat == seat:
        game.leave(frames.PassTurn, seat)
    used = trash_after_use(game) if game.fight and game.fight.seat == seat else ()
    game.push(frames.Trash(seat, because(seat), AFTER_USE, used), *then)


@procedures.handles(frames.PutOut)
def eliminate(game: Game, frame: frames.PutOut) -> None:
    """Put the player out; outside of an Explore look at once whether the game is over (DBG-14.6)."""
    put_out(game, frame.seat, frame.cause, frame.rule)
    if game.turn.seat == frame.seat:
        game.emit(events.TurnCut(frame.cause, "DBG-4.10", frame.seat))
    if game.fight is None:
        game.push(frames.CheckEnd(frame.seat))


def trash_after_use(game: Game) -> tuple[int, ...]:
    """Return the Weapons used in this Explore that are Trashed after use and still lie there (DBG-1.9)."""
    if game.fight is None:
        return ()
    area = game.players[game.fight.seat].play_area
    used = dict.fromkeys(use.card for use in game.fight.uses)
    return tuple(copy for copy in used if copy in area and game.card(copy).trash_after)


@procedures.handles(frames.Collapse)
def collapse(game: Game, frame: frames.Collapse) -> None:
    """Turn the Character face-down and shuffle its player's cards into the Inventory (DBG-13.2)."""
    seat = frame.seat
    player = game.players[seat]
    moved = player.hand + player.play_area + player.discard_pile
    game.change(
        seat,
        face_down=True,
        falls=player.falls + 1,
        inventory=game.shuffled(player.inventory + moved),
        tops=(),
        hand=(),
        play_area=(),
        discard_pile=(),
    )
    game.emit(events.FellDown(frame.cause, "DBG-13.2", seat, len(game.players[seat].inventory)))
    if game.turn.seat == seat:
        game.emit(events.TurnCut(frame.cause, "DBG-4.10", seat))


def recover(game: Game, seat: int) -> None:
    """Take the recovery turn: 20 less Maximum Health, full Health, draw 5 (DBG-13.4 to 13.7)."""
    cause = because(seat)
    game.change(seat, wounds=game.players[seat].wounds + 1)
    health = total(maximum_health(game, seat))
    if health == 0:
        put_out(game, seat, cause, "DBG-13.7")
        return
    game.change(seat, face_down=False, health=health, next_turn=())
    game.emit(events.Recovered(cause, "DBG-13.4", seat, health))
    draw(game, seat, HAND_SIZE, cause, "DBG-13.4")


def put_out(game: Game, seat: int, cause: Cause, rule: str) -> None:
    """Put a player out of the game; the cards stay on display (DBG-13.7, 13.11)."""
    player = game.players[seat]
    cards = player.inventory + player.hand + player.play_area + player.discard_pile
    game.change(
        seat,
        out=True,
        health=0,
        display=player.display + cards,
        inventory=(),
        tops=(),
        hand=(),
        play_area=(),
        discard_pile=(),
        next_turn=(),
    )
    game.emit(events.PermanentlyDefeated(cause, rule, seat))
