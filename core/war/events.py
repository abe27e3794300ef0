"""The closed list of events: what can happen in Biohazard War.

Force is in points. Cards are copy numbers: `card` and `cards` are what it happens to, `target` is the
other card that it is about. `seat` is whose cards they are.
"""

from typing import ClassVar

from core.kernel.event import EVERYONE, Cause, Decided, Event

__all__ = ["Cause", "Decided"]

RawPart = tuple[int, int, int]
"""A summand of a total: Force, the card that gives it, and the card that it is on (NONE: the total)."""


class SidesChosen(Event):
    """Chance has chosen the seat that plays the Heroes (WAR-3.1)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int


class GameBegan(Event):
    """A game of the match begins; `seat` plays the Heroes (WAR-3.1). `number` counts from 1."""

    seat: int
    number: int


class TurnBegan(Event):
    """A turn begins, of both players (WAR-4). `number` counts those of the game."""

    number: int


class PhaseBegan(Event):
    """A phase of the turn begins (WAR-4)."""

    phase: str


class DeckSearched(Event):
    """A player has searched the own deck for a card, which goes `to` play or to the hand (WAR-4.2)."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("card",)

    seat: int
    card: int
    to: str

    @property
    def audience(self) -> int:
        """Everyone may read a card that enters play, the seat alone one that goes to its hand."""
        return self.seat if self.to == "hand" else EVERYONE


class Shuffled(Event):
    """A player shuffles the own deck (WAR-3.2, 4.2)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    count: int


class Reshuffled(Event):
    """A discard pile is shuffled to become the deck, which had run out (WAR-4.1)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    count: int


class Drawn(Event):
    """Cards are drawn from the deck to the hand (WAR-4.1); others see only how many."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)
    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]

    @property
    def audience(self) -> int:
        """The seat that draws."""
        return self.seat


class DrewShort(Event):
    """Deck and discard pile are empty: so many cards are not drawn (WAR-4.1)."""

    seat: int
    missing: int


class EnteredPlay(Event):
    """A Team, a Unit or the New Facility enters play, from the hand, deck or discard pile (WAR-4.2, 4.6)."""

    seat: int
    card: int
    source: str


class CharacterPlayed(Event):
    """A Character of the hand is played, face up; its Team is chosen next (WAR-4.4)."""

    seat: int
    card: int


class Attached(Event):
    """The Character that is played is attached to a Team (WAR-4.4)."""

    seat: int
    card: int
    target: int


class EventPlayed(Event):
    """An Event of the Event Phase is played (WAR-4.3)."""

    seat: int
    card: int


class Passed(Event):
    """A player passes in the Event Phase, or makes no Assault or no S&D (WAR-4.3, 4.7)."""

    seat: int
    phase: str


class Recovered(Event):
    """A card goes from the own discard pile to the own hand."""

    seat: int
    card: int


class Discarded(Event):
    """Cards go to the discard pile of their side, from `source`: hand, team, units or fight."""

    seat: int
    cards: tuple[int, ...]
    source: str


class AssaultDeclared(Event):
    """The Heroes assault a Facility with a Team (WAR-5.1)."""

    seat: int
    card: int
    target: int


class TeamJoined(Event):
    """Another Team joins the Assault (WAR-5.1)."""

    seat: int
    card: int


class SearchDeclared(Event):
    """Umbrella sends a Unit to search for a Team and destroy it (WAR-6.1)."""

    seat: int
    card: int
    target: int


class UnitCommitted(Event):
    """A Unit is committed to the defence, or joins the Search and Destroy (WAR-5.4, 6.1)."""

    seat: int
    card: int


class EventCommitted(Event):
    """An Event or Trap is committed to the fight (WAR-5.3, 5.4, 6.1, 6.3)."""

    seat: int
    card: int


class BonusAssigned(Event):
    """The bonus of a committed Event is assigned to a committed card (WAR-5.10)."""

    seat: int
    card: int
    target: int
    amount: int


class SearchNegated(Event):
    """An Event negates the Search and Destroy: no dice, nobody is lost (WAR-6.2)."""

    seat: int
    card: int


class Fought(Event):
    """A fight is decided by dice (WAR-5.6, 5.7, 6.4). `kind` is `assault` or `search`.

    `heroes` and `umbrella` are the totals with the dice, `heroes_parts` and `umbrella_parts` what they
    are made of besides, `heroes_dice` and `umbrella_dice` two dice each. `won` is the seat that wins.
    """

    BARRIER: ClassVar[str] = "chance"

    kind: str
    won: int
    heroes: int
    heroes_dice: tuple[int, int]
    heroes_parts: tuple[RawPart, ...]
    umbrella: int
    umbrella_dice: tuple[int, int]
    umbrella_parts: tuple[RawPart, ...]


class BombWentOff(Event):
    """A Bomb replaces the dice of an Assault on a Facility (WAR-5.9)."""

    seat: int
    card: int
    target: int


class CharacterGivenUp(Event):
    """A Character is discarded at the end of the fight, as an Event asked (WAR-6.5)."""

    seat: int
    card: int
    target: int


class Destroyed(Event):
    """A Facility or Team is destroyed and removed from the game (WAR-1.4)."""

    seat: int
    card: int


class CharacterRolled(Event):
    """A Character of a destroyed Team goes `to` the hand or the discard pile by chance (WAR-5.7)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    card: int
    to: str


class UnitRolled(Event):
    """A Unit that has fought stays in play or goes to the discard pile by chance (WAR-5.7, 6.4)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    card: int
    stays: bool


class GameEnded(Event):
    """A game is over (WAR-2). `seat` has won it, NONE at a draw; `wins` are the games won so far by seat."""

    seat: int
    reason: str
    wins: tuple[int, int]


ALL: tuple[type[Event], ...] = (
    Decided, SidesChosen, GameBegan, TurnBegan, PhaseBegan, DeckSearched, Shuffled, Reshuffled, Drawn,
    DrewShort, EnteredPlay, CharacterPlayed, Attached, EventPlayed, Passed, Recovered, Discarded,
    AssaultDeclared, TeamJoined, SearchDeclared, UnitCommitted, EventCommitted, BonusAssigned,
    SearchNegated, Fought, BombWentOff, CharacterGivenUp, Destroyed, CharacterRolled, UnitRolled, GameEnded,
)  # fmt: skip
