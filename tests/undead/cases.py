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

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from content.positions import PositionCase
from core.kernel.decision import NONE
from core.kernel.event import Event
from core.undead.state import Bonus, Gear, State
from core.undead.view import view_of
from tests import position_case
from tests.position_case import Difference, Picture, expand
from tests.undead.invariants import INVARIANTS, tells_what_happened
from tests.undead.table import NAMES, RULES

_LISTS = ("action_discard", "hostile_discard", "under")


def read_case(path: Path) -> PositionCase:
    """Return the case of a file; a fault in it is a failed test."""
    return position_case.read_case(path, RULES)


def check(path: Path) -> None:
    """Play a case and assert its outcome; the error names the first difference."""
    _Run(read_case(path)).play()


class _Run(position_case.Run):
    """A case being played."""

    rules = RULES
    invariants = INVARIANTS
    keys = frozenset(
        {"gone", "turn", "goal", "soldier", "hostile", "track", "raised", "wards", "consecrations"}
        | {*_LISTS, "odds"}
    )
    seat_fields = frozenset()
    card_fields = frozenset({"card", "source", "target", "power", "soldier", "instead_of"})
    cause = "why"

    def picture(self, state: State) -> Picture:
        return picture(state)

    def card(self, copy: int) -> str:
        return NAMES[self.state.cards[copy]]

    def tells(self, before: State, events: tuple[Event, ...], after: State) -> None:
        tells_what_happened(before, events, after)

    def value(self, value: Any) -> Any:
        if not isinstance(value, tuple):
            return value
        return [[each.source, each.add] if isinstance(each, Bonus) else each for each in value]

    def differences(self, expect: Mapping[str, Any], before: Picture) -> Iterator[Difference]:
        yield from self._odds(expect.get("odds", {}))
        yield from _parts(self._wanted(expect, before), picture(self.state))

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
