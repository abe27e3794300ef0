"""The narration of the Deck Building Game: one object that puts its subjects together."""

from core.deckbuilding.catalogue import Book, Catalogue
from core.deckbuilding.state import State
from core.deckbuilding.view import View
from core.kernel.decision import Decision, Option, Refusal
from core.kernel.event import Event
from core.kernel.rules import Result
from tui.narration.base import Line
from tui.narration.deckbuilding import cards, figures, options, prices, questions, refusals, results
from tui.narration.deckbuilding.log import lines
from tui.narration.deckbuilding.scene import Scene, gone_in


class DeckBuildingNarration:
    """The sentences of the Deck Building Game with a catalogue of cards (`base.Narration`).

    Beyond the protocol it says what the frames of the screens need: `holding`.
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
        """Return what cannot be taken back about an option, from the view of the seat that is asked.

        The walk that finds it knows only what the seat knows: where others may hold a reaction it
        says so, though undo might not stop in the end. `Table.foresee` is exact.
        """
        return prices.price(Scene(self.book, view), option)

    def lines(
        self, events: tuple[Event, ...], view: View, turn: int, step: int
    ) -> tuple[Line, ...]:
        """Return the log lines of events, several answers' together if they are given together.

        `view` is the reader's after the events; `turn` and `step` are those of the last line before.
        """
        return lines.lines(Scene(self.book, view, gone_in(events)), events, turn, step)

    def goes_on(self, state: State) -> bool:
        """Say whether an Explore is under way: it is told as one."""
        return state.fight is not None

    def refusal(self, refusal: Refusal, view: View) -> str:
        """Return what is needed, what there is, and the rule."""
        return refusals.refusal(Scene(self.book, view), refusal)

    def card_text(self, card_id: str) -> str:
        """Return what a card does in sentences: its figures, its icons, then its text."""
        return cards.card_text(self.book, self.book.cards[card_id])

    def level_text(self, card_id: str, level: int) -> str:
        """Return what a Level of a Character does, without its number and requirement."""
        return cards.level_text(self.book, self.book.cards[card_id], level)

    def card_line(self, card_id: str) -> str:
        """Return what a card does in at most `cards.LINE_CELLS`; ` ...` tells that there is more."""
        return cards.card_line(self.book, self.book.cards[card_id])

    def holding(self, copy: int, view: View) -> str:
        """Return a card's line with its figures as they are now for its reader, for the Hand."""
        return figures.card_now(Scene(self.book, view), copy)

    def result(self, result: Result, view: View) -> tuple[str, ...]:
        """Return how the game ended: a sentence, then a line for each standing or the solo record."""
        return results.result(Scene(self.book, view), result)
