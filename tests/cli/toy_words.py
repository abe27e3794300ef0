"""The toy game in words, so that the plain mode and the JSON lines are tested apart from a real one."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from core.kernel.decision import NONE, Decision, Option, Refusal
from core.kernel.event import Event
from core.kernel.rules import Result
from tests.toy import events
from tests.toy.state import Setup, State, View
from tui.grammar import Lexicon, Thing
from tui.narration.base import Line

CARDS = ("lamp", "map", "knife", "dog")


@frozen
class ToyNarration:
    """The sentences of the toy game."""

    def question(self, decision: Decision, view: View) -> str:
        return f"Seat {decision.seat}, {decision.kind}: {decision.least} to {decision.most}."

    def waiting(self, view: View) -> str:
        return ""

    def goes_on(self, state: State) -> bool:
        return False

    def label(self, option: Option, view: View) -> str:
        name = option.key.partition(":")[2].partition("#")[0] or option.key
        return name.capitalize()

    def note(self, option: Option, view: View) -> str:
        return "a die" if option.code == "search" else ""

    def price(self, option: Option, view: View) -> str:
        return "no undo past that" if option.code == "search" else ""

    def lines(
        self, happened: tuple[Event, ...], view: View, turn: int, step: int
    ) -> tuple[Line, ...]:
        made = []
        for event in happened:
            if isinstance(event, events.TurnBegan):
                turn, step = event.number, -1
            step += 1
            made.append(Line(_told(event, view), (), NONE, turn, step))
        return tuple(made)

    def refusal(self, refusal: Refusal, view: View) -> str:
        return f"{refusal.code}: {refusal.key} ({refusal.rule})"

    def card_text(self, card_id: str) -> str:
        return f"The text of {card_id}."

    def level_text(self, card_id: str, level: int) -> str:
        return ""

    def card_line(self, card_id: str) -> str:
        return ""

    def result(self, result: Result, view: View) -> tuple[str, ...]:
        return tuple(f"{each.place}. seat {each.seat}: {each.score}" for each in result.standings)


def _told(event: Event, view: View) -> str:
    cards = getattr(event, "cards", ())
    if isinstance(cards, tuple):
        names = ", ".join("?" if each < 0 else view.cards[each] for each in cards)
    else:
        names = str(cards)
    number = getattr(event, "number", "")
    return f"Seat {getattr(event, 'seat', '')} {type(event).__name__} {number} {names}".strip()


@frozen
class ToyLooks:
    """The looks of the toy game."""

    commands: Mapping[str, str] = {"hand": "your hand"}

    def title(self, setup: Setup) -> str:
        return "Toy"

    def lexicon(self, view: View) -> Lexicon:
        things = tuple(Thing(name, name.capitalize()) for name in CARDS)
        return Lexicon(verbs=("play", "search", "end"), things=things)

    def standing(self, view: View) -> tuple[str, ...]:
        return self.look("hand", view)

    def begins(self, decision: Decision) -> bool:
        return decision.kind == "main"

    def look(self, command: str, view: View) -> tuple[str, ...]:
        hand = view.sides[view.seat].hand
        return ("Hand: " + ", ".join(view.cards[each] for each in hand),)

    def card(self, view: Any, copy: int) -> tuple[str, str]:
        return view.cards[copy], view.cards[copy].capitalize()

    def card_id(self, slug: str) -> str:
        return slug if slug in CARDS else ""
