"""Tables of a file into the records of core, by cattrs: unknown keys, missing keys, all at once."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypeVar

import attrs
from cattrs import Converter
from cattrs.errors import AttributeValidationNote, ClassValidationError, ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn, override

from content.expect import Expect, Problem, UnfitError, closest, flag, suggestion, whole

T = TypeVar("T")
Check = Callable[[T], Iterable[Problem]]

_CONVERTER = Converter(forbid_extra_keys=True, detailed_validation=True)
_BY_TYPE: Mapping[Any, Expect] = {
    int: whole(),
    int | None: whole(),
    bool: flag,
    bool | None: flag,
}


def record(
    made: type[T],
    fields: Mapping[str, Expect] | None = None,
    check: Check[T] | None = None,
    known: Iterable[str] = (),
) -> Expect:
    """Return the expectation of a table that becomes a record of the class `made`.

    `fields` say what is expected of its keys; whole numbers of at least 0 and truth values need no
    mention. `check` names what is wrong with the record as a whole, once all of its keys fit. `known`
    are further words that a wrong key may have been meant for.
    """
    given = fields or {}
    expected = {
        each.name: given[each.name] if each.name in given else _BY_TYPE[each.type]
        for each in attrs.fields(made)  # type: ignore[arg-type] # it is a class of attrs
    }
    overrides: dict[str, Any] = {
        name: override(struct_hook=each) for name, each in expected.items()
    }

    @cache
    def structure() -> Callable[[dict[str, Any], type[T]], T]:
        # Made when the first table comes: many a kind of table is in no file that is read.
        return make_dict_structure_fn(made, _CONVERTER, **overrides)

    def into(table: dict[str, Any]) -> T:
        try:
            value = structure()(table, made)
        except ClassValidationError as error:
            raise UnfitError(*_problems(error, expected, known)) from None
        found = tuple(check(value)) if check else ()
        if found:
            raise UnfitError(*found)
        return value

    words = f"a table with the keys {', '.join(expected)}"
    return Expect(words, lambda value: isinstance(value, dict), into)


def unknown_key(key: str, known: Iterable[str]) -> Problem:
    """Return the problem of a key that means nothing, with the one that it may have been meant for."""
    known = tuple(known)
    hint = suggestion(key, known) or f"; the keys are {', '.join(known)}"
    return (key,), f"no such key{hint}"


def misspelt(keys: Iterable[str], known: Iterable[str]) -> frozenset[str]:
    """Return the known keys that unknown ones were probably meant for: they are not missing as well."""
    known = tuple(known)
    near = (closest(key, known) for key in keys if key not in known)
    return frozenset(key for key in near if key)


def _problems(
    error: ClassValidationError, expected: Mapping[str, Expect], known: Iterable[str]
) -> Iterable[Problem]:
    words = (*expected, *known)
    extra: set[str] = set()
    for each in error.exceptions:
        if isinstance(each, ForbiddenExtraKeysError):
            extra |= each.extra_fields
    yield from (unknown_key(key, words) for key in sorted(extra))
    for each in error.exceptions:
        if isinstance(each, ForbiddenExtraKeysError):
            continue
        name = next(n.name for n in each.__notes__ if isinstance(n, AttributeValidationNote))
        if isinstance(each, UnfitError):
            yield from each.under(name)
        elif not isinstance(each, KeyError):
            raise each
        elif name not in misspelt(extra, words):
            yield (name,), f"{expected[name].words}, found nothing"
