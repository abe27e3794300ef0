"""The rules' words for the closed lists of the Deck Building Game, with the capitals of the rules."""

from collections.abc import Mapping

from core.deckbuilding.cards import Kind, WeaponType
from tui.narration.text import Plural, _, mark, mark_plural, plural
from tui.narration.words import signed

COUNTERS: Mapping[str, str] = {
    "actions": mark("Actions"),
    "buys": mark("Buys"),
    "explores": mark("Explores"),
    "ammo": mark("Ammo"),
    "gold": mark("Gold"),
}
"""The counters of a turn by the names that events have for them."""

GAINS: Mapping[str, Plural] = {
    "actions": mark_plural("{count} Action", "{count} Actions"),
    "buys": mark_plural("{count} Buy", "{count} Buys"),
    "explores": mark_plural("{count} Explore", "{count} Explores"),
    "ammo": mark_plural("{count} Ammo", "{count} Ammo"),
    "gold": mark_plural("{count} Gold", "{count} Gold"),
    "cards": mark_plural("{count} card", "{count} cards"),
}
"""An amount of each of the things that icons and texts add, in the order in which lists name them."""

ZONES: Mapping[str, str] = {
    "hand": mark("Hand"),
    "discard_pile": mark("Discard Pile"),
    "inventory": mark("Inventory"),
    "inventory_top": mark("Inventory"),
    "inventory_bottom": mark("Inventory"),
    "partner": mark("cards Attached to your Partner"),
    "mansion_bottom": mark("bottom of the Mansion"),
    "combo_pile": mark("Combo Pile"),
    "play_area": mark("Play Area"),
    "attached": mark("Attached cards"),
    "hand_or_discard_pile": mark("Hand or Discard Pile"),
    "any_discard_pile": mark("Discard Pile"),
    "in_use": mark("Weapons being used"),
}
"""The zones of a player."""

KINDS: Mapping[str, str] = {
    Kind.CHARACTER: mark("Character"),
    Kind.AMMUNITION: mark("Ammunition"),
    Kind.WEAPON: mark("Weapon"),
    Kind.ITEM: mark("Item"),
    Kind.ACTION: mark("Action"),
    Kind.INFECTED: mark("Infected"),
    Kind.TOKEN: mark("Token"),
    Kind.EVENT: mark("Event"),
    Kind.BONUS: mark("Bonus"),
    Kind.SKILL: mark("Skill"),
    Kind.INFECTION: mark("Infection"),
    Kind.INFECTED_CHARACTER: mark("Infected Character"),
}
"""The card types, as a list names them."""

NOUNS: Mapping[str, Plural] = {
    "": mark_plural("card", "cards"),
    Kind.CHARACTER: mark_plural("Character", "Characters"),
    Kind.AMMUNITION: mark_plural("Ammunition card", "Ammunition cards"),
    Kind.WEAPON: mark_plural("Weapon", "Weapons"),
    Kind.ITEM: mark_plural("Item", "Items"),
    Kind.ACTION: mark_plural("Action", "Actions"),
    Kind.INFECTED: mark_plural("Infected", "Infected"),
    Kind.TOKEN: mark_plural("Token", "Tokens"),
    Kind.EVENT: mark_plural("Event", "Events"),
    Kind.BONUS: mark_plural("Bonus card", "Bonus cards"),
    Kind.SKILL: mark_plural("Skill", "Skills"),
    Kind.INFECTION: mark_plural("Infection card", "Infection cards"),
    Kind.INFECTED_CHARACTER: mark_plural("Infected Character", "Infected Characters"),
}
"""Cards of a type, one or several."""

ONE_OF_KIND: Mapping[str, str] = {
    Kind.CHARACTER: mark("a Character"),
    Kind.AMMUNITION: mark("an Ammunition card"),
    Kind.WEAPON: mark("a Weapon"),
    Kind.ITEM: mark("an Item"),
    Kind.ACTION: mark("an Action"),
    Kind.INFECTED: mark("an Infected"),
    Kind.TOKEN: mark("a Token"),
    Kind.EVENT: mark("an Event"),
    Kind.BONUS: mark("a Bonus card"),
    Kind.SKILL: mark("a Skill"),
    Kind.INFECTION: mark("an Infection card"),
    Kind.INFECTED_CHARACTER: mark("an Infected Character"),
}
"""What a single card is, after "it is"."""

WEAPONS: Mapping[str, Plural] = {
    WeaponType.PISTOL: mark_plural("Pistol Weapon", "Pistol Weapons"),
    WeaponType.KNIFE: mark_plural("Knife Weapon", "Knife Weapons"),
    WeaponType.SHOTGUN: mark_plural("Shotgun Weapon", "Shotgun Weapons"),
    WeaponType.RIFLE: mark_plural("Rifle Weapon", "Rifle Weapons"),
    WeaponType.MACHINE_GUN: mark_plural("Machine Gun Weapon", "Machine Gun Weapons"),
    WeaponType.MAGNUM: mark_plural("Magnum Weapon", "Magnum Weapons"),
    WeaponType.MINIGUN: mark_plural("Minigun Weapon", "Minigun Weapons"),
    WeaponType.EXPLOSIVE: mark_plural("Explosive Weapon", "Explosive Weapons"),
    WeaponType.BOW: mark_plural("Bow Weapon", "Bow Weapons"),
    WeaponType.MELEE: mark_plural("Melee Weapon", "Melee Weapons"),
}
"""Weapons of a type, one or several."""

ONE_OF_WEAPON: Mapping[str, str] = {
    WeaponType.PISTOL: mark("a Pistol Weapon"),
    WeaponType.KNIFE: mark("a Knife Weapon"),
    WeaponType.SHOTGUN: mark("a Shotgun Weapon"),
    WeaponType.RIFLE: mark("a Rifle Weapon"),
    WeaponType.MACHINE_GUN: mark("a Machine Gun Weapon"),
    WeaponType.MAGNUM: mark("a Magnum Weapon"),
    WeaponType.MINIGUN: mark("a Minigun Weapon"),
    WeaponType.EXPLOSIVE: mark("an Explosive Weapon"),
    WeaponType.BOW: mark("a Bow Weapon"),
    WeaponType.MELEE: mark("a Melee Weapon"),
}
"""What a single Weapon is, after "it is"."""

MODES: Mapping[str, str] = {
    "story": mark("Story"),
    "mercenary": mark("Mercenary"),
    "versus": mark("Versus"),
    "outbreak": mark("Outbreak"),
}
"""The modes."""

LISTS: Mapping[str, str] = {
    "story": mark("Story"),
    "mercenary": mark("Mercenary"),
    "versus": mark("Versus"),
    "outbreak": mark("Outbreak"),
    "partner": mark("Partner"),
    "skill": mark("Skills"),
    "any": mark("any mode"),
}
"""What a scenario is made for."""

SPANS: Mapping[str, str] = {
    "turn": mark("this turn"),
    "explore": mark("in this Explore"),
}
"""How long a change of Damage lasts."""

EACH: Mapping[str, str] = {
    "ammo_10": mark("each full 10 Ammo that the exploring Player has left"),
    "infected_fought": mark("each Infected fought"),
    "other_knives_used": mark("each other Knife Weapon used this turn"),
    "actions_played": mark("each Action played this turn"),
    "infection_level": mark("each point of the Infection Level"),
    "living": mark("each living Character"),
    "others_of_name_used": mark("each other card of this name used this turn"),
    "it": mark("each of them"),
    "hand": mark("each card in your Hand"),
    "discard_pile": mark("each card in your Discard Pile"),
    "infected_attached": mark("each Infected Attached to the Main Character"),
    "infected_of_leader": mark("each Infected Attached to the Exploring Character"),
    "weapons_in_use": mark("each Weapon being used"),
    "weapon_types_in_use": mark("each type of Weapon being used"),
    "partner_cards": mark("each card Attached to your Partner"),
    "total_damage": mark("each point of total Damage"),
    "xp": mark("each XP on your Character"),
    "xp_given": mark("each XP so Removed"),
    "inventory": mark("each card in your Inventory"),
    "play_area": mark("each card in your Play Area"),
    "level": mark("each Level of your Character"),
    "health": mark("each point of Health"),
    "damage_suffered": mark("each point of Damage on your Character"),
    "revealed": mark("each Infected just Revealed"),
    "infected_of_all": mark("each Infected Attached to any Character"),
    "team_decorations": mark("each Decoration of your Team"),
    "players_with_fewer": mark("each other Player with fewer Decorations"),
    "resource_piles": mark("each Resource pile with cards in it"),
    "types": mark("each card type among them"),
    "damage_of_it": mark("each point of its Damage"),
    "gained": mark("each card that you have Gained this turn"),
    "play_area_types": mark("each card type in your Play Area"),
    "maximum_health": mark("each point of Maximum Health"),
    "ammo_of_it": mark("each full 10 Ammo printed on them"),
    "full_hands": mark("each Player with more than 5 cards in Hand"),
}
"""The things that `per` counts."""


COUNTED: Mapping[str, str] = {
    "infected_fought": mark("{infected} being fought"),
    "it": mark("{cards} among them"),
    "hand": mark("{cards} in your Hand"),
    "discard_pile": mark("{cards} in your Discard Pile"),
    "infected_attached": mark("{infected} Attached to the Main Character"),
    "infected_of_leader": mark("{infected} Attached to the Exploring Character"),
    "weapons_in_use": mark("{weapons} being used"),
    "partner_cards": mark("{cards} Attached to your Partner"),
    "inventory": mark("{cards} in your Inventory"),
    "play_area": mark("{cards} in your Play Area"),
    "revealed": mark("{infected} just Revealed"),
    "infected_of_all": mark("{infected} Attached to any Character"),
    "gained": mark("{cards} that you have Gained this turn"),
}
"""Cards that conditions count, with their place."""

MEASURED: Mapping[str, str] = {
    "ammo_10": mark("tens of Ammo that you have left"),
    "other_knives_used": mark("other Knife Weapons used this turn"),
    "actions_played": mark("Actions played this turn"),
    "weapon_types_in_use": mark("types of Weapons being used"),
    "total_damage": mark("points of total Damage"),
    "xp": mark("XP on your Character"),
    "xp_given": mark("XP so Removed"),
    "team_decorations": mark("Decorations of your Team"),
    "players_with_fewer": mark("other Players with fewer Decorations"),
    "resource_piles": mark("Resource piles with cards in them"),
    "types": mark("card types among them"),
    "damage_of_it": mark("points of its Damage"),
    "play_area_types": mark("card types in your Play Area"),
    "ammo_of_it": mark("tens of Ammo printed on them"),
    "full_hands": mark("Players with more than 5 cards in Hand"),
}
"""What conditions count and no cards are named for."""


FIGURES: Mapping[str, str] = {
    "level": mark("your Character's Level"),
    "health": mark("your Character's Health"),
    "maximum_health": mark("your Character's Maximum Health"),
    "damage_suffered": mark("the Damage on your Character"),
    "infection_level": mark("your Character's Infection Level"),
}
"""What conditions compare of a Character."""
HAS: Mapping[str, str] = {
    "xp": mark("your Character has at least {figure} XP"),
    "team_decorations": mark("your Team has at least {figure} Decorations"),
}
"""The same where at least so much of it is asked for, in better words."""

HAS_BRIEFLY: Mapping[str, str] = {
    "xp": mark("{figure} XP"),
    "health": mark("Health {figure}"),
    "damage_suffered": mark("hurt"),
    "infected_of_all": mark("{figure} Infected out"),
    "team_decorations": mark("{figure} Decorations"),
}
"""In a few words."""


def word(table: Mapping[str, str], code: str) -> str:
    """Return the word of a code; a code without one stands for itself."""
    return _(table[code]) if code in table else code.replace("_", " ")


def amount(what: str, count: int) -> str:
    """Return an amount of a counter or of cards: "1 Explore", "20 Gold"."""
    return plural(GAINS[what], count).format(count=count)


def bonus(what: str, by: int) -> str:
    """Return what an icon adds: "+1 Explore", "-1 Buy", "+2 cards"."""
    return plural(GAINS[what], abs(by)).format(count=signed(by))
