"""What the middle of the table shows (S1 to S4): its panels, and what fills them.

One thing stands there at a time; `stage` says which. What is shown comes from the view of the person
at the screen and from nowhere else.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from textual.geometry import Region, Size

from core.deckbuilding.cards import Card
from core.kernel.decision import NONE, Decision, Option
from tui.desk import Desk
from tui.glyphs import title
from tui.look.chronicle import Chronicle, chronicle_of
from tui.look.since import just_begun
from tui.narration.text import _, mark, ngettext
from tui.narration.words import commas
from tui.opened import Opened
from tui.rows import Row, Span, row
from tui.screens.base import Divider
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT, WAIT
from tui.screens.table_frame import ATTACH, BUY, EFFECTS, MAIN, PLAN, XP, TableFrame
from tui.sizes import READABLE
from tui.table import attack, choices, outcome, piles, plan
from tui.table.eyes import Eyes
from tui.table.hand import Place, hand_row, kind_word, places
from tui.table.places import main_places, one_place, plan_places
from tui.table.results import result_rows
from tui.table.uncounted import note_rows, optional_words, uncounted_words
from tui.widgets.grid import Grid
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text
from tui.wrap import clipped, wrapped

FULL_TEXTS = Size(120, 20)
"""From this size of the Hand on its cards have their whole texts."""


class TableView(TableFrame):
    """The table, looked at."""

    PANELS: ClassVar[dict[str, str]] = {
        MAIN: "hand", BUY: "piles", PLAN: "plan", CHOICE: "choice", OPTIONS: "choice",
        EFFECTS: "choice", ATTACH: "choice", XP: "choice", RESULT: "told", WAIT: "hand", OVER: "told",
    }  # fmt: skip

    def __init__(self, desk: Desk, opened: Opened) -> None:
        super().__init__(desk, opened)
        self._odds: tuple[object, list[Row]] = (None, [])
        self._held: tuple[Item, ...] = ()
        self._turn_seen = (0, NONE)
        self._held_of: tuple[Eyes | None, Size] = (None, Size())
        self._read: tuple[object, Chronicle] | None = None
        self._cells: tuple[Item, ...] = ()
        self._cells_of: tuple[Eyes | None, int] = (None, 0)

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
        if self.stage in (MAIN, BUY, WAIT):
            buying = self.active == "piles"
            held, lent = self._kinds_held(), self.lines_to_spare(size)
            return main_places(
                middle, size, self.crowd, len(view.piles), held, buying=buying, lent=lent
            )
        if self.stage == PLAN:
            weapons = plan.usable(self.eyes)
            parted = any(plan.of_partner(self.eyes, copy) for copy in weapons)
            return plan_places(middle, size, len(weapons) + parted)
        return one_place(middle, size, self.PANELS[self.stage])

    def lines_to_spare(self, size: Size) -> int:
        """Return the blank lines below the Hand as the own turn begins: then the log tells what others did."""
        room = self.room
        begins = self.stage == MAIN and just_begun(self._entries(), self.flow.seat)
        if room.titled or not room.log_lines or not begins:
            return 0
        around = len(self.head(size)) + room.log_lines + 2
        middle = Region(0, 0, size.width, max(size.height - around, 0))
        held = self._kinds_held()
        places = main_places(middle, size, self.crowd, len(self.flow.view.piles), held)
        lines = places["hand"].height
        if "card" in places and not room.card:
            lines += places["card"].height
        free = max(lines - 1 - held, 0)
        # A blank line keeps the two apart where there is more than one.
        return free - 1 if free > 1 else free

    def _kinds_held(self) -> int:
        """Return how many rows the Hand has: cards of one kind share one."""
        return len(self.eyes.grouped(self.eyes.view.me.hand))

    def question(self) -> str:
        eyes, turn = self.eyes, self.flow.view.turn
        if self.curtain:
            return self.waiting_words() if self.flow.session.waits_for_bot() else ""
        own = _ASKS.get(self.stage)
        if self.stage == PLAN and self.plan.targets:
            own = _ATTACKS
        if own is not None:
            name = eyes.name(self.flow.seat)
            last = piles.LABELS[: len(eyes.view.piles)][-1:]
            return _(own).format(name=name, gold=turn.gold, buys=turn.buys, last=last)
        decision = self.flow.decision
        if decision is None:
            return self._failed or _("{waiting} You may look around.").format(
                waiting=self.waiting_words()
            )
        asked = eyes.narration.question(decision, eyes.view)
        if self.several():
            words = _("{asked}: {number} chosen. Enter goes on.")
            asked = words.format(asked=asked.rstrip("."), number=len(self.picked))
        gone = _("The plan no longer holds. ") if self.flow.fell else ""
        return gone + asked

    def card_under_cursor(self) -> str:
        """Return the id of the card under the cursor, or an empty text."""
        panel = self.active_panel
        key = panel.current.key if panel and panel.current else ""
        kind, _space, number = key.partition(" ")
        view = self.flow.view
        if self.stage in self.LISTS:
            return self.card_chosen()
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
        elif self.stage in self.LISTS:
            self.draw_list()
        else:
            self._draw_told(eyes)
        if self.room.log_column:
            panel = self.panel("logged")
            extent = panel.extent
            panel.fill(_("Log"), text(self.log_tail(extent.width, extent.height - 1, numbers=True)))

    def _draw_curtain(self) -> None:
        """Show nothing while the keyboard passes from one person to another."""
        for each in self.query(Panel):
            each.fill("", ())
        for name in ("played", "sum"):
            self.query_one(f"#{name}", Lines).show(())

    def _draw_main(self, eyes: Eyes) -> None:
        grid = self.query_one("#piles", Grid)
        grid.columns(piles.columns_at(grid.extent.width, self.app.size.height))
        cells = self._pile_cells(eyes, grid.cell_width)
        heading = _("Resource Area")
        if grid.extent.height < 2:
            count = piles.buyable(eyes)
            words = ngettext("{count} pile you can buy: b", "{count} piles you can buy: b", count)
            heading = words.format(count=count)
        grid.fill(heading, cells, right=_legend(grid.extent.width - len(heading) - 9))
        self._draw_played(eyes)
        self._draw_hand(eyes)

    def _pile_cells(self, eyes: Eyes, width: int) -> tuple[Item, ...]:
        """Return the piles as items, the same ones while nothing changes: most keys move a cursor."""
        if self._cells_of[0] is not eyes or self._cells_of[1] != width:
            self._cells = tuple(
                Item(f"pile {at}", (piles.pile_cell(eyes, at, width),), piles.LABELS[at : at + 1])
                for at in range(len(eyes.view.piles))
            )
            self._cells_of = (eyes, width)
        return self._cells

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
        panel, me = self.panel("hand"), eyes.view.me
        items = self._hand_items(eyes, panel.extent)
        zones = _("Inventory {inventory}  Discard Pile {discarded}").format(
            inventory=me.inventory_size, discarded=len(me.discard_pile)
        )
        panel.fill(_("Hand {number}").format(number=me.hand_size), items, right=zones)
        self._draw_card(eyes)

    def _hand_items(self, eyes: Eyes, extent: Size) -> tuple[Item, ...]:
        """Return the Hand as items, the same ones while nothing changes."""
        if self._held_of[0] is not eyes or self._held_of[1] != extent or not self.hand:
            self.hand = places(eyes, () if self._new_hand(eyes) else self.hand)
            self._held = tuple(
                Item(f"card {place.card}", self._hand_rows(eyes, place, extent), place.label)
                for place in self.hand
            )
            self._held_of = (eyes, extent)
        return self._held

    def _new_hand(self, eyes: Eyes) -> bool:
        """Say whether an own turn has ended since the Hand was drawn here: all its cards left then."""
        turn, before = eyes.view.turn, self._turn_seen
        self._turn_seen = (turn.number, turn.seat)
        return before[1] == eyes.view.seat and before[0] != turn.number

    def _hand_rows(self, eyes: Eyes, place: Place, extent: Size) -> Rows:
        rows = [hand_row(eyes, place, extent.width)]
        if extent.width * 120 // 70 >= FULL_TEXTS.width and extent.height >= FULL_TEXTS.height:
            said = eyes.text_of(eyes.view.cards[place.card])
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
        if not self.room.card:
            # Below the Hand, while buying: the few lines there are for the text.
            said = wrapped(eyes.text_of(card_id), panel.extent.width)
            panel.fill(_card_facts(card), text(row(each) for each in said))
            return
        words = [_card_facts(card), "", *_sentences(eyes.text_of(card_id))]
        lines = [line for each in words for line in wrapped(each, panel.extent.width)]
        heads = len(wrapped(words[0], panel.extent.width))
        panel.fill(
            _("Card under the cursor"),
            text(row(Span(line, "own" if at < heads else "")) for at, line in enumerate(lines)),
        )

    def _draw_plan(self, eyes: Eyes) -> None:
        panel, chosen = self.panel("plan"), self.plan
        width = panel.extent.width - 1
        aimed = attack.TARGET if len(chosen.targets) > 1 else 0
        items = [*text((plan.heading_row(eyes, width, aimed),))]
        parted = False
        for copy, place in self.plan_places(eyes):
            if plan.of_partner(eyes, copy) and not parted:
                items += text((plan.partner_row(eyes),))
                parted = True
            whom = eyes.name(attack.aim(chosen, copy)) if aimed and copy in chosen.chosen else ""
            made = plan.weapon_row(eyes, chosen, place, width, whom, aimed)
            items.append(Item(f"card {copy}", (made,), place.label))
        panel.fill(self._plan_heading(width), items)
        lines = self.query_one("#sum", Lines)
        short = [clipped(each, width) for each in plan.shortage(eyes, chosen)]
        rows = [row(" ", *plan.total_row(eyes, chosen, width))]
        rows += [row(Span(f" {line}", "muted")) for line in short]
        lines.show(
            tuple(rows if lines.extent.height < 3 else [row(), *rows])[: lines.extent.height]
        )
        if chosen.targets:
            self._draw_targets(eyes)
        else:
            self._draw_odds(eyes)

    def _plan_heading(self, width: int) -> str:
        """Return what the plan is called: of one target whom it is on."""
        if not self.plan.targets:
            words = [_("Explore: plan (nothing is announced yet)"), _("Explore: plan")]
        else:
            whom = attack.whom_all(self.eyes, self.plan)
            players = commas(self.eyes.name(seat) for seat in self.plan.targets)
            words = [
                _("Attack on {whom}: plan (nothing is announced yet)").format(whom=whom),
                _("Attack on {whom}: plan").format(whom=whom),
                _("Attack on {whom}").format(whom=players),
                _("Attack: plan"),
            ]
        return next((each for each in words if len(each) < width - 6), words[-1])

    def _draw_targets(self, eyes: Eyes) -> None:
        panel = self.panel("odds")
        if panel.extent.area:
            width = panel.extent.width - 1
            rows = attack.target_rows(eyes, self.plan, width)
            heading = attack.heading(eyes, self.plan, width)
            leads = plan.leader_words(eyes, self.plan)
            right = leads if width > len(heading) + len(leads) else ""
            panel.fill(heading, text(rows), right=right)

    def _draw_odds(self, eyes: Eyes) -> None:
        panel = self.panel("odds")
        if not panel.extent.area:
            return
        width, height = panel.extent.width - 1, panel.extent.height
        made_for = (eyes.view, self.plan, width, height)
        if self._odds[0] != made_for:
            self._odds = made_for, self._odds_rows(eyes, width, height)
        heading = plan.explores_heading(eyes, self.plan)
        right = plan.leader_words(eyes, self.plan) or _("odds from what you know")
        right = right if width > len(heading) + len(right) else ""
        panel.fill(heading, text(self._odds[1]), right=right)

    def _odds_rows(self, eyes: Eyes, width: int, height: int) -> list[Row]:
        """Return the odds, then what they do not count, or what they are made of."""
        explores = min(plan.explores_with(eyes, self.plan), max(height - 3, 1))
        begun = plan.attack_with(eyes, self.plan, plan.leader_health(eyes, self.plan))
        notes = [
            uncounted_words(eyes, begun, explores, width),
            optional_words(eyes, self.plan.chosen),
        ]
        notes = [each for each in notes if each] or [self._known_words(eyes)]
        notes = notes[: max(height - 3, 1)]
        odds = plan.odds_rows(eyes, self.plan, width, max(height - 2 - len(notes), 1))
        return [*odds, *note_rows(notes, width)]

    def _known_words(self, eyes: Eyes) -> str:
        """Return what the odds are made of."""
        if eyes.view.face_up:
            return _("Against those face-up of least Health; you choose whom (DBG-20.9).")
        unseen, known = len(eyes.view.mansion_unseen), eyes.view.mansion_size
        return _("{unseen} cards unseen, {known} known at the bottom.").format(
            unseen=unseen, known=known - unseen
        )

    def plan_places(self, eyes: Eyes) -> list[tuple[int, Place]]:
        """Return the Weapons that can be planned, each copy on a row with the number of its card.

        Those of the Partner, and those that lie in the Play Area and can be used again, have numbers of
        their own, after those of the Hand.
        """
        numbers = {(eyes.view.cards[each.card], False): each.number for each in self.hand}
        found = []
        for copy in plan.usable(eyes):
            key = eyes.view.cards[copy], plan.of_partner(eyes, copy)
            if key not in numbers:
                numbers[key] = max(numbers.values(), default=0) + 1
            found.append((copy, Place(numbers[key], copy, 1)))
        return found

    def kind_word(self, option: Option) -> str:
        return choices.kind_of(self.eyes, option)

    def card_text(self, card_id: str) -> str:
        """Return what a card does in sentences, here."""
        return self.eyes.text_of(card_id)

    def card_name(self, card_id: str) -> str:
        return self.eyes.book.cards[card_id].name

    def list_heading(self, decision: Decision, width: int) -> str:
        if self.stage in _SOME:
            return _(_SOME[self.stage][0])
        return choices.heading(self.eyes, decision, width)

    def listed_options(self, decision: Decision) -> tuple[Sequence[Option], Sequence[int]]:
        if self.stage in _SOME:
            some = _SOME[self.stage][1](decision.options)
            return some, range(1, len(some) + 1)
        return super().listed_options(decision)

    def chronicle(self) -> Chronicle:
        """Return what decided the game; read once, when it is over."""
        past = self._logbook.past
        state = self.opened.session.table.state
        if self._read is None or self._read[0] is not state:
            view, cards = self.flow.view, self.eyes.book.cards
            made = chronicle_of(
                past.steps(),
                past.state(0).turn.number,
                view,
                lambda card_id: cards[card_id].decorations,
                [each.team.seats for each in view.teams],
            )
            self._read = state, made
        return self._read[1]

    def _draw_told(self, eyes: Eyes) -> None:
        panel = self.panel("told")
        width = panel.extent.width - 1
        result = self.flow.session.result
        if self.stage == OVER and result is not None:
            rows = result_rows(eyes, result, self.chronicle(), min(width, READABLE))
            panel.fill(_("The game is over"), text(rows))
            return
        rows = outcome.outcome_rows(eyes, self.flow.result, width, panel.extent.height - 1)
        panel.fill(outcome.heading(self.flow.result), text(rows))


_ASKS = {
    OVER: mark("The game is over: 1 Story, 2 Replay, 3 Again. Enter goes home."),
    RESULT: mark("{name}, Enter goes on. The cards stay here and in the log."),
    BUY: mark("{name}, buy: a-{last}. Gold {gold}, Buys {buys}. Escape ends."),
    EFFECTS: mark("{name}, which effect? Escape uses none."),
    ATTACH: mark("{name}, which Weapon for your Partner? It costs 1 Action. Escape Attaches none."),
    XP: mark("{name}, which Skill gets the XP that it lacks? Escape leaves it."),
    PLAN: mark("{name}, choose Weapons and the number of Explores; Enter twice Explores."),
}
"""What the screen asks by itself, by stage."""

_SOME: Mapping[str, tuple[str, Callable[[Iterable[Option]], tuple[Option, ...]]]] = {
    EFFECTS: (mark("Your effects"), choices.effects),
    ATTACH: (mark("Attach to your Partner"), choices.attachable),
    XP: (mark("Put XP on a Skill"), choices.placeable),
}
"""The lists of some of what the main part offers: their titles, and which."""

_ATTACKS = mark("{name}, choose cards and targets; Enter twice Attacks.")
"""What it asks while an Attack is planned."""


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
