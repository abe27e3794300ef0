"""Card tables into cards: which figures and texts a kind of card has, and what they become."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from attrs import frozen

from content.deckbuilding.steps import Steps, something
from content.deckbuilding.terms import CARD_ID, SENTENCE
from content.deckbuilding.texts import CHARACTER_MOMENTS, KIND_MOMENTS, MOMENTS, Texts
from content.expect import (
    NAME,
    Expect,
    Gathering,
    Problem,
    UnfitError,
    cells,
    every,
    line,
    listed,
    member,
    whole,
)
from content.records import misspelt, record
from content.slugs import slug
from core.deckbuilding.cards import Bonus, Card, Figure, Kind, Level, Passive, Text, WeaponType
from core.deckbuilding.moments import Moment

SHORT_CELLS = 16
"""The width of the narrowest column that card names stand in."""

BRIEF_CELLS = 37
"""The width of what a list at 80 cells has for a card, beside the XP of a Skill."""

_REQUIRED: Mapping[Kind, tuple[str, ...]] = {
    Kind.CHARACTER: ("health", "levels"),
    Kind.AMMUNITION: ("cost", "bonus"),
    Kind.WEAPON: ("cost", "requirement", "damage"),
    Kind.ITEM: (),
    Kind.ACTION: ("cost",),
    Kind.INFECTED: ("health", "damage", "decorations"),
    Kind.TOKEN: (),
    Kind.EVENT: (),
    Kind.BONUS: (),
    Kind.SKILL: ("xp",),
    Kind.INFECTION: ("damage",),
    Kind.INFECTED_CHARACTER: ("health", "damage"),
}
_POSSIBLE: Mapping[Kind, tuple[str, ...]] = {
    Kind.WEAPON: ("weapon_type", "trash_after", "ammo_at_most", "passive"),
    Kind.ITEM: ("cost", "bonus", "passive"),
    Kind.ACTION: ("bonus",),
    Kind.INFECTED: ("boss", "passive"),
    Kind.SKILL: ("passive", "echoes"),
    Kind.INFECTED_CHARACTER: ("passive",),
}
_OF_SOME_KINDS = {key for keys in (*_REQUIRED.values(), *_POSSIBLE.values()) for key in keys}
_FIGURES_OF_INFECTED = frozenset(
    {Figure.INFECTED_DAMAGE, Figure.INFECTED_HEALTH, Figure.ALONE_IN_COMBO, Figure.LEVEL_2}
)
_FIGURES_ITS_OWN = {
    Kind.INFECTED: _FIGURES_OF_INFECTED,
    Kind.WEAPON: frozenset({Figure.DAMAGE}),
}
"""What passives on a card of a kind change of the card itself; those on other cards change others."""

_X = "X"
"""How a file writes a printed X (DBG-1.8)."""

_WHOLE = whole()
_WHOLE_OR_X = Expect(f'{_WHOLE.words} or "{_X}"', lambda value: value == _X or _WHOLE.fits(value))
_TABLE = Expect("a table", lambda value: isinstance(value, dict))


@frozen
class _CardTable:
    """A card as files write it, without its texts. `levels` are still tables."""

    id: str
    name: str
    kind: Kind
    copies: int
    short: str = ""
    cost: int | None = None
    bonus: Bonus = Bonus()
    weapon_type: WeaponType | None = None
    requirement: int | str | None = None
    damage: int | str | None = None
    ammo_at_most: int | None = None
    trash_after: bool = False
    health: int | None = None
    decorations: int = 0
    boss: bool = False
    traits: tuple[str, ...] = ()
    levels: tuple[dict[str, Any], ...] = ()
    passive: tuple[Passive, ...] = ()
    wording: str = ""
    brief: str = ""
    xp: int | None = None
    echoes: bool = False


@frozen
class _LevelTable:
    """A Level as files write it, without its texts."""

    level: int
    decorations: int
    passive: tuple[Passive, ...] = ()


class Cards:
    """The reader of card tables; `steps` reads what their texts are made of."""

    def __init__(self, steps: Steps) -> None:
        self._texts = Texts(steps)
        passives = self._texts.passives
        self._fields = {
            "id": CARD_ID,
            "name": NAME,
            "kind": member(Kind),
            "copies": whole(1, 99),
            "short": line(1, SHORT_CELLS, banned="[]"),
            "cost": _WHOLE,
            "bonus": record(Bonus, check=_bonus_problems),
            "weapon_type": member(WeaponType),
            "requirement": _WHOLE_OR_X,
            "damage": _WHOLE_OR_X,
            "ammo_at_most": _WHOLE,
            "health": whole(1),
            "decorations": _WHOLE,
            "traits": every(NAME, "trait"),
            "levels": every(_TABLE, "level"),
            "passive": passives,
            "wording": SENTENCE,
            "brief": line(1, BRIEF_CELLS),
            "xp": whole(1),
        }
        self._card = record(_CardTable, self._fields, known=MOMENTS)
        level = {"level": whole(1, 2), "passive": passives}
        self._level = record(_LevelTable, level, known=MOMENTS)

    def read(self, table: dict[str, Any], box: str) -> Card:
        """Return the card of a table in a file of a box. Raises UnfitError."""
        plain, texts = _split(table)
        number = str(table.get("id", ""))
        gathering = Gathering()
        card: _CardTable | None = gathering.read(lambda: self._card(plain))
        skill = table.get("kind") == Kind.SKILL
        own = gathering.read(lambda: self._texts.read(texts, number, conditional=skill))
        levels = gathering.read(lambda: self._levels(table.get("levels"), number), "levels")
        gathering.problems += self._kind_problems(table)
        gathering.problems += _width_problems(table)
        return _card(gathering.sure(card), box, levels or (), own or ())

    def _levels(self, tables: object, number: str) -> tuple[Level, ...]:
        if not isinstance(tables, list):
            return ()
        gathering = Gathering()
        levels = [
            gathering.read(partial(self._one_level, table, number), f"level {place}")
            for place, table in enumerate(tables, start=1)
            if isinstance(table, dict)
        ]
        gathering.finish()
        made = tuple(level for level in levels if level)
        if problems := tuple(_order_problems(made)):
            raise UnfitError(*problems)
        return made

    def _one_level(self, table: dict[str, Any], number: str) -> Level:
        plain, texts = _split(table)
        gathering = Gathering()
        level: _LevelTable | None = gathering.read(lambda: self._level(plain))
        owner = f"{number}/L{table.get('level')}"
        made = gathering.read(lambda: self._texts.read(texts, owner, conditional=True))
        gathering.problems += _moment_problems(texts, CHARACTER_MOMENTS, Kind.CHARACTER)
        gathering.problems += _figure_problems(table, Kind.CHARACTER)
        level = gathering.sure(level)
        return Level(level.level, level.decorations, level.passive, made or ())

    def _kind_problems(self, table: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the keys and texts that a card of this kind lacks or cannot have."""
        kind = next((each for each in Kind if each == table.get("kind")), None)
        if kind is None:
            return
        meant = misspelt(table, (*self._fields, *MOMENTS))
        for key in _REQUIRED[kind]:
            if key not in table and key not in meant:
                yield (key,), f"{self._fields[key].words}, found nothing"
        for key in table:
            if key in _OF_SOME_KINDS and key not in (*_REQUIRED[kind], *_POSSIBLE.get(kind, ())):
                yield (key,), f"no such key, as no card of the kind {kind} has it"
        if "ammo_at_most" in table and table.get("requirement") != _X:
            yield ("ammo_at_most",), f'nothing, as only the requirement "{_X}" has a limit'
        if kind is Kind.INFECTED and table.get("damage") == _X:
            yield ("damage",), f'{_WHOLE.words}, found "{_X}"'
        yield from _figure_problems(table, kind)
        bought = {Moment.TAKE, Moment.ATTACH} if "cost" in table else set()
        yield from _moment_problems(table, KIND_MOMENTS[kind] - bought, kind)


def _split(table: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the plain keys of a table, and those that texts stand under."""
    plain = {key: value for key, value in table.items() if key not in MOMENTS}
    return plain, {key: value for key, value in table.items() if key in MOMENTS}


def _card(card: _CardTable, box: str, levels: tuple[Level, ...], texts: tuple[Text, ...]) -> Card:
    passives = card.passive
    if card.kind is Kind.INFECTED_CHARACTER:
        # It has no Levels: its text is in force from the start, as a Level that takes nothing is.
        levels, passives, texts = (Level(0, 0, passives, texts),), (), ()
    return Card(
        id=card.id,
        name=card.name,
        set=box,
        kind=card.kind,
        copies=card.copies,
        slug=slug(card.name, card.id),
        short=card.short or card.name,
        cost=card.cost,
        bonus=card.bonus,
        weapon_type=card.weapon_type,
        requirement=0 if card.kind is Kind.INFECTION else _points(card.requirement),
        damage=_points(card.damage),
        ammo_at_most=card.ammo_at_most,
        trash_after=card.trash_after,
        health=card.health,
        decorations=card.decorations,
        boss=card.boss,
        traits=card.traits,
        levels=levels,
        passives=passives,
        texts=texts,
        wording=card.wording,
        brief=card.brief,
        xp=card.xp,
        echoes=card.echoes,
    )


def _points(figure: int | str | None) -> int | None:
    """Return a figure as cards hold it: None for a printed X."""
    return figure if isinstance(figure, int) else None


def _bonus_problems(bonus: Bonus) -> Iterator[Problem]:
    return something(bonus, "actions", "buys", "explores", "gold", "ammo", "cards")


def _width_problems(table: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield that a card has no name that is short enough for the narrow columns."""
    short = table.get("short", table.get("name"))
    if isinstance(short, str) and cells(short) > SHORT_CELLS >= len(table.get("short", "")):
        found = "one that is wider" if "short" in table else "nothing, and the name is wider"
        yield ("short",), f"a text of at most {SHORT_CELLS} cells, found {found}"


def _figure_problems(table: Mapping[str, Any], kind: Kind) -> Iterator[Problem]:
    """Yield the figures that passives on a card of this kind cannot change."""
    itself = kind in _FIGURES_ITS_OWN
    figures = _FIGURES_ITS_OWN.get(kind, set(Figure) - _FIGURES_OF_INFECTED)
    passives = table.get("passive")
    for place, passive in enumerate(passives if isinstance(passives, list) else (), start=1):
        path = ("passive", f"passive {place}")
        figure = passive.get("figure") if isinstance(passive, dict) else None
        if figure in list(Figure) and figure not in figures:
            yield (*path, "figure"), f"{listed(sorted(figures))}, found {figure}"
        if figure in list(figures) and itself and "of" in passive:
            yield (*path, "of"), f"nothing, as it changes this {kind.capitalize()} only"


def _moment_problems(
    keys: Mapping[str, Any], moments: frozenset[Moment], kind: Kind
) -> Iterator[Problem]:
    for key in keys:
        if key in MOMENTS and key not in moments:
            there = (
                f"its texts work {listed(sorted(moments))}" if moments else "it has no texts here"
            )
            yield (key,), f"another moment; on a card of the kind {kind} {there}"


def _order_problems(levels: tuple[Level, ...]) -> Iterator[Problem]:
    for place, level in enumerate(levels, start=1):
        if level.level != place:
            yield (f"level {place}", "level"), f"{place}, found {level.level}"
        if place > 1 and level.decorations <= levels[place - 2].decorations:
            yield (f"level {place}", "decorations"), "more than the Level before"
