"""Undead as the generic checks get it: real openings and generated positions."""

import json
from pathlib import Path

from attrs import evolve

from core.kernel.chance import Chance
from core.undead.game import procedures
from core.undead.setup import Setup
from core.undead.state import Deck, State
from saves.codec import codec_for
from tests.generic import GameUnderTest
from tests.undead.generated import generated_setup, opened_setup
from tests.undead.invariants import INVARIANTS
from tests.undead.table import RULES


def random_setup(seed: int) -> Setup:
    """Return generated positions and real openings, half and half."""
    return generated_setup(seed) if seed % 2 else opened_setup(seed // 2)


def permute_hidden(state: State, seat: int, chance: Chance) -> State:
    """Shuffle the decks but for what is known at their bottom: all else lies open to every seat."""
    actions, chance = _mixed(state.actions, chance)
    locations, chance = _mixed(state.locations, chance)
    hostiles, chance = _mixed(state.hostile_deck, chance)
    mixed = evolve(state, actions=actions, locations=locations, hostile_deck=hostiles)
    return asked_anew(mixed)


def _mixed(deck: Deck, chance: Chance) -> tuple[Deck, Chance]:
    end = len(deck.cards) - deck.known
    mixed, chance = chance.shuffled(deck.cards[:end])
    return Deck(mixed + deck.cards[end:], deck.discard, deck.known), chance


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
    name="undead",
    place="tests.undead.game:GAME",
    rules=RULES,
    setup=random_setup,
    permute_hidden=permute_hidden,
    invariants=INVARIANTS,
    limit=4_000,
    games=60,
    seeds=12,
    encode=encode,
    decode=decode,
)
