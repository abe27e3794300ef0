"""Changing the Damage of Weapons and Characters (DBG-5.12, 6.12, 8.1, 8.2)."""

from collections.abc import Callable

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.allotting import can_use
from core.deckbuilding.cards import Figure, Kind, WeaponType
from core.deckbuilding.conditions import admits, count
from core.deckbuilding.explore import use
from core.deckbuilding.figures import of_partner, requirement, total
from core.deckbuilding.game import Game
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import (
    CharacterDamage,
    LendText,
    RepeatWeapon,
    UseDiscarded,
    WeaponDamage,
    WeaponRequirement,
)
from core.deckbuilding.state import Modifier
from core.deckbuilding.texts import (
    DONE,
    NOT_DONE,
    Outcome,
    answers,
    asking_in,
    does,
    nothing,
    texts_of,
)
from core.deckbuilding.timing import pending_of, weapons_in_use
from core.deckbuilding.zones import lift
from core.kernel.decision import NONE, Decision, Option, option
from core.kernel.records import evolve

LIVE_COUNTS = frozenset({"infected_fought"})
"""Counts that are not taken when the effect is applied but when the total is read (DBG-8.2)."""


TYPES = tuple(WeaponType)
"""The Weapon types; an option that names one has its place here as its amount."""


@does(WeaponDamage)
def weapon_damage(game: Game, frame: frames.Text, step: WeaponDamage) -> Outcome | None:
    """Change the Damage at once, or ask for the Weapon or the type that is meant."""
    if step.on in _EACH:
        outcome: Outcome = NOT_DONE
        for copy in _EACH[step.on](game, frame):
            if admits(step.of, game.card(copy)):
                outcome = _change(game, frame, step, copy)
        return outcome
    if step.on in ("own", "this"):
        return _change(game, frame, step, frame.cause.card if step.on == "this" else NONE)
    if step.on == "type":
        _ask_type(game, frame)
        return None
    found = [copy for copy in _candidates(game, frame, step) if admits(step.of, game.card(copy))]
    if not found:
        return nothing(game, frame, "weapon_damage")
    game.ask(
        decisions.of_cards(game, frame.seat, "weapon", found, (1, 1), "DBG-5.30", frame.cause),
        frame,
    )
    return None


def _ask_type(game: Game, frame: frames.Text) -> None:
    """Ask for a Weapon type."""
    options = tuple(
        option(f"type:{kind.value.replace('_', '-')}", "type", "DBG-1.7", amount=place)
        for place, kind in enumerate(TYPES)
    )
    cause = frame.cause
    game.ask(
        Decision(frame.seat, "type", 1, 1, options, "DBG-1.7", cause.card, cause.effect), frame
    )


def _in_use(game: Game, frame: frames.Text) -> list[int]:
    return list(dict.fromkeys(use.card for use in game.fight.uses)) if game.fight else []


def _used_by_own(game: Game, frame: frames.Text) -> list[int]:
    """Return the Weapons that the very Character is using."""
    return [copy for copy in weapons_in_use(game) if _is_own(game, frame, copy)]


def _least_ammo(game: Game, frame: frames.Text) -> list[int]:
    """Return the Weapons in use of the Character meant that need least; an X needs what was paid (DBG-1.8)."""
    uses = [use for use in game.fight.uses if _is_own(game, frame, use.card)] if game.fight else []
    least = min((use.ammo for use in uses), default=0)
    return list(dict.fromkeys(use.card for use in uses if use.ammo == least))


_EACH: dict[str, Callable[[Game, frames.Text], list[int]]] = {
    "in_use": _in_use,
    "using": _used_by_own,
    "least_ammo": _least_ammo,
}
"""The Weapons that a step is about, where it is about each of several."""


def _is_own(game: Game, frame: frames.Text, copy: int) -> bool:
    """Say whether a Weapon in use is used by the very Character that a text means (DBG-18.10)."""
    exploring = game.fight.seat if game.fight else frame.seat
    return of_partner(game, exploring, copy) is frame.partner


def _candidates(game: Game, frame: frames.Text, step: WeaponDamage) -> list[int]:
    """Return the Weapons that one can be chosen from, each once."""
    partner = game.players[frame.seat].partner
    if step.on == "of_partner":
        attached = partner.attached if partner else ()
        return [copy for copy in attached if game.card(copy).kind is Kind.WEAPON]
    in_use = weapons_in_use(game)
    if step.on == "of_character":
        return _used_by_own(game, frame)
    return list(in_use)


@answers(WeaponDamage)
def weapon_damage_chosen(
    game: Game, frame: frames.Text, step: WeaponDamage, picked: tuple[Option, ...]
) -> Outcome:
    """Change the Damage of the chosen Weapon, or of all of the chosen type."""
    if step.on == "type":
        of = evolve(step.of, weapon_type=TYPES[picked[0].amount].value)
        return _change(game, frame, evolve(step, of=of), NONE)
    return _change(game, frame, step, picked[0].card)


def _change(game: Game, frame: frames.Text, step: WeaponDamage, copy: int) -> Outcome:
    add, per = step.add, step.per
    if copy != NONE and step.times > 1:
        return _multiply(game, frame, step, copy)
    if per and per not in LIVE_COUNTS:
        asking = evolve(asking_in(frame), copy=copy)
        add, per = add * count(game, per, asking, step.counting), ""
        if not add:
            return DONE
    modifier = Modifier(frame.cause, frame.seat, copy, add, step.of, per, step.zero, step.until)
    again = game.fight.repeated.count(copy) if game.fight else 0
    if step.on == "this" and game.turn.modifiers.count(modifier) > again:
        # The other use of this Weapon in this Explore: what is on the card counts for both (DBG-7.8).
        return DONE
    game.change_turn(modifiers=(*game.turn.modifiers, modifier))
    of = step.of.weapon_type if step.on == "type" else ""
    game.emit(
        events.DamageChanged(
            frame.cause, "DBG-5.12", frame.seat, copy, add, per, step.zero, step.until, of
        )
    )
    return DONE


@does(WeaponRequirement)
def weapon_requirement(game: Game, frame: frames.Text, step: WeaponRequirement) -> Outcome | None:
    """Change what Weapons need at once, or ask for the type that is meant."""
    if step.on != "type":
        return _need(game, frame, step, "")
    _ask_type(game, frame)
    return None


@answers(WeaponRequirement)
def weapon_requirement_chosen(
    game: Game, frame: frames.Text, step: WeaponRequirement, picked: tuple[Option, ...]
) -> Outcome:
    """Change what Weapons of the chosen type need."""
    return _need(game, frame, step, TYPES[picked[0].amount].value)


def _need(game: Game, frame: frames.Text, step: WeaponRequirement, of_type: str) -> Outcome:
    of = evolve(step.of, weapon_type=of_type) if of_type else step.of
    cause, seat = frame.cause, frame.seat
    change = Modifier(cause, seat, NONE, step.add, of, figure=Figure.REQUIREMENT.value)
    game.change_turn(modifiers=(*game.turn.modifiers, change))
    game.emit(events.RequirementChanged(cause, "DBG-8.3", seat, step.add, of.weapon_type))
    return DONE


@does(RepeatWeapon)
def repeat_weapon(game: Game, frame: frames.Text, step: RepeatWeapon) -> Outcome | None:
    """Ask for the Weapon in use whose text is applied a second time (DBG-19.19)."""
    found = [
        copy
        for copy in _used_by_own(game, frame)
        if (texts_of(game, copy, Moment.USE) or texts_of(game, copy, Moment.BATTLE))
    ]
    if not found:
        return nothing(game, frame, "repeat_weapon")
    game.ask(
        decisions.of_cards(game, frame.seat, "weapon", found, (1, 1), "DBG-19.19", frame.cause),
        frame,
    )
    return None


@answers(RepeatWeapon)
def repeat_weapon_chosen(
    game: Game, frame: frames.Text, step: RepeatWeapon, picked: tuple[Option, ...]
) -> Outcome:
    """Apply its text now; what it does while Battling comes a second time then."""
    copy = picked[0].card
    if game.fight is not None:
        game.change_fight(repeated=(*game.fight.repeated, copy))
    found = [(copy, text) for text in texts_of(game, copy, Moment.USE)]
    game.push(frames.Effects(frame.seat, "DBG-19.19", pending_of(found)))
    return (copy,), True


def _multiply(game: Game, frame: frames.Text, step: WeaponDamage, copy: int) -> Outcome:
    """Multiply what one Weapon deals (DBG-8.1 step 1)."""
    modifier = Modifier(
        frame.cause, frame.seat, copy, 0, step.of, until=step.until, times=step.times
    )
    game.change_turn(modifiers=(*game.turn.modifiers, modifier))
    game.emit(
        events.WeaponMultiplied(frame.cause, "DBG-8.1", frame.seat, copy, step.times, step.until)
    )
    return DONE


@does(LendText)
def lend_text(game: Game, frame: frames.Text, step: LendText) -> Outcome | None:
    """Ask which Weapon of this Character has the text of the other one as well (DBG-6.18)."""
    found = [c for c in weapons_in_use(game) if of_partner(game, frame.seat, c) is frame.partner]
    if not found or not frame.it:
        return nothing(game, frame, "weapon_damage")
    game.ask(
        decisions.of_cards(game, frame.seat, "weapon", found, (1, 1), "DBG-6.18", frame.cause),
        frame,
    )
    return None


@answers(LendText)
def text_lent(
    game: Game, frame: frames.Text, step: LendText, picked: tuple[Option, ...]
) -> Outcome:
    """Let it have that text until the Explore ends."""
    weapon, lender = picked[0].card, frame.it[0]
    lent = game.fight.lent if game.fight else ()
    game.change_fight(lent=(*lent, (weapon, lender)))
    game.emit(events.TextLent(frame.cause, "DBG-6.18", frame.seat, weapon, lender))
    return (weapon,), True


@does(UseDiscarded)
def use_discarded(game: Game, frame: frames.Text, step: UseDiscarded) -> Outcome | None:
    """Ask which Weapon of the Discard Pile is used too, of those that can be (DBG-6.18, 7.7, 7.9)."""
    pile = game.players[frame.seat].discard_pile
    found = [
        copy
        for copy in pile
        if admits(step.of, game.card(copy)) and can_use(game, frame.seat, copy)
    ]
    if not found:
        return nothing(game, frame, "use_discarded")
    game.ask(
        decisions.of_cards(game, frame.seat, "put", found, (1, 1), "DBG-6.18", frame.cause), frame
    )
    return None


@answers(UseDiscarded)
def discarded_used(
    game: Game, frame: frames.Text, step: UseDiscarded, picked: tuple[Option, ...]
) -> Outcome:
    """Move it to the Play Area and use it; it has not been played from Hand (DBG-6.18)."""
    seat, copy = frame.seat, picked[0].card
    lift(game, (copy,))
    game.change(seat, play_area=(*game.players[seat].play_area, copy))
    game.emit(
        events.CardsMoved(frame.cause, "DBG-6.18", seat, (copy,), "discard_pile", "play_area")
    )
    if game.card(copy).requirement is None:
        game.push(frames.PayX(seat, copy))
    else:
        use(game, seat, copy, total(requirement(game, seat, copy)))
    return (copy,), True


@does(CharacterDamage)
def character_damage(game: Game, frame: frames.Text, step: CharacterDamage) -> Outcome:
    """Add to what the Character deals, or multiply all of it (DBG-6.12, 8.14)."""
    times = count(game, step.per, asking_in(frame), step.of) if step.per else 1
    add = step.add * times
    if not add and step.times == 1:
        return frame.it, False
    cause, seat = frame.cause, frame.seat
    game.change_turn(
        modifiers=(
            *game.turn.modifiers,
            Modifier(
                cause,
                seat,
                NONE,
                add,
                until=step.until,
                figure=Figure.CHARACTER_DAMAGE.value,
                times=step.times,
                partner=frame.partner,
            ),
        )
    )
    game.emit(
        events.StrengthChanged(cause, "DBG-6.12", seat, add, step.times, step.until, frame.partner)
    )
    return frame.it, True
