"""The short words that name cards in option keys."""

import re

_NOT_IN_SLUGS = re.compile(r"[^a-z0-9]+")


def slug(name: str, number: str) -> str:
    """Return the word that names a card in option keys; from its number if the name gives none."""
    return _NOT_IN_SLUGS.sub("-", name.lower()).strip("-") or _NOT_IN_SLUGS.sub("-", number.lower())
