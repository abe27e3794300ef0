"""Lists of answers at the tables of all games: what is asked for, and all that is legal (S4)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from attrs import evolve

from core.kernel.decision import NONE, Decision, Option
from tui import grammar, picking
from tui.commands import Command, command, use
from tui.narration.text import _, mark
from tui.narration.undo import undo_refusal
from tui.rows import Row, row
from tui.screens.answering import Answering
from tui.screens.sitting import CHOICE, OPTIONS, EyesT, option_of
from tui.sizes import READABLE
from tui.widgets.panel import Item, Panel, text
from tui.wrap import wrapped

LIST = "choice"
"""The panel of the lists."""


class Choosing(Answering[EyesT]):
    """A table with lists of answers. Its panel of them is LIST."""

    LISTS: ClassVar[tuple[str, ...]] = (CHOICE, OPTIONS)
    """The stages that list answers."""

    CLOSED: ClassVar[tuple[str, ...]] = (OPTIONS,)
    """The stages that Escape leaves for that of the question."""

    @abstractmethod
    def kind_word(self, option: Option) -> str:
        """Return the kind of card that an option is about, or an empty text."""

    @abstractmethod
    def list_heading(self, decision: Decision, width: int) -> str:
        """Return what the list of what is asked for is called."""

    @abstractmethod
    def card_name(self, card_id: str) -> str:
        """Return the name of a card."""

    def unsaved(self) -> bool:
        return bool(self.picked)

    # What is shown.

    def draw_list(self) -> None:
        """Fill the panel of the lists."""
        decision = self.flow.decision
        panel = self.panel(LIST)
        if decision is None:
            panel.fill("", ())
            return
        width = panel.extent.width - 1
        items = self._option_items(decision, width)
        heading = _("Options") if self.stage == OPTIONS else self.list_heading(decision, width)
        if panel.current is None or panel.current.key not in {item.key for item in items}:
            # The cursor goes to a row of this question first: the text below is that of its card.
            panel.fill(heading, items)
        notes: list[Row] = [row()]
        if self.several():
            words = picking.chosen_words(decision, self._picked_names(decision))
            notes += [row(line) for line in wrapped(words, width)]
        asks = self.card_asking(decision)
        under = self.card_chosen() if self.stage != OPTIONS else ""
        for card_id in dict.fromkeys(each for each in (asks, under) if each):
            said = self.card_text(card_id)
            notes += picking.text_rows(self.card_name(card_id), said, min(width, READABLE))
        panel.fill(heading, [*items, *text(notes)])

    def card_text(self, card_id: str) -> str:
        """Return what a card does in sentences."""
        return self.eyes.narration.card_text(card_id)

    def card_asking(self, decision: Decision) -> str:
        """Return the id of the card that asks, whose text stands below the list, or an empty text."""
        return self.eyes.view.cards[decision.card] if decision.card != NONE else ""

    def listed_options(self, decision: Decision) -> tuple[Sequence[Option], Sequence[int]]:
        """Return the options in the list, and the number of each."""
        return decision.options, grammar.numbers(decision)

    def card_chosen(self) -> str:
        """Return the id of the card that the option under the cursor is about, or an empty text."""
        item = self.panel(LIST).current
        option = option_of(self.flow.decision, item.key) if item else None
        view = self.flow.view
        return view.cards[option.card] if option and option.card != NONE else ""

    def several(self) -> bool:
        """Say whether several options can be picked at once."""
        decision = self.flow.decision
        return decision is not None and decision.most > 1

    def _picked_names(self, decision: Decision) -> list[str]:
        by_key = {option.key: option for option in decision.options}
        view, narration = self.eyes.view, self.eyes.narration
        return [narration.label(by_key[key], view) for key in self.picked if key in by_key]

    def _option_items(self, decision: Decision, width: int) -> list[Item]:
        """Return the options as rows; in the list of all of them each is called as it can be typed."""
        view, narration = self.eyes.view, self.eyes.narration
        options, numbers = self.listed_options(decision)
        names = [narration.label(option, view) for option in options]
        if self.stage == OPTIONS:
            names = list(grammar.typed_names(decision, names))
        items = []
        for option, name, number in zip(options, names, numbers, strict=True):
            chosen = option.key in self.picked if self.several() else None
            note, kind = narration.note(option, view), self.kind_word(option)
            made = picking.option_row((number, name), kind, note, width, chosen=chosen)
            items.append(Item(option.key, (made,), picking.label_of(number)))
        return items

    # What its keys do.

    def refuses(self, command_id: str) -> str:
        table = self.flow.session.table
        if command_id == "undo" and table.undoable() == 0:
            return undo_refusal(table.barrier())
        if command_id == "redo" and not self.flow.can_redo:
            return _("There is nothing to do again.")
        if command_id == "none" and not self._may_choose_none():
            return _("Something must be chosen here.")
        if command_id == "toggle" and self.stage in self.LISTS and not self.several():
            return _("One is chosen here: its number or Enter does it.")
        return super().refuses(command_id)

    def _may_choose_none(self) -> bool:
        decision = self.flow.decision
        if self.stage not in self.LISTS or decision is None:
            return True
        zero = any(item.label == "0" for item in self.panel(LIST).items)
        return zero or (decision.kind != "main" and decision.least == 0)

    def pick(self, item: Item) -> None:
        """Answer with an option, or mark it where several can be chosen."""
        key, decision = item.key, self.flow.decision
        if not self.several():
            self.attempt(key, pressed("number", item.label))
        elif key in self.picked:
            self.picked = tuple(each for each in self.picked if each != key)
        elif decision is not None and len(self.picked) < decision.most:
            self.picked = (*self.picked, key)
        elif decision is not None:
            self.refuse(_("At most {number} can be chosen.").format(number=decision.most))

    def answer_picked(self) -> None:
        """Answer with what has been picked, if it is enough."""
        decision = self.flow.decision
        if decision is not None and picking.limits_hold(decision, self.picked):
            self.offer(self.picked)
        elif decision is not None:
            words = _("Choose at least {number}; {chosen} chosen.")
            self.refuse(words.format(number=decision.least, chosen=len(self.picked)))

    def choose_none(self) -> None:
        """Choose the row with the number 0, or nothing where nothing may be chosen."""
        asked = command("none")
        item = self.panel(LIST).labelled("0")
        if item is not None:
            self.panel(LIST).stand_on(item.key)
            self.attempt(item.key, asked)
        elif self.flow.decision is not None:
            self.offer((), asked)

    def numbered_keys(self, keys: tuple[Command, ...], panel: Panel) -> tuple[Command, ...]:
        """Return the commands of a stage, the numbers as the rows of a panel have them now."""
        labels = [item.label for item in panel.items if item.label.isdigit()]
        shown = picking.keys_shown(label for label in labels if label != "0")
        if not shown:
            keys = tuple(each for each in keys if each.id != "number")
        if self.several():
            done = command("enter").named(mark("Done"), mark("Go on with what is chosen."))
            keys = tuple(done if each.id == "enter" else each for each in keys)
        return tuple(each.written(shown) if each.id == "number" else each for each in keys)

    def told_keys(self, keys: tuple[Command, ...]) -> tuple[Command, ...]:
        """Return the commands of a stage that tells; the arrows are among them where it scrolls."""
        if not self.panel(self.PANELS[self.stage]).scrolls:
            return keys
        return (*keys, command("move").named(mark("Scroll"), mark("Scroll the text."), footer=5))

    def do_options(self, _key: str) -> None:
        """List every legal answer."""
        if self.flow.decision is not None:
            self.go(OPTIONS if self.stage != OPTIONS else self.asked_stage())

    def do_undo(self, _key: str) -> None:
        """Take back the last answer."""
        self.keep(self.flow.undo, self.flow.undo)

    def do_redo(self, _key: str) -> None:
        """Do again what was taken back."""
        self.keep(self._again, self._again)

    def _again(self) -> None:
        self.flow.redo()

    def do_type(self, _key: str) -> None:
        """Type an answer as in the plain mode."""

        def done(typed: str | None) -> None:
            if typed:
                self.typed_answer(typed)

        self.type_line("", done, ask=_("Answer:"))


def pressed(command_id: str, label: str) -> Command:
    """Return the command of a row with a key of its own, which is what a second press is of."""
    if not label:
        return command("enter")
    return evolve(command(command_id), keys=(label,), shown=label)


CHOOSING = (
    *use("number"),
    command("enter").named(mark("Choose")),
    command("none").named(mark("None"), footer=3),
    *use("toggle"),
)
"""The keys of a list."""

GO_ON = (
    command("enter").named(mark("Go on")),
    command("back").named(
        mark("Go on"), mark("Go on, as Enter does; nothing is answered by that.")
    ),
)
"""The keys of a result: there is one way on."""
