"""Position cases of Biohazard War: a table stated in TOML, the answers, and the exact outcome.

What comes before `[expect]` is a position file (`content.war.positions`). `[expect]` states the table
after the last answer. **What it does not name must be as the position states it**: zones, turn and
phase apart. `[[expect.step]]` tables state the table after the first `after` answers, in the same
words; in these, what is not named is not looked at.

    [expect]
    events = ["Drawn", { event = "Destroyed", card = "Hive", rule = "WAR-5.7" }]  # in this order
    absent = ["Fought"]                        # events that must not happen
    refused = [{ key = "send:g-mutation", code = "defense-only", rule = "WAR-5.5" }]
    over = "facilities"                        # the game has ended: why, and who won
    winners = ["Heroes"]
    phase = "assault" ; turn = 5

    [expect.decision]                          # who must choose what next
    seat = "Heroes" ; kind = "attack" ; keys = ["commit:teamwork", "done"]  # or has, lacks, least, most

    [expect.fight]                             # the fight in progress, before the dice
    heroes = 13 ; umbrella = 2 ; ways = 1296   # throws of 1,296 in which the Heroes win
    parts = ["STAR Alpha Team 5", "Teamwork 2 on STAR Alpha Team"]   # of both totals, some of them
    units = ["Lickers"] ; committed = ["Set Trap"]

    [expect.seat.Heroes]                       # zones; teams as "STAR Alpha Team: Alice, K-Mart"
    sizes = { hand = 5 }                       # only the size of a zone

Events are those since the step before. Cards and seats in them are given by name.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs
from attrs import define

from content.positions import PositionCase, read_position
from core.kernel.decision import NONE, IllegalAnswerError
from core.kernel.event import Event
from core.kernel.rules import Answer
from core.war import position
from core.war.figures import Sum
from core.war.state import State
from tests.war.invariants import INVARIANTS, tells_what_happened
from tests.war.table import CATALOGUE, NAMES, RULES

ZONES = ("hand", "deck", "discard_pile", "removed", "facilities", "units", "shown")
SORTED = frozenset({"removed", "shown"})
_KEYS = frozenset(
    {"after", "events", "absent", "refused", "over", "winners", "phase", "turn"}
    | {"decision", "fight", "seat", "outside"}
)

Picture = dict[str, dict[str, Any]]
Difference = tuple[str, Any, Any]
"""What is compared, the value expected and the one found."""


def case_files(folder: Path) -> list[Path]:
    """Return the position files of a folder, in order."""
    return sorted(folder.glob("*.toml"))


def read_case(path: Path) -> PositionCase:
    """Return the case of a file; a fault in it is a failed test."""
    case, faults = read_position(path, "war", CATALOGUE)

    assert case is not None, "\n".join(map(str, faults))
    return case


def check(path: Path) -> None:
    """Play a case and assert its outcome; the error names the first difference."""
    case = read_case(path)
    run = _Run(case)
    steps = list(case.expect.get("step", ()))
    for count, answer in enumerate((*case.answers, None)):
        while steps and steps[0]["after"] == count:
            run.compare(count, steps.pop(0), {})
        if answer is not None:
            run.answer(count + 1, answer)
    assert not steps, f"no answer number {steps[0]['after']} to look after"
    final = {key: value for key, value in case.expect.items() if key != "step"}
    run.compare(len(case.answers), final, picture(run.stated))
    assert run.state.chance.forced == (), "unused forced results"


@define
class _Run:
    """A case being played."""

    case: PositionCase
    stated: State = attrs.field(init=False)
    state: State = attrs.field(init=False)
    events: list[Event] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        setup = self.case.setup
        self.stated = position.placed(RULES.book, setup, setup.position, 0).freeze()
        self.state, events = RULES.opening(setup, 0)
        self.events = list(events)

    @property
    def names(self) -> tuple[str, ...]:
        return RULES.names(self.case.setup)

    def answer(self, count: int, answer: Answer) -> None:
        decision = RULES.decision(self.state)
        assert decision is not None, f"answer {count}, {answer}: the game is over"
        before = self.state
        try:
            self.state, events = RULES.apply(before, answer)
        except IllegalAnswerError as error:
            asked = f"{self.names[decision.seat]} is asked {decision.kind}: {decision.keys()}"
            raise AssertionError(f"answer {count}, {answer}: {error.code}; {asked}") from None
        self.events += events
        tells_what_happened(before, events, self.state)
        for invariant in INVARIANTS:
            invariant(self.state)

    def compare(self, count: int, expect: Mapping[str, Any], before: Picture) -> None:
        """Assert what is expected now; with `before` all the rest must be as it was then."""
        unknown = expect.keys() - _KEYS
        assert not unknown, f"no such keys: {sorted(unknown)}"
        for what, expected, found in self._differences(expect, before):
            assert expected == found, (
                f"after {count} answers, {what}:\n  expected {expected}\n  found    {found}"
            )
        self._compare_refusals(count, expect.get("refused", ()))
        self._compare_events(count, expect.get("events", ()), expect.get("absent", ()))
        self.events = []

    def _differences(self, expect: Mapping[str, Any], before: Picture) -> Iterator[Difference]:
        yield "why it is over", expect.get("over", ""), self.state.ended
        for what in ("phase", "turn"):
            yield what, expect.get(what, getattr(self.state, what)), getattr(self.state, what)
        if "winners" in expect:
            result = RULES.result(self.state)
            winners = [self.names[seat] for seat in result.winners] if result else []
            yield "winners", expect["winners"], winners
        yield from self._decision(expect.get("decision", {}))
        yield from self._fight(expect.get("fight", {}))
        yield from self._zones(expect, before)

    def _decision(self, expect: Mapping[str, Any]) -> Iterator[Difference]:
        if not expect:
            return
        decision = RULES.decision(self.state)
        assert decision is not None, "nobody is asked"
        keys = decision.keys()
        found = {
            "seat": self.names[decision.seat],
            "kind": decision.kind,
            "keys": list(keys),
            "least": decision.least,
            "most": decision.most,
            "rule": decision.rule,
            "has": [key for key in expect.get("has", ()) if key in keys],
            "lacks": [key for key in expect.get("lacks", ()) if key not in keys],
        }
        for what, wanted in expect.items():
            yield f"decision, {what}", wanted, found[what]

    def _fight(self, expect: Mapping[str, Any]) -> Iterator[Difference]:
        if not expect:
            return
        totals = RULES.view(self.state, 0).totals
        fight = self.state.fight
        assert totals is not None, "there is no fight"
        assert fight is not None
        told = [*_parts_of(totals.heroes), *_parts_of(totals.umbrella)]
        found = {
            "heroes": totals.heroes.total,
            "umbrella": totals.umbrella.total,
            "ways": totals.ways,
            "parts": [part for part in expect.get("parts", ()) if part in told],
            "units": names(fight.units),
            "committed": names(each.card for each in fight.committed),
        }
        for what, wanted in expect.items():
            yield f"fight, {what} (of {told})", wanted, found[what]

    def _zones(self, expect: Mapping[str, Any], before: Picture) -> Iterator[Difference]:
        wanted = {what: dict(part) for what, part in before.items()}
        if "outside" in expect:
            wanted.setdefault("table", {})["outside"] = sorted(expect["outside"])
        for name, seat in expect.get("seat", {}).items():
            part = wanted.setdefault(f"seat {name}", {})
            for what, value in seat.items():
                if what == "sizes":
                    for zone, size in value.items():
                        part.pop(zone, None)
                        part[f"{zone} size"] = size
                else:
                    part[what] = sorted(value) if what in SORTED else value
        found = picture(self.state)
        for part_name, part in wanted.items():
            assert part_name in found, f"no such part of the table: {part_name}"
            for what, value in part.items():
                zone = what.removesuffix(" size")
                there = found[part_name][zone]
                yield f"{part_name}, {what}", value, len(there) if zone != what else there

    def _compare_refusals(self, count: int, refused: Iterable[Mapping[str, Any]]) -> None:
        for wanted in refused:
            key = wanted["key"]
            decision = RULES.decision(self.state)
            asked = decision.seat if decision else 0
            seat = self.names.index(wanted["seat"]) if "seat" in wanted else asked
            refusal = RULES.explain(self.state, seat, key)
            assert refusal is not None, f"after {count} answers: {key} is not refused"
            found = attrs.asdict(refusal) | {
                "seat": self.names[seat],
                "names": [NAMES.get(name, name) for name in refusal.names],
            }
            assert wanted == {what: found[what] for what in wanted}, (
                f"after {count} answers, refusal of {key}: {found}"
            )

    def _compare_events(self, count: int, events: Iterable[Any], absent: Iterable[str]) -> None:
        told = [self._told(event) for event in self.events]
        for name in absent:
            assert name not in {each["event"] for each in told}, f"{name} has happened"
        place = 0
        for each in events:
            wanted = {"event": each} if isinstance(each, str) else dict(each)
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
            if each.name in ("seat", "won"):
                value = self.names[value] if value != NONE else ""
            elif each.name in ("card", "target"):
                value = names((value,))[0] if value != NONE else ""
            elif each.name == "cards":
                value = names(value)
            elif isinstance(value, tuple):
                value = list(value)
            if each.name != "cause":
                told[each.name] = value
        told["source_card"] = "" if event.cause.card == NONE else names((event.cause.card,))[0]
        return told


def names(copies: Iterable[int]) -> list[str]:
    """Return copies as the names of their cards."""
    return [CATALOGUE.cards[copy].name for copy in copies]


def _parts_of(total: Sum) -> Iterator[str]:
    for part in total.parts:
        (card,) = names((part.card,))
        on = f" on {names((part.on,))[0]}" if part.on != NONE else ""
        yield f"{card} {part.amount}{on}"


def picture(state: State) -> Picture:
    """Return a state as names, in parts that can be compared."""
    found: Picture = {"table": {"outside": sorted(names(state.outside))}}
    for seat, name in enumerate(RULES.names(state.setup)):
        player = state.players[seat]
        zones: dict[str, Any] = {zone: names(getattr(player, zone)) for zone in ZONES}
        for zone in SORTED:
            zones[zone] = sorted(zones[zone])
        zones["teams"] = [
            ": ".join(filter(None, (*names((team.card,)), ", ".join(names(team.characters)))))
            for team in player.teams
        ]
        found[f"seat {name}"] = zones
    return found


def raw(path: Path) -> dict[str, Any]:
    """Return a case file as it stands."""
    return tomllib.loads(path.read_text("utf-8"))
