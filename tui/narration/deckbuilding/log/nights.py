"""Telling what changes Characters and Infected for long, and what is shown of decks (DBG-6.16, 7.28, 11)."""

from collections.abc import Iterator, Mapping

from core.deckbuilding import events
from tui.narration.deckbuilding.clauses import ammo_change
from tui.narration.deckbuilding.log.moves import several
from tui.narration.deckbuilding.log.sums import change
from tui.narration.deckbuilding.log.telling import Reader, Told, tells
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import KINDS, WEAPONS, amount, word
from tui.narration.text import _, mark, plural
from tui.narration.words import listed, repeated

PLAY = ("play",)


@tells(events.HealthSet)
def health_set(scene: Scene, reader: Reader, event: events.HealthSet) -> Iterator[Told]:
    """Tell a Health that is set in place of a fall to 0."""
    text = _("{character} does not fall: Health {before} becomes {after}.").format(
        character=scene.character(event.seat), before=event.before, after=event.after
    )
    yield Told(text, ("danger",), event.seat)


@tells(events.MaximumLowered)
def maximum_lowered(scene: Scene, reader: Reader, event: events.MaximumLowered) -> Iterator[Told]:
    """Tell a Maximum Health that falls for good."""
    before = event.maximum + event.by
    partner = event.partner
    text = _("{character} loses Maximum Health for good: {sum}, Health {health}.").format(
        character=scene.character(event.seat, partner=partner),
        sum=change(before, -event.by, event.maximum),
        health=event.health,
    )
    yield Told(text, ("danger",), event.seat)


@tells(events.HandRevealed)
def hand_revealed(scene: Scene, reader: Reader, event: events.HandRevealed) -> Iterator[Told]:
    """Tell a Hand that all have seen."""
    who = scene.player(event.seat)
    if not event.cards:
        yield Told(_("{who} Reveals an empty Hand.").format(who=who), PLAY, event.seat)
        return
    text = _("{who} Reveals the Hand: {cards}.").format(who=who, cards=several(scene, event.cards))
    yield Told(text, PLAY, event.seat)


@tells(events.CardsRevealed)
def cards_revealed(scene: Scene, reader: Reader, event: events.CardsRevealed) -> Iterator[Told]:
    """Tell cards of a Hand that all have seen."""
    text = _("{who} Reveals {cards} of the Hand.").format(
        who=scene.player(event.seat), cards=several(scene, event.cards)
    )
    yield Told(text, PLAY, event.seat)


COINS: Mapping[bool, str] = {
    True: mark("{who} flips a coin: heads."),
    False: mark("{who} flips a coin: tails."),
}
"""What a coin can show."""


@tells(events.CoinFlipped)
def coin_flipped(scene: Scene, reader: Reader, event: events.CoinFlipped) -> Iterator[Told]:
    """Tell what a coin shows."""
    text = _(COINS[bool(event.heads)]).format(who=scene.player(event.seat))
    yield Told(text, PLAY, event.seat)


@tells(events.TypeGuessed)
def type_guessed(scene: Scene, reader: Reader, event: events.TypeGuessed) -> Iterator[Told]:
    """Tell a card type that is named, and the card on top."""
    text = _("{who} names {kind} and Reveals {card}.").format(
        who=scene.player(event.seat), kind=word(KINDS, event.kind), card=scene.name(event.card)
    )
    yield Told(text, PLAY, event.seat)


@tells(events.Spared)
def spared(scene: Scene, reader: Reader, event: events.Spared) -> Iterator[Told]:
    """Tell that a Character takes no Damage any more."""
    text = _("{character} takes no Damage for the rest of this turn.").format(
        character=scene.character(event.seat, partner=event.partner)
    )
    yield Told(text, ("gain",), event.seat)


@tells(events.DamagePrevented)
def damage_prevented(scene: Scene, reader: Reader, event: events.DamagePrevented) -> Iterator[Told]:
    """Tell Damage that is not taken."""
    text = _("{character} does not take {amount} Damage.").format(
        character=scene.character(event.seat, partner=event.partner), amount=event.amount
    )
    yield Told(text, ("fight",), event.seat)


@tells(events.InventoryDiscarded)
def inventory_discarded(
    scene: Scene, reader: Reader, event: events.InventoryDiscarded
) -> Iterator[Told]:
    """Tell cards that are discarded from the top of an Inventory."""
    text = _("{who} discards from the top of the Inventory: {cards}.").format(
        who=scene.player(event.seat), cards=several(scene, event.cards)
    )
    yield Told(text, PLAY, event.seat)


@tells(events.InventoryLooked)
def inventory_looked(scene: Scene, reader: Reader, event: events.InventoryLooked) -> Iterator[Told]:
    """Tell that a player looks at the own Inventory; which cards only to that player."""
    text = _("{who} looks at the top of the Inventory: {cards}.").format(
        who=scene.player(event.seat), cards=several(scene, event.cards)
    )
    yield Told(text, PLAY, event.seat)


@tells(events.InventorySorted)
def inventory_sorted(scene: Scene, reader: Reader, event: events.InventorySorted) -> Iterator[Told]:
    """Tell how many cards are laid on the top and at the bottom."""
    text = _("{who} lays {top} on the top of the Inventory and {bottom} at the bottom.").format(
        who=scene.player(event.seat),
        top=amount("cards", event.top),
        bottom=amount("cards", event.bottom),
    )
    yield Told(text, PLAY, event.seat)


@tells(events.EffectLasts)
def effect_lasts(scene: Scene, reader: Reader, event: events.EffectLasts) -> Iterator[Told]:
    """Tell that a card goes on working this turn."""
    if scene.card(event.cause.card) is None:
        text = _("An effect lasts for the rest of the turn.")
    else:
        text = _("{card} works for the rest of the turn.").format(card=scene.name(event.cause.card))
    yield Told(text, PLAY, event.seat)


@tells(events.ActionsFreed)
def actions_freed(scene: Scene, reader: Reader, event: events.ActionsFreed) -> Iterator[Told]:
    """Tell that there is no limit of Actions this turn."""
    text = _("{who} can play any number of Actions this turn.").format(who=scene.player(event.seat))
    yield Told(text, PLAY, event.seat)


@tells(events.ActionCopied)
def action_copied(scene: Scene, reader: Reader, event: events.ActionCopied) -> Iterator[Told]:
    """Tell that another player's Action is applied."""
    text = _("{who} applies {card}.").format(
        who=scene.player(event.seat), card=scene.name(event.card)
    )
    yield Told(text, PLAY, event.seat)


SHIELDS: Mapping[str, str] = {
    "damage": mark("{card} cannot receive Damage this turn."),
    "defeat": mark("{card} cannot be Defeated this turn."),
}
"""What an Infected cannot suffer."""


@tells(events.InfectedShielded)
def infected_shielded(
    scene: Scene, reader: Reader, event: events.InfectedShielded
) -> Iterator[Told]:
    """Tell that an Infected cannot be Defeated, or not by Damage."""
    said = SHIELDS.get(event.against, SHIELDS["defeat"])
    yield Told(_(said).format(card=scene.name(event.card)), ("fight", "danger"), event.cause.seat)


@tells(events.InfectedHarmless)
def infected_harmless(
    scene: Scene, reader: Reader, event: events.InfectedHarmless
) -> Iterator[Told]:
    """Tell that weak Infected deal no Damage in this Explore."""
    if event.cards:
        harmless = listed(repeated(scene.names(event.cards)))
        said = (
            _("{card}: {infected} deal 0 Damage this turn.")
            if len(event.cards) > 1
            else _("{card}: {infected} deals 0 Damage this turn.")
        )
        text = said.format(card=scene.name(event.cause.card), infected=harmless)
        yield Told(text, ("fight",), event.seat)
        return
    text = _("Weak Infected deal 0 Damage to {character} in this Explore.").format(
        character=scene.character(event.seat)
    )
    yield Told(text, ("fight",), event.seat)


@tells(events.RequirementChanged)
def requirement_changed(
    scene: Scene, reader: Reader, event: events.RequirementChanged
) -> Iterator[Told]:
    """Tell that Weapons need more or less Ammo this turn."""
    forms = WEAPONS.get(event.weapon_type)
    weapons = plural(forms, 2) if forms else _("Weapons")
    text = _("The {weapons} of {who} {change}.").format(
        weapons=weapons, who=scene.player(event.seat), change=ammo_change(event.by)
    )
    yield Told(text, PLAY, event.seat)


@tells(events.TopsRevealed)
def tops_revealed(scene: Scene, reader: Reader, event: events.TopsRevealed) -> Iterator[Told]:
    """Tell what lies on top of an Inventory, for all to see."""
    text = _("{who} turns up the top of the Inventory: {cards}.").format(
        who=scene.player(event.seat), cards=several(scene, event.cards)
    )
    yield Told(text, PLAY, event.seat)


@tells(events.DrawRaised)
def draw_raised(scene: Scene, reader: Reader, event: events.DrawRaised) -> Iterator[Told]:
    """Tell that more cards are drawn at the end of the turn."""
    text = _("{who} draws {cards} more at the end of this turn.").format(
        who=scene.player(event.seat), cards=amount("cards", event.by)
    )
    yield Told(text, ("gain",), event.seat)


@tells(events.InfectedFreed)
def infected_freed(scene: Scene, reader: Reader, event: events.InfectedFreed) -> Iterator[Told]:
    """Tell that an Infected goes back to the Mansion."""
    text = _("{who} loses {card}: Decorations {after}.").format(
        who=scene.player(event.seat), card=scene.name(event.card), after=event.after
    )
    yield Told(text, ("danger",), event.seat)
