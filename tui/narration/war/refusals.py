"""Why a key is refused: what is needed, what there is, then the rule."""

from collections.abc import Mapping

from core.kernel.decision import Refusal
from tui.narration.names import clean
from tui.narration.text import _, mark
from tui.narration.war.scene import Scene
from tui.narration.words import capital

REFUSALS: Mapping[str, str] = {
    "game-over": mark("The game is over"),
    "not-asked": mark("It is {card}'s turn to answer"),
    "must-choose": mark("One of the options must be chosen"),
    "not-offered": mark("That is not asked now"),
    "too-few-units": mark("All Units at once are for {need} or more, you hold {have}"),
    "not-yours": mark("{card} belongs to the other side"),
    "not-in-hand": mark("{card} is not in your hand"),
    "in-play": mark("{card} is in play: it fights in the Assault Phase or the Search Phase"),
    "recruit-phase": mark("{card} is played in the Recruit Phase"),
    "for-fights": mark("{card} is committed to a fight, not played by itself"),
    "event-phase": mark("{card} is played in the Event Phase"),
    "nothing-there": mark("{card} has nothing to work on"),
    "no-team": mark("{card} must be attached to a Team, and none is in play"),
    "no-room": mark("No Team in play has room for {card}: 2 Characters, 3 with a Survivor"),
    "not-in-play": mark("{card} is not in play"),
    "fourth-character": mark("{card} has {have} Characters, and a fourth never has room"),
    "needs-survivor": mark("{card} has 2 Characters; a third needs a Survivor among the three"),
    "destroyed": mark("{card} has been destroyed"),
    "wrong-use": mark("{card} is no help in this fight"),
    "answer-first": mark("{card} can be committed only after the answer to the Search and Destroy"),
    "no-second-team": mark("{card} needs another Team in play"),
    "no-second-unit": mark("{card} needs another Unit that may go on a Search and Destroy"),
    "no-more-defenders": mark("{card} needs {need} Units that may defend here, there is {have}"),
    "no-target": mark("{card} needs a committed card that its bonus can be on"),
    "committed": mark("{card} is committed already"),
    "search-only": mark("{card} goes on Search and Destroy only and cannot defend {place}"),
    "enough-units": mark("No more than {have} may defend here, and {card} would be one more"),
    "defense-only": mark("{card} only defends and cannot go on a Search and Destroy"),
    "no-fit": mark("The bonus cannot be on {card}"),
    "not-there": mark("{card} does not lie there"),
}
"""Code of a refusal -> why."""


def refusal(scene: Scene, refused: Refusal) -> str:
    """Return why a key is refused, with its rule."""
    names = [scene.named(name) for name in refused.names]
    slug = refused.key.partition(":")[2].partition("#")[0]
    card = names[0] if names else scene.named(slug) if slug else clean(refused.key)
    place = _("the {name} Facility").format(name=names[1]) if len(names) > 1 else ""
    text = _(REFUSALS.get(refused.code, REFUSALS["not-offered"])).format(
        card=card, place=place, have=refused.have, need=refused.need
    )
    return _("{reason} ({rule}).").format(reason=capital(text), rule=refused.rule)
