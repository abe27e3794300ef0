"""The command line: what was typed into one of the commands, and every error into one clear line.

Nothing heavy is imported before the command that needs it is known.
"""

import argparse
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from types import FrameType
from typing import NoReturn

from attrs import frozen

from tui.without_openssl import leave_out

PROGRAM = "inkribbon"

OK, FAILURE, BAD_INPUT = 0, 1, 2
INTERRUPTED = 128 + signal.SIGINT

APP = "app"


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where the help is, then leave. Nothing was done."""
        complain(f"{message}; {self.prog} --help lists what there is")
        raise SystemExit(BAD_INPUT)


@frozen
class Command:
    """A command: its name, one sentence of help, and the module with its options and what it does.

    The module has `add_arguments(parser)` and `run(namespace) -> int`.
    """

    name: str
    help: str
    module: str


COMMANDS = (
    Command("play", "begin a game and sit down at its table", "tui.cli_play"),
    Command("resume", "go on with the last game, or with another one", "tui.cli_resume"),
    Command("simulate", "let bots play many games, without a screen", "tui.simulate"),
    Command("check", "check content, positions and saves", "tui.cli_check"),
    Command("replay", "read a finished or running game from its beginning", "tui.cli_replay"),
    Command("cards", "list the cards with their printed figures", "tui.cli_cards"),
    Command("rules", "look a rule up by its number or a word", "tui.cli_rules"),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0, 1 for a failure, 2 for bad input, 130 for Ctrl-C."""
    leave_out()
    typed = list(sys.argv[1:] if argv is None else argv)
    _soften(sys.stdout, sys.stderr)
    try:
        with _Signals():
            try:
                return _run(parser_for(typed).parse_args(typed))
            finally:
                _flush()
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - whatever went wrong, nobody should see a traceback
        from tui.cli_errors import told

        return told(error)


def parser_for(typed: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser of a command line; only the command that is named there has its options."""
    parser = Parser(
        PROGRAM,
        description="A terminal table for card games. Without a command: the app.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_ShowVersion, nargs=0, help="print the version")
    add_screen_arguments(parser)
    add_content_argument(parser)
    parser.set_defaults(
        module=APP,
        command="",
        plain=False,
        save_dir=None,
        content_dir=None,
        ascii=False,
        plain_keys=False,
        mouse=False,
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        below = commands.add_parser(
            command.name, help=command.help, description=command.help, allow_abbrev=False
        )
        below.set_defaults(module=command.module, command=command.name)
        add_content_argument(below)
        if command.name in typed:
            import_module(command.module).add_arguments(below)
    return parser


def add_screen_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the app and the commands that open a table share."""
    add_store_argument(parser)
    _add(parser, "--plain", "line by line, for screen readers, scripts and slow links")
    _add(parser, "--ascii", "draw with ASCII characters only")
    _add(parser, "--plain-keys", "ask the terminal for no special keys")
    _add(parser, "--mouse", "let the mouse be used too")


def add_store_argument(parser: argparse.ArgumentParser) -> None:
    """Add where saves live; it may stand before the command too."""
    parser.add_argument(
        "--save-dir",
        type=given,
        metavar="DIR",
        default=argparse.SUPPRESS,
        help="where saves live (or set INKRIBBON_HOME)",
    )


def add_content_argument(parser: argparse.ArgumentParser) -> None:
    """Add where the player's own content lives; it may stand before the command too."""
    parser.add_argument(
        "--content-dir",
        type=given,
        metavar="DIR",
        default=argparse.SUPPRESS,
        help="where content of your own lives (or set INKRIBBON_CONTENT); else beside the saves",
    )


def given(text: str) -> str:
    """Return the value of an option, which may not be empty."""
    if not text.strip():
        raise argparse.ArgumentTypeError("a value is needed")
    return text


def _add(parser: argparse.ArgumentParser, name: str, what: str) -> None:
    # Without a default here, a command does not take back what stood before it.
    parser.add_argument(name, action="store_true", default=argparse.SUPPRESS, help=what)


def complain(line: str) -> None:
    """Say what is wrong, on one line that nothing in it can leave or colour."""
    from content.faults import printable

    if sys.stderr is not None:  # closed; `print` would take the output instead
        print(f"{PROGRAM}: {printable(line)}", file=sys.stderr)


def _run(options: argparse.Namespace) -> int:
    name = "tui.cli_app" if options.module == APP else options.module
    run: Callable[[argparse.Namespace], int] = import_module(name).run
    if not (options.content_dir or options.save_dir):
        return run(options)
    from tui.own import named

    with named(options.content_dir, options.save_dir):
        return run(options)


def _flush() -> None:
    """Write what is left of the output: at the end of the interpreter nobody would meet an error."""
    if sys.stdout is not None and not sys.stdout.closed:
        sys.stdout.flush()


class _ShowVersion(argparse.Action):
    """Prints the version, which is looked up only then, and leaves."""

    def __call__(self, *_parsing: object) -> NoReturn:
        from tui.version import VERSION

        print(f"Ink Ribbon {VERSION}")
        raise SystemExit(OK)


class _Signals:
    """While it is entered, a dropped line and a polite end leave the program as Ctrl-C does."""

    def __enter__(self) -> None:
        self._before = {}
        if threading.current_thread() is not threading.main_thread():
            return
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                self._before[number] = signal.signal(number, _leave)

    def __exit__(self, *_error: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)


def _soften(*streams: object) -> None:
    """Let characters that a terminal cannot show become `?`, where they would end the program."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


if __name__ == "__main__":
    raise SystemExit(main())
