"""Position cases of any game: a table stated in TOML, the answers, and the exact outcome.

The module `cases` of each game's tests says what `[expect]` can state; here is what is played and compared
alike. The table after the last answer is compared wholly, so what `[expect]` does not name must be as it
was; `[[expect.step]]` tables state what they name after the first `after` answers.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import attrs

from content.positions import PositionCase, read_position
from core.kernel.decision import NONE, IllegalAnswerError
from core.kernel.event import Event
from core.kernel.rules import Answer, AnyRules

Picture = dict[str, Any]
"""A state as names and figures, in parts that can be compared."""

Difference = tuple[str, Any, Any]
"""What is compared, the value expected and the one found."""

_COPIES = re.compile(r"(?P<name>.*\S) \* (?P<times>\d+)")

COMMON = frozenset({"after", "events", "absent", "refused", "over", "decision"})
"""The keys of `[expect]` that mean the same for every game."""


def case_files(folder: Path) -> list[Path]:
    """Return the position files of a folder, in order."""
    return sorted(folder.glob("*.toml"))


def read_case(path: Path, rules: AnyRules) -> PositionCase:
    """Return the case of a file; a fault in it is a failed test."""
    case, faults = read_position(path, rules.game, rules.catalogue)

    assert case is not None, "\n".join(map(str, faults))
    return case


def raw(path: Path) -> dict[str, Any]:
    """Return a case file as it stands."""
    return tomllib.loads(path.read_text("utf-8"))


def expand(words: Iterable[str]) -> list[str]:
    """Return card names with `Majini * 3` written out."""
    cards: list[str] = []
    for word in words:
        copies = _COPIES.fullmatch(word)
        cards += [copies["name"]] * int(copies["times"]) if copies else [word]
    return cards


class Run:
    """A case being played. A game says by which rules, and what its states and events are called.

    `keys` are those of `[expect]` besides the common ones. The fields of events that hold a seat, a card
    or several are told by name; `cause` is what the card of their cause is called by.
    """

    rules: ClassVar[AnyRules]
    invariants: ClassVar[Iterable[Any]]
    keys: ClassVar[frozenset[str]]
    seat_fields: ClassVar[frozenset[str]] = frozenset({"seat"})
    card_fields: ClassVar[frozenset[str]] = frozenset({"card"})
    cards_fields: ClassVar[frozenset[str]] = frozenset({"cards"})
    cause: ClassVar[str] = "source"

    def __init__(self, case: PositionCase) -> None:
        self.case = case
        self.state, events = self.rules.opening(case.setup, 0)
        self.before = self.stated()
        self.events: list[Event] = list(events)

    # What a game says.

    def picture(self, state: Any) -> Picture:
        """Return a state as names and figures."""
        raise NotImplementedError

    def stated(self) -> Picture:
        """Return the table as the position states it: what is not named must be so in the end."""
        return self.picture(self.state)

    def differences(self, expect: Mapping[str, Any], before: Picture) -> Iterator[Difference]:
        """Yield what is compared beyond the decision and why the game is over."""
        raise NotImplementedError

    def card(self, copy: int) -> str:
        """Return the name of a copy."""
        raise NotImplementedError

    def tells(self, before: Any, events: tuple[Event, ...], after: Any) -> None:
        """Assert that events tell what has happened."""
        raise NotImplementedError

    def value(self, value: Any) -> Any:
        """Return a value of an event as a case states it."""
        return list(value) if isinstance(value, tuple) else value

    def refused_names(self, names: Iterable[str]) -> list[str]:
        """Return the names in a refusal as a case states them."""
        return list(names)

    # What is played and compared alike.

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.rules.names(self.case.setup)

    def play(self) -> None:
        """Play the case and assert its outcome; the error names the first difference."""
        steps = list(self.case.expect.get("step", ()))
        for count, answer in enumerate((*self.case.answers, None)):
            while steps and steps[0]["after"] == count:
                self.compare(count, steps.pop(0), {})
            if answer is not None:
                self.answer(count + 1, answer)
        assert not steps, f"no answer number {steps[0]['after']} to look after"
        final = {key: value for key, value in self.case.expect.items() if key != "step"}
        count = len(self.case.answers)
        self.compare(count, final, self.before)
        # Every forced result of the position has been used: the case shows what it means to.
        assert self.state.chance.forced == (), f"after {count} answers: unused forced results"

    def answer(self, count: int, answer: Answer) -> None:
        """Give an answer, and check all that must hold after any."""
        decision = self.rules.decision(self.state)
        assert decision is not None, f"answer {count}, {answer}: the game is over"
        before = self.state
        try:
            self.state, events = self.rules.apply(before, answer)
        except IllegalAnswerError as error:
            asked = f"{self.names[decision.seat]} is asked {decision.kind}: {decision.keys()}"
            raise AssertionError(f"answer {count}, {answer}: {error.code}; {asked}") from None
        self.events += events
        self.tells(before, events, self.state)
        for invariant in self.invariants:
            invariant(self.state)

    def compare(self, count: int, expect: Mapping[str, Any], before: Picture) -> None:
        """Assert what is expected now; with `before` all the rest must be as it was then."""
        unknown = expect.keys() - self.keys - COMMON
        assert not unknown, f"no such keys: {sorted(unknown)}"
        for what, expected, found in self._all_differences(expect, before):
            assert expected == found, (
                f"after {count} answers, {what}:\n  expected {expected}\n  found    {found}"
            )
        self._compare_refusals(count, expect.get("refused", ()))
        self._compare_events(count, expect.get("events", ()), expect.get("absent", ()))
        self.events = []

    def _all_differences(self, expect: Mapping[str, Any], before: Picture) -> Iterator[Difference]:
        yield "why it is over", expect.get("over", ""), self.state.ended
        yield from self._decision(expect.get("decision", {}))
        yield from self.differences(expect, before)

    def winners(self) -> list[str]:
        """Return the names of the seats that have won."""
        result = self.rules.result(self.state)
        return [self.names[seat] for seat in result.winners] if result else []

    def _decision(self, expect: Mapping[str, Any]) -> Iterator[Difference]:
        if not expect:
            return
        decision = self.rules.decision(self.state)
        assert decision is not None, "nobody is asked"
        keys = decision.keys()
        found: Picture = {
            "seat": self.names[decision.seat],
            "kind": decision.kind,
            "keys": list(keys),
            "least": decision.least,
            "most": decision.most,
            "rule": decision.rule,
            "card": "" if decision.card == NONE else self.card(decision.card),
            "has": [key for key in expect.get("has", ()) if key in keys],
            "lacks": [key for key in expect.get("lacks", ()) if key not in keys],
        }
        for what, wanted in expect.items():
            yield f"decision, {what}", wanted, found[what]

    def _compare_refusals(self, count: int, refused: Iterable[Mapping[str, Any]]) -> None:
        for wanted in refused:
            key = wanted["key"]
            decision = self.rules.decision(self.state)
            asked = decision.seat if decision else 0
            seat = self.names.index(wanted["seat"]) if "seat" in wanted else asked
            refusal = self.rules.explain(self.state, seat, key)
            assert refusal is not None, f"after {count} answers: {key} is not refused"
            found = attrs.asdict(refusal) | {
                "seat": self.names[seat],
                "names": self.refused_names(refusal.names),
            }
            found = {what: found[what] for what in wanted}
            assert wanted == found, f"after {count} answers, refusal of {key}: {found}"
            if decision is not None and seat == decision.seat:
                offered = decision.keys()
                assert key not in offered, f"after {count} answers: {key} is offered and refused"

    def _compare_events(self, count: int, events: Iterable[Any], absent: Iterable[Any]) -> None:
        told = [self._told(event) for event in self.events]
        for each in absent:
            happened = [event for event in told if _stated(each).items() <= event.items()]
            assert not happened, (
                f"after {count} answers: {happened[0]['event']} has happened: {happened[0]}"
            )
        place = 0
        for each in events:
            wanted = _stated(each)
            fits = (at for at in range(place, len(told)) if wanted.items() <= told[at].items())
            found = next(fits, None)
            assert found is not None, (
                f"after {count} answers, no such event from number {place} on: {wanted}\n  "
                + "\n  ".join(f"{at}: {event}" for at, event in enumerate(told))
            )
            place = found + 1

    def _told(self, event: Event) -> dict[str, Any]:
        """Return an event with its name, and seats and cards by their names."""
        told: dict[str, Any] = {"event": type(event).__name__}
        for each in attrs.fields(type(event)):
            value = getattr(event, each.name)
            if each.name == "cause":
                continue
            if each.name in self.seat_fields:
                value = "" if value == NONE else self.names[value]
            elif each.name in self.card_fields:
                value = "" if value == NONE else self.card(value)
            elif each.name in self.cards_fields:
                value = [self.card(copy) for copy in value]
            told[each.name] = self.value(value)
        card = event.cause.card
        told[self.cause] = "" if card == NONE else self.card(card)
        return told


def _stated(event: Any) -> dict[str, Any]:
    """Return an event as a case states it: its name, or a table of some of its fields."""
    return {"event": event} if isinstance(event, str) else dict(event)


def zone_differences(wanted: Picture, found: Picture) -> Iterator[Difference]:
    """Yield what is wanted of each part beside what there is; "hand size" is the size of a zone."""
    for part, expected in wanted.items():
        assert part in found, f"no such part of the table: {part}"
        for what, value in expected.items():
            zone = what.removesuffix(" size")
            there = found[part][zone]
            yield f"{part}, {what}", value, len(there) if zone != what else there
