"""What `play` and `resume` share: the table of an open game in one of its three modes."""

import argparse

from saves.errors import WriteFailedError
from saves.store import Store, folder_named
from tui.bad_input import BadInputError
from tui.cli import FAILURE, OK, complain
from tui.cli_app import need_terminal, start
from tui.narration.text import _
from tui.opened import Opened
from tui.save_words import report_words, write_failed_words


def store_of(options: argparse.Namespace) -> Store:
    """Return where saves live."""
    return Store(folder_named(options.save_dir) if options.save_dir else None)


def check_mode(options: argparse.Namespace) -> None:
    """See to it that one mode was asked for, and that the screen has one. Raises BadInputError."""
    if options.plain and options.jsonl:
        raise BadInputError(_("--plain and --jsonl: choose one of them"))
    if not (options.plain or options.jsonl):
        need_terminal()


def play(opened: Opened, options: argparse.Namespace) -> int:
    """Play an open game in the mode that was asked for, then leave it saved; return the exit code."""
    with opened:
        for report in opened.reports:
            complain(report_words(report))
        try:
            if options.jsonl:
                _json_lines(opened)
            elif options.plain:
                _plain(opened)
            else:
                return start(options, opened)
        except WriteFailedError as error:
            text = _("{words} Free the disk, then inkribbon resume {id} goes on.")
            complain(text.format(words=write_failed_words(error), id=opened.save))
            return FAILURE
    _follow(opened, options)
    return OK


def _follow(opened: Opened, options: argparse.Namespace) -> None:
    """Say what the end of one of linked games came to, and how they go on."""
    from saves.linked import is_linked
    from tui.games import links_for
    from tui.setup import WishError

    store, rules = store_of(options), opened.session.rules
    links = links_for(rules.game)
    folder = store.place(opened.save).folder
    if links is None or opened.session.result is None or not is_linked(folder):
        return
    mode = "--jsonl" if options.jsonl else "--plain"
    try:
        followed = links.followed(store, folder, rules, mode)
    except WishError as error:
        raise BadInputError(*(each.text for each in error.problems)) from error
    if options.jsonl:
        from tui.jsonl import write_campaign

        write_campaign(followed.data)
    else:
        from tui.plain import write_lines

        write_lines(followed.lines)


def _json_lines(opened: Opened) -> None:
    from tui.jsonl import JsonLines
    from tui.plain_looks import looks_for
    from tui.streams import standard_lines

    looks = looks_for(opened.session.rules, opened.narration)
    game = JsonLines(opened.session, opened.narration, looks.card, standard_lines(), opened.save)
    game.run()


def _plain(opened: Opened) -> None:
    from tui.plain import Plain
    from tui.plain_looks import looks_for
    from tui.streams import standard_paper

    session = opened.session
    paper = standard_paper()
    looks = looks_for(session.rules, opened.narration)
    try:
        Plain(session, opened.narration, looks, paper).run()
    finally:
        if session.result is None:
            text = _("Answer {count} is on the ribbon. inkribbon resume {id} goes on.")
            paper.write(text.format(count=len(session.table.answers), id=opened.save))
