"""The operations are a vocabulary: few serve one card alone, and ARCHITECTURE.md names each of these."""

import re
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from content.deckbuilding.steps import operation_name
from core.deckbuilding import operations
from core.deckbuilding.catalogue import all_texts, nested_steps
from tests.deckbuilding.table import CATALOGUE

MOST_OF_OWN = 0.1
"""The share of all cards that may have an operation which no other card has."""

PAGE = Path(__file__).parents[2] / "ARCHITECTURE.md"
HEADING = "### Words of one card\n"


def uses() -> Mapping[str, set[str]]:
    """Return the cards that each operation serves, by the word that content writes for it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for card in CATALOGUE.cards:
        for text in all_texts(card):
            for steps in nested_steps(text.id, text.do).values():
                for step in steps:
                    found[operation_name(type(step))].add(card.id)
    return found


OF_ONE_CARD = {word: cards for word, cards in uses().items() if len(cards) == 1}
SERVED = frozenset[str]().union(*OF_ONE_CARD.values())


def chapter() -> str:
    """Return what ARCHITECTURE.md says of the operations that serve one card."""
    text = PAGE.read_text(encoding="utf-8")
    return text.partition(HEADING)[2].partition("\n### ")[0]


def test_every_operation_serves_a_card() -> None:
    """There is no word that no card needs."""
    assert {operation_name(each) for each in operations.ALL} == uses().keys()


def test_few_cards_have_an_operation_of_their_own() -> None:
    """All others are made of words that several cards share."""
    assert len(SERVED) <= MOST_OF_OWN * len(CATALOGUE.cards)


def test_the_list_of_operations_of_one_card_is_whole() -> None:
    """The page names each of them in its list, with the reason, and no other."""
    listed = [line for line in chapter().splitlines() if line.startswith(("- ", "  "))]
    assert set(re.findall(r"`(\w+)`", "\n".join(listed))) == OF_ONE_CARD.keys()


def test_the_figures_of_the_list_are_right() -> None:
    """How many operations and cards there are, and what share of the cards has a word of its own."""
    cards = len(CATALOGUE.cards)
    said = " ".join(chapter().split())
    assert f"all {cards} are TOML" in said
    assert f"Of the {len(operations.ALL)} operations {len(OF_ONE_CARD)} serve one card" in said
    assert f"the {len(SERVED)} cards with such a word are {len(SERVED) / cards:.1%}" in said
