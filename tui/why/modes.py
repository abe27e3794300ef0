"""What `?` says of the mode, a Partner, an Attack and the difficulty: how it stands now, and their rules."""

from collections.abc import Iterable

from content.rules import rules
from core.deckbuilding.cards import Kind
from core.deckbuilding.modes.story import Story
from core.deckbuilding.view import TeamView
from tui.narration.deckbuilding.terms import MODES, word
from tui.narration.text import _
from tui.narration.words import capital, commas
from tui.table.eyes import Eyes
from tui.table.strips import infection, partner, teams
from tui.why.about import Topics, about
from tui.why.section import Section, listing, rule_lines

PARTNER = 18
"""The chapter of the Partner modification."""

ATTACK = ("DBG-16.4", "DBG-16.5", "DBG-16.6", "DBG-16.7", "DBG-16.16")
OF_OUTBREAK = ("DBG-17.11", "DBG-17.12", "DBG-17.19", "DBG-17.20", "DBG-17.22", "DBG-17.23")
"""The rules of an Attack, and those that Outbreak has besides."""

DIFFICULTIES = {
    "easy": ("DBG-20.2", "DBG-20.12"),
    "hard-1": ("DBG-20.3", "DBG-20.4", "DBG-20.12"),
    "professional-1": ("DBG-20.6", "DBG-20.3", "DBG-20.4", "DBG-20.12"),
    "professional-3": (
        "DBG-20.8", "DBG-20.9", "DBG-20.10", "DBG-20.11", "DBG-20.13", "DBG-20.14", "DBG-20.3",
        "DBG-20.4",
    ),
    "hard-2": ("DBG-20.5",),
    "professional-2": ("DBG-20.7",),
}  # fmt: skip
"""The rules of each difficulty, in the order in which they come to bear."""


def mode_topics(eyes: Eyes) -> Topics:
    """Explain what the game has that a plain Story game has not; nothing there."""
    found: Topics = ()
    if eyes.mode.chapter != Story.chapter:
        name = _("{mode} Mode").format(mode=word(MODES, eyes.view.setup.mode))
        now = listing(_standing(eyes), _("How it stands"))
        numbers = _of_chapter(eyes.mode.chapter)
        found += (about(_("This mode"), [now, _rules(numbers)], eyes.glyphs, name, numbers[0]),)
    if eyes.view.setup.partner or eyes.view.me.partner is not None:
        now = listing(_of_partner(eyes), _("How it stands"))
        numbers = _of_chapter(PARTNER)
        name = _("The Partner")
        found += (about(name, [now, _rules(numbers)], eyes.glyphs, name, numbers[0]),)
    for chosen in eyes.view.setup.difficulty:
        numbers = DIFFICULTIES[chosen]
        name = _("The difficulty: {name}").format(name=capital(chosen))
        found += (about(_("The difficulty"), [_rules(numbers)], eyes.glyphs, name, numbers[0]),)
    return found


def attack_topics(eyes: Eyes) -> Topics:
    """Explain an Attack by its rules."""
    numbers = ATTACK + (OF_OUTBREAK if eyes.mode.infects else ())
    name = _("An Attack")
    return (about(name, [_rules(numbers)], eyes.glyphs, name, numbers[0]),)


def _of_chapter(chapter: int) -> tuple[str, ...]:
    begins = f"DBG-{chapter}."
    return tuple(number for number in rules("deckbuilding") if number.startswith(begins))


def _rules(numbers: Iterable[str]) -> Section:
    lines = [f"{number}  {rule_lines(number)[0]}" for number in numbers]
    return listing(lines, _("The rules of it"))


def _standing(eyes: Eyes) -> list[str]:
    """Return how the mode stands for the reader, with its sums."""
    lines = []
    for each in teams.in_order(eyes) if eyes.view.teams else ():
        lines += _of_team(eyes, each)
    if eyes.mode.infects:
        lines += _of_infection(eyes)
    if not eyes.mode.has_mansion:
        lines += [
            _("{name} has {number} of 3 Decorations (DBG-16.14).").format(
                name=seat.name, number=seat.decorations
            )
            for seat in eyes.view.seats
        ]
    return lines


def _of_team(eyes: Eyes, view: TeamView) -> list[str]:
    """Return a Team with its Combo, each card of it with what it counts (DBG-15.11, 15.15)."""
    team = view.team
    names = commas(eyes.name(seat) for seat in sorted(team.seats))
    words = _("{names}: Decorations {count}, Team turns left {turns}, {combo}.")
    lines = [
        words.format(
            names=names,
            count=team.decorations,
            turns=team.turns,
            combo=teams.combo_words(eyes, view),
        )
    ]
    infected = [copy for copy in team.combo if eyes.card(copy).kind is Kind.INFECTED]
    bonus = len(team.combo) - len(infected)
    said = _("{card} {printed} + {bonus} = {count}") if bonus else _("{card} {count}")
    cards = [
        said.format(card=eyes.card(copy).name, printed=count - bonus, bonus=bonus, count=count)
        for copy, count in zip(infected, view.parts, strict=True)
    ]
    if cards:
        lines.append(_("In the pile: {cards}.").format(cards=commas(cards)))
    return [*lines, teams.going_on(view)] if eyes.view.seat in team.seats else lines


def _of_infection(eyes: Eyes) -> list[str]:
    me = eyes.view.me
    lines = []
    if not me.infected and not me.out:
        rise, _danger = infection.next_rise(eyes)
        lines.append(f"{infection.level_words(eyes, me)}.")
        lines += [_("{rise} (DBG-17.9).").format(rise=capital(rise))] if rise else []
    if infection.has_deck(eyes):
        size = len(eyes.view.infection_deck)
        lines.append(_("Infection Deck: {count} cards.").format(count=size))
    return lines


def _of_partner(eyes: Eyes) -> list[str]:
    """Return the own Partner, and what can be Attached to it."""
    me = eyes.view.me
    if me.partner is None:
        if partner.opening(eyes):
            return [_("You have no Partner yet (DBG-18.2).")]
        return [_("You have no Partner any more (DBG-18.14).")]
    words = _("{name}: Health {now}/{most}, {attached}.")
    return [
        words.format(
            name=eyes.card(me.partner.character).name,
            now=me.partner.health,
            most=me.partner.maximum_health.total,
            attached=partner.attached_words(eyes, me.partner),
        )
    ]
