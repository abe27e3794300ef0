"""What the steps of a text lead to: where they ask, what they show, where chance comes in."""

from collections.abc import Collection

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from core.deckbuilding.figures import admits
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, first, step_of
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import commas

_DRAWS = mark_plural("draws {count} card", "draws {count} cards")


@step_of(op.Add)
def _add(walk: Walk, each: op.Add, card: Card | None) -> Found:
    walk.explores += each.explores
    return draws(walk, each.cards)


def draws(walk: Walk, count: int) -> Found:
    """Return that cards are drawn, if there is one to draw."""
    me = walk.scene.view.me
    count = min(count, me.inventory_size + len(me.discard_pile))
    return plural(_DRAWS, count).format(count=count) if count else None


@step_of(op.Trash)
def _trash(walk: Walk, each: op.Trash, card: Card | None) -> Found:
    found = walk.cards_of(each.zone, each.of, card)
    if each.random:
        return _("Trashes by chance") if found else None
    return picks(walk, found, each.count)


def picks(walk: Walk, copies: Collection[int], count: int) -> Found:
    """Return whether picking is asked: not if there is nothing, or just what must be picked.

    Where one is picked, equal cards are one answer.
    """
    answers = len(copies)
    if count == 1 or answers == 1:
        answers = len({walk.scene.view.cards[copy] for copy in copies})
    return None if not answers or answers == min(count, len(copies)) else ASKED


@step_of(op.Put)
def _put(walk: Walk, each: op.Put, card: Card | None) -> Found:
    return picks(walk, walk.cards_of(each.zone, each.of, card), each.count)


@step_of(op.Gain)
def _gain(walk: Walk, each: op.Gain, card: Card | None) -> Found:
    tops = [pile.top for pile in walk.scene.view.piles if pile.size]
    if each.of.cost_above_it is not None:
        return ASKED
    found = [copy for copy in tops if (top := walk.scene.card(copy)) and admits(each.of, top)]
    if len(found) == 1:
        return turns_up(walk, found[0])
    return picks(walk, found, 1)


def turns_up(walk: Walk, copy: int) -> Found:
    """Return that taking the top of a mixed pile shows the next one (DBG-10.2)."""
    for pile in walk.scene.view.piles:
        if pile.top == copy and len(pile.ids) > 1 and pile.size > 1:
            return _("turns up the next card of the pile")
    return None


@step_of(op.GainNamed)
def _gain_named(walk: Walk, each: op.GainNamed, card: Card | None) -> Found:
    piles = walk.scene.view.piles
    return first(turns_up(walk, pile.top) for pile in piles if each.card in pile.ids)


@step_of(op.Exchange)
def _exchange(walk: Walk, each: op.Exchange, card: Card | None) -> Found:
    me = walk.scene.view.me
    if not me.hand:
        return None
    if not me.inventory_size and me.discard_pile:
        return _("shuffles your Discard Pile")
    asked = picks(walk, me.hand, 1)
    return shows_top(walk) if asked is None else asked


def shows_top(walk: Walk) -> Found:
    """Return that the top of the own Inventory is seen."""
    me = walk.scene.view.me
    if not me.inventory_size + len(me.discard_pile):
        return None
    return _("shows the top card of your Inventory")


@step_of(op.RevealTop)
def _reveal_top(walk: Walk, each: op.RevealTop, card: Card | None) -> Found:
    return shows_top(walk)


@step_of(op.OthersRevealTop)
def _others_reveal_top(walk: Walk, each: op.OthersRevealTop, card: Card | None) -> Found:
    if len(walk.exist()) < 2:
        return None
    return _("shows the top cards of the other Inventories")


@step_of(op.LookTop)
def _look_top(walk: Walk, each: op.LookTop, card: Card | None) -> Found:
    if not walk.scene.view.mansion_size:
        return None
    return _("shows you the top card of the Mansion")


@step_of(op.Heal)
def _heal(walk: Walk, each: op.Heal, card: Card | None) -> Found:
    return ASKED if each.who == "any" and len(walk.exist()) > 1 else None


@step_of(op.NextTurn)
def _next_turn(walk: Walk, each: op.NextTurn, card: Card | None) -> Found:
    return ASKED if len(walk.exist()) > 1 else None


@step_of(op.GiveToDiscard)
def _give(walk: Walk, each: op.GiveToDiscard, card: Card | None) -> Found:
    return ASKED if len(walk.exist()) > 2 else None


@step_of(op.WeaponDamage)
def _weapon_damage(walk: Walk, each: op.WeaponDamage, card: Card | None) -> Found:
    if each.on != "chosen":
        return None
    cards = ((copy, walk.scene.card(copy)) for copy in dict.fromkeys(walk.uses))
    return picks(walk, [copy for copy, used in cards if used and admits(each.of, used)], 1)


@step_of(op.Damage)
def _damage(walk: Walk, each: op.Damage, card: Card | None) -> Found:
    fallen = [
        walk.scene.character(seat)
        for seat in walk.exist()
        if walk.scene.seat(seat).health <= each.amount
        and not (each.who == "adjacent" and seat == walk.seat)
    ]
    return _("may Fatally Wound {characters}").format(characters=commas(fallen)) if fallen else None


@step_of(op.ShuffleIntoMansion)
def _shuffle(walk: Walk, each: op.ShuffleIntoMansion, card: Card | None) -> Found:
    removed = (walk.scene.card(copy) for copy in walk.scene.view.removed)
    if each.card and each.card not in {gone.id for gone in removed if gone}:
        return None
    return _("shuffles the Mansion")


@step_of(op.When)
def _when(walk: Walk, each: op.When, card: Card | None) -> Found:
    return walk.steps(each.then, card)


@step_of(op.Choose)
def _choose(walk: Walk, each: op.Choose, card: Card | None) -> Found:
    possible = [way for way in each.ways if _possible(walk, way, card)]
    return walk.steps(possible[0].do, card) if len(possible) == 1 else ASKED


def _possible(walk: Walk, way: op.Branch, card: Card | None) -> bool:
    needed = op.Which(named=way.needs_in_hand)
    return not way.needs_in_hand or bool(walk.cards_of("hand", needed, card))
