"""A saved game with its rules, bots and narration, ready to be played: begun, or taken up again."""

import shlex
from pathlib import Path
from typing import Any

import attrs

from content.expect import suggestion
from core.bots.registry import UnknownBotError, kinds_for
from core.kernel.errors import CoreError, SetupError
from core.kernel.rules import Answer, AnyRules
from saves.errors import NotFoundError
from saves.listing import Listed
from saves.store import Store
from tui import opening, setup
from tui.bad_input import BadInputError
from tui.games import NAMES, links_for, option, rules_for, wishes_for
from tui.narration.registry import narration_for
from tui.narration.text import _
from tui.narration.words import commas, listed
from tui.opened import Opened
from tui.session import Session
from tui.setup import AnyWish, WishError


def begin(store: Store, game: str, wish: AnyWish, position: Path | None = None) -> Opened:
    """Begin a game, from a position if a file of one is given; or go on with the campaign that is asked for.

    The answers that a position states have been given then. Raises BadInputError or SaveError.
    """
    rules = rules_named(game)
    try:
        if not position and (session := _linked(store, rules, wish)):
            return _opened(session)
        made, answers = _placed(rules, wish, position) if position else (_made(rules, wish), ())
        seed = setup.seed_of(wish.seed)
    except WishError as error:
        raise BadInputError(*_lines(error, wish)) from error
    if position and answers:
        _check_answers(rules, made, seed, answers, position)
    try:
        session = opening.begin(store, listed(rules.names(made)), game, made, seed)
        if answers:
            session.keeper.play_all(answers)
        return _opened(session)
    except SetupError as error:
        raise BadInputError(*map(_line, wishes_for(game).problems_of(error))) from error
    except CoreError as error:
        raise BadInputError(_("{file}: {text}").format(file=position, text=error)) from error


def resume(store: Store, wanted: str, *, mend: bool = False) -> Opened:
    """Go on with a game: the last one, or the one that is wanted. Raises BadInputError or SaveError.

    `wanted` is an id of a game, a name of one, or a kind of game. With `mend` a damaged game goes on
    from its last good point.
    """
    try:
        return _opened(opening.resume(store, game_id(store, wanted), accept_prefix=mend))
    except UnknownBotError as error:
        text = _("no bot of this version plays a seat of the game: {text}")
        raise BadInputError(text.format(text=error)) from error


def game_id(store: Store, wanted: str) -> str:
    """Return the id of the game that is wanted, of the last one for "". Raises BadInputError."""
    try:
        return store.place(wanted).id
    except NotFoundError:
        pass
    games = [each for each in store.games() if each.id]
    fitting = [each for each in games if _fits(each, wanted)]
    running = [each for each in fitting if not each.over]
    if not (running or (wanted and fitting)):
        raise BadInputError(_no_game(store, wanted, games))
    return (running or fitting)[0].id


def _fits(game: Listed, wanted: str) -> bool:
    folder = game.id.partition("/")[0]
    return not wanted or wanted in (folder, game.name, game.game)


def _no_game(store: Store, wanted: str, games: list[Listed]) -> str:
    between = next((each for each in games if each.linked and each.latest and not each.ended), None)
    if between is not None and not wanted:
        text = _("{name} is between two games; inkribbon play {game} --campaign {folder} goes on")
        folder = shlex.quote(between.path.parent.name)
        return text.format(name=between.name, game=between.game, folder=folder)
    if not wanted:
        text = _("no game is saved in {folder} that could go on; inkribbon play begins one")
        return text.format(folder=store.home)
    if not games:
        text = _("there is no game {name}: none is saved in {folder}")
        return text.format(name=setup.quoted(wanted), folder=store.home)
    near = suggestion(wanted, [game.id for game in games]) or _("; there are {games}").format(
        games=commas(game.id for game in games[:5])
    )
    return _("there is no game {name}{near}").format(name=setup.quoted(wanted), near=near)


def rules_named(game: str) -> AnyRules:
    """Return the rules of a game. Raises BadInputError."""
    try:
        return rules_for(game)
    except LookupError:
        text = _("no game is called {name}; there is {games}")
        names = commas(NAMES)
        raise BadInputError(text.format(name=setup.quoted(game), games=names)) from None


def setup_made(rules: AnyRules, wish: AnyWish) -> Any:
    """Return the set-up of a wish whose seed is good too. Raises BadInputError with all problems."""
    try:
        made = _made(rules, wish)
        setup.seed_of(wish.seed)
    except WishError as error:
        raise BadInputError(*_lines(error, wish)) from error
    return made


def _made(rules: AnyRules, wish: AnyWish) -> Any:
    kinds = kinds_for(rules.game) if wish.bots else ()
    return wishes_for(rules.game).setup_of(_book(rules), wish, kinds)


def _linked(store: Store, rules: AnyRules, wish: AnyWish) -> Session | None:
    """Return the game of a campaign that is to be played now, None where none is asked for."""
    links = links_for(rules.game)
    if links is None or not links.asked(wish):
        return None
    return links.session(store, rules, wish, kinds_for(rules.game))


def _book(rules: Any) -> Any:
    return rules.book


def _placed(rules: AnyRules, wish: AnyWish, path: Path) -> tuple[Any, tuple[Answer, ...]]:
    """Return the set-up of a position, and the answers that its file states."""
    from content.positions import read_position  # noqa: PLC0415 - half of what starting costs

    case, faults = read_position(path, rules.game, rules.catalogue)
    if case is None:
        raise BadInputError(*map(str, faults))
    if asked := _asked(wish):
        text = _("a position states the whole table: leave out {options}")
        raise BadInputError(text.format(options=listed(map(option, asked))))
    return setup.with_bots(case.setup, wish.bots, kinds_for(rules.game)), case.answers


_OF_ANY_TABLE = ("bots", "seed")
"""What may be asked of a position too."""


def _check_answers(
    rules: AnyRules, made: Any, seed: int, answers: tuple[Answer, ...], path: Path
) -> None:
    """See to it that the answers of a position can be given. Raises BadInputError."""
    from tui.stated_answers import problem  # noqa: PLC0415 - few files have answers

    if wrong := problem(rules, made, seed, answers):
        raise BadInputError(_("{file}: answers: {text}").format(file=path.name, text=wrong))


def _asked(wish: Any) -> list[str]:
    """Return the fields of a wish that ask for something, but those that a position leaves open."""
    usual = type(wish)()
    names = [each.name for each in attrs.fields(type(wish)) if each.name not in _OF_ANY_TABLE]
    return [name for name in names if getattr(wish, name) != getattr(usual, name)]


def _lines(error: WishError, wish: AnyWish) -> list[str]:
    """Return the problems of a wish, those of its seed too."""
    problems = list(error.problems)
    if all(each.field != "seed" for each in problems):
        try:
            setup.seed_of(wish.seed)
        except WishError as other:
            problems += other.problems
    return [_line(each) for each in problems]


def _line(problem: setup.Problem) -> str:
    return f"{option(problem.field)}: {problem.text}"


def _opened(session: Session) -> Opened:
    saved: Any = session.keeper
    return Opened(session, narration_for(session.rules), saved.id, tuple(saved.reports))
