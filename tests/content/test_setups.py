"""The published set-ups are those of the rules: scenarios, Mansions, Inventories, Basic Resources."""

import tomllib
from collections import Counter
from itertools import chain

import pytest

from content.games import GAMES
from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Book, Catalogue, Counted, Mansion
from core.deckbuilding.modes import MODES
from tests.content.appendix_d import own_inventories
from tui.wrap import wrapped

SHIPPED = GAMES["deckbuilding"].folder

SCENARIOS = {
    "story": """
        first-timer initial-horror nightmare biohazard neophyte classic-horror spy-games whaddya-buyin
        battle-hardened-veteran bound-advance backlog fast-action bigger-is-better surging-forward
        ambition loaded-for-bear griefing hoarding standard-play easy-actions giveaway golden-standard
        interaction buying-spree lethal-injection top-of-the-class disposable millionaire competitive
        control big-inventory-wins every-way-out
    """,
    "mercenary": """
        sacrifice sluggish zombie-hunters infested-police-station infested-gun-shop
        special-forces-premiere-outbreak jack-of-all-trades-premiere-outbreak
        limited-movement-premiere-outbreak infested-supply-depot-alliance-outbreak
        infested-shopping-mall-alliance-outbreak quick-tactics weapon-club draw-power different-methods
    """,
    "versus": "quick-and-easy big-guns-big-explosions ive-covered-wars",
    "outbreak": """
        outbreak dawn-of-nightmares infection-balance duplicity embrace-the-darkness quick-game
        trouble-around-every-corner resident-reaper explosions-and-flames mega-money a-gun-is-a-gun
    """,
    "partner": "partners-in-escape a-little-gun-goes-a-long-way tactical-advance",
    "skill": "law-of-thieves old-meets-new additional-benefits hand-to-hand",
}
"""The ids of all scenarios by what they are made for."""

WHOLE = {"premiere", "alliance", "nightmare", "outbreak", "mercenaries"}
"""The boxes whose cards are all there."""

OTHER_COUNTS = {
    "initial-horror": 11,
    "ive-covered-wars": 13,
    "outbreak": 13,
    "big-inventory-wins": 11,
    "every-way-out": 10,
}
"""The scenarios that have not 12 piles besides the basic ones (Appendix E of the rules)."""

FIRST = {"first-timer", "initial-horror", "nightmare", "biohazard", "neophyte"}
"""The Story scenarios that are good first games."""

MANSIONS = {
    "premiere": (38, 33, 38, {"Uroboros Aheri"}),
    "alliance": (35, 32, 42, {"Albert Wesker"}),
    "outbreak": (32, 30, 32, {"Tyrant T-002"}),
    "nightmare": (40, 38, 40, {"Osmund Saddler"}),
    "mercenaries-the-cult": (26, 31, 26, {"Red Executioner"}),
    "mercenaries-tribal-technology": (30, 35, 30, {"Red Executioner"}),
    "mercenaries-majini-rock": (30, 35, 30, {"Red Executioner"}),
}
"""Cards of a Mansion, in Mercenary Mode, with Partners in Story, and its Boss (Appendix B)."""

STANDARD = {
    "standard": {"Ammo x10": 7, "Handgun": 1, "Combat Knife": 2},
    "mercenaries": {"Ammo x10": 7, "Custom Standard Sidearm": 1, "Reliable Blade": 2},
}
"""The starting Inventories by their Basic Resources (DBG-3.10)."""


@pytest.fixture(scope="module")
def book(shipped: Catalogue) -> Book:
    return Book(shipped)


def size(cards: tuple[Counted, ...]) -> int:
    return sum(each.copies for each in cards)


def test_there_are_sixty_seven_scenarios() -> None:
    """As published."""
    assert 67 == sum(len(ids.split()) for ids in SCENARIOS.values())


def test_all_of_them_are_written(shipped: Catalogue) -> None:
    """Those that need a box that is not whole are left out of the games, and no others."""
    path = SHIPPED / "setup" / "scenarios.toml"
    tables = tomllib.loads(path.read_text("utf-8"))["scenario"]
    names = {card.name for card in shipped.cards}
    there = [table["id"] for table in tables if names.issuperset(chain(*table["piles"]))]
    left_out = [table["boxes"] for table in tables if table["id"] not in there]

    assert [number for ids in SCENARIOS.values() for number in ids.split()] == [
        table["id"]
        for table in sorted(tables, key=lambda table: list(SCENARIOS).index(table["mode"]))
    ]
    assert there == [each.id for each in shipped.scenarios]
    assert [] == [boxes for boxes in left_out if WHOLE.issuperset(boxes)]


def test_every_scenario_is_a_published_one(shipped: Catalogue) -> None:
    """With its id, and made for what it was published for."""
    known = {number: made_for for made_for, ids in SCENARIOS.items() for number in ids.split()}

    assert [] == [each.id for each in shipped.scenarios if known.get(each.id) != each.mode]


def test_scenarios_have_as_many_piles_as_published(shipped: Catalogue) -> None:
    """12, but for a few (DBG-3.5, 3.6)."""
    counts = {each.id: len(each.piles) for each in shipped.scenarios}

    assert {number: OTHER_COUNTS.get(number, 12) for number in counts} == counts


def test_scenarios_need_the_boxes_of_their_cards(book: Book) -> None:
    """None that is not named, so that who owns the boxes can play."""
    for each in book.scenarios.values():
        boxes = {book.cards[card].set for pile in each.piles for card in pile}
        assert boxes <= {*each.boxes}, each.id


def test_scenarios_with_mercenaries_have_the_basics_of_that_box(shipped: Catalogue) -> None:
    """DBG-3.8."""
    for each in shipped.scenarios:
        assert ("mercenaries" if "mercenaries" in each.boxes else "standard") == each.basics


def test_what_a_scenario_plays_like_is_three_narrow_lines_at_most(shipped: Catalogue) -> None:
    """More would push its piles down where there is little room, and each step would repaint them."""
    assert [] == [each.id for each in shipped.scenarios if len(wrapped(each.feel, 38)) > 3]


def test_first_games_are_marked(shipped: Catalogue) -> None:
    """One at least for each mode that has lists of its own."""
    first = {each.id for each in shipped.scenarios if each.first}

    assert {number for number in first if "outbreak" not in number} <= FIRST | {
        "dawn-of-nightmares"
    }
    assert "first-timer" in first


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_has_scenarios(shipped: Catalogue, mode: str) -> None:
    """Of its own, or those it takes from others (DBG-15.2, 16.2, 17.28)."""
    assert any(each.mode in MODES[mode].lists for each in shipped.scenarios)


def test_mansions_are_those_of_the_rules(book: Book) -> None:
    """Appendix B: sizes, also with what modes and modifications change, and Bosses."""
    for mansion in book.mansions.values():
        cards, mercenary, partner, bosses = MANSIONS[mansion.id]
        names = {book.cards[each.card].name for each in mansion.cards if book.cards[each.card].boss}

        assert (cards, bosses) == (size(mansion.cards), names), mansion.id
        assert mercenary == size(MODES["mercenary"].mansion_cards(mansion)), mansion.id
        assert partner == cards + size(_partner_in(mansion)), mansion.id


def _partner_in(mansion: Mansion) -> tuple[Counted, ...]:
    found: tuple[Counted, ...] = getattr(mansion, "partner_in", ())
    return found


def test_mansions_hold_every_infected_of_their_box(book: Book) -> None:
    """What no Mansion holds could not be met; modes and modifications bring in the rest."""
    there = {
        each.card
        for mansion in book.mansions.values()
        for each in (*mansion.cards, *mansion.mercenary_in, *_partner_in(mansion))
    }
    boxes = {mansion.box for mansion in book.mansions.values()}
    infected = {
        card.id for card in book.cards.values() if card.kind is Kind.INFECTED and card.set in boxes
    }

    assert infected <= there


def test_starting_inventories_are_those_of_the_rules(book: Book) -> None:
    """DBG-3.10, Appendix D: ten cards each, one for each set of basics, one for each Character."""
    shared = {each.id: each for each in book.inventories.values() if not each.character}
    own = Counter(each.character for each in book.inventories.values() if each.character)
    characters = {card.id for card in book.cards.values() if card.kind is Kind.CHARACTER}

    assert {*book.basics} == {*shared}
    for number, inventory in shared.items():
        found = {book.cards[each.card].name: each.copies for each in inventory.cards}
        assert STANDARD[number] == found
    assert dict.fromkeys(characters, 1) == dict(own)
    assert {10} == {size(each.cards) for each in book.inventories.values()}


def test_own_inventories_are_those_of_appendix_d(book: Book) -> None:
    """DBG-15.4: card by card, for the Characters that are there."""
    printed = own_inventories()

    assert {10} == {sum(cards.values()) for cards in printed.values()}
    for each in book.inventories.values():
        if each.character:
            found = {book.cards[card.card].name: card.copies for card in each.cards}
            assert printed[each.character] == found, each.character


def test_basics_have_six_piles(book: Book) -> None:
    """DBG-3.7, 3.8."""
    assert {6} == {len(each.piles) for each in book.basics.values()}
