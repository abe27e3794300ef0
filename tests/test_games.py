"""Every layer knows the same games, and each game gives every part that the table asks of it."""

from importlib import import_module
from pathlib import Path

import pytest

from content import games as content_games
from core.bots.registry import kinds_for
from core.kernel.rules import AnyRules
from tests.games import GAMES as TESTED
from tui.games import GAMES, part, rules_for, wishes_for
from tui.narration.registry import narration_for
from tui.plain_looks import looks_for

ROOT = Path(__file__).parent.parent

every_game = pytest.mark.parametrize("game", GAMES)


def test_the_layers_know_the_same_games() -> None:
    """Content, the table, and the generic checks, which have a toy besides."""
    assert list(GAMES) == [game for game in content_games.GAMES if game in GAMES]
    assert {*content_games.GAMES, "toy"} == TESTED.keys()


@every_game
def test_a_game_gives_its_parts(game: str) -> None:
    """Rules, sentences, looks, wishes, bots: all made for one catalogue."""
    rules: AnyRules = rules_for(game)
    narration = narration_for(rules)
    setup = wishes_for(game).setup_of(part_book(rules), wishes_for(game).wish_of({}), ())

    assert game == rules.game
    assert looks_for(rules, narration).title(setup)
    assert {"random", "steady"} <= {*kinds_for(game)}
    assert rules_for(game, rules.catalogue).catalogue is rules.catalogue


def part_book(rules: AnyRules) -> object:
    return rules.book  # type: ignore[attr-defined]


@every_game
def test_a_game_has_the_same_closed_lists_as_the_others(game: str) -> None:
    """`check --schema` prints them."""
    package = GAMES[game].core

    assert part(f"{package}.decisions:KINDS")
    assert part(f"{package}.events:ALL")
    assert part(f"{package}.operations:ALL")
    assert part(f"{package}.frames:ALL")


@every_game
def test_the_content_of_a_game_gives_its_parts(game: str) -> None:
    """Under the same names in each folder."""
    content = content_games.GAMES[game]

    assert content.folder.is_dir()
    assert content.part("classes").CLASSES
    assert callable(content.part("files").compiled)
    assert callable(content.part("positions").position_case)


@every_game
def test_an_option_of_a_game_is_a_field_of_its_wish(game: str) -> None:
    """What is typed for it arrives there."""
    wish = wishes_for(game).wish_of({})

    assert all(hasattr(wish, ask.field) for ask in GAMES[game].asks)


def test_a_game_that_is_not_known_is_refused() -> None:
    """By its id."""
    with pytest.raises(LookupError, match="chess"):
        rules_for("chess")


def test_a_part_is_a_module_or_a_name_in_one() -> None:
    """As the registry writes it."""
    assert import_module("tui.games") is part("tui.games")
    assert GAMES is part("tui.games:GAMES")
