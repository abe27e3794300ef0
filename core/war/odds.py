"""The exact chance of a fight from its totals: two dice against two dice (WAR-5.6, 6.4, 7.2)."""

from collections import Counter
from itertools import product

WAYS = 6**4
"""The throws of four dice: every chance is a number of these."""

_PIPS = range(1, 7)
_TWO = Counter(sum(dice) for dice in product(_PIPS, repeat=2))
_LEADS = Counter({0: 0})
for _mine, _ways in _TWO.items():
    for _theirs, _more in _TWO.items():
        _LEADS[_mine - _theirs] += _ways * _more

_AT_LEAST = {
    need: sum(ways for lead, ways in _LEADS.items() if lead >= need) for need in range(-10, 12)
}
"""In how many throws one side's two dice are so many pips ahead of the other's."""


def ways_to_win(attacker: int, defender: int) -> int:
    """Return in how many of the 1,296 throws an attacker wins with these totals before the dice.

    The attacker wins a tie (WAR-5.7, 6.4).
    """
    return _AT_LEAST[min(max(defender - attacker, -10), 11)]


def chance_to_win(attacker: int, defender: int) -> float:
    """Return the chance (0 to 1) that an attacker wins with these totals before the dice."""
    return ways_to_win(attacker, defender) / WAYS
