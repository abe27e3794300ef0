"""Both fronts and the hand in the middle of the table of Biohazard War (S12)."""

from attrs import evolve
from textual.geometry import Size

from core.kernel.decision import NONE
from tui.narration.text import _
from tui.picking import label_of
from tui.rows import Span, row
from tui.screens.sitting import WAIT
from tui.screens.war_frame import FRONTS, WarFrame
from tui.war import fronts
from tui.war.eyes import WarEyes
from tui.war.odds import mission_words, odds_heading
from tui.war.under import pile_rows, under_rows
from tui.widgets.grid import Grid
from tui.widgets.panel import Item, text

TABS = ("facilities", "units", "teams", "hand")

_TEXTS_FROM = 50
"""The width of the hand from which its cards have their whole texts, where it is high enough."""


class WarFronts(WarFrame):
    """The table with its fronts."""

    def on_fronts(self) -> bool:
        """Say whether the fronts are in the middle."""
        return self.stage in (*FRONTS, WAIT)

    def draw_fronts(self, eyes: WarEyes) -> None:
        """Fill the panels of the fronts; the cursor begins at the first card that is taken."""
        self._draw_all_fronts(eyes)
        self._stand_on_first(eyes)

    def _draw_all_fronts(self, eyes: WarEyes) -> None:
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
            self._draw_all_fronts(eyes)

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
                        digit(place) if asked else "",
                        works=bool(eyes.option_key(copy)) if asked else None,
                    ),
                ),
                digit(place) if asked else "",
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
            label = digit(place) if asked else ""
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
        if sum(len(item.rows) for item in items) >= panel.extent.height:
            # The title says how many are out of sight.
            right = ""
        elif len(heading) + len(right) + 10 > width:
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
        label = digit(self.numbers[copy]) if asked else ""
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


def _copy_of(item: Item) -> int:
    return int(item.key.partition(" ")[2])


def digit(number: int) -> str:
    """Return the key of a row, or an empty text for one that has none."""
    return label_of(number) if number else ""
