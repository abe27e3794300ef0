"""A game while one answer changes it: the state opened for work, and the words the chapters use."""

from typing import Any

from core.kernel.agenda import Procedures, Work
from core.kernel.quick import copier
from core.war.cards import Side
from core.war.catalogue import Book
from core.war.figures import teams_in
from core.war.state import Fight, Player, State, Team

_copy_player, _copy_fight = copier(Player), copier(Fight)

procedures: "Procedures[Game]" = Procedures()
"""The handlers of all frames of this game; each chapter registers its own."""


class Game(Work):
    """A state being changed within one `apply`: opened once, frozen once (design section 1)."""

    __slots__ = (
        "book", "cards", "ended", "fight", "heroes", "match", "outside", "phase", "players",
        "printed", "resolving", "setup", "turn",
    )  # fmt: skip

    def __init__(self, book: Book, state: State) -> None:
        super().__init__(state.agenda, state.chance)
        self.book = book
        self.printed = book.printed
        self.setup = state.setup
        self.cards = state.cards
        self.players: list[Player] = list(state.players)
        self.heroes = state.heroes
        self.turn = state.turn
        self.phase = state.phase
        self.match = state.match
        self.fight: Fight | None = state.fight
        self.resolving = state.resolving
        self.outside = state.outside
        self.ended = state.ended

    def freeze(self) -> State:
        """Return the state that the work has led to."""
        first, second = self.players
        return State(
            self.setup,
            self.cards,
            (first, second),
            self.heroes,
            self.turn,
            self.phase,
            self.match,
            self.fight,
            self.resolving,
            self.outside,
            tuple(self.agenda),
            self.question,
            self.chance,
            self.ended,
        )

    @property
    def umbrella(self) -> int:
        """The seat that plays Umbrella."""
        return 1 - self.heroes

    def side(self, seat: int) -> Side:
        """Return the side that a seat plays."""
        return Side.HEROES if seat == self.heroes else Side.UMBRELLA

    @property
    def under_way(self) -> Fight:
        """The fight in progress; only what happens in one asks."""
        assert self.fight is not None  # noqa: S101 - the frames of a fight run in a fight
        return self.fight

    def change(self, seat: int, **fields: Any) -> None:
        """Change fields of a player's record."""
        self.players[seat] = _copy_player(self.players[seat], fields)

    def change_fight(self, **fields: Any) -> None:
        """Change fields of the fight in progress."""
        self.fight = _copy_fight(self.under_way, fields)

    def team(self, card: int) -> Team:
        """Return the Team in play with this card."""
        return next(each for each in self.players[self.heroes].teams if each.card == card)

    def fighting_teams(self) -> list[Team]:
        """Return the Teams of the fight in progress, with their Characters."""
        return teams_in(self.under_way, self.players[self.heroes].teams)
