"""The numbered rules in our words, for the rule browser, for `?`, and for whoever cites one.

They are read when the first one is asked for.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from attrs import frozen

from content.games import GAMES

_NUMBER = re.compile(r"(?:(?P<prefix>[A-Z]+)-)?(?P<number>\d+\.\d+)", re.IGNORECASE)


@frozen
class Rule:
    """A rule: its number, such as `DBG-7.9`, the title of its chapter, and what it says.

    `decision` says why it reads as it does where the printed sources are silent or disagree; it is
    empty where they settle the matter.
    """

    number: str
    chapter: str
    text: str
    decision: str = ""


class UnknownRuleError(LookupError):
    """A number that no rule has."""

    def __init__(self, number: str) -> None:
        super().__init__(f"no rule has the number {number!r}")
        self.number = number


@cache
def rules(game: str) -> Mapping[str, Rule]:
    """Return all rules of a game by their numbers, in the order of the chapters."""
    found = {}
    text = (GAMES[game].folder / "rules.toml").read_text("utf-8")
    for chapter in tomllib.loads(text)["chapter"]:
        for each in chapter["rule"]:
            number = each["number"]
            found[number] = Rule(number, chapter["title"], each["text"], each.get("decision", ""))
    return MappingProxyType(found)


def rule(number: str, game: str = "") -> Rule:
    """Return the rule of a number; `DBG-7.9` and `dbg-7.9` are the same.

    A bare `7.9` is a rule of the game that is named, or of the first that has one. Raises
    UnknownRuleError.
    """
    found = numbered(number, game)
    if not found:
        raise UnknownRuleError(number)
    return found[0]


def numbered(number: str, game: str = "") -> list[Rule]:
    """Return the rules that a number can mean: a bare one can be a rule of each game."""
    match = _NUMBER.fullmatch(number.strip())
    if match is None:
        return []
    prefix = (match["prefix"] or "").upper()
    games = [each for each in GAMES.values() if prefix == each.prefix]
    if not prefix:
        games = [each for each in GAMES.values() if game in ("", each.id)]
    keys = ((each.id, f"{each.prefix}-{match['number']}") for each in games)
    return [rules(game_id)[key] for game_id, key in keys if key in rules(game_id)]


def find(word: str, game: str = "") -> list[Rule]:
    """Return the rules whose number, chapter or words contain this, capitals or not.

    Those of one game, or of all. First those that say it themselves, then those whose chapter's title
    or decision does. Nothing but blanks is found nowhere.
    """
    wanted = " ".join(word.casefold().split())
    if not wanted:
        return []
    said, beside = [], []
    for each in _every(game):
        if wanted in f"{each.number} {each.text}".casefold():
            said.append(each)
        elif wanted in f"{each.chapter} {each.decision}".casefold():
            beside.append(each)
    return said + beside


def _every(game: str) -> Iterable[Rule]:
    for each in GAMES:
        if game in ("", each):
            yield from rules(each).values()
