"""All Characters with their Levels, what is Attached to them, and how many cards lie where (S6)."""

from attrs import frozen
from rich.cells import cell_len

from core.deckbuilding.cards import Kind
from core.deckbuilding.view import SeatView, TeamView
from core.kernel.decision import NONE
from tui.glyphs import bar
from tui.look.fates import Fates
from tui.look.heads import head_of
from tui.narration.deckbuilding.cards import effect_text
from tui.narration.deckbuilding.terms import MODES, word
from tui.narration.text import _, mark
from tui.narration.words import commas, fitted, listed
from tui.rows import Row, Span, left, row, text_of
from tui.table.eyes import Eyes
from tui.table.head import LOW, level_head, level_words
from tui.table.strips.infection import infection_words
from tui.table.strips.partner import attached_words as attached_to
from tui.table.strips.skills import seat_row, skill_state, whose, xp_words
from tui.table.strips.teams import combo_words
from tui.wrap import wrapped

DETAILS = (
    "all",
    "a line a Level",
    "without what is to come",
    "without the zones",
    "without Levels and Skills",
    "one line",
)
"""How much is said of a seat, most first: what goes first where room is short (screens.md, section 4)."""

CUT, REACHED, NO_ZONES, FIGURES, LEAST = range(1, 6)
"""From these details on: Levels in a line each, only those reached, no zones, only figures of Characters
and of the mode, one line a seat."""

_ROOMY = 70
"""From this width on words are written out."""

_WINS = {
    **dict.fromkeys(("story", "mercenary", "outbreak"), mark("most Decorations wins")),
    "versus": mark("3 Decorations win"),
}
"""How the game is won, by mode."""


def head_row(eyes: Eyes, width: int) -> Row:
    """Return the first line: the game, the turn, and who leads."""
    view = eyes.view
    scenario = eyes.book.scenarios.get(view.setup.scenario)
    game = [word(MODES, view.setup.mode), *([scenario.name] if scenario else [])]
    parts = [_("Survivors"), commas(game), _("turn {number}").format(number=view.turn.number)]
    whole = head_of([*parts, leader_words(eyes)], width, eyes.glyphs)
    if leader_words(eyes) in text_of(whole):
        return whole
    return head_of([*parts, leader_words(eyes, brief=True)], width, eyes.glyphs)


def leader_words(eyes: Eyes, *, brief: bool = False) -> str:
    """Return how the game is won and who would win it now; if `brief` only who."""
    view = eyes.view
    wins = word(_WINS, view.setup.mode)
    there = [seat for seat in view.seats if not seat.out]
    most = max((seat.decorations for seat in there), default=0)
    names = [seat.name for seat in there if seat.decorations == most]
    if len(view.seats) == 1 or not names:
        return wins
    words = _("{name} leads, {number}") if len(names) == 1 else _("{name} lead, {number}")
    leads = words.format(name=listed(names), number=most)
    return leads if brief else _("{how}: {leads}").format(how=wins, leads=leads)


def title_of(eyes: Eyes, seat: SeatView) -> str:
    """Return what a seat is called in a title: its number, its player, its Character."""
    name = seat.name
    if seat.player != "person":
        name = _("{name} (bot, {kind})").format(name=name, kind=seat.player)
    return f"{seat.seat + 1} {name}  {eyes.person(seat.seat)}".rstrip()


@frozen
class Reader:
    """Makes the rows of seats for a width, at one of the DETAILS."""

    eyes: Eyes
    fates: Fates
    width: int
    detail: int

    @property
    def roomy(self) -> bool:
        """Whether words are written out."""
        return self.width >= _ROOMY

    @property
    def gap(self) -> str:
        """What stands between facts."""
        return "   " if self.roomy else "  "

    def rows(self, seat: SeatView) -> tuple[Row, ...]:
        """Return the rows of a seat, without its title."""
        if self.detail == LEAST:
            return (self._line(seat),)
        if seat.character == NONE:
            return (row("  ", Span(_("no Character yet"), "muted")),)
        if self.detail >= FIGURES:
            return (*self._state(seat), *self._partner(seat), *self._of_mode(seat))
        rows = [*self._state(seat), *self._levels(seat), *self._attached(seat)]
        rows += [*self._partner(seat), *self._skills(seat), *self._of_mode(seat)]
        return (*rows, *(self._zones(seat) if self.detail < NO_ZONES else ()))

    def _state(self, seat: SeatView) -> list[Row]:
        word = _("Decorations {number}") if self.roomy else _("Deco {number}")
        decorations = word.format(number=seat.decorations)
        wounds = _("wounds {number}").format(number=max(seat.falls, seat.wounds))
        if seat.out or seat.face_down:
            return self._marked(self.gap.join((self._down(seat), decorations, wounds)), danger=True)
        most = seat.maximum_health.total
        shown = f"{seat.health}/{most} {bar(seat.health, most, 8, self.eyes.glyphs)}"
        health = _("Health {health}").format(health=shown)
        facts = (health, decorations, level_words(seat, self.eyes), wounds)
        return self._marked(self.gap.join(facts), danger=seat.health * LOW <= most)

    def _marked(self, text: str, *, danger: bool) -> list[Row]:
        """Return what is said first of a seat; `!` marks a danger."""
        first, *more = self._wrapped(text, "danger" if danger else "")
        return [row(Span("! " if danger else "  ", "danger"), *first[1:]), *more]

    def _down(self, seat: SeatView) -> str:
        if seat.out:
            return _("OUT of the game")
        back = seat.returns_with
        turn = self.fates.falls.get(seat.seat, 0)
        down = _("DOWN since turn {turn}").format(turn=turn) if turn else _("DOWN")
        if not back:
            return _("{down}: out of the game next turn").format(down=down)
        return _("{down}: returns next turn with {health}/{health}").format(down=down, health=back)

    def _levels(self, seat: SeatView) -> list[Row]:
        return self._levels_of(seat, seat.character)

    def _levels_of(self, seat: SeatView, character: int) -> list[Row]:
        """Return what the Levels of a Character do: both have that of the Main Character (DBG-18.3)."""
        card = self.eyes.card(character)
        rows: list[Row] = []
        for level in card.levels if self.detail < FIGURES else ():
            need = self.eyes.mode.required(level)
            reached = need <= seat.decorations
            if self.detail >= REACHED and not reached:
                continue
            head = level_head(level.level) if reached else _("at {need}").format(need=need)
            said = left(head, 6) if head else ""
            text = self.eyes.narration.level_text(card.id, level.level)
            role = "" if reached and not seat.face_down else "muted"
            lines = self._wrapped(said + text, role)
            rows += lines if self.detail < CUT else [self._cut(said + text, role)]
        return rows

    def _attached(self, seat: SeatView) -> list[Row]:
        infected = [c for c in seat.attached if self.eyes.card(c).kind is Kind.INFECTED]
        others = [c for c in seat.attached if c not in infected]
        parts = [commas(self._worth(*each) for each in self.eyes.grouped(tuple(infected)))]
        parts += [self.eyes.named(tuple(others))]
        shown = "; ".join(filter(None, parts))
        return self._wrapped(_("Attached: {cards}").format(cards=shown or _("nothing")))

    def _partner(self, seat: SeatView) -> list[Row]:
        """Return the Partner: its Health, its Levels, what is Attached to it (DBG-18.3, 18.7)."""
        partner = seat.partner
        if partner is None:
            return []
        most = partner.maximum_health.total
        name = self.eyes.card(partner.character).name
        shown = f"{partner.health}/{most} {bar(partner.health, most, 8, self.eyes.glyphs)}"
        facts = (
            _("Partner {name}").format(name=name),
            _("Health {health}").format(health=shown),
            attached_to(self.eyes, partner),
        )
        danger = partner.health * LOW <= most
        return [
            *self._marked(self.gap.join(facts), danger=danger),
            *self._levels_of(seat, partner.character),
        ]

    def _skills(self, seat: SeatView) -> list[Row]:
        """Return the XP, and the Skills with the XP on each and what it does (DBG-19.5)."""
        if not seat.skills:
            return []
        eyes = self.eyes
        if self.detail >= REACHED:
            return [row("  ", *seat_row(eyes, seat, self.width - 2))]
        rows = self._wrapped(xp_words(eyes, seat))
        for skill in seat.skills:
            card = eyes.card(skill.card)
            name = whose(eyes, seat, skill) + card.name
            said = f"{left(skill_state(card, skill), 8)}{name}: {effect_text(eyes.book, card)}"
            role = "" if skill.active else "muted"
            rows += self._wrapped(said, role) if self.detail < CUT else [self._cut(said, role)]
        return rows

    def _of_mode(self, seat: SeatView) -> list[Row]:
        """Return what the mode knows of a seat: its Infection cards, its Team with the Combo."""
        eyes, words = self.eyes, []
        if eyes.mode.infects:
            words.append(infection_words(eyes, seat))
        led = (each for each in eyes.view.teams if each.team.seats[0] == seat.seat)
        words += [team_words(eyes, each) for each in led]
        if not eyes.mode.has_mansion and seat.seat in eyes.view.targets:
            words.append(_("can be Attacked"))
        return [line for each in words for line in self._wrapped(each)]

    def _worth(self, copy: int, count: int) -> str:
        card = self.eyes.card(copy)
        times = f" x{count}" if count > 1 else ""
        return f"{card.name}{times} {card.decorations}"

    def _zones(self, seat: SeatView) -> list[Row]:
        return self._wrapped(self.gap.join(zone_counts(seat, brief=not self.roomy)))

    def _wrapped(self, text: str, role: str = "") -> list[Row]:
        lines = wrapped(text, max(self.width - 2, 10), indent=6)
        return [row("  ", Span(line, role)) for line in lines]

    def _cut(self, text: str, role: str) -> Row:
        """Return a text in one line; `...` tells that there is more, which Enter shows."""
        words = [(" ", word) for word in text.split(" ")]
        return row("  ", Span(fitted(words, max(self.width - 2, 10)), role))

    def _line(self, seat: SeatView) -> Row:
        """Return a seat in one line; its Character goes first where there is no room for both."""
        if seat.out or seat.face_down:
            back = seat.returns_with
            down = (
                _("OUT") if seat.out else _("DOWN, back at {health}/{health}").format(health=back)
            )
            state, role = down, "danger"
        else:
            figures = _("{health}/{most}  Deco {decorations}  Lv {level}  Hand {hand}")
            role = "danger" if seat.health * LOW <= seat.maximum_health.total else ""
            state = figures.format(
                health=seat.health,
                most=seat.maximum_health.total,
                decorations=seat.decorations,
                level=seat.level,
                hand=seat.hand_size,
            )
        name = f"{seat.seat + 1} {seat.name}"
        whole = f"{name}  {self.eyes.person(seat.seat)}".rstrip()
        room = self.width - cell_len(state) - 2
        shown = whole if cell_len(whole) <= room else name
        return row(left(shown, max(min(room, 40), 4)), Span(f"  {state}", role))


def team_words(eyes: Eyes, each: TeamView) -> str:
    """Return a Team: its members, turns left, its Combo with the sum (DBG-15.5, 15.11)."""
    words = _("Team of {names}: Team turns left {turns}, {combo}")
    names = listed(eyes.name(seat) for seat in sorted(each.team.seats))
    return words.format(names=names, turns=each.team.turns, combo=combo_words(eyes, each))


def zone_counts(seat: SeatView, *, brief: bool = False) -> list[str]:
    """Return how many cards a seat has in each zone, and in all of them."""
    counts = {
        _("Hand"): seat.hand_size,
        _("Inventory"): seat.inventory_size,
        _("Discard Pile"): len(seat.discard_pile),
        _("Play Area"): len(seat.play_area),
    }
    return [
        *(f"{zone} {count}" for zone, count in counts.items()),
        (_("all {count}") if brief else _("all cards {count}")).format(count=sum(counts.values())),
    ]


def detail_for(eyes: Eyes, fates: Fates, width: int, room: int, columns: int = 1) -> int:
    """Return the most detail at which all seats, with their titles, fit into some rows."""
    for detail in range(LEAST):
        reader = Reader(eyes, fates, width, detail)
        heights = [1 + len(reader.rows(seat)) for seat in eyes.view.seats]
        lines = [heights[i : i + columns] for i in range(0, len(heights), columns)]
        if sum(map(max, lines)) <= room:
            return detail
    return LEAST
