"""Biohazard War as tests play it: the rules with the content that ships."""

from content.loader import load
from core.war.catalogue import Catalogue
from core.war.rules import War

CATALOGUE: Catalogue = load("war")
RULES = War(CATALOGUE)
NAMES = {card.id: card.name for card in CATALOGUE.cards}
