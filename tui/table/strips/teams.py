"""Mercenary: each Team with its turns left and its Combo Pile, and what that is worth now (T1)."""

from collections.abc import Iterable

from attrs import frozen

from core.deckbuilding.cards import Kind
from core.deckbuilding.view import SeatView, TeamView
from core.kernel.decision import NONE
from tui.narration.text import _, mark, ngettext
from tui.narration.words import commas
from tui.rows import Row, Span, row, width_of
from tui.table.eyes import Eyes


def rows(eyes: Eyes, width: int, *, roomy: bool = False) -> list[Row]:
    """Return a line for each Team, the own one first; with `roomy` what the own Combo waits for too."""
    found = []
    for team in in_order(eyes):
        found.append(team_row(eyes, team, width))
        if roomy and eyes.view.seat in team.team.seats:
            found.append(row(Span(f"   {going_on(team)}", "muted")))
    return found


def in_order(eyes: Eyes) -> list[TeamView]:
    """Return the Teams in the order of their turns, the own one first."""
    found = list(eyes.view.teams)
    own = next(n for n, each in enumerate(found) if eyes.view.seat in each.team.seats)
    return found[own:] + found[:own]


@frozen
class _Style:
    """How much of a Team is said: the Health of its members, its Levels, the sum of its Combo."""

    member: str
    team: str
    levels: bool
    sums: bool


_STYLES = (
    _Style("{name} {health}/{most}", mark("Decorations {deco}  {levels}turns left {turns}"), True, True),
    _Style("{name} {health}/{most}", mark("Deco {deco}  {levels}turns left {turns}"), True, True),
    _Style("{name} {health}/{most}", mark("Deco {deco}  turns left {turns}"), False, True),
    _Style("{name} {health}", mark("Deco {deco}  turns left {turns}"), False, True),
    _Style("{name} {health}", mark("Deco {deco}  turns {turns}"), False, True),
    _Style("{name} {health}", mark("Deco {deco}  turns {turns}"), False, False),
    _Style("{name} {health}", mark("D {deco} T {turns}"), False, False),
    _Style("{name}", mark("D {deco} T {turns}"), False, False),
)  # fmt: skip
"""The ways to say a Team, the fullest first."""


def team_row(eyes: Eyes, team: TeamView, width: int) -> Row:
    """Return a Team: members with their Health, Decorations, Team turns left, the Combo with its sum."""
    made = [_row(eyes, team, style) for style in _STYLES]
    return next((each for each in made if width_of(each) <= width), made[-1])


def _row(eyes: Eyes, view: TeamView, style: _Style) -> Row:
    team = view.team
    own = eyes.view.seat in team.seats
    members = [eyes.view.seats[seat] for seat in sorted(team.seats)]
    spans: list[str | Span] = []
    for place, member in enumerate(members):
        words = _("{name} OUT") if member.out else style.member
        said = words.format(
            name=member.name, health=member.health, most=member.maximum_health.total
        )
        role = "danger" if in_danger(member) else "own" if own else "other"
        spans += [", " if place else "", Span(said, role)]
    levels = f"{levels_words(members)}  " if style.levels else ""
    facts = _(style.team).format(deco=team.decorations, levels=levels, turns=team.turns)
    combo, state = combo_words(eyes, view, sums=style.sums), state_of(view)
    column = f" {eyes.glyphs.column} "
    return row(*spans, f"  {facts}{column}", combo, Span(*state) if state else "")


def in_danger(seat: SeatView) -> bool:
    """Say whether a member is out or has a quarter of the Health or less."""
    return seat.out or (seat.character != NONE and seat.health * 4 <= seat.maximum_health.total)


def levels_words(members: Iterable[SeatView]) -> str:
    """Return the Levels of the members: "Lv 2, 1"."""
    return _("Lv {levels}").format(levels=commas(str(each.level) for each in members))


def combo_words(eyes: Eyes, view: TeamView, *, sums: bool = True) -> str:
    """Return the Combo Pile with what it would score now: "COMBO (1+3+2) x 3 = 18" (DBG-15.11)."""
    bonuses = sum(eyes.card(copy).kind is Kind.BONUS for copy in view.team.combo)
    if not view.parts:
        if not bonuses:
            return _("COMBO none")
        waits = ngettext("{count} Bonus waits", "{count} Bonuses wait", bonuses)
        return _("COMBO none, {bonuses}").format(bonuses=waits.format(count=bonuses))
    if not sums:
        return _("COMBO {worth}").format(worth=view.worth)
    terms = "+".join(map(str, view.parts))
    return _("COMBO ({terms}) x {count} = {worth}").format(
        terms=terms, count=len(view.parts), worth=view.worth
    )


def state_of(view: TeamView) -> tuple[str, str] | None:
    """Return whether the Combo of the Team whose turn it is goes on, with its role (DBG-15.9, 15.10)."""
    if not view.team.under_way or not view.parts:
        return None
    if view.team.defeated:
        return _("  + goes on"), "gain"
    return _("  ! no Defeat yet"), "danger"


def going_on(view: TeamView) -> str:
    """Return what the Combo of a Team waits for, in a sentence."""
    team = view.team
    if team.under_way and team.defeated:
        return _("An Infected is Defeated in this Team turn: the Combo goes on (DBG-15.9).")
    if not view.parts:
        return _("A Combo begins with the next Infected that the Team Defeats (DBG-15.8).")
    if team.under_way:
        return _("Without a Defeat in this Team turn the Combo is scored and ends (DBG-15.10).")
    return _("A Defeat in the next Team turn keeps the Combo going (DBG-15.9).")


def next_seat(eyes: Eyes) -> int:
    """Return whose turn follows: that of the next member, or of the next Team (DBG-15.6)."""
    found = [each.team for each in eyes.view.teams]
    place = next((n for n, team in enumerate(found) if team.under_way), NONE)
    if place == NONE:
        return NONE
    team = found[place]
    rest = team.seats[team.seats.index(team.last) + 1 :]
    if eyes.view.setup.team_turn == "all":
        for seat in rest:
            if not eyes.view.seats[seat].out:
                return seat
    for other in found[place + 1 :] + found[: place + 1]:
        left = other.turns - (other is team)
        there = [seat for seat in other.seats if not eyes.view.seats[seat].out]
        if left > 0 and there:
            return _beginning(eyes, other.seats, other.last, there)
    return NONE


def _beginning(eyes: Eyes, seats: tuple[int, ...], last: int, there: list[int]) -> int:
    """Return the member who begins a Team turn: the next in rotation where one turn is a Team turn."""
    if eyes.view.setup.team_turn == "all" or last == NONE:
        return there[0]
    after = seats.index(last) + 1
    return next(seat for seat in seats[after:] + seats[:after] if seat in there)


def together_row(eyes: Eyes, width: int) -> Row:
    """Return all Teams in one line, for sizes without a line for each."""
    made = [_together(eyes, words, cells) for words, cells in _TOGETHER]
    return next((each for each in made if width_of(each) <= width), made[-1])


_TOGETHER = (
    (mark(" Deco {deco} turns {turns} Combo {worth}"), 24),
    (mark(" D{deco} T{turns} C{worth}"), 24),
    (mark(" D{deco} T{turns} C{worth}"), 4),
    (mark(" D{deco} T{turns}"), 3),
    (mark(" {deco}"), 2),
)
"""What is said of each Team and the cells of its name, the fullest first."""


def _together(eyes: Eyes, words: str, cells: int) -> Row:
    spans: list[str | Span] = []
    for view in in_order(eyes):
        names = "+".join(eyes.name(seat)[:cells] for seat in sorted(view.team.seats))
        role = "own" if eyes.view.seat in view.team.seats else "other"
        said = _(words).format(deco=view.team.decorations, turns=view.team.turns, worth=view.worth)
        spans += [Span(names, role), said, f" {eyes.glyphs.column} "]
    return row(*spans, _("M {number}").format(number=eyes.view.mansion_size))


def bonus_words(eyes: Eyes) -> str:
    """Return which Bonus cards can still come from the Mansion: "Time Bonus 2 of 3, Combo Bonus 1 of 2"."""
    view = eyes.view
    still = {*view.mansion_unseen, *(c for group in view.mansion_known for c in group.cards)}
    counts: dict[str, list[int]] = {}
    for copy, card_id in enumerate(view.cards):
        card = eyes.book.cards[card_id]
        if card.kind is Kind.BONUS:
            name = card.name.partition(" +")[0]
            have = counts.setdefault(name, [0, 0])
            have[0] += copy in still
            have[1] += 1
    words = _("{name} {left} of {all}")
    said = [
        words.format(name=n, left=have, all=most)
        for n, (have, most) in sorted(counts.items(), reverse=True)
    ]
    return commas(said)
