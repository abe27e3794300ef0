"""The games that have content here: one line a game, and the parts that its folder gives.

The folder of a game has its TOML and, under the same names in each, the modules that read it:

- `classes`: `CLASSES`, the classes of its catalogue, and `EMPTY`, the one without content;
- `files`: `compiled(sources, onto)`, files into a catalogue and faults;
- `positions`: `position_case(table, name, catalogue)`, a table stated exactly;
- `rules.toml`: its numbered rules.

A module is imported when its part is first needed.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from attrs import frozen

HERE = Path(__file__).parent


@frozen
class GameContent:
    """The content of a game. `id` names its folder; the numbers of its rules begin with `prefix`."""

    id: str
    prefix: str

    @property
    def folder(self) -> Path:
        """The folder of what ships."""
        return HERE / self.id

    def part(self, name: str) -> Any:
        """Return a module of the game's folder."""
        return import_module(f"content.{self.id}.{name}")


GAMES: dict[str, GameContent] = {
    each.id: each
    for each in (
        GameContent("deckbuilding", "DBG"),
        GameContent("war", "WAR"),
        GameContent("undead", "UND"),
    )
}
"""Every game by its id, in the order in which they came."""

FIRST = next(iter(GAMES))
"""The game of files that name none: they could begin before there was another."""
