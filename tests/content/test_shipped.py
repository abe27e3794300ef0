"""What ships is whole, and every word of the schema is used by a card or left out for a reason."""

import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest

from content.deckbuilding.cards import SHORT_CELLS
from content.deckbuilding.steps import OPERATIONS
from content.expect import cells
from content.games import GAMES
from content.loader import digest, load_files, shipped_files
from content.slugs import slug
from core.deckbuilding.cards import Ban, Card, Figure, Kind, Passive, WeaponType
from core.deckbuilding.catalogue import Basics, Book, Catalogue, Scenario, all_texts
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import ALL, COUNTS, Condition, Operation
from core.kernel.records import evolve

ROOT = Path(__file__).parent.parent.parent


def passives(card: Card) -> Iterator[Passive]:
    yield from card.passives
    for level in card.levels:
        yield from level.passives


def every_step(catalogue: Catalogue) -> Iterator[Operation]:
    for steps in Book(catalogue).steps.values():
        yield from steps


def every_record(value: Any) -> Iterator[Any]:
    """Every record in a record, itself included."""
    if isinstance(value, tuple):
        for each in value:
            yield from every_record(each)
    elif attrs.has(type(value)):
        yield value
        for field in attrs.fields(type(value)):
            yield from every_record(getattr(value, field.name))


BOXES = {
    "premiere": {
        Kind.CHARACTER: (10, 10),
        Kind.AMMUNITION: (3, 58),
        Kind.WEAPON: (16, 59),
        Kind.ITEM: (3, 14),
        Kind.ACTION: (12, 69),
        Kind.INFECTED: (15, 33),
        Kind.TOKEN: (2, 2),
        Kind.BONUS: (4, 5),
    },
    "alliance": {
        Kind.CHARACTER: (10, 10),
        Kind.AMMUNITION: (1, 10),
        Kind.WEAPON: (9, 36),
        Kind.ITEM: (1, 5),
        Kind.ACTION: (10, 56),
        Kind.INFECTED: (16, 37),
        Kind.EVENT: (3, 5),
    },
    "nightmare": {
        Kind.CHARACTER: (10, 10),
        Kind.WEAPON: (11, 40),
        Kind.ITEM: (2, 4),
        Kind.ACTION: (10, 60),
        Kind.INFECTED: (16, 35),
        Kind.EVENT: (1, 1),
    },
    "mercenaries": {
        Kind.CHARACTER: (8, 8),
        Kind.AMMUNITION: (3, 58),
        Kind.WEAPON: (8, 50),
        Kind.ITEM: (1, 5),
        Kind.ACTION: (10, 53),
        Kind.INFECTED: (26, 71),
        Kind.SKILL: (30, 30),
    },
    "outbreak": {
        Kind.CHARACTER: (10, 10),
        Kind.WEAPON: (6, 20),
        Kind.ITEM: (2, 3),
        Kind.ACTION: (9, 45),
        Kind.INFECTED: (13, 27),
        Kind.EVENT: (2, 2),
        Kind.INFECTION: (7, 40),
        Kind.INFECTED_CHARACTER: (3, 3),
    },
    "promo": {Kind.CHARACTER: (10, 10)},
}
"""The printed boxes: cards and their copies by kind (DBG appendices)."""


def test_every_box_is_whole(shipped: Catalogue) -> None:
    """Counts by kind, of cards and of their copies, are those of the printed boxes."""
    assert set(BOXES) == {card.set for card in shipped.cards}
    for box, printed in BOXES.items():
        cards = [card for card in shipped.cards if card.set == box]
        kinds = Counter(card.kind for card in cards)
        copies: Counter[Kind] = Counter()
        for card in cards:
            copies[card.kind] += card.copies

        assert printed == {kind: (kinds[kind], copies[kind]) for kind in kinds}


def test_every_scenario_says_what_it_plays_like(shipped: Catalogue) -> None:
    """One sentence each, and no two alike."""
    feels = [scenario.feel for scenario in shipped.scenarios]

    assert len(feels) == len({*feels})
    assert all(feel.endswith(".") and feel.count(".") == 1 for feel in feels)


def test_every_short_name_fits_its_column(shipped: Catalogue) -> None:
    """16 cells; and two fewer where a mark of the mixed pile stands behind the name."""
    setups: tuple[Basics | Scenario, ...] = (*shipped.basics, *shipped.scenarios)
    mixed = {card for each in setups for pile in each.piles if len(pile) > 1 for card in pile}

    assert [] == [card.short for card in shipped.cards if cells(card.short) > SHORT_CELLS]
    assert [] == [
        card.short
        for card in shipped.cards
        if card.id in mixed and cells(card.short) > SHORT_CELLS - 2
    ]
    assert len(shipped.cards) == len({(card.set, card.short) for card in shipped.cards})


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Dr. Salvador", "dr-salvador"),
        ("Zombie (Male)", "zombie-male"),
        ("Ammo x10", "ammo-x10"),
        ("Pump-Action Shotgun", "pump-action-shotgun"),
        ("\u4e27\u5c38", "xx-001"),
    ],
)
def test_a_slug_is_the_name_in_letters_that_everybody_can_type(name: str, expected: str) -> None:
    """A name without any such letter gives way to the card's number."""
    assert expected == slug(name, "XX-001")


def test_the_cards_of_a_box_have_slugs_of_their_own(shipped: Catalogue) -> None:
    """Option keys name cards by them."""
    assert len(shipped.cards) == len({(card.set, card.slug) for card in shipped.cards})


def test_every_name_has_become_a_number(shipped: Catalogue) -> None:
    """The rules look cards up by number only, wherever a text, a pile or a Mansion names one."""
    numbers = {card.id for card in shipped.cards}
    named = [
        getattr(record, field)
        for record in every_record(shipped)
        for field in ("card", "also", "named", "needs_in_hand")
        if getattr(record, field, "")
    ]
    setups: tuple[Basics | Scenario, ...] = (*shipped.basics, *shipped.scenarios)
    piled = [card for each in setups for pile in each.piles for card in pile]

    assert set() == {*named, *piled} - numbers
    assert {"WE-007", "WE-008", "MA-012", "IT-001", "MA-001", "AM-001"} <= {*named}


def test_text_ids_say_whose_and_when(shipped: Catalogue) -> None:
    """They are unique, and stand in saves and in the log."""
    ids = [text.id for card in shipped.cards for text in all_texts(card)]

    assert len(ids) == len({*ids})
    assert {"AC-003/on_play", "CH-001/L2/during_turn", "IT-002/on_attach"} <= {*ids}


def test_every_operation_is_used_by_a_card(shipped: Catalogue) -> None:
    """What nothing uses is tested by nothing, and goes."""
    used = {type(step) for step in every_step(shipped)}
    unused = {name for name, operation in OPERATIONS.items() if operation not in used}

    assert len(ALL) == len(OPERATIONS)
    assert set() == unused


def test_every_moment_has_a_text(shipped: Catalogue) -> None:
    """As above, for the moments."""
    used = {text.when for card in shipped.cards for text in all_texts(card)}
    used |= {text.when for text in Book(shipped).lasting.values()}

    assert {*Moment} == used


def test_every_other_word_is_used(shipped: Catalogue) -> None:
    """Kinds, Weapon types, figures, bans and counts."""
    found = [each for card in shipped.cards for each in passives(card)]
    used = {each for passive in found for each in (passive.figure, passive.forbid, passive.per)}
    used |= {getattr(step, "per", "") for step in every_step(shipped)}
    used |= {each.count for each in every_record(shipped.cards) if isinstance(each, Condition)}
    used |= {word for card in shipped.cards for word in (card.kind, card.weapon_type)}

    assert set() == {*Kind, *WeaponType, *Figure, *Ban, *COUNTS} - used


def test_optional_words_are_those_of_the_print(shipped: Catalogue) -> None:
    """Only a "can" may be declined (DBG-5.7); Wesker's second Level and Jill's have none (DBG-4.13)."""
    box = [card for card in shipped.cards if card.set == "premiere"]
    may = [text.id for card in box for text in all_texts(card) if text.may]

    assert [
        "CH-004/L1/during_turn",
        "CH-005/L1/on_explore",
        "CH-006/L1/on_explore",
        "CH-006/L2/at_turn_start",
        "CH-007/L1/at_turn_start",
        "CH-010/L1/would_trash",
        "CH-010/L2/at_turn_start",
    ] == may


def test_equal_catalogues_have_the_same_digest_and_others_another(shipped: Catalogue) -> None:
    """Saves name the catalogue that they were begun with."""
    again, _ = load_files("deckbuilding", shipped_files("deckbuilding"))
    dearer = evolve(shipped.cards[0], cost=40)
    other = evolve(shipped, cards=(dearer, *shipped.cards[1:]))

    assert digest(shipped) == digest(again)
    assert digest(shipped) != digest(other)
    assert 32 == len(digest(shipped))


def test_no_content_file_is_left_out_of_the_wheel() -> None:
    """The wheel takes what git does not ignore."""
    files = [str(path) for path in GAMES["deckbuilding"].folder.rglob("*.toml")]
    run = subprocess.run(
        ["git", "check-ignore", *files], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert 10 < len(files)
    assert "" == run.stdout
