"""Gear: Reloading, Expending, using, passing, dropping and recovering it (UND-7.4, 7.5, 7.10, 8.3, 8.4)."""

from core.kernel.decision import NONE, Option
from core.kernel.event import Cause, because
from core.undead import decisions, events, frames
from core.undead.cards import Equipment, Text
from core.undead.figures import loadout_used
from core.undead.game import Game, procedures
from core.undead.moments import Moment
from core.undead.operations import Consecrate, Ward
from core.undead.state import Gear
from core.undead.support import spend_action
from core.undead.texts import text_frame, useful


def reloadable(game: Game, soldier: int) -> list[int]:
    """Return the Empty Weapons of a Soldier that have an Ammo counter and that he may use (UND-7.4)."""
    usable, cards = game.troops[soldier].usable, game.cards
    return [
        gear.card
        for gear in game.soldiers[soldier].gear
        if gear.empty and gear.ammo and cards[gear.card] in usable
    ]


@procedures.handles(frames.ReloadGear)
def reload_gear(game: Game, frame: frames.ReloadGear) -> None:
    """Ask which Weapon is Reloaded."""
    found = reloadable(game, frame.soldier)
    options = decisions.of_gear(game, "reload", frame.soldier, found, "UND-7.4")
    game.ask(
        decisions.one(frame.seat, "gear", options, "UND-7.4", frame.cause.card, frame.cause.effect),
        frame,
    )


@procedures.answered(frames.ReloadGear)
def reload_chosen(game: Game, frame: frames.ReloadGear, picked: tuple[Option, ...]) -> None:
    """Remove 1 Ammo counter and make the Weapon Loaded (UND-7.4)."""
    card = picked[0].card
    ammo = game.gear_of(frame.soldier, card).ammo - 1
    game.change_gear(frame.soldier, card, empty=False, ammo=ammo)
    game.emit(events.Reloaded(frame.cause, "UND-7.4", frame.soldier, card, ammo))


def expend(game: Game, soldier: int, card: int, cause: Cause) -> None:
    """Expend a charge; a card without one left is out of the Mission (UND-24)."""
    left = game.gear_of(soldier, card).charges - 1
    if left:
        game.change_gear(soldier, card, charges=left)
    else:
        _take_away(game, soldier, card)
        game.removed = (*game.removed, card)
    game.emit(events.Expended(cause, "UND-24.5", soldier, card, left))


def _take_away(game: Game, soldier: int, card: int) -> None:
    gear = game.soldiers[soldier].gear
    game.change(soldier, gear=tuple(each for each in gear if each.card != card))


def use_text(card: object) -> Text | None:
    """Return what a piece of Equipment does for 1 Action, if anything (UND-7.5)."""
    if not isinstance(card, Equipment):
        return None
    return card.text if card.text is not None and card.text.when is Moment.USE else None


def usable_gear(game: Game, soldier: int) -> list[int]:
    """Return the Equipment that a Soldier could use on somebody in the same card now (UND-7.5)."""
    trooper, found = game.troops[soldier], []
    for gear in game.soldiers[soldier].gear:
        card = game.company.printed[gear.card]
        text = use_text(card)
        if text is not None and gear.charges and card.id in trooper.usable:
            here = game.at(game.soldiers[soldier].at)
            if any(useful(game, text, soldier, each) for each in here):
                found.append(gear.card)
    return found


@procedures.handles(frames.UseGear)
def use_gear(game: Game, frame: frames.UseGear) -> None:
    """Ask which Equipment is used, then on whom (UND-7.5)."""
    soldier = frame.soldier
    if frame.card == NONE:
        found = usable_gear(game, soldier)
        options = decisions.of_gear(game, "use", soldier, found, "UND-7.5")
        game.ask(decisions.one(frame.seat, "equipment", options, "UND-7.5", soldier), frame)
        return
    text = game.book.texts[game.cards[frame.card]]
    here = [
        each for each in game.at(game.soldiers[soldier].at) if useful(game, text, soldier, each)
    ]
    if is_for_place(text):
        _used(game, frame, soldier)
        return
    options = decisions.soldiers(game, "soldier", here, "UND-7.5")
    game.ask(decisions.one(frame.seat, "soldier", options, "UND-7.5", frame.card), frame)


def is_for_place(text: Text) -> bool:
    """Say whether a text is about the user's card and about no Soldier."""
    return isinstance(text.do[0], Ward | Consecrate)


@procedures.answered(frames.UseGear)
def use_chosen(game: Game, frame: frames.UseGear, picked: tuple[Option, ...]) -> None:
    """Go on to whom it is used on, or use it."""
    if frame.card == NONE:
        game.push(frames.UseGear(frame.seat, frame.soldier, picked[0].card))
    else:
        _used(game, frame, picked[0].card)


def _used(game: Game, frame: frames.UseGear, target: int) -> None:
    card, soldier = frame.card, frame.soldier
    text = game.book.texts[game.cards[card]]
    spend_action(game, frame.seat, soldier)
    cause = because(frame.seat, card, text.id, "text")
    game.emit(events.GearUsed(cause, "UND-7.5", soldier, card, target))
    expend(game, soldier, card, because(frame.seat, card, kind="cost"))
    game.push(text_frame(text, frame.seat, soldier, target, cause))


def room(game: Game, soldier: int) -> int:
    """Return how much Loadout a Soldier could still take up (UND-4.4)."""
    return game.troops[soldier].loadout - loadout_used(game, soldier)


def fits(game: Game, soldier: int, gear: Gear) -> bool:
    """Say whether a Soldier has the Loadout for a piece of Gear (UND-8.3, 7.10)."""
    return game.book.gear[game.cards[gear.card]].loadout <= room(game, soldier)


def receivers(game: Game, soldier: int, gear: Gear) -> list[int]:
    """Return the other Player Soldiers in the same card who could take a piece of Gear (UND-8.3)."""
    return [
        each
        for each in game.at(game.soldiers[soldier].at)
        if each != soldier and game.troops[each].player and fits(game, each, gear)
    ]


def may_pass(game: Game, soldier: int) -> bool:
    """Say whether a Player Soldier could give any Gear to another one (UND-8.3)."""
    rooms = [
        room(game, each)
        for each in game.at(game.soldiers[soldier].at)
        if each != soldier and game.troops[each].player
    ]
    if not rooms:
        return False
    most, gear, cards = max(rooms), game.book.gear, game.cards
    return any(gear[cards[each.card]].loadout <= most for each in game.soldiers[soldier].gear)


def downed_gear(game: Game, soldier: int) -> list[tuple[int, int]]:
    """Return (Downed Soldier, copy) of the Gear that a Soldier could recover (UND-7.10)."""
    if game.troops[soldier].squad:
        return []
    at = game.soldiers[soldier].at
    return [
        (other, gear.card)
        for other, man in enumerate(game.soldiers)
        if man.health == 0 and man.at == at
        for gear in man.gear
        if fits(game, soldier, gear)
    ]


@procedures.handles(frames.MoveGear)
def move_gear(game: Game, frame: frames.MoveGear) -> None:
    """Ask which Gear is passed, dropped or recovered, and to whom it is passed."""
    soldier, gear = frame.soldier, game.soldiers[frame.soldier].gear
    if frame.card != NONE:
        found = receivers(game, soldier, game.gear_of(soldier, frame.card))
        options = decisions.soldiers(game, "soldier", found, "UND-8.3")
        game.ask(decisions.one(frame.seat, "soldier", options, "UND-8.3", frame.card), frame)
        return
    if frame.what == "recover":
        options = _recoverable(game, soldier)
    else:
        cards = [
            each.card for each in gear if frame.what == "drop" or receivers(game, soldier, each)
        ]
        options = decisions.of_gear(game, frame.what, soldier, cards, RULES[frame.what])
    rule = RULES[frame.what]
    game.ask(decisions.one(frame.seat, "gear", options, rule, soldier, frame.what), frame)


RULES = {"pass": "UND-8.3", "drop": "UND-8.4", "recover": "UND-7.10"}
"""The rule of each way in which Gear changes hands."""


def _recoverable(game: Game, soldier: int) -> tuple[Option, ...]:
    found: list[Option] = []
    for other in sorted({owner for owner, _ in downed_gear(game, soldier)}):
        cards = [card for owner, card in downed_gear(game, soldier) if owner == other]
        found += decisions.of_gear(game, f"recover:{other + 1}", other, cards, "UND-7.10")
    return tuple(found)


@procedures.answered(frames.MoveGear)
def gear_chosen(game: Game, frame: frames.MoveGear, picked: tuple[Option, ...]) -> None:
    """Move the Gear, or go on to whom it is passed."""
    choice, soldier = picked[0], frame.soldier
    if frame.card != NONE:
        _move(game, frame, soldier, frame.card, choice.card)
    elif frame.what == "pass":
        game.push(frames.MoveGear(frame.seat, frame.what, soldier, choice.card))
    elif frame.what == "drop":
        _move(game, frame, soldier, choice.card, NONE)
    else:
        spend_action(game, frame.seat, soldier)
        _move(game, frame, choice.amount - 1, choice.card, soldier)


def _move(game: Game, frame: frames.MoveGear, source: int, card: int, to: int) -> None:
    gear = game.gear_of(source, card)
    _take_away(game, source, card)
    if to == NONE:
        game.removed = (*game.removed, card)
    else:
        game.change(to, gear=(*game.soldiers[to].gear, gear))
    cause = because(frame.seat, frame.soldier)
    game.emit(events.GearMoved(cause, RULES[frame.what], source, card, to))


def make_ready(game: Game, soldier: int, card: int) -> Gear:
    """Return a fresh piece of Gear: Loaded, with its Ammo counters or charges (UND-4.8)."""
    weapon = game.book.weapons.get(game.cards[card])
    if weapon is not None:
        return Gear(card, weapon.ammo)
    return Gear(card, 0, empty=False, charges=game.book.equipment[game.cards[card]].charges)
