"""`copier` makes what `attrs.evolve` makes, only quicker."""

from typing import Any, ClassVar

import attrs
import pytest
from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st

from core.kernel.quick import copier


@frozen(weakref_slot=False)
class Many:
    """Fields with awkward names, some with a default."""

    KIND: ClassVar[str] = "many"

    name: str
    value: int
    changes: tuple[int, ...] = ()
    record: int = 4


@frozen(weakref_slot=False)
class Empty:
    """No fields."""


records = st.one_of(
    st.builds(Many, st.text(), st.integers(), st.just((1, 2)), st.integers()), st.builds(Empty)
)


def copy_of(record: Any, changes: dict[str, Any]) -> Any:
    made: Any = copier  # its cache wants a class that mypy knows
    return made(type(record))(record, changes)


@given(records, st.data())
def test_a_copy_is_what_evolve_gives(record: Any, data: st.DataObject) -> None:
    before = repr(record)
    names = [field.name for field in attrs.fields(type(record))]
    changed = data.draw(st.sets(st.sampled_from(names))) if names else set()
    changes = {name: data.draw(st.integers() | st.text()) for name in sorted(changed)}

    expected, copy = attrs.evolve(record, **changes), copy_of(record, changes)
    assert expected == copy
    assert (type(expected), repr(expected), hash(expected)) == (type(copy), repr(copy), hash(copy))
    assert before == repr(record)


def test_the_copy_is_another_record_and_as_frozen() -> None:
    record = Many("a", 1)
    copy: Many = copy_of(record, {})

    assert record is not copy
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        copy.value = 2  # type: ignore[misc]


def test_a_field_that_is_not_there_is_an_error() -> None:
    with pytest.raises(AttributeError):
        copy_of(Many("a", 1), {"colour": "red"})
