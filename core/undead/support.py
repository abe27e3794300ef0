"""Playing Action cards: whose, for whom, and the XP that playing for another costs (UND-5.2 to 5.5)."""

from collections.abc import Iterator

from core.kernel.decision import Option
from core.kernel.event import Cause, because
from core.undead import decisions, events, frames
from core.undead.cards import Action
from core.undead.decks import discard, leave_hand
from core.undead.game import Game, procedures
from core.undead.moments import Moment


def action(game: Game, copy: int) -> Action:
    """Return the Action card of a copy."""
    return game.company.action_cards[copy]


def rich(game: Game) -> list[int]:
    """Return the Player Soldiers who could spend 1 XP (UND-5.4)."""
    return [
        n
        for n, man in enumerate(game.soldiers)
        if man.xp > 0 and man.health > 0 and game.troops[n].player
    ]


def near(game: Game, soldier: int, other: int) -> bool:
    """Say whether two Soldiers are at Range 0-1 of one another."""
    return abs(game.soldiers[soldier].at - game.soldiers[other].at) <= 1


def playable(game: Game, soldier: int, moment: Moment) -> Iterator[tuple[int, int]]:
    """Yield the different cards that could be played for a Soldier at a moment, as (holder, copy).

    His own first; those of others only with `support`, near him, and if somebody has XP (UND-5.4).
    """
    printed, pays = game.company.action_cards, bool(rich(game))
    for holder, man in enumerate(game.soldiers):
        own = holder == soldier
        if not man.hand or not (own or (pays and near(game, holder, soldier))):
            continue
        seen: set[str] = set()
        for copy in man.hand:
            card = printed[copy]
            if card.text.when is moment and card.id not in seen and (own or card.support):
                seen.add(card.id)
                yield holder, copy


def own_first(soldier: int, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return (holder, copy) pairs with the Soldier's own cards first."""
    return sorted(found, key=lambda pair: pair[0] != soldier)


def play_options(game: Game, found: list[tuple[int, int]], rule: str) -> list[Option]:
    """Return the option `play:holder:card` of each pair."""
    return [decisions.for_soldier(game, "play", holder, rule, copy) for holder, copy in found]


def play_card(game: Game, seat: int, holder: int, copy: int, target: int) -> None:
    """Play an Action card for a Soldier: it is discarded, and for another 1 XP is spent (UND-5.2, 5.4)."""
    lay_card(game, seat, holder, copy, target)
    pay_support(game, seat, holder, copy, target)


def lay_card(game: Game, seat: int, holder: int, copy: int, target: int) -> None:
    """Lay an Action card out of a hand; what it does comes after it (UND-5.2)."""
    leave_hand(game, holder, (copy,))
    cause = because(seat, copy, game.cards[copy], "text")
    game.emit(events.CardPlayed(cause, "UND-5.2", holder, copy, target))


def pay_support(game: Game, seat: int, holder: int, copy: int, target: int) -> None:
    """Have 1 XP spent for a card that is played for another Soldier (UND-5.4)."""
    if holder != target:
        game.push(frames.SpendXp(seat, because(seat, copy, kind="cost")))


@procedures.handles(frames.SpendXp)
def spend_xp(game: Game, frame: frames.SpendXp) -> None:
    """Ask who spends the XP; any Player Soldier may (UND-5.4)."""
    options = decisions.soldiers(game, "spend", rich(game), "UND-5.4")
    game.ask(decisions.one(frame.seat, "spend", options, "UND-5.4", frame.cause.card), frame)


@procedures.answered(frames.SpendXp)
def xp_spent(game: Game, frame: frames.SpendXp, picked: tuple[Option, ...]) -> None:
    """Take 1 XP off the Soldier chosen."""
    change_xp(game, picked[0].card, -1, frame.cause, "UND-5.4")


def change_xp(game: Game, soldier: int, by: int, cause: Cause, rule: str) -> None:
    """Change a Player Soldier's XP (UND-17.1, 17.2)."""
    now = game.soldiers[soldier].xp + by
    game.change(soldier, xp=now)
    game.emit(events.XpChanged(cause, rule, soldier, by, now))


@procedures.handles(frames.Pay)
def pay(game: Game, frame: frames.Pay) -> None:
    """Discard Action cards as payment, a card at a time; all of them if no more are left (UND-9.6)."""
    if frame.count <= 0:
        return
    if sum(len(game.soldiers[n].hand) for n in frame.payers) <= frame.count:
        for payer in frame.payers:
            discard(game, payer, game.soldiers[payer].hand, frame.cause, frame.rule)
        return
    options = [
        each
        for payer in frame.payers
        for each in decisions.hand_options(game, "pay", payer, frame.rule)
    ]
    game.ask(decisions.one(frame.seat, "pay", options, frame.rule, frame.cause.card), frame)


@procedures.answered(frames.Pay)
def paid(game: Game, frame: frames.Pay, picked: tuple[Option, ...]) -> None:
    """Discard the chosen card and go on with the rest."""
    choice = picked[0]
    discard(game, choice.amount - 1, (choice.card,), frame.cause, frame.rule)
    if frame.count > 1:
        game.push(frames.Pay(frame.seat, frame.cause, frame.rule, frame.payers, frame.count - 1))


def spend_action(game: Game, seat: int, soldier: int) -> None:
    """Spend 1 Action of a Soldier (UND-7.1)."""
    now = game.soldiers[soldier].actions - 1
    game.change(soldier, actions=now)
    game.emit(events.ActionSpent(because(seat, soldier, kind="cost"), "UND-7.1", soldier, now))
