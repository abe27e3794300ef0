"""What texts do to Gear: Reload, Ammo counters, charges (UND-7.4, 4.8)."""

from core.kernel.decision import Option
from core.undead import decisions, events, frames
from core.undead.game import Game
from core.undead.operations import Load, Reload, Resupply
from core.undead.supplies import reloadable
from core.undead.texts import answers, does, helps


@helps(Reload)
def reloads(game: Game, user: int, target: int, step: Reload) -> bool:
    """The Soldier has an Empty Weapon with an Ammo counter (UND-7.4)."""
    return bool(reloadable(game, target))


@does(Reload)
def do_reload(game: Game, frame: frames.Text, step: Reload) -> None:
    """Reload one Weapon of the Soldier."""
    game.push(frames.ReloadGear(frame.seat, frame.cause, frame.target))


def _takes_ammo(game: Game, soldier: int) -> list[int]:
    weapons, cards = game.book.weapons, game.cards
    found = [gear.card for gear in game.soldiers[soldier].gear if cards[gear.card] in weapons]
    return [card for card in found if weapons[cards[card]].reload is not None]


def _takes_charges(game: Game, soldier: int) -> list[int]:
    equipment, cards = game.book.equipment, game.cards
    found = []
    for gear in game.soldiers[soldier].gear:
        card = equipment.get(cards[gear.card])
        if card is not None and card.thrown and 1 <= gear.charges < card.charges:
            found.append(gear.card)
    return found


@helps(Resupply)
def resupplies(game: Game, user: int, target: int, step: Resupply) -> bool:
    """The Soldier has a Weapon that uses Ammo, or Thrown Equipment that has lost a charge."""
    return bool(_takes_ammo(game, target) or _takes_charges(game, target))


@does(Resupply)
def do_resupply(game: Game, frame: frames.Text, step: Resupply) -> None:
    """Ask which Weapon or Equipment is supplied."""
    _ask_gear(game, frame, _takes_ammo(game, frame.target) + _takes_charges(game, frame.target))


@answers(Resupply)
def resupplied(game: Game, frame: frames.Text, step: Resupply, picked: tuple[Option, ...]) -> None:
    """Add the counters."""
    _supply(game, frame, picked[0].card, step.ammo, step.charges)


@helps(Load)
def loads(game: Game, user: int, target: int, step: Load) -> bool:
    """The bearer has a Weapon that uses Ammo."""
    return bool(_takes_ammo(game, target))


@does(Load)
def do_load(game: Game, frame: frames.Text, step: Load) -> None:
    """Ask which Weapon gets the Ammo counters."""
    _ask_gear(game, frame, _takes_ammo(game, frame.target))


@answers(Load)
def loaded(game: Game, frame: frames.Text, step: Load, picked: tuple[Option, ...]) -> None:
    """Add the Ammo counters."""
    _supply(game, frame, picked[0].card, step.ammo, 0)


def _ask_gear(game: Game, frame: frames.Text, cards: list[int]) -> None:
    options = decisions.of_gear(game, "supply", frame.target, cards, "UND-4.8")
    decision = decisions.one(
        frame.seat, "gear", options, "UND-4.8", frame.cause.card, frame.cause.effect
    )
    game.ask(decision, frame)


def _supply(game: Game, frame: frames.Text, card: int, ammo: int, charges: int) -> None:
    gear = game.gear_of(frame.target, card)
    if game.cards[card] in game.book.weapons:
        by, now = ammo, gear.ammo + ammo
        game.change_gear(frame.target, card, ammo=now)
    else:
        by, now = charges, gear.charges + charges
        game.change_gear(frame.target, card, charges=now)
    game.emit(events.Resupplied(frame.cause, "UND-4.8", frame.target, card, by, now))
