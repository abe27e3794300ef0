"""Versus Mode: Characters Attack each other; the first player with 3 Decorations wins (DBG-16)."""

from typing import ClassVar

from core.deckbuilding import decisions, events, frames, harm
from core.deckbuilding.cards import Kind, Level
from core.deckbuilding.figures import level, maximum_health, total
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.modes.base import Mode
from core.deckbuilding.setup import Position
from core.deckbuilding.zones import discard, draw, lift
from core.kernel.decision import NONE, Option
from core.kernel.event import Cause, because
from core.kernel.rules import Result, Standing

DECORATIONS_TO_WIN = 3
"""The Decorations that win the game (DBG-16.14)."""


class Versus(Mode):
    """The hooks of Versus Mode."""

    id: ClassVar[str] = "versus"
    chapter: ClassVar[int] = 16
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    endings: ClassVar[dict[str, str]] = {"three-decorations": "DBG-16.14", "last-one": "DBG-13.11"}
    modifications: ClassVar[tuple[str, ...]] = ()
    has_mansion: ClassVar[bool] = False
    has_boss: ClassVar[bool] = False
    lists: ClassVar[tuple[str, ...]] = ("versus", "story", "mercenary")
    exchanged_for: ClassVar[tuple[str, ...]] = ("AC-012", "AC-008")
    return_rule: ClassVar[str] = "DBG-16.12"
    counts_as: ClassVar[frozenset[str]] = frozenset({"versus"})

    def set_up(self, game: Game, first: int, position: Position | None = None) -> None:
        """Versus has nothing of its own to set up."""

    def can_explore(self, game: Game, seat: int) -> bool:
        """There is no Mansion (DBG-16.1)."""
        return False

    def targets(self, game: Game, seat: int) -> tuple[int, ...]:
        """Every other Character that is face-up (DBG-16.4, 16.11)."""
        return tuple(each for each in game.clockwise(seat) if each != seat)

    def required(self, level: Level) -> int:
        """As many as its number; a Level that takes none is there from the start (DBG-16.13)."""
        return level.level if level.decorations else 0

    def explored(self, game: Game, seat: int) -> None:
        """There are no Explores."""

    def leader(self, game: Game, seat: int) -> int:
        """The only Character leads."""
        return seat

    def collect(self, game: Game, seat: int, copy: int, cause: Cause, rule: str) -> None:
        """There are no Infected (DBG-16.1)."""

    def defeated(self, game: Game, frame: frames.Defeat) -> None:
        """There are no Infected (DBG-16.16)."""

    def decorations(self, game: Game, seat: int) -> int:
        """Those won by Defeating Characters (DBG-16.8)."""
        return game.players[seat].won

    def zero_health(self, game: Game, seat: int, cause: Cause) -> None:
        """The Character is Defeated; who Attacked it gets a Decoration and a Weapon (DBG-16.8 to 16.10)."""
        winner = _attacker(game, seat, cause)
        won = game.players[winner].won + 1 if winner != NONE else 0
        rule = "DBG-16.15" if winner == NONE else "DBG-16.8"
        game.emit(events.CharacterDefeated(cause, rule, seat, winner, won))
        if winner == NONE:
            harm.drop_out(game, seat, frames.Collapse(seat, cause), frames.DrawHand(seat, cause))
            return
        _win(game, winner, won, cause)
        if won >= DECORATIONS_TO_WIN:
            harm.drop_out(game, seat, frames.Collapse(seat, cause), frames.CheckEnd(seat))
            return
        harm.drop_out(
            game,
            seat,
            frames.TakeWeapon(winner, cause, seat),
            frames.Collapse(seat, cause),
            frames.DrawHand(seat, cause),
        )

    def returns_with(self, game: Game, seat: int) -> int:
        """All its Health (DBG-16.12)."""
        return total(maximum_health(game, seat))

    def rise(self, game: Game, seat: int) -> bool:
        """Turn the Character face-up with all its Health; the turn ends, the Hand is kept (DBG-16.12)."""
        health = total(maximum_health(game, seat))
        if health == 0:
            harm.put_out(game, seat, because(seat), "DBG-13.8")
        else:
            game.change(seat, face_down=False, health=health, next_turn=())
            game.emit(events.Recovered(because(seat), "DBG-16.12", seat, health))
        game.push(frames.CheckEnd(seat), frames.PassTurn(seat))
        return False

    def begin_turn(self, game: Game, seat: int) -> None:
        """Versus notes nothing."""

    def end_turn(self, game: Game, seat: int) -> None:
        """Versus has no checks at the end of a turn."""

    def add_turns(self, game: Game, turns: int) -> bool:
        """Versus does not count turns down."""
        return False

    def join_combo(self, game: Game, seat: int, copy: int) -> bool:
        """Versus has no Combo Piles."""
        return False

    def ending(self, game: Game) -> str:
        """A player has 3 Decorations, or nobody is left to Attack (DBG-16.14, 13.11)."""
        if any(player.won >= DECORATIONS_TO_WIN for player in game.players):
            return "three-decorations"
        return "last-one" if sum(not player.out for player in game.players) <= 1 else ""

    def result(self, game: Game) -> Result:
        """Rank by Decorations; who is out is last (DBG-16.14)."""
        rank = [(player.out, -player.won) for player in game.players]
        places = [1 + sum(other < mine for other in rank) for mine in rank]
        standings = tuple(
            Standing(
                seat,
                places[seat],
                game.players[seat].won,
                places[seat] == 1 and not game.players[seat].out,
            )
            for seat in sorted(range(len(rank)), key=lambda seat: (places[seat], seat))
        )
        return Result(game.ended, standings, game.turn.number)


def _attacker(game: Game, seat: int, cause: Cause) -> int:
    """Return the seat that has Defeated a Character by an Attack or its Weapons, or NONE (DBG-16.8).

    Who has fallen in the same Attack gets nothing any more (DBG-5.14).
    """
    fight = game.fight
    if fight is None or cause.seat != fight.seat or fight.seat == seat:
        return NONE
    if not game.exists(fight.seat):
        return NONE
    by_attack = cause.card == NONE or any(use.card == cause.card for use in fight.uses)
    return fight.seat if by_attack else NONE


def _win(game: Game, winner: int, won: int, cause: Cause) -> None:
    """Give the attacker the Decoration, and the Level that it brings (DBG-16.8, 16.13)."""
    before = level(game, winner)
    game.change(winner, won=won)
    now = level(game, winner)
    if now != before:
        game.emit(events.LevelChanged(cause, "DBG-16.13", winner, now, before))


@procedures.handles(frames.TakeWeapon)
def take_weapon(game: Game, frame: frames.TakeWeapon) -> None:
    """Ask which Weapon of the loser is taken; all the loser's cards are shown for it (DBG-16.9)."""
    loser = game.players[frame.loser]
    owned = loser.hand + loser.play_area + loser.discard_pile + loser.inventory
    weapons = sorted({copy for copy in owned if game.card(copy).kind is Kind.WEAPON})
    game.ask(
        decisions.of_cards(game, frame.seat, "win", weapons, (1, 1), "DBG-16.9", frame.cause),
        frame,
    )


@procedures.answered(frames.TakeWeapon)
def weapon_taken(game: Game, frame: frames.TakeWeapon, picked: tuple[Option, ...]) -> None:
    """Put it in the own Discard Pile; that is no Gain (DBG-16.9, 10.15)."""
    for each in picked:
        lift(game, (each.card,))
        discard(game, frame.seat, (each.card,))
        game.emit(events.WeaponTaken(frame.cause, "DBG-16.9", frame.seat, each.card, frame.loser))


@procedures.handles(frames.DrawHand)
def draw_hand(game: Game, frame: frames.DrawHand) -> None:
    """Draw the 5 cards that are kept until the Character is face-up again (DBG-16.10)."""
    draw(game, frame.seat, harm.HAND_SIZE, frame.cause, "DBG-16.10")
