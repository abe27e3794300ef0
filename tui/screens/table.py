"""The table of the Deck Building Game (S1 to S4): what each key does."""

from attrs import evolve

from core.deckbuilding.cards import Kind
from core.kernel.decision import NONE
from tui.commands import Command, command, use
from tui.narration.text import _, mark
from tui.screens.base import Topic
from tui.screens.log import LogScreen
from tui.screens.mansion import MansionScreen
from tui.screens.rules import RulesScreen
from tui.screens.survivors import SurvivorsScreen
from tui.screens.table_frame import (
    BUY,
    CHOICE,
    EFFECTS,
    LISTS,
    MAIN,
    OPTIONS,
    OVER,
    PLAN,
    RESULT,
    WAIT,
    option_of,
)
from tui.screens.table_over import AFTER_GAME, TableOver
from tui.screens.zones import ZonesScreen
from tui.table import choices, piles, plan
from tui.why.cards import Asking
from tui.why.topics import card_topics, option_topics, pile_topics, refusal_topics
from tui.widgets.grid import Grid
from tui.widgets.panel import Item, Panel

LOOKS = use("mansion", "survivors", "zones", "log", "rules")


class TableScreen(TableOver):
    """A game being played."""

    TITLE = "Table"
    ABOUT = mark(
        "Play the cards of your Hand, buy from the Resource Area, Explore the Mansion, end the turn."
        " Line 1 shows what is left of this turn; the question line says what is asked."
    )
    KEYS = use("ammunition", "engage", "buy", "next", "options", "log")

    def listed(self) -> tuple[Command, ...]:
        if self.curtain:
            return ()
        asked = self.stage in (MAIN, BUY, *LISTS)
        more = (*use("undo", "redo"), *(use("find") if asked else ()), *use("type"))
        more += use("tab") if len(self.tabs()) > 1 else ()
        open_ = self.stage in (PLAN, BUY, OPTIONS, EFFECTS) or self.active == "piles"
        commands = (*self._stage_keys(), *LOOKS, *more, *(use("back") if open_ else ()))
        if not self.labels_on:
            return commands
        # A command whose keys are all labels now sleeps.
        labels = set(piles.LABELS[: len(self.flow.view.piles)])
        awake = tuple(each for each in commands if set(each.keys) - labels)
        leave = command("quit")
        return (*awake, leave.written("Ctrl+C")) if labels & set(leave.keys) else awake

    def _stage_keys(self) -> tuple[Command, ...]:
        """Return the commands of the stage, the numbers as they are now."""
        keys = _STAGE_KEYS[self.stage]
        if self.stage == OVER:
            return keys
        labels = [item.label for item in self._numbered().items if item.label.isdigit()]
        digits = sorted({label for label in labels if label != "0"})
        shown = f"{digits[0]}-{digits[-1]}" if len(digits) > 1 else "".join(digits)
        if not digits:
            keys = tuple(each for each in keys if each.id != "number")
        if self._several():
            done = command("enter").named(mark("Done"), mark("Go on with what is chosen."))
            keys = tuple(done if each.id == "enter" else each for each in keys)
        return tuple(each.written(shown) if each.id == "number" else each for each in keys)

    def _numbered(self) -> Panel:
        """Return the panel whose rows the digits mean: the Hand's keep working while buying."""
        return self.panel("hand" if self.stage in (MAIN, BUY, WAIT) else self.PANELS[self.stage])

    def refuses(self, command_id: str) -> str:
        if command_id == "none" and not self._may_choose_none():
            return _("Something must be chosen here.")
        return super().refuses(command_id)

    def _may_choose_none(self) -> bool:
        decision = self.flow.decision
        if self.stage not in LISTS or decision is None:
            return True
        zero = any(item.label == "0" for item in self.panel("choice").items)
        return zero or (decision.kind != "main" and decision.least == 0)

    def change(self, panel: Panel, item: Item, step: int) -> None:
        if isinstance(panel, Grid):
            panel.sideways(step)
        elif self.stage == PLAN:
            copy = _copy(item)
            if plan.is_x(self.eyes, copy):
                self.pay(copy, step)

    def choose(self, panel: Panel, item: Item) -> None:
        if self.stage in LISTS:
            self._pick(item)
        elif self.stage == PLAN:
            self.toggle_weapon(_copy(item))
        elif item.key.startswith("pile"):
            self._buy(_copy(item))
        elif item.key.startswith("card"):
            self._play(_copy(item), item)

    def do_enter(self, key: str) -> None:
        """Do the row, confirm the plan or the choice, or go on after a result."""
        if self.stage == RESULT:
            self.flow.read()
            self.settle()
        elif self.stage == OVER:
            self.ink.go_home()
        elif self.stage == WAIT:
            self._failed = ""
            self.settle()
        elif self.stage == PLAN:
            self.confirm_plan()
        elif self.stage in LISTS and self._several():
            self._answer_picked()
        else:
            super().do_enter(key)

    def do_number(self, key: str) -> None:
        """Do the row of a number: in the main part a card of the Hand, in a plan each of its copies."""
        if self.stage == OVER:
            self.do_after_game(key)
            return
        panel = self._numbered()
        found = [item for item in panel.items if item.key and item.label == key]
        if not found:
            return
        item = found[0]
        if self.stage == PLAN:
            item = next((each for each in found if not self.is_planned(_copy(each))), item)
            if self.is_planned(_copy(item)):
                self.clear_plan(*map(_copy, found))
                return
        panel.stand_on(item.key)
        self.choose(panel, item)

    def do_toggle(self, _key: str) -> None:
        """Mark the row under the cursor, or unmark it."""
        panel = self.active_panel
        several = self.stage in LISTS and self._several()
        if panel and panel.current and (several or self.stage == PLAN):
            self.choose(panel, panel.current)

    def do_none(self, _key: str) -> None:
        """Choose nothing, where nothing may be chosen, or the row with the number 0."""
        pressed = command("none")
        if self.stage == PLAN:
            self.clear_plan()
            return
        item = self.panel("choice").labelled("0")
        if item is not None:
            self.panel("choice").stand_on(item.key)
            self.attempt(item.key, pressed)
        elif self.flow.decision is not None:
            self.offer((), pressed)

    def do_ammunition(self, _key: str) -> None:
        """Play all Ammunition."""
        held = self.eyes.in_hand(Kind.AMMUNITION)
        pressed = command("ammunition")
        if not held:
            self.refuse(_("There is no Ammunition in your Hand."))
        elif len(held) == 1:
            self.attempt(f"play:{self.eyes.card(held[0]).slug}", pressed)
        else:
            self.attempt("play:all-ammunition", pressed)

    def do_engage(self, _key: str) -> None:
        """Open the plan with the best Weapons chosen, or as it was left."""
        self.open_plan()

    def do_buy(self, _key: str) -> None:
        """Label the piles for buying."""
        if self.flow.view.turn.buys > 0:
            self._go(BUY)
            return
        first = next((pile for pile in self.flow.view.piles if pile.top != NONE), None)
        if first is not None:
            self.attempt(f"buy:{self.eyes.card(first.top).slug}")

    def do_tab(self, key: str) -> None:
        """Give the keys to the Hand or the piles; going there leaves the buying by letters."""
        if self.stage == BUY:
            self._go(MAIN)
        else:
            super().do_tab(key)

    def do_next(self, _key: str) -> None:
        """End the turn; a second press does it."""
        self.attempt("end", command("next"))

    def do_options(self, _key: str) -> None:
        """List every legal answer."""
        if self.flow.decision is not None:
            self._go(OPTIONS if self.stage != OPTIONS else self.asked_stage())

    def do_character(self, _key: str) -> None:
        """Use the effect of the Character that can be used now; of several, list them to choose."""
        decision = self.flow.decision
        found = choices.effects(decision.options) if decision else ()
        if not found:
            self.refuse(_("No effect of your Character can be used now (DBG-6.6)."))
        elif len(found) == 1:
            self.attempt(found[0].key, command("character"))
        else:
            self._go(EFFECTS if self.stage != EFFECTS else self.asked_stage())

    def do_undo(self, _key: str) -> None:
        """Take back the last answer."""
        self.keep(self.flow.undo, self.flow.undo)

    def do_redo(self, _key: str) -> None:
        """Do again what was taken back."""
        self.keep(self._again, self._again)

    def _again(self) -> None:
        self.flow.redo()

    def do_back(self, _key: str) -> None:
        """Close what is open; at the table the cursor goes to the Hand, after a game home."""
        if self.stage == OVER:
            self.ink.go_home()
            return
        if self.stage == PLAN:
            self.leave_plan()
        if self.stage in (PLAN, BUY, OPTIONS, EFFECTS):
            self.stage = MAIN
            self._go(self.asked_stage())
        else:
            self.activate(self.PANELS[self.stage])

    def do_mansion(self, _key: str) -> None:
        """Look at the Mansion."""
        self._look(MansionScreen)

    def do_survivors(self, _key: str) -> None:
        """Look at the Characters."""
        self._look(SurvivorsScreen)

    def do_zones(self, _key: str) -> None:
        """Look through the zones."""
        self._look(ZonesScreen)

    def do_log(self, _key: str) -> None:
        """Read the log."""
        self._look(LogScreen)

    def do_rules(self, _key: str) -> None:
        """Read the rules."""
        self.app.push_screen(RulesScreen())

    def topics(self) -> tuple[Topic, ...]:
        """Explain the refusal that stands there, else what is under the cursor, else the question."""
        asking = Asking(self.eyes, self.opened.session.explain)
        if self._why is not None:
            return refusal_topics(asking, self._why)
        panel = self.active_panel
        key = panel.current.key if panel and panel.current else ""
        kind, _space, number = key.partition(" ")
        if self.stage in LISTS and (option := option_of(self.flow.decision, key)):
            return option_topics(asking, option)
        if kind == "card":
            return card_topics(asking, int(number))
        if kind == "pile":
            return pile_topics(asking, int(number))
        return super().topics()

    def do_type(self, _key: str) -> None:
        """Type an answer as in the plain mode."""

        def done(typed: str | None) -> None:
            if typed:
                self._typed_answer(typed)

        self.type_line("", done, ask=_("Answer:"))

    def _play(self, copy: int, item: Item) -> None:
        card = self.eyes.card(copy)
        if card.kind is Kind.WEAPON:
            self.open_plan(copy)
            return
        self.attempt(f"play:{card.slug}", _pressed("number", item.label))

    def _buy(self, place: int) -> None:
        card = piles.top_card(self.eyes, self.flow.view.piles[place])
        label = piles.LABELS[place : place + 1] if self.labels_on else ""
        self.attempt(f"buy:{card.slug}", _pressed("buy", label))

    def _pick(self, item: Item) -> None:
        """Answer with an option, or mark it where several can be chosen."""
        key, decision = item.key, self.flow.decision
        if not self._several():
            self.attempt(key, _pressed("number", item.label))
        elif key in self.picked:
            self.picked = tuple(each for each in self.picked if each != key)
        elif decision is not None and len(self.picked) < decision.most:
            self.picked = (*self.picked, key)
        elif decision is not None:
            self.refuse(_("At most {number} can be chosen.").format(number=decision.most))

    def _answer_picked(self) -> None:
        decision = self.flow.decision
        if decision is not None and choices.limits_hold(decision, self.picked):
            self.offer(self.picked)
        elif decision is not None:
            words = _("Choose at least {number}; {chosen} chosen.")
            self.refuse(words.format(number=decision.least, chosen=len(self.picked)))


def _copy(item: Item) -> int:
    """Return the copy, or the place of the pile, that a row stands for."""
    return int(item.key.partition(" ")[2])


def _pressed(command_id: str, label: str) -> Command:
    """Return the command of a row with a key of its own, which is what a second press is of."""
    if not label:
        return command("enter")
    return evolve(command(command_id), keys=(label,), shown=label)


_CHOOSING = (
    *use("number"),
    command("enter").named(mark("Choose")),
    command("none").named(mark("None"), footer=3),
    *use("toggle"),
)

_STAGE_KEYS: dict[str, tuple[Command, ...]] = {
    MAIN: (
        *use("ammunition", "engage", "buy", "next", "options"),
        command("number").named(mark("Card"), footer=0),
        command("enter").named(mark("Play"), footer=1),
        *use("character"),
        command("change").named(mark("Column"), mark("Go to the next column of piles."), footer=0),
    ),
    BUY: (
        command("enter").named(mark("Buy"), mark("Buy from the pile under the cursor.")),
        command("number").named(mark("Card"), footer=3),
        command("move").named(mark("Pile"), footer=2),
        command("change").named(mark("Column"), mark("Go to the next column of piles."), footer=2),
        *use("options", "next"),
    ),
    PLAN: (
        command("number").named(mark("Weapon"), footer=4),
        command("more").named(mark("Explores"), footer=4).written("- +"),
        command("fewer").named(mark("Explores"), footer=0),
        command("best").named(mark("Best"), footer=4),
        command("enter").named(mark("Explore")),
        *use("toggle", "none"),
        command("change").named(mark("Ammo"), mark("Change the Ammo of a Weapon with an X.")),
    ),
    CHOICE: (*_CHOOSING, *use("options")),
    OPTIONS: (*_CHOOSING, *use("options")),
    EFFECTS: (*_CHOOSING, *use("character", "options")),
    RESULT: (command("enter").named(mark("Go on")),),
    WAIT: (command("enter").named(mark("Go on"), footer=0),),
    OVER: AFTER_GAME,
}
