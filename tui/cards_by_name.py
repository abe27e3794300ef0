"""Cards of all games found by a part of their name, or by their number, for `inkribbon cards NAME`."""

from collections.abc import Callable, Iterator
from typing import Any

from attrs import frozen

from content.expect import suggestion
from core.deckbuilding.cards import Card
from tui.bad_input import BadInputError
from tui.card_figures import figures_of
from tui.games import GAMES, rules_for
from tui.matching import words_of
from tui.narration.base import Narration
from tui.narration.names import printable
from tui.narration.registry import narration_for
from tui.narration.text import _, ngettext
from tui.narration.words import commas
from tui.rows import left
from tui.setup import quoted
from tui.wrap import wrapped

WIDTH = 78
"""The cells of a line of a card that is told in full."""

_ID, _NAME = 27, 30


@frozen
class Found:
    """A card that was found, and the game it is of."""

    game: str
    card: Any
    narration: Narration

    @property
    def line(self) -> str:
        """The card in one line: its number, name, game, and what it does."""
        name = left(printable(self.card.name), _NAME)
        does = self.narration.card_line(self.card.id)
        game = left(_(GAMES[self.game].name), max(len(_(each.name)) for each in GAMES.values()))
        return f"{left(self.card.id, _ID)} {name} {game}  {does}".rstrip()

    def whole(self) -> Iterator[str]:
        """Yield all that is printed on the card, in lines."""
        facts = [_(GAMES[self.game].name), self.card.id, *_facts(self.card)]
        head = _("{name} ({facts})").format(name=printable(self.card.name), facts=commas(facts))
        yield from wrapped(head, WIDTH, indent=2)
        yield from wrapped(self.narration.card_text(self.card.id), WIDTH)

    def figures(self) -> dict[str, Any]:
        """Return the card as plain data: every figure of the Deck Building Game, else what it says."""
        if isinstance(self.card, Card):
            rules: Any = rules_for(self.game)
            return {"game": self.game, **figures_of(rules.book, self.card)}
        text = self.narration.card_text(self.card.id)
        return {"game": self.game, "id": self.card.id, "name": self.card.name, "text": text}


def _facts(card: Any) -> list[str]:
    """Return the box, kind, number and cost of a card of the Deck Building Game; its text lacks them."""
    if not isinstance(card, Card):
        return []
    copies = ngettext("{count} copy", "{count} copies", card.copies).format(count=card.copies)
    cost = [] if card.cost is None else [_("cost {cost}").format(cost=card.cost)]
    return [card.set, card.kind.value, copies, *cost]


def find(typed: str, fits: Callable[[Any], bool] | None = None) -> list[Found]:
    """Return the cards of a number, else those with a part of their name typed, the whole name first.

    Capitals, accents and apostrophes do not matter. Where it is given, only cards that `fits` says yes
    to are looked at. Raises BadInputError if none is found.
    """
    cards = [each for each in _all() if fits is None or fits(each.card)]
    number, wanted = typed.strip().casefold(), _words(typed)
    found = [each for each in cards if each.card.id.casefold() == number]
    if not found and wanted:
        found = [each for each in cards if wanted in _words(each.card.name)]
        found.sort(key=lambda each: _words(each.card.name) != wanted)
    if not found:
        text = _("no card is called {name}{near}")
        if fits is not None:
            text = _("no card of that box and kind is called {name}{near}")
        names = dict.fromkeys(each.card.name for each in cards)
        near = suggestion(typed, names) if wanted else ""
        raise BadInputError(text.format(name=quoted(typed), near=near))
    return found


def _all() -> Iterator[Found]:
    for game in GAMES:
        rules = rules_for(game)
        narration = narration_for(rules)
        yield from (Found(game, card, narration) for card in rules.catalogue.cards)


def _words(text: str) -> str:
    return " ".join(words_of(text))
