"""Derived numbers, each with its sum: base 20, +10 Deadly Aim, +5 Barry = 35 (DBG-8, 12).

Nothing here is stored in the state. `sum_of` of each figure serves the rules, the screen and bots.
"""

from attrs import frozen

from core.deckbuilding.cards import Ban, Card, Figure, Kind, Level, Passive
from core.deckbuilding.game import Game
from core.deckbuilding.operations import Which
from core.kernel.decision import NONE


@frozen
class Part:
    """One summand: points, and the copy whose text gives them (NONE: printed). `zero`: it makes it 0."""

    amount: int
    card: int = NONE
    zero: bool = False


Summand = tuple[int, int, bool]
"""A Part on its way: points, copy, and whether it makes the figure 0. Figures are read all the time."""


@frozen
class Sum:
    """A derived number and what it is made of, in order; `total` is at least 0 (DBG-8.1, 8.5)."""

    total: int
    parts: tuple[Part, ...]


def admits(which: Which, card: Card, game: Game | None = None, it: tuple[int, ...] = ()) -> bool:
    """Say whether a card meets every condition of a Which. `it` is what `cost_above_it` counts from."""
    return (
        (not which.kind or card.kind == which.kind)
        and (not which.weapon_type or card.weapon_type == which.weapon_type)
        and (not which.named or card.id == which.named)
        and (which.boss is None or card.boss == which.boss)
        and (which.trash_after is None or card.trash_after == which.trash_after)
        and (which.cost_at_most is None or (card.cost or 0) <= which.cost_at_most)
        and (which.cost_at_least is None or (card.cost or 0) >= which.cost_at_least)
        and (which.cost_above_it is None or _cost_fits(which.cost_above_it, card, game, it))
        and (which.health_at_most is None or (card.health or 0) <= which.health_at_most)
    )


def _cost_fits(above: int, card: Card, game: Game | None, it: tuple[int, ...]) -> bool:
    if game is None or not it:
        return False
    return (card.cost or 0) <= (game.card(it[0]).cost or 0) + above


def decorations(game: Game, seat: int) -> int:
    """Return a player's Decorations: those of the Infected Attached (DBG-12.1)."""
    return game.mode.decorations(game, seat)


def level(game: Game, seat: int) -> int:
    """Return the Level of a player's Character: 0, 1 or 2 (DBG-12.2, 12.6)."""
    character = game.players[seat].character
    if character == NONE:
        return 0
    have = decorations(game, seat)
    return max((e.level for e in game.card(character).levels if e.decorations <= have), default=0)


def levels_in_force(game: Game, seat: int) -> tuple[Level, ...]:
    """Return the Levels that work now, none while the Character is face-down (DBG-6.1, 6.13)."""
    if not game.exists(seat):
        return ()
    have = decorations(game, seat)
    levels = game.printed[game.players[seat].character].levels
    return tuple(each for each in levels if each.decorations <= have)


def passives(game: Game, seat: int, figure: Figure | None) -> list[tuple[int, Passive]]:
    """Return the passive texts in force that change a figure (None: that forbid), by copy (DBG-6.2)."""
    found: list[tuple[int, Passive]] = []
    changers = game.changers.get(figure)
    if not changers:
        return found
    player = game.players[seat]
    character = player.character
    if character in changers:
        for each in levels_in_force(game, seat):
            found += [(character, p) for p in each.passives if p.figure is figure]
    for copy in player.attached:
        if copy in changers and (card := game.printed[copy]).kind is not Kind.INFECTED:
            found += [(copy, p) for p in card.passives if p.figure is figure]
    return found


def forbids(game: Game, seat: int, ban: Ban) -> bool:
    """Say whether a passive text forbids something to a player's Character (DBG-1.1)."""
    return any(passive.forbid is ban for _, passive in passives(game, seat, None))


def collect(game: Game, seat: int, figure: Figure, copy: int, base: int) -> list[Summand]:
    """Return the summands of a figure of a copy: the base, and what passive texts of a player give."""
    parts: list[Summand] = [(base, NONE, False)]
    for source, passive in passives(game, seat, figure):
        if admits(passive.of, game.printed[copy]):
            amount = passive.add if passive.set is None else passive.set - base
            parts.append((amount, source, False))
    return parts


def total(parts: list[Summand]) -> int:
    """Return the sum of summands, at least 0; 0 if one of them makes it 0 (DBG-8.1)."""
    amount = 0
    for points, _, zero in parts:
        if zero:
            return 0
        amount += points
    return max(0, amount)


def summed(parts: list[Summand]) -> Sum:
    """Return summands as a Sum."""
    return Sum(total(parts), tuple(Part(*part) for part in parts))


def requirement(game: Game, seat: int, copy: int) -> list[Summand]:
    """Return the summands of a Weapon's current Ammo Requirement, in points (DBG-7.11, 8.3)."""
    printed = game.card(copy).requirement
    if printed is None:
        return [(0, NONE, False)]
    return collect(game, seat, Figure.REQUIREMENT, copy, printed)


def uses_a_turn(game: Game, seat: int, copy: int) -> int:
    """Return how many times a Weapon may be used in one turn (DBG-7.7, 7.8)."""
    return total(collect(game, seat, Figure.USES, copy, 1))


def weapon_damage(game: Game, seat: int, copy: int, paid: int = 0) -> list[Summand]:
    """Return the summands of the Damage of one use of a Weapon (DBG-8.1). `paid` is its Ammo for an X."""
    card = game.card(copy)
    parts = collect(game, seat, Figure.DAMAGE, copy, paid if card.damage is None else card.damage)
    for modifier in game.turn.modifiers:
        if modifier.card == copy or (
            modifier.card == NONE and modifier.seat == seat and admits(modifier.of, card)
        ):
            times = count(game, modifier.per, seat, copy) if modifier.per else 1
            parts.append((modifier.add * times, modifier.cause.card, modifier.zero))
    return parts


def total_damage(game: Game) -> int:
    """Return the total Damage of the Explore in progress, as it stands now (DBG-7.12, 8.1)."""
    fight = game.fight
    if fight is None:
        return 0
    return sum(total(weapon_damage(game, fight.seat, use.card, use.ammo)) for use in fight.uses)


def infected_health(game: Game, copy: int) -> list[Summand]:
    """Return the summands of an Infected's current Health (DBG-8.5)."""
    return _infected(game, copy, Figure.INFECTED_HEALTH, game.card(copy).health or 0)


def infected_damage(game: Game, copy: int) -> list[Summand]:
    """Return the summands of an Infected's current Damage (DBG-8.5)."""
    return _infected(game, copy, Figure.INFECTED_DAMAGE, game.card(copy).damage or 0)


def _infected(game: Game, copy: int, figure: Figure, base: int) -> list[Summand]:
    parts: list[Summand] = [(base, NONE, False)]
    for passive in game.card(copy).passives:
        if passive.figure is figure:
            times = count(game, passive.per, game.turn.seat, copy) if passive.per else 1
            parts.append((passive.add * times, copy, False))
    return parts


def maximum_health(game: Game, seat: int) -> list[Summand]:
    """Return the summands of a Character's Maximum Health (DBG-1.5, 13.4, 13.9).

    Each Fatal Wound recovered from takes 20 points.
    """
    player = game.players[seat]
    parts: list[Summand] = [(game.card(player.character).health or 0, NONE, False)]
    if player.wounds:
        parts.append((-20 * player.wounds, NONE, False))
    for copy in player.attached:
        for passive in game.card(copy).passives:
            if passive.figure is Figure.MAXIMUM_HEALTH:
                parts += [(passive.add, copy, False)]
    return parts


def yields(game: Game, seat: int, copy: int, figure: Figure) -> list[Summand]:
    """Return the summands of the Ammo or Gold that playing a card gives (DBG-1.6, 5.4)."""
    bonus = game.card(copy).bonus
    return collect(game, seat, figure, copy, bonus.ammo if figure is Figure.AMMO else bonus.gold)


def count(game: Game, what: str, seat: int, copy: int) -> int:
    """Return a count that amounts are multiplied by (`operations.COUNTS`)."""
    if what == "ammo_10":
        return game.turn.ammo // 10
    if what == "infected_fought":
        return len(game.infected_in_row())
    if what == "actions_played":
        return game.turn.actions_played
    knives = {each for each in game.turn.uses if game.card(each).weapon_type == "knife"}
    return len(knives - {copy})
