"""Moves along the track and what they cost (UND-9.3 to 9.9)."""

from itertools import combinations

from core.kernel.decision import Option, option
from core.kernel.event import because
from core.undead import decisions, events, frames
from core.undead.ending import check_won
from core.undead.figures import entrance, movement, movement_points, survey
from core.undead.game import Game, procedures
from core.undead.moments import Moment
from core.undead.operations import IgnorePenalties, LowerEntrance
from core.undead.state import Bonus
from core.undead.support import (
    action,
    own_first,
    play_card,
    play_options,
    playable,
    rich,
    spend_action,
)

DONE = option("done", "done", "UND-9.5")
CARDS = "cards"
"""The part of a Move's cost that Action cards take off."""


def held(game: Game, soldier: int) -> bool:
    """Say whether Grasp holds a Soldier (UND-24)."""
    at = game.soldiers[soldier].at
    return (at, soldier) in survey(game).held


def may_leave(game: Game, soldier: int) -> bool:
    """Say whether nothing keeps a Soldier from Moving (UND-9.8)."""
    return not game.soldiers[soldier].suppressions and not held(game, soldier)


def payers(game: Game, at: int) -> tuple[int, ...]:
    """Return the Player Soldiers who may pay for a Move from a place (UND-9.6)."""
    return tuple(
        n
        for n, man in enumerate(game.soldiers)
        if man.hand and abs(man.at - at) <= 1 and game.troops[n].player
    )


def cost_of(game: Game, move: frames.Move) -> int:
    """Return what is left to pay of a Move forward, at least 0 (UND-9.5)."""
    penalties = 0 if move.ignores else survey(game).penalties[move.to]
    return max(0, _way(game, move.soldier, move.to) + penalties - move.lower)


def _way(game: Game, soldier: int, to: int) -> int:
    """Return the Entrance cost of a place for a Soldier with his Movement, which may be below 0."""
    return entrance(game, to) - movement_points(game, soldier, to)


def can_enter(game: Game, soldier: int, to: int) -> bool:
    """Say whether a Move forward could be paid in full now (UND-9.6)."""
    cost = _way(game, soldier, to) + survey(game).penalties[to]
    return cost <= 0 or _payable(game, frames.Move(0, soldier, to), cost)


def _payable(game: Game, move: frames.Move, cost: int) -> bool:
    cards = sum(len(game.soldiers[n].hand) for n in payers(game, game.soldiers[move.soldier].at))
    if cost <= cards:
        return True
    return any(
        cost_of(game, _with(game, move, names)) + len(names) <= cards for names in _ways(game, move)
    )


def _ways(game: Game, move: frames.Move) -> list[tuple[int, ...]]:
    """Return the sets of cards that could be played on a Move together, as copies."""
    found = _useful(game, move)
    xp = sum(game.soldiers[n].xp for n in rich(game))
    names: dict[str, int] = {}
    owner = {copy: holder for holder, copy in found}
    for _, copy in found:
        names.setdefault(game.cards[copy], copy)
    ways = [way for size in range(1, len(names) + 1) for way in combinations(names.values(), size)]
    return [way for way in ways if sum(owner[copy] != move.soldier for copy in way) <= xp]


def _useful(game: Game, move: frames.Move) -> list[tuple[int, int]]:
    """Return the cards that would lower the cost of a Move, the Soldier's own first."""
    cost = cost_of(game, move)
    if cost == 0:
        return []
    found = [
        (holder, copy)
        for holder, copy in playable(game, move.soldier, Moment.MOVE)
        if game.cards[copy] not in move.played
        and _admits(game, move, copy)
        and cost_of(game, _with(game, move, (copy,))) < cost
    ]
    return own_first(move.soldier, found)


def _admits(game: Game, move: frames.Move, copy: int) -> bool:
    return not action(game, copy).on.structure or _is_structure(game, move.to)


def _is_structure(game: Game, place: int) -> bool:
    card = game.company.printed[game.track[place]]
    return "Structure" in getattr(card, "types", ())


def _with(game: Game, move: frames.Move, copies: tuple[int, ...]) -> frames.Move:
    """Return a Move after further cards have been played on it."""
    lower, ignores, parts = move.lower, move.ignores, list(move.parts)
    for copy in copies:
        for step in action(game, copy).text.do:
            if isinstance(step, LowerEntrance):
                lower += step.by
                parts.append(Bonus(game.cards[copy], -step.by))
            elif isinstance(step, IgnorePenalties):
                ignores = True
                parts.append(Bonus(game.cards[copy], 0))
    played = (*move.played, *(game.cards[copy] for copy in copies))
    return frames.Move(move.seat, move.soldier, move.to, lower, ignores, played, tuple(parts))


def begin_move(game: Game, seat: int, soldier: int, to: int) -> None:
    """Begin a Move: an Action is spent (UND-7.2). Back it costs nothing else (UND-9.4)."""
    spend_action(game, seat, soldier)
    if to < game.soldiers[soldier].at:
        _enter(game, seat, soldier, to, 0, ())
    else:
        game.push(frames.Move(seat, soldier, to))


@procedures.handles(frames.Move)
def move(game: Game, frame: frames.Move) -> None:
    """Ask for cards that lower the cost while it is not 0 (UND-9.5)."""
    found = [
        (holder, copy)
        for holder, copy in _useful(game, frame)
        if _payable_after(game, frame, holder, copy)
    ]
    if not found:
        _settle(game, frame)
        return
    options = play_options(game, found, "UND-9.5")
    cards = sum(len(game.soldiers[n].hand) for n in payers(game, game.soldiers[frame.soldier].at))
    if cost_of(game, frame) <= cards:
        options.append(DONE)
    game.ask(decisions.one(frame.seat, "move", options, "UND-9.5", frame.soldier), frame)


def _payable_after(game: Game, move: frames.Move, holder: int, copy: int) -> bool:
    """Say whether a Move could still be paid in full once a card has been played on it."""
    after = _with(game, move, (copy,))
    cost = cost_of(game, after)
    cards = sum(len(game.soldiers[n].hand) for n in payers(game, game.soldiers[move.soldier].at))
    if cost <= cards - 1:
        return True
    return any(
        copy in way and cost_of(game, _with(game, move, way)) + len(way) <= cards
        for way in _ways(game, move)
    )


@procedures.answered(frames.Move)
def move_card_chosen(game: Game, frame: frames.Move, picked: tuple[Option, ...]) -> None:
    """Play the chosen card and ask again, or pay."""
    choice = picked[0]
    if choice.code == "done":
        _settle(game, frame)
        return
    game.push(_with(game, frame, (choice.card,)))
    play_card(game, frame.seat, choice.amount - 1, choice.card, frame.soldier)


def _settle(game: Game, frame: frames.Move) -> None:
    """Pay what is left of the cost, then go (UND-9.6)."""
    cost, soldier = cost_of(game, frame), frame.soldier
    parts = cost_parts(game, frame)
    if cost:
        cause = because(frame.seat, soldier, kind="cost")
        who = payers(game, game.soldiers[soldier].at)
        game.push(
            frames.Pay(frame.seat, cause, "UND-9.6", who, cost),
            frames.Enter(frame.seat, soldier, frame.to, cost, parts),
        )
    else:
        _enter(game, frame.seat, soldier, frame.to, 0, parts)


def cost_parts(game: Game, move: frames.Move) -> tuple[Bonus, ...]:
    """Return what a Move's cost is made of: Entrance cost, penalties, Movement, cards (UND-9.5)."""
    parts = [Bonus(game.cards[game.track[move.to]], entrance(game, move.to))]
    if not move.ignores:
        for hostile in survey(game).cards[move.to]:
            foe = game.foes[hostile.card]
            alive = any(
                e + s < foe.health for e, s in zip(hostile.ekias, hostile.suppressions, strict=True)
            )
            if alive and foe.card.penalty:
                parts.append(Bonus(foe.id, foe.card.penalty))
    parts += [Bonus(e.source, -e.add) for e in movement(game, move.soldier, move.to).parts]
    return (*parts, *move.parts)


@procedures.handles(frames.Enter)
def enter(game: Game, frame: frames.Enter) -> None:
    """Go: the Move has been paid."""
    _enter(game, frame.seat, frame.soldier, frame.to, frame.cost, frame.parts)


def _enter(
    game: Game, seat: int, soldier: int, to: int, cost: int, parts: tuple[Bonus, ...]
) -> None:
    source = game.soldiers[soldier].at
    game.change(soldier, at=to)
    game.emit(events.Entered(because(seat, soldier), "UND-9.3", soldier, source, to, cost, parts))
    check_won(game)
