"""The table of Undead played: each stage as it looks, and what every key does."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from core.bots.base import chance_for
from core.bots.registry import bot_for
from core.kernel.records import evolve
from core.undead.setup import Setup
from tests.tui.dump import dump, lines
from tests.tui.played import Inline, press, scrolls_to_its_end, settled
from tests.tui.seated import AnyTable, an_app_at
from tests.tui.undead_played import beach, begun, crowd, crypt
from tests.undead.build import a_setup, foe, man
from tests.undead.generated import opened_setup
from tests.undead.table import CATALOGUE, RULES
from tui.screens.choosing import LIST
from tui.screens.log import LogScreen
from tui.screens.rules import RulesScreen
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT, WAIT
from tui.screens.story import StoryScreen
from tui.screens.undead_frame import MAIN, PLAN
from tui.screens.undead_sheets import UndeadSquadScreen, UndeadTrackScreen
from tui.screens.undead_table import UndeadTableScreen
from tui.screens.undead_zones import UndeadZonesScreen
from tui.screens.why import WhyScreen
from tui.widgets.panel import Panel

Baseline = Callable[[str, str], None]

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]
by_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


def strikes(**state: Any) -> Setup:
    """Return the beach with dice by which the Hostiles hit."""
    return beach(dice=(9, 6, 9, 6, 9, 6), **state)


def last_work(**state: Any) -> Setup:
    """Return a Mission that one Objective Action wins."""
    men = [man("Doyle", 3, weapons=["M1 Garand"], hand=["Rally"]), man("Fireteam", 2)]
    usual: dict[str, Any] = {
        "mission": "Beach of Bones", "left": 2, "turn": 9, "objective_active": True, "work": 2,
    }  # fmt: skip
    return a_setup(men, (), **{**usual, **state})


def handing(**state: Any) -> Setup:
    """Return a Mission of two seats, a Soldier each."""
    men = [
        man("Doyle", 1, weapons=["M1 Garand"], hand=["Rally"]),
        man("Akers", 1, seat=1, weapons=["M1 Carbine"]),
    ]
    return a_setup(men, [foe("Shambling Dead", 1, targets=[1])], **state)


STAGES: dict[str, tuple[str, Callable[[], AnyTable], tuple[str, ...]]] = {
    "main": (MAIN, lambda: begun(beach()), ()),
    "acts": (MAIN, lambda: begun(beach()), ("enter",)),
    "crypt": (MAIN, lambda: begun(crypt()), ("down",)),
    "crowd": (MAIN, lambda: begun(crowd()), ()),
    "crowded": (MAIN, lambda: begun(crowd()), ("enter",)),
    "attack": (PLAN, lambda: begun(beach()), ("e", "down", "1")),
    "melee": (PLAN, lambda: begun(crypt()), ("e",)),
    "power": (CHOICE, lambda: begun(beach()), ("down", "c")),
    "smite": (PLAN, lambda: begun(beach(), "power:2", "power:2:turn-undead", "target:shambling-dead"), ()),
    "move": (CHOICE, lambda: begun(beach()), ("g", "g")),
    "pay": (CHOICE, lambda: begun(beach()), ("g", "g", "n")),
    "cover": (CHOICE, lambda: begun(beach()), ("e", "enter", "enter")),
    "hit": (
        CHOICE,
        lambda: begun(crypt(dice=(9,)), "attack:1", "weapon:holy-water", "target:imperial-warriors"),
        ("enter", "enter"),
    ),
    "react": (CHOICE, lambda: begun(strikes(), "end"), ("n", "n", "n")),
    "result": (RESULT, lambda: begun(beach(dice=(10, 5))), ("e", "down", "enter", "enter")),
    "hostile": (RESULT, lambda: begun(beach(dice=(9, 6, 1, 1, 1, 1, 9)), "end"), ("n",) * 6),
    "options": (OPTIONS, lambda: begun(beach()), ("o",)),
    "over": (OVER, lambda: begun(last_work()), ("enter", "1")),
    "lost": (OVER, lambda: begun(last_work(left=1), "end"), ("n", "n", "n", "n", "enter")),
}  # fmt: skip
"""The stage, the table, and the keys that lead there."""


def table_of(pilot: Pilot[None]) -> UndeadTableScreen:
    return next(each for each in pilot.app.screen_stack if isinstance(each, UndeadTableScreen))


def question(pilot: Pilot[None]) -> str:
    """Return what is asked or refused, on one line."""
    shown = lines(pilot.app)[:-1]
    place = max(n for n, line in enumerate(shown) if line.startswith(("?", "!")))
    return " ".join(line.strip() for line in shown[place:])


def answers(pilot: Pilot[None]) -> list[str]:
    """Return the answers given, as the journal keeps them."""
    table = table_of(pilot).flow.session.table
    return [" ".join(answer) for answer in table.answers]


@by_size
@pytest.mark.parametrize("name", STAGES)
async def test_each_stage_looks_as_drawn(
    name: str, size: tuple[int, int], baseline: Baseline
) -> None:
    stage, table, keys = STAGES[name]
    async with an_app_at(table()).run_test(size=size) as pilot:
        await settled(pilot)
        await press(pilot, *keys)

        assert stage == table_of(pilot).stage
        baseline(f"undead-{name}-{size[0]}x{size[1]}", dump(pilot.app))


@pytest.mark.parametrize("name", ["main", "crypt", "attack"])
async def test_a_wide_terminal_has_the_log_at_the_right(name: str, baseline: Baseline) -> None:
    _stage, table, keys = STAGES[name]
    async with an_app_at(table()).run_test(size=(200, 60)) as pilot:
        await settled(pilot)
        await press(pilot, *keys)
        baseline(f"undead-{name}-200x60", dump(pilot.app))


@pytest.mark.parametrize("size", [(40, 12), (60, 18)])
@pytest.mark.parametrize("name", ["main", "crypt"])
async def test_a_terminal_that_was_larger_shows_the_same(name: str, size: tuple[int, int]) -> None:
    """What is told of columns and Hostiles out of sight does not lean on those that were in sight."""
    _stage, table, keys = STAGES[name]

    async def after(before: tuple[int, int]) -> list[str]:
        async with an_app_at(table()).run_test(size=before) as pilot:
            await press(pilot, *keys)
            await pilot.resize_terminal(*size)
            await pilot.pause()
            return lines(pilot.app)

    assert await after((40, 40)) == await after((200, 60))


@pytest.mark.parametrize("name", ["main", "acts", "attack", "react", "hostile", "over"])
async def test_a_storm_of_sizes_keeps_everything_and_the_question_stands(name: str) -> None:
    _stage, table, keys = STAGES[name]
    async with an_app_at(table()).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, *keys, "down")
        before = dump(pilot.app)
        for size in [
            (40, 10),
            (10, 5),
            (1, 1),
            (60, 20),
            (40, 12),
            (132, 30),
            (200, 60),
            (100, 24),
        ]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            shown = lines(pilot.app)
            if size >= (40, 12):
                assert question(pilot).startswith("?")
                assert question(pilot).endswith((".", "?"))
                assert shown[-1].endswith("Quit  ? Why")
                assert len(shown[-1]) <= size[0]
        await pilot.resize_terminal(80, 24)
        await pilot.pause()

        assert before == dump(pilot.app)


# The mission.


async def test_enter_lists_what_a_soldier_can_do_and_a_number_does_it() -> None:
    async with an_app_at(begun(beach())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "down", "down", "enter")
        listed = dump(pilot.app)
        await press(pilot, "2")

        assert "What 3 Fireteam can do" in listed
        assert "2 Remove a Suppression" in listed
        assert ["calm:3"] == answers(pilot)
        assert "squad" == table_of(pilot).active


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        (("down", "down", "g"), "Fireteam is suppressed and cannot Move: remove Suppressions first (UND-9.8)."),
        (("c",), "Doyle has no Divine Powers: only Clergy do (UND-20.1)."),
        (("a",), "No Weapon of Doyle is Empty (UND-7.4)."),
        (("2",), "Steady Aim is played with an Attack, before its dice (UND-5.2)."),
        (
            ("down", "down", "p"),
            (
                "Fireteam is no Player Soldier: only they place Locations, activate the Objective, pass"
                " Gear, and draw and play cards (UND-8.1)."
            ),
        ),
    ],
    ids=("go", "power", "reload", "card", "pass"),
)  # fmt: skip
async def test_what_cannot_be_done_says_why_with_its_rule(
    keys: tuple[str, ...], reason: str
) -> None:
    async with an_app_at(begun(beach())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, *keys)
        refused = question(pilot)
        await press(pilot, "?")

        assert f"! {reason}" == refused
        assert [] == answers(pilot)
        assert isinstance(pilot.app.screen, WhyScreen)


async def test_what_is_not_possible_stands_in_the_list_and_says_why() -> None:
    async with an_app_at(begun(beach())).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "end", "up", "enter")

        assert "! No Weapon of Doyle is Empty (UND-7.4)." != question(pilot)
        assert question(pilot).startswith("! ")
        assert "(UND-" in question(pilot)
        assert [] == answers(pilot)


async def test_the_footer_leaves_out_what_the_soldier_cannot_do() -> None:
    """UND-7.1 to 7.3: without an Action he neither Attacks nor Moves, and `?` explains why."""
    setup = beach()
    async with an_app_at(begun(setup)).run_test(size=(200, 60)) as pilot:
        await settled(pilot)
        able = lines(pilot.app)[-1]
        table = table_of(pilot)
        for _action in range(2):
            await press(pilot, "e", "enter", "enter")
            while table.stage != MAIN:
                await press(pilot, "enter" if table.stage == RESULT else "n")
        unable = lines(pilot.app)[-1]
        await press(pilot, "e")
        refused = question(pilot)
        await press(pilot, "?")

        assert "e Attack" in able
        assert "e Attack" not in unable
        assert "g Go" not in unable
        assert refused.startswith("!")
        assert "Why: UND" in dump(pilot.app)


async def test_g_goes_forward_and_b_goes_back() -> None:
    async with an_app_at(begun(beach())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "g")
        asked = question(pilot)
        await press(pilot, "b")

        assert (
            "Doyle: g goes forward to Ruined Village, 3 - 2 = 1 card; b goes back to the Mission card."
            in asked
        )
        assert ["back:1"] == answers(pilot)


async def test_a_card_of_the_turn_is_played_by_its_number() -> None:
    async with an_app_at(begun(beach())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "down", "1")

        assert ["play:2:rally"] == answers(pilot)


async def test_n_ends_the_turn_at_the_second_press_and_undo_does_not_go_behind_dice() -> None:
    async with an_app_at(begun(beach(dice=(1, 1, 1, 1, 1, 1, 1)))).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "n")
        asked, before = question(pilot), answers(pilot)
        await press(pilot, *["n"] * 5)
        told = dump(pilot.app)
        await press(pilot, "enter", "u")

        assert "Actions left are lost, the Hostile Turn follows" in asked
        assert [] == before
        assert "end" == answers(pilot)[0]
        assert "The Hostile Turn of Turn 5" in told
        assert question(pilot).startswith("! ")


async def test_a_hostile_on_the_track_is_attacked_by_enter() -> None:
    async with an_app_at(begun(beach())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "tab", "tab", "tab", "right", "right", "down", "enter")

        assert PLAN == table_of(pilot).stage
        assert "attack B Living Thralls" in question(pilot)


# The Attack.


async def test_an_attack_is_planned_shown_with_its_odds_and_rolled_in_one() -> None:
    async with an_app_at(begun(beach(dice=(9, 4)))).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "e", "down", "1")
        shown = dump(pilot.app)
        nothing = answers(pilot)
        await press(pilot, "enter")
        asked = question(pilot)
        await press(pilot, "enter")
        told = dump(pilot.app)
        await press(pilot, "enter")

        assert "natural 8-10        10 or more    2 Hits" in shown
        assert "1 Hit or more 66.7%, 2 or more 25%" in shown
        assert [] == nothing
        assert "no undo past that" in asked
        assert [
            "attack:1", "weapon:m1-garand", "target:living-thralls", "play:1:steady-aim", "roll",
        ] == answers(pilot)  # fmt: skip
        assert "D10 9 + 2 Steady Aim = 11 reaches 10: 2 Hits" in told
        assert "D6 4 + 1 = 5 against Cover 3 of Living Thralls: defeated" in told
        assert "2/4 hit, 2 act" in dump(pilot.app)


async def test_escape_leaves_a_plan_and_nothing_has_happened() -> None:
    async with an_app_at(begun(beach())).run_test() as pilot:
        await settled(pilot)
        before = dump(pilot.app)
        await press(pilot, "e", "down", "1", "escape")

        assert [] == answers(pilot)
        assert before == dump(pilot.app)


async def test_weapons_change_by_arrows_and_w_takes_the_best() -> None:
    async with an_app_at(begun(beach())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "e")
        first = dump(pilot.app)
        await press(pilot, "right")
        second = dump(pilot.app)
        await press(pilot, "left", "w")

        assert "< M1 Garand > (1 of 3)" in first
        assert "< Mk 2 Grenades > (2 of 3)" in second
        assert "Grenades" in question(pilot)


async def test_a_card_for_another_range_is_shown_with_its_reason() -> None:
    """Bone Breaker and the like: what cannot be added stays visible (UND-11.2)."""
    table = begun(beach())
    async with an_app_at(table).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await press(pilot, "e", "right", "right")

        shown = " ".join(dump(pilot.app).split())
        assert "Combat Knife" in shown
        assert "[-]" in shown or "Steady Aim" in shown


async def test_e_after_a_result_plans_the_next_attack_of_the_same_soldier() -> None:
    async with an_app_at(begun(beach(dice=(2, 2)))).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "e", "down", "enter", "enter")
        assert RESULT == table_of(pilot).stage
        await press(pilot, "e")

        assert PLAN == table_of(pilot).stage
        assert "Action 2 of 2" in dump(pilot.app)


async def test_left_in_mid_attack_the_roll_is_asked_with_its_odds() -> None:
    """An Attack that was declared by typing waits for its roll: the same screen, what is fixed stays."""
    async with an_app_at(begun(beach())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, ":", *"attack 1", "enter", ":", *"weapon garand", "enter")
        await press(pilot, ":", *"target thralls", "enter")
        fixed = dump(pilot.app)
        await press(pilot, "escape", "right")

        assert PLAN == table_of(pilot).stage
        assert "attack B Living Thralls with M1 Garand" in question(pilot) or question(pilot)
        assert " A Shambling Dead" not in fixed.partition("Target")[2].partition("D10")[0]
        assert ["attack:1", "weapon:m1-garand", "target:living-thralls"] == answers(pilot)


async def test_hits_are_divided_as_the_attacker_likes() -> None:
    _stage, table, keys = STAGES["hit"]
    async with an_app_at(table()).run_test() as pilot:
        await settled(pilot)
        await press(pilot, *keys, "2")

        assert "hit:imperial-warriors:2" == answers(pilot)[-1]


# What happens besides.


async def test_seats_at_one_terminal_pass_on_without_a_curtain() -> None:
    """Hands lie open (UND-1.3): whose question it is stands there, nothing is hidden."""
    async with an_app_at(begun(handing())).run_test() as pilot:
        await settled(pilot)
        before = question(pilot)
        await press(pilot, ":", *"hand-over 2", "enter", "enter")

        assert before.startswith("? A, Doyle")
        assert question(pilot).startswith("? B, ")
        assert table_of(pilot) is pilot.app.screen


async def test_a_bot_at_the_other_seat_goes_on_by_itself() -> None:
    table = begun(handing(), bots="steady")
    async with an_app_at(table).run_test() as pilot:
        await settled(pilot)
        await press(pilot, ":", *"hand-over 2", "enter", "enter")
        await settled(pilot)

        assert WAIT != table_of(pilot).stage
        assert len(answers(pilot)) > 1


@pytest.mark.parametrize(
    ("key", "screen"),
    [("m", UndeadTrackScreen), ("s", UndeadSquadScreen), ("v", UndeadZonesScreen), ("l", LogScreen)],
    ids=lambda each: each if isinstance(each, str) else "",
)  # fmt: skip
async def test_screens_beside_the_table_open_and_escape_returns(
    key: str, screen: type[Any]
) -> None:
    async with an_app_at(begun(crypt())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, key)
        opened = isinstance(pilot.app.screen, screen)
        await press(pilot, "escape")

        assert opened
        assert table_of(pilot) is pilot.app.screen


@by_size
@pytest.mark.parametrize("key", ["m", "s", "v"])
async def test_looks_beside_the_table_look_as_drawn(
    key: str, size: tuple[int, int], baseline: Baseline
) -> None:
    async with an_app_at(begun(crypt())).run_test(size=size) as pilot:
        await settled(pilot)
        await press(pilot, key, *["down"] * 4)
        baseline(f"undead-look-{key}-{size[0]}x{size[1]}", dump(pilot.app))


async def test_r_reads_the_rules_of_this_game() -> None:
    async with an_app_at(begun(beach())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "r")

        assert isinstance(pilot.app.screen, RulesScreen)
        assert "UND-" in dump(pilot.app)


async def test_the_page_of_a_question_mark_is_about_what_is_under_the_cursor() -> None:
    async with an_app_at(begun(crypt())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "?")
        soldier = dump(pilot.app)
        await press(pilot, "escape", "e", "?")
        attack = dump(pilot.app)

        assert "Why: Sister Maria Castellanos" in soldier
        assert "These odds" in attack


async def test_the_end_scrolls_where_it_has_no_room() -> None:
    _stage, table, keys = STAGES["over"]
    async with an_app_at(table()).run_test(size=(40, 12)) as pilot:
        await settled(pilot)
        await press(pilot, *keys)
        await scrolls_to_its_end(pilot, table_of(pilot).panel("told"))


async def test_a_mission_that_is_over_has_its_story_and_goes_home() -> None:
    async with an_app_at(begun(last_work())).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "enter", "1", "1")
        told = isinstance(pilot.app.screen, StoryScreen)
        await press(pilot, "escape")

        assert told
        assert OVER == table_of(pilot).stage
        assert question(pilot).startswith("? The Mission is over")


# A whole Mission.


def to_soldier(pilot: Pilot[None], key: str) -> list[str]:
    """Return the keys that put the cursor on the Soldier whom an answer of the main part is about."""
    table = table_of(pilot)
    number = key.split(":")[1] if table.stage == MAIN and ":" in key else ""
    return ["home", *["down"] * (int(number) - 1)] if number and not key.startswith("hand") else []


def keys_for(pilot: Pilot[None], key: str) -> list[str]:
    """Return the keys that a player presses for an answer, as the rows on the screen have them."""
    table = table_of(pilot)
    decision = table.flow.decision
    assert decision is not None
    option = next(each for each in decision.options if each.key == key)
    if table.stage != MAIN:
        item = next(each for each in table.panel(LIST).items if each.key == key)
        return [item.label] if item.label else _by_cursor(table.panel(LIST), key)
    if key == "end":
        return ["n"]
    if option.code == "play":
        return [str(table.numbers[option.card])]
    return ["enter", str(next(each.number for each in table.acts() if each.key == key))]


def _by_cursor(panel: Panel, key: str) -> list[str]:
    places = [each.key for each in panel.items if each.key]
    return ["home", *["down"] * places.index(key), "enter"]


async def test_a_whole_mission_by_keyboard_at_80x24() -> None:
    """As the steady bot would, but that Attacks are what `w` plans: whatever is asked has its keys.

    A usual act takes Enter and its number once the Soldier is under the cursor, and a second press
    where it cannot be taken back.
    """
    table = begun(evolve(opened_setup(0), turns=-5), seed=3)
    bot = bot_for("undead", "steady", CATALOGUE)
    async with an_app_at(table).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        while (screen := table_of(pilot)).stage != OVER:
            count = len(table.answers)
            if screen.stage == RESULT:
                await press(pilot, "enter")
                continue
            if screen.stage == PLAN:
                await press(pilot, "w", "enter", "enter")
                assert len(table.answers) > count, question(pilot)
                continue
            decision = table.decision
            assert decision is not None
            view = RULES.view(table.state, decision.seat)
            (wanted,) = bot.answer(view, chance_for(3, decision.seat, count))
            await press(pilot, *to_soldier(pilot, wanted))
            if wanted.startswith("attack:"):
                await press(pilot, "e")
                assert PLAN == screen.stage
                continue
            keys = keys_for(pilot, wanted)
            await press(pilot, *keys)
            if len(table.answers) == count:
                await press(pilot, keys[-1])

            assert wanted == table.answers[-1][0], question(pilot)
        assert "The Mission is over" in dump(pilot.app)
