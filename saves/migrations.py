"""What brings older saves up to today's formats.

Each kind of file has a version of its own. A function here gets the plain data of version n and
returns that of version n + 1; whoever raises a version adds one, and a save of the version before
to `tests/saves/examples`. Journals come as the list of their records, each as TOML reads it.
"""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from saves import records

Migration = Callable[[Any], Any]

JOURNAL: dict[int, Migration] = {}
CAMPAIGN: dict[int, Migration] = {}
CATALOGUE: dict[int, Migration] = {}


def migrated(data: Any, version: int, today: int, steps: Mapping[int, Migration]) -> Any:
    """Return data of a version as it is written today."""
    for step in range(version, today):
        data = steps[step](data)
    return data


def journal(bodies: list[bytes], version: int) -> bytes:
    """Return the records of a journal of a version as the text of one of today's format.

    Raises RecordError for records that no program of that version wrote.
    """
    try:
        tables = [tomllib.loads(body.decode()) for body in bodies]
        header, *entries = migrated(tables, version, records.FORMAT, JOURNAL)
        header["game"]["format"] = records.FORMAT
    except (ValueError, LookupError, TypeError) as error:
        raise records.RecordError("not of its version") from error
    texts = [records.header_text(records.header_of(header))]
    texts += [records.entry_text(records.entry_of(entry)) for entry in entries]
    chain, data = "", []
    for text in texts:
        record, chain = records.seal(chain, text)
        data.append(record)
    return b"".join(data)
