"""Mercenary Mode: Teams score Combos in 15 turns each; most Decorations wins (DBG-15)."""

from typing import ClassVar

from core.deckbuilding import events, frames, harm, teams
from core.deckbuilding.catalogue import Counted, Mansion
from core.deckbuilding.figures import level
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.modes.story import Story
from core.deckbuilding.partner import healths_of
from core.deckbuilding.setup import Position, Setup
from core.deckbuilding.state import Known, Team
from core.deckbuilding.zones import lift
from core.kernel.decision import Decision, Option, numbered, option
from core.kernel.event import EVERYONE, Cause, because
from core.kernel.rules import Result, Standing


class Mercenary(Story):
    """The hooks of Mercenary Mode: those of Story but for Teams, Combos and their turns."""

    id: ClassVar[str] = "mercenary"
    chapter: ClassVar[int] = 15
    lists: ClassVar[tuple[str, ...]] = ("mercenary", "story", "outbreak")
    counts_as: ClassVar[frozenset[str]] = frozenset({"mercenary"})
    has_teams: ClassVar[bool] = True
    has_boss: ClassVar[bool] = False
    endings: ClassVar[dict[str, str]] = {
        "turns-over": "DBG-15.19",
        "one-team-left": "DBG-15.18",
        "all-defeated": "DBG-15.18",
    }

    def own_inventories(self, setup: Setup) -> bool:
        """Every Character begins with its own Inventory (DBG-15.4)."""
        return True

    def mansion_cards(self, mansion: Mansion) -> tuple[Counted, ...]:
        """Listed cards out, Time and Combo Bonuses in (DBG-15.3)."""
        out = {each.card: each.copies for each in mansion.mercenary_out}
        kept = [
            Counted(each.card, left)
            for each in mansion.cards
            if (left := each.copies - out.get(each.card, 0)) > 0
        ]
        return (*kept, *mansion.mercenary_in)

    def partner_cards(self, mansion: Mansion) -> tuple[Counted, ...]:
        """The Mansion's cards for Partners are for Story alone (DBG-18.1)."""
        return ()

    def set_up(self, game: Game, first: int, position: Position | None = None) -> None:
        """Make the Teams (DBG-15.1, 15.5). The Team turn of a position's active player goes on."""
        game.teams = teams.made(game.setup, first)
        if position is None:
            return
        for stated in position.teams:
            game.change_team(
                teams.team_of(game, stated.seats[0]),
                turns=stated.turns,
                decorations=stated.decorations,
                defeated=stated.defeated,
            )
        self.begin_turn(game, first)

    def defeated(self, game: Game, frame: frames.Defeat) -> None:
        """The Infected join the Team's Combo Pile; nothing is Attached (DBG-15.8).

        What a player Defeats in another Team's turn does not keep the Combo going (DBG-7.42).
        """
        place = teams.team_of(game, frame.seat)
        for copy in frame.cards:
            teams.join(game, place, frame.seat, copy, frame.cause, "DBG-15.8")
        if game.teams[place].under_way:
            game.change_team(place, defeated=True)

    def collect(self, game: Game, seat: int, copy: int, cause: Cause, rule: str) -> None:
        """The Infected joins the Combo Pile, but it is no Defeat for the Combo (DBG-9.13)."""
        teams.join(game, teams.team_of(game, seat), seat, copy, cause, rule)

    def decorations(self, game: Game, seat: int) -> int:
        """The Decorations of the Team (DBG-15.17, 15.24)."""
        return game.teams[teams.team_of(game, seat)].decorations if game.teams else 0

    def zero_health(self, game: Game, seat: int, cause: Cause) -> None:
        """The Character is Permanently Defeated at once; one Team left wins at once (DBG-15.18)."""
        game.push(frames.CheckEnd(seat))
        harm.permanent_defeat(game, seat, cause, "DBG-15.18")

    def begin_turn(self, game: Game, seat: int) -> None:
        """A member's turn begins, and with the first one the Team turn (DBG-15.6)."""
        game.change_team(teams.team_of(game, seat), under_way=True, last=seat)

    def end_turn(self, game: Game, seat: int) -> None:
        """With the last member's turn, and its extra turns, the Team turn ends, too (DBG-15.6, 15.23)."""
        team = next(each for each in game.teams if each.under_way)
        extra = any(not game.players[each].out for each in game.turn.extra_turns)
        if not extra and not teams.still_to_come(game, team):
            game.push(frames.EndTeamTurn(team.last))

    def pass_turn(self, game: Game, seat: int) -> None:
        """The next member follows, or after the end of the Team turn the next Team (DBG-15.6)."""
        place = teams.team_of(game, seat)
        team = game.teams[place]
        rest = teams.still_to_come(game, team) if team.under_way else ()
        if rest:
            game.push(frames.BeginTurn(rest[0]))
        elif team.under_way:
            game.push(frames.EndTeamTurn(seat), frames.PassTurn(seat))
        else:
            following = game.teams[place + 1 :] + game.teams[: place + 1]
            ready = next(each for each in following if _plays_on(game, each))
            game.push(frames.BeginTurn(teams.next_member(game, ready)))

    def add_turns(self, game: Game, turns: int) -> bool:
        """Every Team has more turns (DBG-15.14, 15.25)."""
        for place, team in enumerate(game.teams):
            game.change_team(place, turns=team.turns + turns)
        return True

    def join_combo(self, game: Game, seat: int, copy: int) -> bool:
        """A Combo Bonus waits in the pile; it is no Defeat (DBG-15.15, 15.16)."""
        lift(game, (copy,))
        teams.join(game, teams.team_of(game, seat), seat, copy, because(seat, copy), "DBG-15.15")
        return True

    def ending(self, game: Game) -> str:
        """One Team is left of several, or no Team has turns left (DBG-15.18, 15.19)."""
        left = [team for team in game.teams if teams.alive(game, team)]
        if not left:
            return "all-defeated"
        if len(left) == 1 < len(game.teams):
            return "one-team-left"
        if not any(team.turns or team.under_way for team in left):
            return "turns-over"
        return ""

    def result(self, game: Game) -> Result:
        """Rank Teams by Decorations, then by the Character with most Health (DBG-15.18, 15.20).

        A Team whose members are all out is behind those that are not, and cannot win.
        """
        rank = {team.seats: self._team_rank(game, team) for team in game.teams}
        standings = []
        for team in game.teams:
            mine = rank[team.seats]
            place = 1 + sum(len(seats) for seats, other in rank.items() if other < mine)
            won = place == 1 and bool(teams.alive(game, team))
            standings += [Standing(seat, place, team.decorations, won) for seat in team.seats]
        standings.sort(key=lambda each: (each.place, each.seat))
        return Result(game.ended, tuple(standings), game.turn.number)

    def _team_rank(self, game: Game, team: Team) -> tuple[bool, int, int]:
        there = teams.alive(game, team)
        # A Partner is one of the Team's Characters as well.
        healths = [health for seat in there for health in healths_of(game, seat)]
        healthiest = max(healths, default=0)
        return not there, -team.decorations, -healthiest


def _plays_on(game: Game, team: Team) -> bool:
    return team.turns > 0 and bool(teams.alive(game, team))


@procedures.handles(frames.EndTeamTurn)
def end_team_turn(game: Game, frame: frames.EndTeamTurn) -> None:
    """Take one turn off the counter; score the pile if nothing was Defeated (DBG-15.5, 15.10).

    With the last turn of all Teams the game is over, and what lies in Combo Piles counts (DBG-15.19).
    """
    place = teams.team_of(game, frame.seat)
    team = game.teams[place]
    left = max(team.turns - 1, 0)
    game.change_team(place, turns=left, under_way=False, defeated=False)
    game.emit(events.TeamTurnEnded(because(frame.seat), "DBG-15.5", frame.seat, left))
    if not any(_plays_on(game, each) for each in game.teams):
        game.push(frames.CheckEnd(frame.seat))
        if not team.defeated:
            score(game, place, "DBG-15.10", ask=False)
        for each in range(len(game.teams)):
            score(game, each, "DBG-15.19", ask=False)
    elif not team.defeated:
        score(game, place, "DBG-15.10", ask=True)


def score(game: Game, place: int, rule: str, *, ask: bool) -> None:
    """Score a Combo Pile with an Infected of a Team that is not out (DBG-15.11, 15.16).

    Its cards go under the Mansion; with `ask` the Team chooses the order (DBG-15.12).
    """
    team = game.teams[place]
    there = teams.alive(game, team)
    infected = teams.infected_of(game, team)
    if not there or not infected:
        return
    chooser = team.last if team.last in there else there[0]
    each, gained = teams.points(game, team), teams.worth(game, team)
    after = team.decorations + gained
    before = {seat: level(game, seat) for seat in there}
    game.change_team(place, decorations=after)
    cause = because(chooser)
    game.emit(events.ComboScored(cause, rule, chooser, infected, each, gained, after))
    for seat, was in before.items():
        if (now := level(game, seat)) != was:
            game.emit(events.LevelChanged(cause, "DBG-15.17", seat, now, was))
    if ask and len({game.cards[copy] for copy in team.combo}) > 1:
        game.push(frames.PlaceCombo(chooser))
    else:
        _place(game, chooser, team.combo)


@procedures.handles(frames.PlaceCombo)
def place_combo(game: Game, frame: frames.PlaceCombo) -> None:
    """Ask for the order of all cards of the pile, the uppermost first (DBG-15.12)."""
    options = numbered(
        [
            option(f"order:{game.card(copy).slug}", "order", "DBG-15.12", copy)
            for copy in game.teams[teams.team_of(game, frame.seat)].combo
        ]
    )
    count = len(options)
    game.ask(Decision(frame.seat, "order", count, count, options, "DBG-15.12"), frame)


@procedures.answered(frames.PlaceCombo)
def combo_placed(game: Game, frame: frames.PlaceCombo, picked: tuple[Option, ...]) -> None:
    """Put the cards under the Mansion in the order of the picks."""
    _place(game, frame.seat, tuple(each.card for each in picked))


def _place(game: Game, seat: int, cards: tuple[int, ...]) -> None:
    game.change_team(teams.team_of(game, seat), combo=())
    game.mansion += cards
    game.known = (*game.known, Known(tuple(sorted(cards)), EVERYONE, cards, seat))
    game.emit(events.ComboPlaced(because(seat), "DBG-15.12", seat, cards))
