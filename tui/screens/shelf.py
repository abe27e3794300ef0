"""The saved games as home shows them, whole or damaged, and how one is opened.

Home is on the screen before this is imported: the codecs of the saves take as long as all of it.
"""

import time
from collections.abc import Sequence
from pathlib import Path

from attrs import frozen

from saves.errors import DamagedError, DriftError, SaveError
from saves.listing import Listed
from saves.store import Store
from tui import games
from tui.bad_input import BadInputError
from tui.narration.names import printable
from tui.narration.text import _, mark, ngettext
from tui.narration.words import commas, sentence
from tui.opened import PERSON, Opened
from tui.rows import Row, Span, left, row
from tui.save_words import reason_words, save_error_words
from tui.widgets.panel import Item

MONTHS = (
    mark("January"), mark("February"), mark("March"), mark("April"), mark("May"), mark("June"),
    mark("July"), mark("August"), mark("September"), mark("October"), mark("November"),
    mark("December"),
)  # fmt: skip


@frozen
class Offer:
    """A damaged game can be gone on with from its last good point: what to ask first."""

    question: str


@frozen
class Between:
    """Linked games of which none is running: the game, and the folder of their campaign."""

    game: str
    folder: Path


@frozen
class Refused:
    """Why a game cannot be opened, as a sentence."""

    words: str


class Shelf:
    """What is in the store now, the game last saved first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # Of linked games the latest stands for all.
        self._games = tuple(each for each in store.games() if each.latest or not each.linked)

    @property
    def last(self) -> str:
        """The key of the game to continue, or an empty text."""
        running = (
            each
            for each in self._games
            if each.id and not each.problem and (not each.over or _goes_on(each))
        )
        return next((_key(each) for each in running), "")

    def words(self, key: str) -> tuple[str, ...]:
        """Return what the line of a game to continue says."""
        game = self._game(key)
        return (f"{printable(game.name)}: {_state(game)}", _when(game))

    def items(self, wide: int) -> Sequence[Item]:
        """Return a line a game for a width class."""
        return [Item(_key(each), (_game_row(each, wide),)) for each in self._games]

    def open(self, key: str, *, mend: bool = False) -> Opened | Between | Offer | Refused:
        """Open a game; of a damaged one only with `mend`."""
        game = self._game(key)
        if not game.id:
            text = _("{name} cannot be opened: {reason}. Nothing was changed.")
            return Refused(text.format(name=printable(game.name), reason=_problem_words(game)))
        if game.linked and game.over and not game.problem and _has_campaigns(game):
            return Between(game.game, game.path.parent)
        from tui.starting import resume  # noqa: PLC0415 - the list is there sooner without the rules

        try:
            return resume(self._store, game.id, mend=mend)
        except (DamagedError, DriftError) as error:
            return _offer(game, error)
        except SaveError as error:
            return Refused(save_error_words(error))
        except BadInputError as error:
            return Refused(sentence(" ".join(error.lines)))

    def _game(self, key: str) -> Listed:
        return next(each for each in self._games if _key(each) == key)


def _has_campaigns(game: Listed) -> bool:
    return game.game in games.GAMES and bool(games.GAMES[game.game].screens.campaign)


def _goes_on(game: Listed) -> bool:
    """Say whether a game that is over is of a campaign that is not."""
    return game.linked and not game.ended


def _key(game: Listed) -> str:
    return f"game {game.path}"


def _offer(game: Listed, error: DamagedError | DriftError) -> Offer | Refused:
    if error.answers is None:
        return Refused(save_error_words(error))
    reason = _("today's rules lead elsewhere")
    if isinstance(error, DamagedError):
        reason = reason_words(error.reason)
    text = _("{name}: {reason} after answer {answers}. Enter goes on from there.")
    return Offer(text.format(name=printable(game.name), reason=reason, answers=error.answers))


def _problem_words(game: Listed) -> str:
    return reason_words(game.problem.reason or game.problem.code) if game.problem else ""


def _kind(game: Listed) -> str:
    known = games.NAMES.get(game.game)
    return _(known) if known else printable(game.game)


def _state(game: Listed) -> str:
    """Return the game's name and its turn."""
    if _goes_on(game) and game.over:
        return _("{game}, between two games of a campaign").format(game=_kind(game))
    return _("{game}, turn {turn}").format(game=_kind(game), turn=max(game.turn, 1))


def _when(game: Listed) -> str:
    saved = time.localtime(game.saved)
    when = _("{day} {month}, {time}").format(
        day=saved.tm_mday, month=_(MONTHS[saved.tm_mon - 1]), time=time.strftime("%H:%M", saved)
    )
    many = ngettext("after {answers} answer", "after {answers} answers", game.answers)
    return _("Saved {when}, {many}.").format(when=when, many=many.format(answers=game.answers))


def _who(game: Listed) -> str:
    bot = _("{name} (bot)")
    return commas(
        printable(seat.name) if seat.player == PERSON else bot.format(name=printable(seat.name))
        for seat in game.seats
    )


def _game_row(game: Listed, wide: int) -> Row:
    """Return a saved game as a line; a damaged one begins with `!` and says why."""
    name = left(printable(game.name), 18 if wide >= 60 else 14)
    if game.problem is not None:
        return row(Span(f"! {name}", "danger"), " ", Span(_damaged_words(game, wide), "danger"))
    kind = left(_kind(game), 20) if wide >= 80 else ""
    state = _("over") if game.over else _("turn {turn}").format(turn=max(game.turn, 1))
    if _goes_on(game):
        number = int(game.id.rpartition("/")[2])
        state = _("game {number}").format(number=number + game.over)
    return row(f"  {name} {kind} ", left(state, 10), Span(_who(game), "muted"))


def _damaged_words(game: Listed, wide: int) -> str:
    """Return what is wrong with a game, and where it opens all the same, as far as there is room."""
    if wide < 60:
        return _("damaged")
    words = _("damaged: {reason}").format(reason=_problem_words(game))
    if game.answers and wide >= 80:
        words += _(", opens at answer {answers}").format(answers=game.answers)
    return words
