"""`inkribbon check`: content, positions and saves; what is wrong is printed, a line for each fault."""

import argparse
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from content.faults import printable
from tui.cli import BAD_INPUT, OK
from tui.narration.text import Plural, _, mark_plural, ngettext, plural


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `check`."""
    parser.add_argument(
        "path",
        nargs="?",
        default="",
        metavar="PATH",
        help="a file or folder of content, a position, a save; else what ships and your own content",
    )
    parser.add_argument(
        "--schema",
        action="store_true",
        help="print the closed lists: kinds of Decisions, events, moments, operations",
    )


def run(options: argparse.Namespace) -> int:
    """Check what was named; 2 if anything is wrong with it."""
    if options.schema:
        from tui.cli_schema import lines

        return _printed(lines(), wrong=False)
    if not options.path:
        return max(_checked_shipped(), _checked_own())
    path = Path(options.path)
    if not os.path.lexists(path):
        from tui.bad_input import BadInputError

        raise BadInputError(_("{path}: there is no such file or folder").format(path=path))
    places = list(saves_at(path))
    if places:
        from tui.cli_saves import checked

        return checked(places)
    return _checked_content(path)


def saves_at(path: Path) -> Iterator[Path]:
    """Yield the journals of games at a path: one of them, a campaign, or a folder of saves."""
    if path.is_file():
        if _is_journal(path):
            yield path
        return
    folders = [path, *sorted(path.glob("campaigns/*/")), *sorted(path.glob("*/"))]
    for folder in folders:
        yield from sorted(each for each in folder.glob("*.toml") if _is_journal(each))


def _is_journal(path: Path) -> bool:
    """Say whether a file is meant to be a journal, however damaged: a campaign's file is beside it."""
    from saves.place import CAMPAIGN
    from saves.records import HEADER_FORM

    if not path.stem.isdigit():
        return False
    if (path.parent / CAMPAIGN).exists():
        return True
    if not path.is_file():  # to open a pipe would wait for ever
        return False
    try:
        with path.open("rb") as file:
            return HEADER_FORM.match(file.read(4096)) is not None
    except OSError:
        return False


_COUNTED: Mapping[str, Plural] = {
    "cards": mark_plural("{count} card", "{count} cards"),
    "scenarios": mark_plural("{count} scenario", "{count} scenarios"),
}
"""What is counted of a catalogue, where it has it."""


def _checked_shipped() -> int:
    from content.loader import load_files, shipped_files
    from tui.games import GAMES

    found, faults = [], []
    for game in GAMES.values():
        made, wrong = load_files(game.id, shipped_files(game.id))
        faults += wrong
        found.append(_shipped_words(game.id, _(game.name), made))
    return _printed(map(str, faults) if faults else found, wrong=bool(faults))


def _checked_own() -> int:
    from content.loader import own_state
    from tui.own import folder

    own = folder()
    return _checked_content(own) if own_state(own)[0] else OK


def _shipped_words(game: str, name: str, made: Any) -> str:
    from content.rules import rules

    counts = [
        plural(forms, len(getattr(made, what))).format(count=len(getattr(made, what)))
        for what, forms in _COUNTED.items()
        if hasattr(made, what)
    ]
    counts.append(_("{count} rules").format(count=len(rules(game))))
    return _("{game}: {counts}, nothing is wrong.").format(game=name, counts=_(", ").join(counts))


def _checked_content(path: Path) -> int:
    from content.loader import check_path
    from content.reading import toml_files
    from tui.stated_answers import problem_of

    faults = check_path(path, tried=problem_of)
    if faults:
        return _printed(map(str, faults), wrong=True)
    count = len(list(toml_files(path)))
    text = ngettext("{count} file, nothing is wrong.", "{count} files, nothing is wrong.", count)
    return _printed([text.format(count=count)], wrong=False)


def _printed(lines: Iterable[str], *, wrong: bool) -> int:
    for line in lines:
        print(printable(line))
    return BAD_INPUT if wrong else OK
