"""`inkribbon replay`: what has happened in a game, from its beginning; nothing is written."""

import argparse

from tui.cli import OK, add_store_argument


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `replay`."""
    parser.add_argument("save", metavar="SAVE", help="such as ana-and-ben/1")
    add_store_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the log of a game: all of it when it is over, else what its persons may see."""
    from core.kernel.event import EVERYONE, seen
    from saves.loading import load
    from tui.cli_table import store_of
    from tui.games import rules_for
    from tui.narration.registry import narration_for
    from tui.setup import PERSON
    from tui.starting import game_id
    from tui.wrap import wrapped

    store = store_of(options)
    table = load(store.place(game_id(store, options.save)), rules_for).table.whole()
    narration = narration_for(table.rules)
    players = table.rules.players(table.setup)
    persons = [seat for seat, player in enumerate(players) if player == PERSON]
    reader = persons[0] if len(persons) == 1 else EVERYONE
    view = table.rules.view(table.state, max(reader, 0))
    turn = number = 0
    for step in table.steps:
        events = step if table.result else tuple(seen(event, reader) for event in step)
        for line in narration.lines(events, view, turn, number):
            turn, number = line.turn, line.step
            head = f"{line.turn}.{line.step} "
            print("\n".join(wrapped(head + line.text, 78, len(head))))
    for text in narration.result(table.result, view) if table.result else ():
        print(text)
    return OK
