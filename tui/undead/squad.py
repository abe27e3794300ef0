"""The Soldiers as rows: Health, Actions, Suppressions, Divinity, Gear (S14); and their Action cards."""

from collections.abc import Iterator

from core.undead.cards import Weapon
from core.undead.catalogue import KNIFE
from core.undead.state import Gear
from tui.narration.text import _
from tui.narration.undead.cards import card_line
from tui.narration.undead.terms import MOMENTS, counted
from tui.narration.words import commas
from tui.rows import Row, Span, left, right, row
from tui.undead.eyes import UndeadEyes
from tui.wrap import clipped

_WIDE = 60
"""The width from which a Soldier has his whole name."""

_NAME, _SHORT, _CARD = 24, 12, 17


def _name_cells(width: int) -> int:
    return _NAME if width >= _WIDE else _SHORT


def squad_heading(width: int, rule: str) -> str:
    """Return the title of the Soldiers, which names their columns; `rule` fills what is between."""
    squad = _("Squad")
    # The title begins three cells before a row does, and so its words stand over the figures.
    gap = max(_name_cells(width) - len(squad) - 2, 0)
    words = f"{squad} {rule * gap} {_('Health')}  {_('Act')} {_('Sup')} {_('Div')}"
    return f"{words} {rule * 2} {_('Gear')}" if width >= _WIDE else words


def soldier_row(eyes: UndeadEyes, number: int, width: int) -> Row:
    """Return a Soldier: number, name, Health, Actions left, Suppressions, Divinity, Gear."""
    man, sheet = eyes.soldier(number), eyes.sheet(number)
    cells = _name_cells(width)
    name = sheet.name if cells >= len(sheet.name) else eyes.scene.soldier(number)
    mine = sheet.seat == eyes.view.seat
    if not man.health:
        words = _("DOWN at {place}; Gear can be recovered").format(place=man.at)
        told = f"{number + 1} {left(name, cells)} {words}"
        return row(Span(clipped(told, width), "danger"))
    hurt = man.health * 4 <= sheet.greatest_health
    sign = "!" if hurt else " "
    health = right(f"{sign}{man.health}/{sheet.greatest_health}", 5)
    trooper = eyes.table.troops[number]
    divine = right(str(man.divinity) if trooper.clergy else "", 3)
    role = "own" if mine else "other"
    head = row(
        Span(f"{number + 1} ", role),
        Span(left(name, cells), role if man.actions else "muted"),
        Span(f" {health}", "danger" if hurt else ""),
        f"  {right(str(man.actions), 3)} ",
        Span(right(_some(man.suppressions), 3), "danger" if man.suppressions else ""),
        f" {divine}",
    )
    used = 2 + cells + 6 + 2 + 7 + 4
    if width < _WIDE:
        return head
    words = " ".join(gear_parts(eyes, number, max(width - used - 3, 0)))
    owner = "" if mine else f"{eyes.name(sheet.seat)}: "
    return (*head, Span(f"   {clipped(owner + words, max(width - used - 3, 0))}"))


def _some(count: int) -> str:
    return str(count) if count else "-"


def gear_parts(eyes: UndeadEyes, number: int, room: int) -> list[str]:
    """Return what a Soldier carries, as many pieces as fit, each with its counters."""
    man = eyes.soldier(number)
    found = [_("Protection")] if man.protected else []
    found += [f"+{man.bonus}"] if man.bonus else []
    if eyes.sheet(number).type == "squad":
        return [*found, own_fire(eyes, number)]
    gear = [each for each in man.gear if eyes.view.cards[each.card] != KNIFE] or list(man.gear)
    words = [*found, *(gear_words(eyes, each) for each in gear)]
    kept = [f"{each}," for each in words[:-1]] + words[-1:]
    return kept if len(" ".join(kept)) <= room else [*found, *_shortly(eyes, gear, room)]


def _shortly(eyes: UndeadEyes, gear: list[Gear], room: int) -> list[str]:
    """Return Gear by its short names; `+2` stands for what has no room."""
    words = [gear_words(eyes, each, brief=True) for each in gear]
    for count in range(len(words), 0, -1):
        more = len(words) - count
        kept = [commas(words[:count]), *([f"+{more}"] if more else [])]
        if len(" ".join(kept)) <= room:
            return kept
    return [commas(words)]


def gear_words(eyes: UndeadEyes, gear: Gear, *, brief: bool = False) -> str:
    """Return a piece of Gear with its counters: "M1 Garand 3", "M1 Garand EMPTY 2", "Holy Water 2"."""
    card = eyes.card(gear.card)
    name = card.short if brief else card.name
    if isinstance(card, Weapon) and card.reload is not None:
        empty = _(" EMPTY") if gear.empty else ""
        return f"{name}{empty} {gear.ammo}"
    return f"{name} {gear.charges}" if gear.charges else name


def own_fire(eyes: UndeadEyes, number: int) -> str:
    """Return how a Squad Soldier fights at his Health: "own fire, 2 D10s + 1, Range 0-2"."""
    attack = eyes.book.modes[eyes.view.cards[number]][0]
    dice, add = attack.by_health[eyes.soldier(number).health - 1]
    more = f" {add:+d}" if add else ""
    text = _("own fire, {dice}{more}, Range {nearest}-{farthest}")
    return text.format(
        dice=counted("dice", dice), more=more, nearest=attack.range[0], farthest=attack.range[1]
    )


def hand_heading(eyes: UndeadEyes, number: int) -> str:
    """Return the title of a Soldier's Action cards."""
    if number < 0 or not eyes.player(number):
        return _("Action cards")
    man, sheet = eyes.soldier(number), eyes.sheet(number)
    text = _("Hand of {soldier}: {count} (size {size})")
    return text.format(soldier=eyes.called(number), count=len(man.hand), size=sheet.hand_size)


def hand_cell(eyes: UndeadEyes, copy: int, width: int, label: str, *, works: bool) -> Row:
    """Return an Action card: number, `*` where it can be played now, name, what it does."""
    card = eyes.card(copy)
    sign = "*" if works else " "
    head = f"{label:1}{sign}"
    # In a wide cell what cards do stands in a column of its own.
    name = left(card.name, _CARD) if width >= _CARD + 14 else card.name
    name = clipped(name, max(width - len(head), 4)) if len(head + name) > width else name
    room = width - len(head) - len(name) - 1
    said = clipped(card_line(eyes.book, card), room) if room >= 8 else ""
    return row(head, Span(name, "own" if works else ""), Span(f" {said}" if said else "", "muted"))


def moment_words(eyes: UndeadEyes, copy: int) -> str:
    """Return when an Action card is played: "with a Move"."""
    return _(MOMENTS[eyes.scene.action(copy).text.when.value])


def nothing_rows(eyes: UndeadEyes, number: int, width: int) -> Iterator[Row]:
    """Yield why a Soldier holds no card."""
    if number < 0:
        return
    if not eyes.player(number):
        words = _("{name} holds no Action cards: only Player Soldiers do (UND-5.1).")
    elif not eyes.soldier(number).health:
        words = _("{name} is Downed.")
    else:
        words = _("{name} holds no card.")
    yield row(Span(clipped(words.format(name=eyes.scene.soldier(number)), width), "muted"))
