"""Telling a write that was cut short from damage: is this the beginning of the next record?"""

import re

from saves.digests import WIDTH

_HEX = rb"[0-9a-f]{%d}" % WIDTH
_ZEROS = b"0" * WIDTH


class _Line:
    """A line of a record: what it looks like whole, and how an unfinished one could go on."""

    def __init__(self, whole: bytes, example: bytes, begun: bytes = b"") -> None:
        self._whole = re.compile(whole)
        self._example = example
        self._begun = re.compile(begun) if begun else self._whole

    def is_whole(self, line: bytes) -> bool:
        return self._whole.fullmatch(line) is not None

    def is_begun(self, line: bytes) -> bool:
        return self._begun.fullmatch(line + self._example[len(line) :]) is not None


def _exactly(text: bytes) -> _Line:
    return _Line(re.escape(text), text)


_KEYS = _Line(rb"keys = \[[^\x00-\x1f]*\]", b"keys = [", rb"keys = \[[^\x00-\x1f]*")
_STATE = _Line(rb'state = "%s"' % _HEX, b'state = "%s"' % _ZEROS)
_RULES = _Line(rb"rules = [0-9]+", b"rules = 0")
_SHAPE = _Line(rb'shape = "%s"' % _HEX, b'shape = "%s"' % _ZEROS)
_CHAIN = _Line(rb'chain = "%s"' % _HEX, b'chain = "%s"' % _ZEROS)
_EMPTY = _exactly(b"")


def is_torn(rest: bytes, answers: int) -> bool:
    """Say whether `rest` can be what is left of a record that was being written.

    `answers` is the number of answers that stand before it. Zero bytes at the end are space that
    was made for the record but never filled.
    """
    rest = rest.rstrip(b"\0")
    forms = (
        (_exactly(b"[[answer]]"), _exactly(b"n = %d" % (answers + 1)), _KEYS, _STATE),
        (_exactly(b"[[undo]]"), _exactly(b"n = %d" % answers), _STATE),
        (_exactly(b"[[program]]"), _RULES, _SHAPE),
    )
    return not rest or any(_begins(rest, (*form, _CHAIN, _EMPTY)) for form in forms)


def _begins(rest: bytes, form: tuple[_Line, ...]) -> bool:
    *whole, begun = rest.split(b"\n")
    if len(whole) >= len(form):
        return False
    lines_fit = all(form.is_whole(line) for form, line in zip(form, whole, strict=False))
    return lines_fit and form[len(whole)].is_begun(begun)
