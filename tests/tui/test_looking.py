"""The screens beside the table: opened from anywhere, looked at, closed; nothing has changed."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.demo import Demo
from tests.tui.dump import dump, lines
from tests.tui.looks import a_game_of_bots
from tests.tui.story import Story, resumed, story
from tests.tui.tables import an_app
from tui.app import InkRibbonApp
from tui.screens.base import BaseScreen
from tui.screens.before import BeforeScreen
from tui.screens.log import LogScreen
from tui.screens.looking import LookScreen
from tui.screens.mansion import MansionScreen
from tui.screens.rules import RulesScreen
from tui.screens.survivors import SurvivorsScreen
from tui.screens.why import WhyScreen
from tui.screens.zones import ZonesScreen
from tui.session import InMemory, Session

Baseline = Callable[[str, str], None]

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]
LOOKS: dict[str, type[LookScreen[Any]]] = {
    "mansion": MansionScreen,
    "survivors": SurvivorsScreen,
    "zones": ZonesScreen,
    "log": LogScreen,
}
HOSTILE = ("[/", "\x1b[31m[b]x", "日本語 [@click=app.quit]")


async def opened(pilot: Pilot[None], screen: BaseScreen[None]) -> InkRibbonApp:
    """Open a screen over what stands for the table."""
    app = pilot.app
    assert isinstance(app, InkRibbonApp)
    app.push_screen(screen)
    await pilot.pause()
    return app


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, without the time that the pilot gives each one."""
    for key in keys:
        screen = pilot.app.screen
        assert isinstance(screen, BaseScreen)
        screen.press(key, key if len(key) == 1 else "")
        if screen.typing is None:
            await pilot.pause()


def look(name: str, game: Story) -> LookScreen[Any]:
    return LOOKS[name](game.session, game.look)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("name", LOOKS)
async def test_each_screen_at_each_size(
    name: str, size: tuple[int, int], baseline: Baseline
) -> None:
    async with an_app(Demo()).run_test(size=size) as pilot:
        app = await opened(pilot, look(name, story()))

        assert lines(app)[-1].endswith("Esc Back  q Quit  ? Why")
        baseline(f"{name}-{size[0]}x{size[1]}", dump(app))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
async def test_the_rules_at_each_size(size: tuple[int, int], baseline: Baseline) -> None:
    async with an_app(Demo()).run_test(size=size) as pilot:
        app = await opened(pilot, RulesScreen("7.9"))

        baseline(f"rules-{size[0]}x{size[1]}", dump(app))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
async def test_why_at_each_size(size: tuple[int, int], baseline: Baseline) -> None:
    async with an_app(Demo()).run_test(size=size) as pilot:
        app = await opened(pilot, look("mansion", story()))
        await press(pilot, "/", *"hunter", "enter", "enter")

        baseline(f"why-{size[0]}x{size[1]}", dump(app))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
async def test_the_table_as_it_was_at_each_size(size: tuple[int, int], baseline: Baseline) -> None:
    async with an_app(Demo()).run_test(size=size) as pilot:
        app = await opened(pilot, look("log", story()))
        await press(pilot, "/", *"el gigante", "enter", "enter")

        assert isinstance(app.screen, BeforeScreen)
        assert "The table as it was at 11.4" in " ".join(dump(app).split())


@pytest.mark.parametrize("name", LOOKS)
async def test_escape_goes_back_and_nothing_has_changed(name: str) -> None:
    game = story()
    before = game.session.table.state, len(game.session.table.answers)
    app = an_app(Demo())
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, look(name, game))
        await press(pilot, "down", "down", "up", "tab", "down", "escape")

        assert isinstance(app.screen, Demo)
        assert before == (game.session.table.state, len(game.session.table.answers))


@pytest.mark.parametrize(
    ("key", "screen"),
    [("m", MansionScreen), ("s", SurvivorsScreen), ("v", ZonesScreen), ("l", LogScreen)],
)
async def test_one_look_leads_to_the_next_and_escape_to_the_table(
    key: str, screen: type[LookScreen[Any]]
) -> None:
    start = "survivors" if key != "s" else "mansion"
    app = an_app(Demo())
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, look(start, story()))
        await press(pilot, key)
        there = app.screen
        await press(pilot, "escape")

        assert isinstance(there, screen)
        assert isinstance(app.screen, Demo)


@pytest.mark.parametrize("name", LOOKS)
async def test_names_that_look_like_commands_are_shown_as_they_are(name: str) -> None:
    game = story(names=HOSTILE)
    async with an_app(Demo()).run_test(size=(120, 40)) as pilot:
        app = await opened(pilot, look(name, game))
        shown = dump(app)
        await press(pilot, "down", "enter")

        assert "[/" in shown
        assert "\x1b" not in shown + dump(app)


@pytest.mark.parametrize("name", LOOKS)
async def test_windows_that_grow_and_shrink_quickly_end_as_they_began(name: str) -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look(name, story()))
        before = dump(app)
        for size in [(40, 10), (200, 50), (10, 5), (60, 20), (40, 12), (132, 30), (80, 24)]:
            await pilot.resize_terminal(*size)
        await pilot.pause()

        assert before == dump(app)


@pytest.mark.parametrize("name", LOOKS)
async def test_a_game_that_goes_on_from_a_snapshot_looks_the_same(name: str) -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look(name, story()))
        whole = dump(app)
        await press(pilot, "escape")
        await opened(pilot, look(name, resumed()))

        assert whole == dump(app)


@pytest.mark.parametrize("name", LOOKS)
async def test_what_is_seen_is_made_anew_when_the_game_has_gone_on(name: str) -> None:
    game = story()
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look(name, game))
        before = dump(app)
        game.play("play:ammo-x10", "explore", "use:handgun", "done")
        await press(pilot, "down")

        assert before != dump(app)


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("answers", [0, 1, 60, 5000])
async def test_a_game_can_be_looked_at_from_its_first_question_to_its_end(
    name: str, answers: int
) -> None:
    game = Story(Session(InMemory(a_game_of_bots(9, answers)), {}))
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look(name, game))
        await press(pilot, "down", "enter", "escape", "?", "escape")

        assert isinstance(app.screen, LookScreen | Demo)


async def test_a_higher_damage_is_assumed_and_taken_back() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("mansion", story()))
        await press(pilot, "+", "+", "-")
        assumed = dump(app)
        await press(pilot, "w")

        assert "Next Explore, your Damage 40" in assumed
        assert "Assumed. Your own best is 35: w" in assumed
        assert "Defeated       71%     38%" in assumed
        assert "Next Explore, your Damage 35" in dump(app)


async def test_the_assumed_damage_is_never_less_than_nothing() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("mansion", story()))
        await press(pilot, *["-"] * 9)

        assert "Next Explore, your Damage 0 " in dump(app)


async def test_a_narrow_mansion_has_its_odds_behind_tab() -> None:
    async with an_app(Demo()).run_test(size=(60, 20)) as pilot:
        app = await opened(pilot, look("mansion", story()))
        first = dump(app)
        await press(pilot, "tab")

        assert "What can still come" in first
        assert "Next Explore" not in first
        assert "== Next Explore, your Damage 35" in dump(app)


async def test_a_card_is_found_and_explained() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("mansion", story()))
        await press(pilot, "/", *"nem", "enter", "enter")

        assert isinstance(app.screen, WhyScreen)
        assert " Why: Nemesis T-Type (MA-007, Premiere, Infected)" in lines(app)[0]


async def test_why_has_numbered_topics_and_leads_to_the_rule() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("mansion", story()))
        await press(pilot, "enter", "3")
        keys = dump(app)
        await press(pilot, "1", "4")

        assert "== Keys of this screen ==" in keys
        assert "+ -        Damage: Assume 5 more, or 5 less, Damage." in keys
        assert isinstance(app.screen, RulesScreen)
        assert any(line.split("|")[-1].startswith(" >DBG-7.26") for line in lines(app))


async def test_a_topic_that_does_not_exist_is_refused() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("mansion", story()))
        await press(pilot, "enter", "9")

        assert "! There are 3 topics." in dump(app)


async def test_a_question_mark_explains_what_is_under_the_cursor() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("survivors", story()))
        await press(pilot, "down", "?")

        assert " Why: Barry Burton (CH-005, Premiere, Character)" in lines(app)[0]


async def test_seats_are_reached_by_number_and_by_arrows() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("survivors", story()))
        await press(pilot, "3")
        third = dump(app)
        await press(pilot, "up")

        assert "== 3 Cleo (bot, steady)  Ada Wong" in third
        assert "== 2 Ben  Barry Burton" in dump(app)
        assert "-- 3 Cleo" in dump(app)


async def test_enter_goes_from_a_zone_to_its_cards_and_to_a_card() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("zones", story()))
        await press(pilot, "down", "down", "enter")
        zone = dump(app)
        await press(pilot, "down", "enter")

        assert "== Ana: Discard Pile" in zone
        assert " Why: Ammo x20 (AM-002, Premiere, Ammunition)" in lines(app)[0]


async def test_an_empty_zone_says_so() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("zones", story()))
        await press(pilot, *["down"] * 5, "enter")

        assert "! No card lies there." in dump(app)


async def test_the_log_opens_at_its_end_and_goes_from_hit_to_hit() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("log", story()))
        opening = dump(app)
        await press(pilot, "f", "/", *"majini", "enter", "n")

        assert ">12.8 Ana buys Shattered Memories" in opening
        assert (
            'Log | 20 lines | filter: fights, 8 lines | search "majini": hit 2 of 3'
            == lines(app)[0]
        )
        assert any(line.startswith(">! 11.5") for line in lines(app))


@pytest.mark.parametrize("typed", ["[", "[/", "*"])
async def test_anything_can_be_searched_for(typed: str) -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("log", story()))
        await press(pilot, "/", *typed, "enter", "n")

        assert f'search "{typed}": not found' in lines(app)[0]
        assert f'! No line has "{typed}" in it.' in dump(app)


async def test_escape_leaves_the_search_before_the_log() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("log", story()))
        await press(pilot, "/", *"ben", "enter", "escape")

        assert isinstance(app.screen, LogScreen)
        assert "Log | 20 lines" == lines(app)[0]


async def test_without_a_search_there_is_no_next_hit() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("log", story()))
        await press(pilot, "n")

        assert "! Nothing is searched for: / searches." in dump(app)


async def test_the_table_as_it_was_goes_back_and_on_by_answers() -> None:
    game = story()
    async with an_app(Demo()).run_test(size=(80, 40)) as pilot:
        app = await opened(pilot, look("log", game))
        await press(pilot, "/", *"el gigante", "enter", "enter")
        after = dump(app)
        await press(pilot, "left")
        before = dump(app)
        await press(pilot, "right", "escape", "escape", "escape")

        assert "== After answer 13 of 24" in after
        assert "== After answer 12 of 24" in before
        assert isinstance(app.screen, Demo)
        assert 24 == len(game.session.table.answers)


async def test_nothing_lies_before_the_first_answer_or_after_the_last() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, look("log", story()))
        await press(pilot, "enter", "right")

        assert "! There is nothing before the first answer or after the last one." in dump(app)


async def test_a_number_goes_to_its_rule() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, RulesScreen())
        await press(pilot, *"13.4", "enter")

        assert "== 13 Health, Fatal Wound" in dump(app)
        assert any(">DBG-13.4" in line for line in lines(app))


async def test_a_number_without_a_rule_is_refused() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, RulesScreen())
        await press(pilot, *"99", "enter")

        assert "! There is no rule 99." in dump(app)


async def test_rules_are_found_by_a_word_and_escape_shows_all_again() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, RulesScreen())
        await press(pilot, "/", *"adjacent", "enter")
        found = dump(app)
        await press(pilot, "escape")
        chapters = dump(app)
        await press(pilot, "escape")

        assert 'search "adjacent": 3 rules' in found
        assert "*Adjacent*" in found
        assert "-- 1 Components and card anatomy" in chapters.replace("==", "--")
        assert isinstance(app.screen, Demo)


async def test_a_word_in_no_rule_leaves_nothing() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, RulesScreen())
        await press(pilot, "/", "[", "/", "enter")

        assert "No rule has this in it." in dump(app)


async def test_a_chapter_is_opened_by_enter() -> None:
    async with an_app(Demo()).run_test(size=(80, 24)) as pilot:
        app = await opened(pilot, RulesScreen())
        await press(pilot, "down", "down", "enter")

        assert "== 3 Setup" in dump(app)
