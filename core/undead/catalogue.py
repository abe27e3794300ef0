"""All definitions of the game, the index that the rules look cards up in, and the team of a set-up."""

from typing import Any

from attrs import frozen

from core.kernel.decision import Option
from core.undead.cards import (
    Action,
    Attack,
    Campaign,
    Chart,
    Deed,
    Equipment,
    Figure,
    Hostile,
    Keyword,
    Location,
    Mission,
    Objective,
    Passive,
    Power,
    Skill,
    Soldier,
    SoldierType,
    Squad,
    Text,
    Theology,
    Weapon,
)
from core.undead.setup import Member, Setup

Card = (
    Soldier
    | Weapon
    | Equipment
    | Skill
    | Theology
    | Power
    | Action
    | Location
    | Hostile
    | Objective
    | Mission
)
"""Whatever has figures or texts."""


@frozen(cache_hash=True)
class Catalogue:
    """Everything that content says of Undead. Ids are unique over all of it."""

    soldiers: tuple[Soldier, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    equipment: tuple[Equipment, ...] = ()
    skills: tuple[Skill, ...] = ()
    theologies: tuple[Theology, ...] = ()
    powers: tuple[Power, ...] = ()
    actions: tuple[Action, ...] = ()
    locations: tuple[Location, ...] = ()
    hostiles: tuple[Hostile, ...] = ()
    objectives: tuple[Objective, ...] = ()
    missions: tuple[Mission, ...] = ()
    campaigns: tuple[Campaign, ...] = ()
    squads: tuple[Squad, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return whatever has figures or texts, in the order of the fields."""
        return (
            *self.soldiers,
            *self.weapons,
            *self.equipment,
            *self.skills,
            *self.theologies,
            *self.powers,
            *self.actions,
            *self.locations,
            *self.hostiles,
            *self.objectives,
            *self.missions,
        )


BANDS = (40, 50, 60)
"""The Resource points from which on the next Hostile value of a Location holds (UND-10.1)."""


class Foe:
    """A Hostile card made ready for play: keywords as flags, the chart for each number that is left."""

    __slots__ = (
        "armoured", "card", "charts", "columns", "commander", "count", "dread", "each", "fearless",
        "grasp", "health", "id", "lurker", "mend", "no_cover", "range", "regenerate", "stationary", "undead",
        "unique",
    )  # fmt: skip

    def __init__(self, card: Hostile) -> None:
        words = frozenset(card.keywords)
        self.card, self.id = card, card.id
        self.health, self.count, self.range = card.health, card.count, card.range
        self.charts: tuple[Chart, ...] = ((), *(_chart(card, n) for n in range(1, card.health + 1)))
        self.columns = (
            NO_COLUMN,
            *(_column(card, left) for left in range(1, card.health + 1)),
        )
        self.undead = Keyword.UNDEAD in words
        self.fearless = Keyword.FEARLESS in words
        self.each = Keyword.EACH in words
        self.lurker = Keyword.LURKER in words
        self.grasp = Keyword.GRASP in words
        self.commander = Keyword.COMMANDER in words
        self.armoured = Keyword.ARMOURED in words
        self.no_cover = Keyword.NO_COVER in words
        self.stationary = Keyword.STATIONARY in words
        self.mend = Keyword.MEND in words
        self.regenerate = Keyword.REGENERATE in words
        self.dread = Keyword.DREAD in words
        self.unique = Keyword.UNIQUE in words


NO_COLUMN = (0, 0)
"""The column of a Hostile that cannot act."""


def _column(card: Hostile, left: int) -> tuple[int, int]:
    return next(e.active for e in card.columns if e.active[0] <= left <= e.active[1])


def _chart(card: Hostile, left: int) -> Chart:
    return next(e.chart for e in card.columns if e.active[0] <= left <= e.active[1])


class Trooper:
    """A Soldier of the team made ready for play: printed figures with what his Skills add (UND-4).

    `powers` are (id, cost after his Theology) in the order of the School; `hand` is what is added to
    his Health for the hand size. Figures that depend on the table are in `figures`.
    """

    __slots__ = (
        "actions", "card", "clergy", "cover", "cx", "devout", "divinity", "first_aid", "free_place",
        "hand", "health", "hth", "id", "leads", "loadout", "member", "movement", "name", "npc", "passives",
        "player", "powers", "ranged", "seat", "skills", "squad", "steadfast", "thrown", "undead_at_0",
        "usable",
    )  # fmt: skip

    def __init__(self, book: "Book", setup: Setup, member: Member) -> None:
        card = book.soldiers[member.soldier]
        mission = book.missions[setup.mission]
        self.member, self.card, self.id, self.name = member, card, card.id, card.name
        self.player = card.type is SoldierType.PLAYER
        self.npc = card.type is SoldierType.NPC
        self.squad = card.type is SoldierType.SQUAD
        self.seat, self.clergy = member.seat, card.clergy
        self.skills = (*card.skills, *member.trained, *member.skills)
        self.passives = tuple((e, p) for e in self.skills for p in book.skills[e].passives)
        extra = self._sum
        self.health = card.health + member.health + extra(Figure.HEALTH)
        self.actions, self.movement = card.actions, card.movement
        self.cover, self.hth = card.cover + extra(Figure.COVER), card.hth + extra(Figure.HTH)
        self.cx, self.hand = card.cx + extra(Figure.CX), extra(Figure.HAND_SIZE)
        self.ranged, self.thrown = extra(Figure.RANGED_ATTACK), extra(Figure.THROWN_ATTACK)
        self.undead_at_0, self.first_aid = extra(Figure.UNDEAD_AT_0), extra(Figure.FIRST_AID)
        self.leads, self.devout = extra(Figure.TEAM_MOVEMENT), extra(Figure.FIRST_POWER_COST)
        self.free_place = extra(Figure.FREE_PLACE)
        self.steadfast = extra(Figure.IGNORED_SUPPRESS)
        self.loadout = loadout_of(book, card, mission, self.skills)
        theology = book.theologies.get(member.theology)
        costs = {each.power: each.cost for each in theology.costs} if theology else {}
        self.powers = tuple(
            (each, costs.get(each, book.powers[each].cost))
            for each in (theology.powers if theology else ())
        )
        self.divinity = card.divinity + member.divinity
        if card.clergy:
            self.divinity += (theology.divinity if theology else 0) + setup.divinity
        self.usable = {each.id for each in book.gear.values() if may_use(card, each)}

    def _sum(self, figure: Figure) -> int:
        return sum(passive.add for _, passive in self.passives if passive.figure is figure)


def loadout_of(book: "Book", card: Soldier, mission: Mission, skills: tuple[str, ...]) -> int:
    """Return how much Loadout a Soldier can carry (UND-4.4).

    Decision: a Non-Player Soldier can carry as much as what he came with (UND-7.10).
    """
    if card.type is SoldierType.PLAYER:
        extra = sum(
            passive.add
            for each in skills
            if each in book.skills
            for passive in book.skills[each].passives
            if passive.figure is Figure.LOADOUT
        )
        return card.loadout + mission.loadout + extra
    return sum(book.gear[each].loadout for each in (*card.weapons, *card.equipment))


def may_use(card: Soldier, gear: Weapon | Equipment) -> bool:
    """Say whether a Soldier may use Gear: Clergy few Weapons, others what they came with (UND-20.4, 7.10)."""
    if card.type is not SoldierType.PLAYER:
        return gear.id in card.weapons or gear.id in card.equipment
    return not (card.clergy and isinstance(gear, Weapon)) or allowed(card, gear)


def allowed(card: Soldier, weapon: Weapon) -> bool:
    """Say whether the rule on a Clergy Soldier's card allows a Weapon (UND-20.4)."""
    lowest, highest = card.weapon_loadout or (0, weapon.loadout)
    return (weapon.blessed or not card.blessed_only) and lowest <= weapon.loadout <= highest


KNIFE = "WPN-KNIFE"
"""What every Player Soldier who is not Clergy has for nothing (UND-4.7)."""


class Company:
    """What is fixed for one Mission: the team, the copies of all cards, and what is printed on them.

    `gear` are the copies of each Soldier's Weapons and Equipment, `powers` those of his Divine Powers,
    in the order of the team.
    """

    def __init__(self, book: "Book", setup: Setup) -> None:
        self.setup = setup
        self.mission = book.missions[setup.mission]
        self.objective = book.objectives[setup.objective or self.mission.objectives[0]]
        self.troops = tuple(Trooper(book, setup, each) for each in setup.team)
        self.band = sum(self.mission.rp >= each for each in BANDS)
        self.ids: list[str] = [each.soldier for each in setup.team]
        self.gear = tuple(self._make(_issued(each, each.member)) for each in self.troops)
        self.powers = tuple(self._make([power for power, _ in each.powers]) for each in self.troops)
        self.actions = self._all(book.catalogue.actions)
        self.locations = self._all(book.catalogue.locations)
        self.goal = self._make([self.objective.id])[0]
        self.unique = self._make(list(self.objective.unique))
        self.hostiles = self._make(_hostile_deck(book, setup, self.mission))
        self.cards = tuple(self.ids)
        self.printed: tuple[Card, ...] = tuple(book.by_id[each] for each in self.cards)
        self.action_cards = {copy: book.actions[self.cards[copy]] for copy in self.actions}
        self.grounds: dict[int, Location | Objective] = {
            copy: book.locations[self.cards[copy]] for copy in self.locations
        }
        self.grounds[self.goal] = self.objective
        self.foes = {copy: book.foes[self.cards[copy]] for copy in (*self.unique, *self.hostiles)}
        self.ids_of_powers = {
            copy: place for place, copies in enumerate(self.powers) for copy in copies
        }
        self.options: dict[tuple[object, ...], Option] = {}
        self.menus: dict[int, Any] = {}
        """For each Soldier what he could ever spend an Action on, as `main_part` made it."""

    def _make(self, ids: list[str]) -> tuple[int, ...]:
        first = len(self.ids)
        self.ids += ids
        return tuple(range(first, len(self.ids)))

    def _all(self, cards: tuple[Action, ...] | tuple[Location, ...]) -> tuple[int, ...]:
        return self._make([card.id for card in cards for _ in range(card.copies)])


def _issued(trooper: Trooper, member: Member) -> list[str]:
    """Return the ids of what a Soldier starts with, the free knife last (UND-4.7)."""
    card = trooper.card
    knife = [KNIFE] if trooper.player and not card.clergy else []
    return [*card.weapons, *member.weapons, *card.equipment, *member.equipment, *knife]


def _hostile_deck(book: "Book", setup: Setup, mission: Mission) -> list[str]:
    """Return the ids of the Hostile deck, a copy each (UND-3.4)."""
    found = []
    for card in book.catalogue.hostiles:
        if card.deck in mission.decks and card.id not in setup.without:
            most = mission.elite_copies if card.deck == "elite" else 0
            found += [card.id] * (min(card.copies, most) if most else card.copies)
    return found


class Book:
    """A catalogue with its indexes: cards by id, texts by id, Hostiles made ready, the last company."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.by_id: dict[str, Card] = {card.id: card for card in catalogue.cards}
        self.soldiers = {each.id: each for each in catalogue.soldiers}
        self.weapons = {each.id: each for each in catalogue.weapons}
        self.equipment = {each.id: each for each in catalogue.equipment}
        self.gear: dict[str, Weapon | Equipment] = {**self.weapons, **self.equipment}
        self.skills = {each.id: each for each in catalogue.skills}
        self.theologies = {each.id: each for each in catalogue.theologies}
        self.powers = {each.id: each for each in catalogue.powers}
        self.actions = {each.id: each for each in catalogue.actions}
        self.locations = {each.id: each for each in catalogue.locations}
        self.hostiles = {each.id: each for each in catalogue.hostiles}
        self.objectives = {each.id: each for each in catalogue.objectives}
        self.missions = {each.id: each for each in catalogue.missions}
        self.campaigns = {each.id: each for each in catalogue.campaigns}
        self.squads = {each.id: each for each in catalogue.squads}
        self.foes = {each.id: Foe(each) for each in catalogue.hostiles}
        self.deeds: dict[str, Deed] = {
            each.id: each.deed for each in catalogue.locations if each.deed
        }
        self.texts: dict[str, Text] = {text.id: text for text in _texts(catalogue)}
        self.modes: dict[str, tuple[Attack, ...]] = {
            **{each.id: each.modes for each in catalogue.weapons},
            **{each.id: (each.attack,) for each in catalogue.equipment if each.attack},
            **{each.id: (each.attack,) for each in catalogue.powers if each.attack},
            **{each.id: (each.attack,) for each in catalogue.soldiers if each.attack},
        }
        self.passives: dict[tuple[str, Figure], int] = {}
        for owner, passive in _passives(catalogue):
            key = (owner, passive.figure)
            self.passives[key] = self.passives.get(key, 0) + passive.add
        self.surveyed: Any = None
        """The last `figures.Survey`; it knows what it was made of."""
        self.armed: dict[int, tuple[object, object, Any]] = {}
        """The last `attacks.Arms` of each Soldier, with the team and the Gear that they were made of."""
        self._company: Company | None = None

    def company(self, setup: Setup) -> Company:
        """Return the team and cards of a Mission; the last one's are kept at hand."""
        if self._company is None or self._company.setup is not setup:
            self._company = Company(self, setup)
        return self._company


def _texts(catalogue: Catalogue) -> list[Text]:
    found = [card.text for card in catalogue.equipment if card.text]
    found += [card.text for card in catalogue.powers if card.text]
    found += [card.text for card in catalogue.actions]
    return found + [card.deed.text for card in catalogue.locations if card.deed]


def _passives(catalogue: Catalogue) -> list[tuple[str, Passive]]:
    found = [(card.id, passive) for card in catalogue.equipment for passive in card.passives]
    found += [(card.id, passive) for card in catalogue.skills for passive in card.passives]
    return found + [(card.id, passive) for card in catalogue.locations for passive in card.passives]
