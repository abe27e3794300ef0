"""What an option costs that undo cannot take back: hidden cards shown, chance used, turns passed.

It is found by playing the option in a state that agrees with all that the reader knows: where the
other side may hold something it says so, though undo might not stop in the end.
"""

from collections.abc import Callable, Mapping
from typing import Any

from core.kernel.chance import Chance
from core.kernel.decision import Option
from core.kernel.event import Event
from core.kernel.records import evolve
from core.war import events
from core.war.rules import War
from core.war.state import State
from tui.narration.text import _, plural
from tui.narration.war.scene import Scene
from tui.narration.war.terms import CARDS


def price(rules: War, scene: Scene, option: Option) -> str:
    """Return what cannot be taken back about an option; empty if undo takes all of it back."""
    view = scene.view
    if view.decision is None or view.decision.least > 1:
        return ""
    # Of one's own questions those come that will come; of the other side's all that could.
    asked = "everyone"
    if view.setup.reactions == "holders":
        asked = "second" if view.seat == 0 else "first"
    asking = evolve(view, setup=evolve(view.setup, reactions=asked))
    state, happened = rules.apply(rules.resample(asking, Chance(0)), (option.key,))
    crossed = _crossed(scene, state, happened)
    return _("{crossed}; no undo past that").format(crossed=crossed) if crossed else ""


def _crossed(scene: Scene, state: State, happened: tuple[Event, ...]) -> str:
    for event in happened:
        if event.BARRIER:
            words = _CROSSED.get(type(event))
            return words(scene, event) if words else _("chance falls")
    if state.ended:
        return _("the game ends")
    asked = state.question.decision.seat if state.question else scene.view.seat
    if asked != scene.view.seat:
        return _("{who} is asked next").format(who=scene.player(asked))
    return ""


def _drawn(scene: Scene, event: events.Drawn) -> str:
    cards = plural(CARDS, len(event.cards)).format(count=len(event.cards))
    text = (
        _("the Heroes draw {cards}")
        if scene.are_heroes(event.seat)
        else _("Umbrella draws {cards}")
    )
    return text.format(cards=cards)


_CROSSED: Mapping[type[Event], Callable[[Scene, Any], str]] = {
    events.Drawn: _drawn,
    events.Shuffled: lambda scene, event: _("the deck is shuffled"),
    events.Reshuffled: lambda scene, event: _("a discard pile is shuffled"),
    events.Fought: lambda scene, event: _("the dice are thrown"),
    events.CharacterRolled: lambda scene, event: _("the Characters are rolled for"),
    events.UnitRolled: lambda scene, event: _("the Units are rolled for"),
}
"""Event that stops undo -> what happens there."""
