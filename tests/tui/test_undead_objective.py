"""The Objective of a Mission that allows several (UND-3.3) is chosen on the screens, not only by typing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from core.undead.catalogue import Book
from saves.store import Store
from tests.tui.dump import dump, lines
from tests.tui.played import Inline, press, settled
from tests.tui.tables import PLAIN
from tui import games
from tui.app import InkRibbonApp
from tui.desk import Desk
from tui.own import CONTENT
from tui.screens.home import HomeScreen
from tui.screens.undead_campaign import UndeadCampaignScreen
from tui.screens.undead_new import from_last
from tui.screens.undead_table import UndeadTableScreen
from tui.settings import LastUndead, read

Baseline = Callable[[str, str], None]

OWN = """
game = "undead"
[[mission]]
id = "MIS-MINE"
name = "Two Ways"
time = 10
objective_at = 3
rp = 46
decks = ["frontline"]
objectives = ["Recover the Relic", "Destroy the Resurrection Laboratory"]
lore = "Either will do."
[[campaign]]
id = "CAM-MINE"
name = "Twice"
missions = ["Two Ways", "Beach of Bones"]
[[squad]]
id = "mine"
name = "Lone Wolf"
missions = ["Two Ways", "Beach of Bones"]
[[squad.members]]
soldier = "Sergeant Walt Doyle"
weapons = ["M1 Garand"]
"""
RELIC, LABORATORY = "OBJ-RELIC", "OBJ-LABORATORY"


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the player have content: a Mission with two Objectives, alone and first in a campaign."""
    folder = tmp_path / "content"
    folder.mkdir()
    (folder / "mine.toml").write_text(OWN, "utf-8")
    monkeypatch.setenv(CONTENT, str(folder))
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


def an_app(home: Path) -> InkRibbonApp:
    store = Store(home)
    desk = Desk(store, UndeadTableScreen, read(store))
    return InkRibbonApp(desk, HomeScreen, terminal=PLAIN)


def to_mine(campaign: bool = False) -> list[str]:
    """Return the keys from home to the own Mission, or to the campaign that begins with it."""
    book: Book = games.rules_for("undead").book  # type: ignore[attr-defined]
    steps = len(book.missions) - 1 + campaign * len(book.campaigns)
    return ["3", *["right"] * steps]


def played(pilot: Pilot[None]) -> Any:
    """Return the set-up of the Mission at whose table the app is."""
    assert isinstance(pilot.app.screen, UndeadTableScreen), type(pilot.app.screen)
    return pilot.app.screen.flow.session.table.setup


@pytest.mark.parametrize("size", [(80, 24), (40, 12)], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_choice_of_objectives_looks_as_drawn(
    size: tuple[int, int], tmp_path: Path, baseline: Baseline
) -> None:
    async with an_app(tmp_path).run_test(size=size) as pilot:
        await settled(pilot)
        await press(pilot, *to_mine(), "down", "right")
        baseline(f"undead-objective-{size[0]}x{size[1]}", dump(pilot.app))


async def test_it_is_changed_played_for_and_remembered(tmp_path: Path) -> None:
    async with an_app(tmp_path).run_test() as pilot:
        await settled(pilot)
        await press(pilot, *to_mine())
        first = dump(pilot.app)
        await press(pilot, "down", "right")
        second = dump(pilot.app)
        await press(pilot, "n")
        await settled(pilot)

        assert "Objective  < Recover the Relic >" in first
        assert "Objective  < The Laboratory >" in second
        assert ("MIS-MINE", LABORATORY) == (played(pilot).mission, played(pilot).objective)
    last = read(Store(tmp_path)).last_undead
    assert LABORATORY == last.objective


def test_an_objective_that_the_mission_does_not_have_is_not_remembered() -> None:
    book: Book = games.rules_for("undead").book  # type: ignore[attr-defined]
    kinds = ("random", "steady")

    kept = from_last(LastUndead(play="MIS-MINE", objective=LABORATORY), book, kinds)
    gone = from_last(LastUndead(play="MIS-4-COMPLINE", objective=LABORATORY), book, kinds)
    assert (LABORATORY, "") == (kept.objective, gone.objective)


async def test_where_there_is_one_it_is_told_and_the_cursor_passes_it(tmp_path: Path) -> None:
    async with an_app(tmp_path).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "3", "down")
        shown = lines(pilot.app)

        assert any(line.startswith(" Objective  Recover the Relic") for line in shown)
        assert any(line.startswith(">Squad") for line in shown)


async def test_each_mission_of_a_campaign_has_its_choice(tmp_path: Path) -> None:
    """The first at the screen of a new game, the next, and a second try, between Missions."""
    async with an_app(tmp_path).run_test() as pilot:
        await settled(pilot)
        await press(pilot, *to_mine(campaign=True), "down", "right", "n")
        await settled(pilot)
        table = pilot.app.screen
        assert isinstance(table, UndeadTableScreen)
        first = played(pilot)
        session = table.flow.session
        while (decision := session.decision) is not None:
            keys = decision.keys()
            out = next((key for key in ("end", "done", "none") if key in keys), keys[0])
            session.answer((out,))
        table.settle()
        await settled(pilot)
        await press(pilot, "enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, UndeadCampaignScreen)
        before = dump(pilot.app)
        await press(pilot, "right")
        after = dump(pilot.app)

        assert ("MIS-MINE", LABORATORY) == (first.mission, first.objective)
        assert "Objective < Recover the Relic >" in before
        assert "Objective < The Laboratory >" in after
        assert "< > Objective" in after
