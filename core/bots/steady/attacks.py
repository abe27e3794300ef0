"""What a steady bot answers in an Attack: whom it hits, and what it takes (DBG-16)."""

from core.bots.steady.battle import arm
from core.bots.steady.choices import Choices, Rule
from core.deckbuilding.cards import Kind
from core.deckbuilding.view import View
from core.kernel.decision import NONE, Option
from core.kernel.rules import Answer


def aim(view: View, seats: list[int]) -> int:
    """Return whom to hit of some seats: the least Health, of equals the most Decorations."""
    known = [view.seats[seat] for seat in seats]
    return min(known, key=lambda seat: (seat.health, -seat.decorations)).seat


def worth_attacking(at: Choices) -> bool:
    """Say whether an Attack is better than an Explore: if it brings an Infected Character down (DBG-17.22)."""
    view = at.view
    foes = [seat.health for seat in view.seats if _is_zombie(at, seat.seat) and not seat.face_down]
    reach = arm(at.book, view, view.turn.ammo, (), spending=True).damage
    return min(foes, default=reach + 1) <= reach


def _is_zombie(at: Choices, seat: int) -> bool:
    character = at.view.seats[seat].character
    return (
        character != NONE
        and at.book.cards[at.view.cards[character]].kind is Kind.INFECTED_CHARACTER
    )


def target(at: Choices) -> Answer:
    """Name one target, the weakest."""
    if at.view.fight and at.view.fight.targets:
        return at.coded("done")
    return _of_seat(at, aim(at.view, _seats(at)))


def assign(at: Choices) -> Answer:
    """Use everything on the weakest target."""
    return _of_seat(at, aim(at.view, _seats(at)))


def drop(at: Choices) -> Answer:
    """Drop the strongest targets."""
    options = sorted(at.decision.options, key=lambda option: -at.view.seats[option.seat].health)
    return tuple(option.key for option in options[: at.decision.least])


def win(at: Choices) -> Answer:
    """Take the best Weapon."""
    return at.one(at.quality)


def _seats(at: Choices) -> list[int]:
    return [option.seat for option in at.decision.options if option.seat != NONE]


def _of_seat(at: Choices, seat: int) -> Answer:
    def is_it(option: Option) -> float:
        return float(option.seat == seat)

    return at.one(is_it)


ATTACKS: dict[str, Rule] = {"target": target, "assign": assign, "drop": drop, "win": win}
"""What is answered by kind of Decision."""
