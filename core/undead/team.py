"""Checking a team: points, Loadout, Skills, Weapons of Clergy, Theologies (UND-4, 20.4, 21.1)."""

from collections import Counter

from core.undead.cards import Soldier, SoldierType, Squad, Weapon
from core.undead.catalogue import Book, allowed, loadout_of
from core.undead.setup import Member, Setup

Problem = tuple[str, str, str]
"""A code, what was found, what was expected. Codes of broken rules are those of RULES."""

MOST_SOLDIERS = 6
FIRST_SEAT = 0

RULES = {
    "no-player": "UND-4.2",
    "too-many-soldiers": "UND-4.2",
    "soldier-twice": "UND-4.2",
    "too-dear": "UND-4.3",
    "too-heavy": "UND-4.4",
    "skill-twice": "UND-4.5",
    "not-a-player": "UND-4.5",
    "skill-of-clergy": "UND-4.5",
    "weapon-forbidden": "UND-20.4",
    "no-theology": "UND-21.1",
    "theology-twice": "UND-21.1",
    "theology-of-clergy": "UND-21.1",
    "seat-without-player": "UND-1.3",
}
"""The rule that each fault of a team breaks (UND-4.11)."""


def members_of(book: Book, squad: Squad, seats: int) -> tuple[Member, ...]:
    """Return the team of a squad, its Player Soldiers dealt to the seats in turn (UND-1.3)."""
    made, dealt = [], 0
    for each in squad.members:
        seat = FIRST_SEAT
        if book.soldiers[each.soldier].type is SoldierType.PLAYER:
            seat, dealt = dealt % seats, dealt + 1
        made.append(
            Member(each.soldier, seat, each.weapons, each.equipment, each.skills, each.theology)
        )
    return tuple(made)


def team_problems(book: Book, setup: Setup) -> list[Problem]:
    """Return every rule that a team breaks (UND-4.11). All ids must be known."""
    return [
        *_soldiers(book, setup),
        *_points(book, setup),
        *(problem for member in setup.team for problem in member_problems(book, setup, member)),
        *_theologies(book, setup),
    ]


def _soldiers(book: Book, setup: Setup) -> list[Problem]:
    found: list[Problem] = []
    team = [book.soldiers[each.soldier] for each in setup.team]
    if not any(each.type is SoldierType.PLAYER for each in team):
        found.append(("no-player", "none", "at least 1 Player Soldier"))
    if len(team) > MOST_SOLDIERS:
        found.append(("too-many-soldiers", str(len(team)), f"at most {MOST_SOLDIERS} Soldiers"))
    for soldier, count in Counter(team).items():
        if count > 1:
            found.append(("soldier-twice", soldier.name, "each Soldier once"))
    for place, seat in enumerate(setup.seats):
        mine = [each for each in setup.team if each.seat == place]
        if not any(book.soldiers[each.soldier].type is SoldierType.PLAYER for each in mine):
            found.append(("seat-without-player", seat.name, "a Player Soldier for every seat"))
    return found


def cost_of(book: Book, member: Member) -> int:
    """Return what a Soldier costs with all that is bought for him, in Resource points (UND-4.3)."""
    bought = (*member.weapons, *member.equipment)
    return (
        book.soldiers[member.soldier].rp
        + sum(book.gear[each].rp for each in bought)
        + sum(book.skills[each].rp for each in member.skills)
    )


def _points(book: Book, setup: Setup) -> list[Problem]:
    points, most = sum(cost_of(book, each) for each in setup.team), book.missions[setup.mission].rp
    if points <= most:
        return []
    return [("too-dear", str(points), f"at most {most} Resource points: {points - most} fewer")]


def load_of(book: Book, member: Member) -> int:
    """Return the Loadout of what is bought for a Soldier (UND-4.4)."""
    return sum(book.gear[each].loadout for each in (*member.weapons, *member.equipment))


def member_problems(book: Book, setup: Setup, member: Member) -> list[Problem]:
    """Return the rules that what is bought for one Soldier breaks (UND-4.4, 4.5, 20.4)."""
    soldier = book.soldiers[member.soldier]
    if soldier.type is not SoldierType.PLAYER:
        bought = (*member.weapons, *member.equipment, *member.skills, *member.trained)
        if not bought:
            return []
        names = ", ".join(book.by_id[each].name for each in bought)
        return [("not-a-player", f"{soldier.name}: {names}", "only what his card names")]
    return [
        *_load(book, setup, member, soldier),
        *_skills(book, member, soldier),
        *_weapons(book, member, soldier),
    ]


def _load(book: Book, setup: Setup, member: Member, soldier: Soldier) -> list[Problem]:
    skills = (*soldier.skills, *member.skills, *member.trained)
    most = loadout_of(book, soldier, book.missions[setup.mission], skills)
    load = load_of(book, member)
    if load <= most:
        return []
    return [
        ("too-heavy", f"{soldier.name}: {load}", f"a Loadout of at most {most}: {load - most} less")
    ]


def _skills(book: Book, member: Member, soldier: Soldier) -> list[Problem]:
    counts = Counter((*soldier.skills, *member.skills, *member.trained))
    found: list[Problem] = [
        ("skill-twice", f"{soldier.name}: {book.skills[each].name}", "each Skill once")
        for each, count in counts.items()
        if count > 1
    ]
    return found + [
        (
            "skill-of-clergy",
            f"{soldier.name}: {book.skills[each].name}",
            "a Skill not for Clergy only",
        )
        for each in counts
        if book.skills[each].clergy_only and not soldier.clergy
    ]


def _weapons(book: Book, member: Member, soldier: Soldier) -> list[Problem]:
    if not soldier.clergy:
        return []
    lowest, highest = soldier.weapon_loadout or (0, 0)
    limit = f"only Blessed Weapons of Loadout {lowest}-{highest}"
    return [
        ("weapon-forbidden", f"{soldier.name}: {weapon.name} {_why(soldier, weapon)}", limit)
        for weapon in (book.weapons[each] for each in member.weapons)
        if not allowed(soldier, weapon)
    ]


def _why(soldier: Soldier, weapon: Weapon) -> str:
    if soldier.blessed_only and not weapon.blessed:
        return "is not Blessed"
    return f"has Loadout {weapon.loadout}"


def _theologies(book: Book, setup: Setup) -> list[Problem]:
    found: list[Problem] = []
    taken = Counter(each.theology for each in setup.team if each.theology)
    for member in setup.team:
        soldier = book.soldiers[member.soldier]
        if soldier.clergy and not member.theology:
            found.append(("no-theology", soldier.name, "a School of Theology"))
        if member.theology and not soldier.clergy:
            name = book.theologies[member.theology].name
            found.append(
                ("theology-of-clergy", f"{soldier.name}: {name}", "Theology for Clergy only")
            )
    return found + [
        ("theology-twice", book.theologies[each].name, "each School of Theology once")
        for each, count in taken.items()
        if count > 1
    ]


def suits(book: Book, mission: str) -> int:
    """Return how many Player Soldiers a Mission's Resource points suit, as advice (UND-4.9)."""
    rp = book.missions[mission].rp
    return next((count for count, least in ((1, 40), (2, 80), (3, 120)) if rp < least), 4)
