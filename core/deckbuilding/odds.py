"""The odds of the next Explore from what a seat knows: exact, over every row that could come."""

from core.deckbuilding.catalogue import Book
from core.deckbuilding.followed import followed_rows
from core.deckbuilding.operations import Which
from core.deckbuilding.rows import Rows, armed_rows, rows_of
from core.deckbuilding.view import View
from core.kernel.records import Record


class Odds(Record):
    """Chances (0 to 1) of an Explore with N Explores, and the mean number of Decorations it brings.

    `defeated`, `no_infected` and `not_defeated` add up to 1. `wound` is the chance of a Fatal Wound.
    """

    explores: int
    defeated: float
    no_infected: float
    not_defeated: float
    wound: float
    decorations: float


class Attack(Record):
    """What an Explore is begun with: total Damage, what it gains for each Infected fought, the rest.

    All in points: `ammo` is the Ammo left unspent, `health` that of the Character that leads. `armed`
    are the effects that Defeat the next Infected Revealed at once (DBG-7.23), in their order; `bottom`: it
    Reveals from the bottom of the Mansion (DBG-7.20).
    """

    damage: int
    health: int
    ammo: int = 0
    per_infected: int = 0
    armed: tuple[Which, ...] = ()
    bottom: bool = False


def odds(book: Book, view: View, attack: Attack, explores: int) -> Odds | None:
    """Return the odds of Exploring `explores` times at once, or None with fewer cards than that."""
    return odds_of(rows_against(book, view, attack, explores), attack, explores)


def rows_against(book: Book, view: View, attack: Attack, explores: int) -> Rows:
    """Return the rows that an attack can meet; its Damage and Health do not matter for them."""
    if attack.armed:
        return armed_rows(book, view, attack.ammo, explores, attack.armed, bottom=attack.bottom)
    if attack.bottom or view.turn.effects.from_bottom:
        return rows_of(book, view, attack.ammo, explores, bottom=True)
    return followed_rows(book, view, attack.ammo, explores)


def odds_of(rows: Rows, attack: Attack, explores: int) -> Odds | None:
    """Return the odds over rows that were found before, for those who ask about several attacks."""
    ways = sum(rows.values())
    if not ways:
        return None
    defeated = none = wound = gained = 0.0
    for foe, count in rows.items():
        reached, harm = foe.met_with(attack.damage + attack.per_infected * foe.infected)
        down = harm >= attack.health
        gained += 0 if down else count * foe.kept
        if not down and not foe.infected and not foe.at_once:
            none += count
        elif not down and reached >= foe.health:
            defeated += count
            gained += count * foe.decorations
        else:
            wound += count * (down or harm + foe.damage >= attack.health)
    lost = ways - defeated - none
    return Odds(explores, defeated / ways, none / ways, lost / ways, wound / ways, gained / ways)
