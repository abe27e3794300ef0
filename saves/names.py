"""Names that people give, as names of folders."""

import re
import unicodedata

LONGEST = 40

_RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])")
"""Names of devices where files may be read one day."""


def folder_name(name: str) -> str:
    """Return a folder name for any name: 1 to 40 of a-z, 0-9 and `-`, neither end a `-`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.sub(r"[^a-z0-9]+", "-", plain)[: LONGEST + 1].strip("-")[:LONGEST].strip("-")
    if not words or _RESERVED.fullmatch(words):
        return f"game-{words}".strip("-")
    return words
