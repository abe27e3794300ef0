"""Answers at the tables of all games: asking twice where undo ends, keeping them, and what comes next."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar

from attrs import evolve

from core.kernel.decision import IllegalAnswerError, Option, Refusal
from core.kernel.rules import Answer
from core.kernel.table import UndoError
from saves.errors import SaveError, WriteFailedError
from tui import grammar
from tui.commands import Command, command
from tui.desk import Desk
from tui.narration.text import _
from tui.narration.undo import undo_refusal
from tui.narration.words import commas
from tui.opened import Opened
from tui.plain_looks import looks_for
from tui.save_words import save_error_words, write_failed_words
from tui.screens.asking import Asking
from tui.screens.handover import HandOverScreen, handing_over
from tui.screens.sitting import OVER, RESULT, WAIT, EyesT, Sitting, option_of
from tui.thinking import ClosedError, Thinker

Act = Callable[[], None]

NOTHING = Option("", "", "")
"""Stands for the answer that picks no option."""


class Answering(Sitting[EyesT]):
    """A table, answered. A game says which stage a question belongs to (`asked_stage`)."""

    LABELLED: ClassVar[frozenset[str]] = frozenset()
    """The stages in which letters are labels of rows."""

    TYPED: ClassVar[Mapping[str, str]] = {}
    """Words that look at something of the game, and their commands."""

    def __init__(self, desk: Desk, opened: Opened) -> None:
        super().__init__(desk, opened)
        self._thinking = False
        self._asked: object = None

    @abstractmethod
    def asked_stage(self) -> str:
        """Return the stage of the question that waits."""

    def forget(self) -> None:
        """Forget what the last person at the screen had begun."""
        self.picked = ()
        self._why = None
        self._asking = Asking()

    def press(self, key: str, text: str = "") -> None:
        """Forget the refusal that `?` would explain, unless it is asked now."""
        if key not in command("why").keys:
            self._why = None
        super().press(key, text)

    def barred(self, command_id: str) -> Refusal | None:
        """Return what the rules say against a command now, or None."""
        return None

    def refuses(self, command_id: str) -> str:
        if command_id == "type" and self.flow.decision is None:
            return self.waiting_words() or _("The game is over.")
        refusal = self.barred(command_id)
        return self.opened.narration.refusal(refusal, self.flow.view) if refusal else ""

    def run_command(self, asked: Command, key: str = "") -> None:
        """Do what a command does; what the rules say against it is what `?` explains next."""
        self._why = self.barred(asked.id) or self._why
        super().run_command(asked, key)

    def answer(self, answer: Answer) -> None:
        """Keep an answer, then show what it led to."""
        self.keep(lambda: self.flow.answer(answer))

    def attempt(self, key: str, asked: Command | None = None) -> None:
        """Answer with one option, after a second press if it cannot be taken back; or say why not."""
        decision = self.flow.decision
        if decision is None or option_of(decision, key) is None:
            refusal = self.flow.session.explain(key)
            if refusal is not None:
                self.refuse_because(refusal)
        else:
            self.offer((key,), asked)

    def offer(self, answer: Answer, asked: Command | None = None, then: Act = lambda: None) -> None:
        """Give a legal answer, after a second press if it cannot be taken back; `then` follows it."""

        def give() -> None:
            self.answer(answer)
            then()

        pressed = asked or command("enter")
        words = self._price_words(answer, pressed)
        if words:
            self.confirm(pressed, words, give)
        else:
            give()

    def _price_words(self, answer: Answer, pressed: Command) -> str:
        """Return what a second press is asked for, or an empty text if one press is enough."""
        view, narration, confirm = self.flow.view, self.opened.narration, self.desk.settings.confirm
        decision = self.flow.decision
        if decision is None or confirm == "never":
            return ""
        options = [option for key in answer if (option := option_of(decision, key))]
        prices = [narration.price(option, view) for option in options or [NOTHING]]
        price = next(filter(None, prices), "")
        if not (price or confirm == "always"):
            return ""
        labels = commas(narration.label(option, view) for option in options) or _("nothing")
        words = {"name": self.eyes.name(view.seat), "keys": _keys_words(pressed), "price": price}
        return self.asks_twice(answer, {**words, "label": labels})

    def asks_twice(self, answer: Answer, words: Mapping[str, str]) -> str:
        """Return what stands on the question line before the second press.

        `words` are `name`, `label`, `keys`, and `price`, which is empty where undo takes all back.
        """
        if not words["price"]:
            return _("{name}, {label}? {keys} does it.").format(**words)
        if not answer:
            return _("{name}, choose nothing? It {price}. {keys} does it.").format(**words)
        return _("{name}, {label} {price}. {keys} does it.").format(**words)

    def refuse_because(self, refusal: Refusal) -> None:
        """Say why something is refused; `?` then explains it."""
        self._why = refusal
        self.refuse(self.opened.narration.refusal(refusal, self.flow.view))

    def keep(self, act: Act, again: Act | None = None) -> None:
        """Do what is to be kept, then show what it led to; if the disk fails, Enter does it `again`."""
        self._failed = ""
        try:
            act()
        except UndoError as error:
            self.refuse(undo_refusal(error.barrier))
        except IllegalAnswerError as error:
            refusal = self.flow.session.explain(error.key)
            if refusal is not None:
                self.refuse_because(refusal)
        except SaveError as error:
            self._not_kept(error, again or self.flow.retry)
        self.settle()

    def _not_kept(self, error: SaveError, again: Act) -> None:
        """Say that the last answer does not count, and what tries it again (T6)."""
        write = error if isinstance(error, WriteFailedError) else None
        words = write_failed_words(write) if write else save_error_words(error)
        self._failed = _("{words} Leave, and continue the game.").format(words=words)
        if write and write.usable:
            self._failed = _("{words} Enter tries again.").format(words=words)
            self.confirm(command("enter"), self._failed, lambda: self.keep(again, again))
        self.refuse(self._failed)

    def waiting_words(self) -> str:
        """Return who must answer, to a person who is not asked."""
        asked = self.flow.session.decision
        if asked is None:
            return ""
        words = self.opened.narration.waiting(self.flow.view)
        return words or _("{name} is choosing.").format(name=self.eyes.name(asked.seat))

    def typed_answer(self, typed: str) -> None:
        """Do what was typed as in the plain mode."""
        decision, view, narration = self.flow.decision, self.flow.view, self.opened.narration
        if decision is None:
            self.refuse(self.waiting_words())
            return
        labels = tuple(narration.label(option, view) for option in decision.options)
        looks = looks_for(self.opened.session.rules, narration)
        commands = {**self.TYPED, **_TYPED}
        lexicon = evolve(looks.lexicon(view), commands=tuple(commands))
        match grammar.parse(typed, decision, labels, lexicon):
            case grammar.Answered(keys, rest):
                self.offer(keys, then=lambda: self._typed_rest(rest))
            case grammar.Commanded(name):
                self.run_command(command(commands[name]))
            case grammar.Problem() as problem:
                self._refuse_typed(problem)

    def _typed_rest(self, rest: str) -> None:
        if rest and self.flow.decision is not None and not self._failed:
            self.typed_answer(rest)

    def _refuse_typed(self, problem: grammar.Problem) -> None:
        for key in problem.keys:
            refusal = self.opened.session.explain(key)
            if refusal is not None:
                self.refuse_because(refusal)
                return
        self.refuse(problem.text)

    def on_mount(self) -> None:
        """Sit down; bots warm up while the screen is drawn."""
        bots = self.flow.session.bots
        if bots:
            self.thinker = Thinker(bots, self.flow.session.table.seed)
            self.call_after_refresh(self.thinker.warm_up)
        self.settle()

    def on_unmount(self) -> None:
        """Leave the game, if nobody has yet."""
        self.close_game()

    def close_game(self) -> None:
        """Leave the game so that it can be resumed at once."""
        if self.thinker:
            self.thinker.close()
        self.opened.session.close()

    def settle(self) -> None:
        """Show what the game asks next: a result, a choice, another seat, a bot's move, the end."""
        asked = self.flow.session.decision
        if asked is not self._asked:
            self._asked, self.picked = asked, ()
        self.go(self._next_stage())
        if self.stage == OVER:
            self.curtain = False
        elif self.curtain or self.stage == WAIT:
            if self.flow.session.waits_for_bot():
                self._start_bots()
            elif self.curtain or self.flow.next_person() is not None:
                self._hand_over()
        self.redraw()
        self.call_after_refresh(self.flow.session.prepare)

    def _next_stage(self) -> str:
        if self.flow.result:
            return RESULT
        if self.flow.over:
            return OVER
        return self.asked_stage()

    def go_on(self) -> None:
        """Put away the result that has been read; that is the only way on, so Escape does it too."""
        self.flow.read()
        self.settle()

    def go(self, stage: str) -> None:
        """Show a stage; its panel gets the keys."""
        self.stage = stage
        self.labels_on = stage in self.LABELLED
        self.active = self.PANELS[stage]
        if self.is_mounted and self._nodes:
            self.activate(self.active)
            if stage in (RESULT, OVER):
                self.panel(self.active).rewind()

    def _start_bots(self) -> None:
        """Let the bots think, unless they do or their last answers could not be saved."""
        if not (self._thinking or self._failed):
            self._thinking = True
            self.run_worker(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        try:
            answers = await asyncio.to_thread(self.flow.session.bot_answers, self.thinker)
        except ClosedError:
            # The table was left while they thought: nobody waits for their answers.
            return
        finally:
            self._thinking = False
        again = self._start_bots
        self.keep(lambda: self.flow.keep_bots(answers), again)

    def _hand_over(self) -> None:
        """Draw the curtain, let the keyboard pass, then show the table to who must act.

        What the last person was looking at beside the table goes first: it is theirs.
        """
        before = None if self.curtain else self.flow.seat
        self.curtain = True
        while self.app.screen is not self and self in self.app.screen_stack:
            self.app.pop_screen()
        self.redraw()

        def taken(_result: object) -> None:
            self.curtain = False
            self.forget()
            self.keep(self.flow.take_seat)

        self.app.push_screen(HandOverScreen(handing_over(self.opened, before)), taken)


def _keys_words(pressed: Command) -> str:
    return pressed.shown if pressed.shown == "Enter" else f"{pressed.shown} or Enter"


_TYPED = {
    "zones": "zones", "log": "log", "rules": "rules", "options": "options", "undo": "undo",
    "why": "why", "help": "why", "quit": "quit",
}  # fmt: skip
"""Words that look or leave at every table, and their commands."""
