"""One game at one terminal: the table, its save, its bots. Screens and plain mode only talk to this."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from core.bots.base import Bot, chance_for
from core.kernel.decision import Decision, Refusal
from core.kernel.event import Event, seen
from core.kernel.rules import Answer, AnyRules, Result
from core.kernel.table import Table

AnyTable = Table[Any, Any, Any]


class Keeper(Protocol):
    """What holds the table: a saved game, or a table that is only in memory."""

    @property
    def table(self) -> AnyTable:
        """The game in progress."""

    def play(self, answer: Answer) -> tuple[Event, ...]:
        """Keep an answer, then return what happened. Raises IllegalAnswerError or SaveError."""

    def play_all(self, answers: tuple[Answer, ...]) -> tuple[tuple[Event, ...], ...]:
        """Keep several answers in one write, then return what happened at each."""

    def undo(self) -> Answer:
        """Take back the last answer. Raises UndoError or SaveError."""

    def prepare(self) -> None:
        """Do ahead what the next answer needs: to be called while nobody waits."""

    def close(self) -> None:
        """Leave the game so that it can be resumed at once."""


class InMemory:
    """A keeper for games that are not saved: simulations and tests."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table

    def play(self, answer: Answer) -> tuple[Event, ...]:
        """Give an answer."""
        return self.table.play(answer)

    def play_all(self, answers: tuple[Answer, ...]) -> tuple[tuple[Event, ...], ...]:
        """Give several answers."""
        return tuple(self.table.play(answer) for answer in answers)

    def undo(self) -> Answer:
        """Take back the last answer. Raises UndoError."""
        return self.table.undo()

    def prepare(self) -> None:
        """Nothing is needed."""

    def close(self) -> None:
        """Nothing is kept."""


Think = Callable[[Bot, Any, int, int], Answer]
"""Lets a bot answer: bot, view, seat, number of answers so far. A screen does it in another process."""


class Session:
    """A game being played at this terminal.

    `bots` are by seat; every other seat is a person here. Nothing is shown before it is kept: all
    methods return only when the answers are on disk.
    """

    def __init__(self, keeper: Keeper, bots: Mapping[int, Bot]) -> None:
        self.keeper = keeper
        self.bots = dict(bots)

    @property
    def table(self) -> AnyTable:
        """The game in progress."""
        return self.keeper.table

    @property
    def rules(self) -> AnyRules:
        """The rules it is played by."""
        return self.table.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.rules.names(self.table.setup)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that persons answer for."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    @property
    def decision(self) -> Decision | None:
        """The question that waits, or None when the game is over."""
        return self.table.decision

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self.table.result

    def view(self, seat: int) -> Any:
        """Return what a seat may know now."""
        return self.rules.view(self.table.state, seat)

    def watcher(self) -> int:
        """Return the seat through whose eyes the terminal looks: who is asked, or a person waiting."""
        decision = self.decision
        if decision is not None and decision.seat not in self.bots:
            return decision.seat
        return self.persons[0] if self.persons else 0

    def answer(self, answer: Answer) -> tuple[Event, ...]:
        """Keep an answer of a person and return what happened, as the terminal's watcher sees it."""
        seat = self.watcher()
        return tuple(seen(event, seat) for event in self.keeper.play(answer))

    def waits_for_bot(self) -> bool:
        """Say whether a bot must answer next."""
        decision = self.decision
        return decision is not None and decision.seat in self.bots

    def bot_answers(self, think: Think | None = None) -> tuple[Answer, ...]:
        """Return the answers of the bots up to the next question to a person; nothing is kept yet."""
        table, rules = self.table, self.rules
        answers: list[Answer] = []
        state, count = table.state, len(table.answers)
        decision = rules.decision(state)
        while decision is not None and decision.seat in self.bots:
            bot, view = self.bots[decision.seat], rules.view(state, decision.seat)
            place = count + len(answers)
            if think is None:
                answer = bot.answer(view, chance_for(table.seed, decision.seat, place))
            else:
                answer = think(bot, view, decision.seat, place)
            answers.append(answer)
            if not self.persons:
                break
            state, _ = rules.apply(state, answer)
            decision = rules.decision(state)
        return tuple(answers)

    def play_bots(self, think: Think | None = None) -> tuple[tuple[Event, ...], ...]:
        """Let the bots answer up to the next question to a person; one write, before any shows."""
        return self.keep_bots(self.bot_answers(think))

    def keep_bots(self, answers: tuple[Answer, ...]) -> tuple[tuple[Event, ...], ...]:
        """Keep answers of bots in one write, then return what happened at each."""
        if not answers:
            return ()
        seat = self.watcher()
        steps = self.keeper.play_all(answers)
        return tuple(tuple(seen(event, seat) for event in step) for step in steps)

    def undo(self) -> Answer:
        """Take back the last answer. Raises UndoError or SaveError."""
        return self.keeper.undo()

    def prepare(self) -> None:
        """Do ahead what keeping the next answer needs: to be called while nobody waits."""
        self.keeper.prepare()

    def explain(self, key: str) -> Refusal | None:
        """Return why a key is refused to the watcher now, or None if it is on offer."""
        return self.table.explain(self.watcher(), key)

    def close(self) -> None:
        """Leave the game so that it can be resumed at once."""
        self.keeper.close()
