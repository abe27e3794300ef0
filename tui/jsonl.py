"""The JSON-lines mode: a game for programs, one JSON value a line in both directions, format 1.

Seats are counted from 0, turns from 1. Output is ASCII, each line flushed at once. In the order in
which they come:

    {"type": "game", "format": 1, "game": ..., "seats": [{"name", "player"}], "save": ...,
     "answers": 0}
        First and once. `player` is `person` or a kind of bot; persons are answered for here. `save`
        is what `inkribbon resume` takes, "" for a game that is not saved. `answers` is how many were
        given before; events from before are not told again.
    {"type": "event", "event": "Bought", "rule": "DBG-10.1",
     "cause": {"seat", "card", "effect", "kind"}, ...}
        What has happened, also at the beginning and at the moves of bots. `event` is its class; its
        fields follow by their names. `inkribbon check --schema` lists them.
    {"type": "decision", "seat": 0, "kind": "main", "least": 1, "most": 1, "rule": "DBG-4.3",
     "card": null, "question": ..., "options": [{"key", "label", "rule", "card", "amount"}]}
        A question to a person. It waits until it is answered; a legal answer is any `least` to
        `most` of the keys, in the order of the picks.
    {"type": "explanation", "key": ..., "code": ..., "message": ..., "rule": ..., "have", "need"}
        The answer to {"explain": KEY}. `code` is "on-offer" where nothing refuses the key.
    {"type": "undone", "answers": 7}
        The answer to {"undo": true}: the last answer does not count; so many do.
    {"type": "error", "code": ..., "message": ..., "rule": ...}
        What came in was not taken and changed nothing. The same decision follows again.
    {"type": "result", "reason": ..., "turns": 31,
     "standings": [{"seat", "name", "place", "score", "won"}]}
        Once, at the end of the game, and last but for a game of a campaign.
    {"type": "campaign", "campaign": ..., "mission": ..., "mission_won": true, "next": ..., "over": "",
     "won": [...], "tries": 0, "rating": 9, "veterans": [...], "absent": [...], "fates": [...]}
        After the result of one of linked games: what the campaign has come to. While `over` is empty,
        inkribbon play GAME --campaign CAMPAIGN --jsonl goes on with `next`.

A card is {"copy": 17, "id": "WE-003", "name": "Handgun"}: a copy keeps its number as long as the game
lasts. null stands for no card, or for one that the persons here may not see; they see what any of
their seats may see. Figures that say nothing (`have`, `need`, `amount`) are null too. In Undead a
`soldier` is a place in the team, counted from 0.

A line in is a list of keys, one key, {"undo": true} or {"explain": KEY}. At the end of the input the
game stays saved, as it is after each line. Codes of errors: `bad-json`, `bad-answer`, `unknown-key` or
the code of a better reason, `picked-twice`, `too-few`, `too-many`, `no-undo`, `not-saved`.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any

import attrs
from attrs import frozen

from core.kernel.decision import NONE, Decision, IllegalAnswerError, Option, Refusal
from core.kernel.event import EVERYONE, Event, seen
from core.kernel.rules import Answer, Result
from core.kernel.table import UndoError
from saves.errors import WriteFailedError
from tui.narration.base import Narration
from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.save_words import undo_words, write_failed_words
from tui.session import Session
from tui.streams import Lines, standard_lines

FORMAT = 1

ONE_CARD = frozenset(
    {"card", "lender", "partner_card", "power", "put", "source", "taken", "target"}
)
CARDS = frozenset({"cards", "removed"})
"""The fields whose numbers are a card, or several; those of all others are seats, counts and figures."""

CardOf = Callable[[Any, int], tuple[str, str]]
"""Returns the id and the name of a copy, given a view."""

Json = dict[str, Any]

_MESSAGES = {
    "unknown-key": mark("The key {key} is not among the options."),
    "picked-twice": mark("The key {key} is there twice."),
    "too-few": mark("At least {least} must be picked, and there are {key}."),
    "too-many": mark("At most {most} can be picked, and there are {key}."),
}


@frozen
class Ask:
    """What a program asks besides answering: to take an answer back, or why a key is refused."""

    undo: bool = False
    explain: str = ""


class BadLineError(Exception):
    """A line that is no answer: `code` says whether it is no JSON or another value."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def read_line(line: str) -> Answer | Ask:
    """Return what a line says. Raises BadLineError."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadLineError("bad-json", _("This is not one JSON value.")) from error
    if isinstance(value, str):
        return (value,)
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return tuple(value)
    match value:
        case {"undo": True} if len(value) == 1:
            return Ask(undo=True)
        case {"explain": str(key)} if len(value) == 1:
            return Ask(explain=key)
    text = _('Expected a list of keys, one key, {"undo": true} or {"explain": KEY}.')
    raise BadLineError("bad-answer", text)


class JsonLines:
    """One game at a pipe."""

    def __init__(
        self, session: Session, narration: Narration, card_of: CardOf, lines: Lines, save: str = ""
    ) -> None:
        """`save` is the id of the saved game."""
        self._session = session
        self._narration = narration
        self._card_of = card_of
        self._lines = lines
        self._save = save
        # What a table that goes on knows of earlier answers has been told then.
        table = session.table
        self._told = len(table.steps) if table.answers else 0

    def run(self) -> None:
        """Play until the game or the input ends. Raises GoneError, or SaveError if it cannot go on."""
        self._write(self._game())
        while True:
            self._tell()
            while self._session.waits_for_bot():
                self._session.play_bots()
                self._tell()
            decision = self._session.decision
            if decision is None:
                self._end()
                return
            self._write(self._decision(decision))
            line = self._lines.read()
            if line is None:
                return
            self._take(line, decision)

    def _take(self, line: str, decision: Decision) -> None:
        try:
            asked = read_line(line)
            if isinstance(asked, tuple):
                self._session.answer(asked)
            elif asked.undo:
                self._undo()
            else:
                self._write(self._explanation(asked.explain))
        except BadLineError as error:
            self._error(error.code, str(error))
        except IllegalAnswerError as error:
            self._illegal(error, decision)
        except UndoError as error:
            self._error("no-undo", undo_words(error.barrier))
        except WriteFailedError as error:
            if not error.usable:
                raise
            self._error("not-saved", write_failed_words(error))

    def _undo(self) -> None:
        self._session.undo()
        table = self._session.table
        self._told = min(self._told, len(table.steps))
        self._write({"type": "undone", "answers": len(table.answers)})

    def _tell(self) -> None:
        """Tell what has happened since it was told last, as any of the persons here may see it."""
        view = self._session.view(self._session.watcher())
        for step in self._session.table.steps[self._told :]:
            for event in step:
                self._write(self._event(event, view))
        self._told = len(self._session.table.steps)

    def _game(self) -> Json:
        session = self._session
        players = session.rules.players(session.table.setup)
        pairs = zip(session.names, players, strict=True)
        return {
            "type": "game",
            "format": FORMAT,
            "game": session.rules.game,
            "seats": [{"name": name, "player": player} for name, player in pairs],
            "save": self._save,
            "answers": len(session.table.answers),
        }

    def _event(self, event: Event, view: Any) -> Json:
        shown = seen(event, self._reader(event))
        found = {
            "type": "event",
            "event": type(event).__name__,
            "rule": event.rule,
            "cause": {**attrs.asdict(event.cause), "card": self._card(event.cause.card, view)},
        }
        for field in attrs.fields(type(event)):
            if field.name not in ("cause", "rule"):
                found[field.name] = self._value(field.name, getattr(shown, field.name), view)
        return found

    def _reader(self, event: Event) -> int:
        persons = self._session.persons
        if event.audience in persons:
            return event.audience
        return persons[0] if persons else EVERYONE

    def _value(self, name: str, value: Any, view: Any) -> Any:
        if name in ONE_CARD and isinstance(value, int):
            return self._card(value, view)
        if name in CARDS and isinstance(value, tuple):
            return [self._card(copy, view) for copy in value]
        return [attrs.asdict(each) for each in value] if _are_records(value) else value

    def _card(self, copy: int, view: Any) -> Json | None:
        if copy < 0:
            return None
        card_id, name = self._card_of(view, copy)
        return {"copy": copy, "id": card_id, "name": name}

    def _decision(self, decision: Decision) -> Json:
        view = self._session.view(decision.seat)
        return {
            "type": "decision",
            "seat": decision.seat,
            "kind": decision.kind,
            "least": decision.least,
            "most": decision.most,
            "rule": decision.rule,
            "card": self._card(decision.card, view),
            "question": self._narration.question(decision, view),
            "options": [self._option(option, view) for option in decision.options],
        }

    def _option(self, option: Option, view: Any) -> Json:
        return {
            "key": option.key,
            "label": self._narration.label(option, view),
            "rule": option.rule,
            "card": self._card(option.card, view),
            "amount": _figure(option.amount),
        }

    def _explanation(self, key: str) -> Json:
        refusal = self._session.explain(key)
        if refusal is None:
            rule = next(option.rule for option in self._options() if option.key == key)
            refusal = Refusal("on-offer", key, rule)
            message = ""
        else:
            message = self._refusal_words(refusal)
        return {
            "type": "explanation",
            "key": key,
            "code": refusal.code,
            "message": message,
            "rule": refusal.rule,
            "have": _figure(refusal.have),
            "need": _figure(refusal.need),
        }

    def _options(self) -> Iterable[Option]:
        decision = self._session.decision
        return decision.options if decision else ()

    def _refusal_words(self, refusal: Refusal) -> str:
        return self._narration.refusal(refusal, self._session.view(self._session.watcher()))

    def _illegal(self, error: IllegalAnswerError, decision: Decision) -> None:
        refusal = self._session.explain(error.key) if error.code == "unknown-key" else None
        if refusal is not None:
            self._error(refusal.code, self._refusal_words(refusal), refusal.rule)
            return
        text = _(_MESSAGES[error.code]).format(
            key=error.key, least=decision.least, most=decision.most
        )
        self._error(error.code, text, decision.rule)

    def _error(self, code: str, message: str, rule: str = "") -> None:
        message = printable(message)
        self._write({"type": "error", "code": code, "message": message, "rule": rule})

    def _end(self) -> None:
        result = self._session.result
        if result is not None:
            self._write(_result(result, self._session.names))

    def _write(self, value: Json) -> None:
        self._lines.write(json.dumps(value))


def _are_records(value: Any) -> bool:
    """Say whether a field of an event holds records, such as the parts of a sum with their sources."""
    return isinstance(value, tuple) and any(attrs.has(type(each)) for each in value)


def write_campaign(data: Json) -> None:
    """Write what a campaign has come to."""
    standard_lines().write(json.dumps({"type": "campaign", **data}))


def _result(result: Result, names: tuple[str, ...]) -> Json:
    return {
        "type": "result",
        "reason": result.reason,
        "turns": result.turns,
        "standings": [
            {**attrs.asdict(each), "name": names[each.seat]} for each in result.standings
        ],
    }


def _figure(value: int) -> int | None:
    return None if value == NONE else value
