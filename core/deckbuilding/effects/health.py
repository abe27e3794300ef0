"""Healing and Damage by texts (DBG-8)."""

from collections.abc import Callable, Iterable

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.affecting import on_character, on_player
from core.deckbuilding.conditions import Asking, count, health_of
from core.deckbuilding.effects.infection import resists
from core.deckbuilding.figures import maximum_health, total
from core.deckbuilding.game import Game
from core.deckbuilding.harm import there
from core.deckbuilding.infection import is_infected_character
from core.deckbuilding.operations import Damage, Heal, RedirectDamage
from core.deckbuilding.texts import (
    DONE,
    NOT_DONE,
    Outcome,
    answers,
    asking_in,
    character_options,
    characters_of,
    does,
    nothing,
)
from core.kernel.agenda import Frame
from core.kernel.decision import NONE, Decision, Option
from core.kernel.quick import copier

_copy_damage, _copy_heal = copier(frames.Damage), copier(frames.Heal)


@does(Heal)
def heal(game: Game, frame: frames.Text, step: Heal) -> Outcome | None:
    """Heal the own Character, or ask which one; the Partners are Characters too (DBG-5.13, 18.20)."""
    seat, cause = frame.seat, frame.cause
    if step.who == "own":
        return _heal(game, frame, step, ((seat, frame.partner),))
    seats = game.clockwise(seat)
    if step.who == "pair":
        game.ask(decisions.of_players(game, seat, "character", seats, "DBG-8.8", cause), frame)
        return None
    options = character_options(characters_of(game, seats), "DBG-8.8")
    most = min(1, len(options))
    game.ask(
        Decision(seat, "character", most, most, options, "DBG-8.8", cause.card, cause.effect), frame
    )
    return None


@answers(Heal)
def heal_chosen(game: Game, frame: frames.Text, step: Heal, picked: tuple[Option, ...]) -> Outcome:
    """Heal the chosen Character, and its Partner if the text says so."""
    seat = picked[0].seat
    partner = picked[0].card != game.players[seat].character
    both = ((seat, False), (seat, True)) if step.who == "pair" else ((seat, partner),)
    return _heal(game, frame, step, both)


def _heal(game: Game, frame: frames.Text, step: Heal, whom: Iterable[tuple[int, bool]]) -> Outcome:
    healed: list[Frame] = []
    for seat, partner in whom:
        if partner and game.players[seat].partner is None:
            continue
        most = total(maximum_health(game, seat, partner=partner))
        amount = most if step.full else step.amount
        heal = frames.Heal(seat, frame.cause, amount, partner)
        own = step.who == "own"
        healed.append(heal if own else on_character(game, frame.cause, seat, heal, partner=partner))
    game.push(*healed)
    return DONE


@does(Damage)
def damage(game: Game, frame: frames.Text, step: Damage) -> Outcome | None:
    """Deal Damage to each Character meant, in turn order from the active player (DBG-5.15, 7.36)."""
    if step.who == "chosen":
        return _ask_whom(game, frame)
    whom = [
        (seat, partner)
        for seat, partner in _meant(game, frame, step)
        if health_of(game, Asking(seat, partner=partner)) >= step.health_at_least
    ]
    return _deal(game, frame, step, whom)


def _deal(
    game: Game, frame: frames.Text, step: Damage, whom: Iterable[tuple[int, bool]]
) -> Outcome:
    cause, whom = frame.cause, tuple(whom)
    amount = step.amount * (count(game, step.per, asking_in(frame)) if step.per else 1)
    harm = [frames.Damage(seat, cause, "DBG-5.15", amount, partner=each) for seat, each in whom]
    of_players = step.who in _OF_PLAYERS
    game.push(*(_reaching(game, frame, each, of_player=of_players) for each in harm))
    return DONE if whom else NOT_DONE


def _reaching(game: Game, frame: frames.Text, harm: frames.Damage, *, of_player: bool) -> Frame:
    """Return the Damage of a text to a Player or a Character, who may keep it away (DBG-19.18)."""
    if of_player:
        return on_player(game, frame.cause, harm.seat, (harm,))[0]
    return on_character(game, frame.cause, harm.seat, harm, partner=harm.partner)


def _ask_whom(game: Game, frame: frames.Text) -> Outcome | None:
    """Ask for the Character, unless the player who would choose is down (DBG-5.14)."""
    seat, cause = frame.seat, frame.cause
    if not game.exists(seat):
        return NOT_DONE
    options = character_options(characters_of(game, game.clockwise(seat)), "DBG-5.30")
    game.ask(
        Decision(seat, "character", 1, 1, options, "DBG-5.30", cause.card, cause.effect), frame
    )
    return None


@answers(Damage)
def damage_chosen(
    game: Game, frame: frames.Text, step: Damage, picked: tuple[Option, ...]
) -> Outcome:
    """Deal the Damage to the chosen Character."""
    seat = picked[0].seat
    return _deal(game, frame, step, ((seat, picked[0].card != game.players[seat].character),))


def _beside_the_attacked(game: Game, frame: frames.Text) -> tuple[int, ...]:
    attacked = game.target_of(frame.cause.card)
    beside = game.adjacent(attacked) if attacked != NONE else ()
    return tuple(seat for seat in game.clockwise(game.turn.seat) if seat in beside)


def _the_attacked(game: Game, frame: frames.Text) -> list[tuple[int, bool]]:
    seat, partner = game.target_of(frame.cause.card), game.at_partner
    hit = seat != NONE and there(game, seat, partner=partner) and not resists(game, frame, seat)
    return [(seat, partner)] if hit else []


def _living_beside(game: Game, frame: frames.Text) -> list[tuple[int, bool]]:
    """Return the living Characters of others that are not Attacked (DBG-18.23)."""
    targets = game.fight.targets if game.fight else ()
    attacked = {(seat, game.at_partner) for seat in targets}
    return [
        (seat, partner)
        for seat, partner, _ in characters_of(game, game.clockwise(game.turn.seat))
        if seat != frame.seat
        and (seat, partner) not in attacked
        and not is_infected_character(game, seat)
    ]


_OF_PLAYERS: dict[str, Callable[[Game, frames.Text], tuple[int, ...]]] = {
    "each": lambda game, frame: game.clockwise(game.turn.seat),
    "adjacent": lambda game, frame: game.adjacent(frame.seat),
    "adjacent_to_attacked": _beside_the_attacked,
}
"""The players whose Main Characters take Damage (DBG-5.15)."""

_OF_CHARACTERS: dict[str, Callable[[Game, frames.Text], list[tuple[int, bool]]]] = {
    "attacked": _the_attacked,
    "not_attacked": _living_beside,
}
"""The Characters that take Damage, by an Attack (DBG-17.19, 18.23)."""


def _meant(game: Game, frame: frames.Text, step: Damage) -> list[tuple[int, bool]]:
    """Return the Characters that take Damage: seats, and whether it is the Partner (DBG-18.13)."""
    everyone = game.clockwise(game.turn.seat)
    if step.who in _OF_PLAYERS:
        return [(seat, False) for seat in _OF_PLAYERS[step.who](game, frame)]
    if step.who in _OF_CHARACTERS:
        return _OF_CHARACTERS[step.who](game, frame)
    exploring = game.fight.seat if game.fight else game.turn.seat
    return [
        (seat, partner)
        for seat, partner, _ in characters_of(game, everyone)
        if step.who == "characters" or (seat == exploring) is (step.who == "exploring")
    ]


@does(RedirectDamage)
def redirect_damage(game: Game, frame: frames.Text, step: RedirectDamage) -> Outcome:
    """Let the Partner take the Damage, as Damage of the same kind (DBG-8.11)."""
    harm = frame.replaces
    if not isinstance(harm, frames.Damage):
        return NOT_DONE
    if game.players[frame.seat].partner is None:
        game.push(harm)
        return nothing(game, frame, "attach_partner")
    game.emit(events.DamageMoved(frame.cause, "DBG-8.11", frame.seat, harm.amount))
    game.push(_copy_damage(harm, {"partner": True}))
    return DONE
