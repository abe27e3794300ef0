"""`inkribbon resume`: the last game, or that one."""

import argparse

from tui.cli_play import add_table_arguments


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `resume`."""
    parser.add_argument(
        "game", nargs="?", default="", metavar="GAME", help="such as ana-and-ben/1; else the last"
    )
    parser.add_argument(
        "--mend",
        action="store_true",
        help="go on from the last good point of a damaged save, which is kept",
    )
    add_table_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Take the game up again and play on."""
    from tui.cli_table import check_mode, play, store_of
    from tui.starting import resume

    check_mode(options)
    return play(resume(store_of(options), options.game, mend=options.mend), options)
