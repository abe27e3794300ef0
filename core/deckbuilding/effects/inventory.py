"""Texts on the own Inventory: Discarding from it, sorting its top (DBG-11.7 to 11.9)."""

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.cards import Kind
from core.deckbuilding.conditions import admits
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.operations import (
    DiscardUntil,
    RevealTop,
    SortTop,
)
from core.deckbuilding.state import Known
from core.deckbuilding.texts import DONE, NOT_DONE, Outcome, answers, does, nothing
from core.deckbuilding.zones import (
    discard,
    reshuffle,
    see_top,
    top_of_inventory,
    without,
)
from core.kernel.decision import Decision, Option, option
from core.kernel.event import EVERYONE


def discard_top(game: Game, frame: frames.Text, count: int) -> None:
    """Discard cards from the top of the Inventory, one by one."""
    seat = frame.seat
    player = game.players[seat]
    gone = player.inventory[:count]
    game.change(seat, inventory=player.inventory[count:], tops=player.tops[count:])
    discard(game, seat, gone)
    game.emit(events.InventoryDiscarded(frame.cause, "DBG-11.9", seat, gone))


@does(DiscardUntil)
def discard_until(game: Game, frame: frames.Text, step: DiscardUntil) -> Outcome:
    """Discard up to and with the first such card; the Inventory is made anew once at most (DBG-11.11)."""
    seat = frame.seat
    gone: tuple[int, ...] = ()
    for attempt in range(2):
        if attempt or not game.players[seat].inventory:
            reshuffle(game, seat, frame.cause)
        inventory = game.players[seat].inventory
        fits = (place for place, copy in enumerate(inventory) if admits(step.of, game.card(copy)))
        found = next(fits, None)
        if found is not None:
            discard_top(game, frame, found + 1)
            return (*gone, *inventory[: found + 1]) if step.all else (inventory[found],), True
        if inventory:
            discard_top(game, frame, len(inventory))
            gone += inventory
    return nothing(game, frame, "discard_until")


@does(SortTop)
def sort_top(game: Game, frame: frames.Text, step: SortTop) -> Outcome | None:
    """Look at so many cards, or ask at how many (DBG-2.5, 5.7)."""
    player = game.players[frame.seat]
    most = min(step.count or step.up_to, len(player.inventory) + len(player.discard_pile))
    if not most:
        return nothing(game, frame, "reveal_top")
    if step.count:
        return _sort(game, frame, step, most)
    options = tuple(
        option(f"number:{count}", "number", "DBG-2.5", frame.cause.card, count)
        for count in range(most + 1)
    )
    game.ask(
        Decision(
            frame.seat, "number", 1, 1, options, "DBG-2.5", frame.cause.card, frame.cause.effect
        ),
        frame,
    )
    return None


@answers(SortTop)
def sort_so_many(
    game: Game, frame: frames.Text, step: SortTop, picked: tuple[Option, ...]
) -> Outcome:
    """Look at the number of cards that the player has said."""
    count = picked[0].amount
    return _sort(game, frame, step, count) if count else NOT_DONE


def _sort(game: Game, frame: frames.Text, step: SortTop, count: int) -> Outcome:
    """Look at the cards, then ask what becomes of them; the Discard Pile may have to help (DBG-11.7)."""
    seat, cause = frame.seat, frame.cause
    _fill_up(game, frame, count)
    player = game.players[seat]
    looked = player.inventory[:count]
    seen = tuple(
        player.tops[place]
        if place < len(player.tops) and player.tops[place].only == EVERYONE
        else Known((copy,), seat)
        for place, copy in enumerate(looked)
    )
    game.change(seat, tops=seen + player.tops[count:])
    game.emit(events.InventoryLooked(cause, "DBG-2.5", seat, looked))
    of = step.trash_all
    gone = tuple(copy for copy in looked if of is not None and admits(of, game.card(copy)))
    stage = "trash" if step.trash_one else "top" if step.bottom else "order"
    sorting = frames.SortTop(seat, cause, count - len(gone), stage, step.bottom)
    if gone:
        _lay_on_top(game, seat, without(looked, gone))
        # In no order that tells the others how they lay.
        game.push(frames.Trash(seat, cause, "DBG-10.10", tuple(sorted(gone))), sorting)
    else:
        game.push(sorting)
    return DONE


def _lay_on_top(game: Game, seat: int, cards: tuple[int, ...]) -> None:
    """Lay cards of the Inventory on its top, the first one topmost; only the player knows them."""
    player = game.players[seat]
    rest = without(player.inventory, cards)
    known = tuple(Known((copy,), seat) for copy in cards)
    game.change(seat, inventory=cards + rest, tops=known)


def _fill_up(game: Game, frame: frames.Text, count: int) -> None:
    """Shuffle the Discard Pile under the Inventory if that has too few cards (DBG-11.3, 11.7)."""
    player = game.players[frame.seat]
    if len(player.inventory) < count and player.discard_pile:
        added = game.shuffled(player.discard_pile)
        game.change(frame.seat, inventory=player.inventory + added, discard_pile=())
        game.emit(events.Reshuffled(frame.cause, "DBG-11.7", frame.seat, len(added)))


_SORTING = {"trash": "sift", "top": "raise", "bottom": "sink", "order": "order"}
"""The kinds of Decisions by what is asked of the cards on top."""

_RULES = {"trash": "DBG-10.10", "top": "DBG-10.10", "bottom": "DBG-10.10", "order": "DBG-5.30"}


@procedures.handles(frames.SortTop)
def sort_cards(game: Game, frame: frames.SortTop) -> None:
    """Ask which card is Trashed, which ones lie on top, and how the others lie at the bottom."""
    if not frame.left or (frame.stage in ("bottom", "order") and frame.left == 1):
        if frame.stage != "order":
            _sink(game, frame.seat, frame.left)
        return
    cards = game.players[frame.seat].inventory[: frame.left]
    whole = (frame.left, frame.left)
    number = {"trash": (1, 1), "top": (0, frame.left), "bottom": whole, "order": whole}
    kind = _SORTING[frame.stage]
    game.ask(
        decisions.of_cards(
            game, frame.seat, kind, cards, number[frame.stage], _RULES[frame.stage], frame.cause
        ),
        frame,
    )


def _sink(game: Game, seat: int, count: int) -> None:
    """Put cards from the top of the Inventory to the bottom; one card, or none, has but one order."""
    player = game.players[seat]
    inventory = player.inventory[count:] + player.inventory[:count]
    game.change(seat, inventory=inventory, tops=player.tops[count:])


@procedures.answered(frames.SortTop)
def cards_sorted(game: Game, frame: frames.SortTop, picked: tuple[Option, ...]) -> None:
    """Trash the chosen card; or lay the cards as chosen, the first one picked on top of the others."""
    seat, chosen = frame.seat, tuple(option.card for option in picked)
    if frame.stage == "trash":
        game.push(
            frames.Trash(seat, frame.cause, "DBG-10.10", chosen),
            frames.SortTop(
                seat,
                frame.cause,
                frame.left - 1,
                "top" if frame.bottom else "order",
                frame.bottom,
            ),
        )
        return
    player = game.players[seat]
    cards, below = player.inventory[: frame.left], player.inventory[frame.left :]
    tops = player.tops[frame.left :]
    if frame.stage == "order":
        known = tuple(Known((copy,), seat) for copy in chosen)
        game.change(seat, inventory=chosen + below, tops=known + tops)
        return
    if frame.stage == "bottom":
        game.change(seat, inventory=below + chosen, tops=tops)
        return
    rest = tuple(copy for copy in cards if copy not in chosen)
    known = tuple(Known((copy,), seat) for copy in rest + chosen)
    game.change(seat, inventory=rest + chosen + below, tops=known + tops)
    game.emit(events.InventorySorted(frame.cause, "DBG-10.15", seat, len(chosen), len(rest)))
    game.push(frames.SortTop(seat, frame.cause, len(rest), "bottom", True))


TYPES = (Kind.AMMUNITION, Kind.WEAPON, Kind.ITEM, Kind.ACTION)
"""The card types that an Inventory of a living Character can have; an option has its place here."""


@does(RevealTop)
def reveal_top(game: Game, frame: frames.Text, step: RevealTop) -> Outcome | None:
    """Reveal top cards, which stay where they are (DBG-2.12); or ask for a card type (DBG-1.4)."""
    if step.who == "others":
        return _others_reveal(game, frame)
    top = top_of_inventory(game, frame.seat, frame.cause)
    if top is None:
        return nothing(game, frame, "reveal_top")
    if step.guess:
        _ask_kind(game, frame)
        return None
    _reveal(game, frame, frame.seat, top, "DBG-2.12")
    return (top,), True


def _reveal(game: Game, frame: frames.Text, seat: int, top: int, rule: str) -> None:
    see_top(game, seat)
    game.emit(events.TopRevealed(frame.cause, rule, seat, top))


def _others_reveal(game: Game, frame: frames.Text) -> Outcome:
    """Let each other Player Reveal the top card of the own Inventory (DBG-10.18)."""
    revealed = []
    for seat in game.clockwise(frame.seat):
        if seat != frame.seat:
            top = top_of_inventory(game, seat, frame.cause)
            if top is not None:
                revealed.append(top)
                _reveal(game, frame, seat, top, "DBG-10.18")
    return (tuple(revealed), True) if revealed else nothing(game, frame, "others_reveal_top")


def _ask_kind(game: Game, frame: frames.Text) -> None:
    options = tuple(
        option(f"kind:{kind}", "kind", "DBG-1.4", amount=place) for place, kind in enumerate(TYPES)
    )
    cause = frame.cause
    game.ask(
        Decision(frame.seat, "kind", 1, 1, options, "DBG-1.4", cause.card, cause.effect), frame
    )


@answers(RevealTop)
def type_guessed(
    game: Game, frame: frames.Text, step: RevealTop, picked: tuple[Option, ...]
) -> Outcome:
    """Reveal the top card, which stays where it is; it is of that type or not (DBG-2.12)."""
    seat, kind = frame.seat, TYPES[picked[0].amount]
    top = game.players[seat].inventory[0]
    see_top(game, seat)
    right = game.printed[top].kind is kind
    game.emit(events.TypeGuessed(frame.cause, "DBG-2.12", seat, kind.value, top, right))
    return (top,), right
