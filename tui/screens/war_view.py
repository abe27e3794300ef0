"""What the middle of the table of Biohazard War shows (S12, S13): its panels, and what fills them."""

from collections.abc import Iterable, Mapping

from attrs import evolve
from textual.geometry import Region, Size

from core.kernel.decision import NONE, Decision, Option
from core.war.state import Fight
from core.war.view import Totals
from tui.narration.text import _, mark
from tui.narration.war.questions import prompt
from tui.rows import Row, Span, row
from tui.screens.areas import LOG, LOG_LINE, log_column
from tui.screens.base import Divider
from tui.screens.choosing import LIST
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT, WAIT
from tui.screens.war_frame import FIGHT, FRONTS, PLAN, WarFrame
from tui.sizes import READABLE
from tui.war import commit, fronts, sums
from tui.war.ending import ending_rows
from tui.war.eyes import WarEyes
from tui.war.odds import mission_words, odds_heading
from tui.war.outcome import outcome_rows, title_words
from tui.war.places import fight_places, front_places, one_place
from tui.war.under import pile_rows, under_rows
from tui.widgets.grid import Grid
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text

_TEXTS_FROM = 50
"""The width of the hand from which its cards have their whole texts, where it is high enough."""

TABS = ("facilities", "units", "teams", "hand")


class WarView(WarFrame):
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

    def on_fronts(self) -> bool:
        """Say whether the fronts are in the middle."""
        return self.stage in (*FRONTS, WAIT)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if self.on_fronts():
            return front_places(middle, size, self.active or "hand", len(self.flow.view.me.hand))
        panel = self.PANELS[self.stage]
        if self.stage in (PLAN, FIGHT):
            return fight_places(middle, size, self._sum_lines(), panel)
        return one_place(middle, size, panel)

    def _sum_lines(self) -> int:
        totals = self.totals()
        if totals is None:
            return 1
        return max(len(totals.heroes.parts), len(totals.umbrella.parts)) + 1

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
            target=self.eyes.scene.place(target),
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
            self._draw_fronts(eyes)
            self._stand_on_first(eyes)
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

    def _draw_fronts(self, eyes: WarEyes) -> None:
        # The chances of the other panels are those of the row under the cursor, so that comes first.
        for name in sorted(TABS, key=lambda each: each != self.PANELS[self.stage]):
            draw = {
                "facilities": self._draw_facilities, "units": self._draw_units,
                "teams": self._draw_teams, "hand": self._draw_hand,
            }[name]  # fmt: skip
            draw(eyes)
        self._draw_under(eyes)

    def _stand_on_first(self, eyes: WarEyes) -> None:
        """Put the cursor on the first card that the question takes, once when it is asked."""
        if not self.fresh:
            return
        self.fresh = False
        panel = self.panel(self.PANELS[self.stage])
        taken = (item for item in panel.items if item.key and eyes.option_key(_copy_of(item)))
        item = next(taken, None)
        if item is not None and item is not panel.current:
            panel.stand_on(item.key)
            self._draw_fronts(eyes)

    def cursor_card(self, panel_id: str) -> int:
        """Return the copy under the cursor of a panel, or NONE."""
        item = self.panel(panel_id).current
        return int(item.key.partition(" ")[2]) if item and item.key.startswith("card") else NONE

    def _draw_facilities(self, eyes: WarEyes) -> None:
        panel = self.panel("facilities")
        width = panel.extent.width - 1
        team = NONE
        if self.stage == "assault":
            team = self.cursor_card("teams")
        elif self.stage == "facility" and eyes.view.ahead:
            team = eyes.view.ahead[-1].about[0]
        items = [
            Item(f"card {copy}", (fronts.facility_row(eyes, copy, width, team),), letter)
            for copy, letter in zip(eyes.facilities, fronts.LETTERS, strict=False)
        ]
        if team != NONE:
            panel.fill(_("Facilities"), items, right=odds_heading(width))
        else:
            panel.fill(_("Umbrella: Facilities"), items)

    def _draw_units(self, eyes: WarEyes) -> None:
        grid = self.query_one("#units", Grid)
        units = eyes.view.side_of_umbrella.units
        height = grid.extent.height - 1
        grid.columns(2 if len(units) > height and grid.extent.width >= 36 else 1)
        asked = self.stage == "mission"
        items = [
            Item(
                f"card {copy}",
                (
                    fronts.unit_row(
                        eyes,
                        copy,
                        grid.cell_width,
                        _digit(place) if asked else "",
                        works=bool(eyes.option_key(copy)) if asked else None,
                    ),
                ),
                _digit(place) if asked else "",
            )
            for place, copy in enumerate(units, 1)
        ]
        none = text([row(Span(_("none"), "muted"))]) if not items else ()
        grid.fill(_("Units ready, {count}").format(count=len(units)), [*items, *none])

    def _draw_teams(self, eyes: WarEyes) -> None:
        panel = self.panel("teams")
        width, teams = panel.extent.width - 1, eyes.view.side_of_heroes.teams
        lost = fronts.lost_words(eyes)
        lines = sum(1 + len(team.characters) for team in teams) + bool(lost) + 1
        members = lines <= panel.extent.height
        asked = self.PANELS[self.stage] == "teams"
        items = []
        for place, team in enumerate(teams, 1):
            label = _digit(place) if asked else ""
            rows = fronts.team_rows(
                eyes,
                team,
                width,
                label=label,
                note=self._team_note(eyes, team.card),
                members=members,
                works=bool(eyes.option_key(team.card)) if self.stage == "attach" else None,
            )
            items.append(Item(f"card {team.card}", tuple(rows), label))
        notes = fronts.text_rows([lost], width)
        none = text([row(Span(_("none in play"), "muted"))]) if not items else ()
        heading = _("Heroes: Teams, {count}").format(count=len(teams))
        panel.fill(heading, [*items, *none, *text(notes)])

    def _team_note(self, eyes: WarEyes, card: int) -> str:
        """Return what is told of a Team at this question instead of its total."""
        unit = NONE
        if self.stage == "mission":
            unit = self.cursor_card("units")
        elif self.stage == "prey" and eyes.view.ahead:
            unit = eyes.view.ahead[-1].about[0]
        return mission_words(eyes, unit, card) if unit != NONE else ""

    def _draw_hand(self, eyes: WarEyes) -> None:
        panel, me = self.panel("hand"), eyes.view.me
        width = panel.extent.width - 1
        asked = self.PANELS[self.stage] == "hand" and self.stage != WAIT
        self._number(me.hand)
        items = [
            self._hand_item(eyes, copy, width, asked=asked) for copy in self._in_order(me.hand)
        ]
        items = self._with_texts(eyes, items, panel.extent)
        heading = _("Your hand, {count}").format(count=me.hand_size)
        other = eyes.view.seats[1 - me.seat]
        right = _("deck {deck}, their hand {hand}, deck {other}").format(
            deck=me.deck_size, hand=other.hand_size, other=other.deck_size
        )
        if len(heading) + len(right) + 10 > width:
            right = _("their hand {hand}").format(hand=other.hand_size)
        panel.fill(heading, items, right=right)

    def _with_texts(self, eyes: WarEyes, items: list[Item], extent: Size) -> list[Item]:
        """Return the cards of the hand with their whole texts, where there is room for them."""
        if extent.width < _TEXTS_FROM:
            return items
        longer = [
            evolve(
                item,
                rows=(*item.rows, *fronts.card_text_rows(eyes, _copy_of(item), extent.width - 5)),
            )
            for item in items
        ]
        return longer if sum(len(each.rows) for each in longer) < extent.height else items

    def _number(self, hand: tuple[int, ...]) -> None:
        """Let cards keep their numbers; a new one takes the lowest that is free."""
        self.numbers = {copy: at for copy, at in self.numbers.items() if copy in hand}
        for copy in hand:
            if copy not in self.numbers:
                taken = set(self.numbers.values())
                self.numbers[copy] = next(at for at in range(1, 99) if at not in taken)

    def _in_order(self, hand: tuple[int, ...]) -> list[int]:
        return sorted(hand, key=lambda copy: self.numbers[copy])

    def _hand_item(self, eyes: WarEyes, copy: int, width: int, *, asked: bool) -> Item:
        label = _digit(self.numbers[copy]) if asked else ""
        if self.stage == "discard":
            sign = "[x] " if eyes.option_key(copy) in self.picked else "[ ] "
            made = fronts.hand_row(eyes, copy, width - 4, "", works=None)
            return Item(f"card {copy}", (row(f"{label:1} {sign}", *made[1:]),), label)
        works = bool(eyes.option_key(copy)) if asked else None
        made = fronts.hand_row(eyes, copy, width, label, works=works)
        return Item(f"card {copy}", (made,), label)

    def _draw_under(self, eyes: WarEyes) -> None:
        panel = self.panel("under")
        copy = self.cursor_card(self.active) if self.active in TABS else NONE
        height, width = panel.extent.height, panel.extent.width - 1
        if height < 2 or copy == NONE:
            panel.fill("", ())
            return
        rows = under_rows(eyes, copy, self.flow.session.explain, self.stage, width)
        if height - 1 - len(rows) >= 3:
            rows += [row(), *pile_rows(eyes, width, height - 2 - len(rows))]
        panel.fill(eyes.card(copy).name, text(rows))

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
        idle: list[Item] = []
        for place, card in enumerate(self.trial.cards, 1):
            rows, possible = commit.commit_rows(eyes, self.trial, self.plan, card, place, width)
            item = Item(f"card {card}", rows, _digit(place))
            (items if possible else idle).append(item)
        notes: list[Row] = []
        if not items and not idle:
            notes.append(row(Span(_("nothing that could be committed"), "muted")))
        if eyes.view.kind in ("attack", "raid"):
            # What is planned counts for what would meet it.
            fight = self.trial.of(self.plan).state.fight
            planned = evolve(eyes, view=evolve(eyes.view, fight=fight))
            notes += [row(), *fronts.text_rows([commit.answers_words(planned)], width)]
        panel.fill(_(_HEADINGS[eyes.view.kind]), [*items, *idle, *text(notes)])

    def kind_word(self, option: Option) -> str:
        return self.eyes.kind(option.card) if option.card != NONE else ""

    def card_name(self, card_id: str) -> str:
        return self.eyes.book.cards[card_id].name

    def list_heading(self, decision: Decision, width: int) -> str:
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


def _copy_of(item: Item) -> int:
    return int(item.key.partition(" ")[2])


def _digit(number: int) -> str:
    return str(number) if number <= 9 else ""


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
