"""Card tables into cards: which figures and texts a kind of card has, and what they become."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from attrs import frozen

from content.expect import (
    NAME,
    Expect,
    Gathering,
    Problem,
    cells,
    every,
    flag,
    line,
    listed,
    member,
    shown,
    whole,
)
from content.records import misspelt, record
from content.slugs import slug
from content.war.steps import STEPS, WHICH, step_problems
from content.war.terms import (
    CARD_ID,
    KINDS_OF,
    MOMENT_OF,
    MOMENTS,
    SENTENCE,
    SUBTYPES_OF,
    USES_OF,
)
from core.war.cards import Card, Kind, Limit, Passive, Per, Side, Subtype, Text, Use
from core.war.moments import Moment

SHORT_CELLS = 16
"""The width of the narrowest column that card names stand in."""

_REQUIRED: Mapping[Kind, tuple[str, ...]] = {
    Kind.TEAM: ("force", "subtype"),
    Kind.CHARACTER: ("force", "subtype"),
    Kind.FACILITY: ("force",),
    Kind.UNIT: ("force", "subtype"),
    Kind.EVENT: ("use",),
}
_POSSIBLE: Mapping[Kind, tuple[str, ...]] = {
    Kind.FACILITY: ("starts_in_play", "passive"),
    Kind.UNIT: ("limit",),
    Kind.EVENT: ("trap",),
}
_OF_SOME_KINDS = {key for keys in (*_REQUIRED.values(), *_POSSIBLE.values()) for key in keys}


@frozen
class _CardTable:
    """A card as files write it, without its texts."""

    id: str
    name: str
    kind: Kind
    short: str = ""
    force: int | None = None
    subtype: Subtype | None = None
    limit: Limit | None = None
    trap: bool = False
    use: tuple[Use, ...] = ()
    starts_in_play: bool = False
    passive: tuple[Passive, ...] = ()
    wording: str = ""


def _passive_problems(passive: Passive) -> Iterator[Problem]:
    given = [bool(passive.per), passive.lets_defend, bool(passive.draws)]
    if sum(given) != 1:
        yield (), f"exactly one of per, lets_defend or draws, found {sum(given) or 'none'}"
    elif bool(passive.per) != bool(passive.add):
        yield ("add",), "points with per, and only with it"


_PASSIVES = every(
    record(
        Passive,
        {"per": member(Per), "add": whole(1), "of": WHICH, "draws": whole(1)},
        _passive_problems,
    ),
    "passive",
)
_FIELDS: Mapping[str, Expect] = {
    "id": CARD_ID,
    "name": NAME,
    "kind": member(Kind),
    "short": line(1, SHORT_CELLS, banned="[]"),
    "force": whole(),
    "subtype": member(Subtype),
    "limit": member(Limit),
    "trap": flag,
    "use": every(member(Use), "use"),
    "starts_in_play": flag,
    "passive": _PASSIVES,
    "wording": SENTENCE,
}
_CARD = record(_CardTable, _FIELDS, known=MOMENTS)


def read_card(table: dict[str, Any], side: Side) -> Card:
    """Return the card of a table in a file of a side. Raises UnfitError."""
    plain = {key: value for key, value in table.items() if key not in MOMENTS}
    gathering = Gathering()
    card: _CardTable | None = gathering.read(partial(_CARD, plain))
    texts = tuple(_texts(gathering, table, card.use if card else ()))
    gathering.problems += _kind_problems(table, side)
    gathering.problems += _width_problems(table)
    if card:
        gathering.problems += _use_problems(card, table)
    return _card(gathering.sure(card), side, texts)


def _texts(gathering: Gathering, table: Mapping[str, Any], uses: tuple[Use, ...]) -> Iterator[Text]:
    """Yield the texts that stand under the moments of a card, in the order of the moments."""
    for moment in Moment:
        if moment not in table:
            continue
        steps = gathering.read(partial(STEPS, table[moment]), moment)
        if steps:
            for path, expected in step_problems(steps, moment, uses):
                gathering.problems.append(((moment, *path), expected))
            yield Text(f"{table.get('id')}/{moment}", moment, steps)


def _kind_problems(table: Mapping[str, Any], side: Side) -> Iterator[Problem]:
    """Yield the keys, words and texts that a card of this kind and side lacks or cannot have."""
    kind = next((each for each in Kind if each == table.get("kind")), None)
    if kind is None:
        return
    if kind not in KINDS_OF[side]:
        yield ("kind",), f"{listed(KINDS_OF[side])} on the side {side}, found {kind}"
        return
    meant = misspelt(table, (*_FIELDS, *MOMENTS))
    for key in _REQUIRED[kind]:
        if key not in table and key not in meant:
            yield (key,), f"{_FIELDS[key].words}, found nothing"
    for key in table:
        if key in _OF_SOME_KINDS and key not in (*_REQUIRED[kind], *_POSSIBLE.get(kind, ())):
            yield (key,), f"no such key, as no card of the kind {kind} has it"
    yield from _word_problems(table, side)
    yield from _moment_problems(table, kind)


def _word_problems(table: Mapping[str, Any], side: Side) -> Iterator[Problem]:
    """Yield the subtypes and uses that the cards of the other side have."""
    subtype, uses = table.get("subtype"), table.get("use")
    if subtype in list(Subtype) and subtype not in SUBTYPES_OF[side]:
        yield ("subtype",), f"{listed(SUBTYPES_OF[side])} on the side {side}, found {subtype}"
    for number, use in enumerate(uses if isinstance(uses, list) else (), start=1):
        if use in list(Use) and use not in USES_OF[side]:
            words = f"{listed(USES_OF[side])} on the side {side}, found {use}"
            yield ("use", f"use {number}"), words


_KIND_MOMENTS: Mapping[Kind, tuple[Moment, ...]] = {
    Kind.FACILITY: (Moment.ASSAULTED,),
    Kind.EVENT: (Moment.PLAY, Moment.COMMIT, Moment.RESPONSE),
}


def _moment_problems(table: Mapping[str, Any], kind: Kind) -> Iterator[Problem]:
    moments = _KIND_MOMENTS.get(kind, ())
    for key in table:
        if key in MOMENTS and key not in moments:
            there = f"its texts work {listed(moments)}" if moments else "it has no texts"
            yield (key,), f"another moment; on a card of the kind {kind} {there}"


def _use_problems(card: _CardTable, table: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield the texts that the uses of an Event ask for and it lacks, and those that never work."""
    if card.kind is not Kind.EVENT:
        return
    wanted = {MOMENT_OF[use] for use in card.use}
    for moment in _KIND_MOMENTS[Kind.EVENT]:
        if moment in wanted and moment not in table:
            yield (moment,), f"{STEPS.words}, as the card is played for that, found nothing"
        if moment in table and moment not in wanted:
            yield (moment,), "nothing, as the card is not played for that"
    if len(set(card.use)) != len(card.use):
        yield ("use",), f"each use once, found {shown(list(card.use))}"


def _width_problems(table: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield that a card has no name that is short enough for the narrow columns."""
    short = table.get("short", table.get("name"))
    if isinstance(short, str) and cells(short) > SHORT_CELLS >= len(table.get("short", "")):
        found = "one that is wider" if "short" in table else "nothing, and the name is wider"
        yield ("short",), f"a text of at most {SHORT_CELLS} cells, found {found}"


def _card(card: _CardTable, side: Side, texts: tuple[Text, ...]) -> Card:
    return Card(
        id=card.id,
        name=card.name,
        side=side,
        kind=card.kind,
        slug=slug(card.name, card.id),
        short=card.short or card.name,
        force=card.force,
        subtype=card.subtype,
        limit=card.limit,
        trap=card.trap,
        use=card.use,
        starts_in_play=card.starts_in_play,
        passives=card.passive,
        texts=texts,
        wording=card.wording,
    )
