"""Files of content as they are compiled: what faults call them, and the tables in them."""

from collections.abc import Iterator
from typing import Any

from attrs import frozen

from content.expect import shown


@frozen
class Source:
    """A file that has been read: what faults call it, and its tables."""

    name: str
    table: dict[str, Any]

    def tables(self, key: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield the tables under a key, each with what faults call it."""
        found = self.table.get(key)
        if isinstance(found, list):
            for number, table in enumerate(found, start=1):
                if isinstance(table, dict):
                    yield label(key, number, table), table


def are_tables(value: object) -> bool:
    """Say whether a value is what `[[key]]` makes in a file."""
    return isinstance(value, list) and all(isinstance(each, dict) for each in value)


def label(key: str, number: int, table: dict[str, Any]) -> str:
    """Return what faults call a table: its kind, its id or place, and its name."""
    table_id, name = table.get("id"), table.get("name")
    words = [key, table_id if isinstance(table_id, str) else f"no. {number}"]
    return " ".join([*words, shown(name)] if isinstance(name, str) else words)
