"""The Attack procedure: the steps of an Explore with other Characters in place of a row (DBG-16.4 to 16.7).

E1 names the targets, E2 also assigns each Weapon, E6, E8 and E9 do not exist, E7 pays 1 Explore for each
target, and E10 to E12 deal the Damage and the answer to it. The rest is that of `explore.py`.
"""

from functools import cache

from core.deckbuilding import decisions, events, explore, frames
from core.deckbuilding.figures import damage_on, strength, total, total_damage
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.harm import there
from core.deckbuilding.state import Fight, Use
from core.deckbuilding.texts import character_options, characters_of
from core.kernel.agenda import Frame
from core.kernel.decision import NONE, Decision, Option, option
from core.kernel.event import because

ENOUGH = option("done", "done", "DBG-16.4")


def may_begin(game: Game, seat: int) -> bool:
    """E0: at least 1 Explore left, and a Character that can be Attacked (DBG-16.4, 17.11, 17.19)."""
    return game.turn.explores > 0 and bool(game.mode.targets(game, seat))


def begin(game: Game, seat: int) -> None:
    """E1: announce the Attack and put its steps on the agenda, the naming of targets first (DBG-16.4)."""
    announced = events.AttackBegan(because(seat), "DBG-16.4", seat)
    explore.announce(game, Fight(seat, attack=True), announced, procedure(seat))
    game.push(frames.NameTargets(seat))


@cache
def procedure(seat: int) -> tuple[Frame, ...]:
    """Return the steps of an Attack after its announcement, in their order."""
    return (
        *explore.preparation(seat),
        frames.PayTargets(seat),
        frames.ChooseMainTarget(seat),
        frames.Strike(seat),
        *explore.conclusion(seat),
    )


@procedures.handles(frames.NameTargets)
def name_targets(game: Game, frame: frames.NameTargets) -> None:
    """Ask for the next Character that is Attacked; after the first one it may be enough."""
    fight = game.fight
    named = fight.targets if fight else ()
    free = [seat for seat in game.mode.targets(game, frame.seat) if seat not in named]
    if not free or len(named) >= game.mode.most_targets(game, frame.seat):
        return
    options = character_options(characters_of(game, free), "DBG-16.4", "target")
    if named:
        options = (*options, ENOUGH)
    game.ask(Decision(frame.seat, "target", 1, 1, options, "DBG-16.4"), frame)


@procedures.answered(frames.NameTargets)
def target_named(game: Game, frame: frames.NameTargets, picked: tuple[Option, ...]) -> None:
    """Add the target; more may be named than there are Explores (DBG-16.4)."""
    if picked[0].code == "done":
        return
    seat = picked[0].seat
    partner = picked[0].card != game.players[seat].character
    if game.fight is not None:
        game.change_fight(targets=(*game.fight.targets, seat), at_partner=partner)
    rule = "DBG-18.23" if partner else "DBG-16.4"
    game.emit(events.Targeted(because(frame.seat), rule, frame.seat, seat, partner))
    game.push(frame)


@procedures.handles(frames.AssignWeapon)
def assign_weapon(game: Game, frame: frames.AssignWeapon) -> None:
    """Ask which target a Weapon is used on. Its other use is on the same one (DBG-16.5)."""
    targets = game.fight.targets if game.fight else ()
    before = game.target_of(frame.card)
    if before != NONE or len(targets) == 1:
        _assign(game, frame, targets[0] if before == NONE else before)
        return
    cause = because(frame.seat, frame.card)
    game.ask(decisions.of_players(game, frame.seat, "assign", targets, "DBG-16.5", cause), frame)


@procedures.answered(frames.AssignWeapon)
def weapon_assigned(game: Game, frame: frames.AssignWeapon, picked: tuple[Option, ...]) -> None:
    """Use the Weapon on the target chosen."""
    target = picked[0].seat
    _assign(game, frame, target)
    cause = because(frame.seat, frame.card, "", "cost")
    game.emit(events.WeaponAssigned(cause, "DBG-16.5", frame.seat, frame.card, target))


def _assign(game: Game, frame: frames.AssignWeapon, target: int) -> None:
    if game.fight is not None:
        *others, last = game.fight.uses
        game.change_fight(uses=(*others, Use(last.card, last.ammo, target)))


@procedures.handles(frames.PayTargets)
def pay_targets(game: Game, frame: frames.PayTargets) -> None:
    """E7: spend 1 Explore for each target; ask who is dropped if they are too few (DBG-16.4).

    Who has fallen in E5 was a target all the same and is paid for first.
    """
    targets = game.fight.targets if game.fight else ()
    standing = _standing(game)
    too_many = min(len(targets) - game.turn.explores, len(standing))
    if too_many <= 0:
        _pay(game, frame.seat)
        return
    decision = decisions.of_players(
        game, frame.seat, "drop", standing, "DBG-16.4", because(frame.seat)
    )
    game.ask(Decision(frame.seat, "drop", too_many, too_many, decision.options, "DBG-16.4"), frame)


@procedures.answered(frames.PayTargets)
def targets_dropped(game: Game, frame: frames.PayTargets, picked: tuple[Option, ...]) -> None:
    """Drop targets: they are not Attacked from now on, and Weapons on them deal nothing (DBG-16.4)."""
    dropped = {each.seat for each in picked}
    if game.fight is not None:
        kept = tuple(seat for seat in game.fight.targets if seat not in dropped)
        game.change_fight(targets=kept)
    for each in picked:
        game.emit(events.TargetDropped(because(frame.seat), "DBG-16.4", frame.seat, each.seat))
    _pay(game, frame.seat)


def _pay(game: Game, seat: int) -> None:
    fight = game.fight
    if fight is None:
        return
    count = min(len(fight.targets), game.turn.explores)
    left = game.turn.explores - count
    game.change_turn(explores=left)
    game.change_fight(committed=count)
    cause = because(seat, kind="cost")
    game.emit(events.Committed(cause, "DBG-16.4", seat, count, total_damage(game), left))
    if game.players[seat].partner is not None:
        game.push(frames.Lead(seat))


@procedures.handles(frames.ChooseMainTarget)
def choose_main_target(game: Game, frame: frames.ChooseMainTarget) -> None:
    """E10: ask who takes the Damage that comes from no Weapon, if there is any (DBG-16.5)."""
    standing = _standing(game)
    both = (False, True) if game.players[frame.seat].partner else (False,)
    if not standing or not any(total(strength(game, frame.seat, partner=each)) for each in both):
        return
    game.ask(
        decisions.of_players(game, frame.seat, "assign", standing, "DBG-16.5", because(frame.seat)),
        frame,
    )


@procedures.answered(frames.ChooseMainTarget)
def main_target_chosen(
    game: Game, frame: frames.ChooseMainTarget, picked: tuple[Option, ...]
) -> None:
    """Let this target take the Damage of the Character itself."""
    game.change_fight(main_target=picked[0].seat)


def _standing(game: Game) -> tuple[int, ...]:
    """Return the targets that are still there to be hit (DBG-5.14)."""
    targets = game.fight.targets if game.fight else ()
    return tuple(seat for seat in targets if there(game, seat, partner=game.at_partner))


@procedures.handles(frames.Strike)
def strike(game: Game, frame: frames.Strike) -> None:
    """E10 to E12: each target takes one amount of Damage, then those not Defeated answer (DBG-16.6, 16.7)."""
    game.change_fight(settled=True)
    cause, partner = because(frame.seat), game.at_partner
    standing = _standing(game)
    blows = [(seat, damage_on(game, seat)) for seat in standing]
    for seat, amount in blows:
        game.emit(events.Struck(cause, "DBG-16.6", frame.seat, seat, amount, partner))
    game.push(
        *(
            frames.Damage(seat, cause, "DBG-16.6", amount, partner=partner)
            for seat, amount in blows
        ),
        *(frames.StrikeBack(frame.seat, seat) for seat in standing),
    )


@procedures.handles(frames.StrikeBack)
def strike_back(game: Game, frame: frames.StrikeBack) -> None:
    """E12: the attacker takes the Base Damage of a target that is not Defeated (DBG-16.7, 17.11, 17.20).

    Of two that Attack together it is the leader (DBG-18.23).
    """
    at_partner = game.at_partner
    if there(game, frame.target, partner=at_partner):
        amount = total(strength(game, frame.target, partner=at_partner))
        leads = game.fight is not None and game.fight.partner_leads
        cause = because(frame.target)
        game.push(frames.Damage(frame.seat, cause, "DBG-16.7", amount, partner=leads))
