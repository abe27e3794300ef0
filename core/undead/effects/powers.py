"""What texts do with Divine Powers (UND-5.2)."""

from core.undead import frames
from core.undead.game import Game
from core.undead.operations import FreePower
from core.undead.powers import usable_powers
from core.undead.texts import does, helps


@helps(FreePower)
def frees(game: Game, user: int, target: int, step: FreePower) -> bool:
    """The Soldier has a power that he could use now."""
    return bool(game.troops[target].powers) and bool(usable_powers(game, target))


@does(FreePower)
def do_free(game: Game, frame: frames.Text, step: FreePower) -> None:
    """Use a Divine Power without spending an Action; its Divinity is paid."""
    game.push(frames.ChoosePower(frame.seat, frame.target, free=True))
