"""What the position files of all games share: the keys of tests, lists of cards, forced chance."""

import re
from collections.abc import Mapping
from itertools import chain
from string import ascii_uppercase
from typing import Any

from content.expect import Expect, every, line, one_of, whole
from content.faults import Fault

SEATS = ascii_uppercase
"""The names of seats without one, as in the rulings: A, B, C, D."""

PLAYERS = ("person", "random", "steady", "expert")
"""Who may answer for a seat: a person, or a kind of bot."""

_REPEATED = re.compile(r"(?P<name>.*\S) \* (?P<times>[1-9][0-9]?)")


def shared_keys(game: str, example: str) -> dict[str, Expect]:
    """Return the expectations of the keys that every game's positions have.

    `example` is the number of a rule of the game: those of others are refused.
    """
    return {
        "format": Expect("1", lambda value: type(value) is int and value == 1),
        "game": one_of((game,)),
        "chance": every(_CHANCE, "result", least=0),
        "title": line(0, 120),
        "rules": every(_rule_number(example), "rule", least=0),
        "answers": every(_ANSWER, "answer", least=0),
        "expect": Expect("a table", lambda value: isinstance(value, dict)),
    }


def cards(card: Expect, least: int = 0) -> Expect:
    """Return the expectation of a list of cards, each with a number of copies if it likes."""

    def into(word: str) -> tuple[str, ...]:
        repeated = _REPEATED.fullmatch(word)
        if not repeated:
            return (card(word),)
        return (card(repeated["name"]),) * int(repeated["times"])

    entry = Expect(card.words, lambda value: isinstance(value, str), into)
    entries = every(entry, "card", least)
    return Expect(
        entries.words, entries.fits, lambda words: tuple(chain.from_iterable(entries(words)))
    )


def fault_of(name: str, path: tuple[str, ...], expected: str) -> Fault:
    """Return the fault at a place of a position file; a seat is a table of its own."""
    of_seat = bool(path) and path[0].startswith("seat ")
    table, keys = (path[0], path[1:]) if of_seat else ("", path)
    return Fault(name, table, ", ".join(keys), expected)


def unseated(table: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a file says outside of its seats."""
    return {key: value for key, value in table.items() if key != "seat"}


def _is_keys(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _is_order(value: object) -> bool:
    return isinstance(value, list) and all(_PLACE.fits(each) for each in value)


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _rule_number(example: str) -> Expect:
    prefix = example.partition("-")[0]
    rule = re.compile(rf"{prefix}-[1-9]\d*\.[1-9]\d*")
    return Expect(
        f"the number of a rule, such as {example}",
        lambda value: isinstance(value, str) and bool(rule.fullmatch(value)),
    )


_PLACE = whole()
_CHANCE = Expect(
    "a number for a random pick, or an order of places for a shuffle",
    lambda value: _PLACE.fits(value) or _is_order(value),
    _tuple,
)
_ANSWER = Expect(
    "the key of an option, or a list of them",
    lambda value: isinstance(value, str) or _is_keys(value),
    lambda value: tuple(value) if isinstance(value, list) else (value,),
)
