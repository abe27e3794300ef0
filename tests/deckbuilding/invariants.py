"""What holds at every Decision of the Deck Building Game, and whether events tell what happened.

Each check raises AssertionError. `INVARIANTS` look at a state; `tells_what_happened` compares the
states before and after an answer with the events between.
"""

import re
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.cards import Kind
from core.deckbuilding.figures import (
    decorations,
    level,
    levels_in_force,
    maximum_health,
    needs,
    total,
)
from core.deckbuilding.infection import infection_level, is_infected_character
from core.deckbuilding.state import Player, State
from core.kernel.decision import NONE
from core.kernel.event import Event
from tests.deckbuilding.table import CATALOGUE, RULES

PRINTED = {card.id: card for card in CATALOGUE.cards}
LIVING = frozenset(c.id for c in CATALOGUE.cards if c.kind is Kind.CHARACTER)
ZOMBIES = frozenset(c.id for c in CATALOGUE.cards if c.kind is Kind.INFECTED_CHARACTER)
CHARACTERS = LIVING | ZOMBIES
INFECTIONS = frozenset(c.id for c in CATALOGUE.cards if c.kind is Kind.INFECTION)
BOUGHT = frozenset(c.id for c in CATALOGUE.cards if c.cost is not None)
OWNED = BOUGHT | INFECTIONS
SKILLS = frozenset(c.id for c in CATALOGUE.cards if c.kind is Kind.SKILL)
IN_MANSION = frozenset(PRINTED) - CHARACTERS - OWNED - SKILLS
INFECTED = frozenset(c.id for c in CATALOGUE.cards if c.kind is Kind.INFECTED)
ATTACHED = INFECTED | {"IT-002", "MA-070", "AC-041", "AC-030", "MA-054"}
IN_COMBO = frozenset(c.id for c in CATALOGUE.cards if c.kind in (Kind.INFECTED, Kind.BONUS))
# An Item of the Mansion that is replaced on a Partner is discarded (DBG-18.7, 18.8).
IN_DECKS = OWNED | {c.id for c in CATALOGUE.cards if c.kind is Kind.ITEM}
WITH_PARTNER = frozenset(
    c.id for c in CATALOGUE.cards if c.kind in (Kind.WEAPON, Kind.ACTION, Kind.ITEM)
)
COUNTERS = ("actions", "buys", "explores", "gold", "ammo")
RULE = re.compile(r"DBG-\d+\.\d+")


def each_copy_is_in_one_zone(state: State) -> None:
    """No card is lost or doubled (DBG-2.1, 2.2)."""
    places: list[int] = []
    for player in state.players:
        laid = (
            player.attached, player.display, player.offered, player.infection, player.tucked,
        )  # fmt: skip
        for zone in (*_deck_zones(player), *laid):
            places += zone
        places += (player.character,) * (player.character != NONE)
        places += [each.card for each in player.skills]
        if player.draft is not None:
            places += player.draft.dealt + player.draft.kept
        if player.partner is not None:
            partner = player.partner
            places += (partner.character, *partner.attached, *partner.tucked, *partner.infection)
    for pile in state.piles:
        places += pile.cards
    common = (state.mansion, state.face_up, state.removed, state.outside, state.infection_deck)
    for zone in common:
        places += zone
    for team in state.teams:
        places += team.combo
    places += state.undealt
    if state.fight is not None:
        places += state.fight.row + state.fight.declined
    if len(places) != len(state.cards) or len(set(places)) != len(places):
        counts = Counter(places)
        wrong = {c: counts[c] for c in range(len(state.cards)) if counts[c] != 1}
        raise AssertionError(f"copies and in how many zones they are: {wrong}")


def each_zone_holds_its_kinds(state: State) -> None:
    """Decks hold bought cards, the Mansion its own, piles their ids (DBG-1.12, 2.7, 10.11)."""
    for player in state.players:
        for zone in _deck_zones(player):
            _assert_among(IN_DECKS, zone, state)
        _assert_among(ATTACHED, player.attached, state)
        if player.partner is not None:
            _assert_among(CHARACTERS, (player.partner.character,), state)
            _assert_among(WITH_PARTNER, player.partner.attached, state)
        _assert_among(INFECTIONS, player.infection, state)
        if player.character != NONE:
            _assert_among(CHARACTERS, (player.character,), state)
    for pile in state.piles:
        _assert_among(frozenset(pile.ids), pile.cards, state)
    _assert_among(IN_MANSION, state.mansion, state)
    _assert_among(INFECTIONS, state.infection_deck, state)
    _assert_among(INFECTED, state.face_up, state)
    for team in state.teams:
        _assert_among(IN_COMBO, team.combo, state)


def _assert_among(ids: frozenset[str], zone: tuple[int, ...], state: State) -> None:
    if not _copies(state.cards, ids).issuperset(zone):
        strange = [state.cards[copy] for copy in zone if state.cards[copy] not in ids]
        raise AssertionError(f"{strange} among {sorted(ids)}")


@lru_cache(maxsize=256)
def _copies(cards: tuple[str, ...], ids: frozenset[str]) -> frozenset[int]:
    """Return the copies of some cards."""
    return frozenset(copy for copy, card_id in enumerate(cards) if card_id in ids)


def skills_hold_at_most_their_xp(state: State) -> None:
    """XP is at least 0, on a Skill at most its requirement (DBG-19.10); without the System there is none."""
    for player in state.players:
        assert player.xp >= 0, f"{player.xp} XP"
        assert player.partner is None or player.partner.xp >= 0, f"{player.partner} of XP"
        _assert_among(SKILLS, tuple(each.card for each in player.skills), state)
        for skill in player.skills:
            most = PRINTED[state.cards[skill.card]].xp or 0
            assert 0 <= skill.xp <= most, f"{skill.xp} XP of {most}"
            there = player.partner is not None or player.out
            assert there or not skill.partner, f"{skill} of nobody"
        assert state.setup.skills or not (player.xp or player.skills), "XP without the System"


def no_counter_is_negative(state: State) -> None:
    """Counters never go below 0 (DBG-4.6)."""
    for what in (*COUNTERS, "actions_played"):
        assert getattr(state.turn, what) >= 0, f"{what}: {getattr(state.turn, what)}"


def health_is_within_bounds(state: State) -> None:
    """Health is 1 to Maximum Health; 0 of those who are down, out, or just falling (DBG-8.8, 13.1)."""
    game = RULES.open(state)
    for seat, player in enumerate(state.players):
        if player.character == NONE:
            continue
        most = total(maximum_health(game, seat))
        if player.face_down or player.out:
            assert player.health == 0, f"seat {seat} is down with {player.health}"
        else:
            falls = frames.Collapse | frames.PutOut | frames.Perish | frames.BecomeInfected
            falling = any(isinstance(f, falls) and f.seat == seat for f in state.agenda)
            assert (0 if falling else 1) <= player.health <= most, f"{player.health} of {most}"
        assert not player.out or not any(_deck_zones(player)), f"seat {seat} is out with cards"
        assert not player.out or player.partner is None, f"seat {seat} is out with a Partner"
        if player.partner is not None:
            goes = any(isinstance(f, frames.LosePartner) and f.seat == seat for f in state.agenda)
            most = total(maximum_health(game, seat, partner=True))
            assert (0 if goes else 1) <= player.partner.health <= most, (
                f"{player.partner} of {most}"
            )


def infection_keeps_its_bounds(state: State) -> None:
    """Only living Characters have Infection Levels, below the highest; zombies have no Levels.

    DBG-17.3, 17.8, 17.14, 18.18, 1.18.
    """
    game = RULES.open(state)
    limit = game.difficulty.infection_limit
    for seat, player in enumerate(state.players):
        now = infection_level(game, seat)
        turning = any(isinstance(f, frames.BecomeInfected) and f.seat == seat for f in state.agenda)
        assert now < limit or turning or player.out, f"seat {seat} has Infection Level {now}"
        assert game.mode.infects or not now, f"infected in {state.setup.mode}"
        if player.partner is not None:
            beside = infection_level(game, seat, partner=True)
            leaving = any(
                isinstance(f, frames.LosePartner) and f.seat == seat for f in state.agenda
            )
            assert beside < limit or leaving, f"Partner of {seat} has Infection Level {beside}"
        if is_infected_character(game, seat) and not _choosing(state):
            assert not now, f"a zombie with Infection Level {now}"
            assert level(game, seat) == 0
            assert player.partner is None, f"a zombie with a Partner: {seat}"


def levels_follow_decorations(state: State) -> None:
    """Decorations are the sum of what is Attached, or the Team's; Levels follow from them.

    DBG-12.1, 12.2, 6.1, 15.17.
    """
    game = RULES.open(state)
    for seat, player in enumerate(state.players):
        have = sum(PRINTED[state.cards[copy]].decorations for copy in player.attached) + player.won
        for team in state.teams:
            if seat in team.seats:
                have = team.decorations
        assert have == decorations(game, seat)
        if player.character == NONE:
            continue
        levels = PRINTED[state.cards[player.character]].levels
        reached = [
            each.level for each, need in zip(levels, needs(game, seat), strict=True) if need <= have
        ]
        assert max(reached, default=0) == level(game, seat)
        force = [each.level for each in levels_in_force(game, seat)]
        assert force == ([] if player.face_down or player.out else reached)


def what_is_known_of_the_mansion_is_true(state: State) -> None:
    """Each group that is known to lie at the bottom lies there (DBG-2.6)."""
    end = len(state.mansion)
    for group in reversed(state.known):
        start = end - len(group.cards)
        assert start >= 0, f"{group} is more than there is"
        assert set(group.cards) == set(state.mansion[start:end]), f"{group} is not at {start}"
        assert (group.order or state.mansion[start:end]) == state.mansion[start:end], group
        assert bool(group.order) == (group.orderer != NONE), group
        end = start


def teams_are_in_order(state: State) -> None:
    """Every player is in one Team; the active player's Team has its Team turn (DBG-15.1, 15.6, 15.8)."""
    if not state.teams:
        return
    seats = sorted(seat for team in state.teams for seat in team.seats)
    assert list(range(len(state.players))) == seats, f"Teams: {state.teams}"
    for team in state.teams:
        assert team.turns >= 0, team
        extra = state.turn.after != NONE
        assert team.under_way <= (extra or state.turn.seat in team.seats), f"not its turn: {team}"
        assert not team.defeated or team.under_way, team
    for player in state.players:
        infected = [c for c in player.attached if PRINTED[state.cards[c]].kind is Kind.INFECTED]
        assert not infected, f"Attached in Mercenary Mode: {infected}"
        assert not player.face_down, "no recovery in Mercenary Mode"


def what_is_known_of_inventories_is_true(state: State) -> None:
    """The cards that are known to lie on top of an Inventory lie there, in that order (DBG-2.12)."""
    for player in state.players:
        tops = tuple(copy for top in player.tops for copy in top.cards)
        assert tops == player.inventory[: len(tops)], f"{tops} are not on top"


def what_is_passed_is_held(state: State) -> None:
    """Who is about to pass a card holds it; cards passed unseen lie hidden (DBG-5.29)."""
    for player in state.players:
        assert player.passing in (NONE, *player.hand), f"{player.passing} is not in the Hand"
    hidden = {copy for player in state.players for copy in player.hand + player.inventory}
    assert all(each.card in hidden for each in state.passed), f"seen: {state.passed}"


def what_was_looked_at_lies_on_top(state: State) -> None:
    """The cards that are known on top of the Mansion lie there, in that order (DBG-2.5, 2.12)."""
    tops = tuple(copy for top in state.tops for copy in top.cards)
    assert tops == state.mansion[: len(tops)], f"{tops} are not on top"


def somebody_can_answer(state: State) -> None:
    """A game that goes on asks a player who exists; one that is over asks nobody (DBG-5.14, 5.23)."""
    if state.question is None:
        assert state.ended, "nobody is asked, yet the game is not over"
        assert state.agenda == (), "over, with work left"
        return
    assert not state.ended, "over, yet a question waits"
    decision = state.question.decision
    player = state.players[decision.seat]
    assert decision.kind in decisions.KINDS, f"no kind of the list: {decision.kind}"
    exists = not (player.face_down or player.out)
    assert exists, f"seat {decision.seat} does not exist, but is asked"
    assert RULE.fullmatch(decision.rule), f"no rule: {decision}"
    for option in decision.options:
        assert RULE.fullmatch(option.rule), f"no rule: {option}"
    if decision.kind == "main":
        assert decision.seat == state.turn.seat


def the_agenda_is_legal(state: State) -> None:
    """Frames are of the closed list and name seats, copies and steps that exist."""
    for frame in state.agenda:
        assert type(frame) in frames.ALL, f"{frame} is not on the list"
        assert -1 <= frame.seat < len(state.players), f"no such seat: {frame}"
        if isinstance(frame, frames.Text):
            assert 0 <= frame.next < len(RULES.book.steps[frame.text]), f"no such step: {frame}"
            assert all(0 <= copy < len(state.cards) for copy in frame.it)
    passing = sum(isinstance(frame, frames.PassTurn) for frame in state.agenda)
    opening = any(isinstance(f, frames.OpenGame | frames.DrawHands) for f in state.agenda)
    assert passing == (0 if opening or state.ended else 1), f"turns to pass: {passing}"


def an_explore_is_there_while_it_lasts(state: State) -> None:
    """There is an Explore exactly while its clean-up is still to come; it is the active player's."""
    work = state.agenda + ((state.question.frame,) if state.question else ())
    under_way = any(isinstance(frame, frames.CleanUp | frames.EmptyRow) for frame in work)
    assert under_way == (state.fight is not None), f"Explore: {state.fight}, work: {work}"
    if state.fight is not None:
        assert state.fight.seat == state.turn.seat
        assert state.fight.seat not in state.fight.targets, "Attacks itself"
        assert state.fight.attack or not state.fight.targets, "an Explore with targets"
        assert not (state.fight.attack and state.fight.row), "an Attack with a row"
        # Those of a Partner that is gone have left the Explore, not the turn (DBG-18.19).
        uses = Counter(use.card for use in state.fight.uses)
        assert uses <= Counter(state.turn.uses), "uses of this Explore"
    else:
        lasting = [each for each in state.turn.modifiers if each.until == "explore"]
        assert not lasting, f"outlives its Explore: {lasting}"


INVARIANTS: tuple[Callable[[State], None], ...] = (
    each_copy_is_in_one_zone,
    each_zone_holds_its_kinds,
    skills_hold_at_most_their_xp,
    no_counter_is_negative,
    health_is_within_bounds,
    levels_follow_decorations,
    infection_keeps_its_bounds,
    what_is_known_of_the_mansion_is_true,
    teams_are_in_order,
    what_is_known_of_inventories_is_true,
    what_is_passed_is_held,
    what_was_looked_at_lies_on_top,
    somebody_can_answer,
    the_agenda_is_legal,
    an_explore_is_there_while_it_lasts,
)


def _deck_zones(player: Player) -> tuple[tuple[int, ...], ...]:
    return player.hand, player.inventory, player.play_area, player.discard_pile


def tells_what_happened(before: State, told: tuple[Event, ...], after: State) -> None:
    """Counters, Health, Decorations and Levels after an answer are what the events lead to."""
    account = _Account(before)
    account.defeated = {event.card for event in told if isinstance(event, events.Defeated)}
    for event in told:
        assert type(event) in events.ALL, f"{event} is not on the list"
        assert RULE.fullmatch(event.rule), f"no rule: {event}"
        assert event.cause.kind in ("text", "cost", "rule"), f"no kind of cause: {event}"
        account.take(event)
    account.compare(after)


def _choosing(state: State) -> bool:
    """Say whether Characters are still being chosen."""
    return state.turn.number == 0


class _Account:
    """Figures carried on from event to event."""

    def __init__(self, state: State) -> None:
        game = RULES.open(state)
        self.counters = {what: getattr(state.turn, what) for what in COUNTERS}
        self.health = [player.health for player in state.players]
        self.partners = [each.partner.health if each.partner else NONE for each in state.players]
        self.decorations = [decorations(game, seat) for seat in range(len(state.players))]
        self.teams = state.teams
        self.printed = game.printed
        self.defeated: set[int] = set()
        seats = range(len(state.players))
        self.levels = [level(game, seat) for seat in seats]
        self.infection = {
            (seat, partner): infection_level(game, seat, partner=partner)
            for seat in seats
            for partner in (False, True)
            if not partner or state.players[seat].partner is not None
        }
        self.zombies = {
            seat
            for seat in seats
            if game.mode.infects and not _choosing(state) and is_infected_character(game, seat)
        }

    def take(self, event: Any) -> None:
        """Take an event into account; what it says of before and after must fit."""
        self._take_turn(event)
        self._take_counter(event)
        self._take_health(event)
        self._take_infection(event)
        self._take_decorations(event)

    def _take_turn(self, event: Any) -> None:
        match event:
            case events.TurnBegan():
                self._begin(normal=True, zombie=event.seat in self.zombies)
            case events.Turned():
                self.zombies.add(event.seat)
                self.health[event.seat] = self.levels[event.seat] = 0
                self.infection[event.seat, False] = 0
            case (
                events.TurnSkipped()
                | events.Recovered()
                | events.PermanentlyDefeated(rule="DBG-13.7")
            ):
                self._begin(normal=False)
            case events.NextTurnHolds(what="explores" | "actions" | "buys"):
                self.counters[event.what] += 1
            case events.TurnEnded():
                unspent = [self.counters[what] for what in ("gold", "ammo", "buys", "explores")]
                assert unspent == [
                    event.unspent_gold, event.unspent_ammo, event.unspent_buys, event.unspent_explores,
                ]  # fmt: skip
            case _:
                pass

    def _take_counter(self, event: Any) -> None:
        match event:
            case events.CounterChanged():
                self.counters[event.what] = max(self.counters[event.what] + event.by, 0)
                assert self.counters[event.what] == event.now, event
            case events.Committed():
                self.counters["explores"] -= event.count
                assert self.counters["explores"] == event.left, event
            case events.Bought():
                self.counters["gold"] -= event.paid
                self.counters["buys"] -= 1
                assert (self.counters["gold"], self.counters["buys"]) == (event.gold, event.buys)
            case _:
                pass

    def _take_health(self, event: Any) -> None:
        match event:
            case events.Damaged() | events.Healed():
                self._hurt_or_heal(event)
            case events.HealthCapped():
                health = self.partners if event.partner else self.health
                assert health[event.seat] == event.before > event.after, event
                health[event.seat] = event.after
            case events.PartnerLost():
                self.partners[event.seat] = NONE
            case events.MainNamed():
                self.health[event.seat] = self.partners[event.seat] = NONE
            case events.HealthSet():
                health = self.partners if event.partner else self.health
                assert health[event.seat] == event.before, event
                health[event.seat] = event.after
            case events.MaximumLowered():
                health = self.partners if event.partner else self.health
                health[event.seat] = min(health[event.seat], event.maximum)
                assert health[event.seat] == event.health, event
            case events.Recovered() | events.PermanentlyDefeated() | events.InfectedRose():
                self.health[event.seat] = getattr(event, "health", 0)
            case events.CharacterKept():
                self.health[event.seat] = NONE
            case _:
                pass

    def _take_infection(self, event: Any) -> None:
        match event:
            case events.InfectionRaised():
                self._infect(event, event.by)
            case events.InfectionLowered():
                self._infect(event, -event.by)
            case events.PartnerLost():
                assert event.infection <= self.infection.get((event.seat, True), 0), event
            case _:
                pass

    def _infect(self, event: events.InfectionRaised | events.InfectionLowered, by: int) -> None:
        someone = (event.seat, event.partner)
        self.infection[someone] = self.infection.get(someone, 0) + by
        assert self.infection[someone] == event.now, event

    def _take_decorations(self, event: Any) -> None:
        match event:
            case events.Defeated():
                self.decorations[event.seat] += event.decorations
                assert self.decorations[event.seat] == event.after, event
            case events.Attached() if event.card not in self.defeated:
                # An Infected that is Attached undefeated counts all the same (DBG-9.10).
                self.decorations[event.seat] += self.printed[event.card].decorations
            case events.ComboScored():
                self._score(event)
            case events.PreyClaimed():
                self.decorations[event.seat] = event.after
                self.decorations[event.player] = event.left
            case events.PreyLost() | events.InfectedFreed():
                self.decorations[event.seat] = event.after
            case events.CharacterDefeated() if event.player != NONE:
                self.decorations[event.player] += 1
                assert self.decorations[event.player] == event.won, event
            case events.LevelChanged():
                assert self.levels[event.seat] == event.before, event
                self.levels[event.seat] = event.level
            case _:
                pass

    def _score(self, event: events.ComboScored) -> None:
        """The sum of the points of a Combo Pile times its cards goes to all of the Team (DBG-15.11)."""
        assert sum(event.parts) * len(event.cards) == event.gained, event
        team = next(team for team in self.teams if event.seat in team.seats)
        for seat in team.seats:
            self.decorations[seat] += event.gained
            assert self.decorations[seat] == event.after, event

    def _begin(self, *, normal: bool, zombie: bool = False) -> None:
        self.counters = dict.fromkeys(COUNTERS, 0)
        if normal:
            self.counters |= {"actions": 1, "buys": 1, "explores": 1}
        if zombie:
            self.counters |= {"actions": 0, "buys": 0}

    def _hurt_or_heal(self, event: events.Damaged | events.Healed) -> None:
        seat = event.seat
        health = self.partners if event.partner else self.health
        if isinstance(event, events.Damaged):
            assert health[seat] == event.before, event
            assert event.after == max(event.before - event.amount, 0), event
            assert event.parts == () or sum(event.parts) == event.amount, event
        else:
            assert health[seat] + event.amount == event.after, event
        health[seat] = event.after

    def compare(self, state: State) -> None:
        """Assert that the state agrees with the account."""
        game = RULES.open(state)
        counters = {what: getattr(state.turn, what) for what in COUNTERS}
        assert self.counters == counters, f"told {self.counters}, found {counters}"
        for seat, player in enumerate(state.players):
            told = self.health[seat]
            assert told in (NONE, player.health), f"seat {seat}: told {told}, has {player.health}"
            if player.partner is not None:
                assert self.partners[seat] in (NONE, player.partner.health), f"Partner of {seat}"
            assert self.decorations[seat] == decorations(game, seat)
            kept_at_zero = self.levels[seat] == 0 or told == NONE or player.out
            assert kept_at_zero or self.levels[seat] == level(game, seat)
            for partner in (False, True) if player.partner is not None else (False,):
                told = self.infection.get((seat, partner), 0)
                assert told == infection_level(game, seat, partner=partner)
