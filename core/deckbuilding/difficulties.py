"""The difficulties: what they change of Infected cards and of the rules (DBG-20).

A game has at most one of BASE; without one it is Normal. A difficulty beats modes and modifications
(DBG-1.1), so the chapters ask it in the places that it changes.
"""

from functools import cache
from typing import Any

from core.kernel.records import Record, evolve


class Difficulty(Record):
    """What holds in a game of a difficulty.

    `points` are added to the Health and to the Damage of every Infected; each effect of an Infected is
    applied `times` times (DBG-20.2 to 20.4). `must_explore`: every player must Explore in each own
    turn (DBG-20.6). `stays`: undefeated Infected stay face-up and are fought until Defeated, and a
    Character without Health is Permanently Defeated (DBG-20.8 to 20.11). A Character becomes Infected at
    `infection_limit` (DBG-20.5); `creeping`: its Infection Level rises in each own turn (DBG-20.7).
    """

    points: int = 0
    times: int = 1
    must_explore: bool = False
    stays: bool = False
    infection_limit: int = 10
    creeping: bool = False

    def figure(self, printed: int | None) -> int:
        """Return the Health or Damage of an Infected from the printed one, in points (DBG-20.2, 20.3)."""
        return max((printed or 0) + self.points, 0)


NORMAL = Difficulty()

BASE: dict[str, Difficulty] = {
    "easy": Difficulty(-10, 0),
    "hard-1": Difficulty(10, 2),
    "professional-1": Difficulty(10, 2, must_explore=True),
    "professional-3": Difficulty(10, 2, stays=True),
}
"""The difficulties of which a game has one, or none (DBG-20.1)."""


OUTBREAK: dict[str, dict[str, Any]] = {
    "hard-2": {"infection_limit": 8},
    "professional-2": {"creeping": True},
}
"""The difficulties that can be switched on beside these in Outbreak Mode (DBG-20.1, 20.5, 20.7)."""


@cache
def difficulty_of(names: tuple[str, ...]) -> Difficulty:
    """Return what holds in a game with the difficulties of these names; Normal without any."""
    base = next((BASE[name] for name in names if name in BASE), NORMAL)
    changes = [OUTBREAK[name] for name in names if name in OUTBREAK]
    return evolve(base, **{key: value for each in changes for key, value in each.items()})
