"""Marks around what was searched for: seen without colour."""

import re


def sought(text: str) -> str:
    """Return a text that was typed to be searched for, without blanks that mean nothing."""
    return " ".join(text.split())


def holds(text: str, word: str) -> bool:
    """Say whether a text has a word in it, whatever its letters' case."""
    return word.casefold() in text.casefold()


def marked(text: str, word: str) -> str:
    """Return a text with `*` on both sides of a word wherever it stands."""
    if not word:
        return text
    return re.sub(re.escape(word), lambda hit: f"*{hit[0]}*", text, flags=re.IGNORECASE)
