"""What the middle of the table of Biohazard War shows (S12, S13): its panels, and what fills them."""

from collections.abc import Iterable, Mapping

from textual.geometry import Region, Size

from core.kernel.decision import NONE, Decision, Option
from core.kernel.records import evolve
from core.war.state import Fight
from core.war.view import Totals
from tui import picking
from tui.narration.text import _, mark
from tui.narration.war.questions import prompt
from tui.rows import Row, Span, row
from tui.screens.areas import LOG, LOG_LINE, log_column
from tui.screens.base import Divider
from tui.screens.choosing import LIST
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT
from tui.screens.war_frame import FIGHT, PLAN
from tui.screens.war_fronts import TABS, WarFronts, digit
from tui.sizes import READABLE
from tui.war import commit, fronts, sums
from tui.war.ending import ending_rows
from tui.war.eyes import WarEyes
from tui.war.outcome import outcome_rows, title_words
from tui.war.places import fight_places, front_places, one_place
from tui.widgets.grid import Grid
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text

_WITH_TEXT = 4
"""The rows that must be free for the text of the card under the cursor."""


class WarView(WarFronts):
    """The table, looked at."""

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="facilities")
        yield Divider(id="line")
        yield Grid(id="units")
        yield Panel(id="teams")
        yield Panel(id="hand")
        yield Panel(id="under", reachable=False)
        yield Panel(id="ours", reachable=False)
        yield Panel(id="theirs", reachable=False)
        yield Panel(id="chance", reachable=False)
        yield Panel(id="plan")
        yield Panel(id=LIST)
        yield Panel(id="told")
        yield Divider(id=LOG_LINE)
        yield Panel(id=LOG, reachable=False, margin=False)

    def tabs(self) -> tuple[str, ...]:
        """Tab goes round the fronts; a panel alone keeps the keys."""
        return TABS if self.on_fronts() else (self.PANELS[self.stage],)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if self.on_fronts():
            return front_places(middle, size, self.active or "hand", len(self.flow.view.me.hand))
        panel = self.PANELS[self.stage]
        if self.stage in (PLAN, FIGHT):
            return fight_places(middle, size, self._sum_lines, panel)
        return one_place(middle, size, panel)

    def _sum_lines(self, most: int) -> int:
        totals = self.totals()
        return sums.lines_needed(self.eyes, totals, most) if totals is not None else 1

    def totals(self) -> Totals | None:
        """Return the figures of the fight: with the plan, where one is made."""
        return self.trial.of(self.plan).totals if self.stage == PLAN else self.flow.view.totals

    # What is asked.

    def question(self) -> str:
        if self.curtain:
            return self.waiting_words() if self.flow.session.waits_for_bot() else ""
        if self.stage == RESULT:
            name = self.eyes.name(self.flow.seat)
            return _("{name}, Enter goes on. All of this is in the log.").format(name=name)
        if self.stage == OVER:
            return _("The game is over: 1 Story, 2 Replay, 3 Again. Enter goes home.")
        decision = self.flow.decision
        if decision is None:
            waits = _("{waiting} You may look around.").format(waiting=self.waiting_words())
            return self._failed or waits
        gone = _("The plan no longer holds. ") if self.flow.fell else ""
        return gone + self._asked_words(decision)

    def _asked_words(self, decision: Decision) -> str:
        if self.stage == PLAN:
            return self._plan_words(decision)
        # How a fight stands is on the screen already.
        asked = prompt(self.eyes.scene, decision)
        if self.several():
            words = _("{asked} {number} chosen; Enter goes on.")
            return words.format(asked=asked, number=len(self.picked))
        return asked

    def _plan_words(self, decision: Decision) -> str:
        fight = self.flow.view.fight
        target = NONE
        if fight is not None:
            target = fight.facility if fight.facility != NONE else fight.teams[0]
        return _(_PLANS[decision.kind]).format(
            name=self.eyes.name(decision.seat),
            target=self.eyes.title(target, 16),
            other=self.eyes.name(1 - decision.seat),
        )

    # What is drawn.

    def draw(self, size: Size) -> None:
        if self.curtain:
            for each in self.query(Panel):
                each.fill("", ())
            return
        eyes = self.eyes
        if self.on_fronts():
            self.draw_fronts(eyes)
        elif self.stage in (PLAN, FIGHT):
            self._draw_fight(eyes)
        elif self.stage in (CHOICE, OPTIONS):
            self.draw_list()
        else:
            self._draw_told(eyes)
        if log_column(size):
            panel = self.panel(LOG)
            extent = panel.extent
            panel.fill(_("Log"), text(self.log_tail(extent.width, extent.height - 1, numbers=True)))

    def _draw_fight(self, eyes: WarEyes) -> None:
        totals, fight = self.totals(), eyes.view.fight
        if totals is None or fight is None:
            return
        if self.stage == PLAN:
            fight = self.trial.of(self.plan).state.fight or fight
        assault = fight.facility != NONE
        sides = (
            ("ours", _("Heroes: AFT") if assault else _("Heroes: TDT"), totals.heroes),
            ("theirs", _("Umbrella: FDT") if assault else _("Umbrella: SDFT"), totals.umbrella),
        )
        for name, heading, total in sides:
            panel = self.panel(name)
            extent = panel.extent
            if extent.height > 1:
                made = sums.sum_rows(
                    eyes, total.parts, total.total, extent.width - 1, extent.height - 1
                )
                panel.fill(heading, text(made))
        self._draw_chance(eyes, fight, totals)
        if self.stage == PLAN:
            self._draw_plan(eyes)
        else:
            self.draw_list()

    def _draw_chance(self, eyes: WarEyes, fight: Fight, totals: Totals) -> None:
        panel = self.panel("chance")
        width = panel.extent.width - 1
        if panel.extent.height < 3:
            panel.fill("", text([sums.brief_row(eyes, totals, width)]))
            return
        rows = sums.chance_rows(eyes, fight, totals, width)
        heading = _("Chance, exact over 1,296 throws")
        panel.fill(heading, text(rows), right=sums.need_words(fight, totals))

    def _draw_plan(self, eyes: WarEyes) -> None:
        panel = self.panel("plan")
        width = panel.extent.width - 1
        items: list[Item] = []
        for place, card in enumerate(self.trial.cards, 1):
            number = place if self.trial.is_for(card) else 0
            rows = commit.commit_rows(eyes, self.trial, self.plan, card, number, width)
            items.append(Item(f"card {card}", rows, digit(number)))
        notes: list[Row] = []
        if not items:
            notes.append(row(Span(_("nothing that could be committed"), "muted")))
        if eyes.view.kind in ("attack", "raid"):
            # What is planned counts for what would meet it.
            fight = self.trial.of(self.plan).state.fight
            planned = evolve(eyes, view=evolve(eyes.view, fight=fight))
            notes += [row(), *fronts.text_rows([commit.answers_words(planned)], width)]
        under = self.cursor_card("plan")
        taken = sum(len(item.rows) for item in items) + len(notes)
        if under != NONE and panel.extent.height - taken > _WITH_TEXT:
            told = eyes.card(under)
            said = eyes.narration.card_text(told.id)
            notes += [row(), *picking.text_rows(told.name, said, min(width, READABLE))]
        panel.fill(_(_HEADINGS[eyes.view.kind]), [*items, *text(notes)])

    def kind_word(self, option: Option) -> str:
        return self.eyes.kind(option.card) if option.card != NONE else ""

    def card_name(self, card_id: str) -> str:
        return self.eyes.book.cards[card_id].name

    def list_heading(self, decision: Decision, width: int) -> str:
        if decision.kind == "find" and self.eyes.view.ahead[-1].name == "TakeTeam":
            return _(_LISTS["recover"])
        return _(_LISTS.get(decision.kind, mark("Your choice")))

    def _draw_told(self, eyes: WarEyes) -> None:
        panel = self.panel("told")
        width, height = panel.extent.width - 1, panel.extent.height - 1
        result = self.flow.session.result
        if self.stage == OVER and result is not None:
            made: Rows | list[Row] = ending_rows(
                eyes, result, self._logbook.past, min(width, READABLE)
            )
            panel.fill(_("The game is over"), text(made))
            return
        happened = self.flow.result
        panel.fill(title_words(eyes, happened), text(outcome_rows(eyes, happened, width, height)))


_PLANS = {
    "attack": mark("{name}, commit Events to the Assault. Enter twice: then {other} defends."),
    "defend": mark("{name}, commit what defends {target}. Enter twice throws the dice."),
    "raid": mark("{name}, commit Events to the S&D. Enter twice: then {other} defends."),
    "guard": mark("{name}, commit what defends {target}. Enter twice throws the dice."),
}
_HEADINGS = {
    "attack": mark("Your Events: for an Assault"),
    "defend": mark("Your cards that may defend here"),
    "raid": mark("Your Events: for a Search and Destroy"),
    "guard": mark("Your Events: in defence of a Team"),
}
_LISTS = {
    "find": mark("Your deck"),
    "recover": mark("Your discard pile"),
    "capture": mark("Characters attached to Teams"),
    "respond": mark("Your answer"),
    "target": mark("Where the bonus goes"),
    "team": mark("Teams that could join"),
    "unit": mark("Units that could join"),
    "sacrifice": mark("Characters of the Team"),
}
