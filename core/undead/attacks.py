"""Soldier Attacks, step by step (UND-11, 12)."""

from core.kernel.decision import Option, numbered, option
from core.kernel.event import Cause, because
from core.undead import decisions, events, frames
from core.undead.arms import Arm, admits, arms, places, targets, way
from core.undead.cards import Attack, Chart, Entry, Weapon
from core.undead.cover import shield, spilled
from core.undead.ending import hit_objective
from core.undead.figures import attack_sum, dice_of
from core.undead.game import Game, procedures
from core.undead.moments import Moment
from core.undead.state import Attack as Attacking
from core.undead.state import Bonus
from core.undead.supplies import expend
from core.undead.support import action, own_first, play_card, play_options, playable
from core.undead.texts import text_frame, useful

ROLL = option("roll", "roll", "UND-11.3")
ROLL_COVER = option("roll", "roll-cover", "UND-11.5")
MISS = Entry(0)
"""What a die below the first row of a chart reads (UND-11.4)."""


@procedures.handles(frames.ChooseWeapon)
def choose_weapon(game: Game, frame: frames.ChooseWeapon) -> None:
    """Ask what to Attack with: whatever reaches anything (UND-11.1)."""
    found = arms(game, frame.soldier)
    at = game.soldiers[frame.soldier].at
    usable = [
        arm for arm in (found.ranged if frame.ranged else found.every) if places(game, at, arm[2])
    ]
    options = _weapon_options(game, frame.soldier, usable)
    game.ask(decisions.one(frame.seat, "weapon", options, "UND-11.1", frame.soldier), frame)


def _weapon_options(game: Game, soldier: int, found: list[Arm]) -> tuple[Option, ...]:
    """Return an option for each way that can be told apart, `amount` its place on the card."""
    seen: set[tuple[object, ...]] = set()
    options = []
    gear = {each.card: each for each in game.soldiers[soldier].gear}
    for copy, place, mode in found:
        counters = gear.get(copy)
        alike = (counters.ammo, counters.charges) if counters else ()
        mark = (game.cards[copy], place, alike)
        if mark in seen:
            continue
        seen.add(mark)
        card = game.company.printed[copy]
        several = isinstance(card, Weapon) and len(card.modes) > 1
        slug = f"{card.slug}:{mode.name.lower().replace(' ', '-')}" if several else card.slug
        options.append(option(f"weapon:{slug}", "weapon", "UND-11.1", copy, place))
    return numbered(options)


@procedures.answered(frames.ChooseWeapon)
def weapon_chosen(game: Game, frame: frames.ChooseWeapon, picked: tuple[Option, ...]) -> None:
    """Go on to the target."""
    choice = picked[0]
    game.push(
        frames.ChooseTarget(
            frame.seat, frame.soldier, choice.card, choice.amount, frame.bonuses, frame.played
        )
    )


@procedures.handles(frames.ChooseTarget)
def choose_target(game: Game, frame: frames.ChooseTarget) -> None:
    """Ask which Hostile card is Attacked, or the Objective (UND-11.1, 11.15)."""
    found = targets(game, frame.soldier, way(game, frame.source, frame.mode))
    options = target_options(game, found, "UND-11.1")
    game.ask(decisions.one(frame.seat, "target", options, "UND-11.1", frame.source), frame)


def target_options(game: Game, copies: list[int], rule: str) -> tuple[Option, ...]:
    """Return an option `target:card` for each copy."""
    printed = game.company.printed
    return numbered([option(f"target:{printed[c].slug}", "target", rule, c) for c in copies])


@procedures.answered(frames.ChooseTarget)
def target_chosen(game: Game, frame: frames.ChooseTarget, picked: tuple[Option, ...]) -> None:
    """Declare the Attack."""
    begin_attack(game, frame, picked[0].card)


def begin_attack(game: Game, frame: frames.ChooseTarget, target: int) -> None:
    """Declare an Attack on a target and go on to its cards and dice (UND-11.2)."""
    game.attack = Attacking(
        frame.soldier, frame.source, frame.mode, target, frame.played, frame.bonuses
    )
    cause = because(frame.seat, frame.source)
    game.emit(
        events.AttackDeclared(cause, "UND-11.1", frame.soldier, frame.source, frame.mode, target)
    )
    game.push(frames.Aim(frame.seat))


@procedures.handles(frames.Aim)
def aim(game: Game, frame: frames.Aim) -> None:
    """Ask for cards to play and charges to Expend, or to roll; it is always asked (UND-11.2)."""
    attack = game.attacking
    options = play_options(game, _playable(game, Moment.ATTACK), "UND-11.2")
    boost = boost_of(game, attack)
    if boost is not None:
        options.append(_expend_option(game, boost[0]))
    options.append(ROLL)
    decision = decisions.one(frame.seat, "roll", options, "UND-11.2", attack.source)
    game.ask(decision, frame)


def _playable(game: Game, moment: Moment) -> list[tuple[int, int]]:
    """Return the cards that can be played on the Attack in progress (UND-5.5)."""
    attack = game.attacking
    found = []
    for holder, copy in playable(game, attack.soldier, moment):
        card = action(game, copy)
        if (
            card.id not in attack.played
            and admits(game, card.on, attack)
            and useful(game, card.text, holder, attack.soldier)
        ):
            found.append((holder, copy))
    return own_first(attack.soldier, found)


def boost_of(game: Game, attack: Attacking) -> tuple[int, Bonus] | None:
    """Return the Gear that may be Expended for the roll of a power, once, and what it adds (UND-22.5)."""
    power = game.book.powers.get(game.cards[attack.source])
    if power is None or power.boost is None:
        return None
    wanted = power.boost.equipment
    if any(each.source == wanted for each in attack.bonuses):
        return None
    for gear in game.soldiers[attack.soldier].gear:
        if game.cards[gear.card] == wanted and gear.charges:
            return gear.card, Bonus(wanted, power.boost.add)
    return None


def _expend_option(game: Game, copy: int) -> Option:
    slug = game.company.printed[copy].slug
    return option(f"expend:{slug}", "expend", "UND-22.5", copy)


@procedures.answered(frames.Aim)
def aimed(game: Game, frame: frames.Aim, picked: tuple[Option, ...]) -> None:
    """Play the card, Expend the charge, or roll."""
    choice = picked[0]
    if choice.code == "roll":
        _roll(game, frame)
        return
    game.push(frame)
    attack = game.attacking
    boost = boost_of(game, attack)
    if choice.code == "expend" and boost is not None:
        game.change_attack(bonuses=(*attack.bonuses, boost[1]))
        expend(game, attack.soldier, choice.card, because(frame.seat, attack.source, kind="cost"))
        return
    _play(game, frame.seat, choice)


def _play(game: Game, seat: int, choice: Option) -> None:
    """Play an Action card on the Attack in progress."""
    attack = game.attacking
    copy = choice.card
    text = action(game, copy).text
    game.change_attack(played=(*attack.played, game.cards[copy]))
    cause = because(seat, copy, text.id, "text")
    game.push(text_frame(text, seat, choice.amount - 1, attack.soldier, cause))
    play_card(game, seat, choice.amount - 1, copy, attack.soldier)


def _roll(game: Game, frame: frames.Aim) -> None:
    """Roll the Attack's D10s and read them (UND-11.3, 11.4); a charge is Expended before (UND-11.2)."""
    attack = game.attacking
    mode, man = way(game, attack.source, attack.mode), game.soldiers[attack.soldier]
    card = game.company.printed[attack.source]
    cause = because(frame.seat, attack.source)
    parts = attack_sum(game, attack.soldier, attack.source, mode, attack.target, attack.bonuses)
    if card.id in game.book.equipment:
        expend(game, attack.soldier, attack.source, because(frame.seat, attack.source, kind="cost"))
    naturals: tuple[int, ...] = ()
    if attack.best:
        rows: tuple[Entry, ...] = (mode.chart[-1],)
    else:
        naturals = tuple(game.below(10) + 1 for _ in range(dice_of(mode, man)))
        rows = tuple(read(mode.chart, die + parts.total) for die in naturals)
    hits, suppress = sum(row.hits for row in rows), sum(row.suppress for row in rows)
    empties = _runs_dry(card, mode, naturals)
    fumble = mode.melee and 1 in naturals
    game.change_attack(hits=hits, suppress=suppress, empties=empties, fumble=fumble)
    reached = tuple(row.min for row in rows)
    game.emit(
        events.AttackRolled(
            cause, "UND-11.14" if attack.best else "UND-11.4", attack.soldier, attack.source,
            attack.target, naturals, parts.parts, reached, hits, suppress, attack.best,
        )
    )  # fmt: skip
    game.push(frames.CoverDie(frame.seat))


def read(chart: Chart, die: int) -> Entry:
    """Return the row of a chart that a modified die reaches (UND-11.4)."""
    found = MISS
    for row in chart:
        if row.min > die:
            break
        found = row
    return found


def _runs_dry(card: object, mode: Attack, naturals: tuple[int, ...]) -> bool:
    """Say whether a natural die is at or below a Weapon's Reload number (UND-11.10)."""
    if not isinstance(card, Weapon) or card.reload is None or mode.melee:
        return False
    return any(die <= card.reload for die in naturals)


@procedures.handles(frames.CoverDie)
def cover_die(game: Game, frame: frames.CoverDie) -> None:
    """Ask for cards of this moment, if there are any, then roll the Cover die."""
    found = _playable(game, Moment.AFTER_DICE)
    if not found:
        _compare_cover(game, frame)
        return
    options = [*play_options(game, found, "UND-11.2"), ROLL_COVER]
    decision = decisions.one(frame.seat, "cover", options, "UND-11.5", game.attacking.source)
    game.ask(decision, frame)


@procedures.answered(frames.CoverDie)
def cover_card_chosen(game: Game, frame: frames.CoverDie, picked: tuple[Option, ...]) -> None:
    """Play the card and ask again, or roll the Cover die."""
    if picked[0].code == "roll-cover":
        _compare_cover(game, frame)
        return
    game.push(frame)
    _play(game, frame.seat, picked[0])


def _compare_cover(game: Game, frame: frames.CoverDie) -> None:
    """Roll the Cover die if any card that could be hit has Cover, and compare (UND-11.5, 11.6, 25.2)."""
    attack = game.attacking
    penetration = way(game, attack.source, attack.mode).penetration
    others = spilled(game, attack)
    shields = {copy: shield(game, attack, copy) for copy in (attack.target, *others)}
    die = game.below(6) + 1 if any(shields.values()) else 0
    cause = because(frame.seat, attack.source)
    reached = []
    for copy, found in shields.items():
        beaten = found is None or found.beaten(die, penetration)
        if found is not None and (copy == attack.target or attack.hits):
            sure = found.sure and die == 6
            game.emit(
                events.CoverRolled(
                    cause, "UND-11.5", copy, die, penetration, found.cover, beaten, sure
                )
            )
        if beaten:
            reached.append(copy)
    if attack.target in reached:
        _hit(game, frame, cause, tuple(reached), attack.hits, attack.suppress)
    else:
        _hit(game, frame, cause, (), 0, attack.suppress + attack.hits)


def _hit(
    game: Game,
    frame: frames.CoverDie,
    cause: Cause,
    cards: tuple[int, ...],
    hits: int,
    suppress: int,
) -> None:
    """Put Hits and Suppressions where they belong, then see to the rest (UND-11.7 to 11.11)."""
    attack = game.attacking
    soldier, target = attack.soldier, attack.target
    if target == game.company.goal:
        if hits:
            doubled = way(game, attack.source, attack.mode).double_vs_objective
            hit_objective(game, frame.seat, hits * 2 if doubled else hits)
        game.push(frames.Aftermath(frame.seat, soldier))
        return
    divide = frames.Divide(frame.seat, cause, soldier, target, cards, hits, suppress)
    after = frames.Aftermath(frame.seat, soldier)
    if hits or suppress:
        game.push(divide, after)
    else:
        game.push(after)


@procedures.handles(frames.Aftermath)
def aftermath(game: Game, frame: frames.Aftermath) -> None:
    """Reload check, Destroyed cards, then what a natural 1 in Melee brings (UND-11.10, 11.11, 12.2)."""
    attack = game.attacking
    soldier, target = attack.soldier, attack.target
    game.attack = None
    if attack.empties:
        gear = game.gear_of(soldier, attack.source)
        game.change_gear(soldier, attack.source, empty=True)
        game.emit(
            events.WeaponEmptied(
                because(frame.seat, attack.source), "UND-11.10", soldier, attack.source, gear.ammo
            )
        )
    work: list[frames.Settle | frames.Suffer] = [frames.Settle(frame.seat, soldier)]
    if attack.fumble and game.find(target) is not None:
        game.change_turn(played=())
        work.append(frames.Suffer(frame.seat, soldier, target, 1, 0))
    game.push(*work)
