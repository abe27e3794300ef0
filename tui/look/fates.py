"""What the events of a game tell of cards and Characters: who was beaten by what, who fell when."""

from collections.abc import Iterable, Mapping

from attrs import frozen

from core.deckbuilding import events
from core.kernel.event import Event


@frozen
class Beating:
    """What an Infected did to a Character when it was met last: whose, and with how much Damage."""

    seat: int
    damage: int
    turn: int


@frozen
class Fates:
    """What has become of whom: the last beating by copy, the turn of the last Fatal Wound by seat."""

    beatings: Mapping[int, Beating]
    falls: Mapping[int, int]


NO_FATES = Fates({}, {})


def fates_of(steps: Iterable[tuple[Event, ...]]) -> Fates:
    """Return what the events of a game tell. All that is read of them is public."""
    reading = _Reading()
    for happened in steps:
        for event in happened:
            reading.read(event)
    return Fates(reading.beatings, reading.falls)


class _Reading:
    """One reading of the events of a game, in their order."""

    def __init__(self) -> None:
        self.beatings: dict[int, Beating] = {}
        self.falls: dict[int, int] = {}
        self._turn = 0
        self._lost: tuple[int, ...] = ()

    def read(self, event: Event) -> None:
        """Take note of an event."""
        match event:
            case events.TurnBegan(number=number):
                self._turn = number
            case events.Compared(cards=cards, defeated=defeated):
                self._lost = () if defeated else cards
            case events.Damaged(seat=seat, parts=parts) if len(parts) == len(self._lost):
                for copy, damage in zip(self._lost, parts, strict=True):
                    self.beatings[copy] = Beating(seat, damage, self._turn)
                self._lost = ()
            case events.FatallyWounded(seat=seat):
                self.falls[seat] = self._turn
            case _:
                pass
