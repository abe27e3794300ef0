"""A Mission while one answer changes it: the state opened for work, and the words the chapters use."""

from typing import Any

from core.kernel.agenda import Frame, Procedures, Work
from core.kernel.decision import Decision
from core.kernel.event import Cause
from core.kernel.quick import copier
from core.undead import events
from core.undead.cards import Figure
from core.undead.catalogue import Book, Company, Foe
from core.undead.state import (
    Attack,
    Consecration,
    Gear,
    Goal,
    Hostile,
    Soldier,
    State,
    Turn,
    Ward,
)

_copy_soldier, _copy_hostile = copier(Soldier), copier(Hostile)
_copy_turn, _copy_goal, _copy_attack, _copy_gear = (
    copier(Turn),
    copier(Goal),
    copier(Attack),
    copier(Gear),
)

procedures: "Procedures[Game]" = Procedures()
"""The handlers of all frames of this game; each chapter registers its own."""

FIRST_SEAT = 0
"""The seat that makes the choices of the whole group (UND-1.3)."""


class Game(Work):
    """A state being changed within one `apply`: opened once, frozen once."""

    __slots__ = (
        "actions", "aside", "attack", "book", "cards", "company", "consecrations", "ended", "foes", "goal",
        "hostile_deck", "hostiles", "locations", "raised", "removed", "setup", "soldiers",
        "track", "troops", "turn", "wards",
    )  # fmt: skip

    def __init__(self, book: Book, state: State) -> None:
        super().__init__(state.agenda, state.chance)
        company = book.company(state.setup)
        self.book = book
        self.company: Company = company
        self.troops = company.troops
        self.foes: dict[int, Foe] = company.foes
        self.setup = state.setup
        self.cards = state.cards
        self.soldiers = state.soldiers
        self.hostiles = state.hostiles
        self.track = state.track
        self.actions = state.actions
        self.locations = state.locations
        self.hostile_deck = state.hostile_deck
        self.aside = state.aside
        self.removed = state.removed
        self.turn = state.turn
        self.goal = state.goal
        self.attack = state.attack
        self.wards: tuple[Ward, ...] = state.wards
        self.consecrations: tuple[Consecration, ...] = state.consecrations
        self.raised = state.raised
        self.ended = state.ended

    def freeze(self) -> State:
        """Return the state that the work has led to."""
        return State(
            self.setup,
            self.cards,
            self.soldiers,
            self.hostiles,
            self.track,
            self.actions,
            self.locations,
            self.hostile_deck,
            self.aside,
            self.removed,
            self.turn,
            self.goal,
            self.attack,
            self.wards,
            self.consecrations,
            self.raised,
            tuple(self.agenda),
            self.question,
            self.chance,
            self.ended,
        )

    def push(self, *frames: Frame) -> None:
        """Put frames on the agenda, the first one first; nothing happens after the end."""
        if not self.ended:
            super().push(*frames)

    def ask(self, decision: Decision, frame: Frame) -> None:
        """Ask a Decision; nobody is asked after the end."""
        if not self.ended:
            super().ask(decision, frame)

    def end(self, reason: str, cause: Cause, rule: str) -> None:
        """End the Mission: `reason` is `won`, or why it is lost (UND-16.1, 16.7)."""
        if not self.ended:
            self.ended = reason
            self.agenda.clear()
            self.question = None
            self.attack = None
            self.emit(events.MissionEnded(cause, rule, reason))

    @property
    def attacking(self) -> Attack:
        """The Attack in progress, for work that goes on only while there is one."""
        if self.attack is None:
            raise LookupError
        return self.attack

    def change(self, soldier: int, **fields: Any) -> None:
        """Change fields of a Soldier's record."""
        all_ = self.soldiers
        made = _copy_soldier(all_[soldier], fields)
        self.soldiers = (*all_[:soldier], made, *all_[soldier + 1 :])

    def change_hostile(self, copy: int, **fields: Any) -> None:
        """Change fields of a Hostile card's record."""
        all_ = self.hostiles
        place = self.place_of(copy)
        made = _copy_hostile(all_[place], fields)
        self.hostiles = (*all_[:place], made, *all_[place + 1 :])

    def change_turn(self, **fields: Any) -> None:
        """Change fields of the Turn's record."""
        self.turn = _copy_turn(self.turn, fields)

    def change_goal(self, **fields: Any) -> None:
        """Change fields of the Objective's record."""
        self.goal = _copy_goal(self.goal, fields)

    def change_attack(self, **fields: Any) -> None:
        """Change fields of the Attack in progress."""
        if self.attack is not None:
            self.attack = _copy_attack(self.attack, fields)

    def change_gear(self, soldier: int, card: int, **fields: Any) -> None:
        """Change counters of a piece of Gear that a Soldier has."""
        gear = self.soldiers[soldier].gear
        changed = tuple(_copy_gear(each, fields) if each.card == card else each for each in gear)
        self.change(soldier, gear=changed)

    def place_of(self, copy: int) -> int:
        """Return where a Hostile card stands among those in play."""
        for place, hostile in enumerate(self.hostiles):
            if hostile.card == copy:
                return place
        raise LookupError(copy)

    def find(self, copy: int) -> Hostile | None:
        """Return a Hostile card in play, or None if it has left."""
        for hostile in self.hostiles:
            if hostile.card == copy:
                return hostile
        return None

    def gear_of(self, soldier: int, card: int) -> Gear:
        """Return a piece of Gear that a Soldier has."""
        return next(each for each in self.soldiers[soldier].gear if each.card == card)

    def name(self, copy: int) -> str:
        """Return the name of the card of a copy."""
        return self.company.printed[copy].name

    def up(self) -> list[int]:
        """Return the Soldiers who are not Downed, in the order of their numbers."""
        return [place for place, each in enumerate(self.soldiers) if each.health > 0]

    def at(self, place: int) -> list[int]:
        """Return the Soldiers in a card who are not Downed."""
        return [n for n, each in enumerate(self.soldiers) if each.at == place and each.health > 0]

    def seat_of(self, soldier: int) -> int:
        """Return the seat that a Soldier belongs to (UND-1.3)."""
        return self.troops[soldier].seat

    def location(self, place: int, figure: Figure) -> int:
        """Return what the Location at a place changes of a figure, 0 for nothing."""
        copy = self.track[place]
        return self.book.passives.get((self.cards[copy], figure), 0) if copy >= 0 else 0

    def carried(self, soldier: int, figure: Figure) -> int:
        """Return what the Gear of a Soldier changes of a figure."""
        passives, cards = self.book.passives, self.cards
        found = 0
        for gear in self.soldiers[soldier].gear:
            found += passives.get((cards[gear.card], figure), 0)
        return found
