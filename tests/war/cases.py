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

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from content.positions import PositionCase
from core.kernel.decision import NONE
from core.kernel.event import Event
from core.war import position
from core.war.figures import Sum
from core.war.state import State
from tests import position_case
from tests.position_case import Difference, Picture, zone_differences
from tests.war.invariants import INVARIANTS, tells_what_happened
from tests.war.table import CATALOGUE, NAMES, RULES

ZONES = ("hand", "deck", "discard_pile", "removed", "facilities", "units", "shown")
SORTED = frozenset({"removed", "shown"})


def read_case(path: Path) -> PositionCase:
    """Return the case of a file; a fault in it is a failed test."""
    return position_case.read_case(path, RULES)


def check(path: Path) -> None:
    """Play a case and assert its outcome; the error names the first difference."""
    _Run(read_case(path)).play()


class _Run(position_case.Run):
    """A case being played. What it does not name must be as the position states it, before the opening."""

    rules = RULES
    invariants = INVARIANTS
    keys = frozenset({"winners", "phase", "turn", "fight", "seat", "outside"})
    seat_fields = frozenset({"seat", "won"})
    card_fields = frozenset({"card", "target"})
    cause = "source_card"

    def stated(self) -> Picture:
        setup = self.case.setup
        return picture(position.placed(RULES.book, setup, setup.position, 0).freeze())

    def picture(self, state: State) -> Picture:
        return picture(state)

    def card(self, copy: int) -> str:
        return CATALOGUE.cards[copy].name

    def tells(self, before: State, events: tuple[Event, ...], after: State) -> None:
        tells_what_happened(before, events, after)

    def refused_names(self, names: Iterable[str]) -> list[str]:
        return [NAMES.get(name, name) for name in names]

    def differences(self, expect: Mapping[str, Any], before: Picture) -> Iterator[Difference]:
        for what in ("phase", "turn"):
            yield what, expect.get(what, getattr(self.state, what)), getattr(self.state, what)
        if "winners" in expect:
            yield "winners", expect["winners"], self.winners()
        yield from self._fight(expect.get("fight", {}))
        yield from zone_differences(self._wanted(expect, before), picture(self.state))

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

    def _wanted(self, expect: Mapping[str, Any], before: Picture) -> Picture:
        """Return the picture that is expected: what is named, upon what was."""
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
        return wanted


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
