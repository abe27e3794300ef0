"""A full state that agrees with what a seat knows; everything else is drawn anew."""

from core.kernel.agenda import Frame, Question
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.war import frames
from core.war.catalogue import Book
from core.war.game import Game, procedures
from core.war.state import Player, State
from core.war.view import SeatView, Step, View

DRAWS = 1_000
"""How often the hand of a player is drawn anew until that player would be asked what is asked."""

_FRAMES = {each.__name__: each for each in frames.ALL}


def resample(book: Book, view: View, chance: Chance) -> State:
    """Return a state in which the viewer sees the same: decks and the other hand are drawn by `chance`.

    What another player is asked can tell of that player's hand; such a hand is drawn again until it
    fits. DRAWS hands that do not are possible, if most unlikely; then the last one stays.
    """
    players = []
    for seat in view.seats:
        player, chance = _player(seat, chance, mine=seat.seat == view.seat)
        players.append(player)
    first, second = players
    state = State(
        view.setup,
        view.cards,
        (first, second),
        view.heroes,
        view.turn,
        view.phase,
        view.match,
        view.fight,
        view.resolving,
        view.outside,
        tuple(_frame(step) for step in view.ahead),
        None,
        chance,
        view.ended,
    )
    return _asked(book, view, state)


def _frame(step: Step) -> Frame:
    return _FRAMES[step.name](step.seat, *step.about)


def _asked(book: Book, view: View, state: State) -> State:
    """Return the state with its question: the viewer's own as it is, another's asked anew."""
    game = Game(book, state)
    if view.decision is not None:
        game.question = Question(view.decision, game.agenda.pop())
        return game.freeze()
    for _ in range(DRAWS):
        procedures.run(game)
        question = game.question
        asked = (question.decision.seat, question.decision.kind) if question else (NONE, "")
        if asked == (view.asked, view.kind):
            break
        chance = game.chance
        game = Game(book, state)
        player, game.chance = _player(view.seats[view.asked], chance, mine=False)
        game.players[view.asked] = player
    return game.freeze()


def _player(seat: SeatView, chance: Chance, *, mine: bool) -> tuple[Player, Chance]:
    """Deal a player's hidden cards; what is known of the hand stays there."""
    loose, chance = chance.shuffled(seat.hidden)
    held = seat.hand if mine else seat.shown
    drawn = seat.hand_size - len(held)
    player = Player(
        loose[drawn:],
        held + loose[:drawn],
        seat.discard_pile,
        seat.removed,
        seat.teams,
        seat.facilities,
        seat.units,
        seat.shown,
    )
    return player, chance
