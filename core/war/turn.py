"""A turn of both players, phase by phase (WAR-4); Recruit, Assault and Search have modules of their own."""

from functools import cache

from core.kernel.agenda import Frame
from core.kernel.decision import NONE, Decision, Option
from core.kernel.event import because
from core.war import events, frames
from core.war.cards import Use
from core.war.decisions import PASS, ask
from core.war.figures import DRAWS, HAND_LIMIT
from core.war.game import Game, procedures
from core.war.moments import Moment
from core.war.state import PHASES
from core.war.texts import push_text, works
from core.war.zones import discard_told, draw, take_from_hand

EVENT_PHASE = Use.EVENT_PHASE


@procedures.handles(frames.BeginTurn)
def begin_turn(game: Game, frame: frames.BeginTurn) -> None:
    """Begin a turn (WAR-4)."""
    game.turn += 1
    game.emit(events.TurnBegan(because(NONE), "WAR-4.1", game.turn))
    game.push(*turn_from(frame.seat, PHASES[0]))


@cache
def turn_from(heroes: int, phase: str) -> tuple[Frame, ...]:
    """Return what is left of a turn from a phase on, then the next turn (WAR-4)."""
    left = PHASES[PHASES.index(phase) :]
    return (*(frames.Phase(heroes, each) for each in left), frames.BeginTurn(heroes))


_BEGAN = {
    phase: events.PhaseBegan(because(NONE), rule, phase)
    for phase, rule in (
        ("draw", "WAR-4.1"),
        ("event", "WAR-4.3"),
        ("recruit", "WAR-4.4"),
        ("assault", "WAR-4.7"),
        ("search", "WAR-4.7"),
        ("end", "WAR-4.8"),
    )
}
"""What is told of a phase that begins: the same each turn."""


@cache
def passed(seat: int, rule: str, phase: str) -> events.Passed:
    """Return what is told of a pass: the same each time."""
    return events.Passed(because(seat), rule, seat, phase)


@procedures.handles(frames.Phase)
def begin_phase(game: Game, frame: frames.Phase) -> None:
    """Begin a phase; `seat` plays the Heroes (WAR-4)."""
    game.phase = frame.phase
    game.emit(_BEGAN[frame.phase])
    if frame.phase == "draw" and not game.players[frame.seat].teams:
        game.push(frames.FindTeam(frame.seat), frames.DrawCards(frame.seat))
        return
    game.push(*_parts(frame.seat, frame.phase))


@cache
def _parts(heroes: int, phase: str) -> tuple[Frame, ...]:
    """Return what a phase asks, in its order."""
    umbrella = 1 - heroes
    parts: dict[str, tuple[Frame, ...]] = {
        "draw": (frames.DrawCards(heroes),),
        "event": (frames.PlayEvents(umbrella),),
        "recruit": (frames.Recruit(heroes), frames.Recruit(umbrella)),
        "assault": (frames.ChooseAssault(heroes),),
        "search": (frames.ChooseMission(umbrella),),
        "end": (frames.DiscardDown(umbrella), frames.DiscardDown(heroes)),
    }
    return parts[phase]


@procedures.handles(frames.DrawCards)
def draw_cards(game: Game, frame: frames.DrawCards) -> None:
    """Both draw, Umbrella more while a Facility says so (WAR-4.1)."""
    heroes, umbrella = frame.seat, 1 - frame.seat
    draw(game, heroes, DRAWS, because(heroes), "WAR-4.1")
    draw(game, umbrella, DRAWS, because(umbrella), "WAR-4.1")
    for copy in game.players[umbrella].facilities:
        if copy in game.book.draws:
            cause = because(umbrella, copy, "", "text")
            draw(game, umbrella, game.book.draws[copy], cause, "WAR-4.1")


def playable_events(game: Game, seat: int) -> list[int]:
    """Return the Events of the hand that can be played in the Event Phase (WAR-4.3)."""
    uses = game.book.uses[EVENT_PHASE]
    return [
        copy
        for copy in game.players[seat].hand
        if copy in uses and works(game, seat, copy, Moment.PLAY)
    ]


@procedures.handles(frames.PlayEvents)
def play_events(game: Game, frame: frames.PlayEvents) -> None:
    """Ask for an Event or a pass; the phase ends when both have passed in a row (WAR-4.3)."""
    if frame.passes == 2:
        return
    options = game.book.options("play", playable_events(game, frame.seat), "WAR-4.3")
    if not ask(game, frame, "event", options, "WAR-4.3", PASS):
        _pass(game, frame)


@procedures.answered(frames.PlayEvents)
def event_chosen(game: Game, frame: frames.PlayEvents, picked: tuple[Option, ...]) -> None:
    """Play the Event: it takes effect, then it is discarded; or pass (WAR-1.3, 4.3)."""
    choice = picked[0]
    if choice.code == "pass":
        _pass(game, frame)
        return
    seat, copy = frame.seat, choice.card
    take_from_hand(game, seat, copy)
    game.resolving = copy
    game.emit(events.EventPlayed(because(seat, copy), "WAR-4.3", seat, copy))
    game.push(frames.SettleEvent(seat), frames.PlayEvents(1 - seat))
    push_text(game, seat, copy, Moment.PLAY)


def _pass(game: Game, frame: frames.PlayEvents) -> None:
    seat = frame.seat
    game.emit(passed(seat, "WAR-4.3", "event"))
    game.push(frames.PlayEvents(1 - seat, frame.passes + 1))


@procedures.handles(frames.SettleEvent)
def settle_event(game: Game, frame: frames.SettleEvent) -> None:
    """Discard the Event that has taken effect (WAR-1.3)."""
    copy, game.resolving = game.resolving, NONE
    discard_told(game, frame.seat, (copy,), "play", because(frame.seat, copy), "WAR-1.3")


@procedures.handles(frames.DiscardDown)
def discard_down(game: Game, frame: frames.DiscardDown) -> None:
    """Ask which cards above 5 are discarded (WAR-4.8)."""
    seat = frame.seat
    hand = game.players[seat].hand
    count = len(hand) - HAND_LIMIT
    if count > 0:
        options = tuple(game.book.options("discard", hand, "WAR-4.8"))
        game.ask(Decision(seat, "discard", count, count, options, "WAR-4.8"), frame)


@procedures.answered(frames.DiscardDown)
def discarded_down(game: Game, frame: frames.DiscardDown, picked: tuple[Option, ...]) -> None:
    """Discard them; the last one picked becomes the top of the pile (WAR-4.8)."""
    seat = frame.seat
    chosen = tuple(option.card for option in picked)
    player = game.players[seat]
    hand = tuple(copy for copy in player.hand if copy not in chosen)
    shown = tuple(copy for copy in player.shown if copy not in chosen)
    game.change(seat, hand=hand, shown=shown)
    discard_told(game, seat, chosen, "hand", because(seat), "WAR-4.8")
