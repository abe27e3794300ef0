"""Derived numbers, each with its sum: Hive 4, +7 Lickers, +4 Laser Grid, +2 Hive = 17 (WAR-5.6, 6.4).

Nothing here is stored in a state. The functions take printed cards, Teams and the fight, so that the
rules, screens and bots count alike, from a state or from a view.
"""

from collections.abc import Iterable, Iterator

from core.kernel.decision import NONE
from core.kernel.records import Record
from core.war.cards import Card, Kind, Per, Subtype
from core.war.moments import Moment
from core.war.operations import Raise, Which
from core.war.state import Committed, Fight, Team

ROOM, ROOM_WITH_SURVIVOR = 2, 3
"""Characters that a Team may have, and with at least one Survivor among them (WAR-4.5)."""

HAND_LIMIT = 5
"""Cards in hand that a player keeps in the End Phase (WAR-4.8)."""

DRAWS = 2
"""Cards that each player draws in the Draw Phase, and at the beginning (WAR-3.2, 4.1)."""


class Part(Record):
    """A summand: Force, the card that gives it, and the card that it is on (NONE: itself, or the total)."""

    amount: int
    card: int
    on: int = NONE


class Sum(Record):
    """A total before the dice, and what it is made of, in order."""

    total: int
    parts: tuple[Part, ...]


def summed(parts: Iterable[Part]) -> Sum:
    """Return parts as a Sum."""
    kept = tuple(parts)
    return Sum(sum(part.amount for part in kept), kept)


def admits(which: Which, card: Card, characters: int = 0) -> bool:
    """Say whether a card meets every condition of a Which; `characters` are attached to it."""
    return (
        (not which.kinds or card.kind in which.kinds)
        and (not which.subtype or card.subtype == which.subtype)
        and characters >= which.characters_at_least
    )


def has_room(printed: tuple[Card, ...], characters: tuple[int, ...], more: int) -> bool:
    """Say whether another Character may be attached to those of a Team (WAR-4.5)."""
    if len(characters) < ROOM:
        return True
    if len(characters) >= ROOM_WITH_SURVIVOR:
        return False
    return any(printed[copy].subtype is Subtype.SURVIVOR for copy in (*characters, more))


def teams_in(fight: Fight, teams: Iterable[Team]) -> list[Team]:
    """Return those of the Heroes' Teams that are in a fight, in the order in which they joined."""
    if len(fight.teams) == 1:
        return [team for team in teams if team.card == fight.teams[0]]
    by_card = {team.card: team for team in teams}
    return [by_card[card] for card in fight.teams if card in by_card]


def targets_among_teams(
    printed: tuple[Card, ...], teams: Iterable[Team], which: Which
) -> Iterator[int]:
    """Yield the Teams and Characters that a bonus of the Heroes can be assigned to (WAR-5.10)."""
    for team in teams:
        if admits(which, printed[team.card], len(team.characters)):
            yield team.card
        for copy in team.characters:
            if admits(which, printed[copy]):
                yield copy


def targets_among_units(printed: tuple[Card, ...], fight: Fight, which: Which) -> Iterator[int]:
    """Yield the Facility and the Units that a bonus of Umbrella can be assigned to (WAR-5.10)."""
    if fight.facility != NONE and admits(which, printed[fight.facility]):
        yield fight.facility
    for copy in fight.units:
        if admits(which, printed[copy]):
            yield copy


def heroes_parts(
    printed: tuple[Card, ...], teams: Iterable[Team], fight: Fight, heroes: int
) -> list[Part]:
    """Return what the Heroes' total is made of: Teams, Characters, Events (WAR-5.6, 6.4)."""
    parts = [Part(printed[copy].force or 0, copy) for team in teams for copy in team.members]
    return parts + _bonuses(printed, fight, heroes)


def umbrella_parts(printed: tuple[Card, ...], fight: Fight, umbrella: int) -> list[Part]:
    """Return what Umbrella's total is made of: Facility, Units, Events, Facility texts (WAR-5.6, 5.10)."""
    held = (fight.facility, *fight.units) if fight.facility != NONE else fight.units
    parts = [Part(printed[copy].force or 0, copy) for copy in held]
    parts += _bonuses(printed, fight, umbrella)
    if fight.facility != NONE:
        parts += _facility_bonuses(printed, fight, umbrella)
    return parts


def bonus_of(card: Card) -> Raise | None:
    """Return what an Event adds when it is committed, or None."""
    for text in card.texts:
        if text.when is Moment.COMMIT:
            for step in text.do:
                if isinstance(step, Raise):
                    return step
    return None


def _bonuses(printed: tuple[Card, ...], fight: Fight, seat: int) -> list[Part]:
    return [
        Part(bonus.add, each.card, each.target)
        for each in fight.committed
        if each.seat == seat and (bonus := bonus_of(printed[each.card])) is not None
    ]


def _facility_bonuses(printed: tuple[Card, ...], fight: Fight, umbrella: int) -> list[Part]:
    """Return what the assaulted Facility's own texts add (WAR-5.10)."""
    parts = []
    for passive in printed[fight.facility].passives:
        if passive.per is Per.UNIT:
            counted = [copy for copy in fight.units if admits(passive.of, printed[copy])]
        elif passive.per is Per.TRAP:
            counted = [each.card for each in traps(printed, fight.committed, umbrella)]
        else:
            continue
        parts += [Part(passive.add, fight.facility, copy) for copy in counted]
    return parts


def traps(
    printed: tuple[Card, ...], committed: Iterable[Committed], umbrella: int
) -> list[Committed]:
    """Return the Traps among the committed Events."""
    return [each for each in committed if each.seat == umbrella and printed[each.card].trap]


def may_defend(printed: tuple[Card, ...], unit: int, facility: int) -> bool:
    """Say whether a Unit may defend a Facility (WAR-5.5)."""
    if printed[unit].limit != "search":
        return True
    return any(
        passive.lets_defend and admits(passive.of, printed[unit])
        for passive in printed[facility].passives
    )


def may_search(printed: tuple[Card, ...], unit: int) -> bool:
    """Say whether a Unit may go on a Search and Destroy (WAR-5.5)."""
    return printed[unit].kind is Kind.UNIT and printed[unit].limit != "defense"
