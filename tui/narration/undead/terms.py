"""The game's words: counts, moments, figures, decks, kinds of Objective."""

from collections.abc import Mapping

from core.undead.cards import Figure, Keyword, SoldierType
from core.undead.moments import Moment
from tui.narration.text import Plural, mark, mark_plural, plural

COUNTED: Mapping[str, Plural] = {
    "hits": mark_plural("{count} Hit", "{count} Hits"),
    "suppress": mark_plural("{count} Suppress", "{count} Suppress"),
    "wounds": mark_plural("{count} Wound", "{count} Wounds"),
    "xp": mark_plural("{count} XP", "{count} XP"),
    "points": mark_plural("{count} Divinity", "{count} Divinity"),
    "turns": mark_plural("{count} Turn", "{count} Turns"),
    "actions": mark_plural("{count} Action", "{count} Actions"),
    "cards": mark_plural("{count} card", "{count} cards"),
    "ammo": mark_plural("{count} Ammo counter", "{count} Ammo counters"),
    "charges": mark_plural("{count} charge", "{count} charges"),
    "suppressions": mark_plural("{count} Suppression", "{count} Suppressions"),
    "ekias": mark_plural("{count} EKIA", "{count} EKIAs"),
    "dice": mark_plural("{count} D10", "{count} D10s"),
    "copies": mark_plural("{count} copy", "{count} copies"),
}
"""What is counted -> its words."""


def counted(what: str, count: int) -> str:
    """Return "1 Hit" or "2 Hits"."""
    return plural(COUNTED[what], count).format(count=count)


DECKS: Mapping[str, str] = {
    "actions": mark("Action deck"),
    "locations": mark("Location deck"),
    "hostile_deck": mark("Hostile deck"),
}

TYPES: Mapping[SoldierType, str] = {
    SoldierType.PLAYER: mark("Player Soldier"),
    SoldierType.NPC: mark("Non-Player Soldier"),
    SoldierType.SQUAD: mark("Squad Soldier"),
}

WHEN: Mapping[Moment, str] = {
    Moment.MOVE: mark("As a Soldier Moves"),
    Moment.ATTACK: mark("Before an Attack's dice"),
    Moment.AFTER_DICE: mark("After the Attack dice, before the Cover die"),
    Moment.DEFENCE: mark("After the roll of a Hostile's Attack"),
    Moment.TURN: mark("In the Soldier Turn"),
    Moment.POWER: mark("In the Soldier Turn, by Clergy"),
    Moment.LOCATION: mark("In the Soldier Turn"),
    Moment.USE: mark("For 1 Action, a charge is Expended"),
    Moment.SETUP: mark("As the team is made ready"),
    Moment.ACTION: mark("For 1 Action"),
    Moment.SOLDIER_HIT: mark("Reaction, when a Soldier would suffer Hits from a Hostile's Attack"),
    Moment.REINFORCEMENT: mark("Reaction, when a Reinforcement has been drawn and seen"),
    Moment.HERE: mark("By Soldiers here, once a Mission"),
}
"""Moment -> when a text works, as the beginning of a sentence."""

MOMENTS: Mapping[str, str] = {
    Moment.MOVE.value: mark("with a Move"),
    Moment.ATTACK.value: mark("with an Attack, before its dice"),
    Moment.AFTER_DICE.value: mark("with an Attack, after its dice"),
    Moment.DEFENCE.value: mark("after the roll of a Hostile's Attack"),
    Moment.TURN.value: mark("in the Soldier Turn"),
    Moment.POWER.value: mark("in the Soldier Turn"),
    Moment.LOCATION.value: mark("in the Soldier Turn"),
}
"""The value of an Action card's moment -> when it is played."""

FIGURES: Mapping[Figure, tuple[str, str]] = {
    Figure.COVER: (mark("The bearer's Cover is {by} higher"), mark("Cover {signed}")),
    Figure.HTH: (mark("HtH is {by} higher"), mark("HtH {signed}")),
    Figure.HEALTH: (mark("Health is {by} higher"), mark("Health {signed}")),
    Figure.HAND_SIZE: (mark("The hand size is {by} higher"), mark("hand {signed}")),
    Figure.LOADOUT: (mark("The Loadout is {by} higher"), mark("Loadout {signed}")),
    Figure.CX: (
        mark(
            "CX {by}: at the start of each Soldier Turn this Soldier draws {by} more, over his hand size"
        ),
        mark("CX {by}"),
    ),
    Figure.TEAM_MOVEMENT: (
        mark(
            "The Movement of every Soldier of the team is {by} higher while this Soldier is not Downed"
        ),
        mark("all Movement {signed}"),
    ),
    Figure.ENTERING_MOVEMENT: (
        mark("The Movement of Soldiers who enter counts {by} less, at least 0"),
        mark("Movement {signed} to enter"),
    ),
    Figure.RANGED_ATTACK: (
        mark("Add {by} to this Soldier's Ranged Weapon Attack rolls"),
        mark("Ranged {signed}"),
    ),
    Figure.THROWN_ATTACK: (
        mark("Add {by} to this Soldier's Attack rolls with Thrown Equipment"),
        mark("Thrown {signed}"),
    ),
    Figure.UNDEAD_AT_0: (
        mark("Add {by} to this Soldier's Weapon Attack rolls against Undead at Range 0"),
        mark("Undead at 0 {signed}"),
    ),
    Figure.OUTWARD_ATTACK: (
        mark("Add {by} to Ranged Weapon Attack rolls made from here at Range 1 or more"),
        mark("Ranged out {signed}"),
    ),
    Figure.FIRST_AID: (
        mark("A Soldier healed by this Soldier's Equipment removes {by} more"),
        mark("first aid {signed}"),
    ),
    Figure.POWER_COST: (
        mark("Divine Powers used by Clergy here cost {by} Divinity less, at least 1"),
        mark("powers cost {signed}"),
    ),
    Figure.FIRST_POWER_COST: (
        mark("The first Divine Power of each Turn costs {by} Divinity less, at least 1"),
        mark("first power {signed}"),
    ),
    Figure.SPENT_POWER_COST: (
        mark(
            "Expend 1 as Clergy in the same card use a Divine Power: it costs {by} Divinity less, at least 0"
        ),
        mark("a power {signed}"),
    ),
    Figure.FREE_PLACE: (
        mark("Once a Turn this Soldier may Place a Location without discarding a card"),
        mark("Place without discard"),
    ),
    Figure.PLACE_DRAW: (
        mark(
            "When this Soldier Places a Location, he draws {by} more, keeps one, puts the rest under the deck"
        ),
        mark("Place one of more"),
    ),
    Figure.IGNORED_SUPPRESS: (
        mark("The first Suppress that this Soldier would receive each Turn is ignored"),
        mark("ignores a Suppress a Turn"),
    ),
    Figure.NO_LURKERS: (
        mark("Lurkers are placed like other Hostiles while the bearer is not Downed"),
        mark("no Lurkers"),
    ),
    Figure.REGENERATE: (
        mark("Hostiles with Regenerate here remove {by} more in the Hostile Turn"),
        mark("Regenerate {signed}"),
    ),
    Figure.ISOLATED: (
        mark("Isolated: no Attack and no Divine Power goes into or out of here"),
        mark("Isolated"),
    ),
    Figure.COLLATERAL: (
        mark(
            "Collateral Damage: no Explosive, Flame or Burst Attack is made in, from or into here"
        ),
        mark("Collateral Damage"),
    ),
}
"""Figure -> what a passive text says of it, in a sentence and in a few words."""

KEYWORDS: Mapping[Keyword, str] = {
    Keyword.UNDEAD: mark("Undead."),
    Keyword.FEARLESS: mark("Fearless: Suppress does nothing to it."),
    Keyword.EACH: mark("Each: every Hostile has its own target and Attack."),
    Keyword.SWIFT: mark("Swift: it Moves 2."),
    Keyword.LURKER: mark("Lurker: placed with the front-most Soldiers."),
    Keyword.GRASP: mark("Grasp: its target cannot Move while in the same card."),
    Keyword.COMMANDER: mark("Commander: every Hostile rolls one more D10 and uses the higher."),
    Keyword.ARMOURED: mark(
        "Armoured: No Cover, Flanking Fire and a natural 6 do not help, except Divine Powers."
    ),
    Keyword.NO_COVER: mark("No Cover: its Attacks ignore Cover."),
    Keyword.STATIONARY: mark(
        "Stationary: it never Moves, and redraws a target that it cannot reach."
    ),
    Keyword.MEND: mark("Mend: after the Attacks every other Undead card here removes 1 EKIA."),
    Keyword.REGENERATE: mark("Regenerate: after the Attacks it removes 1 EKIA."),
    Keyword.DREAD: mark("Dread: a Soldier it Suppresses discards an Action card at random."),
    Keyword.UNIQUE: mark("Unique: in play only through an Objective."),
    Keyword.AGAIN: mark("Again: after a result marked so it Attacks once more."),
}
"""Keyword -> what it says on a Hostile card."""

ENDS: Mapping[str, str] = {
    "won": mark("The Mission is won"),
    "out-of-time": mark("The Mission is lost: the Turns have run out"),
    "all-downed": mark("The Mission is lost: every Soldier is Downed"),
}
"""Why a Mission is over -> the sentence, without its full stop."""
