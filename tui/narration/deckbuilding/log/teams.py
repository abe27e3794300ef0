"""Telling Combos and Team turns (DBG-15)."""

from collections.abc import Iterator

from core.deckbuilding import events
from core.kernel.event import HIDDEN
from tui.narration.deckbuilding.cards import decorations
from tui.narration.deckbuilding.log.moves import several
from tui.narration.deckbuilding.log.telling import Reader, Told, tells
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import listed


@tells(events.JoinedCombo)
def joined_combo(scene: Scene, reader: Reader, event: events.JoinedCombo) -> Iterator[Told]:
    """Tell what joins a Combo Pile, all of one Defeat in one line, and what the pile is worth now."""
    joined = [event, *reader.take_all(events.JoinedCombo, lambda e: e.cause == event.cause)]
    text = plural(_JOINS, len(joined)).format(
        cards=several(scene, tuple(each.card for each in joined)),
        team=scene.team(event.seat),
        decorations=decorations(joined[-1].worth),
    )
    yield Told(text, ("gain",), event.seat)


_JOINS = mark_plural(
    "{cards} joins the Combo Pile of {team}, which is worth {decorations} now.",
    "{cards} join the Combo Pile of {team}, which is worth {decorations} now.",
)
_LEFT = mark_plural(
    "The Team turn of {team} is over; {count} more is left.",
    "The Team turn of {team} is over; {count} more are left.",
)


@tells(events.TeamTurnEnded)
def team_turn_ended(scene: Scene, reader: Reader, event: events.TeamTurnEnded) -> Iterator[Told]:
    """Tell how many Team turns a Team has left."""
    text = plural(_LEFT, event.left) if event.left else _("The last Team turn of {team} is over.")
    text = text.format(team=scene.team(event.seat), count=event.left)
    yield Told(text, ("play",), event.seat)


@tells(events.ComboScored)
def combo_scored(scene: Scene, reader: Reader, event: events.ComboScored) -> Iterator[Told]:
    """Tell the score of a Combo Pile with its sum: "(1 + 3 + 4) x 3 = 24"."""
    points = " + ".join(map(str, event.parts))
    text = _(
        "The Combo of {team} ends: {points} x {count} = {gained}. Decorations {before} + {gained} = {after}."
    ).format(
        team=scene.team(event.seat),
        points=f"({points})" if len(event.parts) > 1 else points,
        count=len(event.cards),
        gained=event.gained,
        before=event.after - event.gained,
        after=event.after,
    )
    yield Told(text, ("gain",), event.seat)


@tells(events.ComboPlaced)
def combo_placed(scene: Scene, reader: Reader, event: events.ComboPlaced) -> Iterator[Told]:
    """Tell that the cards of a Combo Pile lie under the Mansion; their order only to who chose it."""
    if len(event.cards) == 1:
        text = _("{who} puts the only card of the Combo Pile on the bottom of the Mansion.").format(
            who=scene.player(event.seat)
        )
    elif HIDDEN in event.cards:
        text = _(
            "{who} puts the Combo Pile on the bottom of the Mansion in an order of choice."
        ).format(who=scene.player(event.seat))
    else:
        text = _(
            "{who} puts the Combo Pile on the bottom of the Mansion, top card first: {cards}."
        ).format(who=scene.player(event.seat), cards=listed(scene.names(event.cards)))
    yield Told(text, ("fight",), event.seat)
