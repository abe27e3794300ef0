"""What every game promises: checks that play random games and look at each of their points.

A check takes a GameUnderTest and a seed; it raises AssertionError, with a note that names the seed
and the answers so far. `tests/games.py` lists the games, `tests/test_generic.py` runs every check
on each.
"""

from collections.abc import Callable

from tests.generic.answers import accepts_every_option, plays_to_the_end, refuses_other_keys
from tests.generic.hidden import (
    keeps_the_agenda_to_itself,
    resamples_what_a_seat_knows,
    shows_nothing_hidden,
)
from tests.generic.sameness import (
    agrees_with_another_process,
    holds_only_data,
    is_pure,
    survives_saving,
)
from tests.generic.under_test import GameUnderTest, game_at, random_answer
from tests.generic.undo import takes_back_no_knowledge, undoes_up_to_the_barrier

Check = Callable[[GameUnderTest, int], None]

CHECKS: tuple[Check, ...] = (
    accepts_every_option,
    refuses_other_keys,
    shows_nothing_hidden,
    keeps_the_agenda_to_itself,
    resamples_what_a_seat_knows,
    undoes_up_to_the_barrier,
    takes_back_no_knowledge,
    holds_only_data,
    is_pure,
    survives_saving,
)
"""The closer looks, each at a few games.

`plays_to_the_end` is quick and made for many games; `agrees_with_another_process` has to start
processes and is made for one or two.
"""

__all__ = [
    "CHECKS",
    "Check",
    "GameUnderTest",
    "agrees_with_another_process",
    "game_at",
    "plays_to_the_end",
    "random_answer",
    "survives_saving",
]
