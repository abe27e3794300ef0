"""What sentences are made from: the definitions, and the game as the reader may see it."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from attrs import frozen

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Card, Kind, Level, Text
from core.deckbuilding.catalogue import Book, nested_steps
from core.deckbuilding.modes import MODES, Mode
from core.deckbuilding.operations import Operation
from core.deckbuilding.resample import frame_of
from core.deckbuilding.texts import Someone
from core.deckbuilding.view import SeatView, View
from core.kernel.agenda import Frame
from core.kernel.decision import NONE
from core.kernel.event import Cause, Event
from tui.narration.names import clean, printable
from tui.narration.text import _
from tui.narration.words import listed

O = TypeVar("O", bound=Operation)  # noqa: E741 - the one type variable of this module


def card_name(book: Book, card_id: str) -> str:
    """Return the name of a card by its id; an id that the catalogue lacks stands for itself."""
    card = book.cards.get(card_id)
    return printable(card.name if card else card_id)


def steps_of(text: Text) -> Iterator[Operation]:
    """Yield all steps of a text, those nested in others too."""
    for steps in nested_steps(text.id, text.do).values():
        yield from steps


def gone_in(happened: Iterable[Event]) -> tuple[Someone, ...]:
    """Return the Characters that leave the game in some events (DBG-17.14, 18.14)."""
    found = []
    for event in happened:
        match event:
            case events.PartnerLost():
                found.append((event.seat, True, event.card))
            case events.Turned() if event.removed:
                found.append((event.seat, False, event.removed[0]))
            case _:
                pass
    return tuple(found)


@frozen
class Scene:
    """The definitions, and a game as the reader sees it; what the reader may not know is unnamed.

    `gone` are the Characters that have left the game in what is told: it speaks of them still.
    """

    book: Book
    view: View
    gone: tuple[Someone, ...] = ()

    @property
    def mode(self) -> Mode:
        """The mode that is played."""
        return MODES[self.view.setup.mode]

    def ahead(self) -> tuple[Frame, ...]:
        """Return what is still to be done, the next thing last: the steps of the view, by their fields."""
        return tuple(map(frame_of, self.view.ahead))

    def asking(self) -> Frame | None:
        """Return what asks the question that waits, or None if nothing does."""
        return self.ahead()[-1] if self.view.kind and self.view.ahead else None

    def asking_step(self) -> Operation | None:
        """Return the step of a card's text that asks, or None if no text does."""
        frame = self.asking()
        if not isinstance(frame, frames.Text):
            return None
        steps = self.book.steps.get(frame.text, ())
        return steps[frame.next] if frame.next < len(steps) else None

    def seat(self, seat: int) -> SeatView:
        """Return what is known of a seat."""
        return self.view.seats[seat]

    def player(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return clean(self.seat(seat).name) if 0 <= seat < len(self.view.seats) else _("the game")

    def team(self, seat: int) -> str:
        """Return the players of a seat's Team: "Ada and Ben"; alone or without Teams the player."""
        seats = next(
            (each.team.seats for each in self.view.teams if seat in each.team.seats), (seat,)
        )
        return listed(self.player(each) for each in sorted(seats))

    def card(self, copy: int) -> Card | None:
        """Return the printed card of a copy, or None if it is hidden or no card."""
        if not 0 <= copy < len(self.view.cards):
            return None
        return self.book.cards.get(self.view.cards[copy])

    def name(self, copy: int) -> str:
        """Return the name of a copy."""
        card = self.card(copy)
        return printable(card.name) if card else _("a card")

    def names(self, copies: Iterable[int]) -> list[str]:
        """Return the names of copies."""
        return [self.name(copy) for copy in copies]

    def named(self, word: str) -> str:
        """Return the name of the card that an id or a typed word stands for; else the word itself."""
        if word in self.book.cards:
            return card_name(self.book, word)
        for card in self.book.catalogue.cards:
            if card.slug == word:
                return printable(card.name)
        return clean(word)

    def character(self, seat: int, *, partner: bool = False) -> str:
        """Return what a seat's Character is called: "Leon", or more where that could be another's."""
        full = self._full_name(seat, partner=partner)
        if not full:
            return self.player(seat)
        others = [
            self._full_name(each.seat, partner=whose)
            for each in self.view.seats
            for whose in (False, True)
            if (each.seat, whose) != (seat, partner)
        ]
        # The Infected Characters are all called Zombie.
        first = full if self._is_infected(seat, partner=partner) else full.split()[0]
        if first not in [other.split()[0] for other in others if other]:
            return first
        if full not in others:
            return full
        if partner:
            return _("{who}'s Partner {character}").format(who=self.player(seat), character=full)
        return _("{who}'s {character}").format(who=self.player(seat), character=full)

    def _is_infected(self, seat: int, *, partner: bool) -> bool:
        card = None if partner else self.card(self.seat(seat).character)
        return card is not None and card.kind is Kind.INFECTED_CHARACTER

    def _full_name(self, seat: int, *, partner: bool) -> str:
        if not 0 <= seat < len(self.view.seats):
            return ""
        player = self.seat(seat)
        copy = player.character
        if partner:
            copy = player.partner.character if player.partner else NONE
        if copy == NONE:
            gone = (each for place, whose, each in self.gone if (place, whose) == (seat, partner))
            copy = next(gone, NONE)
        card = self.card(copy)
        return printable(card.name) if card else ""

    def levels(self, seat: int, *, partner: bool = False) -> tuple[Level, ...]:
        """Return the Levels of a seat's Character."""
        player = self.seat(seat)
        copy = player.character
        if partner:
            copy = player.partner.character if player.partner else NONE
        card = self.card(copy)
        return card.levels if card else ()

    def levels_in_force(self, seat: int, *, partner: bool = False) -> tuple[Level, ...]:
        """Return the Levels that work now: none of a Character that lies face-down (DBG-6.1)."""
        player = self.seat(seat)
        if player.face_down or player.out:
            return ()
        levels = self.levels(seat, partner=partner)
        needs = tuple(map(self.mode.required, levels)) if partner else player.needs
        have = player.decorations
        return tuple(each for each, need in zip(levels, needs, strict=False) if need <= have)

    def text(self, copy: int, effect: str) -> Text | None:
        """Return a text of a copy by its id; it can be that of another one (DBG-6.18, 19.17)."""
        return self.book.by_id.get(effect) if self.card(copy) is not None else None

    def step(self, cause: Cause, kind: type[O]) -> O | None:
        """Return the step of a class in the text that is a cause, if there is just one such step."""
        text = self.text(cause.card, cause.effect)
        if text is None:
            return None
        found = [each for each in steps_of(text) if isinstance(each, kind)]
        return found[0] if len(found) == 1 else None
