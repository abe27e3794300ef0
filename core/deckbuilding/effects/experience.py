"""XP that texts give and take (DBG-19.11, 19.12)."""

from core.deckbuilding import events, frames
from core.deckbuilding.conditions import Asking, count, counts
from core.deckbuilding.decisions import card_option
from core.deckbuilding.game import Game
from core.deckbuilding.operations import GainXp, LoseXp, Which
from core.deckbuilding.skills import change_xp, lose_xp, xp_of
from core.deckbuilding.texts import NOT_DONE, Outcome, answers, asking_in, does
from core.kernel.decision import Decision, Option, numbered, option


@counts("xp")
def _xp(game: Game, asking: Asking, of: Which) -> int:
    return xp_of(game, asking.seat, partner=asking.partner)


@counts("xp_given")
def _xp_given(game: Game, asking: Asking, of: Which) -> int:
    return game.turn.effects.xp_given


@does(GainXp)
def gain_xp(game: Game, frame: frames.Text, step: GainXp) -> Outcome:
    """Put XP on the own Character, where there is any in the game."""
    if not game.setup.skills:
        return _none(game, frame)
    times = count(game, step.per, asking_in(frame), step.of) if step.per else 1
    by = step.count * times
    if by:
        change_xp(game, frame.seat, by, frame.cause, "DBG-19.6", partner=frame.partner)
    return frame.it, by > 0


@does(LoseXp)
def lose(game: Game, frame: frames.Text, step: LoseXp) -> Outcome | None:
    """Take the XP at once, or ask how much or from which Skill."""
    game.change_effects(xp_given=0)
    if step.of == "this":
        return _from_skill(game, frame, frame.cause.card, None)
    if step.of == "skill":
        return _choose_skill(game, frame)
    have = xp_of(game, frame.seat, partner=frame.partner)
    if have and (step.any_number or step.up_to):
        most = have if step.any_number else min(have, step.up_to)
        options = tuple(
            option(f"xp:{amount}", "xp-amount", "DBG-19.12", amount=amount)
            for amount in range(most + 1)
        )
        cause = frame.cause
        game.ask(
            Decision(frame.seat, "xp", 1, 1, options, "DBG-19.12", cause.card, cause.effect), frame
        )
        return None
    return _from_character(game, frame, step.count) if have >= step.count else _none(game, frame)


def _choose_skill(game: Game, frame: frames.Text) -> Outcome | None:
    filled = [each.card for each in game.players[frame.seat].skills if each.xp]
    if not filled:
        return _none(game, frame)
    options = numbered([card_option(game, "skill", copy, "DBG-19.11") for copy in filled])
    cause = frame.cause
    game.ask(
        Decision(frame.seat, "xp", 1, 1, options, "DBG-19.11", cause.card, cause.effect), frame
    )
    return None


@answers(LoseXp)
def lose_chosen(
    game: Game, frame: frames.Text, step: LoseXp, picked: tuple[Option, ...]
) -> Outcome:
    """Take the XP that was chosen, or from the Skill that was."""
    if step.of == "skill":
        return _from_skill(game, frame, picked[0].card, step.count)
    return _from_character(game, frame, picked[0].amount)


def _from_character(game: Game, frame: frames.Text, by: int) -> Outcome:
    if by:
        change_xp(game, frame.seat, -by, frame.cause, "DBG-19.12", partner=frame.partner)
    game.change_effects(xp_given=by)
    return frame.it, by > 0


def _from_skill(game: Game, frame: frames.Text, copy: int, by: int | None) -> Outcome:
    """Take so much XP from a Skill, or all of it with None."""
    most = game.printed[copy].xp or 0
    taken = lose_xp(game, copy, most if by is None else by, frame.cause, "DBG-19.11")
    game.change_effects(xp_given=taken)
    return frame.it, taken > 0


def _none(game: Game, frame: frames.Text) -> Outcome:
    if game.setup.skills:
        game.emit(events.NothingHappened(frame.cause, "DBG-5.6", frame.seat, "xp"))
    return NOT_DONE
