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

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs
from attrs import frozen

from content.positions import PositionCase
from core.deckbuilding.cards import Kind
from core.deckbuilding.figures import decorations, level, maximum_health, total, total_damage
from core.deckbuilding.game import Game
from core.deckbuilding.infection import infection_level
from core.deckbuilding.state import State, Team
from core.deckbuilding.teams import worth
from core.kernel.decision import NONE
from core.kernel.event import Event
from tests import position_case
from tests.deckbuilding.invariants import INVARIANTS, tells_what_happened
from tests.deckbuilding.table import NAMES, RULES
from tests.position_case import Difference, Picture, expand, zone_differences

ZONES = (
    "hand", "inventory", "play_area", "discard_pile", "attached", "display", "infection", "tucked",
)  # fmt: skip
OF_PARTNER = ("partner_attached", "partner_tucked", "partner_infection")

_COUNTERS = ("number", "actions", "buys", "explores", "gold", "ammo", "must_explore", "no_actions")


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
        {"winners", "turn", "piles", "seat", "mansion", "removed", "outside", "face_up"}
        | {"row", "damage", "known", "team"}
    )
    seat_fields = frozenset({"seat", "player", "owner"})
    card_fields = frozenset({"card", "put", "taken"})
    cards_fields = frozenset({"cards", "removed"})

    def picture(self, state: State) -> Picture:
        return picture(state)

    def card(self, copy: int) -> str:
        return NAMES[self.state.cards[copy]]

    def tells(self, before: State, events: tuple[Event, ...], after: State) -> None:
        tells_what_happened(before, events, after)

    def differences(self, expect: Mapping[str, Any], before: Picture) -> Iterator[Difference]:
        if "winners" in expect:
            yield "winners", expect["winners"], self.winners()
        yield from self._explore(expect)
        yield from zone_differences(self._wanted(expect, before), picture(self.state))

    def _explore(self, expect: Mapping[str, Any]) -> Iterator[Difference]:
        if "damage" in expect:
            yield "total damage", expect["damage"], total_damage(RULES.open(self.state))
        if "row" in expect:
            row = self.state.fight.row if self.state.fight else ()
            yield "row", expand(expect["row"]), [self.card(copy) for copy in row]
        if "known" in expect:
            known = [sorted(map(self.card, group.cards)) for group in self.state.known]
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
    every = attrs.asdict(state.turn) | attrs.asdict(state.turn.effects)
    turn = {key: value for key, value in every.items() if key in _COUNTERS}
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
