"""Putting a squad together (S16): what it has, what can be added, and all that is wrong with it."""

from collections.abc import Iterable, Mapping

from textual.geometry import Region, Size

from core.undead.catalogue import Book
from core.undead.setup import Member
from tui.commands import Command, command, use
from tui.glyphs import Glyphs
from tui.keys import step_of
from tui.narration.text import _, mark
from tui.rows import Row, Span, row
from tui.screens.base import BaseScreen, Divider, Topic, side_by_side, stacked
from tui.screens.why import WhyScreen
from tui.undead import draft, drafting
from tui.undead.draft import Draft
from tui.why.about import about
from tui.why.section import rule_section, words
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text

LETTERS = "abcdefghijklmnoprstvwxyz"
"""The labels of what can be added: `q` leaves and `u` takes back, on every screen."""

_LEFT = 44


class UndeadSquadScreen(BaseScreen[tuple[Member, ...]]):
    """Build a squad. The result is the team, without seats; None leaves all as it was."""

    TITLE = mark("Squad")
    ABOUT = mark(
        "A squad for a Mission within its Resource points and each Soldier's Loadout. The letters add what"
        " stands beside them, for the Soldier under the cursor; < and > change the list, - takes off the"
        " line under the cursor, u takes the last change back. Whatever breaks a rule is named below, and"
        " Enter takes the squad once nothing does (UND-4.11)."
    )
    KEYS = (
        command("number").named(mark("Add"), mark("Add what the letter stands beside."), footer=6),
        command("fewer").named(mark("Take off"), mark("Take off the line under the cursor."), footer=5),
        command("change").named(mark("List"), mark("Go to the next list of what can be added."), footer=5),
        command("enter").named(mark("Done"), mark("Take this squad; in the list at the right add the line.")),
        command("tab").named(mark("Panel"), mark("Give the keys to the other column.")),
        command("undo").named(mark("Undo"), mark("Take the last change back."), footer=3),
        *use("move", "find"),
        command("back").named(mark("Back"), mark("Leave all as it was.")),
    )  # fmt: skip

    def __init__(self, book: Book, begun: Draft) -> None:
        super().__init__()
        self._book = book
        self.draft = begun
        self.kind = draft.SOLDIERS
        self._before: list[Draft] = []
        self.labels_on = True

    # What it says.

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="squad")
        yield Divider(id="between")
        yield Panel(id="add")
        yield Panel(id="wrong", reachable=False)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        rows = len(self._wrong_rows(middle.width - 1)) + 1
        wrong = min(rows, max(middle.height // 3, 2))
        top, bottom = stacked(middle, 0, wrong)
        if size.width < 60:
            return {self.active or "squad": top, "wrong": bottom}
        left, between, right = side_by_side(
            top, min(_LEFT, size.width * 11 // 20) + max(size.width - 80, 0) // 3
        )
        return {"squad": left, "between": between, "add": right, "wrong": bottom}

    def listed(self) -> tuple[Command, ...]:
        letters = [item.label for item in self.panel("add").items if item.label]
        shown = "" if not letters else f"a-{letters[-1]}" if len(letters) > 1 else "a"
        return tuple(
            each.written(shown) if each.id == "number" else each
            for each in self.KEYS
            if each.id != "number" or shown
        )

    def refuses(self, command_id: str) -> str:
        if command_id == "undo" and not self._before:
            return _("Nothing has been changed.")
        return ""

    def head(self, size: Size) -> Rows:
        return (drafting.head_row(self._book, self.draft, size.width, self._glyphs),)

    @property
    def _glyphs(self) -> Glyphs:
        return self.ink.glyphs

    def question(self) -> str:
        points = self._book.missions[self.draft.mission].rp
        wrong = draft.wrong_words(len(self._problems()))
        return _("Build a squad for {points} points. {wrong}").format(points=points, wrong=wrong)

    def draw(self, size: Size) -> None:
        panel = self.panel("squad")
        items = [
            Item(key, (made,))
            for key, made in drafting.squad_rows(self._book, self.draft, panel.extent.width - 1)
        ]
        none = text([row(Span(_("Nobody yet: a letter adds a Soldier."), "muted"))])
        panel.fill(drafting.squad_heading(self._book, self.draft), items or none)
        self._draw_add()
        wrong = self.panel("wrong")
        heading = _("What is wrong, all of it") if self._problems() else _("Nothing is wrong")
        wrong.fill(heading, text(self._wrong_rows(wrong.extent.width - 1)))

    def _draw_add(self) -> None:
        panel = self.panel("add")
        refusal = draft.takes(self._book, self.draft, self.soldier, self.kind)
        who = ""
        if self.kind != draft.SOLDIERS and 0 <= self.soldier < len(self.draft.team):
            card = self._book.soldiers[self.draft.team[self.soldier].soldier]
            who = _(" for {soldier}").format(soldier=card.short)
        heading = _("Add: < {kind} >{who}").format(kind=_(draft.NAMES[self.kind]), who=who)
        width = panel.extent.width - 1
        if refusal:
            panel.fill(heading, text(drafting.told(refusal, width)))
            return
        ids = draft.on_offer(self._book, self.draft, self.kind)
        items = []
        for place, card_id in enumerate(ids):
            label = LETTERS[place] if place < len(LETTERS) else ""
            made = drafting.offer_row(self._book, self.draft, self.soldier, card_id, label, width)
            items.append(Item(f"add {card_id}", (made,), label))
        notes: list[Row] = []
        if self.active == "add" and panel.current:
            notes = drafting.text_rows(self._book, panel.current.key.removeprefix("add "), width)
        panel.fill(heading, [*items, *text(notes)])

    def _problems(self) -> list[str]:
        return draft.problems_of(self._book, self.draft)

    def _wrong_rows(self, width: int) -> list[Row]:
        advice = draft.advice_of(self._book, self.draft)
        return drafting.wrong_rows(self._problems(), advice, width)

    @property
    def soldier(self) -> int:
        """The place in the team of the Soldier under the cursor, or of the one whose line it is."""
        item = self.panel("squad").current
        return drafting.place_of(item.key) if item else -1

    # What its keys do.

    def choose_labelled(self, label: str) -> bool:
        """Add what a letter stands beside, whichever panel has the keys."""
        item = self.panel("add").labelled(label)
        if item is not None:
            self._add(item.key.removeprefix("add "))
        return item is not None

    def choose(self, panel: Panel, item: Item) -> None:
        if panel.id == "add":
            self._add(item.key.removeprefix("add "))
        else:
            self._done()

    def do_enter(self, key: str) -> None:
        """Take the squad, or add what is under the cursor of the right list."""
        if self.active == "squad":
            self._done()
        else:
            super().do_enter(key)

    def change(self, panel: Panel, item: Item, step: int) -> None:
        self._next_list(step)

    def do_change(self, key: str) -> None:
        """Go to the next list of what can be added."""
        self._next_list(step_of(key))

    def _next_list(self, step: int) -> None:
        kinds = draft.KINDS
        self.kind = kinds[(kinds.index(self.kind) + step) % len(kinds)]

    def _add(self, card_id: str) -> None:
        """Add a Soldier, or a card for the Soldier under the cursor; the cursor goes to what is new."""
        place = self.soldier
        if self.kind == draft.SOLDIERS:
            self._change(self.draft.with_soldier(card_id))
            self._stand_on(f"man {len(self.draft.team) - 1}")
        else:
            self._change(self.draft.with_card(place, self.kind, card_id))

    def _stand_on(self, key: str) -> None:
        self.redraw()
        self.panel("squad").stand_on(key)

    def _change(self, changed: Draft) -> None:
        self._before.append(self.draft)
        self.draft = changed

    def do_fewer(self, _key: str) -> None:
        """Take off the Soldier or the card under the cursor."""
        item = self.panel("squad").current
        if item is None:
            self.refuse(_("There is nothing to take off."))
            return
        place, kind, number = drafting.parts_of(item.key)
        if kind == "man":
            self._change(self.draft.without_soldier(place))
            return
        if kind == "issued":
            self.refuse(_("That comes for nothing: it cannot be taken off."))
            return
        self._change(self.draft.without_card(place, kind, number))

    def do_undo(self, _key: str) -> None:
        """Take the last change back."""
        self.draft = self._before.pop()

    def _done(self) -> None:
        """Take the squad, or say that something is wrong with it: all of it stands below."""
        if self._problems():
            self.refuse(draft.wrong_words(len(self._problems())))
        else:
            self.dismiss(self.draft.team)

    def topics(self) -> tuple[Topic, ...]:
        panel = self.active_panel
        item = panel.current if panel else None
        card_id = drafting.card_of(self.draft, item.key) if item else ""
        if not card_id:
            return super().topics()
        card = self._book.by_id[card_id]
        said = drafting.card_words(self._book, card_id)
        section = [words(said), rule_section("UND-4.3"), rule_section("UND-4.4")]
        return (
            about(_("This card"), section, self._glyphs, card.name, "UND-4.1"),
            *super().topics(),
        )

    def do_why(self, _key: str) -> None:
        """Explain the card under the cursor, and the keys."""
        self.app.push_screen(WhyScreen(self, self.topics()))
