"""Biohazard War as the generic checks get it: real openings and generated positions."""

import json
from pathlib import Path

from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.records import evolve
from core.war.game import procedures
from core.war.setup import Seat, Setup
from core.war.state import Player, State
from saves.codec import codec_for
from tests.generic import GameUnderTest
from tests.war.generated import generated_setup
from tests.war.invariants import INVARIANTS
from tests.war.table import RULES


def opened_setup(seed: int) -> Setup:
    """Return the set-up of a real opening: sides, match and who is asked differ with the seed."""
    return Setup(
        seats=(Seat("Ada"), Seat("Ben")),
        heroes=(0, 1, NONE)[seed % 3],
        match=(1, 1, 3)[seed // 3 % 3],
        reactions=("holders", "everyone")[seed % 2],
    )


def random_setup(seed: int) -> Setup:
    """Return generated positions late in the game, and real openings.

    Everyone is asked: where only holders are, a question that does not come tells of hands, as those
    who choose that know.
    """
    setup = generated_setup(seed, late=True) if seed % 4 else opened_setup(seed // 4)
    return evolve(setup, reactions="everyone")


def permute_hidden(state: State, seat: int, chance: Chance) -> State:
    """Deal what is hidden from a seat otherwise: both decks, and the other hand but for what is shown.

    A player whose question depends on what the deck has, as a search does, keeps the hand if the
    question would be another one: that it was asked is known.
    """
    dealt = _dealt(state, seat, chance, fixed=False)
    if _asks(dealt) == _asks(state):
        return dealt
    return _dealt(state, seat, chance, fixed=True)


def _asks(state: State) -> tuple[int, str, str]:
    """Return who is asked, what about, and by which step: a Team of the deck is found, or one discarded."""
    decision = RULES.decision(state)
    if decision is None or state.question is None:
        return NONE, "", ""
    return decision.seat, decision.kind, type(state.question.frame).__name__


def _dealt(state: State, seat: int, chance: Chance, *, fixed: bool) -> State:
    players = []
    for place, player in enumerate(state.players):
        mixed, chance = _mixed(player, chance, own=fixed or place == seat)
        players.append(mixed)
    first, second = players
    return asked_anew(evolve(state, players=(first, second)))


def _mixed(player: Player, chance: Chance, *, own: bool) -> tuple[Player, Chance]:
    if own:
        deck, chance = chance.shuffled(player.deck)
        return evolve(player, deck=deck), chance
    hidden = tuple(copy for copy in player.hand if copy not in player.shown)
    loose, chance = chance.shuffled(hidden + player.deck)
    drawn = iter(loose[: len(hidden)])
    hand = tuple(copy if copy in player.shown else next(drawn) for copy in player.hand)
    return evolve(player, hand=hand, deck=loose[len(hidden) :]), chance


def asked_anew(state: State) -> State:
    """Return a state with the question that waits asked again by its frame."""
    if state.question is None:
        return state
    game = RULES.open(evolve(state, question=None, agenda=(*state.agenda, state.question.frame)))
    procedures.run(game)
    return evolve(game.freeze(), chance=state.chance)


def encode(state: State) -> str:
    """Return a state as text, as saves write it."""
    return json.dumps(codec_for(RULES.types).plain(state, State))


def decode(text: str) -> State:
    """Return the state that a text says."""
    return codec_for(RULES.types).built(json.loads(text), State, Path("state"))


GAME = GameUnderTest(
    name="war",
    place="tests.war.game:GAME",
    rules=RULES,
    setup=random_setup,
    permute_hidden=permute_hidden,
    invariants=INVARIANTS,
    limit=3_000,
    games=100,
    seeds=16,
    encode=encode,
    decode=decode,
)
