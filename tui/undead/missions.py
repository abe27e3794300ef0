"""What a Mission is and who goes on it, as rows: beside the table of a new game."""

from collections.abc import Iterator

from core.undead.cards import Campaign
from core.undead.catalogue import Book
from core.undead.team import cost_of
from tui.glyphs import Glyphs, title
from tui.narration.text import _
from tui.narration.undead.cards import card_text
from tui.narration.words import commas, listed
from tui.rows import Row, Span, left, right, row
from tui.sizes import READABLE
from tui.undead import draft
from tui.undead.draft import Draft
from tui.undead.drafting import wrong_rows
from tui.wrap import wrapped


def about_rows(book: Book, made: Draft, width: int, glyphs: Glyphs) -> list[Row]:
    """Return a Mission with its Objective, then the squad with what each costs, then what is wrong."""
    cells = min(width, READABLE)
    mission = book.missions[made.mission]
    rows = [row(line) for line in wrapped(mission.lore, cells)]
    rows += [row(), *(row(line) for line in _figures(book, made, cells))]
    spent, most = draft.points_of(book, made)
    heading = _("Squad: {spent} of {most} points").format(spent=spent, most=most)
    rows += [row(), title(heading, width, glyphs)]
    rows += _squad(book, made, cells)
    problems = draft.problems_of(book, made)
    advice = draft.advice_of(book, made)
    if problems or advice:
        rows += [row(), *wrong_rows(problems, advice, cells)]
    return rows


def campaign_rows(book: Book, card: Campaign, width: int) -> list[Row]:
    """Return what a campaign is: its Missions in their order, and how often each may be tried."""
    cells = min(width, READABLE)
    names = listed(book.missions[each].name for each in card.missions)
    text = _("{campaign} links {missions}. Each may be tried {tries} times (UND-17.7).")
    words = text.format(campaign=card.name, missions=names, tries=card.attempts)
    return [*(row(Span(line, "own")) for line in wrapped(words, cells)), row()]


def _figures(book: Book, made: Draft, width: int) -> Iterator[str]:
    mission = book.missions[made.mission]
    text = _(
        "{turns} Turns, {points} Resource points, the Objective at {place}; Hostiles: {decks}."
    )
    yield from wrapped(
        text.format(
            turns=mission.time,
            points=mission.rp,
            place=mission.objective_at,
            decks=commas(_(each) for each in mission.decks),
        ),
        width,
    )
    card = book.objectives[made.objective or mission.objectives[0]]
    goal = card_text(book, card).partition(". ")[0]
    yield from wrapped(f"{card.name}: {goal}.", width)


def _squad(book: Book, made: Draft, width: int) -> list[Row]:
    rows: list[Row] = []
    for member in made.team:
        card = book.soldiers[member.soldier]
        cells = max(width - 4, 10)
        head = left(card.name, cells) + right(str(cost_of(book, member)), 4)
        rows.append(row(Span(head, "own")))
        names = [book.by_id[each].name for _kind, _number, each in draft.bought(member)]
        names = names or [book.by_id[e].name for e in (*card.weapons, *card.equipment)]
        if names:
            rows += [row("  ", Span(line, "muted")) for line in wrapped(commas(names), width - 2)]
    if not made.team:
        rows.append(row(Span(_("Nobody yet: b builds a squad."), "muted")))
    return rows
