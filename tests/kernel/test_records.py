"""A record is what attrs makes of the same fields."""

import pickle
from copy import deepcopy
from typing import Any, ClassVar

import attrs
import cattrs
import pytest
from attrs import frozen

from core.kernel.quick import fields_of, maker
from core.kernel.records import Record, evolve


class Token(Record):
    """A base."""

    KIND: ClassVar[str] = "token"

    name: str
    owner: "Token | None"


class Charm(Token):
    """Fields of its own, some with a default."""

    worth: int = 3
    marks: tuple[str, ...] = ()

    @property
    def rich(self) -> bool:
        """Something besides fields."""
        return self.worth > 10


class Bare(Record):
    """No fields."""


@frozen
class TokenOfAttrs:
    """What `Token` is to attrs."""

    KIND: ClassVar[str] = "token"

    name: str
    owner: "Token | None"


@frozen
class CharmOfAttrs(TokenOfAttrs):
    """What `Charm` is to attrs."""

    worth: int = 3
    marks: tuple[str, ...] = ()


INK = Charm("ink", Token("case", None), marks=("a",))
TWIN = CharmOfAttrs("ink", Token("case", None), marks=("a",))


def test_attrs_and_cattrs_find_the_fields_that_they_find_at_a_class_of_attrs() -> None:
    def told(cls: Any) -> list[tuple[object, ...]]:
        attrs.resolve_types(cls)
        return [(each.name, each.default, each.type, each.alias) for each in attrs.fields(cls)]

    assert told(TokenOfAttrs) == told(Token)
    assert told(CharmOfAttrs) == told(Charm)
    assert [] == told(Bare)
    assert dict(
        zip(["name", "owner", "worth", "marks"], [attrs.NOTHING] * 2 + [3, ()], strict=True)
    ) == (dict(fields_of(Charm)))
    assert attrs.inspect(Token).is_frozen
    assert attrs.asdict(TWIN) == attrs.asdict(INK)
    assert INK == cattrs.structure(cattrs.unstructure(INK), Charm)


def test_a_record_prints_compares_and_hashes_by_its_fields() -> None:
    same, other = Charm("ink", Token("case", None), 3, ("a",)), attrs.evolve(INK, worth=11)  # type: ignore[misc] # mypy knows attrs only by its decorator

    assert repr(TWIN).replace("OfAttrs", "") == repr(INK)
    assert "Bare()" == repr(Bare())
    assert (INK, hash(INK)) == (same, hash(same))
    assert Bare() == Bare()
    assert INK != other
    assert other.rich
    assert Token("ink", None) != Charm("ink", None)
    assert INK != TWIN


def test_a_record_cannot_be_changed_only_copied() -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        INK.worth = 4  # type: ignore[misc]
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        del INK.worth
    assert Charm("ink", None, 4) == evolve(Charm("ink", None), worth=4)
    assert CharmOfAttrs("ink", None, 4) == evolve(CharmOfAttrs("ink", None), worth=4)
    assert INK == deepcopy(INK)
    assert Charm("ink", None, marks=("b",)) == maker(Charm)("ink", None, marks=("b",))


def test_a_record_wants_the_fields_that_have_no_default() -> None:
    with pytest.raises(TypeError, match="owner"):
        Charm("ink")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="colour"):
        Bare(colour="red")  # type: ignore[call-arg]


def test_a_record_is_matched_by_its_fields() -> None:
    match INK:
        case Charm(name, _, 3):
            assert "ink" == name
        case _:
            pytest.fail("not matched")


class Plain(Record):
    """A base without fields, which gives what is no field."""

    MARK: "ClassVar[str]" = "plain"

    @property
    def shown(self) -> str:
        """What all of them show."""
        return self.MARK


class Coin(Plain, Token):
    """Two bases, of which the second has the fields."""

    sides: int = 2


def test_fields_come_from_every_base() -> None:
    coin = Coin("ink", None)

    assert ("name", "owner", "sides") == Coin.__match_args__ == tuple(fields_of(Coin))
    assert ["name", "owner", "sides"] == [each.name for each in attrs.fields(Coin)]
    assert ("plain", 2) == (coin.shown, coin.sides)
    assert () == Plain.__match_args__


def test_records_go_through_a_pipe_and_serve_as_keys() -> None:
    sent = pickle.loads(pickle.dumps((INK, Bare(), {INK: 1})))  # noqa: S301 - written here

    assert (INK, Bare(), {INK: 1}) == sent
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        sent[0].worth = 4


def test_a_class_that_would_not_be_what_it_looks_like_is_refused() -> None:
    with pytest.raises(TypeError, match="takes no decorator"):
        frozen(Charm)


@pytest.mark.parametrize(
    ("fields", "values", "fault"),
    [
        (["name"], {}, "the base has the field 'name' already"),
        (["_hidden"], {}, "'_hidden' is no name for a field"),
        (["self"], {}, "'self' is no name for a field"),
        (["worth"], {"worth": attrs.field(default=3)}, "the default of 'worth' is to be a value"),
        (["worth", "age"], {"worth": 3}, "'age' has no default, but 'worth' before it has one"),
        ([], {"__init__": print}, "has no __init__"),
        ([], {"__attrs_post_init__": print}, "has no __attrs_post_init__"),
    ],
)
def test_a_body_that_would_mean_something_else_is_refused(
    fields: list[str], values: dict[str, object], fault: str
) -> None:
    body = {"__annotations__": dict.fromkeys(fields, int), **values}
    made: Any = type(Token)
    with pytest.raises(TypeError, match=fault):
        made("Odd", (Token,), body)
