"""The mission in the middle of the table of Undead (S14): the track, the Soldiers, hand and acts."""

from collections.abc import Sequence

from core.kernel.decision import NONE, Option
from tui.narration.text import _
from tui.picking import label_of
from tui.rows import Row, Span, left, row
from tui.screens.sitting import WAIT
from tui.screens.undead_frame import MAIN, UndeadFrame
from tui.undead import acts, squad, track
from tui.undead.acts import Act
from tui.undead.eyes import UndeadEyes
from tui.undead.places import column_id, columns_shown
from tui.widgets.grid import Grid
from tui.widgets.panel import Item, text
from tui.wrap import wrapped

_CELL = 25
"""The least cells of an Action card in the hand."""

_RULE = 3
"""The cells before the title of a column."""


class UndeadMission(UndeadFrame):
    """The table with the mission in its middle."""

    def on_mission(self) -> bool:
        """Say whether the mission is in the middle."""
        return self.stage in (MAIN, WAIT)

    @property
    def soldier(self) -> int:
        """The Soldier under the cursor of the squad."""
        item = self.panel("squad").current
        return number_of(item) if item else 0

    @property
    def places(self) -> int:
        """The number of places of the track."""
        return len(self.flow.view.track)

    def looked_at(self) -> int:
        """Return the place of the track that must be in sight."""
        if self.active.startswith("place"):
            return int(self.active.removeprefix("place"))
        soldiers = self.flow.view.soldiers
        return soldiers[min(self.soldier, len(soldiers) - 1)].at

    # What is drawn.

    def draw_track(self, eyes: UndeadEyes) -> None:
        """Fill the columns of the track, each as fully as it has room."""
        columns = [self.panel(column_id(at)) for at in range(self.places)]
        shown = [at for at in range(self.places) if self.in_sight(column_id(at))]
        if not shown:
            return
        extent = columns[shown[0]].extent
        texts = extent.width >= 28 and extent.height >= 14
        out = [at for at in range(self.places) if at not in shown]
        for at in shown:
            panel = columns[at]
            width = panel.extent.width - 1
            height = extent.height - 1
            levels = track.levels_for(eyes, at, width, height)
            crowded = track.is_crowded(eyes, at, width, height)
            parts = track.column_parts(eyes, at, width, levels, texts=texts, crowded=crowded)
            items = [Item(part.key, part.rows) for part in parts]
            more = ""
            if (at == shown[0] and out and out[0] < at) or (
                at == shown[-1] and out and out[-1] > at
            ):
                more = "<" if out[0] < at else ">"
            if below := track.unseen(parts, height):
                more = f"+{below}{more}"
            room = panel.extent.width - _RULE - (len(more) + 1 if more else 0)
            heading = left(track.column_title(eyes, at, panel.extent.width), room).rstrip()
            panel.fill(f"{heading} {more}".strip(), items)

    def columns_in(self, width: int) -> Sequence[int]:
        """Return the places of the track that are in sight in a width."""
        return columns_shown(self.places, width, self.looked_at())

    def draw_mission(self, eyes: UndeadEyes) -> None:
        """Fill the panels of the mission."""
        self.draw_track(eyes)
        self._draw_squad(eyes)
        self._draw_hand(eyes)
        self._draw_acts(eyes)

    def _draw_squad(self, eyes: UndeadEyes) -> None:
        panel = self.panel("squad")
        width = panel.extent.width - 1
        items = [
            Item(f"soldier {n}", (squad.soldier_row(eyes, n, width),))
            for n in range(len(eyes.view.soldiers))
        ]
        glyphs = eyes.glyphs
        rule = glyphs.double if self.active == "squad" else glyphs.thin
        panel.fill(squad.squad_heading(width, rule), items)

    def _draw_hand(self, eyes: UndeadEyes) -> None:
        grid = self.query_one("#hand", Grid)
        number = self.soldier
        man = eyes.soldier(number)
        self._number(man.hand)
        extent = grid.extent
        # As few columns as hold all cards: so each has most room for what it does.
        needed = -(-len(man.hand) // max(extent.height - 1, 1))
        grid.columns(max(min(extent.width // _CELL, needed), 1))
        items = [
            self._hand_item(eyes, copy, grid.cell_width)
            for copy in sorted(man.hand, key=lambda each: self.numbers[each])
        ]
        nothing = text(squad.nothing_rows(eyes, number, extent.width - 2)) if not items else ()
        grid.fill(squad.hand_heading(eyes, number), [*items, *nothing])

    def held(self) -> int:
        """Return how many cards the Soldier under the cursor holds."""
        number = self.soldier
        soldiers = self.flow.view.soldiers
        return len(soldiers[number].hand) if number < len(soldiers) else 0

    def _number(self, hand: tuple[int, ...]) -> None:
        """Let cards keep their numbers; a new one takes the lowest that is free."""
        self.numbers = {copy: at for copy, at in self.numbers.items() if copy in hand}
        for copy in hand:
            if copy not in self.numbers:
                taken = set(self.numbers.values())
                self.numbers[copy] = next(at for at in range(1, 99) if at not in taken)

    def _hand_item(self, eyes: UndeadEyes, copy: int, width: int) -> Item:
        label = label_of(self.numbers[copy]) if self.stage == MAIN else ""
        works = eyes.offers(self.play_key(copy))
        made = squad.hand_cell(eyes, copy, width, label, works=works)
        return Item(f"card {copy}", (made,), label)

    def play_key(self, copy: int) -> str:
        """Return the key of playing an Action card of the Soldier under the cursor."""
        return f"play:{self.soldier + 1}:{self.eyes.card(copy).slug}"

    def acts(self) -> list[Act]:
        """Return what the Soldier under the cursor can do, and what he cannot."""
        return acts.acts_of(self.eyes, self.soldier, self.flow.session.explain)

    def _draw_acts(self, eyes: UndeadEyes) -> None:
        panel = self.panel("acts")
        if panel.extent.height < 2:
            panel.fill("", ())
            return
        width = panel.extent.width - 1
        items = []
        for act in self.acts():
            label = label_of(act.number) if act.number and self.active == "acts" else ""
            rows = acts.act_rows(eyes, act, width, numbered=self.active == "acts")
            items.append(Item(act.key, rows, label))
        items += text(self._card_rows(eyes, width))
        heading = _("What {soldier} can do").format(soldier=eyes.called(self.soldier))
        panel.fill(heading, items)

    def _card_rows(self, eyes: UndeadEyes, width: int) -> list[Row]:
        """Return what the card under the cursor of the hand does, in full."""
        item = self.panel("hand").current
        if self.active != "hand" or item is None or not item.key:
            return []
        copy = number_of(item)
        card = eyes.card(copy)
        said = _("{card}, {moment}: {text}").format(
            card=card.name,
            moment=squad.moment_words(eyes, copy),
            text=eyes.narration.card_text(card.id),
        )
        return [row(), *(row(Span(line, "muted")) for line in wrapped(said, width, 2))]

    def option(self, key: str) -> Option | None:
        """Return the option of a key, or None if it is not on offer."""
        decision = self.flow.decision
        options = decision.options if decision is not None else ()
        return next((each for each in options if each.key == key), None)


def number_of(item: Item) -> int:
    """Return the copy, or the place in the team, that a row stands for."""
    _kind, _space, number = item.key.partition(" ")
    return int(number) if number else NONE
