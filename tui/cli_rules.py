"""`inkribbon rules`: a rule by its number, rules by a word, or the chapters."""

import argparse
import textwrap

from content.faults import printable
from content.games import GAMES
from content.rules import Rule, find, numbered, rules
from tui.bad_input import BadInputError
from tui.cli import OK
from tui.narration.text import _

WIDTH = 78


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `rules`."""
    parser.add_argument(
        "word", nargs="*", metavar="NUMBER|WORD", help="such as 7.9 or Explore; else the chapters"
    )


def run(options: argparse.Namespace) -> int:
    """Print what was asked for."""
    word = " ".join(options.word)
    if not word.strip():
        _print_chapters()
        return OK
    for found in _found(word):
        _print_rule(found)
    return OK


def _found(word: str) -> list[Rule]:
    found = numbered(word) or find(word)
    if not found:
        text = _('no rule has the number or the word "{word}"; inkribbon rules lists the chapters')
        raise BadInputError(text.format(word=printable(word)))
    return found


def _print_chapters() -> None:
    chapters: dict[tuple[str, str], list[str]] = {}
    for game in GAMES:
        for each in rules(game).values():
            chapters.setdefault((game, each.chapter), []).append(each.number)
    for (_game, chapter), numbers in chapters.items():
        span = numbers[0] if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
        print(f"{span:<20} {chapter}")


def _print_rule(found: Rule) -> None:
    indent = " " * (len(found.number) + 2)
    for head, text in ((f"{found.number}  ", found.text), (indent, found.decision)):
        if text:
            words = " ".join(text.split())
            print(textwrap.fill(words, WIDTH, initial_indent=head, subsequent_indent=indent))
