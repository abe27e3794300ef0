"""Texts that touch the Mansion (DBG-2.5, 7.23, 9.11)."""

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.cards import Figure
from core.deckbuilding.conditions import admits, count
from core.deckbuilding.figures import can_be_moved, decorations, infected_health, level, total
from core.deckbuilding.game import Game
from core.deckbuilding.operations import (
    ChangeInfected,
    DefeatNext,
    FindInMansion,
    LookTop,
    MoveInfected,
    RevealFromBottom,
    RevealMore,
    ShuffleIntoMansion,
    Which,
)
from core.deckbuilding.state import Armed, Known, Modifier
from core.deckbuilding.teams import give_up, trophies
from core.deckbuilding.texts import (
    DONE,
    NOT_DONE,
    Outcome,
    answers,
    asking_in,
    copy_text,
    does,
    nothing,
)
from core.deckbuilding.zones import (
    forget,
    forget_changes,
    lift,
    put_on_mansion,
    see_mansion,
    send_down,
    shuffle_into_mansion,
    take_from_mansion,
    without,
)
from core.kernel.decision import Decision, Option, option


@does(LookTop)
def look_top(game: Game, frame: frames.Text, step: LookTop) -> Outcome | None:
    """Look at the top card of the Mansion, then do with it what is said, or ask where it goes."""
    if step.below is not None:
        return _look_below(game, frame, step, step.below)
    if not game.mansion:
        game.emit(events.NothingHappened(frame.cause, "DBG-5.6", frame.seat, "look_top"))
        return NOT_DONE
    if step.infected:
        return _take_infected(game, frame, step)
    [top] = see_mansion(game, 1, frame.seat)
    game.emit(events.MansionLooked(frame.cause, "DBG-2.5", frame.seat, top))
    if step.stays:
        return DONE
    options = (
        option("top", "top", "DBG-2.5", top),
        option("bottom", "bottom", "DBG-2.5", top),
    )
    game.ask(
        Decision(
            frame.seat, "look", 1, 1, options, "DBG-2.5", frame.cause.card, frame.cause.effect
        ),
        frame,
    )
    return None


def _take_infected(game: Game, frame: frames.Text, step: LookTop) -> Outcome:
    """Defeat or Attach the top card if it is an Infected, else shuffle it in with this card (DBG-9.13)."""
    this, seat, cause = frame.cause.card, frame.seat, frame.cause
    [top] = take_from_mansion(game, 1)
    game.emit(events.MansionLooked(cause, "DBG-9.13", seat, top))
    if not game.is_infected(top):
        game.removed = without(game.removed, (this,))
        lift(game, (this,))
        game.mansion = game.shuffled((*game.mansion, top, this))
        game.known = game.tops = ()
        game.emit(events.ShuffledIntoMansion(cause, "DBG-9.13", this, len(game.mansion)))
    elif step.infected == "defeat":
        game.push(frames.Defeat(seat, cause, "DBG-9.13", (top,)))
    else:
        game.mode.collect(game, seat, top, cause, "DBG-9.13")
    return (top,), True


def _look_below(game: Game, frame: frames.Text, step: LookTop, below: Which) -> Outcome | None:
    """Look at the top card for the next Infected of `it`, and take one that is weaker.

    What it leads to is done before the top is looked at for another one.
    """
    seat, cause = frame.seat, frame.cause
    for place, copy in enumerate(frame.it):
        health = _health_when_defeated(game, copy)
        fits = below.health_at_most is None or health <= below.health_at_most
        if not (game.is_infected(copy) and fits):
            continue
        looked = see_mansion(game, 1, seat)
        if not looked:
            return nothing(game, frame, "look_top")
        top = looked[0]
        game.emit(events.MansionLooked(cause, "DBG-2.5", seat, top))
        if game.is_infected(top) and total(infected_health(game, top)) < health:
            take_from_mansion(game, 1)
            rest = copy_text(frame, {"it": frame.it[place + 1 :]})
            game.push(frames.Defeat(seat, cause, "DBG-7.31", (top,)), rest)
            return None
    return DONE


@answers(LookTop)
def look_top_put(
    game: Game, frame: frames.Text, step: LookTop, picked: tuple[Option, ...]
) -> Outcome:
    """Leave the card on top, or put it on the bottom, which only this player then knows."""
    where = picked[0].code
    if where == "bottom":
        top, rest = game.mansion[0], game.mansion[1:]
        game.mansion = (*rest, top)
        game.tops = game.tops[1:]
        game.known = (*forget(game.known, len(rest)), Known((top,), frame.seat))
    game.emit(events.MansionPut(frame.cause, "DBG-2.5", frame.seat, where))
    return DONE


@does(DefeatNext)
def defeat_next(game: Game, frame: frames.Text, step: DefeatNext) -> Outcome:
    """Arm the effect until the next Infected is Revealed or the turn ends (DBG-7.23)."""
    game.change_effects(armed=(*game.turn.effects.armed, Armed(frame.cause, frame.seat, step.of)))
    game.emit(events.DefeatArmed(frame.cause, "DBG-7.23", frame.seat))
    if step.now and game.fight is not None:
        game.push(frames.DefeatAtOnce(game.fight.seat, game.fight.row))
    return DONE


@does(ShuffleIntoMansion)
def shuffle_in(game: Game, frame: frames.Text, step: ShuffleIntoMansion) -> Outcome:
    """Shuffle this card, or the named Removed one, into the Mansion; none is made anew (DBG-2.8)."""
    copy = frame.cause.card
    if step.card:
        there = [each for each in game.removed if game.cards[each] == step.card]
        if not there:
            game.emit(events.NothingHappened(frame.cause, "DBG-2.8", frame.seat, "shuffle"))
            return NOT_DONE
        copy = there[0]
        game.removed = tuple(each for each in game.removed if each != copy)
    elif copy in game.mansion:
        return NOT_DONE
    else:
        lift(game, (copy,))
    shuffle_into_mansion(game, copy, frame.cause)
    return (copy,), True


@does(ChangeInfected)
def change_infected(game: Game, frame: frames.Text, step: ChangeInfected) -> Outcome | None:
    """Change this Infected, all others of the row, or ask for the one that is meant."""
    row = game.infected_in_row()
    if step.on == "chosen":
        found = [copy for copy in row if admits(step.of, game.card(copy))]
        if not found:
            return nothing(game, frame, "change_infected")
        game.ask(
            decisions.of_cards(
                game, frame.seat, "infected", found, (1, 1), "DBG-5.30", frame.cause
            ),
            frame,
        )
        return None
    this = frame.cause.card
    there = [copy for copy in row if (copy == this) is (step.on == "this")]
    return _changed(game, frame, step, tuple(c for c in there if admits(step.of, game.card(c))))


@answers(ChangeInfected)
def change_infected_chosen(
    game: Game, frame: frames.Text, step: ChangeInfected, picked: tuple[Option, ...]
) -> Outcome:
    """Change the chosen Infected."""
    return _changed(game, frame, step, (picked[0].card,))


def _changed(
    game: Game, frame: frames.Text, step: ChangeInfected, copies: tuple[int, ...]
) -> Outcome:
    times = count(game, step.per, asking_in(frame), step.counting) if step.per else 1
    health, damage = step.health * times, step.damage * times
    cause, seat = frame.cause, frame.seat
    if not copies or not (health or damage):
        return copies, False
    changes = ((Figure.INFECTED_HEALTH, health), (Figure.INFECTED_DAMAGE, damage))
    made = tuple(
        Modifier(cause, seat, copy, add, figure=figure.value)
        for copy in copies
        for figure, add in changes
        if add
    )
    game.change_turn(modifiers=game.turn.modifiers + made)
    game.emit(events.InfectedChanged(cause, "DBG-8.6", seat, copies, health, damage))
    return copies, True


@does(MoveInfected)
def move_infected(game: Game, frame: frames.Text, step: MoveInfected) -> Outcome | None:
    """Ask for the Infected that leaves the battle, or move all of them (DBG-7.25)."""
    if step.own:
        return _ask_of_own(game, frame, step)
    found = [copy for copy in game.infected_in_row() if can_be_moved(game, step, copy)]
    if not found:
        return nothing(game, frame, "change_infected")
    if step.all:
        return _moved(game, frame, step, tuple(found)), True
    game.ask(
        decisions.of_cards(game, frame.seat, "infected", found, (1, 1), "DBG-7.25", frame.cause),
        frame,
    )
    return None


@answers(MoveInfected)
def move_infected_chosen(
    game: Game, frame: frames.Text, step: MoveInfected, picked: tuple[Option, ...]
) -> Outcome:
    """Put it into the Mansion, neither Defeated nor "not Defeated"."""
    if step.own:
        return _freed(game, frame, picked[0].card)
    return _moved(game, frame, step, (picked[0].card,)), True


def _moved(
    game: Game, frame: frames.Text, step: MoveInfected, copies: tuple[int, ...]
) -> tuple[int, ...]:
    """Put Infected of the row on the top or the bottom of the Mansion, and return them."""
    lift(game, copies)
    if step.to == "bottom":
        send_down(game, copies, frame.cause, "DBG-7.25")
        return copies
    for copy in copies:
        put_on_mansion(game, copy)
        game.emit(events.PutOnMansion(frame.cause, "DBG-7.25", frame.seat, copy))
    return copies


def _ask_of_own(game: Game, frame: frames.Text, step: MoveInfected) -> Outcome | None:
    """Ask which of the Infected that the player has goes (DBG-5.16); a leading Partner has none (DBG-18.13)."""
    held = () if frame.partner and not game.teams else trophies(game, frame.seat)
    found = [copy for copy in held if admits(step.of, game.card(copy))]
    if step.most_decorations:
        most = max((game.card(copy).decorations for copy in found), default=0)
        found = [copy for copy in found if game.card(copy).decorations == most]
    if not found:
        return nothing(game, frame, "free_infected")
    game.ask(
        decisions.of_cards(game, frame.seat, "infected", found, (1, 1), "DBG-5.16", frame.cause),
        frame,
    )
    return None


def _freed(game: Game, frame: frames.Text, copy: int) -> Outcome:
    """Put an Infected of the player on the bottom of the Mansion; the Level may fall (DBG-12.4)."""
    seat, cause = frame.seat, frame.cause
    before = level(game, seat)
    give_up(game, seat, copy)
    after = decorations(game, seat)
    game.emit(events.InfectedFreed(cause, "DBG-10.15", seat, copy, after))
    if (now := level(game, seat)) != before:
        game.emit(events.LevelChanged(cause, "DBG-12.4", seat, now, before))
    send_down(game, (copy,), cause, "DBG-10.15")
    return (copy,), True


@does(FindInMansion)
def find_in_mansion(game: Game, frame: frames.Text, step: FindInMansion) -> Outcome | None:
    """Look at the top cards, and ask which one is Revealed, if it is there (DBG-2.5).

    It is asked in any case: not to be asked would tell the others what is not there.
    """
    looked = see_mansion(game, step.count, frame.seat)
    if not looked:
        return nothing(game, frame, "look_top")
    seat, cause = frame.seat, frame.cause
    game.emit(events.MansionSearched(cause, "DBG-2.5", seat, looked))
    found = [copy for copy in looked if game.cards[copy] == step.card][:1]
    options = (
        *(decisions.card_option(game, "search", copy, "DBG-2.5") for copy in found),
        option("leave", "leave", "DBG-2.12"),
    )
    game.ask(Decision(seat, "search", 1, 1, options, "DBG-2.5", cause.card, cause.effect), frame)
    return None


@answers(FindInMansion)
def found_in_mansion(
    game: Game, frame: frames.Text, step: FindInMansion, picked: tuple[Option, ...]
) -> Outcome:
    """Put the card on top for all to see, and the others of those looked at to the bottom."""
    if picked[0].code == "leave":
        return NOT_DONE
    seat, copy = frame.seat, picked[0].card
    looked, rest = game.mansion[: step.count], game.mansion[step.count :]
    others = tuple(each for each in looked if each != copy)
    game.mansion = (copy, *rest, *game.shuffled(others))
    game.tops = (Known((copy,)), *game.tops[len(looked) :])
    game.known = forget(game.known, len(rest))
    if others:
        game.known = (*game.known, Known(tuple(sorted(others)), seat))
    game.emit(events.FoundInMansion(frame.cause, "DBG-2.5", seat, copy, len(others)))
    return (copy,), True


def _health_when_defeated(game: Game, copy: int) -> int:
    """Return the Health that an Infected had when it was Defeated this turn (DBG-7.41, 8.6)."""
    return next((had for each, had in reversed(game.turn.defeated) if each == copy), 0)


@does(RevealFromBottom)
def reveal_from_bottom(game: Game, frame: frames.Text, step: RevealFromBottom) -> Outcome:
    """Let Explores Reveal from the bottom for the rest of the turn (DBG-7.45)."""
    if not game.turn.effects.from_bottom:
        game.change_effects(from_bottom=True)
        game.emit(events.RevealsTurned(frame.cause, "DBG-7.45", frame.seat))
    return DONE


@does(RevealMore)
def reveal_more(game: Game, frame: frames.Text, step: RevealMore) -> Outcome:
    """Turn up more cards: Infected join the battle, the others are shuffled in (DBG-7.22, 7.43)."""
    found = take_from_mansion(game, step.count)
    if not found or game.fight is None:
        return nothing(game, frame, "look_top")
    seat = frame.seat
    game.emit(events.RowRevealed(frame.cause, "DBG-7.43", seat, found))
    infected = tuple(copy for copy in found if game.is_infected(copy))
    others = [copy for copy in found if copy not in infected]
    for copy in others:
        shuffle_into_mansion(game, copy, frame.cause)
    if infected:
        forget_changes(game, infected)
        game.change_fight(row=game.fight.row + infected)
        game.push(frames.RevealEffects(seat, infected))
    return infected, len(found) == step.count
