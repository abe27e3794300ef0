"""What the frames of the toy game do: the logic of TOY-2 to TOY-8."""

from core.kernel.agenda import Frame, Procedures, Work
from core.kernel.decision import NONE, Decision, Option, Refusal, numbered, option
from core.kernel.event import Cause
from core.kernel.records import evolve as but
from tests.toy.events import Buried, Discarded, Drew, Played, Rolled, Scored, Shuffled, TurnBegan
from tests.toy.state import (
    Bury,
    Cards,
    CleanUp,
    Discard,
    Draw,
    Main,
    React,
    Reshuffle,
    Search,
    Side,
    State,
    Turn,
)


class Doing(Work):
    """A state while an answer changes it."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        super().__init__(state.agenda, state.chance)
        self.state = state

    def side(self, seat: int) -> Side:
        return self.state.sides[seat]

    def put(self, seat: int, side: Side) -> None:
        """Let a seat have these cards and points."""
        sides = tuple(side if i == seat else old for i, old in enumerate(self.state.sides))
        self.state = but(self.state, sides=sides)

    def score(self, cause: Cause, rule: str, amount: int) -> None:
        side = self.side(cause.seat)
        self.put(cause.seat, but(side, points=side.points + amount))
        self.emit(Scored(cause, rule, cause.seat, amount))

    def shuffle(self, cause: Cause, rule: str) -> None:
        """Shuffle the deck together with the discard pile."""
        deck = self.shuffled(self.state.discard + self.state.deck)
        self.state = but(self.state, deck=deck, discard=())
        self.emit(Shuffled(cause, rule, len(deck)))

    def discard(self, cause: Cause, rule: str, seat: int, cards: Cards) -> None:
        side = self.side(seat)
        self.put(seat, but(side, hand=without(side.hand, cards)))
        self.state = but(self.state, discard=cards + self.state.discard)
        self.emit(Discarded(cause, rule, seat, cards))

    def done(self) -> State:
        """Return the state as it has become."""
        agenda = tuple(self.agenda)
        return but(self.state, agenda=agenda, question=self.question, chance=self.chance)


toy: Procedures[Doing] = Procedures()


@toy.handles(Turn)
def begin_turn(work: Doing, frame: Turn) -> None:
    """Begin a turn unless the last one is over (TOY-2, TOY-8)."""
    turn = work.state.turn + 1
    if turn > work.state.last_turn:
        return
    work.state = but(work.state, turn=turn, active=frame.seat, searched=False)
    work.emit(TurnBegan(Cause(frame.seat), "TOY-2", frame.seat, turn))
    work.push(Main(frame.seat), CleanUp(frame.seat), Turn(1 - frame.seat))


@toy.handles(Main)
def ask_main(work: Doing, frame: Main) -> None:
    """Offer whatever nothing speaks against (TOY-2)."""
    hand = {work.state.cards[card]: card for card in reversed(work.side(frame.seat).hand)}
    options = tuple(
        option(key, key.partition(":")[0], rule, hand.get(key.removeprefix("play:"), NONE))
        for key, rule in MENU.items()
        if refusal_in_main(work.state, frame.seat, key) is None
    )
    work.ask(Decision(frame.seat, "main", 1, 1, options, "TOY-2"), frame)


@toy.answered(Main)
def do_main(work: Doing, frame: Main, picked: tuple[Option, ...]) -> None:
    """Do what was chosen, then ask again until the main part is ended (TOY-2)."""
    [choice] = picked
    if choice.code == "play":
        work.push(frame)
        play(work, frame.seat, choice.card)
    elif choice.code == "search":
        work.state = but(work.state, searched=True)
        work.push(Search(frame.seat), frame)


def play(work: Doing, seat: int, card: int) -> None:
    """Put a card on the table and do what it says (TOY-3 to TOY-5)."""
    name = work.state.cards[card]
    cause, rule = Cause(seat, card, name, "text"), MENU[f"play:{name}"]
    side = work.side(seat)
    work.put(seat, but(side, hand=without(side.hand, (card,)), shown=(*side.shown, card)))
    work.emit(Played(Cause(seat, card), rule, seat, card))
    match name:
        case "lamp":
            work.score(cause, rule, 1)
        case "map":
            work.push(Draw(seat, 2, cause), Discard(seat, card), Reshuffle(seat, card))
        case "knife":
            work.score(but(cause, kind="cost"), rule, -1)
            work.push(React(1 - seat, card))
        case _:
            raise AssertionError(f"{name} is not played in the main part")


@toy.handles(Draw)
def draw(work: Doing, frame: Draw) -> None:
    """Draw from the top of the deck."""
    deck, side = work.state.deck, work.side(frame.seat)
    cards = deck[: frame.count]
    if not cards:
        return
    work.state = but(work.state, deck=deck[len(cards) :])
    work.put(frame.seat, but(side, hand=side.hand + cards))
    work.emit(Drew(frame.cause, "TOY-1", frame.seat, cards))


@toy.handles(Discard)
def ask_discard(work: Doing, frame: Discard) -> None:
    """Two cards must go, or as many as there are (TOY-4)."""
    options = hand_options(work, frame.seat, "discard", "TOY-4")
    count = min(2, len(options))
    work.ask(Decision(frame.seat, "discard", count, count, options, "TOY-4", frame.source), frame)


@toy.answered(Discard)
def do_discard(work: Doing, frame: Discard, picked: tuple[Option, ...]) -> None:
    """Lay the cards on the discard pile, the first one picked on top (TOY-4)."""
    if picked:
        cause = Cause(frame.seat, frame.source, "map", "text")
        work.discard(cause, "TOY-4", frame.seat, tuple(each.card for each in picked))


@toy.handles(Reshuffle)
def ask_reshuffle(work: Doing, frame: Reshuffle) -> None:
    """Offer the shuffle if there is something to shuffle (TOY-4)."""
    if work.state.discard:
        options = (option("shuffle", "shuffle", "TOY-4"),)
        work.ask(Decision(frame.seat, "may", 0, 1, options, "TOY-4", frame.source), frame)


@toy.answered(Reshuffle)
def do_reshuffle(work: Doing, frame: Reshuffle, picked: tuple[Option, ...]) -> None:
    """Shuffle, or leave it (TOY-4)."""
    if picked:
        work.shuffle(Cause(frame.seat, frame.source, "map", "text"), "TOY-4")


@toy.handles(React)
def ask_react(work: Doing, frame: React) -> None:
    """Ask for a dog, even who has none: not to be asked would show the hand (TOY-5)."""
    dogs = [card for card in work.side(frame.seat).hand if work.state.cards[card] == "dog"]
    options = tuple(option("dog", "react", "TOY-5", card) for card in dogs[:1])
    work.ask(Decision(frame.seat, "react", 0, 1, options, "TOY-5", frame.source), frame)


@toy.answered(React)
def do_react(work: Doing, frame: React, picked: tuple[Option, ...]) -> None:
    """A dog keeps the knife off (TOY-5)."""
    if picked:
        [dog] = picked
        work.discard(Cause(frame.seat, dog.card, "dog", "text"), "TOY-5", frame.seat, (dog.card,))
    else:
        work.push(Bury(frame.seat, frame.source))


@toy.handles(Bury)
def ask_bury(work: Doing, frame: Bury) -> None:
    """One card must go, if there is one (TOY-5)."""
    options = hand_options(work, frame.seat, "bury", "TOY-5")
    count = min(1, len(options))
    work.ask(Decision(frame.seat, "bury", count, count, options, "TOY-5", frame.source), frame)


@toy.answered(Bury)
def do_bury(work: Doing, frame: Bury, picked: tuple[Option, ...]) -> None:
    """Put the card away face down (TOY-5)."""
    cards = tuple(each.card for each in picked)
    if not cards:
        return
    side = work.side(frame.seat)
    hand, buried = without(side.hand, cards), side.buried + cards
    work.put(frame.seat, but(side, hand=hand, buried=buried))
    cause = Cause(1 - frame.seat, frame.source, "knife", "text")
    work.emit(Buried(cause, "TOY-5", frame.seat, cards))


@toy.handles(Search)
def search(work: Doing, frame: Search) -> None:
    """Roll: an alarm drops the rest of the main part, anything else is a card (TOY-6)."""
    number, cause = work.below(6) + 1, Cause(frame.seat)
    work.emit(Rolled(cause, "TOY-6", frame.seat, number))
    if number == 1:
        work.leave(Turn, frame.seat)
    else:
        work.push(Draw(frame.seat, 1, cause))


@toy.handles(CleanUp)
def clean_up(work: Doing, frame: CleanUp) -> None:
    """Draw a card, alarm or not (TOY-7)."""
    work.push(Draw(frame.seat, 1, Cause(frame.seat)))


MENU = {
    "play:lamp": "TOY-3",
    "play:map": "TOY-4",
    "play:knife": "TOY-5",
    "search": "TOY-6",
    "end": "TOY-2",
}
"""What the main part can offer, and the rule of each."""


def refusal_in_main(state: State, seat: int, key: str) -> Refusal | None:
    """Return what speaks against a key in the main part of a seat, or None."""
    side, (verb, _, name) = state.sides[seat], key.partition(":")
    if key == "play:dog":
        return Refusal("only-a-reaction", key, "TOY-5", names=(name,))
    if key not in MENU:
        return Refusal("unknown-key", key, "TOY-2")
    if verb == "play" and name not in {state.cards[card] for card in side.hand}:
        return Refusal("not-in-hand", key, MENU[key], names=(name,))
    if name == "knife" and side.points < 1:
        return Refusal("too-few-points", key, "TOY-5", side.points, 1, (name,))
    if verb == "search" and state.searched:
        return Refusal("already-searched", key, "TOY-6")
    return None


def hand_options(work: Doing, seat: int, verb: str, rule: str) -> tuple[Option, ...]:
    """Return an option for each card of a hand.

    Also for two that are alike: one option for both would be done unasked, and so tell the other
    seat that they are.
    """
    hand = work.side(seat).hand
    names = work.state.cards
    return numbered([option(f"{verb}:{names[card]}", verb, rule, card) for card in hand])


def without(cards: Cards, gone: Cards) -> Cards:
    """Return the cards without some, in their order."""
    return tuple(card for card in cards if card not in gone)


def asked_anew(state: State, frame: Frame) -> State:
    """Return a state with the question that a frame asks in it."""
    work = Doing(but(state, question=None))
    work.push(frame)
    toy.run(work)
    return work.done()
