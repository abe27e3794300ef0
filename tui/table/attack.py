"""The plan of an Attack: whom it is on, the Damage of each with its sum, what answers it (DBG-16.4 to 16.7).

Nothing here is by chance, so there are sums and no odds. What those who are Attacked may react with is
not known before.
"""

from attrs import evolve
from rich.cells import cell_len

from core.deckbuilding.cards import Kind
from core.deckbuilding.view import PartnerView, SeatView
from core.kernel.event import Event
from tui.narration.deckbuilding.log.sums import health
from tui.narration.deckbuilding.scene import Scene, gone_in
from tui.narration.text import _, ngettext
from tui.narration.words import added, commas, listed
from tui.rows import Row, Span, left, right, row
from tui.table.eyes import Eyes
from tui.table.plan import (
    Plan,
    both_base,
    clamped,
    dealt,
    explores_with,
    falling,
    leader_health,
    sum_of,
)
from tui.wrap import clipped

TARGET = 13
"""The cells of the target of a Weapon in its row."""

_BROAD = 60
"""From this width on a target has its sum and what follows from it."""

_WHOM, _HEALTH, _SUM, _AFTER, _FOLLOWS = 20, 9, 18, 6, 22
"""The cells of a target's columns: who it is, its Health, the Damage, what is left, what follows."""


def targets(eyes: Eyes) -> tuple[int, ...]:
    """Return the seats whose Characters can be Attacked, the one with the least Health first."""
    seats = eyes.view.seats
    return tuple(sorted(eyes.view.targets, key=lambda seat: seats[seat].health))


def most_targets(eyes: Eyes, plan: Plan) -> int:
    """Return how many targets a plan can have: 1 Explore is spent for each (DBG-16.4, 17.19)."""
    return min(explores_with(eyes, plan), eyes.view.most_targets)


def fitting(eyes: Eyes, plan: Plan) -> Plan:
    """Return a plan of an Attack with as many Explores as targets, and no more than there can be."""
    if not plan.targets:
        return clamped(eyes, plan)
    kept = plan.targets[: max(most_targets(eyes, plan), 1)]
    aims = tuple((copy, seat) for copy, seat in plan.aims if seat in kept and copy in plan.chosen)
    return evolve(plan, targets=kept, aims=aims, explores=len(kept))


def switched(eyes: Eyes, plan: Plan, *, explore: bool) -> Plan:
    """Return the plan with the next target in place of its only one; the Mansion is one with `explore`.

    A Partner is a target of its own (DBG-18.23).
    """
    cycle: list[tuple[tuple[int, ...], bool]] = [((), False)] if explore else []
    for seat in targets(eyes):
        both = (False, True) if eyes.view.seats[seat].partner else (False,)
        cycle += [((seat,), partner) for partner in both]
    now = (plan.targets, plan.at_partner)
    found, partner = cycle[(cycle.index(now) + 1) % len(cycle) if now in cycle else 0]
    return fitting(eyes, evolve(plan, targets=found, at_partner=partner, aims=(), explores=1))


def attacked(eyes: Eyes, plan: Plan, seat: int) -> SeatView | PartnerView:
    """Return the Character of a seat that a plan is on: the Main Character or the Partner."""
    player = eyes.view.seats[seat]
    return player.partner if plan.at_partner and player.partner is not None else player


def with_more(eyes: Eyes, plan: Plan) -> Plan:
    """Return the plan with one more target: the next one that it does not have yet."""
    free = [seat for seat in _after(targets(eyes), plan.targets[-1]) if seat not in plan.targets]
    return fitting(eyes, evolve(plan, targets=(*plan.targets, *free[:1])))


def with_fewer(eyes: Eyes, plan: Plan) -> Plan:
    """Return the plan without its last target, unless it is the only one."""
    return fitting(eyes, evolve(plan, targets=plan.targets[: max(len(plan.targets) - 1, 1)]))


def _after(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    at = seats.index(seat) if seat in seats else 0
    return seats[at + 1 :] + seats[: at + 1]


def aim(plan: Plan, copy: int) -> int:
    """Return the seat that a Weapon of the plan is used on."""
    return dict(plan.aims).get(copy, plan.targets[0])


def aimed(plan: Plan, copy: int) -> Plan:
    """Return the plan with a Weapon used on the next target of the plan (DBG-16.5)."""
    following = _after(plan.targets, aim(plan, copy))[0]
    aims = {**dict(plan.aims), copy: following}
    return evolve(plan, aims=tuple(aims.items()))


def weapons_on(plan: Plan, seat: int) -> tuple[int, ...]:
    """Return the Weapons that are used on a target."""
    return tuple(copy for copy in plan.chosen if aim(plan, copy) == seat)


def damage_on(eyes: Eyes, plan: Plan, seat: int) -> int:
    """Return the Damage of the plan to a target; the first one takes what comes from no Weapon."""
    return dealt(eyes, plan, weapons_on(plan, seat), base=seat == plan.targets[0])


def whom(eyes: Eyes, seat: int, *, partner: bool = False, happened: tuple[Event, ...] = ()) -> str:
    """Return a Character with its player: "Barry (Ben)"; it may have left the game in what happened."""
    scene = Scene(eyes.book, eyes.view, gone_in(happened))
    return _("{character} ({who})").format(
        character=scene.character(seat, partner=partner), who=eyes.name(seat)
    )


def whom_all(eyes: Eyes, plan: Plan) -> str:
    """Return all targets of a plan."""
    return listed(whom(eyes, seat, partner=plan.at_partner) for seat in plan.targets)


def heading(eyes: Eyes, plan: Plan, width: int) -> str:
    """Return the title of the targets: how many of how many, and what they cost."""
    count, most = len(plan.targets), most_targets(eyes, plan)
    words = _("Attack: < {count} > of {most} targets").format(count=count, most=most)
    if most == 1:
        words = _("Attack: 1 target")
    have = explores_with(eyes, plan, capped=False)
    spent = ngettext("{count} Explore of {have}", "{count} Explores of {have}", count)
    whole = commas((words, spent.format(count=count, have=have)))
    return whole if cell_len(whole) + 6 <= width else words


def target_rows(eyes: Eyes, plan: Plan, width: int) -> list[Row]:
    """Return each target with its Health, the Damage with its sum, the Health after it, and what follows."""
    broad = width >= _BROAD
    sums = max(_SUM, width - _WHOM - _HEALTH - _AFTER - _FOLLOWS - 4) if broad else 8
    head = left("   " + _("Target"), _WHOM if broad else 14) + right(_("Health"), _HEALTH)
    titles = head + "  " + left(_("Damage"), sums) + right(_("after"), _AFTER)
    rows = [row(Span(left(titles, width), "muted"))]
    for number, seat in enumerate(plan.targets, 1):
        rows.append(_target_row(eyes, plan, seat, (number, sums, broad), width))
    return [*rows, *_answer_rows(eyes, plan, width)]


def _target_row(eyes: Eyes, plan: Plan, seat: int, shape: tuple[int, int, bool], width: int) -> Row:
    number, sums, broad = shape
    target = attacked(eyes, plan, seat)
    damage = damage_on(eyes, plan, seat)
    after = max(target.health - damage, 0)
    base = seat == plan.targets[0]
    said = sum_of(eyes, plan, weapons_on(plan, seat), base=base, brief=True)
    if not broad or cell_len(said) >= sums:
        said = str(damage)
    name = whom(eyes, seat, partner=plan.at_partner) if broad else eyes.name(seat)
    now = f"{target.health}/{target.maximum_health.total}"
    line = left(f" {number} {clipped(name, _WHOM - 4)}", _WHOM if broad else 14)
    line += right(now, _HEALTH) + "  " + left(said, sums) + right(str(after), _AFTER)
    role = "gain" if after == 0 else ""
    room = width - cell_len(line) - 2
    follows = clipped(_follows(eyes, target, after), room) if room > 0 else ""
    return row(
        Span(left(line, min(width, cell_len(line))), role), Span(f"  {follows}".rstrip(), role)
    )


def _follows(eyes: Eyes, target: SeatView | PartnerView, after: int) -> str:
    """Return what a target's Health leads to."""
    if after > 0:
        return _("answers with {damage}").format(damage=target.base_damage.total)
    if isinstance(target, PartnerView):
        return _("Partner lost")
    if target.infected:
        return _dies(eyes, target)
    if eyes.mode.infects:
        return _("Fatal Wound")
    have = eyes.view.me.decorations
    return _("Deco {sum}").format(sum=added((have, 1), have + 1))


def _dies(eyes: Eyes, target: SeatView) -> str:
    """Return what the death of an Infected Character brings (DBG-17.22)."""
    infected = [c for c in target.attached if eyes.card(c).kind is Kind.INFECTED]
    if not infected:
        return _("dies")
    best = max(infected, key=lambda copy: eyes.card(copy).decorations)
    return _("dies: {card} {number}").format(
        card=eyes.card(best).short, number=eyes.card(best).decorations
    )


def _answer_rows(eyes: Eyes, plan: Plan, width: int) -> list[Row]:
    """Return what answers the Attack with its sum, and that reactions are not foreseen (DBG-16.7)."""
    standing = [
        target
        for seat in plan.targets
        if damage_on(eyes, plan, seat) < (target := attacked(eyes, plan, seat)).health
    ]
    answers = [each.base_damage.total for each in standing if each.base_damage.total]
    now, leads = leader_health(eyes, plan), plan.led and eyes.view.me.partner is not None
    rows = []
    if answers:
        left_over = max(now - sum(answers), 0)
        words = _(" {character} is answered with {damage}: {health} (DBG-16.7)").format(
            character=Scene(eyes.book, eyes.view).character(eyes.view.seat, partner=leads),
            damage=added(answers, sum(answers)),
            health=health(now, -sum(answers), left_over),
        )
        if not left_over:
            words = f"!{words}: {_('Partner lost') if leads else falling(eyes)}"
        rows.append(row(Span(clipped(words, width), "" if left_over else "danger")))
    if len(plan.targets) > 1 and any(both_base(eyes, plan)):
        words = _(" What comes from no Weapon is on target 1 (DBG-16.5).")
        rows.append(row(Span(clipped(words, width), "muted")))
    words = _(" What cards do besides, and reactions, are not in the sums.")
    return [*rows, row(Span(clipped(words, width), "muted"))]
