"""What holds of figures, selectors and zones whatever the numbers are (DBG-7.11, 8, 11.3)."""

from typing import Any

import attrs
from hypothesis import given
from hypothesis import strategies as st

from core.deckbuilding.cards import Kind, WeaponType
from core.deckbuilding.conditions import admits
from core.deckbuilding.figures import (
    maximum_health,
    requirement,
    summed,
    total,
    total_damage,
    weapon_damage,
)
from core.deckbuilding.game import Game
from core.deckbuilding.operations import Which
from core.deckbuilding.state import Known, Modifier, Player, State
from core.deckbuilding.zones import draw, forget
from core.kernel.decision import NONE
from core.kernel.event import Cause
from core.kernel.records import evolve
from tests.deckbuilding.game import permute_hidden
from tests.deckbuilding.generated import generated_setup
from tests.deckbuilding.invariants import INVARIANTS
from tests.deckbuilding.table import CATALOGUE, RULES

points = st.integers(-60, 60)
summands = st.lists(st.tuples(points, st.just(NONE), st.just(False)), max_size=6)
seeds = st.integers(0, 2**32)
cards = st.sampled_from(CATALOGUE.cards)
conditions: dict[str, st.SearchStrategy[Any]] = {
    "kind": st.sampled_from(list(Kind)),
    "weapon_type": st.sampled_from(list(WeaponType)),
    "named": st.sampled_from([card.id for card in CATALOGUE.cards]),
    "name_has": st.sampled_from(("Herb", "Gun", "Zombie")),
    "trait": st.just("Las Plagas"),
    "boss": st.booleans(),
    "trash_after": st.booleans(),
    "cost_at_most": st.integers(0, 130),
    "cost_at_least": st.integers(0, 130),
    "health_at_most": st.integers(0, 90),
    "health_at_least": st.integers(0, 90),
    "requirement_at_most": st.integers(0, 90),
    "not_kind": st.just("item"),
    "decorations_at_least": st.integers(0, 10),
}
selectors = st.fixed_dictionaries({}, optional=conditions)


def a_table(seed: int) -> State:
    return RULES.start(generated_setup(seed), 0)


@given(summands)
def test_a_figure_is_the_sum_of_its_parts_but_never_below_zero(
    parts: list[tuple[int, int, bool]],
) -> None:
    """DBG-7.11, 8.1, 8.5."""
    assert max(0, sum(amount for amount, _, _ in parts)) == total(parts) == summed(parts).total


@given(summands, st.integers(0, 6))
def test_a_prohibition_makes_a_figure_zero_whatever_is_added(
    parts: list[tuple[int, int, bool]], place: int
) -> None:
    """DBG-5.25, 8.1: prohibitions last."""
    assert 0 == total([*parts[:place], (0, NONE, True), *parts[place:]])


@given(cards)
def test_a_selector_without_conditions_admits_every_card(card: Any) -> None:
    assert admits(Which(), card)


@given(cards, selectors)
def test_a_selector_admits_what_meets_each_of_its_conditions(
    card: Any, chosen: dict[str, Any]
) -> None:
    """And so one condition more never lets in a card that was kept out."""
    each = [admits(Which(**{name: value}), card) for name, value in chosen.items()]

    assert all(each) == admits(Which(**chosen), card)


@given(cards)
def test_every_card_is_admitted_by_what_is_printed_on_it(card: Any) -> None:
    cost, health = card.cost or 0, card.health or 0
    printed = Which(
        card.kind, card.weapon_type or "", card.id, card.boss, card.trash_after, cost, cost,
        health_at_most=health,
    )  # fmt: skip

    assert admits(printed, card)
    assert not admits(evolve(printed, cost_at_least=cost + 1), card)
    assert not admits(evolve(printed, health_at_most=health - 1), card)


def test_every_field_of_a_selector_is_tried_here() -> None:
    """`cost_above_it` needs a card that was touched before: see tests/cards/ac-009.toml."""
    names = {field.name for field in attrs.fields(Which)}

    assert names - {"cost_above_it"} == conditions.keys()


@given(seeds)
def test_requirements_and_damage_are_never_negative(seed: int) -> None:
    """DBG-7.11, 8.1: whatever Characters, Levels and cards meet."""
    game = RULES.open(a_table(seed))
    weapons = [c for c in range(len(game.cards)) if game.card(c).kind is Kind.WEAPON]
    for seat in range(len(game.players)):
        assert all(total(requirement(game, seat, copy)) >= 0 for copy in weapons)
        assert all(total(weapon_damage(game, seat, copy)) >= 0 for copy in weapons)


@given(seeds, st.lists(st.tuples(points, st.booleans()), max_size=5), st.randoms())
def test_the_order_of_lasting_effects_does_not_matter(
    seed: int, changes: list[tuple[int, bool]], dice: Any
) -> None:
    """DBG-5.12, 8.1: additions first, prohibitions last, in whatever order they came."""
    state = a_table(seed)
    seat, printed = state.turn.seat, RULES.book.cards
    copy = next(c for c, each in enumerate(state.cards) if printed[each].kind is Kind.WEAPON)
    modifiers = [Modifier(Cause(seat), seat, copy, add, zero=zero) for add, zero in changes]
    shuffled = dice.sample(modifiers, len(modifiers))

    figures = {
        total(weapon_damage(with_modifiers(state, order), seat, copy))
        for order in (modifiers, shuffled)
    }

    assert 1 == len(figures)


def with_modifiers(state: State, modifiers: list[Modifier]) -> Game:
    return RULES.open(evolve(state, turn=evolve(state.turn, modifiers=tuple(modifiers))))


@given(seeds, st.integers(0, 12))
def test_a_wound_takes_twenty_points_down_to_none(seed: int, wounds: int) -> None:
    """DBG-13.4, 13.7, 13.9."""
    game = RULES.open(a_table(seed))
    seat = game.turn.seat
    game.change(seat, wounds=0)
    whole = total(maximum_health(game, seat))
    game.change(seat, wounds=wounds)

    assert max(0, whole - 20 * wounds) == total(maximum_health(game, seat))


@given(seeds)
def test_there_is_no_total_damage_without_an_explore(seed: int) -> None:
    assert 0 == total_damage(RULES.open(a_table(seed)))


@given(seeds, st.integers(0, 40))
def test_a_draw_takes_what_there_is_and_shuffles_only_when_it_must(seed: int, count: int) -> None:
    """DBG-11.3, 11.4, 11.5."""
    state = a_table(seed)
    seat = state.turn.seat
    before = state.players[seat]
    game = RULES.open(state)

    draw(game, seat, count, Cause(seat), "DBG-11.3")

    after = game.players[seat]
    there = len(before.inventory) + len(before.discard_pile)
    assert len(before.hand) + min(count, there) == len(after.hand)
    assert sorted(owned(before)) == sorted(owned(after))
    if count <= len(before.inventory):
        assert before.hand + before.inventory[:count] == after.hand
        assert before.discard_pile == after.discard_pile


def owned(player: Player) -> tuple[int, ...]:
    return player.hand + player.inventory + player.discard_pile + player.play_area


@given(st.lists(st.integers(1, 4), max_size=5), st.integers(0, 20))
def test_what_is_known_of_the_mansion_is_forgotten_from_the_top(
    sizes: list[int], left: int
) -> None:
    """DBG-2.6: whole groups that still lie there, lowest ones first."""
    groups = tuple(Known(tuple(range(size))) for size in sizes)

    kept = forget(groups, left)

    assert groups[len(groups) - len(kept) :] == kept
    assert sum(len(group.cards) for group in kept) <= left
    if len(kept) < len(groups):
        assert sum(len(group.cards) for group in groups[-len(kept) - 1 :]) > left


@given(seeds)
def test_every_generated_position_is_legal(seed: int) -> None:
    state = a_table(seed)

    for invariant in INVARIANTS:
        invariant(state)


@given(seeds, seeds)
def test_hidden_cards_dealt_otherwise_are_a_legal_table_too(seed: int, number: int) -> None:
    """DBG-2.3: what the generic checks compare a table with could have come about."""
    state = a_table(seed)
    other = permute_hidden(state, state.turn.seat, evolve(state.chance, counter=number))

    for invariant in INVARIANTS:
        invariant(other)
