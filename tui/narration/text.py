"""Sentences through gettext: English as it stands in the code unless another language is chosen.

A sentence is marked where it is written, with `_` or `ngettext` where it is used at once and with
`mark` or `mark_plural` where it stands in a table. What varies is a named placeholder that is filled
after the look-up: an f-string could never be translated.
"""

import gettext
from pathlib import Path

DOMAIN = "inkribbon"
"""The name of the translation files: `LANGUAGE/LC_MESSAGES/inkribbon.mo`."""

LOCALES = Path(__file__).parent.parent / "locale"
"""The folder of the translations that ship."""

Plural = tuple[str, str]
"""A sentence for one thing and the same sentence for several."""


class _Voice:
    """The language that is spoken now."""

    translations: gettext.NullTranslations = gettext.NullTranslations()


def speak(language: str, folder: Path = LOCALES) -> None:
    """Use a language from now on; what it has no sentence for, and what nobody knows, is English."""
    _Voice.translations = gettext.translation(DOMAIN, folder, [language], fallback=True)


def _(message: str) -> str:
    """Return a sentence in the language that is spoken."""
    return _Voice.translations.gettext(message)


def ngettext(one: str, many: str, count: int) -> str:
    """Return a sentence in the form that a number of things needs."""
    return _Voice.translations.ngettext(one, many, count)


def mark(message: str) -> str:
    """Return the sentence as it is: it stands in a table and is looked up when it is used."""
    return message


def mark_plural(one: str, many: str) -> Plural:
    """Return both forms as they are, for `plural`."""
    return one, many


def plural(forms: Plural, count: int) -> str:
    """Return a sentence of a table in the form that a number of things needs."""
    return ngettext(forms[0], forms[1], count)
