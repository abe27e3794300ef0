"""Telling what is played in the main part: cards, counters, effects, purchases (DBG-5, 10)."""

from collections.abc import Iterator, Mapping

from core.deckbuilding import events
from core.deckbuilding.cards import Kind
from core.deckbuilding.operations import WeaponDamage, Which
from core.kernel.decision import NONE
from tui.narration.deckbuilding.clauses import damage_change
from tui.narration.deckbuilding.log.sums import Draws, by_counter, cards_drawn, counter
from tui.narration.deckbuilding.log.telling import Reader, Told, tells
from tui.narration.deckbuilding.phrases import Names, cards
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import COUNTERS, word
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import added, commas, listed, paragraph, stopped, tally, times


class _Play:
    """A card that is played, or several Ammunition cards one after another, and what it does at once."""

    def __init__(self, scene: Scene, reader: Reader, event: events.CardPlayed) -> None:
        self.copies = [event.card]
        self.changes: list[events.CounterChanged] = []
        self.draws: Draws = []
        self.lasting: list[events.DamageChanged] = []
        seat = event.seat

        def own(each: events.CounterChanged | events.Drawn | events.Reshuffled) -> bool:
            return each.seat == seat and each.cause.card in self.copies

        def lasts(each: events.DamageChanged) -> bool:
            return each.cause.card in self.copies

        def more(each: events.CardPlayed) -> bool:
            return each.seat == seat and self._ammunition(scene, each.card)

        while True:
            if change := reader.take(events.CounterChanged, own):
                self.changes.append(change)
            elif draw := reader.take(events.Drawn, own) or reader.take(events.Reshuffled, own):
                self.draws.append(draw)
            elif lasting := reader.take(events.DamageChanged, lasts):
                self.lasting.append(lasting)
            elif self._ammunition(scene, event.card) and (
                play := reader.take(events.CardPlayed, more)
            ):
                self.copies.append(play.card)
            else:
                return

    @staticmethod
    def _ammunition(scene: Scene, copy: int) -> bool:
        card = scene.card(copy)
        return card is not None and card.kind is Kind.AMMUNITION


@tells(events.CardPlayed)
def played(scene: Scene, reader: Reader, event: events.CardPlayed) -> Iterator[Told]:
    """Tell a card that is played with its icons, or all Ammunition in one line; its price comes last."""
    play = _Play(scene, reader, event)
    counters = by_counter(play.changes)
    actions = counters.pop("actions", None)
    details = [cards_drawn(play.draws)] if play.draws else []
    details += [_detail(changes) for changes in counters.values()]
    lasting = [_short_change(scene, each) for each in play.lasting]
    gist = _("; ").join(part for part in (commas(details) if details else "", *lasting) if part)
    sentence = _("{who} plays {cards}: {gist}.") if gist else _("{who} plays {cards}.")
    text = sentence.format(
        who=scene.player(event.seat), cards=_plays(scene.names(play.copies)), gist=gist
    )
    if actions:
        text = paragraph(text, stopped(counter(actions)))
    yield Told(text, ("play",), event.seat)


def _plays(names: list[str]) -> str:
    """Return played cards: "Ammo x10 twice and Ammo x20"."""
    return listed(
        name if count == 1 else _("{name} {times}").format(name=name, times=times(count))
        for name, count in tally(names)
    )


def _detail(changes: list[events.CounterChanged]) -> str:
    """Return what becomes of a counter: points with their sum, counts as they are then."""
    if changes[0].what in ("buys", "explores"):
        return _("{counter} {now}").format(
            counter=word(COUNTERS, changes[0].what), now=changes[-1].now
        )
    return counter(changes, together=True)


def _short_change(scene: Scene, event: events.DamageChanged) -> str:
    """Return a change of Damage for a line that names its card: "Weapons +10 Damage this turn"."""
    change = damage_change(event.by, event.per, event.zero, event.until)
    return _("{weapons} {change}").format(weapons=_changed(scene, event), change=change)


def _changed(scene: Scene, event: events.DamageChanged) -> str:
    """Return the Weapons whose Damage changes."""
    if event.card != NONE:
        return scene.name(event.card)
    if event.weapon_type:
        return cards(Which(weapon_type=event.weapon_type), 2, Names(scene.book))
    step = scene.step(event.cause, WeaponDamage)
    of = step.of if step else Which()
    if of.kind or of.weapon_type or of.named:
        return cards(of, 2, Names(scene.book))
    return _("Weapons")


@tells(events.DamageChanged)
def damage_changed(scene: Scene, reader: Reader, event: events.DamageChanged) -> Iterator[Told]:
    """Tell a change of the Damage of Weapons."""
    text = damage_sentence(scene, event)
    yield Told(text, ("fight",), event.seat)


def damage_sentence(scene: Scene, event: events.DamageChanged) -> str:
    """Return a change of Damage as a sentence: "Handgun has +5 Damage this turn."."""
    change = damage_change(event.by, event.per, event.zero, event.until)
    if event.card != NONE:
        return _("{weapon} has {change}.").format(weapon=scene.name(event.card), change=change)
    return _("{who}'s {weapons} have {change}.").format(
        who=scene.player(event.seat), weapons=_changed(scene, event), change=change
    )


@tells(events.CounterChanged)
def counter_changed(scene: Scene, reader: Reader, event: events.CounterChanged) -> Iterator[Told]:
    """Tell what a text, or the Weapons of an Explore, do to the counters of the turn."""
    who = scene.player(event.seat)
    if event.cause.kind == "cost":
        text = _("{who} spends: {sum}.").format(who=who, sum=counter([event]))
        yield Told(text, ("fight",) if event.what == "ammo" else ("play",), event.seat)
        return
    more = reader.take_all(
        events.CounterChanged, lambda e: e.seat == event.seat and e.cause == event.cause
    )
    found = by_counter((event, *more)).values()
    said = commas(counter(changes) for changes in found)
    card = scene.card(event.cause.card)
    if card is None:
        text = _("{who}: {sums}.").format(who=who, sums=said)
    else:
        text = _("{card}: {sums}.").format(card=scene.name(event.cause.card), sums=said)
    yield Told(text, ("play",), event.seat)


@tells(events.EffectUsed)
def effect_used(scene: Scene, reader: Reader, event: events.EffectUsed) -> Iterator[Told]:
    """Tell that an effect is used; a reaction together with what it costs and does."""
    who, card = scene.player(event.seat), scene.name(event.card)
    gone = reader.take(
        events.CardsMoved, lambda e: e.cards == (event.card,) and e.cause.card == event.card
    )
    if gone is None:
        text = _("{who} uses the effect of {card}.").format(who=who, card=card)
    else:
        text = _("{who} discards {card} from the Hand to use it.").format(who=who, card=card)
        changes = reader.take_all(events.DamageChanged, lambda e: e.cause.card == event.card)
        text = paragraph(text, *(damage_sentence(scene, each) for each in changes))
    yield Told(text, ("play",), event.seat)


_LEFT = mark_plural("{count} left in the pile", "{count} left in the pile")


@tells(events.Bought)
def bought(scene: Scene, reader: Reader, event: events.Bought) -> Iterator[Told]:
    """Tell a purchase: what it costs, what is left, and the next card of a mixed pile."""
    parts = []
    if event.paid:
        parts.append(_counter("gold", event.gold + event.paid, -event.paid))
    parts.append(_counter("buys", event.buys + 1, -1))
    parts.append(
        plural(_LEFT, event.left).format(count=event.left)
        if event.left
        else _("none left in the pile")
    )
    text = _("{who} buys {card}: {parts}.").format(
        who=scene.player(event.seat), card=scene.name(event.card), parts=commas(parts)
    )
    shown = reader.take(events.MixedTopShown)
    if shown is not None:
        text = paragraph(text, turned_up(scene, shown))
    yield Told(text, ("buy",), event.seat)


def _counter(what: str, before: int, by: int) -> str:
    return _("{counter} {sum}").format(
        counter=word(COUNTERS, what), sum=added((before, by), before + by)
    )


def turned_up(scene: Scene, event: events.MixedTopShown) -> str:
    """Return the next card of a mixed pile as a sentence."""
    return _("{card} is turned up in its pile.").format(card=scene.name(event.card))


@tells(events.MixedTopShown)
def mixed_top_shown(scene: Scene, reader: Reader, event: events.MixedTopShown) -> Iterator[Told]:
    """Tell the next card of a mixed pile, after the Gain that it is due to."""
    gained = reader.take(events.Gained)
    text = turned_up(scene, event)
    if gained is not None:
        text = paragraph(gain_sentence(scene, gained), text)
    yield Told(text, ("buy",), gained.seat if gained else event.cause.seat)


@tells(events.Gained)
def gained(scene: Scene, reader: Reader, event: events.Gained) -> Iterator[Told]:
    """Tell a Gain."""
    yield Told(gain_sentence(scene, event), ("gain",), event.seat)


def gain_sentence(scene: Scene, event: events.Gained) -> str:
    """Return a Gain as a sentence."""
    return _(GAINED_TO.get(event.to, GAINED)).format(
        who=scene.player(event.seat), card=scene.name(event.card)
    )


GAINED = mark("{who} Gains {card}.")
GAINED_TO: Mapping[str, str] = {
    "hand": mark("{who} Gains {card} to the Hand."),
    "inventory_top": mark("{who} Gains {card} to the top of the Inventory."),
}
"""Where what is Gained goes, if not to the Discard Pile."""
