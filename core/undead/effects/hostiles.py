"""What texts do to a Hostile card, without a roll (UND-22.8)."""

from core.undead import frames
from core.undead.game import Game
from core.undead.operations import Hit, Suppress
from core.undead.targets import acting
from core.undead.texts import does, helps


@helps(Suppress)
def suppresses(game: Game, user: int, target: int, step: Suppress) -> bool:
    """There is an Active Hostile on the card (UND-11.9)."""
    hostile = game.find(target)
    return hostile is not None and bool(acting(game, hostile))


@does(Suppress)
def do_suppress(game: Game, frame: frames.Text, step: Suppress) -> None:
    """Divide Suppressions on the card, even if it is Fearless (UND-22.8)."""
    game.push(
        frames.Divide(
            frame.seat, frame.cause, frame.user, frame.target, (), 0, step.amount, anyway=True
        )
    )


@helps(Hit)
def hits(game: Game, user: int, target: int, step: Hit) -> bool:
    """The card is in play."""
    return game.find(target) is not None


@does(Hit)
def do_hit(game: Game, frame: frames.Text, step: Hit) -> None:
    """Divide Hits on the card, then see what is Destroyed (UND-18.8, 11.11)."""
    game.push(
        frames.Divide(
            frame.seat, frame.cause, frame.user, frame.target, (frame.target,), step.hits, 0
        ),
        frames.Settle(frame.seat, frame.user),
    )
