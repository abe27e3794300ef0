"""How a game is set up, and which set-ups are refused (DBG-3, 21)."""

from collections import Counter

import pytest

from core.deckbuilding import events
from core.deckbuilding.cards import Kind
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Position, PositionSeat, Seat, Setup
from core.deckbuilding.state import State
from core.kernel.errors import SetupError
from core.kernel.records import evolve
from tests.deckbuilding.game import opened_setup
from tests.deckbuilding.table import CATALOGUE, RULES

IDS = {card.name: card.id for card in CATALOGUE.cards}
BOXES = {card.id: card.copies for card in CATALOGUE.cards}
SOLO = opened_setup(0)
FOUR = evolve(SOLO, seats=tuple(Seat(name) for name in ("Ada", "Ben", "Cleo", "Dan")))


def dealt(setup: Setup, seed: int = 0) -> State:
    return RULES.start(setup, seed)


def begun(setup: Setup, seed: int = 0) -> State:
    """A game in its first main part, everyone with the first Character dealt."""
    state = dealt(setup, seed)
    while (decision := RULES.decision(state)) is not None and decision.kind == "keep":
        state, _ = RULES.apply(state, decision.keys()[:1])
    return state


def names(state: State, copies: tuple[int, ...]) -> Counter[str]:
    return Counter(RULES.book.cards[state.cards[copy]].name for copy in copies)


def test_any_seat_can_have_the_first_turn() -> None:
    """DBG-3.1."""
    firsts = {RULES.decision(dealt(FOUR, seed)).seat for seed in range(40)}  # type: ignore[union-attr]

    assert {0, 1, 2, 3} == firsts


def test_characters_are_kept_clockwise_from_the_first_player() -> None:
    """DBG-3.1, 3.2."""
    state = dealt(FOUR, 5)
    order = []
    while (decision := RULES.decision(state)) is not None and decision.kind == "keep":
        order.append(decision.seat)
        state, _ = RULES.apply(state, decision.keys()[:1])

    assert [(order[0] + step) % 4 for step in range(4)] == order
    assert order[0] == state.turn.seat


def test_each_player_keeps_one_of_two_characters_and_the_other_is_removed() -> None:
    """DBG-3.2, 3.4."""
    before = dealt(FOUR)
    decision = RULES.decision(before)
    assert decision is not None
    kept, gone = before.players[decision.seat].offered

    state, told = RULES.apply(before, decision.keys()[:1])

    player = state.players[decision.seat]
    assert (kept, ()) == (player.character, player.offered)
    assert (gone,) == state.removed
    assert RULES.book.cards[state.cards[kept]].health == player.health
    assert [events.CharacterKept] == [type(event) for event in told]


def test_the_characters_dealt_are_all_different() -> None:
    offered = [copy for player in dealt(FOUR).players for copy in player.offered]

    assert 8 == len(set(offered)) == len({dealt(FOUR).cards[copy] for copy in offered})


def test_there_are_eighteen_piles_with_every_copy_of_their_cards() -> None:
    """DBG-3.5, 3.7, 3.9: what is in the Inventories came out of the piles."""
    state = begun(FOUR)
    owned = [c for p in state.players for c in p.hand + p.inventory + p.discard_pile]
    lying = Counter(state.cards[copy] for pile in state.piles for copy in pile.cards)
    lying.update(state.cards[copy] for copy in owned)

    assert 18 == len(state.piles)
    assert {card_id: BOXES[card_id] for pile in state.piles for card_id in pile.ids} == lying


def test_each_player_begins_with_ten_cards_five_of_them_in_hand() -> None:
    """DBG-3.10, 3.12."""
    state = begun(FOUR)

    for player in state.players:
        assert {"Ammo x10": 7, "Handgun": 1, "Combat Knife": 2} == names(
            state, player.hand + player.inventory
        )
        assert 5 == len(player.hand)
        assert () == player.discard_pile + player.play_area + player.attached


def test_four_players_leave_no_ammo_x10_in_its_pile() -> None:
    """DBG-3.11, R-28."""
    left = {setup: len(begun(setup).piles[0].cards) for setup in (FOUR, SOLO)}

    assert {FOUR: 0, SOLO: 21} == left


def test_no_special_copy_of_a_mixed_pile_is_dealt() -> None:
    """DBG-3.11: the starting cards come out of the piles before these are shuffled."""
    for seed in range(20):
        state = begun(FOUR, seed)
        owned = tuple(c for p in state.players for c in p.hand + p.inventory)

        assert not {"Burst-Fire Handgun", "Survival Knife"} & names(state, owned).keys()


def test_mixed_piles_are_shuffled_and_so_is_the_mansion() -> None:
    """DBG-3.9, 3.13: any card can be on top."""
    states = [dealt(SOLO, seed) for seed in range(120)]
    [knives] = {i for i, pile in enumerate(states[0].piles) if IDS["Survival Knife"] in pile.ids}
    tops = {state.cards[state.piles[knives].cards[0]] for state in states}
    mansion_tops = {state.cards[state.mansion[0]] for state in states}

    assert {IDS["Combat Knife"], IDS["Survival Knife"]} == tops
    assert 14 <= len(mansion_tops)


def test_the_premiere_mansion_has_its_38_cards() -> None:
    """Appendix B."""
    state = dealt(SOLO)
    [mansion] = [each for each in CATALOGUE.mansions if each.id == "premiere"]

    assert 38 == len(state.mansion)
    assert {each.card: each.copies for each in mansion.cards} == Counter(
        state.cards[copy] for copy in state.mansion
    )


TAKEN_OUT = {
    "premiere": {
        "Rocket Launcher Case": 1, "Gatling Gun Case": 1, "Nemesis T-Type": 1, "Yellow Herb": 3,
        "Uroboros Aheri": 1, "Hunter": 2, "El Gigante": 1,
    },
    "alliance": {
        "Garrador": 2, "Albert Wesker": 1, "Proto Tyrant": 1, "Iron Maiden": 2,
        "Collapsing Floor Traps": 1, "Laser Targeting Device": 1,
    },
    "outbreak": {
        "Laser Trap": 1, "Kevlar Jacket": 1, "Tyrant T-002": 1, "Rock Trap": 1, "Lisa Trevor": 1,
        "Antivirus": 2,
    },
    "nightmare": {
        "Treasure Map": 2, "Hidden Treasure": 2, "P.R.L. 412": 1, "Osmund Saddler": 1,
        "Bitores Mendez": 1,
    },
}  # fmt: skip
"""The cards that Mercenary Mode takes out of the Story and Outbreak Mansions (Appendix B)."""

BONUSES = {"Time Bonus +1": 1, "Time Bonus +2": 1, "Time Bonus +3": 1, "Combo Bonus": 2}


@pytest.mark.parametrize("mansion", TAKEN_OUT)
def test_mercenary_mode_takes_cards_out_of_a_mansion_and_bonuses_in(mansion: str) -> None:
    """DBG-15.3, Appendix B: the Mansion that is shuffled, beside that of Story."""
    two = evolve(SOLO, seats=FOUR.seats[:2], mansion=mansion)
    story, mercenary = (dealt(evolve(two, mode=mode)) for mode in ("story", "mercenary"))
    before, after = names(story, story.mansion), names(mercenary, mercenary.mansion)

    assert TAKEN_OUT[mansion] == before - after
    assert BONUSES == after - before


def test_the_weapons_of_tokens_wait_outside_the_game() -> None:
    """DBG-9.8."""
    state = dealt(SOLO)

    assert {"Gatling Gun", "Rocket Launcher"} <= names(state, state.outside).keys()


def test_the_first_turn_has_one_of_each_counter() -> None:
    """DBG-4.2."""
    turn = begun(FOUR).turn

    assert (1, 1, 1, 1, 0, 0) == (
        turn.number, turn.actions, turn.buys, turn.explores, turn.gold, turn.ammo,
    )  # fmt: skip


def refused_with(setup: Setup) -> set[str]:
    with pytest.raises(SetupError) as caught:
        RULES.opening(setup, 0)
    return {code for code, _, _ in caught.value.problems}


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"mode": "chess"}, {"unknown-mode"}),
        ({"mansion": "castle"}, {"unknown-mansion"}),
        ({"basics": "none", "inventory": "none"}, {"unknown-basics", "unknown-inventory"}),
        ({"reactions": "nobody"}, {"unknown-reactions"}),
        ({"piles": (("XX-000",),)}, {"unknown-card"}),
        ({"piles": ()}, {"no-piles"}),
        ({"piles": ((IDS["Grenade"],), (IDS["Grenade"],))}, {"pile-twice"}),
        ({"piles": ((IDS["Handgun"],),)}, {"pile-twice"}),
        ({"piles": ((IDS["Licker"],),)}, {"not-a-resource"}),
        ({"piles": ((IDS["Yellow Herb"],),)}, {"not-a-resource"}),
        ({"piles": ((IDS["Ada Wong"],),)}, {"not-a-resource"}),
        ({"seats": ()}, {"seats"}),
        ({"seats": (Seat("A"),) * 5}, {"seats"}),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(
    changes: dict[str, object], codes: set[str]
) -> None:
    """DBG-1.3, 3.5, 3.6, 21.1: every problem is named."""
    assert codes == refused_with(evolve(SOLO, **changes))


def test_any_number_of_piles_from_one_up_is_accepted() -> None:
    """DBG-3.6, 21.2."""
    everything = tuple(
        (card.id,)
        for card in CATALOGUE.cards
        if card.cost is not None
        and all((card.id,) != pile for pile in basics())
        and card.id not in {each for pile in basics() for each in pile}
    )

    for piles in (everything[:1], everything):
        assert 6 + len(piles) == len(dealt(evolve(SOLO, piles=piles, scenario="")).piles)


def basics() -> tuple[tuple[str, ...], ...]:
    return next(each.piles for each in CATALOGUE.basics if each.id == "standard")


def positioned(position: Position) -> Setup:
    seats = tuple(Seat(f"P{place}") for place, _ in enumerate(position.seats))
    return evolve(SOLO, seats=seats, position=position)


LEON, BOSS = PositionSeat(IDS["Leon S. Kennedy"]), (IDS["Uroboros Aheri"],)


@pytest.mark.parametrize(
    ("position", "codes"),
    [
        (Position((LEON,), (IDS["Majini"],)), {"no-boss"}),
        (Position((LEON,), BOSS * 2), {"too-many-copies"}),
        (Position((LEON, LEON), BOSS), {"too-many-copies"}),
        (Position((evolve(LEON, hand=("XX-000",)),), BOSS), {"unknown-card"}),
        (Position((evolve(LEON, hand=(IDS["Longbow"],) * 6),), BOSS), {"too-many-copies"}),
        (Position((evolve(LEON, health=81),), BOSS), {"health"}),
        (Position((evolve(LEON, health=0),), BOSS), {"health"}),
        (Position((evolve(LEON, health=80, wounds=1),), BOSS), {"health"}),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: Position, codes: set[str]) -> None:
    """DBG-8.8, 13.4; DBG-14.7 and 21.6: a Story Mansion without its Boss, whose game could not end."""
    assert codes == refused_with(positioned(position))


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (Position((LEON,), BOSS, active=1), "active"),
        (Position((LEON,), BOSS, active=-1), "active"),
        (Position((evolve(LEON, face_down=True),), BOSS), "active"),
        (Position((evolve(LEON, out=True),), BOSS), "active"),
        (Position((LEON, PositionSeat(IDS["Ada Wong"])), BOSS), "position-seats"),
    ],
)
def test_a_position_without_somebody_to_ask_is_refused(position: Position, code: str) -> None:
    """DBG-13.10: a player who is down or out has no main part."""
    assert {code} == refused_with(evolve(SOLO, position=position))


def test_a_position_says_whose_turn_it_is_and_what_is_left_is_outside_or_in_its_pile() -> None:
    seats = (LEON, PositionSeat(IDS["Ada Wong"], hand=(IDS["Longbow"],)))
    state = RULES.start(positioned(Position(seats, BOSS, active=1, gold=30, turn=7)), 0)

    assert (1, 7, 30) == (state.turn.seat, state.turn.number, state.turn.gold)
    assert BOXES[IDS["Grenade"]] == sum(
        len(pile.cards) for pile in state.piles if IDS["Grenade"] in pile.ids
    )
    assert "Barry Burton" in names(state, state.outside)


TWO_BOXES = DeckBuilding(
    evolve(
        CATALOGUE,
        cards=CATALOGUE.cards
        + tuple(
            evolve(card, id=f"XX-{card.id}", set="mine")
            for card in CATALOGUE.cards
            if card.kind is Kind.CHARACTER
        )[:4],
    )
)
"""The Premiere box beside one with four Characters."""


def boxes_dealt_from(setup: Setup) -> set[str]:
    state = TWO_BOXES.start(setup, 1)
    dealt_out = [copy for player in state.players for copy in player.offered]
    characters = [copy for copy in (*dealt_out, *state.outside) if _is_character(state, copy)]
    return {TWO_BOXES.book.cards[state.cards[copy]].set for copy in characters}


def _is_character(state: State, copy: int) -> bool:
    return TWO_BOXES.book.cards[state.cards[copy]].kind is Kind.CHARACTER


def test_characters_are_of_the_boxes_in_play_unless_others_are_named() -> None:
    """DBG-3.2: what is dealt does not depend on how many boxes are owned."""
    first = next(each for each in CATALOGUE.scenarios if each.boxes == ("premiere",))
    two = evolve(opened_setup(1, "story"), piles=first.piles, scenario=first.id, mansion="premiere")

    assert {"premiere"} == boxes_dealt_from(two)
    assert {"mine"} == boxes_dealt_from(evolve(two, boxes=("mine",)))
    assert {"mine", "premiere"} == boxes_dealt_from(evolve(two, boxes=("premiere", "mine")))


def test_boxes_with_too_few_characters_are_refused() -> None:
    """DBG-3.2: each player is dealt two."""
    with pytest.raises(SetupError) as caught:
        TWO_BOXES.start(evolve(FOUR, seats=FOUR.seats[:3], boxes=("mine",)), 1)
    assert (("too-few-characters", "4", "6 Characters"),) == caught.value.problems

    with pytest.raises(SetupError) as caught:
        TWO_BOXES.start(evolve(FOUR, boxes=("yours",)), 1)
    boxes = ", ".join(sorted({card.set for card in CATALOGUE.cards} | {"mine"}))
    assert (("unknown-box", "yours", boxes),) == caught.value.problems


def test_a_starting_inventory_is_whole_without_its_piles() -> None:
    """DBG-3.6, 21.9: its cards come from the box then."""
    state = begun(evolve(FOUR, basics=""))

    for player in state.players:
        found = names(state, player.hand + player.inventory)
        assert {"Ammo x10": 7, "Handgun": 1, "Combat Knife": 2} == found


@pytest.mark.parametrize("inventories", ["standard", "own"])
def test_versus_begins_with_the_standard_inventory_or_the_own_ones(inventories: str) -> None:
    """DBG-16.3."""
    state = begun(evolve(FOUR, mode="versus", mansion="", inventories=inventories))

    for player in state.players:
        own = RULES.book.own_inventories.get(state.cards[player.character])
        standard = RULES.book.inventories[FOUR.inventory]
        expected = own if own is not None and inventories == "own" else standard
        found = Counter(state.cards[copy] for copy in player.hand + player.inventory)
        assert {each.card: each.copies for each in expected.cards} == found
    assert any(state.cards[p.character] in RULES.book.own_inventories for p in state.players)


def test_inventories_that_ask_for_more_than_the_box_has_are_whole() -> None:
    """DBG-21.12: four of 8 Ammo x10 and 2 Great Ambition, of 28 and 5 in the boxes."""
    state = begun(evolve(FOUR, inventory="ch-015", boxes=("premiere", "alliance")))
    [pile] = [pile for pile in state.piles if IDS["Ammo x10"] in pile.ids]

    for player in state.players:
        found = names(state, player.hand + player.inventory)
        assert {"Ammo x10": 8, "Great Ambition": 2} == found
    assert () == pile.cards


def as_kevin(piles: tuple[tuple[str, ...], ...]) -> State:
    """A game alone in which Kevin Ryman is kept; the seed is the first that offers him."""
    setup = Setup("story", (Seat("Ada"),), piles, mansion="outbreak", boxes=("outbreak",))
    kevin = IDS["Kevin Ryman"]
    for seed in range(40):
        state = dealt(setup, seed)
        decision = RULES.decision(state)
        assert decision is not None
        for copy, key in zip(state.players[0].offered, decision.keys(), strict=True):
            if state.cards[copy] == kevin:
                return RULES.apply(state, (key,))[0]
    raise AssertionError("never offered")


@pytest.mark.parametrize("piles", [(("WE-026", "WE-027"),), (("WE-002",),)], ids=["pile", "box"])
def test_kevin_ryman_begins_with_a_samurai_edge_from_its_pile_or_the_box(
    piles: tuple[tuple[str, ...], ...],
) -> None:
    """DBG-3.14, CH-022: he has 11 cards, five of them in his Hand."""
    state = as_kevin(piles)
    [player] = state.players
    lying = [state.cards[copy] for pile in state.piles for copy in pile.cards]

    assert {"Ammo x10": 7, "Handgun": 1, "Combat Knife": 2, "Samurai Edge": 1} == names(
        state, player.hand + player.inventory
    )
    assert 5 == len(player.hand)
    assert IDS["Samurai Edge"] not in lying
    assert 1 == state.cards.count(IDS["Samurai Edge"])
