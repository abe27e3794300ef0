"""The Heroes: one Team in play at a time, the best Characters on it, and Assaults at good odds."""

from collections.abc import Callable, Iterator, Mapping

from core.bots.steady.war.at import PATIENCE, SURE, At, commit_until, fits, outlook_of
from core.kernel.records import Record
from core.kernel.rules import Answer
from core.war import forecast
from core.war.cards import Kind, Use
from core.war.figures import bonus_of, may_defend, umbrella_parts
from core.war.odds import WAYS, ways_to_win
from core.war.state import Fight, Team

TEAMS = 1
"""Teams that are kept in play: each further one is only one more that can be found."""

UNSEEN = 0.4
"""The Force that a card of Umbrella's hand is taken to add to a defence, on the average."""

ATTACK_AT = 0.3
"""The chance from which on an Assault is made, with all that the hand can add."""

LAST_TEAMS = 1
"""With so few Teams that are not destroyed the Heroes wait for better odds."""

SURE_AT_LAST = 0.75
"""The chance from which on an Assault is made then."""

HOPELESS = 0.2
"""A lower chance with all that the hand can add is not worth a card."""

SAVE_BY_ANSWER = 0.55
"""A Team that would survive with a lower chance is taken out of a Search and Destroy."""


class Plan(Record):
    """An Assault that could be made, and the chance of winning it."""

    team: int
    facility: int
    chance: float


def find(at: At) -> Answer:
    """Take the strongest Team while one is needed, else the strongest card."""
    short = len(at.view.me.teams) < TEAMS

    def worth(copy: int) -> float:
        is_team = at.card(copy).kind is Kind.TEAM
        return at.force(copy) + (10 if is_team and short else 0)

    return at.best(worth)


def event(at: At) -> Answer:
    """Play whatever can be played: all Events of this phase bring cards."""
    plays = at.coded("play")
    return (plays[0].key,) if plays else at.done()


def recruit(at: At) -> Answer:
    """Bring a Team while one is needed, then Characters, the strongest first."""
    teams = len(at.view.me.teams)
    options = at.coded("recruit")
    wanted = [o for o in options if at.card(o.card).kind is not Kind.TEAM or teams < TEAMS]
    if not wanted:
        return at.done()
    first = Kind.TEAM if teams < TEAMS else Kind.CHARACTER
    best = max(wanted, key=lambda o: (at.card(o.card).kind is first, at.force(o.card)))
    return (best.key,)


def attach(at: At) -> Answer:
    """Strengthen the strongest Team; a Survivor goes where two others make room for a third."""
    return at.best(lambda copy: forecast.force_of(at.book, forecast.team_of(at.view, copy)))


def defence_of(at: At, facility: int) -> float:
    """Return the Force that a Facility can be expected to defend itself with."""
    umbrella = at.view.side_of_umbrella
    bare = Fight("assault", (), facility)
    units = [()] + [
        (copy,) for copy in umbrella.units if may_defend(at.book.printed, copy, facility)
    ]
    best = max(
        sum(p.amount for p in umbrella_parts(at.book.printed, _with(bare, each), umbrella.seat))
        for each in units
    )
    return best + UNSEEN * umbrella.hand_size


def _with(fight: Fight, units: tuple[int, ...]) -> Fight:
    return Fight(fight.kind, fight.teams, fight.facility, units)


def reserve(at: At, team: Team, use: Use) -> int:
    """Return the Force that the Events in hand could add to a Team."""
    found = (bonus_of(at.card(copy)) for copy in at.reserves(use))
    return sum(raised.add for raised in found if raised and fits(at, raised, team.members))


def plans(at: At) -> Iterator[Plan]:
    """Yield every Assault that could be made."""
    facilities = at.view.side_of_umbrella.facilities
    defences = {facility: round(defence_of(at, facility)) for facility in facilities}
    for team in at.view.me.teams:
        force = forecast.force_of(at.book, team) + reserve(at, team, Use.ASSAULT)
        for facility in facilities:
            yield Plan(team.card, facility, ways_to_win(force, defences[facility]) / WAYS)


def assault(at: At) -> Answer:
    """Assault at good odds; with the last Teams only at better ones."""
    best = max(plans(at), key=lambda plan: plan.chance, default=None)
    left = len(at.book.teams) - len(at.view.me.removed)
    need = ATTACK_AT if left > LAST_TEAMS else SURE_AT_LAST
    if at.view.turn > PATIENCE:
        need = 0.0
    if best is None or best.chance < need:
        return at.done()
    return next((o.key,) for o in at.coded("assault") if o.card == best.team)


def facility(at: At) -> Answer:
    """Assault the Facility that the chosen Team beats most surely; of equals the strongest."""
    step = at.view.ahead[-1]
    chances = {plan.facility: plan.chance for plan in plans(at) if plan.team in step.about}
    return at.best(lambda copy: chances.get(copy, 0.0) + at.force(copy) / 1000)


def attack(at: At) -> Answer:
    """Commit what makes the Assault sure against what can be expected in defence."""
    ours, theirs = outlook_of(at)
    expected = max(round(defence_of(at, at.fight.facility)), theirs)
    return commit_until(
        at, lambda extra: ways_to_win(ours + extra, expected) / WAYS, SURE, HOPELESS
    )


def guard(at: At) -> Answer:
    """Commit what saves the Team, unless it is beyond saving."""
    ours, theirs = outlook_of(at)
    return commit_until(
        at, lambda extra: 1 - ways_to_win(theirs, ours + extra) / WAYS, SURE, HOPELESS
    )


def respond(at: At) -> Answer:
    """Answer if the Team would probably be lost with all that the hand can add."""
    answers = at.coded("answer")
    ours, theirs = outlook_of(at)
    team = forecast.team_of(at.view, at.fight.teams[0])
    ours += reserve(at, team, Use.TEAM_DEFENSE)
    survives = 1 - ways_to_win(theirs, ours) / WAYS
    return (answers[0].key,) if answers and survives < SAVE_BY_ANSWER else at.done()


def weakest(at: At) -> Answer:
    """Give up the weakest."""
    return at.best(lambda copy: -at.force(copy))


def strongest(at: At) -> Answer:
    """Take the strongest."""
    return at.best(at.force)


def discard(at: At) -> Answer:
    """Keep the Events that fight and the strongest Characters; Teams above those needed go first."""
    teams = len(at.view.me.teams)

    def worth(copy: int) -> float:
        card = at.card(copy)
        if card.kind is Kind.TEAM:
            return 1.0 if teams >= TEAMS else 8.0
        return 4.0 + at.bonus(copy) if card.kind is Kind.EVENT else at.force(copy) + 2.0

    ordered = sorted(at.decision.options, key=lambda option: worth(option.card))
    return tuple(option.key for option in ordered[: at.decision.least])


CHOICES: Mapping[str, Callable[[At], Answer]] = {
    "find": find, "event": event, "recover": strongest, "recruit": recruit, "attach": attach,
    "assault": assault, "facility": facility, "team": strongest, "attack": attack, "guard": guard,
    "respond": respond, "target": weakest, "sacrifice": weakest, "discard": discard,
}  # fmt: skip
"""What is answered by kind of Decision."""
