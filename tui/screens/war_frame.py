"""What stands around the middle of the table of Biohazard War (S12): the two lines above, the log.

It also holds the names of the stages: those that take place on the fronts are called as the kinds of
their Decisions.
"""

from typing import Any, ClassVar

from textual.geometry import Size

from core.war import events
from core.war.rules import War
from core.war.view import View
from tui.desk import Desk
from tui.glyphs import Glyphs, title
from tui.narration.text import _
from tui.opened import Opened
from tui.rows import Row
from tui.screens.afterwards import Afterwards
from tui.screens.areas import log_lines
from tui.screens.choosing import LIST
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT, WAIT
from tui.war import head
from tui.war.eyes import WarEyes
from tui.war.flow import WarFlow
from tui.war.plan import KINDS, Plan, Trial
from tui.widgets.lines import Rows

FRONTS = {
    "event": "hand", "recruit": "hand", "discard": "hand", "attach": "teams", "assault": "teams",
    "prey": "teams", "facility": "facilities", "mission": "units",
}  # fmt: skip
"""The kinds of Decisions that are answered on the fronts, and the panel that each is about."""

PLAN, FIGHT = "plan", "fight"
"""Committing to a fight, and choosing within one."""


class WarFrame(Afterwards[WarEyes]):
    """The table around its middle."""

    FLOW = WarFlow
    LABELLED = frozenset(("facility",))
    LISTS = (CHOICE, OPTIONS, FIGHT)
    TYPED: ClassVar[dict[str, str]] = {"piles": "zones"}
    PANELS: ClassVar[dict[str, str]] = {
        **FRONTS, PLAN: "plan", FIGHT: LIST, CHOICE: LIST, OPTIONS: LIST, RESULT: "told",
        OVER: "told", WAIT: "hand",
    }  # fmt: skip

    flow: WarFlow

    def __init__(self, desk: Desk, opened: Opened) -> None:
        super().__init__(desk, opened)
        self.plan = Plan()
        self.numbers: dict[int, int] = {}
        # Whether a stage has begun, so that the cursor goes to the first card that it takes.
        self.fresh = True
        self._trial: Trial | None = None
        self._fallen: tuple[object, dict[int, int]] = (None, {})

    @property
    def rules(self) -> War:
        """The rules of the game."""
        rules: Any = self.opened.session.rules
        found: War = rules
        return found

    def eyes_on(self, view: View, glyphs: Glyphs) -> WarEyes:
        return WarEyes(view, self.rules.book, self.opened.narration, glyphs, self._turns_of_falls())

    @property
    def trial(self) -> Trial:
        """Tries plans out at the question that waits."""
        view = self.flow.view
        if self._trial is None or self._trial.view is not view:
            self._trial = Trial(self.rules, view)
        return self._trial

    def asked_stage(self) -> str:
        decision = self.flow.decision
        if decision is None:
            return WAIT
        if decision.kind in FRONTS:
            return decision.kind
        if decision.kind in KINDS:
            return PLAN
        return FIGHT if self.flow.view.fight is not None else CHOICE

    def go(self, stage: str) -> None:
        before = self.stage
        if stage != before and stage == PLAN:
            self.plan = Plan()
        super().go(stage)
        self.fresh = self.fresh or stage != before

    def forget(self) -> None:
        super().forget()
        self.plan, self.numbers = Plan(), {}

    def unsaved(self) -> bool:
        return super().unsaved() or (self.stage == PLAN and bool(self.plan.chosen))

    def head(self, size: Size) -> Rows:
        if self.curtain:
            return ()
        return tuple(head.head_rows(self.eyes, size.width, self.saved_words()))

    def log_rows(self, size: Size) -> Rows:
        count = log_lines(size)
        if self.curtain or not count:
            return ()
        titled = size.height >= 40 and size.width >= 120
        rows: list[Row] = self.log_above(size, count, numbers=titled)
        if titled:
            rows.insert(0, title(_("Log"), size.width, self.ink.glyphs))
        return tuple(rows)

    def _turns_of_falls(self) -> dict[int, int]:
        """Return the turns in which cards of this game were destroyed; looked for once in each state."""
        state = self.opened.session.table.state
        if self._fallen[0] is not state:
            past = self._logbook.past
            found: dict[int, int] = {}
            turn = past.turn(0)
            for step in past.steps():
                for event in step:
                    if isinstance(event, events.GameBegan):
                        found = {}
                    elif isinstance(event, events.TurnBegan):
                        turn = event.number
                    elif isinstance(event, events.Destroyed):
                        found[event.card] = turn
            self._fallen = state, found
        return self._fallen[1]
