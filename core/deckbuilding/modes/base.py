"""What a mode decides. The turn and the Explore are written once and ask these hooks."""

from abc import ABC, abstractmethod
from typing import ClassVar

from core.deckbuilding import frames
from core.deckbuilding.game import Game
from core.kernel.event import Cause
from core.kernel.rules import Result


class Mode(ABC):
    """The hooks of a mode. Modifications wrap a mode and have the same hooks."""

    id: ClassVar[str]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    lists: ClassVar[tuple[str, ...]]
    """What the published scenarios that the mode is played with were made for; custom ones all do."""
    endings: ClassVar[dict[str, str]]
    """The codes of the reasons why a game is over, each with its rule."""

    @abstractmethod
    def can_explore(self, game: Game, seat: int) -> bool:
        """Say whether there is something to Explore (E0)."""

    @abstractmethod
    def explored(self, game: Game, seat: int) -> None:
        """Give what exploring gives (E6)."""

    @abstractmethod
    def leader(self, game: Game, seat: int) -> int:
        """Return the seat whose Character takes the Damage of a lost Explore (E7, E12)."""

    @abstractmethod
    def defeated(self, game: Game, frame: frames.Defeat) -> None:
        """Put Defeated Infected, which lie in no zone, where they belong (E11)."""

    @abstractmethod
    def decorations(self, game: Game, seat: int) -> int:
        """Return the Decorations that count for a player's Level and score."""

    @abstractmethod
    def zero_health(self, game: Game, seat: int, cause: Cause) -> None:
        """Carry out what happens to a Character without Health."""

    @abstractmethod
    def end_turn(self, game: Game, seat: int) -> None:
        """Carry out the mode's checks at the end of a turn (DBG-11.1, step 1)."""

    @abstractmethod
    def add_turns(self, game: Game, turns: int) -> bool:
        """Give every Team more turns; return False where no Team counts turns."""

    @abstractmethod
    def join_combo(self, game: Game, seat: int, copy: int) -> bool:
        """Put a card in the Team's Combo Pile; return False where there is none."""

    @abstractmethod
    def ending(self, game: Game) -> str:
        """Return the code of the reason why the game is over now, or an empty string."""

    @abstractmethod
    def result(self, game: Game) -> Result:
        """Return the standings of a game that is over."""
