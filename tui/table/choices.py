"""What the list of a choice in mid-effect is called, and what its options are about (S4)."""

from collections.abc import Iterable

from core.kernel.decision import NONE, Decision, Option
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import ZONES, amount, word
from tui.narration.text import _, mark
from tui.table.eyes import Eyes
from tui.table.hand import kind_word

_HEADINGS = {
    "react": mark("Your reactions"),
    "use": mark("Explore: Weapons"),
    "commit": mark("Explore: how many"),
    "foe": mark("Explore: whom to fight"),
    "target": mark("Attack: whom"),
    "assign": mark("Attack: on whom"),
    "drop": mark("Attack: too few Explores"),
    "win": mark("Attack: a Weapon to take"),
    "lead": mark("Explore: who leads"),
    "draft": mark("Draft: a Skill to keep"),
    "skills": mark("Draft: the Skills that stay"),
    "owner": mark("Draft: the Skill of your Main Character"),
}
"""What lists that no card asks for are called, by the kind of the Decision."""

_WITH_ZONES = 60
"""The width from which the zone is named too."""

_OF_CARDS = ("trash", "put", "exchange")
"""Kinds of Decision that are about the cards of a zone."""


def effects(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return the options that use an effect of a Character or a Skill."""
    return tuple(option for option in options if option.code == "effect")


def attachable(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return the options that Attach a Weapon to the Partner (DBG-18.5)."""
    return tuple(option for option in options if option.code == "attach")


def why_not_attach(eyes: Eyes) -> str:
    """Return why no Weapon can be Attached to the own Partner now."""
    me = eyes.view.me
    if me.partner is None:
        return _("You have no Partner.")
    if not eyes.my_turn() or eyes.view.turn.actions < 1:
        return _("To Attach a Weapon takes 1 Action of your turn (DBG-18.5).")
    return _("No Weapon of your Hand can be Attached now (DBG-18.5).")


def placeable(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return the options that put XP on a Skill (DBG-19.9)."""
    return tuple(option for option in options if option.code == "xp")


def why_not_place(eyes: Eyes) -> str:
    """Return why no XP can be put on a Skill now."""
    me = eyes.view.me
    if not me.skills:
        return _("You have no Skills.")
    if not eyes.my_turn():
        return _("XP is put on a Skill in your own main part only (DBG-19.9).")
    if all(each.active for each in me.skills):
        return _("All your Skills work.")
    return _("No Skill lacks XP that its Character has: it gets exactly what it lacks (DBG-19.10).")


def kind_of(eyes: Eyes, option: Option) -> str:
    """Return the kind of card that an option is about, or an empty text."""
    about_card = option.card != NONE and option.seat == NONE
    return kind_word(eyes.card(option.card)) if about_card else ""


def heading(eyes: Eyes, decision: Decision, width: int) -> str:
    """Return the title of the list: the card whose text asks and, with room, the zone that it is about."""
    copy = decision.card
    usual = _(_HEADINGS.get(decision.kind, mark("Your choice")))
    name = eyes.card(copy).name if copy != NONE else usual
    if decision.kind not in _OF_CARDS or width < _WITH_ZONES:
        return name
    zone = getattr(Scene(eyes.book, eyes.view).asking_step(), "zone", "") or "hand"
    return _("{card}: your {zone}, {cards}").format(
        card=name, zone=word(ZONES, zone), cards=amount("cards", _size(eyes, decision, zone))
    )


def _size(eyes: Eyes, decision: Decision, zone: str) -> int:
    """Return how many cards lie in the zone: alike ones are one option."""
    held = {"hand": eyes.view.me.hand, "discard_pile": eyes.view.me.discard_pile}.get(zone)
    return len(decision.options) if held is None else len(held)
