"""Infection Levels, becoming Infected, and what a kill brings (DBG-17.2 to 17.8, 17.14 to 17.23).

A Partner has an Infection Level of its own, and is lost where another Character becomes Infected
(DBG-18.18).
"""

from core.deckbuilding import decisions, events, explore, frames, harm
from core.deckbuilding.cards import Kind
from core.deckbuilding.figures import level
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.partner import change_partner, fall, gone_with
from core.deckbuilding.state import Companion, Player
from core.deckbuilding.texts import MANSION_KINDS, character_texts, text_frame
from core.deckbuilding.zones import attach, lift, without
from core.kernel.decision import NONE, Option
from core.kernel.event import Cause, because

FULL = 10
"""The Infection cards that a Character has when it becomes Infected (DBG-17.14, 20.5)."""


def is_infected_character(game: Game, seat: int) -> bool:
    """Say whether a player has an Infected Character, or is about to turn one face-up (DBG-17.14)."""
    character = game.players[seat].character
    return character == NONE or game.printed[character].kind is Kind.INFECTED_CHARACTER


def can_be_infected(game: Game, seat: int, *, partner: bool = False) -> bool:
    """Say whether the Infection Level of a Character can change now (DBG-17.1, 17.8, 5.14, 18.18)."""
    if not game.mode.infects or is_infected_character(game, seat):
        return False
    return harm.there(game, seat, partner=partner)


def infection_level(game: Game, seat: int, *, partner: bool = False) -> int:
    """Return the Infection Level of a Character; 0 of an Infected one (DBG-17.3, 17.6, 18.18)."""
    someone = _record(game, seat, partner)
    return len(someone.infection) + someone.uncarded


def infection_of(game: Game, seat: int, *, partner: bool = False) -> tuple[int, ...]:
    """Return the Infection cards beside a Character."""
    return _record(game, seat, partner).infection


def _record(game: Game, seat: int, partner: bool) -> Player | Companion:
    player = game.players[seat]
    return player.partner if partner and player.partner is not None else player


def _lay(game: Game, seat: int, cards: tuple[int, ...], uncarded: int, partner: bool) -> None:
    """Set what the Infection Level of a Character consists of."""
    if partner:
        change_partner(game, seat, infection=cards, uncarded=uncarded)
    else:
        game.change(seat, infection=cards, uncarded=uncarded)


@procedures.handles(frames.Infect)
def infect(game: Game, frame: frames.Infect) -> None:
    """Put the top cards of the Infection Deck beside the Character, then look at its Level (DBG-17.4)."""
    seat, partner = frame.seat, frame.partner
    if frame.amount <= 0 or not can_be_infected(game, seat, partner=partner):
        return
    someone = _record(game, seat, partner)
    cards, game.infection_deck = (
        game.infection_deck[: frame.amount],
        game.infection_deck[frame.amount :],
    )
    uncarded = someone.uncarded + frame.amount - len(cards)
    _lay(game, seat, someone.infection + cards, uncarded, partner)
    now = infection_level(game, seat, partner=partner)
    by = frame.amount
    game.emit(events.InfectionRaised(frame.cause, frame.rule, seat, by, now, cards, partner))
    if now >= game.difficulty.infection_limit:
        if partner:
            fall(game, seat, frame.cause)
        else:
            become_infected(game, seat, frame.cause)
    elif frame.cause.kind == "text":
        _publish(game, seat, partner, Moment.INFECTION_RAISED)


@procedures.handles(frames.Cure)
def cure(game: Game, frame: frames.Cure) -> None:
    """Ask which Infection cards beside the Character go back, as many as can (DBG-17.5)."""
    seat, partner = frame.seat, frame.partner
    now = infection_level(game, seat, partner=partner)
    if not can_be_infected(game, seat, partner=partner) or not now:
        game.emit(events.NothingHappened(frame.cause, "DBG-17.5", seat, "cure"))
        return
    someone = _record(game, seat, partner)
    uncarded = min(someone.uncarded, frame.amount)
    cards = someone.infection
    count = min(frame.amount - uncarded, len(cards))
    game.ask(
        decisions.of_cards(game, seat, "cure", cards, (count, count), "DBG-17.5", frame.cause),
        frame,
    )


@procedures.answered(frames.Cure)
def cured(game: Game, frame: frames.Cure, picked: tuple[Option, ...]) -> None:
    """Put the chosen cards on the bottom of the Infection Deck (DBG-17.5)."""
    uncarded = min(_record(game, frame.seat, frame.partner).uncarded, frame.amount)
    cards = tuple(each.card for each in picked)
    lower(game, frame.seat, cards, uncarded, frame.cause, partner=frame.partner)


def lower(
    game: Game,
    seat: int,
    cards: tuple[int, ...],
    uncarded: int,
    cause: Cause,
    *,
    partner: bool = False,
) -> None:
    """Lower an Infection Level by these cards, and by Levels that have no card (DBG-17.5, 17.6)."""
    someone = _record(game, seat, partner)
    left = without(someone.infection, cards)
    _lay(game, seat, left, someone.uncarded - uncarded, partner)
    game.infection_deck += cards
    now = infection_level(game, seat, partner=partner)
    by = len(cards) + uncarded
    if not by:
        return
    game.emit(events.InfectionLowered(cause, "DBG-17.5", seat, by, now, cards, partner))
    if cause.kind == "text":
        _publish(game, seat, partner, Moment.INFECTION_LOWERED)


def _publish(game: Game, subject: int, partner: bool, moment: Moment) -> None:
    """Let the effects follow that an effect on an Infection Level sets off (DBG-17.30, 6.9).

    Their texts begin with the Character concerned as `it`; who reacts to a Level that falls does not
    react to the own one.
    """
    character = _record(game, subject, partner).character
    found = [
        text_frame(game, seat, copy, text, (character,))
        for seat in game.clockwise(game.turn.seat)
        for copy, text in character_texts(game, seat, moment)
        if not (moment is Moment.INFECTION_LOWERED and copy == character)
    ]
    game.push(*found)


def become_infected(game: Game, seat: int, cause: Cause) -> None:
    """Let a Character become Infected; its player's turn ends at once (DBG-17.14, 17.23)."""
    game.emit(events.BecameInfected(cause, "DBG-17.14", seat))
    lose_prey(game, seat, cause)
    harm.drop_out(game, seat, frames.BecomeInfected(seat, cause))


@procedures.handles(frames.BecomeInfected)
def turn(game: Game, frame: frames.BecomeInfected) -> None:
    """Shuffle all cards of the player, Remove the Character and what is not Infected (DBG-17.14).

    XP and Skills go with the Character, as those of a Partner do (DBG-19.15). The Partner goes first
    (DBG-18.18).
    """
    seat = frame.seat
    if game.players[seat].partner is not None:
        game.push(*gone_with(game, seat, frame.cause), frame)
        return
    _fill_up(game, seat)
    player = game.players[seat]
    moved = player.hand + player.play_area + player.discard_pile + player.infection
    kept = tuple(copy for copy in player.attached if game.is_infected(copy))
    skills = tuple(skill.card for skill in player.skills)
    gone = (player.character, *without(player.attached, kept), *player.tucked, *skills)
    game.removed += gone
    game.change(
        seat,
        character=NONE,
        health=0,
        wounds=0,
        lowered=0,
        face_down=True,
        inventory=game.shuffled(player.inventory + moved),
        tops=(),
        hand=(),
        play_area=(),
        discard_pile=(),
        attached=kept,
        tucked=(),
        infection=(),
        uncarded=0,
        xp=0,
        skills=(),
    )
    size = len(game.players[seat].inventory)
    game.emit(events.Turned(frame.cause, "DBG-17.14", seat, size, gone))
    if game.turn.seat == seat:
        game.emit(events.TurnCut(frame.cause, "DBG-4.10", seat))
    if len(unused(game)) < sum(_waits(game, each) for each in range(len(game.players))):
        _perish(game, seat, frame.cause, "DBG-17.17")
    reason = game.mode.ending_at_once(game)
    if reason:
        explore.end_game(game, reason, because(seat))


def _waits(game: Game, seat: int) -> bool:
    player = game.players[seat]
    return player.character == NONE and not player.out


def unused(game: Game) -> tuple[int, ...]:
    """Return the Infected Characters that nobody has had yet (DBG-17.14, 17.17)."""
    printed = game.printed
    return tuple(copy for copy in game.outside if printed[copy].kind is Kind.INFECTED_CHARACTER)


def _fill_up(game: Game, seat: int) -> None:
    """Fill the cards beside the Character up to 10, where they are fewer (DBG-20.5)."""
    player = game.players[seat]
    lacking = max(FULL - len(player.infection), 0) if not player.uncarded else 0
    cards = game.infection_deck[:lacking]
    game.infection_deck = game.infection_deck[lacking:]
    game.change(seat, infection=player.infection + cards)


def rise_infected(game: Game, seat: int) -> None:
    """Turn a random unused Infected Character face-up with all its Health, and draw 5 (DBG-17.15)."""
    left = unused(game)
    character = left[game.below(len(left))]
    health = game.card(character).health or 0
    game.outside = without(game.outside, (character,))
    game.change(seat, character=character, health=health, face_down=False)
    game.emit(events.InfectedRose(because(seat), "DBG-17.15", seat, character, health))


def killer_of(game: Game, seat: int, cause: Cause) -> int:
    """Return whose Character, by Damage or infection, has killed a player's, or NONE (DBG-17.22, 17.23).

    What Mansion cards do is no Character's doing.
    """
    by = cause.seat
    if by in (NONE, seat) or not game.exists(by):
        return NONE
    if cause.card != NONE and game.printed[cause.card].kind in MANSION_KINDS:
        return NONE
    return by


def lose_prey(game: Game, seat: int, cause: Cause) -> None:
    """Remove a random Infected from a Character that an Infected Character has killed (DBG-17.23)."""
    killer = killer_of(game, seat, cause)
    prey = tuple(copy for copy in game.players[seat].attached if game.is_infected(copy))
    if killer == NONE or not is_infected_character(game, killer) or not prey:
        return
    copy = prey[game.below(len(prey))]
    _remove_prey(game, seat, (copy,), cause, "DBG-17.23")


def _remove_prey(game: Game, seat: int, prey: tuple[int, ...], cause: Cause, rule: str) -> None:
    if not prey:
        return
    before = level(game, seat)
    game.change(seat, attached=without(game.players[seat].attached, prey))
    game.removed += prey
    after = game.mode.decorations(game, seat)
    game.emit(events.PreyLost(cause, rule, seat, prey, after))
    _note_level(game, seat, before, cause)


def _note_level(game: Game, seat: int, before: int, cause: Cause) -> None:
    now = level(game, seat)
    if now != before:
        game.emit(events.LevelChanged(cause, "DBG-12.4", seat, now, before))


def die(game: Game, seat: int, cause: Cause) -> None:
    """Let an Infected Character die; who killed it takes its best Infected (DBG-17.22)."""
    killer = killer_of(game, seat, cause)
    game.emit(events.InfectedDied(cause, "DBG-17.22", seat))
    claim = () if killer == NONE else (frames.ClaimPrey(killer, cause, seat),)
    harm.drop_out(game, seat, *claim, frames.Perish(seat, cause))


@procedures.handles(frames.ClaimPrey)
def claim_prey(game: Game, frame: frames.ClaimPrey) -> None:
    """Ask the killer for one of the Infected with most Decorations (DBG-17.22)."""
    prey = [copy for copy in game.players[frame.loser].attached if game.is_infected(copy)]
    most = max((game.card(copy).decorations for copy in prey), default=0)
    best = [copy for copy in prey if game.card(copy).decorations == most]
    game.ask(
        decisions.of_cards(game, frame.seat, "claim", best, (1, 1), "DBG-17.22", frame.cause),
        frame,
    )


@procedures.answered(frames.ClaimPrey)
def prey_claimed(game: Game, frame: frames.ClaimPrey, picked: tuple[Option, ...]) -> None:
    """Attach it to the killer's Character (DBG-17.22)."""
    for each in picked:
        before = level(game, frame.seat)
        lift(game, (each.card,))
        attach(game, frame.seat, each.card, frame.cause, "DBG-17.22")
        after = game.mode.decorations(game, frame.seat)
        left = game.mode.decorations(game, frame.loser)
        game.emit(
            events.PreyClaimed(
                frame.cause, "DBG-17.22", frame.seat, each.card, frame.loser, after, left
            )
        )
        _note_level(game, frame.seat, before, frame.cause)


@procedures.handles(frames.Perish)
def perish(game: Game, frame: frames.Perish) -> None:
    """Remove the other Infected from the Game and put the player out (DBG-17.22)."""
    _perish(game, frame.seat, frame.cause, "DBG-17.22")
    if game.turn.seat == frame.seat:
        game.emit(events.TurnCut(frame.cause, "DBG-4.10", frame.seat))
    if game.fight is None:
        game.push(frames.CheckEnd(frame.seat))


def _perish(game: Game, seat: int, cause: Cause, rule: str) -> None:
    _remove_prey(game, seat, game.players[seat].attached, cause, rule)
    harm.put_out(game, seat, cause, rule)
