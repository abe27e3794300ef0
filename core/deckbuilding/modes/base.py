"""What a mode decides. The turn and the Explore are written once and ask these hooks."""

from abc import ABC, abstractmethod
from functools import cache
from typing import ClassVar

from core.deckbuilding import frames
from core.deckbuilding.cards import Kind, Level, Text
from core.deckbuilding.catalogue import Counted, Mansion
from core.deckbuilding.game import Game
from core.deckbuilding.setup import Position, Setup
from core.deckbuilding.state import Companion
from core.kernel.event import Cause
from core.kernel.rules import Result

_begin_turn = cache(frames.BeginTurn)


class Mode(ABC):
    """The hooks of a mode. Modifications wrap a mode and have the same hooks."""

    id: ClassVar[str]
    chapter: ClassVar[int]
    """The chapter of the rules that is about it."""
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    lists: ClassVar[tuple[str, ...]]
    """What the published scenarios that the mode is played with were made for; custom ones all do."""
    exchanged_for: ClassVar[tuple[str, ...]] = ()
    """The cards for which as many piles of a list for another mode may be exchanged (DBG-16.2)."""
    modifications: ClassVar[tuple[str, ...]] = ("partner", "skills")
    """What it can be played with (DBG-16.1, 18.1, 19.1)."""
    own_mansion: ClassVar[str] = ""
    """The Mansion that the mode is played with unless another is chosen, if it has one of its own."""
    has_teams: ClassVar[bool] = False
    """Whether players can be Teams (DBG-15.1)."""
    has_boss: ClassVar[bool] = True
    """Whether the Mansion must have a Boss, whose Defeat ends the game (DBG-14.1, 21.6)."""
    endings: ClassVar[dict[str, str]]
    """The codes of the reasons why a game is over, each with its rule."""
    has_mansion: ClassVar[bool] = True
    """Whether there is a Mansion to Explore (DBG-16.1)."""
    infects: ClassVar[bool] = False
    """Whether Characters have Infection Levels (DBG-17.1, 17.27)."""
    return_rule: ClassVar[str] = "DBG-13.4"
    """The rule by which a face-down Character returns."""
    counts_as: ClassVar[frozenset[str]]
    """The modes whose lines on cards work in this one (DBG-17.31)."""

    def own_inventories(self, setup: Setup) -> bool:
        """Say whether the Characters begin with their own Inventories (DBG-15.4, 21.8)."""
        return setup.inventories == "own"

    def mansion_cards(self, mansion: Mansion) -> tuple[Counted, ...]:
        """Return the cards of a Mansion as this mode plays with it (DBG-3.13)."""
        return mansion.cards

    def partner_cards(self, mansion: Mansion) -> tuple[Counted, ...]:
        """Return the cards that join a Mansion with the Partner modification (DBG-18.1)."""
        return ()

    @abstractmethod
    def set_up(self, game: Game, first: int, position: Position | None = None) -> None:
        """Set up what only this mode has; `first` has the first turn.

        A position states the table as it is then, in the middle of the turn of `first`.
        """

    @abstractmethod
    def can_explore(self, game: Game, seat: int) -> bool:
        """Say whether there is something to Explore (E0)."""

    def follows(self, text: Text) -> bool:
        """Say whether a text works in this mode."""
        return not text.modes or not self.counts_as.isdisjoint(text.modes)

    def targets(self, game: Game, seat: int) -> tuple[int, ...]:
        """Return the seats whose Characters a player's Character can Attack, clockwise (DBG-16.4)."""
        return ()

    def most_targets(self, game: Game, seat: int) -> int:
        """Return how many targets one Attack of a player's Character can have (DBG-16.5)."""
        return len(game.players)

    def fights_with(self, game: Game, seat: int) -> Kind:
        """Return the kind of cards that a player's Character uses in E2 (DBG-7.6, 17.19)."""
        return Kind.WEAPON

    def required(self, level: Level) -> int:
        """Return the Decorations that a Level takes (DBG-12.2)."""
        return level.decorations

    @abstractmethod
    def returns_with(self, game: Game, seat: int) -> int:
        """Return the Health with which a face-down Character returns, 0 if it does not (DBG-13.4)."""

    @abstractmethod
    def rise(self, game: Game, seat: int) -> bool:
        """Begin the turn of a player whose Character lies face-down (DBG-13.4).

        Return whether a normal turn follows.
        """

    def counters(self, game: Game, seat: int) -> tuple[int, int, int]:
        """Return the Actions, Buys and Explores that a turn begins with (DBG-4.2, 17.18)."""
        return 1, 1, 1

    def barred(self, game: Game, seat: int) -> frozenset[Kind]:
        """Return the kinds of cards that a player cannot play (DBG-17.18)."""
        return frozenset()

    def explored(self, game: Game, seat: int) -> None:
        """Give what exploring gives (E6): nothing but what modifications add (DBG-7.15)."""
        return

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

    def lost_partner(self, game: Game, seat: int, partner: Companion) -> None:
        """Carry out what else becomes of a Partner that has been Removed (DBG-18.14): nothing here."""
        return

    @abstractmethod
    def collect(self, game: Game, seat: int, copy: int, cause: Cause, rule: str) -> None:
        """Put an Infected that a player gets without Defeating it where it belongs (DBG-9.10, 9.13)."""

    @abstractmethod
    def begin_turn(self, game: Game, seat: int) -> None:
        """Note that a player's turn begins, or is skipped (DBG-4.2, 4.8)."""

    @abstractmethod
    def end_turn(self, game: Game, seat: int) -> None:
        """Carry out the mode's checks at the end of a turn (DBG-11.1, step 1)."""

    def pass_turn(self, game: Game, seat: int) -> None:
        """Let the next player's turn follow that of `seat`: the next one to the left (DBG-11.1)."""
        count = len(game.players)
        for step in range(1, count + 1):
            following = (seat + step) % count
            if not game.players[following].out:
                game.push(_begin_turn(following))
                return

    @abstractmethod
    def add_turns(self, game: Game, turns: int) -> bool:
        """Give every Team more turns; return False where no Team counts turns."""

    @abstractmethod
    def join_combo(self, game: Game, seat: int, copy: int) -> bool:
        """Put a card in the Team's Combo Pile; return False where there is none."""

    @abstractmethod
    def ending(self, game: Game) -> str:
        """Return the code of the reason why the game is over now, or an empty string."""

    def ending_at_once(self, game: Game) -> str:
        """Return why the game is over even in the middle of an Explore, or an empty string (DBG-17.25)."""
        return ""

    @abstractmethod
    def result(self, game: Game) -> Result:
        """Return the standings of a game that is over."""
