"""When a text works, and whether it must: the frames that the clauses of a text are put in."""

from collections.abc import Mapping

from core.deckbuilding.cards import Kind, Text
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Which
from core.kernel.records import evolve
from tui.narration.deckbuilding.clauses import clause
from tui.narration.deckbuilding.phrases import Names, cards, condition
from tui.narration.deckbuilding.terms import MODES, ONE_OF_KIND, word
from tui.narration.text import _, mark
from tui.narration.words import either, paragraph, sentence

Frames = tuple[str, str]
"""A text that must be followed, and one that may be."""

WHEN: Mapping[Moment, Frames] = {
    Moment.GAME_START: (
        mark("At the beginning of the game: {do}"),
        mark("At the beginning of the game you may: {do}"),
    ),
    Moment.PLAY: ("", mark("You may: {do}")),
    Moment.TURN_START: (
        mark("At the start of your turn: {do}"),
        mark("Once a turn, at its start, you may: {do}"),
    ),
    Moment.TURN_END: (
        mark("At the end of your turn: {do}"),
        mark("At the end of your turn you may: {do}"),
    ),
    Moment.DURING_TURN: (
        mark("Once in each of your turns you must: {do}"),
        mark("Once a turn you may: {do}"),
    ),
    Moment.BEFORE_WEAPONS: (
        mark("When you Explore, before Weapons are chosen: {do}"),
        mark("Once a turn, when you Explore, before Weapons are chosen, you may: {do}"),
    ),
    Moment.WEAPON_PLAYED: (
        mark("When you use {cards} from your Hand: {do}"),
        mark("Once a turn, when you use {cards} from your Hand, you may: {do}"),
    ),
    Moment.BEFORE_EFFECTS: (
        mark("When you Explore, before the effects of Weapons: {do}"),
        mark("Once a turn, when you Explore, before the effects of Weapons, you may: {do}"),
    ),
    Moment.USE: (
        mark("When it is used: {do}"),
        mark("Once a turn, when it is used, you may: {do}"),
    ),
    Moment.EXPLORE: (
        mark("When you Explore: {do}"),
        mark("Once a turn, when you Explore, you may: {do}"),
    ),
    Moment.REVEAL: (mark("When it is Revealed: {do}"), mark("When it is Revealed, you may: {do}")),
    Moment.TAKE: (mark("When it is taken: {do}"), mark("When it is taken, you may: {do}")),
    Moment.DEFEAT: (mark("When it is Defeated: {do}"), mark("When it is Defeated, you may: {do}")),
    Moment.NOT_DEFEATED: (
        mark("If it is not Defeated: {do}"),
        mark("If it is not Defeated, you may: {do}"),
    ),
    Moment.ATTACH: (mark("When it is Attached: {do}"), mark("When it is Attached, you may: {do}")),
    Moment.TRASHED: (mark("When it is Trashed: {do}"), mark("When it is Trashed, you may: {do}")),
    Moment.WOULD_TRASH: (
        mark("If you would Trash {cards}: {do}"),
        mark("Once a turn, if you would Trash {cards}, you may: {do}"),
    ),
    Moment.LEAD: (
        mark("When your Partner leads in an Explore: {do}"),
        mark("Once a turn, when your Partner leads in an Explore, you may: {do}"),
    ),
    Moment.BATTLE: (
        mark("While it is used in a battle: {do}"),
        mark("While it is used in a battle, you may: {do}"),
    ),
    Moment.KILL: (
        mark("When it kills a Character: {do}"),
        mark("When it kills a Character, you may: {do}"),
    ),
    Moment.AFTER_EXPLORE: (
        mark("After you have Explored: {do}"),
        mark("Once a turn, after you have Explored, you may: {do}"),
    ),
    Moment.OWN_TRASH: (
        mark("When you Trash {cards} from your Hand: {do}"),
        mark("Once a turn, when you Trash {cards} from your Hand, you may: {do}"),
    ),
    Moment.WOULD_DAMAGE: (
        mark("If this Character would take Damage: {do}"),
        mark("Once a turn, if this Character would take Damage, you may: {do}"),
    ),
    Moment.REVEALED: (
        mark("When {infected} are Revealed while this Character Explores: {do}"),
        mark(
            "Once a turn, when {infected} are Revealed while this Character Explores, you may: {do}"
        ),
    ),
    Moment.DEFEATING: (
        mark("When this Character Defeats {infected}: {do}"),
        mark("Once a turn, when this Character Defeats {infected}, you may: {do}"),
    ),
    Moment.ACTION: (
        mark("When you play an Action: {do}"),
        mark("Once a turn, when you play an Action, you may: {do}"),
    ),
    Moment.BUY: (
        mark("When you buy {cards}: {do}"),
        mark("Once a turn, when you buy {cards}, you may: {do}"),
    ),
    Moment.GAIN: (
        mark("When you Gain {cards}: {do}"),
        mark("Once a turn, when you Gain {cards}, you may: {do}"),
    ),
    Moment.DAMAGED: (
        mark("When this Character takes Damage: {do}"),
        mark("Once a turn, when this Character takes Damage, you may: {do}"),
    ),
    Moment.HEALED: (
        mark("When this Character is Healed: {do}"),
        mark("Once a turn, when this Character is Healed, you may: {do}"),
    ),
    Moment.OWN_HEAL: (
        mark("When you Heal this Character: {do}"),
        mark("Once a turn, when you Heal this Character, you may: {do}"),
    ),
    Moment.WOULD_HEAL: (
        mark("If you would Heal this Character: {do}"),
        mark("Once a turn, if you would Heal this Character, you may: {do}"),
    ),
    Moment.WOULD_BE_AFFECTED: (
        mark("If an effect of an Infected would affect you or this Character: {do}"),
        mark(
            "Once a turn, if an effect of an Infected would affect you or this Character, you may: {do}"
        ),
    ),
    Moment.WOULD_FALL: (
        mark("If the Health of this Character would fall to 0 or less: {do}"),
        mark("Once a turn, if the Health of this Character would fall to 0 or less, you may: {do}"),
    ),
    Moment.REACT_REVEAL: (
        mark("Reaction: when an Infected is Revealed, you may: {do}"),
        mark("Reaction: when an Infected is Revealed, you may: {do}"),
    ),
    Moment.INFECTION_RAISED: (
        mark("When an effect raises an Infection Level: {do}"),
        mark("Once a turn, when an effect raises an Infection Level, you may: {do}"),
    ),
    Moment.INFECTION_LOWERED: (
        mark("When an effect lowers the Infection Level of another Character: {do}"),
        mark("Once a turn, when an effect lowers another's Infection Level, you may: {do}"),
    ),
    Moment.REACT_WEAPON: (
        mark("Reaction: when a Weapon is being used, you may: {do}"),
        mark("Reaction: when a Weapon is being used, you may: {do}"),
    ),
    Moment.REACT_ATTACK: (
        mark("Reaction: when your Character is Attacked, you may: {do}"),
        mark("Reaction: when your Character is Attacked, you may: {do}"),
    ),
    Moment.REACT_FALL: (
        mark("Reaction: when the Health of a Character would fall to 0 or less, you may: {do}"),
        mark("Reaction: when the Health of a Character would fall to 0 or less, you may: {do}"),
    ),
}
"""Moment -> the frame of a text that must be followed, and of one that may be."""

BY_YOU: Frames = (mark("When you Trash it: {do}"), mark("When you Trash it, you may: {do}"))
"""The frames of a text for who Trashes the card."""

BRIEF_WHEN: Mapping[Moment, str] = {
    Moment.PLAY: "",
    Moment.USE: "",
    Moment.GAME_START: mark("start of the game: {do}"),
    Moment.WEAPON_PLAYED: mark("using a Weapon: {do}"),
    Moment.BEFORE_EFFECTS: mark("Exploring: {do}"),
    Moment.TURN_START: mark("start of turn: {do}"),
    Moment.TURN_END: mark("end of turn: {do}"),
    Moment.DURING_TURN: mark("once a turn: {do}"),
    Moment.BEFORE_WEAPONS: mark("before Weapons: {do}"),
    Moment.EXPLORE: mark("Exploring: {do}"),
    Moment.REVEAL: mark("Revealed: {do}"),
    Moment.TAKE: mark("taken: {do}"),
    Moment.DEFEAT: mark("Defeated: {do}"),
    Moment.NOT_DEFEATED: mark("not Defeated: {do}"),
    Moment.ATTACH: mark("Attached: {do}"),
    Moment.TRASHED: mark("Trashed: {do}"),
    Moment.WOULD_TRASH: mark("for a Trash: {do}"),
    Moment.LEAD: mark("Partner leads: {do}"),
    Moment.BATTLE: mark("in battle: {do}"),
    Moment.KILL: mark("kills: {do}"),
    Moment.AFTER_EXPLORE: mark("after Exploring: {do}"),
    Moment.OWN_TRASH: mark("Trashing from Hand: {do}"),
    Moment.WOULD_DAMAGE: mark("for Damage: {do}"),
    Moment.REVEALED: mark("Infected Revealed: {do}"),
    Moment.DEFEATING: mark("Defeating: {do}"),
    Moment.ACTION: mark("playing an Action: {do}"),
    Moment.BUY: mark("buying: {do}"),
    Moment.GAIN: mark("Gaining: {do}"),
    Moment.DAMAGED: mark("taking Damage: {do}"),
    Moment.HEALED: mark("Healed: {do}"),
    Moment.OWN_HEAL: mark("Healing it: {do}"),
    Moment.WOULD_HEAL: mark("for a Heal: {do}"),
    Moment.WOULD_BE_AFFECTED: mark("for an Infected's effect: {do}"),
    Moment.WOULD_FALL: mark("falling to 0: {do}"),
    Moment.REACT_REVEAL: mark("Reaction: {do}"),
    Moment.INFECTION_RAISED: mark("Infection rises: {do}"),
    Moment.INFECTION_LOWERED: mark("Infection falls: {do}"),
    Moment.REACT_WEAPON: mark("Reaction: {do}"),
    Moment.REACT_ATTACK: mark("Reaction: {do}"),
    Moment.REACT_FALL: mark("Reaction to a fall to 0: {do}"),
}
"""Moment -> the same in a word, for lists; the usual moments need none."""


def _inner(said: str, framed: object) -> str:
    """Return a sentence as it goes on after a comma, unless a word of the rules begins it."""
    return said[:1].lower() + said[1:] if framed else said


def _reaction_to_reveal(text: Text, do: str, names: Names) -> str:
    """Return a reaction to the Reveal of an Infected, with whose turn it can be in (DBG-5.22)."""
    said = _("Reaction: when {infected} is Revealed, you may: {do}")
    if text.others_turn:
        said = _("Reaction in another Player's turn: when {infected} is Revealed, you may: {do}")
    infected = _("an Infected")
    if text.of != Which():
        infected = _("1 {cards}").format(cards=cards(evolve(text.of, kind="infected"), 1, names))
    return said.format(infected=infected, do=do)


def _framed(text: Text, frame: str, do: str, names: Names) -> str:
    """Return what is done, put in the frame of its moment if that has one."""
    if text.when is Moment.REACT_REVEAL:
        return _reaction_to_reveal(text, do, names)
    if not frame:
        return do
    infected = cards(evolve(text.of, kind=Kind.INFECTED), 2, names)
    if text.when is Moment.DEFEATING and text.of == Which():
        infected = word(ONE_OF_KIND, Kind.INFECTED)
    return _(frame).format(do=do, cards=cards(text.of, 2, names), infected=infected)


def text_sentences(text: Text, names: Names) -> str:
    """Return a text in sentences: its moment, then step by step what is done."""
    steps = [clause(step, names) for step in text.do]
    frame = WHEN[text.when][text.may]
    first = steps[0]
    if text.by_you and text.when is Moment.TRASHED:
        frame = BY_YOU[text.may]
    first = _framed(text, frame, first, names)
    if text.once:
        first = _("Once a turn: {text}").format(text=first)
    if text.cond is not None:
        said = condition(text.cond, names)
        first = _("If {condition}, {text}").format(condition=said, text=_inner(first, frame))
    if text.modes:
        modes = either(word(MODES, mode) for mode in text.modes)
        inner = _inner(first, frame or text.cond)
        first = _("In {modes} Mode, {text}").format(modes=modes, text=inner)
    later = [_("Then {step}").format(step=step) for step in steps[1:]]
    if text.shared:
        later.append(_("All cards of this name share this one use"))
    return paragraph(*(sentence(each) for each in (first, *later)))
