"""Set-ups that players make are written as files that read as the same set-ups."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content.deckbuilding.names import known_card
from content.deckbuilding.terms import SLUG
from content.deckbuilding.writing import Made, id_for, written
from content.loader import load, load_files
from core.deckbuilding.catalogue import Catalogue, Counted, Inventory, Mansion, Scenario
from core.kernel.records import evolve

CATALOGUE: Catalogue = load("deckbuilding")
CARDS = {card.id: card for card in CATALOGUE.cards}
TWICE = evolve(CARDS["AC-001"], id="XX-001", set="mine")
"""A card with the name of another."""

PILED = [card.id for card in CATALOGUE.cards if card.cost is not None]
INSIDE = [card for card in CATALOGUE.cards if known_card(card).in_mansion]
BOSSES = [card.id for card in INSIDE if card.boss]
NAMES = st.sampled_from(["Mine", 'My "own" \\ list', "é, [b", "日本"]).filter(
    lambda n: "[" not in n
)


def read_again(tmp_path: Path, made: Made, onto: Catalogue = CATALOGUE) -> Made:
    """What a written file is read as."""
    path = tmp_path / "own.toml"
    path.write_text(written(onto, made), "utf-8")
    found, faults = load_files("deckbuilding", [path], onto)
    assert [] == faults
    last: Made = {
        Scenario: found.scenarios,
        Mansion: found.mansions,
        Inventory: found.inventories,
    }[type(made)][-1]
    return last


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    cards = draw(st.lists(st.sampled_from(PILED), min_size=1, max_size=12, unique=True))
    basics = {card for pile in CATALOGUE.basics[0].piles for card in pile}
    piles = tuple((card,) for card in cards if card not in basics) or (("AC-001",),)
    boxes = tuple(sorted({CARDS[card].set for pile in piles for card in pile} | {"premiere"}))
    return Scenario("mine", draw(NAMES), "any", boxes, "standard", piles, feel=draw(NAMES))


@st.composite
def counted(draw: st.DrawFn, ids: list[str], most: int) -> tuple[Counted, ...]:
    cards = draw(st.lists(st.sampled_from(ids), min_size=1, max_size=8, unique=True))
    return tuple(Counted(card, draw(st.integers(1, most))) for card in cards)


MADE = (
    scenarios()
    | st.builds(
        lambda name, cards: Mansion(
            "mine", name, "own", (*cards, *(Counted(boss, 1) for boss in BOSSES))
        ),
        NAMES,
        counted([card.id for card in INSIDE if not card.boss], 1),
    )
    | st.builds(lambda name, cards: Inventory("mine", cards, name), NAMES, counted(PILED, 9))
)


@given(made=MADE)
def test_what_is_written_is_read_as_the_same(
    tmp_path_factory: pytest.TempPathFactory, made: Made
) -> None:
    """Whatever it holds and however it is called."""
    assert made == read_again(tmp_path_factory.mktemp("own"), made)


def test_a_card_whose_name_another_has_is_written_by_its_number(tmp_path: Path) -> None:
    """Else the file could not be read, or would mean the other."""
    onto = evolve(CATALOGUE, cards=(*CATALOGUE.cards, TWICE))
    boxes = ("premiere", "mine")
    made = Scenario("mine", "Mine", "any", boxes, "standard", ((TWICE.id,), ("AC-001",)))

    assert made == read_again(tmp_path, made, onto)
    assert '"XX-001"' in written(onto, made)


@pytest.mark.parametrize(
    ("name", "taken", "made"),
    [
        ("My Own List", (), "my-own-list"),
        ("My Own List", ("my-own-list",), "my-own-list-2"),
        ("My Own List", ("my-own-list", "my-own-list-2"), "my-own-list-3"),
        ("日本", (), "list"),
        ("x" * 100, (), "x" * 50),
    ],
)
def test_an_id_is_made_of_the_name(name: str, taken: tuple[str, ...], made: str) -> None:
    """One that no other has, whatever the name is written in."""
    assert made == id_for(name, taken)
    assert made == SLUG(made)
