"""All definitions of a game, and the index that the rules look cards up in."""

from collections.abc import Iterator

from attrs import field, frozen

from core.deckbuilding.cards import Ban, Card, Effect, Figure, Kind, Level, Passive, Text
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import (
    Choose,
    GainNamed,
    LetDraw,
    LetPlayer,
    MakeDiscard,
    Operation,
    Suffer,
    ThisTurn,
    When,
)
from core.kernel.decision import Option, option
from core.kernel.records import Record


class Scenario(Record):
    """A published or custom list of Resource piles (DBG-3.5): card ids by pile, without the basics.

    `mode` is what the list was made for: a mode, the modification `partner` or `skill`, or `any` for
    every mode (DBG-21.3). `boxes` are the boxes it needs; `feel` is one sentence on what it plays like.
    """

    id: str
    name: str
    mode: str
    boxes: tuple[str, ...]
    basics: str
    piles: tuple[tuple[str, ...], ...]
    first: bool = False
    feel: str = ""


class Counted(Record):
    """A card id and a number of copies (1 or more)."""

    card: str
    copies: int


class Mansion(Record):
    """A Mansion deck by card ids and copies (Appendix B).

    In Mercenary Mode `mercenary_out` is taken out of it and `mercenary_in` comes in (DBG-15.3); in Story
    with Partners `partner_in` comes in (DBG-18.1).
    """

    id: str
    name: str
    box: str
    cards: tuple[Counted, ...]
    mercenary_out: tuple[Counted, ...] = ()
    mercenary_in: tuple[Counted, ...] = ()
    partner_in: tuple[Counted, ...] = ()


class Inventory(Record):
    """A starting Inventory (DBG-3.10), or with `character` the own one of that Character (DBG-15.4).

    `name` is empty where it is called by its id; `box` is the box whose cards its names mean (DBG-21.11).
    """

    id: str
    cards: tuple[Counted, ...]
    name: str = ""
    character: str = ""
    box: str = ""


class Basics(Record):
    """A set of Basic Resources: card ids by pile (DBG-3.7). `box` is the box that names mean first."""

    id: str
    piles: tuple[tuple[str, ...], ...]
    box: str = ""


@frozen(cache_hash=True)
class Catalogue:
    """Everything that content says of the Deck Building Game. Ids are unique within each tuple."""

    cards: tuple[Card, ...]
    basics: tuple[Basics, ...]
    scenarios: tuple[Scenario, ...]
    mansions: tuple[Mansion, ...]
    inventories: tuple[Inventory, ...]


class CardOptions(dict[int, Option]):
    """The options of doing one thing to the copies of a game, each made when it is first asked for."""

    def __init__(self, printed: tuple[Card, ...], code: str, rule: str) -> None:
        super().__init__()
        self._printed, self._code, self._rule = printed, code, rule

    def __missing__(self, copy: int) -> Option:
        slug = self._printed[copy].slug
        made = self[copy] = option(f"{self._code}:{slug}", self._code, self._rule, copy)
        return made


@frozen
class Prints:
    """The cards that the copies of one game are, their costs in Gold, and what has been found once for it.

    `changers` are the copies whose passive texts change a figure or forbid something, `actors` those
    that have texts of their player's turn when Attached, `moments` those that any card, or a Level of one,
    has a text for, which all know; most figures and moments have none in most games, and then there is
    nothing to look for. `bosses` are the copies that are Bosses, `limiters` those that change what Weapons
    need or how often they can be used, `yielders` what Ammunition gives. Found so far: the `options` of
    cards, the texts that are `followed` in the mode, and the Levels `reached` with so many Decorations.
    """

    ids: tuple[str, ...]
    cards: tuple[Card, ...]
    costs: tuple[int, ...]
    changers: dict[Effect, frozenset[int]]
    actors: frozenset[int] = frozenset()
    moments: frozenset[Moment] = frozenset()
    bosses: frozenset[int] = frozenset()
    limiters: frozenset[int] = frozenset()
    yielders: frozenset[int] = frozenset()
    options: dict[tuple[str, str], CardOptions] = field(factory=dict)
    followed: dict[tuple[str, Moment], tuple[Text, ...]] = field(factory=dict)
    reached: dict[tuple[int, int], tuple[Level, ...]] = field(factory=dict)


class Touches(Record):
    """What a text reads and changes, for the question whether an order of effects can matter."""

    reads: frozenset[str]
    changes: frozenset[str]


class Book:
    """A catalogue with its indexes: cards and setup lists by id, texts by card and moment, steps by id.

    `icons` are the counters that playing a card raises, in the order of DBG-5.4, without +Cards;
    `figures` and `moments` hold which figures a card changes, or what it forbids, and which
    moments the texts of its Levels have, so that most look-ups end at once. `named_by_tokens` are the
    cards that a Token Gains by name; they wait Outside the Game where they have no pile (DBG-9.8, 9.9).
    `lasting` are the texts that work for the rest of a turn, by the ids of their steps (DBG-5.27).
    """

    __slots__ = (
        "_prints", "basics", "by_id", "cards", "catalogue", "figures", "icons",
        "inventories", "lasting", "mansions", "moments", "named_by_tokens", "own_inventories", "scenarios",
        "steps", "texts", "touches",
    )  # fmt: skip

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.cards = {card.id: card for card in catalogue.cards}
        self.basics = {each.id: each for each in catalogue.basics}
        self.scenarios = {each.id: each for each in catalogue.scenarios}
        self.mansions = {each.id: each for each in catalogue.mansions}
        self.inventories = {each.id: each for each in catalogue.inventories}
        self.own_inventories = {
            each.character: each for each in catalogue.inventories if each.character
        }
        self.texts: dict[tuple[str, Moment], tuple[Text, ...]] = {}
        self.by_id: dict[str, Text] = {}
        self.steps: dict[str, tuple[Operation, ...]] = {}
        self.touches: dict[str, Touches] = {}
        self.lasting: dict[str, Text] = {}
        self.icons = {card.id: _icons(card) for card in catalogue.cards}
        self.figures = {card.id: found for card in catalogue.cards if (found := _figures(card))}
        self.moments = {
            card.id: frozenset(text.when for level in card.levels for text in level.texts)
            for card in catalogue.cards
        }
        self._prints = Prints((), (), (), {})
        for card in catalogue.cards:
            for text in card.texts:
                key = (card.id, text.when)
                self.texts[key] = (*self.texts.get(key, ()), text)
            for text in all_texts(card):
                steps = nested_steps(text.id, text.do)
                self.steps.update(steps)
                self.by_id[text.id] = text
                self.touches[text.id] = _touches(steps)
                for inner in _lasting(steps):
                    self.lasting[inner.id] = self.by_id[inner.id] = inner
                    self.touches[inner.id] = _touches(nested_steps(inner.id, inner.do))
        self.named_by_tokens = frozenset(_named_by_tokens(catalogue))

    def prints(self, cards: tuple[str, ...]) -> "Prints":
        """Return what is printed on the copies of a game; the last game's is kept at hand."""
        if self._prints.ids is not cards:
            printed = tuple(self.cards[card_id] for card_id in cards)
            costs = tuple(card.cost or 0 for card in printed)
            acting = (Moment.TURN_START, Moment.DURING_TURN, Moment.WOULD_DAMAGE)
            actors = frozenset(
                copy
                for copy, card_id in enumerate(cards)
                if any((card_id, moment) in self.texts for moment in acting)
            )
            moments = self._moments(set(cards))
            bosses = frozenset(copy for copy, card in enumerate(printed) if card.boss)
            changers = self._changers(cards)
            limiters, yielders = _all_of(changers, _LIMITING), _all_of(changers, _YIELDING)
            self._prints = Prints(
                cards, printed, costs, changers, actors, moments, bosses, limiters, yielders
            )
        return self._prints

    def _changers(self, cards: tuple[str, ...]) -> dict[Effect, frozenset[int]]:
        found: dict[Effect, set[int]] = {}
        for copy, card_id in enumerate(cards):
            for figure in self.figures.get(card_id, ()):
                found.setdefault(figure, set()).add(copy)
        return {figure: frozenset(copies) for figure, copies in found.items()}

    def _moments(self, cards: set[str]) -> frozenset[Moment]:
        return frozenset(
            moment
            for card_id in cards
            for moment in (
                *(text.when for text in self.cards[card_id].texts),
                *self.moments[card_id],
            )
        )


_LIMITING: tuple[Effect, ...] = (Figure.USES, Figure.REQUIREMENT, Figure.WEAPONS, Ban.USE)
_YIELDING: tuple[Effect, ...] = (Figure.GOLD, Figure.AMMO)


def _all_of(changers: dict[Effect, frozenset[int]], what: tuple[Effect, ...]) -> frozenset[int]:
    return frozenset[int]().union(*(changers.get(each, ()) for each in what))


COUNTERS = ("actions", "buys", "explores", "gold", "ammo")
"""The counters in the order in which icons raise them (DBG-5.4)."""


Counters = tuple[tuple[str, int], ...]
"""Names of counters and what is added to each."""


def _icons(card: Card) -> Counters:
    return tuple((what, by) for what in COUNTERS if (by := getattr(card.bonus, what)))


def _figures(card: Card) -> set[Effect]:
    deals = card.kind is Kind.INFECTED_CHARACTER and card.damage
    found: set[Effect] = {Figure.CHARACTER_DAMAGE} if deals else set()
    for passive in (*card.passives, *_level_passives(card)):
        found |= {each for each in (passive.figure, passive.forbid) if each is not None}
    return found


def _level_passives(card: Card) -> Iterator[Passive]:
    for level in card.levels:
        yield from level.passives


def _touches(steps: dict[str, tuple[Operation, ...]]) -> Touches:
    every = [step for each in steps.values() for step in each]
    reads = frozenset[str]().union(*(step.read_here for step in every))
    return Touches(reads, frozenset[str]().union(*(step.changed_here for step in every)))


def _named_by_tokens(catalogue: Catalogue) -> Iterator[str]:
    """Yield the ids of the cards that Tokens Gain by name (DBG-9.8)."""
    for card in catalogue.cards:
        if card.kind is Kind.TOKEN:
            for text in card.texts:
                yield from (step.card for step in text.do if isinstance(step, GainNamed))


def _lasting(steps: dict[str, tuple[Operation, ...]]) -> Iterator[Text]:
    """Yield what some steps leave to the rest of a turn, as texts (DBG-5.27)."""
    for text_id, each in steps.items():
        for place, step in enumerate(each):
            if isinstance(step, ThisTurn):
                yield Text(
                    f"{text_id}.{place}", Moment(step.when), step.then, step.may, once=step.once
                )


def all_texts(card: Card) -> Iterator[Text]:
    """Yield every text of a card, those of its Levels last."""
    yield from card.texts
    for level in card.levels:
        yield from level.texts


def nested_steps(text_id: str, steps: tuple[Operation, ...]) -> dict[str, tuple[Operation, ...]]:
    """Return the steps of a text and of the steps nested in it, by id: `ID`, `ID.0`, `ID.1.way` ..."""
    found = {text_id: steps}
    for place, step in enumerate(steps):
        if isinstance(step, When | LetPlayer | LetDraw | MakeDiscard | Suffer | ThisTurn):
            found |= nested_steps(f"{text_id}.{place}", step.then)
        if isinstance(step, When):
            found |= nested_steps(f"{text_id}.{place}.else", step.otherwise)
        elif isinstance(step, Choose):
            for way in step.ways:
                found |= nested_steps(f"{text_id}.{place}.{way.key}", way.do)
    return found
