"""Topics of `?` that every game has: made of sections, of an answer, a refusal, a log line, a rule."""

import re
from collections.abc import Iterable

from attrs import frozen

from core.kernel.decision import Option, Refusal
from tui.eyes import AnyEyes
from tui.glyphs import ASCII, Glyphs
from tui.narration.text import _
from tui.rows import Row
from tui.screens.topic import Topic
from tui.why.section import Section, listing, page, rule_section, words

Topics = tuple[Topic, ...]

_RULE = re.compile(r"[A-Z]{3}-\d+\.\d+")


@frozen
class About(Topic):
    """A topic of something that has a name of its own, `subject`, and comes down to one rule."""

    subject: str = ""
    rule: str = ""


def about(
    title: str, sections: Iterable[Section], glyphs: Glyphs, name: str = "", rule: str = ""
) -> About:
    """Return a topic made of sections; its title stands for that of the first one."""
    kept = tuple(sections)

    def rows(width: int) -> tuple[Row, ...]:
        return page(kept, width, glyphs)

    return About(title, rows, name, rule)


def option_topic(eyes: AnyEyes, option: Option) -> About:
    """Explain an option of the question that waits."""
    view, narration = eyes.view, eyes.narration
    price = narration.price(option, view)
    warning = _("Not to be taken back: {price}").format(price=price) if price else ""
    note = narration.note(option, view)
    sections = [listing(filter(None, (note, warning))), rule_section(option.rule)]
    label = narration.label(option, view)
    return about(_("This answer"), sections, eyes.glyphs, label, option.rule)


def refusal_topic(eyes: AnyEyes, refusal: Refusal) -> About:
    """Explain why something cannot be done: what is needed, what there is, the rule."""
    said = eyes.narration.refusal(refusal, eyes.view)
    sections = [words(said), rule_section(refusal.rule)]
    return about(_("Why not"), sections, eyes.glyphs, refusal.rule, refusal.rule)


def line_topic(text: str, number: str, glyphs: Glyphs = ASCII) -> Topic:
    """Explain a line of the log: the rules that it cites."""
    cited = tuple(dict.fromkeys(_RULE.findall(text)))
    sections = [words(text), *map(rule_section, cited)]
    return about(_("This line"), sections, glyphs, number, cited[0] if cited else "")


def rule_topics(number: str, glyphs: Glyphs = ASCII) -> Topics:
    """Explain a rule by itself."""
    return (about(_("This rule"), [rule_section(number)], glyphs, number, number),)
