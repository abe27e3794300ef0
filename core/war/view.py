"""What one seat may know of a game: made on demand, complete enough to play and to draw screens from.

Decks and the hand of the other seat appear as the set of cards that they are drawn from, sorted, never
in their order: everybody can know which cards a side has that lie nowhere open.
"""

from typing import Any

from attrs import astuple

from core.kernel.agenda import Frame
from core.kernel.decision import NONE, Decision
from core.kernel.records import Record
from core.war.figures import Sum, heroes_parts, summed, umbrella_parts
from core.war.game import Game
from core.war.odds import WAYS, ways_to_win
from core.war.setup import Setup
from core.war.state import Fight, Match, State, Team


class SeatView(Record):
    """A player as another one sees it. `hand` is empty unless the view is the player's own.

    `hidden` are the copies that lie hidden: in the deck, and in the hand where that is hidden too
    but for the cards `shown`, sorted by number. `shown` are the cards of the hand that all know.
    """

    seat: int
    name: str
    player: str
    side: str
    hand: tuple[int, ...]
    hand_size: int
    deck_size: int
    hidden: tuple[int, ...]
    shown: tuple[int, ...]
    discard_pile: tuple[int, ...]
    removed: tuple[int, ...]
    teams: tuple[Team, ...]
    facilities: tuple[int, ...]
    units: tuple[int, ...]


class Totals(Record):
    """The fight in progress in figures: both totals before the dice, with what they are made of.

    `ways` are the throws, of 1,296, in which the Heroes win with what is committed so far (WAR-7.2);
    NONE where a Bomb takes the place of the dice.
    """

    heroes: Sum
    umbrella: Sum
    ways: int

    @property
    def chance(self) -> float:
        """The chance (0 to 1) that the Heroes win; 0 for a Bomb."""
        return max(self.ways, 0) / WAYS


class Step(Record):
    """Something that is still to be done, as public as the rules: its name, seat and what it is about.

    It names cards only where they lie open or are the viewer's own. The agenda itself, with its
    frames, is never in a view.
    """

    name: str
    seat: int
    about: tuple[Any, ...]


class View(Record):
    """What the seat `seat` knows of a game.

    `asked` is the seat that must answer (NONE when the match is over) and `kind` what about;
    `decision` has the options only if it is the viewer's own. `heroes` is the seat that plays the
    Heroes. `resolving` is the card being played. `ahead` are the steps still to be
    done in the turn, the one that asks last.
    """

    seat: int
    setup: Setup
    cards: tuple[str, ...]
    asked: int
    kind: str
    decision: Decision | None
    heroes: int
    turn: int
    phase: str
    match: Match
    seats: tuple[SeatView, SeatView]
    fight: Fight | None
    totals: Totals | None
    resolving: int
    outside: tuple[int, ...]
    ahead: tuple[Step, ...]
    ended: str

    @property
    def me(self) -> SeatView:
        """The viewer's own seat."""
        return self.seats[self.seat]

    @property
    def side_of_heroes(self) -> SeatView:
        """The seat that plays the Heroes."""
        return self.seats[self.heroes]

    @property
    def side_of_umbrella(self) -> SeatView:
        """The seat that plays Umbrella."""
        return self.seats[1 - self.heroes]


def view_of(game: Game, state: State, seat: int) -> View:
    """Return what a seat may know of a state (WAR-7.1)."""
    question = state.question
    decision = question.decision if question else None
    first, second = (_seat_view(game, each, seat) for each in (0, 1))
    return View(
        seat=seat,
        setup=game.setup,
        cards=game.cards,
        asked=decision.seat if decision else NONE,
        kind=decision.kind if decision else "",
        decision=decision if decision and decision.seat == seat else None,
        heroes=game.heroes,
        turn=game.turn,
        phase=game.phase,
        match=game.match,
        seats=(first, second),
        fight=game.fight,
        totals=totals_of(game),
        resolving=game.resolving,
        outside=game.outside,
        ahead=tuple(_step(f) for f in state.agenda)
        + ((_step(question.frame),) if question else ()),
        ended=game.ended,
    )


def totals_of(game: Game) -> Totals | None:
    """Return the figures of the fight in progress, None where there is none (WAR-7.2)."""
    fight = game.fight
    if fight is None:
        return None
    heroes = summed(heroes_parts(game.printed, game.fighting_teams(), fight, game.heroes))
    umbrella = summed(umbrella_parts(game.printed, fight, game.umbrella))
    if fight.bomb != NONE:
        ways = NONE
    elif fight.kind == "assault":
        ways = ways_to_win(heroes.total, umbrella.total)
    else:
        ways = WAYS - ways_to_win(umbrella.total, heroes.total)
    return Totals(heroes, umbrella, ways)


def _step(frame: Frame) -> Step:
    seat, *about = astuple(frame, recurse=False)
    return Step(type(frame).__name__, seat, tuple(about))


def _seat_view(game: Game, seat: int, viewer: int) -> SeatView:
    player = game.players[seat]
    mine = seat == viewer
    hidden = player.deck
    if not mine:
        hidden += tuple(copy for copy in player.hand if copy not in player.shown)
    return SeatView(
        seat=seat,
        name=game.setup.seats[seat].name,
        player=game.setup.seats[seat].player,
        side=game.side(seat).value,
        hand=player.hand if mine else (),
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        hidden=tuple(sorted(hidden)),
        shown=player.shown,
        discard_pile=player.discard_pile,
        removed=player.removed,
        teams=player.teams,
        facilities=player.facilities,
        units=player.units,
    )
