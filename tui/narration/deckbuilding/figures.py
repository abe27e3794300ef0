"""Figures of cards in the reader's own Hand as they are now, with their sums, and what is on offer."""

from core.deckbuilding.cards import Card, Kind, Passive
from core.deckbuilding.conditions import admits
from core.deckbuilding.figures import Sum
from core.deckbuilding.view import WeaponView
from tui.narration.deckbuilding.cards import LINE_CELLS, brief_texts, card_line
from tui.narration.deckbuilding.clauses import additions
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import bonus
from tui.narration.text import _
from tui.narration.words import commas, fitted, signed

_BESIDE = "  "


def card_now(scene: Scene, copy: int) -> str:
    """Return what a card of the reader does now, in at most LINE_CELLS: "needs 10 (20 -10)  Damage 10"."""
    card = scene.card(copy)
    if card is None:
        return ""
    weapon = next((each for each in scene.view.weapons if each.card == copy), None)
    if weapon is not None:
        return _weapon_now(scene, card, weapon)
    if card.kind is Kind.AMMUNITION:
        return _ammunition_now(scene, card)
    return card_line(scene.book, card)


def _weapon_now(scene: Scene, card: Card, weapon: WeaponView) -> str:
    needs = _("X") if weapon.requirement is None else with_parts(weapon.requirement)
    damage = _("X") if card.damage is None else with_parts(weapon.damage)
    if card.damage is None and len(weapon.damage.parts) > 1:
        damage += "".join(f" {signed(part.amount)}" for part in weapon.damage.parts[1:])
    parts = [
        (_BESIDE, _("needs {ammo}").format(ammo=needs)),
        (_BESIDE, _("Damage {damage}").format(damage=damage)),
    ]
    return fitted(parts + brief_texts(scene.book, card, scene.view.setup.mode), LINE_CELLS)


def with_parts(figure: Sum) -> str:
    """Return a figure with what it is made of: "10 (20 -10)"; the figure alone where it is as printed."""
    if len(figure.parts) < 2:
        return str(figure.total)
    first, *rest = figure.parts
    said = " ".join(_("x0") if part.zero else signed(part.amount) for part in rest)
    return _("{total} ({printed} {changes})").format(
        total=figure.total, printed=first.amount, changes=said
    )


def yields(scene: Scene, card: Card) -> dict[str, int]:
    """Return the Ammo and Gold that an Ammunition card gives the reader, with what texts add to it."""
    given = {"ammo": card.bonus.ammo, "gold": card.bonus.gold}
    for passive in _passives(scene):
        what = passive.figure.value if passive.figure else ""
        if what in given and admits(passive.of, card):
            given[what] = passive.set if passive.set is not None else given[what] + passive.add
    return given


def _passives(scene: Scene) -> list[Passive]:
    """Return the passive texts that work for the reader: those of the Level and of attached cards."""
    found = [each for level in scene.levels_in_force(scene.view.seat) for each in level.passives]
    for copy in scene.view.me.attached:
        card = scene.card(copy)
        if card is not None and card.kind is not Kind.INFECTED:
            found += card.passives
    return found


def _ammunition_now(scene: Scene, card: Card) -> str:
    given = yields(scene, card)
    icons = commas(bonus(what, by) for what, by in given.items() if by)
    texts = [
        part
        for part in brief_texts(scene.book, card, scene.view.setup.mode)
        if part[1] != additions(card.bonus)
    ]
    return fitted([(", ", icons), *texts], LINE_CELLS)
