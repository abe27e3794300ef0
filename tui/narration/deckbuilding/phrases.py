"""Which cards, how many, under which condition: the phrases that sentences of cards are made of."""

from collections.abc import Mapping

from attrs import frozen

from core.deckbuilding.catalogue import Book
from core.deckbuilding.operations import Condition, Which
from core.kernel.records import evolve
from tui.narration.deckbuilding.scene import card_name
from tui.narration.deckbuilding.terms import (
    COUNTED,
    EACH,
    FIGURES,
    HAS,
    MEASURED,
    NOUNS,
    ONE_OF_KIND,
    ONE_OF_WEAPON,
    WEAPONS,
    amount,
    word,
)
from tui.narration.names import printable
from tui.narration.text import Plural, _, mark, mark_plural, plural
from tui.narration.words import listed


@frozen
class Names:
    """The names of cards by their ids; `own` is the id of the card whose text is put in words."""

    book: Book
    own: str = ""

    def __call__(self, card_id: str) -> str:
        """Return the name of a card."""
        return card_name(self.book, card_id)

    def second(self, card_id: str) -> str:
        """Return what a further card is called beside the own one: "a second one", or its name."""
        return _("a second one") if card_id == self.own else self(card_id)


_BOSSES = mark_plural("Boss", "Bosses")
_COUNTED = mark("{count} {cards}")
_RANDOM = mark("{count} random {cards}")


def cards(of: Which, count: int, names: Names, *, used: bool = False) -> str:
    """Return the cards that a Which admits, without a number: "Pistol Weapons costing at most 40 Gold".

    With `used` they are Weapons in use: "Weapon being used costing at most 40 Gold".
    """
    noun = _noun(of, count, names)
    if used:
        noun = _("{weapons} being used").format(weapons=noun)
    return _(" ").join((noun, *_qualities(of)))


def some(of: Which, count: int, names: Names, *, random: bool = False, used: bool = False) -> str:
    """Return a number of cards that a Which admits: "2 cards", "2 random cards", "1 Green Herb"."""
    which = cards(of, count, names, used=used)
    return _(_RANDOM if random else _COUNTED).format(count=count, cards=which)


def _noun(of: Which, count: int, names: Names) -> str:
    if of.named:
        return names(of.named)
    if of.boss:
        return plural(_BOSSES, count)
    forms: Plural | None = WEAPONS.get(of.weapon_type) or NOUNS.get(of.kind)
    return plural(forms or NOUNS[""], count)


def _qualities(of: Which) -> list[str]:
    """Return what follows the noun; participles, since these suit one card and several."""
    found = []
    if of.not_kind:
        found.append(_("other than {card}").format(card=word(ONE_OF_KIND, of.not_kind)))
    if of.name_has:
        found.append(_("with {part} in the name").format(part=printable(of.name_has)))
    if of.trait:
        found.append(_("that is {trait}").format(trait=printable(of.trait)))
    if of.boss is False:
        found.append(_("other than the Boss"))
    if of.trash_after is not None:
        found.append(
            _("marked as Trashed after use")
            if of.trash_after
            else _("not marked as Trashed after use")
        )
    found += _costs(of)
    if of.health_at_most is not None:
        found.append(_("with at most {points} Health").format(points=of.health_at_most))
    if of.health_at_least is not None:
        found.append(_("with at least {points} Health").format(points=of.health_at_least))
    if of.requirement_at_most is not None:
        found.append(_("needing at most {points} Ammo").format(points=of.requirement_at_most))
    if of.decorations_at_least is not None:
        found.append(_("with at least {count} Decorations").format(count=of.decorations_at_least))
    return found


def _costs(of: Which) -> list[str]:
    found = []
    if of.cost_at_least is not None:
        found.append(_("costing at least {cost} Gold").format(cost=of.cost_at_least))
    if of.cost_at_most is not None:
        found.append(_("costing at most {cost} Gold").format(cost=of.cost_at_most))
    if of.cost_above_it is not None:
        found.append(_("costing up to {cost} Gold more than it").format(cost=of.cost_above_it))
    return found


def what_it_is(of: Which, names: Names) -> str:
    """Return what a Which says of a single card, after "it": "is a Weapon and costs at most 40 Gold"."""
    found = []
    if of.named:
        found.append(_("is {card}").format(card=names(of.named)))
    elif of.weapon_type in ONE_OF_WEAPON:
        found.append(_("is {card}").format(card=word(ONE_OF_WEAPON, of.weapon_type)))
    elif of.kind in ONE_OF_KIND:
        found.append(_("is {card}").format(card=word(ONE_OF_KIND, of.kind)))
    if of.not_kind:
        found.append(_("is not {card}").format(card=word(ONE_OF_KIND, of.not_kind)))
    if of.name_has:
        found.append(_("has {part} in its name").format(part=printable(of.name_has)))
    if of.trait:
        found.append(_("is {trait}").format(trait=printable(of.trait)))
    if of.boss is not None:
        found.append(_("is the Boss") if of.boss else _("is not the Boss"))
    if of.trash_after is not None:
        found.append(_("is Trashed after use") if of.trash_after else _("is not Trashed after use"))
    found += _what_it_costs(of)
    found += _what_it_measures(of)
    return listed(found or [_("is any card")])


def _what_it_measures(of: Which) -> list[str]:
    found = []
    if of.health_at_most is not None:
        found.append(_("has at most {points} Health").format(points=of.health_at_most))
    if of.health_at_least is not None:
        found.append(_("has at least {points} Health").format(points=of.health_at_least))
    if of.requirement_at_most is not None:
        found.append(_("needs at most {points} Ammo").format(points=of.requirement_at_most))
    if of.decorations_at_least is not None:
        found.append(_("has at least {count} Decorations").format(count=of.decorations_at_least))
    return found


def _what_it_costs(of: Which) -> list[str]:
    found = []
    if of.cost_at_least is not None:
        found.append(_("costs at least {cost} Gold").format(cost=of.cost_at_least))
    if of.cost_at_most is not None:
        found.append(_("costs at most {cost} Gold").format(cost=of.cost_at_most))
    if of.cost_above_it is not None:
        found.append(
            _("costs up to {cost} Gold more than the card before").format(cost=of.cost_above_it)
        )
    return found


def condition(cond: Condition, names: Names) -> str:
    """Return what must hold for a conditional step, after "if"."""
    if cond.count:
        return _counts(cond, names)
    if cond.it is not None:
        return _("it {is_so}").format(is_so=what_it_is(cond.it, names))
    for field, (yes, no) in _YES_OR_NO.items():
        asked = getattr(cond, field)
        if asked is not None:
            return _(yes if asked else no)
    return _state_of_play(cond)


_YES_OR_NO: Mapping[str, tuple[str, str]] = {
    "own_turn": (mark("it is your turn"), mark("it is not your turn")),
    "explored": (
        mark("you have Explored or Attacked this turn"),
        mark("you have neither Explored nor Attacked this turn"),
    ),
    "exploring": (mark("you are Exploring"), mark("you are not Exploring")),
    "night": (mark("it is night"), mark("it is not night")),
    "heads": (mark("it shows heads"), mark("it shows tails")),
    "done": (mark("that was done"), mark("that was not done")),
    "partner": (mark("you have a Partner"), mark("you have no Partner")),
}
"""Conditions that hold or do not, each with its opposite."""


def _state_of_play(cond: Condition) -> str:
    """Return what must hold of the player and the Explore in progress."""
    if cond.hit:
        return word(HITS, cond.hit)
    if cond.others_health_at_most is not None:
        return _("another Player's Character has at most {points} Health").format(
            points=cond.others_health_at_most
        )
    if cond.health_at_least is not None:
        return _("your Character has at least {points} Health").format(points=cond.health_at_least)
    if cond.ammo_above is not None:
        return _("you have more than {ammo} left").format(ammo=amount("ammo", cond.ammo_above))
    return _("at least {count} Weapons are being used").format(
        count=cond.weapons_in_use_at_least or 0
    )


HITS: Mapping[str, str] = {
    "exact": mark("the total Damage was exactly the Health of all Infected fought"),
    "more": mark("the total Damage was more than the Health of all Infected fought"),
}
"""How the total Damage compares."""

ALL_OF_ONE: Mapping[str, str] = {
    "weapon_types_in_use": mark("all Weapons being used are of 1 type"),
    "types": mark("they are of 1 card type"),
}
"""What it says of sorts that there is at most one."""

_AT_LEAST = mark_plural("there is at least {number}", "there are at least {number}")
_AT_MOST = mark_plural("there is at most {number}", "there are at most {number}")


def _counts(cond: Condition, names: Names) -> str:
    """Return a comparison: "there are at least 10 cards in your Discard Pile"."""
    if cond.count in FIGURES:
        return _figure(cond)
    if cond.count in ALL_OF_ONE and cond.at_least is None and cond.at_most == 1:
        return word(ALL_OF_ONE, cond.count)
    if cond.at_most == 0:
        return _("there are no {cards}").format(cards=_uncounted(cond.count, cond.of, names))
    if cond.at_least == cond.at_most and cond.at_least is not None:
        number = counted(cond.count, cond.of, cond.at_least, names)
        return plural(_EXACTLY, cond.at_least).format(number=number)
    if cond.count in HAS and cond.at_least is not None and cond.at_most is None:
        return word(HAS, cond.count).format(figure=cond.at_least)
    found = []
    for forms, figure in ((_AT_LEAST, cond.at_least), (_AT_MOST, cond.at_most)):
        if figure is not None:
            number = counted(cond.count, cond.of, figure, names)
            found.append(plural(forms, figure).format(number=number))
    return listed(found)


_EXACTLY = mark_plural("there is exactly {number}", "there are exactly {number}")


def _figure(cond: Condition) -> str:
    """Return what a figure of a Character must be: "your Character's Health is at most 30"."""
    least = _("at least {points}").format(points=cond.at_least)
    most = _("at most {points}").format(points=cond.at_most)
    if cond.at_most == 0:
        most = "0"
    bounds = [
        bound
        for bound, figure in ((least, cond.at_least), (most, cond.at_most))
        if figure is not None
    ]
    return _("{figure} is {bounds}").format(figure=word(FIGURES, cond.count), bounds=listed(bounds))


def counted(what: str, of: Which, number: int, names: Names) -> str:
    """Return a number of the things that are counted: "1 Green Herb among them"."""
    if what not in COUNTED:
        return _(_COUNTED).format(count=number, cards=word(MEASURED, what))
    kinds = {
        "cards": of,
        "infected": evolve(of, kind="infected"),
        "weapons": evolve(of, kind="weapon"),
    }
    return word(COUNTED, what).format(
        **{key: some(each, number, names) for key, each in kinds.items()}
    )


def _uncounted(what: str, of: Which, names: Names) -> str:
    """Return the things that are counted, without a number: "Actions in your Play Area"."""
    if what not in COUNTED:
        return word(MEASURED, what)
    several = cards(of, 2, names)
    return word(COUNTED, what).format(cards=several, infected=several, weapons=several)


def each_of(what: str, of: Which, names: Names) -> str:
    """Return what an amount is multiplied by: "each card in your Hand", "each Green Herb among them"."""
    if of == Which() or what not in COUNTED:
        return word(EACH, what)
    which = cards(of, 1, names)
    return _("each {counted}").format(
        counted=word(COUNTED, what).format(cards=which, infected=which, weapons=which)
    )
