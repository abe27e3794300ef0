"""The Mansion and its Infected, as clauses."""

from core.deckbuilding import operations as op
from core.kernel.records import evolve
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, cards, each_of, some, what_it_is
from tui.narration.deckbuilding.terms import amount, word
from tui.narration.text import _, mark
from tui.narration.words import listed, signed


@says(op.LookTop)
def _look_top(step: op.LookTop, names: Names) -> str:
    if step.below is not None:
        return _(
            "for each {infected} among them look at the top card of the Mansion: an Infected of less Health "
            "than that one is Defeated at once, any other card stays there"
        ).format(infected=cards(evolve(step.below, kind="infected"), 1, names))
    if step.infected:
        return _(
            "look at the top card of the Mansion: {infected}, and any other card is shuffled into the "
            "Mansion together with this one"
        ).format(infected=word(_TAKEN, step.infected))
    if step.stays:
        return _("look at the top card of the Mansion")
    return _(
        "look at the top card of the Mansion, then leave it on the top or put it on the bottom"
    )


_TAKEN = {
    "defeat": mark("you Defeat an Infected at once"),
    "attach": mark("an Infected is Attached to your Main Character"),
}


@says(op.DefeatNext)
def _defeat_next(step: op.DefeatNext, names: Names) -> str:
    if step.now:
        kind = cards(evolve(step.of, kind="infected"), 1, names)
        return _(
            "the next {infected} Revealed this turn, that one first, is Defeated at once"
        ).format(infected=kind)
    if step.of.trait:
        kind = cards(evolve(step.of, kind="infected"), 1, names)
        return _("the next {infected} Revealed this turn is Defeated at once").format(infected=kind)
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


def infected_change(health: int, damage: int) -> str:
    """Return a change of Infected: "+5 Health and +5 Damage this turn"."""
    parts = []
    if health:
        parts.append(_("{by} Health").format(by=signed(health)))
    if damage:
        parts.append(_("{by} Damage").format(by=signed(damage)))
    return _("{changes} this turn").format(changes=listed(parts or [_("no change")]))


@says(op.ChangeInfected)
def _change_infected(step: op.ChangeInfected, names: Names) -> str:
    change = infected_change(step.health, step.damage)
    if step.per:
        each = each_of(step.per, step.counting, names)
        change = _("{change} for {each}").format(change=change, each=each)
    of = evolve(step.of, kind="infected")
    if step.on == "chosen":
        return _("choose {infected} of the row; it has {change}").format(
            infected=some(of, 1, names), change=change
        )
    if step.on == "others":
        return _("all other Revealed {infected} have {change}").format(
            infected=cards(of, 2, names), change=change
        )
    return _("it has {change}").format(change=change)


@says(op.MoveInfected)
def _move_infected(step: op.MoveInfected, names: Names) -> str:
    of = evolve(step.of, kind="infected")
    if step.own:
        most = step.most_decorations
        return _(_OWN_WITH_MOST if most else _ONE_OF_OWN).format(infected=cards(of, 1, names))
    if step.healthier:
        return _(
            "put {infected} of the row that has more Health than the Exploring Character on the bottom of "
            "the Mansion"
        ).format(infected=some(of, 1, names))
    if step.all:
        infected = cards(of, 2, names)
        return _(_ALL_MOVED[step.to]).format(infected=infected)
    return _(_MOVED[step.to]).format(infected=some(of, 1, names))


_OWN_WITH_MOST = mark(
    "your {infected} with the most Decorations, Attached or in the Combo Pile, goes to the bottom of the "
    "Mansion"
)
_ONE_OF_OWN = mark(
    "1 {infected} of yours, Attached or in the Combo Pile, goes to the bottom of the Mansion"
)
_MOVED = {
    "top": mark("put {infected} of the row on top of the Mansion"),
    "bottom": mark("put {infected} of the row on the bottom of the Mansion"),
}
_ALL_MOVED = {
    "top": mark("put all {infected} of the row on top of the Mansion"),
    "bottom": mark("put all {infected} of the row on the bottom of the Mansion"),
}


@says(op.FindInMansion)
def _find_in_mansion(step: op.FindInMansion, names: Names) -> str:
    return _(
        "look at the top {count} cards of the Mansion; if {card} is among them, you may Reveal it and put "
        "it on top, and the others then go to the bottom in random order"
    ).format(count=step.count, card=names(step.card))


@says(op.RevealFromBottom)
def _reveal_from_bottom(step: op.RevealFromBottom, names: Names) -> str:
    return _("your Explores this turn Reveal from the bottom of the Mansion")


@says(op.RevealMore)
def _reveal_more(step: op.RevealMore, names: Names) -> str:
    return _(
        "Reveal the top {cards} of the Mansion too; Infected join the battle, other cards are "
        "shuffled into the Mansion"
    ).format(cards=amount("cards", step.count))
