"""What the steady bot holds dear: the few numbers of its rules of thumb."""

from attrs import frozen


@frozen
class Taste:
    """Worths in Decorations, unless they say Damage; found by letting the bot play against itself.

    `wound` is what a Fatal Wound costs besides the Health, `end` what being out costs. `find` is a card
    of the Mansion that is taken, `winning` the end of the game by an Explore that wins it, `losing` by
    one that does not. `fear` is the share of a wound that the loss of all Health but 1 point costs.
    `waste` is the price in Gold that one Decoration may cost in Weapons that are Trashed after use.

    In Damage: `gold` is a point of Gold, `ammo` the least that a point of Ammo can be, `explore` and
    `buy` one more of each, `slot` the share of an average card that a further card must make up for,
    `once` the share of its worth that a card has which can be used but once.
    """

    wound: float = 3.5
    end: float = 30.0
    fear: float = 0.8
    find: float = 1.2
    winning: float = 12.0
    losing: float = -3.0
    waste: float = 80.0
    gold: float = 0.015
    ammo: float = 0.15
    explore: float = 4.0
    buy: float = 2.0
    slot: float = 0.8
    once: float = 0.35
    trash: float = 1.0
    goal: float = 60.0
