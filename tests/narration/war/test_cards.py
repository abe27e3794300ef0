"""What a card's sentences say agrees with its figures and operations."""

import re
from collections.abc import Iterator

import attrs
import pytest
from rich.cells import cell_len

from core.war.cards import Card, Kind, Limit
from core.war.operations import Which
from tests.narration.sentences import assert_sentence
from tests.war.table import CATALOGUE
from tui.narration.war.cards import LINE_CELLS, card_line, card_text
from tui.narration.war.terms import KINDS, SUBTYPES

every_card = pytest.mark.parametrize(
    "card", [pytest.param(card, id=card.slug) for card in CATALOGUE.cards]
)


def figures(card: Card) -> Iterator[int]:
    """All numbers that stand on a card: its Force, and those of its texts."""
    if card.force is not None:
        yield card.force
    for passive in card.passives:
        yield from filter(None, (passive.add, passive.draws))
    for text in card.texts:
        for step in text.do:
            fields = [getattr(step, each.name) for each in attrs.fields(type(step))]
            yield from (value for value in fields if type(value) is int)
            yield from (value.characters_at_least for value in fields if isinstance(value, Which))


def words(card: Card) -> Iterator[str]:
    """All terms that stand on a card."""
    yield "Trap" if card.trap else KINDS[card.kind]
    if card.subtype:
        yield SUBTYPES[card.subtype]
    for each in card.passives:
        yield from which_words(each.of)
    for text in card.texts:
        for step in text.do:
            which = getattr(step, "of", None)
            yield from which_words(which) if which else ()


def which_words(which: Which) -> Iterator[str]:
    yield from (KINDS[kind] for kind in which.kinds)
    if which.subtype:
        yield SUBTYPES[which.subtype]


@every_card
def test_a_text_has_the_figures_and_terms_of_its_card(card: Card) -> None:
    text = card_text(card)
    numbers = [int(number) for number in re.findall(r"\d+", text)]

    for sentence in re.split(r"(?<=\.) ", text):
        assert_sentence(sentence)
    assert sorted({*figures(card)} - {0}) == sorted({*numbers} - {0})
    for word in words(card):
        assert word in text


@every_card
def test_a_line_fits_and_begins_with_the_figure(card: Card) -> None:
    line = card_line(card)

    assert 0 < cell_len(line) <= LINE_CELLS
    if card.kind is not Kind.EVENT:
        assert line.startswith(f"Force {card.force}")
    if card.limit is Limit.SEARCH:
        assert "S&D only" in line


def test_sentences_as_they_are_read() -> None:
    """One of each sort."""
    texts = {card.name: card_text(card) for card in CATALOGUE.cards}

    assert "Team, Operative, Force 5." == texts["STAR Alpha Team"]
    assert "Character, Merc, Force 2. It is attached to a Team." == texts["Leon Kennedy"]
    assert (
        "Unit, Monster, Force 12. It only defends and never goes on a Search and Destroy."
        == texts["G-Mutation"]
    )
    assert (
        "Facility, Force 1. A Vehicle may defend it, even one that only goes on Search and Destroy. "
        "Each Vehicle that defends it has 2 more Force." == texts["Tanker"]
    )
    assert (
        "Trap, played in defence of a Facility or in a Search and Destroy of your own. "
        "One committed Unit has 2 more Force." == texts["Set Trap"]
    )
    assert (
        "Event, played in an Assault of your own or in defence of a Team. One committed Team with at "
        "least 1 Character has 4 more Force. At the end of the fight discard one of that Team's "
        "Characters, by your choice." == texts["Sacrifice"]
    )
