"""Both fronts and the hand as rows: Facilities, Units ready, Teams with their Characters (S12)."""

from collections.abc import Iterable

from core.kernel.decision import NONE
from core.war.cards import Kind, Limit
from core.war.figures import ROOM, has_room
from core.war.forecast import force_of
from core.war.state import Team
from tui.narration.text import _, mark
from tui.narration.war.cards import passive_briefly
from tui.narration.war.terms import SUBTYPES, word
from tui.narration.words import commas
from tui.rows import Row, Span, left, right, row
from tui.war.brief import brief_words, step_briefly
from tui.war.eyes import WarEyes
from tui.war.odds import assault_words
from tui.wrap import clipped, wrapped

LETTERS = "abcdefghijklmnop"
"""The labels of the Facilities, in their order."""

_NAME, _FORCE = 15, 2
"""The cells of a name and of a Force where it is narrow."""

_WITH_KINDS = 50
"""The width from which a card of the hand has its kind, and what it does in more words."""

_LIMITS = {
    Limit.DEFENSE: (mark("defence only"), mark("def. only")),
    Limit.SEARCH: (mark("S&D only"), mark("S&D only")),
}
_SIGNS = {None: " ", True: "*", False: "-"}
"""What stands before a name: whether the question takes the card, None where it takes no such card."""

_LIMIT_SIGNS = {Limit.DEFENSE: "d", Limit.SEARCH: "s"}


def _name_cells(width: int) -> int:
    return 20 if width >= 50 else _NAME if width >= 34 else min(12, max(width - 8, 6))


def facility_row(eyes: WarEyes, copy: int, width: int, team: int = NONE) -> Row:
    """Return a Facility: letter, name, Force, what it does; against a Team its chances instead.

    Where there is room for both, both stand there.
    """
    label = LETTERS[eyes.facilities.index(copy)]
    card, cells = eyes.card(copy), _name_cells(width)
    name = left(eyes.title(copy, cells), cells)
    if copy not in eyes.view.side_of_umbrella.facilities:
        state = _gone_words(eyes, copy)
        sign = "-" if copy in eyes.view.side_of_umbrella.removed else " "
        line = f"{label}{sign}{name} {right('x' if sign == '-' else '-', _FORCE)}  {state}"
        if len(line) > width:
            line = f"{label}{sign}{name} {state}"
        return row(Span(clipped(line, width), "muted"))
    head = f"{label} {name} {right(str(card.force), _FORCE)}  "
    # What counts in each defence comes first.
    passives = sorted(card.passives, key=lambda each: not each.add)
    does = commas([*map(passive_briefly, passives), *_on_assault(eyes, copy)])
    if len(does) > width - len(head):
        does = next(iter([*map(passive_briefly, passives), *_on_assault(eyes, copy)]), "")
    room = width - len(head)
    if team == NONE:
        return row(head, Span(clipped(does, room), "muted"))
    # The columns end where the title has their names.
    odds = assault_words(eyes, team, copy, width)
    space = room - len(odds) - (4 if width >= 34 else 0)
    fits = does if len(does) < space else ""
    return row(head, Span(left(fits, max(space, 0)), "muted"), odds)


def _on_assault(eyes: WarEyes, copy: int) -> Iterable[str]:
    """Yield what comes at once when a Facility is assaulted (WAR-5.2)."""
    if eyes.card(copy).texts:
        words = commas(map(step_briefly, eyes.card(copy).texts[0].do))
        yield _("assault: {words}").format(words=words)


def _gone_words(eyes: WarEyes, copy: int) -> str:
    if copy not in eyes.view.side_of_umbrella.removed:
        return _("not built")
    if copy in eyes.fallen:
        return _("destroyed, turn {number}").format(number=eyes.fallen[copy])
    return _("destroyed")


def unit_row(
    eyes: WarEyes, copy: int, width: int, label: str = "", *, works: bool | None = None
) -> Row:
    """Return a Unit ready: number, name, Force, subtype, what it is only for; `works` as in `hand_row`."""
    card, mark_ = eyes.card(copy), _SIGNS[works]
    role = "muted" if works is False else ""
    if width < 30:
        sign = _LIMIT_SIGNS.get(card.limit, " ") if card.limit else " "
        cells = max(width - 7, 6)
        head = f"{label:1}{mark_}{left(eyes.title(copy, cells), cells)}"
        return row(Span(f"{head}{card.force:>2} {sign}", role))
    cells = _name_cells(width) if width >= 50 else 13
    subtype = left(word(SUBTYPES, card.subtype) if card.subtype else "", 8)
    head = (
        f"{label:1}{mark_}{left(eyes.title(copy, cells), cells)} {right(str(card.force), _FORCE)} "
    )
    return row(
        Span(head + subtype, role), Span(_limit_words(card.limit, width - len(head) - 8), "muted")
    )


def _limit_words(limit: Limit | None, room: int) -> str:
    """Return what a Unit is only for, in the most words that there is room for."""
    if limit is None:
        return ""
    whole, short = (_(each) for each in _LIMITS[limit])
    return whole if len(whole) <= room else clipped(short, max(room, 0))


def team_rows(
    eyes: WarEyes,
    team: Team,
    width: int,
    *,
    label: str = "",
    note: str = "",
    members: bool = True,
    works: bool | None = None,
) -> list[Row]:
    """Return a Team with its Force, its total, and a line for each Character.

    Without `members` the Characters stand in the Team's own line. `note` is what is told of it now,
    `works` as in `hand_row`.
    """
    cells = 20 if width >= 50 else 16 if width >= 34 else max(width - 10, 8)
    card, total = eyes.card(team.card), force_of(eyes.book, team)
    name = left(eyes.title(team.card, cells), cells)
    head = f"{label:1}{_SIGNS[works]}{name} {right(str(card.force), _FORCE)} "
    words = note or _("total {total}").format(total=total)
    if not members:
        named = commas(_member_words(eyes, copy) for copy in team.characters)
        said = clipped(note or _("= {total}").format(total=total), max(width - len(head), 0))
        room = width - len(head) - len(said) - 1
        shown = f" {clipped(named, room)}" if named and room > 0 else ""
        return [row(head, said, Span(shown, "muted"))]
    role = "muted" if works is False else ""
    rows = [row(Span(head, role), Span(clipped(words, max(width - len(head), 0)), role))]
    return rows + [row("    ", *_member(eyes, copy, width - 4)) for copy in team.characters]


def _member_words(eyes: WarEyes, copy: int) -> str:
    return f"{eyes.title(copy, 0)} {eyes.card(copy).force}"


def _member(eyes: WarEyes, copy: int, width: int) -> Row:
    card = eyes.card(copy)
    cells = 18 if width >= 46 else 14 if width >= 30 else max(width - 8, 8)
    subtype = word(SUBTYPES, card.subtype) if card.subtype else ""
    head = f"{left(eyes.title(copy, cells), cells)} {right(str(card.force), _FORCE)} "
    return row(head, Span(clipped(subtype, max(width - len(head), 0)), "muted"))


def room_words(eyes: WarEyes, team: Team) -> str:
    """Return how many Characters more a Team has room for (WAR-4.5)."""
    printed, have = eyes.book.printed, len(team.characters)
    if have < ROOM:
        return _("room for {count}, or one more with a Survivor").format(count=ROOM - have)
    survivors = [copy for copy in eyes.book.kinds[Kind.CHARACTER] if _is_survivor(eyes, copy)]
    if has_room(printed, team.characters, survivors[0] if survivors else NONE):
        anybody = any(_is_survivor(eyes, copy) for copy in team.characters)
        return _("room for 1") if anybody else _("room for a Survivor")
    return _("full")


def _is_survivor(eyes: WarEyes, copy: int) -> bool:
    return eyes.card(copy).subtype == "survivor"


def lost_words(eyes: WarEyes) -> str:
    """Return the Teams that are lost: "lost: Strike Team, turn 2"; empty while none is."""
    removed = eyes.view.side_of_heroes.removed
    if not removed:
        return ""
    turn = _("{team} (turn {number})")
    named = (
        turn.format(team=eyes.card(copy).name, number=eyes.fallen[copy])
        if copy in eyes.fallen
        else eyes.card(copy).name
        for copy in removed
    )
    return _("lost: {teams}").format(teams=commas(named))


def hand_row(eyes: WarEyes, copy: int, width: int, label: str, *, works: bool | None) -> Row:
    """Return a card of the hand: number, name, what it does.

    `works` says whether the question takes it: `*` marks those, `-` the others; None marks none.
    """
    card, sign = eyes.card(copy), _SIGNS[works]
    role = "muted" if works is False else ""
    cells = 22 if width >= _WITH_KINDS else 17 if width >= 34 else 13
    head = f"{label:1}{sign}{left(eyes.title(copy, cells - 1), cells)}"
    if width >= _WITH_KINDS:
        head += left(eyes.kind(copy), 10)
    said = eyes.narration.card_line(card.id)
    room = max(width - len(head), 0)
    brief = brief_words(card)
    if width < _WITH_KINDS:
        said = brief
    return row(head[:2], Span(head[2:], role), Span(clipped(said, room), role))


def card_text_rows(eyes: WarEyes, copy: int, width: int) -> list[Row]:
    """Return what a card does, in our words, as rows below its own."""
    said = eyes.narration.card_text(eyes.card(copy).id)
    return [row("    ", Span(line, "muted")) for line in wrapped(said, width)]


def text_rows(words: Iterable[str], width: int, role: str = "muted") -> list[Row]:
    """Return sentences as rows, each broken by itself."""
    return [row(Span(line, role)) for each in words if each for line in wrapped(each, width, 1)]
