"""`inkribbon play`: from the options to a game, and to its table."""

import argparse
from pathlib import Path

from tui.cli import add_screen_arguments, given


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `play`."""
    parser.add_argument("game", metavar="GAME", help="deckbuilding")
    for name, value, what in (
        ("--mode", "MODE", "how the game is won: story"),
        ("--scenario", "ID", "a published list of piles"),
        ("--piles", "A,B+C,...", "cards of piles of your own; + mixes a pile"),
        ("--mansion", "ID", "the Mansion deck"),
        ("--seats", "N", "how many play"),
        ("--bots", "KIND,...", "bots for the last seats: random, steady"),
        ("--seed", "N", "the same seed and answers give the same game"),
        ("--reactions", "WHO", "who is asked for a reaction: everyone, or holders of one"),
    ):
        parser.add_argument(name, type=given, metavar=value, help=what)
    parser.add_argument("--names", metavar="NAME,...", help="who sits at the seats")
    parser.add_argument(
        "--position", type=given, metavar="FILE", help="begin with the table that a file states"
    )
    add_table_arguments(parser)


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add how a table is shown."""
    add_screen_arguments(parser)
    parser.add_argument("--jsonl", action="store_true", help="a JSON value a line, for programs")


def run(options: argparse.Namespace) -> int:
    """Begin the game and play it."""
    from tui.cli_table import check_mode, play, store_of
    from tui.setup import Wish, piles_of
    from tui.starting import begin

    check_mode(options)
    wish = Wish(
        mode=options.mode or Wish().mode,
        scenario=options.scenario or "",
        piles=piles_of(options.piles) if options.piles else (),
        mansion=options.mansion or "",
        seats=options.seats or "",
        bots=tuple(options.bots.split(",")) if options.bots else (),
        names=() if options.names is None else tuple(options.names.split(",")),
        reactions=options.reactions or "",
        seed=options.seed or "",
    )
    position = Path(options.position) if options.position else None
    return play(begin(store_of(options), options.game, wish, position), options)
