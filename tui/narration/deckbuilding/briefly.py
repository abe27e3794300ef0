"""What an operation does in a few words, for lists: "+1 Explore", "put 1 card on top"."""

from collections.abc import Callable
from typing import Any, TypeVar

from core.deckbuilding import operations as op
from core.deckbuilding.operations import Operation
from tui.narration.deckbuilding.clauses import additions, damage_change
from tui.narration.deckbuilding.phrases import Names, cards, condition, some
from tui.narration.deckbuilding.terms import amount, bonus
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import commas, either, signed

O = TypeVar("O", bound=Operation)  # noqa: E741 - the one type variable of this module

BRIEF: dict[type[Operation], Callable[[Any, Names], str]] = {}
"""Operation -> the function that says it briefly."""


def says(operation: type[O]) -> Callable[[Callable[[O, Names], str]], Callable[[O, Names], str]]:
    """Register the few words of an operation."""

    def register(brief: Callable[[O, Names], str]) -> Callable[[O, Names], str]:
        BRIEF[operation] = brief
        return brief

    return register


def briefly(step: Operation, names: Names) -> str:
    """Return what an operation does in a few words. `names` gives the names of cards by their ids."""
    return BRIEF[type(step)](step, names)


@says(op.Add)
def _add(step: op.Add, names: Names) -> str:
    return additions(step)


@says(op.Trash)
def _trash(step: op.Trash, names: Names) -> str:
    count = step.random or step.up_to or step.count
    found = cards(step.of, count, names)
    if step.zone == "discard_pile":
        found = _("discarded {cards}").format(cards=found)
    if step.random:
        return _("Trash {count} random {cards}").format(count=count, cards=found)
    if step.up_to:
        return _("Trash up to {count} {cards}").format(count=count, cards=found)
    return _("Trash {count} {cards}").format(count=count, cards=found)


@says(op.TrashThis)
def _trash_this(step: op.TrashThis, names: Names) -> str:
    if step.also:
        return _("Trash this and {card}").format(card=names.second(step.also))
    return _("Trash this")


@says(op.DiscardThis)
def _discard_this(step: op.DiscardThis, names: Names) -> str:
    return _("discard this")


@says(op.Put)
def _put(step: op.Put, names: Names) -> str:
    found = some(step.of, step.count, names)
    if step.to == "inventory_top":
        return _("put {cards} on top").format(cards=found)
    if step.to == "hand":
        return _("take {cards} back").format(cards=found)
    return _("discard {cards}").format(cards=found)


@says(op.Gain)
def _gain(step: op.Gain, names: Names) -> str:
    return _("Gain {cards}").format(cards=some(step.of, 1, names))


@says(op.GainNamed)
def _gain_named(step: op.GainNamed, names: Names) -> str:
    return _("Gain {card}").format(card=names(step.card))


@says(op.Exchange)
def _exchange(step: op.Exchange, names: Names) -> str:
    return _("exchange 1 card of Hand with the top")


@says(op.RevealTop)
def _reveal_top(step: op.RevealTop, names: Names) -> str:
    return _("Reveal your top card")


@says(op.OthersRevealTop)
def _others_reveal_top(step: op.OthersRevealTop, names: Names) -> str:
    return _("others Reveal top cards")


@says(op.GainFromIt)
def _gain_from_it(step: op.GainFromIt, names: Names) -> str:
    return _("may Gain {cards}").format(cards=some(step.of, 1, names))


@says(op.DiscardIt)
def _discard_it(step: op.DiscardIt, names: Names) -> str:
    return _("discard the rest")


@says(op.Heal)
def _heal(step: op.Heal, names: Names) -> str:
    return _("Heal fully") if step.full else _("Heal {points}").format(points=step.amount)


@says(op.Damage)
def _damage(step: op.Damage, names: Names) -> str:
    if step.who == "adjacent":
        return _("{points} Damage to neighbours").format(points=step.amount)
    return _("{points} Damage to each").format(points=step.amount)


@says(op.WeaponDamage)
def _weapon_damage(step: op.WeaponDamage, names: Names) -> str:
    if step.on == "this" and not step.per and not step.zero:
        return _("{by} Damage").format(by=signed(step.add))
    change = damage_change(step.add, step.per, step.zero, step.until)
    if step.on == "this":
        return change
    if step.on == "own":
        return _("your Weapons {change}").format(change=change)
    return _("1 Weapon {change}").format(change=change)


@says(op.LookTop)
def _look_top(step: op.LookTop, names: Names) -> str:
    return _("look at the Mansion's top card")


@says(op.NextTurn)
def _next_turn(step: op.NextTurn, names: Names) -> str:
    what = []
    if step.skip:
        what.append(_("skips a turn"))
    if step.explores:
        what.append(bonus("explores", step.explores))
    if step.must_explore:
        what.append(_("must Explore"))
    if step.no_actions:
        what.append(_("no Actions"))
    return _("a Player next turn: {what}").format(what=commas(what))


@says(op.DefeatNext)
def _defeat_next(step: op.DefeatNext, names: Names) -> str:
    most = step.of.health_at_most
    if most is None:
        return _("Defeat the next Infected")
    return _("Defeat the next Infected of Health {points}").format(points=most)


@says(op.ShuffleIntoMansion)
def _shuffle_into_mansion(step: op.ShuffleIntoMansion, names: Names) -> str:
    if step.card:
        return _("{card} into the Mansion").format(card=names(step.card))
    return _("back into the Mansion")


@says(op.RemoveThis)
def _remove_this(step: op.RemoveThis, names: Names) -> str:
    return _("Remove this")


@says(op.AttachThis)
def _attach_this(step: op.AttachThis, names: Names) -> str:
    return _("Attach this")


@says(op.GiveToDiscard)
def _give_to_discard(step: op.GiveToDiscard, names: Names) -> str:
    return _("give them to 1 other Player instead")


@says(op.DiscardItOwn)
def _discard_it_own(step: op.DiscardItOwn, names: Names) -> str:
    return _("discard them instead")


_MORE_TURNS = mark_plural("+{count} turn each", "+{count} turns each")


@says(op.MoreTurns)
def _more_turns(step: op.MoreTurns, names: Names) -> str:
    return plural(_MORE_TURNS, step.turns).format(count=step.turns)


@says(op.JoinCombo)
def _join_combo(step: op.JoinCombo, names: Names) -> str:
    return _("joins the Combo Pile")


@says(op.When)
def _when(step: op.When, names: Names) -> str:
    steps = commas(briefly(each, names) for each in step.then)
    return _("{steps} if {condition}").format(
        steps=steps, condition=_brief_condition(step.cond, names)
    )


def _brief_condition(cond: op.Condition, names: Names) -> str:
    if cond.health_at_least is not None:
        return _("Health {points} or more").format(points=cond.health_at_least)
    if cond.ammo_above is not None:
        return _("over {ammo} left").format(ammo=amount("ammo", cond.ammo_above))
    if cond.weapons_in_use_at_least is not None:
        return _("{count} Weapons used").format(count=cond.weapons_in_use_at_least)
    return condition(cond, names)


@says(op.Choose)
def _choose(step: op.Choose, names: Names) -> str:
    return either(brief_way(each, names) for each in step.ways)


def brief_way(branch: op.Branch, names: Names) -> str:
    """Return one way of a Choose in a few words; that the card itself is Trashed goes without saying."""
    steps = [each for each in branch.do if not isinstance(each, op.TrashThis)] or branch.do
    said = commas(briefly(each, names) for each in steps)
    if branch.needs_in_hand:
        return _("{steps} with {card}").format(steps=said, card=names.second(branch.needs_in_hand))
    return said
