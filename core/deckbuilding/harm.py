"""Damage, healing, Fatal Wounds and recovery (DBG-8, 13)."""

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Ban, Figure, Kind
from core.deckbuilding.conditions import Asking, health_of
from core.deckbuilding.figures import (
    Summand,
    forbids,
    harm_taken,
    lent_to,
    maximum_health,
    total,
)
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.partner import change_partner
from core.deckbuilding.partner import fall as lose
from core.deckbuilding.replacing import answered, replaced
from core.deckbuilding.timing import push_effects_of
from core.deckbuilding.trash import AFTER_USE
from core.deckbuilding.zones import draw
from core.kernel.agenda import Frame
from core.kernel.decision import NONE, Option
from core.kernel.event import Cause, because
from core.kernel.quick import maker

LOST_BATTLE, BLOW = "DBG-7.33", "DBG-16.6"
"""The rules of Damage by Infected that were not Defeated, and by an Attack."""

REPLACING = frozenset({Moment.WOULD_DAMAGE, Moment.WOULD_FALL, Moment.REACT_FALL})

_damaged = maker(events.Damaged)

HAND_SIZE = 5
WOUND = 20
"""What a Fatal Wound takes of Maximum Health, in points (DBG-13.4)."""


@procedures.handles(frames.Damage)
def take_damage(game: Game, frame: frames.Damage) -> None:
    """Apply what replaces it, ask who could save the Character, then lower the Health (DBG-6.11, 8.7)."""
    seat, partner = frame.seat, frame.partner
    if not there(game, seat, partner=partner) or frame.amount <= 0:
        return
    if (seat, partner) in game.turn.effects.spared:
        game.emit(events.DamagePrevented(frame.cause, "DBG-6.17", seat, frame.amount, partner))
        return
    if _nothing_replaces(game) or _taken(game, frame) == 0:
        _hurt(game, frame)
        return
    if not replaced(game, frame, _moments(game, frame)) and not _saving(game, frame):
        _hurt(game, frame)


def _nothing_replaces(game: Game) -> bool:
    """Say whether no card of this game has a text that replaces Damage or a fall to 0."""
    return REPLACING.isdisjoint(game.moments) and not game.turn.effects.lasting


@procedures.answered(frames.Damage)
def replacement_chosen(game: Game, frame: frames.Damage, picked: tuple[Option, ...]) -> None:
    """Use the replacement that was offered, or go on without it."""
    answered(game, frame, _moments(game, frame), picked)


def _moments(game: Game, frame: frames.Damage) -> tuple[Moment, ...]:
    """Return when it can be replaced: what replaces a fall to 0 comes last (DBG-6.16)."""
    return (Moment.WOULD_DAMAGE, *((Moment.WOULD_FALL,) if _deadly(game, frame) else ()))


def _deadly(game: Game, frame: frames.Damage) -> bool:
    return _taken(game, frame) >= health_of(game, Asking(frame.seat, partner=frame.partner))


def _saving(game: Game, frame: frames.Damage) -> bool:
    """Open the window for reactions to a fall to 0, once (DBG-5.22 c)."""
    if frame.reacted or not _deadly(game, frame):
        return False
    if Moment.REACT_FALL not in game.moments:
        return False
    game.push(frames.ReactToFall(frame.seat, game.clockwise(game.turn.seat), frame))
    return True


def dealt_by(game: Game, frame: frames.Damage) -> str:
    """Return the kind of card that an amount of Damage comes from; empty if it is of none (DBG-1.4).

    A lost battle is one with Infected; an Attack with Weapons is one of these (DBG-7.33, 16.6).
    """
    if frame.rule == LOST_BATTLE:
        return Kind.INFECTED
    if frame.cause.card != NONE:
        return game.printed[frame.cause.card].kind
    uses = game.fight.uses if game.fight and frame.rule == BLOW else ()
    armed = any(
        use.target == frame.seat and game.printed[use.card].kind is Kind.WEAPON for use in uses
    )
    return Kind.WEAPON if armed else ""


def _taken(game: Game, frame: frames.Damage) -> int:
    """Return how much of an amount of Damage the Character takes (DBG-8.10)."""
    return total(_parts(game, frame))


def _parts(game: Game, frame: frames.Damage) -> list[Summand]:
    if not game.changers.get(Figure.HARM):
        return [(frame.amount, NONE, False)]
    kind = dealt_by(game, frame)
    return harm_taken(game, frame.seat, frame.amount, kind, partner=frame.partner)


def _hurt(game: Game, frame: frames.Damage) -> None:
    """Lower the Health of a Character by one amount; at 0 it falls (DBG-8.7, 13.1).

    An amount that is reduced to 0 was not taken (DBG-8.10).
    """
    seat, partner = frame.seat, frame.partner
    sources, parts = _parts(game, frame), frame.parts
    amount = total(sources)
    if amount != frame.amount:
        cause, less, parts = because(seat, sources[-1][1]), frame.amount - amount, ()
        game.emit(events.DamageReduced(cause, "DBG-8.10", seat, less, amount, partner))
    if amount == 0:
        return
    before = health_of(game, Asking(seat, partner=partner))
    after = max(before - amount, 0)
    set_health(game, seat, after, partner=partner)
    game.emit(_damaged(frame.cause, frame.rule, seat, amount, before, after, parts, partner))
    if after == 0:
        game.push(frames.Fall(seat, frame.cause, partner))
    else:
        was_hurt(game, seat, partner=partner)


def was_hurt(game: Game, seat: int, *, partner: bool = False) -> None:
    """Follow the effects of a Character that has taken Damage (DBG-8.10)."""
    push_effects_of(game, seat, (Moment.DAMAGED,), "DBG-8.10", partner=partner)


def set_health(game: Game, seat: int, health: int, *, partner: bool = False) -> None:
    """Set the current Health of a Character, in points."""
    if partner:
        change_partner(game, seat, health=health)
    else:
        game.change(seat, health=health)


def there(game: Game, seat: int, *, partner: bool = False) -> bool:
    """Say whether a Character can be affected (DBG-5.14, 18.15)."""
    return game.exists(seat) and not (partner and game.players[seat].partner is None)


@procedures.handles(frames.Heal)
def heal(game: Game, frame: frames.Heal) -> None:
    """Raise the Health of a Character, never above its Maximum Health (DBG-8.8, 8.13)."""
    seat, partner = frame.seat, frame.partner
    if not there(game, seat, partner=partner):
        return
    before = health_of(game, Asking(seat, partner=partner))
    most = total(maximum_health(game, seat, partner=partner))
    if before == most or forbids(game, seat, Ban.HEAL, partner=partner):
        game.emit(events.HealFailed(frame.cause, "DBG-8.13", seat, partner))
        return
    if before + frame.amount < most and replaced(game, frame, _healing(frame)):
        return
    after = min(before + frame.amount, most)
    set_health(game, seat, after, partner=partner)
    game.emit(events.Healed(frame.cause, "DBG-8.8", seat, after - before, after, partner))
    own = (Moment.OWN_HEAL,) if frame.cause.seat == seat else ()
    push_effects_of(game, seat, (*own, Moment.HEALED), "DBG-8.13", partner=partner)


@procedures.answered(frames.Heal)
def heal_changed(game: Game, frame: frames.Heal, picked: tuple[Option, ...]) -> None:
    """Use what was offered to change the Heal, or go on without it."""
    answered(game, frame, _healing(frame), picked)


def _healing(frame: frames.Heal) -> tuple[Moment, ...]:
    """Return when a Heal can be replaced: one that the player of the Character does."""
    return (Moment.WOULD_HEAL,) if frame.cause.seat == frame.seat else ()


@procedures.handles(frames.Fall)
def fall(game: Game, frame: frames.Fall) -> None:
    """Let the difficulty or the mode say what no Health means; a Partner goes (DBG-13.1, 18.14, 20.11)."""
    character = game.players[frame.seat].character
    if frame.partner:
        lose(game, frame.seat, frame.cause)
    elif game.difficulty.stays and game.printed[character].kind is Kind.CHARACTER:
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
    player = game.players[game.fight.seat]
    area = player.play_area + (player.partner.attached if player.partner else ())
    used = dict.fromkeys([use.card for use in game.fight.uses])
    return tuple([copy for copy in used if copy in area and _trashed_after(game, copy)])


def _trashed_after(game: Game, copy: int) -> bool:
    """Say whether a Weapon is Trashed after use, by its own text or one that it has as well (DBG-6.18)."""
    printed = game.printed
    if printed[copy].trash_after:
        return True
    return any(printed[each].trash_after for each in lent_to(game, copy))


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
    """Put a player out of the game, with the Partner; the cards stay on display (DBG-13.11, 18.16)."""
    player = game.players[seat]
    cards = player.inventory + player.hand + player.play_area + player.discard_pile + player.tucked
    if player.partner is not None:
        partner = player.partner
        cards += (*partner.attached, *partner.tucked, *partner.infection, partner.character)
    game.change(
        seat,
        out=True,
        partner=None,
        health=0,
        display=player.display + cards,
        inventory=(),
        tops=(),
        hand=(),
        play_area=(),
        discard_pile=(),
        tucked=(),
        next_turn=(),
    )
    game.emit(events.PermanentlyDefeated(cause, rule, seat))
