"""The log lines of one answer's events, numbered within their turns."""

from collections.abc import Iterator, Mapping

from core.deckbuilding import events
from core.kernel.event import Event
from tui.narration.base import Line
from tui.narration.deckbuilding.log import (
    attacks,
    fights,
    harm,
    infection,
    moves,
    nights,
    plays,
    skills,
    teams,
    turns,
)
from tui.narration.deckbuilding.log.telling import TELLERS, Reader, Told, tells
from tui.narration.deckbuilding.scene import Scene
from tui.narration.telling import numbered
from tui.narration.text import _, mark

REGISTERED = (
    attacks,
    fights,
    harm,
    infection,
    moves,
    nights,
    plays,
    skills,
    teams,
    turns,
)
"""Subjects that are here because importing them registers their tellers."""


def lines(scene: Scene, happened: tuple[Event, ...], turn: int, step: int) -> tuple[Line, ...]:
    """Return the lines of events. `turn` and `step` number the last line before; a title has step 0."""
    return numbered(_told(scene, Reader(_worth_telling(happened))), turn, step)


def _told(scene: Scene, reader: Reader) -> Iterator[Told]:
    while reader.ahead:
        event = reader.read()
        yield from TELLERS[type(event)](scene, reader, event)


def _worth_telling(happened: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events without the Decisions that were not asked: what follows from them tells them.

    One that says that no Weapon can be used stays, and so does one that nothing follows.
    """
    kept = tuple(
        event
        for place, event in enumerate(happened)
        if not isinstance(event, events.Decided) or _no_weapon(event, happened[:place])
    )
    return kept or happened


def _no_weapon(event: events.Decided, before: tuple[Event, ...]) -> bool:
    """Say whether an Explore goes on without a Weapon, rather than without a further one."""
    if event.kind != "use":
        return False
    for each in reversed(before):
        if isinstance(each, events.WeaponUsed | events.ExploreBegan | events.AttackBegan):
            return not isinstance(each, events.WeaponUsed)
    return bool(before)


DECIDED: Mapping[str, str] = {
    "keep": mark("{who} has one Character to keep."),
    "main": mark("{who} has one thing to do."),
    "use": mark("{who} has no Weapon to use."),
    "pay": mark("{who} has one amount to pay."),
    "effect": mark("{who} has one effect to apply."),
    "react": mark("{who} has no reaction."),
    "commit": mark("{who} has one Explore to spend."),
    "foe": mark("{who} has no choice of Infected to fight."),
    "take": mark("{who} has one card to take."),
    "trash": mark("{who} has no choice of cards to Trash."),
    "put": mark("{who} has no choice of cards to move."),
    "gain": mark("{who} has one card to Gain."),
    "exchange": mark("{who} has one card to exchange."),
    "weapon": mark("{who} has one Weapon that can be meant."),
    "lead": mark("{who} has one Character to lead."),
    "name": mark("{who} has one Character to name."),
    "replaced": mark("{who} has one Attached card to replace."),
    "attached": mark("{who} has no choice of Attached cards to discard."),
    "type": mark("{who} has one Weapon type to name."),
    "lay": mark("{who} has one order to choose."),
    "infected": mark("{who} has one Infected to choose."),
    "draft": mark("{who} has one Skill to keep."),
    "skills": mark("{who} keeps the Skills drafted."),
    "xp": mark("{who} has one Skill with XP."),
    "owner": mark("{who} has one Skill."),
    "order": mark("{who} has one card to put under the Mansion."),
    "number": mark("{who} has no choice of a number."),
    "sift": mark("{who} has one card to Trash."),
    "raise": mark("{who} has one way to lay the cards."),
    "sink": mark("{who} has one order of cards."),
    "return": mark("{who} has no choice of cards to put back."),
    "search": mark("{who} leaves the cards as they lie."),
    "kind": mark("{who} has one card type to name."),
    "draw": mark("{who} has one answer."),
    "reveal": mark("{who} has no choice of cards to Reveal."),
    "tuck": mark("{who} has one card to Attach face-down."),
    "look": mark("{who} has one place for the card."),
    "player": mark("{who} has one Player to choose."),
    "character": mark("{who} has one Character to choose."),
    "cure": mark("{who} has no choice of Infection cards."),
    "claim": mark("{who} has one Infected to take."),
    "target": mark("{who} has one Character to Attack."),
    "assign": mark("{who} has one target."),
    "drop": mark("{who} has no choice of targets."),
    "win": mark("{who} has one Weapon to take."),
    "discard": mark("{who} has no choice of cards to Discard."),
    "strip": mark("{who} has one card to choose."),
    "give": mark("{who} has no choice of cards to give."),
    "resource": mark("{who} has one Resource to choose."),
    "pass": mark("{who} has one card to pass."),
    "way": mark("{who} has one way to go."),
    "replace": mark("{who} has one answer."),
}
"""Why a Decision was not asked, by its kind."""


@tells(events.Decided)
def decided(scene: Scene, reader: Reader, event: events.Decided) -> Iterator[Told]:
    """Tell a Decision that had one answer and was not asked."""
    text = _(DECIDED.get(event.kind, DECIDED["replace"])).format(who=scene.player(event.seat))
    yield Told(text, ("fight",) if event.kind == "use" else ("play",), event.seat)
