"""The classes of the Deck Building Game's catalogue, for the cache of what ships."""

from core.deckbuilding import cards, catalogue, operations
from core.deckbuilding.moments import Moment

CLASSES: tuple[type, ...] = (
    catalogue.Catalogue,
    catalogue.Basics,
    catalogue.Scenario,
    catalogue.Mansion,
    catalogue.Inventory,
    catalogue.Counted,
    cards.Card,
    cards.Bonus,
    cards.Level,
    cards.Passive,
    cards.Text,
    cards.Kind,
    cards.WeaponType,
    cards.Figure,
    cards.Ban,
    Moment,
    operations.Which,
    operations.Condition,
    operations.Branch,
    *operations.ALL,
)
"""Every record, and every enumeration, that a catalogue is made of."""

EMPTY = catalogue.Catalogue((), (), (), (), ())
"""The catalogue of a game without content."""
