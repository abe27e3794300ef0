"""What lies beside a journal: the campaign's own file and the catalogue that the game began with."""

from pathlib import Path
from typing import Any

import pytest

from saves import reports
from saves.campaign import read_campaign
from saves.errors import DamagedError, UnreadableError
from saves.game import SavedGame
from saves.store import Store
from tests.saves.playing import SETUP, TOY, Point, rules_for, script
from tests.toy.rules import Toy
from tests.toy.state import Catalogue

OTHER = Toy(Catalogue((("lamp", 9), ("map", 4), ("knife", 3), ("dog", 2))))


def left(store: Store, rules: Toy = TOY) -> tuple[SavedGame, list[Point]]:
    steps, points = script(2, 12)
    with SavedGame.create(store, "Left [by] Ada", rules, SETUP, 2) as game:
        for step in steps if rules is TOY else ():
            step.take(game)
    return game, points


def catalogue_of(game: SavedGame) -> Path:
    [path] = game.place.folder.glob("catalogue-*.json")
    return path


def flip(path: Path) -> None:
    text = bytearray(path.read_bytes())
    text[-4] ^= 1
    path.write_bytes(text)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def remove(path: Path) -> None:
    path.unlink()


def test_a_campaign_says_who_plays_what(store: Store) -> None:
    game, _ = left(store)

    campaign = read_campaign(game.place.campaign)

    assert "Left [by] Ada" == campaign.name
    assert SETUP.names == tuple(seat.name for seat in campaign.seats)
    [chapter] = campaign.chapters
    assert (1, "toy", None) == (chapter.number, chapter.game, chapter.result)


@pytest.mark.parametrize("spoil", [flip, empty, remove])
def test_a_campaign_that_is_lost_is_made_again_from_its_game(store: Store, spoil: Any) -> None:
    """Only its name is not known any more: the folder's has to do."""
    game, points = left(store)
    before = read_campaign(game.place.campaign)
    spoil(game.place.campaign)
    text = None if spoil is remove else game.place.campaign.read_bytes()

    with SavedGame.open(store, game.id, rules_for) as again:
        [said] = again.reports
        assert reports.CAMPAIGN_MENDED == said.code
        assert points[-1].is_that_of(again.table)
        assert "left-by-ada" == again.name
        if text is not None:
            assert text == (game.place.folder / said.kept).read_bytes()
    after = read_campaign(game.place.campaign)
    assert (before.seats, before.chapters) == (after.seats, after.chapters)


def test_a_campaign_that_only_cannot_be_read_is_left_alone(store: Store) -> None:
    game, _ = left(store)
    game.place.campaign.unlink()
    game.place.campaign.mkdir()

    with pytest.raises(UnreadableError):
        SavedGame.open(store, game.id, rules_for)
    assert game.place.campaign.is_dir()


def test_an_old_game_goes_on_with_its_own_catalogue(store: Store) -> None:
    game, _ = left(store, OTHER)

    with SavedGame.open(store, game.id, rules_for) as again:
        assert [] == again.reports
        assert OTHER.catalogue == again.table.rules.catalogue
        assert OTHER.start(SETUP, 2) == again.table.state


@pytest.mark.parametrize(
    ("spoil", "reason"), [(flip, "seal"), (empty, "empty"), (remove, "missing")]
)
def test_without_its_own_catalogue_an_old_game_is_refused(
    store: Store, spoil: Any, reason: str
) -> None:
    game, _ = left(store, OTHER)
    spoil(catalogue_of(game))

    with pytest.raises(DamagedError) as caught:
        SavedGame.open(store, game.id, rules_for)
    assert (reason, None) == (caught.value.reason, caught.value.answers)


def test_the_catalogue_of_another_game_is_not_taken_for_its_own(store: Store) -> None:
    game, _ = left(store, OTHER)
    other, _ = left(store)
    catalogue_of(game).write_bytes(catalogue_of(other).read_bytes())

    with pytest.raises(DamagedError) as caught:
        SavedGame.open(store, game.id, rules_for)
    assert "foreign" == caught.value.reason


@pytest.mark.parametrize("spoil", [flip, empty, remove])
def test_a_kept_catalogue_that_is_todays_is_mended(store: Store, spoil: Any) -> None:
    game, points = left(store)
    path = catalogue_of(game)
    before = path.read_bytes()
    spoil(path)

    with SavedGame.open(store, game.id, rules_for) as again:
        assert [reports.CATALOGUE_MENDED] == [said.code for said in again.reports]
        assert points[-1].is_that_of(again.table)
    assert before == path.read_bytes()
