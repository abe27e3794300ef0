"""A campaign: experience, Wounds and losses carried from Mission to Mission (UND-17.3 to 17.8).

Pure functions of frozen records. A Mission is played by the rules; what it came to goes into `after`.
"""

from core.kernel.chance import Chance
from core.kernel.errors import CoreError
from core.kernel.records import Record, evolve
from core.undead.cards import Campaign, Reward, SoldierType
from core.undead.catalogue import Book
from core.undead.ending import WON
from core.undead.setup import Member, Seat, Setup
from core.undead.state import State
from core.undead.team import Problem

XP_OF_A_WIN = 2
"""What each surviving Player Soldier gains for a Mission that is won (UND-17.4)."""

SKILL_TIMES = 3
HEALTH_XP = 12
DIVINITY_XP = 8
DIVINITY_GAIN = 2
"""What XP buys between Missions: a Skill for 3 times its Resource cost, Health, Divinity (UND-17.5)."""

LOST_TRY = 3
"""What a lost try takes off the rating (UND-17.8)."""

LOST = "lost"
"""How a campaign ends besides won (UND-17.7)."""

HEALTH = "health"
DIVINITY = "divinity"
"""What can be bought besides Skills, as `buy` names it."""


class Veteran(Record):
    """A Player Soldier of the campaign: XP, and what he has bought for good (UND-17.5).

    `misses` says that he is not fit for the next Mission, `dead` that he has left the campaign.
    """

    soldier: str
    xp: int = 0
    trained: tuple[str, ...] = ()
    health: int = 0
    divinity: int = 0
    misses: bool = False
    dead: bool = False


class Progress(Record):
    """A campaign as far as it has come. `won` are the Missions won, `tries` the lost tries of the next.

    `absent` are the Non-Player and Squad Soldiers who miss the next Mission. `over` is `won`, `lost` or
    empty.
    """

    campaign: str
    veterans: tuple[Veteran, ...] = ()
    absent: tuple[str, ...] = ()
    won: tuple[str, ...] = ()
    tries: int = 0
    rating: int = 0
    over: str = ""


class Fate(Record):
    """What became of a Soldier who was Downed: the D10 (0: none is rolled), and `dead`, `misses` or `fit`."""

    soldier: str
    die: int
    fate: str


class CampaignError(CoreError):
    """Something that a campaign does not allow: `problems` names each broken rule with its number."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(f"{code}: {what}, expected {e}" for code, what, e in problems))
        self.problems = problems


def begin(campaign: Campaign) -> Progress:
    """Return a campaign before its first Mission."""
    return Progress(campaign.id)


def next_mission(book: Book, progress: Progress) -> str:
    """Return the Mission that is played next, "" when the campaign is over."""
    if progress.over:
        return ""
    return book.campaigns[progress.campaign].missions[len(progress.won)]


def setup_for(
    book: Book,
    progress: Progress,
    seats: tuple[Seat, ...],
    team: tuple[Member, ...],
    objective: str = "",
) -> Setup:
    """Return the next Mission with a team: what its Soldiers have learned, what rewards give (UND-17.4, 17.7).

    With an empty `objective` it is the Mission's first. Raises CampaignError for Soldiers who are dead or
    miss the Mission. The rules of the team are checked when the Mission begins.
    """
    mission = next_mission(book, progress)
    if not mission:
        raise CampaignError(("over", progress.over, "a campaign that goes on (UND-17.7)"))
    problems = [
        problem for member in team if (problem := unfit_problem(book, progress, member.soldier))
    ]
    if problems:
        raise CampaignError(*problems)
    rewards = earned(book, progress)
    return Setup(
        mission,
        seats,
        tuple(_experienced(progress, member) for member in team),
        objective,
        without=tuple(card for reward in rewards for card in reward.without),
        turns=sum(reward.turns for reward in rewards if reward.longer == mission),
        divinity=sum(reward.divinity for reward in rewards),
    )


def earned(book: Book, progress: Progress) -> tuple[Reward, ...]:
    """Return the rewards of the Missions that are won (UND-17.7)."""
    rewards = book.campaigns[progress.campaign].rewards
    return tuple(each for each in rewards if each.mission in progress.won)


def veteran(progress: Progress, soldier: str) -> Veteran:
    """Return a Player Soldier's record; one who has not fought yet has an empty one."""
    found = (each for each in progress.veterans if each.soldier == soldier)
    return next(found, Veteran(soldier))


def unfit_problem(book: Book, progress: Progress, soldier: str) -> Problem | None:
    """Return why a Soldier cannot go on the next Mission: dead, or not fit (UND-17.6); None if he can."""
    name = book.soldiers[soldier].name
    known = veteran(progress, soldier)
    if known.dead:
        return "dead", name, "a Soldier who is alive (UND-17.6)"
    if known.misses or soldier in progress.absent:
        return "misses", name, "a Soldier who is fit for this Mission (UND-17.6)"
    return None


def _experienced(progress: Progress, member: Member) -> Member:
    known = veteran(progress, member.soldier)
    return evolve(
        member,
        trained=known.trained,
        health=known.health,
        divinity=known.divinity,
        xp=known.xp,
    )


def after(
    book: Book, progress: Progress, state: State, chance: Chance
) -> tuple[Progress, tuple[Fate, ...], Chance]:
    """Return a campaign after its next Mission has ended as in a state, and what became of the Downed.

    Player Soldiers keep their XP and gain 2 if it was won; each who is Downed rolls a D10; Wounds and
    Suppressions go (UND-17.4, 17.6). A second loss of a Mission loses the campaign (UND-17.7).
    """
    if not state.ended or state.setup.mission != next_mission(book, progress):
        raise CampaignError(("mission", state.setup.mission, "the next Mission, ended (UND-17.3)"))
    won = state.ended == WON
    known = {each.soldier: evolve(each, misses=False) for each in progress.veterans}
    fates: list[Fate] = []
    absent: list[str] = []
    for member, soldier in zip(state.setup.team, state.soldiers, strict=True):
        downed = soldier.health == 0
        if book.soldiers[member.soldier].type is not SoldierType.PLAYER:
            if downed:
                absent.append(member.soldier)
                fates.append(Fate(member.soldier, 0, "misses"))
            continue
        fate = "fit"
        if downed:
            number, chance = chance.below(10)
            fate = _fate(number + 1)
            fates.append(Fate(member.soldier, number + 1, fate))
        xp = soldier.xp + (XP_OF_A_WIN if won and fate != "dead" else 0)
        before = known.get(member.soldier, Veteran(member.soldier))
        known[member.soldier] = evolve(before, xp=xp, misses=fate == "misses", dead=fate == "dead")
    up = sum(soldier.health > 0 for soldier in state.soldiers)
    moved = _moved_on(book, progress, state, up) if won else _lost(book, progress)
    done = evolve(moved, veterans=tuple(known.values()), absent=tuple(absent))
    return done, tuple(fates), chance


def _fate(die: int) -> str:
    """Return what a D10 says of a Downed Player Soldier (UND-17.6)."""
    if die <= 2:
        return "dead"
    return "misses" if die <= 6 else "fit"


def _moved_on(book: Book, progress: Progress, state: State, up: int) -> Progress:
    won = (*progress.won, state.setup.mission)
    last = len(won) == len(book.campaigns[progress.campaign].missions)
    return evolve(
        progress,
        won=won,
        tries=0,
        rating=progress.rating + state.turn.left + up,
        over=WON if last else "",
    )


def _lost(book: Book, progress: Progress) -> Progress:
    tries = progress.tries + 1
    over = LOST if tries >= book.campaigns[progress.campaign].attempts else ""
    return evolve(progress, tries=tries, rating=progress.rating - LOST_TRY, over=over)


def price(book: Book, what: str) -> int:
    """Return what a Skill, `health` or `divinity` costs in XP (UND-17.5)."""
    if what == HEALTH:
        return HEALTH_XP
    return DIVINITY_XP if what == DIVINITY else SKILL_TIMES * book.skills[what].rp


def purchase_problems(book: Book, progress: Progress, soldier: str, what: str) -> list[Problem]:
    """Return the rules that buying a Skill, `health` or `divinity` for a Soldier would break."""
    card, known = book.soldiers.get(soldier), veteran(progress, soldier)
    if card is None or card.type is not SoldierType.PLAYER:
        return [("not-a-player", soldier, "a Player Soldier (UND-17.5)")]
    if what not in (HEALTH, DIVINITY) and what not in book.skills:
        return [("unknown-skill", what, "a Skill, health or divinity (UND-17.5)")]
    found: list[Problem] = []
    if known.dead:
        found.append(("dead", card.name, "a Soldier who is alive (UND-17.6)"))
    if known.xp < price(book, what):
        found.append(("too-little-xp", str(known.xp), f"{price(book, what)} XP (UND-17.5)"))
    if (what == HEALTH and known.health) or (what == DIVINITY and known.divinity):
        found.append(("bought-before", what, "once only (UND-17.5)"))
    if what in (*known.trained, *card.skills):
        found.append(("skill-twice", book.skills[what].name, "each Skill once (UND-4.5)"))
    clergy_only = what == DIVINITY or (what in book.skills and book.skills[what].clergy_only)
    if clergy_only and not card.clergy:
        found.append(("clergy-only", card.name, "a Clergy Soldier (UND-17.5)"))
    return found


def buy(book: Book, progress: Progress, soldier: str, what: str) -> Progress:
    """Return a campaign in which a Soldier has bought a Skill, `health` or `divinity` (UND-17.5).

    Raises CampaignError with every rule that is broken.
    """
    problems = purchase_problems(book, progress, soldier, what)
    if problems:
        raise CampaignError(*problems)
    known = veteran(progress, soldier)
    changed = evolve(
        known,
        xp=known.xp - price(book, what),
        trained=(*known.trained, what) if what in book.skills else known.trained,
        health=known.health + (what == HEALTH),
        divinity=known.divinity + (DIVINITY_GAIN if what == DIVINITY else 0),
    )
    others = tuple(each for each in progress.veterans if each.soldier != soldier)
    return evolve(progress, veterans=(*others, changed))


def progress_problems(book: Book, progress: Progress) -> list[Problem]:
    """Return everything that is wrong with a campaign as it was kept: what it names, and its figures.

    A campaign that breaks any of these does not go on, and nothing of it changes.
    """
    campaign = book.campaigns.get(progress.campaign)
    if campaign is None:
        known = ", ".join(sorted(book.campaigns))
        return [("unknown-campaign", progress.campaign, f"a campaign: {known} (UND-17.3)")]
    found: list[Problem] = [
        ("unknown-mission", each, "a Mission of the campaign (UND-17.3)")
        for each in progress.won
        if each not in campaign.missions
    ]
    if not found and progress.won != campaign.missions[: len(progress.won)]:
        names = ", ".join(progress.won)
        found.append(("order", names, "the Missions of the campaign in their order (UND-17.3)"))
    if not 0 <= progress.tries <= campaign.attempts:
        expected = f"0 to {campaign.attempts} lost tries (UND-17.7)"
        found.append(("tries", str(progress.tries), expected))
    if progress.over not in ("", WON, LOST):
        found.append(("over", progress.over, "won, lost, or neither (UND-17.7)"))
    found += [
        ("unknown-soldier", each, "a Soldier (UND-4.1)")
        for each in progress.absent
        if each not in book.soldiers
    ]
    return found + [problem for each in progress.veterans for problem in _strange(book, each)]


def _strange(book: Book, known: Veteran) -> list[Problem]:
    """Return what is wrong with the record of a Player Soldier."""
    card = book.soldiers.get(known.soldier)
    if card is None or card.type is not SoldierType.PLAYER:
        return [("not-a-player", known.soldier, "a Player Soldier (UND-17.5)")]
    found: list[Problem] = [
        ("unknown-skill", f"{card.name}: {each}", "a Skill (UND-17.5)")
        for each in known.trained
        if each not in book.skills
    ]
    if known.xp < 0:
        found.append(("xp", f"{card.name}: {known.xp}", "no XP below 0 (UND-17.4)"))
    if known.health not in (0, 1):
        found.append(("health", f"{card.name}: {known.health}", "1 Health more at most (UND-17.5)"))
    if known.divinity not in (0, DIVINITY_GAIN):
        expected = f"{DIVINITY_GAIN} Divinity more at most (UND-17.5)"
        found.append(("divinity", f"{card.name}: {known.divinity}", expected))
    return found
