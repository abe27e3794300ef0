"""`inkribbon check --schema`: the closed lists of each game, for content and programs."""

import inspect
from collections.abc import Iterator
from importlib.util import find_spec

import attrs

from tui.games import GAMES, Game, part
from tui.narration.text import _


def lines() -> Iterator[str]:
    """Yield the lists, a line for each member: the list, the name, its fields, what it is."""
    for game in GAMES.values():
        yield f"game {game.id}: {_(game.name)}"
        yield from _lines_of(game)


def _lines_of(game: Game) -> Iterator[str]:
    for kind, text in part(f"{game.core}.decisions:KINDS").items():
        yield f"decision {kind}: {text}"
    for event in part(f"{game.core}.events:ALL"):
        yield f"event {_with_fields(event, skipped=('cause', 'rule'))}"
    if find_spec(f"{game.core}.moments"):
        for moment in part(f"{game.core}.moments:Moment"):
            yield f"moment {moment.value}"
    for operation in part(f"{game.core}.operations:ALL"):
        yield f"operation {_with_fields(operation)}"


def _with_fields(cls: type, skipped: tuple[str, ...] = ()) -> str:
    names = [each.name for each in attrs.fields(cls) if each.name not in skipped]
    text = " ".join((inspect.getdoc(cls) or "").partition("\n\n")[0].split())
    return f"{cls.__name__}({', '.join(names)}): {text}"
