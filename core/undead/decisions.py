"""The closed list of Decision kinds, and how options are made.

An option's `card` is a copy number (a Soldier's is his place in the team), `amount` the number of the
Soldier or place in its key, or an amount.
"""

from collections.abc import Iterable

from core.kernel.decision import NONE, Decision, Option, numbered, option
from core.undead.game import Game

KINDS: dict[str, str] = {
    "main": "what is done next in the Soldier Turn (UND-6.1)",
    "move": "an Action card to play for this Move, or done (UND-9.5)",
    "pay": "an Action card to discard as payment (UND-9.6)",
    "spend": "the Soldier who spends 1 XP (UND-5.4)",
    "for": "the Soldier that a card is played for (UND-5.4)",
    "weapon": "what to Attack with, and how (UND-11.1)",
    "target": "what to Attack, or what a power is used on (UND-11.1)",
    "roll": "a card to play or Expend for this Attack, or to roll (UND-11.2)",
    "cover": "a card to play after the Attack dice, or to go on (UND-11.5)",
    "hit": "the Hostile that takes a Hit (UND-18.8)",
    "suppress": "the Hostile that takes a Suppression (UND-11.9)",
    "power": "the Divine Power to use (UND-22.4)",
    "soldier": "the Soldier that something is used on (UND-7.5)",
    "equipment": "the Equipment to use (UND-7.5)",
    "gear": "the Gear to pass, drop, recover, Reload or load (UND-8.3)",
    "place": "the Location card to Place (UND-8.1)",
    "under": "the Location card that goes under the deck next",
    "discard": "an Action card to discard in the Draw step, or done (UND-5.7)",
    "react": "what to do about a Hostile Attack, or nothing (UND-15.2)",
    "deny": "whether to Deny a Reinforcement (UND-22.6)",
    "xp": "the Player Soldier who gains XP (UND-17.1)",
    "divinity": "how many points of Divinity a Clergy Soldier gains (UND-20.8)",
}
"""Kind -> what is decided. Every Decision of this game is of one of these kinds."""

Subject = tuple[object, ...]


def for_soldier(
    game: Game, code: str, soldier: int, rule: str, copy: int = NONE, word: str = ""
) -> Option:
    """Return the option `code:number` or `code:number:word` of a Soldier; made once a game.

    `word` is the slug of the card of `copy` unless it is given.
    """
    made = game.company.options.get((code, soldier, copy, word, rule))
    if made is None:
        slug = word or (game.company.printed[copy].slug if copy != NONE else "")
        key = ":".join(filter(None, (code, str(soldier + 1), slug)))
        made = option(key, code, rule, copy, soldier + 1)
        game.company.options[code, soldier, copy, word, rule] = made
    return made


def soldiers(game: Game, code: str, found: Iterable[int], rule: str) -> tuple[Option, ...]:
    """Return an option `code:number` for each Soldier, about his own card."""
    return tuple(option(f"{code}:{each + 1}", code, rule, each, each + 1) for each in found)


def one(
    seat: int, kind: str, options: Iterable[Option], rule: str, card: int = NONE, effect: str = ""
) -> Decision:
    """Return a Decision for exactly one of some options."""
    return Decision(seat, kind, 1, 1, tuple(options), rule, card, effect)


def hand_options(game: Game, code: str, soldier: int, rule: str) -> list[Option]:
    """Return an option for each different card in a Soldier's hand."""
    seen: set[str] = set()
    found = []
    for copy in game.soldiers[soldier].hand:
        name = game.cards[copy]
        if name not in seen:
            seen.add(name)
            found.append(for_soldier(game, code, soldier, rule, copy))
    return found


def of_gear(
    game: Game, code: str, soldier: int, cards: Iterable[int], rule: str
) -> tuple[Option, ...]:
    """Return an option for each piece of Gear that can be told apart, by its card and counters."""
    seen: set[tuple[object, ...]] = set()
    found = []
    gear = {each.card: each for each in game.soldiers[soldier].gear}
    for copy in cards:
        each = gear[copy]
        mark = (game.cards[copy], each.ammo, each.empty, each.charges)
        if mark not in seen:
            seen.add(mark)
            slug = game.company.printed[copy].slug
            found.append(option(f"{code}:{slug}", code, rule, copy, soldier + 1))
    return numbered(found)
