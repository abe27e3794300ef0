"""A new game of Biohazard War: who sits where, the sides, one game or the best of three."""

from typing import Any

from attrs import frozen
from textual.geometry import Size

from core.kernel.records import evolve
from core.war.setup import Seat, Setup
from tui.commands import command, use
from tui.desk import Desk
from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.opened import PERSON
from tui.opening import begin
from tui.rows import Row, Span, row
from tui.screens.laid import LaidTable
from tui.screens.new_game import NewGameScreen, following
from tui.screens.places import Place, choice_row
from tui.session import Session
from tui.settings import LastWar
from tui.setup import Problem, WishError, name_problem
from tui.setup_war import MATCHES, SIDES, Wish, setup_of
from tui.sizes import READABLE
from tui.widgets.panel import Item, text
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


@frozen(kw_only=True)
class LaidWar(LaidTable):
    """A table as it is laid: two places, the side of the first, the match."""

    side: str
    match: str


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
    match = last.match if last.match in MATCHES else usual.match
    return LaidWar(places=places, side=side, match=match)


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


class WarNewScreen(NewGameScreen[LaidWar]):
    """Set the table of a game of Biohazard War, and begin it."""

    TITLE = mark("New game")
    GAME = GAME
    NAME_CELLS = 16
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
        super().__init__(desk)
        self.laid = from_last(desk.settings.last_war, self._kinds)

    # What it says.

    def draw(self, size: Size) -> None:
        panel = self.panel("table")
        panel.fill(_("Table"), self._items(panel.extent.width - 1))
        about = self.panel("about")
        if about.extent.area:
            about.fill(_("The two sides"), text(_about_rows(min(about.extent.width, READABLE))))

    def _items(self, width: int) -> list[Item]:
        sides = (laid_side(self.laid), _other_side(self.laid))
        rows = [
            *self.seat_rows(width),
            ("side", choice_row(_("Side"), _(_SIDE_WORDS[self.laid.side]))),
            ("match", choice_row(_("Match"), _(_MATCH_WORDS[self.laid.match]))),
            *self.last_rows(_("Start the game")),
        ]
        notes = [
            _("{name} plays {side}.").format(name=printable(place.name), side=side)
            for place, side in zip(self.laid.places, sides, strict=True)
        ]
        items = [Item(key, (made,)) for key, made in rows]
        lines = [line for note in notes for line in wrapped(note, max(width, 10))]
        return [*items, *text([row(), *(row(Span(line, "muted")) for line in lines)])]

    def usual_name(self) -> str:
        return " - ".join(printable(place.name) for place in self.laid.places)

    # What its keys do.

    def changed(self, kind: str, step: int) -> None:
        if kind == "side":
            self.laid = evolve(self.laid, side=following(tuple(SIDES), self.laid.side, step))
        elif kind == "match":
            self.laid = evolve(self.laid, match=following(tuple(MATCHES), self.laid.match, step))

    def setup(self) -> Setup:
        return setup_for(self.laid, self._book, self._kinds)

    def remember(self) -> None:
        self._desk.change(last_war=_to_keep(self.laid))

    def begun(self, name: str, setup: Setup, seed: int) -> Session:
        return begin(self._desk.store, name, GAME, setup, seed)


def laid_side(laid: LaidWar) -> str:
    """Return what the first seat plays, in words."""
    return _(_SIDE_WORDS[laid.side])


def _other_side(laid: LaidWar) -> str:
    other = {"heroes": "umbrella", "umbrella": "heroes", "random": "random"}[laid.side]
    return _(_SIDE_WORDS[other])


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
