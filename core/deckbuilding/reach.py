"""Whom an effect of an Infected reaches: what Toughness can keep away (DBG-19.18)."""

from core.deckbuilding import frames
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Kind
from core.deckbuilding.conditions import Asking, admits, count, met
from core.deckbuilding.game import Game
from core.deckbuilding.moments import Moment
from core.deckbuilding.skills import xp_of
from core.kernel.event import Cause

_ELSEWHERE = (
    op.AttachThis, op.ChangeInfected, op.DefeatNext, op.LookTop, op.MoreTurns, op.RemoveThis,
    op.RevealFromBottom, op.RevealMore, op.Shield, op.ShuffleIntoMansion,
)  # fmt: skip
"""What is about the Infected, the Mansion or the Teams."""

_ASKING = (
    op.Choose, op.Damage, op.GiveToDiscard, op.LetDraw, op.LetPlayer, op.NextTurn, op.PassLeft,
    op.ThisTurn,
)  # fmt: skip
"""What picks whom it is about, or has the steps that say it inside: each one reached is asked apart."""


def by_infected(game: Game, cause: Cause) -> bool:
    """Say whether an Infected is the cause, in a game in which somebody can have Toughness."""
    return (
        game.setup.skills
        and game.printed[cause.card].kind is Kind.INFECTED
        and Moment.WOULD_BE_AFFECTED in game.moments
    )


def reached(game: Game, text: frames.Text, step: op.Operation) -> str:
    """Return whom a step of a text reaches: its `player`, the own `character`, or "" for neither.

    What does nothing now reaches nobody, as far as everybody can see.
    """
    if isinstance(step, op.When):
        inside = step.then if met(game, step.cond, _asking(text)) else step.otherwise
        return next((whom for each in inside if (whom := reached(game, text, each))), "")
    return "" if _in_vain(game, text, step) else affected(step)


def affected(step: op.Operation) -> str:
    """Return whom a step is about, whatever the game is like."""
    if isinstance(step, (*_ELSEWHERE, *_ASKING)):
        return ""
    if isinstance(step, op.Heal | op.RaiseInfection | op.GainNamed) and step.who != "own":
        return ""
    if isinstance(step, op.WeaponDamage) and step.on in ("in_use", "chosen", "least_ammo"):
        return ""
    if _is_about_others(step):
        return ""
    of_character = isinstance(step, op.LowerMaximum | op.RaiseInfection)
    return "character" if of_character or step.settles == "DBG-18.20" else "player"


def _is_about_others(step: op.Operation) -> bool:
    """Say whether a step is about others, about cards of a player yet to be chosen, or about the row."""
    match step:
        case op.LowerMaximum(who="characters") | op.Trash(zone="any_discard_pile"):
            return True
        case op.MoveResource(to="opponent") | op.MoveInfected(own=False):
            return True
        case _:
            return False


def _in_vain(game: Game, text: frames.Text, step: op.Operation) -> bool:
    """Say whether a step has nothing to do, for all to see."""
    player, asking = game.players[text.seat], _asking(text)
    if isinstance(step, op.Suffer) and step.per:
        return step.amount <= step.less * count(game, step.per, asking)
    if isinstance(step, op.RaiseInfection):
        living = game.printed[player.character].kind is Kind.CHARACTER
        return not (game.mode.infects and living)
    if isinstance(step, op.LoseXp):
        if step.of == "skill":
            return not any(each.xp for each in player.skills)
        return xp_of(game, text.seat, partner=text.partner) < max(step.count, 1)
    if isinstance(step, op.Trash):
        return _has_nothing_to_trash(game, text, step)
    return False


def _has_nothing_to_trash(game: Game, text: frames.Text, step: op.Trash) -> bool:
    """Say whether everybody sees that there is no such card; what is in a Hand nobody sees."""
    player = game.players[text.seat]
    attached = player.partner.attached if player.partner else ()
    match step.zone:
        case "hand" | "hand_or_discard_pile":
            return False
        case "inventory_top":
            return not player.inventory
        case "in_use":
            uses = game.fight.uses if game.fight else ()
            zone = tuple(each.card for each in uses if each.card in player.play_area + attached)
        case "partner":
            zone = attached
        case _:
            zone = player.discard_pile
    return not any(admits(step.of, game.card(copy)) for copy in zone)


def _asking(text: frames.Text) -> Asking:
    return Asking(text.seat, text.cause.card, text.partner, text.it, text.done)
