"""The track: Placing Locations, Activating the Objective, and the Hostiles that come with them (UND-8, 10)."""

from core.kernel.decision import NONE, Option, option
from core.kernel.event import Cause, because
from core.undead import decisions, events, frames
from core.undead.cards import Figure
from core.undead.decks import NOBODY, put_away, take
from core.undead.figures import FREE_PLACE
from core.undead.game import Game, procedures
from core.undead.state import Deck, Hostile
from core.undead.targets import draw_target


def may_place(game: Game, soldier: int) -> bool:
    """Say whether a Location may be Placed after a Soldier's own card (UND-8.1)."""
    after = game.soldiers[soldier].at + 1
    room = after < len(game.track) - 1 and game.track[after] == NONE
    return room and bool(game.locations.cards or game.locations.discard)


def places_free(game: Game, soldier: int) -> bool:
    """Say whether a Soldier may Place a Location without a discard now."""
    return bool(game.troops[soldier].free_place) and FREE_PLACE not in game.soldiers[soldier].used


def begin_place(game: Game, seat: int, soldier: int) -> None:
    """Pay for a Location and draw it (UND-8.1)."""
    count = 1 + game.carried(soldier, Figure.PLACE_DRAW)
    look = frames.LookAtLocations(seat, soldier, count, must=True)
    if places_free(game, soldier):
        game.change(soldier, used=(*game.soldiers[soldier].used, FREE_PLACE))
        game.push(look)
        return
    cause = because(seat, soldier, kind="cost")
    game.push(frames.Pay(seat, cause, "UND-8.1", (soldier,), 1), look)


@procedures.handles(frames.LookAtLocations)
def look_at_locations(game: Game, frame: frames.LookAtLocations) -> None:
    """Draw Location cards; place the only one, or look at them first."""
    cards = take(game, "locations", frame.count)
    if not cards:
        game.emit(events.NoLocation(because(frame.seat, frame.soldier), "UND-2.4", frame.soldier))
        return
    if frame.must and len(cards) == 1:
        place_location(game, frame.seat, frame.soldier, cards[0])
        return
    game.aside = cards
    cause = because(frame.seat, frame.soldier)
    game.emit(events.LocationsSeen(cause, "UND-8.1", frame.soldier, cards))
    if may_place_seen(game, frame.soldier):
        game.push(frames.PickLocation(frame.seat, frame.soldier, frame.must))
    else:
        game.push(frames.PutUnder(frame.seat, frame.soldier))


@procedures.handles(frames.PickLocation)
def pick_location(game: Game, frame: frames.PickLocation) -> None:
    """Ask which of the Locations that lie aside is Placed."""
    options = _locations(game, "place", "UND-8.1")
    if not frame.must:
        options.append(option("none", "decline", "UND-8.1"))
    game.ask(decisions.one(frame.seat, "place", options, "UND-8.1", frame.soldier), frame)


def may_place_seen(game: Game, soldier: int) -> bool:
    """Say whether one of the cards that have been drawn may be Placed after a Soldier's own card."""
    after = game.soldiers[soldier].at + 1
    return after < len(game.track) - 1 and game.track[after] == NONE


def _locations(game: Game, code: str, rule: str) -> list[Option]:
    """Return an option for each different card that lies aside."""
    first: dict[str, int] = {}
    for copy in game.aside:
        first.setdefault(game.cards[copy], copy)
    slug = {copy: game.company.printed[copy].slug for copy in first.values()}
    return [option(f"{code}:{slug[copy]}", code, rule, copy) for copy in first.values()]


@procedures.answered(frames.PickLocation)
def location_chosen(game: Game, frame: frames.PickLocation, picked: tuple[Option, ...]) -> None:
    """Place the chosen Location, if any; the others go under the deck."""
    choice = picked[0]
    assign: tuple[frames.Assign, ...] = ()
    if choice.code == "place":
        game.aside = tuple(copy for copy in game.aside if copy != choice.card)
        assign = (_put_on_track(game, frame.seat, frame.soldier, choice.card),)
    game.push(frames.PutUnder(frame.seat, frame.soldier), *assign)


@procedures.handles(frames.PutUnder)
def put_under(game: Game, frame: frames.PutUnder) -> None:
    """Put the cards that lie aside under the deck, asking for an order where it can matter."""
    if not game.aside:
        return
    options = _locations(game, "under", "UND-2.4")
    if len(options) > 1:
        game.ask(decisions.one(frame.seat, "under", options, "UND-2.4", frame.soldier), frame)
        return
    for copy in game.aside:
        _under(game, frame, copy)


@procedures.answered(frames.PutUnder)
def under_chosen(game: Game, frame: frames.PutUnder, picked: tuple[Option, ...]) -> None:
    """Put the chosen card under the deck, then the next."""
    _under(game, frame, picked[0].card)
    game.push(frame)


def _under(game: Game, frame: frames.PutUnder, copy: int) -> None:
    deck = game.locations
    game.aside = tuple(each for each in game.aside if each != copy)
    game.locations = Deck((*deck.cards, copy), deck.discard, deck.known + 1)
    cause = because(frame.seat, frame.soldier)
    game.emit(events.LocationPutUnder(cause, "UND-2.4", frame.soldier, copy))


def place_location(game: Game, seat: int, soldier: int, copy: int) -> None:
    """Put a Location on the track after a Soldier's card and assign Hostiles to it (UND-8.1)."""
    game.push(_put_on_track(game, seat, soldier, copy))


def _put_on_track(game: Game, seat: int, soldier: int, copy: int) -> frames.Assign:
    at = game.soldiers[soldier].at + 1
    game.track = (*game.track[:at], copy, *game.track[at + 1 :])
    cause = because(seat, soldier)
    game.emit(events.LocationPlaced(cause, "UND-8.1", soldier, copy, at))
    return frames.Assign(seat, at)


def may_activate(game: Game, soldier: int) -> bool:
    """Say whether a Soldier stands just before an Inactive Objective (UND-8.2)."""
    return not game.goal.active and game.soldiers[soldier].at == len(game.track) - 2


def begin_activate(game: Game, seat: int, soldier: int) -> None:
    """Pay for the Objective and Activate it (UND-8.2)."""
    at = len(game.track) - 1
    cause = because(seat, soldier, kind="cost")
    game.push(
        frames.Pay(seat, cause, "UND-8.2", (soldier,), 1),
        frames.Activate(seat, soldier),
        frames.Assign(seat, at),
    )


@procedures.handles(frames.Activate)
def activate(game: Game, frame: frames.Activate) -> None:
    """The Objective becomes Active; its Unique Hostiles are placed first (UND-8.2, 10.3)."""
    at = len(game.track) - 1
    cause = because(frame.seat, frame.soldier)
    game.change_goal(active=True)
    game.emit(events.ObjectiveActivated(cause, "UND-8.2", frame.soldier, game.company.goal, at))
    for copy in game.company.unique:
        if copy in game.removed:
            game.removed = tuple(each for each in game.removed if each != copy)
            place_hostile(game, copy, at, because(frame.seat, game.company.goal))


@procedures.handles(frames.Assign)
def assign(game: Game, frame: frames.Assign) -> None:
    """Draw Hostile cards for a place until their XP reach its value (UND-10.1, 10.3)."""
    place = frame.place
    card = game.company.grounds[game.track[place]]
    value, total = card.hostile_xp[game.company.band], 0
    cause = because(frame.seat, game.track[place])
    while total < value:
        drawn = take(game, "hostile_deck", 1)
        if not drawn:
            game.emit(events.NoHostile(cause, "UND-2.4", place))
            break
        game.emit(events.HostileDrawn(cause, "UND-10.1", drawn[0], place))
        total += game.foes[drawn[0]].card.xp
        place_hostile(game, drawn[0], place, cause)
    game.emit(events.HostilesAssigned(cause, "UND-10.1", place, total, value))


def place_hostile(game: Game, copy: int, place: int, cause: Cause = NOBODY) -> None:
    """Put a Hostile card into play with its counters; Lurkers go to the front-most Soldiers (UND-10.3)."""
    foe = game.foes[copy]
    everyone = game.up()
    if foe.lurker and not any(game.carried(each, Figure.NO_LURKERS) for each in everyone):
        place = max(game.soldiers[each].at for each in everyone)
    nothing = (0,) * foe.count
    hostile = Hostile(copy, place, nothing, nothing, (everyone[0],) * foe.count)
    game.hostiles = (*game.hostiles, hostile)
    game.emit(events.HostilePlaced(cause, "UND-10.3", copy, place))
    for unit in range(foe.count):
        draw_target(game, copy, unit, everyone, cause)


def remove_hostile(game: Game, copy: int) -> None:
    """Take a Hostile card out of play: to its discard pile, Unique ones out of the Mission (UND-2.4)."""
    game.hostiles = tuple(each for each in game.hostiles if each.card != copy)
    if game.foes[copy].unique:
        game.removed = (*game.removed, copy)
    else:
        put_away(game, "hostile_deck", (copy,))
