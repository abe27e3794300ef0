"""Moving cards: drawing, discarding, the Mansion's bottom, Attaching (DBG-2, 9.11, 11.3, 22.4)."""

from core.deckbuilding import events
from core.deckbuilding.figures import maximum_health, total
from core.deckbuilding.game import Game
from core.deckbuilding.moments import Moment
from core.deckbuilding.state import Known, Pile
from core.deckbuilding.texts import push_texts
from core.kernel.event import EVERYONE, Cause, because
from core.kernel.quick import maker
from core.kernel.records import evolve

_drawn, _reshuffled = maker(events.Drawn), maker(events.Reshuffled)
_sent_down, _known, _pile = maker(events.SentDown), maker(Known), maker(Pile)

PLAYER_ZONES = ("hand", "play_area", "discard_pile", "inventory", "attached", "tucked")


def reshuffle(game: Game, seat: int, cause: Cause) -> None:
    """Shuffle the Discard Pile to become the Inventory; only for an empty Inventory (DBG-11.3, 11.5)."""
    pile = game.players[seat].discard_pile
    if not pile:
        return
    game.change(seat, inventory=game.shuffled(pile), discard_pile=())
    game.emit(_reshuffled(cause, "DBG-11.3", seat, len(pile)))


def draw(game: Game, seat: int, count: int, cause: Cause, rule: str) -> None:
    """Draw cards to the Hand, reshuffling once if a card is needed; else short (DBG-11.3, 11.4)."""
    left = count - _take_top(game, seat, count, cause, rule)
    if left > 0:
        reshuffle(game, seat, cause)
        _take_top(game, seat, left, cause, rule)


def _take_top(game: Game, seat: int, count: int, cause: Cause, rule: str) -> int:
    player = game.players[seat]
    cards = player.inventory[:count]
    if cards:
        game.change(
            seat,
            inventory=player.inventory[count:],
            hand=player.hand + cards,
            tops=player.tops[count:],
        )
        game.emit(_drawn(cause, rule, seat, cards))
    return len(cards)


def top_of_inventory(game: Game, seat: int, cause: Cause) -> int | None:
    """Return the top card of an Inventory after a reshuffle if it is empty (DBG-11.7)."""
    if not game.players[seat].inventory:
        reshuffle(game, seat, cause)
    inventory = game.players[seat].inventory
    return inventory[0] if inventory else None


def see_top(game: Game, seat: int, only: int = EVERYONE) -> None:
    """Note that the top card of an Inventory is known now: to everyone, or to one seat."""
    player = game.players[seat]
    game.change(seat, tops=(Known(player.inventory[:1], only), *player.tops[1:]))


def put_on_top(game: Game, seat: int, copies: tuple[int, ...], only: int) -> None:
    """Put copies that lie in no zone on top of an Inventory, the first one on top; `only` knows them there."""
    player = game.players[seat]
    known = tuple(Known((copy,), only) for copy in copies)
    game.change(seat, inventory=copies + player.inventory, tops=known + player.tops)


def note_gain(game: Game, seat: int, copy: int) -> None:
    """Note that a card has been Gained this turn, by buying it or otherwise (DBG-5.21, 10.8)."""
    game.change_turn(gained=(*game.turn.gained, (seat, copy)))


def without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards without those that are gone, in their order."""
    if len(gone) == 1 and gone[0] in cards:
        place = cards.index(gone[0])
        return cards[:place] + cards[place + 1 :]
    return tuple(copy for copy in cards if copy not in gone)


def owner_of(game: Game, copy: int) -> tuple[int, str] | None:
    """Return the seat and zone that a copy lies in, or None if it is in no player's zone."""
    for seat, player in enumerate(game.players):
        for zone in PLAYER_ZONES:
            if copy in getattr(player, zone):
                return seat, zone
        partner = player.partner
        if partner is not None and copy in partner.attached + partner.tucked:
            return seat, "partner"
    return None


def lift(game: Game, copies: tuple[int, ...]) -> None:
    """Take copies out of whatever zone of a player or of the row they lie in."""
    for copy in copies:
        place = owner_of(game, copy)
        if place is not None:
            seat, zone = place
            player = game.players[seat]
            if zone == "partner" and (partner := player.partner) is not None:
                left = without(partner.attached, (copy,))
                tucked = without(partner.tucked, (copy,))
                game.change(seat, partner=evolve(partner, attached=left, tucked=tucked))
                cap_health(game, seat, partner=True)
                continue
            game.change(seat, **{zone: without(getattr(player, zone), (copy,))})
            if zone == "attached":
                cap_health(game, seat)
            if zone == "inventory":
                game.change(seat, tops=tuple(top for top in player.tops if copy not in top.cards))
        elif game.fight is not None and copy in game.fight.row:
            game.change_fight(row=without(game.fight.row, (copy,)))
        elif copy in game.face_up:
            game.face_up = without(game.face_up, (copy,))
        else:
            _lift_from_combo(game, copy)


def _lift_from_combo(game: Game, copy: int) -> None:
    """Take a copy out of the Combo Pile of a Team, if it lies in one (DBG-15.8)."""
    for place, team in enumerate(game.teams):
        if copy in team.combo:
            game.change_team(place, combo=without(team.combo, (copy,)))


def cap_health(game: Game, seat: int, *, partner: bool = False) -> None:
    """Lower current Health to a Maximum Health that has dropped below it (DBG-8.9)."""
    player = game.players[seat]
    companion = player.partner if partner else None
    before = companion.health if companion else player.health
    most = total(maximum_health(game, seat, partner=partner))
    if before <= most:
        return
    if companion:
        game.change(seat, partner=evolve(companion, health=most))
    else:
        game.change(seat, health=most)
    game.emit(events.HealthCapped(because(seat), "DBG-8.9", seat, before, most, partner))


def discard(game: Game, seat: int, copies: tuple[int, ...]) -> None:
    """Put copies that lie in no zone on a Discard Pile; the last one becomes its top (DBG-2.11)."""
    game.change(seat, discard_pile=copies[::-1] + game.players[seat].discard_pile)


def send_down(game: Game, copies: tuple[int, ...], cause: Cause, rule: str) -> None:
    """Put cards that lie in no zone on the bottom of the Mansion, several in random order (DBG-2.6)."""
    if not copies:
        return
    placed = game.shuffled(copies) if len(copies) > 1 else copies
    game.mansion += placed
    down = tuple(sorted(copies))
    game.known = (*game.known, _known(down))
    game.emit(_sent_down(cause, rule, down))


def see_mansion(game: Game, count: int, seat: int) -> tuple[int, ...]:
    """Let a seat look at up to `count` cards on top of the Mansion, and return them (DBG-2.5)."""
    cards = game.mansion[:count]
    seen = tuple(
        game.tops[place]
        if place < len(game.tops) and game.tops[place].only == EVERYONE
        else Known((copy,), seat)
        for place, copy in enumerate(cards)
    )
    game.tops = seen + game.tops[len(seen) :]
    return cards


def put_on_mansion(game: Game, copy: int) -> None:
    """Put a card that lies in no zone on top of the Mansion, where everybody has seen it (DBG-7.25)."""
    game.mansion = (copy, *game.mansion)
    game.tops = (Known((copy,)), *game.tops)


def shuffle_into_mansion(game: Game, copy: int, cause: Cause) -> None:
    """Shuffle a card that lies in no zone into the whole Mansion, without the row (DBG-9.11)."""
    game.mansion = game.shuffled((*game.mansion, copy))
    game.known = game.tops = ()
    game.emit(events.ShuffledIntoMansion(cause, "DBG-9.11", copy, len(game.mansion)))


def take_from_mansion(game: Game, count: int, *, bottom: bool = False) -> tuple[int, ...]:
    """Take the top cards of the Mansion, as many as there are up to `count`.

    With `bottom` they are the bottom cards, the lowest one first (DBG-7.20).
    """
    if bottom:
        return _take_from_bottom(game, count)
    cards, game.mansion = game.mansion[:count], game.mansion[count:]
    game.tops = game.tops[count:]
    game.known = forget(game.known, len(game.mansion))
    return cards


def forget_changes(game: Game, row: tuple[int, ...]) -> None:
    """Let cards come to the row without what changed them when they were there before (DBG-8.6)."""
    if game.turn.modifiers:
        kept = tuple(each for each in game.turn.modifiers if each.card not in row)
        game.change_turn(modifiers=kept)


def _take_from_bottom(game: Game, count: int) -> tuple[int, ...]:
    cards = game.mansion[::-1][:count]
    game.mansion = game.mansion[: len(game.mansion) - len(cards)]
    game.tops = game.tops[: len(game.mansion)]
    left = [
        evolve(group, cards=tuple(copy for copy in group.cards if copy not in cards))
        for group in game.known
    ]
    game.known = tuple(group for group in left if group.cards)
    return cards


def forget(known: tuple[Known, ...], size: int) -> tuple[Known, ...]:
    """Return what is still known of the bottom of a Mansion of `size` cards.

    A group that the Reveals have reached into is no longer a whole group and is forgotten.
    """
    deep = sum([len(group.cards) for group in known])
    gone = 0
    while deep > size:
        deep -= len(known[gone].cards)
        gone += 1
    return known[gone:]


def attach(
    game: Game, seat: int, copy: int, cause: Cause, rule: str, *, partner: bool = False
) -> None:
    """Attach a card that lies in no zone to a player's Character; its texts follow (DBG-22.4)."""
    companion = game.players[seat].partner
    if partner and companion is not None:
        game.change(seat, partner=evolve(companion, attached=(*companion.attached, copy)))
    else:
        game.change(seat, attached=(*game.players[seat].attached, copy))
    game.emit(events.Attached(cause, rule, seat, copy, partner))
    push_texts(game, seat, copy, Moment.ATTACH)


def pile_of(game: Game, card_id: str) -> int | None:
    """Return the place of the Resource pile that a card belongs to, or None (DBG-10.11)."""
    for place, pile in enumerate(game.piles):
        if card_id in pile.ids:
            return place
    return None


def set_pile(game: Game, place: int, cards: tuple[int, ...]) -> None:
    """Replace the cards of a Resource pile, top card first."""
    game.set_pile(place, _pile(game.piles[place].ids, cards))


def take_top_of_pile(game: Game, place: int, cause: Cause) -> int:
    """Take the top card of a Resource pile that is not empty; the next one is seen (DBG-10.2)."""
    pile = game.piles[place]
    set_pile(game, place, pile.cards[1:])
    if len(pile.ids) > 1 and len(pile.cards) > 1:
        game.emit(events.MixedTopShown(cause, "DBG-10.2", place, pile.cards[1]))
    return pile.cards[0]


def visible_to(game: Game, zone: str, seat: int) -> int:
    """Return who may read cards that enter or leave a zone: EVERYONE, or the seat alone (DBG-2.3)."""
    return seat if zone in ("hand", "inventory", "inventory_top", "inventory_bottom") else EVERYONE
