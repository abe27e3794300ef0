"""The rules by chapter, and those with a word in them: what the rule browser shows."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from attrs import frozen

from content.games import GAMES
from content.rules import Rule, UnknownRuleError, find, rule, rules
from tui.games import FIRST
from tui.look.marking import marked
from tui.narration.text import _, mark
from tui.rows import Row, Span, left, right, row
from tui.wrap import wrapped

_NUMBER = re.compile(
    r"(?:(?P<prefix>[A-Z]+)-)?(?P<chapter>\d+)(?:\.(?P<rule>\d+))?\.?", re.IGNORECASE
)

TITLES: Mapping[str, str] = {
    "deckbuilding": mark("Rules of the Deck Building Game"),
    "war": mark("Rules of Biohazard War"),
    "undead": mark("Rules of Undead"),
}
"""What the browser is headed with, by game."""

_NUMBER_CELLS = 3
"""The cells of a chapter's number in the list."""


@frozen
class Chapter:
    """A chapter: its number, its title, the numbers of its rules."""

    number: int
    title: str
    rules: tuple[str, ...]


@cache
def chapters(game: str = FIRST) -> tuple[Chapter, ...]:
    """Return all chapters of a game in their order."""
    found: dict[int, list[Rule]] = {}
    for each in rules(game).values():
        found.setdefault(chapter_of(each.number), []).append(each)
    return tuple(
        Chapter(number, kept[0].chapter, tuple(each.number for each in kept))
        for number, kept in found.items()
    )


def chapter_of(number: str) -> int:
    """Return the chapter that the number of a rule begins with: 7 of "DBG-7.9"."""
    return int(number.rpartition("-")[2].partition(".")[0])


def rule_of(typed: str, game: str = FIRST) -> str:
    """Return the rule of a game that a number means, "" for none: `7.9`, `DBG-7.9`, `7` for its first."""
    match = _NUMBER.fullmatch(typed.strip())
    if match is None or (match["prefix"] or "").upper() not in ("", GAMES[game].prefix):
        return ""
    if match["rule"] is None:
        chapter = next((c for c in chapters(game) if c.number == int(match["chapter"])), None)
        return chapter.rules[0] if chapter else ""
    try:
        return rule(f"{match['chapter']}.{match['rule']}", game).number
    except UnknownRuleError:
        return ""


def game_of(number: str, usual: str = FIRST) -> str:
    """Return the game of a rule's number, by its prefix; `usual` where it has none that is known."""
    prefix = number.partition("-")[0].upper()
    return next((each.id for each in GAMES.values() if each.prefix == prefix), usual)


def found_with(word: str, game: str = FIRST) -> tuple[str, ...]:
    """Return the numbers of a game's rules with a word in them, those that say it themselves first."""
    return tuple(each.number for each in find(word, game))


def chapter_rows(chapter: Chapter, width: int, hits: int | None = None) -> tuple[Row, ...]:
    """Return a chapter in a list; after a search with how many of its rules were found."""
    tail = "" if hits is None else right(str(hits), 4)
    role = "muted" if hits == 0 else ""
    room = max(width - len(tail) - _NUMBER_CELLS, 10)
    first, *more = wrapped(chapter.title, room)
    head = f"{right(str(chapter.number), 2)} {left(first, room)}{tail}"
    blank = " " * _NUMBER_CELLS
    return (row(Span(head, role)), *(row(Span(blank + line, role)) for line in more))


@lru_cache(maxsize=512)
def rule_rows(number: str, width: int, word: str = "") -> tuple[Row, ...]:
    """Return a rule: its number, what it says, and why it reads so; what was searched for is marked."""
    found = rule(number)
    head = f"{number}  "
    said = head + marked(" ".join(found.text.split()), word)
    indent = 2
    lines = [row(line) for line in wrapped(said, max(width, 20), indent)]
    if found.decision:
        reason = _("Why so: {reason}").format(reason=" ".join(found.decision.split()))
        reason = marked(reason, word)
        shown = wrapped(reason, max(width, 20) - indent)
        lines += [row(Span(" " * indent + line, "muted")) for line in shown]
    return tuple(lines)


def counted(numbers: Iterable[str]) -> dict[int, int]:
    """Return how many rules of each chapter are among some."""
    counts: dict[int, int] = {}
    for number in numbers:
        counts[chapter_of(number)] = counts.get(chapter_of(number), 0) + 1
    return counts
