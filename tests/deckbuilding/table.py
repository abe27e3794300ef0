"""The Deck Building Game as tests play it: the rules with the content that ships."""

from content.loader import load
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.rules import DeckBuilding

CATALOGUE: Catalogue = load("deckbuilding")
RULES = DeckBuilding(CATALOGUE)
NAMES = {card.id: card.name for card in CATALOGUE.cards}
