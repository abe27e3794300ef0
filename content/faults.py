"""What is wrong with a file of content, as one line that says where and what was expected."""

from collections.abc import Iterable

from attrs import field, frozen


def printable(text: str) -> str:
    """Return the text with everything that a terminal could take as a command spelt out.

    Names, keys and file names come from files of strangers, and faults are printed as they are.
    """
    if text.isprintable():
        return text
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode("ascii")
        for each in text
    )


@frozen
class Fault:
    """One fault of a file.

    `file` is relative to the folder that was checked; `table` names the table in it, such as
    `card WE-001 "Grenade"`; `key` leads to the value, outermost key first, such as
    `on_play, step 2, zone` (counted from 1); `expected` says what should be there and what was found.
    Table and key are empty where the fault is the whole file's or the whole table's.
    """

    file: str = field(converter=printable)
    table: str = field(converter=printable)
    key: str = field(converter=printable)
    expected: str = field(converter=printable)

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.file, self.table, self.key, self.expected)))


class ContentError(Exception):
    """Content with faults was asked to be played with. `faults` holds all of them."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))
