"""The odds of an Attack as rows: each row of its chart before and after Cover, then what it comes to (S15)."""

from collections.abc import Iterator

from core.kernel.decision import NONE
from core.undead.cards import Attack, Weapon
from core.undead.catalogue import Foe
from core.undead.odds import Odds, Row, chance_of_cover
from core.undead.view import Plan, Threat, strike_of
from tui.narration.text import _
from tui.narration.undead.cards import range_words, result_words
from tui.narration.undead.terms import counted
from tui.narration.words import commas, paragraph
from tui.rows import Row as Line
from tui.rows import Span, left, right, row
from tui.undead.eyes import UndeadEyes
from tui.undead.track import column
from tui.wrap import clipped, wrapped

_NATURAL, _CHART = 22, 14

_ALL_COLUMNS = 70
"""The width from which the chart has a column for what each row needs."""

_SIXTHS = 6


def percent(chance: float) -> str:
    """Return a chance as "41.7%"; "30%" where it is whole."""
    words = f"{chance * 100:.1f}"
    return f"{words.removesuffix('.0')}%"


def way_words(eyes: UndeadEyes, plan: Plan) -> str:
    """Return how something is fired: Range, Penetration, what is special, what is left of it."""
    attack = eyes.scene.way(plan.source, plan.mode)
    words = [range_words(attack.range)]
    if plan.dice > 1:
        words.append(counted("dice", plan.dice))
    if attack.penetration:
        words.append(_("Penetration {points}").format(points=attack.penetration))
    words += _kinds(attack)
    words += _supply(eyes, plan)
    return commas(words)


def _kinds(attack: Attack) -> Iterator[str]:
    flags = (
        (attack.melee, _("Melee")),
        (attack.no_cover, _("No Cover")),
        (attack.undead_only, _("Undead Only")),
        (attack.prox, _("Prox")),
    )
    yield from (words for flag, words in flags if flag)


def _supply(eyes: UndeadEyes, plan: Plan) -> Iterator[str]:
    """Yield the Ammo or charges of what is Attacked with."""
    for gear in eyes.soldier(plan.soldier).gear:
        if gear.card != plan.source:
            continue
        card = eyes.card(gear.card)
        if isinstance(card, Weapon) and card.reload is not None:
            yield _("loaded, {ammo} more").format(ammo=gear.ammo)
        elif gear.charges:
            yield counted("charges", gear.charges)


def target_words(eyes: UndeadEyes, copy: int) -> str:
    """Return what is Attacked: its letter and name; the Objective by its name."""
    if eyes.scene.hostile(copy) is None:
        return eyes.card(copy).name
    return f"{eyes.letter(copy)} {eyes.scene.target(copy)}"


def chart_heading(eyes: UndeadEyes, plan: Plan, width: int) -> str:
    """Return what is added to the dice: "D10 + 2 Steady Aim"."""
    if not plan.dice:
        return _("The best result, without a die")
    added = eyes.scene.summands(plan.modifier.parts)
    die = (
        _("D10") if plan.dice == 1 else _("each of {dice}").format(dice=counted("dice", plan.dice))
    )
    return clipped(f"{die} {added}".strip(), width)


def chart_rows(eyes: UndeadEyes, plan: Plan, width: int) -> list[Line]:
    """Return the rows of the chart, best first, each with its chance before and after Cover."""
    odds = plan.odds
    cells = (_NATURAL, _CHART) if width >= _ALL_COLUMNS else (12, 0)
    rows = [
        _chart_row(plan, each, cells, width)
        for each in reversed(odds.rows)
        if each.chance or not each.min
    ]
    if plan.way.cover != NONE:
        stopped = sum(r.chance - r.after for r in odds.rows)
        if stopped > 0:
            words = _("Hits stopped by Cover, each a Suppress")
            rows.append(_figures(words, "", stopped, width, "muted"))
    return rows


def columns_words(width: int) -> str:
    """Return what the figures of the chart are, for the end of its title."""
    if width >= _ALL_COLUMNS:
        return _("before Cover  after Cover")
    return _("before  after")


def _chart_row(plan: Plan, each: Row, cells: tuple[int, ...], width: int) -> Line:
    low, high = each.low, each.high
    if not plan.dice:
        natural = ""
    elif not low:
        natural = _("  no die")
    else:
        span = str(low) if low == high else f"{low}-{high}"
        natural = _("  natural {dice}").format(dice=span) if cells[1] else f"  {span}"
    reach = _("{min} or more").format(min=each.min) if each.min else _("less")
    result = result_words(each.hits, each.suppress) if each.min else _("Miss")
    head = left(natural, cells[0]) + (left(reach, cells[1]) if cells[1] else "")
    role = "gain" if each.hits else "muted" if not each.chance else ""
    return _figures(head + result, percent(each.chance), each.after, width, role)


def _figures(head: str, before: str, after: float, width: int, role: str) -> Line:
    cells = (13, 13) if width >= _ALL_COLUMNS else (8, 8)
    figures = right(before, cells[0]) + right(percent(after), cells[1])
    return row(Span(left(head, max(width - len(figures), 0)), role), Span(figures, role))


def cover_rows(eyes: UndeadEyes, plan: Plan, width: int) -> list[Line]:
    """Return how Cover is compared, what a low die costs, and what all dice come to."""
    more = [each for each in (_reload_words(eyes, plan), _fumble_words(eyes, plan)) if each]
    second = paragraph(cover_words(plan), *more)
    return [
        row(Span(line, role))
        for role, words in (("own", sum_words(eyes, plan)), ("", second))
        for line in wrapped(words, width, 2)
    ]


def cover_words(plan: Plan) -> str:
    """Return how the Cover die is compared: "Cover 3: D6 + 1 must reach 3, so 2 or more: 5 in 6."."""
    way = plan.way
    if way.cover == NONE:
        return _("No Cover check: Hits stay Hits.")
    good = round(chance_of_cover(way) * _SIXTHS)
    die = _("D6 + {add}").format(add=way.penetration) if way.penetration else _("D6")
    words = {"cover": way.cover, "die": die, "good": good}
    if good == _SIXTHS:
        return _("Cover {cover}: {die} always reaches it.").format(**words)
    if not good:
        return _("Cover {cover}: {die} cannot reach it; each Hit is a Suppress.").format(**words)
    text = _("Cover {cover}: {die} must reach {cover}, so {least} or more: {good} in 6.")
    return text.format(least=_SIXTHS + 1 - good, **words)


def sum_words(eyes: UndeadEyes, plan: Plan) -> str:
    """Return what the whole Attack comes to: "1 Hit or more 67%, 2 or more 25%; Destroyed 25%."."""
    odds = plan.odds
    parts = []
    for count in range(1, len(odds.hits)):
        what = counted("hits", count) if count == 1 else str(count)
        parts.append(
            _("{what} or more {chance}").format(what=what, chance=percent(odds.at_least(count)))
        )
    room = room_of(eyes, plan.target)
    if 0 < room < len(odds.hits) and eyes.scene.hostile(plan.target) is not None:
        destroyed = _("Destroyed {chance}").format(chance=percent(odds.at_least(room)))
        return _("{odds}; {destroyed}.").format(odds=commas(parts), destroyed=destroyed)
    return _("{odds}.").format(odds=commas(parts)) if parts else _("No Hit is possible.")


def brief_odds(odds: Odds, room: int = 99) -> str:
    """Return the odds for a list, as far as there is room: "1+ 67%  2+ 25%"."""
    parts = [f"{count}+ {percent(odds.at_least(count)):>5}" for count in range(1, len(odds.hits))]
    while len(parts) > 1 and len("  ".join(parts)) > room:
        parts.pop()
    return "  ".join(parts)


def room_of(eyes: UndeadEyes, copy: int) -> int:
    """Return the Hits that Destroy a Hostile card from now on; 0 for the Objective."""
    hostile = eyes.scene.hostile(copy)
    if hostile is None:
        return 0
    health = eyes.foe(copy).health
    return sum(health - each for each in hostile.ekias)


def _reload_words(eyes: UndeadEyes, plan: Plan) -> str:
    card = eyes.card(plan.source)
    if not isinstance(card, Weapon) or not card.reload or not plan.dice:
        return ""
    if eyes.scene.way(plan.source, plan.mode).melee:
        return ""
    chance = 1 - (1 - card.reload / 10) ** plan.dice
    span = "1" if card.reload == 1 else f"1-{card.reload}"
    text = _("Empty on a natural {span}: {chance}.")
    return text.format(span=span, chance=percent(chance))


def _fumble_words(eyes: UndeadEyes, plan: Plan) -> str:
    attack = eyes.scene.way(plan.source, plan.mode)
    if not attack.melee or eyes.scene.hostile(plan.target) is None or not plan.dice:
        return ""
    chance = 1 - 0.9**plan.dice
    text = _("After a natural 1 the Soldier suffers 1 Hit: {chance} (UND-12.2).")
    return text.format(chance=percent(chance))


def back_rows(eyes: UndeadEyes, copy: int, width: int, most: int = 99) -> list[Line]:
    """Return what comes back from a Hostile card: its next Attacks as it is, and after some Hits."""
    rows: list[Line] = []
    for threat in eyes.threats(copy):
        rows += _back(eyes, threat, width)
    if len(rows) > most:
        return rows[:most]
    foe = eyes.foe(copy)
    if foe.fearless and len(rows) < most:
        words = _("Fearless: a Suppress does nothing to it.")
        rows.append(row(Span(clipped(words, width), "muted")))
    return rows


def _back(eyes: UndeadEyes, threat: Threat, width: int) -> list[Line]:
    """Return the next Attack of one Hostile, and what each Hit on it would change."""
    several = eyes.foe(threat.card).count > 1
    who = _("{number}: ").format(number=threat.unit + 1) if several else ""
    if not threat.left:
        return [row(f"{who}{_('cannot act this Turn')}")]
    cover = ""
    if not eyes.foe(threat.card).no_cover:
        cover = _(" (Cover {cover})").format(cover=eyes.sheet(threat.target).cover.total)
    head = _("{who}at {soldier}{cover}, column {column}: ").format(
        who=who, soldier=eyes.called(threat.target), cover=cover, column=column(threat)
    )
    words = "; ".join((strike_words(eyes, threat, threat.left), *_changes(eyes, threat)))
    if not threat.in_range:
        words += _("; out of Range, it Moves first")
    return [row(line) for line in wrapped(head + words, width, 3)]


def strike_words(eyes: UndeadEyes, threat: Threat, number: int) -> str:
    """Return the odds of a Hostile's next Attack with so many left: "a Hit 35%, Suppress 40%"."""
    found = strike_of(eyes.table, threat.card, threat.unit, number)
    return _("a Hit {hit}, Suppress {held}").format(
        hit=percent(found.hit), held=percent(found.held)
    )


def _changes(eyes: UndeadEyes, threat: Threat) -> Iterator[str]:
    """Yield what fewer would do in the next columns: "after 2 Hits column 2-1: a Hit 15%"."""
    foe: Foe = eyes.foe(threat.card)
    before = threat.column
    for hits in range(1, threat.left):
        now = foe.columns[threat.left - hits]
        if now == before:
            continue
        before = now
        found = strike_of(eyes.table, threat.card, threat.unit, threat.left - hits)
        text = _("after {hits} a Hit {chance}")
        yield text.format(hits=counted("hits", hits), chance=percent(found.hit))
