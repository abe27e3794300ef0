"""What `?` says of a card: what it does, its numbers, whether it can be used now, its rule."""

from collections.abc import Callable

from attrs import frozen

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.moments import Moment
from core.deckbuilding.view import PileView, SeatView, SkillView
from core.kernel.decision import NONE, Refusal
from tui.look.forecast import Forecast, best_attack, damage_words, forecast_rows, table_rows
from tui.narration.text import _
from tui.narration.words import capital
from tui.rows import row
from tui.table.eyes import Eyes
from tui.table.hand import kind_word
from tui.table.strips.partner import attached_words
from tui.why.conditions import (
    Condition,
    beating,
    buying,
    conditions_section,
    failing,
    levels,
    placing,
    playing,
)
from tui.why.places import place_of, whereabouts
from tui.why.section import Section, listing, rule_lines, rule_section, words
from tui.why.sums import figure_section, health_section, weapon_sections

Explain = Callable[[str], Refusal | None]
"""Why a key is refused now, or None if it is on offer; `Session.explain`."""

RULES = {
    Kind.CHARACTER: "DBG-12.2",
    Kind.AMMUNITION: "DBG-5.2",
    Kind.WEAPON: "DBG-7.9",
    Kind.ITEM: "DBG-5.2",
    Kind.ACTION: "DBG-5.1",
    Kind.INFECTED: "DBG-7.26",
    Kind.TOKEN: "DBG-9.1",
    Kind.EVENT: "DBG-7.21",
    Kind.BONUS: "DBG-9.3",
    Kind.SKILL: "DBG-19.5",
    Kind.INFECTION: "DBG-17.21",
    Kind.INFECTED_CHARACTER: "DBG-17.18",
}
"""The rule that matters most for each kind of card."""

BEYOND = {
    Kind.CHARACTER: (
        "DBG-6.1",
        "DBG-6.2",
        "DBG-12.1",
        "DBG-12.2",
        "DBG-12.3",
        "DBG-13.2",
        "DBG-13.4",
    ),
    Kind.AMMUNITION: ("DBG-1.6", "DBG-5.2", "DBG-7.4", "DBG-7.10"),
    Kind.WEAPON: ("DBG-7.6", "DBG-7.7", "DBG-7.9", "DBG-7.10", "DBG-7.13", "DBG-8.1"),
    Kind.ITEM: ("DBG-1.12", "DBG-5.2", "DBG-8.8", "DBG-9.1", "DBG-9.3"),
    Kind.ACTION: ("DBG-5.1", "DBG-5.3", "DBG-5.4", "DBG-5.5", "DBG-5.6"),
    Kind.INFECTED: (
        "DBG-7.21",
        "DBG-7.26",
        "DBG-7.29",
        "DBG-7.30",
        "DBG-7.32",
        "DBG-7.33",
        "DBG-7.34",
    ),
    Kind.TOKEN: ("DBG-1.13", "DBG-9.1", "DBG-9.2", "DBG-9.3"),
    Kind.EVENT: ("DBG-7.21",),
    Kind.BONUS: ("DBG-9.1", "DBG-9.3", "DBG-15.13", "DBG-15.14", "DBG-15.15", "DBG-15.16"),
    Kind.SKILL: ("DBG-19.5", "DBG-19.6", "DBG-19.7", "DBG-19.9", "DBG-19.10", "DBG-19.13"),
    Kind.INFECTION: ("DBG-17.7", "DBG-17.19", "DBG-17.20", "DBG-17.21", "DBG-17.26"),
    Kind.INFECTED_CHARACTER: (
        "DBG-17.14",
        "DBG-17.15",
        "DBG-17.18",
        "DBG-17.19",
        "DBG-17.20",
        "DBG-17.22",
        "DBG-17.23",
    ),
}
"""The rules of each kind of card, in the order in which they come to bear."""


@frozen
class Asking:
    """Who asks: the table as it is seen, and what refuses keys (nothing does where nobody plays)."""

    eyes: Eyes
    explain: Explain | None = None

    def refusal(self, key: str) -> Refusal | None:
        """Return why a key is refused now."""
        return self.explain(key) if self.explain else None


def subject(card: Card) -> str:
    """Return what a page about a card is called: "Pump-Action Shotgun (WE-013, Premiere, Shotgun)"."""
    return _("{name} ({id}, {box}, {kind})").format(
        name=card.name, id=card.id, box=capital(card.set), kind=kind_word(card)
    )


def kind_sections(asking: Asking, card_id: str) -> list[Section]:
    """Return what there is to say of a card, whichever copy of it."""
    eyes = asking.eyes
    card = eyes.book.cards[card_id]
    found = [_what(eyes, card), listing(whereabouts(eyes, card_id), _("Where it is"))]
    if card.kind is Kind.INFECTED:
        found.append(_beating(eyes, card))
    return [*found, rule_section(RULES[card.kind])]


def copy_sections(asking: Asking, copy: int) -> list[Section]:
    """Return what there is to say of a copy: as of its card, and what can be done with it now."""
    eyes = asking.eyes
    card = eyes.card(copy)
    if copy in eyes.view.me.hand or eyes.weapon(copy):
        return _own_card(asking, copy)
    for pile in eyes.view.piles:
        if pile.top == copy:
            return pile_sections(asking, pile)
    for seat in eyes.view.seats:
        if seat.character == copy:
            return character_sections(asking, seat.seat)
        for skill in seat.skills:
            if skill.card == copy:
                return _skill_sections(asking, seat, skill)
    figures = next((each for each in eyes.view.infected if each.card == copy), None)
    if figures is None:
        return kind_sections(asking, card.id)
    return [
        _what(eyes, card, place_of(eyes, copy)),
        figure_section(eyes, _("Its Health now"), figures.health, "DBG-8.5"),
        figure_section(eyes, _("Its Damage now"), figures.damage, "DBG-8.5"),
        _beating(eyes, card),
        rule_section(RULES[card.kind]),
    ]


def _own_card(asking: Asking, copy: int) -> list[Section]:
    eyes = asking.eyes
    card = eyes.card(copy)
    weapon = eyes.weapon(copy)
    conditions = playing(eyes, copy)
    verb = "use" if weapon and eyes.view.fight else "play"
    refusal = asking.refusal(f"{verb}:{card.slug}")
    heading = _("Can you use it now?") if weapon else _("Can you play it now?")
    return [
        _what(eyes, card, place_of(eyes, copy)),
        *(weapon_sections(eyes, weapon) if weapon else ()),
        _conditions(asking, heading, conditions, refusal),
        rule_section(failing(conditions, refusal) or RULES[card.kind]),
    ]


def pile_sections(asking: Asking, pile: PileView) -> list[Section]:
    """Return what there is to say of a Resource pile: its top card, and whether it can be bought now."""
    eyes = asking.eyes
    card = eyes.card(pile.top) if pile.top != NONE else eyes.book.cards[pile.ids[0]]
    conditions = buying(eyes, pile)
    refusal = asking.refusal(f"buy:{card.slug}")
    mixed = ""
    if len(pile.ids) > 1:
        names = ", ".join(eyes.book.cards[each].name for each in pile.ids)
        mixed = _("A mixed pile of {cards}: the order below the top card is hidden (DBG-2.4).")
        mixed = mixed.format(cards=names)
    return [
        _what(eyes, card, place_of(eyes, pile.top) or _("sold out")),
        words(mixed),
        _conditions(asking, _("Can you buy it now?"), conditions, refusal),
        listing(whereabouts(eyes, card.id), _("Where it is")),
        rule_section(failing(conditions, refusal) or "DBG-10.1"),
    ]


def character_sections(asking: Asking, seat: int) -> list[Section]:
    """Return what there is to say of a seat's Character."""
    eyes = asking.eyes
    player = eyes.view.seats[seat]
    card = eyes.card(player.character)
    health = _("Health {now} of {most}. Decorations {decorations}. Level {level}.")
    if player.infected:
        health = _("Health {now} of {most}. Decorations {decorations}. Base Damage {damage}.")
    health = health.format(
        now=player.health,
        most=player.maximum_health.total,
        decorations=player.decorations,
        level=player.level,
        damage=player.base_damage.total,
    )
    texts = _level_texts(eyes, card)
    attached = _("Attached: {cards}").format(cards=eyes.named(player.attached) or _("nothing"))
    many = len(player.maximum_health.parts) > 1
    return [
        listing([_("The Character of {name}.").format(name=player.name), health, attached]),
        conditions_section(_("Levels"), levels(eyes, seat)),
        *_own_effect(asking, seat),
        listing(texts, _("What the Levels do")),
        *([health_section(eyes, player)] if many else []),
        *_partner(eyes, player),
        rule_section(RULES[card.kind]),
    ]


def _level_texts(eyes: Eyes, card: Card) -> list[str]:
    """Return what the Levels of a Character do; what holds always has no Level."""
    said = [(each.level, eyes.narration.level_text(card.id, each.level)) for each in card.levels]
    words = _("Level {level}: {text}")
    return [words.format(level=level, text=text) if level else text for level, text in said]


def _partner(eyes: Eyes, player: SeatView) -> list[Section]:
    """Return the Partner of a player, which has the Level of the Main Character (DBG-18.3)."""
    partner = player.partner
    if partner is None:
        return []
    card = eyes.card(partner.character)
    words = _("Health {now} of {most}. {attached}.").format(
        now=partner.health,
        most=partner.maximum_health.total,
        attached=attached_words(eyes, partner),
    )
    heading = _("The Partner: {name}").format(name=card.name)
    return [listing([words, *_level_texts(eyes, card)], heading)]


def _skill_sections(asking: Asking, seat: SeatView, skill: SkillView) -> list[Section]:
    """Return what there is to say of a Skill that lies in a Skill Area."""
    eyes = asking.eyes
    card = eyes.card(skill.card)
    words = _("XP on it {have} of {need}").format(have=skill.xp, need=card.xp or 0)
    found = [
        _what(eyes, card, place_of(eyes, skill.card)),
        conditions_section(_("Does it work?"), [Condition(words, skill.active, "DBG-19.5")]),
    ]
    if seat.seat == eyes.view.seat and not skill.active:
        refusal = asking.refusal(f"xp:{card.slug}")
        heading = _("Can you put XP on it now?")
        found.append(_conditions(asking, heading, placing(eyes, skill), refusal))
    elif seat.seat == eyes.view.seat:
        found += _usable_effect(asking, card.slug, [text.when for text in card.texts])
    return [*found, rule_section(RULES[card.kind])]


def _own_effect(asking: Asking, seat: int) -> list[Section]:
    """Return whether the effect of the own Character can be used now, where one is used in the main part."""
    eyes = asking.eyes
    card = eyes.card(eyes.view.seats[seat].character)
    moments = [text.when for level in card.levels for text in level.texts]
    return _usable_effect(asking, card.slug, moments) if seat == eyes.view.seat else []


def _usable_effect(asking: Asking, slug: str, moments: list[Moment]) -> list[Section]:
    """Return whether an effect of the main part can be used now, if it is one."""
    if Moment.DURING_TURN not in moments or asking.explain is None:
        return []
    refusal = asking.refusal(f"effect:{slug}")
    return [_conditions(asking, _("Can you use its effect now?"), [], refusal)]


def beyond_sections(asking: Asking, card: Card) -> list[Section]:
    """Return what leads further: for an Infected the odds, for every kind its rules."""
    found = []
    if card.kind is Kind.INFECTED:
        found.append(_odds(asking.eyes))
    lines = [f"{number}  {rule_words(number)}" for number in BEYOND[card.kind]]
    return [*found, listing(lines, _("The rules of it"))]


def rule_words(number: str) -> str:
    """Return the text of a rule on one line."""
    return rule_lines(number)[0]


def beyond_title(card: Card) -> str:
    """Return what the page that leads further is called."""
    if card.kind in (Kind.WEAPON, Kind.INFECTED):
        return _("In an Explore")
    return _("Rules of this kind") if card.kind is not Kind.ACTION else _("Playing an Action")


def _what(eyes: Eyes, card: Card, where: str = "") -> Section:
    """Return what a card does, what it costs, and where it is."""
    lines = [eyes.text_of(card.id) or _("It has no text.")]
    if card.kind is Kind.INFECTED and eyes.view.setup.difficulty:
        lines.append(_by_difficulty(eyes, card))
    facts = [] if card.cost is None else [_("Cost {gold}.").format(gold=card.cost)]
    facts += [capital(where) + "."] if where else []
    return listing([*lines, *([" ".join(facts)] if facts else [])], indent=0)


def _by_difficulty(eyes: Eyes, card: Card) -> str:
    """Return the figures of an Infected, and how often its effects happen, at the difficulty played."""
    health, damage = eyes.infected(card)
    words = _("At this difficulty: Health {health}, Damage {damage} (DBG-20.1).")
    said = words.format(health=health, damage=damage)
    times = eyes.difficulty.times
    if times == 1 or not card.texts:
        return said
    effect = _("Its effects never happen.") if not times else _("Each effect happens twice.")
    return f"{said} {effect}"


def _beating(eyes: Eyes, card: Card) -> Section:
    attack = best_attack(eyes)
    return conditions_section(_("Can you beat it?"), beating(eyes, card, attack.damage))


def _odds(eyes: Eyes) -> Section:
    forecast = Forecast(eyes)
    damage = forecast.own.damage
    heading = _("Next Explore, your Damage {damage}").format(damage=damage)
    rows = [
        row(damage_words(forecast, damage)),
        *forecast_rows(forecast, damage, (1, 2)),
        row(""),
        *table_rows(forecast, (1, 2), 10),
    ]
    return Section(heading, lambda _width: rows)


def _conditions(
    asking: Asking, heading: str, conditions: list[Condition], refusal: Refusal | None
) -> Section:
    if asking.explain is None:
        return conditions_section(heading, conditions)
    if refusal is None:
        return conditions_section(heading, conditions, _("It is on offer now."))
    verdict = asking.eyes.narration.refusal(refusal, asking.eyes.view)
    return conditions_section(heading, conditions, verdict, can=False)
