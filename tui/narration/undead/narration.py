"""The narration of Undead: one object that puts its subjects together."""

from core.kernel.decision import Decision, Option, Refusal
from core.kernel.event import Event
from core.kernel.rules import Result
from core.undead.catalogue import Book, Catalogue
from core.undead.state import State
from core.undead.view import View
from tui.narration.base import Line
from tui.narration.undead import cards, log, options, questions, refusals, results
from tui.narration.undead.scene import Scene


class UndeadNarration:
    """The sentences of Undead with a catalogue of cards (`base.Narration`).

    Beyond the protocol it says what the frames of the screens need: `waiting` and `odds`.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.book = Book(catalogue)

    def question(self, decision: Decision, view: View) -> str:
        """Return the prompt of a Decision, from the view of the seat that is asked."""
        return questions.question(Scene(self.book, view), decision)

    def waiting(self, view: View) -> str:
        """Return who must answer and what for, to a reader who is not asked; empty if nobody must."""
        return questions.waiting(Scene(self.book, view))

    def label(self, option: Option, view: View) -> str:
        """Return what an option is called in a list."""
        return options.label(Scene(self.book, view), option)

    def note(self, option: Option, view: View) -> str:
        """Return what an option does, in a few words or figures; empty if its label says it all."""
        return options.note(Scene(self.book, view), option)

    def price(self, option: Option, view: View) -> str:
        """Return what cannot be taken back about an option, or an empty string if undo can."""
        return options.price(Scene(self.book, view), option)

    def odds(self, view: View) -> str:
        """Return the odds of the Attack in progress in a few words; empty if there is none."""
        return options.odds_words(Scene(self.book, view))

    def lines(
        self, events: tuple[Event, ...], view: View, turn: int, step: int
    ) -> tuple[Line, ...]:
        """Return the log lines of events; `turn` and `step` are those of the last line before."""
        return log.lines(Scene(self.book, view), events, turn, step)

    def goes_on(self, state: State) -> bool:
        """Say whether something has been begun that is told as one: an Attack, a Move, a power."""
        asked = state.question.decision.kind if state.question else ""
        return asked in questions.BEGUN

    def refusal(self, refusal: Refusal, view: View) -> str:
        """Return what is needed, what there is, and the rule."""
        return refusals.refusal(Scene(self.book, view), refusal)

    def card_text(self, card_id: str) -> str:
        """Return what a card does in sentences, made from its figures and operations."""
        return cards.card_text(self.book, self.book.by_id[card_id])

    def level_text(self, card_id: str, level: int) -> str:
        """Return nothing: no card of this game has Levels."""
        return ""

    def card_line(self, card_id: str) -> str:
        """Return what a card does in at most `cards.LINE_CELLS`."""
        return cards.card_line(self.book, self.book.by_id[card_id])

    def result(self, result: Result, view: View) -> tuple[str, ...]:
        """Return how the Mission ended, and who stands."""
        return results.result(Scene(self.book, view), result)
