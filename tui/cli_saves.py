"""`inkribbon check` for saves: what each holds, or what is wrong with it. Nothing is written."""

from collections.abc import Iterable
from pathlib import Path

from content.faults import printable
from saves import linked
from saves.errors import Damage, DamagedError, SaveError
from saves.loading import load
from saves.place import Place
from tui.cli import BAD_INPUT, OK
from tui.games import NAMES, links_for, rules_for
from tui.narration.text import _
from tui.save_words import reason_words, save_error_words
from tui.setup import WishError


def checked(journals: Iterable[Path]) -> int:
    """Print a line for each journal; 2 if anything is wrong with one."""
    code = OK
    folders: dict[Path, None] = {}
    for journal in journals:
        folder = journal.parent.absolute()
        folders[folder] = None
        try:
            line = _held(Place(folder, int(journal.stem)))
        except SaveError as error:
            code = BAD_INPUT
            line = save_error_words(error)
        print(printable(line))
    for folder in folders:
        if linked.is_linked(folder):
            code = max(code, _checked_campaign(folder))
    return code


def _checked_campaign(folder: Path) -> int:
    """Print what linked games have come to, or a line for each thing that is wrong with it."""
    lines, code = [], BAD_INPUT
    try:
        lines, code = [_come_to(folder)], OK
    except WishError as error:
        name = f"{folder.name}/{linked.NAME}"
        lines = [f"{name}: {each.text}" for each in error.problems]
    except SaveError as error:
        lines = [save_error_words(error)]
    for line in lines:
        print(printable(line))
    return code


def _come_to(folder: Path) -> str:
    """Return what linked games have come to. Raises SaveError or WishError if something is wrong."""
    game = linked.read(folder).game
    links = links_for(game) if game in NAMES else None
    if links is None:
        raise DamagedError(linked.path_in(folder), Damage.FORM)
    text = _("{name}: {what}; nothing is wrong.")
    return text.format(
        name=f"{folder.name}/{linked.NAME}", what=links.checked(folder, rules_for(game))
    )


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
