"""Texts: which are in force, and working them off step by step (DBG-5.5 to 5.8, 6.3)."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Ban, Kind, Text
from core.deckbuilding.conditions import Asking, met
from core.deckbuilding.figures import forbids, lent_to, levels_in_force, of_partner
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import AttachThis, Operation
from core.deckbuilding.reach import affected, by_infected, reached
from core.deckbuilding.skills import working
from core.kernel.agenda import Frame
from core.kernel.decision import NONE, Decision, Option, option
from core.kernel.event import because
from core.kernel.quick import Copier, copier, maker

Outcome = tuple[tuple[int, ...], bool]
"""What a step touched (copies), and whether it was done wholly (DBG-5.8)."""

Someone = tuple[int, bool, int]
"""A Character: its player's seat, whether it is the Partner, and its copy."""

DONE: Outcome = ((), True)
NOT_DONE: Outcome = ((), False)

O = TypeVar("O", bound=Operation)  # noqa: E741 - the one type variable of this module

Doer = Callable[[Game, frames.Text, Any], Outcome | None]
Answerer = Callable[[Game, frames.Text, Any, tuple[Option, ...]], Outcome | None]

_doers: dict[type[Operation], Doer] = {}
_answerers: dict[type[Operation], Answerer] = {}

copy_text: Copier[frames.Text] = copier(frames.Text)
"""Returns a text frame with some fields changed."""

_text = maker(frames.Text)

MANSION_KINDS = frozenset({Kind.INFECTED, Kind.EVENT, Kind.TOKEN, Kind.BONUS})


def does(operation: type[O]) -> Callable[[Callable[[Game, frames.Text, O], Outcome | None]], Any]:
    """Register the function of an operation. It returns None if it has asked a Decision."""

    def register(doer: Callable[[Game, frames.Text, O], Outcome | None]) -> Any:
        _doers[operation] = doer
        return doer

    return register


def answers(
    operation: type[O],
) -> Callable[[Callable[[Game, frames.Text, O, tuple[Option, ...]], Outcome | None]], Any]:
    """Register what an operation does with the answer to the Decision that it asked."""

    def register(doer: Callable[[Game, frames.Text, O, tuple[Option, ...]], Outcome | None]) -> Any:
        _answerers[operation] = doer
        return doer

    return register


def nothing(game: Game, frame: frames.Text, what: str, seat: int = NONE) -> Outcome:
    """Record that a step could not be done by the player of a text, or by another `seat` (DBG-5.6)."""
    who = frame.seat if seat == NONE else seat
    game.emit(events.NothingHappened(frame.cause, "DBG-5.6", who, what))
    return NOT_DONE


def texts_of(game: Game, copy: int, moment: Moment) -> tuple[Text, ...]:
    """Return the texts of a card for a moment, without those of its Levels.

    A Weapon being used has those too that have been lent to it (DBG-6.18).
    """
    if moment not in game.moments:
        return ()
    found = game.followed.get((game.cards[copy], moment))
    if found is None:
        found = _follow(game, copy, moment)
    if game.fight is not None and game.fight.lent:
        for source in lent_to(game, copy):
            found += _follow(game, source, moment)
    return found


def _follow(game: Game, copy: int, moment: Moment) -> tuple[Text, ...]:
    """Return the printed texts of a card for a moment that work in the mode, and keep them at hand."""
    key = game.cards[copy], moment
    texts = game.book.texts.get(key, ())
    found = game.followed[key] = tuple(text for text in texts if game.mode.follows(text))
    return found


def texts_in_play(
    game: Game, seat: int, copies: Iterable[int], moment: Moment
) -> list[tuple[int, Text]]:
    """Return the texts of cards in play for a moment whose conditions hold, unused if copies share a use."""
    if moment not in game.moments:
        return []
    return [
        (copy, text)
        for copy in copies
        for text in texts_of(game, copy, moment)
        if (NONE, text.id) not in game.turn.limits
        and met_for(game, seat, copy, text, of_partner(game, seat, copy))
    ]


def character_texts(game: Game, seat: int, moment: Moment) -> list[tuple[int, Text]]:
    """Return the texts in force for a moment of a player's Characters, unused this turn if optional.

    Those of Actions and Items that are Attached and of active Skills are among them (DBG-2.7, 18.6, 19.5).
    """
    found = _printed_texts(game, seat, moment) if moment in game.moments else []
    for each in game.turn.effects.lasting:
        if each.seat == seat and (text := game.book.lasting[each.text]).when is moment:
            found.append((each.cause.card, text))
    return found


def _printed_texts(game: Game, seat: int, moment: Moment) -> list[tuple[int, Text]]:
    player = game.players[seat]
    found = _of_levels(game, seat, moment, player.character)
    if player.partner is not None:
        found += _of_levels(game, seat, moment, player.partner.character, partner=True)
        found += [
            (copy, text)
            for copy in player.partner.attached
            if game.printed[copy].kind in (Kind.ACTION, Kind.ITEM)
            for text in texts_of(game, copy, moment)
            if (copy, text.id) not in game.turn.limits
        ]
    if game.setup.skills:
        found += [
            (copy, text)
            for copy, source, partner in working(game, seat)
            for text in texts_of(game, source, moment)
            if (copy, text.id) not in game.turn.limits and met_for(game, seat, copy, text, partner)
        ]
    if game.actors:
        found += [
            (copy, text)
            for copy in player.attached
            if copy in game.actors
            for text in texts_of(game, copy, moment)
            if (copy, text.id) not in game.turn.limits
        ]
    return found


def _of_levels(
    game: Game, seat: int, moment: Moment, character: int, *, partner: bool = False
) -> list[tuple[int, Text]]:
    if moment not in game.book.moments[game.cards[character]]:
        return []
    return [
        (character, text)
        for level in levels_in_force(game, seat, partner=partner)
        for text in level.texts
        if text.when is moment
        and game.mode.follows(text)
        and (character, text.id) not in game.turn.limits
        and met_for(game, seat, character, text, partner)
    ]


def met_for(game: Game, seat: int, copy: int, text: Text, partner: bool) -> bool:
    """Say whether the condition of a text holds, if it has one."""
    return text.cond is None or met(game, text.cond, Asking(seat, copy, partner))


def use_up(game: Game, copy: int, text: Text) -> None:
    """Note that an effect has been used this turn (DBG-6.3)."""
    game.change_turn(limits=(*game.turn.limits, (NONE if text.shared else copy, text.id)))


def text_frame(
    game: Game, seat: int, copy: int, text: Text, it: tuple[int, ...] = ()
) -> frames.Text:
    """Return the frame that works off a whole text of a copy for a player."""
    shared = game.card(copy).kind in MANSION_KINDS
    partner, settled = character_meant(game, seat, copy)
    cause = because(seat, copy, text.id, "text")
    return _text(seat, cause, text.id, 0, it, True, shared, partner, settled)


def character_meant(game: Game, seat: int, copy: int) -> tuple[bool, bool]:
    """Return whether a card of a player means the Partner, and whether that is settled (DBG-18.13, 18.20).

    A Character means itself, a Weapon the one that uses it, an Infected or Event the leader.
    """
    player = game.players[seat]
    if player.partner is None:
        return False, False
    if copy == player.partner.character or copy in player.partner.attached:
        return True, True
    kind = game.printed[copy].kind
    if kind is Kind.SKILL:
        return any(each.card == copy and each.partner for each in player.skills), True
    if kind in (Kind.INFECTED, Kind.EVENT):
        return game.fight is not None and game.fight.partner_leads, True
    return False, kind in (Kind.CHARACTER, Kind.WEAPON) or copy in player.attached


def asking_in(frame: frames.Text) -> Asking:
    """Return who asks in a text."""
    return Asking(frame.seat, frame.cause.card, frame.partner, frame.it, frame.done)


def push_texts(
    game: Game,
    seat: int,
    copy: int,
    moment: Moment,
    only: Callable[[Text], bool] | None = None,
) -> None:
    """Put the texts of a card for a moment on the agenda, in printed order (DBG-5.5).

    Those of an Infected as often as the difficulty says, each one time after time (DBG-20.2, 20.4).
    Those that are optional are offered (DBG-5.7). With `only` just the texts for which it holds.
    """
    found = texts_of(game, copy, moment)
    if only is not None:
        found = tuple(text for text in found if only(text))
    if found:
        times = game.difficulty.times if game.is_infected(copy) else 1
        game.push(*(offered(game, seat, copy, text) for text in found for _ in range(times)))


def offered(game: Game, seat: int, copy: int, text: Text) -> Frame:
    """Return the frame that works off a text, or asks first whether it is used if it is optional (DBG-5.7)."""
    if text.may:
        return frames.Effects(seat, "DBG-5.7", ((copy, text.id),))
    return text_frame(game, seat, copy, text)


def find_text(game: Game, copy: int, text_id: str) -> Text:
    """Return a text by its id. It can be that of another copy, which Luck Lv. 3 has too (DBG-19.17)."""
    return game.book.by_id[text_id]


@procedures.handles(frames.Text)
def next_step(game: Game, frame: frames.Text) -> None:
    """Do the next step of a text (DBG-5.5, 5.6)."""
    step = game.book.steps[frame.text][frame.next]
    floor = len(game.agenda)
    if _is_skipped(game, frame, step):
        _go_on(game, frame, floor, NOT_DONE)
    elif (
        not frame.braced and by_infected(game, frame.cause) and (whom := reached(game, frame, step))
    ):
        braced = copy_text(frame, {"braced": True})
        of_character = whom == "character"
        game.push(frames.Affect(frame.seat, frame.cause, (braced,), of_character, frame.partner))
    elif _unsettled(game, frame, step):
        options = character_options(_own(game, frame, step), step.settles)
        game.ask(
            Decision(
                frame.seat,
                "character",
                1,
                1,
                options,
                step.settles,
                frame.cause.card,
                frame.cause.effect,
            ),
            frame,
        )
    else:
        _go_on(game, frame, floor, _doers[type(step)](game, frame, step))


def _is_skipped(game: Game, frame: frames.Text, step: Operation) -> bool:
    """Say whether a step cannot be done: for want of its player or card, or as it reaches nobody."""
    if frame.spared and affected(step):
        return True
    there = game.exists(frame.seat) or step.without_player
    return not there or (frame.copied and step.on_this)


@procedures.answered(frames.Text)
def answered_step(game: Game, frame: frames.Text, picked: tuple[Option, ...]) -> None:
    """Finish the step of a text that asked; or settle which Character is meant, and do the step."""
    step = game.book.steps[frame.text][frame.next]
    if _unsettled(game, frame, step):
        partner = game.players[frame.seat].partner
        chosen = partner is not None and picked[0].card == partner.character
        game.push(copy_text(frame, {"partner": chosen, "settled": True}))
        return
    floor = len(game.agenda)
    _go_on(game, frame, floor, _answerers[type(step)](game, frame, step, picked))


def _unsettled(game: Game, frame: frames.Text, step: Operation) -> bool:
    """Say whether a player must say which of the own Characters a step means (DBG-18.20)."""
    matters = bool(step.settles) and (game.mode.infects or not step.infects)
    return matters and not frame.settled and game.players[frame.seat].partner is not None


def _own(game: Game, frame: frames.Text, step: Operation) -> list[Someone]:
    """Return the Characters of a player that a step can mean: those that the text is about (DBG-18.13)."""
    seat = frame.seat
    both = characters_of(game, (seat,))
    text = game.book.by_id[frame.cause.effect]
    if text.when is Moment.TAKE and text.cond is not None:
        return [
            each for each in both if met(game, text.cond, Asking(seat, frame.cause.card, each[1]))
        ]
    if isinstance(step, AttachThis):
        able = [each for each in both if not forbids(game, seat, Ban.ATTACH, partner=each[1])]
        return able or both
    return both


def character_options(
    characters: Iterable[Someone], rule: str, kind: str = "character"
) -> tuple[Option, ...]:
    """Return the options of Characters: `character:1`, and `character:1-partner` for a Partner."""
    return tuple(
        option(
            f"{kind}:{seat + 1}-partner" if partner else f"{kind}:{seat + 1}",
            kind,
            rule,
            copy,
            seat=seat,
        )
        for seat, partner, copy in characters
    )


def characters_of(game: Game, seats: Iterable[int]) -> list[Someone]:
    """Return the Characters of players: the seat, whether it is the Partner, and its copy (DBG-18.15)."""
    found = []
    for seat in seats:
        player = game.players[seat]
        found.append((seat, False, player.character))
        if player.partner is not None:
            found.append((seat, True, player.partner.character))
    return found


def _go_on(game: Game, frame: frames.Text, floor: int, outcome: Outcome | None) -> None:
    if outcome is None or frame.next + 1 >= len(game.book.steps[frame.text]):
        return
    it, done = outcome
    game.agenda.insert(floor, copy_text(frame, {"next": frame.next + 1, "it": it, "done": done}))
