"""Where saves live, what they are called, and a list that nothing can break."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import platformdirs
import pytest
from attrs import frozen

from core.kernel.errors import SetupError
from core.kernel.rules import Types
from saves import files
from saves.errors import (
    NotFoundError,
    OtherGameError,
    UnreadableError,
    UnwritableError,
    WriteFailedError,
)
from saves.game import SavedGame
from saves.store import HOME, Store
from tests.saves.playing import SETUP, TOY, rules_for, script
from tests.toy.rules import Toy
from tests.toy.state import FRAMES, Catalogue, Setup, State


def test_saves_live_where_the_argument_says_or_the_environment_or_the_platform(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path / "named"))
    assert tmp_path / "said" == Store(tmp_path / "said").home
    assert tmp_path / "named" == Store().home
    monkeypatch.setenv(HOME, "~/named")
    assert Path.home() / "named" == Store().home
    monkeypatch.delenv(HOME)
    assert platformdirs.user_data_path("inkribbon") == Store().home


def test_a_new_store_lists_nothing_and_makes_nothing(store: Store) -> None:
    assert () == store.games()
    assert not store.home.exists()


def test_a_game_is_listed_with_what_a_menu_needs(store: Store) -> None:
    steps, points = script(1, 10)
    with SavedGame.create(store, "Ann [b] & ../Ben", TOY, SETUP, 1) as game:
        for step in steps:
            step.take(game)

    [listed] = store.games()

    assert ("ann-b-ben/1", "Ann [b] & ../Ben", "toy") == (listed.id, listed.name, listed.game)
    assert SETUP.names == tuple(seat.name for seat in listed.seats)
    assert ["person", "person"] == [seat.player for seat in listed.seats]
    assert (points[-1].state.turn, len(points[-1].answers)) == (listed.turn, listed.answers)
    assert listed.path.stat().st_mtime == listed.saved
    assert not listed.over
    assert listed.problem is None


def test_the_game_last_saved_is_listed_first(store: Store) -> None:
    games = [SavedGame.create(store, name, TOY, SETUP, 1) for name in ("one", "two", "three")]
    for age, game in enumerate([games[1], games[0], games[2]]):
        os.utime(game.place.journal, (10_000 - age, 10_000 - age))

    assert ["two", "one", "three"] == [listed.name for listed in store.games()]


@pytest.mark.parametrize("name", ["", "..", "/etc", "x" * 300, "a\0b", "\udcff", "CON", "[/b]"])
def test_any_name_can_be_given_twice_and_is_kept(store: Store, name: str) -> None:
    with SavedGame.create(store, name, TOY, SETUP, 1) as one:
        pass
    with SavedGame.create(store, name, TOY, SETUP, 1) as two:
        assert name == two.name

    assert one.id != two.id
    assert [name, name] == [listed.name for listed in store.games()]
    assert {store.campaigns} == {path.parent for path in (one.place.folder, two.place.folder)}
    with SavedGame.open(store, one.id, rules_for) as again:
        assert name == again.name


def test_a_name_whose_folder_is_in_use_for_something_else_gets_another(store: Store) -> None:
    store.campaigns.mkdir(parents=True)
    (store.campaigns / "taken").write_text("mine")
    (store.campaigns / "taken-2").mkdir()

    with SavedGame.create(store, "taken", TOY, SETUP, 1) as game:
        assert "taken-3/1" == game.id
    assert "mine" == (store.campaigns / "taken").read_text()


Spoil = Callable[[Path], None]


def empty(path: Path) -> None:
    path.write_bytes(b"")


def first_half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def random_bytes(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 4)


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def a_pipe(path: Path) -> None:
    """Whoever opens it waits for ever."""
    path.unlink()
    os.mkfifo(path)


def unreadable(path: Path) -> None:
    """A link in a circle: what no rights open, not even those of who runs the tests."""
    path.unlink()
    path.symlink_to(path)


BAD: dict[Spoil, tuple[str, str]] = {
    empty: ("damaged", "empty"),
    first_half: ("damaged", "short"),
    random_bytes: ("damaged", "form"),
    a_folder: ("unreadable", "no-file"),
    a_pipe: ("unreadable", "no-file"),
    unreadable: ("unreadable", "ELOOP"),
}


@pytest.mark.parametrize(
    ("spoil", "problem"), BAD.items(), ids=lambda each: getattr(each, "__name__", "")
)
def test_a_bad_save_is_listed_with_its_reason_beside_the_good_ones(
    store: Store, spoil: Spoil, problem: tuple[str, str]
) -> None:
    bad = SavedGame.create(store, "bad", TOY, SETUP, 1)
    good = SavedGame.create(store, "good", TOY, SETUP, 2)
    for game in (bad, good):
        for step in script(1 if game is bad else 2, 6)[0]:
            step.take(game)
        game.close()
    spoil(bad.place.journal)

    listed = {each.name: each for each in store.games()}

    assert {"bad", "good"} == listed.keys()
    found = listed["bad"].problem
    assert found is not None
    assert problem == (found.code, found.reason)
    assert listed["good"].problem is None
    SavedGame.open(store, listed["good"].id, rules_for).close()
    assert os.path.lexists(bad.place.journal)


@pytest.mark.parametrize(
    ("spoil", "problem"), BAD.items(), ids=lambda each: getattr(each, "__name__", "")
)
def test_whatever_else_lies_among_the_campaigns_is_listed_and_left_alone(
    store: Store, spoil: Spoil, problem: tuple[str, str]
) -> None:
    with SavedGame.create(store, "good", TOY, SETUP, 1) as good:
        for step in script(1, 6)[0]:
            step.take(good)
    stray = store.campaigns / "x.json"
    stray.write_bytes(good.place.journal.read_bytes())
    spoil(stray)

    [bad] = [listed for listed in store.games() if listed.id != good.id]

    expected: dict[Spoil, tuple[str, str]] = {
        a_folder: ("damaged", "empty"),
        first_half: ("damaged", "foreign"),
    }
    assert bad.problem is not None
    assert expected.get(spoil, problem) == (bad.problem.code, bad.problem.reason)
    assert ("", "x.json") == (bad.id, bad.name)
    assert os.path.lexists(stray)


@pytest.mark.parametrize("spoil", [empty, first_half, random_bytes, a_folder, a_pipe, unreadable])
@pytest.mark.parametrize("name", ["campaign.json", "1.snapshot.json"])
def test_what_lies_beside_a_journal_does_not_break_the_list(
    store: Store, spoil: Spoil, name: str
) -> None:
    with SavedGame.create(store, "Good", TOY, SETUP, 1) as game:
        pass
    spoil(game.place.folder / name)

    [listed] = store.games()

    assert game.id == listed.id
    assert listed.problem is None


def test_if_the_folder_itself_cannot_be_read_that_is_listed(store: Store) -> None:
    store.home.mkdir()
    store.campaigns.write_text("in the way")

    [listed] = store.games()

    assert listed.problem is not None
    assert "unreadable" == listed.problem.code


@pytest.mark.parametrize(
    "game",
    ["", "nothing", "nothing/1", "good/2", "../good/1", "./1", "../1", "good/../good/1", "a\0/1"],
)
def test_what_is_no_game_is_not_found(store: Store, game: str) -> None:
    SavedGame.create(store, "good", TOY, SETUP, 1).close()

    with pytest.raises(NotFoundError):
        SavedGame.open(store, game, rules_for)


@pytest.mark.parametrize("spoil", [a_folder, a_pipe, unreadable])
def test_what_cannot_be_read_cannot_be_opened(store: Store, spoil: Spoil) -> None:
    with SavedGame.create(store, "bad", TOY, SETUP, 1) as game:
        pass
    spoil(game.place.journal)

    with pytest.raises(UnreadableError):
        SavedGame.open(store, game.id, rules_for)


def test_a_game_that_is_not_known_or_not_the_one_asked_for_is_refused(store: Store) -> None:
    with SavedGame.create(store, "good", TOY, SETUP, 1) as game:
        pass
    before = everything(store)

    def none(name: str, _: object) -> object:
        raise KeyError(name)

    with pytest.raises(OtherGameError, match="not known"):
        SavedGame.open(store, game.id, none)  # type: ignore[arg-type]
    with pytest.raises(OtherGameError, match="'toy', not of 'war'"):
        SavedGame.open(store, game.id, rules_for, game="war")
    assert before == everything(store)


def everything(store: Store) -> dict[Path, tuple[bytes, float]]:
    """Return all that there is in a store, with when it was changed."""
    return {
        path: (path.read_bytes(), path.stat().st_mtime_ns)
        for path in store.home.rglob("*")
        if path.is_file()
    }


def test_a_game_that_cannot_be_begun_leaves_nothing(store: Store) -> None:
    with pytest.raises(SetupError):
        SavedGame.create(store, "x", TOY, Setup(("Alone",)), 1)
    with pytest.raises(UnwritableError):
        SavedGame.create(store, "x", TOY, Setup(("Ada", "\udcff")), 1)
    assert () == store.games()
    assert [] == [path for path in store.home.rglob("*") if path.is_file()]


@frozen
class Flag:
    """Is written like the absence of anything."""

    none: bool


@frozen
class OddSetup(Setup):
    flag: Flag | None = None


@frozen
class OddToy(Toy):
    types: ClassVar[Types] = Types(OddSetup, State, Catalogue, FRAMES)


def test_a_set_up_that_would_not_come_back_equal_is_refused(store: Store) -> None:
    SavedGame.create(store, "", OddToy(), OddSetup(flag=Flag(none=False)), 1).close()

    with pytest.raises(UnwritableError):
        SavedGame.create(store, "", OddToy(), OddSetup(flag=Flag(none=True)), 1)


def test_a_disk_that_refuses_a_new_game_keeps_nothing_of_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, left = files.write_all, [2]

    def refuse(descriptor: int, data: bytes) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise OSError(28, "No space left on device")
        write(descriptor, data)

    monkeypatch.setattr(files, "write_all", refuse)

    with pytest.raises(WriteFailedError) as caught:
        SavedGame.create(store, "x", TOY, SETUP, 1)
    assert "ENOSPC" == caught.value.reason
    assert () == store.games()
    assert [] == list(store.campaigns.iterdir())
