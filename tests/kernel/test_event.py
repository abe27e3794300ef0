"""What a seat may read of an event."""

from typing import ClassVar

from core.kernel.event import EVERYONE, HIDDEN, Cause, Decided, Event, seen

CAUSE = Cause(0, 12, "herb.use", "text")


class Put(Event):
    """Cards were put somewhere."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("top", "cards", "name", "names", "orders")

    seat: int
    top: int
    cards: tuple[int, ...]
    name: str
    names: tuple[str, ...]
    orders: tuple[tuple[int, ...], ...]
    open: bool = False

    @property
    def audience(self) -> int:
        """The seat, unless it was done openly."""
        return EVERYONE if self.open else self.seat


class Said(Event):
    """An event that has no secrets."""

    seat: int


PUT = Put(CAUSE, "DBG-5.1", 0, 7, (7, 8, 9), "herb", ("herb", "knife"), ((1, 2), ()))


def test_the_audience_reads_it_all() -> None:
    assert PUT is seen(PUT, 0)


def test_others_read_how_many_but_not_which() -> None:
    hidden = Put(
        cause=CAUSE,
        rule="DBG-5.1",
        seat=0,
        top=HIDDEN,
        cards=(HIDDEN, HIDDEN, HIDDEN),
        name="",
        names=("", ""),
        orders=((HIDDEN, HIDDEN), ()),
    )

    assert hidden == seen(PUT, 1)


def test_a_looker_on_without_a_seat_reads_no_secret() -> None:
    assert seen(PUT, 1) == seen(PUT, -1)


def test_everyone_reads_what_is_done_openly() -> None:
    openly = Put(CAUSE, "DBG-5.1", 0, 7, (7,), "herb", ("herb",), ((1,),), open=True)

    assert openly is seen(openly, 1)


def test_everyone_reads_an_event_without_secrets() -> None:
    said = Said(CAUSE, "DBG-5.1", 0)

    assert said is seen(said, 1)
    assert EVERYONE == said.audience


def test_reading_changes_no_event() -> None:
    before = repr(PUT)
    seen(PUT, 1)

    assert before == repr(PUT)


def test_what_was_decided_unasked_is_secret_as_the_question_was() -> None:
    """The one possible answer can name the one card of a hidden hand."""
    decided = Decided(CAUSE, "DBG-5.1", 1, "trash", ("trash:herb",))

    assert ("trash:herb",) == seen(decided, 1).keys
    assert Decided(CAUSE, "DBG-5.1", 1, "trash", ("",)) == seen(decided, 0)
