"""What a steady bot thinks of Skills: which it keeps, and which its XP goes to first (DBG-19).

A Skill is worth what its texts bring in a game, in about a point for each point of Damage, and the less
the later it can work.
"""

from collections.abc import Callable, Iterable
from itertools import combinations
from math import fsum
from typing import Any

from core.bots.steady.choices import Choices, Rule
from core.bots.steady.worth import ICONS, TAKING_BACK
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card, Text
from core.deckbuilding.moments import Moment
from core.deckbuilding.view import SkillView
from core.kernel.decision import Option
from core.kernel.rules import Answer

HOPED = 14
"""The XP that a Character can hope for in a game: about one for each turn with an Explore."""

WITH_PARTNER = 1
"""How many Skills each Character has with a Partner (DBG-19.4)."""

SPENDING = 0.3
"""What is left of the worth of a Skill that gives all its XP for each use."""

PASSIVE, ECHO = 5.0, 3.0
"""What a change of figures is worth, and what it is to have the texts of other Skills once more."""

SELDOM = {
    Moment.WOULD_HEAL: 0.5, Moment.OWN_HEAL: 0.5, Moment.WOULD_FALL: 0.3, Moment.WOULD_DAMAGE: 0.6,
    Moment.WOULD_BE_AFFECTED: 0.3, Moment.REVEALED: 0.3, Moment.DEFEATING: 0.3,
}  # fmt: skip
"""How often a moment comes compared with one of each turn."""

SOME, SUFFERED = 3, 30
"""What a count that multiplies something is taken for, and the Damage on a Character."""

WEAPONS = 2
"""How many Weapons are used together."""

XP = -2.0
"""What it costs to give 1 XP of the Character, which no Skill then gets."""

SPARED = 20.0
"""What it is worth to be spared some Damage altogether."""


def value(card: Card) -> float:
    """Return what a Skill is worth while it works."""
    if card.echoes:
        return ECHO
    return PASSIVE * len(card.passives) + fsum(map(_of_text, card.texts))


def gives_itself_up(card: Card) -> bool:
    """Say whether a Skill gives all the XP on it where it is used."""
    return any(_is_price(step) for text in card.texts for step in _inside(text.do))


def _inside(steps: Iterable[op.Operation]) -> Iterable[op.Operation]:
    for step in steps:
        yield step
        if isinstance(step, op.Suffer):
            yield from step.then


def _is_price(step: op.Operation) -> bool:
    return isinstance(step, op.LoseXp) and step.of == "this"


def _of_text(text: Text) -> float:
    share = SELDOM.get(text.when, 1.0)
    if any(_is_price(step) for step in _inside(text.do)):
        share = min(share, SPENDING)
    return share * _of_steps(text.do)


def _of_steps(steps: Iterable[op.Operation]) -> float:
    return fsum(map(_of_step, steps))


def _of_step(step: op.Operation) -> float:
    worth = _WORTH.get(type(step), 0.0)
    return worth if isinstance(worth, float) else float(worth(step))


def _of_damage(step: op.WeaponDamage | op.CharacterDamage) -> float:
    times = {"": 1, "damage_suffered": SUFFERED}.get(step.per, SOME)
    each = isinstance(step, op.WeaponDamage) and step.on == "using" and not step.of.weapon_type
    return float(step.add * times * (WEAPONS if each else 1))


def _of_amount(step: op.ChangeAmount) -> float:
    return step.by / 4 if step.what == "heal" else float(-step.by) or SPARED


def _of_icons(step: op.Add) -> float:
    return fsum(worth * getattr(step, icon) for icon, worth in ICONS.items())


_WORTH: dict[type[op.Operation], float | Callable[[Any], float]] = {
    op.When: lambda step: max(_of_steps(step.then), _of_steps(step.otherwise)) / 2,
    op.Choose: lambda step: max(_of_steps(way.do) for way in step.ways),
    op.Suffer: lambda step: _of_steps(step.then) - step.amount / 4,
    op.ChangeAmount: _of_amount,
    op.Heal: lambda step: step.amount / 2,
    op.LoseXp: lambda step: 0.0 if _is_price(step) else XP * (step.count or SOME),
    op.Add: _of_icons, op.WeaponDamage: _of_damage, op.CharacterDamage: _of_damage,
    op.Trash: 6.0, op.RepeatWeapon: 8.0, op.WeaponRequirement: 6.0, op.Harmless: 15.0,
    op.ShrugOff: 12.0, op.GainXp: 2.0, op.Put: TAKING_BACK,
}  # fmt: skip
"""What a step is worth each time it is done."""


def together(cards: Iterable[Card], *, apart: bool = False) -> float:
    """Return what Skills are worth that share the XP of one Character; `apart` each has its own."""
    worth, spent = 0.0, 0
    for card in sorted(cards, key=_early):
        spent = (0 if apart else spent) + (card.xp or 0)
        worth += value(card) * max(1 - spent / HOPED, 0.0)
    return worth


def _early(card: Card) -> float:
    """Return by what the order goes in which Skills get XP: most worth for each of it first."""
    return -value(card) / (card.xp or 1)


def draft(at: Choices) -> Answer:
    """Keep the Skill that goes best with those kept already."""
    mine = at.view.me.draft
    kept = [at.book.cards[at.view.cards[copy]] for copy in (mine.kept if mine else ())]
    apart = at.view.setup.partner
    most = 2 * WITH_PARTNER if apart else 3

    def best(option: Option) -> float:
        cards = [*kept, at.card(option)]
        groups = combinations(cards, min(most, len(cards)))
        return max(together(group, apart=apart) for group in groups)

    return at.one(lambda option: best(option) + value(at.card(option)) / 100)


def skills(at: Choices) -> Answer:
    """Keep the Skills that are worth most together."""
    groups = combinations(at.decision.options, at.decision.least)
    apart = at.view.setup.partner
    best = max(groups, key=lambda group: together(map(at.card, group), apart=apart))
    return tuple(option.key for option in best)


def owner(at: Choices) -> Answer:
    """Let the Main Character have the better Skill: a Partner can be gone for good (DBG-19.15)."""
    return at.one(lambda option: together([at.card(option)]))


def to_place(at: Choices, options: list[Option]) -> Option | None:
    """Return the Skill that gets XP now: the one worth most for it; first those that go on working.

    A Skill that gives its XP up waits until the others of its Character work.
    """
    lasting = [o for o in options if not gives_itself_up(at.card(o))]
    if not lasting:
        lasting = [o for o in options if not _waits(at, o)]
    return max(lasting, key=lambda o: value(at.card(o)) / max(o.amount, 1), default=None)


def _waits(at: Choices, option: Option) -> bool:
    partner = next(each.partner for each in at.view.me.skills if each.card == option.card)
    others = (each for each in lacking(at, partner=partner) if each.card != option.card)
    return any(not gives_itself_up(_card(at, each)) for each in others)


def _card(at: Choices, skill: SkillView) -> Card:
    return at.book.cards[at.view.cards[skill.card]]


def lacking(at: Choices, *, partner: bool = False) -> list[SkillView]:
    """Return the Skills of a Character that do not work yet."""
    return [each for each in at.view.me.skills if not each.active and each.partner is partner]


def spare_xp(at: Choices, *, partner: bool = False) -> int:
    """Return the XP that a Character has beyond what its Skills still lack."""
    me = at.view.me
    have = (me.partner.xp if me.partner else 0) if partner else me.xp
    lack = sum((_card(at, each).xp or 0) - each.xp for each in lacking(at, partner=partner))
    return max(have - lack, 0)


def xp(at: Choices) -> Answer:
    """Give the XP that no Skill lacks, or that of the Skill that is worth least."""
    if at.decision.options[0].code != "xp-amount":
        return at.one(lambda option: -value(at.card(option)))
    by_partner = any(each.card == at.decision.card and each.partner for each in at.view.me.skills)
    spare = spare_xp(at, partner=by_partner)
    return at.one(lambda option: option.amount if option.amount <= spare else -option.amount)


SKILLS: dict[str, Rule] = {"draft": draft, "skills": skills, "owner": owner, "xp": xp}
"""What is answered by kind of Decision."""
