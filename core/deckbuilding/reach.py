"""Whom an effect of an Infected reaches: what Toughness can keep away (DBG-19.18)."""

from core.deckbuilding import frames
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Kind
from core.deckbuilding.conditions import Asking, admits, count, met
from core.deckbuilding.game import Game
from core.deckbuilding.moments import Moment
from core.deckbuilding.skills import xp_of

_ELSEWHERE = (
    op.AttachThis, op.ChangeInfected, op.DefeatNext, op.DefeatTop, op.JoinCombo, op.LookTop,
    op.MoreTurns, op.MoveInfected, op.RemoveThis, op.RevealFromBottom, op.RevealMore, op.Shield,
    op.ShuffleIntoMansion, op.TargetTop,
)  # fmt: skip
"""What is about the Infected, the Mansion or the Teams."""

_ASKING = (op.Choose, op.Damage, op.LetDraw, op.LetPlayer, op.NextTurn, op.ThisTurn)
"""What picks whom it is about, or has the steps that say it inside: each one reached is asked apart."""


def by_infected(game: Game, text: frames.Text) -> bool:
    """Say whether a text is an Infected's in a game in which somebody can have Toughness."""
    return (
        text.shared
        and game.setup.skills
        and game.printed[text.cause.card].kind is Kind.INFECTED
        and game.book.has_text(game.cards, Moment.WOULD_BE_AFFECTED)
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
    if isinstance(step, op.WeaponDamage) and step.on in ("in_use", "chosen"):
        return ""
    of_character = isinstance(step, op.LowerMaximum | op.RaiseInfection)
    return "character" if of_character or step.settles == "DBG-18.20" else "player"


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
    if isinstance(step, op.Trash) and step.zone != "hand":
        attached = player.partner.attached if player.partner else ()
        zone = attached if step.zone == "partner" else player.discard_pile
        return not any(admits(step.of, game.card(copy)) for copy in zone)
    return False


def _asking(text: frames.Text) -> Asking:
    return Asking(text.seat, text.cause.card, text.partner, text.it, text.done)
