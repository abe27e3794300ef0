"""A new game of Undead: the table is set by keys, a squad is put together, and both are remembered."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from saves.store import Store
from tests.tui.dump import dump, lines
from tests.tui.tables import Played, at_home
from tests.undead.table import CATALOGUE, RULES
from tui.app import InkRibbonApp
from tui.screens.undead_new import OWN, UndeadNewScreen, from_last, team_of
from tui.screens.undead_squad import UndeadSquadScreen
from tui.settings import LastUndead, read
from tui.undead import draft
from tui.undead.draft import Draft

Baseline = Callable[[str, str], None]

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]
by_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
KINDS = ("random", "steady")
BOOK = RULES.book
IDS = {card.name: card.id for card in CATALOGUE.cards}
MISSIONS = {each.name: each.id for each in CATALOGUE.missions}


async def at_new_game(pilot: Pilot[None], *keys: str) -> None:
    await pilot.pause()
    await pilot.press("3", *keys)
    await pilot.pause()


def begun(app: InkRibbonApp) -> Played | None:
    return next((each for each in app.screen_stack if isinstance(each, Played)), None)


def question(app: InkRibbonApp) -> str:
    shown = lines(app)[:-1]
    place = max(n for n, line in enumerate(shown) if line.startswith(("?", "!")))
    return " ".join(line.strip() for line in shown[place:])


def squad(app: InkRibbonApp) -> UndeadSquadScreen:
    assert isinstance(app.screen, UndeadSquadScreen)
    return app.screen


@by_size
async def test_a_new_game_looks_as_drawn(
    size: tuple[int, int], tmp_path: Path, baseline: Baseline
) -> None:
    app = at_home(tmp_path)
    async with app.run_test(size=size) as pilot:
        await at_new_game(pilot)
        baseline(f"undead-new-{size[0]}x{size[1]}", dump(app))


@by_size
async def test_a_squad_with_faults_looks_as_drawn(
    size: tuple[int, int], tmp_path: Path, baseline: Baseline
) -> None:
    """S16: too many points, and a Weapon that Clergy may not have: all of it is named."""
    app = at_home(tmp_path)
    async with app.run_test(size=size) as pilot:
        await at_new_game(pilot, "b", *["down"] * 7, "right", "b")
        baseline(f"undead-squad-{size[0]}x{size[1]}", dump(app))


async def test_n_begins_at_once_with_the_squad_of_the_mission(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await at_new_game(pilot, "n")
        table = begun(app)
        assert table is not None
        setup = table.opened.session.table.setup

        assert [("Ana", "person")] == [(each.name, each.player) for each in setup.seats]
        assert (MISSIONS["Beach of Bones"], "shore-party") == (setup.mission, setup.squad)
        assert "beach-of-bones/1" == table.opened.save


async def test_mission_seats_seed_and_name_are_set_by_keys_and_remembered(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await at_new_game(pilot, "right", "right", "down", "down", "enter", *["backspace"] * 3)
        await pilot.press(*"Ada", "enter", "down", "right")
        await pilot.press("down", "down", "down", "enter", *"42", "enter")
        await pilot.press("down", "enter", *"Friday", "enter", "down", "enter")
        await pilot.pause()
        table = begun(app)
        assert table is not None
        game = table.opened.session.table

        assert MISSIONS["Dead of the Empire"] == game.setup.mission
        assert [("Ada", "person"), ("Ben", "person")] == [
            (seat.name, seat.player) for seat in game.setup.seats
        ]
        assert {0, 1} == {member.seat for member in game.setup.team}
        assert (42, "friday/1") == (game.seed, table.opened.save)
        last = read(Store(tmp_path)).last_undead
        assert (MISSIONS["Dead of the Empire"], ("Ada", "Ben")) == (last.play, last.names[:2])


async def test_a_game_of_bots_alone_and_two_of_one_name_are_refused(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await at_new_game(pilot, "down", "down", "right", "n")

        assert "! No seat is a person's" in question(app)
        assert begun(app) is None
        await pilot.press(
            "left", "down", "right", "enter", *["backspace"] * 3, *"Ana", "enter", "n"
        )
        assert question(app).startswith("! Two seats cannot both be called Ana")
        assert begun(app) is None


async def test_a_squad_is_built_by_letters_and_played_with(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await at_new_game(pilot, "down", "b", *["-"] * 13)
        emptied = squad(app).draft.team
        await pilot.press("a", "right", "d", "right", "a", "enter")
        await pilot.pause()
        back = isinstance(app.screen, UndeadNewScreen)
        await pilot.press("n")
        await pilot.pause()
        table = begun(app)
        assert table is not None
        (doyle,) = table.opened.session.table.setup.team

        assert () == emptied
        assert back
        assert (IDS["Sergeant Walt Doyle"], (IDS["M1 Garand"],)) == (doyle.soldier, doyle.weapons)
        assert "" == table.opened.session.table.setup.squad
        assert 1 == len(read(Store(tmp_path)).last_undead.team)


async def test_every_fault_is_named_at_once_and_the_squad_is_not_taken(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await at_new_game(pilot, "b", *["down"] * 7, "right", "b", "h", "enter")
        shown = " ".join(dump(app).split())
        refused = question(app)
        kept = len(squad(app).draft.team)
        await pilot.press("u", "u")

        for rule in ("UND-4.3", "UND-4.4", "UND-20.4"):
            assert rule in shown
        assert "M1911 Pistol is not Blessed" in shown
        assert "! It cannot start yet: 4 things to mend." == refused
        assert 4 == kept
        assert "Every rule of the team is kept." in dump(app)


async def test_nothing_is_bought_for_who_comes_with_his_own(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test(size=(200, 40)) as pilot:
        await at_new_game(pilot, "b", *["down"] * 20, "right")
        shown = " ".join(dump(app).split())
        before = squad(app).draft
        await pilot.press("a")

        assert "nothing is bought" in shown
        assert before == squad(app).draft


async def test_the_free_knife_stays_and_escape_leaves_the_squad_as_it_was(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await at_new_game(pilot, "b", *["down"] * 6, "-")
        refused = question(app)
        await pilot.press("up", "-", "escape")
        await pilot.pause()

        assert refused.startswith("! That comes for nothing")
        assert isinstance(app.screen, UndeadNewScreen)
        assert "Shore Party" in dump(app)


def test_what_is_remembered_and_gone_counts_as_not_chosen() -> None:
    usual = from_last(LastUndead(), BOOK, KINDS)
    gone = LastUndead(
        play="MIS-GONE",
        squad="nobody",
        team=(("SOL-DOYLE", "WPN-GARAND", "WPN-GONE"), ("SOL-GONE",), ()),
        names=("", "Ben", "Cleo", "Dan"),
        players=("genius", "person", "empty", "empty"),
    )
    laid = from_last(gone, BOOK, KINDS)

    assert (usual.mission, usual.squad) == (laid.mission, laid.squad)
    assert ["SOL-DOYLE"] == [each.soldier for each in laid.team]
    assert ("WPN-GARAND",) == laid.team[0].weapons
    assert ("Ana", "steady") == (laid.places[0].name, laid.places[0].player)


def test_the_own_squad_is_offered_last_and_ready_made_ones_are_the_printed_ones() -> None:
    laid = from_last(LastUndead(squad="shore-party"), BOOK, KINDS)
    printed = BOOK.squads["shore-party"]

    assert OWN != laid.squad
    assert [each.soldier for each in printed.members] == [e.soldier for e in team_of(BOOK, laid)]


@pytest.mark.parametrize("squad_id", [each.id for each in CATALOGUE.squads])
def test_ready_made_squads_break_no_rule_as_drafts(squad_id: str) -> None:
    printed = BOOK.squads[squad_id]
    for mission in printed.missions:
        laid = from_last(LastUndead(play=mission, squad=squad_id), BOOK, KINDS)
        made = Draft(mission, team_of(BOOK, laid), seats=("Ana",))

        assert [] == draft.problems_of(BOOK, made)


def test_a_draft_goes_into_the_settings_and_comes_back() -> None:
    laid = from_last(LastUndead(squad="shore-party"), BOOK, KINDS)
    team = team_of(BOOK, laid)

    assert team == draft.from_lists(BOOK, draft.as_lists(team))
