"""The classes of Biohazard War's catalogue, for the cache of what ships."""

from core.war import cards, catalogue, operations
from core.war.moments import Moment

CLASSES: tuple[type, ...] = (
    catalogue.Catalogue,
    cards.Card,
    cards.Passive,
    cards.Text,
    cards.Side,
    cards.Kind,
    cards.Subtype,
    cards.Use,
    cards.Limit,
    cards.Per,
    Moment,
    operations.Which,
    *operations.ALL,
)
"""Every record, and every enumeration, that a catalogue is made of."""

EMPTY = catalogue.Catalogue(())
"""The catalogue of a game without content."""
