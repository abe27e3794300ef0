"""The catalogue and rules that the tests of Undead share."""

from content.games import HERE
from content.reading import read_table, toml_files
from content.sources import Source
from content.undead.files import compiled
from core.undead.catalogue import Catalogue
from core.undead.rules import Undead


def _shipped() -> Catalogue:
    sources = [
        Source(name, read_table(path, name)[0])
        for path, name in toml_files(HERE / "undead" / "base")
    ]
    made, faults = compiled(sources)
    assert faults == [], "\n".join(map(str, faults))
    return made


CATALOGUE = _shipped()
RULES = Undead(CATALOGUE)
NAMES = {card.id: card.name for card in CATALOGUE.cards()}
