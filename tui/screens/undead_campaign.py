"""A campaign of Undead between its Missions: what came of them, XP to spend, and on to the next."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from textual.geometry import Region, Size

from core.kernel.errors import SetupError
from core.undead.campaign import CampaignError, next_mission
from core.undead.catalogue import Book
from core.undead.rules import Undead
from core.undead.setup import Member
from saves.errors import SaveError
from tui import games
from tui.commands import Command, command, use
from tui.desk import Desk
from tui.narration.registry import narration_for
from tui.narration.text import _, mark
from tui.narration.words import capital, sentence
from tui.opened import Opened
from tui.rows import Row, Span, row
from tui.save_words import save_error_words
from tui.screens.base import BaseScreen, Divider, Topic, side_by_side, stacked
from tui.screens.undead_squad import LETTERS, UndeadSquadScreen
from tui.session import Session
from tui.setup import seed_of
from tui.setup_undead import problems_of
from tui.undead import campaigning, draft, operation
from tui.undead.draft import Draft
from tui.undead.operation import Operation, StrangeCampaignError
from tui.why.about import rule_topics
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text
from tui.wrap import wrapped

_LEFT = 38

_RULES = ("UND-17.4", "UND-17.5", "UND-17.6", "UND-17.7", "UND-17.8")
"""What `?` explains between Missions."""


class UndeadCampaignScreen(BaseScreen[None]):
    """Look at a campaign, spend XP, and begin its next Mission."""

    TITLE = mark("Campaign")
    ABOUT = mark(
        "The Missions of the campaign, the Soldiers who have fought in it with their XP, and what XP buys"
        " for the one under the cursor, for good. n builds the squad for the next Mission: it is bought"
        " anew, with what the Soldiers have learned for nothing (UND-17.4)."
    )
    KEYS = (
        command("next").named(mark("Next Mission"), mark("Build the squad for the next Mission.")),
        command("number").named(
            mark("Buy"), mark("Buy what the letter stands beside; a second press does it."), footer=5
        ),
        command("tab").named(mark("Panel"), mark("Give the keys to the other column.")),
        command("change").named(mark("Objective"), mark("Choose the Objective of the next Mission.")),
        *use("move"),
        command("enter").named(mark("Go on"), mark("Go on to the next Mission; at the right buy the line.")),
        *use("rules"),
        command("back").named(mark("Home"), mark("Go home; the campaign is saved.")),
    )  # fmt: skip

    def __init__(self, desk: Desk, folder: Path) -> None:
        super().__init__()
        self._desk = desk
        self._folder = folder
        rules: Any = games.rules_for(operation.GAME)
        self._rules: Undead = rules
        self._book: Book = self._rules.book
        self.operation: Operation | None = None
        self._chosen = ""
        self.faults: tuple[str, ...] = ()
        self._read()

    def _read(self) -> None:
        """Read the campaign; all that is wrong with it is told, and then nothing of it changes."""
        try:
            self.operation = operation.read(self._desk.store, self._folder, self._book)
        except StrangeCampaignError as error:
            self.faults = tuple(
                _("{expected}, found {what}").format(expected=capital(expected), what=what)
                for _code, what, expected in error.problems
            )
        except SaveError as error:
            self.faults = (save_error_words(error),)

    # What it says.

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="missions", reachable=False)
        yield Panel(id="veterans")
        yield Divider(id="between")
        yield Panel(id="wares")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if self.operation is None:
            return {"missions": middle}
        narrow = size.width < 70
        left = middle if narrow else side_by_side(middle, self._left(size))[0]
        rows = len(self._mission_rows(left.width - 1)) + 1
        fighters = len(campaigning.veterans_of(self._book, self.operation.progress)) + 2
        top, below = stacked(left, min(rows, max(middle.height - min(fighters, 6), 4)), 0)
        places = {"missions": top, "veterans": below}
        if narrow:
            return places if self.active != "wares" else {"missions": top, "wares": below}
        _first, between, right = side_by_side(middle, self._left(size))
        return {**places, "between": between, "wares": right}

    @staticmethod
    def _left(size: Size) -> int:
        return min(_LEFT, size.width // 2) + max(size.width - 80, 0) // 3

    def head(self, size: Size) -> Rows:
        if self.operation is None:
            return (row(" ", Span(_("Campaign"), "own")),)
        found = self.operation
        glyphs = self.ink.glyphs
        return (campaigning.head_row(self._book, found.progress, found.name, size.width, glyphs),)

    def question(self) -> str:
        if self.operation is None:
            return _(
                "The campaign cannot go on: all that is wrong stands above. Nothing was changed."
            )
        if self.operation.running:
            return _("A Mission is being played: n or Enter goes back to it.")
        return campaigning.next_words(self._book, self.operation.progress)

    def listed(self) -> tuple[Command, ...]:
        if self.operation is None:
            return (*use("move", "rules"), command("back").named(mark("Home")))
        unused = "" if self._objectives() else "change"
        letters = [item.label for item in self.panel("wares").items if item.label]
        shown = "" if not letters else f"a-{letters[-1]}" if len(letters) > 1 else "a"
        return tuple(
            each.written(shown) if each.id == "number" else each
            for each in self.KEYS
            if each.id != unused and (each.id != "number" or shown)
        )

    def refuses(self, command_id: str) -> str:
        if command_id == "next" and self.operation is not None and self.operation.progress.over:
            return campaigning.over_words(self._book, self.operation.progress)
        return ""

    def draw(self, size: Size) -> None:
        panel = self.panel("missions")
        width = panel.extent.width - 1
        if self.operation is None:
            lines = [line for each in self.faults for line in wrapped(f"! {each}", width, 2)]
            panel.fill(_("What is wrong, all of it"), text(row(Span(e, "danger")) for e in lines))
            return
        panel.fill(_("Missions"), text(self._mission_rows(width)))
        self._draw_veterans()
        self._draw_wares()

    def _mission_rows(self, width: int) -> list[Row]:
        if self.operation is None:
            return []
        objective = self._objective() if self._objectives() else ""
        rows = campaigning.mission_rows(self._book, self.operation.progress, width, objective)
        told = campaigning.told_rows(self._book, self.operation.standing, width)
        return [*rows, row(), *told] if told else rows

    def _objectives(self) -> tuple[str, ...]:
        """Return the Objectives that the next Mission can be played for, none where there is no choice."""
        found = self.operation
        mission = "" if found is None or found.running else next_mission(self._book, found.progress)
        possible = self._book.missions[mission].objectives if mission else ()
        return possible if len(possible) > 1 else ()

    def _objective(self) -> str:
        """Return the Objective that is chosen, "" for the only one."""
        possible = self._objectives()
        return self._chosen if self._chosen in possible else next(iter(possible), "")

    def _draw_veterans(self) -> None:
        if self.operation is None:
            return
        panel, progress = self.panel("veterans"), self.operation.progress
        width = panel.extent.width - 1
        items = []
        for soldier in campaigning.veterans_of(self._book, progress):
            rows = [campaigning.veteran_row(self._book, progress, soldier, width)]
            learned = campaigning.learned_words(self._book, progress, soldier)
            rows += (
                [row("  ", Span(line, "muted")) for line in wrapped(learned, width - 2)]
                if (learned)
                else []
            )
            items.append(Item(soldier, tuple(rows)))
        none = text([row(Span(_("Nobody has fought yet."), "muted"))])
        panel.fill(_("Soldiers"), items or none)

    def _draw_wares(self) -> None:
        panel = self.panel("wares")
        soldier = self.soldier
        if self.operation is None or not soldier:
            panel.fill(_("What XP buys"), ())
            return
        width = panel.extent.width - 1
        items = []
        letters = iter(LETTERS.replace("n", "").replace("r", ""))
        for ware in campaigning.wares(self._book, self.operation.progress, soldier):
            label = "" if ware.why else next(letters, "")
            rows = campaigning.ware_rows(self._book, ware, label, width)
            items.append(Item(f"buy {ware.what}", rows, label))
        name = self._book.soldiers[soldier].short
        panel.fill(_("What XP buys {name}, for good").format(name=name), items)

    @property
    def soldier(self) -> str:
        """The Soldier under the cursor, or an empty text."""
        item = self.panel("veterans").current
        return item.key if item else ""

    # What its keys do.

    def on_mount(self) -> None:
        """Begin with the letters on."""
        self.labels_on = True
        self.activate("veterans")

    def choose_labelled(self, label: str) -> bool:
        """Buy what a letter stands beside, whichever panel has the keys."""
        item = self.panel("wares").labelled(label)
        if item is not None:
            self._buy(item.key.removeprefix("buy "), label)
        return item is not None

    def do_enter(self, key: str) -> None:
        """Buy the line at the right; else go on."""
        panel = self.active_panel
        if self.operation is not None and self.operation.progress.over:
            self.do_back("")
        elif panel is not None and panel.id == "wares" and panel.current:
            self._buy(panel.current.key.removeprefix("buy "), "")
        else:
            self.run_command(command("next"), key)

    def _buy(self, what: str, label: str) -> None:
        """Ask, then buy something for the Soldier under the cursor; what is bought is on disk first."""
        found, soldier = self.operation, self.soldier
        if found is None:
            return
        wares = campaigning.wares(self._book, found.progress, soldier)
        ware = next(each for each in wares if each.what == what)
        if ware.why:
            self.refuse("; ".join(campaigning.refusal_words(each) for each in ware.why) + ".")
            return

        def give() -> None:
            self._keep(lambda: operation.buy(self._book, found, soldier, what))

        words = _("{name}: {ware} for {cost} XP, for good? {keys} buys it.")
        keys = _("{label} or Enter").format(label=label) if label else _("Enter")
        asked = command("enter")
        if label:
            asked = Command("number", (label,), "", "", label)
        self.confirm(
            asked,
            words.format(
                name=self._book.soldiers[soldier].short, ware=ware.name, cost=ware.cost, keys=keys
            ),
            give,
        )

    def _keep(self, act: Callable[[], Operation]) -> None:
        """Do what changes the campaign; what cannot be done is told, and nothing has changed."""
        try:
            self.operation = act()
        except CampaignError as error:
            self.refuse("; ".join(campaigning.refusal_words(each) for each in error.problems) + ".")
        except SaveError as error:
            self.refuse(save_error_words(error))

    def change(self, _panel: Panel, _item: Item, step: int) -> None:
        possible = self._objectives()
        if possible:
            place = possible.index(self._objective()) + step
            self._chosen = possible[place % len(possible)]

    def do_next(self, _key: str) -> None:
        """Go back to the Mission that is being played, or build the squad for the next one."""
        found = self.operation
        if found is None:
            return
        if found.running:
            self._resume(found)
            return
        mission = next_mission(self._book, found.progress)
        team = operation.fit_team(self._book, found)
        names = tuple(each.name for each in found.seats)
        begun = Draft(mission, team, found.progress, names)

        def built(team: tuple[Member, ...] | None) -> None:
            if team is not None:
                self._begin(found, Draft(mission, team, found.progress, names))
            self.redraw()

        self.app.push_screen(UndeadSquadScreen(self._book, begun), built)

    def _begin(self, found: Operation, made: Draft) -> None:
        """Begin the next Mission with a squad."""
        team = draft.dealt(self._book, made, len(found.seats))
        try:
            setup = operation.next_setup(self._book, found, team, self._objective())
            session = operation.begin_next(found, self._rules, setup, seed_of(""))
        except CampaignError as error:
            self.refuse("; ".join(campaigning.refusal_words(each) for each in error.problems) + ".")
        except SetupError as error:
            self.refuse(" ".join(sentence(each.text) for each in problems_of(error)))
        except SaveError as error:
            self.refuse(save_error_words(error))
        else:
            self._sit_down(session)

    def _resume(self, found: Operation) -> None:
        """Go on with the Mission that is being played."""
        from tui.opening import resume  # noqa: PLC0415 - only then

        try:
            session = resume(self._desk.store, found.running)
        except SaveError as error:
            self.refuse(save_error_words(error))
        else:
            self._sit_down(session)

    def _sit_down(self, session: Session) -> None:
        saved: Any = session.keeper
        opened = Opened(session, narration_for(session.rules), saved.id, tuple(saved.reports))
        self.ink.sit_down(opened, instead=True)

    def do_rules(self, _key: str) -> None:
        """Read the rules."""
        from tui.screens.rules import RulesScreen  # noqa: PLC0415 - only then

        self.app.push_screen(RulesScreen(game=operation.GAME))

    def do_back(self, _key: str) -> None:
        """Go home."""
        self.ink.go_home()

    def topics(self) -> tuple[Topic, ...]:
        glyphs = self.ink.glyphs
        rules = tuple(topic for each in _RULES for topic in rule_topics(each, glyphs))
        return (*super().topics(), *rules)
