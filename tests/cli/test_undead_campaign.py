"""A campaign of Undead on the command line, from Mission to Mission, without the app."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.kernel.records import evolve
from saves import linked
from saves.store import Store
from tests.cli.conftest import Run, RunIt
from tests.undead.table import RULES
from tui.undead import operation
from tui.undead.operation import Operation, Standing

ROOT = Path(__file__).parent.parent.parent
ON = ("play", "undead", "--campaign", "operation-compline", "--plain")
BOT = ("--seats", "1", "--bots", "steady", "--seed", "4")
"""A bot at the only seat, so that a Mission plays itself; with this seed it wins the first one."""

WAIT = "end\nnone\ndone\n1\n" * 60
"""What lets the Turns of a Mission run out, whatever is asked."""


@pytest.fixture
def won(run: RunIt) -> Run:
    """The first Mission, won."""
    return run(*ON, *BOT)


def kept(home: Path) -> Operation:
    """Return the campaign that is kept."""
    store = Store(home)
    return operation.read(store, store.campaigns / "operation-compline", RULES.book)


def change(home: Path, standing: Standing) -> None:
    """Let a campaign have come to something else."""
    folder = home / "campaigns" / "operation-compline"
    known = linked.read(folder)
    over = bool(standing.progress.over)
    linked.write(folder, evolve(known, standing=linked.plain(standing), over=over))


def words(run: Run) -> str:
    return " ".join(run.out.split())


def test_the_end_of_a_mission_says_how_the_campaign_goes_on(won: Run, home: Path) -> None:
    """UND-17: what it came to, what XP buys, the next Mission, and what to type."""
    said = words(won)

    assert (0, "") == (won.code, won.err)
    assert "Beach of Bones is won: rating +" in said
    assert "Sergeant Walt Doyle has" in said
    assert "Next is The Surgeons' House, try 1 of 2" in said
    assert "inkribbon play undead --campaign operation-compline --plain goes on" in said
    assert ("MIS-1-BEACH-OF-BONES",) == kept(home).progress.won


def test_the_squad_of_the_last_mission_goes_on(run: RunIt, won: Run, home: Path) -> None:
    """UND-17.4: where all of it is fit; the seats stay as they are."""
    before = kept(home)
    found = run(*ON, "--seed", "1")
    now = kept(home)

    assert (0, "") == (found.code, found.err)
    assert found.out.startswith("Undead, The Surgeons' House")
    assert before.seats == now.seats
    assert [e.soldier for e in before.team] == [e.soldier for e in now.team]
    assert (2, 2) == (now.chapters, now.counted)


def test_another_squad_goes_on_with_what_its_soldiers_have_learned(
    run: RunIt, won: Run, home: Path
) -> None:
    """UND-17.5: XP is spent before the Mission begins."""
    found = run(*ON, "--squad", "demolition-party", "--buy", "doyle:pack-mule", "--seed", "1")
    doyle = next(each for each in kept(home).team if each.soldier == "SOL-DOYLE")

    assert (0, "") == (found.code, found.err)
    assert ("SKL-PACKMULE",) == doyle.trained
    assert "SOL-REYES" in {each.soldier for each in kept(home).team}


def test_a_squad_of_somebody_who_is_missing_must_be_named(run: RunIt, won: Run, home: Path) -> None:
    """UND-17.6: nobody begins a Mission short-handed by mistake; the squads that are fit are named."""
    standing = kept(home).standing
    veterans = tuple(evolve(each, misses=True) for each in standing.progress.veterans[:1])
    rest = standing.progress.veterans[1:]
    change(home, evolve(standing, progress=evolve(standing.progress, veterans=(*veterans, *rest))))
    missing = run(*ON)
    strange = run(*ON, "--squad", "four-of-us")

    assert (2, 2) == (missing.code, strange.code)
    for found in (missing, strange):
        assert "UND-17.6" in found.err
        assert "Sergeant Walt Doyle" in found.err
    assert "a squad file" in missing.err
    assert "four-of-us" not in missing.err
    assert 1 == kept(home).chapters


def test_all_that_is_wrong_with_what_is_bought_is_named(run: RunIt, won: Run, home: Path) -> None:
    """UND-17.5: and then nothing has changed."""
    before = kept(home).progress
    found = run(*ON, "--buy", "brandt:health", "--buy", "doyle", "--buy", "nobody:health")

    assert 2 == found.code
    assert 3 == len(found.complaints)
    assert "needs 12 XP (UND-17.5)" in found.err
    assert before == kept(home).progress
    assert 1 == kept(home).chapters


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--mission", "compline"), "--mission: a campaign says which Mission is next"),
        (("--names", "Zoe"), "--names: the seats of a campaign stay as they are"),
        (("--squad", "last-office"), "UND-4.3"),
    ],
)
def test_what_a_campaign_settles_itself_is_refused(
    run: RunIt, won: Run, home: Path, options: tuple[str, ...], told: str
) -> None:
    """And nothing begins."""
    found = run(*ON, *options)

    assert 2 == found.code
    assert told in found.err
    assert 1 == kept(home).chapters


def test_only_a_campaign_that_there_is_can_be_named(run: RunIt, home: Path) -> None:
    """Before one has begun nobody has XP either, and a simulation has none."""
    unknown = run("play", "undead", "--campaign", "nowhere", "--plain")
    early = run(*ON, "--buy", "doyle:health")
    alone = run("play", "undead", "--buy", "doyle:health", "--plain")
    simulated = run("simulate", "undead", "--campaign", "operation-compline")

    assert [2] * 4 == [each.code for each in (unknown, early, alone, simulated)]
    assert "there are operation-compline" in unknown.err
    assert "before the first Mission" in early.err
    assert "--campaign" in alone.err
    assert not home.exists()


def test_a_campaign_that_was_spoilt_does_not_go_on(run: RunIt, won: Run, home: Path) -> None:
    """Each thing that is wrong is named, on a line of its own."""
    standing = kept(home).standing
    change(home, evolve(standing, progress=evolve(standing.progress, won=("X", "Y"), tries=9)))
    found = run(*ON)

    assert 2 == found.code
    assert 3 == len(found.complaints)
    assert "UND-17.3" in found.err


def test_check_names_all_that_is_wrong_with_a_campaign(run: RunIt, won: Run, home: Path) -> None:
    """UND-17.3: and says what one has come to where nothing is; both without writing."""
    standing = kept(home).standing
    good = run("check", str(home))
    change(home, evolve(standing, progress=evolve(standing.progress, won=("X", "Y"), tries=9)))
    path = home / "campaigns" / "operation-compline" / linked.NAME
    text = path.read_bytes()
    strange = run("check", str(home))
    path.write_bytes(text[:60])
    damaged = run("check", str(path.parent))

    assert [0, 2, 2] == [each.code for each in (good, strange, damaged)]
    assert "Operation Compline, 1 of 4 Missions won" in good.out
    assert 3 == strange.out.count("operation-compline/linked.json: ")
    assert "linked.json" in damaged.out
    assert text[:60] == path.read_bytes()


def test_a_campaign_whose_name_was_lost_goes_on(run: RunIt, won: Run, home: Path) -> None:
    """The file that names it is made anew from its games, between Missions too."""
    path = home / "campaigns" / "operation-compline" / "campaign.json"
    whole = path.read_bytes()
    for spoilt in (whole[:40], None):
        path.unlink() if spoilt is None else path.write_bytes(spoilt)
        assert "Ana" == kept(home).seats[0].name
        assert path.exists()
    found = run(*ON, "--seed", "1")

    assert (0, "") == (found.code, found.err)


def test_between_two_missions_resume_says_what_goes_on(run: RunIt, won: Run) -> None:
    """Without a name; with one it shows the end of the last Mission again."""
    assert "--campaign operation-compline" in run("resume", "--plain").err
    assert "Next is The Surgeons' House" in run("resume", "operation-compline", "--plain").out


def test_programs_are_told_what_a_campaign_has_come_to(run: RunIt, home: Path) -> None:
    """After the result, and last."""
    found = run(*ON[:-1], "--jsonl", *BOT)
    result, told = (json.loads(line) for line in found.out.splitlines()[-2:])

    assert ("result", "campaign") == (result["type"], told["type"])
    assert "operation-compline" == told["campaign"]
    assert "MIS-2-HOUSE-OF-THE-LIVING-DEAD" == told["next"]
    assert told["mission_won"]
    assert kept(home).progress.rating == told["rating"]


def program(home: Path, typed: str, *more: str) -> str:
    """Run the program as a process, and return what it wrote."""
    done = subprocess.run(
        [sys.executable, "-m", "tui.cli", *ON, *more],
        cwd=ROOT,
        env={**os.environ, "INKRIBBON_HOME": str(home)},
        input=typed,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert not done.stderr
    return done.stdout


def test_a_person_loses_a_campaign_line_by_line(home: Path) -> None:
    """UND-17.7: a Mission is left and taken up again, lost, tried again; then another campaign begins."""
    begun = program(home, "", "--seed", "4")
    again = program(home, WAIT)
    over = program(home, WAIT, "--seed", "4")
    new = program(home, "")

    assert "resume operation-compline/1 goes on" in begun
    assert "Next is Beach of Bones, try 2 of 2" in again
    assert "Operation Compline is lost, with a rating of -6." in over
    assert "resume operation-compline-2/1 goes on" in new
