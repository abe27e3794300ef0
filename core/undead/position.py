"""Checking a set-up, and building the table that a position states (UND-4.11)."""

from collections.abc import Iterable

from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.errors import SetupError
from core.undead import frames
from core.undead.catalogue import Book
from core.undead.game import Game
from core.undead.opening import give_gear
from core.undead.setup import GearState, Position, PositionHostile, PositionSoldier, Setup
from core.undead.state import (
    Consecration,
    Deck,
    Gear,
    Goal,
    Hostile,
    Soldier,
    State,
    Turn,
    Ward,
)
from core.undead.team import Problem, team_problems

MOST_SEATS = 4


def check_setup(book: Book, setup: Setup) -> None:
    """Check a set-up against the catalogue. Raises SetupError with every problem."""
    problems = unknown_problems(book, setup)
    if not problems:
        problems = seat_problems(setup) + team_problems(book, setup)
    if not problems and setup.position is not None:
        problems = position_problems(book, setup, setup.position)
    if problems:
        raise SetupError(*problems)


def unknown_problems(book: Book, setup: Setup) -> list[Problem]:
    """Return the ids of a set-up that nothing has."""
    found: list[Problem] = []
    if setup.mission not in book.missions:
        found.append(("unknown-mission", setup.mission, ", ".join(sorted(book.missions))))
    elif setup.objective and setup.objective not in book.missions[setup.mission].objectives:
        allowed = ", ".join(book.missions[setup.mission].objectives)
        found.append(("unknown-objective", setup.objective, allowed))
    for member in setup.team:
        found += [
            (f"unknown-{what}", each, f"a {what} of the catalogue")
            for what, ids, known in (
                ("soldier", (member.soldier,), book.soldiers),
                ("weapon", member.weapons, book.weapons),
                ("equipment", member.equipment, book.equipment),
                ("skill", (*member.skills, *member.trained), book.skills),
                ("theology", (member.theology,) if member.theology else (), book.theologies),
            )
            for each in ids
            if each not in known
        ]
    found += [
        ("unknown-hostile", each, "a hostile of the catalogue")
        for each in setup.without
        if each not in book.hostiles
    ]
    return found


def seat_problems(setup: Setup) -> list[Problem]:
    """Return what is wrong with the seats of a set-up."""
    found: list[Problem] = []
    if not 1 <= len(setup.seats) <= MOST_SEATS:
        found.append(("seats", str(len(setup.seats)), f"1 to {MOST_SEATS} seats"))
    found += [
        ("unknown-seat", f"{each.soldier}: seat {each.seat + 1}", f"1 to {len(setup.seats)}")
        for each in setup.team
        if not 0 <= each.seat < len(setup.seats)
    ]
    return found


def position_problems(book: Book, setup: Setup, position: Position) -> list[Problem]:
    """Return what is impossible about a table that a position states."""
    found = track_problems(book, setup, position) or _place_problems(book, position)
    return found or table_problems(book, setup, position)


def track_problems(book: Book, setup: Setup, position: Position) -> list[Problem]:
    """Return what is wrong with the places themselves, and with how many Soldiers there are."""
    end = book.missions[setup.mission].objective_at
    found: list[Problem] = []
    if len(position.soldiers) != len(setup.team):
        found.append(
            ("soldiers", str(len(position.soldiers)), f"{len(setup.team)}, as in the team")
        )
    if len(position.track) != end - 1:
        found.append(("track", str(len(position.track)), f"{end - 1} places before the Objective"))
    if position.objective_active and "" in position.track:
        found.append(("track", "an Active Objective", "a Location at every place before it"))
    filled = [place for place, each in enumerate(position.track, start=1) if each]
    if filled and filled[-1] != len(filled):
        found.append(("track", f"place {filled[-1]}", "no place left out before it"))
    return found


def _place_problems(book: Book, position: Position) -> list[Problem]:
    last = last_in_play(position)
    places = [(f"Soldier {n}", each.at) for n, each in enumerate(position.soldiers, start=1)]
    places += [(book.hostiles[each.card].name, each.at) for each in position.hostiles]
    places += [("ward", each.at) for each in position.wards]
    return [
        ("no-such-place", f"{what}: {at}", f"0 to {last}")
        for what, at in places
        if not 0 <= at <= last
    ]


def table_problems(book: Book, setup: Setup, position: Position) -> list[Problem]:
    """Return what else is impossible, all places being in play."""
    found: list[Problem] = []
    if not any(each.health != 0 for each in position.soldiers):
        found.append(("all-downed", "every Soldier Downed", "a Soldier who is not Downed"))
    if not 0 <= position.active < len(setup.seats):
        found.append(("active", str(position.active + 1), f"1 to {len(setup.seats)}"))
    if position.carrier != NONE and not 0 <= position.carrier < len(position.soldiers):
        found.append(("carrier", str(position.carrier + 1), f"1 to {len(position.soldiers)}"))
    return [
        *found,
        *_soldier_problems(book, setup, position),
        *_hostile_problems(book, position),
        *_goal_problems(book, setup, position),
        *_copy_problems(book, setup, position),
    ]


def _goal_problems(book: Book, setup: Setup, position: Position) -> Iterable[Problem]:
    """Yield progress that would have won already, or that the Objective does not count (UND-16)."""
    card = book.company(setup).objective
    for what, have, most in (
        ("work", position.work, card.work),
        ("hits", position.hits, card.hits),
    ):
        least = most + 1 if what == "work" and card.kind == "escape" else max(most, 1)
        if not 0 <= have < least:
            yield what, str(have), f"0 to {least - 1}"
    for each in position.destroyed:
        if each not in card.unique:
            yield "destroyed", book.hostiles[each].name, "Unique Hostiles of the Objective"


def last_in_play(position: Position) -> int:
    """Return the farthest place that holds a card in play."""
    last = 0
    for each in position.track:
        if not each:
            return last
        last += 1
    return last + 1 if position.objective_active else last


def _soldier_problems(book: Book, setup: Setup, position: Position) -> Iterable[Problem]:
    company = book.company(setup)
    for trooper, each in zip(company.troops, position.soldiers, strict=True):
        if each.health is not None and not 0 <= each.health <= trooper.health:
            yield "health", f"{trooper.name}: {each.health}", f"0 to {trooper.health}"
        if not 0 <= each.suppressions <= 2:
            yield "suppressions", f"{trooper.name}: {each.suppressions}", "0 to 2"
        if each.hand and (not trooper.player or each.health == 0):
            yield (
                "no-hand",
                trooper.name,
                "no Action cards: only Player Soldiers not Downed hold any",
            )
        if each.divinity and not trooper.clergy:
            yield "no-divinity", trooper.name, "no Divinity: only Clergy have any"
        if each.health == 0 and (each.suppressions or each.divinity or each.protected):
            yield "downed", trooper.name, "nothing on a Soldier who is Downed"
        owned = [company.cards[copy] for copy in company.gear[company.troops.index(trooper)]]
        for state in each.gear:
            if state.card not in owned:
                name = book.by_id[state.card].name if state.card in book.by_id else state.card
                yield "not-his-gear", f"{trooper.name}: {name}", "Gear that he has"
            else:
                owned.remove(state.card)


def _hostile_problems(book: Book, position: Position) -> Iterable[Problem]:
    up = [n for n, each in enumerate(position.soldiers) if each.health != 0]
    for each in position.hostiles:
        foe = book.foes[each.card]
        name = foe.card.name
        for what, values in (
            ("EKIAs", each.ekias),
            ("Suppressions", each.suppressions),
            ("targets", each.targets),
        ):
            if len(values) > foe.count:
                yield "too-many-hostiles", f"{name}: {len(values)} {what}", f"at most {foe.count}"
        if len(each.ekias) == foe.count and all(e >= foe.health for e in each.ekias):
            yield "destroyed", name, "a Hostile card that is not Destroyed"
        if any(not 0 <= e <= foe.health for e in each.ekias):
            yield "ekias", f"{name}: {list(each.ekias)}", f"0 to {foe.health} each"
        if any(not 0 <= s <= foe.health for s in each.suppressions):
            yield "suppressions", f"{name}: {list(each.suppressions)}", f"0 to {foe.health} each"
        if any(target not in up for target in each.targets):
            yield "no-such-target", name, "Soldiers who are not Downed"


def _copy_problems(book: Book, setup: Setup, position: Position) -> list[Problem]:
    stock = Stock(book, setup)
    stock.lay(position)
    return stock.problems


def placed(book: Book, setup: Setup, position: Position, seed: int) -> Game:
    """Return the table of a position, in the Soldier Turn. Raises SetupError if it is impossible."""
    company = book.company(setup)
    stock = Stock(book, setup)
    laid = stock.lay(position)
    if stock.problems:
        raise SetupError(*stock.problems)
    chance = Chance(seed)
    decks = {}
    for name, top in laid.decks.items():
        rest, chance = chance.shuffled(stock.left(name))
        decks[name] = top + rest
    end = company.mission.objective_at
    state = State(
        setup,
        company.cards,
        tuple(
            _soldier(book, setup, place, each, hand)
            for place, (each, hand) in enumerate(zip(position.soldiers, laid.hands, strict=True))
        ),
        laid.hostiles,
        (NONE, *laid.track, *((NONE,) * (end - 1 - len(laid.track))), company.goal),
        Deck(decks["actions"], laid.discards["actions"]),
        Deck(decks["locations"]),
        Deck(decks["hostiles"], laid.discards["hostiles"]),
        (),
        stock.left("unique"),
        _turn(book, setup, position),
        Goal(
            position.objective_active,
            position.work,
            position.hits,
            position.destroyed,
            position.carrier,
        ),
        None,
        tuple(
            Ward(each.at, NONE, each.undead_only, each.no_reinforcement)
            for each in position.wards
            if not each.less
        ),
        tuple(Consecration(each.at, 0, each.less) for each in position.wards if each.less),
        position.raised,
        (),
        None,
        Chance(chance.counter, position.chance),
    )
    game = Game(book, state)
    _set_gear(game, position)
    game.push(frames.MainPart(position.active))
    return game


def _turn(book: Book, setup: Setup, position: Position) -> Turn:
    left = (
        book.missions[setup.mission].time + setup.turns if position.left is None else position.left
    )
    return Turn(position.turn, left, position.active)


def _filled(values: tuple[int, ...], count: int) -> tuple[int, ...]:
    return (*values, *((0,) * (count - len(values))))[:count]


def _soldier(
    book: Book, setup: Setup, place: int, each: PositionSoldier, hand: tuple[int, ...]
) -> Soldier:
    trooper = book.company(setup).troops[place]
    health = trooper.health if each.health is None else each.health
    actions = trooper.actions if each.actions is None else each.actions
    divinity = trooper.divinity if each.divinity is None else each.divinity
    if not health:
        return Soldier(each.at, 0, xp=trooper.member.xp)
    return Soldier(
        at=each.at,
        health=health,
        actions=actions,
        suppressions=each.suppressions,
        xp=trooper.member.xp,
        divinity=divinity,
        protected=each.protected,
        hand=hand,
    )


def _set_gear(game: Game, position: Position) -> None:
    """Give everybody the Gear of the team, with the counters that the position states."""
    give_gear(game, game.company)
    for soldier, each in enumerate(position.soldiers):
        states = list(each.gear)
        for gear in game.soldiers[soldier].gear:
            state = next((s for s in states if s.card == game.cards[gear.card]), None)
            if state is not None:
                states.remove(state)
                _set_counters(game, soldier, gear, state)


def _set_counters(game: Game, soldier: int, gear: Gear, state: GearState) -> None:
    ammo = gear.ammo if state.ammo is None else state.ammo
    charges = gear.charges if state.charges is None else state.charges
    game.change_gear(soldier, gear.card, empty=state.empty, ammo=ammo, charges=charges)


class Laid:
    """The copies of a position in their places."""

    def __init__(self) -> None:
        self.hands: list[tuple[int, ...]] = []
        self.track: tuple[int, ...] = ()
        self.hostiles: tuple[Hostile, ...] = ()
        self.decks: dict[str, tuple[int, ...]] = {}
        self.discards: dict[str, tuple[int, ...]] = {}


class Stock:
    """The copies of a position that have no place yet, by deck and card id."""

    def __init__(self, book: Book, setup: Setup) -> None:
        company = book.company(setup)
        self.book = book
        self.cards = company.cards
        self.problems: list[Problem] = []
        self.free = {
            "actions": list(company.actions),
            "locations": list(company.locations),
            "hostiles": list(company.hostiles),
            "unique": list(company.unique),
        }

    def lay(self, position: Position) -> Laid:
        """Take the copies that a position names and return where they are."""
        laid = Laid()
        laid.track = tuple(self.take("locations", each) for each in position.track if each)
        up = [n for n, each in enumerate(position.soldiers) if each.health != 0]
        laid.hostiles = tuple(self._hostile(each, up[0] if up else 0) for each in position.hostiles)
        laid.hands = [self._all("actions", each.hand) for each in position.soldiers]
        laid.decks = {
            "actions": self._all("actions", position.action_deck),
            "locations": self._all("locations", position.location_deck),
            "hostiles": self._all("hostiles", position.hostile_deck),
        }
        laid.discards = {
            "actions": self._all("actions", position.action_discard),
            "hostiles": self._all("hostiles", position.hostile_discard),
        }
        return laid

    def _all(self, deck: str, ids: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self.take(deck, each) for each in ids)

    def _hostile(self, each: PositionHostile, target: int) -> Hostile:
        foe = self.book.foes[each.card]
        ekias = _filled(each.ekias, foe.count)
        # Longer lists are faults, which are told with the others.
        targets = (*each.targets, *((target,) * (foe.count - len(each.targets))))
        return Hostile(
            self.take("unique" if foe.unique else "hostiles", each.card),
            each.at,
            ekias,
            _filled(each.suppressions, foe.count),
            tuple(
                NONE if hits >= foe.health else aim
                for hits, aim in zip(ekias, targets, strict=False)
            ),
        )

    def take(self, deck: str, card_id: str) -> int:
        """Take the first free copy of a card out of a deck, or note that there is none."""
        for copy in self.free[deck]:
            if self.cards[copy] == card_id:
                self.free[deck].remove(copy)
                return copy
        most = sum(self.cards[copy] == card_id for copy in range(len(self.cards)))
        name = self.book.by_id[card_id].name if card_id in self.book.by_id else card_id
        problem = ("too-many-copies", name, f"at most {most} in this Mission")
        if problem not in self.problems:
            self.problems.append(problem)
        return NONE

    def left(self, deck: str) -> tuple[int, ...]:
        """Return what has no place in a deck yet."""
        return tuple(self.free[deck])
