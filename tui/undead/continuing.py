"""A campaign of Undead without the app: begun, gone on with, and what is said between two Missions.

`--campaign` names one that is kept, by its name or folder, or else one of those that there are. `--squad`
says who goes on the next Mission, `--buy SOLDIER:WHAT` spends XP before it.
"""

import shlex
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from attrs import asdict, evolve

from content.faults import printable
from core.kernel.errors import SetupError
from core.undead import campaign
from core.undead.campaign import DIVINITY, HEALTH, CampaignError, Progress
from core.undead.cards import Campaign
from core.undead.catalogue import Book
from core.undead.position import check_setup
from core.undead.setup import Member, Setup
from core.undead.team import Problem as Broken
from saves.listing import Listed
from saves.store import Store
from tui.linking import Followed
from tui.narration.text import _
from tui.narration.words import capital, commas, listed
from tui.opening import resume
from tui.session import Session
from tui.setup import Problem, WishError, quoted, seed_of
from tui.setup_undead import Wish, named, problems_of, setup_of, squads_for
from tui.undead import campaigning, operation
from tui.undead.operation import GAME, Operation, StrangeCampaignError


def asked(wish: Wish) -> bool:
    """Say whether a wish is for a campaign."""
    return bool(wish.campaign or wish.buy)


def between(store: Store, rules: Any, wish: Wish) -> Path | None:
    """Return the folder of the campaign that a wish only names, if none of its Missions is running."""
    if not wish.campaign or wish != Wish(campaign=wish.campaign):
        return None
    kept = _kept(store, wish.campaign, named(wish.campaign, rules.book.campaigns.values()))
    return kept.path.parent if kept is not None and kept.over and not kept.ended else None


def session(store: Store, rules: Any, wish: Wish, kinds: Collection[str]) -> Session:
    """Return the Mission of a campaign that is running, the next one, or the first of a new campaign.

    Raises WishError with all that cannot be met, and then nothing has changed; or SaveError.
    """
    if not wish.campaign:
        raise _wrong("buy", _("XP is spent in a campaign: name it with --campaign"))
    if wish.mission:
        raise _wrong("mission", _("a campaign says which Mission is next: leave this out"))
    book: Book = rules.book
    card = named(wish.campaign, book.campaigns.values())
    kept = _kept(store, wish.campaign, card)
    if kept is not None and not kept.ended:
        return _gone_on(store, rules, wish, kept.path.parent)
    if card is not None:
        return _begun(store, rules, wish, kinds, card)
    raise _wrong("campaign", _no_campaign(book, wish.campaign, kept))


def _wrong(field: str, text: str) -> WishError:
    return WishError([Problem(field, text)])


def _kept(store: Store, wanted: str, card: Campaign | None) -> Listed | None:
    """Return the last game of the campaign that is meant: one that goes on before one that is over."""
    names = {wanted.casefold(), *((card.name.casefold(),) if card else ())}
    fitting = [
        each
        for each in store.games()
        if each.linked and each.latest and each.game in (GAME, "")
        if each.path.parent.name == wanted or each.name.casefold() in names
    ]
    return next((each for each in fitting if not each.ended), next(iter(fitting), None))


def _no_campaign(book: Book, wanted: str, kept: Listed | None) -> str:
    names = commas(each.slug for each in book.campaigns.values())
    if kept is not None:
        text = _("{name} is over; begin another one with a campaign's name: {names}")
        return text.format(name=quoted(wanted), names=names)
    text = _("no campaign is called {name}, none is kept under it either; there are {names}")
    return text.format(name=quoted(wanted), names=names)


def _begun(store: Store, rules: Any, wish: Wish, kinds: Collection[str], card: Campaign) -> Session:
    """Begin a new campaign with its first Mission."""
    if wish.buy:
        raise _wrong("buy", _("nobody has XP before the first Mission"))
    book: Book = rules.book
    first = setup_of(book, evolve(wish, campaign="", mission=card.missions[0]), kinds)
    progress = campaign.begin(card)
    made = campaign.setup_for(book, progress, first.seats, first.team, first.objective)
    return operation.begin(store, card.name, rules, made, seed_of(wish.seed), progress)


def _gone_on(store: Store, rules: Any, wish: Wish, folder: Path) -> Session:
    """Go on with a campaign that is kept."""
    book: Book = rules.book
    found = _read(store, folder, book)
    if found.running:
        _refuse(wish, ("squad", "objective", "buy", "names", "seats", "bots", "seed"),
                _("a Mission is being played and goes on as it is: leave this out"))  # fmt: skip
        return resume(store, found.running)
    if found.progress.over:
        raise _wrong("campaign", campaigning.over_words(book, found.progress).rstrip("."))
    _refuse(wish, ("names", "seats", "bots"),
            _("the seats of a campaign stay as they are: leave this out"))  # fmt: skip
    taught = _taught(book, found.progress, wish.buy)
    setup = _next_setup(book, evolve(found, standing=evolve(found.standing, progress=taught)), wish)
    seed = seed_of(wish.seed)
    if taught != found.progress:
        found = operation.keep(found, taught)
    return operation.begin_next(found, rules, setup, seed)


def _refuse(wish: Wish, fields: tuple[str, ...], text: str) -> None:
    problems = [Problem(each, text) for each in fields if getattr(wish, each)]
    if problems:
        raise WishError(problems)


def checked(folder: Path, rules: Any) -> str:
    """Return what a campaign has come to, in a line; nothing is written.

    Raises SaveError, or WishError with all that is wrong with what was kept.
    """
    book: Book = rules.book
    try:
        counted, standing = operation.kept(folder, book)
    except StrangeCampaignError as error:
        raise WishError(Problem("campaign", each) for each in _broken(error.problems)) from error
    progress = standing.progress
    card = book.campaigns[progress.campaign]
    text = _("{campaign}, {won} of {all} Missions won, rating {rating}, {counted} tries")
    return text.format(campaign=card.name, won=len(progress.won), all=len(card.missions),
                       rating=progress.rating, counted=counted)  # fmt: skip


def _read(store: Store, folder: Path, book: Book) -> Operation:
    try:
        return operation.read(store, folder, book)
    except StrangeCampaignError as error:
        raise WishError(Problem("campaign", each) for each in _broken(error.problems)) from error


def _broken(problems: Collection[Broken]) -> list[str]:
    text = _("{expected}, found {what}")
    return [
        text.format(expected=capital(expected), what=what) for _code, what, expected in problems
    ]


def _taught(book: Book, progress: Progress, purchases: tuple[str, ...]) -> Progress:
    """Return a campaign in which XP has been spent as was typed (UND-17.5)."""
    problems: list[Problem] = []
    for typed in purchases:
        who, _colon, what = typed.partition(":")
        soldier = named(who, book.soldiers.values())
        ware = what if what in (HEALTH, DIVINITY) else named(what, book.skills.values())
        if soldier is None or ware is None:
            text = _("{typed} is not SOLDIER:WHAT, such as doyle:health; WHAT is a Skill too")
            problems.append(Problem("buy", text.format(typed=quoted(typed))))
            continue
        try:
            progress = campaign.buy(
                book, progress, soldier.id, ware if isinstance(ware, str) else ware.id
            )
        except CampaignError as error:
            problems += [
                Problem("buy", f"{quoted(typed)} {campaigning.refusal_words(each)}")
                for each in error.problems
            ]
    if problems:
        raise WishError(problems)
    return progress


def _next_setup(book: Book, found: Operation, wish: Wish) -> Setup:
    """Return the next Mission with the squad that is asked for, else with that of the last one."""
    mission = campaign.next_mission(book, found.progress)
    team = _asked_team(book, found, wish, mission) if wish.squad else _same_team(book, found)
    objective = setup_of(book, Wish(mission=mission, objective=wish.objective), ()).objective
    try:
        setup = campaign.setup_for(book, found.progress, found.seats, team, objective)
        check_setup(book, setup)
    except CampaignError as error:
        raise WishError(Problem("squad", each) for each in _broken(error.problems)) from error
    except SetupError as error:
        raise WishError(problems_of(error)) from error
    return setup


def _asked_team(book: Book, found: Operation, wish: Wish, mission: str) -> tuple[Member, ...]:
    seats = str(len(found.seats))
    return setup_of(book, Wish(mission=mission, squad=wish.squad, seats=seats), ()).team


def _same_team(book: Book, found: Operation) -> tuple[Member, ...]:
    """Return the team of the last Mission, if all of it is fit: who stands in is for the player to say."""
    unfit = [
        book.soldiers[each.soldier].name
        for each in found.team
        if campaign.unfit_problem(book, found.progress, each.soldier)
    ]
    if unfit:
        text = _(
            "{names} cannot go on the next Mission (UND-17.6): name a squad; there are {squads}"
        )
        raise _wrong("squad", text.format(names=listed(unfit), squads=_squads(book, found)))
    return operation.fit_team(book, found)


def _squads(book: Book, found: Operation) -> str:
    """Return what can be typed for the squad of the next Mission."""
    mission = campaign.next_mission(book, found.progress)
    fit = [
        each.id
        for each in squads_for(book, mission)
        if not any(
            campaign.unfit_problem(book, found.progress, member.soldier) for member in each.members
        )
    ]
    return commas([*fit, _("a squad file")])


def followed(store: Store, folder: Path, rules: Any, mode: str) -> Followed:
    """Return what a campaign has come to after its last Mission, and how it goes on; that is counted now.

    Raises SaveError, or WishError with all that is wrong with what was kept.
    """
    book: Book = rules.book
    found = _read(store, folder, book)
    return Followed(tuple(_lines(book, found, mode)), _data(book, found))


def _lines(book: Book, found: Operation, mode: str) -> Iterator[str]:
    standing, progress = found.standing, found.progress
    yield from (words for words, _role in campaigning.told_words(book, standing))
    if progress.over:
        yield campaigning.over_words(book, progress)
        return
    for soldier in campaigning.veterans_of(book, progress):
        if words := _xp_words(book, progress, soldier):
            yield words
    card = book.campaigns[progress.campaign]
    mission = book.missions[campaign.next_mission(book, progress)]
    text = _("Next is {mission}, try {number} of {all}, rating {rating}; squads: {squads}.")
    yield text.format(mission=mission.name, number=progress.tries + 1, all=card.attempts,
                      rating=progress.rating, squads=_squads(book, found))  # fmt: skip
    name = shlex.quote(printable(found.folder.name))
    line = f"inkribbon play {GAME} --campaign {name} {mode}"
    text = _("{line} goes on; --squad NAME changes the squad, --buy SOLDIER:WHAT spends XP.")
    yield text.format(line=line)


def _xp_words(book: Book, progress: Progress, soldier: str) -> str:
    """Return a Soldier's XP and what it buys him; empty for the dead."""
    known = campaign.veteran(progress, soldier)
    if known.dead:
        return ""
    wares = [each for each in campaigning.wares(book, progress, soldier) if not each.why]
    told = [f"{_typed(book, each.what)} {each.cost}" for each in wares]
    text = _("{name} has {xp} XP: {wares}.")
    return text.format(
        name=book.soldiers[soldier].name,
        xp=known.xp,
        wares=commas(told) if told else _("it buys nothing yet"),
    )


def _typed(book: Book, what: str) -> str:
    return book.skills[what].slug if what in book.skills else what


def _data(book: Book, found: Operation) -> dict[str, Any]:
    standing, progress = found.standing, found.progress
    return {
        "campaign": found.folder.name,
        "mission": standing.mission,
        "mission_won": standing.won,
        "fates": [asdict(each) for each in standing.fates],
        "next": campaign.next_mission(book, progress),
        **asdict(progress, filter=lambda each, _value: each.name != "campaign"),
    }
