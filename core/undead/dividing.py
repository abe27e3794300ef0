"""Hits and Suppressions on Hostile cards, divided as the attacker likes, and Destroyed cards (UND-11)."""

from core.kernel.decision import NONE, Option, numbered, option
from core.kernel.event import Cause, because
from core.undead import decisions, events, frames
from core.undead.game import FIRST_SEAT, Game, procedures
from core.undead.support import change_xp
from core.undead.targets import acting
from core.undead.track import remove_hostile

Unit = tuple[int, int]
"""One Hostile: the copy of its card, and which of the card's Hostiles."""


@procedures.handles(frames.Divide)
def divide(game: Game, frame: frames.Divide) -> None:
    """Give out Hits, then Suppressions; ask only where it makes a difference (UND-18.8, 11.9)."""
    if frame.hits:
        _divide_hits(game, frame)
    elif frame.suppress:
        _divide_suppressions(game, frame)


def _divide_hits(game: Game, frame: frames.Divide) -> None:
    room: dict[Unit, int] = {}
    for copy in frame.cards:
        hostile = game.find(copy)
        if hostile is not None:
            health = game.foes[copy].health
            for unit, ekias in enumerate(hostile.ekias):
                if ekias < health:
                    room[copy, unit] = health - ekias
    hits = frame.hits
    units = _distinct(game, list(room))
    if len(units) > 1 and hits < sum(room.values()):
        _ask(game, frame, "hit", units, "UND-18.8")
        return
    # Of several that are alike the first takes one: then they are not alike any more.
    once = len(room) > 1 and hits < sum(room.values())
    for taker, most in list(room.items())[: 1 if once else None]:
        taken = 1 if once else min(hits, most)
        if taken:
            mark_hits(game, taker, taken, frame.cause)
            hits -= taken
    if hits and not once:
        game.emit(events.HitsLost(frame.cause, "UND-11.7", hits))
    _go_on(game, frame, hits if once else 0, frame.suppress)


def _divide_suppressions(game: Game, frame: frames.Divide) -> None:
    copy = frame.target
    hostile = game.find(copy)
    if hostile is None:
        return
    foe, amount = game.foes[copy], frame.suppress
    found = [(copy, unit) for unit in acting(game, hostile)]
    if not found or (foe.fearless and not frame.anyway):
        if not _is_destroyed(game, copy):
            game.emit(events.SuppressIgnored(frame.cause, "UND-11.9", copy, amount))
        return
    room = {
        unit: foe.health - hostile.ekias[unit[1]] - hostile.suppressions[unit[1]] for unit in found
    }
    units = _distinct(game, found)
    if len(units) > 1 and amount < sum(room.values()):
        _ask(game, frame, "suppress", units, "UND-11.9")
        return
    once = len(room) > 1 and amount < sum(room.values())
    for unit, most in list(room.items())[: 1 if once else None]:
        taken = 1 if once else min(amount, most)
        if taken:
            _mark_suppressions(game, unit, taken, frame.cause)
            amount -= taken
    if once:
        _go_on(game, frame, 0, amount)
    elif amount:
        game.emit(events.SuppressIgnored(frame.cause, "UND-11.9", copy, amount))


def _is_destroyed(game: Game, copy: int) -> bool:
    hostile = game.find(copy)
    health = game.foes[copy].health
    return hostile is not None and all(ekias >= health for ekias in hostile.ekias)


def _distinct(game: Game, units: list[Unit]) -> list[Unit]:
    """Return one of the Hostiles that are alike: same card id, place, counters and target."""
    seen: set[tuple[object, ...]] = set()
    found = []
    for copy, unit in units:
        hostile = game.hostiles[game.place_of(copy)]
        mark = (
            game.cards[copy],
            hostile.at,
            hostile.ekias[unit],
            hostile.suppressions[unit],
            hostile.targets[unit],
            _others(hostile.ekias, unit),
        )
        if mark not in seen:
            seen.add(mark)
            found.append((copy, unit))
    return found


def _others(ekias: tuple[int, ...], unit: int) -> tuple[int, ...]:
    return tuple(sorted(ekias[:unit] + ekias[unit + 1 :]))


def _ask(game: Game, frame: frames.Divide, kind: str, units: list[Unit], rule: str) -> None:
    """Ask which Hostile takes the next one; each is named by its card and its number there."""
    options = []
    for copy, unit in units:
        slug = game.company.printed[copy].slug
        several = f":{unit + 1}" if game.foes[copy].count > 1 else ""
        options.append(option(f"{kind}:{slug}{several}", kind, rule, copy, unit))
    game.ask(
        decisions.one(
            frame.seat, kind, numbered(options), rule, frame.cause.card, frame.cause.effect
        ),
        frame,
    )


@procedures.answered(frames.Divide)
def unit_chosen(game: Game, frame: frames.Divide, picked: tuple[Option, ...]) -> None:
    """Mark one Hit or Suppression, then go on with the rest."""
    choice = picked[0]
    unit = (choice.card, choice.amount)
    if choice.code == "hit":
        mark_hits(game, unit, 1, frame.cause)
        _go_on(game, frame, frame.hits - 1, frame.suppress)
    else:
        _mark_suppressions(game, unit, 1, frame.cause)
        _go_on(game, frame, 0, frame.suppress - 1)


def _go_on(game: Game, frame: frames.Divide, hits: int, suppress: int) -> None:
    if hits or suppress:
        game.push(
            frames.Divide(
                frame.seat,
                frame.cause,
                frame.soldier,
                frame.target,
                frame.cards,
                hits,
                suppress,
                frame.anyway,
            )
        )


def mark_hits(game: Game, unit: Unit, hits: int, cause: Cause) -> None:
    """Put EKIAs on a Hostile; one that has all it needs drops out with its counter (UND-1.7, 18.7)."""
    copy, place = unit
    hostile, health = game.hostiles[game.place_of(copy)], game.foes[copy].health
    now = hostile.ekias[place] + hits
    ekias = (*hostile.ekias[:place], now, *hostile.ekias[place + 1 :])
    game.emit(events.HitsTaken(cause, "UND-11.7", copy, place, hits, health - now))
    if now < health:
        game.change_hostile(copy, ekias=ekias)
        return
    targets = (*hostile.targets[:place], NONE, *hostile.targets[place + 1 :])
    rest = (*hostile.suppressions[:place], 0, *hostile.suppressions[place + 1 :])
    game.change_hostile(copy, ekias=ekias, targets=targets, suppressions=rest)
    if len(ekias) > 1:
        game.emit(events.HostileDestroyed(cause, "UND-18.7", copy, place))


def _mark_suppressions(game: Game, unit: Unit, amount: int, cause: Cause) -> None:
    copy, place = unit
    hostile, health = game.hostiles[game.place_of(copy)], game.foes[copy].health
    now = hostile.suppressions[place] + amount
    suppressions = (*hostile.suppressions[:place], now, *hostile.suppressions[place + 1 :])
    game.change_hostile(copy, suppressions=suppressions)
    left = health - hostile.ekias[place] - now
    game.emit(events.HostileSuppressed(cause, "UND-11.9", copy, place, amount, left))


@procedures.handles(frames.Settle)
def settle(game: Game, frame: frames.Settle) -> None:
    """Remove Destroyed cards and gain their XP and Divinity (UND-11.11)."""
    gains: list[frames.ShareXp | frames.ShareDivinity | frames.CheckWon] = []
    destroyed = [each for each in game.hostiles if _is_destroyed(game, each.card)]
    for hostile in destroyed:
        copy, card = hostile.card, game.foes[hostile.card].card
        remove_hostile(game, copy)
        if game.foes[copy].unique:
            game.change_goal(destroyed=(*game.goal.destroyed, card.id))
        cause = because(frame.seat, copy)
        game.emit(events.CardDestroyed(cause, "UND-1.11", copy, hostile.at, card.xp, card.divinity))
        gains += _gains(game, frame, cause, card.xp, card.divinity)
    if destroyed:
        game.push(*gains, frames.CheckWon(frame.seat))


def _gains(
    game: Game, frame: frames.Settle, cause: Cause, xp: int, divinity: int
) -> list[frames.ShareXp | frames.ShareDivinity | frames.CheckWon]:
    """Give the XP to the Player Soldier whose Attack it was; return what is still to be shared."""
    found: list[frames.ShareXp | frames.ShareDivinity | frames.CheckWon] = []
    if frame.soldier != NONE and game.troops[frame.soldier].player:
        change_xp(game, frame.soldier, xp, cause, "UND-17.1")
    else:
        found.append(frames.ShareXp(FIRST_SEAT, cause, xp))
    if divinity:
        clergy = tuple(each for each in game.up() if game.troops[each].clergy)
        found.append(frames.ShareDivinity(FIRST_SEAT, cause, divinity, clergy))
    return found


@procedures.handles(frames.ShareXp)
def share_xp(game: Game, frame: frames.ShareXp) -> None:
    """Ask which Player Soldier gains the XP (UND-17.1)."""
    found = [each for each in game.up() if game.troops[each].player]
    if not found:
        game.emit(events.XpLost(frame.cause, "UND-17.1", frame.xp))
        return
    options = decisions.soldiers(game, "xp", found, "UND-17.1")
    game.ask(decisions.one(frame.seat, "xp", options, "UND-17.1", frame.cause.card), frame)


@procedures.answered(frames.ShareXp)
def xp_shared(game: Game, frame: frames.ShareXp, picked: tuple[Option, ...]) -> None:
    """Give the XP."""
    change_xp(game, picked[0].card, frame.xp, frame.cause, "UND-17.1")


@procedures.handles(frames.ShareDivinity)
def share_divinity(game: Game, frame: frames.ShareDivinity) -> None:
    """Ask how many points each Clergy Soldier gains; the last one gains the rest (UND-20.8)."""
    if not frame.rest:
        game.emit(events.DivinityLost(frame.cause, "UND-20.8", frame.points))
        return
    first = frame.rest[0]
    if len(frame.rest) == 1:
        gain_divinity(game, first, frame.points, frame.cause, "UND-20.8")
        return
    options = [
        option(f"divinity:{points}", "divinity", "UND-20.8", first, points)
        for points in range(frame.points, -1, -1)
    ]
    game.ask(decisions.one(frame.seat, "divinity", options, "UND-20.8", first), frame)


@procedures.answered(frames.ShareDivinity)
def divinity_shared(game: Game, frame: frames.ShareDivinity, picked: tuple[Option, ...]) -> None:
    """Give the points, and go on with the rest."""
    points = picked[0].amount
    if points:
        gain_divinity(game, frame.rest[0], points, frame.cause, "UND-20.8")
    left = frame.points - points
    if left:
        game.push(frames.ShareDivinity(frame.seat, frame.cause, left, frame.rest[1:]))


def gain_divinity(game: Game, soldier: int, points: int, cause: Cause, rule: str) -> None:
    """Change a Clergy Soldier's Divinity; there is no maximum (UND-20.6)."""
    now = game.soldiers[soldier].divinity + points
    game.change(soldier, divinity=now)
    game.emit(events.DivinityChanged(cause, rule, soldier, points, now))
