"""A fight in figures: both totals with every bonus by name, and the exact chance (S13, WAR-7.2)."""

from core.kernel.decision import NONE
from core.war.cards import Kind
from core.war.figures import Part
from core.war.odds import WAYS
from core.war.state import Fight
from core.war.view import Totals
from tui.glyphs import bar
from tui.narration.text import _
from tui.narration.war.terms import percent
from tui.rows import Row, Span, left, right, row
from tui.war.eyes import WarEyes
from tui.wrap import clipped

_LABEL, _AMOUNT = 16, 4
_WITHOUT_NOTE = _LABEL + _AMOUNT + 2


def sum_rows(
    eyes: WarEyes, parts: tuple[Part, ...], total: int, width: int, most: int
) -> list[Row]:
    """Return a total as a column: each card with what it gives, then the sum and the dice.

    Where there is no room for a line each, the Characters join their Team; then the last lines share one.
    """
    lines = [(part.card, part.amount, _note(eyes, part, width - _WITHOUT_NOTE)) for part in parts]
    if len(lines) >= most:
        lines = _in_teams(eyes, parts, width - _WITHOUT_NOTE)
    rows = [_part_row(eyes, *line, width, first=place == 0) for place, line in enumerate(lines)]
    result = row(Span(_("= {total} + 2D6").format(total=total), "own"))
    if len(rows) >= most > 1:
        kept = max(most - 2, 0)
        words = ", ".join(f"{eyes.title(card, 0)} {amount:+d}" for card, amount, _n in lines[kept:])
        rows = [*rows[:kept], row(clipped(words, width))]
    return [*rows[: max(most - 1, 0)], result]


def lines_needed(eyes: WarEyes, totals: Totals, most: int) -> int:
    """Return the rows that both sums take, with the dice: more than `most` only if they must."""
    both = totals.heroes.parts, totals.umbrella.parts
    whole = max(map(len, both)) + 1
    return whole if whole <= most else max(len(_in_teams(eyes, each, 0)) for each in both) + 1


def _in_teams(eyes: WarEyes, parts: tuple[Part, ...], room: int) -> list[tuple[int, int, str]]:
    """Return the summands with the Characters in the lines of their Teams: card, Force, what it is of."""
    lines: list[tuple[int, int, str]] = []
    for part in parts:
        if eyes.card(part.card).kind is Kind.CHARACTER and lines:
            team, force, forces = lines[-1]
            lines[-1] = team, force + part.amount, f"{forces or force}+{part.amount}"
        else:
            lines.append((part.card, part.amount, _note(eyes, part, room)))
    return lines


def _part_row(eyes: WarEyes, card: int, force: int, note: str, width: int, *, first: bool) -> Row:
    label = max(min(_LABEL + (width - 38) // 2, 24), 10)
    amount = str(force) if first else f"+ {force}" if force < 10 else f"+{force}"
    head = left(eyes.title(card, label - 1), label) + right(amount, _AMOUNT) + "  "
    return row(head, Span(clipped(note, max(width - len(head), 0)), "muted"))


def _note(eyes: WarEyes, part: Part, room: int) -> str:
    """Return what a bonus is on, or for; of what stands by itself what it is."""
    if part.on in (NONE, part.card):
        return _kind(eyes, part)
    name = eyes.title(part.on, 16)
    facility = eyes.card(part.card).kind is Kind.FACILITY
    words = (_("for {card}") if facility else _("on {card}")).format(card=name)
    return words if len(words) <= room else name


def _kind(eyes: WarEyes, part: Part) -> str:
    kind = eyes.card(part.card).kind
    return eyes.kind(part.card) if kind in (Kind.UNIT, Kind.EVENT) else ""


def chance_rows(eyes: WarEyes, fight: Fight, totals: Totals, width: int) -> list[Row]:
    """Return both outcomes with their chances, and what the dice must do for the attacker."""
    if totals.ways == NONE:
        return _bomb_rows(eyes, fight, width)
    heroes, umbrella = totals.heroes.total, totals.umbrella.total
    assault = fight.facility != NONE
    win, lose = _outcomes(eyes, fight)
    ours, theirs = f"{heroes} + 2D6", f"{umbrella} + 2D6"
    if assault:
        first, second = f"{ours} >= {theirs}", _("a tie is the Heroes'")
    else:
        first, second = f"{ours} > {theirs}", _("a tie is Umbrella's")
    return [
        _chance_row(eyes, win, totals.ways, first, width),
        _chance_row(eyes, lose, WAYS - totals.ways, second, width),
    ]


def brief_row(eyes: WarEyes, totals: Totals, width: int) -> Row:
    """Return both totals and the viewer's chance in one line, the own side first."""
    if totals.ways == NONE:
        return row(Span(clipped(_("The Bomb takes the place of the dice."), width), "danger"))
    mine, other = totals.heroes.total, totals.umbrella.total
    ways = totals.ways
    if not eyes.are_heroes:
        mine, other, ways = other, mine, WAYS - ways
    words = _("{mine} + 2D6 to {other} + 2D6: you win {chance}")
    return row(
        Span(clipped(words.format(mine=mine, other=other, chance=percent(ways)), width), "own")
    )


def _outcomes(eyes: WarEyes, fight: Fight) -> tuple[str, str]:
    if fight.facility != NONE:
        place = eyes.title(fight.facility, 12)
        return (
            _("Heroes destroy {place}").format(place=place),
            _("Umbrella holds it"),
        )
    team = eyes.title(fight.teams[0], 15)
    return (
        _("Heroes hold {team}").format(team=team),
        _("Umbrella destroys it"),
    )


def _chance_row(eyes: WarEyes, words: str, ways: int, why: str, width: int) -> Row:
    mine = words.startswith(_("Heroes")) == eyes.are_heroes
    label = 29 if width >= 70 else 24 if width >= 46 else max(width - 8, 8)
    head = left(clipped(words, label - 1), label) + right(percent(ways), 6)
    role = "own" if mine else ""
    if width < 60:
        return row(Span(head, role))
    cells = 18 if width < 100 else 40
    shape = bar(ways, WAYS, cells, eyes.glyphs)
    return row(
        Span(f"{head}  {shape}", role), "  ", Span(clipped(why, width - 41 - cells), "muted")
    )


def _bomb_rows(eyes: WarEyes, fight: Fight, width: int) -> list[Row]:
    names = [eyes.scene.place(fight.facility), *(eyes.card(copy).name for copy in fight.teams)]
    words = _("The Bomb takes the place of the dice (WAR-5.9): destroyed are {cards}.")
    said = words.format(cards=", ".join(names))
    return [row(Span(clipped(said, width), "danger")), row()]


def need_words(fight: Fight, totals: Totals) -> str:
    """Return how the attacker's two dice must compare with the defender's, for the title."""
    if totals.ways == NONE:
        return ""
    assault = fight.facility != NONE
    mine, other = totals.heroes.total, totals.umbrella.total
    lead = other - mine if assault else mine - other
    who = _("the Heroes") if assault else _("Umbrella")
    if lead <= -10:
        return _("{who} cannot lose so far").format(who=who)
    if lead > 10:
        return _("{who} cannot win so far").format(who=who)
    if lead > 0:
        return _("{who} must throw {lead} more").format(who=who, lead=lead)
    return _("{who} may throw {lead} less").format(who=who, lead=-lead)
