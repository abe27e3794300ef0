"""`inkribbon check --schema`: the closed lists of the Deck Building Game, for content and programs."""

import inspect
from collections.abc import Iterator

import attrs

from core.deckbuilding import events, operations
from core.deckbuilding.decisions import KINDS
from core.deckbuilding.moments import Moment


def lines() -> Iterator[str]:
    """Yield the lists, a line for each member: the list, the name, its fields, what it is."""
    for kind, text in KINDS.items():
        yield f"decision {kind}: {text}"
    for event in events.ALL:
        yield f"event {_with_fields(event, skipped=('cause', 'rule'))}"
    for moment in Moment:
        yield f"moment {moment.value}"
    for operation in operations.ALL:
        yield f"operation {_with_fields(operation)}"


def _with_fields(cls: type, skipped: tuple[str, ...] = ()) -> str:
    names = [each.name for each in attrs.fields(cls) if each.name not in skipped]
    text = " ".join((inspect.getdoc(cls) or "").partition("\n\n")[0].split())
    return f"{cls.__name__}({', '.join(names)}): {text}"
