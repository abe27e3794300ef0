"""Telling infection: Levels, Characters that become Infected, and what a kill brings (DBG-17)."""

from collections.abc import Iterator

from core.deckbuilding import events
from tui.narration.deckbuilding.cards import decorations
from tui.narration.deckbuilding.log.sums import change, drawn
from tui.narration.deckbuilding.log.telling import Reader, Told, tells
from tui.narration.deckbuilding.log.turns import take_draws
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import listed, paragraph, repeated

DANGER = ("danger",)
_SHUFFLED = mark_plural(
    "{who} shuffles {count} card into the Inventory",
    "{who} shuffles {count} cards into the Inventory",
)


@tells(events.InfectionRaised)
def infection_raised(scene: Scene, reader: Reader, event: events.InfectionRaised) -> Iterator[Told]:
    """Tell the new Infection Level with its sum and the cards that lie beside the Character now."""
    text = _("{character}: Infection Level {sum}").format(
        character=scene.character(event.seat, partner=event.partner),
        sum=change(event.now - event.by, event.by, event.now),
    )
    cards = listed(repeated(scene.names(event.cards)))
    said = _("{text} ({cards}).") if event.cards else _("{text}.")
    yield Told(said.format(text=text, cards=cards), DANGER, event.seat)


@tells(events.InfectionLowered)
def infection_lowered(
    scene: Scene, reader: Reader, event: events.InfectionLowered
) -> Iterator[Told]:
    """Tell the new Infection Level with its sum."""
    text = _("{character}: Infection Level {sum}.").format(
        character=scene.character(event.seat, partner=event.partner),
        sum=change(event.now + event.by, -event.by, event.now),
    )
    yield Told(text, ("gain",), event.seat)


@tells(events.InfectionExchanged)
def infection_exchanged(
    scene: Scene, reader: Reader, event: events.InfectionExchanged
) -> Iterator[Told]:
    """Tell an exchange with the Infection Deck; what, only its player can read."""
    text = _("{who} puts {put} under the Infection Deck and takes {taken} from its top.").format(
        who=scene.player(event.seat), put=scene.name(event.put), taken=scene.name(event.taken)
    )
    yield Told(text, ("play",), event.seat)


@tells(events.BecameInfected)
def became_infected(scene: Scene, reader: Reader, event: events.BecameInfected) -> Iterator[Told]:
    """Tell that a Character becomes Infected."""
    text = _("{who}'s Character becomes Infected.").format(who=scene.player(event.seat))
    yield Told(text, DANGER, event.seat)


@tells(events.Turned)
def turned(scene: Scene, reader: Reader, event: events.Turned) -> Iterator[Told]:
    """Tell what becomes of the cards of a Character that has become Infected."""
    shuffled = plural(_SHUFFLED, event.shuffled).format(
        who=scene.player(event.seat), count=event.shuffled
    )
    gone = _("{cards} left the game.").format(
        cards=listed(scene.names(event.removed) or [_("no card")])
    )
    yield Told(paragraph(_("{text}.").format(text=shuffled), gone), DANGER, event.seat)


@tells(events.InfectedRose)
def infected_rose(scene: Scene, reader: Reader, event: events.InfectedRose) -> Iterator[Told]:
    """Tell the Infected Character that a player has from now on."""
    text = _("{who} is {card} now, with {health}/{health}").format(
        who=scene.player(event.seat), card=scene.name(event.card), health=event.health
    )
    draws = take_draws(reader, event.seat)
    said = _("{text}: {drawn}.") if draws else _("{text}.")
    yield Told(said.format(text=text, drawn=drawn(draws) if draws else ""), ("gain",), event.seat)


@tells(events.InfectedDied)
def infected_died(scene: Scene, reader: Reader, event: events.InfectedDied) -> Iterator[Told]:
    """Tell the death of an Infected Character."""
    text = _("{character} is dead.").format(character=scene.character(event.seat))
    yield Told(text, DANGER, event.seat)


@tells(events.PreyClaimed)
def prey_claimed(scene: Scene, reader: Reader, event: events.PreyClaimed) -> Iterator[Told]:
    """Tell what the killer takes."""
    text = _("{who} takes {card} from {loser} and has {decorations}.").format(
        who=scene.player(event.seat),
        card=scene.name(event.card),
        loser=scene.player(event.player),
        decorations=decorations(event.after),
    )
    yield Told(text, ("gain",), event.seat)


@tells(events.PreyLost)
def prey_lost(scene: Scene, reader: Reader, event: events.PreyLost) -> Iterator[Told]:
    """Tell the Infected that a player loses."""
    text = _("{who} loses {cards}, which left the game, and has {decorations}.").format(
        who=scene.player(event.seat),
        cards=listed(repeated(scene.names(event.cards)) or [_("no card")]),
        decorations=decorations(event.after),
    )
    yield Told(text, DANGER, event.seat)
