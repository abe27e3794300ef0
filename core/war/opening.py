"""Setting a game up: sides, decks, the first Team, the opening hands (WAR-3)."""

from core.kernel.chance import Chance
from core.kernel.decision import NONE, Option
from core.kernel.event import because
from core.war import events, frames
from core.war.cards import Kind, Side
from core.war.catalogue import Book
from core.war.decisions import ask_one
from core.war.figures import DRAWS
from core.war.game import Game, procedures
from core.war.setup import Setup
from core.war.state import Match, Player, State, Team
from core.war.zones import draw, shuffle, without


def new_game(book: Book, setup: Setup, seed: int) -> Game:
    """Return a game set up to the search for the first Team (WAR-3.1)."""
    nobody = (Player(), Player())
    state = State(
        setup, book.ids, nobody, max(setup.heroes, 0), 0, "", Match(), None, NONE, (), (), None,
        Chance(seed),
    )  # fmt: skip
    game = Game(book, state)
    if setup.heroes == NONE:
        game.heroes = game.below(2)
        game.emit(events.SidesChosen(because(NONE), "WAR-3.1", game.heroes))
    deal_sides(game)
    return game


def deal_sides(game: Game) -> None:
    """Give each seat the deck of its side, and Umbrella its six Facilities in play (WAR-1.1, 3.1)."""
    decks = game.book.decks
    game.players[game.heroes] = Player(deck=decks[Side.HEROES])
    game.players[game.umbrella] = Player(deck=decks[Side.UMBRELLA], facilities=game.book.starting)
    game.turn, game.phase, game.fight, game.resolving = 0, "", None, NONE
    game.emit(events.GameBegan(because(NONE), "WAR-3.1", game.heroes, game.match.game))
    game.push(frames.OpenGame(game.heroes))


@procedures.handles(frames.OpenGame)
def open_game(game: Game, frame: frames.OpenGame) -> None:
    """The Heroes search first, then both shuffle and draw (WAR-3.1, 3.2)."""
    seat = frame.seat
    game.push(frames.FindTeam(seat), frames.DealHands(seat), frames.BeginTurn(seat))


@procedures.handles(frames.DealHands)
def deal_hands(game: Game, frame: frames.DealHands) -> None:
    """Umbrella shuffles, as the Heroes have done after their search; both draw 2 (WAR-3.2)."""
    heroes, umbrella = frame.seat, 1 - frame.seat
    shuffle(game, umbrella, because(umbrella), "WAR-3.2")
    for seat in (heroes, umbrella):
        draw(game, seat, DRAWS, because(seat), "WAR-3.2")


@procedures.handles(frames.FindTeam)
def find_team(game: Game, frame: frames.FindTeam) -> None:
    """Ask which Team of the deck enters play; without one in the deck look in the discard pile (WAR-4.2)."""
    seat = frame.seat
    found = sorted(copy for copy in game.players[seat].deck if copy in game.book.teams)
    if found:
        ask_one(game, frame, "find", game.book.options("find", found, "WAR-4.2"), "WAR-4.2")
    elif any(copy in game.book.teams for copy in game.players[seat].discard_pile):
        game.push(frames.TakeTeam(seat))


@procedures.answered(frames.FindTeam)
def team_found(game: Game, frame: frames.FindTeam, picked: tuple[Option, ...]) -> None:
    """Put the Team into play and shuffle the deck (WAR-4.2)."""
    seat, copy = frame.seat, picked[0].card
    cause = because(seat)
    player = game.players[seat]
    game.change(seat, deck=without(player.deck, copy), teams=(*player.teams, Team(copy)))
    game.emit(events.DeckSearched(cause, "WAR-4.2", seat, copy, "play"))
    game.emit(events.EnteredPlay(cause, "WAR-4.2", seat, copy, "deck"))
    shuffle(game, seat, cause, "WAR-4.2")


@procedures.handles(frames.TakeTeam)
def take_team(game: Game, frame: frames.TakeTeam) -> None:
    """Ask which Team of the discard pile enters play (WAR-4.2)."""
    pile = game.players[frame.seat].discard_pile
    found = [copy for copy in pile if game.printed[copy].kind is Kind.TEAM]
    ask_one(game, frame, "find", game.book.options("find", found, "WAR-4.2"), "WAR-4.2")


@procedures.answered(frames.TakeTeam)
def team_taken(game: Game, frame: frames.TakeTeam, picked: tuple[Option, ...]) -> None:
    """Put the Team into play (WAR-4.2)."""
    seat, copy = frame.seat, picked[0].card
    player = game.players[seat]
    game.change(
        seat,
        discard_pile=without(player.discard_pile, copy),
        teams=(*player.teams, Team(copy)),
    )
    game.emit(events.EnteredPlay(because(seat), "WAR-4.2", seat, copy, "discard_pile"))
