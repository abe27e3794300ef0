"""Why an answer is refused: what is needed, what there is, then the rule, and a way if there is one."""

from collections.abc import Callable, Mapping

from core.deckbuilding.cards import Kind
from core.kernel.decision import NONE, Refusal
from tui.narration.deckbuilding.options import all_yields
from tui.narration.deckbuilding.scene import Scene
from tui.narration.names import printable
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import listed, paragraph, summands

Says = Callable[[Scene, Refusal], str]


def refusal(scene: Scene, refused: Refusal) -> str:
    """Return a refusal in one or two sentences."""
    says = REFUSALS.get(refused.code)
    if says is not None:
        return says(scene, refused)
    text = _(PLAIN.get(refused.code, PLAIN["not-offered"]))
    return text.format(
        card=_card(scene, refused),
        by=scene.named(refused.names[-1]) if refused.names else _("A text"),
        key=printable(refused.key)[:_KEY_LENGTH],
        have=refused.have,
        need=refused.need,
        rule=refused.rule,
    )


_KEY_LENGTH = 40
"""Letters of what was typed that a refusal repeats."""


def _card(scene: Scene, refused: Refusal) -> str:
    """Return the name that a refusal is about: of its card, or of what its key says."""
    if refused.names:
        return scene.named(refused.names[0])
    return scene.named(refused.key.partition(":")[2].partition("#")[0] or refused.key)


PLAIN: Mapping[str, str] = {
    "game-over": mark("The game is over: nothing is left to answer ({rule})."),
    "not-asked": mark("{card} is asked now; wait until you are ({rule})."),
    "finish-first": mark("Answer the question first: it must be finished before this ({rule})."),
    "not-offered": mark('"{key}" is not among the answers now ({rule}).'),
    "too-few-ammunition": mark(
        "You hold fewer than 2 Ammunition cards; play one by its name ({rule})."
    ),
    "not-in-hand": mark("{card} is not in your Hand ({rule})."),
    "weapon-in-explore": mark("{card} is a Weapon: choose it in an Explore ({rule})."),
    "actions-forbidden": mark("You cannot play Actions this turn, so not {card} ({rule})."),
    "actions-barred": mark("{by} bars you from Actions this turn, so not {card} ({rule})."),
    "no-action": mark("No Action is left: {card} needs {need} ({rule})."),
    "no-explore": mark("No Explore is left: an Explore needs {need} ({rule})."),
    "mansion-empty": mark("The Mansion is empty: there is nothing to Explore ({rule})."),
    "no-mansion": mark("There is no Mansion to Explore: Characters Attack each other ({rule})."),
    "nobody-to-attack": mark("No Character is there that you can Attack ({rule})."),
    "infected-cannot": mark("An Infected Character cannot use {card} ({rule})."),
    "infected-cannot-explore": mark("An Infected Character cannot Explore the Mansion ({rule})."),
    "infection-in-attack": mark("{card} is an Infection card: choose it in an Attack ({rule})."),
    "actions-limited": mark(
        "You can play at most {need} Actions this turn, so not {card} as well ({rule})."
    ),
    "no-buy": mark("No Buy is left: {card} needs {need} ({rule})."),
    "sold-out": mark("{card} is sold out until one is Trashed to its pile ({rule})."),
    "not-on-top": mark("{card} is not on top of its pile; only the top card is sold ({rule})."),
    "no-pile": mark("There is no pile of {card} ({rule})."),
    "must-use-effect": mark("You must use the effect of {card} before the turn ends ({rule})."),
    "effect-used": mark("The effect of {card} has been used this turn ({rule})."),
    "no-effect-now": mark("{card} has no effect that you can use now ({rule})."),
    "not-a-weapon": mark("{card} is no Weapon: an Explore uses Weapons only ({rule})."),
    "weapon-forbidden": mark("{by} forbids to use {card} now ({rule})."),
    "no-partner": mark("You have no Partner to Attach {card} to ({rule})."),
    "attach-weapons": mark(
        "{card} is no Weapon: only Weapons are Attached for an Action ({rule})."
    ),
    "cannot-attach": mark("Nothing can be Attached to your Partner, so not {card} ({rule})."),
    "cannot-be-attached": mark("{card} cannot be Attached to a Character ({rule})."),
    "weapon-used": mark("{card} has been used this turn ({rule})."),
    "skill-active": mark("{card} works already: no XP goes on it ({rule})."),
    "too-little-xp": mark("{card} lacks {need} XP, and your Character has {have} ({rule})."),
    "no-such-skill": mark("You have no Skill {card} ({rule})."),
    "unknown-key": mark('"{key}" is not among the answers now ({rule}).'),
    "picked-twice": mark('"{key}" is picked twice; each card counts once ({rule}).'),
    "too-few": mark("You picked {have}; at least {need} must be picked ({rule})."),
    "too-many": mark("You picked {have}; at most {need} can be picked ({rule})."),
}
"""Refusals that differ in their names and figures only, by their codes."""


def _explore_under_way(scene: Scene, refused: Refusal) -> str:
    verb, _colon, rest = refused.key.partition(":")
    if verb == "play":
        waits = _waits(scene, refused, rest)
    elif verb == "buy":
        waits = _("buying waits")
    elif verb == "end":
        waits = _("the end of the turn waits")
    else:
        waits = _("the next Explore waits")
    return _("An Explore is under way: {waits} until it is over ({rule}).").format(
        waits=waits, rule=refused.rule
    )


def _waits(scene: Scene, refused: Refusal, slug: str) -> str:
    cards = scene.book.catalogue.cards
    card = next((each for each in cards if each.slug == slug.partition("#")[0]), None)
    if slug == "all-ammunition" or (card is not None and card.kind is Kind.AMMUNITION):
        return _("Ammunition waits")
    if card is not None and card.kind is Kind.WEAPON:
        return _("a card that is played waits")
    return _("{card} waits").format(card=_card(scene, refused))


def _too_dear(scene: Scene, refused: Refusal) -> str:
    text = _("{card} costs {need} Gold, you have {have} ({rule}).").format(
        card=_card(scene, refused), need=refused.need, have=refused.have, rule=refused.rule
    )
    more = all_yields(scene)["gold"]
    if refused.have < refused.need <= refused.have + more:
        text = paragraph(text, _("Your Ammunition gives {gold} Gold more.").format(gold=more))
    return text


_MUST_EXPLORE = mark_plural(
    "You must Explore before the turn ends: {count} Explore is left ({rule}).",
    "You must Explore before the turn ends: {count} Explores are left ({rule}).",
)


def _must_explore(scene: Scene, refused: Refusal) -> str:
    return plural(_MUST_EXPLORE, refused.have).format(count=refused.have, rule=refused.rule)


def _too_little_ammo(scene: Scene, refused: Refusal) -> str:
    """Return the Ammo that the Weapons need together: "Handgun and Shotgun need 10 + 40 = 50 Ammo"."""
    fight = scene.view.fight
    paid = [use for use in fight.uses if use.ammo] if fight else []
    if not paid:
        return _("{card} needs {need} Ammo, you have {have} ({rule}).").format(
            card=_card(scene, refused), need=refused.need, have=refused.have, rule=refused.rule
        )
    needs = [*(use.ammo for use in paid), refused.need]
    return _("{cards} need {sum} = {need} Ammo, you have {have} ({rule}).").format(
        cards=listed([*(scene.name(use.card) for use in paid), _card(scene, refused)]),
        sum=summands(*needs),
        need=sum(needs),
        have=refused.have + sum(use.ammo for use in paid),
        rule=refused.rule,
    )


_EXPLORES = mark_plural(
    "You can spend {have} Explore at most, not {need} ({rule}).",
    "You can spend {have} Explores at most, not {need} ({rule}).",
)


def _too_many_explores(scene: Scene, refused: Refusal) -> str:
    if refused.need in (NONE, 0):
        return _("Spend 1 to {have} Explores ({rule}).").format(
            have=refused.have, rule=refused.rule
        )
    return plural(_EXPLORES, refused.have).format(
        have=refused.have, need=refused.need, rule=refused.rule
    )


REFUSALS: Mapping[str, Says] = {
    "explore-under-way": _explore_under_way,
    "too-dear": _too_dear,
    "must-explore": _must_explore,
    "too-little-ammo": _too_little_ammo,
    "too-many-explores": _too_many_explores,
}
"""Refusals whose sentence depends on the game, by their codes."""
