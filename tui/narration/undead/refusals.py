"""Why an answer is refused: what is needed, what there is, then the rule."""

from collections.abc import Mapping

from core.kernel.decision import Refusal
from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.narration.undead.cards import which_clause
from tui.narration.undead.scene import Scene
from tui.narration.undead.terms import MOMENTS

_KEY_LENGTH = 40
"""Letters of what was typed that a refusal repeats."""


def refusal(scene: Scene, refused: Refusal) -> str:
    """Return a refusal in one sentence."""
    names = [_name(scene, each) for each in refused.names]
    first = names[0] if names else printable(refused.key)[:_KEY_LENGTH]
    second = names[1] if len(names) > 1 else first
    text = _(REFUSALS.get(refused.code, REFUSALS["not-offered"]))
    return text.format(
        name=first,
        other=second,
        key=printable(refused.key)[:_KEY_LENGTH],
        have=refused.have,
        need=refused.need,
        rule=refused.rule,
        on=_on(scene, refused.names[0] if refused.names else ""),
    )


def _on(scene: Scene, name: str) -> str:
    """Return what an Action card may be played on."""
    card = scene.book.actions.get(name)
    clause = which_clause(card.on) if card is not None else ""
    return clause or _("only on others")


def _name(scene: Scene, name: str) -> str:
    """Return the name of a card by id or slug, the words of a moment, or a name as it is."""
    if name in MOMENTS:
        return _(MOMENTS[name])
    card = scene.book.by_id.get(name)
    if card is None:
        card = next((each for each in scene.book.catalogue.cards if each.slug == name), None)
    if card is None:
        return printable(name)
    return card.short if card.id in scene.book.soldiers else card.name


REFUSALS: Mapping[str, str] = {
    "game-over": mark("The Mission is over: nothing is left to answer ({rule})."),
    "not-asked": mark("{name} is asked now; wait until you are ({rule})."),
    "finish-first": mark("Answer the question first: it must be finished before this ({rule})."),
    "not-offered": mark('"{key}" is not among the answers now ({rule}).'),
    "unknown-key": mark('"{key}" is not among the answers now ({rule}).'),
    "picked-twice": mark('"{key}" was named twice ({rule}).'),
    "too-few": mark("More must be chosen ({rule})."),
    "too-many": mark("Fewer must be chosen ({rule})."),
    "no-such-soldier": mark("The team has {have} Soldiers, and none of that number ({rule})."),
    "downed": mark("{name} is Downed and takes no further part ({rule})."),
    "not-yours": mark("{name} belongs to {other} ({rule})."),
    "players-only": mark(
        "{name} is no Player Soldier: only they place Locations, activate the Objective, pass Gear, and "
        "draw and play cards ({rule})."
    ),
    "no-action": mark("{name} has no Action left ({rule})."),
    "not-in-hand": mark("{name} does not hold {other} ({rule})."),
    "not-now": mark("{name} is played {other} ({rule})."),
    "name-played": mark(
        "{name} has been played on this Attack, and each card may be once ({rule})."
    ),
    "not-on-this": mark("{name} is not for this Attack, {on} ({rule})."),
    "no-use": mark("{name} would do nothing now ({rule})."),
    "weapons-empty": mark("All that {name} could fire is Empty: Reload first ({rule})."),
    "no-weapon": mark("{name} has nothing to attack with ({rule})."),
    "nothing-in-range": mark("Nothing is in Range of what {name} can attack with ({rule})."),
    "no-powers": mark("{name} has no Divine Powers: only Clergy do ({rule})."),
    "too-little-divinity": mark(
        "{name} has {have} Divinity, and the cheapest power costs {need} ({rule})."
    ),
    "no-power-target": mark("No power that {name} can pay has anything to be used on ({rule})."),
    "suppressed": mark("{name} is suppressed and cannot Move: remove Suppressions first ({rule})."),
    "grasped": mark("{name} is held by a Hostile in the same card and cannot Move ({rule})."),
    "end-of-track": mark("{name} stands at the end of the track ({rule})."),
    "objective-inactive": mark("Nobody may enter the Objective before it is Active ({rule})."),
    "not-placed": mark("No Location has been placed there yet ({rule})."),
    "cannot-pay": mark(
        "To enter {name} costs {need} cards, and there are {have} to pay with ({rule})."
    ),
    "no-work": mark("{name} needs no Objective Actions ({rule})."),
    "not-at-objective": mark("Objective Actions are done in {name} when it is Active ({rule})."),
    "work-done": mark("All Objective Actions of {name} are done ({rule})."),
    "hostiles-here": mark("Not with Hostiles in {name}: {have} cards are there ({rule})."),
    "no-defector": mark("There is no Defector to take over here ({rule})."),
    "nothing-empty": mark("No Weapon of {name} is Empty ({rule})."),
    "no-ammo": mark("No Ammo counter is left beside {name} ({rule})."),
    "nothing-to-use": mark("{name} has no Equipment that would do anything now ({rule})."),
    "not-suppressed": mark("{name} has no Suppression ({rule})."),
    "no-deed": mark("This card offers its Soldiers nothing to do ({rule})."),
    "deed-done": mark("What {name} offers has been done this Mission ({rule})."),
    "hand-full": mark("{name} holds {have} cards, and the hand size is {need} ({rule})."),
    "nothing-to-recover": mark(
        "There is no Gear of a Downed Soldier here that {name} could carry ({rule})."
    ),
    "no-card-to-discard": mark("{name} has no Action card to discard for it ({rule})."),
    "objective-next": mark("The next place is the Objective's: Activate it instead ({rule})."),
    "already-placed": mark("{name} has been placed there already ({rule})."),
    "no-locations": mark("No Location card is left ({rule})."),
    "already-active": mark("{name} is Active already ({rule})."),
    "not-before-objective": mark(
        "{name} must stand on the card just before the Objective ({rule})."
    ),
    "nobody-to-pass-to": mark("Nobody in the same card could take any Gear of {name} ({rule})."),
    "no-gear": mark("{name} has no Gear ({rule})."),
}
"""Code of a refusal -> its sentence."""
