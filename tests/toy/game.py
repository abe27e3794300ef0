"""The toy game as the generic checks get it."""

from attrs import evolve as but

from core.kernel.chance import Chance
from tests.generic import GameUnderTest
from tests.toy.codec import decode, encode
from tests.toy.procedures import asked_anew
from tests.toy.rules import Toy
from tests.toy.state import Setup, State


def permute_hidden(state: State, seat: int, chance: Chance) -> State:
    """Return the state with the deck, the other hand and the other's buried cards mixed."""
    other = state.sides[1 - seat]
    pool, _ = chance.shuffled(state.deck + other.hand + other.buried)
    deck, hand = len(state.deck), len(state.deck + other.hand)
    own, mixed = state.sides[seat], but(other, hand=pool[deck:hand], buried=pool[hand:])
    state = but(state, deck=pool[:deck], sides=(own, mixed) if seat == 0 else (mixed, own))
    return asked_anew(state, state.question.frame) if state.question else state


def each_copy_is_in_one_place(state: State) -> None:
    """No card is lost or doubled."""
    places = [state.deck, state.discard]
    places += [zone for side in state.sides for zone in (side.hand, side.buried, side.shown)]
    found = sorted(card for zone in places for card in zone)

    assert list(range(len(state.cards))) == found


def nobody_owes_points(state: State) -> None:
    """A cost is paid with what is there."""
    assert all(side.points >= 0 for side in state.sides)


GAME = GameUnderTest(
    name="toy",
    place="tests.toy.game:GAME",
    rules=Toy(),
    setup=lambda seed: Setup(turns=2 + seed % 7),
    permute_hidden=permute_hidden,
    invariants=(each_copy_is_in_one_place, nobody_owes_points),
    limit=200,
    games=1_000,
    seeds=60,
    encode=encode,
    decode=decode,
)
