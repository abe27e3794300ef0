"""The Mansion and its Infected, in a few words."""

from core.deckbuilding import operations as op
from core.kernel.records import evolve
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.clauses import infected_change
from tui.narration.deckbuilding.phrases import Names, cards, each_of, some
from tui.narration.deckbuilding.terms import word
from tui.narration.text import _, mark


@says(op.LookTop)
def _look_top(step: op.LookTop, names: Names) -> str:
    if step.below is not None:
        return _("Defeat a weaker Infected on top")
    if step.infected:
        return word(_TAKEN, step.infected)
    return _("look at the Mansion's top card")


_TAKEN = {
    "defeat": mark("Defeat the Mansion's top card"),
    "attach": mark("Attach the top Infected"),
}


@says(op.DefeatNext)
def _defeat_next(step: op.DefeatNext, names: Names) -> str:
    most = step.of.health_at_most
    if step.of.trait:
        return _("Defeat the next {infected}").format(
            infected=cards(evolve(step.of, kind="infected"), 1, names)
        )
    if most is None:
        return _("Defeat the next Infected")
    return _("Defeat the next Infected of Health {points}").format(points=most)


@says(op.ShuffleIntoMansion)
def _shuffle_into_mansion(step: op.ShuffleIntoMansion, names: Names) -> str:
    if step.card:
        return _("{card} into the Mansion").format(card=names(step.card))
    return _("back into the Mansion")


@says(op.ChangeInfected)
def _change_infected(step: op.ChangeInfected, names: Names) -> str:
    change = infected_change(step.health, step.damage)
    if step.per:
        each = each_of(step.per, step.counting, names)
        change = _("{change} for {each}").format(change=change, each=each)
    if step.on == "chosen":
        return _("1 Infected {change}").format(change=change)
    if step.on == "others":
        return _("other Infected {change}").format(change=change)
    return change


@says(op.MoveInfected)
def _move_infected(step: op.MoveInfected, names: Names) -> str:
    of = evolve(step.of, kind="infected")
    if step.own:
        best = step.most_decorations
        said = (
            mark("your best {infected} to the bottom")
            if best
            else mark("your {infected} to the bottom")
        )
        return _(said).format(infected=cards(of, 1, names))
    infected = some(of, 1, names)
    if step.all:
        infected = _("all {infected}").format(infected=cards(of, 2, names))
    if step.healthier:
        return _("put {infected} that is healthier on the bottom").format(infected=infected)
    if step.to == "top":
        return _("put {infected} on top").format(infected=infected)
    return _("put {infected} on the bottom").format(infected=infected)


@says(op.FindInMansion)
def _find_in_mansion(step: op.FindInMansion, names: Names) -> str:
    return _("look for {card} in the top {count}").format(card=names(step.card), count=step.count)


@says(op.RevealFromBottom)
def _reveal_from_bottom(step: op.RevealFromBottom, names: Names) -> str:
    return _("Reveal from the bottom")


@says(op.RevealMore)
def _reveal_more(step: op.RevealMore, names: Names) -> str:
    return _("Reveal {count} more").format(count=step.count)
