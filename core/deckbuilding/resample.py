"""A full state that agrees with what a seat knows; everything else is drawn anew."""

from core.deckbuilding import frames
from core.deckbuilding.catalogue import Book
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.modes import MODES
from core.deckbuilding.state import Known, Pile, Player, State
from core.deckbuilding.view import PileView, SeatView, Step, View
from core.kernel.agenda import Frame
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.event import HIDDEN

_FRAMES = {each.__name__: each for each in frames.ALL}


def resample(book: Book, view: View, chance: Chance) -> State:
    """Return a state in which the viewer sees the same: hidden orders and Hands are drawn by `chance`."""
    players = []
    for seat in view.seats:
        owned, chance = chance.shuffled(seat.owned)
        players.append(_player(seat, owned, seat.seat == view.seat))
    piles = []
    for pile in view.piles:
        rest, chance = chance.shuffled(pile.rest)
        piles.append(_pile(pile, rest))
    unseen, chance = chance.shuffled(view.mansion_unseen)
    mansion, known, chance = _mansion(view, unseen, chance)
    state = State(
        view.setup,
        view.cards,
        tuple(players),
        tuple(piles),
        mansion,
        known,
        view.removed,
        view.outside,
        view.turn,
        view.fight,
        tuple(_frame(step) for step in view.ahead),
        None,
        chance,
        view.ended,
    )
    game = Game(book, MODES[view.setup.mode], state)
    procedures.run(game)
    return game.freeze()


def _frame(step: Step) -> Frame:
    return _FRAMES[step.name](step.seat, *step.about)


def _player(seat: SeatView, owned: tuple[int, ...], mine: bool) -> Player:
    hand = seat.hand if mine else owned[: seat.hand_size]
    inventory = owned if mine else owned[seat.hand_size :]
    return Player(
        seat.character,
        seat.offered,
        seat.health,
        seat.wounds,
        seat.falls,
        seat.face_down,
        seat.out,
        inventory,
        hand,
        seat.play_area,
        seat.discard_pile,
        seat.attached,
        seat.display,
        seat.turns,
        seat.next_turn,
    )


def _pile(pile: PileView, rest: tuple[int, ...]) -> Pile:
    return Pile(pile.ids, rest if pile.top == NONE else (pile.top, *rest))


def _mansion(
    view: View, unseen: tuple[int, ...], chance: Chance
) -> tuple[tuple[int, ...], tuple[Known, ...], Chance]:
    """Lay the known groups at the bottom; cards that others hid there are drawn from the unseen."""
    hidden = sum(group.cards.count(HIDDEN) for group in view.mansion_known)
    spare, top = unseen[:hidden], unseen[hidden:]
    deck, known = top, []
    for group in view.mansion_known:
        count = group.cards.count(HIDDEN)
        filled = tuple(c for c in group.cards if c != HIDDEN) + spare[:count]
        spare = spare[count:]
        laid, chance = chance.shuffled(filled)
        deck += laid
        known.append(Known(tuple(sorted(filled)), group.only))
    return deck, tuple(known), chance
