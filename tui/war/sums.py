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


def sum_rows(
    eyes: WarEyes, parts: tuple[Part, ...], total: int, width: int, most: int
) -> list[Row]:
    """Return a total as a column: each card with what it gives, then the sum and the dice.

    Where there is no room for a line each, the last ones share one.
    """
    lines = [_part_row(eyes, part, width, first=place == 0) for place, part in enumerate(parts)]
    result = row(Span(_("= {total} + 2D6").format(total=total), "own"))
    if len(lines) + 1 > most > 1:
        kept = max(most - 2, 1)
        rest = parts[kept:]
        words = ", ".join(f"{_briefly(eyes, part)} {part.amount:+d}" for part in rest)
        lines = [*lines[:kept], row(clipped(words, width))]
    return [*lines[: max(most - 1, 0)], result]


def _part_row(eyes: WarEyes, part: Part, width: int, *, first: bool) -> Row:
    label = max(min(_LABEL + (width - 38) // 2, 24), 10)
    amount = str(part.amount) if first else f"+ {part.amount}"
    head = left(eyes.title(part.card, label - 1), label) + right(amount, _AMOUNT) + "  "
    room = max(width - len(head), 0)
    return row(head, Span(clipped(_note(eyes, part, room), room), "muted"))


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


def _briefly(eyes: WarEyes, part: Part) -> str:
    return eyes.title(part.card, 0)


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
        place = eyes.scene.place(fight.facility).removesuffix(_(" Facility"))
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
        return _("{who} cannot lose").format(who=who)
    if lead > 10:
        return _("{who} cannot win").format(who=who)
    if lead > 0:
        return _("{who} must throw {lead} more").format(who=who, lead=lead)
    return _("{who} may throw {lead} less").format(who=who, lead=-lead)
