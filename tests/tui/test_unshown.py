"""A game that the app has no screens for yet is told so, and stays as it is."""

from pathlib import Path

from saves.store import Store
from tui.games import GAMES, not_shown
from tui.screens.shelf import Refused, Shelf
from tui.setup_undead import Wish
from tui.starting import begin


def test_a_saved_game_without_screens_is_refused_with_the_way_to_play_it(tmp_path: Path) -> None:
    """Home lists it, and says how it goes on."""
    store = Store(tmp_path)
    with begin(store, "undead", Wish(seed="5")):
        pass
    shelf = Shelf(store)
    (item,) = shelf.items(80)
    found = shelf.open(item.key)

    assert isinstance(found, Refused)
    assert found.words == "The app has no screens for Undead yet; --plain or --jsonl plays it."
    assert [] == [game for game in GAMES if GAMES[game].shown and not_shown(game)]
