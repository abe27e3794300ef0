"""The Cover die of a Soldier's Attack: whom it protects, and when it is rolled (UND-11.5, 11.6, 25.2)."""

from core.kernel.records import Record
from core.undead.arms import way
from core.undead.figures import hostile_cover
from core.undead.game import Game
from core.undead.state import Attack


class Shield(Record):
    """The Cover of a target against an Attack; `sure` says that a natural 6 always defeats it."""

    cover: int
    sure: bool

    def beaten(self, die: int, penetration: int) -> bool:
        """Say whether a Cover die defeats it (UND-11.5)."""
        return (self.sure and die == 6) or die + penetration >= self.cover


def shield(game: Game, attack: Attack, target: int) -> Shield | None:
    """Return the Cover of a target against an Attack, or None where the check is skipped (UND-11.5, 24)."""
    mode = way(game, attack.source, attack.mode)
    hostile = game.find(target)
    skips = mode.no_cover or attack.ignores_cover
    if hostile is None:
        return None if skips else Shield(game.company.objective.objective_cover, sure=True)
    foe = game.foes[target]
    if foe.armoured and attack.source not in game.company.ids_of_powers:
        return Shield(hostile_cover(game, target, hostile.at), sure=False)
    if skips or (mode.no_cover_undead and foe.undead):
        return None
    return Shield(hostile_cover(game, target, hostile.at), sure=True)


def needs_cover(game: Game, attack: Attack, target: int) -> bool:
    """Say whether the Cover of a target is compared and could be ignored."""
    found = shield(game, attack, target)
    return found is not None and found.sure


def spilled(game: Game, attack: Attack) -> list[int]:
    """Return the other cards in the same place that Prox Hits may go to (UND-11.8, 16.4)."""
    mode = way(game, attack.source, attack.mode)
    chosen = game.find(attack.target)
    if chosen is None or not mode.prox:
        return []
    return [
        each.card
        for each in game.hostiles
        if each.at == chosen.at
        and each.card != attack.target
        and (not mode.undead_only or game.foes[each.card].undead)
    ]
