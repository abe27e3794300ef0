"""What the middle of the table of Undead shows (S14, S15): its panels, and what fills them."""

from collections.abc import Iterable, Mapping

from textual.geometry import Region, Size

from core.kernel.decision import NONE, Decision, Option
from tui.narration.text import _, mark
from tui.narration.undead.questions import question
from tui.narration.undead.terms import counted
from tui.rows import Row, Span, row
from tui.screens.areas import LOG, LOG_LINE, log_column
from tui.screens.base import Divider
from tui.screens.choosing import LIST
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT, option_of
from tui.screens.undead_frame import MAIN, PLAN
from tui.screens.undead_mission import UndeadMission
from tui.sizes import READABLE
from tui.undead import attack, moving, odds, track
from tui.undead.ending import ending_rows
from tui.undead.eyes import UndeadEyes
from tui.undead.outcome import outcome_rows, title_words
from tui.undead.places import (
    attack_places,
    choice_places,
    column_id,
    mission_places,
    one_place,
)
from tui.widgets.grid import Grid
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text


class UndeadView(UndeadMission):
    """The table, looked at."""

    def panels(self) -> Iterable[Lines]:
        for at in range(self.places):
            yield Panel(id=column_id(at))
        yield Panel(id="squad")
        yield Grid(id="hand")
        yield Divider(id="line")
        yield Panel(id="acts")
        yield Panel(id="aim", reachable=False)
        yield Panel(id="targets")
        yield Panel(id="odds", reachable=False)
        yield Panel(id="cards")
        yield Panel(id="back", reachable=False)
        yield Panel(id=LIST)
        yield Panel(id="told")
        yield Divider(id=LOG_LINE)
        yield Panel(id=LOG, reachable=False, margin=False)

    def tabs(self) -> tuple[str, ...]:
        """Tab goes from the Soldiers to the hand, to what can be done, and along the track."""
        columns = tuple(column_id(at) for at in range(self.places))
        if self.on_mission():
            return ("squad", "hand", "acts", *columns)
        if self.stage == PLAN:
            return ("targets", "cards") if self.panel("cards").places else ("targets",)
        return (self.PANELS[self.stage],)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        around = (self.places, self.looked_at())
        if self.on_mission():
            return mission_places(
                middle,
                size,
                self.active or "squad",
                track=around,
                soldiers=len(self.flow.view.soldiers),
                held=self.held(),
                needed=self._needed(middle.width),
            )
        if self.stage == PLAN:
            return self._attack_places(middle, size)
        if self.stage == CHOICE:
            return choice_places(
                middle,
                size,
                LIST,
                track=around,
                needed=self._needed(middle.width),
                rows=self._list_rows(),
            )
        return one_place(middle, size, self.PANELS[self.stage])

    def _needed(self, width: int) -> int:
        """Return the rows of the highest column of the track with all that is told of Hostiles."""
        shown = self.columns_in(width)
        cells = max(width // len(shown) - 2, 8)
        parts = (track.column_parts(self.eyes, at, cells) for at in shown)
        return max(sum(len(part.rows) for part in column) for column in parts)

    def _list_rows(self) -> int:
        decision = self.flow.decision
        return len(decision.options) + 3 if decision is not None else 1

    def _attack_places(self, middle: Region, size: Size) -> Mapping[str, Region]:
        trial = self.trial
        if trial is None:
            return one_place(middle, size, "targets")
        column = log_column(size)
        width = middle.width - (column + 3 if column else 0) - 1
        tried = trial.of(self.plan)
        figures = odds.chart_rows(self.eyes, tried.aim, width)
        figures += odds.cover_rows(self.eyes, tried.aim, width)
        cards = attack.card_lines(self.eyes, trial, self.plan, width)
        return attack_places(
            middle,
            size,
            targets=len(trial.targets[self.plan.way]),
            odds=len(figures),
            cards=sum(len(each.rows) for each in cards),
        )

    # What is asked.

    def question(self) -> str:
        if self.stage == RESULT:
            name = self.eyes.name(self.flow.seat)
            return _("{name}, Enter goes on. All of this is in the log.").format(name=name)
        if self.stage == OVER:
            return self.over_words()
        decision = self.flow.decision
        if decision is None:
            waits = _("{waiting} You may look around.").format(waiting=self.waiting_words())
            return self._failed or waits
        gone = _("The plan no longer holds. ") if self.flow.fell else ""
        return gone + self._asked_words(decision)

    def over_words(self) -> str:
        """Return what can be done when the Mission is over."""
        return _("The Mission is over: 1 Story, 2 Replay, 3 Again. Enter goes home.")

    def _asked_words(self, decision: Decision) -> str:
        if self.stage == MAIN:
            return self._main_words(decision)
        if self.stage == PLAN and self.trial is not None:
            text_ = _("{name}, attack {target} with {weapon}? Enter twice rolls.")
            aim = self.trial.of(self.plan).aim
            return text_.format(
                name=self.eyes.scene.soldier(aim.soldier),
                target=odds.target_words(self.eyes, aim.target),
                weapon=self.eyes.scene.with_what(aim.source, aim.mode),
            )
        return question(self.eyes.scene, decision)

    def _main_words(self, decision: Decision) -> str:
        """Ask for the Soldier under the cursor, and say how many Actions the seat has left."""
        eyes = self.eyes
        number = self.soldier
        man = eyes.soldier(number)
        mine = [n for n, each in enumerate(eyes.view.sheets) if each.seat == decision.seat]
        left = sum(eyes.soldier(n).actions for n in mine)
        if not left:
            text_ = _("{name}, no Action is left. n ends the Soldier Turn.")
            return text_.format(name=eyes.name(decision.seat))
        text_ = _("{name}, {soldier} has {actions}, all have {left}. Enter lists what can be done.")
        return text_.format(
            name=eyes.name(decision.seat),
            soldier=eyes.scene.soldier(number),
            actions=counted("actions", man.actions),
            left=left,
        )

    # What is drawn.

    def draw(self, size: Size) -> None:
        eyes = self.eyes
        if self.on_mission():
            self.draw_mission(eyes)
        elif self.stage == PLAN:
            self._draw_attack(eyes)
        elif self.stage in (CHOICE, OPTIONS):
            if self.stage == CHOICE:
                self.draw_track(eyes)
            self.draw_list()
        else:
            self._draw_told(eyes)
        if log_column(size):
            panel = self.panel(LOG)
            extent = panel.extent
            panel.fill(_("Log"), text(self.log_tail(extent.width, extent.height - 1, numbers=True)))

    def _draw_attack(self, eyes: UndeadEyes) -> None:
        trial = self.trial
        if trial is None:
            return
        plan, width = self.plan, self.panel("targets").extent.width - 1
        tried = trial.of(plan)
        heading = attack.heading(eyes, tried.aim)
        self.panel("aim").fill(heading, text([attack.way_row(eyes, trial, plan, width)]))
        items = [
            Item(f"target {copy}", (attack.target_row(eyes, trial, plan, copy, width),))
            for copy in trial.targets[plan.way]
        ]
        targets = self.panel("targets")
        targets.fill(_("Target"), items, right=_("odds now"))
        figures = odds.chart_rows(eyes, tried.aim, width)
        figures += odds.cover_rows(eyes, tried.aim, width)
        dice = odds.chart_heading(eyes, tried.aim, max(width - 34, 12))
        self.panel("odds").fill(dice, text(figures), right=odds.columns_words(width))
        lines = attack.card_lines(eyes, trial, plan, width)
        cards = [Item(each.key, each.rows, each.label) for each in lines]
        self.panel("cards").fill(_("Cards for this Attack"), cards)
        back = self.panel("back")
        if back.extent.height > 1:
            back.fill(
                _("What comes back"),
                text(attack.back(eyes, plan.target, width, back.extent.height)),
            )

    def kind_word(self, option: Option) -> str:
        return ""

    def card_asking(self, decision: Decision) -> str:
        """Return nothing: what asks is named in the question, and its text would only be in the way."""
        return ""

    def card_name(self, card_id: str) -> str:
        return self.eyes.book.by_id[card_id].name

    def list_heading(self, decision: Decision, width: int) -> str:
        return moving.cost_words(self.eyes) or _(_LISTS.get(decision.kind, mark("Your choice")))

    def card_chosen(self) -> str:
        item = self.panel(LIST).current
        option = option_of(self.flow.decision, item.key) if item else None
        view = self.flow.view
        if option is None or option.card == NONE or option.card < len(view.soldiers):
            return ""
        return view.cards[option.card]

    def _draw_told(self, eyes: UndeadEyes) -> None:
        panel = self.panel("told")
        width, height = panel.extent.width - 1, panel.extent.height - 1
        result = self.flow.session.result
        if self.stage == OVER and result is not None:
            made: Rows | list[Row] = ending_rows(
                eyes, result, self._logbook.past, min(width, READABLE)
            )
            panel.fill(_("The Mission is over"), text(made))
            return
        happened = self.flow.result
        rows = outcome_rows(eyes, happened, width, height)
        panel.fill(title_words(eyes, happened), text(rows or [row(Span("", "muted"))]))


_LISTS = {
    "move": mark("Cards for this Move"),
    "pay": mark("Action cards to pay with"),
    "power": mark("Divine Powers"),
    "target": mark("Targets"),
    "soldier": mark("Soldiers"),
    "equipment": mark("Equipment"),
    "gear": mark("Gear"),
    "place": mark("Locations that were seen"),
    "under": mark("Locations that were seen"),
    "discard": mark("The hand"),
    "hit": mark("Who takes it"),
    "suppress": mark("Who takes it"),
    "react": mark("Your defence"),
    "cover": mark("Cards before the Cover die"),
    "deny": mark("Your answer"),
}
"""Kind of a Decision -> the title of its list."""
