"""A derived number with its sum: what is printed, and what each card adds, with its rule."""

from collections.abc import Iterable, Mapping

from attrs import frozen

from core.deckbuilding.figures import Part, Sum
from core.deckbuilding.view import SeatView, WeaponView
from core.kernel.decision import NONE
from tui.narration.text import _, mark
from tui.rows import Row, Span, right, row
from tui.table.eyes import Eyes
from tui.why.section import Section
from tui.wrap import wrapped

_WITHOUT_CARD: Mapping[str, str] = {
    "DBG-1.5": mark("Fatal Wounds and effects (DBG-13.9)"),
    "DBG-8.5": mark("the difficulty (DBG-20.1)"),
}
"""What a summand comes from that no card gives, by the rule of the figure."""


@frozen
class Term:
    """A summand: its points, and what gives them. `first` is the one that the others are added to."""

    amount: int
    source: str
    first: bool = False
    zero: bool = False


def terms_of(eyes: Eyes, made: Sum, printed: str = "", rule: str = "") -> list[Term]:
    """Return the summands of a figure with the names of the cards that give them.

    `rule` is that of the figure: it tells what a summand comes from that no card gives.
    """
    first, *rest = made.parts or (Part(made.total),)
    found = [Term(first.amount, printed or _("printed"), first=True)]
    return found + [Term(part.amount, _source(eyes, part, rule), zero=part.zero) for part in rest]


def _source(eyes: Eyes, part: Part, rule: str) -> str:
    if part.card == NONE:
        return _(_WITHOUT_CARD.get(rule, _WITHOUT_CARD["DBG-1.5"]))
    card = eyes.card(part.card)
    if part.zero:
        return _("{card}: deals 0 Damage (DBG-5.25)").format(card=card.name)
    for seat in eyes.view.seats:
        if part.card == seat.character:
            return _("{card}, its Levels (DBG-12.2)").format(card=card.name)
        if part.card in seat.attached:
            return _("{card}, Attached (DBG-6.2)").format(card=card.name)
        if part.card in seat.play_area:
            return _("{card}, this turn (DBG-5.12)").format(card=card.name)
    return _("{card}, its own text").format(card=card.name)


def sum_rows(terms: Iterable[Term], total: int, rule: str, width: int) -> list[Row]:
    """Return a sum as it is written on paper: summands below each other, the total last."""
    rows = [line for term in terms for line in _term_rows(term, width)]
    return [*rows, row(Span(f"= {right(str(total), 3)}", "own"), f"  {rule}")]


def _term_rows(term: Term, width: int) -> list[Row]:
    sign = "-" if term.amount < 0 else "+"
    amount = str(term.amount if term.first else abs(term.amount))
    if term.first or term.zero:
        sign = "x" if term.zero else " "
    head = f"{sign} {right('0' if term.zero else amount, 3)}  "
    first, *more = wrapped(term.source, max(width - len(head), 10))
    return [row(head + first), *(row(" " * len(head) + line) for line in more)]


def figure_section(eyes: Eyes, heading: str, made: Sum, rule: str, printed: str = "") -> Section:
    """Return a figure and its sum."""
    terms = terms_of(eyes, made, printed, rule)
    return Section(heading, lambda width: sum_rows(terms, made.total, rule, width))


def weapon_sections(eyes: Eyes, weapon: WeaponView) -> list[Section]:
    """Return the Damage of a Weapon as it is now, and its Ammo Requirement where that has changed."""
    found = [figure_section(eyes, _("Its Damage now"), weapon.damage, "DBG-8.1")]
    need = weapon.requirement
    if need is not None and len(need.parts) > 1:
        found.append(figure_section(eyes, _("Its Ammo Requirement now"), need, "DBG-7.11"))
    return found


def health_section(eyes: Eyes, seat: SeatView) -> Section:
    """Return the Maximum Health of a Character and its sum."""
    return figure_section(eyes, _("Maximum Health now"), seat.maximum_health, "DBG-1.5")


def damage_section(eyes: Eyes, uses: Mapping[int, int]) -> Section:
    """Return the total Damage of Weapons: copies, each with the Damage that it deals."""
    terms = [
        Term(amount, eyes.card(copy).name, first=place == 0)
        for place, (copy, amount) in enumerate(uses.items())
    ]
    none = [Term(0, _("no Weapon"), first=True)]
    total = sum(uses.values())
    return Section(
        _("Total Damage"), lambda width: sum_rows(terms or none, total, "DBG-8.1", width)
    )


def fight_uses(eyes: Eyes) -> dict[int, int]:
    """Return the Weapons of the Explore in progress with what each deals now (the own ones)."""
    fight = eyes.view.fight
    if fight is None:
        return {}
    dealt: dict[int, int] = {}
    for use in fight.uses:
        weapon = eyes.weapon(use.card)
        amount = weapon.damage.total if weapon else 0
        dealt[use.card] = dealt.get(use.card, 0) + amount
    return dealt
