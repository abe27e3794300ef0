"""What texts do to the places of the track (UND-6.3, 22.10)."""

from core.undead import events, frames
from core.undead.game import Game
from core.undead.operations import Consecrate, LookLocations, RaiseReinforcement, Ward
from core.undead.state import Consecration
from core.undead.state import Ward as LaidWard
from core.undead.texts import does, helps


@helps(Ward)
def wards(game: Game, user: int, target: int, step: Ward) -> bool:
    """Such a ward is not there yet."""
    at = game.soldiers[user].at
    return not any(
        ward.at == at
        and (step.undead_only or not ward.undead_only)
        and (ward.no_reinforcement or not step.no_reinforcement)
        for ward in game.wards
    )


@does(Ward)
def do_ward(game: Game, frame: frames.Text, step: Ward) -> None:
    """Ward the user's card until the end of the next Hostile Turn (UND-22.10)."""
    at = game.soldiers[frame.user].at
    laid = LaidWard(at, frame.cause.card, step.undead_only, step.no_reinforcement)
    game.wards = (*game.wards, laid)
    game.emit(events.Warded(frame.cause, "UND-22.10", at, step.undead_only, step.no_reinforcement))


@helps(Consecrate)
def consecrates(game: Game, user: int, target: int, step: Consecrate) -> bool:
    """The ground is not consecrated yet. Decision: it does not add up."""
    return all(each.at != game.soldiers[user].at for each in game.consecrations)


@does(Consecrate)
def do_consecrate(game: Game, frame: frames.Text, step: Consecrate) -> None:
    """Lower the Attack rolls of Undead against Soldiers in the user's card (UND-6.3)."""
    at = game.soldiers[frame.user].at
    laid = Consecration(at, frame.cause.card, step.by)
    game.consecrations = (*game.consecrations, laid)
    game.emit(events.Consecrated(frame.cause, "UND-6.3", at, step.by))


@helps(LookLocations)
def looks(game: Game, user: int, target: int, step: LookLocations) -> bool:
    """There are Location cards to look at (UND-2.4)."""
    return bool(game.locations.cards or game.locations.discard)


@does(LookLocations)
def do_look(game: Game, frame: frames.Text, step: LookLocations) -> None:
    """Look at the top Location cards; the card pays for one that is Placed (UND-8.1)."""
    game.push(frames.LookAtLocations(frame.seat, frame.user, step.cards, must=False))


@helps(RaiseReinforcement)
def raises(game: Game, user: int, target: int, step: RaiseReinforcement) -> bool:
    """It always does something."""
    return True


@does(RaiseReinforcement)
def do_raise(game: Game, frame: frames.Text, step: RaiseReinforcement) -> None:
    """Raise every Reinforcement number for the rest of the Mission."""
    game.raised += step.by
    game.emit(events.ReinforcementRaised(frame.cause, "UND-7.11", step.by, game.raised))
