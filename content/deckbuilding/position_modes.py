"""What of a position does not fit its mode: who is Infected, Partners, Skills, what was won."""

from collections.abc import Iterator

from content.deckbuilding.position_tables import SeatTable, TopTable
from content.expect import Problem
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.difficulties import BASE, OUTBREAK, difficulty_of
from core.deckbuilding.modes import MODES, Mode

Cards = dict[str, Card]
Of = tuple[str, SeatTable]
"""A seat: what faults call it, and its table."""

TO_WIN = 3
"""So many Decorations win a game of Versus (DBG-16.14)."""


def mode_problems(top: TopTable, seats: tuple[Of, ...], cards: Cards) -> Iterator[Problem]:
    """Yield what a position states that its mode does not have."""
    mode = MODES[top.mode]
    yield from _difficulty_problems(top, mode)
    if top.infection_deck and not mode.infects:
        yield ("infection_deck",), _NO_LEVELS
    for label, seat in seats:
        for path, expected in _seat_problems(seat, mode, top.setup.difficulty or (), cards):
            yield (label, *path), expected
    if mode.infects and seats and all(not _lives(seat, cards) for _, seat in seats):
        yield ("seat",), "a living Character, as the game would be over (DBG-17.25)"


_NO_LEVELS = "no cards, as only Outbreak has Infection Levels (DBG-17.27)"


def _difficulty_problems(top: TopTable, mode: Mode) -> Iterator[Problem]:
    chosen = top.setup.difficulty or ()
    path = ("setup", "difficulty")
    if chosen and not mode.has_mansion:
        yield path, "none, as this mode has no Infected (DBG-16.1, 20.12)"
    elif not mode.infects and any(each in OUTBREAK for each in chosen):
        yield path, f"none of {', '.join(OUTBREAK)}, as only Outbreak has them (DBG-20.1)"
    if sum(each in BASE for each in chosen) > 1:
        yield path, f"at most one of {', '.join(BASE)} (DBG-20.1)"


def _seat_problems(
    seat: SeatTable, mode: Mode, difficulty: tuple[str, ...], cards: Cards
) -> Iterator[Problem]:
    limit = difficulty_of(difficulty).infection_limit
    infected = _infected(seat, cards)
    if infected and not mode.infects:
        yield ("character",), "a Character, as only Outbreak has Infected ones (DBG-1.17)"
    if seat.turning and not mode.infects:
        yield ("turning",), "false, as only Outbreak has Infected Characters (DBG-1.17)"
    if seat.infection and infected:
        yield ("infection",), "no cards, as an Infected Character has no Infection Level (DBG-17.8)"
    else:
        yield from _level_problems(("infection",), seat.infection, mode, limit)
    yield from _partner_problems(seat, mode, limit, cards)
    if (seat.skills or seat.xp) and "skills" not in mode.modifications:
        yield ("skills",), "none, as this mode is played without Skills (DBG-16.1)"
    most = 0 if mode.has_mansion else TO_WIN - 1
    if seat.won > most:
        yield ("won",), f"at most {most} in this mode (DBG-16.8, 16.14), found {seat.won}"


def _level_problems(
    path: tuple[str, ...], infection: tuple[str, ...], mode: Mode, limit: int
) -> Iterator[Problem]:
    if infection and not mode.infects:
        yield path, _NO_LEVELS
    elif len(infection) >= limit:
        found = len(infection)
        yield path, f"fewer than {limit} cards, as Level {limit} kills (DBG-17.14), found {found}"


def _partner_problems(seat: SeatTable, mode: Mode, limit: int, cards: Cards) -> Iterator[Problem]:
    partner = seat.partner
    if partner is None:
        return
    if "partner" not in mode.modifications:
        yield ("partner",), "none, as this mode is played without Partners (DBG-16.1)"
    elif _infected(seat, cards) or seat.turning:
        yield ("partner",), "none, as an Infected Character has lost it (DBG-18.18)"
    if cards[partner.character].kind is Kind.INFECTED_CHARACTER:
        yield ("partner", "character"), "a Character that is not Infected (DBG-18.18)"
    yield from _level_problems(("partner", "infection"), partner.infection, mode, limit)


def _infected(seat: SeatTable, cards: Cards) -> bool:
    return cards[seat.character].kind is Kind.INFECTED_CHARACTER


def _lives(seat: SeatTable, cards: Cards) -> bool:
    return not (seat.out or seat.turning or _infected(seat, cards))
