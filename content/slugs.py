"""The short words that name cards in option keys."""

import re
from unicodedata import combining, normalize

_NOT_IN_SLUGS = re.compile(r"[^a-z0-9]+")


def slug(name: str, number: str) -> str:
    """Return the word that names a card in option keys; from its number if the name gives none.

    Letters lose their accents: `Coup De Grâce` is `coup-de-grace`.
    """
    plain = "".join(each for each in normalize("NFKD", name.lower()) if not combining(each))
    return _NOT_IN_SLUGS.sub("-", plain).strip("-") or _NOT_IN_SLUGS.sub("-", number.lower())
