"""What a Character suffers by a text, and its Maximum Health (DBG-8.9, 8.12, 13.8)."""

from core.deckbuilding import events, frames
from core.deckbuilding.affecting import on_character
from core.deckbuilding.conditions import Asking, count, health_of
from core.deckbuilding.figures import maximum_health, total
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.harm import permanent_defeat, set_health, there, was_hurt
from core.deckbuilding.operations import ChangeAmount, LowerMaximum, SetHealth, Spare, Suffer
from core.deckbuilding.partner import change_partner
from core.deckbuilding.texts import (
    DONE,
    NOT_DONE,
    Outcome,
    asking_in,
    characters_of,
    copy_text,
    does,
)
from core.kernel.agenda import Frame
from core.kernel.quick import copier

_copy_damage = copier(frames.Damage)
_copy_heal = copier(frames.Heal)


@does(Suffer)
def suffer(game: Game, frame: frames.Text, step: Suffer) -> Outcome:
    """Deal the Damage, then go on with what depends on its having been taken (DBG-8.12)."""
    seat, partner = frame.seat, frame.partner
    times = count(game, step.per, asking_in(frame), step.of) if step.per else 0
    amount = max(step.amount + (step.more - step.less) * times, 0)
    before = health_of(game, Asking(seat, partner=partner))
    if step.then:
        nested = copy_text(frame, {"text": f"{frame.text}.{frame.next}", "next": 0})
        game.push(frames.IfHurt(seat, nested, before))
    game.push(frames.Damage(seat, frame.cause, "DBG-8.7", amount, partner=partner))
    return DONE


@procedures.handles(frames.IfHurt)
def if_hurt(game: Game, frame: frames.IfHurt) -> None:
    """Go on if Health is lower than before (DBG-6.16, 8.12)."""
    partner = frame.text.partner
    now = health_of(game, Asking(frame.seat, partner=partner))
    if there(game, frame.seat, partner=partner) and now < frame.before:
        game.push(frame.text)


@does(LowerMaximum)
def lower_maximum(game: Game, frame: frames.Text, step: LowerMaximum) -> Outcome:
    """Lower the Maximum Health for good, of all Characters in turn order (DBG-7.36, 8.9)."""
    if step.who == "own":
        whom = [(frame.seat, frame.partner)] if game.exists(frame.seat) else []
    else:
        everyone = characters_of(game, game.clockwise(game.turn.seat))
        whom = [(seat, partner) for seat, partner, _ in everyone]
    lowered: list[Frame] = []
    for seat, partner in whom:
        less = frames.LowerMaximum(seat, frame.cause, step.points, partner)
        own = step.who == "own"
        lowered.append(
            less if own else on_character(game, frame.cause, seat, less, partner=partner)
        )
    game.push(*lowered)
    return DONE if whom else NOT_DONE


@procedures.handles(frames.LowerMaximum)
def lower(game: Game, frame: frames.LowerMaximum) -> None:
    """Lower the Maximum Health of a Character; at 0 its player is out, or the Partner goes (DBG-13.8)."""
    seat, partner = frame.seat, frame.partner
    if not there(game, seat, partner=partner):
        return
    companion = game.players[seat].partner
    if partner and companion is not None:
        change_partner(game, seat, lowered=companion.lowered + frame.points)
    else:
        game.change(seat, lowered=game.players[seat].lowered + frame.points)
    most = total(maximum_health(game, seat, partner=partner))
    health = min(health_of(game, Asking(seat, partner=partner)), most)
    set_health(game, seat, health, partner=partner)
    cause, by = frame.cause, frame.points
    game.emit(events.MaximumLowered(cause, "DBG-13.8", seat, by, most, health, partner))
    if most == 0 and partner:
        game.push(frames.Fall(seat, cause, partner))
    elif most == 0:
        permanent_defeat(game, seat, cause, "DBG-13.8")


@does(Spare)
def spare(game: Game, frame: frames.Text, step: Spare) -> Outcome:
    """Let this Character take no Damage in the turn in progress (DBG-6.17)."""
    seat, partner = frame.seat, frame.partner
    game.change_effects(spared=(*game.turn.effects.spared, (seat, partner)))
    game.emit(events.Spared(frame.cause, "DBG-6.17", seat, partner))
    return DONE


@does(SetHealth)
def set_to(game: Game, frame: frames.Text, step: SetHealth) -> Outcome:
    """Set the Health in place of a fall to 0; Damage was taken only if it is lower now (DBG-6.16)."""
    harm = frame.replaces
    if not isinstance(harm, frames.Damage) or not there(game, harm.seat, partner=harm.partner):
        return NOT_DONE
    seat, partner = harm.seat, harm.partner
    before = health_of(game, Asking(seat, partner=partner))
    most = total(maximum_health(game, seat, partner=partner))
    after = most if step.full else min(step.points, most)
    set_health(game, seat, after, partner=partner)
    game.emit(events.HealthSet(frame.cause, "DBG-6.16", seat, before, after, partner))
    if after < before:
        was_hurt(game, seat, partner=partner)
    return DONE


@does(ChangeAmount)
def change_amount(game: Game, frame: frames.Text, step: ChangeAmount) -> Outcome:
    """Go on with another amount, of Damage or of a Heal."""
    times = count(game, step.per, asking_in(frame)) if step.per else 1
    match frame.replaces:
        case frames.Damage() as harm if step.what == "damage":
            left = max(harm.amount + step.by * times, 0) if step.to is None else step.to
            return _take_less(game, frame, harm, left)
        case frames.Heal() as heal if step.what == "heal":
            return _heal_more(game, frame, heal, step.by * times)
        case _:
            return NOT_DONE


def _take_less(game: Game, frame: frames.Text, harm: frames.Damage, left: int) -> Outcome:
    """Go on with so much Damage; with 0 it is not taken (DBG-8.10)."""
    by = harm.amount - left
    if by:
        game.emit(events.DamageReduced(frame.cause, "DBG-8.10", harm.seat, by, left, harm.partner))
        # It is no longer the sum of what it was made of (DBG-7.33).
        harm = _copy_damage(harm, {"amount": left, "parts": ()})
    game.push(harm)
    return (), by > 0


def _heal_more(game: Game, frame: frames.Text, heal: frames.Heal, by: int) -> Outcome:
    """Let the Heal be greater; what counts is what it raises (DBG-8.8)."""
    game.emit(events.HealRaised(frame.cause, "DBG-6.11", heal.seat, by, heal.partner))
    game.push(_copy_heal(heal, {"amount": heal.amount + by}))
    return DONE
