"""Position cases of Undead: a table stated in TOML, the answers, and the exact outcome.

What comes before `[expect]` is a position file (`content.undead.positions`). `[expect]` states the
table after the last answer. **What it does not name must be as it was in the position**: every Soldier,
every Hostile card, the track, the Turn, the Objective. `[[expect.step]]` tables state the table after the
first `after` answers, in the same words; in these, what is not named is not looked at.

    [expect]
    events = ["AttackRolled", { event = "HitsTaken", card = "Wraith", hits = 2, left = 0 }]  # in this order
    absent = ["WeaponEmptied"]                 # events that must not happen, by name or as above
    refused = [{ key = "attack:1", code = "nothing-in-range", rule = "UND-11.1" }]
    over = "won"
    gone = ["Wraith"]                          # Hostile cards that have left play
    track = ["Jungle Trail", "Ruined Village"] # from place 1 on
    action_discard = [] ; hostile_discard = [] ; under = []   # sorted; under: known at the bottom
    raised = 1 ; wards = 0 ; consecrations = 0 # how many

    [expect.decision]                          # who must choose what next: kind, seat, keys, has, lacks
    [expect.turn]                              # number, left, seat
    [expect.goal]                              # active, work, hits, destroyed, carrier
    [expect.odds]                              # of the Attack in progress: hits, rows, beaten, modifier
    [expect.soldier."Sergeant Walt Doyle"]     # at, health, actions, suppressions, xp, divinity,
    sizes = { hand = 5 }                       # protected, bonus, hand, gear; only the size of a hand
    [expect.hostile."Wraith"]                  # at, ekias, suppressions, targets (by name); "Wraith#2"

`gear` is a list such as "M1 Garand, 3 Ammo", "M1 Garand, empty, 2 Ammo", "Holy Water, 1 charge".
Events are those since the step before; cards and Soldiers in them are given by name, and `why` is the
card whose text, price or rule is the cause.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs
from attrs import define

from content.positions import PositionCase
from content.reading import read_table
from content.undead.positions import position_case
from core.kernel.decision import NONE, IllegalAnswerError
from core.kernel.event import Event
from core.kernel.rules import Answer
from core.undead.state import Bonus, Gear, State
from core.undead.view import view_of
from tests.undead.invariants import INVARIANTS, tells_what_happened
from tests.undead.table import CATALOGUE, NAMES, RULES

_COPIES = re.compile(r"(?P<name>.*\S) \* (?P<times>\d+)")
_CARD_FIELDS = frozenset({"card", "source", "target", "power", "soldier", "instead_of"})
_KEYS = frozenset(
    {
        "after",
        "events",
        "absent",
        "refused",
        "over",
        "gone",
        "decision",
        "turn",
        "goal",
        "soldier",
        "hostile",
    }
    | {
        "track",
        "action_discard",
        "hostile_discard",
        "under",
        "raised",
        "wards",
        "consecrations",
        "odds",
    }
)
_LISTS = ("action_discard", "hostile_discard", "under")

Picture = dict[str, Any]
Difference = tuple[str, Any, Any]
"""What is compared, the value expected and the one found."""


def case_files(folder: Path) -> list[Path]:
    """Return the position files of a folder, in order."""
    return sorted(folder.glob("*.toml"))


def read_case(path: Path) -> PositionCase:
    """Return the case of a file; a fault in it is a failed test."""
    table, faults = read_table(path, path.name)
    case, found = position_case(table, path.name, CATALOGUE)

    assert case is not None, "\n".join(map(str, (*faults, *found)))
    return case


def raw(path: Path) -> dict[str, Any]:
    """Return the table of a file as it stands there."""
    return tomllib.loads(path.read_text("utf-8"))


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
    run.compare(len(case.answers), final, picture(run.first))
    run.compare_all_forced(len(case.answers))


@define
class _Run:
    """A case being played."""

    case: PositionCase
    first: State = attrs.field(init=False)
    state: State = attrs.field(init=False)
    events: list[Event] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.state, events = RULES.opening(self.case.setup, 0)
        self.first, self.events = self.state, list(events)

    def answer(self, count: int, answer: Answer) -> None:
        decision = RULES.decision(self.state)
        assert decision is not None, f"answer {count}, {answer}: the Mission is over"
        before = self.state
        try:
            self.state, events = RULES.apply(before, answer)
        except IllegalAnswerError as error:
            asked = f"seat {decision.seat} is asked {decision.kind}: {decision.keys()}"
            raise AssertionError(f"answer {count}, {answer}: {error.code}; {asked}") from None
        self.events += events
        tells_what_happened(before, events, self.state)
        for invariant in INVARIANTS:
            invariant(self.state)

    def compare(self, count: int, expect: Mapping[str, Any], before: Picture) -> None:
        """Assert what is expected now; with `before` all the rest must be as it was then."""
        for what, expected, found in self._differences(expect, before):
            assert expected == found, (
                f"after {count} answers, {what}:\n  expected {expected}\n  found    {found}"
            )
        self._compare_refusals(count, expect.get("refused", ()))
        self._compare_events(count, expect.get("events", ()), expect.get("absent", ()))
        self.events = []

    def compare_all_forced(self, count: int) -> None:
        """Every forced result of the position has been used: the case shows what it means to."""
        assert self.state.chance.forced == (), f"after {count} answers: unused forced results"

    def _differences(self, expect: Mapping[str, Any], before: Picture) -> Iterator[Difference]:
        unknown = expect.keys() - _KEYS
        assert not unknown, f"no such keys: {sorted(unknown)}"
        yield "why it is over", expect.get("over", ""), self.state.ended
        yield from self._decision(expect.get("decision", {}))
        yield from self._odds(expect.get("odds", {}))
        yield from _parts(self._wanted(expect, before), picture(self.state))

    def _decision(self, expect: Mapping[str, Any]) -> Iterator[Difference]:
        if not expect:
            return
        decision = RULES.decision(self.state)
        assert decision is not None, "nobody is asked"
        found: Picture = {
            "seat": RULES.names(self.case.setup)[decision.seat],
            "kind": decision.kind,
            "keys": list(decision.keys()),
            "rule": decision.rule,
            "card": "" if decision.card == NONE else self._card(decision.card),
        }
        keys = set(decision.keys())
        found["has"] = [key for key in expect.get("has", ()) if key in keys]
        found["lacks"] = [key for key in expect.get("lacks", ()) if key not in keys]
        for what, wanted in expect.items():
            yield f"decision, {what}", wanted, found[what]

    def _odds(self, expect: Mapping[str, Any]) -> Iterator[Difference]:
        """Yield the odds of the Attack in progress, chances in percent."""
        if not expect:
            return
        aim = view_of(RULES.open(self.state), self.state, 0).aim
        assert aim is not None, "no Attack in progress"
        odds = aim.odds
        found: Picture = {
            "modifier": aim.modifier.total,
            "parts": [[part.source, part.add] for part in aim.modifier.parts],
            "beaten": round(odds.beaten * 100, 1),
            "hits": [round(chance * 100, 1) for chance in odds.hits],
            "rows": [
                [row.min, round(row.chance * 100, 1), round(row.after * 100, 1)]
                for row in odds.rows
            ],
        }
        for what, wanted in expect.items():
            yield f"odds, {what}", wanted, found[what]

    def _wanted(self, expect: Mapping[str, Any], before: Picture) -> Picture:
        """Return the picture that is expected: what is named, upon what was."""
        wanted = {what: dict(part) for what, part in before.items()}
        for name in expect.get("gone", ()):
            wanted.pop(f"hostile {name}", None)
            wanted[f"hostile {name}"] = {}
        for key in ("turn", "goal"):
            wanted.setdefault(key, {}).update(expect.get(key, {}))
        table = wanted.setdefault("table", {})
        for key in ("track", *_LISTS, "raised", "wards", "consecrations"):
            if key in expect:
                value = expect[key]
                table[key] = sorted(expand(value)) if key in _LISTS else value
        for kind in ("soldier", "hostile"):
            for name, each in expect.get(kind, {}).items():
                part = wanted.setdefault(f"{kind} {name}", {})
                for what, value in each.items():
                    if what == "sizes":
                        part.pop("hand", None)
                        part["hand size"] = value["hand"]
                    elif what == "hand":
                        part.pop("hand size", None)
                        part[what] = expand(value)
                    else:
                        part[what] = value
        return wanted

    def _compare_refusals(self, count: int, refused: Iterable[Mapping[str, Any]]) -> None:
        for wanted in refused:
            key = wanted["key"]
            decision = RULES.decision(self.state)
            seat = decision.seat if decision else 0
            refusal = RULES.explain(self.state, seat, key)
            assert refusal is not None, f"after {count} answers: {key} is not refused"
            found = attrs.asdict(refusal) | {"names": list(refusal.names)}
            found = {what: found[what] for what in wanted}
            assert wanted == found, f"after {count} answers, refusal of {key}: {found}"

    def _compare_events(self, count: int, events: Iterable[Any], absent: Iterable[Any]) -> None:
        told = [self._told(event) for event in self.events]
        for each in absent:
            unwanted = {"event": each} if isinstance(each, str) else dict(each)
            happened = [event for event in told if unwanted.items() <= event.items()]
            assert not happened, f"after {count} answers: {happened[0]} has happened"
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
        """Return an event with its name, and Soldiers and cards by their names."""
        told: dict[str, Any] = {"event": type(event).__name__}
        for each in attrs.fields(type(event)):
            value = getattr(event, each.name)
            if each.name in _CARD_FIELDS:
                value = "" if value == NONE else self._card(value)
            elif each.name == "cards":
                value = [self._card(copy) for copy in value]
            elif isinstance(value, tuple):
                value = [[e.source, e.add] if isinstance(e, Bonus) else e for e in value]
            if each.name != "cause":
                told[each.name] = value
        told["why"] = "" if event.cause.card == NONE else self._card(event.cause.card)
        return told

    def _card(self, copy: int) -> str:
        return NAMES[self.state.cards[copy]]


def picture(state: State) -> Picture:
    """Return a state as names and figures, in parts that can be compared."""
    names = [NAMES[each] for each in state.cards]
    parts: Picture = {
        "turn": {"number": state.turn.number, "left": state.turn.left, "seat": state.turn.seat + 1},
        "goal": {
            "active": state.goal.active,
            "work": state.goal.work,
            "hits": state.goal.hits,
            "destroyed": [NAMES[each] for each in state.goal.destroyed],
            "carrier": "" if state.goal.carrier == NONE else names[state.goal.carrier],
        },
        "table": {
            "track": [names[copy] for copy in state.track[1:-1] if copy != NONE],
            "raised": state.raised,
            "wards": len(state.wards),
            "consecrations": len(state.consecrations),
        },
    }
    for place, soldier in enumerate(state.soldiers):
        part = {
            what: getattr(soldier, what)
            for what in (
                "at",
                "health",
                "actions",
                "suppressions",
                "xp",
                "divinity",
                "protected",
                "bonus",
            )
        }
        part["hand"] = [names[copy] for copy in soldier.hand]
        part["hand size"] = len(soldier.hand)
        part["gear"] = [_gear_words(names[gear.card], gear) for gear in soldier.gear]
        parts[f"soldier {names[place]}"] = part
    found: dict[str, int] = {}
    for hostile in state.hostiles:
        name = names[hostile.card]
        count = found[name] = found.get(name, 0) + 1
        parts[f"hostile {name}" + (f"#{count}" if count > 1 else "")] = {
            "at": hostile.at,
            "ekias": list(hostile.ekias),
            "suppressions": list(hostile.suppressions),
            "targets": ["" if each == NONE else names[each] for each in hostile.targets],
        }
    return parts | {"lists": _lists(state, names)}


def _lists(state: State, names: list[str]) -> Picture:
    end = len(state.locations.cards) - state.locations.known
    return {
        "action_discard": sorted(names[copy] for copy in state.actions.discard),
        "hostile_discard": sorted(names[copy] for copy in state.hostile_deck.discard),
        "under": sorted(names[copy] for copy in state.locations.cards[end:]),
    }


def _gear_words(name: str, gear: Gear) -> str:
    words = [name]
    if gear.empty:
        words.append("empty")
    if gear.ammo:
        words.append(f"{gear.ammo} Ammo")
    if gear.charges:
        words.append(f"{gear.charges} charge{'s' if gear.charges > 1 else ''}")
    return ", ".join(words)


def _parts(wanted: Picture, found: Picture) -> Iterator[Difference]:
    """Yield what is wanted of each part beside what there is; zones that lists name are apart."""
    for name, part in wanted.items():
        if name == "lists":
            continue
        if name.startswith("hostile ") and not part:
            yield f"{name}, in play", False, name in found
            continue
        there = found.get(name)
        if there is None:
            yield name, part, None
            continue
        for what, value in part.items():
            if name == "table" and what in _LISTS:
                yield what, value, found["lists"][what]
            else:
                yield f"{name}, {what}", value, there[what]
    for name in found.keys() - wanted.keys():
        if name.startswith("hostile ") and any(key.startswith("soldier") for key in wanted):
            yield f"{name}, in play", False, True


def expand(cards: Iterable[str]) -> list[str]:
    """Return names with `Cautious * 2` written out."""
    found: list[str] = []
    for card in cards:
        match = _COPIES.fullmatch(card)
        found += [match["name"]] * int(match["times"]) if match else [card]
    return found
