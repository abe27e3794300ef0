"""Outbreak: the own Infection Level and what raises it next; of an Infected Character what it can do (T3)."""

from core.deckbuilding.view import PartnerView, SeatView
from core.kernel.decision import NONE
from tui.glyphs import bar
from tui.narration.text import _
from tui.rows import Row, Span, row
from tui.table.eyes import Eyes
from tui.wrap import clipped

NEAR = 4
"""A quarter of the track or less left is a danger."""


def has_deck(eyes: Eyes) -> bool:
    """Say whether there is an Infection Deck (DBG-17.2): it comes late in the set-up, and may run out."""
    return eyes.mode.infects and (bool(eyes.view.infection_deck) or eyes.view.turn.number > 0)


def own_rows(eyes: Eyes, width: int) -> list[Row]:
    """Return one line: the track of a living Character, what an Infected one can do."""
    me = eyes.view.me
    if me.out:
        return [row("")]
    if me.infected:
        return [row(Span(clipped(_infected_words(eyes, me), width), "danger"))]
    level, limit = me.infection_level, eyes.difficulty.infection_limit
    track = _("INFECTION {level}/{limit} {bar}").format(
        level=level, limit=limit, bar=bar(level, limit, limit, eyes.glyphs)
    )
    danger = (limit - level) * NEAR <= limit
    room = width - len(track) - 4
    note, warns = next_rise(eyes)
    shown = clipped(("! " if warns else "") + note, room) if note and room > len("! +1") else ""
    return [
        row(
            Span(("! " if danger else "") + track, "danger" if danger else ""),
            Span(f"  {shown}".rstrip(), "danger" if warns else "muted"),
        )
    ]


def next_rise(eyes: Eyes) -> tuple[str, bool]:
    """Return what becomes of the own Infection Level at the end of the turn, and whether that is a danger.

    It is the rule of DBG-17.9, 17.10 or 20.7; nothing is said in the turns of others.
    """
    me, turn, difficulty = eyes.view.me, eyes.view.turn, eyes.difficulty
    if me.face_down:
        return _("+1 in the turn in which {character} returns").format(
            character=eyes.person(me.seat)
        ), False
    if not eyes.my_turn():
        return "", False
    if turn.explored and not difficulty.creeping:
        return _("no rise at the end of this turn: Explored"), False
    why = _("as of every turn") if difficulty.creeping else _("not Explored yet")
    if me.infection_level + 1 >= difficulty.infection_limit:
        return _("Infected at the end of this turn: {why}").format(why=why), True
    if me.partner and me.partner.infection_level + 1 >= difficulty.infection_limit:
        return _("Partner lost at the end of this turn: {why}").format(why=why), True
    return _("+1 at the end of this turn: {why}").format(why=why), True


def _infected_words(eyes: Eyes, me: SeatView) -> str:
    if me.face_down:
        return _("INFECTED  an Infected Character turns face-up in your next turn (DBG-17.15)")
    words = _("INFECTED  Base Damage {damage}  1 Explore: Attack a living Character (DBG-17.19)")
    return words.format(damage=me.base_damage.total)


def level_words(eyes: Eyes, someone: SeatView | PartnerView) -> str:
    """Return the Infection Level of a Character: "Infection 2/10"."""
    return _("Infection {level}/{limit}").format(
        level=someone.infection_level, limit=eyes.difficulty.infection_limit
    )


def infection_words(eyes: Eyes, seat: SeatView) -> str:
    """Return the Infection Level with its cards, or what an Infected Character deals (DBG-17.3, 17.18)."""
    if seat.infected:
        if seat.character == NONE:
            return _("INFECTED: turns face-up in the next turn")
        return _("INFECTED: Base Damage {damage}").format(damage=seat.base_damage.total)
    level = _("Infection {level}/{limit}").format(
        level=seat.infection_level, limit=eyes.difficulty.infection_limit
    )
    return f"{level}: {eyes.named(seat.infection)}" if seat.infection else level


def infected_level(seat: SeatView) -> str:
    """Return what stands in the place of the Level of an Infected Character."""
    return _("INFECTED  Base {damage}").format(damage=seat.base_damage.total)
