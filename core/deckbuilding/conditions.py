"""Which cards, how many of something, and whether a condition holds (DBG-1.20, 5.8, 8.2)."""

from collections.abc import Callable

from core.deckbuilding.cards import Card
from core.deckbuilding.game import Game
from core.deckbuilding.operations import Condition, Which
from core.kernel.decision import NONE
from core.kernel.records import Record

ANY = Which()
"""Admits every card."""


class Asking(Record):
    """Who asks: a player, the copy whose text or figure it is, and what the step before touched.

    `partner` says that the Character that is meant is the player's Partner (DBG-18.20); `done` whether
    the step before was done wholly.
    """

    seat: int
    copy: int = NONE
    partner: bool = False
    it: tuple[int, ...] = ()
    done: bool = True


FULL_HAND = 5
"""A Hand with more cards than this is counted as `full_hands`."""

Counter = Callable[[Game, Asking, Which], int]

_counters: dict[str, Counter] = {}


def counts(what: str) -> Callable[[Counter], Counter]:
    """Register how one of `operations.COUNTS` is counted; what it counts may be narrowed by a Which."""

    def register(counter: Counter) -> Counter:
        _counters[what] = counter
        return counter

    return register


def count(game: Game, what: str, asking: Asking, of: Which = ANY) -> int:
    """Return a count that amounts are multiplied by or conditions compare (`operations.COUNTS`)."""
    return _counters[what](game, asking, of)


def admits(which: Which, card: Card, game: Game | None = None, it: tuple[int, ...] = ()) -> bool:
    """Say whether a card meets every condition of a Which. `it` is what `cost_above_it` counts from."""
    return (
        (not which.kind or card.kind == which.kind)
        and (not which.not_kind or card.kind != which.not_kind)
        and (not which.weapon_type or card.weapon_type == which.weapon_type)
        and (not which.named or card.id == which.named)
        and (not which.name_has or which.name_has in card.name)
        and (not which.trait or which.trait in card.traits)
        and (which.boss is None or card.boss == which.boss)
        and (which.trash_after is None or card.trash_after == which.trash_after)
        and (which.cost_at_most is None or (card.cost or 0) <= which.cost_at_most)
        and (which.cost_at_least is None or (card.cost or 0) >= which.cost_at_least)
        and (which.cost_above_it is None or _cost_fits(which.cost_above_it, card, game, it))
        and (which.health_at_most is None or (card.health or 0) <= which.health_at_most)
        and (which.health_at_least is None or (card.health or 0) >= which.health_at_least)
        and (
            which.requirement_at_most is None
            or (card.requirement or 0) <= which.requirement_at_most
        )
        and (which.decorations_at_least is None or card.decorations >= which.decorations_at_least)
    )


def _cost_fits(above: int, card: Card, game: Game | None, it: tuple[int, ...]) -> bool:
    if game is None or not it:
        return False
    return (card.cost or 0) <= (game.card(it[0]).cost or 0) + above


def met(game: Game, cond: Condition, asking: Asking) -> bool:
    """Say whether a condition holds for a player now."""
    if cond.count:
        found = count(game, cond.count, asking, cond.of)
        least, most = cond.at_least, cond.at_most
        return (least is None or found >= least) and (most is None or found <= most)
    if cond.done is not None:
        return asking.done is cond.done
    if cond.heads is not None:
        return asking.done is cond.heads
    if cond.it is not None:
        return bool(asking.it) and admits(cond.it, game.card(asking.it[0]))
    return _holds_in_play(game, cond, asking)


def _holds_in_play(game: Game, cond: Condition, asking: Asking) -> bool:
    """Say whether a condition on the player and the Explore in progress holds."""
    if cond.own_turn is not None:
        return (asking.seat == game.turn.seat) is cond.own_turn
    if cond.explored is not None:
        return game.turn.explored is cond.explored
    if cond.exploring is not None:
        now = game.fight is not None and game.fight.seat == asking.seat
        return now is cond.exploring
    if cond.night is not None:
        return game.setup.night is cond.night
    if cond.others_health_at_most is not None:
        return any(
            game.players[seat].health <= cond.others_health_at_most
            for seat in game.clockwise(asking.seat)
            if seat != asking.seat
        )
    return _holds_in_fight(game, cond, asking)


def _holds_in_fight(game: Game, cond: Condition, asking: Asking) -> bool:
    """Say whether a condition on the Characters of the player and the Explore in progress holds."""
    if cond.hit:
        return game.fight is not None and game.fight.hit == cond.hit
    if cond.partner is not None:
        has = game.players[asking.seat].partner is not None
        return has and not asking.partner if cond.partner else not has
    if cond.health_at_least is not None:
        return health_of(game, asking) >= cond.health_at_least
    if cond.ammo_above is not None:
        return game.turn.ammo > cond.ammo_above
    in_use = {use.card for use in game.fight.uses} if game.fight else set()
    return len(in_use) >= (cond.weapons_in_use_at_least or 0)


def health_of(game: Game, asking: Asking) -> int:
    """Return the current Health of the Character that is meant."""
    player = game.players[asking.seat]
    return player.partner.health if asking.partner and player.partner else player.health


def admitted(game: Game, copies: tuple[int, ...], of: Which) -> int:
    """Return how many of some copies a Which admits."""
    if of is ANY or of == ANY:
        return len(copies)
    return sum(admits(of, game.printed[copy]) for copy in copies)


@counts("ammo_10")
def _ammo_10(game: Game, asking: Asking, of: Which) -> int:
    return game.turn.ammo // 10


@counts("infected_fought")
def _infected_fought(game: Game, asking: Asking, of: Which) -> int:
    return admitted(game, game.infected_in_row(), of)


@counts("other_knives_used")
def _other_knives_used(game: Game, asking: Asking, of: Which) -> int:
    knives = {each for each in game.turn.uses if game.card(each).weapon_type == "knife"}
    return len(knives - {asking.copy})


@counts("actions_played")
def _actions_played(game: Game, asking: Asking, of: Which) -> int:
    return game.turn.actions_played


@counts("it")
def _it(game: Game, asking: Asking, of: Which) -> int:
    return admitted(game, asking.it, of)


@counts("infection_level")
def _infection_level(game: Game, asking: Asking, of: Which) -> int:
    player = game.players[asking.seat]
    meant = player.partner if asking.partner and player.partner else player
    return len(meant.infection) + meant.uncarded


@counts("living")
def _living(game: Game, asking: Asking, of: Which) -> int:
    """Partners are Characters too (DBG-18.18)."""
    there = [game.players[seat] for seat in game.clockwise(asking.seat)]
    characters = [player.character for player in there]
    characters += [player.partner.character for player in there if player.partner]
    return sum(game.printed[copy].kind == "character" for copy in characters)


@counts("others_of_name_used")
def _others_of_name_used(game: Game, asking: Asking, of: Which) -> int:
    name = game.cards[asking.copy]
    return sum(copy != asking.copy and game.cards[copy] == name for copy in game.turn.uses)


@counts("hand")
def _hand(game: Game, asking: Asking, of: Which) -> int:
    return admitted(game, game.players[asking.seat].hand, of)


@counts("discard_pile")
def _discard_pile(game: Game, asking: Asking, of: Which) -> int:
    return admitted(game, game.players[asking.seat].discard_pile, of)


@counts("inventory")
def _inventory(game: Game, asking: Asking, of: Which) -> int:
    return admitted(game, game.players[asking.seat].inventory, of)


@counts("play_area")
def _play_area(game: Game, asking: Asking, of: Which) -> int:
    return admitted(game, game.players[asking.seat].play_area, of)


@counts("play_area_types")
def _play_area_types(game: Game, asking: Asking, of: Which) -> int:
    return len({game.printed[copy].kind for copy in game.players[asking.seat].play_area})


@counts("gained")
def _gained(game: Game, asking: Asking, of: Which) -> int:
    """Bought cards and taken Mansion Items are Gained too (DBG-5.21, 9.12, 10.8)."""
    return admitted(game, tuple(c for seat, c in game.turn.gained if seat == asking.seat), of)


@counts("ammo_of_it")
def _ammo_of_it(game: Game, asking: Asking, of: Which) -> int:
    return sum(game.printed[copy].bonus.ammo for copy in asking.it) // 10


@counts("full_hands")
def _full_hands(game: Game, asking: Asking, of: Which) -> int:
    """Of 6 cards or more; the own Hand counts too (PR-009)."""
    return sum(len(game.players[seat].hand) > FULL_HAND for seat in game.clockwise(asking.seat))


@counts("health")
def _health(game: Game, asking: Asking, of: Which) -> int:
    return health_of(game, asking)


@counts("infected_attached")
def _infected_attached(game: Game, asking: Asking, of: Which) -> int:
    attached = game.players[asking.seat].attached
    return admitted(game, tuple(copy for copy in attached if game.is_infected(copy)), of)


@counts("infected_of_leader")
def _infected_of_leader(game: Game, asking: Asking, of: Which) -> int:
    """A Partner has no Infected (DBG-18.8, 18.13)."""
    return 0 if asking.partner else _infected_attached(game, asking, of)


@counts("partner_cards")
def _partner_cards(game: Game, asking: Asking, of: Which) -> int:
    partner = game.players[asking.seat].partner
    return admitted(game, partner.attached, of) if partner is not None else 0


def used_by(game: Game, asking: Asking) -> dict[int, None]:
    """Return the Weapon cards that the Character meant uses in this Explore, in order (DBG-7.8, 18.21).

    A Weapon whose figure is asked for counts as used. Who is Attacked uses none (DBG-16.7).
    """
    fight = game.fight
    uses = fight.uses if fight is not None and fight.seat == asking.seat else ()
    partner = game.players[asking.seat].partner
    attached = partner.attached if partner is not None else ()
    used = dict.fromkeys(use.card for use in uses if (use.card in attached) is asking.partner)
    if asking.copy != NONE and game.printed[asking.copy].kind == "weapon":
        used[asking.copy] = None
    return used


@counts("weapons_in_use")
def _weapons_in_use(game: Game, asking: Asking, of: Which) -> int:
    return admitted(game, tuple(used_by(game, asking)), of)


@counts("weapon_types_in_use")
def _weapon_types_in_use(game: Game, asking: Asking, of: Which) -> int:
    """A Weapon without a type shares it with no other one (DBG-1.7)."""
    used = [game.printed[copy] for copy in used_by(game, asking)]
    types = {card.weapon_type for card in used if card.weapon_type}
    return len(types) + sum(card.weapon_type is None for card in used)


@counts("infected_of_all")
def _infected_of_all(game: Game, asking: Asking, of: Which) -> int:
    return sum(
        _infected_attached(game, Asking(seat), of) for seat in game.clockwise(game.turn.seat)
    )


@counts("team_decorations")
def _team_decorations(game: Game, asking: Asking, of: Which) -> int:
    return game.mode.decorations(game, asking.seat) if game.teams else 0


@counts("players_with_fewer")
def _players_with_fewer(game: Game, asking: Asking, of: Which) -> int:
    own = game.mode.decorations(game, asking.seat)
    return sum(game.mode.decorations(game, seat) < own for seat in game.clockwise(asking.seat))


@counts("resource_piles")
def _resource_piles(game: Game, asking: Asking, of: Which) -> int:
    return sum(bool(pile.cards) for pile in game.piles)


@counts("types")
def _types(game: Game, asking: Asking, of: Which) -> int:
    return len({game.printed[copy].kind for copy in asking.it})


@counts("damage_of_it")
def _damage_of_it(game: Game, asking: Asking, of: Which) -> int:
    """A printed X counts as 0: nothing is paid for it (DBG-1.8)."""
    return sum(game.printed[copy].damage or 0 for copy in asking.it)
