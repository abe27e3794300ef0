"""The Deck Building Game as the generic checks get it: real openings and generated positions."""

import json
from pathlib import Path

from core.deckbuilding import frames
from core.deckbuilding.catalogue import Scenario
from core.deckbuilding.events import (
    FellDown,
    HandRevealed,
    InventoryDiscarded,
    InventoryLooked,
    Reshuffled,
    RowRevealed,
    ShuffledIntoMansion,
    TopsRevealed,
)
from core.deckbuilding.game import procedures
from core.deckbuilding.modes import MODES
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import RevealHand
from core.deckbuilding.setup import Seat, Setup
from core.deckbuilding.state import Draft, Known, Passed, Pile, Player, State
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.event import EVERYONE
from core.kernel.records import evolve
from saves.codec import codec_for
from tests.deckbuilding.generated import difficulty_for, generated_setup
from tests.deckbuilding.invariants import INVARIANTS
from tests.deckbuilding.table import CATALOGUE, RULES
from tests.generic import GameUnderTest

Cards = tuple[int, ...]


def opened_setup(seed: int, mode: str = "") -> Setup:
    """Return the set-up of a real opening: scenario, seats and who is asked differ with the seed.

    It is of Story, Outbreak or Mercenary Mode unless one is given.
    """
    mode = mode or ("story", "outbreak", "mercenary")[seed % 3]
    scenario = CATALOGUE.scenarios[seed % len(CATALOGUE.scenarios)]
    least = MODES[mode].least_seats
    names = ("Ada", "Ben", "Cleo", "Dan")[: least + seed // 3 % (5 - least)]
    mansion = mansion_for(scenario)
    others = tuple(each.id for each in CATALOGUE.mansions if each.id != mansion)
    return Setup(
        mode=mode,
        seats=tuple(Seat(name) for name in names),
        piles=scenario.piles,
        scenario=scenario.id,
        basics=scenario.basics,
        inventory=scenario.basics,
        mansion=mansion,
        combined_with=others[seed % 5 :][:2] if MODES[mode].has_mansion and seed % 11 == 3 else (),
        inventories=("standard", "own")[seed % 13 == 5],
        reactions=("holders", "everyone")[seed // 4 % 2],
        difficulty=difficulty_for(seed, mode),
        teams=(0, 1, 0, 1)[: len(names)] if seed % 2 and len(names) > 1 else (),
        team_turn=("all", "one_member")[seed // 7 % 2],
        partner=seed % 5 in (2, 4) and "partner" in MODES[mode].modifications,
        skills=seed % 7 in (1, 4) and "skills" in MODES[mode].modifications,
    )


def mansion_for(scenario: Scenario) -> str:
    """Return a Mansion of the boxes of a scenario."""
    own = (each.id for each in CATALOGUE.mansions if each.box in scenario.boxes)
    return next(own, CATALOGUE.mansions[0].id)


def random_setup(seed: int) -> Setup:
    """Return generated positions late in the game, which random play soon ends, and real openings.

    Of Versus Mode there are no openings: where players hardly ever hit each other no game ends.

    Everyone is asked for reactions: where only holders are, a question that does not come tells of
    Hands, as those who choose that know (DBG-5.22).
    """
    setup = generated_setup(seed, late=True) if seed % 8 else opened_setup(seed // 8)
    return evolve(setup, reactions="everyone")


def permute_hidden(state: State, seat: int, chance: Chance) -> State:
    """Deal what is hidden from a seat otherwise: decks, other Hands, mixed piles below their tops.

    Cards that lie open in work that is under way stay: what is about to be Trashed, a Weapon that is
    being paid for. So does what the seat has seen on top of Inventories or of the Mansion, and the
    Hand of a player who would not be asked with another one: that a question was asked is known.
    """
    fixed = _fixed(state, seat)
    dealt = _dealt(state, seat, fixed, chance)
    if _asks(dealt) == _asks(state):
        return dealt
    asked, _ = _asks(state)
    return _dealt(state, seat, fixed.union(state.players[asked].hand), chance)


def _asks(state: State) -> tuple[int, str]:
    """Return who is asked, and what about."""
    decision = RULES.decision(state)
    return (decision.seat, decision.kind) if decision else (NONE, "")


def _dealt(state: State, seat: int, fixed: frozenset[int], chance: Chance) -> State:
    players = []
    state, chance = _passed_otherwise(state, seat, fixed, chance)
    for place in range(len(state.players)):
        mixed, chance = _mixed_player(state, place, fixed, chance, own=place == seat)
        players.append(mixed)
    piles = []
    for pile in state.piles:
        # The cards of a pile that is not mixed are alike, and so their order is nobody's secret.
        rest, chance = chance.shuffled(pile.cards[1:])
        piles.append(pile if len(pile.ids) == 1 else Pile(pile.ids, pile.cards[:1] + rest))
    state, chance = _mixed_mansion(state, seat, chance)
    deck, chance = chance.shuffled(state.infection_deck)
    state = evolve(state, players=tuple(players), piles=tuple(piles), infection_deck=deck)
    state, chance = _mixed_draft(state, seat, chance)
    return asked_anew(state)


def _passed_otherwise(
    state: State, seat: int, fixed: frozenset[int], chance: Chance
) -> tuple[State, Chance]:
    """Let other cards have been passed where the seat has not seen them: any of the same Hand (DBG-5.29)."""
    for place in reversed(range(len(state.passed))):
        each = state.passed[place]
        giver, receiver = state.players[each.giver], state.players[each.receiver]
        held = giver.hand + giver.inventory
        if (
            seat in (each.giver, each.receiver)
            or each.card not in receiver.hand + receiver.inventory
        ):
            continue
        loose = [copy for copy in held if copy not in fixed and not _passed(state, copy)]
        if not loose or each.card in fixed or _passed_again(state, place):
            continue
        number, chance = chance.below(len(loose))
        swap = {each.card: loose[number], loose[number]: each.card}
        passed = (
            *state.passed[:place],
            Passed(each.giver, each.receiver, loose[number]),
            *state.passed[place + 1 :],
        )
        players = tuple(_swapped(player, swap) for player in state.players)
        state = evolve(state, players=players, passed=passed)
    return state, chance


def _passed(state: State, copy: int) -> bool:
    return any(each.card == copy for each in state.passed)


def _passed_again(state: State, place: int) -> bool:
    return sum(each.card == state.passed[place].card for each in state.passed) > 1


def _swapped(player: Player, swap: dict[int, int]) -> Player:
    """Return a player's hidden zones with two cards in each other's place."""

    def other(cards: Cards) -> Cards:
        return tuple(swap.get(copy, copy) for copy in cards)

    tops = tuple(evolve(top, cards=other(top.cards)) for top in player.tops)
    passing = swap.get(player.passing, player.passing)
    hand, inventory = other(player.hand), other(player.inventory)
    return evolve(player, hand=hand, inventory=inventory, tops=tops, passing=passing)


def _fixed(state: State, seat: int) -> frozenset[int]:
    """Return the copies in hidden zones whose places a seat knows all the same."""
    work = state.agenda + ((state.question.frame,) if state.question else ())
    fixed: set[int] = set()
    for frame in work:
        if isinstance(frame, frames.Trash | frames.DiscardFrom):
            fixed.update(frame.cards)
        elif isinstance(frame, frames.PayX | frames.AttachToPartner):
            fixed.add(frame.card)
        elif isinstance(frame, frames.Text) and frame.next:
            before = RULES.book.steps[frame.text][frame.next - 1]
            fixed.update(frame.it if isinstance(before, RevealHand) else ())
    for player in state.players:
        fixed.update(c for top in player.tops if top.only in (EVERYONE, seat) for c in top.cards)
    return frozenset(fixed)


def _mixed_player(
    state: State, place: int, fixed: frozenset[int], chance: Chance, *, own: bool
) -> tuple[Player, Chance]:
    """Mix the Inventory, and with it the Hand of another player; fixed cards keep their places.

    Of cards that are alike, those that lay first lie first: which copy is used is no secret.
    """
    player = state.players[place]
    zones = player.inventory if own else player.hand + player.inventory
    loose, chance = chance.shuffled(tuple(copy for copy in zones if copy not in fixed))
    pool = iter(loose)
    dealt = [copy if copy in fixed else next(pool) for copy in zones]
    alike: dict[str, list[int]] = {}
    for copy in zones:
        if copy not in fixed:
            alike.setdefault(state.cards[copy], []).append(copy)
    cards = tuple(copy if copy in fixed else alike[state.cards[copy]].pop(0) for copy in dealt)
    size = 0 if own else len(player.hand)
    hand, inventory = player.hand if own else cards[:size], cards[size:]
    tops = tuple(Known(inventory[i : i + 1], top.only) for i, top in enumerate(player.tops))
    passing = player.passing if own or player.passing == NONE else hand[0]
    changed = evolve(player, hand=hand, inventory=inventory, tops=tops, passing=passing)
    return changed, chance


def _mixed_draft(state: State, seat: int, chance: Chance) -> tuple[State, Chance]:
    """Mix the Skills that others hold in the draft with those that nobody was dealt (DBG-19.2)."""
    drafts = [player.draft for place, player in enumerate(state.players) if place != seat]
    held = [copy for draft in drafts if draft for copy in draft.dealt + draft.kept]
    loose, chance = chance.shuffled((*held, *state.undealt))
    pool = iter(loose)
    players = list(state.players)
    for place, player in enumerate(players):
        if place != seat and player.draft is not None:
            dealt = tuple(next(pool) for _ in player.draft.dealt)
            kept = tuple(next(pool) for _ in player.draft.kept)
            players[place] = evolve(player, draft=Draft(dealt, kept))
    return evolve(state, players=tuple(players), undealt=tuple(sorted(pool))), chance


_UNKNOWN, _FIXED = -1, -2
"""Pools of places of the Mansion: those that a seat knows nothing of, and those that it knows one by one."""


def _mixed_mansion(state: State, seat: int, chance: Chance) -> tuple[State, Chance]:
    """Mix the Mansion within what a seat knows of its bottom and of its top."""
    pools = _pools(state, seat)
    cards = list(state.mansion)
    for pool in sorted({*pools} - {_FIXED}):
        places = [place for place, each in enumerate(pools) if each == pool]
        mixed, chance = chance.shuffled(tuple(cards[place] for place in places))
        for place, copy in zip(places, mixed, strict=True):
            cards[place] = copy
    mansion, groups, end = tuple(cards), [], len(cards)
    for group in reversed(state.known):
        start = end - len(group.cards)
        order = mansion[start:end] if group.order else ()
        groups.append(evolve(group, cards=tuple(sorted(mansion[start:end])), order=order))
        end = start
    tops = tuple(Known((copy,), top.only) for copy, top in zip(mansion, state.tops, strict=False))
    return evolve(state, mansion=mansion, known=tuple(reversed(groups)), tops=tops), chance


def _pools(state: State, seat: int) -> list[int]:
    """Return for each place of the Mansion the pool that a seat thinks its card is of."""
    pools = [_UNKNOWN] * len(state.mansion)
    end = len(pools)
    for number, group in reversed([*enumerate(state.known)]):
        start = end - len(group.cards)
        if group.only in (EVERYONE, seat):
            pools[start:end] = [_FIXED if group.orderer == seat else number] * (end - start)
        end = start
    for place, top in enumerate(state.tops):
        if top.only in (EVERYONE, seat):
            pools[place] = _FIXED
    return pools


def asked_anew(state: State) -> State:
    """Return a state with the question that waits asked again by its frame."""
    if state.question is None:
        return state
    game = RULES.open(evolve(state, question=None, agenda=(*state.agenda, state.question.frame)))
    procedures.run(game)
    return evolve(game.freeze(), chance=state.chance)


NEVER_FALLS = frozenset(
    {Moment.WOULD_FALL, Moment.WOULD_DAMAGE, Moment.TURN_START, Moment.REVEALED}
)
"""The moments of Skills by which a Character can lose no more Health in a turn than it gets back."""


def never_falls(state: State) -> bool:
    """Say if a player who is not out has a Character with a text for when it would fall (CH-043).

    Skills can do as much together (DBG-19.17).
    """
    cards = RULES.book.cards
    return any(
        any(
            text.when is Moment.WOULD_FALL
            for level in cards[state.cards[player.character]].levels
            for text in level.texts
        )
        or any(
            text.when in NEVER_FALLS
            for skill in player.skills
            for text in cards[state.cards[skill.card]].texts
        )
        for player in state.players
        if not player.out and player.character != NONE
    )


def encode(state: State) -> str:
    """Return a state as text, as saves write it."""
    return json.dumps(codec_for(RULES.types).plain(state, State))


def decode(text: str) -> State:
    """Return the state that a text says."""
    return codec_for(RULES.types).built(json.loads(text), State, Path("state"))


GAME = GameUnderTest(
    name="deckbuilding",
    place="tests.deckbuilding.game:GAME",
    rules=RULES,
    setup=random_setup,
    permute_hidden=permute_hidden,
    fleeting=(
        HandRevealed,
        InventoryDiscarded,
        InventoryLooked,
        RowRevealed,
        ShuffledIntoMansion,
        TopsRevealed,
    ),
    forgetting=(FellDown, Reshuffled),
    invariants=INVARIANTS,
    limit=3_000,
    endless=never_falls,
    games=60,
    seeds=16,
    encode=encode,
    decode=decode,
)
