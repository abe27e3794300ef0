"""The table of Undead (S14, S15): what each key does."""

from collections.abc import Mapping

from core.kernel.decision import NONE, Refusal
from core.kernel.rules import Answer
from tui.commands import Command, command, use
from tui.games import GAMES, look_commands, look_of, part
from tui.narration.text import _, mark
from tui.narration.words import commas
from tui.screens.afterwards import AFTER_GAME
from tui.screens.base import Topic
from tui.screens.choosing import CHOOSING, GO_ON, pressed
from tui.screens.rules import RulesScreen
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT, WAIT, option_of
from tui.screens.undead_frame import MAIN, PLAN
from tui.screens.undead_mission import number_of
from tui.screens.undead_view import UndeadView
from tui.screens.why import WhyScreen
from tui.undead import odds, operation
from tui.undead.ending import story
from tui.undead.flow import script_of
from tui.undead.moving import approach_of, approach_words
from tui.undead.outcome import is_attack
from tui.undead.plan import Plan
from tui.undead.why import (
    Asking,
    attack_topics,
    card_topics,
    option_topics,
    place_topics,
    refusal_topics,
    soldier_topics,
)
from tui.widgets.grid import Grid
from tui.widgets.panel import Item, Panel

LOOKS = look_commands("undead", "mansion", "survivors", "zones", "log", "rules")

_WAYS_OUT = ("done", "none", "roll")
"""The keys of answers that go on with nothing more."""


_ACTS = {
    "engage": "attack", "go": "forward", "character": "power", "ammunition": "reload", "partner": "pass",
}  # fmt: skip
"""Commands that a Soldier does something by, and the answer that each gives."""


class UndeadTableScreen(UndeadView):
    """A Mission of Undead being played."""

    TITLE = "Table"
    ABOUT = mark(
        "The track with who stands where, the Soldiers, and the hand of the Soldier under the cursor. Each"
        " Hostile is told with its Hits, whom it aims at (or nears, where its target is out of Range), and the"
        " column of its next Attack; in one row 4>1 means that 4 are left to act, after Soldier 1. S1 is a"
        " Suppression, +2 in a title says that two more stand there below."
        " Enter lists all that a Soldier can do; Tab goes from panel to panel."
    )

    def listed(self) -> tuple[Command, ...]:
        more = (
            *use("redo"),
            *(use("find") if self.stage not in (RESULT, OVER) else ()),
            *use("type"),
        )
        more += use("tab") if len(self.tabs()) > 1 else ()
        # Whoever has begun something by mistake is asked for the rest of it: the way back comes first.
        begun = self.stage in self.LISTS and self.flow.session.table.undoable() > 0
        undo, looks = command("undo").named(mark("Undo"), footer=3 if begun else 2), LOOKS
        looks = (undo, *looks) if begun else (*looks, undo)
        commands = (*self._stage_keys(), *looks, *more)
        if self._may_close():
            commands += use("back")
        return commands

    def _may_close(self) -> bool:
        """Say whether Escape leaves what stands there for something else."""
        if self.stage == MAIN:
            return self.active != "squad"
        return self.stage in (OPTIONS, PLAN) and self.asked_stage() != self.stage

    def _stage_keys(self) -> tuple[Command, ...]:
        keys = _STAGE_KEYS[self.stage]
        if self.stage == OVER:
            return self.told_keys(self.over_keys())
        if self.stage == MAIN:
            return self.numbered_keys(keys, self.panel("acts" if self.active == "acts" else "hand"))
        if self.stage == PLAN:
            return self.numbered_keys(keys, self.panel("cards"))
        if self.stage == RESULT:
            again = self._may_attack_again()
            return self.told_keys(tuple(each for each in keys if again or each.id != "engage"))
        return self.numbered_keys(keys, self.panel(self.PANELS[self.stage]))

    def _may_attack_again(self) -> bool:
        """Say whether the Soldier of an Attack that is read can make another one."""
        attacks = self.option(f"attack:{self.soldier + 1}") is not None
        return attacks and is_attack(self.flow.result)

    def over_keys(self) -> tuple[Command, ...]:
        """Return the commands of a Mission that is over; one of a campaign goes on with it."""
        return _AFTER_MISSION if self.of_campaign else AFTER_GAME

    @property
    def of_campaign(self) -> bool:
        """Whether the Mission is one of a campaign."""
        return operation.is_campaign(self.desk.store, self.opened.save)

    def over_words(self) -> str:
        if self.of_campaign:
            return _("The Mission is over: 1 Story, 2 Replay. Enter goes on with the campaign.")
        return super().over_words()

    def do_after_game(self, key: str) -> None:
        """Do what a number means when the Mission is over; a Mission of a campaign is not played again."""
        if key != "3" or not self.of_campaign:
            super().do_after_game(key)

    def refuses(self, command_id: str) -> str:
        if command_id == "change" and self.stage == PLAN:
            trial = self.trial
            if trial is not None and len(trial.ways) < 2:
                return _("There is nothing else to attack with here.")
        if command_id == "next" and self.stage in self.LISTS and not self._way_out():
            return _("Something must be chosen here.")
        if command_id == "fewer" and not self.plan.adds:
            return _("No card is planned.")
        return super().refuses(command_id)

    def barred(self, command_id: str) -> Refusal | None:
        if self.stage != MAIN:
            return super().barred(command_id)
        explain, soldier = self.flow.session.explain, self.soldier + 1
        if command_id == "next":
            return explain("end")
        if command_id == "go" and self.option(f"back:{soldier}") is not None:
            return None
        code = _ACTS.get(command_id)
        return explain(f"{code}:{soldier}") if code else None

    # Rows.

    def change(self, panel: Panel, item: Item, step: int) -> None:
        if self.stage == PLAN:
            self._next_way(step)
        elif isinstance(panel, Grid):
            panel.sideways(step)
        elif panel.id and panel.id.startswith("place"):
            at = min(max(int(panel.id.removeprefix("place")) + step, 0), self.places - 1)
            self.activate(f"place{at}")

    def moved(self, panel: Panel) -> None:
        if self.stage == PLAN and panel.id == "targets" and panel.current and self.trial:
            self.plan = self.trial.at(self.plan, number_of(panel.current))

    def choose(self, panel: Panel, item: Item) -> None:
        if self.stage in self.LISTS:
            self.pick(item)
        elif self.stage == PLAN:
            if panel.id == "cards":
                self._toggle(item.key)
            else:
                self._confirm_roll()
        elif panel.id == "squad":
            self.activate("acts" if self.stage == MAIN else "hand")
        elif panel.id == "acts":
            self._act(item.key, item.label)
        elif panel.id == "hand":
            self._play(item)
        elif item.key:
            self._on_track(item)

    def _act(self, key: str, label: str = "") -> None:
        """Do what a line of the Soldier's list says, or say why it cannot be done."""
        if key.startswith("attack:"):
            self.do_engage("")
        else:
            self.attempt(key, pressed("number", label))

    def _play(self, item: Item) -> None:
        """Play an Action card, or say when it is played."""
        if self.stage == MAIN:
            self.attempt(self.play_key(number_of(item)), pressed("number", item.label))
        else:
            self.app.push_screen(WhyScreen(self, card_topics(self._asking_why(), number_of(item))))

    def _on_track(self, item: Item) -> None:
        """Stand on a Soldier; attack a Hostile; explain a place."""
        kind, _space, number = item.key.partition(" ")
        if kind == "soldier":
            self.activate("squad")
            self.panel("squad").stand_on(item.key)
        elif kind == "hostile" and self.stage == MAIN:
            self._engage(int(number))
        else:
            self.app.push_screen(WhyScreen(self, self._track_topics(item)))

    def _toggle(self, key: str) -> None:
        """Take a card into the plan or out of it, or say why that cannot be."""
        trial = self.trial
        if trial is None:
            return
        changed = trial.toggled(self.plan, key)
        if changed == self.plan and (refusal := trial.refusal(self.plan, key)) is not None:
            self.refuse_because(refusal)
        self.plan = changed

    # Keys.

    def do_enter(self, key: str) -> None:
        """Do the row, roll what is planned, or go on after a result."""
        if self.stage == RESULT:
            self.go_on()
        elif self.stage == OVER:
            self.leave_over()
        elif self.stage == WAIT and self._failed:
            self._failed = ""
            self.settle()
        elif self.stage == PLAN and self.active == "targets":
            self._confirm_roll()
        elif self.several() and self.stage in self.LISTS:
            self.answer_picked()
        else:
            super().do_enter(key)

    def leave_over(self) -> None:
        """Leave the Mission that is over, for its campaign or for home."""
        if not self.of_campaign:
            self.ink.go_home()
            return
        folder = operation.folder_of(self.desk.store, self.opened.save)
        self.close_game()
        self.app.switch_screen(part(GAMES["undead"].screens.campaign)(self.desk, folder))

    def do_number(self, key: str) -> None:
        """Do the row of a number of the panel that the question is about."""
        if self.stage == OVER:
            self.do_after_game(key)
            return
        name = {MAIN: "acts" if self.active == "acts" else "hand", PLAN: "cards"}.get(
            self.stage, self.PANELS[self.stage]
        )
        panel = self.panel(name)
        item = panel.labelled(key)
        if item is not None:
            panel.stand_on(item.key)
            self.choose(panel, item)

    def do_toggle(self, _key: str) -> None:
        """Mark the row under the cursor, or unmark it."""
        panel = self.active_panel
        if panel and panel.current and (self.several() or panel.id == "cards"):
            self.choose(panel, panel.current)

    def do_none(self, _key: str) -> None:
        """Plan no card, or choose the row with the number 0."""
        if self.stage == PLAN and self.trial is not None:
            for key in self.plan.adds:
                self.plan = self.trial.toggled(self.plan, key)
        else:
            self.choose_none()

    def do_engage(self, _key: str) -> None:
        """Plan an Attack of the Soldier under the cursor; after a result the next one."""
        if self.stage == RESULT:
            self.go_on()
        if self.stage == MAIN:
            self._engage(NONE)

    def _engage(self, target: int) -> None:
        """Plan an Attack, at a target if it is one that can be chosen."""
        soldier = self.soldier
        key = f"attack:{soldier + 1}"
        if self.option(key) is None:
            self.attempt(key)
            return
        self.begin_plan(soldier)
        super().go(PLAN)
        if target != NONE and self.trial is not None:
            ways = [way for way, found in self.trial.targets.items() if target in found]
            if not ways:
                words = _("{soldier} has nothing that reaches {target}.")
                self.refuse(
                    words.format(
                        soldier=self.eyes.scene.soldier(soldier),
                        target=self.eyes.scene.name(target),
                    )
                )
                return
            way = self.plan.way if self.plan.way in ways else ways[0]
            self.plan = Plan(way, target)
        self.redraw()
        self._stand_on_target()

    def _stand_on_target(self) -> None:
        self.panel("targets").stand_on(f"target {self.plan.target}")

    def do_best(self, _key: str) -> None:
        """Plan what promises most, whatever it uses up."""
        if self.trial is not None:
            self.plan = self.trial.best()
            self.redraw()
            self._stand_on_target()

    def do_fewer(self, _key: str) -> None:
        """Take the last card off the plan."""
        if self.trial is not None and self.plan.adds:
            self.plan = self.trial.toggled(self.plan, self.plan.adds[-1])

    def _next_way(self, step: int) -> None:
        if self.trial is not None:
            self.plan = self.trial.with_way(self.plan, step)
            self.redraw()
            self._stand_on_target()

    def do_go(self, _key: str) -> None:
        """Move forward, or back with b; a second press does it."""
        number = self.soldier
        forward, back = f"forward:{number + 1}", f"back:{number + 1}"
        approach = approach_of(self.eyes, number)
        if self.option(back) is None:
            self.attempt(forward, command("go"))
            return
        where = self.eyes.scene.place(self.eyes.soldier(number).at - 1)
        others = {"b": lambda: self.attempt(back, command("go"))}
        if self.option(forward) is None or approach is None:
            refusal = self.flow.session.explain(forward)
            said = self.eyes.narration.refusal(refusal, self.flow.view) if refusal else ""
            text = _("{reason} b goes back to {place}.").format(reason=said, place=where)
            self.confirm(command("go"), text, lambda: self.attempt(forward), others)
            return
        text = _("{soldier}: g goes forward {cost}; b goes back to {place}.").format(
            soldier=self.eyes.scene.soldier(number),
            cost=approach_words(self.eyes, approach),
            place=where,
        )
        self.confirm(command("go"), text, lambda: self.attempt(forward), others)

    def do_character(self, _key: str) -> None:
        """Use a Divine Power of the Soldier under the cursor."""
        self.attempt(f"power:{self.soldier + 1}", command("character"))

    def do_ammunition(self, _key: str) -> None:
        """Reload a Weapon of the Soldier under the cursor."""
        self.attempt(f"reload:{self.soldier + 1}", command("ammunition"))

    def do_partner(self, _key: str) -> None:
        """Pass Gear of the Soldier under the cursor."""
        self.attempt(f"pass:{self.soldier + 1}", command("partner"))

    def do_next(self, _key: str) -> None:
        """End the Soldier Turn, or go on with nothing more; a second press does it."""
        if self.stage == PLAN:
            self._confirm_roll()
        else:
            self.attempt("end" if self.stage == MAIN else self._way_out(), command("next"))

    def _way_out(self) -> str:
        """Return the key of the answer that goes on with nothing more, empty if there is none."""
        decision = self.flow.decision
        return next((key for key in _WAYS_OUT if option_of(decision, key)), "")

    def do_back(self, _key: str) -> None:
        """Close what stands there; on the mission the cursor goes to the Soldiers, after it home."""
        if self.stage == OVER:
            self.ink.go_home()
        elif self.stage in (OPTIONS, PLAN):
            self.go(self.asked_stage())
        elif self.stage == RESULT:
            self.go_on()
        else:
            self.activate(self.PANELS[self.stage])

    def do_mansion(self, _key: str) -> None:
        """Look at the track and its Hostiles in full."""
        self.look_with(look_of("undead", "mansion"))

    def do_survivors(self, _key: str) -> None:
        """Look at the sheets of the Soldiers."""
        self.look_with(look_of("undead", "survivors"))

    def do_zones(self, _key: str) -> None:
        """Look through hands, decks and piles."""
        self.look_with(look_of("undead", "zones"))

    def do_log(self, _key: str) -> None:
        """Read the log."""
        self.look_with(look_of("undead", "log"))

    def do_rules(self, _key: str) -> None:
        """Read the rules."""
        self.app.push_screen(RulesScreen(game="undead"))

    # The Attack.

    def _confirm_roll(self) -> None:
        """Roll what is planned, after a second press unless none is ever wanted."""
        decision, trial = self.flow.decision, self.trial
        if decision is None or trial is None:
            return
        tried = trial.of(self.plan)
        script = script_of(decision.seat, tried.keys)

        def give() -> None:
            self.keep(lambda: self.flow.follow(script))

        if self.desk.settings.confirm == "never":
            give()
            return
        view, narration = self.flow.view, self.opened.narration
        labels = {option.key: narration.label(option, view) for option in trial.offered(self.plan)}
        added = commas(labels.get(key, key) for key in tried.adds)
        with_cards = _(" with {cards}").format(cards=added) if added else ""
        text = _("{soldier} attacks {target}{cards}: {odds} Enter rolls; no undo past that.")
        self.confirm(
            command("enter"),
            text.format(
                soldier=self.eyes.scene.soldier(trial.soldier),
                target=odds.target_words(self.eyes, self.plan.target),
                cards=with_cards,
                odds=odds.sum_words(self.eyes, tried.aim),
            ),
            give,
        )

    def asks_twice(self, answer: Answer, words: Mapping[str, str]) -> str:
        if words["price"]:
            return _("{name}, {label}: {price}. {keys} does it.").format(**words)
        return super().asks_twice(answer, words)

    def _hand_over(self) -> None:
        """Let the next person answer: hands lie open, so nothing is hidden in between."""
        self.forget()
        self.keep(self.flow.take_seat)

    # What `?` and the end tell.

    def topics(self) -> tuple[Topic, ...]:
        """Explain the refusal that stands there, else what is under the cursor, else the question."""
        asking = self._asking_why()
        if self._why is not None:
            return (*refusal_topics(asking, self._why), *super().topics())
        panel = self.active_panel
        item = panel.current if panel else None
        if self.trial is not None:
            return self._attack_topics(asking, item)
        if item is None or not item.key:
            return super().topics()
        if self.stage in self.LISTS:
            option = option_of(self.flow.decision, item.key)
            return (*(option_topics(asking, option) if option else ()), *super().topics())
        return (*self._mission_topics(asking, item), *super().topics())

    def _attack_topics(self, asking: Asking, item: Item | None) -> tuple[Topic, ...]:
        if self.trial is None:
            return ()
        aim = self.trial.of(self.plan).aim
        found = attack_topics(self.eyes, aim)
        if self.active == "cards" and item is not None:
            options = {each.key: each for each in self.trial.offered(self.plan)}
            if item.key in options:
                return (*option_topics(asking, options[item.key]), *found)
            refusal = self.trial.refusal(self.plan, item.key)
            return (*(refusal_topics(asking, refusal) if refusal else ()), *found)
        return (*found, *card_topics(asking, aim.target), *card_topics(asking, aim.source))

    def _mission_topics(self, asking: Asking, item: Item) -> tuple[Topic, ...]:
        if self.active == "acts":
            option = option_of(self.flow.decision, item.key)
            if option is not None:
                return option_topics(asking, option)
            refusal = asking.explain(item.key)
            return refusal_topics(asking, refusal) if refusal is not None else ()
        if self.active == "hand":
            copy = number_of(item)
            return card_topics(asking, copy, self.play_key(copy))
        return self._track_topics(item)

    def _track_topics(self, item: Item) -> tuple[Topic, ...]:
        asking = self._asking_why()
        kind, _space, number = item.key.partition(" ")
        if kind == "place":
            return place_topics(asking, int(number))
        if kind == "soldier":
            return soldier_topics(asking, int(number))
        return card_topics(asking, int(number))

    def _asking_why(self) -> Asking:
        return Asking(self.eyes, self.opened.session.explain)

    def told(self) -> tuple[str, ...]:
        result = self.flow.session.result
        return story(self.eyes, result, self._logbook.past) if result is not None else ()


_AFTER_MISSION = tuple(
    command("enter").named(mark("Campaign"), mark("Go on with the campaign."), footer=4)
    if each.id == "enter"
    else each
    for each in AFTER_GAME
    if each.keys != ("3",)
)

_MAIN_KEYS = (
    command("engage").named(mark("Attack"), mark("Plan an Attack of the Soldier under the cursor.")),
    command("go").named(mark("Go"), mark("Move forward, or back."), footer=4),
    command("next").named(mark("End Turn"), mark("End the Soldier Turn; a second press does it.")),
    command("number").named(mark("Card"), mark("Play the Action card of that number."), footer=2),
    command("enter").named(mark("Acts"), mark("List what the Soldier under the cursor can do."), footer=4),
    command("character").named(mark("Power"), mark("Use a Divine Power."), footer=2),
    command("ammunition").named(mark("Reload"), mark("Reload a Weapon."), footer=2),
    command("partner").named(mark("Pass"), mark("Pass Gear to another Soldier."), footer=1),
    command("change").named(mark("Column"), mark("Go to the next column."), footer=0),
    *use("options"),
)  # fmt: skip

_LIST_KEYS = (
    *CHOOSING,
    command("next").named(mark("Go on"), mark("Go on with nothing more.")),
    *use("options"),
)

_STAGE_KEYS: dict[str, tuple[Command, ...]] = {
    MAIN: _MAIN_KEYS,
    PLAN: (
        command("change").named(mark("Weapon"), mark("Attack with something else."), footer=4),
        command("move").named(mark("Target"), mark("Attack something else."), footer=4),
        command("number").named(mark("Card"), mark("Take that card into the plan, or out of it."), footer=3),
        command("enter").named(mark("Roll"), mark("Roll what is planned; a second press does it.")),
        command("best").named(mark("Best"), mark("Plan what promises most, whatever it uses up."), footer=3),
        command("fewer").named(mark("Take off"), mark("Take the last card off the plan."), footer=1),
        command("none").named(mark("No card"), mark("Plan no card."), footer=1),
        command("next").named(mark("Roll"), footer=0),
        *use("toggle"),
        command("options").named(mark("Options"), footer=1),
    ),
    CHOICE: _LIST_KEYS,
    OPTIONS: _LIST_KEYS,
    RESULT: (
        *GO_ON,
        command("engage").named(mark("Attack again"), mark("Go on, and plan the next Attack.")),
    ),
    WAIT: (command("enter").named(mark("Go on"), footer=0),),
    OVER: AFTER_GAME,
}  # fmt: skip
