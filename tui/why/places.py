"""Where the copies of a card are, as far as a seat may know."""

from core.deckbuilding.view import SeatView
from core.kernel.decision import NONE
from tui.look.deck import zones_of
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _, mark
from tui.table.eyes import Eyes
from tui.table.piles import LABELS

_OF_ME = {
    "hand": mark("in your Hand"),
    "play_area": mark("in your Play Area"),
    "discard_pile": mark("in your Discard Pile"),
    "owned": mark("in your Inventory"),
    "attached": mark("Attached to your Character"),
    "partner": mark("Attached to your Partner"),
    "infection": mark("beside your Character"),
    "display": mark("on display beside you"),
    "skills": mark("in your Skill Area"),
    "draft": mark("among your Skills of the draft"),
}

_OF_OTHERS = {
    "play_area": mark("in the Play Area of {name}"),
    "discard_pile": mark("in the Discard Pile of {name}"),
    "owned": mark("hidden with {name}, in Hand or Inventory"),
    "attached": mark("Attached to the Character of {name}"),
    "partner": mark("Attached to the Partner of {name}"),
    "infection": mark("beside the Character of {name}"),
    "display": mark("on display beside {name}"),
    "skills": mark("in the Skill Area of {name}"),
}


def whereabouts(eyes: Eyes, card_id: str) -> list[str]:
    """Return where the copies of a card are, a line for each place: "2 in your Hand"."""
    places = _places(eyes)
    counts: dict[str, int] = {}
    for copy, each in enumerate(eyes.view.cards):
        if each == card_id:
            where = places.get(copy, "")
            counts[where] = counts.get(where, 0) + 1
    return [
        _("{count} {where}").format(count=count, where=where)
        for where, count in counts.items()
        if where
    ]


def place_of(eyes: Eyes, copy: int) -> str:
    """Return where a copy is: "in your Hand", "in pile p, 4 left"; empty if the seat cannot know."""
    for place, pile in enumerate(eyes.view.piles):
        if copy != NONE and copy in (pile.top, *pile.rest):
            return _("{pile}, {size} left").format(pile=_pile_words(place), size=pile.size)
    return _places(eyes).get(copy, "")


def _places(eyes: Eyes) -> dict[int, str]:
    view = eyes.view
    found: dict[int, str] = {}
    for place, pile in enumerate(view.piles):
        words = _pile_words(place)
        found |= dict.fromkeys((*pile.rest, *((pile.top,) if pile.top != NONE else ())), words)
    found |= dict.fromkeys(view.mansion_unseen, _("unseen in the Mansion"))
    for group in view.mansion_known:
        found |= dict.fromkeys(group.cards, _("at the bottom of the Mansion"))
    found |= dict.fromkeys(view.infection_deck, _("in the Infection Deck"))
    for each in view.teams:
        words = _("in the Combo Pile of {team}")
        team = Scene(eyes.book, view).team(each.team.seats[0])
        found |= dict.fromkeys(each.team.combo, words.format(team=team))
    for seat in view.seats:
        found |= _places_of(eyes, seat)
    if view.fight is not None:
        found |= dict.fromkeys(
            (*view.fight.row, *view.fight.declined), _("Revealed in the Explore")
        )
    found |= dict.fromkeys(view.face_up, _("face-up beside the Mansion"))
    found |= dict.fromkeys(view.removed, _("Removed from the Game"))
    return found | dict.fromkeys(view.outside, _("Outside the Game"))


def _places_of(eyes: Eyes, seat: SeatView) -> dict[int, str]:
    words = _OF_ME if seat.seat == eyes.view.seat else _OF_OTHERS
    found = {
        copy: _(words[zone]).format(name=seat.name)
        for zone, copies in zones_of(seat).items()
        for copy in copies
        if zone in words
    }
    if seat.character != NONE:
        found[seat.character] = _("the Character of {name}").format(name=seat.name)
    if seat.partner is not None:
        found[seat.partner.character] = _("the Partner of {name}").format(name=seat.name)
    return found


def _pile_words(place: int) -> str:
    label = LABELS[place] if place < len(LABELS) else str(place + 1)
    return _("in pile {label}").format(label=label)
