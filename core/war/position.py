"""Checking a set-up, and building the table that a position states (design section 8)."""

from collections.abc import Iterator

from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.errors import SetupError
from core.war.cards import Card, Kind, Side
from core.war.catalogue import Book
from core.war.figures import has_room
from core.war.game import Game
from core.war.setup import BEST_OF_THREE, ONE_GAME, Position, PositionSeat, Setup
from core.war.state import PHASES, Match, Player, State, Team
from core.war.turn import turn_from

Problem = tuple[str, str, str]
"""A code, what was found, what was expected."""

SEATS = 2


def check_setup(book: Book, setup: Setup) -> None:
    """Check a set-up against the catalogue. Raises SetupError with every problem."""
    problems = [*_figures(setup), *_decks(book)]
    if setup.position is not None and not problems:
        problems += _Placing(book, setup, setup.position).problems()
    if problems:
        raise SetupError(*problems)


def _figures(setup: Setup) -> Iterator[Problem]:
    if len(setup.seats) != SEATS:
        yield "seats", str(len(setup.seats)), f"{SEATS} seats"
    if setup.heroes not in (NONE, 0, 1):
        yield "side", str(setup.heroes), "a seat, 0 or 1"
    if setup.match not in (ONE_GAME, BEST_OF_THREE):
        yield "match", str(setup.match), f"{ONE_GAME} or {BEST_OF_THREE} games"
    if setup.reactions not in ("holders", "everyone"):
        yield "unknown-reactions", setup.reactions, "holders, everyone"
    if setup.position is not None and setup.heroes == NONE:
        yield "side", "chance", "a seat for the Heroes, as a position states the sides"


def _decks(book: Book) -> Iterator[Problem]:
    if not any(book.printed[copy].kind is Kind.TEAM for copy in book.decks[Side.HEROES]):
        yield "no-team", "0", "at least one Team"
    if not book.starting:
        yield "no-facility", "0", "at least one Facility that starts in play"


def placed(book: Book, setup: Setup, position: Position, seed: int) -> Game:
    """Return the table of a position, at the beginning of its phase."""
    return _Placing(book, setup, position).game(seed)


class _Placing:
    """The cards of a position, put where it names them."""

    def __init__(self, book: Book, setup: Setup, position: Position) -> None:
        self.book = book
        self.setup = setup
        self.position = position

    def problems(self) -> Iterator[Problem]:
        """Yield everything that is wrong with the position."""
        if self.position.phase not in PHASES:
            yield "phase", self.position.phase, ", ".join(PHASES)
        named: set[str] = set()
        for seat, side in (
            (self.setup.heroes, Side.HEROES),
            (1 - self.setup.heroes, Side.UMBRELLA),
        ):
            for zone, ids, kinds in _zones(self.position.seats[seat], side):
                for card_id in ids:
                    if card_id in named:
                        yield "too-many-copies", card_id, "one copy of each card"
                    named.add(card_id)
                    yield from self._misplaced(card_id, side, zone, kinds)
        yield from self._teams()
        if not self._seat(Side.UMBRELLA).facilities:
            yield "no-facility", "0", "at least one Facility in play, as the game would be over"

    def _misplaced(
        self, card_id: str, side: Side, zone: str, kinds: tuple[Kind, ...]
    ) -> Iterator[Problem]:
        card = self.book.cards.get(card_id)
        if card is None:
            yield "unknown-card", card_id, "a card of the catalogue"
        elif card.side is not side or card.kind not in kinds or _cannot_be_held(card, zone):
            yield "wrong-zone", card.name, f"cards of {side} that can lie in {zone}"

    def _teams(self) -> Iterator[Problem]:
        for team in self._seat(Side.HEROES).teams:
            attached: tuple[int, ...] = ()
            for card_id in team.characters:
                copy = self.book.places.get(card_id, NONE)
                if copy != NONE and not has_room(self.book.printed, attached, copy):
                    yield "team-full", card_id, "2 Characters, or 3 with a Survivor among them"
                attached += (copy,) if copy != NONE else ()
        if not any(self._is_team(card_id) for card_id in self._ids_of_heroes()):
            yield "no-team", "0", "a Team that is not destroyed, as the game would be over"

    def _ids_of_heroes(self) -> Iterator[str]:
        for _, ids, _ in _zones(self._seat(Side.HEROES), Side.HEROES):
            yield from ids

    def _is_team(self, card_id: str) -> bool:
        card = self.book.cards.get(card_id)
        return card is not None and card.kind is Kind.TEAM

    def _seat(self, side: Side) -> PositionSeat:
        heroes = self.setup.heroes
        return self.position.seats[heroes if side is Side.HEROES else 1 - heroes]

    def game(self, seed: int) -> Game:
        """Return the game of the position."""
        position, setup, book = self.position, self.setup, self.book
        left = set(range(len(book.printed)))
        players = [self._player(seat, left) for seat in position.seats]
        for side, kind in ((Side.HEROES, Kind.TEAM), (Side.UMBRELLA, Kind.FACILITY)):
            seat = setup.heroes if side is Side.HEROES else 1 - setup.heroes
            gone = tuple(sorted(copy for copy in left if book.printed[copy].kind is kind))
            left -= {*gone}
            players[seat] = _with_removed(players[seat], gone)
        first, second = players
        state = State(
            setup, book.ids, (first, second), setup.heroes, position.turn, "", Match(), None, NONE,
            tuple(sorted(left)), (), None, Chance(seed, position.chance),
        )  # fmt: skip
        game = Game(book, state)
        game.push(*turn_from(setup.heroes, position.phase))
        return game

    def _player(self, seat: PositionSeat, left: set[int]) -> Player:
        def copies(ids: tuple[str, ...]) -> tuple[int, ...]:
            found = tuple(self.book.places[card_id] for card_id in ids)
            left.difference_update(found)
            return found

        return Player(
            deck=copies(seat.deck),
            hand=copies(seat.hand),
            discard_pile=copies(seat.discard_pile),
            teams=tuple(
                Team(copies((team.team,))[0], copies(team.characters)) for team in seat.teams
            ),
            facilities=copies(seat.facilities),
            units=copies(seat.units),
        )


def _cannot_be_held(card: Card, zone: str) -> bool:
    """Say whether a card is one of the six Facilities, which are in no deck, and the zone is one."""
    return card.starts_in_play and zone in HELD


def _with_removed(player: Player, gone: tuple[int, ...]) -> Player:
    return Player(
        player.deck,
        player.hand,
        player.discard_pile,
        gone,
        player.teams,
        player.facilities,
        player.units,
    )


HELD = ("hand", "deck", "discard_pile")
"""The zones that the cards of a deck go through."""

IN_DECK = {
    Side.HEROES: (Kind.TEAM, Kind.CHARACTER, Kind.EVENT),
    Side.UMBRELLA: (Kind.UNIT, Kind.EVENT, Kind.FACILITY),
}
"""The kinds of cards that a side's deck, hand and discard pile can hold (WAR-1.1)."""


def _zones(
    seat: PositionSeat, side: Side
) -> Iterator[tuple[str, tuple[str, ...], tuple[Kind, ...]]]:
    """Yield the zones of a seat: name, card ids, kinds that may lie there."""
    for zone in HELD:
        yield zone, getattr(seat, zone), IN_DECK[side]
    yield "teams", tuple(team.team for team in seat.teams), (Kind.TEAM,)
    for team in seat.teams:
        yield "characters", team.characters, (Kind.CHARACTER,)
    yield "facilities", seat.facilities, (Kind.FACILITY,)
    yield "units", seat.units, (Kind.UNIT,)
