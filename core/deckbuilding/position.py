"""Checking a set-up, and building the table that a position states (DBG-21.6, design section 8)."""

from collections import Counter

from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.difficulties import BASE, OUTBREAK
from core.deckbuilding.figures import maximum_health, total
from core.deckbuilding.game import Game
from core.deckbuilding.modes import MODES
from core.deckbuilding.modifications import mode_of
from core.deckbuilding.opening import (
    Copies,
    all_piles,
    characters_of,
    dealt_from,
    make_characters,
    mansion_cards,
)
from core.deckbuilding.pairing import DEALT
from core.deckbuilding.partner import change_partner
from core.deckbuilding.setup import Position, PositionPartner, PositionSeat, Setup
from core.deckbuilding.skills import skill_cards
from core.deckbuilding.state import (
    Companion,
    NextTurn,
    Pile,
    Player,
    Skill,
    State,
    Turn,
    TurnEffects,
)
from core.deckbuilding.teams import team_of
from core.deckbuilding.turn import turn_parts
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.errors import SetupError
from core.kernel.event import because

Problem = tuple[str, str, str]
"""A code, what was found, what was expected."""


_WORDS = {"team_turn": ("all", "one_member"), "inventories": ("standard", "own")}


def check_setup(book: Book, setup: Setup) -> None:
    """Check a set-up against the catalogue. Raises SetupError with every problem."""
    problems = _unknown(book, setup)
    if not problems:
        problems = _piles(book, setup) + _seats(setup) + _boss(book, setup)
        problems += _characters(book, setup) + _modifications(book, setup)
    if problems:
        raise SetupError(*problems)


def _unknown(book: Book, setup: Setup) -> list[Problem]:
    known = (
        ("mode", setup.mode, MODES),
        ("basics", setup.basics, {"", *book.basics}),
        ("mansion", setup.mansion, book.mansions if _has_mansion(setup) else {setup.mansion}),
        ("inventory", setup.inventory, book.inventories),
    )
    found: list[Problem] = [
        (f"unknown-{what}", name, ", ".join(sorted(names)))
        for what, name, names in known
        if name not in names
    ]
    found += [
        ("unknown-card", card_id, "a card of the catalogue")
        for pile in setup.piles
        for card_id in pile
        if card_id not in book.cards
    ]
    boxes = {card.set for card in book.catalogue.cards}
    found += [
        ("unknown-box", box, ", ".join(sorted(boxes))) for box in setup.boxes if box not in boxes
    ]
    found += _unknown_combinations(book, setup)
    found += [
        (f"unknown-{what.replace('_', '-')}", getattr(setup, what), ", ".join(words))
        for what, words in _WORDS.items()
        if getattr(setup, what) not in words
    ]
    if setup.reactions not in ("holders", "everyone"):
        found.append(("unknown-reactions", setup.reactions, "holders, everyone"))
    return found


def _has_mansion(setup: Setup) -> bool:
    return setup.mode not in MODES or MODES[setup.mode].has_mansion


def _unknown_combinations(book: Book, setup: Setup) -> list[Problem]:
    """Return what is wrong with the difficulties and the combined Mansions (DBG-20.1, 21.5)."""
    base = [name for name in setup.difficulty if name in BASE]
    known = (*BASE, *OUTBREAK) if setup.mode in MODES and MODES[setup.mode].infects else BASE
    found: list[Problem] = [
        ("unknown-difficulty", name, ", ".join(known))
        for name in setup.difficulty
        if name not in known
    ]
    if len(base) > 1:
        found.append(("difficulties", ", ".join(base), f"one of {', '.join(BASE)}"))
    mansions = ", ".join(sorted(book.mansions))
    found += [
        ("unknown-mansion", name, mansions)
        for name in setup.combined_with
        if name not in book.mansions
    ]
    together = Counter((setup.mansion, *setup.combined_with))
    found += [
        ("mansion-twice", name, "each Mansion once")
        for name, count in together.items()
        if count > 1
    ]
    return found


def _piles(book: Book, setup: Setup) -> list[Problem]:
    if not setup.piles:
        return [("no-piles", "0", "at least 1 pile")]
    found: list[Problem] = []
    counts = Counter(card_id for pile in all_piles(book, setup) for card_id in pile)
    found += [
        ("pile-twice", book.cards[card_id].name, "each card in one pile")
        for card_id, count in counts.items()
        if count > 1
    ]
    for card_id in counts:
        card = book.cards[card_id]
        if card.cost is None or card.kind in (Kind.CHARACTER, Kind.INFECTED):
            found.append(("not-a-resource", card.name, "a card with a cost"))
    return found


def _seats(setup: Setup) -> list[Problem]:
    mode = MODES[setup.mode]
    if not mode.least_seats <= len(setup.seats) <= mode.most_seats:
        return [("seats", str(len(setup.seats)), f"{mode.least_seats} to {mode.most_seats} seats")]
    if setup.teams and len(setup.teams) != len(setup.seats):
        return [("teams", str(len(setup.teams)), f"a Team for each of {len(setup.seats)} seats")]
    if len(setup.seats) > 1 == len(set(setup.teams)):
        return [("teams", "1", "two or more Teams")]
    return _position_seats(setup, setup.position) if setup.position is not None else []


def _position_seats(setup: Setup, position: Position) -> list[Problem]:
    if len(position.seats) != len(setup.seats):
        return [("position-seats", str(len(position.seats)), f"{len(setup.seats)} seats")]
    if 0 <= position.active < len(position.seats):
        seat = position.seats[position.active]
        if not (seat.face_down or seat.out or seat.turning):
            return []
    return [("active", str(position.active), "a seat whose Character is face-up")]


def _boss(book: Book, setup: Setup) -> list[Problem]:
    if not mode_of(setup).has_boss:
        return []
    if setup.position is not None:
        ids = setup.position.mansion + setup.position.face_up
    else:
        ids = tuple(each.card for each in mansion_cards(book, setup))
    if any(card_id in book.cards and book.cards[card_id].boss for card_id in ids):
        return []
    return [("no-boss", setup.mansion, "a Mansion with a Boss")]


def _characters(book: Book, setup: Setup) -> list[Problem]:
    """Return that there are too few Characters to deal (DBG-3.2); a position names its own."""
    there = sum(card.copies for card in characters_of(book, dealt_from(book, setup)))
    needed = DEALT * len(setup.seats)
    if setup.position is not None or there >= needed:
        return []
    return [("too-few-characters", str(there), f"{needed} Characters")]


def _modifications(book: Book, setup: Setup) -> list[Problem]:
    """Return the modifications that the mode is not played with, or that have no cards (DBG-19.2)."""
    asked = [name for name in ("partner", "skills") if getattr(setup, name)]
    refused = [name for name in asked if name not in MODES[setup.mode].modifications]
    if refused:
        return [("no-modifications", setup.mode, f"a mode with {name}") for name in refused]
    if setup.skills and setup.position is None and not skill_cards(book):
        return [("no-skills", "0", "Skill cards")]
    return []


def placed(book: Book, setup: Setup, position: Position, seed: int) -> Game:
    """Return the table of a position, in the main part of the active seat's turn.

    Raises SetupError if it names more copies of a card than there are, or impossible figures.
    """
    stock = _Stock(book, setup, position)
    players = tuple(_player(stock, seat) for seat in position.seats)
    piles = tuple(tuple(stock.take(card_id) for card_id in pile) for pile in position.piles)
    mansion = tuple(stock.take(card_id) for card_id in position.mansion)
    turned = tuple(seat.character for seat in position.seats if seat.turning)
    removed = tuple(stock.take(card_id) for card_id in (*position.removed, *turned))
    face_up = tuple(stock.take(card_id) for card_id in position.face_up)
    infection_deck = tuple(stock.take(card_id) for card_id in position.infection_deck)
    combos = [tuple(stock.take(card_id) for card_id in team.combo) for team in position.teams]
    if stock.problems:
        raise SetupError(*stock.problems)
    state = State(
        setup,
        tuple(stock.copies.ids),
        players,
        stock.piles(piles),
        mansion,
        (),
        removed,
        stock.left(),
        _turn(position),
        None,
        (),
        None,
        Chance(seed, position.chance),
        face_up=face_up,
        infection_deck=infection_deck,
    )
    game = Game(book, mode_of(setup), state)
    _set_health(game, position)
    active = position.active
    game.mode.set_up(game, active, position)
    for team, combo in zip(position.teams, combos, strict=True):
        game.change_team(team_of(game, team.seats[0]), combo=combo)
    game.push(*turn_parts(active))
    return game


class _Stock:
    """The copies of a position that have no place yet, by card id."""

    def __init__(self, book: Book, setup: Setup, position: Position) -> None:
        self.book = book
        self.copies = Copies()
        self.problems: list[Problem] = []
        self.pile_ids = all_piles(book, setup)
        self.free: dict[str, list[int]] = {}
        for pile in self.pile_ids:
            for card_id in pile:
                self._make(card_id, book.cards[card_id].copies)
        for card_id in sorted(book.named_by_tokens - self.free.keys()):
            self._make(card_id, book.cards[card_id].copies)
        for copy in make_characters(book, self.copies, dealt_from(book, setup)):
            self.free.setdefault(self.copies.ids[copy], []).append(copy)

    def _make(self, card_id: str, count: int) -> None:
        self.free.setdefault(card_id, []).extend(self.copies.make(card_id, count))

    def take(self, card_id: str) -> int:
        """Take a copy of a card; a card that is in no pile is made as long as its box has copies."""
        if card_id not in self.book.cards:
            self.problems.append(("unknown-card", card_id, "a card of the catalogue"))
            return NONE
        free = self.free.setdefault(card_id, [])
        if not free and self.copies.ids.count(card_id) < self.book.cards[card_id].copies:
            self._make(card_id, 1)
        if not free:
            card = self.book.cards[card_id]
            self.problems.append(("too-many-copies", card.name, f"at most {card.copies}"))
            return NONE
        return free.pop(0)

    def piles(self, stated: tuple[tuple[int, ...], ...]) -> tuple[Pile, ...]:
        """Return the Resource piles: those stated in their order, the others with what is left."""
        made = []
        for ids in self.pile_ids:
            cards = next((each for each in stated if each and self.copies.ids[each[0]] in ids), ())
            if not cards:
                cards = tuple(copy for card_id in ids for copy in self.free[card_id])
            for card_id in ids:
                self.free[card_id] = [copy for copy in self.free[card_id] if copy not in cards]
            made.append(Pile(ids, cards))
        return tuple(made)

    def left(self) -> tuple[int, ...]:
        """Return what has no place: it is Outside the Game."""
        return tuple(sorted(copy for copies in self.free.values() for copy in copies))


def _player(stock: _Stock, seat: PositionSeat) -> Player:
    def cards(ids: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(stock.take(card_id) for card_id in ids)

    return Player(
        character=NONE if seat.turning else stock.take(seat.character),
        wounds=seat.wounds,
        face_down=seat.face_down or seat.turning,
        out=seat.out,
        inventory=cards(seat.inventory),
        hand=cards(seat.hand),
        play_area=cards(seat.play_area),
        discard_pile=cards(seat.discard_pile),
        attached=cards(seat.attached),
        next_turn=tuple(_waiting(what) for what in seat.next_turn),
        lowered=seat.lowered,
        won=seat.won,
        xp=seat.xp,
        skills=_skills(stock, seat),
        mate=seat.mate,
        partner=_partner(stock, seat.partner),
        infection=cards(seat.infection),
    )


def _partner(stock: _Stock, partner: PositionPartner | None) -> Companion | None:
    if partner is None:
        return None
    attached = tuple(stock.take(card_id) for card_id in partner.attached)
    infection = tuple(stock.take(card_id) for card_id in partner.infection)
    character = stock.take(partner.character)
    health = partner.health or 0
    return Companion(character, health, attached, partner.xp, infection=infection)


def _skills(stock: _Stock, seat: PositionSeat) -> tuple[Skill, ...]:
    """Return the Skill Area of a seat: the Skills of the Main Character, then those of the Partner."""
    of_both = ((seat.skills, False), (seat.partner.skills if seat.partner else (), True))
    return tuple(
        Skill(stock.take(card_id), xp, partner)
        for skills, partner in of_both
        for card_id, xp in skills
    )


def _waiting(what: str) -> NextTurn:
    cause = because(NONE)
    if what == "explore":
        return NextTurn(cause, explores=1)
    return NextTurn(
        cause,
        must_explore=what == "must_explore",
        no_actions=what == "no_actions",
        skip=what == "skip",
    )


def _turn(position: Position) -> Turn:
    return Turn(
        number=position.turn,
        seat=position.active,
        actions=position.actions,
        buys=position.buys,
        explores=position.explores,
        gold=position.gold,
        ammo=position.ammo,
        actions_played=position.actions_played,
        effects=TurnEffects(position.must_explore, position.no_actions),
    )


def _set_health(game: Game, position: Position) -> None:
    for place, seat in enumerate(position.seats):
        most = 0 if seat.turning else total(maximum_health(game, place))
        health = most if seat.health is None else seat.health
        if seat.face_down or seat.out or seat.turning:
            health = 0
        elif not 1 <= health <= most:
            raise SetupError(("health", f"seat {place + 1}: {health}", f"1 to {most}"))
        game.change(place, health=health)
        if seat.partner is not None:
            _set_partner_health(game, place, seat.partner)


def _set_partner_health(game: Game, place: int, partner: PositionPartner) -> None:
    most = total(maximum_health(game, place, partner=True))
    health = most if partner.health is None else partner.health
    if not 1 <= health <= most:
        raise SetupError(("health", f"Partner of seat {place + 1}: {health}", f"1 to {most}"))
    change_partner(game, place, health=health)
