"""What Weapons need and deal if they are used together: for plans that are made before an Explore.

Most figures of a Weapon are those of the view, whatever else is used. A few texts look at what is used,
at the Hand that is left, or forbid a use; where one is in force, the rules are asked about a whole set.
"""

from core.deckbuilding.allotting import forbidden
from core.deckbuilding.cards import Ban, Figure, Passive
from core.deckbuilding.catalogue import Book
from core.deckbuilding.figures import requirement, strength, total, weapon_damage
from core.deckbuilding.game import Game
from core.deckbuilding.modifications import mode_of
from core.deckbuilding.resample import resample
from core.deckbuilding.state import Fight, Use
from core.deckbuilding.view import View
from core.deckbuilding.zones import without
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.records import Record

_LOOKING = frozenset({"hand", "weapons_in_use", "weapon_types_in_use"})
"""What texts count that the use of a Weapon changes."""


class Planned(Record):
    """Weapons used together: the Ammo and the Damage of each use in their order, in points.

    `base` is what the own Characters deal beside them, the Main Character first. `barred` are the
    Weapons that a text forbids to use.
    """

    needs: tuple[int, ...]
    hits: tuple[int, ...]
    base: tuple[int, int]
    barred: tuple[int, ...]


def shifts(book: Book, view: View) -> bool:
    """Say whether a text of the viewer's Characters looks at what is used, or forbids a use.

    All such texts are passive ones of Levels.
    """
    me = view.me
    characters = [me.character, me.partner.character if me.partner else NONE]
    return any(
        _shifts(passive)
        for copy in characters
        if copy != NONE
        for level in book.cards[view.cards[copy]].levels
        for passive in level.passives
    )


def _shifts(passive: Passive) -> bool:
    counted = passive.cond.count if passive.cond is not None else ""
    return (
        passive.forbid is Ban.USE
        or passive.figure is Figure.WEAPONS
        or counted in _LOOKING
        or passive.per in _LOOKING
    )


class Reckoner:
    """Reckons for the viewer of a view, who is to answer a question there."""

    def __init__(self, book: Book, view: View) -> None:
        self._seat = view.seat
        self._game = Game(book, mode_of(view.setup), resample(book, view, Chance(0)))
        self._found: dict[tuple[Use, ...], Planned] = {}

    def planned(self, uses: tuple[Use, ...]) -> Planned:
        """Return the figures of some uses of Weapons; their Ammo counts where a Weapon takes an X."""
        found = self._found.get(uses)
        if found is None:
            found = self._found[uses] = self._reckoned(uses)
        return found

    def _reckoned(self, uses: tuple[Use, ...]) -> Planned:
        game, seat = self._game, self._seat
        player, fight = game.players[seat], game.fight
        played = tuple(dict.fromkeys(use.card for use in uses if use.card in player.hand))
        game.change(seat, hand=without(player.hand, played), play_area=(*player.play_area, *played))
        game.fight = Fight(seat, uses)
        partner = player.partner is not None
        made = Planned(
            needs=tuple(self._needs(use) for use in uses),
            hits=tuple(total(weapon_damage(game, seat, use.card, use.ammo)) for use in uses),
            base=(
                total(strength(game, seat)),
                total(strength(game, seat, partner=True)) if partner else 0,
            ),
            barred=tuple(use.card for use in uses if forbidden(game, seat, use.card) is not None),
        )
        game.players[seat], game.fight = player, fight
        return made

    def _needs(self, use: Use) -> int:
        if self._game.card(use.card).requirement is None:
            return use.ammo
        return total(requirement(self._game, self._seat, use.card))
