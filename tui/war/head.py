"""The two lines above both fronts: turn, phase or fight, sides; the phases, and what is left (S12)."""

from core.kernel.decision import NONE
from core.war.cards import Kind
from core.war.setup import ONE_GAME
from core.war.state import PHASES
from core.war.view import SeatView
from tui.narration.text import _, mark
from tui.narration.war.terms import PHASES as PHASE_NAMES
from tui.narration.war.terms import word
from tui.rows import Row, Span, row, width_of
from tui.war.eyes import WarEyes

_SHORT = {
    "draw": mark("Draw"),
    "event": mark("Event"),
    "recruit": mark("Recruit"),
    "assault": mark("Assault"),
    "search": mark("Search"),
    "end": mark("End"),
}
"""The phases as the second line names them."""


def head_rows(eyes: WarEyes, width: int, saved: str) -> list[Row]:
    """Return both lines; what has no room goes, the sides and what is left never."""
    return [_first(eyes, width, saved), _second(eyes, width)]


def _first(eyes: WarEyes, width: int, saved: str) -> Row:
    column = f" {eyes.glyphs.column} "
    turn = _("turn {number}").format(number=eyes.view.turn)
    match = _match(eyes, _("game {number} of {most}, {mine}:{other}"))
    brief_match = _match(eyes, _("G{number} {mine}:{other}"))
    what, brief = _what(eyes), _brief_what(eyes)
    sides = _sides(eyes, brief=False)
    shorter = _sides(eyes, brief=True)
    tail = [Span(f"{column}{saved}", "muted")] if saved else []
    short_turn = _("T{number}").format(number=eyes.view.turn)
    ways: list[list[str | Span]] = [
        [Span(column.join((_("Biohazard War"), *match, turn, what)), "own"), column, *sides, *tail],
        [Span(column.join((*match, turn, what)), "own"), column, *sides, *tail],
        [Span(column.join((*brief_match, turn, what)), "own"), column, *sides, *tail],
        [Span(column.join((*brief_match, turn, brief)), "own"), column, *sides, *tail],
        [Span(column.join((*brief_match, turn, brief)), "own"), column, *shorter, *tail],
        [Span(column.join((turn, brief)), "own"), column, *shorter],
        [Span(f"{short_turn} {brief}", "own"), " ", *shorter],
        [Span(short_turn, "own"), " ", *shorter],
    ]
    rows = [row(*way) for way in ways]
    return next((each for each in rows if width_of(each) <= width), rows[-1])


def _match(eyes: WarEyes, words: str) -> list[str]:
    """Return which game of the match it is, and the games won; nothing for a single game."""
    view = eyes.view
    if view.setup.match == ONE_GAME:
        return []
    mine, other = view.match.wins[view.seat], view.match.wins[1 - view.seat]
    return [words.format(number=view.match.game, most=view.setup.match, mine=mine, other=other)]


def _what(eyes: WarEyes) -> str:
    """Return the fight that is going on, or the phase."""
    fight = eyes.view.fight
    if fight is None:
        return word(PHASE_NAMES, eyes.view.phase).upper() if eyes.view.phase else _("SET-UP")
    if fight.facility != NONE:
        return _("ASSAULT on {target}").format(target=eyes.title(fight.facility, 16))
    return _("S&D on {target}").format(target=eyes.title(fight.teams[0], 16))


def _brief_what(eyes: WarEyes) -> str:
    if eyes.view.fight is None:
        return _(_SHORT[eyes.view.phase]).upper() if eyes.view.phase else _("SET-UP")
    return _("ASSAULT") if eyes.view.fight.facility != NONE else _("S&D")


def _sides(eyes: WarEyes, *, brief: bool) -> list[str | Span]:
    """Return who plays which side; `>` stands before the one that must act."""
    view = eyes.view
    pairs = (
        (view.side_of_heroes, _("H") if brief else _("Heroes")),
        (view.side_of_umbrella, _("U") if brief else _("Umbrella")),
    )
    parts: list[str | Span] = []
    for seat, side in pairs:
        acts = ">" if view.asked == seat.seat else " "
        words = _("{side}: {name}").format(side=side, name=_who(eyes, seat, brief=brief))
        role = "own" if seat.seat == view.seat else "other"
        parts += [" " if parts else "", Span(f"{acts}{words}", role)]
    return parts


def _who(eyes: WarEyes, seat: SeatView, *, brief: bool) -> str:
    name = eyes.name(seat.seat)
    if brief:
        return name
    if seat.seat == eyes.view.seat:
        return _("{name} (you)").format(name=name)
    if seat.player != "person":
        return _("{name} (bot)").format(name=name)
    return name


def _second(eyes: WarEyes, width: int) -> Row:
    phases = _phases(eyes)
    counts = left_words(eyes)
    gap = width - width_of(phases) - len(counts) - 1
    if gap >= 1:
        return (*phases, Span(" " * gap), Span(counts))
    now = word(PHASE_NAMES, eyes.view.phase) if eyes.view.phase else _("Set-up")
    here = _("[{phase}]").format(phase=now)
    if len(here) + len(counts) >= width:
        counts = left_words(eyes, brief=True)
    return row(Span(here, "focus"), " ", counts)


def _phases(eyes: WarEyes) -> Row:
    """Return the phases of a turn, the one that is under way in brackets."""
    spans: list[str | Span] = [" "]
    for place, phase in enumerate(PHASES):
        name = _(_SHORT[phase])
        spans.append(Span(" > " if place else "", "muted"))
        here = phase == eyes.view.phase
        spans.append(Span(f"[{name}]", "focus") if here else Span(name, "muted"))
    return row(*spans)


def left_words(eyes: WarEyes, *, brief: bool = False) -> str:
    """Return what each side has left to lose: "Facilities 4  Teams lost 1"."""
    view = eyes.view
    lost = sum(eyes.card(copy).kind is Kind.TEAM for copy in view.side_of_heroes.removed)
    words = _("Facilities {facilities}  Teams lost {lost}")
    if brief:
        words = _("Fac. {facilities}  lost {lost}")
    return words.format(facilities=len(view.side_of_umbrella.facilities), lost=lost)
