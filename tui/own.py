"""A player's own content: where its folder is, and what is said of files that are left out."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from content.deckbuilding.writing import KEYS, Made, written
from content.faults import Fault
from core.deckbuilding.catalogue import Catalogue
from saves import files
from saves.store import Store, folder_named
from tui.cli import complain
from tui.games import faults_for
from tui.narration.text import _, mark_plural, plural

CONTENT = "INKRIBBON_CONTENT"
"""The environment variable that names the folder; processes of bots find it there too."""

NAME = "content"
"""What the folder is called beside the saves."""

_FAULTS = mark_plural("{count} fault", "{count} faults")


def folder() -> Path:
    """Return the folder of a player's own content, which need not exist. Raises NoUserError."""
    named = os.environ.get(CONTENT)
    return folder_named(named) if named else Store().home / NAME


@contextmanager
def named(content_dir: str | None, save_dir: str | None) -> Iterator[None]:
    """While it is entered, the folder is the one that is named, or the one beside other saves."""
    before = os.environ.get(CONTENT)
    os.environ[CONTENT] = content_dir or str(Path(save_dir or "", NAME))
    try:
        yield
    finally:
        if before is None:
            del os.environ[CONTENT]
        else:
            os.environ[CONTENT] = before


def complain_of_own(game: str) -> None:
    """Say which files of the player's own content are left out, a line for each."""
    for line in left_out(faults_for(game)):
        complain(line)


def left_out(faults: Iterable[Fault]) -> list[str]:
    """Return a line for each file that is left out for its faults, or an empty list."""
    counts = Counter(fault.file for fault in faults)
    text = _("{file} of your own content is left out: {faults}; inkribbon check tells them")
    return [
        text.format(file=file, faults=plural(_FAULTS, count).format(count=count))
        for file, count in counts.items()
    ]


def path_of(kind: type[Made], number: str) -> Path:
    """Return the file that something a player makes is kept in, by its id."""
    return folder() / f"{KEYS[kind]}-{number}.toml"


def is_own(kind: type[Made], number: str) -> bool:
    """Say whether a scenario, a Mansion or an inventory is one that was made and kept here."""
    return path_of(kind, number).is_file()


def keep(catalogue: Catalogue, made: Made) -> Path:
    """Write a scenario, a Mansion or an inventory of a player's own, a file of its own, and return that.

    One that is there already under its id is replaced. Raises WriteFailedError or NoUserError.
    """
    path = path_of(type(made), made.id)
    with files.failing(path.parent, "folder"):
        path.parent.mkdir(parents=True, exist_ok=True)
    files.replace(path, written(catalogue, made).encode())
    return path
