"""The topics of `?` at a table of Undead: cards, Soldiers, Hostiles, places, answers, refusals, odds."""

from collections.abc import Callable, Iterator

from attrs import frozen

from core.kernel.decision import NONE, Option, Refusal
from core.undead.cards import (
    Action,
    Equipment,
    Hostile,
    Location,
    Mission,
    Objective,
    Power,
    Skill,
    Soldier,
    Theology,
    Weapon,
)
from core.undead.figures import Sum, movement
from core.undead.view import Plan as Aim
from core.undead.view import approaches
from tui.narration.text import _
from tui.narration.undead.terms import counted
from tui.narration.words import commas
from tui.rows import right
from tui.undead.acts import CODES, NAMES
from tui.undead.eyes import UndeadEyes
from tui.undead.moving import approach_words
from tui.undead.odds import back_rows, chart_heading, chart_rows, cover_rows, target_words
from tui.undead.squad import gear_words, moment_words
from tui.why.about import Topics, about, option_topic, refusal_topic
from tui.why.section import Section, listing, rule_section, words

RULES: dict[type, tuple[str, ...]] = {
    Action: ("UND-5.2", "UND-5.3", "UND-5.4", "UND-5.5"),
    Weapon: ("UND-11.10", "UND-7.4", "UND-11.3", "UND-20.4"),
    Equipment: ("UND-7.5", "UND-8.3", "UND-20.4"),
    Power: ("UND-22.2", "UND-22.4", "UND-22.9"),
    Skill: ("UND-4.5",),
    Theology: ("UND-21.1", "UND-21.2"),
    Hostile: ("UND-13.2", "UND-14.3", "UND-18.2", "UND-18.5", "UND-10.4"),
    Location: ("UND-9.2", "UND-9.5", "UND-14.5", "UND-10.1"),
    Objective: ("UND-16.1", "UND-16.2", "UND-8.2"),
    Soldier: ("UND-4.1", "UND-7.1", "UND-15.1", "UND-15.3"),
    Mission: ("UND-3.1",),
}
"""The rules of each kind of card, the one that matters most first."""


@frozen
class Asking:
    """Who asks: the table as it is seen, and what refuses keys."""

    eyes: UndeadEyes
    explain: Callable[[str], Refusal | None]


def card_topics(asking: Asking, copy: int, key: str = "") -> Topics:
    """Explain a copy: what it does, how it stands; with `key` whether that can be done now; its rules."""
    eyes = asking.eyes
    if copy < len(eyes.view.soldiers):
        return soldier_topics(asking, copy)
    card = eyes.card(copy)
    first, *others = RULES[type(card)]
    sections = [words(eyes.narration.card_text(card.id)), *_standing(eyes, copy)]
    if isinstance(card, Action):
        sections.append(
            listing((_("It is played {moment}.").format(moment=moment_words(eyes, copy)),))
        )
    sections += [_now(asking, key), rule_section(first)]
    return (
        about(_("This card"), sections, eyes.glyphs, card.name, first),
        about(_("Its rules"), map(rule_section, others), eyes.glyphs, card.name, first),
    )


def _standing(eyes: UndeadEyes, copy: int) -> Iterator[Section]:
    """Yield how a Hostile card in play stands, and what its next Attacks would be."""
    hostile = eyes.scene.hostile(copy)
    if hostile is None:
        return
    where = _("{card} at {place}").format(
        card=target_words(eyes, copy), place=eyes.scene.place(hostile.at)
    )
    lines = []
    for threat in eyes.threats(copy):
        text = _("{unit}: {ekias} EKIAs of {health}, {held}, {left} left to act with")
        held = counted("suppressions", threat.suppressions)
        lines.append(
            text.format(
                unit=eyes.scene.unit(copy, threat.unit),
                ekias=threat.ekias,
                health=threat.health,
                held=held,
                left=threat.left,
            )
        )
    yield listing(lines, where)
    yield Section(_("What comes back"), lambda width: back_rows(eyes, copy, width))


def _now(asking: Asking, key: str) -> Section:
    """Say whether something can be done now, and if not why."""
    eyes = asking.eyes
    if not key or eyes.view.decision is None:
        return words("")
    refusal = asking.explain(key)
    if refusal is None:
        return listing((_("Yes."),), _("Can it be played now?"))
    said = eyes.narration.refusal(refusal, eyes.view)
    return listing((_("No. {reason}").format(reason=said),), _("Can it be played now?"))


def soldier_topics(asking: Asking, number: int) -> Topics:
    """Explain a Soldier: his figures with their sums, his Gear, what he can and cannot do, his rules."""
    eyes = asking.eyes
    sheet, man = eyes.sheet(number), eyes.soldier(number)
    card = eyes.card(number)
    first, *others = RULES[Soldier]
    sections = [
        words(eyes.narration.card_text(card.id)),
        listing(sheet_lines(eyes, number), _("Now")),
        listing((gear_words(eyes, each) for each in man.gear), _("Gear")),
        listing(_could(asking, number), _("What can be done")),
    ]
    return (
        about(_("This Soldier"), sections, eyes.glyphs, sheet.name, first),
        about(
            _("Rules of Soldiers"),
            map(rule_section, (first, *others)),
            eyes.glyphs,
            sheet.name,
            first,
        ),
    )


def sheet_lines(eyes: UndeadEyes, number: int) -> Iterator[str]:
    """Yield the figures of a Soldier as they are now, each with its sum."""
    man, sheet, trooper = eyes.soldier(number), eyes.sheet(number), eyes.table.troops[number]
    if not man.health:
        yield _("Downed: no further part is taken in the Mission (UND-15.5).")
        return
    text = _("Health {now} of {most}, {actions}, {held}")
    yield text.format(
        now=man.health,
        most=sheet.greatest_health,
        actions=counted("actions", man.actions),
        held=counted("suppressions", man.suppressions),
    )
    yield _("Cover {sum}").format(sum=sum_words(eyes, sheet.cover, _("the place")))
    yield _("Movement {sum}").format(
        sum=sum_words(eyes, movement(eyes.table, number, man.at), eyes.scene.soldier(number))
    )
    if trooper.player:
        text = _("hand {held} of {size}; Loadout {used} of {load}; {xp}")
        yield text.format(
            held=len(man.hand),
            size=sheet.hand_size,
            used=sheet.loadout_used,
            load=sheet.loadout,
            xp=counted("xp", man.xp),
        )
    if trooper.hth:
        yield _("HtH {add:+d} to Melee Attacks").format(add=trooper.hth)
    if trooper.skills:
        names = commas(eyes.book.skills[each].name for each in trooper.skills)
        yield _("Skills: {names}").format(names=names)
    if trooper.clergy:
        yield _("Divinity {points}").format(points=man.divinity)
    if man.protected:
        yield _("a Protection counter: it cancels the next Hit")
    if man.bonus:
        yield _("+{add} to Weapon Attacks until the end of the Soldier Turn").format(add=man.bonus)


def sum_words(eyes: UndeadEyes, found: Sum, base: str) -> str:
    """Return a figure with what it is made of: "3 = 2 the place + 1 Doyle"."""
    parts = [part for part in found.parts if part.add or not part.source]
    if len(parts) < 2:
        return str(found.total)
    named = [
        f"{'-' if part.add < 0 else '+'} {abs(part.add)} "
        f"{eyes.scene.source(part.source) if part.source else base}"
        for part in parts
    ]
    return f"{found.total} = {' '.join(named).removeprefix('+ ')}"


def _could(asking: Asking, number: int) -> Iterator[str]:
    eyes = asking.eyes
    if eyes.view.decision is None or eyes.view.kind != "main":
        return
    for code in CODES:
        refusal = asking.explain(f"{code}:{number + 1}")
        said = _("yes") if refusal is None else eyes.narration.refusal(refusal, eyes.view)
        yield f"{_(NAMES[code])}: {said}"


def place_topics(asking: Asking, at: int) -> Topics:
    """Explain a place: its card, what entering it costs each Soldier behind it, who is there."""
    eyes = asking.eyes
    copy = eyes.view.track[at]
    if copy == NONE:
        rule = "UND-3.9" if at == 0 else "UND-8.1"
        name = eyes.scene.place(at)
        return (about(_("This place"), [rule_section(rule)], eyes.glyphs, name, rule),)
    moves = [each for each in approaches(eyes.table) if each.to == at]
    lines = [
        f"{eyes.called(each.soldier)}: {approach_words(eyes, each)}"
        + ("" if each.payable else _(", which cannot be done now"))
        for each in moves
    ]
    card = eyes.card(copy)
    first, *others = RULES[type(card)]
    sections = [
        words(eyes.narration.card_text(card.id)),
        listing(lines, _("What a Move to it costs")),
        *map(rule_section, ("UND-9.5", "UND-9.6")),
    ]
    return (
        about(_("This place"), sections, eyes.glyphs, card.name, first),
        about(_("Its rules"), map(rule_section, (first, *others)), eyes.glyphs, card.name, first),
    )


def option_topics(asking: Asking, option: Option) -> Topics:
    """Explain an option of the question that waits; one that is about a card explains this too."""
    first = option_topic(asking.eyes, option)
    return (first, *(card_topics(asking, option.card) if option.card != NONE else ()))


def refusal_topics(asking: Asking, refusal: Refusal) -> Topics:
    """Explain why something cannot be done: what is needed, what there is, the rule."""
    return (refusal_topic(asking.eyes, refusal),)


def attack_topics(eyes: UndeadEyes, aim: Aim) -> Topics:
    """Explain the odds of an Attack: what is added to the dice, the chart, Cover."""
    parts = [
        f"{right(f'{part.add:+d}', 4)}  {eyes.scene.source(part.source)}"
        for part in aim.modifier.parts
        if part.source
    ]
    total = f"{right(f'{aim.modifier.total:+d}', 4)}  {_('to each die')}" if parts else ""
    sections = [
        listing((*parts, total) if parts else (_("Nothing is added to the dice."),), _("The dice")),
        Section(
            chart_heading(eyes, aim, 60),
            lambda width: [*chart_rows(eyes, aim, width), *cover_rows(eyes, aim, width)],
        ),
        *map(rule_section, ("UND-11.3", "UND-11.4", "UND-11.5")),
    ]
    name = target_words(eyes, aim.target)
    return (about(_("These odds"), sections, eyes.glyphs, name, "UND-11.4"),)
