"""Escape sequences that a slow line delivers in pieces, mended before anything takes them for keys.

Over a bad link an arrow arrives as `ESC`, a pause, `[B`; without care that is Escape, `[` and `B`.
"""

import re

WAIT = 0.5
"""How long the rest of a torn sequence is waited for, in seconds."""

_PASTE, _PASTE_END = "[200~", "\x1b[201~"

_REST = re.compile(r"(?:\[[0-?]*[ -/]*[@-~]|O[ -~])")
"""What follows the Escape of a whole sequence: a CSI up to its closing letter or `~`, or an SS3."""

_BEGUN = re.compile(r"(?:\[[0-?]*[ -/]*|O)")
"""What may still become such a rest."""

_TAIL = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|O)\Z")
"""A sequence at the end of what has arrived that is not whole."""

_NEVER = float("-inf")


class Tears:
    """Stands between the characters of the terminal and their meaning.

    A sequence that is not whole waits for its rest, and is dropped if none comes. If its Escape was
    already taken for the key, the rest is swallowed: at worst a torn sequence is one Escape. A paste
    whose beginning was torn is swallowed up to its end, so that no word of it acts as a command.
    """

    def __init__(self) -> None:
        self._held = ""
        self._held_since = _NEVER
        self._escaped_at = _NEVER
        self._pending_escape = False
        self._paste = ""

    def escaped(self, now: float) -> None:
        """Take note that the Escape at the end of what was mended has been taken for the key."""
        if self._pending_escape:
            self._pending_escape = False
            self._escaped_at = now

    def mend(self, arrived: str, now: float) -> str:
        """Return what may be taken for keys and sequences now."""
        text = self._taken(now) + arrived
        if self._pending_escape and _BEGUN.fullmatch(text):
            return self._hold(text, now)
        if now - self._escaped_at <= WAIT:
            text = self._without_lost_rest(text, now)
        else:
            self._paste = ""
        if torn := _TAIL.search(text):
            self._hold(torn[0], now)
            text = text[: torn.start()]
        if text:
            self._pending_escape = text.endswith("\x1b")
        return text

    def _taken(self, now: float) -> str:
        """Return what was held back, unless it is too old to belong to what comes now."""
        held, self._held = self._held, ""
        return held if now - self._held_since <= WAIT else ""

    def _hold(self, text: str, now: float) -> str:
        self._held, self._held_since = text, now
        return ""

    def _without_lost_rest(self, text: str, now: float) -> str:
        """Return the text without the rest of a sequence whose Escape is gone."""
        if self._paste or text.startswith(_PASTE):
            return self._after_paste(text, now)
        if whole := _REST.match(text):
            self._escaped_at = _NEVER
            return text[whole.end() :]
        if _BEGUN.fullmatch(text):
            return self._hold(text, now)
        return text

    def _after_paste(self, text: str, now: float) -> str:
        """Swallow a paste; one that stops arriving is over too."""
        self._paste, end, rest = (self._paste + text).partition(_PASTE_END)
        self._escaped_at = _NEVER if end else now
        if end:
            self._paste = ""
        return rest
