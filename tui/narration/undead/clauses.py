"""Operations in words: a clause for the sentence of a card, and a few words for lists."""

from collections.abc import Callable, Mapping
from typing import Any

from core.undead import operations as op
from core.undead.operations import Operation
from tui.narration.text import _, mark
from tui.narration.undead.terms import counted
from tui.narration.words import signed

Says = Callable[[Any], str]


def _fixed(text: str) -> Says:
    return lambda step: _(text)


def _ward(step: op.Ward) -> str:
    who = _("Undead Hostiles") if step.undead_only else _("Hostiles")
    text = _("until the end of the next Hostile Turn {who} cannot Move into the user's card")
    if step.no_reinforcement:
        text = _("{text}, and no Reinforcement comes there").format(text=text)
    return text.format(who=who)


def _resupply(step: op.Resupply) -> str:
    text = _("a Weapon gets {ammo}, or Thrown Equipment that has one left gets {charges} back")
    return text.format(ammo=counted("ammo", step.ammo), charges=counted("charges", step.charges))


CLAUSES: Mapping[type[Operation], Says] = {
    op.LowerEntrance: lambda s: _("the Entrance cost is {by} lower").format(by=s.by),
    op.IgnorePenalties: _fixed(mark("the penalties of Hostiles there count 0")),
    op.AddToRoll: lambda s: _("add {add} to every Attack die").format(add=s.add),
    op.BestResult: _fixed(
        mark("take the best result of the chart; no Attack die, no Reload check")
    ),
    op.IgnoreCover: _fixed(mark("the Attack ignores Cover")),
    op.AddHits: lambda s: _("if it scores at least 1 Hit, it scores {hits} more").format(
        hits=s.hits
    ),
    op.ExtraAttack: lambda s: _(
        "the Soldier makes a Ranged Weapon Attack without an Action, at {add}"
    ).format(add=signed(s.add)),
    op.CancelAttack: _fixed(mark("cancel the whole result against the Soldier")),
    op.CancelHits: lambda s: _("cancel {hits}").format(hits=counted("hits", s.hits)),
    op.TakeSuppress: lambda s: _("the Soldier receives {amount}").format(
        amount=counted("suppress", s.amount)
    ),
    op.TakeHits: _fixed(mark("the user suffers all of them instead of the other Soldier")),
    op.Reload: _fixed(mark("Reload a Weapon of the Soldier; an Ammo counter is removed")),
    op.Resupply: _resupply,
    op.Load: lambda s: _("a Weapon of the bearer gets {ammo}").format(ammo=counted("ammo", s.ammo)),
    op.RemoveSuppress: lambda s: (
        _("every Soldier in the user's card removes all Suppressions")
        if s.here
        else _("the Soldier removes all Suppressions")
    ),
    op.GainActions: lambda s: _("the Soldier has {actions} more this Turn, once a Turn").format(
        actions=counted("actions", s.actions)
    ),
    op.Heal: lambda s: _("the Soldier removes {wounds}").format(wounds=counted("wounds", s.wounds)),
    op.Draw: lambda s: _("the Player Soldier draws {cards}, over his hand size if need be").format(
        cards=counted("cards", s.cards)
    ),
    op.Protect: _fixed(
        mark(
            "the Soldier gets a Protection counter, which cancels 1 of the next Hits he would suffer"
        )
    ),
    op.RaiseAttacks: lambda s: _(
        "until the end of this Soldier Turn the Soldier adds {add} to Weapon Attack rolls"
    ).format(add=s.add),
    op.Suppress: lambda s: _("put {amount} on the Hostile card, even if it is Fearless").format(
        amount=counted("suppressions", s.amount)
    ),
    op.Hit: lambda s: _("inflict {hits} on the Hostile card without a roll").format(
        hits=counted("hits", s.hits)
    ),
    op.Ward: _ward,
    op.Consecrate: lambda s: _(
        "until the end of the next Hostile Turn Undead subtract {by} from Attack rolls against "
        "Soldiers in the user's card"
    ).format(by=s.by),
    op.Deny: _fixed(mark("discard it and draw another")),
    op.FreePower: _fixed(mark("use a Divine Power without an Action; its Divinity is paid")),
    op.LookLocations: lambda s: _(
        "look at the top {cards} of the Location deck, Place one of them if that is possible now, put the "
        "others under the deck"
    ).format(cards=s.cards),
    op.RaiseReinforcement: lambda s: _(
        "every Reinforcement number is {by} higher for the rest of the Mission, at most 10"
    ).format(by=s.by),
}
"""Operation -> what it says in the sentence of a card."""


BRIEF: Mapping[type[Operation], Says] = {
    op.LowerEntrance: lambda s: _("Entrance -{by}").format(by=s.by),
    op.IgnorePenalties: _fixed(mark("no penalties")),
    op.AddToRoll: lambda s: _("{add} on each die").format(add=signed(s.add)),
    op.BestResult: _fixed(mark("best result, no die")),
    op.IgnoreCover: _fixed(mark("ignores Cover")),
    op.AddHits: lambda s: _("{add} Hit if it hits").format(add=signed(s.hits)),
    op.ExtraAttack: lambda s: _("Ranged Attack more at {add}").format(add=signed(s.add)),
    op.CancelAttack: _fixed(mark("cancels all of it")),
    op.CancelHits: lambda s: _("cancels {hits}").format(hits=counted("hits", s.hits)),
    op.TakeSuppress: lambda s: _("takes {amount}").format(amount=counted("suppress", s.amount)),
    op.TakeHits: _fixed(mark("suffers them instead")),
    op.Reload: _fixed(mark("Reloads a Weapon")),
    op.Resupply: _fixed(mark("1 Ammo or charge")),
    op.Load: lambda s: _("{ammo}").format(ammo=counted("ammo", s.ammo)),
    op.RemoveSuppress: _fixed(mark("removes Suppressions")),
    op.GainActions: lambda s: _("{add} Action").format(add=signed(s.actions)),
    op.Heal: lambda s: _("heals {wounds}").format(wounds=counted("wounds", s.wounds)),
    op.Draw: lambda s: _("draws {cards}").format(cards=counted("cards", s.cards)),
    op.Protect: _fixed(mark("Protection counter")),
    op.RaiseAttacks: lambda s: _("Weapon Attacks {add}").format(add=signed(s.add)),
    op.Suppress: lambda s: counted("suppressions", s.amount),
    op.Hit: lambda s: _("{hits}, no roll").format(hits=counted("hits", s.hits)),
    op.Ward: lambda s: _("keeps Undead out") if s.undead_only else _("keeps Hostiles out"),
    op.Consecrate: lambda s: _("Undead Attacks -{by}").format(by=s.by),
    op.Deny: _fixed(mark("discards a Reinforcement")),
    op.FreePower: _fixed(mark("a power without an Action")),
    op.LookLocations: lambda s: _("looks at {count} Locations").format(count=s.cards),
    op.RaiseReinforcement: lambda s: _("Reinforcement {add}").format(add=signed(s.by)),
}
"""Operation -> what it does in a few words."""


def clause(step: Operation) -> str:
    """Return what an operation says in the sentence of a card."""
    return CLAUSES[type(step)](step)


def briefly(step: Operation) -> str:
    """Return what an operation does in a few words."""
    return BRIEF[type(step)](step)
