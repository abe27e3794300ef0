"""The Partner: its Health, what is Attached to it, who leads the Explore under way (T4)."""

from rich.cells import cell_len

from core.deckbuilding.view import PartnerView, SeatView
from core.kernel.decision import NONE
from tui.glyphs import bar
from tui.narration.text import _
from tui.rows import Row, Span, left, row
from tui.table.eyes import Eyes
from tui.table.strips import infection
from tui.wrap import clipped

LOW = 4
"""Health of a quarter or less is a danger (screens.md, section 6)."""

_WIDE = 60
"""From this width on words are written out."""


def own_rows(eyes: Eyes, width: int) -> list[Row]:
    """Return one line: the own Partner's Health, Level and Attached cards, then who leads."""
    me = eyes.view.me
    if me.partner is None:
        return [row(Span(_without(eyes), "muted"))]
    partner, leads = me.partner, leading(eyes)
    danger = partner.health * LOW <= partner.maximum_health.total
    card = eyes.card(partner.character)
    health = _health_words(eyes, partner, width)
    before = "! " if danger else "", _("Partner ")
    room = width - sum(map(cell_len, (*before, health)))
    head: tuple[str | Span, ...] = (
        Span(before[0], "danger"),
        before[1],
        Span(card.name if cell_len(card.name) <= room else card.short, "own"),
        Span(health, "danger" if danger else ""),
    )
    used = sum(cell_len(each if isinstance(each, str) else each.text) for each in head)
    words = attached_words(eyes, partner)
    if leads:
        words = f"{leads}  {words}"
    room = width - used - 2
    return [row(*head, f"  {clipped(words, room)}" if room > 0 else "")]


def _without(eyes: Eyes) -> str:
    """Return that there is no Partner, yet or any more; nothing before there is a Character."""
    if opening(eyes):
        return "" if eyes.view.me.character == NONE else _("No Partner yet (DBG-18.2)")
    return _("No Partner any more (DBG-18.14)")


def opening(eyes: Eyes) -> bool:
    """Say whether the game is still being set up, before the first turn."""
    return eyes.view.turn.number == 0


def _health_words(eyes: Eyes, partner: PartnerView, width: int) -> str:
    now, most = partner.health, partner.maximum_health.total
    if width < _WIDE:
        return f" {now}/{most}"
    return _("  Health {now}/{most} {bar}").format(
        now=now, most=most, bar=bar(now, most, 8, eyes.glyphs)
    )


def attached_words(eyes: Eyes, partner: PartnerView) -> str:
    """Return what is Attached, and how many cards of how many (DBG-18.7): "Attached 1 of 2: Handgun".

    In Outbreak Mode the Infection Level comes first (DBG-18.18).
    """
    words = _("Attached {count} of {limit}").format(
        count=len(partner.attached), limit=partner.limit
    )
    if eyes.mode.infects:
        words = f"{infection.level_words(eyes, partner)}  {words}"
    return f"{words}: {eyes.named(partner.attached)}" if partner.attached else words


def leading(eyes: Eyes) -> str:
    """Return who leads the own Explore under way, once it has been named (DBG-18.12)."""
    view, fight = eyes.view, eyes.view.fight
    if fight is None or fight.seat != view.seat or not fight.committed or view.kind == "lead":
        return ""
    partner = view.me.partner
    copy = partner.character if fight.partner_leads and partner else view.me.character
    return _("{character} LEADS").format(character=eyes.card(copy).name.partition(" ")[0])


def mate_rows(eyes: Eyes, seat: SeatView, width: int) -> list[Row]:
    """Return the line of another player's Partner, if there is one."""
    partner = seat.partner
    if partner is None:
        return []
    wide = 23 if width >= 120 else 19
    name = left(eyes.card(partner.character).name, wide - 9)
    health = left(
        _("Health {now}/{most}").format(now=partner.health, most=partner.maximum_health.total), 15
    )
    line = _("      Partner {name} {health}").format(name=name, health=health)
    room = width - cell_len(line)
    return [row(line, clipped(attached_words(eyes, partner), room))]


def both_healths(eyes: Eyes, seat: SeatView, width: int) -> str:
    """Return both Characters with their Health in one field: "Leon 60/80 + Sheva 80/80"."""
    partner = seat.partner
    if partner is None:
        return ""
    pairs = (
        (eyes.person(seat.seat), seat.health, seat.maximum_health.total),
        (eyes.card(partner.character).name, partner.health, partner.maximum_health.total),
    )
    first = [(name.partition(" ")[0], now, most) for name, now, most in pairs]
    whole = " + ".join(f"{name} {now}/{most}" for name, now, most in first)
    if cell_len(whole) <= width:
        return whole
    return clipped(" + ".join(f"{name} {now}" for name, now, _most in first), width)
