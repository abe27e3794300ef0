"""Telling where cards go: Trashed, Attached, put, looked at, sent into the Mansion (DBG-2, 9, 10)."""

from collections.abc import Iterator, Mapping

from core.deckbuilding import events
from core.deckbuilding.cards import Kind
from core.kernel.event import HIDDEN
from tui.narration.deckbuilding.cards import decorations
from tui.narration.deckbuilding.log.plays import gain_sentence
from tui.narration.deckbuilding.log.telling import Reader, Told, tells
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import ZONES, amount, word
from tui.narration.text import Plural, _, mark, mark_plural, plural
from tui.narration.words import commas, listed, paragraph, repeated

PLAY = ("play",)


def several(scene: Scene, copies: tuple[int, ...]) -> str:
    """Return cards by their names, or their number where they are hidden from the reader."""
    if all(copy == HIDDEN for copy in copies):
        return amount("cards", len(copies))
    return listed(repeated(scene.names(copies)))


TRASHED_TO: Mapping[str, Plural] = {
    "pile": mark_plural(
        "{who} Trashes {cards} to the bottom of its pile.",
        "{who} Trashes {cards} to the bottom of their piles.",
    ),
    "removed": mark_plural(
        "{who} Trashes {cards}: it is Removed from the Game.",
        "{who} Trashes {cards}: they are Removed from the Game.",
    ),
    "outside": mark_plural(
        "{who} Trashes {cards}: it waits Outside the Game.",
        "{who} Trashes {cards}: they wait Outside the Game.",
    ),
}
"""Where Trashed cards go."""

TRASHED_WHY: Mapping[str, str] = {
    "DBG-5.18": mark("By chance: {text}"),
    "DBG-7.38": mark("After use: {text}"),
}
"""The rules that say why a Trash was not the player's to choose."""


@tells(events.Trashed)
def trashed(scene: Scene, reader: Reader, event: events.Trashed) -> Iterator[Told]:
    """Tell a Trash, that of several cards by one rule in one line."""
    same = reader.take_all(
        events.Trashed,
        lambda e: (e.seat, e.to, e.rule) == (event.seat, event.to, event.rule),
    )
    copies = tuple(each.card for each in (event, *same))
    text = plural(TRASHED_TO.get(event.to, TRASHED_TO["pile"]), len(copies)).format(
        who=scene.player(event.seat), cards=several(scene, copies)
    )
    if event.rule in TRASHED_WHY:
        text = _(TRASHED_WHY[event.rule]).format(text=text)
    yield Told(text, PLAY, event.seat)


_OWN_DISCARD = mark_plural(
    "{who} puts {cards} into the Discard Pile, and does not Trash it.",
    "{who} puts {cards} into the Discard Pile, and does not Trash them.",
)
_OTHERS_DISCARD = mark_plural(
    "{who} puts {cards} into {owner}'s Discard Pile, and does not Trash it.",
    "{who} puts {cards} into {owner}'s Discard Pile, and does not Trash them.",
)


@tells(events.TrashReplaced)
def trash_replaced(scene: Scene, reader: Reader, event: events.TrashReplaced) -> Iterator[Told]:
    """Tell what was done in place of a Trash."""
    forms = _OWN_DISCARD if event.owner == event.seat else _OTHERS_DISCARD
    text = plural(forms, len(event.cards)).format(
        who=scene.player(event.seat),
        cards=several(scene, event.cards),
        owner=scene.player(event.owner),
    )
    yield Told(text, PLAY, event.seat)


_STRIPPED = mark("{who} discards what was Attached to the Partner: {cards}.")

MOVED_TO: Mapping[str, str] = {
    "hand": mark("{who} takes {cards} from the {source} into the Hand."),
    "inventory_top": mark("{who} puts {cards} from the {source} on top of the Inventory."),
    "inventory_bottom": mark("{who} puts {cards} from the {source} under the Inventory."),
    "discard_pile": mark("{who} discards {cards} from the {source}."),
}
"""Where cards can be moved."""


@tells(events.CardsMoved)
def cards_moved(scene: Scene, reader: Reader, event: events.CardsMoved) -> Iterator[Told]:
    """Tell a move from one zone of a player to another."""
    text = MOVED_TO.get(event.to)
    if event.source == "partner":
        text = _STRIPPED
    said = _(text) if text else _("{who} moves {cards} from the {source} to the {to}.")
    yield Told(
        said.format(
            who=scene.player(event.seat),
            cards=several(scene, event.cards),
            source=word(ZONES, event.source),
            to=word(ZONES, event.to),
        ),
        PLAY,
        event.seat,
    )


@tells(events.CardsGiven)
def cards_given(scene: Scene, reader: Reader, event: events.CardsGiven) -> Iterator[Told]:
    """Tell what a player puts into the Discard Pile of another one."""
    text = _("{who} puts {cards} into {owner}'s Discard Pile.").format(
        who=scene.player(event.seat),
        cards=several(scene, event.cards),
        owner=scene.player(event.owner),
    )
    yield Told(text, PLAY, event.seat)


@tells(events.CardPassed)
def card_passed(scene: Scene, reader: Reader, event: events.CardPassed) -> Iterator[Told]:
    """Tell a pass once, with the card to those who have seen it."""
    twin = reader.take(
        events.CardPassed, lambda e: (e.seat, e.player) == (event.seat, event.player)
    )
    copies = [each.card for each in (event, twin) if each is not None]
    text = _("{who} passes {card} to {player}.").format(
        who=scene.player(event.seat),
        card=several(scene, (max(copies),)),
        player=scene.player(event.player),
    )
    yield Told(text, PLAY, event.seat)


@tells(events.Exchanged)
def exchanged(scene: Scene, reader: Reader, event: events.Exchanged) -> Iterator[Told]:
    """Tell an exchange of a card of the Hand with the top of the Inventory."""
    if event.put == HIDDEN:
        text = _("{who} exchanges a card of the Hand with the top card of the Inventory.")
    else:
        text = _("{who} exchanges {put} with the top card of the Inventory: {taken}.")
    said = text.format(
        who=scene.player(event.seat), put=scene.name(event.put), taken=scene.name(event.taken)
    )
    yield Told(said, PLAY, event.seat)


@tells(events.TopRevealed)
def top_revealed(scene: Scene, reader: Reader, event: events.TopRevealed) -> Iterator[Told]:
    """Tell the top card of an Inventory that all have seen."""
    text = _("{who} Reveals the top card of the Inventory: {card}.").format(
        who=scene.player(event.seat), card=scene.name(event.card)
    )
    yield Told(text, PLAY, event.seat)


@tells(events.MansionLooked)
def mansion_looked(scene: Scene, reader: Reader, event: events.MansionLooked) -> Iterator[Told]:
    """Tell that a player looks at the top of the Mansion; which card it is only to that player."""
    if event.card == HIDDEN:
        text = _("{who} looks at the top card of the Mansion.")
    else:
        text = _("{who} looks at the top card of the Mansion: {card}.")
    said = text.format(who=scene.player(event.seat), card=scene.name(event.card))
    yield Told(said, PLAY, event.seat)


@tells(events.MansionSearched)
def mansion_searched(scene: Scene, reader: Reader, event: events.MansionSearched) -> Iterator[Told]:
    """Tell that a player looks at several cards of the Mansion; which ones only to that player."""
    if all(copy == HIDDEN for copy in event.cards):
        cards = amount("cards", len(event.cards))
        text = _("{who} looks at {cards} on top of the Mansion.")
    else:
        cards = commas(scene.names(event.cards))
        text = _("{who} looks at the top of the Mansion: {cards}.")
    yield Told(text.format(who=scene.player(event.seat), cards=cards), PLAY, event.seat)


_OTHERS_DOWN = mark_plural(
    "{who} finds {card} and puts it on top of the Mansion; {count} other card goes to the bottom.",
    "{who} finds {card} and puts it on top of the Mansion; {count} other cards go to the bottom.",
)


@tells(events.FoundInMansion)
def found_in_mansion(scene: Scene, reader: Reader, event: events.FoundInMansion) -> Iterator[Told]:
    """Tell a card that lies on top of the Mansion now, for all to see."""
    text = plural(_OTHERS_DOWN, event.others).format(
        who=scene.player(event.seat), card=scene.name(event.card), count=event.others
    )
    yield Told(text, PLAY, event.seat)


@tells(events.PutOnMansion)
def put_on_mansion(scene: Scene, reader: Reader, event: events.PutOnMansion) -> Iterator[Told]:
    """Tell an Infected that leaves the battle for the top of the Mansion."""
    text = _("{who} puts {card} on top of the Mansion.").format(
        who=scene.player(event.seat), card=scene.name(event.card)
    )
    yield Told(text, ("fight",), event.seat)


TAKEN_TO: Mapping[str, str] = {
    "hand": mark("{who} takes {cards} into the Hand."),
    "inventory": mark("{who} shuffles {cards} into the Inventory."),
}
"""Where named cards are taken to."""


@tells(events.CardsTaken)
def cards_taken(scene: Scene, reader: Reader, event: events.CardsTaken) -> Iterator[Told]:
    """Tell named cards that come to a player without being Gained."""
    said = TAKEN_TO.get(event.to, TAKEN_TO["hand"])
    text = _(said).format(who=scene.player(event.seat), cards=several(scene, event.cards))
    yield Told(text, ("gain",), event.seat)


@tells(events.CardTucked)
def card_tucked(scene: Scene, reader: Reader, event: events.CardTucked) -> Iterator[Told]:
    """Tell a card that lies face-down beside a Character; which one only to its player."""
    if event.card == HIDDEN:
        text = _("{who} Attaches a card of the Hand face-down.")
    else:
        text = _("{who} Attaches {card} face-down.")
    said = text.format(who=scene.player(event.seat), card=scene.name(event.card))
    yield Told(said, PLAY, event.seat)


@tells(events.CardUntucked)
def card_untucked(scene: Scene, reader: Reader, event: events.CardUntucked) -> Iterator[Told]:
    """Tell that the card that lay face-down is in the Hand again."""
    if event.card == HIDDEN:
        text = _("{who} takes the card that lay face-down back into the Hand.")
    else:
        text = _("{who} takes {card}, which lay face-down, back into the Hand.")
    said = text.format(who=scene.player(event.seat), card=scene.name(event.card))
    yield Told(said, PLAY, event.seat)


@tells(events.MansionPut)
def mansion_put(scene: Scene, reader: Reader, event: events.MansionPut) -> Iterator[Told]:
    """Tell where the card that was looked at lies now."""
    if event.to == "top":
        text = _("{who} leaves the card on top of the Mansion.")
    else:
        text = _("{who} puts the card on the bottom of the Mansion.")
    yield Told(text.format(who=scene.player(event.seat)), PLAY, event.seat)


@tells(events.Removed)
def removed(scene: Scene, reader: Reader, event: events.Removed) -> Iterator[Told]:
    """Tell that a card is out of this game."""
    yield Told(_removed(scene, event), PLAY, event.cause.seat)


def _removed(scene: Scene, event: events.Removed) -> str:
    return _("{card} is Removed from the Game.").format(card=scene.name(event.card))


@tells(events.Attached)
def attached(scene: Scene, reader: Reader, event: events.Attached) -> Iterator[Told]:
    """Tell what is Attached; a Defeat tells it by itself."""
    if not (reader.ahead and isinstance(reader.ahead[0], events.Defeated)):
        yield Told(_attached(scene, event), ("gain",), event.seat)


def _attached(scene: Scene, event: events.Attached) -> str:
    card = scene.card(event.card)
    text = _("{card} is Attached to {character}.")
    if card is not None and card.kind is Kind.INFECTED:
        text = _("{card} is Attached to {character}: {won}.")
    return text.format(
        card=scene.name(event.card),
        character=scene.character(event.seat, partner=event.partner),
        won=decorations(card.decorations if card else 0),
    )


@tells(events.ShuffledIntoMansion)
def shuffled_in(scene: Scene, reader: Reader, event: events.ShuffledIntoMansion) -> Iterator[Told]:
    """Tell a card that is in the Mansion again."""
    text = _("{card} is shuffled into the Mansion: {cards}.").format(
        card=scene.name(event.card), cards=amount("cards", event.size)
    )
    yield Told(text, ("fight",), event.cause.seat)


_DOWN = mark_plural(
    "{cards} goes to the bottom of the Mansion.",
    "{cards} go to the bottom of the Mansion in random order.",
)


@tells(events.SentDown)
def sent_down(scene: Scene, reader: Reader, event: events.SentDown) -> Iterator[Told]:
    """Tell what goes to the bottom of the Mansion."""
    text = plural(_DOWN, len(event.cards)).format(cards=several(scene, event.cards))
    yield Told(text, ("fight",), event.cause.seat)


@tells(events.Taken)
def taken(scene: Scene, reader: Reader, event: events.Taken) -> Iterator[Told]:
    """Tell a card of the row that is taken, with where it or what it stands for goes."""
    text = [
        _("{who} takes {card}.").format(who=scene.player(event.seat), card=scene.name(event.card))
    ]
    if gained := reader.take(events.Gained, lambda e: e.seat == event.seat):
        text.append(gain_sentence(scene, gained))
    if attached := reader.take(events.Attached, lambda e: e.card == event.card):
        text.append(_attached(scene, attached))
    if gone := reader.take(events.Removed, lambda e: e.card == event.card):
        text.append(_removed(scene, gone))
    yield Told(paragraph(*text), ("gain",), event.seat)


@tells(events.Declined)
def declined(scene: Scene, reader: Reader, event: events.Declined) -> Iterator[Told]:
    """Tell a card of the row that is not taken, or cannot be."""
    if event.rule == "DBG-9.5":
        text = _("{who} cannot take {card}: nothing can be Attached to {character}.")
    elif event.rule == "DBG-9.3":
        text = _("{who} cannot take {card}: its text is for other Characters.")
    else:
        text = _("{who} declines {card}.")
    said = text.format(
        who=scene.player(event.seat),
        card=scene.name(event.card),
        character=scene.character(event.seat),
    )
    if reader.take(events.SentDown, lambda e: e.cards == (event.card,)):
        said = paragraph(said, _("It goes to the bottom."))
    yield Told(said, ("play",), event.seat)


@tells(events.InventoryOrdered)
def inventory_ordered(
    scene: Scene, reader: Reader, event: events.InventoryOrdered
) -> Iterator[Told]:
    """Tell that cards are laid on an Inventory in an order, to their player in which."""
    text = _("{who} lays on the Inventory, from the top: {cards}.")
    if all(copy == HIDDEN for copy in event.cards):
        text = _("{who} chooses the order of {cards} on the Inventory.")
        cards = amount("cards", len(event.cards))
    else:
        cards = commas(scene.names(event.cards))
    yield Told(text.format(who=scene.player(event.seat), cards=cards), PLAY, event.seat)


@tells(events.BottomRaised)
def bottom_raised(scene: Scene, reader: Reader, event: events.BottomRaised) -> Iterator[Told]:
    """Tell that the bottom card of an Inventory is its top card now."""
    text = _("{who} puts the bottom card of the Inventory on its top.").format(
        who=scene.player(event.seat)
    )
    yield Told(text, PLAY, event.seat)


@tells(events.GainsTurned)
def gains_turned(scene: Scene, reader: Reader, event: events.GainsTurned) -> Iterator[Told]:
    """Tell that what a player Gains goes to the Hand."""
    text = _("What {who} Gains this turn goes to the Hand.").format(who=scene.player(event.seat))
    yield Told(text, PLAY, event.seat)


@tells(events.PickedByChance)
def picked_by_chance(scene: Scene, reader: Reader, event: events.PickedByChance) -> Iterator[Told]:
    """Tell what chance picks, unless what becomes of it is told at once."""
    if any(isinstance(each, events.Trashed) for each in reader.ahead[: len(event.cards)]):
        return
    text = _("Chance picks {cards} of {who}.").format(
        cards=several(scene, event.cards), who=scene.player(event.seat)
    )
    yield Told(text, PLAY, event.seat)
