"""States, set-ups and catalogues as plain data and back."""

import json
import re
from enum import StrEnum
from pathlib import Path
from typing import Any

import attrs
import pytest
from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st

from content.loader import load
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Position, PositionSeat, Setup
from core.kernel.agenda import Frame
from core.kernel.chance import Chance
from core.kernel.records import evolve
from core.kernel.rules import Types
from core.kernel.table import Table
from saves.codec import Codec, codec_for
from saves.errors import OutOfTypeError
from saves.shapes import UnsupportedTypeError
from tests.generic.under_test import dice, random_answer
from tests.saves.playing import SETUP, TOY, a_deckbuilding_setup, script
from tests.toy.state import State

HERE = Path("here")


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@frozen
class Shape:
    """May stand for itself or for one of those below."""

    size: int = 0


@frozen
class Circle(Shape):
    pass


@frozen
class Group(Shape):
    members: tuple[Shape, ...] = ()
    apart: "tuple[Group | Circle | None, ...]" = ()


class Walk(Frame):
    steps: int


class Wait(Frame):
    pass


@frozen
class Zoo:
    """A field of every kind that there may be."""

    name: str
    number: int
    ratio: float
    open: bool
    colour: Colour
    maybe: Colour | None
    forced: tuple[int | tuple[int, ...], ...]
    pairs: tuple[tuple[int, str], ...]
    shape: Shape
    inside: Shape | None
    agenda: tuple[Frame, ...]
    nothing: None = None


ZOO = Codec(Types(Zoo, Zoo, Zoo, (Walk, Wait)))

shapes = st.recursive(
    st.builds(Shape, st.integers()) | st.builds(Circle, st.integers()),
    lambda inner: st.builds(
        Group,
        st.integers(),
        st.lists(inner).map(tuple),
        st.lists(st.none() | st.builds(Circle, st.integers())).map(tuple),
    ),
    max_leaves=6,
)
frames = st.builds(Walk, st.integers(), st.integers()) | st.builds(Wait, st.integers())
zoos = st.builds(
    Zoo,
    name=st.text(st.characters(exclude_categories=())),
    number=st.integers(),
    ratio=st.floats(allow_nan=False),
    open=st.booleans(),
    colour=st.sampled_from(Colour),
    maybe=st.none() | st.sampled_from(Colour),
    forced=st.lists(st.integers() | st.lists(st.integers()).map(tuple)).map(tuple),
    pairs=st.lists(st.tuples(st.integers(), st.text())).map(tuple),
    shape=shapes,
    inside=st.none() | shapes,
    agenda=st.lists(frames).map(tuple),
)


def again(codec: Codec, value: Any, cls: type) -> Any:
    """Return a value after it has been JSON text."""
    return codec.built(json.loads(json.dumps(codec.plain(value, cls))), cls, HERE)


@given(zoos)
def test_whatever_a_game_may_hold_comes_back_equal(zoo: Zoo) -> None:
    found = again(ZOO, zoo, Zoo)

    assert zoo == found
    assert repr(zoo) == repr(found)


def test_every_state_of_the_toy_comes_back_equal() -> None:
    codec = codec_for(TOY.types)

    for point in script(5, 60)[1]:
        found = again(codec, point.state, State)

        assert point.state == found
        assert repr(point.state) == repr(found)
    assert SETUP == again(codec, SETUP, type(SETUP))


@pytest.mark.parametrize("counter", [0, 1, 2**64 - 1])
def test_the_random_source_comes_back_with_its_forced_results(counter: int) -> None:
    codec = codec_for(TOY.types)
    state = evolve(script(5, 1)[1][0].state, chance=Chance(counter, (3, (2, 0, 1), 0)))

    found = again(codec, state, State)

    assert state == found
    assert repr(state) == repr(found)


@pytest.mark.parametrize("seed", range(4))
def test_every_state_of_the_deck_building_game_comes_back_equal(seed: int) -> None:
    rules, numbers = DeckBuilding(load("deckbuilding")), dice(seed)
    codec = codec_for(rules.types)
    table = Table.begin(rules, a_deckbuilding_setup(rules), seed)

    while table.decision and len(table.answers) < 150:
        found = again(codec, table.state, rules.types.state)

        assert table.state == found
        assert repr(table.state) == repr(found)
        table.play(random_answer(table.decision, numbers))


def test_the_catalogue_of_the_deck_building_game_comes_back_equal() -> None:
    catalogue = load("deckbuilding")
    codec = codec_for(DeckBuilding.types)

    found = again(codec, catalogue, type(catalogue))

    assert catalogue == found
    assert repr(catalogue) == repr(found)


def test_a_position_comes_back_equal() -> None:
    seat = PositionSeat("Chris Redfield", health=50, hand=("Handgun",), next_turn=("skip",))
    position = Position((seat, seat), ("Majini",), gold=30, chance=(2, (1, 0)))
    setup = evolve(a_deckbuilding_setup(DeckBuilding(load("deckbuilding"))), position=position)

    found = again(codec_for(DeckBuilding.types), setup, Setup)

    assert setup == found
    assert repr(setup) == repr(found)


def test_a_class_is_named_only_where_one_below_it_stands() -> None:
    """So what is written does not depend on which classes happen to be known."""
    assert {"size": 1} == ZOO.plain(Shape(1), Shape)
    assert {"_type": "Circle", "size": 1} == ZOO.plain(Circle(1), Shape)


SPOILT: list[tuple[dict[str, Any], str]] = [
    ({"number": "3"}, "expected int @ $.number"),
    ({"number": True}, "expected int @ $.number"),
    ({"name": 3}, "expected str @ $.name"),
    ({"colour": "green"}, "expected Colour @ $.colour"),
    ({"nothing": 0}, "expected NoneType @ $.nothing"),
    ({"forced": [1, "x"]}, "@ $.forced[1]"),
    ({"maybe": {"size": 1}}, "@ $.maybe"),
    ({"agenda": [{"_type": "Run", "seat": 1}]}, "expected Frame @ $.agenda[0]"),
    ({"agenda": [{"_type": ["Walk"], "seat": 1}]}, "expected Frame @ $.agenda[0]"),
    ({"agenda": ["Walk"]}, "expected Frame @ $.agenda[0]"),
    ({"shape": {"_type": "Circle", "size": 1, "more": 2}}, "(more) @ $.shape"),
    ({"unknown": 1}, "extra fields found (unknown) @ $"),
]


@pytest.mark.parametrize(("change", "said"), SPOILT)
def test_data_of_another_type_is_refused_with_its_place(change: dict[str, Any], said: str) -> None:
    zoo = Zoo("", 1, 1.5, False, Colour.RED, None, (), (), Shape(), None, ())
    data = ZOO.plain(zoo, Zoo)

    with pytest.raises(OutOfTypeError, match=re.escape(said)) as caught:
        ZOO.built(json.loads(json.dumps({**data, **change})), Zoo, HERE)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "annotation",
    [
        list[int],
        dict[str, int],
        set[int],
        Any,
        object,
        tuple,
        str | Colour,
        tuple[int] | tuple[str],
    ],
)
def test_a_class_that_cannot_be_kept_is_refused_with_its_field(annotation: Any) -> None:
    odd = attrs.make_class("Odd", {"field": attrs.field(type=annotation)}, frozen=True)

    with pytest.raises(UnsupportedTypeError, match=r"Odd\.field"):
        Codec(Types(odd, odd, odd, ()))


def test_the_shape_of_states_changes_with_what_is_printed_of_them() -> None:
    one = attrs.make_class("One", {"a": attrs.field(type=int)}, frozen=True)
    more = attrs.make_class(
        "One", {"a": attrs.field(type=int), "b": attrs.field(type=int)}, frozen=True
    )
    hidden = attrs.make_class(
        "One", {"a": attrs.field(type=int), "b": attrs.field(type=int, repr=False)}, frozen=True
    )
    shape, longer, same = (Codec(Types(Zoo, cls, Zoo, ())).shape for cls in (one, more, hidden))

    assert shape != longer
    assert shape == same
