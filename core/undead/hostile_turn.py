"""The Hostile Turn: targets, Moves, Attacks, Reinforcements, the Turn counter (UND-6.2, 14)."""

from core.kernel.decision import NONE, Option, option
from core.kernel.event import because
from core.undead import decisions, events, frames
from core.undead.attacks import read
from core.undead.cards import Entry, Figure
from core.undead.decks import NOBODY, take
from core.undead.ending import OUT_OF_TIME, check_won
from core.undead.figures import left, reach, soldier_cover, survey
from core.undead.game import FIRST_SEAT, Game, procedures
from core.undead.operations import Deny
from core.undead.powers import offer_option, offers, pay_power, power
from core.undead.state import Bonus, Hostile
from core.undead.targets import acting, acts, in_order, reached, redraw_far
from core.undead.track import place_hostile, remove_hostile

NOTHING = option("none", "decline", "UND-22.6")
MOST_REINFORCEMENT = 10
"""No Reinforcement number is raised above this one."""


@procedures.handles(frames.HostileTurn)
def hostile_turn(game: Game, frame: frames.HostileTurn) -> None:
    """Do the steps up to the Attacks, and put the rest on the agenda (UND-6.2)."""
    game.change_turn(hostile=True)
    game.emit(events.HostileTurnBegan(NOBODY, "UND-6.2", game.turn.number))
    _target_step(game)
    _move_step(game)
    pending = tuple(
        (hostile.card, unit)
        for hostile in in_order(game)
        for unit in range(len(hostile.ekias))
        if acts(game, hostile, unit)
    )
    game.push(
        frames.HostileAttacks(FIRST_SEAT, pending),
        frames.AfterAttacks(FIRST_SEAT),
        frames.EndTurn(FIRST_SEAT),
    )


def _target_step(game: Game) -> None:
    """Stationary Hostiles give up a target that they cannot reach (UND-14.1)."""
    for hostile in in_order(game):
        if game.foes[hostile.card].stationary and reached(game, hostile):
            redraw_far(game, hostile.card, "UND-14.1")


def _move_step(game: Game) -> None:
    """Move each card, or redraw far counters of one that is in Range of a target (UND-14.2, 18.9, 18.10)."""
    for hostile in in_order(game):
        if not game.ended:
            _move(game, hostile.card)


def _move(game: Game, copy: int) -> None:
    foe = game.foes[copy]
    steps = foe.card.move
    while True:
        hostile = game.hostiles[game.place_of(copy)]
        able = acting(game, hostile)
        if not able:
            return
        near = reached(game, hostile)
        wanted = [hostile.targets[unit] for unit in able]
        if any(each in near for each in wanted):
            redraw_far(game, copy, "UND-18.10")
            return
        if steps <= 0 or foe.stationary or not _step(game, hostile, wanted):
            return
        steps -= 1


def _step(game: Game, hostile: Hostile, wanted: list[int]) -> bool:
    """Move a card one place towards the closest of its targets; a ward can stop it (UND-22.10)."""
    at = hostile.at
    closest = min(wanted, key=lambda n: (abs(game.soldiers[n].at - at), n))
    towards = game.soldiers[closest].at
    if towards == at:
        return False
    to = at + (1 if towards > at else -1)
    copy = hostile.card
    cause = because(NONE, copy)
    if any(w.at == to and (game.foes[copy].undead or not w.undead_only) for w in game.wards):
        game.emit(events.HostileStopped(cause, "UND-22.10", copy, to))
        return False
    game.change_hostile(copy, at=to)
    game.emit(events.HostileMoved(cause, "UND-14.2", copy, at, to, closest))
    check_won(game)
    return not game.ended


@procedures.handles(frames.HostileAttacks)
def hostile_attacks(game: Game, frame: frames.HostileAttacks) -> None:
    """Let the Hostiles Attack one after another until one has a result (UND-14.3)."""
    pending = frame.pending
    for place, (copy, unit) in enumerate(pending):
        work = _attack(game, copy, unit, again=False)
        if work:
            game.push(*work, frames.HostileAttacks(frame.seat, pending[place + 1 :]))
            return


@procedures.handles(frames.HostileAttack)
def attack_again(game: Game, frame: frames.HostileAttack) -> None:
    """Attack once more after a result marked Again; it cannot give a third (UND-14.8)."""
    game.push(*_attack(game, frame.card, frame.unit, frame.again))


Work = list[frames.Suffer | frames.HostileAttack]


def _attack(game: Game, copy: int, unit: int, again: bool) -> Work:
    """Roll an Attack of a Hostile and return what follows, nothing for a Miss (UND-14.3, 14.4)."""
    hostile = game.find(copy)
    if hostile is None or not acts(game, hostile, unit):
        return []
    soldier = hostile.targets[unit]
    if soldier not in reached(game, hostile):
        return []
    foe, number = game.foes[copy], left(game.foes[copy].health, hostile, unit)
    naturals: tuple[int, ...] = (game.below(10) + 1,)
    if survey(game).commander:
        naturals = (*naturals, game.below(10) + 1)
    parts = added_to(game, hostile, soldier)
    row = read(foe.charts[number], max(naturals) + sum(part.add for part in parts))
    die = 0 if foe.no_cover else game.below(6) + 1
    game.emit(
        events.HostileRolled(
            because(NONE, copy), "UND-14.3", copy, unit, soldier, naturals, parts, foe.columns[number],
            row.min, row.hits, row.suppress, die,
        )
    )  # fmt: skip
    if not (row.hits or row.suppress):
        return []
    game.change_turn(played=())
    struck = game.at(game.soldiers[soldier].at) if row.all else [soldier]
    work: Work = [_suffered(game, hostile, each, row, die) for each in struck]
    if row.again and not again:
        work.append(frames.HostileAttack(FIRST_SEAT, copy, unit, again=True))
    return work


def added_to(game: Game, hostile: Hostile, soldier: int) -> tuple[Bonus, ...]:
    """Return what is added to a Hostile's dice: Consecrated ground (UND-6.3)."""
    if not game.consecrations or not game.foes[hostile.card].undead:
        return ()
    at = game.soldiers[soldier].at
    return tuple(
        Bonus(game.cards[each.card], -each.by) for each in game.consecrations if each.at == at
    )


def _suffered(game: Game, hostile: Hostile, soldier: int, row: Entry, die: int) -> frames.Suffer:
    """Compare the Cover die with a Soldier's Cover: Hits that it stops become Suppress (UND-14.4)."""
    hits, suppress = row.hits, row.suppress
    if hits and die:
        penetration = game.foes[hostile.card].card.penetration
        cover = soldier_cover(game, soldier).total
        beaten = die == 6 or die + penetration >= cover
        game.emit(
            events.CoverCompared(
                because(NONE, hostile.card), "UND-14.4", hostile.card, soldier, die, penetration, cover,
                beaten, die == 6,
            )
        )  # fmt: skip
        if not beaten:
            hits, suppress = 0, suppress + hits
    return frames.Suffer(game.seat_of(soldier), soldier, hostile.card, hits, suppress)


@procedures.handles(frames.AfterAttacks)
def after_attacks(game: Game, frame: frames.AfterAttacks) -> None:
    """Regenerate and Mend, then see where Reinforcements may come (UND-6.2 d, 14.5)."""
    for hostile in in_order(game):
        foe = game.foes[hostile.card]
        if foe.regenerate:
            more = game.location(hostile.at, Figure.REGENERATE)
            _mend(game, hostile.card, 1 + more, hostile.card)
        if foe.mend:
            for other in survey(game).cards[hostile.at]:
                if other.card != hostile.card and game.foes[other.card].undead:
                    _mend(game, other.card, 1, hostile.card)
    places = tuple(place for place in range(1, survey(game).last + 1) if game.at(place))
    game.push(frames.Reinforce(frame.seat, places))


def _mend(game: Game, copy: int, count: int, source: int) -> None:
    """Remove EKIAs from a card; Hostiles that are Destroyed do not come back (UND-24).

    Decision: of several Hostiles on a card the most wounded mends first.
    """
    health = game.foes[copy].health
    for _ in range(count):
        hostile = game.hostiles[game.place_of(copy)]
        hurt = [(ekias, -unit) for unit, ekias in enumerate(hostile.ekias) if 0 < ekias < health]
        if not hurt:
            return
        ekias, place = max(hurt)
        unit = -place
        game.change_hostile(
            copy, ekias=(*hostile.ekias[:unit], ekias - 1, *hostile.ekias[unit + 1 :])
        )
        cause = because(NONE, source)
        game.emit(events.EkiasRemoved(cause, "UND-24.9", copy, unit, 1, health - ekias + 1))


@procedures.handles(frames.Reinforce)
def reinforce(game: Game, frame: frames.Reinforce) -> None:
    """Roll for a Reinforcement at each place, until one comes (UND-14.5)."""
    for count, place in enumerate(frame.rest):
        if any(ward.at == place and ward.no_reinforcement for ward in game.wards):
            continue
        number = reinforcement_number(game, place)
        natural = game.below(10) + 1
        cause = because(NONE, game.track[place])
        game.emit(events.ReinforcementRolled(cause, "UND-14.5", place, natural, number))
        if natural >= number:
            game.push(frames.Reinforce(frame.seat, frame.rest[count + 1 :]))
            _arrive(game, frame.seat, place)
            return


def reinforcement_number(game: Game, place: int) -> int:
    """Return the D10 from which on a Reinforcement comes to a place (UND-14.5)."""
    card = game.company.grounds[game.track[place]]
    if not game.raised:
        return card.reinforce
    return max(card.reinforce, min(MOST_REINFORCEMENT, card.reinforce + game.raised))


def _arrive(game: Game, seat: int, place: int) -> None:
    """Draw a Reinforcement; it lies aside while it may be Denied (UND-22.6)."""
    drawn = take(game, "hostile_deck", 1)
    cause = because(NONE, game.track[place])
    if not drawn:
        game.emit(events.NoHostile(cause, "UND-2.4", place))
        return
    game.aside = drawn
    game.emit(events.HostileDrawn(cause, "UND-14.5", drawn[0], place))
    game.push(frames.Arrive(seat, place, drawn[0]))


@procedures.handles(frames.Arrive)
def arrive(game: Game, frame: frames.Arrive) -> None:
    """Ask each seat that could Deny the Reinforcement, then place it (UND-22.6, 14.5)."""
    found = denials(game, frame.place, frame.card)
    for seat in sorted(found):
        if seat not in frame.passed:
            asking = frames.Arrive(seat, frame.place, frame.card, frame.passed)
            options = (*found[seat], NOTHING)
            game.ask(decisions.one(seat, "deny", options, "UND-22.6", frame.card), asking)
            return
    game.aside = ()
    place_hostile(game, frame.card, frame.place, because(NONE, game.track[frame.place]))


def denials(game: Game, place: int, copy: int) -> dict[int, list[Option]]:
    """Return what each seat could Deny a Reinforcement with (UND-22.6)."""
    found: dict[int, list[Option]] = {}
    seen = survey(game)
    for clergy in game.up():
        if not game.troops[clergy].powers:
            continue
        for offer in offers(game, clergy, reactions=True, more=game.foes[copy].card.xp):
            card = power(game, offer.copy)
            if card.text is None or not isinstance(card.text.do[0], Deny):
                continue
            mask = reach(game.soldiers[clergy].at, *card.range, seen.isolated, seen.last)
            if mask >> place & 1:
                made = offer_option(game, offer, clergy, "UND-22.6")
                found.setdefault(game.seat_of(clergy), []).append(made)
    return found


@procedures.answered(frames.Arrive)
def arrival_answered(game: Game, frame: frames.Arrive, picked: tuple[Option, ...]) -> None:
    """Deny the card and draw another, or let the next seat decide (UND-22.6)."""
    choice = picked[0]
    if choice.code == "decline":
        passed = (*frame.passed, frame.seat)
        game.push(frames.Arrive(frame.seat, frame.place, frame.card, passed))
        return
    pay_power(game, frame.seat, choice, more=game.foes[frame.card].card.xp)
    clergy = choice.amount - 1
    game.aside = ()
    remove_hostile(game, frame.card)
    cause = because(frame.seat, choice.card, game.cards[choice.card], "text")
    game.emit(events.Denied(cause, "UND-22.6", clergy, frame.card))
    _arrive(game, frame.seat, frame.place)


@procedures.handles(frames.EndTurn)
def end_turn(game: Game, frame: frames.EndTurn) -> None:
    """Suppressions leave the Hostiles, effects end, the Turn counter goes down (UND-14.6, 6.3, 14.7)."""
    amount = sum(sum(hostile.suppressions) for hostile in game.hostiles)
    if amount:
        game.hostiles = tuple(
            Hostile(e.card, e.at, e.ekias, (0,) * len(e.ekias), e.targets) for e in game.hostiles
        )
        game.emit(events.SuppressionsCleared(NOBODY, "UND-14.6", amount))
    if game.wards or game.consecrations:
        counts = len(game.wards), len(game.consecrations)
        game.wards = game.consecrations = ()
        game.emit(events.EffectsEnded(NOBODY, "UND-6.3", *counts))
    now = game.turn.left - 1
    game.change_turn(left=now, played=())
    game.emit(events.TurnsLeft(NOBODY, "UND-14.7", now))
    if now == 0:
        game.end(OUT_OF_TIME, NOBODY, "UND-16.7")
    game.push(frames.BeginTurn(game.turn.seat))
