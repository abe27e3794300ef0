"""What the tables of operations have in common: the form of one, and what may stand in its fields."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import attrs
from attrs import frozen

from content.expect import Expect, Problem, listed, one_of, whole
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import COUNTS, Operation

CHANGE = whole(-999)
AT_LEAST_ONE = whole(1)

COUNT = one_of(COUNTS)
"""What `per` can count."""

ONLY_TRUE = Expect("true", lambda value: value is True)
"""Where leaving the key out says the other thing."""

IN_A_FIGHT = frozenset({Moment.REACT_WEAPON, Moment.REACT_ATTACK, Moment.REACT_REVEAL})
"""The reactions in the middle of an Explore or Attack, to what lies open there."""

REACTIONS = IN_A_FIGHT | {Moment.REACT_FALL}


@frozen
class Words:
    """The expectations of what names cards or holds further operations.

    `which` is a table of conditions on a card, `steps` a list of operations; `card`, `bought` and
    `in_mansion` are names of cards: of any, of a Resource card, of a card of the Mansion.
    """

    which: Expect
    steps: Expect
    card: Expect
    bought: Expect
    in_mansion: Expect


def _nothing_named(words: Words) -> Mapping[str, Expect]:
    return {}


def _nothing_wrong(made: Any) -> Iterable[Problem]:
    return ()


def _at_all_moments(made: Any) -> frozenset[Moment]:
    return frozenset()


@frozen
class Form:
    """How the table of an operation is read, and where it can work.

    `fields` says what its keys hold; whole numbers of at least 0 and truth values need no mention.
    `check` names what is wrong with the keys together. `moments` are those at which alone it works,
    if it does not work at all of them, and `moments_of` those of one table, by its keys. `needs_cards` says
    that it does something with the cards that a step before it touched, `touches` that it leaves such cards
    to the steps after it.
    """

    fields: Callable[[Words], Mapping[str, Expect]] = _nothing_named
    check: Callable[[Any], Iterable[Problem]] = _nothing_wrong
    moments: frozenset[Moment] = frozenset()
    moments_of: Callable[[Any], frozenset[Moment]] = _at_all_moments
    needs_cards: bool = False
    touches: bool = False


Forms = Mapping[type[Operation], Form]


def given(made: Any, names: tuple[str, ...]) -> list[str]:
    """Return the fields among these that differ from what they are when a file leaves them out."""
    fields = attrs.fields_dict(type(made))
    return [name for name in names if getattr(made, name) != fields[name].default]


def exactly_one(made: Any, *names: str) -> Iterator[Problem]:
    """Yield the problem of a record in which none or several of these fields are given."""
    found_in = given(made, names)
    if len(found_in) != 1:
        found = " and ".join(found_in) or "none"
        yield (), f"exactly one of {listed(names)}, found {found}"


def something(made: Any, *names: str) -> Iterator[Problem]:
    """Yield the problem of a record in which none of these fields is given."""
    if not given(made, names):
        yield (), f"at least one of {listed(names)}, found none"
