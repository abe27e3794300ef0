"""The closed list of frames: what can stand on the agenda.

`seat` is who decides in a frame, where it asks; Soldiers are named by their places in the team.
"""

from typing import ClassVar

from core.kernel.agenda import Frame
from core.kernel.decision import NONE
from core.kernel.event import Cause
from core.undead.state import Bonus


class OpenMission(Frame):
    """Shuffle the decks, make the Gear ready, draw the first hands (UND-3.5, 3.8)."""


class MakeReady(Frame):
    """The set-up texts of a piece of Gear (UND-3)."""

    soldier: int
    card: int


class BeginTurn(Frame):
    """Start of the Soldier Turn: Actions are set and CX cards drawn (UND-6.1 a)."""


class MainPart(Frame):
    """Soldiers act: ask what is done next (UND-6.1 b)."""


class DrawStep(Frame):
    """The Draw step of the Soldiers of `rest`, one after another (UND-5.7)."""

    rest: tuple[int, ...]


class Move(Frame):
    """A Move of a Soldier to a place: play cards for it, then pay (UND-9.3 to 9.6).

    `lower` is what Advance cards take off so far, `ignores` that penalties count 0; `played` are the ids
    of the cards played on it, `parts` what each takes off.
    """

    soldier: int
    to: int
    lower: int = 0
    ignores: bool = False
    played: tuple[str, ...] = ()
    parts: tuple[Bonus, ...] = ()


class Pay(Frame):
    """Discard `count` more Action cards of the Soldiers `payers`, a card at a time (UND-9.6, 8.1)."""

    cause: Cause
    rule: str
    payers: tuple[int, ...]
    count: int


class Enter(Frame):
    """The Soldier goes to a place: the Move has been paid (UND-9.3). `parts` make up its cost."""

    soldier: int
    to: int
    cost: int
    parts: tuple[Bonus, ...]


class SpendXp(Frame):
    """Someone spends 1 XP so that a card is played for another Soldier (UND-5.4)."""

    cause: Cause


class LookAtLocations(Frame):
    """Draw the top Location cards for a Soldier; with `must` one is Placed: it is paid for (UND-8.1)."""

    soldier: int
    count: int
    must: bool


class PickLocation(Frame):
    """Choose the Location that is Placed among those that lie aside; the rest go under the deck."""

    soldier: int
    must: bool


class PutUnder(Frame):
    """Put Location cards that lie aside under the deck, the first one chosen first."""

    soldier: int


class Activate(Frame):
    """The Objective becomes Active: it has been paid for (UND-8.2)."""

    soldier: int


class Assign(Frame):
    """Assign Hostiles to a place until their XP reach the value (UND-10.1)."""

    place: int


class ChooseWeapon(Frame):
    """Choose what to Attack with, and how (UND-11.1). `bonuses` belong to the Attack."""

    soldier: int
    bonuses: tuple[Bonus, ...] = ()
    played: tuple[str, ...] = ()
    ranged: bool = False


class ChooseTarget(Frame):
    """Choose the Hostile card or the Objective to Attack (UND-11.1)."""

    soldier: int
    source: int
    mode: int
    bonuses: tuple[Bonus, ...] = ()
    played: tuple[str, ...] = ()


class Aim(Frame):
    """Play cards for the Attack in progress, Expend for it, then roll (UND-11.2).

    It is asked even where there is only the roll, so that its odds can be seen before the dice.
    """

    ASKS: ClassVar[bool] = True


class CoverDie(Frame):
    """After the Attack dice: cards of that moment, then the Cover die (UND-11.5)."""


class Divide(Frame):
    """Divide Hits among Hostiles of the cards `cards`, then Suppressions on `target` (UND-11.7 to 11.9).

    `anyway`: Suppressions count even on Fearless ones (UND-22.8).
    """

    cause: Cause
    soldier: int
    target: int
    cards: tuple[int, ...]
    hits: int
    suppress: int
    anyway: bool = False


class Aftermath(Frame):
    """After the Hits: Reload check, Destroyed cards, a fumble in Melee (UND-11.10, 11.11, 12.2)."""

    soldier: int


class Settle(Frame):
    """Remove Hostile cards that are Destroyed, by the Attack of a Soldier or NONE (UND-11.11)."""

    soldier: int


class ShareXp(Frame):
    """Choose the Player Soldier who gains XP (UND-17.1)."""

    cause: Cause
    xp: int


class ShareDivinity(Frame):
    """Divide Divinity among the Clergy Soldiers `rest`, one after another (UND-20.8)."""

    cause: Cause
    points: int
    rest: tuple[int, ...]


class CheckWon(Frame):
    """See whether the Objective's requirement is met (UND-16.1)."""


class ChoosePower(Frame):
    """Choose a Divine Power to use (UND-22.4); `free` spends no Action."""

    soldier: int
    free: bool = False


class PowerTarget(Frame):
    """Choose the Soldier or Hostile card that a power is used on (UND-22.4)."""

    soldier: int
    power: int


class Text(Frame):
    """The rest of a card's text, from step `next` on: `user` does it, to or for `target`.

    The target is a Soldier's place or a Hostile copy, as the text's moment says, or NONE.
    """

    cause: Cause
    text: str
    user: int
    target: int
    next: int = 0


class PlayFor(Frame):
    """Choose for whom an Action card is played (UND-5.4)."""

    soldier: int
    card: int


class UseGear(Frame):
    """Choose the Equipment to use, and on whom (UND-7.5)."""

    soldier: int
    card: int = NONE


class ReloadGear(Frame):
    """Choose the Weapon that is Reloaded (UND-7.4)."""

    cause: Cause
    soldier: int


class MoveGear(Frame):
    """Choose Gear to pass, drop or recover (`what`), and from or to whom (UND-7.10, 8.3, 8.4)."""

    what: str
    soldier: int
    card: int = NONE


class HostileTurn(Frame):
    """The Hostile Turn: its steps in their order (UND-6.2)."""


class HostileAttacks(Frame):
    """The Hostiles that have still to Attack, as (copy, which Hostile) (UND-14.3)."""

    pending: tuple[tuple[int, int], ...]


class HostileAttack(Frame):
    """One Attack of a Hostile; `again` is the second one of a result marked Again (UND-14.8)."""

    card: int
    unit: int
    again: bool = False


class Suffer(Frame):
    """A Soldier is about to suffer the result of a Hostile's Attack (UND-15.2).

    `step` is 0 until nobody cancels all of it, then 1; `passed` are the seats that want no more.
    """

    soldier: int
    card: int
    hits: int
    suppress: int
    step: int = 0
    passed: tuple[int, ...] = ()


class AfterAttacks(Frame):
    """Regenerate and Mend (UND-6.2 d)."""


class Reinforce(Frame):
    """Reinforcement rolls for the places of `rest` (UND-14.5)."""

    rest: tuple[int, ...]


class Arrive(Frame):
    """A Reinforcement for a place has been drawn and lies aside: Deny it, or place it (UND-22.6)."""

    place: int
    card: int
    passed: tuple[int, ...] = ()


class EndTurn(Frame):
    """Suppressions leave, effects end, the Turn counter goes down (UND-14.6, 6.3, 14.7)."""


ALL: tuple[type[Frame], ...] = (
    OpenMission, MakeReady, BeginTurn, MainPart, DrawStep, Move, Pay, Enter, SpendXp, LookAtLocations,
    PickLocation, PutUnder, Activate, Assign, ChooseWeapon, ChooseTarget, Aim, CoverDie, Divide,
    Aftermath, Settle, ShareXp, ShareDivinity, CheckWon, ChoosePower, PowerTarget, Text, PlayFor, UseGear,
    ReloadGear, MoveGear, HostileTurn, HostileAttacks, HostileAttack, Suffer, AfterAttacks, Reinforce,
    Arrive, EndTurn,
)  # fmt: skip
