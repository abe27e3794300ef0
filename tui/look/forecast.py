"""The next Explore: the best Damage of the own Weapons, and the exact odds with it (S5)."""

from collections.abc import Sequence

from core.deckbuilding.cards import Kind
from core.deckbuilding.odds import Attack, Odds, odds_of, rows_against
from core.deckbuilding.rows import Rows
from core.kernel.records import evolve
from tui.narration.text import _, mark
from tui.rows import Row, Span, left, right, row
from tui.table.eyes import Eyes
from tui.table.plan import armed, attack_with, best, falling, per_infected, percent

STEP = 5
"""What + and - change the assumed Damage by: all printed figures are multiples of it."""

NO_WOUND = 10**6
"""More Health than anything can take."""

_USUAL = 90
"""The Damage that the table of what is Defeated goes up to, and beyond only for a stronger Infected."""

_SPARE = (80, 70, 50, 60, 20, 40, 10, 30)
"""The Damages that the table does without where it has not enough room, the first one first."""


def best_attack(eyes: Eyes) -> Attack:
    """Return what the next Explore would be begun with at best, or what this one is fought with.

    At best: the Ammo there is and that of the Hand, on the Weapons with the most Damage, none that is
    Trashed after use. What texts add when a Weapon is used is not foreseen.
    """
    view = eyes.view
    health = fighting_health(eyes)
    fight = view.fight
    if fight is not None and fight.seat == view.seat:
        per = 0 if fight.row else per_infected(view)
        return Attack(view.fight_damage, health, view.turn.ammo, per, armed(view))
    reckoned = _with_ammunition(eyes)
    return attack_with(reckoned, best(reckoned, 1), health)


def _with_ammunition(eyes: Eyes) -> Eyes:
    """Return the table with all Ammunition of the Hand played; on another's turn there is none."""
    turn = eyes.view.turn
    ammo = turn.ammo + eyes.ammunition_worth()[0] if eyes.my_turn() else 0
    return evolve(eyes, view=evolve(eyes.view, turn=evolve(turn, ammo=ammo)))


def fighting_health(eyes: Eyes) -> int:
    """Return the Health that the own Character will have in its next Explore (DBG-13.4).

    Without a Character, or with one that does not come back, no Wound is reckoned with.
    """
    me = eyes.view.me
    return me.health or me.returns_with or NO_WOUND


def assuming(attack: Attack, damage: int) -> Attack:
    """Return the same attack with another Damage, at least 0."""
    return evolve(attack, damage=max(damage, 0))


class Forecast:
    """The odds of the next Explore by Damage and number of Explores; what can come is found once.

    Health, Ammo left over and what comes on top for each Infected are those of the `own` attack, also
    where another Damage is assumed.
    """

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.own = best_attack(eyes)
        self._rows: dict[int, Rows] = {}
        self._found: dict[tuple[int, int], Odds | None] = {}

    def odds(self, damage: int, explores: int) -> Odds | None:
        """Return the odds of a number of Explores, None if the Mansion has fewer cards."""
        key = damage, explores
        if key not in self._found:
            attack = evolve(self.own, damage=damage)
            self._found[key] = odds_of(self._coming(explores), attack, explores)
        return self._found[key]

    def _coming(self, explores: int) -> Rows:
        """Return the rows that can come, which do not depend on the Damage."""
        if explores not in self._rows:
            book, view = self.eyes.book, self.eyes.view
            self._rows[explores] = rows_against(book, view, self.own, explores)
        return self._rows[explores]

    def defeated(self, damage: int, explores: int) -> float | None:
        """Return the chance of Defeating all that comes."""
        found = self.odds(damage, explores)
        return found.defeated if found else None


def shown(chance: float | None) -> str:
    """Return a chance in whole percents, `-` where there is none."""
    return "-" if chance is None else percent(chance)


def forecast_rows(forecast: Forecast, damage: int, explores: Sequence[int]) -> list[Row]:
    """Return the odds with a Damage, those of numbers of Explores side by side."""
    found = [forecast.odds(damage, count) for count in explores]
    rows = [_figures(_("Explores"), [str(count) for count in explores], "muted")]
    lines = [(_(words), name, role) for words, name, role in _LINES]
    for words, name, role in (*lines, (falling(forecast.eyes), "wound", "danger")):
        chances = [getattr(each, name) if each else None for each in found]
        rows.append(_figures(words, [shown(chance) for chance in chances], role))
    means = [f"{each.decorations:+.1f}" if each else "-" for each in found]
    return [*rows, _figures(_("Decorations"), means, "")]


_LINES = (
    (mark("Defeated"), "defeated", "gain"),
    (mark("no Infected"), "no_infected", ""),
    (mark("not Defeated"), "not_defeated", ""),
)


def table_rows(forecast: Forecast, explores: Sequence[int], room: int) -> list[Row]:
    """Return the chances of Defeating all that comes by Damage, in so many rows at most."""
    rows = [_figures(_("Damage"), [str(count) for count in explores], "muted")]
    for damage in damages(forecast.eyes, room - 1):
        chances = [shown(forecast.defeated(damage, count)) for count in explores]
        rows.append(_figures(f"{damage:>3}", chances, ""))
    return rows


def damages(eyes: Eyes, room: int) -> list[int]:
    """Return the Damages that are worth a row: from 10 to what beats the strongest Infected unseen."""
    cards = [eyes.card(copy) for copy in eyes.view.mansion_unseen]
    healths = (eyes.infected(card)[0] for card in cards if card.kind is Kind.INFECTED)
    strongest = max(healths, default=0)
    found = list(range(10, max(_USUAL, -(-strongest // 10) * 10) + 1, 10))
    for spare in (*_SPARE, *found[::-1]):
        if len(found) <= max(room, 1):
            break
        if spare in found[:-1]:
            found.remove(spare)
    return found


def _figures(words: str, figures: Sequence[str], role: str) -> Row:
    first, *more = figures
    head = left(words, 13) + right(first, 5)
    return row(Span(head + "".join(right(each, 8) for each in more), role))


def damage_words(forecast: Forecast, damage: int) -> str:
    """Return where the Damage of a forecast comes from."""
    eyes, own = forecast.eyes, forecast.own
    if damage != own.damage:
        return _("Assumed. Your own best is {damage}: w").format(damage=own.damage)
    view = eyes.view
    if view.me.infected:
        return _("An Infected Character cannot Explore.")
    if own.health == NO_WOUND:
        return _("You have no Character to Explore with.")
    if view.fight is not None and view.fight.seat == view.seat:
        return _("The Weapons in use.")
    if not eyes.my_turn():
        return _("Your Weapons that need no Ammo.")
    ammo = view.turn.ammo + eyes.ammunition_worth()[0]
    return _("Your best Weapons for {ammo} Ammo.").format(ammo=ammo)
