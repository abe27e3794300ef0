"""A campaign carries experience, Wounds and losses on (UND-17.3 to 17.8)."""

import pytest

from core.kernel.chance import Chance
from core.kernel.records import evolve
from core.undead.campaign import (
    DIVINITY,
    HEALTH,
    CampaignError,
    Fate,
    Progress,
    Veteran,
    after,
    begin,
    buy,
    next_mission,
    progress_problems,
    setup_for,
    veteran,
)
from core.undead.setup import Member, Seat
from core.undead.state import State
from tests.undead.table import CATALOGUE, RULES

BOOK = RULES.book
CAMPAIGN = CATALOGUE.campaigns[0]
SEATS = (Seat("Ana"),)
TEAM = (
    Member("SOL-DOYLE", weapons=("WPN-GARAND",)),
    Member("SOL-BRANDT", theology="THE-ESCHATOLOGY"),
    Member("SOL-FIRETEAM"),
)


def ended(progress: Progress, reason: str, *downed: int, left: int = 4, xp: int = 3) -> State:
    """The next Mission, ended: some Soldiers Downed, Doyle with XP."""
    state = RULES.start(setup_for(BOOK, progress, SEATS, TEAM), 1)
    soldiers = [
        evolve(each, health=0 if place in downed else each.health, xp=xp if place == 0 else each.xp)
        for place, each in enumerate(state.soldiers)
    ]
    turn = evolve(state.turn, left=left)
    return evolve(
        state, soldiers=tuple(soldiers), turn=turn, ended=reason, question=None, agenda=()
    )


def test_a_win_gives_2_xp_a_reward_and_the_next_mission() -> None:
    first = begin(CAMPAIGN)
    assert "MIS-1-BEACH-OF-BONES" == next_mission(BOOK, first)
    progress, fates, _ = after(BOOK, first, ended(first, "won"), Chance(1))

    assert () == fates
    assert ("MIS-2-HOUSE-OF-THE-LIVING-DEAD", 4 + 3) == (
        next_mission(BOOK, progress),
        progress.rating,
    )
    assert [5, 2] == [veteran(progress, each).xp for each in ("SOL-DOYLE", "SOL-BRANDT")]
    setup = setup_for(BOOK, progress, SEATS, TEAM)
    assert (2, 5) == (setup.divinity, setup.team[0].xp)
    assert 9 + 3 + 2 == RULES.start(setup, 1).soldiers[1].divinity


def test_rewards_take_hostiles_out_and_give_turns() -> None:
    """UND-17.7."""
    progress = evolve(begin(CAMPAIGN), won=CAMPAIGN.missions[:3])
    setup = setup_for(BOOK, progress, SEATS, TEAM)
    state = RULES.start(setup, 1)

    assert 11 == state.turn.left
    assert not {"HOS-BLOOD-SURGEON", "HOS-FLESH-COLOSSUS"} & {*state.cards}


@pytest.mark.parametrize(
    ("die", "fate"),
    [(1, "dead"), (2, "dead"), (3, "misses"), (6, "misses"), (7, "fit"), (10, "fit")],
)
def test_a_downed_player_soldier_rolls_for_his_fate(die: int, fate: str) -> None:
    """UND-17.6; he keeps his XP (UND-15.5)."""
    first = begin(CAMPAIGN)
    progress, fates, _ = after(BOOK, first, ended(first, "won", 0), Chance(1, (die - 1,)))

    assert (Fate("SOL-DOYLE", die, fate),) == fates
    known = veteran(progress, "SOL-DOYLE")
    assert (fate == "dead", fate == "misses") == (known.dead, known.misses)
    assert (3 if fate == "dead" else 5) == known.xp
    if fate != "fit":
        with pytest.raises(CampaignError) as refused:
            setup_for(BOOK, progress, SEATS, TEAM)
        assert [fate] == [code for code, _, _ in refused.value.problems]


def test_a_squad_that_is_downed_misses_the_next_mission_only() -> None:
    first = begin(CAMPAIGN)
    progress, fates, _ = after(BOOK, first, ended(first, "won", 2), Chance(1))
    assert (Fate("SOL-FIRETEAM", 0, "misses"),) == fates
    with pytest.raises(CampaignError, match="Rifle Fireteam"):
        setup_for(BOOK, progress, SEATS, TEAM)
    state = RULES.start(setup_for(BOOK, progress, SEATS, TEAM[:2]), 1)
    state = evolve(state, ended="won", question=None, agenda=())
    later, _, _ = after(BOOK, progress, state, Chance(1))

    assert setup_for(BOOK, later, SEATS, TEAM).mission == CAMPAIGN.missions[2]


def test_a_mission_may_be_tried_twice() -> None:
    """UND-17.7, 17.8: each lost try takes 3 off the rating."""
    first = begin(CAMPAIGN)
    once, _, _ = after(BOOK, first, ended(first, "out-of-time"), Chance(1))
    twice, _, _ = after(BOOK, once, ended(once, "all-downed"), Chance(1))

    assert (next_mission(BOOK, first), "") == (next_mission(BOOK, once), once.over)
    assert ("lost", "", -6) == (twice.over, next_mission(BOOK, twice), twice.rating)
    with pytest.raises(CampaignError):
        setup_for(BOOK, twice, SEATS, TEAM)


def test_winning_the_last_mission_wins_the_campaign() -> None:
    progress = evolve(begin(CAMPAIGN), won=CAMPAIGN.missions[:3])
    done, _, _ = after(BOOK, progress, ended(progress, "won"), Chance(1))

    assert "won" == done.over


def test_another_mission_than_the_next_is_refused() -> None:
    first = begin(CAMPAIGN)
    state = ended(first, "won")
    later = evolve(first, won=CAMPAIGN.missions[:1])

    with pytest.raises(CampaignError):
        after(BOOK, later, state, Chance(1))


def test_xp_buys_skills_health_and_divinity_for_good() -> None:
    """UND-17.5: Marksman costs 3 times 3."""
    progress = Progress(CAMPAIGN.id, (Veteran("SOL-DOYLE", 22), Veteran("SOL-BRANDT", 8)))
    progress = buy(BOOK, progress, "SOL-DOYLE", "SKL-MARKSMAN")
    progress = buy(BOOK, progress, "SOL-DOYLE", HEALTH)
    progress = buy(BOOK, progress, "SOL-BRANDT", DIVINITY)

    assert Veteran("SOL-DOYLE", 1, ("SKL-MARKSMAN",), 1) == veteran(progress, "SOL-DOYLE")
    state = RULES.start(setup_for(BOOK, progress, SEATS, TEAM), 1)
    assert [6, 14] == [state.soldiers[0].health, state.soldiers[1].divinity]
    assert 1 == RULES.open(state).troops[0].ranged


@pytest.mark.parametrize(
    ("soldier", "what", "codes"),
    [
        ("SOL-DOYLE", "SKL-LEADERSHIP", ["too-little-xp"]),
        ("SOL-DOYLE", "SKL-TOUGH", ["skill-twice"]),
        ("SOL-DOYLE", HEALTH, ["too-little-xp", "bought-before"]),
        ("SOL-DOYLE", DIVINITY, ["clergy-only"]),
        ("SOL-MARCHAND", "SKL-SCOUT", ["too-little-xp", "skill-twice"]),
        ("SOL-FIRETEAM", HEALTH, ["not-a-player"]),
        ("SOL-DOYLE", "SKL-FLYING", ["unknown-skill"]),
        ("SOL-AKERS", "SKL-MEDIC", ["dead"]),
    ],
)
def test_a_purchase_is_refused_with_every_broken_rule(
    soldier: str, what: str, codes: list[str]
) -> None:
    doyle = Veteran("SOL-DOYLE", 10, ("SKL-TOUGH",), health=1)
    akers = Veteran("SOL-AKERS", 10, dead=True)
    with pytest.raises(CampaignError) as refused:
        buy(BOOK, Progress(CAMPAIGN.id, (doyle, akers)), soldier, what)

    assert codes == [code for code, _, _ in refused.value.problems]
    assert all("UND-" in expected for _, _, expected in refused.value.problems)


def test_a_campaign_that_has_come_so_far_has_nothing_wrong_with_it() -> None:
    first = begin(CAMPAIGN)
    progress, _, _ = after(BOOK, first, ended(first, "won", 2), Chance(1))
    progress = buy(
        BOOK, evolve(progress, veterans=(Veteran("SOL-DOYLE", 20),)), "SOL-DOYLE", HEALTH
    )

    assert [] == progress_problems(BOOK, first)
    assert [] == progress_problems(BOOK, progress)


def test_everything_that_is_wrong_with_a_campaign_is_named_at_once() -> None:
    """A Mission that nobody knows, Soldiers and Skills of no card, figures that cannot be."""
    veterans = (
        Veteran("SOL-DOYLE", -1, ("SKL-FLYING",), health=3, divinity=1),
        Veteran("SOL-FIRETEAM"),
        Veteran("SOL-GONE"),
    )
    progress = Progress(
        CAMPAIGN.id, veterans, ("SOL-LOST",), ("MIS-NOWHERE",), tries=5, over="drawn"
    )
    found = progress_problems(BOOK, progress)

    assert [
        "unknown-mission", "tries", "over", "unknown-soldier", "unknown-skill", "xp", "health",
        "divinity", "not-a-player", "not-a-player",
    ] == [code for code, _, _ in found]  # fmt: skip
    assert all("UND-" in expected for _, _, expected in found)
    assert "MIS-NOWHERE" == found[0][1]


def test_missions_out_of_order_and_an_unknown_campaign_are_named() -> None:
    second = evolve(begin(CAMPAIGN), won=CAMPAIGN.missions[1:2])

    assert ["order"] == [code for code, _, _ in progress_problems(BOOK, second)]
    assert ["unknown-campaign"] == [
        code for code, _, _ in progress_problems(BOOK, Progress("CAM-NOWHERE"))
    ]
