"""Outbreak Mode: Story with Infection Levels and Infected Characters (DBG-17)."""

from typing import ClassVar

from core.deckbuilding import frames, harm, infection
from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Counted, Mansion
from core.deckbuilding.game import Game
from core.deckbuilding.modes.story import Story
from core.deckbuilding.setup import Position
from core.deckbuilding.zones import draw, without
from core.kernel.decision import NONE
from core.kernel.event import Cause, because


class Outbreak(Story):
    """The hooks of Outbreak Mode: those of Story but for infection and Infected Characters."""

    id: ClassVar[str] = "outbreak"
    chapter: ClassVar[int] = 17
    least_seats: ClassVar[int] = 2
    lists: ClassVar[tuple[str, ...]] = (
        "outbreak", "story", "mercenary", "versus", "partner", "skill",
    )  # fmt: skip
    own_mansion: ClassVar[str] = "outbreak"
    counts_as: ClassVar[frozenset[str]] = frozenset({"outbreak", "story"})
    infects: ClassVar[bool] = True
    endings: ClassVar[dict[str, str]] = {**Story.endings, "no-living": "DBG-17.25"}
    ranked: ClassVar[frozenset[str]] = frozenset({"boss-defeated", "no-living"})

    def partner_cards(self, mansion: Mansion) -> tuple[Counted, ...]:
        """The Mansion's cards for Partners are for Story alone (DBG-18.1)."""
        return ()

    def set_up(self, game: Game, first: int, position: Position | None = None) -> None:
        """Make the Infection Deck and set the Infected Characters aside (DBG-17.2, 17.17).

        Of a position the cards on top of the Infection Deck are stated; the others lie below them.
        """
        for card in game.book.catalogue.cards:
            if card.kind in (Kind.INFECTION, Kind.INFECTED_CHARACTER):
                there = game.cards.count(card.id)
                game.outside += game.add_copies(card.id, card.copies - there)
        printed = game.printed
        deck = tuple(copy for copy in game.outside if printed[copy].kind is Kind.INFECTION)
        game.outside = without(game.outside, deck)
        game.infection_deck += deck if position else game.shuffled(deck)

    def can_explore(self, game: Game, seat: int) -> bool:
        """Infected Characters cannot Explore the Mansion (DBG-17.18)."""
        return not infection.is_infected_character(game, seat) and super().can_explore(game, seat)

    def targets(self, game: Game, seat: int) -> tuple[int, ...]:
        """Living Characters Attack Infected ones, these living ones, of those face-up (DBG-17.11, 17.19)."""
        infected = infection.is_infected_character(game, seat)
        return tuple(
            each
            for each in game.clockwise(seat)
            if infection.is_infected_character(game, each) is not infected
            and each not in game.turn.effects.not_attacked
        )

    def most_targets(self, game: Game, seat: int) -> int:
        """An Infected Character Attacks one (DBG-17.19)."""
        if infection.is_infected_character(game, seat):
            return 1
        return super().most_targets(game, seat)

    def fights_with(self, game: Game, seat: int) -> Kind:
        """Infected Characters use Infection cards (DBG-17.19, 17.21)."""
        return Kind.INFECTION if infection.is_infected_character(game, seat) else Kind.WEAPON

    def barred(self, game: Game, seat: int) -> frozenset[Kind]:
        """Infected Characters cannot use Items (DBG-17.18)."""
        if infection.is_infected_character(game, seat):
            return frozenset({Kind.ITEM})
        return frozenset()

    def counters(self, game: Game, seat: int) -> tuple[int, int, int]:
        """An Infected Character has 1 Explore, no Action and no Buy (DBG-17.18)."""
        if infection.is_infected_character(game, seat):
            return 0, 0, 1
        return super().counters(game, seat)

    def zero_health(self, game: Game, seat: int, cause: Cause) -> None:
        """An Infected Character dies; a living one is Fatally Wounded (DBG-17.13, 17.22, 17.23)."""
        if infection.is_infected_character(game, seat):
            infection.die(game, seat, cause)
            return
        infection.lose_prey(game, seat, cause)
        super().zero_health(game, seat, cause)

    def returns_with(self, game: Game, seat: int) -> int:
        """An Infected Character comes with all its Health (DBG-17.15)."""
        if game.players[seat].character == NONE:
            return max((game.card(copy).health or 0 for copy in infection.unused(game)), default=0)
        return super().returns_with(game, seat)

    def rise(self, game: Game, seat: int) -> bool:
        """Become an Infected Character and go on with the turn, or recover (DBG-17.15, 17.10)."""
        if game.players[seat].character == NONE:
            infection.rise_infected(game, seat)
            draw(game, seat, harm.HAND_SIZE, because(seat), "DBG-17.15")
            return True
        super().rise(game, seat)
        if game.exists(seat):
            self._creep(game, seat)
        return False

    def end_turn(self, game: Game, seat: int) -> None:
        """The Infection Level rises if the Character neither Explored nor Attacked (DBG-17.9, 20.7)."""
        if not game.turn.explored or game.difficulty.creeping:
            self._creep(game, seat)

    def _creep(self, game: Game, seat: int) -> None:
        """Infect both Characters of a player: they Explore together (DBG-18.11, 18.18)."""
        rule = "DBG-20.7" if game.difficulty.creeping else "DBG-17.9"
        both = (False, True) if game.players[seat].partner else (False,)
        game.push(*(frames.Infect(seat, because(seat), rule, 1, partner) for partner in both))

    def ending(self, game: Game) -> str:
        """As in Story, or no living Character is left (DBG-17.25)."""
        return super().ending(game) or self.ending_at_once(game)

    def ending_at_once(self, game: Game) -> str:
        """No living Character is left, none that waits to recover either (DBG-17.25)."""
        living = any(
            not player.out and not infection.is_infected_character(game, seat)
            for seat, player in enumerate(game.players)
        )
        return "" if living else "no-living"

    def damage_on(self, game: Game, seat: int) -> int:
        """A player about to become Infected comes back whole (DBG-17.24)."""
        return 0 if game.players[seat].character == NONE else super().damage_on(game, seat)
