"""E2 and E3: which Weapons can be used, and the Ammo that is allotted to them (DBG-7.6 to 7.9)."""

from core.deckbuilding import events
from core.deckbuilding.cards import Ban, Figure
from core.deckbuilding.conditions import Asking, admits, used_by
from core.deckbuilding.figures import has_any, of_partner, passives, requirement, total, uses_a_turn
from core.deckbuilding.game import Game
from core.deckbuilding.state import Use
from core.kernel.event import because


def ammo_left(game: Game) -> int:
    """Return the Ammo that is not allotted yet in E3, in points (DBG-7.9)."""
    uses = game.fight.uses if game.fight else ()
    return game.turn.ammo - sum([use.ammo for use in uses])


def usable_weapons(game: Game, seat: int) -> list[int]:
    """Return the Weapons that can be chosen now: uses left, requirement payable (DBG-7.7, 7.9).

    Those Attached to the Partner are used by the Partner, and stay there (DBG-18.9). An Infected Character
    has Infection cards for Weapons (DBG-17.19).
    """
    player = game.players[seat]
    used = game.turn.uses
    again = tuple([copy for copy in player.play_area if copy in used]) if used else ()
    attached = player.partner.attached if player.partner else ()
    kind, printed = game.mode.fights_with(game, seat), game.printed
    found = [copy for copy in player.hand + again + attached if printed[copy].kind is kind]
    if not found or not as_printed(game, seat):
        return [copy for copy in found if can_use(game, seat, copy)]
    left = ammo_left(game)
    return [c for c in found if c not in used and (printed[c].requirement or 0) <= left]


def as_printed(game: Game, seat: int) -> bool:
    """Say whether nothing changes what a player's Weapons need, or how often they can be used."""
    if game.turn.modifiers:
        return False
    return not has_any(game, seat, game.limiters)


def can_use(game: Game, seat: int, copy: int) -> bool:
    """Say whether a card of a player could be used now, wherever it lies (DBG-7.7, 7.9, 18.21)."""
    return (
        game.printed[copy].kind is game.mode.fights_with(game, seat)
        and game.turn.uses.count(copy) < uses_a_turn(game, seat, copy)
        and ammo_beside(game, seat, copy) >= total(requirement(game, seat, copy))
        and forbidden(game, seat, copy) is None
    )


def ammo_beside(game: Game, seat: int, copy: int) -> int:
    """Return the Ammo that is left for a Weapon if it is used beside those in use (DBG-7.9).

    What those need can depend on what else is used (DBG-8.3).
    """
    if not _depends(game, seat):
        return ammo_left(game)
    fight = game.fight
    uses = fight.uses if fight else ()
    game.change_fight(uses=(*uses, Use(copy, 0)))
    needed = sum(_needs(game, seat, use) for use in uses)
    game.fight = fight
    return game.turn.ammo - needed


def _depends(game: Game, seat: int) -> bool:
    """Say whether what Weapons need depends on what else is used."""
    found = passives(game, seat, Figure.REQUIREMENT)
    return bool(found) and any(passive.cond is not None for _, passive, _ in found)


def _needs(game: Game, seat: int, use: Use) -> int:
    if game.card(use.card).requirement is None:
        return use.ammo
    return total(requirement(game, seat, use.card))


def allot_anew(game: Game, seat: int) -> None:
    """Allot to each Weapon in use what it needs now that another one is used too (DBG-7.9, 8.3)."""
    if game.fight is None or not _depends(game, seat):
        return
    used = game.fight.uses
    uses = tuple(Use(use.card, _needs(game, seat, use), use.target) for use in used)
    for before, after in zip(used, uses, strict=True):
        if before != after:
            game.emit(events.AmmoAllotted(because(seat), "DBG-7.9", seat, after.card, after.ammo))
    game.change_fight(uses=uses)


def forbidden(game: Game, seat: int, copy: int) -> int | None:
    """Return the card that forbids the Character of a Weapon to use it now, or None (DBG-18.21)."""
    partner = of_partner(game, seat, copy)
    for source, passive, whose in passives(game, seat, Ban.USE):
        if whose is partner and admits(passive.of, game.printed[copy]):
            return source
    for source, passive, whose in passives(game, seat, Figure.WEAPONS):
        # The Weapon that is asked about counts as used.
        in_use = len(used_by(game, Asking(seat, copy, partner)))
        if whose is partner and passive.set is not None and in_use > passive.set:
            return source
    return None
