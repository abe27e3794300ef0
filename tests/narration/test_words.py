"""Names, lists, sums: the small words that sentences are made of."""

import ast
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from core.deckbuilding.catalogue import Book
from core.deckbuilding.rules import DeckBuilding
from core.kernel.records import evolve
from tests.narration.table import ANA, Table, catalogue, narration, seat
from tui import narration as narration_package
from tui.narration.deckbuilding.narration import DeckBuildingNarration
from tui.narration.deckbuilding.scene import Scene
from tui.narration.names import NAME_CELLS, clean, printable
from tui.narration.registry import UnknownGameError, narration_for
from tui.narration.text import speak
from tui.narration.words import added, either, fitted, listed, repeated, sentence, times


class TestNames:
    @given(st.text())
    def test_a_name_fits_and_steers_nothing(self, text: str) -> None:
        """Whatever is typed: one line, at most 24 cells, never empty."""
        name = clean(text)

        assert name
        assert name.isprintable()
        assert cell_len(name) <= NAME_CELLS

    @given(st.text(st.characters(categories=("L", "N", "P")), min_size=1, max_size=12))
    def test_a_plain_name_stays_as_it_is(self, text: str) -> None:
        """Markup is data."""
        assert text == clean(text)

    def test_control_characters_are_shown(self) -> None:
        """A reader sees that something was there."""
        assert "?[2Jx y" == clean("\x1b[2Jx\ny")
        assert "[b]x" == clean("[b]x")
        assert "a?b" == printable("a\x9bb")

    def test_wide_letters_count_double(self) -> None:
        """A name is cut between letters."""
        assert 24 == cell_len(clean("漢" * 30))
        assert 23 == cell_len(clean("a" + "漢" * 30))

    @pytest.mark.parametrize(
        ("expected", "other"),
        [
            ("Leon", "Barry Burton"),
            ("Leon S. Kennedy", "Leon Burton"),
            ("Ana's Leon S. Kennedy", "Leon S. Kennedy"),
        ],
    )
    def test_a_character_is_told_apart_from_the_others(self, expected: str, other: str) -> None:
        """The first word, or more of the name, or the player's, where it could be another's."""
        renamed = {"Barry Burton": other}
        cards = tuple(
            evolve(card, name=renamed.get(card.name, card.name)) for card in catalogue().cards
        )
        table = Table(seat("Leon S. Kennedy"), seat("Barry Burton"))
        scene = Scene(Book(evolve(catalogue(), cards=cards)), table.view())

        assert expected == scene.character(ANA)

    def test_the_narration_of_rules_is_found_by_their_game(self) -> None:
        """It is made for the catalogue of the rules."""
        found = narration_for(DeckBuilding(catalogue()))

        assert isinstance(found, DeckBuildingNarration)
        assert narration().card_text("AC-001") == found.card_text("AC-001")

    def test_an_unknown_game_is_refused(self) -> None:
        """The error names those that there are."""
        other = DeckBuilding(catalogue())
        other.game = "patience"

        with pytest.raises(UnknownGameError, match=r"patience.*deckbuilding"):
            narration_for(other)


class TestLists:
    def test_lists_end_with_their_last_word(self) -> None:
        """Names of a log and choices of a prompt."""
        assert "A" == listed(["A"])
        assert "A and B" == listed(["A", "B"])
        assert "A, B and C" == listed(["A", "B", "C"])
        assert "a or b" == either(["a", "b"])
        assert "a, b, or c" == either(["a", "b", "c"])

    def test_what_comes_twice_is_counted(self) -> None:
        """In the order in which it first came."""
        assert ["Ammo x10 x2", "Handgun"] == repeated(["Ammo x10", "Handgun", "Ammo x10"])
        assert ["once", "twice", "3 times"] == [times(count) for count in (1, 2, 3)]

    def test_a_sum_shows_its_terms(self) -> None:
        """The result comes last."""
        assert "1 - 1 + 2 = 2" == added((1, -1, 2), 2)
        assert "7" == added((7,), 7)

    def test_a_sentence_begins_large_and_ends(self) -> None:
        """Whatever a clause begins with."""
        assert "+2 cards." == sentence("+2 cards")
        assert "Put it back." == sentence("put it back")

    def test_parts_that_do_not_fit_are_left_out_whole(self) -> None:
        """Three dots stand for them."""
        parts = [("", "one"), (", ", "two"), (", ", "three")]

        assert "one, two, three" == fitted(parts, 15)
        assert "one, two ..." == fitted(parts, 14)
        assert "one ..." == fitted(parts, 8)


class TestLanguages:
    def test_an_unknown_language_is_english(self) -> None:
        """What has no translation is said as it stands in the code."""
        speak("tlh")

        assert "A and B" == listed(["A", "B"])

    def test_both_forms_of_a_plural_have_the_same_gaps(self) -> None:
        """A translator needs the same placeholders in each."""
        pairs = [
            [node.value for node in call.args[:2] if isinstance(node, ast.Constant)]
            for path in Path(narration_package.__path__[0]).rglob("*.py")
            for call in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "mark_plural"
        ]

        assert len(pairs) > 20
        assert [] == [pair for pair in pairs if len({_gaps(form) for form in pair}) > 1]


def _gaps(form: object) -> frozenset[str]:
    return frozenset(re.findall(r"\{\w+\}", str(form)))
