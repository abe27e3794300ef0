"""A team is refused with every rule that it breaks, by its number, all at once (UND-4.11)."""

import pytest

from core.kernel.errors import SetupError
from core.undead.cards import SoldierType, Squad
from core.undead.setup import Member, Seat, Setup
from core.undead.team import RULES as BROKEN
from core.undead.team import cost_of, members_of, suits, team_problems
from tests.undead.table import CATALOGUE, RULES

BEACH = "MIS-1-BEACH-OF-BONES"
DOYLE = Member("SOL-DOYLE", weapons=("WPN-GARAND",))
BRANDT = Member("SOL-BRANDT", weapons=("WPN-B-M1911",), theology="THE-ESCHATOLOGY")


def a_setup(*team: Member, seats: int = 1, mission: str = BEACH) -> Setup:
    return Setup(mission, tuple(Seat(name) for name in "ABCD"[:seats]), team)


def broken(*team: Member, seats: int = 1) -> list[str]:
    """The codes of the rules that a team breaks."""
    return [code for code, _, _ in team_problems(RULES.book, a_setup(*team, seats=seats))]


def test_a_team_that_keeps_the_rules_begins() -> None:
    state = RULES.start(a_setup(DOYLE, BRANDT), 1)

    assert [5, 4] == [len(soldier.hand) for soldier in state.soldiers]
    assert [0, 12] == [soldier.divinity for soldier in state.soldiers]
    assert 1 == state.turn.number


CASES = {
    "no-player": [Member("SOL-FIRETEAM")],
    "too-many-soldiers": [
        Member(each.id) for each in CATALOGUE.soldiers if each.type is not SoldierType.PLAYER
    ],
    "soldier-twice": [DOYLE, DOYLE],
    "too-dear": [DOYLE, Member("SOL-HARROW", weapons=("WPN-BAR",)), Member("SOL-LARSEN"), Member("SOL-SORLEY")],
    "too-heavy": [Member("SOL-DOYLE", weapons=("WPN-BAR", "WPN-GARAND", "WPN-M1911"))],
    "skill-twice": [Member("SOL-MARCHAND", skills=("SKL-SCOUT",))],
    "not-a-player": [DOYLE, Member("SOL-LARSEN", equipment=("EQP-FRAG",))],
    "skill-of-clergy": [Member("SOL-DOYLE", skills=("SKL-DEVOUT",))],
    "weapon-forbidden": [Member("SOL-BRANDT", weapons=("WPN-M1911",), theology="THE-ESCHATOLOGY")],
    "no-theology": [Member("SOL-BRANDT")],
    "theology-twice": [BRANDT, Member("SOL-LOWE", theology="THE-ESCHATOLOGY")],
    "theology-of-clergy": [Member("SOL-DOYLE", theology="THE-LITURGICS")],
    "seat-without-player": [DOYLE],
}  # fmt: skip


@pytest.mark.parametrize("code", CASES)
def test_a_broken_rule_is_named(code: str) -> None:
    assert code in broken(*CASES[code], seats=2 if code == "seat-without-player" else 1)


def test_every_rule_that_can_be_broken_has_a_case() -> None:
    assert BROKEN.keys() == CASES.keys()


def test_all_broken_rules_are_named_at_once() -> None:
    """47 points and more, a forbidden Weapon, no School, a Loadout: nothing hides anything."""
    team = (
        Member("SOL-DOYLE", weapons=("WPN-BAR", "WPN-GARAND", "WPN-M1911")),
        Member("SOL-BRANDT", weapons=("WPN-M1911", "WPN-B-TRENCHGUN")),
        Member("SOL-LARSEN", skills=("SKL-TOUGH",)),
    )
    with pytest.raises(SetupError) as refused:
        RULES.start(a_setup(*team), 1)

    codes = [code for code, _, _ in refused.value.problems]
    assert [
        "too-dear",
        "too-heavy",
        "weapon-forbidden",
        "weapon-forbidden",
        "not-a-player",
        "no-theology",
    ] == codes


def test_brandt_may_carry_what_ruling_11_says() -> None:
    """Loadout 3 of 4 with the Grenades, which are no Weapon."""
    gear = ("WPN-B-M1911", "WPN-B-MACE")
    assert [] == broken(Member("SOL-BRANDT", 0, gear, ("EQP-FRAG",), theology="THE-ESCHATOLOGY"))
    for weapon in ("WPN-B-TRENCHGUN", "WPN-M1911", "WPN-KNIFE"):
        member = Member("SOL-BRANDT", 0, (weapon,), theology="THE-ESCHATOLOGY")
        assert "weapon-forbidden" in broken(member)


def test_ruling_8_one_copy_of_each_school() -> None:
    first = Member("SOL-CASTELLANOS", theology="THE-ESCHATOLOGY")
    problems = team_problems(
        RULES.book, a_setup(first, Member("SOL-LOWE", theology="THE-ESCHATOLOGY"))
    )

    assert [("theology-twice", "Eschatology", "each School of Theology once")] == problems


def test_skills_that_were_trained_cost_no_points() -> None:
    """UND-17.5."""
    member = Member("SOL-DOYLE", skills=("SKL-TOUGH",), trained=("SKL-MARKSMAN",))

    assert 9 + 3 == cost_of(RULES.book, member)
    assert ["skill-twice"] == broken(
        Member("SOL-DOYLE", skills=("SKL-TOUGH",), trained=("SKL-TOUGH",))
    )


def test_points_suit_so_many_player_soldiers() -> None:
    """UND-4.9: below 80 two."""
    assert 2 == suits(RULES.book, BEACH)


def test_an_unknown_card_is_refused_before_the_rules_are_looked_at() -> None:
    with pytest.raises(SetupError) as refused:
        RULES.start(a_setup(Member("SOL-NOBODY", weapons=("WPN-BOW",))), 1)

    assert ["unknown-soldier", "unknown-weapon"] == [code for code, _, _ in refused.value.problems]


@pytest.mark.parametrize("squad", CATALOGUE.squads, ids=lambda squad: squad.id)
def test_a_ready_made_squad_keeps_the_rules_of_its_missions(squad: Squad) -> None:
    for mission in squad.missions:
        team = members_of(RULES.book, squad, 1)
        assert [] == team_problems(RULES.book, a_setup(*team, mission=mission))
