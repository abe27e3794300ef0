"""A new game of Undead: the Mission or campaign, the squad, who sits where."""

from attrs import frozen
from textual.geometry import Size

from core.kernel.records import evolve
from core.undead import campaign
from core.undead.catalogue import Book
from core.undead.setup import Member, Seat, Setup
from tui import games
from tui.commands import command, use
from tui.desk import Desk
from tui.narration.text import _, mark
from tui.opened import PERSON
from tui.opening import begin
from tui.screens.laid import LaidTable
from tui.screens.new_game import NewGameScreen, following
from tui.screens.places import EMPTY, Place, choice_row, typed_row
from tui.screens.undead_squad import UndeadSquadScreen
from tui.session import Session
from tui.settings import LastUndead
from tui.setup import Problem, WishError, name_problem, seed_of
from tui.setup_undead import squads_for
from tui.undead import draft, missions, operation
from tui.undead.draft import Draft
from tui.widgets.panel import Item, Panel, text
from tui.wrap import clipped

GAME = "undead"

OWN = ""
"""Stands for the squad that the player has put together."""


@frozen(kw_only=True)
class LaidUndead(LaidTable):
    """A table as it is laid: a Mission or campaign, a squad (OWN: `team`), the places.

    `mission` is the one that is begun with, of a campaign the first; with an empty `objective` it is the
    Mission's first (UND-3.3).
    """

    mission: str
    squad: str
    campaign: str = ""
    objective: str = ""
    team: tuple[Member, ...] = ()

    @property
    def taken(self) -> tuple[Place, ...]:
        """The places that somebody sits at."""
        return tuple(each for each in self.places if each.player != EMPTY)


def from_last(last: LastUndead, book: Book, kinds: tuple[str, ...]) -> LaidUndead:
    """Return the table of the last game, as far as what it names is still there."""
    usual = LastUndead()
    places = tuple(
        Place(
            name if not name_problem(name) else spare,
            player if player in (PERSON, EMPTY, *kinds) else kinds[-1],
        )
        for name, player, spare in zip(last.names, last.players, usual.names, strict=True)
    )
    team = draft.from_lists(book, last.team)
    laid = LaidUndead(places=places, mission="", squad=last.squad, team=team)
    laid = with_play(book, laid, last.play)
    if last.objective in book.missions[laid.mission].objectives:
        laid = evolve(laid, objective=last.objective)
    there = laid.squad in squad_ids(book, laid) and (laid.squad != OWN or bool(team))
    return laid if there else with_usual_squad(book, laid)


def plays(book: Book) -> tuple[str, ...]:
    """Return what can be played, by ids: the Missions, then the campaigns."""
    return (*book.missions, *book.campaigns)


def with_play(book: Book, laid: LaidUndead, play: str) -> LaidUndead:
    """Return the table with a Mission or a campaign; with the first Mission if there is none of the id."""
    if play in book.campaigns:
        first = book.campaigns[play].missions[0]
        return evolve(laid, mission=first, campaign=play, objective="")
    mission = play if play in book.missions else next(iter(book.missions))
    return evolve(laid, mission=mission, campaign="", objective="")


def squad_ids(book: Book, laid: LaidUndead) -> tuple[str, ...]:
    """Return the squads that can be chosen: the ready-made ones for the Mission, then the own one."""
    return (*(each.id for each in squads_for(book, laid.mission)), OWN)


def with_usual_squad(book: Book, laid: LaidUndead) -> LaidUndead:
    """Return the table with the first squad that is for its Mission."""
    return evolve(laid, squad=squad_ids(book, laid)[0])


def team_of(book: Book, laid: LaidUndead) -> tuple[Member, ...]:
    """Return the team of the squad that is chosen, without seats."""
    squad = book.squads.get(laid.squad)
    if squad is None:
        return laid.team
    return tuple(
        Member(
            each.soldier,
            weapons=each.weapons,
            equipment=each.equipment,
            skills=each.skills,
            theology=each.theology,
        )
        for each in squad.members
    )


def draft_of(book: Book, laid: LaidUndead) -> Draft:
    """Return the squad of a table as a draft, for those who sit at it."""
    names = tuple(place.name for place in laid.taken) or ("",)
    return Draft(laid.mission, team_of(book, laid), seats=names, objective=laid.objective)


def setup_for(laid: LaidUndead, book: Book) -> Setup:
    """Return the set-up of a table. Raises WishError with all that is wrong with it."""
    problems = []
    if all(place.player != PERSON for place in laid.taken):
        words = _("no seat is a person's; inkribbon simulate lets bots play among themselves")
        problems.append(Problem("seats", words))
    names = [place.name for place in laid.taken]
    problems += [
        Problem("names", _("two seats cannot both be called {name}").format(name=name))
        for name in dict.fromkeys(names)
        if names.count(name) > 1
    ]
    made = draft_of(book, laid)
    problems += [Problem("squad", each) for each in draft.problems_of(book, made)]
    try:
        seed_of(laid.seed)
    except WishError as error:
        problems += error.problems
    if problems:
        raise WishError(problems)
    seats = [Seat(place.name, place.player) for place in laid.taken]
    return evolve(draft.setup_of(book, made, seats), squad=laid.squad)


def to_keep(laid: LaidUndead) -> LastUndead:
    """Return what is remembered of a table for the next game; the seed and the name are not."""
    return LastUndead(
        play=laid.campaign or laid.mission,
        squad=laid.squad,
        objective=laid.objective,
        team=draft.as_lists(laid.team),
        names=tuple(place.name for place in laid.places),
        players=tuple(place.player for place in laid.places),
    )


class UndeadNewScreen(NewGameScreen[LaidUndead]):
    """Set the table of a Mission of Undead, and begin it."""

    TITLE = mark("New game")
    GAME = GAME
    NAME_CELLS = 14
    EMPTY = (EMPTY,)
    _book: Book
    ABOUT = mark(
        "The Mission or campaign, the squad that goes on it, and who sits where. A campaign links Missions:"
        " XP, learned Skills and losses are carried on (UND-17). A squad is ready-made, or your own:"
        " b opens what is chosen to change it. All Soldiers fight on one side; with several seats each"
        " has some of the Player Soldiers, and hands lie open (UND-1.3)."
    )
    KEYS = (
        command("next").named(mark("Start"), mark("Begin the Mission with these settings.")),
        command("buy").named(mark("Build squad"), mark("Change the squad, or build one of your own.")),
        command("change").named(mark("Change"), footer=4),
        command("enter").named(
            mark("Do"), mark("Type a name or the seed; on the squad build it, on the last line begin.")
        ),
        *use("move", "back"),
    )  # fmt: skip

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.laid = from_last(desk.settings.last_undead, self._book, self._kinds)

    # What it says.

    def question(self) -> str:
        wrong = draft.problems_of(self._book, draft_of(self._book, self.laid))
        if wrong:
            words = _("The squad does not fit the Mission: {things} to mend. b builds it.")
            return words.format(things=draft.things(len(wrong)))
        return super().question()

    def draw(self, size: Size) -> None:
        panel = self.panel("table")
        panel.fill(_("Table"), self._items(panel.extent.width - 1))
        about = self.panel("about")
        if about.extent.area:
            made = draft_of(self._book, self.laid)
            rows = missions.about_rows(self._book, made, about.extent.width, self.ink.glyphs)
            if self.laid.campaign:
                card = self._book.campaigns[self.laid.campaign]
                rows = [*missions.campaign_rows(self._book, card, about.extent.width), *rows]
            about.fill(self._book.missions[self.laid.mission].name, text(rows))

    def _items(self, width: int) -> list[Item]:
        squad = choice_row(_("Squad"), clipped(self._squad_name(), width - 15))
        rows = [("squad", squad), *self.seat_rows(width), *self.last_rows(self._start_words())]
        play = choice_row(self._play_label(), clipped(self.usual_name(), width - 15))
        return [
            Item("mission", (play,)),
            self._objective_item(width),
            *(Item(key, (made,)) for key, made in rows),
        ]

    def _objective_item(self, width: int) -> Item:
        """Return the Objective: to choose where the Mission has several, else only told."""
        possible = self._book.missions[self.laid.mission].objectives
        card = self._book.objectives[self.laid.objective or possible[0]]
        name = card.name if len(card.name) <= width - 15 else card.short
        if len(possible) > 1:
            return Item("objective", (choice_row(_("Objective"), clipped(name, width - 15)),))
        told = typed_row(_("Objective"), "", clipped(name, width - 11), None)
        return text([told])[0]

    def _squad_name(self) -> str:
        squad = self._book.squads.get(self.laid.squad)
        return squad.name if squad is not None else _("my own")

    def usual_name(self) -> str:
        if self.laid.campaign:
            return self._book.campaigns[self.laid.campaign].name
        return self._book.missions[self.laid.mission].name

    def _play_label(self) -> str:
        return _("Campaign") if self.laid.campaign else _("Mission")

    def _start_words(self) -> str:
        return _("Start the campaign") if self.laid.campaign else _("Start the Mission")

    # What its keys do.

    def choose(self, panel: Panel, item: Item) -> None:
        if item.key == "squad":
            self.do_buy("")
        else:
            super().choose(panel, item)

    def changed(self, kind: str, step: int) -> None:
        if kind == "mission":
            play = following(plays(self._book), self.laid.campaign or self.laid.mission, step)
            self.laid = with_usual_squad(self._book, with_play(self._book, self.laid, play))
        elif kind == "objective":
            possible = self._book.missions[self.laid.mission].objectives
            objective = following(possible, self.laid.objective or possible[0], step)
            self.laid = evolve(self.laid, objective=objective)
        elif kind == "squad":
            squad = following(squad_ids(self._book, self.laid), self.laid.squad, step)
            self.laid = evolve(self.laid, squad=squad)

    def do_buy(self, _key: str) -> None:
        """Build the squad: it begins as the one that is chosen."""

        def built(team: tuple[Member, ...] | None) -> None:
            if team is not None:
                self.laid = evolve(self.laid, squad=OWN, team=team)
                self._desk.change(last_undead=to_keep(self.laid))
            self.redraw()

        self.app.push_screen(UndeadSquadScreen(self._book, draft_of(self._book, self.laid)), built)

    def setup(self) -> Setup:
        return setup_for(self.laid, self._book)

    def remember(self) -> None:
        self._desk.change(last_undead=to_keep(self.laid))

    def begun(self, name: str, setup: Setup, seed: int) -> Session:
        """Begin the Mission, or the campaign with it. Raises SaveError."""
        if not self.laid.campaign:
            return begin(self._desk.store, name, GAME, setup, seed)
        progress = campaign.begin(self._book.campaigns[self.laid.campaign])
        made = campaign.setup_for(self._book, progress, setup.seats, setup.team, setup.objective)
        return operation.begin(self._desk.store, name, games.rules_for(GAME), made, seed, progress)
