"""What the terminal can do, found out before Textual is imported: it reads the environment once.

Nothing here imports Textual.
"""

import os
import sys
from collections.abc import Mapping, MutableMapping

NO_COLOUR_TERMINALS = ("dumb", "vt100", "vt102", "vt220")
"""Terminals without colours; bold and reverse video are enough for them."""

SSH_ESCAPE_DELAY = "300"
"""Over a line an arrow's three bytes may arrive apart; Escape waits so long for the others, in ms."""


def prepare(environ: MutableMapping[str, str], *, plain_keys: bool = False) -> None:
    """Set what Textual reads when it is imported."""
    environ.setdefault("TEXTUAL_ANIMATIONS", "none")
    # An update waits for the next of so many moments in a second; more of them answer a key sooner.
    environ.setdefault("TEXTUAL_FPS", "120")
    environ.setdefault("TEXTUAL_SMOOTH_SCROLL", "0")
    if environ.get("SSH_CONNECTION"):
        environ.setdefault("ESCDELAY", SSH_ESCAPE_DELAY)
    if plain_keys:
        environ["TEXTUAL_DISABLE_KITTY_KEY"] = "1"


def has_colours(environ: Mapping[str, str]) -> bool:
    """Say whether colours may be used: not with NO_COLOR, and not on a terminal that has none."""
    return not environ.get("NO_COLOR") and environ.get("TERM", "") not in NO_COLOUR_TERMINALS


def has_boxes(environ: Mapping[str, str]) -> bool:
    """Say whether the locale promises box characters: with any but a UTF-8 one ASCII is safe."""
    locale = environ.get("LC_ALL") or environ.get("LC_CTYPE") or environ.get("LANG") or ""
    plain = environ.get("LANG", "") in ("", "C", "POSIX")
    if locale == "C.UTF-8" and not environ.get("LC_ALL") and plain:
        # Python itself writes this into the environment where the user's locale is C or POSIX.
        return False
    return locale.lower().replace("-", "").endswith("utf8")


def encoding() -> str:
    """Return what the terminal's output is written in: `utf-8`, or the name of another encoding."""
    name = (getattr(sys.__stderr__, "encoding", None) or "utf-8").lower()
    return "utf-8" if name.replace("-", "").replace("_", "") == "utf8" else name


def current() -> Mapping[str, str]:
    """Return the environment of the program."""
    return os.environ
