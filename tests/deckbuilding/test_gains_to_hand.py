"""Gathering Forces: all that is Gained goes to the Hand, unless another place is named too (DBG-10.16)."""

import pytest

from core.bots.base import chance_for
from core.bots.registry import bot_for
from core.deckbuilding.setup import PositionSeat
from core.deckbuilding.state import State
from tests.deckbuilding.own import HERO, after, asked, rules_with, table
from tui.narration.deckbuilding.narration import DeckBuildingNarration

EFFECT, HERB = "effect:hero", "IT-001"
ON_TOP = {
    "do": "gain",
    "count": 2,
    "within": 50,
    "to": "inventory_top",
    "of": {"cost_at_least": 20},
}
RULES = rules_with(during_turn={"may": True, "do": [{"do": "gains_to_hand"}, ON_TOP]})
BEGUN = (EFFECT, "gain:handgun")


def alone() -> PositionSeat:
    return PositionSeat(HERO, inventory=(HERB,))


def zones(state: State) -> tuple[list[str], list[str]]:
    """The Hand and the Inventory."""
    player = state.players[0]
    return [state.cards[c] for c in player.hand], [state.cards[c] for c in player.inventory]


def played(*answers: str) -> State:
    return after(RULES, table(alone()), *answers)[0]


def test_the_player_chooses_where_two_places_are_named() -> None:
    assert (0, "replace", ("yes", "no")) == asked(RULES, played(*BEGUN))


@pytest.mark.parametrize(
    ("answers", "hand", "inventory"),
    [
        (("yes", "gain:ammo-x20", "yes"), ["WE-009", "AM-002"], [HERB]),
        (("yes", "gain:ammo-x20", "no"), ["WE-009"], ["AM-002", HERB]),
        (("no", "gain:ammo-x20", "yes"), ["AM-002"], ["WE-009", HERB]),
        (("no", "gain:ammo-x20", "no", "lay"), [], ["WE-009", "AM-002", HERB]),
    ],
)
def test_each_card_goes_where_its_player_says(
    answers: tuple[str, ...], hand: list[str], inventory: list[str]
) -> None:
    """Only those on the Inventory are brought into an order (DBG-10.17)."""
    laid = answers[-1:] == ("lay",)
    state = played(*BEGUN, *(answers[:-1] if laid else answers))
    if laid:
        state, _ = RULES.apply(state, ("lay:handgun", "lay:ammo-x20"))

    assert (hand, inventory) == zones(state)
    assert "main" == asked(RULES, state)[1]


def test_without_the_card_nothing_is_asked() -> None:
    plain = rules_with(during_turn={"may": True, "do": [ON_TOP]})
    state, _ = after(plain, table(alone()), *BEGUN)

    assert "gain" == asked(plain, state)[1]


def test_the_question_says_both_places() -> None:
    state = played(*BEGUN)
    view = RULES.view(state, 0)
    assert view.decision is not None
    narration = DeckBuildingNarration(RULES.catalogue)

    asked_in_words = narration.question(view.decision, view)
    assert "put Handgun into your Hand, not on top of your Inventory?" in asked_in_words
    labels = [narration.label(option, view) for option in view.decision.options]
    assert ["yes, into your Hand", "no"] == labels


def test_a_steady_bot_takes_it_into_its_hand() -> None:
    state = played(*BEGUN)
    bot = bot_for("deckbuilding", "steady", RULES.catalogue)

    assert ("yes",) == bot.answer(RULES.view(state, 0), chance_for(1, 0, 0))
