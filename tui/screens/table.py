"""The table of the Deck Building Game (S1 to S4): what each key does."""

from collections.abc import Callable, Iterable

from core.deckbuilding.cards import Kind
from core.deckbuilding.modes.story import Story
from core.kernel.decision import NONE, Option, Refusal
from tui.commands import Command, command, use
from tui.look.story import story
from tui.narration.text import _, mark
from tui.screens.afterwards import AFTER_GAME
from tui.screens.base import Topic
from tui.screens.choosing import CHOOSING, GO_ON, pressed
from tui.screens.log import LogScreen
from tui.screens.mansion import MansionScreen
from tui.screens.rules import RulesScreen
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT, WAIT, option_of
from tui.screens.survivors import SurvivorsScreen
from tui.screens.table_frame import ATTACH, BUY, EFFECTS, MAIN, PLAN, XP
from tui.screens.table_plan import TablePlan
from tui.screens.zones import ZonesScreen
from tui.table import choices, piles, plan
from tui.table.strips.race import absent
from tui.why.cards import Asking
from tui.why.modes import attack_topics, mode_topics
from tui.why.topics import card_topics, option_topics, pile_topics, refusal_topics
from tui.widgets.grid import Grid
from tui.widgets.panel import Item, Panel

LOOKS = use("mansion", "survivors", "zones", "log", "rules")


class TableScreen(TablePlan):
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
        asked = self.stage in (MAIN, BUY, *self.LISTS)
        more = (*use("undo", "redo"), *(use("find") if asked else ()), *use("type"))
        more += use("tab") if len(self.tabs()) > 1 else ()
        open_ = self.stage in self.CLOSED or self.active == "piles"
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
        if self.stage in (RESULT, OVER):
            return self.told_keys(keys)
        if self.stage == PLAN and self.plan.targets:
            keys = _ATTACK_KEYS
        if not self.eyes.mode.has_mansion or self.eyes.view.me.infected:
            keys = tuple(_ENGAGE if each.id == "engage" else each for each in keys)
        if self.eyes.view.me.partner is None:
            keys = tuple(each for each in keys if each.id != "partner")
        if not self.eyes.view.me.skills:
            keys = tuple(each for each in keys if each.id != "experience")
        return self.numbered_keys(keys, self._numbered())

    def _numbered(self) -> Panel:
        """Return the panel whose rows the digits mean: the Hand's keep working while buying."""
        return self.panel("hand" if self.stage in (MAIN, BUY, WAIT) else self.PANELS[self.stage])

    def change(self, panel: Panel, item: Item, step: int) -> None:
        if isinstance(panel, Grid):
            panel.sideways(step)
        elif self.stage == PLAN:
            copy = _copy(item)
            if plan.is_x(self.eyes, copy):
                self.pay(copy, step)

    def choose(self, panel: Panel, item: Item) -> None:
        if self.stage in self.LISTS:
            self.pick(item)
        elif self.stage == PLAN:
            self.toggle_weapon(_copy(item))
        elif item.key.startswith("pile"):
            self._buy(_copy(item))
        elif item.key.startswith("card"):
            self._play(_copy(item), item)

    def do_enter(self, key: str) -> None:
        """Do the row, confirm the plan or the choice, or go on after a result."""
        if self.stage == RESULT:
            self.go_on()
        elif self.stage == OVER:
            self.ink.go_home()
        elif self.stage == WAIT:
            self._failed = ""
            self.settle()
        elif self.stage == PLAN:
            self.confirm_plan()
        elif self.stage in self.LISTS and self.several():
            self.answer_picked()
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
        several = self.stage in self.LISTS and self.several()
        if panel and panel.current and (several or self.stage == PLAN):
            self.choose(panel, panel.current)

    def do_none(self, _key: str) -> None:
        """Choose nothing, where nothing may be chosen, or the row with the number 0."""
        if self.stage == PLAN:
            self.clear_plan()
        else:
            self.choose_none()

    def do_ammunition(self, _key: str) -> None:
        """Play all Ammunition."""
        self.attempt(self._all_ammunition(), command("ammunition"))

    def _all_ammunition(self) -> str:
        """Return the key of playing all Ammunition of the Hand, empty if there is none."""
        held = self.eyes.in_hand(Kind.AMMUNITION)
        if len(held) == 1:
            return f"play:{self.eyes.card(held[0]).slug}"
        return "play:all-ammunition" if held else ""

    def do_engage(self, _key: str) -> None:
        """Open the plan with the best Weapons chosen, or as it was left."""
        self.open_plan()

    def do_buy(self, _key: str) -> None:
        """Label the piles for buying."""
        self.go(BUY)

    def do_tab(self, key: str) -> None:
        """Give the keys to the Hand or the piles; going there leaves the buying by letters."""
        if self.stage == BUY:
            self.go(MAIN)
        else:
            super().do_tab(key)

    def do_next(self, _key: str) -> None:
        """End the turn; a second press does it."""
        self.attempt("end", command("next"))

    def do_character(self, _key: str) -> None:
        """Use the effect that can be used now, of a Character or a Skill; of several, list them to choose."""
        found = self._offered(choices.effects)
        if len(found) == 1:
            self.attempt(found[0].key, command("character"))
        else:
            self.go(EFFECTS if self.stage != EFFECTS else self.asked_stage())

    def do_back(self, _key: str) -> None:
        """Close what is open, a result too; at the table the cursor goes to the Hand, after a game home."""
        if self.stage == OVER:
            self.ink.go_home()
            return
        if self.stage == RESULT:
            self.go_on()
            return
        if self.stage == PLAN:
            self.leave_plan()
        if self.stage in self.CLOSED:
            self.stage = MAIN
            self.go(self.asked_stage())
        else:
            self.activate(self.PANELS[self.stage])

    def refuses(self, command_id: str) -> str:
        if command_id == "mansion" and not self.curtain:
            return absent(self.eyes)
        if self.stage in (MAIN, BUY):
            return self._refused_in_main(command_id) or super().refuses(command_id)
        return super().refuses(command_id)

    def _refused_in_main(self, command_id: str) -> str:
        """Return why a command that picks among answers of the main part finds none."""
        if command_id == "ammunition" and not self._all_ammunition():
            return _("There is no Ammunition in your Hand.")
        if command_id == "character" and not self._offered(choices.effects):
            return _("No effect can be used now (DBG-6.6).")
        if command_id == "partner" and not self._offered(choices.attachable):
            return choices.why_not_attach(self.eyes)
        if command_id == "experience" and not self._offered(choices.placeable):
            return choices.why_not_place(self.eyes)
        return ""

    def barred(self, command_id: str) -> Refusal | None:
        if self.stage not in (MAIN, BUY):
            return super().barred(command_id)
        key = self._main_key(command_id)
        return self.flow.session.explain(key) if key else None

    def _main_key(self, command_id: str) -> str:
        """Return the answer that a command of the main part gives, empty if it is not always the same."""
        match command_id:
            case "ammunition":
                return self._all_ammunition()
            case "engage":
                return self.engage_key()
            case "buy":
                return self._first_buy()
            case "next":
                return "end"
            case _:
                return ""

    def _first_buy(self) -> str:
        """Return the key of a Buy to ask the rules about where no Buy is left, else an empty text."""
        turn, piles_ = self.flow.view.turn, self.flow.view.piles
        tops = (pile.top for pile in piles_ if pile.top != NONE and turn.buys < 1)
        return next((f"buy:{self.eyes.card(top).slug}" for top in tops), "")

    def _offered(
        self, pick: Callable[[Iterable[Option]], tuple[Option, ...]]
    ) -> tuple[Option, ...]:
        """Return those of the options now that `pick` finds."""
        decision = self.flow.decision
        return pick(decision.options) if decision else ()

    def do_partner(self, _key: str) -> None:
        """In a plan let the other Character lead; else Attach a Weapon to the Partner (DBG-18.5)."""
        if self.stage == PLAN:
            self.plan_leader()
            return
        found = self._offered(choices.attachable)
        if len(found) == 1:
            self.attempt(found[0].key, command("partner"))
        else:
            self.go(ATTACH if self.stage != ATTACH else self.asked_stage())

    def do_experience(self, _key: str) -> None:
        """Put XP on the Skill that lacks just what there is; of several, list them to choose (DBG-19.10)."""
        found = self._offered(choices.placeable)
        if len(found) == 1:
            self.attempt(found[0].key, command("experience"))
        else:
            self.go(XP if self.stage != XP else self.asked_stage())

    def do_mansion(self, _key: str) -> None:
        """Look at the Mansion."""
        self.look_with(MansionScreen)

    def do_survivors(self, _key: str) -> None:
        """Look at the Characters."""
        self.look_with(SurvivorsScreen)

    def do_zones(self, _key: str) -> None:
        """Look through the zones."""
        self.look_with(ZonesScreen)

    def do_log(self, _key: str) -> None:
        """Read the log."""
        self.look_with(LogScreen)

    def do_rules(self, _key: str) -> None:
        """Read the rules; those of the mode, where it is not Story."""
        chapter = self.eyes.mode.chapter
        start = "" if self.curtain or chapter == Story.chapter else f"DBG-{chapter}.1"
        self.app.push_screen(RulesScreen(start))

    def topics(self) -> tuple[Topic, ...]:
        """Explain the refusal that stands there, else what is under the cursor, else the question."""
        asking = Asking(self.eyes, self.opened.session.explain)
        if self._why is not None:
            return refusal_topics(asking, self._why)
        panel = self.active_panel
        key = panel.current.key if panel and panel.current else ""
        kind, _space, number = key.partition(" ")
        more = () if self.curtain else mode_topics(self.eyes)
        if self.stage == PLAN and self.plan.targets:
            more = (*attack_topics(self.eyes), *more)
        if self.stage in self.LISTS and (option := option_of(self.flow.decision, key)):
            return (*option_topics(asking, option), *more)
        if kind == "card":
            return (*card_topics(asking, int(number)), *more)
        if kind == "pile":
            return (*pile_topics(asking, int(number)), *more)
        return (*super().topics(), *more)

    def told(self) -> tuple[str, ...]:
        result = self.flow.session.result
        return story(self.eyes, self.chronicle(), result) if result is not None else ()

    def _play(self, copy: int, item: Item) -> None:
        card = self.eyes.card(copy)
        if card.kind is Kind.WEAPON or self.eyes.weapon(copy) is not None:
            self.open_plan(copy)
            return
        self.attempt(f"play:{card.slug}", pressed("number", item.label))

    def _buy(self, place: int) -> None:
        card = piles.top_card(self.eyes, self.flow.view.piles[place])
        label = piles.LABELS[place : place + 1] if self.labels_on else ""
        self.attempt(f"buy:{card.slug}", pressed("buy", label))


def _copy(item: Item) -> int:
    """Return the copy, or the place of the pile, that a row stands for."""
    return int(item.key.partition(" ")[2])


_STAGE_KEYS: dict[str, tuple[Command, ...]] = {
    MAIN: (
        *use("ammunition", "engage", "buy", "next", "options"),
        command("number").named(mark("Card"), footer=0),
        command("enter").named(mark("Play"), footer=1),
        *use("character"),
        command("partner").named(mark("Attach"), mark("Attach a Weapon to the Partner."), footer=4),
        command("experience").named(mark("XP"), footer=4),
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
        command("target").named(
            mark("Attack"), mark("Plan an Attack in place of the Explore."), footer=3
        ),
        command("partner").named(mark("Leader"), mark("Let the other Character lead."), footer=3),
        *use("toggle", "none"),
        command("change").named(mark("Ammo"), mark("Change the Ammo of a Weapon with an X.")),
    ),
    CHOICE: (*CHOOSING, *use("options")),
    OPTIONS: (*CHOOSING, *use("options")),
    EFFECTS: (*CHOOSING, *use("character", "options")),
    ATTACH: (*CHOOSING, *use("partner", "options")),
    XP: (*CHOOSING, *use("experience", "options")),
    RESULT: GO_ON,
    WAIT: (command("enter").named(mark("Go on"), footer=0),),
    OVER: AFTER_GAME,
}

_ENGAGE = command("engage").named(mark("Attack"))
"""The key of the plan where nobody can Explore."""

_ATTACK_KEYS = (
    command("number").named(mark("Card"), footer=4),
    command("target").named(
        mark("Target"), mark("Attack the next one; of several, use this card on the next."), footer=4
    ),
    command("more").named(mark("Targets"), mark("One target more, or fewer, for 1 Explore each."), footer=4)
    .written("- +"),
    command("fewer").named(mark("Targets"), mark("One target fewer."), footer=0),
    command("best").named(mark("Best"), footer=4),
    command("enter").named(mark("Attack")),
    command("partner").named(mark("Leader"), mark("Let the other Character lead."), footer=3),
    *use("toggle", "none"),
    command("change").named(mark("Ammo"), mark("Change the Ammo of a Weapon with an X.")),
)  # fmt: skip
"""The keys of the plan of an Attack."""
