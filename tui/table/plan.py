"""The plan of an Explore: which Weapons, how much Ammo, how many Explores; nothing is announced yet (S2).

A plan is the player's, not the game's: it becomes answers one after another once it is confirmed. One of
an Attack has targets too; what only that has is in `tui.table.attack`.
"""

from collections.abc import Callable, Iterable
from itertools import combinations

from attrs import evolve, frozen
from rich.cells import cell_len

from core.deckbuilding.cards import Card
from core.deckbuilding.moments import Moment
from core.deckbuilding.odds import Attack, Odds, odds
from core.deckbuilding.operations import (
    Add,
    DefeatNext,
    Operation,
    RevealFromBottom,
    WeaponDamage,
    Which,
)
from core.deckbuilding.planning import Planned
from core.deckbuilding.state import Use
from core.deckbuilding.view import View, WeaponView
from core.kernel.decision import NONE
from tui.narration.deckbuilding.cards import brief_texts
from tui.narration.text import _, mark
from tui.narration.words import commas, fitted
from tui.rows import Row, Span, left, right, row
from tui.table.eyes import Eyes
from tui.table.foresight import own_bonus
from tui.table.hand import Place
from tui.table.uncounted import is_optional
from tui.wrap import clipped

BEST_OF = 12
"""So many Weapons are tried in every set; more in Hand than that are tried by Damage first."""


BEST_OF_SHIFTING = 8
"""So many where the figures of each depend on the others."""


@frozen
class Plan:
    """The Weapons chosen, by copy, with the Ammo of those that take an X, and the Explores to spend.

    `targets` are the seats whose Characters are Attacked, none in an Explore; `aims` has those of the
    Weapons that are used on another one than the first. `led` says that the Partner is to lead
    (DBG-18.12, 18.23); `at_partner` that the one target is the Partner of its seat (DBG-18.23).
    """

    chosen: tuple[int, ...] = ()
    paid: tuple[tuple[int, int], ...] = ()
    explores: int = 1
    targets: tuple[int, ...] = ()
    aims: tuple[tuple[int, int], ...] = ()
    led: bool = False
    at_partner: bool = False

    def pays(self, copy: int) -> int:
        """Return the Ammo planned for a Weapon with a printed X, in points."""
        return dict(self.paid).get(copy, 0)

    def toggled(self, copy: int, uses: int = 1) -> "Plan":
        """Return the plan with a Weapon once more, or without it where it has no use left."""
        if self.chosen.count(copy) < uses:
            return evolve(self, chosen=(*self.chosen, copy))
        return evolve(self, chosen=tuple(each for each in self.chosen if each != copy))

    def paying(self, copy: int, amount: int) -> "Plan":
        """Return the plan with other Ammo for a Weapon with a printed X."""
        return evolve(self, paid=tuple({**dict(self.paid), copy: amount}.items()))


def planned(eyes: Eyes, plan: Plan) -> Planned | None:
    """Return the figures of the Weapons of a plan used together, where they depend on that."""
    if eyes.reckoner is None:
        return None
    return eyes.reckoner.planned(tuple(Use(copy, plan.pays(copy)) for copy in plan.chosen))


def _with(plan: Plan, copy: int) -> Plan:
    """Return the plan with a Weapon, which may be in it already."""
    return plan if copy in plan.chosen else evolve(plan, chosen=(*plan.chosen, copy))


def needs(eyes: Eyes, plan: Plan, copy: int) -> int:
    """Return the Ammo that a Weapon takes in a plan, in points (DBG-7.9); of others what it would take."""
    weapon = eyes.weapon(copy)
    if weapon is None:
        return 0
    whole = _with(plan, copy)
    if (together := planned(eyes, whole)) is not None:
        return together.needs[whole.chosen.index(copy)]
    return plan.pays(copy) if weapon.requirement is None else weapon.requirement.total


def hits(eyes: Eyes, plan: Plan, copy: int) -> int:
    """Return the Damage that a Weapon adds to a plan as far as it is known before E5, in points."""
    weapon = eyes.weapon(copy)
    if weapon is None:
        return 0
    whole = _with(plan, copy)
    if (together := planned(eyes, whole)) is not None:
        return together.hits[whole.chosen.index(copy)] + _sure_bonus(eyes, plan, copy)
    extra = plan.pays(copy) if eyes.card(copy).damage is None else 0
    return weapon.damage.total + extra + _sure_bonus(eyes, plan, copy)


def _sure_bonus(eyes: Eyes, plan: Plan, copy: int) -> int:
    """Return what the Weapon's own text adds for sure to each of its uses."""
    return own_bonus(eyes, plan.chosen, copy, ammo_left(eyes, plan))


def ammo_left(eyes: Eyes, plan: Plan) -> int:
    """Return the Ammo that a plan leaves, in points; below 0 it cannot be paid."""
    if (together := planned(eyes, plan)) is not None:
        return eyes.view.turn.ammo - sum(together.needs)
    return eyes.view.turn.ammo - sum(needs(eyes, plan, copy) for copy in plan.chosen)


def barred(eyes: Eyes, plan: Plan) -> tuple[int, ...]:
    """Return the Weapons of a plan that a text forbids to use (DBG-18.21)."""
    together = planned(eyes, plan)
    return together.barred if together else ()


def total(eyes: Eyes, plan: Plan) -> int:
    """Return the total Damage of a plan as far as it is known before E5, in points (DBG-7.12, 8.1)."""
    return dealt(eyes, plan, plan.chosen, base=True)


def dealt(eyes: Eyes, plan: Plan, copies: Iterable[int], *, base: bool) -> int:
    """Return the Damage of some Weapons of a plan, with what the Characters deal beside them if `base`.

    Each Character has its own multiplier; both join one total (DBG-8.1, 18.11).
    """
    me, partner = eyes.view.me, eyes.view.me.partner
    own, theirs = both_base(eyes, plan) if base else (0, 0)
    if partner is None:
        return (own + sum(hits(eyes, plan, copy) for copy in copies)) * me.times
    for copy in copies:
        hit = hits(eyes, plan, copy)
        own, theirs = (own, theirs + hit) if of_partner(eyes, copy) else (own + hit, theirs)
    return own * me.times + theirs * partner.times


def of_partner(eyes: Eyes, copy: int) -> bool:
    """Say whether the Partner uses a Weapon (DBG-18.10)."""
    weapon = eyes.weapon(copy)
    return weapon is not None and weapon.partner


def both_base(eyes: Eyes, plan: Plan) -> tuple[int, int]:
    """Return what the Main Character and the Partner deal beside their Weapons, in points (DBG-6.12)."""
    if (together := planned(eyes, plan)) is not None:
        return together.base
    me = eyes.view.me
    return me.base_damage.total, me.partner.base_damage.total if me.partner else 0


def explores_with(eyes: Eyes, plan: Plan, *, capped: bool = True) -> int:
    """Return how many Explores there will be in E7, those of the Weapons included (DBG-7.14).

    If `capped` it is as many as can be spent at once: on cards of the Mansion, or on targets.
    """
    extra = sum(_explores_of(eyes.card(copy)) for copy in plan.chosen)
    if not capped:
        return eyes.view.turn.explores + extra
    most = len(eyes.view.targets) if plan.targets else eyes.view.within_reach
    return min(eyes.view.turn.explores + extra, most)


def _explores_of(card: Card) -> int:
    return sum(
        step.explores
        for text in card.texts
        if text.when is Moment.USE
        for step in text.do
        if isinstance(step, Add)
    )


def usable(eyes: Eyes) -> tuple[int, ...]:
    """Return the Weapons that have a use left this turn, those of the Hand first (DBG-7.7)."""
    area = eyes.view.me.play_area
    used = set(eyes.view.turn.uses)
    return tuple(
        weapon.card
        for weapon in eyes.view.weapons
        if weapon.uses_left > 0 and (weapon.card not in area or weapon.card in used)
    )


def uses_left(eyes: Eyes, copy: int) -> int:
    """Return how often a Weapon can still be used this turn (DBG-7.7)."""
    weapon = eyes.weapon(copy)
    return weapon.uses_left if weapon else 0


def best(eyes: Eyes, explores: int, like: Plan | None = None) -> Plan:
    """Return the plan of most Damage for the Ammo that Trashes nothing (key `w`).

    Of equal ones the plan that leaves more Ammo; a Weapon with an X gets what the others leave. Targets
    and leader are those of the plan that it should be `like`.
    """
    ready = [
        copy
        for copy in usable(eyes)
        if not eyes.card(copy).trash_after
        for _use in range(uses_left(eyes, copy))
    ]
    ready.sort(key=lambda copy: -hits(eyes, Plan((copy,)), copy))
    free = () if eyes.reckoner else tuple(copy for copy in ready if _is_free(eyes, copy))
    most_tried = BEST_OF if eyes.reckoner is None else BEST_OF_SHIFTING
    dear = [copy for copy in ready if copy not in free][:most_tried]
    found, most = Plan(free, (), explores), (-1, 0)
    for count in range(len(dear) + 1):
        for chosen in combinations(dear, count):
            plan = _with_rest(eyes, Plan((*chosen, *free), (), explores))
            left_over = ammo_left(eyes, plan)
            if left_over < 0 or barred(eyes, plan):
                continue
            if (worth := (total(eyes, plan), left_over)) > most:
                found, most = plan, worth
    found = _without_idle(eyes, found)
    if like is not None:
        found = evolve(found, targets=like.targets, led=like.led, at_partner=like.at_partner)
    return clamped(eyes, found)


def _is_free(eyes: Eyes, copy: int) -> bool:
    weapon = eyes.weapon(copy)
    return weapon is not None and weapon.requirement is not None and not weapon.requirement.total


def _without_idle(eyes: Eyes, plan: Plan) -> Plan:
    """Return a plan without the Weapons that add no Damage and no Explore to it."""
    whole = total(eyes, plan)
    for copy in dict.fromkeys(plan.chosen):
        less = evolve(plan, chosen=tuple(each for each in plan.chosen if each != copy))
        if total(eyes, less) == whole and not _explores_of(eyes.card(copy)):
            plan = less
    return plan


def clamped(eyes: Eyes, plan: Plan) -> Plan:
    """Return a plan with as many Explores as it can have, at least 1."""
    return evolve(plan, explores=max(min(plan.explores, explores_with(eyes, plan)), 1))


def _with_rest(eyes: Eyes, plan: Plan) -> Plan:
    for copy in plan.chosen:
        if is_x(eyes, copy):
            plan = plan.paying(copy, most_paid(eyes, plan, copy))
    return plan


def most_paid(eyes: Eyes, plan: Plan, copy: int) -> int:
    """Return the most Ammo that a Weapon with a printed X can take in a plan, in points (DBG-1.8)."""
    left_over = max(ammo_left(eyes, plan), 0)
    if copy in plan.chosen:
        left_over += plan.pays(copy)
    limit = eyes.card(copy).ammo_at_most
    return left_over if limit is None else min(left_over, limit)


def is_x(eyes: Eyes, copy: int) -> bool:
    """Say whether a Weapon takes an X of Ammo (DBG-1.8)."""
    weapon = eyes.weapon(copy)
    return weapon is not None and weapon.requirement is None


def plan_odds(eyes: Eyes, plan: Plan, explores: int) -> Odds | None:
    """Return the odds of a plan with so many Explores."""
    attack = attack_with(eyes, plan, leader_health(eyes, plan))
    return odds(eyes.book, eyes.view, attack, explores)


def attack_with(eyes: Eyes, plan: Plan, health: int) -> Attack:
    """Return what an Explore by a plan is fought with, led by a Character of so much Health."""
    steps = _steps_on_use(eyes, plan)
    more = sum(
        step.add
        for step in steps
        if isinstance(step, WeaponDamage) and step.per == "infected_fought"
    )
    return Attack(
        total(eyes, plan),
        health,
        max(ammo_left(eyes, plan), 0),
        per_infected(eyes.view) + more,
        armed(eyes.view) + tuple(step.of for step in steps if isinstance(step, DefeatNext)),
        any(isinstance(step, RevealFromBottom) for step in steps),
    )


def per_infected(view: View) -> int:
    """Return the Damage that Weapons in use have more for each Infected fought (DBG-8.2)."""
    return sum(each.add for each in view.turn.modifiers if each.per == "infected_fought")


def leader_health(eyes: Eyes, plan: Plan) -> int:
    """Return the Health of the Character that is to lead, in points (DBG-18.12)."""
    partner = eyes.view.me.partner
    return partner.health if plan.led and partner else eyes.view.me.health


def armed(view: View) -> tuple[Which, ...]:
    """Return the effects that wait for the next Infected Revealed this turn (DBG-7.23)."""
    return tuple(each.of for each in view.turn.effects.armed)


def _steps_on_use(eyes: Eyes, plan: Plan) -> list[Operation]:
    """Return what the Weapons of a plan do when they are used, in E5."""
    return [
        step
        for copy in plan.chosen
        for text in eyes.card(copy).texts
        if text.when is Moment.USE
        for step in text.do
    ]


def columns_of(eyes: Eyes, width: int) -> tuple[int, int]:
    """Return the cells of the sums and of the effects in a row of the plan (S2).

    The sums have as many as the longest one can need, whatever is chosen.
    """
    rest = max(width - 6 - _NAME - _AMMO - _DAMAGE, 0)
    every = Plan(usable(eyes))
    words = (
        sum_words(eyes, every, weapon) for copy in every.chosen if (weapon := eyes.weapon(copy))
    )
    longest = max(map(cell_len, words), default=0)
    sums = 0 if width < _WITH_SUMS else min(26, rest * 3 // 5, max(longest, 6))
    return sums, rest - sums - (2 if sums else 1)


_NAME, _AMMO, _DAMAGE = 22, 6, 5
_WITH_SUMS = 74
"""Below it the Damage is shown without its sum."""


def heading_row(eyes: Eyes, width: int, aimed: int = 0) -> Row:
    """Return the names of the columns, with that of the targets in so many cells."""
    sums, effects = columns_of(eyes, width - aimed)
    named = _("Infection card") if eyes.view.me.infected else _("Weapon")
    names = left("      " + named, 6 + _NAME) + right(_("Ammo"), _AMMO)
    damage = left("   " + _("Damage"), _DAMAGE + sums + 2) if sums else right(_("Dmg"), _DAMAGE)
    effect = left(_("Effect"), effects) if sums else ""
    target = left(" " * (not sums) + _("Target"), aimed) if aimed else ""
    return row(Span(left(names + damage + target + effect, width), "muted"))


def weapon_row(
    eyes: Eyes, plan: Plan, place: Place, width: int, aim: str = "", aimed: int = 0
) -> Row:
    """Return a Weapon of the plan: number, mark, name, Ammo, Damage with its sum, effect.

    In an Attack `aim` is whom it is used on, in so many cells.
    """
    copy = place.card
    weapon = eyes.weapon(copy)
    if weapon is None:
        return row("")
    card = eyes.card(copy)
    chosen = plan.chosen.count(copy)
    mark_ = " " if not chosen else "x" if chosen == 1 else str(chosen)
    fixed = weapon.requirement
    ammo = f"< {plan.pays(copy)} >" if fixed is None else str(fixed.total)
    short = not chosen and needs(eyes, plan, copy) > ammo_left(eyes, plan)
    role = "muted" if short else ("gain" if chosen else "")
    sums, effects = columns_of(eyes, width - aimed)
    effect = _effect_words(eyes, card, max(effects, 4))
    name = card.name if len(card.name) < _NAME else card.short
    return row(
        Span(f"{place.label or ' '} [{mark_}] ", role),
        Span(left(name, _NAME), role),
        Span(right(ammo, _AMMO), role),
        Span(right(str(hits(eyes, plan, copy)), _DAMAGE), role),
        Span(
            left(clipped(sum_words(eyes, plan, weapon), sums), sums) + "  " if sums else " ", role
        ),
        Span(left(clipped(aim, max(aimed - 1, 0)), aimed), role),
        Span(clipped(effect, effects), role),
    )


def _effect_words(eyes: Eyes, card: Card, cells: int) -> str:
    """Return what a Weapon does besides, as much as fits; of a long text its beginning."""
    parts = brief_texts(eyes.book, card) if card.texts else []
    whole = fitted(parts, cells)
    if parts and whole.strip(" .") == "":
        return clipped(parts[0][1], cells)
    return whole


def partner_row(eyes: Eyes) -> Row:
    """Return what stands before the Weapons that the Partner uses (DBG-18.9)."""
    partner = eyes.view.me.partner
    name = eyes.card(partner.character).name if partner else ""
    return row(Span("  " + _("Partner {name} uses").format(name=name), "muted"))


def sum_words(eyes: Eyes, plan: Plan, weapon: WeaponView) -> str:
    """Return what a Weapon's Damage is the sum of, where it is more than the printed figure."""
    parts = [part for part in weapon.damage.parts if part.amount or part.zero]
    bonus = _sure_bonus(eyes, plan, weapon.card)
    if len(parts) < 2 and not bonus:
        return ""
    words = [str(parts[0].amount) if parts else "0"]
    for part in parts[1:]:
        name = eyes.card(part.card).name if part.card != NONE else ""
        words.append((_("x0") if part.zero else f"{part.amount:+d}") + f" {name}".rstrip())
    if bonus:
        said = (
            _("{bonus:+d} if used")
            if is_optional(eyes.card(weapon.card))
            else _("{bonus:+d} its text")
        )
        words.append(said.format(bonus=bonus))
    return " = " + " ".join(words)


def total_row(eyes: Eyes, plan: Plan, width: int) -> Row:
    """Return the Ammo and the total Damage of a plan, with what comes from no Weapon."""
    turn = eyes.view.turn
    spent = turn.ammo - ammo_left(eyes, plan)
    ammo = _("Ammo {have} - {spent} = {left} left").format(
        have=turn.ammo, spent=spent, left=turn.ammo - spent
    )
    words = _("TOTAL DAMAGE {sum}").format(sum=sum_of(eyes, plan, plan.chosen, base=True))
    if not any(needs(eyes, plan, copy) for copy in usable(eyes)) and not turn.ammo:
        return row(Span(clipped(words, width), "own"))
    if width < 60 or cell_len(words) > width - 34:
        ammo = _("Ammo {left} left").format(left=turn.ammo - spent)
        words = _("TOTAL DAMAGE {total}").format(total=total(eyes, plan))
    return row(left(ammo, min(32, width // 2)), Span(words, "own"))


def sum_of(
    eyes: Eyes, plan: Plan, copies: Iterable[int], *, base: bool, brief: bool = False
) -> str:
    """Return the Damage of some Weapons of a plan with its sum: "20 + 15 + 10 Base Damage = 45"."""
    found = list(copies)
    amount = dealt(eyes, plan, found, base=base)
    terms = [str(hits(eyes, plan, copy)) for copy in found]
    more = sum(both_base(eyes, plan)) if base else 0
    if more:
        words = _("{damage} Base") if brief else _("{damage} Base Damage")
        terms.append(words.format(damage=more))
    if not terms:
        return str(amount)
    said = " + ".join(terms)
    doubled = sum(hits(eyes, plan, copy) for copy in found) + more != amount
    if doubled:
        return _("{sum}, multiplied = {total}").format(sum=said, total=amount)
    return f"{said} = {amount}" if len(terms) > 1 else said


def shortage(eyes: Eyes, plan: Plan) -> tuple[str, ...]:
    """Return why Weapons that are not chosen cannot be, a line each (DBG-7.9).

    First comes what could be done about it: Ammunition is played before an Explore (DBG-5.11).
    """
    lines = []
    for copy in usable(eyes):
        need = needs(eyes, plan, copy)
        if copy not in plan.chosen and need > ammo_left(eyes, plan):
            lines.append(
                _("{name}: needs {need} Ammo, {left} left (DBG-7.9)").format(
                    name=eyes.card(copy).name, need=need, left=max(ammo_left(eyes, plan), 0)
                )
            )
    more, _gold = eyes.ammunition_worth()
    if lines and more:
        way = _("{ammo} Ammo more is in your Hand: Escape, then a plays it (DBG-5.11)")
        lines.insert(0, way.format(ammo=more))
    return tuple(dict.fromkeys(lines))


def odds_rows(eyes: Eyes, plan: Plan, width: int, most: int) -> list[Row]:
    """Return the odds of the plan for 1 Explore and more, those of the plan marked (S2)."""
    whole = _ODDS_HEAD + sum(cells for _name, cells, _figure in _ODDS)
    columns = _ODDS if width >= whole else (_ODDS[0], _ODDS[-1])
    names = [_(name) for name, _cells, _figure in columns[:-1]]
    names.append(_("Partner lost") if plan.led else falling(eyes))
    cells = [each for _name, each, _figure in columns]
    heads = "".join(right(*each) for each in zip(names, cells, strict=True))
    rows = [row(left("", _ODDS_HEAD), Span(heads, "muted"))]
    for count in range(1, min(explores_with(eyes, plan), most) + 1):
        found = plan_odds(eyes, plan, count)
        if found is None:
            break
        here = count == plan.explores
        head = f"{'*' if here else ' '}{explores_words(count)}"
        figures = "".join(right(figure(found), cells) for _name, cells, figure in columns)
        rows.append(row(Span(left(head, _ODDS_HEAD) + figures, "own" if here else "")))
    return rows


_ODDS_HEAD = 12
"""The cells of the number of Explores before its odds."""


def _mean(odds: Odds) -> str:
    return _("{number:+.1f} mean").format(number=odds.decorations)


_ODDS: tuple[tuple[str, int, Callable[[Odds], str]], ...] = (
    (mark("Defeated"), 10, lambda odds: percent(odds.defeated)),
    (mark("no Infected"), 14, lambda odds: percent(odds.no_infected)),
    (mark("not Defeated"), 15, lambda odds: percent(odds.not_defeated)),
    (mark("Decorations"), 14, _mean),
    (mark("Fatal Wound"), 14, lambda odds: percent(odds.wound)),
)
"""The columns of the odds: name, cells, figure. The last one is of what befalls the leader."""


def falling(eyes: Eyes) -> str:
    """Return what it is called that a Character has no Health any more (DBG-13.1, 15.18, 20.11)."""
    out = bool(eyes.view.teams) or eyes.difficulty.stays
    return _("Character out") if out else _("Fatal Wound")


def leader_words(eyes: Eyes, plan: Plan) -> str:
    """Return who is to lead, for a player with a Partner (DBG-18.12)."""
    partner = eyes.view.me.partner
    if partner is None:
        return ""
    copy = partner.character if plan.led else eyes.view.me.character
    return _("{character} leads, Health {health} (p)").format(
        character=eyes.card(copy).name.partition(" ")[0], health=leader_health(eyes, plan)
    )


def explores_heading(eyes: Eyes, plan: Plan) -> str:
    """Return the number of Explores planned, of how many, and where those come from (DBG-7.14)."""
    have, most = eyes.view.turn.explores, explores_with(eyes, plan)
    words = _("Explores: < {number} > of {most}").format(number=plan.explores, most=most)
    givers = [copy for copy in plan.chosen if _explores_of(eyes.card(copy))]
    if givers and most > have:
        names = commas(dict.fromkeys(eyes.card(copy).short for copy in givers))
        words += _(" ({have} + {more} from {names})").format(
            have=have, more=most - have, names=names
        )
    return words


def explores_words(count: int) -> str:
    """Return "1 Explore" or "2 Explores"."""
    return (
        _("{number} Explore").format(number=1)
        if count == 1
        else _("{number} Explores").format(number=count)
    )


def percent(chance: float) -> str:
    """Return a chance as whole percents; what can happen is never 0%, what can fail never 100%."""
    if 0 < chance < 0.01:
        return "<1%"
    if 0.99 < chance < 1:
        return ">99%"
    return f"{chance:.0%}"
