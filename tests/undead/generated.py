"""Random teams and random tables of Undead: legal, and odder than play would make them."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from core.kernel.decision import NONE
from core.undead.cards import Soldier, SoldierType
from core.undead.catalogue import Book
from core.undead.position import check_setup, position_problems
from core.undead.setup import (
    GearState,
    Member,
    Position,
    PositionHostile,
    PositionSoldier,
    PositionWard,
    Seat,
    Setup,
)
from core.undead.team import load_of, team_problems
from tests.undead.table import CATALOGUE, RULES

T = TypeVar("T")
NAMES = ("Ada", "Ben", "Cleo", "Dan")
MISSIONS = tuple(each.id for each in CATALOGUE.missions)


def opened_setup(seed: int) -> Setup:
    """Return the set-up of a real opening: Mission, seats and team differ with the seed."""
    numbers = Random(f"opened {seed}")  # noqa: S311 - for play, not for secrets
    return _team(numbers, MISSIONS[seed % len(MISSIONS)], 1 + seed // len(MISSIONS) % 3)


def _team(numbers: Random, mission: str, seats: int) -> Setup:
    """Return a random legal team: the last one tried that breaks no rule."""
    book = RULES.book
    while True:
        setup = _tried_team(numbers, book, mission, seats)
        if not team_problems(book, setup):
            return setup


def _tried_team(numbers: Random, book: Book, mission: str, seats: int) -> Setup:
    players = [each for each in CATALOGUE.soldiers if each.type is SoldierType.PLAYER]
    others = [each for each in CATALOGUE.soldiers if each.type is not SoldierType.PLAYER]
    taken = numbers.sample(players, seats + numbers.randrange(2))
    taken += numbers.sample(others, numbers.randrange(3))
    schools = numbers.sample([each.id for each in CATALOGUE.theologies], len(CATALOGUE.theologies))
    team = []
    for place, soldier in enumerate(taken[:6]):
        seat = place % seats if soldier.type is SoldierType.PLAYER else 0
        team.append(_member(numbers, book, soldier, seat, schools.pop()))
    return Setup(mission, tuple(Seat(name) for name in NAMES[:seats]), tuple(team))


def _member(numbers: Random, book: Book, soldier: Soldier, seat: int, school: str) -> Member:
    if soldier.type is not SoldierType.PLAYER:
        return Member(soldier.id)
    weapons = [each.id for each in CATALOGUE.weapons]
    gear = [each.id for each in CATALOGUE.equipment]
    skills = [e.id for e in CATALOGUE.skills if e.id not in soldier.skills]
    symbol = ("EQP-HOLY-SYMBOL",) if soldier.clergy and numbers.random() < 0.5 else ()
    member = Member(
        soldier.id,
        seat,
        tuple(numbers.sample(weapons, numbers.randrange(3))),
        (*numbers.choices(gear, k=numbers.randrange(4)), *symbol),
        tuple(numbers.sample(skills, numbers.randrange(2))),
        school if soldier.clergy else "",
        xp=numbers.randrange(3),
    )
    return (
        member
        if load_of(book, member) <= soldier.loadout
        else Member(soldier.id, seat, theology=member.theology, skills=member.skills)
    )


def generated_setup(seed: int) -> Setup:
    """Return a random table of a random team, with few Turns left, so that it soon ends."""
    numbers = Random(f"generated {seed}")  # noqa: S311 - for play, not for secrets
    while True:
        setup = _team(numbers, numbers.choice(MISSIONS), numbers.randint(1, 3))
        position = _position(numbers, setup)
        if not position_problems(RULES.book, setup, position):
            made = Setup(setup.mission, setup.seats, setup.team, position=position)
            check_setup(RULES.book, made)
            return made


def _position(numbers: Random, setup: Setup) -> Position:
    company = RULES.book.company(setup)
    end = company.mission.objective_at
    active = numbers.random() < 0.6
    placed = end - 1 if active else numbers.randrange(end)
    locations = numbers.sample([company.cards[copy] for copy in company.locations], placed)
    last = end if active else placed
    hands = numbers.sample([company.cards[copy] for copy in company.actions], 36)
    soldiers = []
    for trooper in company.troops:
        health = numbers.randint(0, trooper.health) if numbers.random() < 0.5 else trooper.health
        up = health > 0
        count = numbers.randrange(7) if trooper.player and up else 0
        soldiers.append(
            PositionSoldier(
                at=numbers.randint(0, last),
                health=health,
                actions=None,
                suppressions=numbers.choice((0, 0, 1, 2)) if up else 0,
                divinity=numbers.randrange(16) if trooper.clergy and up else None,
                protected=up and numbers.random() < 0.2,
                hand=tuple(hands.pop() for _ in range(count)),
                gear=tuple(_gear(numbers, trooper.member)) if up else (),
            )
        )
    standing = [place for place, each in enumerate(soldiers) if each.health]
    deck = [company.cards[copy] for copy in company.hostiles]
    unique = list(company.objective.unique) if active else []
    chosen = numbers.sample(deck, numbers.randrange(7)) + unique
    hostiles = tuple(_hostile(numbers, each, last, standing) for each in chosen) if standing else ()
    wards = tuple(
        PositionWard(numbers.randint(0, last), bool(numbers.randrange(2)), False, less)
        for less in numbers.choice(((), (), (0,), (2,)))
    )
    return Position(
        tuple(soldiers),
        (*locations, *(("",) * (end - 1 - placed))),
        hostiles,
        active,
        numbers.randrange(len(setup.seats)),
        turn=numbers.randint(1, 9),
        left=numbers.randint(1, 4),
        carrier=NONE,
        hits=numbers.randrange(company.objective.hits) if company.objective.hits else 0,
        wards=wards,
    )


def _gear(numbers: Random, member: Member) -> Iterator[GearState]:
    for each in dict.fromkeys(member.weapons):
        if RULES.book.weapons[each].reload is not None and numbers.random() < 0.4:
            yield GearState(each, empty=True, ammo=numbers.randrange(3))


def _hostile(numbers: Random, card: str, last: int, standing: Sequence[int]) -> PositionHostile:
    foe = RULES.book.foes[card]
    ekias = tuple(numbers.randrange(foe.health) for _ in range(foe.count))
    return PositionHostile(
        card,
        numbers.randint(0, last),
        ekias,
        tuple(numbers.choice((0, 0, 0, 1)) for _ in range(foe.count)),
        tuple(numbers.choice(standing) for _ in range(foe.count)),
    )
