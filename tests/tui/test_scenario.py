"""A new game: scenarios, piles, the table; and that all of it is in the game that begins."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve, fields
from textual.pilot import Pilot

from content.loader import check_path
from content.rules import rule
from core.deckbuilding.modes import MODES
from core.deckbuilding.setup import Setup
from saves.store import Store
from tests.content.test_own import AXE, HOUSE, NIGHT
from tests.deckbuilding.table import RULES as DECKS
from tests.tui.dump import dump, lines
from tests.tui.premiere import premiere_alone
from tests.tui.tables import Played, at_home
from tui.app import InkRibbonApp
from tui.rows import text_of
from tui.screens import makers, preview
from tui.screens.filtering import boxes_in
from tui.screens.offers import MODE_RULES, RULES, Offer, offers
from tui.screens.scenario import ScenarioScreen
from tui.screens.seats import Laid, from_last, setup_for
from tui.settings import LastSetup, read

PANELS = ["scenarios", "preview", "table", "options"]
SIZES = [(80, 24), (120, 40), (200, 60), (60, 20), (40, 12)]
by_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """The folder of the player's own content."""
    folder = tmp_path / "content"
    folder.mkdir()
    return folder


@pytest.fixture
def _premiere(monkeypatch: pytest.MonkeyPatch) -> None:
    premiere_alone(monkeypatch)


drawn = pytest.mark.usefixtures("_premiere")


def shown_in(panel: str, app: InkRibbonApp) -> str:
    """All rows of a panel, those out of sight too."""
    screen = app.screen
    assert isinstance(screen, ScenarioScreen)
    rows = [text_of(line) for item in screen.panel(panel).items for line in item.rows]
    return "\n".join(rows)


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def question(app: InkRibbonApp) -> str:
    return next(line for line in lines(app) if line.startswith(("?", "!")))


def begun(app: InkRibbonApp) -> Setup:
    """The set-up of the game that has begun."""
    table = next(each for each in app.screen_stack if isinstance(each, Played))
    setup = table.opened.session.table.setup
    assert isinstance(setup, Setup)
    return setup


@drawn
@by_size
@pytest.mark.parametrize("panel", PANELS)
async def test_a_new_game_looks_as_drawn(
    tmp_path: Path, size: tuple[int, int], panel: str, baseline: Callable[[str, str], None]
) -> None:
    app = at_home(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press(*["tab"] * PANELS.index(panel))
        baseline(f"scenario-{panel}-{size[0]}x{size[1]}", dump(app))


@drawn
@by_size
async def test_a_custom_list_looks_as_drawn(
    tmp_path: Path, size: tuple[int, int], baseline: Callable[[str, str], None]
) -> None:
    app = at_home(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("o", "down")
        await pilot.pause()
        baseline(f"custom-{size[0]}x{size[1]}", dump(app))


@drawn
async def test_enter_begins_with_what_is_set(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("3", "enter")
        await pilot.pause()
        setup = begun(app)

        assert "spy-games" == setup.scenario
        assert [("Ana", "person"), ("Ben", "steady")] == [(s.name, s.player) for s in setup.seats]
        assert "holders" == setup.reactions


async def test_the_table_is_set_by_arrows_and_by_typing(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("tab", "tab", "enter", "ctrl+u", *"[/", "enter")
        await pilot.press("down", "down", "right")  # the third seat: a person
        await pilot.press("end", "enter", *"[b]Friday", "enter")
        await pilot.press("up", "enter", *"42", "enter")
        await pilot.press("tab", "tab", "enter")
        await pilot.pause()
        setup = begun(app)
        [game] = Store(tmp_path).games()

        assert ["[/", "Ben", "Cleo"] == [seat.name for seat in setup.seats]
        assert ["person", "steady", "person"] == [seat.player for seat in setup.seats]
        assert "everyone" == setup.reactions
        assert "[b]Friday" == game.name


@drawn
async def test_the_next_new_game_remembers_the_table(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press(
            "tab", "tab", "enter", *"bel", "enter", "down", "right", "tab", "tab", "2", "enter"
        )
        await pilot.pause()
    again = at_home(tmp_path)
    async with again.run_test() as pilot:
        await pilot.press("2")
        await pilot.pause()

        assert "classic-horror" == read(Store(tmp_path)).last.scenario
        assert ">2 Classic Horror" in dump(again)
        assert "Seat 1  Anabel" in dump(again)
        assert "Seat 2  -" in dump(again)


@pytest.mark.parametrize(
    ("keys", "refused"),
    [
        (["left", "tab", "tab", "enter"], "! No seat is a person's"),
        (["enter", "ctrl+u", *"Ben", "enter", "tab", "tab", "enter"], '! Two seats cannot both be called'),
        (["enter", "ctrl+u", "enter"], "! A name is needed."),
        (["up", "end", "up", "enter", *"x1", "enter"], '! "x1" is no whole number'),
    ],
    ids=["no person", "two of a name", "no name", "no seed"],
)  # fmt: skip
async def test_what_cannot_be_is_refused_in_words(
    tmp_path: Path, keys: list[str], refused: str
) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("tab", "tab", *keys)
        await pilot.pause()

        assert question(app).startswith(refused)
        assert isinstance(app.screen, ScenarioScreen)
        assert () == Store(tmp_path).games()


async def test_a_game_with_a_list_of_ones_own(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("o")
        await pilot.pause()
        await pilot.press("0", "space", "down", "space", "space")
        await pilot.press("slash", *"assault", "enter", "space", "enter", "enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        setup = begun(app)

        assert "" == setup.scenario
        assert 2 == len(setup.piles)
        assert 2 == len(setup.piles[1])


async def test_a_list_without_a_pile_is_no_list(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("o")
        await pilot.pause()
        await pilot.press("0", "enter")

        assert question(app).startswith("! No pile is marked")


async def test_escape_deals_nothing(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("2", "escape")
        await pilot.pause()

        assert () == Store(tmp_path).games()
        assert "What would you like to do?" in dump(app)


async def pressed(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, each once the one before is done."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def opened(pilot: Pilot[None], *keys: str) -> None:
    """Open the screen of a new game from home, and press keys there."""
    await pressed(pilot, "1", *keys)


OPTIONS = ("tab", "tab", "tab")


async def test_the_mode_is_changed_from_the_list_too(tmp_path: Path) -> None:
    """And the list follows: what it was made for comes first, and what the mode does not take goes."""
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, "right")

        assert "Mode < Mercenary >" in dump(app)
        assert "Teams" not in dump(app)
        await pilot.press("left")

        assert "Mode < Story >" in dump(app)


async def test_the_signs_that_the_footer_shows_are_keys_as_the_arrows_are(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, "greater_than_sign")

        assert "Mode < Mercenary >" in dump(app)
        await pilot.press("less_than_sign")

        assert "Mode < Story >" in dump(app)


async def test_a_mode_lists_nothing_for_seats_that_it_is_not_for(tmp_path: Path) -> None:
    """With the reason; the table says how many sit there."""
    app = at_home(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(pilot, "tab", "tab", "left", "down", "right")  # both seats are empty now

        assert "Scenario, 0 of" in dump(app)
        assert "Story is for 1 to 4 seats, and 0 are taken." in dump(app)


async def test_how_it_is_played_is_in_the_game_and_remembered(tmp_path: Path) -> None:
    """Difficulty, Inventory and basics, each a step further."""
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(
            pilot, *OPTIONS, *["down"] * 2, *["right"] * 2, "down", "right", "down", "right"
        )
        assert "Difficulty < Hard-1 >" in dump(app)
        assert "Inventory  < the Characters' own >" in dump(app)
        await opened(pilot, "tab", "enter")
        setup = begun(app)

        assert ("hard-1",) == setup.difficulty
        assert "own" == setup.inventories
        assert "standard" == setup.basics
    again = at_home(tmp_path)
    async with again.run_test() as pilot:
        await pilot.press("2")
        await pilot.pause()

        assert "Difficulty < Hard-1 >" in dump(again)
        assert "Basics     < Standard >" in dump(again)


async def test_teams_are_chosen_where_the_mode_has_them(tmp_path: Path) -> None:
    """For three seats or four (DBG-15.1)."""
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, "tab", "tab", "down", "down", "right", "down", "right", "tab", "right")
        await pilot.press("end", "right", "right")

        assert "Teams      < 1 against the others >" in dump(app)
        await pressed(pilot, "tab", "enter")

        assert (0, 1, 1, 1) == begun(app).teams


async def test_boxes_that_are_not_owned_are_filtered_and_remembered(
    tmp_path: Path, content: Path
) -> None:
    """A scenario that needs one of them is not listed."""
    content.joinpath("own.toml").write_text(AXE + NIGHT, "utf-8")
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, "slash", *"axe", "enter")
        assert "-- Axe Night --" in dump(app)
        await pressed(pilot, "f", "end", "space", "enter")

        assert "Axe Night" not in dump(app)
        assert re.search(r"\d+ more need other boxes or another", shown_in("scenarios", app))
        assert ("mine",) == read(Store(tmp_path)).missing
        boxes = boxes_in(makers.today("deckbuilding"))
        await pressed(pilot, "f", "home", *["space", "down"] * (len(boxes) - 1), "enter")
        assert question(app).startswith("! No box is marked")


async def test_a_file_with_faults_is_told(tmp_path: Path, content: Path) -> None:
    """On the question line, where the scenarios are."""
    content.joinpath("bad.toml").write_text(NIGHT.replace("Reload", "Relaod"), "utf-8")
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot)

        assert "? bad.toml of your own content is left out: 2 faults" in dump(app)


async def test_a_list_with_a_name_is_kept_as_a_file(tmp_path: Path, content: Path) -> None:
    """It is listed from then on, for every mode; made again under its name it is replaced."""
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, "o", "0", "space", "enter", *"Mine", "enter")
        assert "-- Mine --" in dump(app)
        await pressed(pilot, "o", "down", "space", "enter", "enter")

        assert ["scenario-mine.toml"] == names_in(content)
        assert "Kept as" in dump(app)
        assert "scenario-mine.toml" in "".join(dump(app).split())
        assert [] == check_path(content)
        await pressed(pilot, "enter")
        assert "mine" == begun(app).scenario
        assert 2 == len(begun(app).piles)


async def test_mansions_are_combined(tmp_path: Path, content: Path) -> None:
    """In the order in which they are marked; one at least is (DBG-3.13, 21.5)."""
    content.joinpath("own.toml").write_text(HOUSE, "utf-8")
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, *OPTIONS, "down", "enter", "space", "enter")
        assert question(app).startswith("! No Mansion is marked")
        await pressed(pilot, "end", "space", "home", "space", "enter")
        assert "Mansion    < Small House + Premiere >" in dump(app)
        await pressed(pilot, "tab", "enter")

        assert ("small-house", ("premiere",)) == (begun(app).mansion, begun(app).combined_with)


async def test_a_mansion_of_ones_own_is_made_from_another(tmp_path: Path, content: Path) -> None:
    """It needs a Boss and a name; no card is there more often than in its box (DBG-21.4, 21.6)."""
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, *OPTIONS, "down", "enter", "o")
        await pressed(pilot, "slash", *"Uroboros", "enter", "plus")
        assert question(app).startswith("! There are 1 Uroboros Aheri in the box.")
        await pressed(pilot, "minus", "enter")
        assert question(app).startswith("! A Boss is needed")
        await pressed(pilot, "right", "slash", *"Licker", "enter", "0", "enter", "enter")
        assert question(app).startswith("! A name is needed.")
        await pressed(pilot, "enter", *"Quiet [", "enter")
        assert question(app).startswith("! A name has no square brackets")
        await pressed(pilot, "enter", *"Quiet", "enter", "enter")

        assert "Mansion    < Quiet >" in dump(app)
        assert [] == check_path(content / "mansion-quiet.toml")
        await pressed(pilot, "tab", "enter")
        assert "quiet" == begun(app).mansion


async def test_a_starting_inventory_of_ones_own_is_made(tmp_path: Path, content: Path) -> None:
    """For all players; the box need not have so many (DBG-21.9, 21.12)."""
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, *OPTIONS, *["down"] * 3, "enter")
        await pressed(pilot, "slash", *"Six Shooter", "enter", "+", "enter", *"Rich", "enter")
        assert "Inventory  < Rich >" in dump(app)
        await pressed(pilot, "tab", "enter")
        setup = begun(app)

        assert ("rich", "standard") == (setup.inventory, setup.inventories)
        assert [] == check_path(content / "inventory-rich.toml")


@pytest.fixture
def blocked(content: Path) -> None:
    """A file is in the way of the folder."""
    content.rmdir()
    content.write_text("", "utf-8")


@pytest.mark.usefixtures("blocked")
async def test_what_cannot_be_kept_is_said(tmp_path: Path) -> None:
    """Nothing is lost by it: the screen stays."""
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, "o", "0", "space", "enter", *"Mine", "enter")

        assert question(app).startswith("!")
        assert isinstance(app.screen, ScenarioScreen)


@drawn
@by_size
@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("filter", ("f",)),
        ("mansions", (*OPTIONS, "down", "enter")),
        ("mansion-maker", (*OPTIONS, "down", "enter", "o", "down")),
        ("inventory-maker", (*OPTIONS, "down", "down", "down", "enter")),
    ],
)
async def test_what_a_new_game_leads_to_looks_as_drawn(
    tmp_path: Path,
    size: tuple[int, int],
    name: str,
    keys: tuple[str, ...],
    baseline: Callable[[str, str], None],
) -> None:
    app = at_home(tmp_path)
    async with app.run_test(size=size) as pilot:
        await opened(pilot, *keys)
        baseline(f"{name}-{size[0]}x{size[1]}", dump(app))


@drawn
async def test_why_explains_the_scenario_or_the_choice_under_the_cursor(tmp_path: Path) -> None:
    """The scenario by its piles, a choice by the rules that say what it means."""
    app = at_home(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(pilot, "down", "?")
        assert "This scenario" in dump(app)
        assert "Slow and careful" in dump(app)
        await pressed(pilot, "escape", *OPTIONS, "down", "down", "?")

        assert "This choice" in dump(app)
        assert "DBG-20.1" in dump(app)


@pytest.mark.parametrize(
    "number",
    [number for each in (RULES, MODE_RULES) for numbers in each.values() for number in numbers],
)
def test_a_choice_is_explained_by_rules_that_there_are(number: str) -> None:
    assert number == rule(number).number


@pytest.mark.parametrize(
    ("mode", "scenario", "said"),
    [
        ("versus", "first-timer", "2 piles for Struggle for Survival and Back to Back"),
        ("versus", "quick-and-easy", ""),
        ("story", "first-timer", ""),
    ],
)
def test_a_list_for_another_mode_says_what_piles_may_be_exchanged_for(
    mode: str, scenario: str, said: str
) -> None:
    """DBG-16.2."""
    book = DECKS.book
    rows = preview.exchange_rows(book, MODES[mode], book.scenarios[scenario], 100)

    assert said in "".join(map(text_of, rows))
    assert bool(said) == bool(rows)


def test_every_mode_is_explained_by_rules_of_its_own() -> None:
    told = [number for mode in MODES for number in MODE_RULES[mode]]
    assert len(set(told)) == len(told)


async def test_the_mode_line_explains_the_mode_that_is_chosen(tmp_path: Path) -> None:
    """Mercenary does not end with the Boss (DBG-14.1) but with the Teams' counters (DBG-15.19)."""
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, "right", *OPTIONS, "question_mark")
        assert "Why: Mode" in dump(app)
        assert "DBG-15.19" in dump(app)
        assert "DBG-14.1" not in dump(app)


async def test_outbreak_switches_its_own_difficulties_on(tmp_path: Path) -> None:
    """Beside the others, which they leave as they are (DBG-20.1)."""
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await opened(pilot, *["left"] * (len(MODES) - list(MODES).index("outbreak")))
        assert "Mode < Outbreak >" in dump(app)
        await pressed(pilot, *OPTIONS, "down", "down", "right", "down", *["right"] * 3)

        assert "Difficulty < Easy >" in dump(app)
        assert "Infection  < Hard-2, Professional-2 >" in dump(app)
        await pressed(pilot, "tab", "enter")
        assert ("hard-2", "professional-2", "easy") == begun(app).difficulty


def test_night_is_a_choice_where_a_card_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """DBG-3.16: the clock decides until yes or no is chosen; it is asked anew for each game."""
    book = DECKS.book
    laid = evolve(from_last(LastSetup(), book, ("steady",)), scenario="disposable")

    def offered(table: Laid) -> list[Offer]:
        return [each for each in offers(table, book) if each.key == "night"]

    [offer] = offered(laid)
    asked, refused = offer.step(1), offer.step(2)

    assert [] == offered(evolve(laid, scenario="first-timer"))
    assert "no, by the clock" == offer.value
    assert (["yes"], ["no"]) == tuple([each.value for each in offered(t)] for t in (asked, refused))
    assert (True, False) == tuple(setup_for(t, book, ()).night for t in (asked, refused))
    monkeypatch.setattr("tui.setup_deckbuilding.night.hour", lambda: 3)
    assert ["yes, by the clock"] == [each.value for each in offered(laid)]
    assert setup_for(laid, book, ("steady",)).night
    assert "night" not in {field.name for field in fields(LastSetup)}
