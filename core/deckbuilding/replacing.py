"""What replaces something that is about to happen to a Character: Damage, a Heal (DBG-6.11)."""

from collections.abc import Iterable, Iterator

from core.deckbuilding import decisions, frames
from core.deckbuilding.cards import Text
from core.deckbuilding.game import Game
from core.deckbuilding.moments import Moment
from core.deckbuilding.texts import character_meant, character_texts, copy_text, text_frame, use_up
from core.kernel.decision import Option
from core.kernel.event import because
from core.kernel.records import Copier, copier

Pending = frames.Damage | frames.Heal
"""What can be replaced for a Character."""

_copy_damage: Copier[frames.Damage] = copier(frames.Damage)
_copy_heal: Copier[frames.Heal] = copier(frames.Heal)

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
    for source, text in character_texts(game, frame.seat, moment):
        meant, _ = character_meant(game, frame.seat, source)
        if (source, text.id) not in frame.offered and meant is frame.partner:
            yield source, text


def _replace(game: Game, frame: Pending, source: int, text: Text) -> None:
    """Apply a text in place of it: what its steps do not let happen does not (DBG-6.11)."""
    instead = text_frame(game, frame.seat, source, text)
    game.push(copy_text(instead, {"replaces": _offered(frame, source, text)}))


def _offered(frame: Pending, source: int, text: Text) -> Pending:
    changes = {"offered": (*frame.offered, (source, text.id))}
    if isinstance(frame, frames.Heal):
        return _copy_heal(frame, changes)
    return _copy_damage(frame, changes)
