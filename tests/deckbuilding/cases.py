"""Position cases: a table stated in TOML, the answers, and the exact outcome.

What comes before `[expect]` is a position file (`content.positions`). `[expect]` states the table
after the last answer. **What it does not name must be as it was in the position**: zones, counters,
Health, piles, Mansion. `[[expect.step]]` tables state the table after the first `after` answers, in the
same words; in these, what is not named is not looked at.

    [expect]
    events = ["Committed", { event = "Damaged", seat = "A", amount = 20 }]  # among others, in this order
    absent = ["Reshuffled"]                    # events that must not happen
    refused = [{ key = "use:handgun", code = "too-little-ammo", rule = "DBG-7.9", have = 10 }]
    over = "boss-defeated"                     # the game has ended: why, and who won
    winners = ["B"]
    mansion = ["Uroboros Aheri"]               # top card first, as are all zones
    removed = [] ; outside = []                # sorted; `outside` without Characters
    face_up = ["Licker"]                       # Infected that lie beside the Mansion
    row = ["Licker"] ; damage = 15             # the Explore in progress
    known = [["Licker", "Majini"]]             # what is known of the bottom of the Mansion

    [expect.decision]                          # who must choose what next
    seat = "A" ; kind = "commit" ; keys = ["commit:1", "commit:2"]   # or has, lacks, least, most

    [expect.turn]                              # number, active, actions, buys, explores, gold, ammo ...
    [expect.piles]                             # "Handgun" = [...]: the pile that this card belongs to
    [expect.team.A]                            # the Team of A: turns, decorations, defeated, combo, worth
    [expect.seat.A]                            # zones; health, maximum, decorations, level, wounds,
    sizes = { hand = 5 }                       # won, face_down, out, next_turn; only the size of a zone
    partner = "Ada Wong"                       # "" for none; partner_health, partner_attached ...
    xp = 2 ; skills = { "Luck Lv. 1" = 1 }     # XP on the Character and on each Skill; partner_xp

Events are those since the step before. Their cards and seats are given by name, and `source` is the
card whose text or price is the cause.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs
from attrs import define, frozen

from content.positions import PositionCase, read_position
from core.deckbuilding.cards import Kind
from core.deckbuilding.figures import decorations, level, maximum_health, total, total_damage
from core.deckbuilding.game import Game
from core.deckbuilding.infection import infection_level
from core.deckbuilding.state import State, Team
from core.deckbuilding.teams import worth
from core.kernel.decision import NONE, IllegalAnswerError
from core.kernel.event import Event
from core.kernel.rules import Answer
from tests.deckbuilding.invariants import INVARIANTS, tells_what_happened
from tests.deckbuilding.table import CATALOGUE, NAMES, RULES

ZONES = (
    "hand", "inventory", "play_area", "discard_pile", "attached", "display", "infection", "tucked",
)  # fmt: skip
OF_PARTNER = ("partner_attached", "partner_tucked", "partner_infection")
_COPIES = re.compile(r"(?P<name>.*\S) \* (?P<times>\d+)")
_CARD_FIELDS = frozenset({"card", "put", "taken"})
_CARDS_FIELDS = frozenset({"cards", "removed"})
_SEAT_FIELDS = frozenset({"seat", "player", "owner"})

_COUNTERS = ("number", "actions", "buys", "explores", "gold", "ammo", "must_explore", "no_actions")
_KEYS = frozenset(
    {"after", "events", "absent", "refused", "over", "winners", "decision", "turn", "piles", "seat"}
    | {"mansion", "removed", "outside", "face_up", "row", "damage", "known"}
    | {"team"}
)

Picture = dict[str, Any]
Difference = tuple[str, Any, Any]
"""What is compared, the value expected and the one found."""


def case_files(folder: Path) -> list[Path]:
    """Return the position files of a folder, in order."""
    return sorted(folder.glob("*.toml"))


def read_case(path: Path) -> PositionCase:
    """Return the case of a file; a fault in it is a failed test."""
    case, faults = read_position(path, "deckbuilding", CATALOGUE)

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
        if "winners" in expect:
            yield "winners", expect["winners"], self._winners()
        yield from self._decision(expect.get("decision", {}))
        yield from self._explore(expect)
        yield from _parts(self._wanted(expect, before), picture(self.state))

    def _winners(self) -> list[str]:
        result = RULES.result(self.state)
        return [self.names[seat] for seat in result.winners] if result else []

    def _decision(self, expect: Mapping[str, Any]) -> Iterator[Difference]:
        if not expect:
            return
        decision = RULES.decision(self.state)
        assert decision is not None, "nobody is asked"
        found: Picture = {
            "seat": self.names[decision.seat],
            "kind": decision.kind,
            "keys": list(decision.keys()),
            "least": decision.least,
            "most": decision.most,
            "rule": decision.rule,
            "card": "" if decision.card == NONE else self._card(decision.card),
        }
        keys = set(decision.keys())
        found["has"] = [key for key in expect.get("has", ()) if key in keys]
        found["lacks"] = [key for key in expect.get("lacks", ()) if key not in keys]
        for what, wanted in expect.items():
            yield f"decision, {what}", wanted, found[what]

    def _explore(self, expect: Mapping[str, Any]) -> Iterator[Difference]:
        if "damage" in expect:
            yield "total damage", expect["damage"], total_damage(RULES.open(self.state))
        if "row" in expect:
            row = self.state.fight.row if self.state.fight else ()
            yield "row", expand(expect["row"]), [self._card(copy) for copy in row]
        if "known" in expect:
            known = [sorted(map(self._card, group.cards)) for group in self.state.known]
            yield "known of the Mansion", [sorted(expand(e)) for e in expect["known"]], known

    def _wanted(self, expect: Mapping[str, Any], before: Picture) -> Picture:
        """Return the picture that is expected: what is named, upon what was."""
        wanted = {what: dict(part) for what, part in before.items()}
        for zone in ("mansion", "face_up", "removed", "outside"):
            if zone in expect:
                cards = expand(expect[zone])
                ordered = cards if zone in ("mansion", "face_up") else sorted(cards)
                wanted.setdefault("table", {})[zone] = ordered
        if "turn" in expect:
            wanted.setdefault("turn", {}).update(expect["turn"])
        for card, cards in expect.get("piles", {}).items():
            wanted.setdefault("piles", {})[self._pile(card)] = expand(cards)
        for name, team in expect.get("team", {}).items():
            part = wanted.setdefault(self._team(name), {})
            part |= {what: expand(v) if what == "combo" else v for what, v in team.items()}
        for name, seat in expect.get("seat", {}).items():
            part = wanted.setdefault(f"seat {name}", {})
            for what, value in seat.items():
                if what == "sizes":
                    for zone, size in value.items():
                        part.pop(zone, None)
                        part[f"{zone} size"] = size
                else:
                    part[what] = expand(value) if what in ZONES + OF_PARTNER else value
        return wanted

    def _team(self, name: str) -> str:
        """Return what the part of the picture is called that has the Team of a player."""
        seat = self.names.index(name)
        place = next(i for i, team in enumerate(self.state.teams) if seat in team.seats)
        return f"team {place}"

    def _pile(self, card: str) -> str:
        for pile in self.state.piles:
            if card in (NAMES[each] for each in pile.ids):
                return NAMES[pile.ids[0]]
        raise AssertionError(f"no pile of {card}")

    def _compare_refusals(self, count: int, refused: Iterable[Mapping[str, Any]]) -> None:
        for wanted in refused:
            key = wanted["key"]
            decision = RULES.decision(self.state)
            asked = decision.seat if decision else 0
            seat = self.names.index(wanted["seat"]) if "seat" in wanted else asked
            refusal = RULES.explain(self.state, seat, key)
            assert refusal is not None, f"after {count} answers: {key} is not refused"
            found = attrs.asdict(refusal) | {"seat": self.names[seat], "names": list(refusal.names)}
            found = {what: found[what] for what in wanted}
            assert wanted == found, f"after {count} answers, refusal of {key}: {found}"
            if decision is not None and seat == decision.seat:
                offered = decision.keys()
                assert key not in offered, f"after {count} answers: {key} is offered and refused"

    def _compare_events(self, count: int, events: Iterable[Any], absent: Iterable[str]) -> None:
        told = [self._told(event) for event in self.events]
        for name in absent:
            assert name not in _event_names(told), f"after {count} answers: {name} has happened"
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
            if each.name in _SEAT_FIELDS:
                value = "" if value == NONE else self.names[value]
            elif each.name in _CARD_FIELDS:
                value = "" if value == NONE else self._card(value)
            elif each.name in _CARDS_FIELDS:
                value = [self._card(copy) for copy in value]
            elif isinstance(value, tuple):
                value = list(value)
            if each.name != "cause":
                told[each.name] = value
        told["source"] = "" if event.cause.card == NONE else self._card(event.cause.card)
        return told

    def _card(self, copy: int) -> str:
        return NAMES[self.state.cards[copy]]


@frozen
class _Names:
    """Copies as names."""

    game: Game

    def __call__(self, copies: Iterable[int]) -> list[str]:
        return [self.game.card(copy).name for copy in copies]


def picture(state: State) -> Picture:
    """Return a state as names and figures, in parts that can be compared."""
    game = RULES.open(state)
    names = _Names(game)
    turn = {key: value for key, value in attrs.asdict(state.turn).items() if key in _COUNTERS}
    outside = [c for c in state.outside if game.card(c).kind is not Kind.CHARACTER]
    seats = RULES.names(state.setup)
    return {
        "turn": turn | {"active": seats[state.turn.seat]},
        "table": {
            "mansion": names(state.mansion),
            "face_up": names(state.face_up),
            "removed": sorted(names(state.removed)),
            "outside": sorted(names(outside)),
        },
        "piles": {NAMES[pile.ids[0]]: names(pile.cards) for pile in state.piles},
        **{f"seat {name}": _seat(game, seat) for seat, name in enumerate(seats)},
        **{f"team {place}": _team(game, team) for place, team in enumerate(game.teams)},
    }


def _team(game: Game, team: Team) -> Picture:
    return {
        "turns": team.turns,
        "decorations": team.decorations,
        "defeated": team.defeated,
        "combo": _Names(game)(team.combo),
        "worth": worth(game, team),
    }


def _seat(game: Game, seat: int) -> Picture:
    player, names = game.players[seat], _Names(game)
    partner = player.partner
    dealt = player.character != NONE
    return {zone: names(getattr(player, zone)) for zone in ZONES} | {
        "health": player.health,
        "maximum": total(maximum_health(game, seat)) if dealt else 0,
        "decorations": decorations(game, seat),
        "level": level(game, seat),
        "wounds": player.wounds,
        "won": player.won,
        "infection_level": infection_level(game, seat),
        "face_down": player.face_down,
        "out": player.out,
        "next_turn": [
            what
            for each in player.next_turn
            for what in (*each.holds(), *(("skip",) if each.skip else ()))
        ],
        "xp": player.xp,
        "skills": {game.card(each.card).name: each.xp for each in player.skills},
        "partner_xp": partner.xp if partner else 0,
        "partner": game.card(partner.character).name if partner else "",
        "partner_health": partner.health if partner else 0,
        "partner_attached": names(partner.attached) if partner else [],
        "partner_tucked": names(partner.tucked) if partner else [],
        "partner_infection": names(partner.infection) if partner else [],
        "partner_infection_level": len(partner.infection) + partner.uncarded if partner else 0,
    }


def _parts(wanted: Picture, found: Picture) -> Iterator[Difference]:
    for part, expected in wanted.items():
        assert part in found, f"no such part of the table: {part}"
        for what, value in expected.items():
            zone = what.removesuffix(" size")
            there = found[part][zone]
            yield f"{part}, {what}", value, len(there) if zone != what else there


def expand(words: Iterable[str]) -> list[str]:
    """Return card names with `Majini * 3` written out."""
    cards: list[str] = []
    for word in words:
        copies = _COPIES.fullmatch(word)
        cards += [copies["name"]] * int(copies["times"]) if copies else [word]
    return cards


def _event_names(told: Iterable[Mapping[str, Any]]) -> set[str]:
    return {event["event"] for event in told}


def raw(path: Path) -> dict[str, Any]:
    """Return a case file as it stands."""
    return tomllib.loads(path.read_text("utf-8"))
