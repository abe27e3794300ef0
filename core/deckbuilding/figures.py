"""Derived numbers, each with its sum: base 20, +10 Deadly Aim, +5 Barry = 35 (DBG-8, 12).

Nothing here is stored in the state. `sum_of` of each figure serves the rules, the screen and bots.
"""

from math import prod

from core.deckbuilding.cards import Ban, Effect, Figure, Kind, Level, Passive
from core.deckbuilding.conditions import Asking, admits, count, counts, health_of, met
from core.deckbuilding.game import Game
from core.deckbuilding.operations import MoveInfected, Which
from core.deckbuilding.skills import working
from core.deckbuilding.state import Modifier, Use
from core.kernel.decision import NONE
from core.kernel.records import Record, evolve


class Part(Record):
    """One summand: points, and the copy whose text gives them (NONE: printed). `zero`: it makes it 0."""

    amount: int
    card: int = NONE
    zero: bool = False


Summand = tuple[int, int, bool]
"""A Part on its way: points, copy, and whether it makes the figure 0. Figures are read all the time."""


class Sum(Record):
    """A derived number and what it is made of, in order; `total` is at least 0 (DBG-8.1, 8.5)."""

    total: int
    parts: tuple[Part, ...]


def decorations(game: Game, seat: int) -> int:
    """Return a player's Decorations: those of the Infected Attached (DBG-12.1)."""
    return game.mode.decorations(game, seat)


def level(game: Game, seat: int) -> int:
    """Return the Level of a player's Character: 0, 1 or 2 (DBG-12.2, 12.6)."""
    character = game.players[seat].character
    if character == NONE:
        return 0
    have, levels = decorations(game, seat), game.card(character).levels
    reached = zip(levels, needs(game, seat), strict=True)
    return max((each.level for each, need in reached if need <= have), default=0)


def needs(game: Game, seat: int, *, partner: bool = False) -> tuple[int, ...]:
    """Return the Decorations that each Level of a Character takes (DBG-12.2, 12.5, 18.3).

    What is Attached to the Main Character can lower those of its Level 2, which is not reached before
    Level 1. A Partner has none but Weapons, Actions and Items Attached.
    """
    player = game.players[seat]
    character = player.character
    if partner:
        character = player.partner.character if player.partner else NONE
    if character == NONE:
        return ()
    found = tuple(map(game.mode.required, game.printed[character].levels))
    changers = game.changers.get(Figure.LEVEL_2)
    if partner or len(found) < 2 or not changers:
        return found
    printed = game.printed
    added = sum(
        passive.add
        for copy in player.attached
        if copy in changers
        for passive in printed[copy].passives
        if passive.figure is Figure.LEVEL_2
    )
    return found[0], max(found[0], found[1] + added)


def levels_in_force(game: Game, seat: int, *, partner: bool = False) -> tuple[Level, ...]:
    """Return the Levels that work now, none while the Character is face-down (DBG-6.1, 6.13, 18.3)."""
    player = game.players[seat]
    character = player.character
    if player.face_down or player.out or character == NONE:
        return ()
    if partner:
        if player.partner is None:
            return ()
        character = player.partner.character
    have = game.mode.decorations(game, seat)
    if not partner and game.changers.get(Figure.LEVEL_2):
        return _reached(game, character, have, needs(game, seat))
    found = game.reached.get((character, have))
    if found is None:
        found = _reached(game, character, have, needs(game, seat, partner=partner))
        game.reached[character, have] = found
    return found


def _reached(game: Game, character: int, have: int, needed: tuple[int, ...]) -> tuple[Level, ...]:
    levels = game.printed[character].levels
    return tuple([each for each, need in zip(levels, needed, strict=True) if need <= have])


InForce = tuple[int, Passive, bool]
"""A passive text in force: its copy, the text, and whether it is the Partner's or Attached to it."""


def passives(game: Game, seat: int, what: Effect) -> list[InForce]:
    """Return the passive texts in force that change a figure or forbid something (DBG-6.2)."""
    changers = game.changers.get(what)
    if not changers:
        return []
    player = game.players[seat]
    found = []
    if player.character in changers or not changers.isdisjoint(player.attached):
        found = _of(game, seat, what, player.character, player.attached)
    if player.partner is not None:
        character, attached = player.partner.character, player.partner.attached
        found += _of(game, seat, what, character, attached, partner=True)
    if what in BANS and not changers.isdisjoint(player.play_area):
        found += _of_play_area(game, what, player.play_area)
    if game.setup.skills:
        for copy, source, partner in working(game, seat):
            if source in changers:
                texts = game.printed[source].passives
                found += [(copy, p, partner) for p in texts if what in (p.figure, p.forbid)]
    return found


def has_any(game: Game, seat: int, copies: frozenset[int]) -> bool:
    """Say whether any of some copies could have a passive text in force for a player; if not, none has."""
    if not copies:
        return False
    player = game.players[seat]
    return (
        player.character in copies
        or not copies.isdisjoint(player.attached)
        or not copies.isdisjoint(player.play_area)
        or player.partner is not None
        or game.setup.skills
    )


def _of(
    game: Game,
    seat: int,
    what: Effect,
    character: int,
    attached: tuple[int, ...],
    *,
    partner: bool = False,
) -> list[InForce]:
    """Return the passive texts of a Character's Levels and of the Items Attached to it."""
    changers, printed = game.changers[what], game.printed
    found = []
    if character in changers:
        for each in levels_in_force(game, seat, partner=partner):
            texts = each.passives
            found += [(character, p, partner) for p in texts if what in (p.figure, p.forbid)]
    for copy in attached:
        if copy in changers and printed[copy].kind is Kind.ITEM:
            texts = printed[copy].passives
            found += [(copy, p, partner) for p in texts if what in (p.figure, p.forbid)]
    return found


def _of_play_area(game: Game, what: Effect, play_area: tuple[int, ...]) -> list[InForce]:
    """Return what cards forbid from the Play Area: that of Weapons."""
    return [
        (copy, passive, False)
        for copy in play_area
        if copy in game.changers[what]
        for passive in game.printed[copy].passives
        if passive.forbid is what
    ]


BANS = frozenset(Ban)


def forbids(game: Game, seat: int, ban: Ban, *, partner: bool = False) -> bool:
    """Say whether a passive text forbids something to a Character of a player (DBG-1.1, 18.20)."""
    found = passives(game, seat, ban)
    return bool(found) and any(
        whose is partner
        and (passive.cond is None or met(game, passive.cond, Asking(seat, copy, whose)))
        for copy, passive, whose in found
    )


def of_partner(game: Game, seat: int, copy: int) -> bool:
    """Say whether a card is Attached to a player's Partner: such a Weapon is used by it (DBG-18.10)."""
    partner = game.players[seat].partner
    return partner is not None and copy in partner.attached


def collect(game: Game, seat: int, figure: Figure, copy: int, base: int) -> list[Summand]:
    """Return the summands of a figure of a copy: the base, and what passive texts of a player give."""
    parts: list[Summand] = [(base, NONE, False)]
    for source, passive, whose in passives(game, seat, figure):
        if (
            admits(passive.of, game.printed[copy])
            and not (passive.own and whose is not of_partner(game, seat, copy))
            and (passive.cond is None or met(game, passive.cond, Asking(seat, copy, whose)))
        ):
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
    card = game.printed[copy]
    if card.requirement is None:
        return [(0, NONE, False)]
    if not game.turn.modifiers and Figure.REQUIREMENT not in game.changers:
        return [(card.requirement, NONE, False)]
    parts = collect(game, seat, Figure.REQUIREMENT, copy, card.requirement)
    return parts + [
        (each.add, each.cause.card, False)
        for each in game.turn.modifiers
        if each.figure == Figure.REQUIREMENT and each.seat == seat and admits(each.of, card)
    ]


def uses_a_turn(game: Game, seat: int, copy: int) -> int:
    """Return how many times a Weapon may be used in one turn (DBG-7.7, 7.8)."""
    if Figure.USES not in game.changers:
        return 1
    return total(collect(game, seat, Figure.USES, copy, 1))


def weapon_damage(game: Game, seat: int, copy: int, paid: int = 0) -> list[Summand]:
    """Return the summands of the Damage of one use of a Weapon (DBG-8.1). `paid` is its Ammo for an X."""
    card = game.printed[copy]
    base = paid if card.damage is None else card.damage
    modifiers = game.turn.modifiers
    if not modifiers and Figure.DAMAGE not in game.changers:
        return [(base, NONE, False)]
    parts = collect(game, seat, Figure.DAMAGE, copy, base)
    if not modifiers and not card.passives and not (game.fight and game.fight.lent):
        return parts
    asking = Asking(seat, copy, of_partner(game, seat, copy))
    for source in (copy, *lent_to(game, copy)):
        parts += [
            (_amount(game, passive, asking), source, False)
            for passive in game.printed[source].passives
            if passive.figure is Figure.DAMAGE and (source == copy or not _defines_x(game, source))
        ]
    changes = [each for each in modifiers if _changes_weapon(game, each, seat, copy, paid)]
    for modifier in changes:
        times = count(game, modifier.per, Asking(seat, copy)) if modifier.per else 1
        parts.append((modifier.add * times, modifier.cause.card, modifier.zero))
    for modifier in changes:
        if modifier.times > 1:
            once = max(sum(points for points, _, _ in parts), 0)
            parts.append((once * (modifier.times - 1), modifier.cause.card, False))
    return parts


def lent_to(game: Game, copy: int) -> tuple[int, ...]:
    """Return the Weapons whose text a Weapon being used has as well in this Explore (DBG-6.18)."""
    lent = game.fight.lent if game.fight else ()
    return tuple([source for weapon, source in lent if weapon == copy]) if lent else ()


def _defines_x(game: Game, copy: int) -> bool:
    """Say whether the text of a Weapon defines its printed X: it says nothing of another one (DBG-6.18)."""
    return game.printed[copy].damage is None


def _changes_weapon(game: Game, modifier: Modifier, seat: int, copy: int, paid: int) -> bool:
    """Say whether a lasting change is one of the Damage of a Weapon with so much Ammo allotted."""
    if modifier.figure != Figure.DAMAGE:
        return False
    if modifier.card != NONE or modifier.seat != seat:
        return modifier.card == copy
    most = modifier.of.requirement_at_most
    if most is None:
        return admits(modifier.of, game.printed[copy])
    # Of a printed X what is paid counts (DBG-1.8).
    open_x = game.printed[copy].requirement is None
    needed = paid if open_x else total(requirement(game, seat, copy))
    printed = evolve(modifier.of, requirement_at_most=None)
    return needed <= most and admits(printed, game.printed[copy])


def _amount(game: Game, passive: Passive, asking: Asking) -> int:
    """Return what a passive text adds to the figure of the thing itself, 0 if its condition fails."""
    if passive.cond is not None and not met(game, passive.cond, asking):
        return 0
    return passive.add * (count(game, passive.per, asking) if passive.per else 1)


def strength(game: Game, seat: int, *, partner: bool = False) -> list[Summand]:
    """Return the summands of what a Character deals beside its Weapons (DBG-6.12, 8.1 step 3)."""
    parts: list[Summand] = [(_printed_damage(game, seat, partner=partner), NONE, False)]
    for source, passive, whose in passives(game, seat, Figure.CHARACTER_DAMAGE):
        if whose is partner:
            asking = Asking(seat, NONE, partner)
            parts.append((_amount(game, passive, asking), source, False))
    parts += [
        (each.add, each.cause.card, each.zero)
        for each in _of_character(game, seat, partner=partner)
        if each.times == 1
    ]
    return parts


def _printed_damage(game: Game, seat: int, *, partner: bool) -> int:
    """Return the Base Damage of an Infected Character; others print none (DBG-1.18, 6.12)."""
    character = game.players[seat].character
    return 0 if partner or character == NONE else game.printed[character].damage or 0


def _of_character(game: Game, seat: int, *, partner: bool) -> list[Modifier]:
    return [
        each
        for each in game.turn.modifiers
        if each.figure == Figure.CHARACTER_DAMAGE and each.seat == seat and each.partner is partner
    ]


def multiplier(game: Game, seat: int, *, partner: bool = False) -> int:
    """Return what all Damage of a Character is multiplied by (DBG-8.1 step 4, 8.14)."""
    return prod(each.times for each in _of_character(game, seat, partner=partner))


def total_damage(game: Game) -> int:
    """Return the total Damage of the Explore or Attack in progress, as it stands now (DBG-7.12, 8.1, 18.11).

    What is used on a target that was dropped does not count (DBG-16.4).
    """
    fight = game.fight
    if fight is None:
        return 0
    uses = fight.uses
    if fight.attack:
        uses = tuple(use for use in uses if use.target in (NONE, *fight.targets))
    return _dealt_by_both(game, fight.seat, uses, base=True)


def damage_on(game: Game, target: int) -> int:
    """Return the Damage that an Attack deals to the Character of a target (DBG-16.5, 16.6)."""
    fight = game.fight
    if fight is None:
        return 0
    uses = tuple(use for use in fight.uses if use.target == target)
    return _dealt_by_both(game, fight.seat, uses, base=fight.main_target == target)


def _dealt_by_both(game: Game, seat: int, uses: tuple[Use, ...], *, base: bool) -> int:
    main = dealt(game, seat, uses, base=base)
    if game.players[seat].partner is None:
        return main
    return main + dealt(game, seat, uses, base=base, partner=True)


def dealt(
    game: Game, seat: int, uses: tuple[Use, ...], *, base: bool, partner: bool = False
) -> int:
    """Return the Damage of one Character by some uses of Weapons, and its own with `base` (DBG-8.1)."""
    weapons = _weapons_damage(game, seat, uses, partner=partner)
    if not game.turn.modifiers and not game.changers.get(Figure.CHARACTER_DAMAGE):
        return weapons
    more = total(strength(game, seat, partner=partner)) if base else 0
    return (weapons + more) * multiplier(game, seat, partner=partner)


def _weapons_damage(game: Game, seat: int, uses: tuple[Use, ...], *, partner: bool) -> int:
    if game.players[seat].partner is not None:
        uses = tuple(use for use in uses if of_partner(game, seat, use.card) is partner)
    return sum([total(weapon_damage(game, seat, use.card, use.ammo)) for use in uses])


def added_damage(game: Game) -> list[Summand]:
    """Return what the Characters deal beside the Damage of their Weapons, doublings at the end (DBG-8.1)."""
    fight = game.fight
    if fight is None:
        return []
    seat = fight.seat
    parts: list[Summand] = []
    for partner in (False, True) if game.players[seat].partner else (False,):
        more = strength(game, seat, partner=partner)[1:]
        parts += more
        once = _weapons_damage(game, seat, fight.uses, partner=partner) + total(more)
        for each in _of_character(game, seat, partner=partner):
            if each.times > 1:
                parts.append((once * (each.times - 1), each.cause.card, False))
                once *= each.times
    return parts


@counts("level")
def _level(game: Game, asking: Asking, of: Which) -> int:
    return level(game, asking.seat)


@counts("damage_suffered")
def _damage_suffered(game: Game, asking: Asking, of: Which) -> int:
    """Damage on a Character is Maximum Health minus current Health (DBG-8.7)."""
    most = total(maximum_health(game, asking.seat, partner=asking.partner))
    return most - health_of(game, asking)


@counts("maximum_health")
def _maximum_health(game: Game, asking: Asking, of: Which) -> int:
    return total(maximum_health(game, asking.seat, partner=asking.partner))


@counts("revealed")
def _revealed(game: Game, asking: Asking, of: Which) -> int:
    return sum(game.is_infected(copy) and infected_fits(game, of, copy) for copy in asking.it)


@counts("total_damage")
def _total_damage(game: Game, asking: Asking, of: Which) -> int:
    return total_damage(game)


def infected_health(game: Game, copy: int) -> list[Summand]:
    """Return the summands of an Infected's current Health (DBG-8.5)."""
    return _infected(game, copy, Figure.INFECTED_HEALTH, game.printed[copy].health or 0)


def infected_damage(game: Game, copy: int) -> list[Summand]:
    """Return the summands of an Infected's current Damage (DBG-8.5)."""
    return _infected(game, copy, Figure.INFECTED_DAMAGE, game.printed[copy].damage or 0)


def _infected(game: Game, copy: int, figure: Figure, base: int) -> list[Summand]:
    parts: list[Summand] = [(base, NONE, False)]
    difficulty = game.difficulty
    if difficulty.points:
        parts.append((difficulty.points, NONE, False))
    for passive in game.printed[copy].passives:
        if passive.figure is figure:
            amount = _amount(game, passive, Asking(game.turn.seat, copy)) * difficulty.times
            if amount or passive.cond is None:
                parts.append((amount, copy, False))
    if not game.turn.modifiers:
        return parts
    parts += [
        (each.add, each.cause.card, each.zero)
        for each in game.turn.modifiers
        if each.figure == figure
        and (each.card == copy or (each.card == NONE and infected_fits(game, each.of, copy)))
    ]
    return parts


def infected_fits(game: Game, of: Which, copy: int) -> bool:
    """Say whether a Which admits an Infected; its Health counts as it is now, not as printed (DBG-7.41)."""
    if of.health_at_most is None and of.health_at_least is None:
        return admits(of, game.card(copy))
    health = total(infected_health(game, copy))
    fits = (of.health_at_most is None or health <= of.health_at_most) and (
        of.health_at_least is None or health >= of.health_at_least
    )
    return fits and admits(evolve(of, health_at_most=None, health_at_least=None), game.card(copy))


def can_be_moved(game: Game, step: MoveInfected, copy: int) -> bool:
    """Say whether an Infected of the row is one that a step puts on the bottom (DBG-7.25, 5.26)."""
    if not infected_fits(game, step.of, copy):
        return False
    if not step.healthier or game.fight is None:
        return not step.healthier
    leader = Asking(game.fight.seat, partner=game.fight.partner_leads)
    return total(infected_health(game, copy)) > health_of(game, leader)


def shielded(game: Game, copy: int, *, against: tuple[str, ...]) -> bool:
    """Say whether an Infected cannot receive `damage` or suffer `defeat` this turn (DBG-7.28)."""
    modifiers = game.turn.modifiers
    return bool(modifiers) and any(e.card == copy and e.against in against for e in modifiers)


def harm_taken(
    game: Game, seat: int, amount: int, dealt_by: str, *, partner: bool = False
) -> list[Summand]:
    """Return the summands of an amount of Damage that a Character takes; `dealt_by` is a Kind (DBG-8.10)."""
    parts: list[Summand] = [(amount, NONE, False)]
    parts += [
        (passive.add, source, False)
        for source, passive, whose in passives(game, seat, Figure.HARM)
        if whose is partner
        and passive.of.kind in ("", dealt_by)
        and (passive.cond is None or met(game, passive.cond, Asking(seat, source, whose)))
    ]
    return parts


def price(game: Game, seat: int, copy: int) -> list[Summand]:
    """Return the summands of what a player pays to buy a card, in Gold, at least 0 (DBG-5.20, 10.6)."""
    return collect(game, seat, Figure.COST, copy, game.costs[copy])


def maximum_health(game: Game, seat: int, *, partner: bool = False) -> list[Summand]:
    """Return the summands of a Character's Maximum Health (DBG-1.5, 13.4, 13.9, 18.3).

    Each Fatal Wound recovered from takes 20 points; effects have taken what the player has `lowered`.
    """
    player = game.players[seat]
    character, attached = player.character, player.attached
    less = 20 * player.wounds + player.lowered
    if partner and player.partner is not None:
        companion = player.partner
        character, attached, less = companion.character, companion.attached, companion.lowered
    parts: list[Summand] = [(game.printed[character].health or 0, NONE, False)]
    if less:
        parts.append((-less, NONE, False))
    changers = game.changers.get(Figure.MAXIMUM_HEALTH)
    if not changers or changers.isdisjoint(attached):
        return parts
    return parts + [
        (passive.add, copy, False)
        for copy in attached
        for passive in game.printed[copy].passives
        if passive.figure is Figure.MAXIMUM_HEALTH
    ]


def yields(game: Game, seat: int, copy: int, figure: Figure) -> list[Summand]:
    """Return the summands of the Ammo or Gold that playing a card gives (DBG-1.6, 5.4)."""
    bonus = game.card(copy).bonus
    return collect(game, seat, figure, copy, bonus.ammo if figure is Figure.AMMO else bonus.gold)
