"""What a card does, in sentences and in a line, made from its figures, icons and operations."""

from collections.abc import Mapping

from core.deckbuilding.cards import Card, Kind, Level, Text
from core.deckbuilding.catalogue import Book
from core.deckbuilding.modes import MODES
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import AttachThis
from tui.narration.deckbuilding.briefly import brief_else, brief_when, briefly
from tui.narration.deckbuilding.clauses import additions
from tui.narration.deckbuilding.moments import BRIEF_WHEN, text_sentences
from tui.narration.deckbuilding.passives import passive
from tui.narration.deckbuilding.phrases import Names
from tui.narration.deckbuilding.terms import amount
from tui.narration.names import printable
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import fitted, listed, paragraph, sentence

LINE_CELLS = 43
"""What a list at 80 cells has for a card, after its name and type."""

_DECORATIONS = mark_plural("{count} Decoration", "{count} Decorations")
_ECHOES = mark(
    "It has the texts of your other Skills that work; in Mercenary Mode your Teammate has them instead."
)
_BESIDE = "  "

WITH_PARTNER = frozenset({Moment.TURN_START, Moment.EXPLORE, Moment.LEAD})
"""The moments of Actions that work while they are Attached to a Partner (DBG-18.6)."""

"""Between figures that stand side by side."""

IN_PLAY_AREA = frozenset({Moment.DEFEATING, Moment.TURN_END})
"""The moments of Ammunition that works while it lies in the Play Area."""

_WITH_FIGURES = (Kind.WEAPON, Kind.INFECTED, Kind.INFECTION, Kind.INFECTED_CHARACTER)
"""The kinds of cards whose figures stand before their texts."""


def decorations(count: int) -> str:
    """Return "1 Decoration" or "4 Decorations"."""
    return plural(_DECORATIONS, count).format(count=count)


def card_text(book: Book, card: Card) -> str:
    """Return what a card does, in sentences: figures, icons, then its text.

    A hand-written wording stands for the text; figures and icons are never in it.
    """
    icons = additions(card.bonus)
    return paragraph(_figures(card), sentence(icons) if icons else "", effect_text(book, card))


def effect_text(book: Book, card: Card) -> str:
    """Return the text of a card in sentences, without its figures and icons; empty if it has none."""
    if card.wording:
        return printable(card.wording)
    return paragraph(*_texts(card, Names(book, card.id)))


def level_text(book: Book, card: Card, level: int) -> str:
    """Return what a Level of a Character does, without its number and what it takes."""
    names = Names(book, card.id)
    return paragraph(*(_effects(each, names) for each in card.levels if each.level == level))


def text_of_effect(book: Book, card: Card, text: Text) -> str:
    """Return a single text of a card in sentences."""
    return text_sentences(text, Names(book, card.id))


def _texts(card: Card, names: Names) -> list[str]:
    found = [_(_ECHOES)] if card.echoes else []
    found += [_passive_of_card(card, passive(each, names)) for each in card.passives]
    found += [_text_of_card(card, each, names) for each in card.texts]
    found += [_level(each, names) for each in card.levels]
    return found


def _text_of_card(card: Card, text: Text, names: Names) -> str:
    """Return a text of a card, with how long it is in force where that is not plain."""
    said = text_sentences(text, names)
    attached = card.kind is Kind.ACTION and text.when in WITH_PARTNER
    if attached and _attaches_to_main(card):
        return _("While it is Attached: {text}").format(text=said)
    if attached:
        return _("While it is Attached to your Partner: {text}").format(text=said)
    if card.kind is Kind.AMMUNITION and text.when in IN_PLAY_AREA:
        return _("While it lies in your Play Area: {text}").format(text=said)
    if card.kind is Kind.WEAPON and text.when is Moment.WOULD_TRASH:
        return _("From its use to the end of the turn: {text}").format(text=said)
    return said


def _attaches_to_main(card: Card) -> bool:
    """Say whether an Action is Attached to a Character of the player's choice, not just to a Partner."""
    steps = [step for text in card.texts for step in text.do]
    return any(isinstance(step, AttachThis) and step.whom == "own" for step in steps)


def _passive_of_card(card: Card, said: str) -> str:
    if card.kind in (Kind.INFECTED, Kind.WEAPON):
        return sentence(said)
    if card.kind is Kind.SKILL:
        return sentence(said)
    return sentence(_("While it is Attached: {text}").format(text=said))


def _level(level: Level, names: Names) -> str:
    if not level.level:
        return _effects(level, names)
    return _("Level {level} ({decorations}): {text}").format(
        level=level.level, decorations=decorations(level.decorations), text=_effects(level, names)
    )


def _effects(level: Level, names: Names) -> str:
    parts = [sentence(passive(each, names)) for each in level.passives]
    parts += [text_sentences(each, names) for each in level.texts]
    return paragraph(*parts) or _("No effect.")


def _figures(card: Card) -> str:
    if card.kind is Kind.WEAPON:
        return _figures_of_weapon(card)
    if card.kind is Kind.INFECTED:
        said = _("Health {health}, Damage {damage}, {decorations}.").format(
            health=card.health or 0,
            damage=card.damage or 0,
            decorations=decorations(card.decorations),
        )
        return paragraph(_("The Boss.") if card.boss else "", said)
    said = _(_PLAIN_FIGURES.get(card.kind, ""))
    return said.format(health=card.health or 0, damage=card.damage or 0, xp=card.xp or 0)


_PLAIN_FIGURES: Mapping[Kind, str] = {
    Kind.CHARACTER: mark("Health {health}."),
    Kind.INFECTED_CHARACTER: mark("Health {health}, Base Damage {damage}."),
    Kind.INFECTION: mark("Damage {damage}."),
    Kind.SKILL: mark("Works with {xp} XP on it."),
}
"""The figures of cards of the other kinds that have any."""


def _figures_of_weapon(card: Card) -> str:
    said = _("Needs {ammo} Ammo, Damage {damage}.").format(
        ammo=_or_x(card.requirement), damage=_or_x(card.damage)
    )
    if card.requirement is None:
        said = paragraph(said, _what_x_is(card))
    return paragraph(said, _("It is Trashed after use.") if card.trash_after else "")


def _what_x_is(card: Card) -> str:
    if card.ammo_at_most is None:
        return _("X is the Ammo that you pay.")
    return _("X is the Ammo that you pay, at most {most}.").format(most=card.ammo_at_most)


def _or_x(figure: int | None) -> str:
    return "X" if figure is None else str(figure)


def card_line(book: Book, card: Card) -> str:
    """Return what a card does in at most LINE_CELLS; ` ...` tells that there is more to it."""
    return fitted(line_parts(book, card), LINE_CELLS)


def line_parts(book: Book, card: Card) -> list[tuple[str, str]]:
    """Return the pieces of a card's line, each with what separates it from the one before."""
    figures = [(_BESIDE, each) for each in _brief_figures(card)]
    return figures + brief_texts(book, card)


def _brief_figures(card: Card) -> list[str]:
    levels = listed([str(each.decorations) for each in card.levels] or ["-"])
    return [
        _(each).format(
            ammo=_or_x(card.requirement),
            damage=_or_x(card.damage),
            health=card.health or 0,
            count=card.decorations,
            levels=levels,
            xp=card.xp or 0,
        )
        for each in _BRIEF_FIGURES.get(card.kind, ())
    ]


_HEALTH, _DAMAGE = mark("Health {health}"), mark("Damage {damage}")
_BRIEF_FIGURES: Mapping[Kind, tuple[str, ...]] = {
    Kind.WEAPON: (mark("needs {ammo}"), _DAMAGE),
    Kind.INFECTED: (_HEALTH, _DAMAGE, mark("Decorations {count}")),
    Kind.CHARACTER: (_HEALTH, mark("Levels at {levels} Decorations")),
    Kind.INFECTED_CHARACTER: (_HEALTH, mark("Base Damage {damage}")),
    Kind.INFECTION: (_DAMAGE,),
    Kind.SKILL: (mark("{xp} XP"),),
}
"""The figures of cards of each kind, for a line."""


def brief_texts(book: Book, card: Card, mode: str = "story") -> list[tuple[str, str]]:
    """Return the icons and texts of a card in a few words each, with their separators.

    Of lines that work in some modes only, those of `mode` are among them. Hand-written words stand for
    all of them.
    """
    names = Names(book, card.id)
    between = _BESIDE if card.kind in (Kind.WEAPON, Kind.INFECTED, Kind.SKILL) else ", "
    if card.brief:
        return [(between, printable(card.brief))]
    found = [(between, icons)] if (icons := additions(card.bonus)) else []
    found += [(between, passive(each, names)) for each in card.passives]
    for text in card.texts:
        if MODES[mode].follows(text):
            found += _brief_text(text, names, between)
    if card.echoes:
        found.append((between, _("the texts of your other Skills again")))
    if not found and card.kind not in (*_WITH_FIGURES, Kind.CHARACTER):
        return [(between, amount("cards", 1))]
    return found


def _brief_text(text: Text, names: Names, between: str) -> list[tuple[str, str]]:
    frame = BRIEF_WHEN[text.when]
    if frame:
        first, *more = [briefly(each, names) for each in text.do]
        return [("; ", _(frame).format(do=first)), *((", ", step) for step in more)]
    found = []
    for place, step in enumerate(text.do):
        before = "; " if _lasts(text, place) else between
        found += [(before, brief_when(step, names)), (", ", brief_else(step, names))]
    return [each for each in found if each[1]]


def _lasts(text: Text, place: int) -> bool:
    """Say whether a step of a text that is played does not happen at once but holds from then on."""
    return text.when is Moment.PLAY and type(text.do[place]).__name__ == "WeaponDamage"
