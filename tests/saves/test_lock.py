"""Two programs never play one game, and one that died does not stand in the way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saves.errors import Holder, LockedError
from saves.game import SavedGame
from saves.lock import Lock
from saves.store import Store
from tests.saves.killing import Killer
from tests.saves.playing import SETUP, TOY, rules_for
from tests.saves.victim import Order

ROOT = Path(__file__).parent.parent.parent

OPEN_IT = """
import sys
from pathlib import Path
from saves.errors import LockedError
from saves.game import SavedGame
from saves.store import Store
from tests.saves.playing import rules_for

try:
    SavedGame.open(Store(Path(sys.argv[1])), "shared/1", rules_for)
except LockedError as error:
    print(error)
"""


def test_a_game_that_another_program_plays_is_refused_with_who_holds_it(store: Store) -> None:
    with SavedGame.create(store, "Shared", TOY, SETUP, 1) as game:
        before = game.place.journal.read_bytes()

        run = subprocess.run(
            [sys.executable, "-c", OPEN_IT, str(store.home)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )

        assert (0, "") == (run.returncode, run.stderr)
        assert run.stdout.startswith(f"lock: is open in another process {os.getpid()} on ")
        assert 1 == run.stdout.count("\n")
        assert before == game.place.journal.read_bytes()
        game.play(("search",))


def test_a_game_is_refused_twice_in_one_program_too(store: Store) -> None:
    with SavedGame.create(store, "Shared", TOY, SETUP, 1) as game:
        with pytest.raises(LockedError) as caught:
            SavedGame.open(store, game.id, rules_for)
        assert os.getpid() == caught.value.holder.process
    with SavedGame.open(store, game.id, rules_for):
        pass


def test_a_program_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    order = Order(str(tmp_path), seed=1, steps=3, wait_after=0)
    with Killer(tmp_path) as killer:
        killer.kill(order, after=0)

    with SavedGame.open(Store(tmp_path), "victim/1", rules_for) as game:
        assert [] == game.reports


@pytest.mark.parametrize(
    "text", [b"", b"\xff\xfe", b"nonsense\n", b"1 a b c\n", b"99999999999999999999 a b\n"]
)
def test_who_holds_a_lock_may_be_unknown(tmp_path: Path, text: bytes) -> None:
    lock = Lock(tmp_path / "lock")
    lock.path.write_bytes(text)

    with pytest.raises(LockedError, match=r"open in another process$") as caught:
        Lock(tmp_path / "lock")
    assert Holder() == caught.value.holder
    lock.release()


def test_a_second_signature_covers_the_first(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    for _ in range(2):
        lock = Lock(path)
        lock.sign()
        lock.release()

    assert 1 == path.read_bytes().count(b"\n")
