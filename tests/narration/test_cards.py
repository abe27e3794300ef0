"""Card texts: generated from the closed lists, whatever card is made of them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.deckbuilding.cards import Ban, Card, Figure, Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.operations import Operation, Trash, TrashThis
from core.kernel.records import evolve
from tests.narration.samples import PASSIVES, STEPS, cards, cards_with, texts
from tests.narration.sentences import assert_fits, assert_phrase, assert_sentence
from tests.narration.table import card_id, catalogue, narration
from tui.narration.deckbuilding.briefly import briefly
from tui.narration.deckbuilding.cards import LINE_CELLS, card_line, card_text
from tui.narration.deckbuilding.facts import facts, missing
from tui.narration.deckbuilding.phrases import Names

SHIPPED = [pytest.param(card, id=card.name) for card in catalogue().cards]
NAMES = {card.id: card.name for card in catalogue().cards}
BOOK = Book(catalogue())


def text(name: str) -> str:
    """Return the text of a shipped card."""
    return narration().card_text(card_id(name))


def line(name: str) -> str:
    """Return the line of a shipped card."""
    return narration().card_line(card_id(name))


@pytest.mark.parametrize("card", SHIPPED)
def test_a_shipped_card_leaves_nothing_out(card: Card) -> None:
    """Each figure, zone, named card and choice of the operations stands in the text."""
    said = narration().card_text(card.id)

    assert_sentence(said)
    assert () == missing(said, facts(card), NAMES)


@pytest.mark.parametrize("card", SHIPPED)
def test_a_shipped_card_has_a_line(card: Card) -> None:
    """A line fits where lists have room for it."""
    said = narration().card_line(card.id)

    assert said.isprintable()
    assert said != "..."
    assert_fits(said, LINE_CELLS)


@given(cards())
@settings(max_examples=60)
def test_any_card_has_a_text_and_a_line(card: Card) -> None:
    """The closed lists are all that is needed, in whatever combination."""
    said, short = card_text(BOOK, card), card_line(BOOK, card)

    assert_sentence(said)
    assert () == missing(said, facts(card), NAMES)
    assert short.isprintable()
    assert "{" not in short
    assert_fits(short, LINE_CELLS)


@pytest.mark.parametrize("kind", STEPS, ids=lambda kind: kind.__name__)
@given(data=st.data())
@settings(max_examples=8)
def test_any_step_is_said_with_all_its_facts(kind: type[Operation], data: st.DataObject) -> None:
    """Each operation of the closed list, with each kind of fields it can have."""
    card = cards_with(data.draw(texts("X-001/1", STEPS[kind])))
    said = card_text(BOOK, card)

    assert_sentence(said)
    assert () == missing(said, facts(card), NAMES)
    for text in card.texts:
        for step in text.do:
            assert_phrase(briefly(step, Names(BOOK, card.id)))


@pytest.mark.parametrize("what", PASSIVES)
@given(data=st.data())
@settings(max_examples=8)
def test_any_passive_is_said_with_all_its_facts(what: Figure | Ban, data: st.DataObject) -> None:
    """Each Figure and each Ban."""
    card = cards_with(passives=(data.draw(PASSIVES[what]),), kind=Kind.ITEM)
    said = card_text(BOOK, card)

    assert_sentence(said)
    assert () == missing(said, facts(card), NAMES)


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        ("+2 cards.", "Mansion Foyer"),
        ("+20 Ammo. Your Weapons have +10 Damage this turn.", "Deadly Aim"),
        (
            "Trash up to 2 cards from your Discard Pile. Then Trash this card.",
            "Shattered Memories",
        ),
        (
            "+1 Action, +2 cards. Put 1 card from your Hand on top of your Inventory.",
            "Umbrella Corporation",
        ),
        (
            (
                "Health 80. Level 1 (2 Decorations): Pistol Weapons need 10 less Ammo. "
                "Level 2 (6 Decorations): Each Pistol Weapon may be used twice in the same turn."
            ),
            "Leon S. Kennedy",
        ),
        (
            (
                "Health 40, Damage 30, 4 Decorations. "
                "If it is not Defeated: Trash 2 random cards of your Discard Pile."
            ),
            "Hunter",
        ),
        ("Needs 40 Ammo, Damage 25. When it is used: +1 Explore.", "Pump-Action Shotgun"),
        (
            (
                "Needs 0 Ammo, Damage 15. It is Trashed after use. In Story or Mercenary Mode, when "
                "it is used: the Character of each adjacent Player takes 5 Damage. In Versus Mode, "
                "when it is used: each Character beside the Attacked one takes 5 Damage."
            ),
            "Grenade",
        ),
        (
            (
                "Health 70. Level 1 (2 Decorations): Once a turn, if you would Trash cards, you may: "
                "put them into the Discard Pile of 1 other Player instead. Level 2 (4 Decorations): "
                "Once a turn, at its start, you may: Trash 1 card from your Discard Pile."
            ),
            "Rebecca Chambers",
        ),
    ],
)
def test_a_text_reads_like_the_rules(expected: str, name: str) -> None:
    """Rules' words with capitals; the same words for the same operation."""
    assert expected == text(name)


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        ("+10 Ammo, +10 Gold", "Ammo x10"),
        ("+20 Ammo; your Weapons +10 Damage this turn", "Deadly Aim"),
        ("+1 Action, +2 cards, put 1 card on top", "Umbrella Corporation"),
        ("needs 40  Damage 25  +1 Explore", "Pump-Action Shotgun"),
        ("needs X  Damage X", "Gatling Gun"),
        ("Health 40  Damage 30  Decorations 4 ...", "Hunter"),
        ("Heal 20 or Heal 60 with a second one", "Green Herb"),
    ],
)
def test_a_line_is_short(expected: str, name: str) -> None:
    """The words of the Hand in the frames of the screens."""
    assert expected == line(name)


def test_a_level_is_told_without_its_number() -> None:
    """Screens put the number before it themselves."""
    leon = card_id("Leon S. Kennedy")

    assert "Pistol Weapons need 10 less Ammo." == narration().level_text(leon, 1)
    assert_sentence(narration().level_text(leon, 2))


def test_a_written_wording_stands_for_the_text() -> None:
    """Icons are generated all the same."""
    written = evolve(
        BOOK.cards[card_id("Umbrella Corporation")],
        wording="Put 1 card of your Hand on top of your Inventory.",
    )

    assert ("+1 Action, +2 cards. Put 1 card of your Hand on top of your Inventory.") == card_text(
        BOOK, written
    )


def test_a_wording_that_leaves_something_out_is_found() -> None:
    """Figures, zones and the words that leave a choice."""
    card = BOOK.cards[card_id("Shattered Memories")]

    assert ("2", "Discard Pile", "may") == missing("Trash cards.", facts(card), NAMES)
    assert {2} == facts(card).figures
    assert [Trash, TrashThis] == [type(step) for step in card.texts[0].do]


def test_every_step_of_a_text_is_a_sentence() -> None:
    """Steps after the first one begin with Then."""
    said = text("Automatic Shotgun")

    assert_phrase(said)
    assert (
        "When it is used: +1 Explore. Then the next Infected Revealed this turn is Defeated at "
        "once if it has at most 40 Health."
    ) in said
