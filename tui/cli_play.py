"""`inkribbon play`: from the options to a game, and to its table."""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tui.cli import add_screen_arguments, given

if TYPE_CHECKING:
    from tui.games import Ask


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `play`."""
    add_game_arguments(parser, simulated=False)
    for name, value, what in (
        ("--seats", "N", "how many play"),
        ("--bots", "KIND,...", "bots for the last seats: random, steady"),
        ("--seed", "N", "the same seed and answers give the same game"),
    ):
        parser.add_argument(name, type=given, metavar=value, help=what)
    parser.add_argument("--names", metavar="NAME,...", help="who sits at the seats")
    parser.add_argument(
        "--position",
        type=given,
        metavar="FILE",
        help="begin with the table that a file states, after its answers",
    )
    add_table_arguments(parser)


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add how a table is shown."""
    add_screen_arguments(parser)
    parser.add_argument("--jsonl", action="store_true", help="a JSON value a line, for programs")


def add_game_arguments(parser: argparse.ArgumentParser, *, simulated: bool) -> None:
    """Add the game, and the options that games have of their own, each with the games it is for."""
    from tui.games import GAMES, option

    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    asks: dict[str, list[tuple[Ask, str]]] = {}
    for game in GAMES.values():
        for ask in game.asks:
            if ask.simulated or not simulated:
                asks.setdefault(option(ask.field), []).append((ask, f"{ask.help} ({game.id})"))
    for typed, meant in asks.items():
        parser.add_argument(
            typed, **_shape(meant[0][0]), type=given, help="; ".join(words for _, words in meant)
        )


def _shape(ask: "Ask") -> dict[str, Any]:
    """Return how an option is typed: several times, with nothing for yes, or with one value."""
    if ask.many:
        return {"action": "append", "metavar": ask.value}
    if not ask.value:
        return {"nargs": "?", "const": "yes", "metavar": "no"}
    return {"metavar": ask.value}


def words_of(options: argparse.Namespace, shared: Iterable[str]) -> dict[str, str]:
    """Return what was typed for the options of the game and for those that all share.

    Raises BadInputError for a game that is not known, or for an option of another game.
    """
    from tui.bad_input import BadInputError
    from tui.games import GAMES, option
    from tui.narration.text import _
    from tui.narration.words import commas
    from tui.starting import rules_named

    rules_named(options.game)
    own = [ask.field for ask in GAMES[options.game].asks]
    typed = {field: _typed(options, field) for field in (*own, *shared)}
    others = {ask.field for game in GAMES.values() for ask in game.asks} - {*own}
    strange = sorted(field for field in others if getattr(options, field, None) is not None)
    if strange:
        text = _("{options}: {game} has no such option; it has {own}")
        raise BadInputError(
            text.format(
                options=commas(map(option, strange)),
                game=options.game,
                own=commas(map(option, own)),
            )
        )
    return {field: value for field, value in typed.items() if value is not None}


def _typed(options: argparse.Namespace, field: str) -> str | None:
    """Return what was typed for an option, several times parted by commas, or None."""
    found = getattr(options, field, None)
    return ",".join(found) if isinstance(found, list) else found


def run(options: argparse.Namespace) -> int:
    """Begin the game and play it."""
    from tui.cli_app import start
    from tui.cli_table import check_mode, play, store_of
    from tui.games import wishes_for
    from tui.own import complain_of_own
    from tui.starting import begin

    check_mode(options)
    words = words_of(options, ("seats", "bots", "names", "seed"))
    complain_of_own(options.game)
    wish = wishes_for(options.game).wish_of(words)
    position = Path(options.position) if options.position else None
    if not (options.plain or options.jsonl or position):
        options.between = _between(options, wish)
        if options.between:
            return start(options, None)
    return play(begin(store_of(options), options.game, wish, position), options)


def _between(options: argparse.Namespace, wish: Any) -> tuple[str, Path] | None:
    """Return the game and folder of the campaign that is asked for, if the app has to ask how it goes on."""
    from tui.cli_table import store_of
    from tui.games import links_for
    from tui.starting import rules_named

    links = links_for(options.game)
    found = links and links.between(store_of(options), rules_named(options.game), wish)
    return (options.game, found) if found else None
