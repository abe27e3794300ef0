"""The cards that could be committed to a fight, each with what it would lead to (S13)."""

from core.kernel.decision import NONE
from core.kernel.records import evolve
from core.war import forecast
from core.war.cards import Kind
from core.war.figures import bonus_of, may_defend
from core.war.odds import WAYS
from core.war.state import Fight
from tui.narration.text import _
from tui.narration.war.terms import SUBTYPES, percent, word
from tui.narration.words import commas
from tui.picking import label_of
from tui.rows import Span, left, row
from tui.war.brief import brief_words
from tui.war.eyes import WarEyes
from tui.war.odds import own_chance, totals_words
from tui.war.plan import Plan, Trial, Tried
from tui.widgets.lines import Rows
from tui.wrap import clipped, hanging

_NAME, _WHAT = 17, 16
"""The cells of a card's name and of what it is, where it is narrow."""

_WITH_WHAT = 58
"""The width from which what a card is stands beside its name."""


def commit_rows(
    eyes: WarEyes, trial: Trial, plan: Plan, card: int, called: int, width: int
) -> Rows:
    """Return a card that could be meant: number (0 for none), mark, name, what it would lead to.

    Of one that cannot the reason is told, in as many rows as it takes.
    """
    tried = trial.of(plan)
    chosen = card in tried.chosen
    more = None if chosen else trial.with_card(plan, card)
    cells = _NAME if width < 100 else 24
    sign = "[x]" if chosen else "[ ]" if more is not None else "[-]"
    label = (label_of(called) if called else "") or " "
    head = f"{label} {sign} {left(eyes.title(card, cells - 1), cells)}"
    if not chosen and more is None:
        refusal = trial.refusal(plan, card)
        said = eyes.narration.refusal(refusal, eyes.view) if refusal else ""
        return tuple(row(Span(line, "muted")) for line in hanging(head, said, width))
    if width >= _WITH_WHAT:
        what = _WHAT + (width - _WITH_WHAT) // 3
        head += left(what_words(eyes, card, what), what)
    room = max(width - len(head), 0)
    words = chosen_words(eyes, tried, card) if more is None else then_words(eyes, tried, more, room)
    role = "gain" if chosen else ""
    return (row(Span(head, role), Span(clipped(words, room), role)),)


def what_words(eyes: WarEyes, card: int, width: int) -> str:
    """Return what a card is and gives: "7 Monster", "Trap +4"."""
    printed = eyes.card(card)
    if printed.kind is Kind.UNIT:
        subtype = word(SUBTYPES, printed.subtype) if printed.subtype else ""
        return _("{force} {subtype}").format(force=printed.force, subtype=subtype)
    brief = brief_words(printed)
    return clipped(_("Trap {words}").format(words=brief) if printed.trap else brief, width - 1)


def chosen_words(eyes: WarEyes, tried: Tried, card: int) -> str:
    """Return what a chosen card is on, or what an Event without a bonus brings along."""
    target = tried.targets.get(card, NONE)
    if target == NONE:
        return _("committed")
    words = _("with {card}") if bonus_of(eyes.card(card)) is None else _("on {card}")
    words = words.format(card=eyes.title(target, 16))
    return words + _(" (t changes)") if len(tried.choices.get(card, ())) > 1 else words


def then_words(eyes: WarEyes, now: Tried, then: Tried, room: int) -> str:
    """Return what one more card would make of the fight: "then 22 to 16: 94.6%", the own side first."""
    if then.bomb:
        return _("no dice: both sides destroyed") if room >= 30 else _("no dice")
    heroes, umbrella = then.totals.heroes.total, then.totals.umbrella.total
    mine, other = (heroes, umbrella) if eyes.are_heroes else (umbrella, heroes)
    ways = then.totals.ways if eyes.are_heroes else WAYS - then.totals.ways
    words = _("then {mine} to {other}: {chance}")
    said = words.format(mine=mine, other=other, chance=percent(ways))
    out = [copy for copy in now.chosen if copy not in then.chosen]
    if len(said) > room:
        return f"{mine}:{other} {percent(ways)}"
    if out:
        longer = _("{words} instead of {card}").format(words=said, card=eyes.title(out[0], 16))
        short = _("{words} instead").format(words=said)
        return next((each for each in (longer, short) if len(each) <= room), said)
    if now.totals.ways == then.totals.ways and not now.bomb:
        return _("{words}, as now").format(words=said) if len(said) + 8 <= room else said
    return said


def answers_words(eyes: WarEyes) -> str:
    """Return what the defender's Units ready would make of an Assault, and what stays hidden."""
    view, fight = eyes.view, eyes.view.fight
    if fight is None or fight.facility == NONE:
        count = view.side_of_heroes.hand_size
        return _("Could answer: what {count} cards in hand add.").format(count=count)
    able = [
        unit
        for unit in view.side_of_umbrella.units
        if may_defend(eyes.book.printed, unit, fight.facility)
    ]
    told = commas(_held_by(eyes, fight, unit) for unit in able) or _("no Unit ready")
    words = _("Could defend it: {units}; and what {count} cards in hand add.")
    return words.format(units=told, count=view.side_of_umbrella.hand_size)


def _held_by(eyes: WarEyes, fight: Fight, unit: int) -> str:
    outlook = forecast.outlook(eyes.book, eyes.view, evolve(fight, units=(unit,)))
    name = eyes.title(unit, 16)
    words = _("{name} (then {totals}: {chance})")
    return words.format(
        name=name, totals=totals_words(eyes, outlook), chance=own_chance(eyes, outlook)
    )
