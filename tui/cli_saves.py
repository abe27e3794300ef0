"""`inkribbon check` for saves: what each holds, or what is wrong with it. Nothing is written."""

from collections.abc import Iterable
from pathlib import Path

from content.faults import printable
from saves.errors import SaveError
from saves.loading import load
from saves.place import Place
from tui.cli import BAD_INPUT, OK
from tui.games import NAMES, rules_for
from tui.narration.text import _
from tui.save_words import reason_words, save_error_words


def checked(journals: Iterable[Path]) -> int:
    """Print a line for each journal; 2 if anything is wrong with one."""
    code = OK
    for journal in journals:
        try:
            line = _held(Place(journal.parent.absolute(), int(journal.stem)))
        except SaveError as error:
            code = BAD_INPUT
            line = save_error_words(error)
        print(printable(line))
    return code


def _held(place: Place) -> str:
    """Return what a save holds. Raises SaveError if something is wrong with it."""
    loaded = load(place, rules_for)
    table = loaded.table
    rules = table.rules
    seats = ", ".join(rules.names(table.setup))
    state = _("over") if table.result else _("turn {turn}").format(turn=rules.turn(table.state))
    notes = [reason_words(each) for each in (loaded.cut, loaded.snapshot) if each]
    text = _("{save}: {game}, {seats}, {state}, {answers} answers; {notes}.")
    return text.format(
        save=place.id,
        game=_(NAMES[rules.game]),
        seats=seats,
        state=state,
        answers=len(table.answers),
        notes=", ".join(notes) or _("nothing is wrong"),
    )
