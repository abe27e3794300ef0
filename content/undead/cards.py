"""Tables of cards into cards: which keys a kind of card has, and what they become."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from content.expect import (
    NAME,
    Expect,
    Gathering,
    Problem,
    UnfitError,
    every,
    flag,
    known_word,
    listed,
    member,
    one_of,
    shown,
    whole,
)
from content.records import record
from content.undead.names import Names
from content.undead.shapes import Shape, named, width_problems
from content.undead.steps import BY_TARGET, CHART, PASSIVES, operation_name, read_text
from content.undead.terms import DECKS, ID, OBJECTIVES, SENTENCE, TARGETS, TYPES
from core.kernel.records import evolve
from core.undead import cards
from core.undead.cards import Attack, Keyword, SoldierType
from core.undead.moments import Moment

_TEXT_KEYS = ("when", "do")
_TABLE = Expect("a table", lambda value: isinstance(value, dict))
_COMMON = ("slug",)
_OPTIONAL = {"short": ""}
_WORDS = every(NAME, "keyword", least=0)
_RANGE = Expect(
    "a list of two whole numbers, the nearest and the farthest Range",
    lambda value: (
        isinstance(value, list)
        and len(value) == 2
        and all(type(each) is int and 0 <= each <= 9 for each in value)
        and value[0] <= value[1]
    ),
    tuple,
)
_DIE_PAIR = Expect(
    "a list of two whole numbers, dice and what is added to them",
    lambda value: (
        isinstance(value, list)
        and len(value) == 2
        and all(type(each) is int for each in value)
        and 1 <= value[0] <= 6
        and -9 <= value[1] <= 9
    ),
    tuple,
)
_CHANGE = whole(-9, 9)
_BANDS = Expect(
    "a list of four whole numbers, the Hostile values by band",
    lambda value: (
        isinstance(value, list)
        and len(value) == 4
        and all(type(each) is int and 0 <= each <= 99 for each in value)
    ),
    tuple,
)
_COPIES = whole(1, 99)

Table = dict[str, Any]


class Cards:
    """The reader of all kinds of cards; names of others are looked up in `names` while it reads."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._readers: Mapping[str, Callable[[Table], Any]] = {
            "soldier": self._soldier(),
            "weapon": self._weapon(),
            "equipment": self._equipment(),
            "skill": self._skill(),
            "theology": self._theology(),
            "power": self._power(),
            "action": self._action(),
            "location": self._location(),
            "hostile": self._hostile(),
            "objective": self._objective(),
            "mission": self._mission(),
            "campaign": self._campaign(),
            "squad": self._squad(),
        }

    def read(self, kind: str, table: Table) -> Any:
        """Return the card of a table. Raises UnfitError with all that is wrong."""
        return self._readers[kind](table)

    def _list(self, *kinds: str, least: int = 0) -> Expect:
        return every(self._names.expect(*kinds), kinds[0], least)

    def _soldier(self) -> Callable[[Table], cards.Soldier]:
        shape = Shape(
            cards.Soldier,
            {
                **_common(),
                "type": member(SoldierType),
                "nation": NAME,
                "health": whole(1, 9),
                "actions": whole(1, 9),
                "weapon_loadout": _RANGE,
                "skills": self._list("skill"),
                "weapons": self._list("weapon"),
                "equipment": self._list("equipment"),
            },
            (*_COMMON, "attack"),
            _OPTIONAL,
            ("attack",),
            _soldier_problems,
        )
        attack = _attack_shape("name")

        def read(table: Table) -> cards.Soldier:
            gathering = Gathering()
            plain, nested = _apart(table, "attack")
            gathering.problems += width_problems(table)
            made = gathering.read(partial(_nested_attack, attack, nested, name="Squad"), "attack")
            soldier = gathering.read(partial(shape.read, plain, slug="", attack=made))
            soldier = named(gathering.sure(soldier), table)
            _raise(_squad_problems(soldier))
            return soldier

        return read

    def _weapon(self) -> Callable[[Table], cards.Weapon]:
        mode = _attack_shape()
        modes = every(
            Expect("a table", lambda value: isinstance(value, dict), mode.read),
            "mode",
        )
        shape = Shape(
            cards.Weapon,
            {**_common(), "kind": NAME, "keywords": _WORDS, "modes": modes, "reload": whole(0, 9)},
            _COMMON,
            _OPTIONAL,
            check=_weapon_problems,
        )
        return partial(_plain, shape)

    def _equipment(self) -> Callable[[Table], cards.Equipment]:
        shape = Shape(
            cards.Equipment,
            {**_common(), "keywords": _WORDS, "charges": whole(0, 9), "passives": PASSIVES},
            (*_COMMON, "attack", "text"),
            _OPTIONAL,
            ("attack", *_TEXT_KEYS),
        )
        attack = _attack_shape("name")

        def read(table: Table) -> cards.Equipment:
            gathering = Gathering()
            plain, nested = _apart(table, "attack", *_TEXT_KEYS)
            gathering.problems += width_problems(table)
            name = str(table.get("name"))
            made = gathering.read(partial(_nested_attack, attack, nested, name=name), "attack")
            text = gathering.read(partial(_text, table, (Moment.USE, Moment.SETUP)))
            card = gathering.read(partial(shape.read, plain, slug="", attack=made, text=text))
            card = named(gathering.sure(card), table)
            _raise(_charge_problems(card))
            return card

        return read

    def _skill(self) -> Callable[[Table], cards.Skill]:
        shape = Shape(cards.Skill, {**_common(), "passives": PASSIVES}, _COMMON, _OPTIONAL)
        return partial(_plain, shape)

    def _theology(self) -> Callable[[Table], cards.Theology]:
        power = self._names.expect("power")
        shape = Shape(
            cards.Theology,
            {**_common(), "powers": self._list("power", least=1), "costs": _costs(power)},
            _COMMON,
            _OPTIONAL,
            check=_theology_problems,
        )
        return partial(_plain, shape)

    def _power(self) -> Callable[[Table], cards.Power]:
        boost = record(
            cards.Boost, {"equipment": self._names.expect("equipment"), "add": whole(1, 9)}
        )
        shape = Shape(
            cards.Power,
            {
                **_common(),
                "range": _RANGE,
                "target": one_of(TARGETS),
                "requires": self._names.expect("equipment"),
                "boost": boost,
            },
            (*_COMMON, "attack", "text"),
            _OPTIONAL,
            ("attack", *_TEXT_KEYS),
        )
        attack = _attack_shape("name", "range", "undead_only")
        moments = (Moment.ACTION, Moment.SOLDIER_HIT, Moment.REINFORCEMENT)

        def read(table: Table) -> cards.Power:
            gathering = Gathering()
            plain, nested = _apart(table, "attack", *_TEXT_KEYS)
            gathering.problems += width_problems(table)
            card = gathering.read(partial(shape.read, plain, slug="", attack=None, text=None))
            derived = {
                "name": card.name if card else "",
                "range": card.range if card else (0, 0),
                "undead_only": card.undead_only if card else False,
            }
            made = gathering.read(partial(_nested_attack, attack, nested, **derived), "attack")
            text = gathering.read(partial(_text, table, moments))
            gathering.problems += _power_problems(table, made, text)
            card = named(gathering.sure(card), table)
            return evolve(card, attack=made, text=text)

        return read

    def _action(self) -> Callable[[Table], cards.Action]:
        which = record(cards.Which, {"mode": NAME, "range_at_most": whole(0, 9)}, _which_problems)
        shape = Shape(
            cards.Action,
            {**_common(), "copies": _COPIES, "cost": whole(0, 2), "on": which},
            (*_COMMON, "text"),
            _OPTIONAL,
            _TEXT_KEYS,
        )
        moments = (
            Moment.MOVE, Moment.ATTACK, Moment.AFTER_DICE, Moment.DEFENCE, Moment.TURN, Moment.POWER,
            Moment.LOCATION,
        )  # fmt: skip

        def read(table: Table) -> cards.Action:
            gathering = Gathering()
            plain, _ = _apart(table, *_TEXT_KEYS)
            gathering.problems += width_problems(table)
            text = gathering.read(partial(_text, table, moments, needed=True))
            card = gathering.read(partial(shape.read, plain, slug="", text=text))
            return named(gathering.sure(card), table)

        return read

    def _location(self) -> Callable[[Table], cards.Location]:
        shape = Shape(
            cards.Location,
            {**_common(), **_ground(), "copies": _COPIES, "passives": PASSIVES},
            (*_COMMON, "deed"),
            _OPTIONAL,
            ("deed",),
        )
        deed = Shape(cards.Deed, {"actions": whole(1, 6)}, ("text",), known=("do",))

        def read(table: Table) -> cards.Location:
            gathering = Gathering()
            plain, _ = _apart(table, "deed")
            gathering.problems += width_problems(table)
            made = gathering.read(partial(_deed, deed, table), "deed")
            card = gathering.read(partial(shape.read, plain, slug="", deed=made))
            return named(gathering.sure(card), table)

        return read

    def _hostile(self) -> Callable[[Table], cards.Hostile]:
        column = record(cards.Column, {"active": _ACTIVE, "chart": CHART})
        shape = Shape(
            cards.Hostile,
            {
                **_common(),
                "deck": one_of(DECKS),
                "copies": _COPIES,
                "health": whole(1, 20),
                "count": whole(1, 9),
                "range": _RANGE,
                "cover": _CHANGE,
                "columns": every(column, "column"),
                "keywords": every(member(Keyword), "keyword", least=0),
            },
            _COMMON,
            {
                **_OPTIONAL,
                **dict.fromkeys(("divinity", "move", "penalty", "cover", "penetration"), 0),
            },
            ("reticle",),
            _hostile_problems,
        )

        def read(table: Table) -> cards.Hostile:
            gathering = Gathering()
            gathering.problems += width_problems(table)
            gathering.problems += _reticle_problems(table)
            plain = dict(table)
            if "reticle" in plain:
                plain = {"health": plain.pop("reticle"), "count": 1, **plain}
            card = gathering.read(partial(shape.read, plain, slug=""))
            return named(gathering.sure(card), table)

        return read

    def _objective(self) -> Callable[[Table], cards.Objective]:
        shape = Shape(
            cards.Objective,
            {
                **_common(),
                **_ground(),
                "kind": one_of(OBJECTIVES),
                "must_destroy": self._list("hostile"),
                "target": self._names.expect("hostile"),
                "unique": self._list("hostile"),
            },
            _COMMON,
            _OPTIONAL,
            check=_objective_problems,
        )
        return partial(_plain, shape)

    def _mission(self) -> Callable[[Table], cards.Mission]:
        shape = Shape(
            cards.Mission,
            {
                **_common(),
                "time": whole(1, 99),
                "objective_at": whole(1, 9),
                "decks": every(one_of(DECKS[:2]), "deck"),
                "objectives": self._list("objective", least=1),
                "loadout": _CHANGE,
            },
            _COMMON,
            {**_OPTIONAL, "loadout": 0},
        )
        return partial(_plain, shape)

    def _campaign(self) -> Callable[[Table], cards.Campaign]:
        mission = self._names.expect("mission")
        reward = record(
            cards.Reward,
            {
                "mission": mission,
                "without": self._list("hostile"),
                "longer": mission,
                "lore": SENTENCE,
            },
            _reward_problems,
        )
        shape = Shape(
            cards.Campaign,
            {
                **{
                    key: value
                    for key, value in _common().items()
                    if key not in ("original", "lore")
                },
                "missions": self._list("mission", least=1),
                "attempts": whole(1, 9),
                "rewards": every(reward, "reward", least=0),
            },
            _COMMON,
            _OPTIONAL,
            check=_campaign_problems,
        )
        return partial(_plain, shape)

    def _squad(self) -> Callable[[Table], cards.Squad]:
        soldier = record(
            cards.SquadMember,
            {
                "soldier": self._names.expect("soldier"),
                "weapons": self._list("weapon"),
                "equipment": self._list("equipment"),
                "skills": self._list("skill"),
                "theology": self._names.expect("theology"),
            },
        )
        shape = Shape(
            cards.Squad,
            {
                "id": ID,
                "name": NAME,
                "missions": self._list("mission", least=1),
                "members": every(soldier, "member"),
                "lore": SENTENCE,
            },
        )
        return shape.read


def _common() -> dict[str, Expect]:
    return {"id": ID, "name": NAME, "short": NAME, "lore": SENTENCE, "original": flag}


def _ground() -> dict[str, Expect]:
    return {
        "types": every(known_word("a type of Location", TYPES), "type"),
        "hostile_xp": _BANDS,
        "reinforce": whole(1, 11),
    }


_ACTIVE = Expect(
    "a list of two whole numbers of at least 1, the lowest and the highest",
    lambda value: (
        isinstance(value, list)
        and len(value) == 2
        and all(type(each) is int and each >= 1 for each in value)
        and value[0] <= value[1]
    ),
    tuple,
)


def _attack_shape(*derived: str) -> Shape[Attack]:
    return Shape(
        Attack,
        {
            "name": NAME,
            "range": _RANGE,
            "chart": CHART,
            "dice": whole(1, 6),
            "by_health": every(_DIE_PAIR, "pair"),
        },
        derived,
    )


def _nested_attack(shape: Shape[Attack], nested: Table, **derived: Any) -> Attack | None:
    if "attack" not in nested:
        return None
    return shape.read(_TABLE(nested["attack"]), **derived)


def _apart(table: Table, *keys: str) -> tuple[Table, Table]:
    """Return a table without some keys, and these."""
    return (
        {key: value for key, value in table.items() if key not in keys},
        {key: value for key, value in table.items() if key in keys},
    )


def _plain(shape: Shape[Any], table: Table) -> Any:
    gathering = Gathering()
    gathering.problems += width_problems(table)
    card = gathering.read(partial(shape.read, table, slug=""))
    return named(gathering.sure(card), table)


def _raise(problems: Iterator[Problem]) -> None:
    found = tuple(problems)
    if found:
        raise UnfitError(*found)


def _text(table: Table, moments: tuple[Moment, ...], *, needed: bool = False) -> cards.Text | None:
    """Return the text of a card, None if it has none."""
    if not needed and not any(key in table for key in _TEXT_KEYS):
        return None
    text = read_text(table, str(table.get("id")))
    if text.when not in moments:
        there = listed(f'"{each.value}"' for each in moments)
        raise UnfitError((("when",), f"{there}, found {shown(text.when.value)}"))
    return text


def _deed(shape: Shape[cards.Deed], table: Table) -> cards.Deed | None:
    if "deed" not in table:
        return None
    deed = _TABLE(table["deed"])
    plain, _ = _apart(deed, "do")
    gathering = Gathering()
    text = gathering.read(partial(read_text, deed, str(table.get("id")), Moment.HERE))
    made = gathering.read(partial(shape.read, plain, text=text))
    return gathering.sure(made)


def _costs(power: Expect) -> Expect:
    """Return the expectation of a table of powers and what they cost with a School."""

    def into(table: Table) -> tuple[cards.PowerCost, ...]:
        gathering = Gathering()
        cost = whole(0, 99)
        made = []
        for name, points in table.items():
            found = gathering.read(partial(power, name), name)
            fits = gathering.read(partial(cost, points), name)
            if found is not None and fits is not None:
                made.append(cards.PowerCost(found, fits))
        gathering.finish()
        return tuple(made)

    words = 'a table of powers and costs, such as "Smite" = 3'
    return Expect(words, lambda value: isinstance(value, dict), into)


def _soldier_problems(soldier: Any) -> Iterator[Problem]:
    if soldier.type is not SoldierType.PLAYER:
        for key in ("clergy", "divinity", "weapon_loadout", "skills", "loadout", "cx"):
            if getattr(soldier, key):
                yield (key,), "nothing: only Player Soldiers have it"
    elif soldier.weapons or soldier.equipment:
        yield (), "no weapons and no equipment: what Player Soldiers have is bought"
    if soldier.type is SoldierType.SQUAD and (soldier.weapons or soldier.equipment):
        yield (), "no weapons and no equipment: Squad Soldiers have no Gear"
    if not soldier.clergy and (soldier.divinity or soldier.weapon_loadout or soldier.blessed_only):
        yield (), "clergy, as only Clergy have Divinity and a rule for Weapons"


def _squad_problems(soldier: cards.Soldier) -> Iterator[Problem]:
    if soldier.type is SoldierType.SQUAD and soldier.attack is None:
        yield ("attack",), "the Squad's Attack, found nothing"
    if soldier.attack is None:
        return
    if soldier.type is not SoldierType.SQUAD:
        yield ("attack",), "nothing: only Squad Soldiers have it"
    if len(soldier.attack.by_health) != soldier.health:
        found = len(soldier.attack.by_health)
        expected = f"a pair for each point of Health, {soldier.health}, found {found}"
        yield ("attack", "by_health"), expected


def _weapon_problems(weapon: Any) -> Iterator[Problem]:
    melee = [mode.melee for mode in weapon.modes]
    if (weapon.reload is None) != all(melee):
        yield ("reload",), "a Reload number for a Weapon that fires, none for a melee Weapon"
    if weapon.ammo and all(melee):
        yield ("ammo",), "nothing: a melee Weapon uses none"
    for place, mode in enumerate(weapon.modes, start=1):
        if mode.by_health:
            yield ("modes", f"mode {place}", "by_health"), "nothing: only Squads have it"


def _charge_problems(card: cards.Equipment) -> Iterator[Problem]:
    spends = card.attack or (card.text is not None and card.text.when is Moment.USE)
    if spends and not card.charges:
        yield ("charges",), "at least 1 charge, as using it Expends one, found none"


def _theology_problems(theology: Any) -> Iterator[Problem]:
    for each in theology.costs:
        if each.power not in theology.powers:
            yield ("costs",), f"powers of the School, found {shown(each.power)}"
    for place, each in enumerate(theology.powers, start=1):
        if each in theology.powers[: place - 1]:
            yield ("powers", f"power {place}"), "each power once"


def _power_problems(
    table: Table, attack: Attack | None, text: cards.Text | None
) -> Iterator[Problem]:
    """Yield what is wrong between the target of a power and what it does."""
    if (attack is None) == (text is None):
        yield (), "exactly one of attack and do, found " + ("both" if attack else "none")
        return
    target = table.get("target", "")
    if attack is not None:
        if target != "hostile":
            yield ("target",), f'"hostile" for an Attack, found {shown(target)}'
        return
    if text is None or text.when is not Moment.ACTION:
        if target:
            yield ("target",), "nothing: the moment of a Reaction names it"
        return
    if target not in BY_TARGET:
        yield ("target",), f"{listed(f'{each!r}' for each in TARGETS)}, found {shown(target)}"
        return
    for place, step in enumerate(text.do, start=1):
        if type(step) not in BY_TARGET[target]:
            there = listed(sorted(operation_name(each) for each in BY_TARGET[target]))
            yield ("do", f"step {place}", "do"), f"for the target {target} one of {there}"


def _which_problems(which: cards.Which) -> Iterator[Problem]:
    if which == cards.Which():
        yield (), "at least one condition, found none"


def _hostile_problems(hostile: Any) -> Iterator[Problem]:
    """Yield columns that leave a number out or name it twice, and a deck that does not fit (UND-13.2)."""
    numbers = [
        number
        for column in hostile.columns
        for number in range(column.active[0], column.active[1] + 1)
    ]
    if sorted(numbers) != list(range(1, hostile.health + 1)):
        yield ("columns",), f"each number from 1 to {hostile.health} in one column"
    unique = Keyword.UNIQUE in hostile.keywords
    if unique != (hostile.deck == "unique"):
        yield ("deck",), '"unique" for a card with the keyword Unique, and no other'
    if unique and hostile.copies != 1:
        yield ("copies",), f"1 for a Unique card, found {hostile.copies}"
    if hostile.count > 1 and Keyword.EACH not in hostile.keywords:
        yield ("keywords",), "Each, as the card holds several Hostiles"


def _reticle_problems(table: Mapping[str, Any]) -> Iterator[Problem]:
    double = [key for key in ("health", "count") if key in table]
    if "reticle" in table and double:
        yield ("reticle",), "either reticle, or health and count, found both"
    elif "reticle" not in table and not double:
        yield ("reticle",), "reticle, or health and count, found neither"
    words = table.get("keywords")
    if "reticle" in table and isinstance(words, list) and Keyword.EACH in words:
        yield ("keywords",), "no Each, as a single Reticle has one target"


_NEEDS: Mapping[str, tuple[str, ...]] = {
    "work": ("work",),
    "hits": ("hits", "objective_cover"),
    "clear": ("must_destroy",),
    "kill": ("target",),
    "escape": ("work",),
}


def _objective_problems(objective: Any) -> Iterator[Problem]:
    """Yield keys that an Objective of its kind lacks or cannot have (UND-16.3 to 16.6)."""
    needed = _NEEDS[objective.kind]
    for key in needed:
        if not getattr(objective, key) and key != "objective_cover":
            yield (key,), f"something, as the Objective is of the kind {objective.kind}"
    for key in ("work", "hits", "objective_cover", "must_destroy", "target"):
        if getattr(objective, key) and key not in needed:
            yield (key,), f"nothing, as the Objective is of the kind {objective.kind}"
    wanted = [*objective.must_destroy, *filter(None, (objective.target,))]
    for each in wanted:
        if each not in objective.unique:
            yield ("unique",), f"{shown(each)} among them, as it must be Destroyed"


def _reward_problems(reward: cards.Reward) -> Iterator[Problem]:
    if bool(reward.longer) != bool(reward.turns):
        yield (), "longer and turns together, or neither"


def _campaign_problems(campaign: Any) -> Iterator[Problem]:
    for place, reward in enumerate(campaign.rewards, start=1):
        for key in ("mission", "longer"):
            named_mission = getattr(reward, key)
            if named_mission and named_mission not in campaign.missions:
                path = ("rewards", f"reward {place}", key)
                yield path, f"a Mission of the campaign, found {shown(named_mission)}"
