"""The plain mode: a game line by line, for screen readers, slow links and scripts.

It prints the lines of the log, the question, the numbered options, then `>`; tui/grammar.py says what
can be typed there. Every answer is on disk before its lines show; the end of the input leaves the
game as it is. What is hidden from a person is printed only after the keyboard was passed on.
"""

from collections.abc import Iterable
from typing import Any

from attrs import evolve, frozen
from rich.cells import cell_len

from content.rules import UnknownRuleError, rule
from core.kernel.decision import NONE, Decision, Option
from core.kernel.event import EVERYONE, Event, seen
from core.kernel.rules import Answer
from core.kernel.table import UndoError
from saves.errors import WriteFailedError
from tui import grammar
from tui.grammar import Answered, Commanded, Lexicon, Problem
from tui.narration.base import Line, Narration
from tui.narration.text import _, mark
from tui.plain_looks import Looks
from tui.rows import left
from tui.save_words import undo_words, write_failed_words
from tui.session import Session
from tui.streams import Paper, standard_paper
from tui.wrap import wrapped

WIDTH = 78
INDENT = 5
"""Cells of a line, and before the rest of a line that is longer (screens.md, section 5)."""

LOG_LINES = 20
"""How many lines `log` shows by itself."""

COMMANDS = {
    "options": mark("the options again"),
    "why": mark("why NAME: what a card or an option does, or why it is refused; why 7.9: a rule"),
    "log": mark("the last lines of the log; log 50: as many; log WORD: those with a word"),
    "undo": mark("take the last answer back"),
    "help": mark("these words"),
    "quit": mark("leave; the game is saved"),
}
WITH_WORDS = ("why", "log")

ABSENT = frozenset({"not-in-hand", "no-pile", "no-effect-now", "not-offered", "unknown-key"})
"""Refusals that say no more than that something is not here; any other is the better reason."""


@frozen
class _Asked:
    """A question, and what is needed to read an answer to it: made once for each question."""

    decision: Decision
    view: Any
    labels: tuple[str, ...]
    lexicon: Lexicon


class Plain:
    """One game on a person's paper."""

    def __init__(self, session: Session, narration: Narration, looks: Looks, paper: Paper) -> None:
        self._session = session
        self._narration = narration
        self._looks = looks
        self._paper = paper
        # By seat: how many steps of the table it has been told, and whose eyes read the paper now.
        # A game that goes on begins with what the last answer led to.
        begun = len(session.table.steps) - 1 if session.table.answers else 0
        self._told = dict.fromkeys(range(len(session.names)), begun)
        self._reader = NONE
        self._stood = (NONE, NONE)
        self._typed = ""

    def run(self) -> None:
        """Play until the game or the input ends. Raises GoneError, or SaveError if it cannot go on."""
        self._greet()
        while True:
            while self._session.waits_for_bot():
                self._session.play_bots()
                if not self._session.persons:
                    self._tell()
            decision = self._session.decision
            if decision is None:
                self._end()
                return
            if not self._hand_over(decision):
                return
            self._tell()
            asked = self._asked(decision)
            self._stand(asked)
            self._ask(asked)
            if not self._answered(asked):
                return
            self._tell()

    def _asked(self, decision: Decision) -> _Asked:
        view = self._session.view(decision.seat)
        labels = tuple(self._narration.label(option, view) for option in decision.options)
        commands = (*self._looks.commands, *COMMANDS)
        lexicon = evolve(self._looks.lexicon(view), commands=commands, with_words=WITH_WORDS)
        return _Asked(decision, view, labels, lexicon)

    def _greet(self) -> None:
        session = self._session
        table = session.table
        players = session.rules.players(table.setup)
        seats = [
            name if player == "person" else _("{name} (bot, {kind})").format(name=name, kind=player)
            for name, player in zip(session.names, players, strict=True)
        ]
        self._say(_("{title}. At the table: {seats}.").format(
            title=self._looks.title(table.setup), seats=", ".join(seats)
        ))  # fmt: skip
        if table.answers:
            self._say(_("The game goes on after answer {count}.").format(count=len(table.answers)))
        self._say(_("Type the number or the name of an option; help lists the other words."))

    def _hand_over(self, decision: Decision) -> bool:
        """Pass the keyboard to who must answer; return False if the input ended."""
        before, self._reader = self._reader, decision.seat
        if len(self._session.persons) < 2 or before == decision.seat:
            return True
        name = self._session.names[decision.seat]
        if not self._paper.waits:
            self._say("", _("--- Pass the keyboard to {name}. ---").format(name=name), "")
            return True
        if before != NONE:
            if self._paper.read(_("Enter clears the screen. ")) is None:
                return False
            self._paper.clear()
        self._say(_("Pass the keyboard to {name}. Nobody else looks now.").format(name=name))
        prompt = _("{name}, press Enter when only you can see the screen. ").format(name=name)
        return self._paper.read(prompt) is not None

    def _tell(self) -> None:
        """Tell the reader what has happened since it was told last."""
        reader = self._eyes()
        steps = self._session.table.steps
        new = steps[self._told.get(reader, 0) :]
        view = self._session.view(reader) if new else None
        for step in new:
            self._say(*(line.text for line in self._lines(step, view, reader)))
        self._told[reader] = len(steps)

    def _eyes(self) -> int:
        return self._reader if self._reader != NONE else self._session.watcher()

    def _lines(
        self, step: tuple[Event, ...], view: Any, reader: int, turn: int = 0, number: int = 0
    ) -> tuple[Line, ...]:
        """Return the log lines of one answer, as a seat may see what happened."""
        audience = reader if reader in self._session.persons else EVERYONE
        events = tuple(seen(event, audience) for event in step)
        return self._narration.lines(events, view, turn, number)

    def _stand(self, asked: _Asked) -> None:
        """At the beginning of a turn, and after a game is taken up, say how the reader stands."""
        stood = (asked.decision.seat, self._session.rules.turn(self._session.table.state))
        if self._looks.begins(asked.decision) and stood != self._stood:
            self._stood = stood
            self._say(*self._looks.standing(asked.view))

    def _question(self, asked: _Asked) -> None:
        self._say(f"? {self._narration.question(asked.decision, asked.view)}")

    def _ask(self, asked: _Asked) -> None:
        self._question(asked)
        decision = asked.decision
        names = grammar.typed_names(decision, asked.labels)
        numbers = grammar.numbers(decision)
        width = max((cell_len(name) for name in names), default=0)
        for number, name, option in zip(numbers, names, decision.options, strict=True):
            note = self._note(option, asked.view)
            self._say(f"{number:>3} {left(name, width) if note else name}  {note}".rstrip())

    def _note(self, option: Option, view: Any) -> str:
        """Return what an option does, and what of it cannot be taken back."""
        note = self._narration.note(option, view)
        price = self._narration.price(option, view)
        return price if note and price.startswith(note) else "; ".join(filter(None, (note, price)))

    def _answered(self, asked: _Asked) -> bool:
        """Read until the question is answered or taken back; return False to leave the game."""
        while True:
            text = self._next_text()
            if text is None:
                return False
            parsed = grammar.parse(text, asked.decision, asked.labels, asked.lexicon)
            match parsed:
                case Answered(keys, rest):
                    if self._answer(keys):
                        self._typed = self._rest(rest, asked.decision)
                        return True
                case Commanded("quit"):
                    return False
                case Commanded("undo"):
                    if self._undo():
                        return True
                case Commanded(command, words):
                    self._command(command, words, asked)
                case Problem():
                    self._say(self._refusal(parsed, asked))
            self._question(asked)

    def _next_text(self) -> str | None:
        text, self._typed = self._typed, ""
        if text:
            self._say(f">> {text}")
            return text
        return self._paper.read("> ")

    def _rest(self, rest: str, decision: Decision) -> str:
        """Return what was typed to the next question too, if it is one of the same kind."""
        coming = self._session.decision
        if not rest or (coming and (coming.seat, coming.kind) == (decision.seat, decision.kind)):
            return rest
        text = _("{rest} was not answered: another question came first.")
        self._say(text.format(rest=grammar.quoted(rest)))
        return ""

    def _answer(self, keys: Answer) -> bool:
        try:
            self._session.answer(keys)
        except WriteFailedError as error:
            if not error.usable:
                raise
            self._say(write_failed_words(error))
            return False
        return True

    def _undo(self) -> bool:
        try:
            answer = self._session.undo()
        except UndoError as error:
            self._say(undo_words(error.barrier))
            return False
        count = len(self._session.table.steps)
        self._told = {seat: min(told, count) for seat, told in self._told.items()}
        self._stood = (NONE, NONE)
        text = _("Taken back: {answer}.")
        self._say(text.format(answer=", ".join(answer) or _("nothing was chosen")))
        return True

    def _refusal(self, problem: Problem, asked: _Asked) -> str:
        """Return the best reason why words are no answer: that of the rules if they have one."""
        found = [refusal for key in problem.keys if (refusal := self._session.explain(key))]
        better = [refusal for refusal in found if refusal.code not in ABSENT] or found
        if better:
            return self._narration.refusal(better[0], asked.view)
        return problem.text

    def _command(self, command: str, words: str, asked: _Asked) -> None:
        if command == "options":
            self._ask(asked)
        elif command == "why":
            self._why(words, asked)
        elif command == "log":
            self._log(words)
        elif command == "help":
            self._help()
        else:
            self._say(*self._looks.look(command, asked.view))

    def _help(self) -> None:
        self._say(
            _("A number picks from the list; so does any clear beginning of a name. Commas part"
              " several; none, or an empty line, chooses nothing where that is allowed.")
        )  # fmt: skip
        for command, sentence in (*self._looks.commands.items(), *COMMANDS.items()):
            self._say(f"  {command:<10} {_(sentence)}")

    def _log(self, words: str) -> None:
        """Show lines of the whole game: the last ones, so many, or those with a word."""
        lines: list[Line] = []
        reader = self._eyes()
        view = self._session.view(reader)
        for step in self._session.table.whole().steps:
            turn, number = (lines[-1].turn, lines[-1].step) if lines else (0, 0)
            lines += self._lines(step, view, reader, turn, number)
        count = int(words) if words.isascii() and words.isdigit() and len(words) < 9 else LOG_LINES
        if words and not words.isdigit():
            lines = [line for line in lines if words.casefold() in line.text.casefold()]
        for line in lines[-count:] if count else []:
            self._say(line.text if "turn" in line.tags else f"{line.turn}.{line.step} {line.text}")
        if not lines:
            self._say(_("No line has that."))

    def _why(self, words: str, asked: _Asked) -> None:
        if not words:
            self._rule(asked.decision.rule)
        elif words[0].isdigit() and self._rule(words):
            return
        else:
            self._say(*self._explained(words, asked))

    def _rule(self, number: str) -> bool:
        try:
            found = rule(number, self._session.rules.game)
        except UnknownRuleError:
            return False
        self._say(f"{found.number}: {' '.join(found.text.split())}")
        return True

    def _explained(self, words: str, asked: _Asked) -> Iterable[str]:
        """Yield what an option or a card does, and why it is refused if it is."""
        found = grammar.find(words, asked.decision, asked.labels, asked.lexicon)
        key = found if isinstance(found, str) else ""
        if key:
            yield from self._on_offer(key, asked)
        elif isinstance(found, Problem):
            yield self._refusal(found, asked)
        slug = key.partition(":")[2].partition("#")[0]
        named = [slug] if slug else [each.slug for each in grammar.things(words, asked.lexicon)[:1]]
        for card_id in filter(None, map(self._looks.card_id, named)):
            yield self._narration.card_text(card_id)

    def _on_offer(self, key: str, asked: _Asked) -> Iterable[str]:
        option = next(each for each in asked.decision.options if each.key == key)
        found = (self._narration.label(option, asked.view), self._note(option, asked.view))
        text = "; ".join(filter(None, found))
        yield _("{option} ({rule}), typed {key}.").format(option=text, rule=option.rule, key=key)

    def _end(self) -> None:
        self._tell()
        result = self._session.result
        if result is not None:
            view = self._session.view(self._eyes())
            self._say(*self._narration.result(result, view))

    def _say(self, *texts: str) -> None:
        self._paper.write(*_laid_out(texts))


def _laid_out(texts: Iterable[str]) -> Iterable[str]:
    """Yield texts as lines of the paper, the rest of a long one indented."""
    for text in texts:
        front = " " * (len(text) - len(text.lstrip(" ")))
        lines = wrapped(text.lstrip(" "), WIDTH - len(front), INDENT)
        yield from (front + line for line in lines)


def write_lines(texts: Iterable[str]) -> None:
    """Write sentences after a game."""
    standard_paper().write(*_laid_out(texts))
