"""What a game's narration offers to the screens, the plain mode and programs."""

from typing import Any, Protocol

from attrs import frozen

from core.kernel.decision import Decision, Option, Refusal
from core.kernel.event import Event
from core.kernel.rules import Result


@frozen
class Line:
    """A line of the log, not wrapped, such as "Ana plays Mansion Foyer: 2 cards. Actions 3 - 1 = 2.".

    `tags` are from `turn` (a title), `fight`, `gain`, `danger`, `buy`, `play`, `setup`. `seat` is the
    seat it is about or NONE; `turn` and `step` number it within the game ("12.4").
    """

    text: str
    tags: tuple[str, ...]
    seat: int
    turn: int
    step: int


class Narration(Protocol):
    """The sentences of one game. `view` is what the reader may see; events are already `seen`."""

    def question(self, decision: Decision, view: Any) -> str:
        """Return the prompt: the seat's name, a verb, the limits; what Enter does is the screen's."""

    def waiting(self, view: Any) -> str:
        """Return who must answer and what for, to a reader who is not asked; empty if nobody must."""

    def label(self, option: Option, view: Any) -> str:
        """Return what an option is called in a list: "Mansion Foyer", "end the turn"."""

    def note(self, option: Option, view: Any) -> str:
        """Return what an option does, as a short figure or sentence: "+2 cards", "cost 30"."""

    def price(self, option: Option, view: Any) -> str:
        """Return what cannot be taken back about an option, or an empty string if undo can."""

    def lines(self, events: tuple[Event, ...], view: Any, turn: int, step: int) -> tuple[Line, ...]:
        """Return the log lines of one answer's events. `turn` and `step` are the last line's before."""

    def goes_on(self, state: Any) -> bool:
        """Say whether what led to a state is told together with what comes next."""

    def refusal(self, refusal: Refusal, view: Any) -> str:
        """Return what is needed, what there is, and the rule."""

    def card_text(self, card_id: str) -> str:
        """Return what a card does, in one or more sentences made from its operations."""

    def level_text(self, card_id: str, level: int) -> str:
        """Return what a Level of a Character does, without its number and requirement."""

    def card_line(self, card_id: str) -> str:
        """Return what a card does in at most about 40 cells, for lists."""

    def result(self, result: Result, view: Any) -> tuple[str, ...]:
        """Return how the game ended, a line for each standing."""
