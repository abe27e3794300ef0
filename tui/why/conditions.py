"""Can it be done now? Each condition with its figures, yes or no, and its rule."""

from collections.abc import Iterable, Sequence

from attrs import frozen
from rich.cells import cell_len

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.view import PileView, SkillView, WeaponView
from core.kernel.decision import NONE, Refusal
from tui.narration.text import _
from tui.rows import Row, Span, left, row
from tui.table.eyes import Eyes
from tui.table.plan import falling
from tui.why.section import Section
from tui.wrap import wrapped

TOGETHER = 3
"""The most other Weapons that a Weapon's Ammo is reckoned with."""


_WORDS = 38
"""The cells of a condition before its answer."""


@frozen
class Condition:
    """Something that must hold: its words with the figures, whether it does, and its rule."""

    words: str
    holds: bool
    rule: str
    otherwise: str = ""


def playing(eyes: Eyes, copy: int) -> list[Condition]:
    """Return the conditions of playing, or using, a card of the own Hand now."""
    card = eyes.card(copy)
    if card.kind is Kind.WEAPON or eyes.weapon(copy) is not None:
        return _using(eyes, copy)
    found = [*_my_turn(eyes), _nothing_unfinished(eyes)]
    if card.kind is not Kind.ACTION:
        return [*found, Condition(_("it costs no Action"), True, "DBG-5.2")]
    turn = eyes.view.turn
    words = _("Actions needed 1, you have {have}").format(have=turn.actions)
    found.append(Condition(words, turn.actions > 0, "DBG-5.1"))
    if turn.effects.no_actions:
        found.append(Condition(_("Actions may be played this turn"), False, "DBG-4.8"))
    return found


def buying(eyes: Eyes, pile: PileView) -> list[Condition]:
    """Return the conditions of buying the top card of a pile now."""
    turn = eyes.view.turn
    there = Condition(_("a card is left in the pile"), pile.top != NONE, "DBG-10.4")
    if pile.top == NONE:
        return [there]
    cost = eyes.card(pile.top).cost or 0
    gold = _("Gold needed {need}, you have {have}").format(need=cost, have=turn.gold)
    coming = eyes.ammunition_worth()[1] if eyes.my_turn() else 0
    later = ""
    if turn.gold < cost and coming:
        later = _("{gold} after your Ammunition").format(gold=turn.gold + coming)
    buys = _("Buys needed 1, you have {have}").format(have=turn.buys)
    return [
        *_my_turn(eyes),
        _nothing_unfinished(eyes),
        there,
        Condition(buys, turn.buys > 0, "DBG-10.1"),
        Condition(gold, turn.gold >= cost, "DBG-10.1", later),
    ]


def placing(eyes: Eyes, skill: SkillView) -> list[Condition]:
    """Return the conditions of putting XP on an own Skill now."""
    me = eyes.view.me
    have = (me.partner.xp if me.partner else 0) if skill.partner else me.xp
    lacks = (eyes.card(skill.card).xp or 0) - skill.xp
    words = _("XP needed {need}, its Character has {have}").format(need=lacks, have=have)
    return [
        *_my_turn(eyes),
        _nothing_unfinished(eyes),
        Condition(_("it lacks XP"), lacks > 0, "DBG-19.10"),
        Condition(words, have >= lacks, "DBG-19.10"),
    ]


def beating(eyes: Eyes, card: Card, damage: int) -> list[Condition]:
    """Return whether a Damage Defeats an Infected, and whether its own would be a Fatal Wound."""
    health, dealt = eyes.infected(card)
    words = _("Damage needed {need}, yours is {have}").format(need=health, have=damage)
    me = eyes.view.me
    lives = _("you outlive Damage {damage}: Health {health}").format(damage=dealt, health=me.health)
    fatal = falling(eyes)
    return [
        Condition(words, damage >= health, "DBG-7.26"),
        Condition(lives, dealt < me.health, "DBG-13.1", fatal),
    ]


def levels(eyes: Eyes, seat: int) -> list[Condition]:
    """Return whether the Levels of a seat's Character are reached."""
    player = eyes.view.seats[seat]
    words = _("Level {level} needs {need} Decorations, has {have}")
    return [
        Condition(
            words.format(level=each.level, need=need, have=player.decorations),
            need <= player.decorations,
            "DBG-12.2",
        )
        for each, need in zip(eyes.card(player.character).levels, player.needs, strict=True)
        if each.level
    ]


def _my_turn(eyes: Eyes) -> list[Condition]:
    if eyes.my_turn():
        return []
    seat = eyes.view.turn.seat
    whose = _("it is the turn of {name}").format(name=eyes.name(seat)) if seat != NONE else ""
    return [Condition(_("it is your turn"), False, "DBG-4.2", whose)]


def _nothing_unfinished(eyes: Eyes) -> Condition:
    view = eyes.view
    if view.fight is not None:
        return Condition(_("no Explore is under way"), False, "DBG-7.4")
    free = view.kind == "main" and view.asked == view.seat
    return Condition(_("nothing else is unfinished"), free, "DBG-4.4")


def _using(eyes: Eyes, copy: int) -> list[Condition]:
    """Return the conditions of using a Weapon in an Explore."""
    view = eyes.view
    weapon = eyes.weapon(copy)
    found = _my_turn(eyes)
    if view.fight is None:
        words = _("Explores needed 1, you have {have}").format(have=view.turn.explores)
        found.append(Condition(words, view.turn.explores > 0, "DBG-7.1"))
    elif view.kind != "use":
        found.append(Condition(_("Weapons are still being chosen"), False, "DBG-7.6"))
    if weapon is None:
        return found
    return [*found, _uses(weapon), _ammo(eyes, weapon), *_together(eyes, weapon)]


def _uses(weapon: WeaponView) -> Condition:
    if weapon.uses_left > 1:
        words = _("uses left this turn: {count}").format(count=weapon.uses_left)
        return Condition(words, True, "DBG-7.8")
    return Condition(_("not used this turn"), weapon.uses_left > 0, "DBG-7.7")


def _ammo(eyes: Eyes, weapon: WeaponView) -> Condition:
    have = _ammo_left(eyes)
    if weapon.requirement is None:
        words = _("X is the Ammo you pay, you have {have}").format(have=have)
        return Condition(words, True, "DBG-1.8")
    need = weapon.requirement.total
    words = _("Ammo needed {need}, you have {have}").format(need=need, have=have)
    coming = eyes.ammunition_worth()[0] if eyes.my_turn() and eyes.view.fight is None else 0
    later = ""
    if have < need and coming:
        later = _("{ammo} after your Ammunition").format(ammo=have + coming)
    return Condition(words, need <= have, "DBG-7.9", later)


def _ammo_left(eyes: Eyes) -> int:
    """Return the Ammo that no Weapon in use has been given yet."""
    fight = eyes.view.fight
    choosing = fight is not None and eyes.view.kind in ("use", "pay")
    allotted = sum(use.ammo for use in fight.uses) if fight is not None and choosing else 0
    return eyes.view.turn.ammo - allotted


def _together(eyes: Eyes, weapon: WeaponView) -> list[Condition]:
    """Return whether the Ammo is enough for this Weapon and another one of the Hand."""
    need = weapon.requirement.total if weapon.requirement else 0
    have = _ammo_left(eyes)
    if not need or need > have:
        return []
    found = []
    for other in _others(eyes, weapon):
        also = other.requirement.total if other.requirement else 0
        name = eyes.card(other.card).name
        words = _("with {card} ({ammo})?").format(card=name, ammo=also)
        short = _("{need} needed, you have {have}").format(need=need + also, have=have)
        found.append(Condition(words, need + also <= have, "DBG-7.9", short))
    return found[:TOGETHER]


def _others(eyes: Eyes, weapon: WeaponView) -> list[WeaponView]:
    """Return the other Weapons of the Hand that need Ammo, one of each kind."""
    found = {
        eyes.view.cards[each.card]: each
        for each in eyes.view.weapons
        if each.card != weapon.card and each.card in eyes.view.me.hand
        if each.requirement is not None and each.requirement.total and each.uses_left
    }
    return list(found.values())


def conditions_section(
    heading: str, conditions: Sequence[Condition], verdict: str = "", *, can: bool = True
) -> Section:
    """Return conditions as a section; the verdict stands below them."""

    def rows(width: int) -> list[Row]:
        made = [line for each in conditions for line in condition_rows(each, width)]
        return [*made, *_verdict_rows(verdict, width, can=can)]

    return Section(heading, rows if conditions or verdict else lambda _width: [])


def condition_rows(condition: Condition, width: int) -> list[Row]:
    """Return a condition in one line, or in two where it has no room for the answer."""
    answer = _("yes") if condition.holds else _("no")
    if condition.otherwise and not condition.holds:
        answer = f"{answer}: {condition.otherwise}"
    role = "gain" if condition.holds else "danger"
    tail = Span(f"{answer}  {condition.rule}", role)
    if _WORDS + 2 + cell_len(tail.text) <= width and cell_len(condition.words) < _WORDS:
        return [row(f"  {left(condition.words, _WORDS)}", tail)]
    words = [row(f"  {line}") for line in wrapped(condition.words, max(width - 2, 10))]
    return [
        *words,
        *(row(Span(f"    {each}", role)) for each in wrapped(tail.text, max(width - 4, 10))),
    ]


def _verdict_rows(verdict: str, width: int, *, can: bool) -> list[Row]:
    if not verdict:
        return []
    mark, role = ("+", "gain") if can else ("-", "muted")
    return [
        row(Span(line, role)) for line in wrapped(f"{mark} {verdict}", max(width, 10), indent=2)
    ]


def failing(conditions: Iterable[Condition], refusal: Refusal | None = None) -> str:
    """Return the rule of what stands in the way, "" if nothing does.

    A refusal that only says where the key belongs tells less than the first condition that fails.
    """
    if refusal is not None and refusal.code not in ("not-offered", "weapon-in-explore"):
        return refusal.rule
    return next((each.rule for each in conditions if not each.holds), "")
