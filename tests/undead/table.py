"""The catalogue and rules that the tests of Undead share."""

from content.loader import load
from core.undead.catalogue import Catalogue
from core.undead.rules import Undead

CATALOGUE: Catalogue = load("undead")
RULES = Undead(CATALOGUE)
NAMES = {card.id: card.name for card in CATALOGUE.cards}
