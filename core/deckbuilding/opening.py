"""Setting a game up: piles, Characters, Inventories, Mansion (DBG-3)."""

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book, Counted
from core.deckbuilding.decisions import card_option
from core.deckbuilding.figures import maximum_health, total
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.harm import HAND_SIZE
from core.deckbuilding.inventories import take_own_cards, take_starting_cards
from core.deckbuilding.modifications import mode_of
from core.deckbuilding.moments import Moment
from core.deckbuilding.pairing import DEALT
from core.deckbuilding.setup import Setup
from core.deckbuilding.skills import skill_cards
from core.deckbuilding.state import Pile, Player, State, Turn
from core.deckbuilding.timing import push_character_effects
from core.deckbuilding.zones import draw, set_pile, without
from core.kernel.chance import Chance
from core.kernel.decision import NONE, Decision, Option, numbered
from core.kernel.event import because


class Copies:
    """Gives out copy numbers for card ids."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def make(self, card_id: str, count: int) -> tuple[int, ...]:
        """Return the numbers of `count` new copies of a card."""
        first = len(self.ids)
        self.ids.extend([card_id] * count)
        return tuple(range(first, first + count))


def new_game(book: Book, setup: Setup, seed: int) -> Game:
    """Return a game set up to the choice of Characters (DBG-3.1 to 3.13)."""
    copies = Copies()
    piles = tuple(
        Pile(
            ids,
            tuple(c for card_id in ids for c in copies.make(card_id, book.cards[card_id].copies)),
        )
        for ids in all_piles(book, setup)
    )
    mode = mode_of(setup)
    mansion = tuple(
        copy
        for counted in mansion_cards(book, setup)
        for copy in copies.make(counted.card, counted.copies)
    )
    characters = make_characters(book, copies, dealt_from(book, setup))
    outside = make_outside(book, copies)
    state = State(
        setup, tuple(copies.ids), (Player(),) * len(setup.seats), piles, mansion, (), (), outside,
        Turn(), None, (), None, Chance(seed),
    )  # fmt: skip
    game = Game(book, mode, state)
    if setup.skills:
        game.undealt = tuple(
            copy for card_id in skill_cards(book) for copy in game.add_copies(card_id, 1)
        )
    if not mode.own_inventories(setup):
        take_starting_cards(game)
        _shuffle_piles(game)
    game.mansion = game.shuffled(game.mansion)
    first = _choose_first(game)
    _deal_characters(game, characters, first)
    return game


def all_piles(book: Book, setup: Setup) -> tuple[tuple[str, ...], ...]:
    """Return the card ids of all piles, Basic Resources first (DBG-3.5)."""
    basics = book.basics[setup.basics].piles if setup.basics else ()
    return basics + setup.piles


def mansion_cards(book: Book, setup: Setup) -> tuple[Counted, ...]:
    """Return the cards of the Mansions in play, none in a mode without one (DBG-3.13, 16.1, 18.1, 21.5)."""
    mode = mode_of(setup)
    if not mode.has_mansion:
        return ()
    mansions = [book.mansions[name] for name in (setup.mansion, *setup.combined_with)]
    cards = [each for mansion in mansions for each in mode.mansion_cards(mansion)]
    if setup.partner:
        cards += [each for mansion in mansions for each in mode.partner_cards(mansion)]
    return tuple(cards)


def dealt_from(book: Book, setup: Setup) -> frozenset[str]:
    """Return the boxes whose Characters are dealt (DBG-3.2)."""
    if setup.boxes:
        return frozenset(setup.boxes)
    of_piles = {book.cards[card_id].set for pile in setup.piles for card_id in pile}
    of_mansion = {book.cards[counted.card].set for counted in mansion_cards(book, setup)}
    return frozenset(of_piles | of_mansion)


def characters_of(book: Book, boxes: frozenset[str]) -> tuple[Card, ...]:
    """Return the Characters of some boxes."""
    return tuple(
        card for card in book.catalogue.cards if card.kind is Kind.CHARACTER and card.set in boxes
    )


def make_characters(book: Book, copies: Copies, boxes: frozenset[str]) -> tuple[int, ...]:
    """Return the copies of the Characters of some boxes."""
    return tuple(
        copy for card in characters_of(book, boxes) for copy in copies.make(card.id, card.copies)
    )


def make_outside(book: Book, copies: Copies) -> tuple[int, ...]:
    """Return the copies that wait Outside the Game: Weapons that Tokens name and no pile has (DBG-9.8)."""
    return tuple(
        copy
        for card_id in sorted(book.named_by_tokens)
        if card_id not in copies.ids
        for copy in copies.make(card_id, book.cards[card_id].copies)
    )


def _shuffle_piles(game: Game) -> None:
    for place, pile in enumerate(game.piles):
        if len(pile.ids) > 1:
            set_pile(game, place, game.shuffled(pile.cards))


def _choose_first(game: Game) -> int:
    first = game.below(len(game.players))
    game.emit(events.FirstPlayer(because(NONE), "DBG-3.1", first))
    return first


def _deal_characters(game: Game, characters: tuple[int, ...], first: int) -> None:
    dealt = game.shuffled(characters)
    count = len(game.players)
    for step in range(count):
        seat = (first + step) % count
        offered, dealt = tuple(sorted(dealt[:DEALT])), dealt[DEALT:]
        game.change(seat, offered=offered)
        game.emit(events.CharactersDealt(because(NONE), "DBG-3.2", seat, offered))
    game.outside = (*game.outside, *sorted(dealt))
    game.push(
        *(frames.KeepCharacter((first + step) % count) for step in range(count)),
        *((frames.DealPartners(first),) if game.setup.partner else ()),
        *((frames.DealSkills(first),) if game.setup.skills else ()),
        frames.OpenGame(first),
    )


@procedures.handles(frames.KeepCharacter)
def keep_character(game: Game, frame: frames.KeepCharacter) -> None:
    """Ask which of the two Characters is kept (DBG-3.2)."""
    offered = game.players[frame.seat].offered
    options = numbered([card_option(game, "keep", copy, "DBG-3.2") for copy in offered])
    game.ask(Decision(frame.seat, "keep", 1, 1, options, "DBG-3.2"), frame)


@procedures.answered(frames.KeepCharacter)
def character_kept(game: Game, frame: frames.KeepCharacter, picked: tuple[Option, ...]) -> None:
    """Keep one Character with full Health; the other is Removed from the Game (DBG-3.2, 3.4)."""
    seat, copy = frame.seat, picked[0].card
    gone = without(game.players[seat].offered, (copy,))
    game.change(seat, character=copy, offered=())
    game.change(seat, health=total(maximum_health(game, seat)))
    game.removed = (*game.removed, *gone)
    game.emit(events.CharacterKept(because(seat), "DBG-3.2", seat, copy, gone))


@procedures.handles(frames.OpenGame)
def open_game(game: Game, frame: frames.OpenGame) -> None:
    """Make the Inventories, then apply what is done at the beginning of the game (DBG-3.14).

    Own Inventories come out of the piles now that the Characters are known (DBG-15.4, 3.11).
    """
    game.mode.set_up(game, frame.seat)
    if game.mode.own_inventories(game.setup):
        take_own_cards(game, frame.seat)
        _shuffle_piles(game)
    game.push(frames.DrawHands(frame.seat))
    for seat in reversed(_in_order(game, frame.seat)):
        push_character_effects(game, seat, Moment.GAME_START, "DBG-3.14")


def _in_order(game: Game, first: int) -> list[int]:
    """Return all seats in turn order from the first player on."""
    count = len(game.players)
    return [(first + step) % count for step in range(count)]


@procedures.handles(frames.DrawHands)
def draw_hands(game: Game, frame: frames.DrawHands) -> None:
    """Shuffle the Inventories, draw the opening Hands, begin the first turn (DBG-3.12)."""
    for seat in _in_order(game, frame.seat):
        game.change(seat, inventory=game.shuffled(game.players[seat].inventory))
        draw(game, seat, HAND_SIZE, because(seat), "DBG-3.12")
    game.push(frames.BeginTurn(frame.seat))
