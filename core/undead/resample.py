"""A full state that agrees with what a seat knows; the order of the decks is drawn anew."""

from core.kernel.agenda import Frame, Question
from core.kernel.chance import Chance
from core.undead import frames
from core.undead.catalogue import Book
from core.undead.game import Game, procedures
from core.undead.state import Deck, State
from core.undead.view import DeckView, Step, View

_FRAMES = {each.__name__: each for each in frames.ALL}


def resample(book: Book, view: View, chance: Chance) -> State:
    """Return a state in which the viewer sees the same: the decks are shuffled by `chance`."""
    actions, chance = _deck(view.actions, chance)
    locations, chance = _deck(view.locations, chance)
    hostiles, chance = _deck(view.hostile_deck, chance)
    state = _state(view, actions, locations, hostiles, chance)
    game = Game(book, state)
    if view.decision is not None:
        game.question = Question(view.decision, game.agenda.pop())
    else:
        procedures.run(game)
    return game.freeze()


def opened(book: Book, view: View) -> Game:
    """Return the table of a view opened for reading figures off it; the decks lie in no true order."""
    actions, locations, hostiles = map(_sorted, (view.actions, view.locations, view.hostile_deck))
    return Game(book, _state(view, actions, locations, hostiles, Chance(0)))


def _sorted(deck: DeckView) -> Deck:
    return Deck(deck.unseen + deck.bottom, deck.discard, len(deck.bottom))


def _state(view: View, actions: Deck, locations: Deck, hostiles: Deck, chance: Chance) -> State:
    ahead = tuple(frame_of(step) for step in view.ahead)
    return State(
        view.setup,
        view.cards,
        view.soldiers,
        view.hostiles,
        view.track,
        actions,
        locations,
        hostiles,
        view.aside,
        view.removed,
        view.turn,
        view.goal,
        view.attack,
        view.wards,
        view.consecrations,
        view.raised,
        ahead,
        None,
        chance,
        view.ended,
    )


def frame_of(step: Step) -> Frame:
    """Return a step that is still to be done as the frame that it is."""
    return _FRAMES[step.name](step.seat, *step.about)


def _deck(deck: DeckView, chance: Chance) -> tuple[Deck, Chance]:
    unseen, chance = chance.shuffled(deck.unseen)
    return Deck(unseen + deck.bottom, deck.discard, len(deck.bottom)), chance
