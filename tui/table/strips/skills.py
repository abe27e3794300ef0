"""The Skill System: XP and Skills of a Character, which of them work, and what XP can be put on now (T5)."""

from collections.abc import Callable, Iterable

from attrs import evolve, frozen

from core.deckbuilding.cards import Card
from core.deckbuilding.view import SeatView, SkillView
from core.kernel.event import HIDDEN
from tui.narration.deckbuilding.cards import brief_texts
from tui.narration.text import _, mark
from tui.narration.words import commas, fitted
from tui.rows import Row, Span, cut, left, row, width_of
from tui.table.eyes import Eyes
from tui.wrap import clipped

_NAME = 34
"""The cells of the longest name of a Skill after that of its Character, and a gap."""


def _word(card: Card) -> str:
    """Return the first word of the name and the Level: "Luck 2"."""
    return f"{card.name.partition(' ')[0]} {_level(card)}"


def _level(card: Card) -> str:
    return card.name.rpartition(" ")[2]


@frozen
class _Style:
    """How a Skill is called, what says that it works or does not, and what stands between two of them.

    Nothing means a column.
    """

    name: Callable[[Card], str]
    works: str
    lacks: str
    between: str = ""


_STYLES = (
    _Style(lambda card: card.name, mark("{name}  {need}/{need} ON"), mark("{name}  {have}/{need}")),
    _Style(lambda card: card.name, mark("{name} ON"), mark("{name} {have}/{need}")),
    _Style(lambda card: card.short, mark("{name} ON"), mark("{name} {have}/{need}")),
    _Style(_word, mark("{name} ON"), mark("{name} {have}/{need}"), ", "),
    _Style(lambda card: _word(card).replace(" ", ""), mark("{name}+"), mark("{name}"), " "),
    _Style(lambda card: card.name[:3] + _level(card), mark("{name}+"), mark("{name}"), " "),
)  # fmt: skip
"""The ways to say the Skills of a Character, the fullest first."""


def own_rows(eyes: Eyes, width: int, *, roomy: bool = False) -> list[Row]:
    """Return the own XP and Skills; with `roomy` a second line says what XP can be put on now.

    A Skill that works is ON; others show the XP on them and what they need (DBG-19.5).
    """
    me = eyes.view.me
    if me.skills:
        line, note = seat_row(eyes, me, width), _placing(eyes)
    else:
        line, note = row(Span(clipped(_drafting(eyes), width), "muted")), ""
    return [line, row(Span("  " + clipped(note, width - 2), "muted"))] if roomy else [line]


def full_rows(eyes: Eyes, width: int) -> list[Row]:
    """Return a line for the own XP and one for each Skill with what it does."""
    me = eyes.view.me
    if not me.skills:
        return own_rows(eyes, width)
    rows = [row(Span(f"{xp_words(eyes, me)}  ", "own"), Span(_placing(eyes), "muted"))]
    for skill in me.skills:
        card = eyes.card(skill.card)
        words = skill_state(card, skill)
        text = fitted(brief_texts(eyes.book, card), width - 10 - _NAME)
        name = left(whose(eyes, me, skill) + card.name, _NAME)
        rows.append(row("  ", Span(left(words, 8), _role(eyes, skill)), name, text))
    return rows


def mates_rows(eyes: Eyes, width: int) -> list[Row]:
    """Return the XP and Skills of all the others in one line, none for a player alone."""
    others = [each for each in eyes.view.seats if each.seat != eyes.view.seat]
    if not others:
        return []
    named = (_together(eyes, others, style) for style in _STYLES)
    return [_fitting((*named, _counted(eyes, others)), width)]


def mate_rows(eyes: Eyes, seat: SeatView, width: int) -> list[Row]:
    """Return a line with XP and Skills of another player."""
    return [row("      ", *seat_row(eyes, seat, width - 6))]


def seat_row(eyes: Eyes, seat: SeatView, width: int) -> Row:
    """Return XP and Skills of a player in one line."""
    return _fitting((_pools(eyes, seat, style, named=True) for style in _STYLES), width)


def whose(eyes: Eyes, seat: SeatView, skill: SkillView) -> str:
    """Return the first name of the Character of a Skill where there are two, with a colon; else nothing."""
    if seat.partner is None:
        return ""
    copy = seat.partner.character if skill.partner else seat.character
    return f"{_first_name(eyes.card(copy).name)}: "


def skill_state(card: Card, skill: SkillView) -> str:
    """Return the XP on a Skill and what it needs, and whether it works: "3/3 ON"."""
    words = _("{have}/{need} ON") if skill.active else _("{have}/{need}")
    return words.format(have=skill.xp, need=card.xp or 0)


def _fitting(made: Iterable[Row], width: int) -> Row:
    """Return the first line that fits, else the last one, cut."""
    line: Row = ()
    for line in made:
        if width_of(line) <= width:
            return line
    return cut(line, width)


def _counted(eyes: Eyes, others: Iterable[SeatView]) -> Row:
    """Return how many Skills of each Character work, for a crowd too great for their names."""
    spans: list[str | Span] = []
    column = f" {eyes.glyphs.column} "
    for place, seat in enumerate(others):
        spans += [column if place else "", Span(f"{clipped(seat.name, 5)} ", "other"), _tally(seat)]
    return row(*spans)


def _tally(seat: SeatView) -> str:
    if seat.draft is not None:
        return _("drafts, {count} kept").format(count=len(seat.draft.kept))
    xp = {False: seat.xp} | ({True: seat.partner.xp} if seat.partner else {})
    tallies = []
    for partner, number in xp.items():
        works = [skill.active for skill in seat.skills if skill.partner is partner]
        tallies.append(f"{number} {sum(works)}/{len(works)}")
    return _("XP {tallies}").format(tallies=" + ".join(tallies))


def _together(eyes: Eyes, others: Iterable[SeatView], style: _Style) -> Row:
    spans: list[str | Span] = []
    column = f" {eyes.glyphs.column} "
    for place, seat in enumerate(others):
        spans += [column if place else "", Span(f"{clipped(seat.name, 5)} ", "other")]
        spans += _pools(eyes, seat, evolve(style, between=style.between or ", "), named=False)
    return row(*spans)


def _pools(eyes: Eyes, seat: SeatView, style: _Style, *, named: bool) -> Row:
    """Return what each Character of a seat has; only with a Partner there are two (DBG-19.4)."""
    partner = seat.partner
    if seat.draft is not None:
        kept = len(seat.draft.kept)
        return row(_("drafts Skills, {count} kept").format(count=kept))
    first = f"{_first_name(eyes.person(seat.seat))} " if named and partner else ""
    found = _pool(eyes, style, first, seat.xp, [s for s in seat.skills if not s.partner])
    if partner is None:
        return found
    second = f"{_first_name(eyes.card(partner.character).name)} " if named else ""
    theirs = _pool(eyes, style, second, partner.xp, [s for s in seat.skills if s.partner])
    return row(*found, f" {eyes.glyphs.column} " if named else " + ", *theirs)


def _first_name(name: str) -> str:
    return name.partition(" ")[0]


def _pool(eyes: Eyes, style: _Style, name: str, xp: int, skills: Iterable[SkillView]) -> Row:
    column = f" {eyes.glyphs.column} "
    begins, between = (": ", style.between or ", ") if style.between or name else (column, column)
    spans: list[str | Span] = [name, _("XP {number}").format(number=xp)]
    for place, skill in enumerate(skills):
        card = eyes.card(skill.card)
        said = _(style.works if skill.active else style.lacks)
        words = said.format(name=style.name(card), have=skill.xp, need=card.xp or 0)
        spans += [(between if place else begins), Span(words, _role(eyes, skill))]
    return row(*spans)


def _role(eyes: Eyes, skill: SkillView) -> str:
    """Return the role of a Skill: what works is a gain, and what XP can be put on now is not muted."""
    if skill.active:
        return "gain"
    return "" if skill in placeable(eyes) else "muted"


def xp_words(eyes: Eyes, seat: SeatView) -> str:
    """Return the XP of the Main Character and of its Partner: "XP Leon 3, Sheva 1" (DBG-19.4)."""
    if seat.partner is None:
        return _("XP {number}").format(number=seat.xp)
    names = (eyes.person(seat.seat), eyes.card(seat.partner.character).name)
    pairs = zip(map(_first_name, names), (seat.xp, seat.partner.xp), strict=True)
    return _("XP {pools}").format(pools=commas(f"{name} {xp}" for name, xp in pairs))


def _drafting(eyes: Eyes) -> str:
    """Return what has been kept in the draft so far, or that there is no Skill (DBG-19.2, 19.15)."""
    draft = eyes.view.me.draft
    kept = [copy for copy in (draft.kept if draft else ()) if copy != HIDDEN]
    if kept:
        names = commas(eyes.card(copy).name for copy in kept)
        return _("Skills kept: {names}").format(names=names)
    if eyes.view.turn.number == 0:
        return _("No Skill kept yet (DBG-19.2)")
    return _("No Skill any more (DBG-19.15)")


def placeable(eyes: Eyes) -> list[SkillView]:
    """Return the own Skills for which there is the XP that they lack, whoever's turn it is."""
    me = eyes.view.me
    found = []
    for skill in me.skills:
        have = (me.partner.xp if me.partner else 0) if skill.partner else me.xp
        if not skill.active and have >= (eyes.card(skill.card).xp or 0) - skill.xp:
            found.append(skill)
    return found


def _placing(eyes: Eyes) -> str:
    """Return on what XP can be put now, or why on nothing (DBG-19.10)."""
    found = placeable(eyes)
    if found:
        names = _(" or ").join(eyes.card(each.card).name for each in found)
        words = _("x places XP, exactly what a Skill lacks: {names} now (DBG-19.10)")
        return words.format(names=names)
    if all(each.active for each in eyes.view.me.skills):
        return _("All Skills work.")
    return _("No Skill can get exactly the XP that it lacks yet (DBG-19.10).")
