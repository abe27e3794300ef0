"""Operations on cards outside of fights: draw, take back, search for, discard (WAR-4.3)."""

from core.kernel.decision import Option
from core.kernel.records import evolve
from core.war import events, frames
from core.war.decisions import ask_one
from core.war.figures import admits
from core.war.game import Game
from core.war.operations import Capture, Draw, Find, Recover, Which
from core.war.state import Team
from core.war.texts import answers, does, needs
from core.war.zones import discard_told, draw, give_openly, shuffle, without


def _admitted(game: Game, copies: tuple[int, ...], which: Which) -> list[int]:
    return [copy for copy in copies if admits(which, game.printed[copy])]


@does(Draw)
def draw_cards(game: Game, frame: frames.Text, step: Draw) -> bool:
    """Draw cards (WAR-4.1)."""
    draw(game, frame.seat, step.count, frame.cause, "WAR-4.1")
    return True


@needs(Recover)
def can_recover(game: Game, seat: int, step: Recover) -> bool:
    """Say whether the own discard pile has such a card."""
    return bool(_admitted(game, game.players[seat].discard_pile, step.of))


@does(Recover)
def recover(game: Game, frame: frames.Text, step: Recover) -> bool:
    """Ask which card of the discard pile goes to the hand."""
    found = _admitted(game, game.players[frame.seat].discard_pile, step.of)
    ask_one(game, frame, "recover", game.book.options("recover", found, "WAR-4.3"), "WAR-4.3")
    return False


@answers(Recover)
def recovered(game: Game, frame: frames.Text, step: Recover, picked: tuple[Option, ...]) -> None:
    """Take the card back."""
    seat, copy = frame.seat, picked[0].card
    game.change(seat, discard_pile=without(game.players[seat].discard_pile, copy))
    give_openly(game, seat, copy)
    game.emit(events.Recovered(frame.cause, "WAR-4.3", seat, copy))


@needs(Find)
def can_find(game: Game, seat: int, step: Find) -> bool:
    """Say whether the own deck has such a card: its player knows what is in it."""
    return bool(_admitted(game, game.players[seat].deck, step.of))


@does(Find)
def find(game: Game, frame: frames.Text, step: Find) -> bool:
    """Ask which card of the deck goes to the hand."""
    found = sorted(_admitted(game, game.players[frame.seat].deck, step.of))
    searching = frames.SearchDeck(frame.seat, frame.cause, frame.text, frame.next)
    ask_one(game, searching, "find", game.book.options("find", found, "WAR-4.3"), "WAR-4.3")
    return False


@answers(Find)
def found_it(game: Game, frame: frames.Text, step: Find, picked: tuple[Option, ...]) -> None:
    """Put the card into the hand unseen by others, and shuffle the deck."""
    seat, copy = frame.seat, picked[0].card
    player = game.players[seat]
    game.change(seat, deck=without(player.deck, copy), hand=(*player.hand, copy))
    game.emit(events.DeckSearched(frame.cause, "WAR-4.3", seat, copy, "hand"))
    shuffle(game, seat, frame.cause, "WAR-4.3")


def _attached(game: Game, which: Which) -> list[int]:
    teams = game.players[game.heroes].teams
    return [copy for team in teams for copy in team.characters if admits(which, game.printed[copy])]


@needs(Capture)
def can_capture(game: Game, seat: int, step: Capture) -> bool:
    """Say whether such a Character is attached to a Team."""
    return bool(_attached(game, step.of))


@does(Capture)
def capture(game: Game, frame: frames.Text, step: Capture) -> bool:
    """Ask which attached Character is discarded."""
    found = _attached(game, step.of)
    ask_one(game, frame, "capture", game.book.options("capture", found, "WAR-4.3"), "WAR-4.3")
    return False


@answers(Capture)
def captured(game: Game, frame: frames.Text, step: Capture, picked: tuple[Option, ...]) -> None:
    """Discard the Character; the others of its Team stay."""
    copy = picked[0].card
    detach(game, copy)
    discard_told(game, game.heroes, (copy,), "team", frame.cause, "WAR-4.3")


def detach(game: Game, copy: int) -> Team:
    """Take a Character from its Team and return the Team as it was."""
    teams = game.players[game.heroes].teams
    place, team = next((i, each) for i, each in enumerate(teams) if copy in each.characters)
    left = evolve(team, characters=without(team.characters, copy))
    game.change(game.heroes, teams=(*teams[:place], left, *teams[place + 1 :]))
    return team
