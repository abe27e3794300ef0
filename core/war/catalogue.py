"""All definitions of a game, and the index that the rules look cards up in."""

from collections.abc import Iterable

from attrs import frozen

from core.kernel.decision import Option, option
from core.war.cards import Card, Kind, Limit, Side, Use
from core.war.moments import Moment
from core.war.operations import Operation


@frozen(cache_hash=True)
class Catalogue:
    """Everything that content says of Biohazard War: its cards, one copy of each. Ids are unique."""

    cards: tuple[Card, ...]


class Book:
    """A catalogue with its indexes. Since there is one copy of each card, its place is its copy number.

    `uses` are the Events by what they may be played for; `steps` the operations of a text by its id,
    `texts` the id by copy and moment. `draws` are the cards more in the Draw Phase that a Facility
    gives while it is in play.
    """

    __slots__ = (
        "_options", "cards", "catalogue", "decks", "draws", "events", "facilities", "ids", "kinds",
        "places", "printed", "searchers", "starting", "steps", "teams", "texts", "units", "uses",
    )  # fmt: skip

    def __init__(self, catalogue: Catalogue) -> None:
        printed = catalogue.cards
        self.catalogue = catalogue
        self.printed = printed
        self.ids = tuple(card.id for card in printed)
        self.cards = {card.id: card for card in printed}
        self.places = {card.id: copy for copy, card in enumerate(printed)}
        self.kinds = {kind: _copies(card.kind is kind for card in printed) for kind in Kind}
        self.teams, self.units = self.kinds[Kind.TEAM], self.kinds[Kind.UNIT]
        self.events = self.kinds[Kind.EVENT]
        self.facilities = self.kinds[Kind.FACILITY]
        self.uses = {use: _copies(use in card.use for card in printed) for use in Use}
        self.searchers = _copies(
            card.kind is Kind.UNIT and card.limit is not Limit.DEFENSE for card in printed
        )
        self.starting = tuple(c for c, card in enumerate(printed) if card.starts_in_play)
        self.decks = {
            side: tuple(
                copy
                for copy, card in enumerate(printed)
                if card.side is side and not card.starts_in_play
            )
            for side in Side
        }
        self.draws = {
            copy: more
            for copy, card in enumerate(printed)
            if (more := sum(passive.draws for passive in card.passives))
        }
        self.steps: dict[str, tuple[Operation, ...]] = {}
        self.texts: dict[tuple[int, Moment], str] = {}
        for copy, card in enumerate(printed):
            for text in card.texts:
                self.steps[text.id] = text.do
                self.texts[copy, text.when] = text.id
        self._options: dict[tuple[str, str], tuple[Option, ...]] = {}

    def options(self, code: str, copies: Iterable[int], rule: str) -> list[Option]:
        """Return the options of doing `code` to some cards, with keys `code:slug`; made once."""
        made = self._options.get((code, rule))
        if made is None:
            made = self._options[code, rule] = tuple(
                option(f"{code}:{card.slug}", code, rule, copy)
                for copy, card in enumerate(self.printed)
            )
        return [made[copy] for copy in copies]

    def does(self, copy: int, moment: Moment) -> tuple[Operation, ...]:
        """Return the operations of a card's text of a moment, none without one."""
        text = self.texts.get((copy, moment))
        return self.steps[text] if text else ()


def _copies(fits: Iterable[bool]) -> frozenset[int]:
    """Return the places at which it is true."""
    return frozenset(copy for copy, each in enumerate(fits) if each)
