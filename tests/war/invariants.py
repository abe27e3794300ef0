"""What holds at every Decision of Biohazard War, and whether events tell what happened.

Each check raises AssertionError. `INVARIANTS` look at a state; `tells_what_happened` compares the
states before and after an answer with the events between.
"""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from core.kernel.decision import NONE
from core.kernel.event import Event
from core.war import decisions, events, frames
from core.war.cards import Kind, Side
from core.war.state import PHASES, Player, State
from tests.war.table import CATALOGUE

CARDS = CATALOGUE.cards
RULE = re.compile(r"WAR-\d+\.\d+")


def _held(player: Player) -> tuple[int, ...]:
    return player.deck + player.hand + player.discard_pile


def _members(player: Player) -> tuple[int, ...]:
    return tuple(copy for team in player.teams for copy in team.members)


def each_copy_is_in_one_zone(state: State) -> None:
    """No card is lost or doubled (WAR-1.1); those committed to a fight have left the hand."""
    places: list[int] = [*state.outside]
    places += (state.resolving,) * (state.resolving != NONE)
    for player in state.players:
        places += _held(player) + player.removed + player.facilities + player.units
        places += _members(player)
    if state.fight is not None:
        places += [each.card for each in state.fight.committed]
    counts = Counter(places)
    wrong = {c: counts[c] for c in range(len(state.cards)) if counts[c] != 1}
    assert not wrong, f"copies and in how many zones they are: {wrong}"
    assert len(places) == len(state.cards)


def each_zone_holds_its_cards(state: State) -> None:
    """Cards are with their side, and zones hold the kinds that they are for (WAR-1.1 to 1.4)."""
    for seat, player in enumerate(state.players):
        side = Side.HEROES if seat == state.heroes else Side.UMBRELLA
        every = (*_held(player), *player.removed, *player.facilities, *player.units)
        for copy in (*every, *_members(player)):
            assert CARDS[copy].side is side, f"{CARDS[copy].name} is with {side}"
        _assert_kinds(player.units, Kind.UNIT)
        _assert_kinds(player.facilities, Kind.FACILITY)
        lost = Kind.TEAM if side is Side.HEROES else Kind.FACILITY
        _assert_kinds(player.removed, lost)
        _assert_kinds(tuple(team.card for team in player.teams), Kind.TEAM)
        _assert_kinds(tuple(c for team in player.teams for c in team.characters), Kind.CHARACTER)
        starting = [copy for copy in _held(player) if CARDS[copy].starts_in_play]
        assert not starting, f"in no deck: {starting}"


def _assert_kinds(zone: tuple[int, ...], kind: Kind) -> None:
    strange = [CARDS[copy].name for copy in zone if CARDS[copy].kind is not kind]
    assert not strange, f"{strange} where only {kind} may be"


def no_team_is_overfull(state: State) -> None:
    """At most 3 Characters (WAR-4.5); a third may outlast the Survivor that let it in."""
    for team in state.players[state.heroes].teams:
        assert len(team.characters) <= 3, f"too many on {CARDS[team.card].name}"


def what_is_shown_is_in_hand(state: State) -> None:
    """The cards of a hand that all know are there (WAR-7.1)."""
    for player in state.players:
        assert set(player.shown) <= set(player.hand), f"{player.shown} not in {player.hand}"
        assert len(set(player.shown)) == len(player.shown)


def a_fight_holds_together(state: State) -> None:
    """Its Teams and Units are in play, its Events are their seat's, targets are committed (WAR-5, 6)."""
    fight = state.fight
    if fight is None:
        return
    heroes, umbrella = state.players[state.heroes], state.players[1 - state.heroes]
    assert fight.kind in ("assault", "search")
    assert set(fight.units) <= set(umbrella.units), "a committed Unit is not in play"
    assert len(set(fight.units)) == len(fight.units)
    assert {*fight.teams} <= {team.card for team in heroes.teams}, "a Team is not in play"
    assert (fight.kind == "assault") == (fight.facility != NONE)
    if fight.kind == "assault":
        assert fight.facility in umbrella.facilities
        assert len(fight.units) <= fight.most_units, "too many defenders (WAR-5.4)"
    members = {c for team in heroes.teams if team.card in fight.teams for c in team.members}
    there = {*members, *fight.units, fight.facility, NONE}
    for each in fight.committed:
        assert CARDS[each.card].kind is Kind.EVENT
        assert (CARDS[each.card].side is Side.HEROES) == (each.seat == state.heroes)
        assert each.target in there, f"{each} is on a card that is not committed"


def somebody_can_answer(state: State) -> None:
    """A game that goes on asks a player; one that is over asks nobody."""
    if state.question is None:
        assert state.ended, "nobody is asked, yet the game is not over"
        assert state.agenda == (), "over, with work left"
        return
    assert not state.ended, "over, yet a question waits"
    decision = state.question.decision
    assert decision.kind in decisions.KINDS, f"no kind of the list: {decision.kind}"
    assert decision.seat in (0, 1)
    assert RULE.fullmatch(decision.rule), f"no rule: {decision}"
    for option in decision.options:
        assert RULE.fullmatch(option.rule), f"no rule: {option}"


def the_agenda_is_legal(state: State) -> None:
    """Frames are of the closed list and name seats and phases that exist; a turn follows this one."""
    for frame in state.agenda:
        assert type(frame) in frames.ALL, f"{frame} is not on the list"
        assert frame.seat in (0, 1), f"no such seat: {frame}"
    turns = sum(isinstance(frame, frames.BeginTurn) for frame in state.agenda)
    assert turns == (0 if state.ended else 1), f"turns to come: {turns}"
    assert state.phase in ("", *PHASES)


def the_game_is_not_over_unseen(state: State) -> None:
    """While it goes on there is a Facility, and a Team that is not destroyed (WAR-2)."""
    if state.ended or state.fight is not None:
        return
    heroes, umbrella = state.players[state.heroes], state.players[1 - state.heroes]
    assert umbrella.facilities, "no Facility is left (WAR-2.1)"
    teams = sum(card.kind is Kind.TEAM for card in CARDS)
    assert len(heroes.removed) < teams, "all Teams are destroyed (WAR-2.2)"


INVARIANTS: tuple[Callable[[State], None], ...] = (
    each_copy_is_in_one_zone,
    each_zone_holds_its_cards,
    no_team_is_overfull,
    what_is_shown_is_in_hand,
    a_fight_holds_together,
    somebody_can_answer,
    the_agenda_is_legal,
    the_game_is_not_over_unseen,
)


def tells_what_happened(before: State, told: tuple[Event, ...], after: State) -> None:
    """Sizes of zones and dice after an answer are what the events lead to."""
    account = _Account(before)
    for event in told:
        assert type(event) in events.ALL, f"{event} is not on the list"
        assert RULE.fullmatch(event.rule), f"no rule: {event}"
        assert event.cause.kind in ("text", "cost", "rule"), f"no kind of cause: {event}"
        account.take(event)
    account.compare(after)


class _Account:
    """The number of cards in the zones of each seat, carried on from event to event."""

    def __init__(self, state: State) -> None:
        self.heroes = state.heroes
        self.counts = [_counts(player) for player in state.players]
        self.fresh = False

    def take(self, event: Any) -> None:
        """Take an event into account."""
        handler = getattr(self, f"_{type(event).__name__}", None)
        if handler is not None:
            handler(event)

    def _move(self, seat: int, source: str, to: str, count: int = 1) -> None:
        for zone, change in ((source, -count), (to, count)):
            if zone in self.counts[seat]:
                self.counts[seat][zone] += change
                assert self.counts[seat][zone] >= 0, f"fewer than none in {zone}"

    def _GameBegan(self, event: events.GameBegan) -> None:  # noqa: N802 - named by its event
        self.fresh = True

    def _DeckSearched(self, event: events.DeckSearched) -> None:  # noqa: N802
        if event.to == "hand":
            self._move(event.seat, "deck", "hand")

    def _Reshuffled(self, event: events.Reshuffled) -> None:  # noqa: N802
        assert self.fresh or self.counts[event.seat]["deck"] == 0, "reshuffled with a deck"
        self._move(event.seat, "discard_pile", "deck", event.count)

    def _Drawn(self, event: events.Drawn) -> None:  # noqa: N802
        self._move(event.seat, "deck", "hand", len(event.cards))

    def _EnteredPlay(self, event: events.EnteredPlay) -> None:  # noqa: N802
        kinds = {Kind.TEAM: "teams", Kind.UNIT: "units", Kind.FACILITY: "facilities"}
        self._move(event.seat, event.source, kinds[CARDS[event.card].kind])

    def _CharacterPlayed(self, event: events.CharacterPlayed) -> None:  # noqa: N802
        self._move(event.seat, "hand", "resolving")

    def _Attached(self, event: events.Attached) -> None:  # noqa: N802
        self._move(event.seat, "resolving", "characters")

    def _EventPlayed(self, event: events.EventPlayed) -> None:  # noqa: N802
        self._move(event.seat, "hand", "play")

    def _EventCommitted(self, event: events.EventCommitted) -> None:  # noqa: N802
        self._move(event.seat, "hand", "fight")

    def _Recovered(self, event: events.Recovered) -> None:  # noqa: N802
        self._move(event.seat, "discard_pile", "hand")

    def _Discarded(self, event: events.Discarded) -> None:  # noqa: N802
        sources = {"team": "characters"}
        source = sources.get(event.source, event.source)
        self._move(event.seat, source, "discard_pile", len(event.cards))

    def _CharacterGivenUp(self, event: events.CharacterGivenUp) -> None:  # noqa: N802
        self._move(event.seat, "characters", "discard_pile")

    def _CharacterRolled(self, event: events.CharacterRolled) -> None:  # noqa: N802
        self._move(event.seat, "characters", event.to)

    def _UnitRolled(self, event: events.UnitRolled) -> None:  # noqa: N802
        if not event.stays:
            self._move(event.seat, "units", "discard_pile")

    def _Destroyed(self, event: events.Destroyed) -> None:  # noqa: N802
        zone = "teams" if event.seat == self.heroes else "facilities"
        self._move(event.seat, zone, "removed")

    def _Fought(self, event: events.Fought) -> None:  # noqa: N802
        for total, dice, parts in (
            (event.heroes, event.heroes_dice, event.heroes_parts),
            (event.umbrella, event.umbrella_dice, event.umbrella_parts),
        ):
            assert total == sum(dice) + sum(part[0] for part in parts), f"no such sum: {event}"
            assert all(1 <= die <= 6 for die in dice)
        if event.kind == "assault":
            heroes_win = event.heroes >= event.umbrella
        else:
            heroes_win = event.heroes > event.umbrella
        assert (event.won == self.heroes) == heroes_win, f"the wrong side won: {event}"

    def compare(self, state: State) -> None:
        """Assert that the zones are as full as the events say."""
        if self.fresh:  # a new game has been dealt
            return
        for seat, player in enumerate(state.players):
            found = _counts(player)
            expected = {zone: self.counts[seat][zone] for zone in found}
            assert expected == found, f"seat {seat}: the events lead to {expected}, not {found}"


def _counts(player: Player) -> dict[str, int]:
    return {
        "deck": len(player.deck),
        "hand": len(player.hand),
        "discard_pile": len(player.discard_pile),
        "removed": len(player.removed),
        "teams": len(player.teams),
        "characters": sum(len(team.characters) for team in player.teams),
        "facilities": len(player.facilities),
        "units": len(player.units),
    }
