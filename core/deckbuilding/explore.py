"""The Explore procedure, E0 to E13 (DBG-7). Its steps are the frames that `begin` puts on the agenda."""

from functools import cache

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.allotting import allot_anew, ammo_beside, ammo_left, usable_weapons
from core.deckbuilding.cards import Kind
from core.deckbuilding.conditions import admits
from core.deckbuilding.figures import (
    infected_damage,
    infected_fits,
    infected_health,
    of_partner,
    requirement,
    shielded,
    total,
    total_damage,
    weapon_damage,
)
from core.deckbuilding.found import push_offers
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.harm import there, trash_after_use
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import ShuffleIntoMansion, Which
from core.deckbuilding.state import Fight, Use
from core.deckbuilding.texts import (
    character_meant,
    character_texts,
    met_for,
    push_texts,
    texts_in_play,
    texts_of,
)
from core.deckbuilding.timing import (
    has_object,
    open_reveal_window,
    open_weapon_window,
    pending_of,
    push_character_effects,
    push_effects_on,
)
from core.deckbuilding.trash import AFTER_USE
from core.deckbuilding.zones import forget_changes, lift, send_down, take_from_mansion, without
from core.kernel.agenda import Frame
from core.kernel.decision import Decision, Option, numbered, option
from core.kernel.event import Cause, Event, because
from core.kernel.quick import maker

_decision, _fight = maker(Decision), maker(Fight)
_explore_began, _committed = maker(events.ExploreBegan), maker(events.Committed)
_row_revealed, _compared = maker(events.RowRevealed), maker(events.Compared)
_reveal_effects, _defeat_at_once = maker(frames.RevealEffects), maker(frames.DefeatAtOnce)
_damage = maker(frames.Damage)
_send_down, _empty_row = cache(frames.SendDown), cache(frames.EmptyRow)

READY = option("done", "done", "DBG-7.6")


def may_begin(game: Game, seat: int) -> bool:
    """E0: at least 1 Explore left, and something to Explore or to fight (DBG-7.1, 20.14)."""
    return game.turn.explores > 0 and (bool(game.face_up) or game.mode.can_explore(game, seat))


def begin(game: Game, seat: int) -> None:
    """E1: announce the Explore and put its steps on the agenda (DBG-7.3)."""
    announced = _explore_began(because(seat), "DBG-7.3", seat)
    announce(game, _fight(seat), announced, procedure(seat))


def announce(game: Game, fight: Fight, announced: Event, steps: tuple[Frame, ...]) -> None:
    """E1, of an Explore or Attack: it counts as Explored, and its first effects happen (DBG-7.5, 16.16)."""
    game.fight = fight
    game.change_turn(explored=True)
    game.emit(announced)
    game.push(*steps)
    push_character_effects(game, fight.seat, Moment.BEFORE_WEAPONS, "DBG-7.3")


@cache
def procedure(seat: int) -> tuple[Frame, ...]:
    """Return the steps of an Explore after its announcement, in their order."""
    return (
        *preparation(seat),
        frames.Experience(seat),
        frames.Commit(seat),
        frames.Reveal(seat),
        frames.Battle(seat),
        frames.Compare(seat),
        *conclusion(seat),
    )


def preparation(seat: int) -> tuple[Frame, ...]:
    """Return E2 to E5, which an Explore and an Attack begin with (DBG-7.6 to 7.13, 16.4)."""
    return frames.UseWeapons(seat), frames.SpendAmmo(seat), frames.UseEffects(seat)


def conclusion(seat: int) -> tuple[Frame, ...]:
    """Return E13, which an Explore and an Attack end with (DBG-7.38, 16.4)."""
    return frames.CleanUp(seat), frames.CheckEnd(seat)


@procedures.handles(frames.UseWeapons)
def use_weapons(game: Game, frame: frames.UseWeapons) -> None:
    """E2: ask for a Weapon to use, one at a time, until done (DBG-7.6)."""
    seat = frame.seat
    found = decisions.distinct(game, usable_weapons(game, seat))
    options = numbered([decisions.card_option(game, "use", copy, "DBG-7.6") for copy in found])
    game.ask(_decision(seat, "use", 1, 1, (*options, READY), "DBG-7.6"), frame)


@procedures.answered(frames.UseWeapons)
def weapon_chosen(game: Game, frame: frames.UseWeapons, picked: tuple[Option, ...]) -> None:
    """E3: allot the current Ammo Requirement, or ask how much for an X (DBG-7.9, 1.8)."""
    choice = picked[0]
    if choice.code == "done":
        return
    game.push(frame)
    if game.card(choice.card).requirement is None:
        game.push(frames.PayX(frame.seat, choice.card))
    else:
        use(game, frame.seat, choice.card, total(requirement(game, frame.seat, choice.card)))


@procedures.handles(frames.PayX)
def pay_x(game: Game, frame: frames.PayX) -> None:
    """Ask for the Ammo of a Weapon with a printed X: steps of 5, or all that may be paid (DBG-1.8)."""
    left, limit = ammo_beside(game, frame.seat, frame.card), game.card(frame.card).ammo_at_most
    most = left if limit is None else min(left, limit)
    amounts = sorted({*range(0, most + 1, 5), most})
    options = tuple(
        option(f"pay:{amount}", "pay", "DBG-1.8", frame.card, amount) for amount in amounts
    )
    game.ask(Decision(frame.seat, "pay", 1, 1, options, "DBG-1.8", frame.card), frame)


@procedures.answered(frames.PayX)
def x_paid(game: Game, frame: frames.PayX, picked: tuple[Option, ...]) -> None:
    """Use the Weapon with the Ammo chosen."""
    use(game, frame.seat, frame.card, picked[0].amount)


def use(game: Game, seat: int, copy: int, ammo: int) -> None:
    """Put a Weapon into use with Ammo allotted to it; it lies in the Play Area (DBG-7.6 to 7.9).

    Effects on a Weapon that is played from Hand follow (DBG-6.18).
    """
    player = game.players[seat]
    if copy in player.hand:
        push_effects_on(game, seat, Moment.WEAPON_PLAYED, "DBG-7.6", (copy,))
        game.change(seat, hand=without(player.hand, (copy,)), play_area=(*player.play_area, copy))
    game.change_turn(uses=(*game.turn.uses, copy))
    if game.fight is not None:
        game.change_fight(uses=(*game.fight.uses, Use(copy, ammo)))
        allot_anew(game, seat)
    damage = total(weapon_damage(game, seat, copy, ammo))
    cause, partner = because(seat, copy, "", "cost"), of_partner(game, seat, copy)
    game.emit(events.WeaponUsed(cause, "DBG-7.9", seat, copy, ammo, damage, partner))
    if game.fight is not None and game.fight.attack:
        game.push(frames.AssignWeapon(seat, copy))


@procedures.handles(frames.SpendAmmo)
def spend_ammo(game: Game, frame: frames.SpendAmmo) -> None:
    """Leave E3: the allotted Ammo is spent (DBG-7.10)."""
    spent = game.turn.ammo - ammo_left(game)
    if spent:
        game.change_turn(ammo=game.turn.ammo - spent)
        cause = because(frame.seat, kind="cost")
        game.emit(
            events.CounterChanged(cause, "DBG-7.10", frame.seat, "ammo", -spent, game.turn.ammo)
        )


@procedures.handles(frames.UseEffects)
def use_effects(game: Game, frame: frames.UseEffects) -> None:
    """E5: effects of the Weapons being used and of the Character, then reactions (DBG-7.13, 5.22).

    What gives a Weapon further text comes before them (DBG-6.18).
    """
    seat = frame.seat
    before = [] if frame.begun else character_texts(game, seat, Moment.BEFORE_EFFECTS)
    if before:
        game.push(
            frames.Effects(seat, "DBG-6.18", pending_of(before)),
            frames.UseEffects(seat, begun=True),
        )
        return
    uses = game.fight.uses if game.fight else ()
    found = texts_in_play(game, seat, [each.card for each in uses], Moment.USE)
    found += character_texts(game, seat, Moment.EXPLORE)
    open_weapon_window(game, seat)
    if found:
        game.push(frames.Effects(seat, "DBG-7.13", pending_of(found)))


@procedures.handles(frames.Experience)
def experience(game: Game, frame: frames.Experience) -> None:
    """E6: what the mode and its modifications give for exploring (DBG-7.15)."""
    game.mode.explored(game, frame.seat)


@procedures.handles(frames.Commit)
def commit(game: Game, frame: frames.Commit) -> None:
    """E7: ask for the number of Explores to spend (DBG-7.16)."""
    options = tuple(
        option(f"commit:{count}", "commit", "DBG-7.16", amount=count)
        for count in range(1, most_explores(game) + 1)
    )
    game.ask(_decision(frame.seat, "commit", 1, 1, options, "DBG-7.16"), frame)


def most_explores(game: Game) -> int:
    """Return how many Explores can be spent at once: as many as there are cards (DBG-7.16, 20.9)."""
    return min(game.turn.explores, len(game.face_up or game.mansion))


@procedures.answered(frames.Commit)
def committed(game: Game, frame: frames.Commit, picked: tuple[Option, ...]) -> None:
    """Spend the Explores; the number cannot be raised any more (DBG-7.16, 7.17)."""
    count = picked[0].amount
    left = game.turn.explores - count
    game.change_turn(explores=left)
    game.change_fight(committed=count)
    game.emit(
        _committed(
            because(frame.seat, kind="cost"),
            "DBG-7.16",
            frame.seat,
            count,
            total_damage(game),
            left,
        )
    )
    if game.players[frame.seat].partner is not None:
        game.push(frames.Lead(frame.seat))


@procedures.handles(frames.Reveal)
def reveal(game: Game, frame: frames.Reveal) -> None:
    """E8: turn cards of the Mansion face-up together, unless some lie there (DBG-7.19, 7.20, 20.9)."""
    if game.face_up:
        game.push(frames.ChooseFoes(frame.seat))
        return
    count = game.fight.committed if game.fight else 0
    row = take_from_mansion(game, count, bottom=game.turn.effects.from_bottom)
    game.change_fight(row=row)
    forget_changes(game, row)
    game.emit(_row_revealed(because(frame.seat), "DBG-7.19", frame.seat, row))
    game.push(_reveal_effects(frame.seat, row))


@procedures.handles(frames.ChooseFoes)
def choose_foes(game: Game, frame: frames.ChooseFoes) -> None:
    """Ask which Infected are fought: as many as Explores were spent (DBG-20.9)."""
    count = game.fight.committed if game.fight else 0
    cause = because(frame.seat)
    foes = game.face_up
    game.ask(
        decisions.of_cards(game, frame.seat, "foe", foes, (count, count), "DBG-20.9", cause), frame
    )


@procedures.answered(frames.ChooseFoes)
def foes_chosen(game: Game, frame: frames.ChooseFoes, picked: tuple[Option, ...]) -> None:
    """Let the chosen Infected be the row; their "when Revealed" effects are not repeated (DBG-20.9)."""
    row = tuple(option.card for option in picked)
    game.face_up = without(game.face_up, row)
    game.change_fight(row=row)
    game.emit(events.FoesChosen(because(frame.seat), "DBG-20.9", frame.seat, row))


@procedures.handles(frames.RevealEffects)
def reveal_effects(game: Game, frame: frames.RevealEffects) -> None:
    """E9a: Infected first, then other Mansion cards, then what waited for a Reveal (DBG-7.21, 6.9)."""
    open_reveal_window(game, frame, own=False)
    printed = game.printed
    infected = tuple([copy for copy in frame.row if printed[copy].kind is Kind.INFECTED])
    game.push(_defeat_at_once(frame.seat, frame.row))
    # What the active player reacts with in the own turn is among these effects (DBG-5.26, 6.9).
    open_reveal_window(game, frame, own=True)
    push_effects_on(game, frame.seat, Moment.REVEALED, "DBG-7.21", infected)
    push_offers(game, frame.seat, frame.row)
    for copy in reversed(infected):
        push_texts(game, frame.seat, copy, Moment.REVEAL)


@procedures.handles(frames.DefeatAtOnce)
def defeat_at_once(game: Game, frame: frames.DefeatAtOnce) -> None:
    """E9a: "the next Infected Revealed" looks at the first one, and is used up (DBG-7.23, 7.41).

    What names a kind waits for the first of that kind.
    """
    if not game.turn.effects.armed:
        return
    undefeated = game.infected_in_row()
    for place, armed in enumerate(game.turn.effects.armed):
        kind = Which(trait=armed.of.trait)
        found = (c for c in frame.row if c in undefeated and admits(kind, game.card(c)))
        first = next(found, None)
        if first is None:
            continue
        rest = game.turn.effects.armed[:place] + game.turn.effects.armed[place + 1 :]
        game.change_effects(armed=rest)
        game.push(frame)
        shield = shielded(game, first, against=("defeat",))
        if infected_fits(game, armed.of, first) and not shield:
            game.push(frames.Defeat(armed.seat, armed.cause, "DBG-7.23", (first,)))
        else:
            game.emit(events.DefeatFailed(armed.cause, "DBG-7.23", frame.seat, first))
        return


@procedures.handles(frames.Battle)
def battle(game: Game, frame: frames.Battle) -> None:
    """E9b: "while Battling" effects, each use of a Weapon having its own (DBG-7.25)."""
    seat = frame.seat
    if not game.infected_in_row() or game.fight is None:
        return
    found = []
    if Moment.BATTLE in game.moments:
        used = [use.card for use in game.fight.uses] + list(game.fight.repeated)
        found = [(copy, text) for copy in used for text in texts_of(game, copy, Moment.BATTLE)]
    found += character_texts(game, seat, Moment.BATTLE)
    usable = [
        (copy, text)
        for copy, text in found
        if has_object(game, seat, text)
        and met_for(game, seat, copy, text, character_meant(game, seat, copy)[0])
    ]
    if usable:
        game.push(frames.Effects(seat, "DBG-7.25", pending_of(usable)))


@procedures.handles(frames.Compare)
def compare(game: Game, frame: frames.Compare) -> None:
    """E10: the total Damage against the Health of all undefeated Infected together (DBG-7.26)."""
    seat = frame.seat
    foes = game.infected_in_row()
    if not foes:
        game.change_fight(settled=True)
        game.emit(events.NoBattle(because(seat), "DBG-7.27", seat))
        return
    healths = tuple([total(infected_health(game, copy)) for copy in foes])
    damage, required = total_damage(game), sum(healths)
    barred = any(shielded(game, copy, against=("damage", "defeat")) for copy in foes)
    won = damage >= required and not barred
    hit = "exact" if damage == required else "more" if damage > required else "less"
    game.change_fight(settled=True, hit=hit if won else "less")
    game.emit(_compared(because(seat), "DBG-7.26", seat, damage, required, foes, healths, won))
    if won:
        game.push(frames.Defeat(seat, because(seat), "DBG-7.29", foes))
    else:
        _not_defeated(game, seat, foes)


def _not_defeated(game: Game, seat: int, foes: tuple[int, ...]) -> None:
    """E12: "not Defeated" effects, then one amount of Damage, then down (DBG-7.32 to 7.34)."""
    parts = tuple([total(infected_damage(game, copy)) for copy in foes])
    cause = because(seat, foes[0] if len(foes) == 1 else -1)
    leader = game.mode.leader(game, seat)
    partner = game.fight is not None and game.fight.partner_leads
    killers = _killers(game, foes)
    game.push(
        _damage(leader, cause, "DBG-7.33", sum(parts), parts, partner),
        *((frames.Killed(seat, killers, partner),) if killers else ()),
        _send_down(seat),
    )
    for copy in reversed(foes):
        push_texts(game, seat, copy, Moment.NOT_DEFEATED)


def _killers(game: Game, foes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Infected with a "kills a Character" text."""
    if Moment.KILL not in game.moments:
        return ()
    return tuple(copy for copy in foes if texts_of(game, copy, Moment.KILL))


@procedures.handles(frames.Killed)
def killed(game: Game, frame: frames.Killed) -> None:
    """E12: follow "kills a Character" texts if the leader has no Health any more (DBG-7.48)."""
    if not there(game, frame.seat, partner=frame.partner):
        for copy in reversed(frame.row):
            push_texts(game, frame.seat, copy, Moment.KILL)


@procedures.handles(frames.Defeat)
def defeat(game: Game, frame: frames.Defeat) -> None:
    """E11: Attach each Infected in row order, then apply "when Defeated" effects (DBG-7.29, 7.30)."""
    healths = tuple([(copy, total(infected_health(game, copy))) for copy in frame.cards])
    game.change_turn(defeated=game.turn.defeated + healths)
    lift(game, frame.cards)
    # A Level that this Defeat leads to does not react to it (DBG-6.10).
    in_play = game.players[frame.seat].play_area
    effects = [
        (copy, text)
        for copy, text in (
            *character_texts(game, frame.seat, Moment.DEFEATING),
            *texts_in_play(game, frame.seat, in_play, Moment.DEFEATING),
        )
        if any(admits(text.of, game.printed[each]) for each in frame.cards)
    ]
    game.mode.defeated(game, frame)
    if effects:
        game.push(frames.Effects(frame.seat, "DBG-7.30", pending_of(effects), frame.cards))
    for copy in reversed(frame.cards):
        push_texts(game, frame.seat, copy, Moment.DEFEAT)


@procedures.handles(frames.SendDown)
def send_undefeated_down(game: Game, frame: frames.SendDown) -> None:
    """E12: the undefeated Infected still in the row go to the bottom, or stay (DBG-7.34, 20.8)."""
    if game.difficulty.stays:
        _stay(game, frame.seat)
        return
    left = game.infected_in_row()
    lift(game, left)
    send_down(game, left, because(frame.seat), "DBG-7.34")


def _stay(game: Game, seat: int) -> None:
    """Leave the undefeated Infected of the row face-up beside the Mansion (DBG-20.8, 20.14)."""
    there = game.infected_in_row()
    if there:
        lift(game, there)
        game.face_up += there
        game.emit(events.StayedFaceUp(because(seat), "DBG-20.8", there))


@procedures.handles(frames.CleanUp)
def clean_up(game: Game, frame: frames.CleanUp) -> None:
    """E13: Trash what is Trashed after use, follow texts that only move an Infected (DBG-7.38, 7.35)."""
    seat = frame.seat
    used = trash_after_use(game)
    game.push(_empty_row(seat))
    if used:
        game.push(frames.Trash(seat, because(seat), AFTER_USE, used))
    if game.fight and not game.fight.settled:
        for copy in reversed(game.infected_in_row()):
            if _moves_itself(game, copy):
                push_texts(game, seat, copy, Moment.NOT_DEFEATED)


def _moves_itself(game: Game, copy: int) -> bool:
    """Say whether a "not Defeated" text moves its Infected; what it does to the fallen player lapses."""
    texts = texts_of(game, copy, Moment.NOT_DEFEATED)
    return any(isinstance(step, ShuffleIntoMansion) for text in texts for step in text.do)


@procedures.handles(frames.EmptyRow)
def empty_row(game: Game, frame: frames.EmptyRow) -> None:
    """E13: what is left of the row goes to the bottom; the Explore is over (DBG-7.35, 7.38 c)."""
    if game.difficulty.stays:
        _stay(game, frame.seat)
    after = character_texts(game, frame.seat, Moment.AFTER_EXPLORE)
    _close(game, frame.seat)
    if after:
        game.push(frames.Effects(frame.seat, "DBG-7.47", pending_of(after)))


def _close(game: Game, seat: int) -> None:
    """End the Explore in progress, if there is one."""
    if game.fight is not None:
        left = game.fight.row + game.fight.declined
        send_down(game, left, because(seat), "DBG-7.35")
    game.fight = None
    modifiers = game.turn.modifiers
    if modifiers and any(each.until == "explore" for each in modifiers):
        kept = tuple(each for each in modifiers if each.until != "explore")
        game.change_turn(modifiers=kept)


@procedures.handles(frames.CheckEnd)
def check_end(game: Game, frame: frames.CheckEnd) -> None:
    """E13 (d): let the mode check for the end of the game (DBG-14.1)."""
    reason = game.mode.ending(game)
    if reason:
        end_game(game, reason, because(frame.seat))


def end_game(game: Game, reason: str, cause: Cause) -> None:
    """End the game, also in the middle of an Explore or Attack."""
    _close(game, cause.seat)
    game.ended = reason
    game.agenda.clear()
    game.emit(events.GameEnded(cause, game.mode.endings[reason], reason))
