"""An Attack that is planned, as rows: what with, at what, which cards, and what comes back (S15)."""

from attrs import frozen

from core.kernel.decision import Option
from core.undead.cards import Action
from core.undead.moments import Moment
from core.undead.view import Plan as Aim
from tui.narration.text import _
from tui.narration.undead.cards import card_line
from tui.narration.words import commas
from tui.picking import label_of
from tui.rows import Row, Span, left, row
from tui.undead.eyes import UndeadEyes
from tui.undead.odds import back_rows, brief_odds, percent, target_words, way_words
from tui.undead.plan import Plan, Trial
from tui.wrap import clipped, hanging

_TARGET, _PLACE = 26, 12

_WIDE = 70
"""The width from which a target has its place and what it has suffered beside its odds."""


def heading(eyes: UndeadEyes, aim: Aim) -> str:
    """Return who Attacks, and with which of his Actions."""
    man, trooper = eyes.soldier(aim.soldier), eyes.table.troops[aim.soldier]
    spent = trooper.actions - man.actions + (eyes.view.attack is None)
    text = _("Attack: {number} {soldier}, Action {spent} of {all}")
    if not 1 <= spent <= trooper.actions:
        text = _("Attack: {number} {soldier}")
    return text.format(
        number=aim.soldier + 1, soldier=trooper.name, spent=spent, all=trooper.actions
    )


def way_row(eyes: UndeadEyes, trial: Trial, plan: Plan, width: int) -> Row:
    """Return what is Attacked with: `< M1 Garand >`, its figures, how many other ways there are."""
    aim = trial.of(plan).aim
    name = eyes.scene.with_what(aim.source, aim.mode)
    several = len(trial.ways) > 1
    head = f"< {name} >" if several else name
    words = way_words(eyes, aim)
    more = ""
    if several:
        at = trial.ways.index(plan.way) + 1
        more = _(" ({number} of {all})").format(number=at, all=len(trial.ways))
    room = width - len(head) - len(more) - 3
    return row(Span(head, "own"), Span(more, "muted"), f"   {clipped(words, max(room, 0))}")


def target_row(eyes: UndeadEyes, trial: Trial, plan: Plan, copy: int, width: int) -> Row:
    """Return a target: letter, name, place, what it has suffered, the odds with the cards planned."""
    aim = trial.of(trial.at(plan, copy)).aim
    chosen = copy == plan.target
    wide = width >= _WIDE
    figures = brief_odds(aim.odds, 99 if wide else 19)
    name = left(target_words(eyes, copy), _TARGET if wide else max(width - len(figures) - 1, 10))
    place = _at_words(eyes, aim) if wide else ""
    state = _state_words(eyes, copy) if wide else ""
    room = max(width - len(name) - len(place) - len(figures) - 1, 0)
    role = "own" if chosen else ""
    return row(
        Span(name, role),
        Span(place, "muted"),
        Span(left(state, room), ""),
        " ",
        Span(figures, role),
    )


def _at_words(eyes: UndeadEyes, aim: Aim) -> str:
    place = eyes.soldier(aim.soldier).at
    hostile = eyes.scene.hostile(aim.target)
    at = hostile.at if hostile is not None else eyes.goal_at
    where = _("here") if at == place else _("at {place}").format(place=at)
    return left(_("{where}, Range {range}").format(where=where, range=aim.at_range), _PLACE + 2)


def _state_words(eyes: UndeadEyes, copy: int) -> str:
    """Return what a target has suffered: "2/4 hit, 2 act"; for several Hostiles each."""
    hostile = eyes.scene.hostile(copy)
    if hostile is None:
        goal = eyes.view.goal
        return _("{now} Hits so far").format(now=goal.hits)
    parts = [f"{each.ekias}/{each.health}" for each in eyes.threats(copy)]
    acts = sum(each.left > 0 for each in eyes.threats(copy))
    if len(hostile.ekias) > 1:
        return _("{hits} hit, {acts} act").format(hits=commas(parts), acts=acts)
    left_ = eyes.threats(copy)[0].left if parts else 0
    return _("{hits} hit, {acts} act").format(hits=commas(parts), acts=left_)


@frozen
class CardLine:
    """A card or charge that could be added to an Attack: its key, its rows, its number."""

    key: str
    rows: tuple[Row, ...]
    label: str


def card_lines(eyes: UndeadEyes, trial: Trial, plan: Plan, width: int) -> list[CardLine]:
    """Return the cards and charges for an Attack: what each would make of it, or why it cannot be."""
    offered = trial.offered(plan)
    found = [
        _card_line(eyes, trial, plan, option, number, width)
        for number, option in enumerate(offered, 1)
    ]
    keys = {each.key for each in offered}
    for copy in eyes.soldier(trial.soldier).hand:
        card = eyes.card(copy)
        key = f"play:{trial.soldier + 1}:{card.slug}"
        if isinstance(card, Action) and card.text.when is Moment.ATTACK and key not in keys:
            keys.add(key)
            found.append(_useless(eyes, trial, plan, key, card, width))
    return found


def _card_line(
    eyes: UndeadEyes, trial: Trial, plan: Plan, option: Option, number: int, width: int
) -> CardLine:
    chosen = option.key in plan.adds
    sign = "[x]" if chosen else "[ ]"
    label = label_of(number)
    name = eyes.narration.label(option, eyes.view)
    other = option.amount - 1 if option.code == "play" else trial.soldier
    if option.code == "play" and other == trial.soldier:
        name = eyes.card(option.card).name
    card = eyes.card(option.card)
    says = (
        card_line(eyes.book, card)
        if isinstance(card, Action)
        else eyes.narration.note(option, eyes.view)
    )
    if other != trial.soldier:
        says = _("1 XP; {text}").format(text=says)
    wide = width >= _WIDE
    cells = (24 if width < 100 else 30) if wide else max(width - 14, 8)
    head = f"{label or ' '} {sign} {left(name, cells)}"
    changed = trial.of(trial.toggled(plan, option.key)).aim.odds
    words = _("without it") if chosen else _("then")
    then = f"1+ {percent(changed.at_least(1))}"
    if wide:
        then = f"{words} {then}"
    if wide and len(changed.hits) > 2:
        then += f" 2+ {percent(changed.at_least(2))}"
    room = max(width - len(head) - len(then) - 1, 0)
    role = "gain" if chosen else ""
    made = row(
        Span(head, role), Span(left(clipped(says, room), room), "muted"), " ", Span(then, role)
    )
    return CardLine(option.key, (made,), label)


def _useless(
    eyes: UndeadEyes, trial: Trial, plan: Plan, key: str, card: Action, width: int
) -> CardLine:
    refusal = trial.refusal(plan, key)
    said = eyes.narration.refusal(refusal, eyes.view) if refusal is not None else ""
    lines = hanging(f"  [-] {left(card.name, 16)} ", said, width)
    return CardLine(key, tuple(row(Span(line, "muted")) for line in lines), "")


def back(eyes: UndeadEyes, copy: int, width: int, height: int) -> list[Row]:
    """Return what comes back from a target, in the rows below a title."""
    if eyes.scene.hostile(copy) is None:
        return [row(Span(_("Nothing: it is the Objective."), "muted"))]
    return back_rows(eyes, copy, width, height - 1)
