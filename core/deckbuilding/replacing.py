"""What replaces something that is about to happen to somebody: Damage, a Heal, an effect (DBG-6.11)."""

from collections.abc import Iterable, Iterator

from core.deckbuilding import decisions, frames
from core.deckbuilding.cards import Kind, Text
from core.deckbuilding.conditions import Asking, count
from core.deckbuilding.game import Game
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import ChangeAmount, LowerMaximum, RaiseInfection, ShrugOff
from core.deckbuilding.texts import (
    Someone,
    character_meant,
    character_texts,
    characters_of,
    copy_text,
    text_frame,
    use_up,
)
from core.kernel.agenda import Frame
from core.kernel.decision import Option
from core.kernel.event import because
from core.kernel.quick import Copier, copier

Pending = frames.Damage | frames.Heal | frames.Affect
"""What can be replaced."""

_copy_damage: Copier[frames.Damage] = copier(frames.Damage)
_copy_heal: Copier[frames.Heal] = copier(frames.Heal)
_copy_affect: Copier[frames.Affect] = copier(frames.Affect)

Found = tuple[int, Text]
"""A copy and a text of it that would replace something."""


def replaced(game: Game, frame: Pending, moments: Iterable[Moment]) -> bool:
    """Apply the next replacement, or ask whether it is used; return False if there is none left."""
    found = _next(game, frame, moments)
    if found is None:
        return False
    source, text = found
    if text.may:
        cause = because(frame.seat, source, text.id)
        game.ask(decisions.yes_or_no(frame.seat, "replace", "DBG-6.11", cause), frame)
    else:
        _replace(game, frame, source, text)
    return True


def answered(
    game: Game, frame: Pending, moments: Iterable[Moment], picked: tuple[Option, ...]
) -> None:
    """Use the replacement that was offered, or go on without it."""
    found = _next(game, frame, moments)
    if found is None:
        return
    source, text = found
    if picked[0].code == "yes":
        use_up(game, source, text)
        _replace(game, frame, source, text)
    else:
        game.push(_offered(frame, source, text))


def _next(game: Game, frame: Pending, moments: Iterable[Moment]) -> Found | None:
    """Return the next text that has not been offered, compulsory ones first; the moments in order."""
    for moment in moments:
        found = min(_texts(game, frame, moment), key=lambda each: each[1].may, default=None)
        if found is not None:
            return found
    return None


def _texts(game: Game, frame: Pending, moment: Moment) -> Iterator[Found]:
    """Yield the texts of a moment that are about the very Character, and have not been offered."""
    of_player = isinstance(frame, frames.Affect) and not frame.of_character
    for source, text in character_texts(game, frame.seat, moment):
        meant, _ = character_meant(game, frame.seat, source)
        if (source, text.id) not in frame.offered and (of_player or meant is frame.partner):
            idle = _lacks_target(game, frame, text) or _takes_nothing(game, frame, source, text)
            yield from () if idle else ((source, text),)


def _takes_nothing(game: Game, frame: Pending, source: int, text: Text) -> bool:
    """Say whether a text that may be used would only take Damage away, and would take away none."""
    asking = Asking(frame.seat, source, frame.partner)
    return text.may and all(
        isinstance(step, ChangeAmount) and step.per and not count(game, step.per, asking)
        for step in text.do
    )


def _lacks_target(game: Game, frame: Pending, text: Text) -> bool:
    """Say whether a text would pass an effect on, and nobody can be chosen for it (DBG-19.18)."""
    passes = any(isinstance(step, ShrugOff) and step.divert for step in text.do)
    return passes and isinstance(frame, frames.Affect) and not others(game, frame)


def others(game: Game, frame: frames.Affect) -> list[Someone]:
    """Return whom an effect can be passed on to: other Players, or other Characters (DBG-19.18)."""
    seats = game.clockwise(frame.seat)
    if not frame.of_character:
        return [(seat, False, game.players[seat].character) for seat in seats if seat != frame.seat]
    return [
        someone
        for someone in characters_of(game, seats)
        if someone[:2] != (frame.seat, frame.partner)
        and all(_reaches(game, each, someone) for each in frame.what)
    ]


def _reaches(game: Game, what: Frame, someone: Someone) -> bool:
    """Say whether what an effect does can be done to a Character (DBG-13.8, 17.8)."""
    _, partner, copy = someone
    step = game.book.steps[what.text][what.next] if isinstance(what, frames.Text) else None
    if isinstance(step, LowerMaximum):
        return not partner
    if isinstance(what, frames.Infect) or isinstance(step, RaiseInfection):
        return not partner and game.printed[copy].kind is Kind.CHARACTER
    return True


def _replace(game: Game, frame: Pending, source: int, text: Text) -> None:
    """Apply a text in place of it: what its steps do not let happen does not (DBG-6.11)."""
    instead = text_frame(game, frame.seat, source, text)
    game.push(copy_text(instead, {"replaces": _offered(frame, source, text)}))


def _offered(frame: Pending, source: int, text: Text) -> Pending:
    changes = {"offered": (*frame.offered, (source, text.id))}
    if isinstance(frame, frames.Affect):
        return _copy_affect(frame, changes)
    if isinstance(frame, frames.Heal):
        return _copy_heal(frame, changes)
    return _copy_damage(frame, changes)
