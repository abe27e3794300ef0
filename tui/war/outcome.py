"""A fight that is decided: what fought, the dice, the comparison, what follows, each once."""

from core.kernel.decision import NONE
from core.kernel.event import Event
from core.war import events
from core.war.odds import WAYS
from core.war.view import View
from tui.narration.text import _
from tui.narration.war.terms import percent
from tui.rows import Row, Span, left, row
from tui.sizes import READABLE
from tui.war.chronicle import heroes_ways
from tui.war.eyes import WarEyes
from tui.wrap import hanging

_LABEL = 12

_SHOWN = (
    events.AssaultDeclared, events.SearchDeclared, events.UnitCommitted, events.EventCommitted,
    events.BonusAssigned, events.TeamJoined, events.Fought, events.Decided, events.Drawn,
)  # fmt: skip
"""What has a place of its own here, or was seen before the dice, and is not told again."""


def title_words(eyes: WarEyes, happened: tuple[Event, ...]) -> str:
    """Return what was fought for."""
    for event in happened:
        if isinstance(event, events.AssaultDeclared):
            place = eyes.scene.place(event.target)
            return _("Assault on {place}: result").format(place=place)
        if isinstance(event, events.SearchDeclared):
            team = eyes.card(event.target).name
            return _("Search and Destroy against {team}: result").format(team=team)
    return _("Result")


def outcome_rows(eyes: WarEyes, happened: tuple[Event, ...], width: int, height: int) -> list[Row]:
    """Return the whole result; where it is higher than `height` the blank lines go, from the top."""
    fought = next((event for event in happened if isinstance(event, events.Fought)), None)
    parts: list[list[Row]] = []
    if fought is not None:
        parts += [_side_rows(eyes, fought, width), _verdict_rows(eyes, fought, width)]
    parts.append(_told_rows(eyes, happened, width))
    rows: list[Row] = []
    for part in parts:
        rows += [row(), *part] if part else []
    while len(rows) > height and row() in rows:
        rows.remove(row())
    return rows


def dice_words(dice: tuple[int, int]) -> str:
    """Return two dice as they lie: "[5][2]"."""
    return "".join(f"[{pips}]" for pips in dice)


def _side_rows(eyes: WarEyes, fought: events.Fought, width: int) -> list[Row]:
    sides = (
        (_("Heroes"), fought.heroes_parts, fought.heroes_dice, fought.heroes),
        (_("Umbrella"), fought.umbrella_parts, fought.umbrella_dice, fought.umbrella),
    )
    rows: list[Row] = []
    for name, parts, dice, total in sides:
        before = sum(part[0] for part in parts)
        named = " + ".join(_part_words(eyes, part) for part in parts) or "0"
        rows += _under(left(f"  {name}", _LABEL), f"{named} = {before}", width)
        thrown = _("{dice} {before} + {one} + {two} = {total}").format(
            dice=dice_words(dice), before=before, one=dice[0], two=dice[1], total=total
        )
        rows += _under(left(_("  throws"), _LABEL), thrown, width, "own")
    return rows


def _part_words(eyes: WarEyes, part: events.RawPart) -> str:
    amount, card, on = part
    where = ""
    if on not in (NONE, card):
        where = _(" on {card}").format(card=eyes.title(on, 0))
    return f"{eyes.title(card, 16)}{where} {amount}"


def _verdict_rows(eyes: WarEyes, fought: events.Fought, width: int) -> list[Row]:
    """Return the comparison with its chance before the dice, and who wins."""
    ways = heroes_ways(fought)
    won = fought.won == eyes.view.heroes
    chance = percent(ways if won else WAYS - ways)
    who = _("the Heroes win") if won else _("Umbrella wins")
    tie = fought.heroes == fought.umbrella
    rule = _rule_of_tie(fought.kind) if tie else ""
    words = _("{heroes} against {umbrella}: {who}{rule}. The chance of that was {chance}.").format(
        heroes=fought.heroes, umbrella=fought.umbrella, who=who, rule=rule, chance=chance
    )
    mine = fought.won == eyes.view.seat
    sign, role = ("+", "gain") if mine else ("-", "danger")
    return _under(f"  {sign} ", words, width, role)


def _rule_of_tie(kind: str) -> str:
    return _(" the tie (WAR-5.7)") if kind == "assault" else _(" the tie (WAR-6.4)")


def _told_rows(eyes: WarEyes, happened: tuple[Event, ...], width: int) -> list[Row]:
    """Return what the log tells of the rest: what is destroyed, who comes back, who is spent."""
    rest = tuple(event for event in happened if not isinstance(event, _SHOWN))
    rows: list[Row] = []
    view: View = eyes.view
    for line in eyes.narration.lines(rest, view, view.turn, 0) if rest else ():
        rows += _under("    ", line.text, width)
    return rows


def _under(head: str, words: str, width: int, role: str = "") -> list[Row]:
    """Return words after a head; lines that follow are indented to the words."""
    return [row(Span(line, role)) for line in hanging(head, words, min(width - 1, READABLE))]
