"""A new game of Biohazard War: who sits where, the sides, one game or the best of three."""

from collections.abc import Iterable, Mapping
from typing import Any

from attrs import evolve, frozen
from textual.geometry import Region, Size

from core.bots.registry import kinds_for
from core.war.setup import Seat, Setup
from saves.errors import SaveError
from tui import games
from tui.commands import Command, command, use
from tui.desk import Desk
from tui.narration.names import NAME_CELLS, printable
from tui.narration.registry import narration_for
from tui.narration.text import _, mark
from tui.narration.words import sentence
from tui.opened import PERSON, Opened
from tui.opening import begin
from tui.rows import Row, Span, row
from tui.save_words import save_error_words
from tui.screens.base import BaseScreen, Divider, side_by_side
from tui.screens.places import Place, choice_row, seat_row, typed_row
from tui.settings import LastWar
from tui.setup import Problem, WishError, name_problem, seed_of
from tui.setup_war import MATCHES, SIDES, Wish, setup_of
from tui.sizes import READABLE
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text
from tui.wrap import wrapped

GAME = "war"

_SIDE_WORDS = {
    "heroes": mark("the Heroes"),
    "umbrella": mark("Umbrella"),
    "random": mark("by chance"),
}
_MATCH_WORDS = {"1": mark("one game"), "3": mark("best of three, sides swapped")}

_ABOUT = (
    ("heroes", mark("The Heroes")),
    ("", mark("9 Teams, 20 Characters, 17 Events. They win when no Facility of Umbrella is left.")),
    ("", mark("They gather Teams and assault one Facility a turn. A lost Assault costs the Team.")),
    ("umbrella", mark("Umbrella")),
    ("", mark("6 Facilities, a seventh to build, 20 Units, 15 Events. It wins when all 9 Teams are lost.")),
    ("", mark("It defends with Units and Traps, and sends a Unit against a Team each turn.")),
    ("fights", mark("Fights")),
    ("", mark("Force of all cards and two dice on each side; the attacker wins a tie. The exact chance is "
              "shown before the dice fall.")),
)  # fmt: skip
"""What the game is, at the right: titles, and paragraphs below them."""

_LEFT = 39


@frozen
class LaidWar:
    """A table as it is laid: two places, the side of the first, the match, what is typed."""

    places: tuple[Place, ...]
    side: str
    match: str
    seed: str = ""
    name: str = ""

    def with_place(self, seat: int, place: Place) -> "LaidWar":
        """Return the table with another place."""
        return evolve(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))


def from_last(last: LastWar, kinds: tuple[str, ...]) -> LaidWar:
    """Return the table of the last game, as far as what it names is still there."""
    usual = LastWar()
    places = tuple(
        Place(
            name if not name_problem(name) else spare,
            player if player in (PERSON, *kinds) else kinds[-1],
        )
        for name, player, spare in zip(last.names, last.players, usual.names, strict=True)
    )
    side = last.side if last.side in SIDES else usual.side
    return LaidWar(places, side, last.match if last.match in MATCHES else usual.match)


def setup_for(laid: LaidWar, book: Any, kinds: tuple[str, ...]) -> Setup:
    """Return the set-up of a table. Raises WishError with all that is wrong with it."""
    persons = sum(place.player == PERSON for place in laid.places)
    problems = []
    if not persons:
        text = _("no seat is a person's; inkribbon simulate lets bots play among themselves")
        problems.append(Problem("seats", text))
    wish = Wish(
        side=laid.side,
        match=laid.match,
        names=tuple(place.name for place in laid.places),
        reactions="everyone" if persons > 1 else "holders",
        seed=laid.seed,
    )
    try:
        made = setup_of(book, wish, kinds)
    except WishError as error:
        raise WishError([*problems, *error.problems]) from error
    if problems:
        raise WishError(problems)
    first, second = (Seat(place.name, place.player) for place in laid.places)
    return evolve(made, seats=(first, second))


class WarNewScreen(BaseScreen[None]):
    """Set the table of a game of Biohazard War, and begin it."""

    TITLE = mark("New game")
    ABOUT = mark(
        "Who sits where, which side the first seat plays, one game or the best of three with sides"
        " swapped. Left and Right change a line, Enter types a name or the seed, n begins."
    )
    KEYS = (
        command("next").named(mark("Start"), mark("Begin the game with these settings.")),
        command("change").named(mark("Change"), footer=4),
        command("enter").named(
            mark("Type"), mark("Type a name or the seed; on the last line begin.")
        ),
        *use("move", "back"),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        rules: Any = games.rules_for(GAME)
        self._book = rules.book
        self._kinds = kinds_for(GAME)
        self.laid = from_last(desk.settings.last_war, self._kinds)

    # What it says.

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="table")
        yield Divider(id="between")
        yield Panel(id="about", reachable=False, margin=False)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if size.width < 80:
            return {"table": middle}
        first, between, second = side_by_side(middle, _LEFT + (size.width - 80) // 4)
        return {"table": first, "between": between, "about": second}

    def head(self, size: Size) -> Rows:
        title = _("New game: {game}").format(game=_(games.NAMES[GAME]))
        return (row(" ", Span(title, "own")),)

    def question(self) -> str:
        return _("Set the table. n, or Enter on the last line, starts with these settings.")

    def listed(self) -> tuple[Command, ...]:
        return self.KEYS

    def draw(self, size: Size) -> None:
        panel = self.panel("table")
        panel.fill(_("Table"), self._items(panel.extent.width - 1))
        about = self.panel("about")
        if about.extent.area:
            about.fill(_("The two sides"), text(_about_rows(min(about.extent.width, READABLE))))

    def _items(self, width: int) -> list[Item]:
        cursor = self.panel("table").current
        at = cursor.key if cursor else ""
        typing = {at: self.typing} if self.typing else {}
        sides = (laid_side(self.laid), _other_side(self.laid))
        rows: list[tuple[str, Row]] = []
        for seat, place in enumerate(self.laid.places):
            made = seat_row(seat, place, min(16, width - 23), typing.get(f"seat:{seat}"))
            rows.append((f"seat:{seat}", made))
        rows += [
            ("side", choice_row(_("Side"), _(_SIDE_WORDS[self.laid.side]))),
            ("match", choice_row(_("Match"), _(_MATCH_WORDS[self.laid.match]))),
            ("seed", typed_row(_("Seed"), self.laid.seed, _("by chance"), typing.get("seed"))),
            ("name", typed_row(_("Name"), self.laid.name, self._usual_name(), typing.get("name"))),
            ("start", row(Span(_("Start the game"), "gain"))),
        ]
        notes = [
            _("{name} plays {side}.").format(name=printable(place.name), side=side)
            for place, side in zip(self.laid.places, sides, strict=True)
        ]
        items = [Item(key, (made,)) for key, made in rows]
        lines = [line for note in notes for line in wrapped(note, max(width, 10))]
        return [*items, *text([row(), *(row(Span(line, "muted")) for line in lines)])]

    def _usual_name(self) -> str:
        return " - ".join(printable(place.name) for place in self.laid.places)

    # What its keys do.

    def choose(self, panel: Panel, item: Item) -> None:
        kind, _colon, number = item.key.partition(":")
        if kind == "seat":
            name = self.laid.places[int(number)].name
            self.type_line(name, lambda typed: self._take_seat(int(number), typed), most=NAME_CELLS)
        elif kind == "seed":
            self.type_line(self.laid.seed, self._take_seed, most=20)
        elif kind == "name":
            self.type_line(self.laid.name, self._take_name, most=40)
        elif kind == "start":
            self._start()
        else:
            self.change(panel, item, 1)

    def change(self, panel: Panel, item: Item, step: int) -> None:
        kind, _colon, number = item.key.partition(":")
        if kind == "seat":
            seat = int(number)
            place = self.laid.places[seat]
            player = _next((PERSON, *self._kinds), place.player, step)
            self.laid = self.laid.with_place(seat, evolve(place, player=player))
        elif kind == "side":
            self.laid = evolve(self.laid, side=_next(tuple(SIDES), self.laid.side, step))
        elif kind == "match":
            self.laid = evolve(self.laid, match=_next(tuple(MATCHES), self.laid.match, step))

    def do_next(self, _key: str) -> None:
        """Begin the game."""
        self._start()

    def _take_seat(self, seat: int, name: str | None) -> None:
        if name is None:
            return
        name = " ".join(name.split(" "))
        if problem := name_problem(name):
            self.refuse(sentence(problem))
        else:
            self.laid = self.laid.with_place(seat, evolve(self.laid.places[seat], name=name))

    def _take_seed(self, seed: str | None) -> None:
        if seed is None:
            return
        try:
            seed_of(seed.strip())
        except WishError as error:
            self.refuse(sentence(error.problems[0].text))
        else:
            self.laid = evolve(self.laid, seed=seed.strip())

    def _take_name(self, name: str | None) -> None:
        if name is not None:
            self.laid = evolve(self.laid, name=" ".join(name.split()))

    def _start(self) -> None:
        """Begin the game and sit down; what is remembered is kept first, at worst for this run."""
        try:
            setup = setup_for(self.laid, self._book, self._kinds)
            seed = seed_of(self.laid.seed)
            self._desk.change(last_war=_to_keep(self.laid))
            name = self.laid.name or self._usual_name()
            session = begin(self._desk.store, name, GAME, setup, seed)
        except WishError as error:
            self.refuse(sentence(error.problems[0].text))
        except SaveError as error:
            self.refuse(save_error_words(error))
        else:
            saved: Any = session.keeper
            opened = Opened(session, narration_for(session.rules), saved.id, tuple(saved.reports))
            self.ink.sit_down(opened, instead=True)


def laid_side(laid: LaidWar) -> str:
    """Return what the first seat plays, in words."""
    return _(_SIDE_WORDS[laid.side])


def _other_side(laid: LaidWar) -> str:
    other = {"heroes": "umbrella", "umbrella": "heroes", "random": "random"}[laid.side]
    return _(_SIDE_WORDS[other])


def _next(cycle: tuple[str, ...], now: str, step: int) -> str:
    return cycle[(cycle.index(now) + step) % len(cycle)]


def _to_keep(laid: LaidWar) -> LastWar:
    names = tuple(place.name for place in laid.places)
    players = tuple(place.player for place in laid.places)
    return LastWar(names, players, laid.side, laid.match)


def _about_rows(width: int) -> list[Row]:
    rows: list[Row] = []
    for kind, words in _ABOUT:
        if kind:
            rows += [row()] * bool(rows) + [row(Span(_(words), "own"))]
        else:
            rows += [row(line) for line in wrapped(_(words), width)]
    return rows
