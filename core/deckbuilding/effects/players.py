"""Texts that other players follow, or that look into their cards (DBG-5.13, 5.16, 5.28 to 5.30)."""

from core.deckbuilding import affecting, decisions, events, frames
from core.deckbuilding.conditions import admits
from core.deckbuilding.figures import decorations
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.operations import (
    ApplyIt,
    LetPlayer,
    MakeDiscard,
    PassLeft,
    ShrugOff,
)
from core.deckbuilding.replacing import others
from core.deckbuilding.state import Passed
from core.deckbuilding.texts import (
    DONE,
    NOT_DONE,
    Outcome,
    answers,
    character_options,
    copy_text,
    does,
    nothing,
)
from core.deckbuilding.zones import discard, lift
from core.kernel.decision import NONE, Decision, Option


@does(LetPlayer)
def let_player(game: Game, frame: frames.Text, step: LetPlayer) -> Outcome | None:
    """Let the Players meant follow the steps, or ask which one does (DBG-5.16, 5.30)."""
    seats = _meant(game, frame, step)
    if not seats:
        return nothing(game, frame, "let_player")
    if step.who in ("each", "others") or step.all:
        game.push(*(_followed_by(frame, seat) for seat in seats))
        return DONE
    chooser, rule = frame.seat, "DBG-5.13"
    if step.who not in ("any", "other"):
        chooser, rule = game.turn.seat, "DBG-5.16"
    if not game.exists(chooser):
        # Where the active player, who would choose, is down, the next one clockwise is meant.
        game.push(_followed_by(frame, seats[0]))
        return DONE
    game.ask(decisions.of_players(game, chooser, "player", seats, rule, frame.cause), frame)
    return None


@answers(LetPlayer)
def let_chosen(
    game: Game, frame: frames.Text, step: LetPlayer, picked: tuple[Option, ...]
) -> Outcome:
    """Let the chosen Player follow the steps."""
    game.push(_followed_by(frame, picked[0].seat))
    return DONE


def _meant(game: Game, frame: frames.Text, step: LetPlayer) -> list[int]:
    """Return the seats that can be meant, from the active player on clockwise."""
    seats = [
        seat
        for seat in game.clockwise(game.turn.seat)
        if step.health_at_most is None or game.players[seat].health <= step.health_at_most
    ]
    if step.who == "any":
        return seats if game.exists(frame.seat) else []
    if step.who == "each":
        return seats
    if step.who in ("other", "others"):
        return [seat for seat in seats if seat != frame.seat]
    have = [decorations(game, seat) for seat in seats]
    wanted = max if step.who == "most_decorations" else min
    return [seat for seat in seats if decorations(game, seat) == wanted(have)]


def _followed_by(frame: frames.Text, seat: int) -> frames.Text:
    """Return the steps inside a step as a text of a Player."""
    return copy_text(
        frame,
        {
            "seat": seat,
            "text": f"{frame.text}.{frame.next}",
            "next": 0,
            "it": (),
            "done": True,
            "partner": False,
            "settled": False,
            "braced": False,
            "spared": False,
        },
    )


@does(MakeDiscard)
def make_discard(game: Game, frame: frames.Text, step: MakeDiscard) -> Outcome | None:
    """Ask for the other Player who Reveals the Hand (DBG-5.30)."""
    seats = [seat for seat in game.clockwise(frame.seat) if seat != frame.seat]
    if not seats:
        return nothing(game, frame, "let_player")
    game.ask(
        decisions.of_players(game, frame.seat, "player", seats, "DBG-5.13", frame.cause), frame
    )
    return None


@answers(MakeDiscard)
def make_discard_of(
    game: Game, frame: frames.Text, step: MakeDiscard, picked: tuple[Option, ...]
) -> Outcome:
    """Reveal the Hand, then ask for one of its cards that can be meant."""
    seat = picked[0].seat
    hand = game.players[seat].hand
    game.show(hand)
    game.emit(events.HandRevealed(frame.cause, "DBG-2.5", seat, hand))
    found = tuple(copy for copy in hand if admits(step.of, game.card(copy)))
    if not found:
        return nothing(game, frame, "discard")
    text = copy_text(frame, {"text": f"{frame.text}.{frame.next}", "next": 0, "done": True})
    game.push(frames.DiscardFrom(frame.seat, frame.cause, seat, found, text))
    return found, True


@procedures.handles(frames.DiscardFrom)
def discard_from(game: Game, frame: frames.DiscardFrom) -> None:
    """Ask which of the Revealed cards is Discarded (DBG-5.30)."""
    game.ask(
        decisions.of_cards(game, frame.seat, "strip", frame.cards, (1, 1), "DBG-5.30", frame.cause),
        frame,
    )


@procedures.answered(frames.DiscardFrom)
def discarded_from(game: Game, frame: frames.DiscardFrom, picked: tuple[Option, ...]) -> None:
    """Discard it to its owner's pile, then go on with it (DBG-10.14)."""
    copy = picked[0].card
    lift(game, (copy,))
    discard(game, frame.player, (copy,))
    game.emit(
        events.CardsMoved(frame.cause, "DBG-10.14", frame.player, (copy,), "hand", "discard_pile")
    )
    game.push(copy_text(frame.text, {"it": (copy,)}))


@does(PassLeft)
def pass_left(game: Game, frame: frames.Text, step: PassLeft) -> Outcome:
    """Let each Player who holds cards choose one, then let all change hands (DBG-5.29)."""
    everyone = game.clockwise(game.turn.seat)
    holding = [seat for seat in everyone if game.players[seat].hand]
    if len(everyone) < 2 or not holding:
        return nothing(game, frame, "pass_left")
    cause = frame.cause
    chosen = [
        each
        for seat in holding
        for each in affecting.on_player(game, cause, seat, (frames.PassCard(seat, cause),))
    ]
    game.push(*chosen, frames.HandOver(game.turn.seat, cause))
    return DONE


@procedures.handles(frames.PassCard)
def pass_card(game: Game, frame: frames.PassCard) -> None:
    """Ask which card of the Hand is passed; each player passes one (DBG-19.18)."""
    player = game.players[frame.seat]
    hand = player.hand
    if hand and player.passing == NONE:
        game.ask(
            decisions.of_cards(game, frame.seat, "pass", hand, (1, 1), "DBG-5.29", frame.cause),
            frame,
        )


@procedures.answered(frames.PassCard)
def card_chosen(game: Game, frame: frames.PassCard, picked: tuple[Option, ...]) -> None:
    """Keep the choice to oneself until all have chosen."""
    game.change(frame.seat, passing=picked[0].card)


@procedures.handles(frames.HandOver)
def hand_over(game: Game, frame: frames.HandOver) -> None:
    """Put the chosen cards into the Hands of the next Players to the left (DBG-5.29).

    Who holds cards and passes none is not affected, and the others pass theirs on to the one behind.
    """
    players = game.players
    ring = [
        seat
        for seat in game.clockwise(frame.seat)
        if players[seat].passing != NONE or not players[seat].hand
    ]
    passed = tuple(
        Passed(seat, ring[(place + 1) % len(ring)], players[seat].passing)
        for place, seat in enumerate(ring)
        if players[seat].passing != NONE
    )
    passed = tuple(each for each in passed if each.giver != each.receiver)
    for seat in ring:
        game.change(seat, passing=NONE)
    for each in passed:
        lift(game, (each.card,))
    for each in passed:
        game.change(each.receiver, hand=(*game.players[each.receiver].hand, each.card))
        for only in (each.giver, each.receiver):
            game.emit(
                events.CardPassed(
                    frame.cause, "DBG-5.29", each.giver, each.card, each.receiver, only
                )
            )
    # Where there are two, each of them has seen all.
    if len(game.players) > 2:
        game.passed += passed


@does(ApplyIt)
def apply_it(game: Game, frame: frames.Text, step: ApplyIt) -> Outcome:
    """Apply the Action as often as it says, each time after the one before (DBG-5.19, 5.28)."""
    for copy in frame.it:
        game.push(*(frames.ApplyCopy(frame.seat, frame.cause, copy) for _ in range(step.times)))
    return frame.it, bool(frame.it)


@does(ShrugOff)
def shrug_off(game: Game, frame: frames.Text, step: ShrugOff) -> Outcome | None:
    """Let the effect pass the player by, or ask whom it affects instead (DBG-19.18)."""
    held = frame.replaces
    if not isinstance(held, frames.Affect):
        return NOT_DONE
    if not step.divert:
        game.emit(events.Unaffected(frame.cause, "DBG-19.18", frame.seat, held.cause.card))
        game.push(*affecting.without(held))
        return DONE
    cause, rule = frame.cause, "DBG-19.18"
    if held.of_character:
        options = character_options(others(game, held), rule)
        game.ask(
            Decision(frame.seat, "character", 1, 1, options, rule, cause.card, cause.effect), frame
        )
    else:
        seats = [seat for seat, _, _ in others(game, held)]
        game.ask(decisions.of_players(game, frame.seat, "player", seats, rule, cause), frame)
    return None


@answers(ShrugOff)
def effect_diverted(
    game: Game, frame: frames.Text, step: ShrugOff, picked: tuple[Option, ...]
) -> Outcome:
    """Let the effect affect the one chosen; the same text does not pass it on once more."""
    held, seat, copy = frame.replaces, picked[0].seat, picked[0].card
    if not isinstance(held, frames.Affect):
        return NOT_DONE
    partner = copy != game.players[seat].character
    game.emit(events.Diverted(frame.cause, "DBG-19.18", frame.seat, held.cause.card, seat, partner))
    game.push(affecting.aimed(held, (seat, partner, copy)))
    return DONE
