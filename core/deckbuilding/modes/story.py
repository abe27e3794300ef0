"""Story Mode: Defeat the Boss; most Decorations wins (DBG-14)."""

from typing import ClassVar

from core.deckbuilding import events, frames, harm
from core.deckbuilding.catalogue import Counted, Mansion
from core.deckbuilding.figures import level, maximum_health, total
from core.deckbuilding.game import Game
from core.deckbuilding.modes.base import Mode
from core.deckbuilding.setup import Position
from core.deckbuilding.zones import attach
from core.kernel.event import Cause
from core.kernel.rules import Result, Standing


class Story(Mode):
    """The hooks of Story Mode."""

    id: ClassVar[str] = "story"
    chapter: ClassVar[int] = 14
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    lists: ClassVar[tuple[str, ...]] = ("story",)
    counts_as: ClassVar[frozenset[str]] = frozenset({"story"})
    ranked: ClassVar[frozenset[str]] = frozenset({"boss-defeated"})
    """The endings after which the first of the ranking wins."""
    endings: ClassVar[dict[str, str]] = {"boss-defeated": "DBG-14.1", "all-defeated": "DBG-14.6"}

    def set_up(self, game: Game, first: int, position: Position | None = None) -> None:
        """Story has nothing of its own to set up."""

    def begin_turn(self, game: Game, seat: int) -> None:
        """Story notes nothing when a turn begins."""

    def partner_cards(self, mansion: Mansion) -> tuple[Counted, ...]:
        """The Mansion's cards for Partners (DBG-18.1)."""
        return mansion.partner_in

    def can_explore(self, game: Game, seat: int) -> bool:
        """There is a card in the Mansion (DBG-7.1)."""
        return bool(game.mansion)

    def leader(self, game: Game, seat: int) -> int:
        """The exploring player's only Character takes the Damage (DBG-7.33)."""
        return seat

    def defeated(self, game: Game, frame: frames.Defeat) -> None:
        """Attach the Infected to the Character and look at its Level again (DBG-7.29, 12.3)."""
        seat = frame.seat
        before = level(game, seat)
        for copy in frame.cards:
            attach(game, seat, copy, frame.cause, frame.rule)
            gained = game.card(copy).decorations
            after = self.decorations(game, seat)
            game.emit(events.Defeated(frame.cause, frame.rule, seat, copy, gained, after))
        self._look_at_level(game, seat, before, frame.cause)

    def collect(self, game: Game, seat: int, copy: int, cause: Cause, rule: str) -> None:
        """Attach the Infected; its Decorations count though it was not Defeated (DBG-9.10)."""
        before = level(game, seat)
        attach(game, seat, copy, cause, rule)
        self._look_at_level(game, seat, before, cause)

    def _look_at_level(self, game: Game, seat: int, before: int, cause: Cause) -> None:
        now = level(game, seat)
        if now != before:
            game.emit(events.LevelChanged(cause, "DBG-12.3", seat, now, before))

    def decorations(self, game: Game, seat: int) -> int:
        """The sum of the Decorations of all Infected Attached (DBG-12.1)."""
        printed, attached = game.printed, game.players[seat].attached
        return sum([printed[copy].decorations for copy in attached]) if attached else 0

    def zero_health(self, game: Game, seat: int, cause: Cause) -> None:
        """The Character is Fatally Wounded (DBG-13.1)."""
        harm.fatal_wound(game, seat, cause)

    def returns_with(self, game: Game, seat: int) -> int:
        """20 less than the Maximum Health before the wound (DBG-13.4)."""
        return max(total(maximum_health(game, seat)) - harm.WOUND, 0)

    def rise(self, game: Game, seat: int) -> bool:
        """Take the recovery turn (DBG-13.4 to 13.7)."""
        harm.recover(game, seat)
        game.push(frames.CheckEnd(seat), frames.PassTurn(seat))
        return False

    def end_turn(self, game: Game, seat: int) -> None:
        """Story has no checks at the end of a turn."""

    def add_turns(self, game: Game, turns: int) -> bool:
        """Story does not count turns down."""
        return False

    def join_combo(self, game: Game, seat: int, copy: int) -> bool:
        """Story has no Combo Piles."""
        return False

    def ending(self, game: Game) -> str:
        """The last Boss has been Defeated, or everybody is out (DBG-14.1, 14.6, 21.5)."""
        at_large = game.mansion + game.face_up + (game.fight.row if game.fight else ())
        if game.bosses.isdisjoint(at_large):
            return "boss-defeated"
        if all(player.out for player in game.players):
            return "all-defeated"
        return ""

    def result(self, game: Game) -> Result:
        """Rank by Decorations, then by least Damage on the Character; who is out is last (DBG-14.3 to 14.6)."""
        rank = {seat: self._rank(game, seat) for seat in range(len(game.players))}
        places = {
            seat: 1 + sum(other < mine for other in rank.values()) for seat, mine in rank.items()
        }
        won = game.ended in self.ranked
        standings = tuple(
            Standing(
                seat,
                places[seat],
                self.decorations(game, seat),
                won and places[seat] == 1 and not game.players[seat].out,
            )
            for seat in sorted(rank, key=lambda seat: (places[seat], seat))
        )
        return Result(game.ended, standings, game.turn.number)

    def _rank(self, game: Game, seat: int) -> tuple[bool, int, int]:
        return game.players[seat].out, -self.decorations(game, seat), self.damage_on(game, seat)

    def damage_on(self, game: Game, seat: int) -> int:
        """Return the Damage on a Character, in points (DBG-8.7, 14.4)."""
        return total(maximum_health(game, seat)) - game.players[seat].health
