"""A campaign between its Missions, as rows: what was won, what became of the Soldiers, what XP buys."""

from collections.abc import Iterator

from attrs import frozen

from core.undead.campaign import (
    DIVINITY,
    DIVINITY_GAIN,
    HEALTH,
    Progress,
    Veteran,
    next_mission,
    price,
    purchase_problems,
    veteran,
)
from core.undead.cards import Reward, SoldierType
from core.undead.catalogue import Book
from core.undead.team import Problem
from tui.glyphs import Glyphs
from tui.look.heads import head_of
from tui.narration.text import _, mark
from tui.narration.undead.cards import card_line
from tui.narration.undead.terms import counted
from tui.narration.words import commas, listed, paragraph, sentence
from tui.rows import Row, Span, left, right, row
from tui.undead.operation import Standing
from tui.wrap import clipped, hanging, wrapped


def head_row(book: Book, progress: Progress, name: str, width: int, glyphs: Glyphs) -> Row:
    """Return the campaign, its name, how many Missions are won, the rating (UND-17.8)."""
    card = book.campaigns[progress.campaign]
    parts = [
        card.name,
        *([name] if name != card.name else []),
        _("{won} of {all} Missions won").format(won=len(progress.won), all=len(card.missions)),
        _("rating {rating}").format(rating=progress.rating),
    ]
    return (Span(" "), *head_of(parts, width - 1, glyphs))


def mission_rows(book: Book, progress: Progress, width: int, objective: str = "") -> list[Row]:
    """Return a line for each Mission: won with its reward, the next one with its tries, those to come.

    `objective` is what the next one is played for, where it can be chosen (UND-3.3).
    """
    card = book.campaigns[progress.campaign]
    rows: list[Row] = []
    for number, each in enumerate(card.missions):
        name = book.missions[each].name
        if number < len(progress.won):
            rows += _lines(f"+ {number + 1} {name}: ", _("won"), width, "gain")
            for reward in card.rewards:
                if reward.mission == each:
                    said = sentence(reward_words(book, reward))
                    rows += [row(Span(e, "muted")) for e in hanging("    ", said, width)]
        elif number == len(progress.won) and not progress.over:
            text = _("next, try {number} of {all}")
            words = text.format(number=progress.tries + 1, all=card.attempts)
            rows += _lines(f"> {number + 1} {name}: ", words, width, "own")
            if objective:
                head = _("    Objective ")
                chosen, room = book.objectives[objective], max(width - len(head) - 4, 0)
                name = chosen.name if len(chosen.name) <= room else chosen.short
                rows.append(row(Span(f"{head}< {clipped(name, room)} >", "own")))
        else:
            lost = number == len(progress.won) and progress.over
            words = _("lost") if lost else _("to come")
            rows += _lines(f"{'-' if lost else ' '} {number + 1} {name}: ", words, width,
                           "danger" if lost else "muted")  # fmt: skip
    return rows


def _lines(head: str, words: str, width: int, role: str) -> list[Row]:
    """Return a head and words after it; where they are too wide the words stand below, indented."""
    if len(head) + len(words) <= width:
        return [row(Span(head + words, role))]
    below = hanging("    ", words, width)
    return [row(Span(clipped(head, width), role)), *(row(Span(each, role)) for each in below)]


def reward_words(book: Book, reward: Reward) -> str:
    """Return what winning a Mission gives (UND-17.7)."""
    parts = []
    if reward.divinity:
        text = _("all Clergy start with {points} more")
        parts.append(text.format(points=counted("points", reward.divinity)))
    if reward.without:
        names = listed(book.hostiles[each].name for each in reward.without)
        parts.append(_("no {names} in the decks").format(names=names))
    if reward.turns:
        text = _("{turns} more for {mission}")
        parts.append(
            text.format(
                turns=counted("turns", reward.turns), mission=book.missions[reward.longer].name
            )
        )
    return commas(parts)


def told_rows(book: Book, standing: Standing, width: int) -> list[Row]:
    """Return what the last Mission came to: won or lost, the rating, what became of the Downed."""
    return [
        row(Span(line, role))
        for words, role in told_words(book, standing)
        for line in wrapped(words, width, 2)
    ]


def told_words(book: Book, standing: Standing) -> Iterator[tuple[str, str]]:
    """Yield what the last Mission came to, a sentence at a time, each with its role."""
    if not standing.mission:
        return
    name = book.missions[standing.mission].name
    head = (
        _("{mission} is won: rating {gained:+d}.")
        if standing.won
        else (_("{mission} is lost: rating {gained:+d}."))
    )
    words = head.format(mission=name, gained=standing.gained)
    yield words, "gain" if standing.won else "danger"
    yield from fate_words(book, standing)


_FATES = {
    "dead": mark("D10 {die}: {name} is dead and leaves the campaign (UND-17.6)."),
    "misses": mark("D10 {die}: {name} misses the next Mission (UND-17.6)."),
    "fit": mark("D10 {die}: {name} is fit again (UND-17.6)."),
}


def fate_words(book: Book, standing: Standing) -> Iterator[tuple[str, str]]:
    """Yield what became of each Soldier who was Downed, with its role."""
    for each in standing.fates:
        name = book.soldiers[each.soldier].name
        if not each.die:
            text = _("{name} misses the next Mission (UND-17.6).")
            yield text.format(name=name), "muted"
            continue
        role = "danger" if each.fate == "dead" else "gain" if each.fate == "fit" else ""
        yield _(_FATES[each.fate]).format(die=each.die, name=name), role


def over_words(book: Book, progress: Progress) -> str:
    """Return how a campaign has ended (UND-17.7, 17.8); empty while it goes on."""
    if not progress.over:
        return ""
    text = (
        _("{campaign} is won, with a rating of {rating}.")
        if progress.over == "won"
        else _("{campaign} is lost, with a rating of {rating}.")
    )
    card = book.campaigns[progress.campaign]
    return text.format(campaign=card.name, rating=progress.rating)


def veterans_of(book: Book, progress: Progress) -> tuple[str, ...]:
    """Return the Player Soldiers who have fought, in the order of the catalogue."""
    known = {each.soldier for each in progress.veterans}
    return tuple(
        each.id
        for each in book.catalogue.soldiers
        if each.id in known and each.type is SoldierType.PLAYER
    )


def veteran_row(book: Book, progress: Progress, soldier: str, width: int) -> Row:
    """Return a Soldier: name, XP, whether he is fit."""
    known = veteran(progress, soldier)
    card = book.soldiers[soldier]
    state, role = _state(known)
    told = f"{right(str(known.xp), 3)} XP  {left(state, 6)}"
    cells = max(width - len(told) - 1, 8)
    name = card.name if len(card.name) <= cells else card.short
    return row(Span(left(name, cells), "muted" if known.dead else "own"), " ", Span(told, role))


def _state(known: Veteran) -> tuple[str, str]:
    if known.dead:
        return _("dead"), "danger"
    return (_("misses"), "danger") if known.misses else (_("fit"), "")


def learned_words(book: Book, progress: Progress, soldier: str) -> str:
    """Return what a Soldier has bought for good; empty for nothing."""
    known = veteran(progress, soldier)
    parts = [book.skills[each].name for each in known.trained]
    parts += [_("+{add} Health").format(add=known.health)] if known.health else []
    parts += [_("+{add} Divinity").format(add=known.divinity)] if known.divinity else []
    return _("Learned: {what}.").format(what=commas(parts)) if parts else ""


@frozen
class Ware:
    """Something that XP buys for a Soldier: what `buy` calls it, its name and cost, why it cannot be."""

    what: str
    name: str
    cost: int
    why: tuple[Problem, ...]


def wares(book: Book, progress: Progress, soldier: str) -> tuple[Ware, ...]:
    """Return all that XP could buy for a Soldier, what he can buy first (UND-17.5)."""
    card = book.soldiers[soldier]
    names = [(HEALTH, _("+1 Health"))]
    if card.clergy:
        names.append((DIVINITY, _("+{add} Divinity").format(add=DIVINITY_GAIN)))
    names += [
        (each.id, each.name)
        for each in book.catalogue.skills
        if card.clergy or not each.clergy_only
    ]
    found = [
        Ware(what, name, price(book, what), tuple(purchase_problems(book, progress, soldier, what)))
        for what, name in names
    ]
    return tuple(sorted(found, key=lambda ware: bool(ware.why)))


def ware_rows(book: Book, ware: Ware, label: str, width: int) -> tuple[Row, ...]:
    """Return a ware: its letter, name and cost; of one that cannot be bought why not."""
    head = f"{label or '-'} {left(ware.name, 14)} {right(str(ware.cost), 3)} XP  "
    if ware.why:
        said = commas(_briefly(each) for each in ware.why)
        return tuple(row(Span(line, "muted")) for line in hanging(head, said, width))
    said = _("for good, once")
    if ware.what in book.skills:
        said = card_line(book, book.skills[ware.what])
    return (row(head, Span(clipped(said, max(width - len(head), 0)), "muted")),)


def _briefly(problem: Problem) -> str:
    """Return why something cannot be bought, in the few cells of a list."""
    code, found, expected = problem
    text = _BRIEFLY.get(code)
    if code == "too-little-xp":
        return _("has {found}").format(found=found)
    return _(text) if text else expected


_BRIEFLY = {
    "bought-before": mark("bought (UND-17.5)"),
    "skill-twice": mark("known already (UND-4.5)"),
    "dead": mark("dead (UND-17.6)"),
}


def refusal_words(problem: Problem) -> str:
    """Return why something cannot be bought: what is needed, what there is, the rule."""
    _code, found, expected = problem
    return _("needs {expected}, found {found}").format(expected=expected, found=found)


def next_words(book: Book, progress: Progress) -> str:
    """Return what is asked between two Missions."""
    mission = next_mission(book, progress)
    if not mission:
        return paragraph(over_words(book, progress), _("Enter goes home."))
    text = _("Spend XP by letters; n builds the squad for {mission}.")
    return text.format(mission=book.missions[mission].name)
