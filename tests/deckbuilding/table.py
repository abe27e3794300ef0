"""The Deck Building Game as tests play it: the rules with the content that ships."""

import os

from attrs import evolve

from content.loader import load
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.rules import DeckBuilding

BOXES = frozenset(os.environ.get("INKRIBBON_TEST_BOXES", "").split())
"""The boxes that there are, for a benchmark that compares; all of them where it names none."""


def of_boxes(catalogue: Catalogue, boxes: frozenset[str]) -> Catalogue:
    """Return what a catalogue would be if there were no other boxes."""
    cards = tuple(card for card in catalogue.cards if card.set in boxes)
    ids = {card.id for card in cards}
    return evolve(
        catalogue,
        cards=cards,
        basics=tuple(
            each for each in catalogue.basics if ids.issuperset(i for p in each.piles for i in p)
        ),
        scenarios=tuple(each for each in catalogue.scenarios if boxes.issuperset(each.boxes)),
        mansions=tuple(each for each in catalogue.mansions if each.box in boxes),
        inventories=tuple(
            each for each in catalogue.inventories if ids.issuperset(c.card for c in each.cards)
        ),
    )


_ALL: Catalogue = load("deckbuilding")
CATALOGUE = of_boxes(_ALL, BOXES) if BOXES else _ALL
RULES = DeckBuilding(CATALOGUE)
NAMES = {card.id: card.name for card in CATALOGUE.cards}
