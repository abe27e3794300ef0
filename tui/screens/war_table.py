"""The table of Biohazard War (S12, S13): what each key does."""

from collections.abc import Mapping

from core.kernel.decision import NONE, Refusal
from core.kernel.rules import Answer
from tui.commands import Command, command, use
from tui.games import look_of
from tui.narration.text import _, mark
from tui.narration.words import commas
from tui.screens.afterwards import AFTER_GAME
from tui.screens.base import Topic
from tui.screens.choosing import CHOOSING, GO_ON, pressed
from tui.screens.rules import RulesScreen
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT, WAIT, option_of
from tui.screens.war_frame import FIGHT, FRONTS, PLAN
from tui.screens.war_view import WarView
from tui.screens.why import WhyScreen
from tui.war.ending import story
from tui.war.flow import CommitScript
from tui.war.odds import own_chance_of
from tui.war.plan import DONE, Plan
from tui.war.under import key_of
from tui.war.why import Asking, card_topics, fight_topics, option_topics, refusal_topics
from tui.widgets.grid import Grid
from tui.widgets.panel import Item, Panel

LOOKS = use("zones", "log", "rules")

ALL_UNITS = "recruit:all-units"


class WarTableScreen(WarView):
    """A game of Biohazard War being played."""

    TITLE = "Table"
    ABOUT = mark(
        "Both fronts: Umbrella's Facilities and Units, the Heroes' Teams with their Characters. The first"
        " line says whose question it is, the second which phase; Tab goes from panel to panel."
    )

    def listed(self) -> tuple[Command, ...]:
        if self.curtain:
            return ()
        more = (
            *use("undo", "redo"),
            *(use("find") if self.stage not in (RESULT, OVER) else ()),
            *use("type"),
        )
        more += use("tab") if len(self.tabs()) > 1 else ()
        commands = (*self._stage_keys(), *LOOKS, *more)
        if self.stage in self.CLOSED:
            commands += use("back")
        if not self.labels_on:
            return commands
        # A command whose keys are all labels now sleeps.
        labels = set("abcdefg")
        return tuple(each for each in commands if set(each.keys) - labels)

    def _stage_keys(self) -> tuple[Command, ...]:
        keys = _STAGE_KEYS[self.stage]
        if self.stage in (RESULT, OVER):
            return self.told_keys(keys)
        return self.numbered_keys(keys, self.panel(self.PANELS[self.stage]))

    def refuses(self, command_id: str) -> str:
        if command_id == "engage" and not self._sent_key():
            return self._why_nobody_goes()
        if command_id == "next" and self.stage != PLAN and not self._way_out():
            return _("Something must be chosen here.")
        if command_id == "target" and self.stage == PLAN:
            card = self.cursor_card("plan")
            if len(self.trial.of(self.plan).choices.get(card, ())) < 2:
                return _("The card under the cursor has no other target.")
        return super().refuses(command_id)

    def barred(self, command_id: str) -> Refusal | None:
        key = {"ammunition": ALL_UNITS, "engage": self._sent_key()}.get(command_id, "")
        return self.flow.session.explain(key) if key else super().barred(command_id)

    def _sent_key(self) -> str:
        """Return the answer that sends the Team, or the Unit, under the cursor; empty if none can go."""
        if self.stage not in ("assault", "mission"):
            return ""
        item = self.panel(FRONTS[self.stage]).current
        return key_of(self.eyes, _copy(item), self.stage) if item else ""

    def _why_nobody_goes(self) -> str:
        if self.stage not in ("assault", "mission"):
            return _(
                "Teams assault in the Assault Phase, Units search in the Search Phase (WAR-4.7)."
            )
        if self.stage == "assault":
            return _("No Team is in play that could make an Assault (WAR-5.1).")
        return _("No Unit is ready that could go on a Search and Destroy (WAR-6.1).")

    def _way_out(self) -> str:
        """Return the key of the answer that goes on with nothing more, empty if there is none."""
        return next((key for key in ("pass", DONE) if option_of(self.flow.decision, key)), "")

    # Rows.

    def change(self, panel: Panel, item: Item, step: int) -> None:
        if isinstance(panel, Grid):
            panel.sideways(step)

    def choose(self, panel: Panel, item: Item) -> None:
        if self.stage in self.LISTS:
            self.pick(item)
        elif self.stage == PLAN:
            self._toggle(_copy(item))
        elif self.stage in FRONTS and panel.id == FRONTS[self.stage]:
            self._act(item)
        elif item.key.startswith("card"):
            self.app.push_screen(WhyScreen(self, card_topics(self._asking_why(), _copy(item))))

    def _act(self, item: Item) -> None:
        """Do what is asked with the card of a row."""
        key = key_of(self.eyes, _copy(item), self.stage)
        if self.stage == "discard":
            self.pick(Item(key, item.rows, item.label))
        else:
            self.attempt(key, pressed("number", item.label))

    def _toggle(self, card: int) -> None:
        """Take a card into the plan or out of it, or say why that cannot be."""
        changed = self.trial.toggled(self.plan, card)
        if changed == self.plan:
            refusal = self.trial.refusal(self.plan, card)
            if refusal is not None:
                self.refuse_because(refusal)
        self.plan = changed

    # Keys.

    def do_enter(self, key: str) -> None:
        """Do the row, confirm the plan or the choice, or go on after a result."""
        if self.stage == RESULT:
            self.go_on()
        elif self.stage == OVER:
            self.ink.go_home()
        elif self.stage == WAIT and self._failed:
            self._failed = ""
            self.settle()
        elif self.stage == PLAN:
            self._confirm_plan()
        elif self.several() and (self.stage in self.LISTS or self.stage == "discard"):
            self.answer_picked()
        else:
            super().do_enter(key)

    def do_number(self, key: str) -> None:
        """Do the row of a number of the panel that the question is about."""
        if self.stage == OVER:
            self.do_after_game(key)
            return
        panel = self.panel(self.PANELS[self.stage])
        item = panel.labelled(key)
        if item is not None:
            self.activate(panel.id or "")
            panel.stand_on(item.key)
            self.choose(panel, item)

    def do_toggle(self, _key: str) -> None:
        """Mark the row under the cursor, or unmark it."""
        panel = self.active_panel
        marks = self.several() or self.stage == PLAN
        if panel and panel.current and marks:
            self.choose(panel, panel.current)

    def do_none(self, _key: str) -> None:
        """Empty the plan, or choose the row with the number 0."""
        if self.stage == PLAN:
            self.plan = Plan()
        else:
            self.choose_none()

    def do_engage(self, _key: str) -> None:
        """Make an Assault with the Team, or send the Unit, under the cursor."""
        panel = self.panel(FRONTS[self.stage])
        if panel.current:
            self.activate(panel.id or "")
            self._act(panel.current)

    def do_next(self, _key: str) -> None:
        """Pass, or go on with nothing more; a second press does it."""
        if self.stage == PLAN:
            self._confirm_plan()
        else:
            self.attempt(self._way_out(), command("next"))

    def do_ammunition(self, _key: str) -> None:
        """Play all Units of the hand."""
        self.attempt(ALL_UNITS, command("ammunition"))

    def do_best(self, _key: str) -> None:
        """Plan what gives the best chance without giving anything up."""
        self.plan = self.trial.best()

    def do_target(self, _key: str) -> None:
        """Put the bonus under the cursor on the next card that it could be on."""
        card = self.cursor_card("plan")
        tried = self.trial.of(self.plan)
        choices = tried.choices[card]
        at = choices.index(tried.targets[card])
        self.plan = self.plan.on(card, choices[(at + 1) % len(choices)])

    def do_back(self, _key: str) -> None:
        """Close the options or a result; at the table the cursor goes to what is asked, after a game home."""
        if self.stage == OVER:
            self.ink.go_home()
        elif self.stage == RESULT:
            self.go_on()
        elif self.stage in self.CLOSED:
            self.go(self.asked_stage())
        else:
            self.activate(self.PANELS[self.stage])

    def do_zones(self, _key: str) -> None:
        """Look through hands, decks and piles."""
        self.look_with(look_of("war", "zones"))

    def do_log(self, _key: str) -> None:
        """Read the log."""
        self.look_with(look_of("war", "log"))

    def do_rules(self, _key: str) -> None:
        """Read the rules."""
        self.app.push_screen(RulesScreen(game="war"))

    # The plan.

    def _confirm_plan(self) -> None:
        """Commit what is planned, after a second press unless none is ever wanted."""
        decision, tried = self.flow.decision, self.trial.of(self.plan)
        if decision is None:
            return
        turn, keys = self.eyes.view.turn, (*tried.keys, DONE)
        script = CommitScript(decision.seat, decision.kind, turn, keys)

        def give() -> None:
            self.keep(lambda: self.flow.follow(script))

        if self.desk.settings.confirm == "never":
            give()
            return
        names = commas(self.eyes.card(copy).name for copy in tried.chosen) or _("nothing more")
        words = _("{name}, commit {cards}: {chance}? Enter does it.")
        chance = own_chance_of(self.eyes, tried.totals)
        self.confirm(
            command("enter"),
            words.format(name=self.eyes.name(decision.seat), cards=names, chance=chance),
            give,
        )

    def asks_twice(self, answer: Answer, words: Mapping[str, str]) -> str:
        if words["price"]:
            return _("{name}, {label}: {price}. {keys} does it.").format(**words)
        return super().asks_twice(answer, words)

    # What `?` and the end tell.

    def topics(self) -> tuple[Topic, ...]:
        """Explain the refusal that stands there, else what is under the cursor, else the question."""
        asking = self._asking_why()
        if self._why is not None:
            return refusal_topics(asking, self._why)
        fight = fight_topics(self.eyes, self.totals()) if self.stage in (PLAN, FIGHT) else ()
        panel = self.active_panel
        key = panel.current.key if panel and panel.current else ""
        if self.stage in self.LISTS and (option := option_of(self.flow.decision, key)):
            return (*option_topics(asking, option), *fight)
        if key.startswith("card"):
            copy = int(key.partition(" ")[2])
            return (*card_topics(asking, copy), *fight)
        return (*fight, *super().topics())

    def _asking_why(self) -> Asking:
        explain = self.opened.session.explain
        if self.stage == PLAN:
            return Asking(self.eyes, lambda key: self.trial.explain(self.plan, key), self.stage)
        return Asking(self.eyes, explain, self.stage)

    def told(self) -> tuple[str, ...]:
        result = self.flow.session.result
        return story(self.eyes, result, self._logbook.past) if result is not None else ()


def _copy(item: Item) -> int:
    """Return the copy that a row stands for."""
    return int(item.key.partition(" ")[2]) if item.key else NONE


_PASS = command("next").named(mark("Pass"), mark("Pass; a second press does it."))
_DONE = command("next").named(
    mark("Done"), mark("Go on to what comes next; a second press does it.")
)
_MOVE = command("change").named(mark("Column"), mark("Go to the next column of Units."), footer=0)


def _front(*keys: Command) -> tuple[Command, ...]:
    return (*keys, *use("options"), _MOVE)


_STAGE_KEYS: dict[str, tuple[Command, ...]] = {
    "event": _front(
        command("number").named(mark("Play"), footer=4), _PASS, command("enter").named(mark("Play"), footer=1)
    ),
    "recruit": _front(
        command("number").named(mark("Recruit"), footer=4),
        _DONE,
        command("ammunition").named(mark("All Units"), mark("Play all Units of your hand.")),
        command("enter").named(mark("Recruit"), footer=1),
    ),
    "discard": _front(
        command("number").named(mark("Mark"), footer=4),
        command("enter").named(mark("Discard")),
        *use("toggle"),
    ),
    "attach": _front(
        command("number").named(mark("Team"), footer=4), command("enter").named(mark("Attach"))
    ),
    "assault": _front(
        command("engage").named(mark("Assault"), mark("Make an Assault with the Team under the cursor.")),
        command("number").named(mark("Team"), footer=4),
        command("next").named(mark("No Assault"), mark("Make no Assault; a second press does it.")),
        command("enter").named(mark("Assault"), footer=1),
    ),
    "facility": _front(
        command("move").named(mark("Facility"), footer=2).written("a-g"),
        command("enter").named(mark("Assault it")),
    ),
    "mission": _front(
        command("engage").named(mark("S&D"), mark("Send the Unit under the cursor.")),
        command("number").named(mark("Unit"), footer=4),
        command("next").named(mark("No S&D"), mark("Make no Search and Destroy; a second press does it.")),
        command("enter").named(mark("Send"), footer=1),
    ),
    "prey": _front(
        command("number").named(mark("Team"), footer=4), command("enter").named(mark("Search for it"))
    ),
    PLAN: (
        command("number").named(mark("Commit"), mark("Commit the card of that number, or not."), footer=4),
        command("best").named(mark("Best"), mark("Plan the best chance that gives nothing up."), footer=4),
        command("enter").named(mark("Go"), mark("Commit what is marked; a second press does it.")),
        command("none").named(mark("None"), mark("Mark nothing."), footer=3),
        command("target").named(mark("Target"), mark("Put the bonus on the next card."), footer=2),
        command("next").named(mark("Go"), footer=0),
        *use("toggle", "options"),
    ),
    FIGHT: (*CHOOSING, *use("options")),
    CHOICE: (*CHOOSING, *use("options")),
    OPTIONS: (*CHOOSING, *use("options")),
    RESULT: GO_ON,
    WAIT: (command("enter").named(mark("Go on"), footer=0),),
    OVER: AFTER_GAME,
}  # fmt: skip
