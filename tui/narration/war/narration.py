"""The narration of Biohazard War: one object that puts its subjects together."""

from core.kernel.decision import Decision, Option, Refusal
from core.kernel.event import Event
from core.kernel.rules import Result
from core.war.catalogue import Catalogue
from core.war.rules import War
from core.war.state import State
from core.war.view import View
from tui.narration.base import Line
from tui.narration.war import cards, log, options, prices, questions, refusals, results
from tui.narration.war.scene import Scene


class WarNarration:
    """The sentences of Biohazard War with a catalogue of cards (`base.Narration`).

    Beyond the protocol it says what the frames of the screens need: `prompt` and `standing`.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self._rules = War(catalogue)
        self.book = self._rules.book

    def question(self, decision: Decision, view: View) -> str:
        """Return the prompt of a Decision, from the view of the seat that is asked."""
        return questions.question(Scene(self.book, view), decision)

    def prompt(self, decision: Decision, view: View) -> str:
        """Return the prompt of a Decision without how a fight stands."""
        return questions.prompt(Scene(self.book, view), decision)

    def waiting(self, view: View) -> str:
        """Return who must answer and what for, to a reader who is not asked; empty if nobody must."""
        return questions.waiting(Scene(self.book, view))

    def standing(self, view: View) -> str:
        """Return how the fight in progress stands: totals and the exact chance; empty without one."""
        return questions.standing(Scene(self.book, view))

    def label(self, option: Option, view: View) -> str:
        """Return what an option is called in a list."""
        return options.label(Scene(self.book, view), option)

    def note(self, option: Option, view: View) -> str:
        """Return what an option does, in a few words or figures; empty if its label says it all."""
        return options.note(Scene(self.book, view), option)

    def price(self, option: Option, view: View) -> str:
        """Return what cannot be taken back about an option, from the view of the seat that is asked."""
        return prices.price(self._rules, Scene(self.book, view), option)

    def lines(
        self, events: tuple[Event, ...], view: View, turn: int, step: int
    ) -> tuple[Line, ...]:
        """Return the log lines of events, several answers' together if they are given together.

        `view` is the reader's after the events; `turn` and `step` are those of the last line before.
        """
        return log.lines(Scene(self.book, view), events, turn, step)

    def goes_on(self, state: State) -> bool:
        """Say whether a Character waits for its Team, or a bonus for its target: told as one."""
        asked = state.question.decision.kind if state.question else ""
        return asked in ("attach", "target")

    def refusal(self, refusal: Refusal, view: View) -> str:
        """Return what is needed, what there is, and the rule."""
        return refusals.refusal(Scene(self.book, view), refusal)

    def card_text(self, card_id: str) -> str:
        """Return what a card is and does, in sentences."""
        return cards.card_text(self.book.cards[card_id])

    def level_text(self, card_id: str, level: int) -> str:
        """Return an empty string: no card of this game has Levels."""
        return ""

    def card_line(self, card_id: str) -> str:
        """Return what a card does in at most `cards.LINE_CELLS`; ` ...` tells that there is more."""
        return cards.card_line(self.book.cards[card_id])

    def result(self, result: Result, view: View) -> tuple[str, ...]:
        """Return how the game or match ended: a sentence, then a line for each standing."""
        return results.result(Scene(self.book, view), result)
