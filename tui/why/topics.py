"""The topics of `?`: what the table and the screens beside it can ask about, ready for WhyScreen.

Each function returns the topics for one subject; the keys of the screen and the way to the rule
browser are WhyScreen's own. A screen that is asked with `?` returns them from its `topics`; one that
opens them itself says `WhyScreen(self, card_topics(asking, copy))`.
"""

from collections.abc import Callable, Iterable, Mapping

from core.deckbuilding.cards import Card
from core.deckbuilding.catalogue import Book, Scenario
from core.kernel.decision import NONE, Option, Refusal
from core.kernel.event import Event
from tui.glyphs import ASCII, Glyphs
from tui.narration.deckbuilding.terms import COUNTERS, word
from tui.narration.text import _
from tui.why.about import Topics, about, option_topic, refusal_topic
from tui.why.cards import (
    RULES,
    Asking,
    beyond_sections,
    beyond_title,
    character_sections,
    copy_sections,
    kind_sections,
    pile_sections,
    subject,
)
from tui.why.counters import RULES as RULES_OF_COUNTERS
from tui.why.counters import counter_section
from tui.why.scenario import scenario_sections
from tui.why.section import Section, rule_section
from tui.why.sums import damage_section, fight_uses, weapon_sections


def card_topics(asking: Asking, copy: int) -> Topics:
    """Explain a copy: one of the Hand, of the Revealed row, or of any zone."""
    card = asking.eyes.card(copy)
    return _of_card(asking, card, copy_sections(asking, copy))


def kind_topics(asking: Asking, card_id: str) -> Topics:
    """Explain a card, whichever copy of it."""
    card = asking.eyes.book.cards[card_id]
    return _of_card(asking, card, kind_sections(asking, card_id))


def pile_topics(asking: Asking, place: int) -> Topics:
    """Explain a Resource pile and its top card."""
    eyes = asking.eyes
    pile = eyes.view.piles[place]
    card = eyes.card(pile.top) if pile.top != NONE else eyes.book.cards[pile.ids[0]]
    return _of_card(asking, card, pile_sections(asking, pile), "DBG-10.1")


def character_topics(asking: Asking, seat: int) -> Topics:
    """Explain the Character of a seat; before it is chosen, the rule of choosing it."""
    eyes = asking.eyes
    character = eyes.view.seats[seat].character
    if character == NONE:
        return (about(_("Characters"), [rule_section("DBG-3.2")], eyes.glyphs, "", "DBG-3.2"),)
    return _of_card(asking, eyes.card(character), character_sections(asking, seat))


def _of_card(asking: Asking, card: Card, sections: list[Section], rule: str = "") -> Topics:
    glyphs, name, number = asking.eyes.glyphs, subject(card), rule or RULES[card.kind]
    return (
        about(_("This card"), sections, glyphs, name, number),
        about(beyond_title(card), beyond_sections(asking, card), glyphs, name, number),
    )


def option_topics(asking: Asking, option: Option) -> Topics:
    """Explain an option of the question that waits; one that is about a card explains this too."""
    first = option_topic(asking.eyes, option)
    return (first, *(card_topics(asking, option.card) if option.card != NONE else ()))


def refusal_topics(asking: Asking, refusal: Refusal) -> Topics:
    """Explain why something cannot be done: what is needed, what there is, the rule."""
    eyes = asking.eyes
    first = refusal_topic(eyes, refusal)
    named = next((each for each in refusal.names if each in eyes.book.cards), "")
    copy = next((c for c in eyes.view.me.hand if eyes.view.cards[c] == named), NONE)
    if copy != NONE:
        return (first, *card_topics(asking, copy))
    return (first, *(kind_topics(asking, named) if named else ()))


def damage_topics(asking: Asking, uses: Mapping[int, int] | None = None) -> Topics:
    """Explain a total Damage: Weapons by copy with what each deals, or those of the Explore under way."""
    eyes = asking.eyes
    dealt = fight_uses(eyes) if uses is None else uses
    each = [
        Section(f"{eyes.card(copy).name}: {section.title}", section.rows)
        for copy in dealt
        if (weapon := eyes.weapon(copy))
        for section in weapon_sections(eyes, weapon)
    ]
    sections = [damage_section(eyes, dealt), *each, rule_section("DBG-8.1")]
    return (about(_("This number"), sections, eyes.glyphs, _("Total Damage"), "DBG-8.1"),)


def counter_topics(asking: Asking, steps: Iterable[tuple[Event, ...]], what: str) -> Topics:
    """Explain a counter of the turn (`actions`, `buys`, `explores`, `gold`, `ammo`) from what happened."""
    eyes, rule = asking.eyes, RULES_OF_COUNTERS[what]
    sections = [counter_section(eyes, steps, what), rule_section("DBG-4.2"), rule_section(rule)]
    name = word(COUNTERS, what)
    return (about(_("This number"), sections, eyes.glyphs, name, rule),)


def choice_topics(name: str, rules: Iterable[str], glyphs: Glyphs = ASCII) -> Topics:
    """Explain a choice of a new game by the rules that say what it means."""
    numbers = tuple(rules)
    sections = [rule_section(number) for number in numbers]
    return (about(_("This choice"), sections, glyphs, name, numbers[0]),) if numbers else ()


def scenario_topics(
    book: Book, line: Callable[[str], str], scenario: Scenario, glyphs: Glyphs = ASCII
) -> Topics:
    """Explain a scenario; `line` says what a card does (`Narration.card_line`)."""
    sections = scenario_sections(book, line, scenario)
    return (about(_("This scenario"), sections, glyphs, scenario.name, "DBG-3.5"),)
