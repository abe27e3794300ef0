"""Where saves live, and what there is."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from saves.errors import NotFoundError, NoUserError
from saves.place import Place

if TYPE_CHECKING:
    from saves.listing import Listed

HOME = "INKRIBBON_HOME"
"""The environment variable that says where saves live."""

_ID = re.compile(r"([^/\\\0]+)/([1-9][0-9]{0,5})")


class Store:
    """The folder that saves live in. Nothing is made before something is saved."""

    def __init__(self, home: Path | None = None) -> None:
        """Use a folder, or the one that INKRIBBON_HOME names, or the platform's.

        Raises NoUserError.
        """
        named = os.environ.get(HOME)
        self.home = home or (
            folder_named(named) if named else platformdirs.user_data_path("inkribbon")
        )

    @property
    def campaigns(self) -> Path:
        """The folder with a folder for each campaign."""
        return self.home / "campaigns"

    def place(self, game: str) -> Place:
        """Return where the game with an id is. Raises NotFoundError."""
        form = _ID.fullmatch(game)
        if form is None or form[1] in (".", ".."):
            raise NotFoundError(self.campaigns / Path(game).name)
        place = Place(self.campaigns / form[1], int(form[2]))
        if not os.path.lexists(place.journal):
            raise NotFoundError(place.journal)
        return place

    def games(self) -> "tuple[Listed, ...]":
        """Return all games, the one last saved first, and whatever else is where games should be.

        Nothing there can make this fail, and nothing is changed or deleted.
        """
        # The codecs take as long to import as the first picture of the app takes to draw.
        from saves.listing import listed  # noqa: PLC0415

        return listed(self.campaigns)


def folder_named(text: str) -> Path:
    """Return the folder that people name, perhaps with a `~` for a home. Raises NoUserError."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise NoUserError(Path(text)) from error
