"""What the table of the Deck Building Game shows (S1 to S4, L1): its panels, and what fills them.

One thing stands in the middle at a time; `stage` says which. What is shown comes from the view of the
person at the screen and from nowhere else.
"""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from textual.geometry import Region, Size

from core.deckbuilding import events
from core.deckbuilding.cards import Card
from core.kernel.decision import NONE, Decision, Option, Refusal
from tui import grammar
from tui.desk import Desk
from tui.glyphs import title
from tui.look.logbook import Entry, Logbook
from tui.look.past import Past
from tui.narration.deckbuilding.questions import waiting
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _, mark, ngettext
from tui.narration.undo import undo_line
from tui.opened import Opened
from tui.rows import Row, Span, left, row
from tui.screens.base import BaseScreen, Divider
from tui.sizes import READABLE
from tui.table import choices, head, outcome, piles, plan
from tui.table.eyes import Eyes
from tui.table.flow import Flow
from tui.table.hand import Place, hand_row, kind_word, places
from tui.table.last import Fought, fights_of
from tui.table.places import Room, main_places, one_place, plan_places, room_at
from tui.table.plan import Plan
from tui.table.results import result_rows
from tui.thinking import Thinker
from tui.widgets.grid import Grid
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text
from tui.wrap import clipped, wrapped

MAIN, BUY, PLAN, CHOICE, OPTIONS, RESULT, WAIT, OVER = (
    "main", "buy", "plan", "choice", "options", "result", "wait", "over",
)  # fmt: skip

LOG_FOR_UNDO = 4
"""With fewer lines the log shows where undo stops only where something has happened since."""

FULL_TEXTS = Size(120, 20)
"""From this size of the Hand on its cards have their whole texts."""


class TableView(BaseScreen[None]):
    """The table, looked at."""

    PANELS: ClassVar[dict[str, str]] = {
        MAIN: "hand", BUY: "piles", PLAN: "plan", CHOICE: "choice", OPTIONS: "choice",
        RESULT: "told", WAIT: "hand", OVER: "told",
    }  # fmt: skip

    def __init__(self, desk: Desk, opened: Opened) -> None:
        super().__init__()
        self.desk, self.opened = desk, opened
        self.flow = Flow(opened.session)
        self.stage = MAIN
        self.hand: tuple[Place, ...] = ()
        self.plan: Plan = Plan()
        self.picked: tuple[str, ...] = ()
        self.thinker: Thinker | None = None
        self.curtain = len(opened.session.persons) > 1
        self._logbook = Logbook(Past(opened.session), opened.narration)
        self._failed = ""
        self._why: Refusal | None = None
        self._fights: tuple[object, tuple[Fought, ...]] = (None, ())
        self._odds: tuple[object, list[Row]] = (None, [])

    @property
    def eyes(self) -> Eyes:
        """What the panels look at now."""
        book = self.opened.session.rules.book  # type: ignore[attr-defined] # the one game so far
        return Eyes(self.flow.view, book, self.opened.narration, self.ink.glyphs)

    @property
    def room(self) -> Room:
        """What the terminal has room for."""
        return room_at(self.app.size, len(self.flow.view.seats))

    def panels(self) -> Iterable[Lines]:
        yield Grid(id="piles")
        yield Lines(id="played")
        yield Panel(id="hand")
        yield Divider(id="line")
        yield Panel(id="card", reachable=False, margin=False)
        yield Panel(id="plan")
        yield Lines(id="sum")
        yield Panel(id="odds", reachable=False)
        yield Panel(id="choice")
        yield Panel(id="told")
        yield Divider(id="logline")
        yield Panel(id="logged", reachable=False, margin=False)

    def tabs(self) -> tuple[str, ...]:
        """Tab goes between the Hand and the piles; a panel alone keeps the keys."""
        return ("hand", "piles") if self.stage in (MAIN, BUY, WAIT) else (self.PANELS[self.stage],)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        view = self.flow.view
        seats = len(view.seats)
        if self.stage in (MAIN, BUY, WAIT):
            buying = self.active == "piles"
            return main_places(middle, size, seats, len(view.piles), buying=buying)
        if self.stage == PLAN:
            return plan_places(middle, size, seats, len(plan.usable(self.eyes)))
        return one_place(middle, size, seats, self.PANELS[self.stage])

    def head(self, size: Size) -> Rows:
        if self.curtain:
            return ()
        eyes, room, width = self.eyes, self.room, size.width
        saved = _("NOT SAVED") if self._failed else _("saved")
        low = not (room.mates or room.together)
        rows: list[Row] = [
            head.turn_row(eyes, width, saved, self._more_of_turn()),
            head.own_row(eyes, width, self._level_note(), mansion=low),
        ]
        if room.effects:
            rows += head.effect_rows(eyes, width, each_level=room.titled)
        if room.together:
            rows.append(head.mates_row(eyes, width))
        if room.mates:
            rows += self._mate_rows(eyes, room, width)
        if room.mansion:
            rows += self._mansion_rows(eyes, room, width)
        return tuple(rows)

    def _more_of_turn(self) -> list[str]:
        """Return what line 1 has room for at 120 columns: the game, and how far undo goes back."""
        table, setup = self.opened.session.table, self.flow.view.setup
        scenarios = self.eyes.book.scenarios
        name = scenarios[setup.scenario].name if setup.scenario in scenarios else _("own list")
        steps = table.undoable()
        undo = ngettext("undo {count} step", "undo {count} steps", steps).format(count=steps)
        return [f"{setup.mode.capitalize()}, {name}", undo]

    def _level_note(self) -> str:
        """Return the Level with the one before it, as long as the result that brought it is read."""
        for event in self.flow.result if self.stage == RESULT else ():
            if (
                isinstance(event, events.LevelChanged)
                and event.seat == self.flow.seat
                and event.level > event.before
            ):
                words = _("Level {level}  + up from {before}")
                return words.format(level=event.level, before=event.before)
        return ""

    def _mate_rows(self, eyes: Eyes, room: Room, width: int) -> list[Row]:
        others = [seat for seat in eyes.view.seats if seat.seat != eyes.view.seat]
        rows = [head.mate_row(eyes, seat, width) for seat in others]
        if room.titled and rows:
            rows.insert(0, title(_("Survivors"), width, eyes.glyphs))
        return rows

    def _mansion_rows(self, eyes: Eyes, room: Room, width: int) -> list[Row]:
        last = self.last_fights()
        if room.titled:
            heading = title(_("Mansion"), width, eyes.glyphs)
            return [heading, *head.mansion_rows(eyes, last, width)]
        return [head.mansion_row(eyes, last[0] if last else None, width)]

    def last_fights(self) -> tuple[Fought, ...]:
        """Return the fights that were decided last; looked for once in each state."""
        state = self.opened.session.table.state
        if self._fights[0] is not state:
            past = self._logbook.past
            self._fights = state, fights_of(past.steps(), past.state(0).turn.number)
        return self._fights[1]

    def log_rows(self, size: Size) -> Rows:
        room = self.room
        if self.curtain or not room.log_lines:
            return ()
        rows = self._log_tail(size.width, room.log_lines, numbers=room.titled)
        if room.titled:
            rows.insert(0, title(_("Log"), size.width, self.ink.glyphs))
        return tuple(rows)

    def question(self) -> str:
        eyes, turn = self.eyes, self.flow.view.turn
        if self.curtain:
            return self._waiting_words() if self.flow.session.waits_for_bot() else ""
        own = _ASKS.get(self.stage)
        if own is not None:
            name = eyes.name(self.flow.seat)
            last = piles.LABELS[: len(eyes.view.piles)][-1:]
            return _(own).format(name=name, gold=turn.gold, buys=turn.buys, last=last)
        decision = self.flow.decision
        if decision is None:
            return self._failed or _("{waiting} You may look around.").format(
                waiting=self._waiting_words()
            )
        asked = eyes.narration.question(decision, eyes.view)
        if self._several():
            words = _("{asked}: {number} chosen. Enter goes on.")
            asked = words.format(asked=asked.rstrip("."), number=len(self.picked))
        gone = _("The plan no longer holds. ") if self.flow.fell else ""
        return gone + asked

    def _several(self) -> bool:
        decision = self.flow.decision
        return decision is not None and decision.most > 1

    def _waiting_words(self) -> str:
        asked = self.flow.session.decision
        if asked is None:
            return ""
        eyes = self.eyes
        words = waiting(Scene(eyes.book, eyes.view))
        return words or _("{name} is choosing.").format(name=eyes.name(asked.seat))

    def card_under_cursor(self) -> str:
        """Return the id of the card under the cursor, or an empty text."""
        panel = self.active_panel
        key = panel.current.key if panel and panel.current else ""
        kind, _space, number = key.partition(" ")
        view = self.flow.view
        if self.stage in (CHOICE, OPTIONS):
            option = option_of(self.flow.decision, key)
            return view.cards[option.card] if option and option.card != NONE else ""
        if kind == "card":
            return view.cards[int(number)]
        if kind == "pile":
            return piles.top_card(self.eyes, view.piles[int(number)]).id
        return ""

    def draw(self, size: Size) -> None:
        if self.curtain:
            self._draw_curtain()
            return
        eyes = self.eyes
        if self.stage in (MAIN, BUY, WAIT):
            self._draw_main(eyes)
        elif self.stage == PLAN:
            self._draw_plan(eyes)
        elif self.stage in (CHOICE, OPTIONS):
            self._draw_choice(eyes)
        else:
            self._draw_told(eyes)
        if self.room.log_column:
            panel = self.panel("logged")
            extent = panel.extent
            panel.fill(
                _("Log"), text(self._log_tail(extent.width, extent.height - 1, numbers=True))
            )

    def _draw_curtain(self) -> None:
        """Show nothing while the keyboard passes from one person to another."""
        for each in self.query(Panel):
            each.fill("", ())
        for name in ("played", "sum"):
            self.query_one(f"#{name}", Lines).show(())

    def _draw_main(self, eyes: Eyes) -> None:
        grid = self.query_one("#piles", Grid)
        grid.columns(piles.columns_at(grid.extent.width, self.app.size.height))
        width = grid.cell_width
        cells = [
            Item(f"pile {at}", (piles.pile_cell(eyes, at, width),), piles.LABELS[at : at + 1])
            for at in range(len(eyes.view.piles))
        ]
        heading = _("Resource Area")
        if grid.extent.height < 2:
            count = piles.buyable(eyes)
            words = ngettext("{count} pile you can buy: b", "{count} piles you can buy: b", count)
            heading = words.format(count=count)
        grid.fill(heading, cells, right=_legend(grid.extent.width - len(heading) - 9))
        self._draw_played(eyes)
        self._draw_hand(eyes)

    def _draw_played(self, eyes: Eyes) -> None:
        lines = self.query_one("#played", Lines)
        width = lines.extent.width
        played = eyes.named(eyes.view.me.play_area) or _("nothing yet")
        if lines.extent.height > 1:
            heading = title(_("Play Area"), width, eyes.glyphs)
            lines.show((heading, row(" " + clipped(played, width - 2))))
        else:
            words = _("Played: {cards}").format(cards=played)
            lines.show((row(clipped(words, width)),))

    def _draw_hand(self, eyes: Eyes) -> None:
        self.hand = places(eyes, self.hand)
        panel, me = self.panel("hand"), eyes.view.me
        items = [
            Item(f"card {place.card}", self._hand_rows(eyes, place, panel.extent), place.label)
            for place in self.hand
        ]
        zones = _("Inventory {inventory}  Discard Pile {discarded}").format(
            inventory=me.inventory_size, discarded=len(me.discard_pile)
        )
        panel.fill(_("Hand {number}").format(number=me.hand_size), items, right=zones)
        self._draw_card(eyes)

    def _hand_rows(self, eyes: Eyes, place: Place, extent: Size) -> Rows:
        rows = [hand_row(eyes, place, extent.width)]
        if extent.width * 120 // 70 >= FULL_TEXTS.width and extent.height >= FULL_TEXTS.height:
            said = eyes.narration.card_text(eyes.view.cards[place.card])
            width = min(extent.width - 4, READABLE)
            rows += (
                [row("   ", Span(line, "muted")) for line in wrapped(said, width)] if said else []
            )
        return tuple(rows)

    def _draw_card(self, eyes: Eyes) -> None:
        panel, card_id = self.panel("card"), self.card_under_cursor()
        if not panel.extent.area or not card_id:
            panel.fill(_("Card under the cursor"), ())
            return
        card = eyes.book.cards[card_id]
        words = [_card_facts(card), "", *_sentences(eyes.narration.card_text(card_id))]
        lines = [line for each in words for line in wrapped(each, panel.extent.width)]
        heads = len(wrapped(words[0], panel.extent.width))
        panel.fill(
            _("Card under the cursor"),
            text(row(Span(line, "own" if at < heads else "")) for at, line in enumerate(lines)),
        )

    def _draw_plan(self, eyes: Eyes) -> None:
        panel = self.panel("plan")
        width = panel.extent.width - 1
        items = [*text((plan.heading_row(width),))]
        for copy, place in self.plan_places(eyes):
            made = plan.weapon_row(eyes, self.plan, place, width)
            items.append(Item(f"card {copy}", (made,), place.label))
        heading = (
            _("Explore: plan (nothing is announced yet)") if width >= 60 else _("Explore: plan")
        )
        panel.fill(heading, items)
        lines = self.query_one("#sum", Lines)
        short = [clipped(each, width) for each in plan.shortage(eyes, self.plan)]
        rows = [row(" ", *plan.total_row(eyes, self.plan, width))]
        rows += [row(Span(f" {line}", "muted")) for line in short]
        lines.show(
            tuple(rows if lines.extent.height < 3 else [row(), *rows])[: lines.extent.height]
        )
        self._draw_odds(eyes)

    def _draw_odds(self, eyes: Eyes) -> None:
        panel = self.panel("odds")
        if not panel.extent.area:
            return
        width, most = panel.extent.width - 1, max(panel.extent.height - 3, 1)
        made_for = (eyes.view, self.plan, width, most)
        if self._odds[0] != made_for:
            self._odds = made_for, plan.odds_rows(eyes, self.plan, width, most)
        unseen, known = len(eyes.view.mansion_unseen), eyes.view.mansion_size
        note = _("{unseen} cards unseen, {known} known at the bottom.").format(
            unseen=unseen, known=known - unseen
        )
        rows = [*self._odds[1], row(Span(clipped(note, width), "muted"))]
        heading = plan.explores_heading(eyes, self.plan)
        right = _("odds from what you know")
        panel.fill(heading, text(rows), right=right if width > len(heading) + len(right) else "")

    def plan_places(self, eyes: Eyes) -> list[tuple[int, Place]]:
        """Return the Weapons that can be planned, each copy on a row with the number of its card."""
        numbers = {eyes.view.cards[place.card]: place.number for place in self.hand}
        return [
            (copy, Place(numbers.get(eyes.view.cards[copy], 10), copy, 1))
            for copy in plan.usable(eyes)
        ]

    def _draw_choice(self, eyes: Eyes) -> None:
        decision = self.flow.decision
        panel = self.panel("choice")
        if decision is None:
            panel.fill("", ())
            return
        width = panel.extent.width - 1
        items = self._option_items(eyes, decision, width)
        notes: list[Row] = [row()]
        if self._several():
            words = choices.chosen_words(eyes, decision, self.picked)
            notes += [row(line) for line in wrapped(words, width)]
        asks = eyes.view.cards[decision.card] if decision.card != NONE else ""
        under = self.card_under_cursor() if self.stage == CHOICE else ""
        for card_id in dict.fromkeys(each for each in (asks, under) if each):
            notes += choices.text_rows(eyes, card_id, min(width, READABLE))
        heading = _("Options") if self.stage == OPTIONS else choices.heading(eyes, decision, width)
        panel.fill(heading, [*items, *text(notes)])

    def _option_items(self, eyes: Eyes, decision: Decision, width: int) -> list[Item]:
        """Return the options as rows; in the list of all of them each is called as it can be typed."""
        names = [eyes.narration.label(option, eyes.view) for option in decision.options]
        if self.stage == OPTIONS:
            names = list(grammar.typed_names(decision, names))
        items = []
        for option, name, number in zip(
            decision.options, names, grammar.numbers(decision), strict=True
        ):
            chosen = option.key in self.picked if self._several() else None
            made = choices.option_row(eyes, option, (number, name), width, chosen=chosen)
            items.append(Item(option.key, (made,), choices.label_of(number)))
        return items

    def _draw_told(self, eyes: Eyes) -> None:
        panel = self.panel("told")
        width = panel.extent.width - 1
        result = self.flow.session.result
        if self.stage == OVER and result is not None:
            past = self._logbook.past
            begun = past.state(0).turn.number
            rows = result_rows(eyes, result, past.steps(), begun, min(width, READABLE))
            panel.fill(_("The game is over"), text(rows))
            return
        rows = outcome.outcome_rows(eyes, self.flow.result, width, panel.extent.height - 1)
        panel.fill(_("Explore: result"), text(rows))

    def _log_tail(self, width: int, count: int, *, numbers: bool = False) -> list[Row]:
        """Return the last lines of the log, and where undo stops if that is among them (T6)."""
        width = max(min(width, READABLE), 1)
        stop, reason = self._undo_stop()
        lines: list[Row] = []
        # As the last of few lines it would only take the place of what has happened.
        shown = not reason or count < LOG_FOR_UNDO
        for entry in reversed(self._logbook.entries(self.flow.seat)):
            if entry.after > stop:
                shown = not reason
            elif not shown and len(lines) < count:
                lines.insert(0, _undo_row(reason, width))
                shown = True
            lines = _entry_rows(entry, width, count - len(lines), numbers=numbers) + lines
            if len(lines) >= count:
                break
        return [row()] * (count - len(lines)) + lines

    def _undo_stop(self) -> tuple[int, str]:
        """Return after how many answers undo stops, and why; an empty reason if nothing stops it."""
        table = self.opened.session.table
        steps = table.undoable()
        there = len(table.barriers) > steps
        return len(table.answers) - steps, table.barriers[-1 - steps] if there else table.stop


_ASKS = {
    OVER: mark("The game is over. Enter goes home; l reads the log."),
    RESULT: mark("{name}, Enter goes on. The cards stay here and in the log."),
    BUY: mark("{name}, buy: a-{last}. Gold {gold}, Buys {buys}. Escape ends."),
    PLAN: mark("{name}, choose Weapons and the number of Explores; Enter twice Explores."),
}
"""What the screen asks by itself, by stage."""


def option_of(decision: Decision | None, key: str) -> Option | None:
    """Return the option of a key, or None if it is not on offer."""
    options = decision.options if decision is not None else ()
    return next((option for option in options if option.key == key), None)


def _undo_row(reason: str, width: int) -> Row:
    return row(Span(left(f"- - - {undo_line(reason)} {'- ' * width}", width), "muted"))


def _legend(width: int) -> str:
    """Return what the marks of the piles mean, in as many words as there is room for."""
    whole = _("* buy now   + after your Ammunition   x sold out   ~ mixed pile")
    usual = _("* buy now  + after your Ammunition  x sold out")
    return next((each for each in (whole, usual) if len(each) <= width), "")


def _card_facts(card: Card) -> str:
    """Return a card's name, kind and cost: "Ammo x10: Ammunition, cost 0"."""
    facts = _("{name}: {kind}").format(name=card.name, kind=kind_word(card))
    if card.cost is None:
        return facts
    return _("{facts}, cost {cost}").format(facts=facts, cost=card.cost)


def _sentences(said: str) -> list[str]:
    return [said] if said else []


def _entry_rows(entry: Entry, width: int, free: int, *, numbers: bool) -> list[Row]:
    """Return the lines of an entry, at most `free`; `...` tells that there is more of it."""
    is_title = "turn" in entry.line.tags
    number = f"{entry.number} " if numbers and not is_title else ""
    parts = list(wrapped(number + entry.line.text, width, indent=5))
    if len(parts) > free > 0:
        parts = [*parts[: free - 1], clipped(" ".join(parts[free - 1 :]), width)]
    role = "title" if is_title else ""
    return [row(Span(part, role)) for part in parts[: max(free, 0)]]
