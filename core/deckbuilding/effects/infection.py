"""Raising and lowering Infection Levels by texts, and what Infection cards do (DBG-17)."""

from core.deckbuilding import decisions, frames
from core.deckbuilding.affecting import on_character
from core.deckbuilding.cards import Ban, Kind
from core.deckbuilding.conditions import count
from core.deckbuilding.figures import forbids
from core.deckbuilding.game import Game
from core.deckbuilding.infection import can_be_infected, infection_level, infection_of, lower
from core.deckbuilding.operations import (
    LowerInfection,
    RaiseInfection,
    Worsen,
)
from core.deckbuilding.texts import (
    DONE,
    NOT_DONE,
    Outcome,
    Someone,
    answers,
    asking_in,
    character_options,
    characters_of,
    does,
    nothing,
)
from core.kernel.agenda import Frame
from core.kernel.decision import NONE, Decision, Option


def resists(game: Game, frame: frames.Text, seat: int) -> bool:
    """Say whether who is Attacked, and the player, are unaffected by an Infection card's text (DBG-17.30)."""
    if game.card(frame.cause.card).kind is not Kind.INFECTION:
        return False
    return forbids(game, seat, Ban.INFECTION_EFFECTS, partner=game.at_partner)


@does(RaiseInfection)
def raise_infection(game: Game, frame: frames.Text, step: RaiseInfection) -> Outcome | None:
    """Raise the Level of each one meant, in turn order; or ask whose (DBG-17.4, 17.29)."""
    amount = step.amount + (count(game, step.per, asking_in(frame)) if step.per else 0)
    cause = frame.cause
    found = [
        (seat, partner, copy)
        for seat, partner, copy in _meant(game, frame, step)
        if can_be_infected(game, seat, partner=partner)
    ]
    if not found or amount <= 0:
        return nothing(game, frame, "raise_infection")
    if step.who == "any":
        options = character_options(found, "DBG-17.29")
        game.ask(
            Decision(frame.seat, "character", 1, 1, options, "DBG-17.29", cause.card, cause.effect),
            frame,
        )
        return None
    rises = [frames.Infect(seat, cause, "DBG-17.4", amount, partner) for seat, partner, _ in found]
    if step.who == "own":
        game.push(*rises)
    else:
        game.push(*(_reaching(game, frame, each) for each in rises))
    return DONE


def _reaching(game: Game, frame: frames.Text, rise: frames.Infect) -> Frame:
    """Return what raises the Level of a Character, who may keep it away (DBG-19.18)."""
    return on_character(game, frame.cause, rise.seat, rise, partner=rise.partner)


def _meant(game: Game, frame: frames.Text, step: RaiseInfection) -> list[Someone]:
    """Return the Characters whose Level rises, Partners too (DBG-18.13, 18.18)."""
    if step.who == "own":
        return _chosen(characters_of(game, (frame.seat,)), partner=frame.partner)
    if step.who == "attacked":
        target = game.target_of(frame.cause.card)
        hit = target != NONE and not resists(game, frame, target)
        both = characters_of(game, (target,)) if hit else []
        return _chosen(both, partner=game.at_partner)
    return characters_of(game, game.clockwise(game.turn.seat))


def _chosen(both: list[Someone], *, partner: bool) -> list[Someone]:
    return [each for each in both if each[1] is partner]


@answers(RaiseInfection)
def raise_infection_of(
    game: Game, frame: frames.Text, step: RaiseInfection, picked: tuple[Option, ...]
) -> Outcome:
    """Raise the Level of the chosen Character."""
    seat, cause = picked[0].seat, frame.cause
    partner = picked[0].card != game.players[seat].character
    rise = frames.Infect(seat, cause, "DBG-17.4", step.amount, partner)
    game.push(_reaching(game, frame, rise))
    return DONE


@does(LowerInfection)
def lower_infection(game: Game, frame: frames.Text, step: LowerInfection) -> Outcome | None:
    """Lower the own Level; with `any` ask by which cards (DBG-17.5)."""
    seat, partner = frame.seat, frame.partner
    amount = step.amount + (count(game, step.per, asking_in(frame)) if step.per else 0)
    have = infection_level(game, seat, partner=partner)
    can = have > 0 and can_be_infected(game, seat, partner=partner)
    if not can or (amount <= 0 and not step.any):
        return nothing(game, frame, "lower_infection")
    if step.any:
        cards = infection_of(game, seat, partner=partner)
        most = (0, len(cards))
        game.ask(
            decisions.of_cards(game, seat, "cure", cards, most, "DBG-17.5", frame.cause), frame
        )
        return None
    game.push(frames.Cure(seat, frame.cause, amount, partner))
    return frame.it, have >= amount


@answers(LowerInfection)
def infection_lowered(
    game: Game, frame: frames.Text, step: LowerInfection, picked: tuple[Option, ...]
) -> Outcome:
    """Put the chosen cards on the bottom of the Infection Deck."""
    cards = tuple(each.card for each in picked)
    lower(game, frame.seat, cards, 0, frame.cause, partner=frame.partner)
    return cards, bool(cards)


@does(Worsen)
def worsen(game: Game, frame: frames.Text, step: Worsen) -> Outcome | None:
    """Ask for the Infection card that is Trashed, or none; once per turn (DBG-17.30, 6.3)."""
    hand = game.players[frame.seat].hand
    held = [copy for copy in hand if game.card(copy).kind is Kind.INFECTION]
    limit = (frame.cause.card, frame.cause.effect)
    if not held or not _subject(game, frame.it) or limit in game.turn.limits:
        return NOT_DONE
    game.ask(
        decisions.of_cards(game, frame.seat, "trash", held, (0, 1), "DBG-17.30", frame.cause),
        frame,
    )
    return None


def _subject(game: Game, it: tuple[int, ...]) -> list[Someone]:
    """Return the Character that `it` is, if its Infection Level can still rise."""
    return [
        (seat, partner, copy)
        for seat, partner, copy in characters_of(game, game.clockwise(game.turn.seat))
        if copy in it and can_be_infected(game, seat, partner=partner)
    ][:1]


@answers(Worsen)
def worsened(game: Game, frame: frames.Text, step: Worsen, picked: tuple[Option, ...]) -> Outcome:
    """Trash the card and raise the Level by 1 more."""
    if not picked:
        return NOT_DONE
    limit = (frame.cause.card, frame.cause.effect)
    game.change_turn(limits=(*game.turn.limits, limit))
    game.push(
        frames.Trash(frame.seat, frame.cause, "DBG-17.26", (picked[0].card,)),
        *(
            frames.Infect(seat, frame.cause, "DBG-17.30", 1, partner)
            for seat, partner, _ in _subject(game, frame.it)
        ),
    )
    return DONE
