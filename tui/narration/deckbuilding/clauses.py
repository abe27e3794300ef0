"""What an operation does, as a clause in the words of the rules: "Trash up to 2 cards from your Hand".

A clause has no full stop, and a small letter at its front unless a word of the rules stands there.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from attrs import evolve

from core.deckbuilding import operations as op
from core.deckbuilding.operations import Operation
from tui.narration.deckbuilding.phrases import Names, cards, condition, some, what_it_is
from tui.narration.deckbuilding.terms import EACH, GAINS, SPANS, ZONES, bonus, word
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import commas, in_turn, listed, signed

O = TypeVar("O", bound=Operation)  # noqa: E741 - the one type variable of this module

Clause = Callable[[Any, Names], str]

CLAUSES: dict[type[Operation], Clause] = {}
"""Operation -> the function that puts it in words."""


def says(operation: type[O]) -> Callable[[Callable[[O, Names], str]], Callable[[O, Names], str]]:
    """Register the words of an operation."""

    def register(clause: Callable[[O, Names], str]) -> Callable[[O, Names], str]:
        CLAUSES[operation] = clause
        return clause

    return register


def clause(step: Operation, names: Names) -> str:
    """Return what an operation does. `names` gives the names of cards by their ids."""
    return CLAUSES[type(step)](step, names)


def chain(steps: Iterable[Operation], names: Names) -> str:
    """Return several operations as one clause: "Trash this card, then Heal your Character by 20"."""
    return in_turn(clause(step, names) for step in steps)


def additions(step: Any) -> str:
    """Return what icons or an Add raise: "+1 Action, +2 cards". `step` has a field for each counter."""
    return commas(bonus(what, by) for what in GAINS if (by := getattr(step, what)))


@says(op.Add)
def _add(step: op.Add, names: Names) -> str:
    return additions(step)


@says(op.Trash)
def _trash(step: op.Trash, names: Names) -> str:
    zone = word(ZONES, step.zone)
    if step.random:
        found = some(step.of, step.random, names, random=True)
        return _("Trash {cards} of your {zone}").format(cards=found, zone=zone)
    if step.up_to:
        found = some(step.of, step.up_to, names)
        return _("Trash up to {cards} from your {zone}").format(cards=found, zone=zone)
    found = some(step.of, step.count, names)
    return _("Trash {cards} from your {zone}").format(cards=found, zone=zone)


@says(op.TrashThis)
def _trash_this(step: op.TrashThis, names: Names) -> str:
    if step.also:
        return _("Trash this card together with 1 {card} from your Hand").format(
            card=names(step.also)
        )
    return _("Trash this card")


@says(op.DiscardThis)
def _discard_this(step: op.DiscardThis, names: Names) -> str:
    return _("discard this card from your Hand")


_PUTS = {
    "hand": mark("put {cards} from your {zone} into your Hand"),
    "inventory_top": mark("put {cards} from your {zone} on top of your Inventory"),
    "discard_pile": mark("put {cards} from your {zone} into your Discard Pile"),
}


@says(op.Put)
def _put(step: op.Put, names: Names) -> str:
    return _(_PUTS[step.to]).format(
        cards=some(step.of, step.count, names), zone=word(ZONES, step.zone)
    )


@says(op.Gain)
def _gain(step: op.Gain, names: Names) -> str:
    return _("Gain {cards} from the Resource Area").format(cards=some(step.of, 1, names))


@says(op.GainNamed)
def _gain_named(step: op.GainNamed, names: Names) -> str:
    return _("Gain {card}").format(card=names(step.card))


@says(op.Exchange)
def _exchange(step: op.Exchange, names: Names) -> str:
    return _("exchange 1 card of your Hand with the top card of your Inventory")


@says(op.RevealTop)
def _reveal_top(step: op.RevealTop, names: Names) -> str:
    return _("Reveal the top card of your Inventory")


@says(op.OthersRevealTop)
def _others_reveal_top(step: op.OthersRevealTop, names: Names) -> str:
    return _("each other Player Reveals the top card of the own Inventory")


@says(op.GainFromIt)
def _gain_from_it(step: op.GainFromIt, names: Names) -> str:
    return _("you may Gain {cards} among them").format(cards=some(step.of, 1, names))


@says(op.DiscardIt)
def _discard_it(step: op.DiscardIt, names: Names) -> str:
    return _("what is left of them goes to the owners' Discard Piles")


@says(op.Heal)
def _heal(step: op.Heal, names: Names) -> str:
    who = _("your Character") if step.who == "own" else _("1 Character")
    if step.full:
        return _("Heal {who} up to the Maximum Health").format(who=who)
    return _("Heal {who} by {points}").format(who=who, points=step.amount)


@says(op.Damage)
def _damage(step: op.Damage, names: Names) -> str:
    if step.who == "adjacent":
        return _("the Character of each adjacent Player takes {points} Damage").format(
            points=step.amount
        )
    return _("each Character takes {points} Damage").format(points=step.amount)


def damage_change(add: int, per: str, zero: bool, until: str) -> str:
    """Return a change of Damage: "+5 Damage in this Explore for each Infected fought"."""
    span = word(SPANS, until)
    if zero:
        return _("0 Damage {span}").format(span=span)
    if per:
        return _("{by} Damage {span} for {each}").format(
            by=signed(add), span=span, each=word(EACH, per)
        )
    return _("{by} Damage {span}").format(by=signed(add), span=span)


@says(op.WeaponDamage)
def _weapon_damage(step: op.WeaponDamage, names: Names) -> str:
    change = damage_change(step.add, step.per, step.zero, step.until)
    if step.on == "this":
        return _("this Weapon has {change}").format(change=change)
    if step.on == "chosen":
        weapon = some(_of_weapons(step.of), 1, names, used=True)
        return _("choose {weapon}; it has {change}").format(weapon=weapon, change=change)
    weapons = cards(_of_weapons(step.of), 2, names)
    return _("your {weapons} have {change}").format(weapons=weapons, change=change)


def _of_weapons(of: op.Which) -> op.Which:
    """Return the same Which, of Weapons: only these have a Damage that can be changed."""
    return evolve(of, kind="weapon")


@says(op.LookTop)
def _look_top(step: op.LookTop, names: Names) -> str:
    return _(
        "look at the top card of the Mansion, then leave it on the top or put it on the bottom"
    )


@says(op.NextTurn)
def _next_turn(step: op.NextTurn, names: Names) -> str:
    duties = next_turn_duties(step)
    if not step.skip:
        return _("choose a Player, who in the next turn {duties}").format(duties=duties)
    if not duties:
        return _("choose a Player, whose next turn is skipped")
    return _(
        "choose a Player, whose next turn is skipped and who in the one after it {duties}"
    ).format(duties=duties)


def next_turn_duties(step: op.NextTurn) -> str:
    """Return what holds in the next turn of a player, a skip apart: "has +1 Explore and must Explore"."""
    duties = []
    if step.explores:
        duties.append(_("has {explores}").format(explores=bonus("explores", step.explores)))
    if step.must_explore:
        duties.append(_("must Explore"))
    if step.no_actions:
        duties.append(_("cannot play Actions"))
    return listed(duties) if duties else ""


@says(op.DefeatNext)
def _defeat_next(step: op.DefeatNext, names: Names) -> str:
    if step.of == op.Which():
        return _("the next Infected Revealed this turn is Defeated at once")
    return _("the next Infected Revealed this turn is Defeated at once if it {is_so}").format(
        is_so=what_it_is(step.of, names)
    )


@says(op.ShuffleIntoMansion)
def _shuffle_into_mansion(step: op.ShuffleIntoMansion, names: Names) -> str:
    if step.card:
        return _("shuffle {card} into the Mansion if it is Removed from the Game").format(
            card=names(step.card)
        )
    return _("shuffle this card into the Mansion")


@says(op.RemoveThis)
def _remove_this(step: op.RemoveThis, names: Names) -> str:
    return _("Remove this card from the Game")


@says(op.AttachThis)
def _attach_this(step: op.AttachThis, names: Names) -> str:
    return _("Attach this card to your Character")


@says(op.GiveToDiscard)
def _give_to_discard(step: op.GiveToDiscard, names: Names) -> str:
    return _("put them into the Discard Pile of 1 other Player instead")


@says(op.DiscardItOwn)
def _discard_it_own(step: op.DiscardItOwn, names: Names) -> str:
    return _("put them into your Discard Pile instead")


_MORE_TURNS = mark_plural("every Team has {count} more turn", "every Team has {count} more turns")


@says(op.MoreTurns)
def _more_turns(step: op.MoreTurns, names: Names) -> str:
    return plural(_MORE_TURNS, step.turns).format(count=step.turns)


@says(op.JoinCombo)
def _join_combo(step: op.JoinCombo, names: Names) -> str:
    return _("this card joins your Team's Combo Pile")


@says(op.When)
def _when(step: op.When, names: Names) -> str:
    return _("if {condition}, {steps}").format(
        condition=condition(step.cond, names), steps=chain(step.then, names)
    )


@says(op.Choose)
def _choose(step: op.Choose, names: Names) -> str:
    ways = _("; or ").join(way(each, names) for each in step.ways)
    return _("choose one: {ways}").format(ways=ways)


def way(branch: op.Branch, names: Names) -> str:
    """Return one way of a Choose, with the card that it needs."""
    steps = chain(branch.do, names)
    if branch.needs_in_hand:
        return _("with 1 {card} in your Hand: {steps}").format(
            card=names(branch.needs_in_hand), steps=steps
        )
    return steps
