"""Expectations: what a value of a file must be, in words and as a test, and what it becomes.

An expectation is called with a value and returns what the value becomes, or raises UnfitError with
everything that is wrong below it. cattrs calls them as structure hooks.
"""

import difflib
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator
from enum import StrEnum
from functools import partial
from typing import Any, TypeVar

from attrs import frozen

T = TypeVar("T")

Problem = tuple[tuple[str, ...], str]
"""The way to a value, outermost key first, and what was expected there."""

MOST = 999
"""No printed figure has four digits, and no counter of a turn reaches them."""


class UnfitError(Exception):
    """Values that are not what was expected: `problems` holds every one of them."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    def under(self, *path: str) -> Iterator[Problem]:
        """Yield the problems as seen from further out."""
        for inner, expected in self.problems:
            yield (*path, *inner), expected


def unfit(expected: str, *path: str) -> UnfitError:
    """Return the error for a single value."""
    return UnfitError((path, expected))


class Gathering:
    """Readings that go on after one of them has failed, so that no fault hides another."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def read(self, reading: Callable[[], T], *path: str) -> T | None:
        """Return what was read, or None after noting what is wrong below `path`."""
        try:
            return reading()
        except UnfitError as error:
            self.problems += error.under(*path)
            return None

    def finish(self) -> None:
        """Raise UnfitError if anything was wrong."""
        if self.problems:
            raise UnfitError(*self.problems)

    def sure(self, value: T | None) -> T:
        """Return a value that was read. Raises UnfitError if anything was wrong."""
        if value is None or self.problems:
            raise UnfitError(*self.problems)
        return value


@frozen
class Expect:
    """What a value must be: `words` say it, `fits` tests it, `into` makes of it what is kept."""

    words: str
    fits: Callable[[Any], bool]
    into: Callable[[Any], Any] = lambda value: value

    def __call__(self, value: object, _: object = None) -> Any:
        """Return what the value becomes. Raises UnfitError."""
        if not self.fits(value):
            raise unfit(f"{self.words}, found {shown(value)}")
        return self.into(value)


def shown(value: object) -> str:
    """Return a value as a fault quotes it: short, and as TOML would write it."""
    if isinstance(value, str):
        whole_text = len(value) <= 60
        return f'"{value}"' if whole_text else f'"{value[:57]}..." of {len(value)} characters'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > 10**12:
        return "a number of more than twelve digits"
    if isinstance(value, list | dict):
        what = "list" if isinstance(value, list) else "table"
        return f"a {what}" if value else f"an empty {what}"
    return "nothing" if value is None else str(value)


def listed(words: Iterable[str]) -> str:
    """Return words as `a, b or c`."""
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def closest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that this one may have been meant for, or None."""
    by_folded = {each.casefold(): each for each in known}
    folded = word.casefold()
    close = difflib.get_close_matches(folded, by_folded, n=1)
    if not close and len(word) > 2:  # a part of a name is rarely like the whole of it
        close = [each for each in by_folded if folded in each]
    return by_folded[close[0]] if close else None


def suggestion(word: str, known: Iterable[str]) -> str:
    """Return `; did you mean "..."?` for the known word that is most like this one, or nothing."""
    near = closest(word, known)
    return f'; did you mean "{near}"?' if near else ""


def cells(text: str) -> int:
    """Return the number of terminal cells that a text of printable characters takes."""
    return sum(
        0 if unicodedata.combining(each) else 2 if unicodedata.east_asian_width(each) in "WF" else 1
        for each in text
    )


def name_of(most_cells: int) -> Expect:
    """Return the expectation of a name that people give themselves; any sign that can be seen goes."""
    one_line = line(1, 100)
    return Expect(
        f"a name of 1 to {most_cells} cells on one line",
        lambda value: one_line.fits(value) and 1 <= cells(value) <= most_cells,
    )


def whole(least: int = 0, most: int = MOST) -> Expect:
    """Return the expectation of a whole number within bounds."""
    words = (
        f"a whole number of at least {least}"
        if most == MOST and least >= 0
        else f"a whole number from {least} to {most}"
    )
    return Expect(words, lambda value: type(value) is int and least <= value <= most)


def one_of(known: Collection[str], into: Callable[[str], Any] = str) -> Expect:
    """Return the expectation of one word of a closed list."""
    words = listed(f'"{each}"' for each in known)

    def checked(value: str) -> Any:
        if value not in known:
            raise unfit(f"{words}, found {shown(value)}{suggestion(value, known)}")
        return into(value)

    return Expect(words, lambda value: isinstance(value, str), checked)


def known_word(what: str, known: Collection[str]) -> Expect:
    """Return the expectation of one of many words, which `what` describes."""

    def into(word: str) -> str:
        if word not in known:
            raise unfit(f"{what}, found {shown(word)}{suggestion(word, known)}")
        return word

    return Expect(what, lambda value: isinstance(value, str), into)


def member(values: type[StrEnum]) -> Expect:
    """Return the expectation of the value of a member of an enumeration."""
    return one_of([each.value for each in values], values)


def line(least: int, most: int, banned: str = "") -> Expect:
    """Return the expectation of a text on one line, without anything that a terminal might obey.

    Blanks around it and the banned characters are refused, since two names must differ visibly.
    """
    words = f"a text of {least} to {most} characters on one line"
    if banned:
        words += f", without {listed(banned)}"

    def fits(value: object) -> bool:
        return (
            isinstance(value, str)
            and least <= len(value) <= most
            and value.isprintable()
            and value == value.strip()
            and not set(banned) & set(value)
        )

    return Expect(words, fits)


ANYTHING = Expect("anything", lambda _: True)
"""The expectation of a value that is looked at elsewhere."""

flag = Expect("true or false", lambda value: isinstance(value, bool))
"""The expectation of a truth value."""

NAME = line(1, 60, banned="[]")
"""A name as printed. Square brackets are markup to some that may show it."""


def every(each: Expect, label: str, least: int = 1) -> Expect:
    """Return the expectation of a list whose items all fit; faults name them `label 1`, `label 2` ..."""

    def into(values: list[Any]) -> tuple[Any, ...]:
        gathering = Gathering()
        made = tuple(
            gathering.read(partial(each, value), f"{label} {number}")
            for number, value in enumerate(values, start=1)
        )
        gathering.finish()
        return made

    some = ("", "at least 1 ", f"{least} or more ")[min(least, 2)]
    words = f"a list of {some}{label}{'' if least == 1 else 's'}"
    return Expect(words, lambda value: isinstance(value, list) and len(value) >= least, into)
