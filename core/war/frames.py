"""The closed list of procedure and text frames: what can stand on the agenda."""

from typing import ClassVar

from core.kernel.agenda import Frame
from core.kernel.event import Cause


class OpenGame(Frame):
    """The Heroes search for their first Team, both shuffle and draw 2 (WAR-3)."""


class DealHands(Frame):
    """Both shuffle and draw 2, and the first turn begins (WAR-3.2)."""


class BeginTurn(Frame):
    """A turn begins: its phases go on the agenda (WAR-4)."""


class Phase(Frame):
    """A phase of the turn begins."""

    phase: str


class FindTeam(Frame):
    """The Heroes search their deck for a Team and put it into play (WAR-3.1, 4.2)."""

    ASKS: ClassVar[bool] = True


class TakeTeam(Frame):
    """The Heroes put a Team of their discard pile into play, as their deck has none (WAR-4.2)."""


class DrawCards(Frame):
    """Both players draw (WAR-4.1)."""


class PlayEvents(Frame):
    """A player plays an Event of the Event Phase or passes; `passes` in a row so far (WAR-4.3)."""

    ASKS: ClassVar[bool] = True

    passes: int = 0


class Text(Frame):
    """The rest of a card's text: its operations from `next` on."""

    cause: Cause
    text: str
    next: int = 0


class SearchDeck(Text):
    """A step of a text that searches the own deck: the question shows it, so it is always asked."""

    ASKS: ClassVar[bool] = True


class SettleEvent(Frame):
    """An Event that has taken effect is discarded (WAR-1.3)."""


class Recruit(Frame):
    """A player plays cards of the Recruit Phase, one after another, until done (WAR-4.4, 4.6)."""

    ASKS: ClassVar[bool] = True


class Attach(Frame):
    """The Character that is being played is attached to a Team that has room (WAR-4.4, 4.5)."""


class ChooseAssault(Frame):
    """The Heroes choose the Team of an Assault, or make none (WAR-4.7, 5.1)."""


class ChooseFacility(Frame):
    """The Heroes choose the Facility that the Team assaults (WAR-5.1)."""

    team: int


class Attack(Frame):
    """The Heroes commit Events to their Assault, one at a time, until done (WAR-5.3)."""

    ASKS: ClassVar[bool] = True


class Defend(Frame):
    """Umbrella commits Units, Traps and Events to the defence, one at a time, until done (WAR-5.4)."""

    ASKS: ClassVar[bool] = True


class ChooseMission(Frame):
    """Umbrella chooses the Unit of a Search and Destroy, or makes none (WAR-4.7, 6.1)."""


class ChoosePrey(Frame):
    """Umbrella chooses the Team that the Unit searches for (WAR-6.1)."""

    unit: int


class Raid(Frame):
    """Umbrella commits Events and Traps to its Search and Destroy, one at a time, until done (WAR-6.1)."""

    ASKS: ClassVar[bool] = True


class Respond(Frame):
    """The Heroes may answer the Search and Destroy before they commit anything (WAR-6.2)."""

    ASKS: ClassVar[bool] = True


class Guard(Frame):
    """The Heroes commit Events to the defence of the Team, one at a time, until done (WAR-6.3)."""

    ASKS: ClassVar[bool] = True


class Battle(Frame):
    """The totals are compared with dice, or the Bomb goes off (WAR-5.6, 5.9, 6.4)."""


class Sacrifice(Frame):
    """A Character of a Team is discarded at the end of the fight, before others are rolled for (WAR-6.5)."""

    event: int


class Aftermath(Frame):
    """What the fight destroys, and the fates of those who were in it (WAR-5.7, 5.9, 6.4).

    `facility` and `teams` say whether these are destroyed; `spent` whether the Spent Rule is rolled
    for the Units, `units_lost` whether they are discarded without a roll.
    """

    facility: bool
    teams: bool
    spent: bool
    units_lost: bool


class EndFight(Frame):
    """The committed Events are discarded, and the fight is over (WAR-5.8, 6.2)."""


class CheckVictory(Frame):
    """The check for the end of the game after a fight (WAR-2)."""


class DiscardDown(Frame):
    """A player discards down to 5 cards in hand (WAR-4.8)."""


class NextGame(Frame):
    """The next game of the match begins, with sides swapped."""


ALL: tuple[type[Frame], ...] = (
    OpenGame, DealHands, BeginTurn, Phase, FindTeam, TakeTeam, DrawCards, PlayEvents, Text, SearchDeck,
    SettleEvent, Recruit, Attach, ChooseAssault, ChooseFacility, Attack, Defend, ChooseMission,
    ChoosePrey, Raid, Respond, Guard, Battle, Sacrifice, Aftermath, EndFight, CheckVictory,
    DiscardDown, NextGame,
)  # fmt: skip
