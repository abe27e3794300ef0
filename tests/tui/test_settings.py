"""Settings: kept at once, and never a reason not to start."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from saves.store import Store
from tests.tui.dump import dump
from tests.tui.tables import at_home
from tui.settings import USUAL, LastSetup, Settings, path_of, read, write
from tui.themes import NAMES


def test_what_is_written_is_read(tmp_path: Path) -> None:
    last = LastSetup(
        mode="story",
        scenario="spy-games",
        mansions=("premiere", "my-own"),
        difficulty=("hard-1",),
        names=("[/", "Zoë"),
        players=("person", "empty"),
        piles=(("a",), ("b", "c")),
    )
    kept = Settings("light", "on", "never", "everyone", ("alliance",), last)
    write(Store(tmp_path / "new"), kept)

    assert kept == read(Store(tmp_path / "new"))


@examples(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary())
def test_no_file_keeps_the_game_from_starting(tmp_path: Path, data: bytes) -> None:
    path_of(Store(tmp_path)).write_bytes(data)

    assert isinstance(read(Store(tmp_path)), Settings)


@pytest.mark.parametrize(
    "text",
    ["", "theme = 5", 'theme = "pink"', "last = 1", "[last]\nnames = 3", '[last]\nnames = ["A"]\nplayers = []',
     "[last]\npiles = [[1]]", "missing = 1", 'missing = [["a"]]', '[last]\nmansions = [["a"]]',
     '[last]\npiles = ["a"]', "[[last]]", "x"],
)  # fmt: skip
def test_what_is_unknown_counts_as_not_chosen(tmp_path: Path, text: str) -> None:
    path_of(Store(tmp_path)).write_text(text, "utf-8")

    assert USUAL == read(Store(tmp_path))


async def test_a_change_shows_at_once_and_is_kept(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("4")
        await pilot.pause()
        await pilot.press("right", "down", "left")
        shown = dump(app)

        assert "< light >" in shown
        assert "══ Settings" in shown
        assert ("light", "off") == (read(Store(tmp_path)).theme, read(Store(tmp_path)).ascii)


@pytest.mark.parametrize("name", NAMES)
async def test_every_theme_draws_the_same_text(tmp_path: Path, name: str) -> None:
    write(Store(tmp_path), Settings(theme=name))
    app = at_home(tmp_path)
    async with app.run_test():
        assert ">1 New game" in dump(app)


async def test_settings_that_cannot_be_kept_hold_and_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "no space")

    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("4")
        await pilot.pause()
        monkeypatch.setattr("saves.files.write_synced", full)
        await pilot.press("right")

        assert "! The settings hold until you leave: the disk is full." in dump(app)
        assert "< light >" in dump(app)
