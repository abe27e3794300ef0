"""What a game with campaigns gives the command line: linked games that go on without the app.

A game names a module that is `Links` in `tui/games.py`; one without has no campaigns.
"""

from collections.abc import Collection
from pathlib import Path
from typing import Any, Protocol

from attrs import frozen

from core.kernel.rules import AnyRules
from saves.store import Store
from tui.session import Session


@frozen
class Followed:
    """What the end of one of linked games has come to: sentences, and the same as plain data."""

    lines: tuple[str, ...]
    data: dict[str, Any]


class Links(Protocol):
    """A module of a game with campaigns."""

    def asked(self, wish: Any) -> bool:
        """Say whether a wish is for a campaign."""

    def between(self, store: Store, rules: AnyRules, wish: Any) -> Path | None:
        """Return the folder of the campaign that a wish only names, if none of its games is running."""

    def session(self, store: Store, rules: AnyRules, wish: Any, kinds: Collection[str]) -> Session:
        """Return the game of a campaign that is to be played now. Raises WishError or SaveError."""

    def checked(self, folder: Path, rules: AnyRules) -> str:
        """Return what a campaign has come to, in a line; nothing is written.

        Raises SaveError, or WishError with all that is wrong with what was kept.
        """

    def followed(self, store: Store, folder: Path, rules: AnyRules, mode: str) -> Followed:
        """Return what the last game of a campaign came to, now that it is counted; `mode` is an option.

        Raises SaveError, or WishError with all that is wrong with what was kept.
        """
