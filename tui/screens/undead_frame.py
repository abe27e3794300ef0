"""What stands around the middle of the table of Undead (S14): the two lines above, the log.

It also holds the stages, and what the person at the screen plans.
"""

from typing import Any, ClassVar

from textual.geometry import Size

from core.kernel.decision import NONE
from core.undead.rules import Undead
from core.undead.view import View
from tui.desk import Desk
from tui.glyphs import Glyphs, title
from tui.narration.text import _
from tui.opened import Opened
from tui.rows import Row
from tui.screens.afterwards import Afterwards
from tui.screens.areas import log_lines
from tui.screens.choosing import LIST
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT, WAIT
from tui.undead import head
from tui.undead.eyes import Letters, UndeadEyes, lettered
from tui.undead.flow import UndeadFlow
from tui.undead.plan import Plan, Trial, asks_attack, soldier_of
from tui.widgets.lines import Rows

MAIN, PLAN = "main", "plan"
"""The mission in the Soldier Turn, and an Attack before its roll."""


class UndeadFrame(Afterwards[UndeadEyes]):
    """The table around its middle."""

    FLOW = UndeadFlow
    TYPED: ClassVar[dict[str, str]] = {
        "track": "mansion", "hostiles": "mansion", "squad": "survivors", "hands": "survivors",
        "piles": "zones",
    }  # fmt: skip
    PANELS: ClassVar[dict[str, str]] = {
        MAIN: "squad", PLAN: "targets", CHOICE: LIST, OPTIONS: LIST, RESULT: "told", OVER: "told",
        WAIT: "squad",
    }  # fmt: skip

    flow: UndeadFlow

    def __init__(self, desk: Desk, opened: Opened) -> None:
        super().__init__(desk, opened)
        # Hands are open to all (UND-5): nothing is to be hidden when the keyboard passes on.
        self.curtain = False
        self.plan = Plan()
        self.numbers: dict[int, int] = {}
        self._letters: Letters = {}
        self._trial: Trial | None = None

    @property
    def rules(self) -> Undead:
        """The rules of the game."""
        rules: Any = self.opened.session.rules
        found: Undead = rules
        return found

    def eyes_on(self, view: View, glyphs: Glyphs) -> UndeadEyes:
        self._letters = lettered(view.hostiles, self._letters)
        return UndeadEyes(view, self.rules.book, self.opened.narration, glyphs, self._letters)

    @property
    def trial(self) -> Trial | None:
        """Tries the Attack that is planned; None where none is."""
        return self._trial if self.stage == PLAN else None

    def asked_stage(self) -> str:
        decision = self.flow.decision
        if decision is None:
            return WAIT
        if decision.kind == "main":
            return MAIN
        return PLAN if asks_attack(self.rules, self.flow.view) else CHOICE

    def go(self, stage: str) -> None:
        if stage == PLAN:
            soldier = soldier_of(self.flow.view)
            if soldier != NONE:
                self.begin_plan(soldier)
        super().go(stage)

    def begin_plan(self, soldier: int) -> None:
        """Try the Attacks of a Soldier out; the best one that uses nothing up is planned first."""
        view = self.flow.view
        known = self._trial
        if known is None or known.view is not view or known.soldier != soldier:
            self._trial = Trial(self.rules, view, soldier)
            self.plan = self._trial.first()

    def forget(self) -> None:
        super().forget()
        self.plan, self._trial = Plan(), None

    def unsaved(self) -> bool:
        return super().unsaved() or (self.stage == PLAN and bool(self.plan.adds))

    def head(self, size: Size) -> Rows:
        return tuple(head.head_rows(self.eyes, size.width, self.saved_words()))

    def log_rows(self, size: Size) -> Rows:
        count = log_lines(size)
        if self.stage == PLAN and size.height < 30:
            count = min(count, 1)
        if not count:
            return ()
        titled = size.height >= 40 and size.width >= 120
        rows: list[Row] = self.log_above(size, count, numbers=titled)
        if titled:
            rows.insert(0, title(_("Log"), size.width, self.ink.glyphs))
        return tuple(rows)
