"""The log lines of one answer's events. The log speaks of the sides, not of their players."""

from collections.abc import Callable, Iterator
from typing import Any

from core.kernel.decision import NONE
from core.kernel.event import HIDDEN, Event
from core.war import events
from tui.narration.base import Line
from tui.narration.telling import Reader, Told, numbered
from tui.narration.text import _, mark, plural
from tui.narration.war.scene import Scene
from tui.narration.war.terms import CARDS, PHASES, word
from tui.narration.words import capital, commas, listed, summands

Pair = tuple[str, str]
"""A sentence of the Heroes, who are several, and the same of Umbrella."""

Teller = Callable[[Scene, Reader, Any], Iterator[Told]]

TELLERS: dict[type[Event], Teller] = {}
"""Event class -> what tells it."""


def tells(kind: type[Event]) -> Callable[[Teller], Teller]:
    """Register the teller of an event class."""

    def register(teller: Teller) -> Teller:
        TELLERS[kind] = teller
        return teller

    return register


def lines(scene: Scene, happened: tuple[Event, ...], turn: int, step: int) -> tuple[Line, ...]:
    """Return the lines of events. `turn` and `step` number the last line before; a title has step 0."""
    return numbered(_told(scene, Reader(happened)), turn, step)


def _told(scene: Scene, reader: Reader) -> Iterator[Told]:
    while reader.ahead:
        event = reader.read()
        yield from TELLERS[type(event)](scene, reader, event)


def said(scene: Scene, seat: int, pair: Pair, **fields: object) -> str:
    """Return a sentence of a side."""
    return _(pair[0] if scene.are_heroes(seat) else pair[1]).format(**fields)


def _one(pair: Pair, tag: str) -> Teller:
    """Return the teller of an event about a card of a side, and about another card perhaps."""

    def tell(scene: Scene, reader: Reader, event: Any) -> Iterator[Told]:
        target = getattr(event, "target", NONE)
        fields = {"card": scene.place(event.card), "target": scene.place(target)}
        yield Told(said(scene, event.seat, pair, **fields), (tag,), event.seat)

    return tell


def _cards(count: int) -> str:
    return plural(CARDS, count).format(count=count)


@tells(events.Decided)
def decided(scene: Scene, reader: Reader, event: events.Decided) -> Iterator[Told]:
    """What follows from a Decision that was not asked tells it."""
    yield from ()


@tells(events.SidesChosen)
def sides_chosen(scene: Scene, reader: Reader, event: events.SidesChosen) -> Iterator[Told]:
    """Tell which side chance has given to whom."""
    text = _("Chance gives the Heroes to {who}.")
    yield Told(text.format(who=scene.player(event.seat)), ("setup",), event.seat)


@tells(events.GameBegan)
def game_began(scene: Scene, reader: Reader, event: events.GameBegan) -> Iterator[Told]:
    """Tell who plays which side; in a match which game it is."""
    text = _("{heroes} plays the Heroes, {umbrella} plays Umbrella.")
    if scene.view.setup.match > 1:
        text = _("Game {number}: {heroes} plays the Heroes, {umbrella} plays Umbrella.")
    who = {"heroes": scene.player(event.seat), "umbrella": scene.player(1 - event.seat)}
    yield Told(text.format(number=event.number, **who), ("setup",))


@tells(events.TurnBegan)
def turn_began(scene: Scene, reader: Reader, event: events.TurnBegan) -> Iterator[Told]:
    """Tell the title of a turn."""
    text = _("Turn {number}").format(number=event.number)
    yield Told(text, ("turn",), NONE, event.number)


@tells(events.PhaseBegan)
def phase_began(scene: Scene, reader: Reader, event: events.PhaseBegan) -> Iterator[Told]:
    """Tell a phase in which something happens before the next one."""
    if not isinstance(next(iter(reader.ahead), None), events.PhaseBegan | events.TurnBegan):
        text = _("{phase}.").format(phase=word(PHASES, event.phase))
        yield Told(text, ("setup",))


@tells(events.DeckSearched)
def deck_searched(scene: Scene, reader: Reader, event: events.DeckSearched) -> Iterator[Told]:
    """Tell a search; a card that enters play has a line of its own."""
    if event.to == "play":
        return
    pair = (
        mark("The Heroes search their deck and take {card} into their hand."),
        mark("Umbrella searches its deck and takes {card} into its hand."),
    )
    yield Told(said(scene, event.seat, pair, card=scene.name(event.card)), ("gain",), event.seat)


@tells(events.Shuffled)
def shuffled(scene: Scene, reader: Reader, event: events.Shuffled) -> Iterator[Told]:
    """Tell a shuffle."""
    pair = mark("The Heroes shuffle their deck."), mark("Umbrella shuffles its deck.")
    yield Told(said(scene, event.seat, pair), ("setup",), event.seat)


@tells(events.Reshuffled)
def reshuffled(scene: Scene, reader: Reader, event: events.Reshuffled) -> Iterator[Told]:
    """Tell that a discard pile becomes the deck."""
    pair = (
        mark("The Heroes' deck has run out: the {cards} of their discard pile are shuffled."),
        mark("Umbrella's deck has run out: the {cards} of its discard pile are shuffled."),
    )
    yield Told(said(scene, event.seat, pair, cards=_cards(event.count)), ("setup",), event.seat)


@tells(events.Drawn)
def drawn(scene: Scene, reader: Reader, event: events.Drawn) -> Iterator[Told]:
    """Tell a draw: which cards to their player, how many to others, and which card says so."""
    names = [scene.name(copy) for copy in event.cards if copy != HIDDEN]
    what = listed(names) if names else _cards(len(event.cards))
    pair = mark("The Heroes draw {what}."), mark("Umbrella draws {what}.")
    if event.cause.card != NONE:
        pair = mark("{source}: the Heroes draw {what}."), mark("{source}: Umbrella draws {what}.")
    text = said(scene, event.seat, pair, what=what, source=scene.name(event.cause.card))
    yield Told(text, ("gain",), event.seat)


@tells(events.DrewShort)
def drew_short(scene: Scene, reader: Reader, event: events.DrewShort) -> Iterator[Told]:
    """Tell that there is nothing to draw from."""
    pair = (
        mark("The Heroes have no card left to draw: {cards} short."),
        mark("Umbrella has no card left to draw: {cards} short."),
    )
    text = said(scene, event.seat, pair, cards=_cards(event.missing))
    yield Told(text, ("danger",), event.seat)


@tells(events.EnteredPlay)
def entered_play(scene: Scene, reader: Reader, event: events.EnteredPlay) -> Iterator[Told]:
    """Tell what enters play; several from the hand are one line."""
    alike = reader.take_all(events.EnteredPlay, lambda each: each.source == event.source)
    names = listed([scene.place(each.card) for each in (event, *alike)])
    pairs = {
        "hand": (mark("The Heroes recruit {names}."), mark("Umbrella plays {names}.")),
        "deck": (
            mark("The Heroes search their deck and put {names} into play."),
            mark("Umbrella searches its deck and puts {names} into play."),
        ),
        "discard_pile": (
            mark("The Heroes put {names} of their discard pile into play."),
            mark("Umbrella puts {names} of its discard pile into play."),
        ),
    }
    yield Told(said(scene, event.seat, pairs[event.source], names=names), ("play",), event.seat)


@tells(events.CharacterPlayed)
def character_played(scene: Scene, reader: Reader, event: events.CharacterPlayed) -> Iterator[Told]:
    """Tell a Character; with its Team in the same line where that is known at once."""
    for each in reader.ahead:
        if isinstance(each, events.Attached):
            return
    text = _("The Heroes recruit {card}.").format(card=scene.name(event.card))
    yield Told(text, ("play",), event.seat)


@tells(events.Passed)
def passed(scene: Scene, reader: Reader, event: events.Passed) -> Iterator[Told]:
    """Tell a pass."""
    pairs = {
        "event": (mark("The Heroes pass."), mark("Umbrella passes.")),
        "assault": (mark("The Heroes make no Assault."), mark("Umbrella makes no Assault.")),
        "search": (
            mark("The Heroes make no Search and Destroy."),
            mark("Umbrella makes no Search and Destroy."),
        ),
    }
    yield Told(said(scene, event.seat, pairs[event.phase]), ("play",), event.seat)


@tells(events.Discarded)
def discarded(scene: Scene, reader: Reader, event: events.Discarded) -> Iterator[Told]:
    """Tell a discard; the Events of a fight and one that was played go without a word."""
    if event.source in ("fight", "play"):
        return
    names = listed(scene.names(event.cards))
    if event.source == "hand":
        pair = mark("The Heroes discard {names}."), mark("Umbrella discards {names}.")
        text = said(scene, event.seat, pair, names=names)
    else:
        text = _("{names}: discarded.").format(names=names)
    yield Told(text, ("danger",), event.seat)


@tells(events.BonusAssigned)
def bonus_assigned(scene: Scene, reader: Reader, event: events.BonusAssigned) -> Iterator[Told]:
    """Tell a bonus that was assigned later than its Event was committed."""
    text = _("{card}: +{amount} on {target}.").format(
        card=scene.name(event.card), amount=event.amount, target=scene.place(event.target)
    )
    yield Told(text, ("fight",), event.seat)


@tells(events.EventCommitted)
def event_committed(scene: Scene, reader: Reader, event: events.EventCommitted) -> Iterator[Told]:
    """Tell a committed Event, with its bonus where that is known at once."""
    reader.take(events.Decided)
    bonus = reader.take(events.BonusAssigned)
    pair = mark("The Heroes commit {card}."), mark("Umbrella commits {card}.")
    fields = {"card": scene.name(event.card)}
    if bonus is not None:
        pair = (
            mark("The Heroes commit {card}: +{amount} on {target}."),
            mark("Umbrella commits {card}: +{amount} on {target}."),
        )
        fields |= {"amount": str(bonus.amount), "target": scene.place(bonus.target)}
    yield Told(said(scene, event.seat, pair, **fields), ("fight",), event.seat)


@tells(events.Fought)
def fought(scene: Scene, reader: Reader, event: events.Fought) -> Iterator[Told]:
    """Tell both totals with what they are made of, then the dice and who wins."""
    heroes = _total(scene, event.heroes_parts)
    umbrella = _total(scene, event.umbrella_parts)
    yield Told(_("The Heroes: {total}.").format(total=heroes), ("fight",))
    yield Told(_("Umbrella: {total}.").format(total=umbrella), ("fight",))
    text = _("The Heroes {heroes}, Umbrella {umbrella}: {winner}.").format(
        heroes=_thrown(event.heroes_parts, event.heroes_dice, event.heroes),
        umbrella=_thrown(event.umbrella_parts, event.umbrella_dice, event.umbrella),
        winner=_("the Heroes win") if scene.are_heroes(event.won) else _("Umbrella wins"),
    )
    yield Told(text, ("fight",), event.won)


def _total(scene: Scene, parts: tuple[events.RawPart, ...]) -> str:
    """Return a total as a sum of named parts: "Hive 4 + Lickers 7 = 11"."""
    if not parts:
        return "0"
    named = []
    for amount, card, on in parts:
        where = _(" on {card}").format(card=scene.name(on)) if on != NONE else ""
        named.append(f"{scene.name(card)}{where} {amount}")
    total = sum(part[0] for part in parts)
    return " + ".join(named) + (f" = {total}" if len(named) > 1 else "")


def _thrown(parts: tuple[events.RawPart, ...], dice: tuple[int, int], total: int) -> str:
    return f"{summands(sum(part[0] for part in parts), *dice)} = {total}"


@tells(events.Destroyed)
def destroyed(scene: Scene, reader: Reader, event: events.Destroyed) -> Iterator[Told]:
    """Tell a Facility or Team that is removed from the game."""
    text = _("{card} is destroyed.").format(card=capital(scene.place(event.card)))
    yield Told(text, ("danger",), event.seat)


@tells(events.CharacterRolled)
def character_rolled(scene: Scene, reader: Reader, event: events.CharacterRolled) -> Iterator[Told]:
    """Tell the fates of a Team's Characters in one line."""
    both = [event, *reader.take_all(events.CharacterRolled)]
    back = [scene.name(each.card) for each in both if each.to == "hand"]
    gone = [scene.name(each.card) for each in both if each.to != "hand"]
    parts = []
    if back:
        parts.append(_("back to the hand: {names}").format(names=listed(back)))
    if gone:
        parts.append(_("discarded: {names}").format(names=listed(gone)))
    text = _("Of its Characters {parts}.").format(parts=commas(parts))
    yield Told(text, ("danger" if gone else "gain",), event.seat)


@tells(events.UnitRolled)
def unit_rolled(scene: Scene, reader: Reader, event: events.UnitRolled) -> Iterator[Told]:
    """Tell what the Spent Rule does to a Unit."""
    text = _("{unit} stays in play.") if event.stays else _("{unit} is spent and discarded.")
    yield Told(text.format(unit=scene.name(event.card)), ("fight",), event.seat)


@tells(events.GameEnded)
def game_ended(scene: Scene, reader: Reader, event: events.GameEnded) -> Iterator[Told]:
    """Tell who has won a game and why; in a match how it stands."""
    texts = {
        "facilities": mark("No Facility is left: the Heroes win."),
        "teams": mark("All Teams are destroyed: Umbrella wins."),
        "both": mark("No Facility and no Team is left: the game is a draw."),
    }
    yield Told(_(texts[event.reason]), ("danger",), event.seat)
    if scene.view.setup.match > 1:
        first, second = event.wins
        text = _("Games won: {one} {first}, {other} {second}.").format(
            one=scene.player(0), first=first, other=scene.player(1), second=second
        )
        yield Told(text, ("setup",))


TELLERS |= {
    events.EventPlayed: _one(
        (mark("The Heroes play {card}."), mark("Umbrella plays {card}.")), "play"
    ),
    events.Attached: _one(
        (
            mark("The Heroes attach {card} to {target}."),
            mark("Umbrella attaches {card} to {target}."),
        ),
        "play",
    ),
    events.Recovered: _one(
        (
            mark("The Heroes take {card} back from their discard pile."),
            mark("Umbrella takes {card} back from its discard pile."),
        ),
        "gain",
    ),
    events.AssaultDeclared: _one(
        (
            mark("The Heroes assault {target} with {card}."),
            mark("Umbrella assaults {target} with {card}."),
        ),
        "fight",
    ),
    events.TeamJoined: _one(
        (mark("{card} joins the Assault."), mark("{card} joins the Assault.")), "fight"
    ),
    events.SearchDeclared: _one(
        (
            mark("The Heroes send {card} to search for {target}."),
            mark("Umbrella sends {card} to search for {target} and destroy it."),
        ),
        "fight",
    ),
    events.UnitCommitted: _one(
        (mark("The Heroes commit {card}."), mark("Umbrella commits {card}.")), "fight"
    ),
    events.SearchNegated: _one(
        (
            mark("The Search and Destroy is negated: no dice, nobody is lost."),
            mark("The Search and Destroy is negated: no dice, nobody is lost."),
        ),
        "fight",
    ),
    events.BombWentOff: _one(
        (mark("{card}: no dice are thrown."), mark("{card}: no dice are thrown.")), "danger"
    ),
    events.CharacterGivenUp: _one(
        (
            mark("The Heroes give up {card} of {target}."),
            mark("Umbrella gives up {card} of {target}."),
        ),
        "danger",
    ),
}
