"""Umbrella: Units in play, defenders where they hold a Facility, and missions that do not strip it."""

from collections.abc import Callable, Mapping

from core.bots.steady.war.at import PATIENCE, SURE, At, commit_until, fits, outlook_of
from core.kernel.decision import NONE, Option
from core.kernel.rules import Answer
from core.war import forecast
from core.war.cards import Kind, Limit, Use
from core.war.figures import bonus_of
from core.war.moments import Moment
from core.war.odds import WAYS, ways_to_win
from core.war.operations import DestroyBoth
from core.war.state import Team

HELD_AT = 0.75
"""The chance to hold a Facility from which on no stronger Unit is wanted."""

LOST_AT = 0.15
"""A lower chance to hold a Facility, with all that the hand can add, is not worth a card."""

LAST_FACILITIES = 2
"""With so few Facilities left everything is thrown in."""

HURTS = 9
"""The Force of Teams with their Characters from which on a Bomb is worth a Facility."""

BOMB_AT = 0.6
"""The Heroes' chance from which on a Facility counts as lost, and a Bomb takes the Team along."""

STRIKE_AT = 0.55
"""The chance from which on a Search and Destroy is made, with all that the hand can add."""

HOME = 2
"""Units that can defend and are not sent away."""


def event(at: At) -> Answer:
    """Play whatever can be played: cards, or a Character less."""
    plays = at.coded("play")
    return (plays[0].key,) if plays else at.done()


def recruit(at: At) -> Answer:
    """Play everything: the New Facility first, then all Units."""
    options = at.coded("recruit")
    new = [o for o in options if at.card(o.card).kind is Kind.FACILITY]
    everything = at.coded("recruit-all")
    for found in (new, everything, options):
        if found:
            return (found[0].key,)
    return at.done()


def defend(at: At) -> Answer:
    """A Bomb for a Team that hurts; else the weakest Unit that holds, then Events that make it sure."""
    bomb = _bomb(at)
    if bomb is not None:
        return (bomb.key,)
    if at.fight.bomb != NONE:
        return at.done()
    few = len(at.view.me.facilities) <= LAST_FACILITIES
    unit = _defender(at, few=few)
    if unit is not None:
        return (unit.key,)
    ours, theirs = outlook_of(at)
    return commit_until(
        at,
        lambda extra: 1 - ways_to_win(ours, theirs + extra) / WAYS,
        SURE,
        0.0 if few else LOST_AT,
    )


def _bomb(at: At) -> Option | None:
    found = [o for o in at.coded("commit") if _is_bomb(at, o.card)]
    if not found or len(at.view.me.facilities) < LAST_FACILITIES:
        return None
    teams = [forecast.team_of(at.view, card) for card in at.fight.teams]
    force = sum(forecast.force_of(at.book, team) for team in teams)
    best = [_heroes_win_with(at, option.card) for option in at.coded("defend")]
    lost = min([at.heroes_win(), *best])
    return found[0] if force >= HURTS and lost >= BOMB_AT else None


def _is_bomb(at: At, copy: int) -> bool:
    return any(isinstance(step, DestroyBoth) for step in at.book.does(copy, Moment.COMMIT))


def _heroes_win_with(at: At, unit: int) -> float:
    found = forecast.with_unit(at.book, at.view, unit)
    return found.chance if found else 1.0


def _reserve(at: At, units: tuple[int, ...], use: Use) -> int:
    """Return the Force that the Events in hand could add to some Units, or to what they fight for."""
    raises = [bonus_of(at.card(copy)) for copy in at.reserves(use)]
    there = (*units, at.fight.facility) if at.fight.facility != NONE else units
    return sum(
        raised.add
        for raised in raises
        if raised and (raised.of is None or any(fits(at, raised, (copy,)) for copy in there))
    )


def _defender(at: At, *, few: bool) -> Option | None:
    """Return the weakest Unit that holds the Facility, or the strongest if it may; None to keep all."""
    options = sorted(at.coded("defend"), key=lambda o: (at.force(o.card), o.card))
    if not options or 1 - at.heroes_win() >= SURE:
        return None
    for option in options:
        if 1 - _heroes_win_with(at, option.card) >= HELD_AT:
            return option
    strongest = options[-1]
    ours, theirs = outlook_of(at)
    extra = _reserve(at, (strongest.card,), Use.DEFENSE)
    with_all = 1 - ways_to_win(ours, theirs + at.force(strongest.card) + extra) / WAYS
    return strongest if few or with_all >= LOST_AT else None


def mission(at: At) -> Answer:
    """Send the Unit that wins most surely, if enough are left to defend."""
    best: tuple[float, Option] | None = None
    for option in at.coded("send"):
        if not _can_leave(at, option.card):
            continue
        extra = _reserve(at, (option.card,), Use.SEARCH)
        chance = max(_strikes(at, option.card, team.card, extra) for team in _teams(at))
        if best is None or chance > best[0]:
            best = chance, option
    need = STRIKE_AT if at.view.turn <= PATIENCE else 0.0
    return (best[1].key,) if best and best[0] >= need else at.done()


def _teams(at: At) -> tuple[Team, ...]:
    return at.view.side_of_heroes.teams


def _can_leave(at: At, unit: int) -> bool:
    """Say whether a Unit is for Search and Destroy only, or enough others stay to defend."""
    if at.card(unit).limit is Limit.SEARCH:
        return True
    home = [copy for copy in at.view.me.units if at.card(copy).limit is not Limit.SEARCH]
    return len(home) > HOME


def _strikes(at: At, unit: int, team: int, extra: int) -> float:
    found = forecast.mission(at.book, at.view, (unit,), team)
    return ways_to_win(found.umbrella + extra, found.heroes) / WAYS


def prey(at: At) -> Answer:
    """Search for the Team that is beaten most surely; of equals the one with most to lose."""
    unit = at.view.ahead[-1].about[0]
    extra = _reserve(at, (unit,), Use.SEARCH)

    def worth(copy: int) -> float:
        force = forecast.force_of(at.book, forecast.team_of(at.view, copy))
        return _strikes(at, unit, copy, extra) + force / 100

    return at.best(worth)


def raid(at: At) -> Answer:
    """Commit what makes the mission sure; another Unit if it cannot be otherwise."""
    ours, theirs = outlook_of(at)

    def chance(extra: int) -> float:
        return ways_to_win(theirs + extra, ours) / WAYS

    answer = commit_until(at, chance, SURE, LOST_AT)
    joining = [o for o in at.coded("commit") if not at.bonus(o.card)]
    home = sum(_can_leave(at, copy) for copy in at.view.me.units if copy not in at.fight.units)
    if answer == at.done() and joining and chance(0) < SURE and home:
        return (joining[0].key,)
    return answer


def strongest(at: At) -> Answer:
    """Take the strongest."""
    return at.best(at.force)


def discard(at: At) -> Answer:
    """Keep the Bomb, then what adds most."""

    def worth(copy: int) -> float:
        card = at.card(copy)
        if card.kind is Kind.EVENT:
            return 20.0 if _is_bomb(at, copy) else 3.0 + at.bonus(copy)
        return float(at.force(copy))

    ordered = sorted(at.decision.options, key=lambda option: worth(option.card))
    return tuple(option.key for option in ordered[: at.decision.least])


CHOICES: Mapping[str, Callable[[At], Answer]] = {
    "event": event, "capture": strongest, "recruit": recruit, "defend": defend, "mission": mission,
    "prey": prey, "raid": raid, "unit": strongest, "target": strongest, "discard": discard,
}  # fmt: skip
"""What is answered by kind of Decision."""
