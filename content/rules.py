"""The numbered rules in our words, for the rule browser, for `?`, and for whoever cites one.

They are read when the first one is asked for.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from types import MappingProxyType

from attrs import frozen

_FILE = Path(__file__).parent / "deckbuilding" / "rules.toml"
_NUMBER = re.compile(r"(?:DBG-)?(?P<number>\d+\.\d+)", re.IGNORECASE)


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
def rules() -> MappingProxyType[str, Rule]:
    """Return all rules by their numbers, in the order of the chapters."""
    found = {}
    for chapter in tomllib.loads(_FILE.read_text("utf-8"))["chapter"]:
        for each in chapter["rule"]:
            number = each["number"]
            found[number] = Rule(number, chapter["title"], each["text"], each.get("decision", ""))
    return MappingProxyType(found)


def rule(number: str) -> Rule:
    """Return the rule of a number; `DBG-7.9`, `dbg-7.9` and `7.9` are the same.

    Raises UnknownRuleError.
    """
    match = _NUMBER.fullmatch(number.strip())
    found = rules().get(f"DBG-{match['number']}") if match else None
    if found is None:
        raise UnknownRuleError(number)
    return found


def find(word: str) -> list[Rule]:
    """Return the rules whose number, chapter or words contain this, capitals or not.

    First those that say it themselves, then those whose chapter's title or decision does. Nothing
    but blanks is found nowhere.
    """
    wanted = " ".join(word.casefold().split())
    if not wanted:
        return []
    said, beside = [], []
    for each in rules().values():
        if wanted in f"{each.number} {each.text}".casefold():
            said.append(each)
        elif wanted in f"{each.chapter} {each.decision}".casefold():
            beside.append(each)
    return said + beside
