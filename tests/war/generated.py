"""Random legal positions: any card of a deck anywhere it may be, at the beginning of any phase.

The same seed gives the same position. Random games begin from these where real openings would hardly
ever lead: with crowded Teams, with one Facility or Team left, with empty decks.
"""

from random import Random

from core.war.cards import Kind, Side
from core.war.figures import has_room
from core.war.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from core.war.state import PHASES
from tests.war.table import CATALOGUE, RULES

CARDS = CATALOGUE.cards
_PLACES = {card.id: place for place, card in enumerate(CARDS)}


def _ids(side: Side, kind: Kind) -> list[str]:
    return [card.id for card in CARDS if card.side is side and card.kind is kind]


def generated_setup(seed: int, *, late: bool = False) -> Setup:
    """Return the set-up with the random position of a seed.

    In a `late` one few Facilities and Teams are left, so that random games of it are short.
    """
    dice = Random(f"position {seed}")  # noqa: S311 - for play, not for secrets
    heroes = dice.randint(0, 1)
    both = _heroes(dice, late=late), _umbrella(dice, late=late)
    first, second = both if heroes == 0 else both[::-1]
    return Setup(
        seats=(Seat("Ana"), Seat("Ben")),
        heroes=heroes,
        match=dice.choice((1, 1, 3)),
        reactions=dice.choice(("holders", "everyone")),
        position=Position((first, second), dice.choice(PHASES), turn=dice.randint(1, 40)),
    )


def _heroes(dice: Random, *, late: bool) -> PositionSeat:
    teams = _ids(Side.HEROES, Kind.TEAM)
    dice.shuffle(teams)
    left = teams[: dice.randint(1, 3 if late else 9)]
    in_play = left[: dice.choice((0, 1, 1, 2, 3, 5))]
    characters = _ids(Side.HEROES, Kind.CHARACTER)
    dice.shuffle(characters)
    made = []
    for team in in_play:
        attached: list[str] = []
        for _ in range(dice.randint(0, 3)):
            if characters and _fits(attached, characters[-1]):
                attached.append(characters.pop())
        made.append(PositionTeam(team, tuple(attached)))
    others = [*characters, *_ids(Side.HEROES, Kind.EVENT)]
    hand, deck, pile = _dealt(dice, left[len(in_play) :], others)
    return PositionSeat(hand, deck, pile, teams=tuple(made))


def _fits(attached: list[str], more: str) -> bool:
    return has_room(CARDS, tuple(_PLACES[each] for each in attached), _PLACES[more])


def _umbrella(dice: Random, *, late: bool) -> PositionSeat:
    facilities = [CARDS[copy].id for copy in RULES.book.starting]
    dice.shuffle(facilities)
    left = facilities[: dice.randint(1, 2 if late else 6)]
    (new,) = (card.id for card in CARDS if card.kind is Kind.FACILITY and not card.starts_in_play)
    units = _ids(Side.UMBRELLA, Kind.UNIT)
    dice.shuffle(units)
    ready = units[: dice.choice((0, 1, 3, 6))]
    held = [*units[len(ready) :], *_ids(Side.UMBRELLA, Kind.EVENT)]
    if dice.random() < 0.5:
        left.append(new)
    elif dice.random() < 0.8:
        held.append(new)
    hand, deck, pile = _dealt(dice, [], held)
    return PositionSeat(hand, deck, pile, facilities=tuple(left), units=tuple(ready))


def _dealt(
    dice: Random, teams: list[str], others: list[str]
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Deal cards to a hand, a deck and a discard pile; now and then some are out of the table."""
    dice.shuffle(others)
    if dice.random() < 0.3:
        others = others[: dice.randint(0, len(others))]
    held = [*teams, *others]
    dice.shuffle(held)
    hand = dice.choice((0, 2, 4, 6, 9))
    deck = hand + dice.choice((0, 1, 3, 10, 40))
    return tuple(held[:hand]), tuple(held[hand:deck]), tuple(held[deck:])
