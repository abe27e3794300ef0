"""A game while one answer changes it: the state opened for work, and the words the chapters use."""

from typing import TYPE_CHECKING, Any

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.difficulties import difficulty_of
from core.deckbuilding.state import Fight, Passed, Pile, Player, State, Team, Turn, TurnEffects
from core.kernel.agenda import Procedures, Work
from core.kernel.decision import NONE
from core.kernel.quick import copier, maker

if TYPE_CHECKING:
    from core.deckbuilding.modes import Mode

_copy_player, _copy_turn, _copy_fight = copier(Player), copier(Turn), copier(Fight)
_copy_effects, _copy_team = copier(TurnEffects), copier(Team)
_make_state = maker(State)

procedures: "Procedures[Game]" = Procedures()
"""The handlers of all frames of this game; each chapter registers its own."""


class Game(Work):
    """A state being changed within one `apply`, and frozen at its end (design section 1).

    It can go on from the state that it was frozen as, which shares nothing with it that can change.
    """

    __slots__ = (
        "actors", "book", "bosses", "card_options", "cards", "changers", "costs", "difficulty", "ended",
        "face_up", "fight", "followed", "infection_deck", "known", "limiters", "mansion", "mode",
        "moments", "outside", "passed", "pile_tops", "piles", "players", "printed", "reached",
        "removed", "setup", "teams", "tops", "turn", "undealt", "yielders",
    )  # fmt: skip

    def __init__(self, book: Book, mode: "Mode", state: State) -> None:
        super().__init__(state.agenda, state.chance)
        self.book = book
        self.mode = mode
        self.setup = setup = state.setup
        self.difficulty = difficulty_of(setup.difficulty)
        self._look_up(state.cards)
        self.players: list[Player] = list(state.players)
        self.piles = list(state.piles)
        self.pile_tops: list[int] | None = None
        self.mansion = state.mansion
        self.known = state.known
        self.removed = state.removed
        self.outside = state.outside
        self.turn: Turn = state.turn
        self.fight: Fight | None = state.fight
        self.ended = state.ended
        self.face_up = state.face_up
        self.teams: list[Team] = list(state.teams)
        self.undealt = state.undealt
        self.infection_deck = state.infection_deck
        self.tops = state.tops
        self.passed = state.passed

    def _look_up(self, cards: tuple[str, ...]) -> None:
        self.cards = cards
        prints = self.book.prints(cards)
        self.printed = prints.cards
        self.costs = prints.costs
        self.changers = prints.changers
        self.limiters = prints.limiters
        self.yielders = prints.yielders
        self.actors = prints.actors
        self.bosses = prints.bosses
        self.moments = prints.moments
        self.card_options = prints.options
        self.followed = prints.followed
        self.reached = prints.reached

    def add_copies(self, card_id: str, count: int) -> tuple[int, ...]:
        """Return new copies of a card, which lie in no zone; only before the first turn (DBG-21.12)."""
        first = len(self.cards)
        if count > 0:
            self._look_up((*self.cards, *(card_id,) * count))
        return tuple(range(first, len(self.cards)))

    def freeze(self) -> State:
        """Return the state that the work has led to. The work can go on from there."""
        if self.passed:
            self.passed = self._unseen()
        return _make_state(
            self.setup,
            self.cards,
            tuple(self.players),
            tuple(self.piles),
            self.mansion,
            self.known,
            self.removed,
            self.outside,
            self.turn,
            self.fight,
            tuple(self.agenda),
            self.question,
            self.chance,
            self.ended,
            self.face_up,
            tuple(self.teams),
            self.undealt,
            self.infection_deck,
            self.tops,
            self.passed,
        )

    def _unseen(self) -> tuple[Passed, ...]:
        """Return the cards passed that still lie hidden with whoever got them last."""
        holders = {each.card: each.receiver for each in self.passed}
        hidden = {card for card, seat in holders.items() if card in self.concealed(seat)}
        return tuple(each for each in self.passed if each.card in hidden)

    def concealed(self, seat: int) -> tuple[int, ...]:
        """Return what a player owns hidden from others: Inventory, Hand, cards face-down (DBG-2.3)."""
        player = self.players[seat]
        partner = player.partner.tucked if player.partner else ()
        return player.inventory + player.hand + player.tucked + partner

    def show(self, copies: tuple[int, ...]) -> None:
        """Note that everybody sees cards now: who holds those that were passed is no secret any more."""
        if self.passed:
            self.passed = tuple(each for each in self.passed if each.card not in copies)

    def card(self, copy: int) -> Card:
        """Return the printed card of a copy."""
        return self.printed[copy]

    def tops_of_piles(self) -> list[int]:
        """Return the top card of each Resource pile, NONE for an empty one."""
        if self.pile_tops is None:
            self.pile_tops = [pile.cards[0] if pile.cards else NONE for pile in self.piles]
        return self.pile_tops

    def set_pile(self, place: int, pile: Pile) -> None:
        """Replace a Resource pile."""
        self.piles[place] = pile
        if self.pile_tops is not None:
            self.pile_tops[place] = pile.cards[0] if pile.cards else NONE

    def change(self, seat: int, **fields: Any) -> None:
        """Change fields of a player's record."""
        self.players[seat] = _copy_player(self.players[seat], fields)

    def change_turn(self, **fields: Any) -> None:
        """Change fields of the turn's record."""
        self.turn = _copy_turn(self.turn, fields)

    def change_effects(self, **fields: Any) -> None:
        """Change fields of what cards have brought about for the rest of the turn."""
        self.change_turn(effects=_copy_effects(self.turn.effects, fields))

    def change_fight(self, **fields: Any) -> None:
        """Change fields of the Explore in progress."""
        if self.fight is not None:
            self.fight = _copy_fight(self.fight, fields)

    def change_team(self, place: int, **fields: Any) -> None:
        """Change fields of the record of a Team; `place` is its place in the order of Teams."""
        self.teams[place] = _copy_team(self.teams[place], fields)

    def exists(self, seat: int) -> bool:
        """Say whether a player can be chosen and affected: face-up and not out (DBG-5.14, 13.10)."""
        player = self.players[seat]
        return not player.face_down and not player.out and player.character != NONE

    def clockwise(self, start: int) -> tuple[int, ...]:
        """Return the seats that exist, clockwise from `start` (DBG-6.9)."""
        count = len(self.players)
        return tuple(s for i in range(count) if self.exists(s := (start + i) % count))

    def adjacent(self, seat: int) -> tuple[int, ...]:
        """Return the nearest player on each side who exists, each once (DBG-2.10)."""
        others = [each for each in self.clockwise(seat) if each != seat]
        return tuple(dict.fromkeys(others[:1] + others[-1:]))

    def target_of(self, copy: int) -> int:
        """Return the seat whose Character a Weapon is used on in an Attack, or NONE (DBG-16.5)."""
        uses = self.fight.uses if self.fight else ()
        return next((use.target for use in uses if use.card == copy and use.target != NONE), NONE)

    @property
    def at_partner(self) -> bool:
        """Whether the Attack in progress is on a Partner (DBG-18.23)."""
        return self.fight is not None and self.fight.at_partner

    def is_infected(self, copy: int) -> bool:
        """Say whether a copy is an Infected card."""
        return self.printed[copy].kind is Kind.INFECTED

    def infected_in_row(self) -> tuple[int, ...]:
        """Return the undefeated Infected of the Revealed row, in reveal order."""
        if self.fight is None:
            return ()
        printed = self.printed
        return tuple([copy for copy in self.fight.row if printed[copy].kind is Kind.INFECTED])
