"""A campaign of Undead in the app: begun, carried on from Mission to Mission, left and continued."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from textual.pilot import Pilot

from core.bots.base import chance_for
from core.bots.registry import bot_for
from core.undead import campaign
from core.undead.campaign import Fate, Progress, Veteran
from core.undead.setup import Seat
from core.undead.team import members_of
from saves import linked
from saves.store import Store
from tests.tui.dump import dump, lines
from tests.tui.played import Inline, press, settled
from tests.tui.tables import PLAIN
from tests.undead.table import CATALOGUE, RULES
from tui.app import InkRibbonApp
from tui.desk import Desk
from tui.rows import text_of, width_of
from tui.screens.home import HomeScreen
from tui.screens.shelf import Between, Shelf
from tui.screens.undead_campaign import UndeadCampaignScreen
from tui.screens.undead_squad import UndeadSquadScreen
from tui.screens.undead_table import UndeadTableScreen
from tui.session import Session
from tui.settings import read
from tui.undead import campaigning, operation
from tui.undead.operation import Standing, StrangeCampaignError

Baseline = Callable[[str, str], None]

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]
by_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")

BOOK = RULES.book
CAMPAIGN = CATALOGUE.campaigns[0]
WON_BY_THE_BOT = 4
"""A seed with which the steady bot wins the first Mission with its squad."""


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


def begun(store: Store, seed: int = 1) -> Session:
    """Begin a campaign as the screen of a new game does."""
    progress = campaign.begin(CAMPAIGN)
    team = members_of(BOOK, BOOK.squads["shore-party"], 1)
    setup = campaign.setup_for(BOOK, progress, (Seat("Ana"),), team)
    return operation.begin(store, "Night watch", RULES, setup, seed, progress)


def lose(session: Session) -> None:
    """Let the Turns run out."""
    while (decision := session.decision) is not None:
        keys = decision.keys()
        out = next((key for key in ("end", "done", "none") if key in keys), keys[0])
        session.answer((out,))


def win(session: Session) -> None:
    """Play as the steady bot does."""
    bot = bot_for("undead", "steady", CATALOGUE)
    table = session.table
    while (decision := table.decision) is not None:
        view = RULES.view(table.state, decision.seat)
        chance = chance_for(table.seed, decision.seat, len(table.answers))
        session.answer(bot.answer(view, chance))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def after_a_loss(store: Store) -> Path:
    session = begun(store)
    lose(session)
    session.close()
    return store.campaigns / "night-watch"


def after_a_win(store: Store) -> Path:
    session = begun(store, WON_BY_THE_BOT)
    win(session)
    assert session.result is not None
    assert "won" == session.result.reason
    session.close()
    return store.campaigns / "night-watch"


def an_app(store: Store) -> InkRibbonApp:
    desk = Desk(store, UndeadTableScreen, read(store))
    return InkRibbonApp(desk, HomeScreen, terminal=PLAIN)


def question(pilot: Pilot[None]) -> str:
    shown = lines(pilot.app)[:-1]
    place = max(n for n, line in enumerate(shown) if line.startswith(("?", "!")))
    return " ".join(line.strip() for line in shown[place:])


def screen(pilot: Pilot[None], cls: type[Any]) -> Any:
    assert isinstance(pilot.app.screen, cls), type(pilot.app.screen)
    return pilot.app.screen


@by_size
async def test_a_campaign_looks_as_drawn(
    size: tuple[int, int], store: Store, baseline: Baseline
) -> None:
    after_a_win(store)
    async with an_app(store).run_test(size=size) as pilot:
        await settled(pilot)
        await press(pilot, "1")
        baseline(f"undead-campaign-{size[0]}x{size[1]}", dump(pilot.app))


async def test_a_campaign_begins_at_the_screen_of_a_new_game(store: Store) -> None:
    async with an_app(store).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "3", *["right"] * len(CATALOGUE.missions))
        offered = dump(pilot.app)
        await press(pilot, "n")
        await settled(pilot)
        table = screen(pilot, UndeadTableScreen)
        setup = table.flow.session.table.setup

        assert "Campaign   < Operation Compline >" in offered
        assert CAMPAIGN.missions[0] == setup.mission
        assert linked.is_linked(store.campaigns / "operation-compline")


async def test_a_lost_mission_is_tried_again_and_lost_twice_loses_the_campaign(
    store: Store,
) -> None:
    """UND-17.7: it is counted once, however often it is looked at."""
    after_a_loss(store)
    async with an_app(store).run_test() as pilot:
        await settled(pilot)
        home = dump(pilot.app)
        await press(pilot, "1")
        shown = dump(pilot.app)
        await press(pilot, "escape")
        await settled(pilot)
        await press(pilot, "1", "n")
        squad = screen(pilot, UndeadSquadScreen).draft
        await press(pilot, "enter")
        await settled(pilot)
        table = screen(pilot, UndeadTableScreen)
        lose(table.flow.session)
        table.settle()
        await settled(pilot)
        over = question(pilot)
        await press(pilot, "enter")
        await settled(pilot)

        assert "between two games of a campaign" in home
        assert "Beach of Bones is lost: rating -3." in shown
        assert "next, try 2 of 2" in " ".join(shown.split())
        assert 4 == len(squad.team)
        assert "Enter goes on with the campaign." in over
        assert "Operation Compline is lost, with a rating of -6." in question(pilot)
        found = screen(pilot, UndeadCampaignScreen).operation
        assert ("lost", 2, 2) == (found.progress.over, found.counted, found.progress.tries)


async def test_xp_is_spent_at_the_second_press_and_is_on_disk_at_once(store: Store) -> None:
    folder = after_a_win(store)
    before = operation.read(store, folder, BOOK).progress
    async with an_app(store).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "1", "down")
        who = screen(pilot, UndeadCampaignScreen).soldier
        await press(pilot, "a")
        asked = question(pilot)
        unchanged = operation.read(store, folder, BOOK).progress
        await press(pilot, "a")
        after = operation.read(store, folder, BOOK).progress

        assert "for good? a or Enter buys it." in asked
        assert before == unchanged
        assert campaign.veteran(after, who).xp < campaign.veteran(before, who).xp
        assert "Learned: " in dump(pilot.app)


async def test_what_cannot_be_bought_says_what_it_needs(store: Store) -> None:
    after_a_win(store)
    async with an_app(store).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "1", "tab", "end", "enter")

        assert question(pilot).startswith("! needs ")
        assert "(UND-17.5)" in question(pilot)


async def test_the_next_mission_is_a_chapter_that_carries_xp_and_rewards(store: Store) -> None:
    folder = after_a_win(store)
    before = operation.read(store, folder, BOOK)
    async with an_app(store).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "1", "n", "enter")
        await settled(pilot)
        table = screen(pilot, UndeadTableScreen)
        setup = table.flow.session.table.setup

        assert "night-watch/2" == table.opened.save
        assert (CAMPAIGN.missions[1], 2) == (setup.mission, setup.divinity)
        for member in setup.team:
            assert campaign.veteran(before.progress, member.soldier).xp == member.xp


async def test_left_in_a_mission_of_a_campaign_home_continues_at_the_same_question(
    store: Store,
) -> None:
    after_a_win(store)
    async with an_app(store).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "1", "n", "enter")
        await settled(pilot)
        before = dump(pilot.app)
        await press(pilot, "q", "h")
        await settled(pilot)
        home = dump(pilot.app)
        await press(pilot, "1")
        await settled(pilot)

        assert 1 == home.partition("Saved games")[2].count("Night watch")
        assert "game 2" in home
        assert before == dump(pilot.app)


async def test_a_campaign_of_two_seats_deals_the_soldiers_anew(store: Store) -> None:
    progress = campaign.begin(CAMPAIGN)
    seats = (Seat("Ana"), Seat("Ben"))
    team = members_of(BOOK, BOOK.squads["shore-party"], 2)
    setup = campaign.setup_for(BOOK, progress, seats, team)
    session = operation.begin(store, "Two", RULES, setup, 1, progress)
    lose(session)
    session.close()
    async with an_app(store).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "1", "n", "enter")
        await settled(pilot)
        setup = screen(pilot, UndeadTableScreen).flow.session.table.setup

        assert ["Ana", "Ben"] == [each.name for each in setup.seats]
        assert {0, 1} == {member.seat for member in setup.team}


async def test_a_campaign_that_names_an_unknown_mission_is_told_whole_and_left_alone(
    store: Store,
) -> None:
    """Each thing that is wrong is named, all at once; nothing changes."""
    folder = after_a_loss(store)
    kept = linked.read(folder)
    standing = linked.of_class(kept, Standing, folder)
    veterans = (Veteran("SOL-DOYLE", 4, ("SKL-FLYING",)), Veteran("SOL-GONE"))
    strange = evolve(
        standing, progress=Progress(CAMPAIGN.id, veterans, won=("MIS-NOWHERE",), tries=7)
    )
    linked.write(folder, evolve(kept, standing=linked.plain(strange)))
    text = linked.path_in(folder).read_bytes()
    with pytest.raises(StrangeCampaignError) as refused:
        operation.read(store, folder, BOOK)
    async with an_app(store).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await press(pilot, "1")
        shown = dump(pilot.app)
        await press(pilot, "n", "a", "enter")

        assert 4 == len(refused.value.problems)
        for part in ("MIS-NOWHERE", "SKL-FLYING", "SOL-GONE", "found 7", "UND-17.3", "UND-17.7"):
            assert part in shown
        assert question(pilot).startswith("? The campaign cannot go on")
        assert text == linked.path_in(folder).read_bytes()


async def test_a_damaged_standing_is_told_and_home_stays(store: Store) -> None:
    folder = after_a_loss(store)
    path = linked.path_in(folder)
    path.write_bytes(path.read_bytes()[:50])
    async with an_app(store).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "1")
        told = dump(pilot.app)
        await press(pilot, "escape")
        await settled(pilot)

        assert linked.NAME in told
        assert isinstance(pilot.app.screen, HomeScreen)


def test_a_mission_that_goes_on_is_not_counted(store: Store) -> None:
    session = begun(store)
    session.close()
    found = operation.read(store, store.campaigns / "night-watch", BOOK)

    assert ("night-watch/1", 0) == (found.running, found.counted)
    assert campaign.begin(CAMPAIGN) == found.progress


def test_home_has_one_line_for_all_games_of_a_campaign(store: Store) -> None:
    folder = after_a_loss(store)
    found = operation.read(store, folder, BOOK)
    setup = operation.next_setup(BOOK, found, operation.fit_team(BOOK, found))
    session = operation.begin_next(found, RULES, setup, 2)
    running = Shelf(store)
    lose(session)
    session.close()
    operation.read(store, folder, BOOK)
    over = Shelf(store)

    assert 1 == len(running.items(80))
    assert running.last
    assert 1 == len(over.items(80))
    assert "" == over.last
    assert isinstance(over.open(over.items(80)[0].key), Between)


def test_every_row_of_a_campaign_fits() -> None:
    veterans = (
        Veteran("SOL-DOYLE", 3, ("SKL-MARKSMAN", "SKL-TOUGH"), health=1),
        Veteran("SOL-BRANDT", 30, misses=True),
        Veteran("SOL-AKERS", 9, dead=True),
    )
    progress = Progress(
        CAMPAIGN.id, veterans, ("SOL-FIRETEAM",), CAMPAIGN.missions[:2], tries=1, rating=12
    )
    fates = (
        Fate("SOL-AKERS", 1, "dead"),
        Fate("SOL-BRANDT", 5, "misses"),
        Fate("SOL-DOYLE", 9, "fit"),
        Fate("SOL-FIRETEAM", 0, "misses"),
    )
    standing = Standing(progress, fates, CAMPAIGN.missions[1], won=True, gained=5)
    for width in (27, 38, 58, 79):
        rows = campaigning.mission_rows(BOOK, progress, width)
        rows += campaigning.told_rows(BOOK, standing, width)
        for known in veterans:
            rows.append(campaigning.veteran_row(BOOK, progress, known.soldier, width))
            for ware in campaigning.wares(BOOK, progress, known.soldier):
                if width >= 38:
                    rows += campaigning.ware_rows(BOOK, ware, "a", width)
        assert all(width_of(line) <= width for line in rows)
    told = " ".join(text_of(line) for line in campaigning.told_rows(BOOK, standing, 79))
    for part in ("D10 1: Private Tom Akers is dead", "D10 9: Sergeant Walt Doyle is fit again"):
        assert part in told
