"""Words against names: how well what was typed fits what something is called."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache

from core.kernel.decision import Option

Words = tuple[str, ...]

SAME, FRONT, WITHIN, BEGINNINGS, NO_FIT = range(5)
"""How well words fit a name: all of it, whole words of its front or within, beginnings, not at all."""


@lru_cache(maxsize=4096)
def words_of(text: str) -> Words:
    """Return the words of a text as they are compared: without capitals, accents and apostrophes."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = (each for each in plain if not unicodedata.combining(each) and each not in "'\u2019")
    return tuple(re.findall(r"#?[^\W_]+", "".join(kept)))


def fit(words: Words, name: Words) -> int:
    """Return how well words fit a name: SAME is best, NO_FIT is none."""
    if words == name:
        return SAME
    if name[: len(words)] == words:
        return FRONT
    if _in_order(words, name, str.__eq__):
        return WITHIN
    return BEGINNINGS if _in_order(words, name, str.startswith) else NO_FIT


def names_of(option: Option, label: str, aliases: Mapping[str, Words]) -> tuple[Words, ...]:
    """Return what an option can be called: its key and label, with the verb and without, its aliases."""
    key, name, verb = words_of(option.key), words_of(label), verb_of(option)
    found = [key, name, (verb, *name)]
    for alias in aliases.get(option.code, ()):
        found += [words_of(alias), (verb, *words_of(alias))]
    if len(key) > 1 and "#" not in option.key:
        found.append(key[1:])
    return tuple(filter(None, found))


def verb_of(option: Option) -> str:
    """Return the word that an option's key begins with."""
    return base_of(option.key).partition(":")[0]


def base_of(key: str) -> str:
    """Return a key without the number that tells copies apart."""
    return key.partition("#")[0]


def _in_order(words: Words, name: Words, fits: Callable[[str, str], bool]) -> bool:
    """Say whether the words fit words of the name in their order, leaving out some perhaps."""
    rest = iter(name)
    return all(any(fits(each, word) for each in rest) for word in words)
