"""The result of an Attack: each target with its Damage and Health, then what followed (DBG-16.6 to 16.10)."""

from core.deckbuilding import events
from core.kernel.event import Event
from tui.narration.deckbuilding.log.sums import health
from tui.narration.text import _
from tui.narration.words import added, commas
from tui.rows import Row, Span, left, right, row
from tui.table.attack import whom
from tui.table.eyes import Eyes
from tui.table.outcome_rows import level_rows, marked, told_rows, under
from tui.wrap import clipped

HIT = "DBG-16.6"
"""The rule of the Damage to a target."""

_SHOWN = (
    events.AttackBegan,
    events.Targeted,
    events.WeaponUsed,
    events.WeaponAssigned,
    events.Committed,
    events.Struck,
    events.Decided,
)
"""What has a place of its own here, and is not told again in the words of the log."""

_NAME = 28


def attack_parts(eyes: Eyes, happened: tuple[Event, ...], width: int) -> tuple[list[Row], ...]:
    """Return the parts of the result from the top: what came before, the targets, what followed."""
    at = next(n for n, event in enumerate(happened) if isinstance(event, events.Struck))
    before = tuple(event for event in happened[:at] if not _has_place(event))
    after = tuple(event for event in happened[at:] if not _has_place(event))
    return (
        [*_weapon_rows(eyes, happened, width), *told_rows(eyes, before, width)],
        _target_rows(eyes, happened, width),
        [*_result_rows(eyes, happened, width), *told_rows(eyes, after, width)],
    )


def _has_place(event: Event) -> bool:
    if isinstance(event, events.Damaged):
        return event.rule == HIT
    if isinstance(event, events.LevelChanged):
        return event.level > event.before
    if isinstance(event, events.CounterChanged):
        return event.what == "ammo" and event.cause.kind == "cost"
    return isinstance(event, (*_SHOWN, events.CharacterDefeated))


def _weapon_rows(eyes: Eyes, happened: tuple[Event, ...], width: int) -> list[Row]:
    """Return what was used, each with its Damage."""
    uses = [event for event in happened if isinstance(event, events.WeaponUsed)]
    words = commas(
        _("{card} {damage}").format(card=eyes.card(use.card).name, damage=use.damage)
        for use in uses
    )
    return under(left("  " + _("Used"), 14), words or _("none"), width)


def _target_rows(eyes: Eyes, happened: tuple[Event, ...], width: int) -> list[Row]:
    """Return each target with the Damage dealt, and the Health that it has led to."""
    cells = min(_NAME, max(width - 32, 12))
    heads = left("  " + _("Attacked"), cells) + right(_("Damage"), 7) + "  " + _("Health")
    return [
        row(Span(clipped(heads, width), "muted")),
        *(
            _target_row(eyes, happened, event, cells, width)
            for event in happened
            if isinstance(event, events.Struck)
        ),
    ]


def _target_row(
    eyes: Eyes, happened: tuple[Event, ...], event: events.Struck, cells: int, width: int
) -> Row:
    hurt = next(
        (
            each
            for each in happened
            if isinstance(each, events.Damaged) and each.rule == HIT and each.seat == event.player
        ),
        None,
    )
    said, role = _("as before"), ""
    if hurt is not None:
        said = health(hurt.before, -hurt.amount, hurt.after).partition(" ")[2]
        role = "gain" if not hurt.after else ""
    name = clipped(whom(eyes, event.player, partner=event.partner, happened=happened), cells - 3)
    line = left(f"  {name}", cells) + right(str(event.damage), 7)
    return row(line, Span(clipped(f"  {said}", max(width - cells - 7, 0)), role))


def _result_rows(eyes: Eyes, happened: tuple[Event, ...], width: int) -> list[Row]:
    """Return who was Defeated and what that brings, and Levels that were reached."""
    rows: list[Row] = []
    for event in happened:
        if isinstance(event, events.CharacterDefeated):
            mine = event.player == eyes.view.seat
            words = _("{whom}.").format(whom=whom(eyes, event.seat))
            if mine:
                words = _("{whom}: Decorations {sum}.").format(
                    whom=whom(eyes, event.seat), sum=added((event.won - 1, 1), event.won)
                )
            rows += marked("+" if mine else "!", _("DEFEATED"), words, width, gain=mine)
    return [*rows, *level_rows(eyes, happened, width)]
