"""The zones that a seat may look through: own cards, Discard Piles, Play Areas, Attached cards, piles.

A zone that is hidden is shown as the set of cards it is drawn from, never in its order: which cards a
player owns is known to everybody (DBG-2.3 to 2.5).
"""

from rich.cells import cell_len

from core.deckbuilding.view import SeatView, TeamView
from core.kernel.decision import NONE
from tui.look.zone import Zone
from tui.narration.text import _
from tui.narration.words import fitted, listed
from tui.rows import Row, Span, left, row
from tui.table.eyes import Eyes
from tui.table.hand import kind_word
from tui.table.piles import pile_name
from tui.table.strips import infection

NARROW, WIDE = 40, 70
"""Below the first width a card is its name alone; from the second on its kind is told too."""


def zones(eyes: Eyes) -> list[Zone]:
    """Return all zones, the own ones first, then those of the others in turn, then those of nobody."""
    view = eyes.view
    count = len(view.seats)
    order = [view.seats[(view.seat + step) % count] for step in range(count)]
    found = [zone for seat in order for zone in _of_seat(eyes, seat)]
    return [*found, *_of_nobody(eyes)]


def _of_seat(eyes: Eyes, seat: SeatView) -> list[Zone]:
    mine = seat.seat == eyes.view.seat
    group = f"{seat.seat + 1} {seat.name}  {eyes.person(seat.seat)}".rstrip()
    inventory = len(seat.owned) - (0 if mine else seat.hand_size)
    found = [_zone(seat, group, "hand", _("Hand"), seat.hand)] if mine else []
    found += [
        _zone(seat, group, "play_area", _("Play Area"), seat.play_area),
        _zone(
            seat, group, "discard_pile", _("Discard Pile"), seat.discard_pile, _("Top card first.")
        ),
        _zone(seat, group, "attached", _("Attached"), seat.attached),
    ]
    if seat.partner is not None:
        found.append(
            _zone(seat, group, "partner", _("Attached to the Partner"), seat.partner.attached)
        )
    if seat.skills:
        skills = tuple(each.card for each in seat.skills)
        found.append(_zone(seat, group, "skills", _("Skill Area"), skills))
    if eyes.mode.infects and not seat.infected:
        found.append(_zone(seat, group, "infection", _("Infection cards"), seat.infection))
    if mine:
        hidden = _("Inventory"), _("Their order is hidden.")
    else:
        words = _("Hand {hand} and Inventory {inventory}: which card is where is hidden.")
        hidden = _("Hand, Inventory"), words.format(hand=seat.hand_size, inventory=inventory)
    found.append(_zone(seat, group, "owned", hidden[0], seat.owned, hidden[1]))
    if seat.out:
        found.append(_zone(seat, group, "display", _("On display"), seat.display))
    return found


def _zone(
    seat: SeatView, group: str, key: str, name: str, cards: tuple[int, ...], note: str = ""
) -> Zone:
    title = _("{name}: {zone}").format(name=seat.name, zone=name)
    return Zone(f"{seat.seat}-{key}", group, name, cards, len(cards), note if cards else "", title)


def _of_nobody(eyes: Eyes) -> list[Zone]:
    view = eyes.view
    group = _("Resource Area")
    found = []
    for place, pile in enumerate(view.piles):
        top = (pile.top,) if pile.top != NONE else ()
        note = (
            _("The top card first; the order of the rest is hidden.") if len(pile.ids) > 1 else ""
        )
        name = pile_name(eyes, pile, 26).rstrip()
        found.append(Zone(f"pile-{place}", group, name, top + pile.rest, pile.size, note))
    found += [
        Zone(f"combo-{place}", _("Teams"), name, each.team.combo, len(each.team.combo))
        for place, each in enumerate(view.teams)
        if (name := _("Combo Pile of {team}").format(team=_team(eyes, each)))
    ]
    if infection.has_deck(eyes):
        found.append(
            Zone(
                "infection-deck", _("Infection Deck"), _("Infection Deck"), view.infection_deck,
                len(view.infection_deck), _("Their order is hidden."),
            )
        )  # fmt: skip
    out = (("removed", _("Removed"), view.removed), ("outside", _("Outside"), view.outside))
    game = _("Out of the game")
    return [*found, *(Zone(key, game, name, cards, len(cards)) for key, name, cards in out)]


def _team(eyes: Eyes, each: TeamView) -> str:
    return listed(eyes.name(seat) for seat in sorted(each.team.seats))


def card_row(eyes: Eyes, copy: int, count: int, width: int) -> Row:
    """Return the line of a card in a zone: its name, how often it is there, its kind, what it does."""
    card = eyes.card(copy)
    times = f" x{count}" if count > 1 else ""
    if width < NARROW:
        return row(left(card.name + times, width))
    name = left((card.short if width < WIDE else card.name) + times, 21 if width < WIDE else 30)
    kind = "" if width < WIDE else left(kind_word(card), 13)
    words = [(" ", each) for each in eyes.narration.card_line(card.id).split(" ")]
    said = fitted(words, width - cell_len(name + kind) - 1)
    return row(f"{name} ", Span(kind, "muted"), said)


def grouped(eyes: Eyes, zone: Zone) -> list[tuple[int, int]]:
    """Return the cards of a zone with their numbers; in a pile with an order only neighbours join."""
    if not zone.key.endswith("discard_pile"):
        return eyes.grouped(zone.cards)
    found: list[tuple[int, int]] = []
    for copy in zone.cards:
        if found and eyes.view.cards[found[-1][0]] == eyes.view.cards[copy]:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((copy, 1))
    return found
