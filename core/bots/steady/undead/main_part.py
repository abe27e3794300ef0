"""What the bot does next in the Soldier Turn."""

from collections.abc import Callable, Iterable, Mapping

from core.bots.steady.undead.choices import Asked
from core.bots.steady.undead.plan import LEAST_WORTH, coded
from core.kernel.decision import NONE, Option
from core.undead.figures import hand_size
from core.undead.main_part import seat_options
from core.undead.state import Soldier

Worth = Callable[[Asked, Option], float]


def main_part(asked: Asked) -> Option:
    """Return what is worth most now; with nothing worth anything, hand over or end the Turn.

    It hands over to a seat that has something left that is worth doing: hands are open.
    """
    options = asked.decision.options
    chosen = _best(asked, options)
    if chosen is not None:
        return chosen
    for other in coded(options, "hand-over"):
        if _best(asked, seat_options(asked.game, other.seat)) is not None:
            return other
    return options[-1]


def _best(asked: Asked, options: Iterable[Option]) -> Option | None:
    """Return the option that is worth most, None if nothing is worth doing."""
    valued = [
        (worth(asked, option), option) for option in options if (worth := WORTH.get(option.code))
    ]
    best, chosen = max(valued, key=lambda pair: pair[0], default=(0.0, None))
    return chosen if best > LEAST_WORTH else None


def _attack(asked: Asked, option: Option) -> float:
    return asked.planner.best_attack(option.amount - 1)[0]


def _power(asked: Asked, option: Option) -> float:
    soldier = option.amount - 1
    return max(
        (
            asked.planner.power_worth(soldier, copy, cost)[0]
            for copy, cost in asked.view.sheets[soldier].powers
        ),
        default=0.0,
    )


def _forward(asked: Asked, option: Option) -> float:
    return asked.planner.wants_forward(option.amount - 1)


def _back(asked: Asked, option: Option) -> float:
    return asked.planner.wants_back(option.amount - 1)


def _work(asked: Asked, option: Option) -> float:
    return 4.0


def _reload(asked: Asked, option: Option) -> float:
    soldier = option.amount - 1
    armed = any(
        not gear.empty
        for gear in asked.game.soldiers[soldier].gear
        if asked.game.cards[gear.card] in asked.game.book.weapons
        and asked.game.book.weapons[asked.game.cards[gear.card]].reload is not None
    )
    return 0.3 if armed else 0.7


def _use(asked: Asked, option: Option) -> float:
    soldier = option.amount - 1
    here = asked.game.at(asked.game.soldiers[soldier].at)
    hurt = max(asked.game.troops[n].health - asked.game.soldiers[n].health for n in here)
    critical = any(asked.game.soldiers[n].health == 1 for n in here)
    return (0.35 * hurt + 0.5 * critical) if hurt else 0.0


def _calm(asked: Asked, option: Option) -> float:
    soldier = option.amount - 1
    man = asked.game.soldiers[soldier]
    worth = 0.2 * man.suppressions
    if asked.planner.pressing and man.suppressions == 1 and man.actions > 1:
        worth += 1.0
    if man.suppressions == 2:
        worth += 0.25
    if asked.game.goal.carrier == soldier:
        worth += 4.0
    return worth


def _deed(asked: Asked, option: Option) -> float:
    soldier = option.amount - 1
    hurt = asked.game.troops[soldier].health - asked.game.soldiers[soldier].health
    return 0.4 * hurt


def _draw(asked: Asked, option: Option) -> float:
    soldier = option.amount - 1
    missing = hand_size(asked.game, soldier) - len(asked.game.soldiers[soldier].hand)
    return 0.14 + 0.02 * missing


def _place(asked: Asked, option: Option) -> float:
    return asked.planner.wants_place()


def _take(asked: Asked, option: Option) -> float:
    return 5.0


def _play(asked: Asked, option: Option) -> float:
    """A card between other things: what its text brings, where it is better than to keep it."""
    slug = asked.game.company.printed[option.card].id
    worth = _CARDS.get(slug)
    return worth(asked, option) if worth else 0.0


def _second_wind(asked: Asked, option: Option) -> float:
    best = asked.planner.best_attack(option.amount - 1)[0]
    late = asked.planner.pressing and not _own(asked, option).suppressions
    return 0.8 if best > 0.9 or late else 0.0


def _own(asked: Asked, option: Option) -> Soldier:
    return asked.game.soldiers[option.amount - 1]


def _reloading(asked: Asked, option: Option) -> float:
    return 0.75 if any(gear.empty for gear in _own(asked, option).gear) else 0.0


def _snap_shot(asked: Asked, option: Option) -> float:
    best = asked.planner.best_attack(option.amount - 1)[0]
    return 0.75 * best if best > 0.6 else 0.0


def _rally(asked: Asked, option: Option) -> float:
    here = asked.game.at(_own(asked, option).at)
    held = sum(asked.game.soldiers[n].suppressions for n in here)
    return 0.4 * held if held >= 2 or asked.planner.pressing else 0.0


def _dressing(asked: Asked, option: Option) -> float:
    soldier = option.amount - 1
    man = asked.game.soldiers[soldier]
    hurt = asked.game.troops[soldier].health - man.health
    return 0.3 * hurt + (0.5 if man.health == 1 else 0.0)


def _scrounge(asked: Asked, option: Option) -> float:
    dry = any(
        gear.ammo == 0
        for gear in _own(asked, option).gear
        if asked.game.cards[gear.card] in asked.game.book.weapons
        and asked.game.book.weapons[asked.game.cards[gear.card]].reload is not None
    )
    return 0.4 if dry else 0.0


def _leap(asked: Asked, option: Option) -> float:
    return 1.1 * _power(asked, option)


def _recon(asked: Asked, option: Option) -> float:
    soldier = option.amount - 1
    game = asked.game
    after = game.soldiers[soldier].at + 1
    room = after < len(game.track) - 1 and game.track[after] == NONE
    return asked.planner.wants_place() + 0.1 if room else 0.0


_CARDS: Mapping[str, Worth] = {
    "ACT-SECOND-WIND": _second_wind,
    "ACT-RELOADING": _reloading,
    "ACT-SNAP-SHOT": _snap_shot,
    "ACT-RALLY": _rally,
    "ACT-FIELD-DRESSING": _dressing,
    "ACT-SCROUNGE": _scrounge,
    "ACT-LEAP-OF-FAITH": _leap,
    "ACT-RECON": _recon,
}

WORTH: Mapping[str, Worth] = {
    "attack": _attack,
    "power": _power,
    "forward": _forward,
    "back": _back,
    "work": _work,
    "take": _take,
    "reload": _reload,
    "use": _use,
    "calm": _calm,
    "deed": _deed,
    "draw": _draw,
    "place": _place,
    "activate": _place,
    "play": _play,
}
"""Code of an option -> what it is worth, in Hits."""
