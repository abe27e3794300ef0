"""What a text without a moment does all the time: "Pistol Weapons need 10 less Ammo" (DBG-6.2)."""

from collections.abc import Callable, Mapping

from core.deckbuilding.cards import Ban, Figure, Kind, Passive
from core.deckbuilding.operations import Condition, Which
from core.kernel.records import evolve
from tui.narration.deckbuilding.phrases import Names, cards, condition
from tui.narration.deckbuilding.terms import EACH, amount, word
from tui.narration.text import _, mark
from tui.narration.words import signed, times

BANS: Mapping[str, str] = {
    Ban.HEAL: mark("this Character cannot be Healed"),
    Ban.INFECTION_EFFECTS: mark("Infection cards have no effect on you and this Character"),
    Ban.ATTACH: mark("nothing but Infected can be Attached to this Character"),
    Ban.ACTIONS: mark("you cannot play Actions while it lies in your Play Area"),
    Ban.USE: mark("this Character cannot use {weapons}"),
}
"""What each Ban forbids."""


def passive(text: Passive, names: Names) -> str:
    """Return a passive text as a clause without a full stop."""
    own = names.book.cards.get(names.own)
    if text.forbid is Ban.ATTACH and own is not None and own.kind is Kind.WEAPON:
        return while_it_holds(_("it cannot be Attached to a Character"), text.cond, names)
    if text.forbid is not None:
        weapons = cards(evolve(text.of, kind="weapon"), 2, names)
        said = word(BANS, text.forbid).format(weapons=weapons)
        return while_it_holds(said, text.cond, names)
    if text.figure is None:
        return _("nothing changes")
    said = FIGURES[text.figure](text, names)
    if text.per:
        said = _("{change} for {each}").format(change=said, each=word(EACH, text.per))
    return while_it_holds(said, text.cond, names)


def while_it_holds(said: str, cond: Condition | None, names: Names) -> str:
    """Return a clause with the condition that it holds under."""
    if cond is None:
        return said
    return _("{change} while {condition}").format(change=said, condition=condition(cond, names))


def _weapons(text: Passive, names: Names) -> str:
    of = text.of if text.of.kind or text.of.named else evolve(text.of, kind="weapon")
    which = cards(of, 2, names)
    if text.own:
        return _("{weapons} that this very Character uses").format(weapons=which)
    return which


def _damage(text: Passive, names: Names) -> str:
    own = names.book.cards.get(names.own)
    if own is not None and own.kind is Kind.WEAPON and text.set is None:
        return _("it has {by} Damage").format(by=signed(text.add))
    which = _weapons(text, names)
    if text.set is not None:
        return _("{weapons} have Damage {points}").format(weapons=which, points=text.set)
    return _("{weapons} have {by} Damage").format(weapons=which, by=signed(text.add))


def _requirement(text: Passive, names: Names) -> str:
    which = _weapons(text, names)
    if text.set is not None:
        return _("{weapons} need {ammo}").format(weapons=which, ammo=amount("ammo", text.set))
    if text.add < 0:
        return _("{weapons} need {points} less Ammo").format(weapons=which, points=-text.add)
    return _("{weapons} need {points} more Ammo").format(weapons=which, points=text.add)


def _uses(text: Passive, names: Names) -> str:
    of = text.of if text.of.kind or text.of.named else evolve(text.of, kind="weapon")
    which = cards(of, 1, names)
    if text.set is not None:
        return _("each {weapon} may be used {times} in the same turn").format(
            weapon=which, times=times(text.set)
        )
    if text.add < 0:
        return _("each {weapon} may be used {times} less in the same turn").format(
            weapon=which, times=times(-text.add)
        )
    return _("each {weapon} may be used {times} more in the same turn").format(
        weapon=which, times=times(text.add)
    )


def _yield(what: str) -> Callable[[Passive, Names], str]:
    def said(text: Passive, names: Names) -> str:
        of = text.of if text.of != Which() else Which(kind="ammunition")
        which = cards(of, 2, names)
        if text.set is not None:
            return _("{cards} give {amount}").format(cards=which, amount=amount(what, text.set))
        if text.add < 0:
            return _("{cards} give {amount} less").format(
                cards=which, amount=amount(what, -text.add)
            )
        return _("{cards} give {amount} more").format(cards=which, amount=amount(what, text.add))

    return said


def _maximum_health(text: Passive, names: Names) -> str:
    if text.set is not None:
        return _("Maximum Health is {points}").format(points=text.set)
    return _("Maximum Health {by}").format(by=signed(text.add))


def _infected_damage(text: Passive, names: Names) -> str:
    if text.set is not None:
        return _("its Damage is {points}").format(points=text.set)
    return _("it has {by} Damage").format(by=signed(text.add))


def _infected_health(text: Passive, names: Names) -> str:
    if text.set is not None:
        return _("its Health is {points}").format(points=text.set)
    return _("it has {by} Health").format(by=signed(text.add))


def _character_damage(text: Passive, names: Names) -> str:
    if text.set is not None:
        return _("this Character deals {points} Damage beside its Weapons").format(points=text.set)
    return _("this Character deals {by} Damage").format(by=signed(text.add))


def _alone_in_combo(text: Passive, names: Names) -> str:
    if text.set is not None:
        return _("alone in a Combo Pile it has {points} Decorations").format(points=text.set)
    return _("alone in a Combo Pile it has {by} Decorations").format(by=signed(text.add))


def _cost(text: Passive, names: Names) -> str:
    which = cards(text.of, 2, names)
    if text.set is not None:
        return _("{cards} cost you {gold}").format(cards=which, gold=amount("gold", text.set))
    if text.add < 0:
        return _("{cards} cost you {gold} less").format(cards=which, gold=amount("gold", -text.add))
    return _("{cards} cost you {gold} more").format(cards=which, gold=amount("gold", text.add))


def _harm(text: Passive, names: Names) -> str:
    kinds = {"": "", "infected": _(" from Infected"), "weapon": _(" from Weapons")}
    by = kinds.get(text.of.kind, "")
    if text.set is not None:
        return _("each Damage{by} that this Character takes is {points}").format(
            by=by, points=text.set
        )
    if text.add < 0:
        return _("this Character takes {points} less Damage{by} each time").format(
            by=by, points=-text.add
        )
    return _("this Character takes {points} more Damage{by} each time").format(
        by=by, points=text.add
    )


def _level_2(text: Passive, names: Names) -> str:
    if text.set is not None:
        return _(
            "Level 2 of the Character that it is Attached to needs {count} Decorations"
        ).format(count=text.set)
    return _("Level 2 of the Character that it is Attached to needs {by} Decorations").format(
        by=signed(text.add)
    )


def _weapon_limit(text: Passive, names: Names) -> str:
    if text.set is not None:
        return _("this Character can use at most {count} Weapon in an Explore").format(
            count=text.set
        )
    return _("this Character can use {by} Weapons in an Explore").format(by=signed(text.add))


def _partner_cards(text: Passive, names: Names) -> str:
    if text.set is not None:
        return _("{count} cards can be Attached to the Partner").format(count=text.set)
    return _("{by} cards can be Attached to the Partner of this Character").format(
        by=signed(text.add)
    )


FIGURES: Mapping[Figure, Callable[[Passive, Names], str]] = {
    Figure.DAMAGE: _damage,
    Figure.REQUIREMENT: _requirement,
    Figure.CHARACTER_DAMAGE: _character_damage,
    Figure.USES: _uses,
    Figure.AMMO: _yield("ammo"),
    Figure.GOLD: _yield("gold"),
    Figure.MAXIMUM_HEALTH: _maximum_health,
    Figure.COST: _cost,
    Figure.HARM: _harm,
    Figure.LEVEL_2: _level_2,
    Figure.WEAPONS: _weapon_limit,
    Figure.PARTNER_CARDS: _partner_cards,
    Figure.INFECTED_DAMAGE: _infected_damage,
    Figure.INFECTED_HEALTH: _infected_health,
    Figure.ALONE_IN_COMBO: _alone_in_combo,
}
"""Figure -> what a change of it is in words."""
