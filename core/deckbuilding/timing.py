"""Order of effects, and reactions (DBG-5.22, 6.3, 6.9)."""

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.cards import Kind, Text
from core.deckbuilding.conditions import admits
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import WeaponDamage
from core.deckbuilding.texts import character_texts, find_text, text_frame, texts_of, use_up
from core.kernel.decision import Decision, Option, numbered, option
from core.kernel.event import because

Pending = tuple[int, str]
"""A copy and the id of one of its texts."""


def push_character_effects(game: Game, seat: int, moment: Moment, rule: str) -> None:
    """Put the effects of a player's Character for a moment on the agenda, if there are any."""
    found = character_texts(game, seat, moment)
    if found:
        game.push(frames.Effects(seat, rule, pending_of(found)))


def push_effects_in_play(game: Game, seat: int, moment: Moment, rule: str) -> None:
    """Put the effects of a player's Character and Play Area for a moment on the agenda, if any."""
    found = character_texts(game, seat, moment)
    if game.book.has_text(game.cards, moment):
        found += [
            (copy, text)
            for copy in game.players[seat].play_area
            for text in texts_of(game, copy, moment)
        ]
    if found:
        game.push(frames.Effects(seat, rule, pending_of(found)))


def pending_of(found: list[tuple[int, Text]]) -> tuple[Pending, ...]:
    """Return texts as what can stand in a frame."""
    return tuple((copy, text.id) for copy, text in found)


@procedures.handles(frames.Effects)
def apply_effects(game: Game, frame: frames.Effects) -> None:
    """Apply what is compulsory and whose order cannot matter; ask for the rest (DBG-6.9).

    Optional effects are offered one after another until the player is done with them.
    """
    if not frame.pending or not game.exists(frame.seat):
        return
    texts = [find_text(game, copy, text_id) for copy, text_id in frame.pending]
    must = [place for place, text in enumerate(texts) if not text.may]
    for place in must:
        if not _order_matters(game, texts, place):
            _apply(game, frame, place)
            return
    options = [
        option(f"effect:{game.card(copy).slug}", "effect", frame.rule, copy, place)
        for place, (copy, _) in enumerate(frame.pending)
    ]
    if not must:
        options.append(option("done", "done", "DBG-5.7"))
    game.ask(Decision(frame.seat, "effect", 1, 1, numbered(options), frame.rule), frame)


@procedures.answered(frames.Effects)
def effect_chosen(game: Game, frame: frames.Effects, picked: tuple[Option, ...]) -> None:
    """Apply the chosen effect, then go on with the rest; or be done with the optional ones."""
    if picked[0].code == "effect":
        _apply(game, frame, picked[0].amount)


def _apply(game: Game, frame: frames.Effects, place: int) -> None:
    copy, text_id = frame.pending[place]
    rest = frame.pending[:place] + frame.pending[place + 1 :]
    text = find_text(game, copy, text_id)
    if text.may:
        use_up(game, copy, text)
        game.emit(
            events.EffectUsed(because(frame.seat, copy, text_id), frame.rule, frame.seat, copy)
        )
    game.push(
        text_frame(game, frame.seat, copy, text), frames.Effects(frame.seat, frame.rule, rest)
    )


def _order_matters(game: Game, texts: list[Text], place: int) -> bool:
    mine = game.book.touches[texts[place].id]
    for other, text in enumerate(texts):
        if other != place and text.id != texts[place].id:
            theirs = game.book.touches[text.id]
            if mine.changes & theirs.reads or theirs.changes & mine.reads:
                return True
    return False


def open_weapon_window(game: Game, seat: int) -> None:
    """Open the window for reactions to the Weapons being used, and to an Attack (DBG-5.22 a).

    All of them need a Weapon in use for an object, and Infection cards are none (DBG-5.24).
    """
    if not weapons_in_use(game):
        return
    moments = _moments(attacked=bool(game.fight and game.fight.targets))
    if any(game.book.has_text(game.cards, moment) for moment in moments):
        game.push(frames.ReactToWeapons(seat, game.clockwise(seat)))


def weapons_in_use(game: Game) -> tuple[int, ...]:
    """Return the Weapons being used in the Explore or Attack in progress, each once (DBG-7.6)."""
    used = dict.fromkeys(use.card for use in game.fight.uses) if game.fight else {}
    return tuple(copy for copy in used if game.card(copy).kind is Kind.WEAPON)


def _moments(*, attacked: bool) -> tuple[Moment, ...]:
    """Return the moments that a player can react to now (DBG-5.22 a, 5.24)."""
    return (Moment.REACT_WEAPON, Moment.REACT_ATTACK) if attacked else (Moment.REACT_WEAPON,)


@procedures.handles(frames.ReactToWeapons)
def ask_reaction(game: Game, frame: frames.ReactToWeapons) -> None:
    """Ask the next seat of the window once (DBG-5.22)."""
    rest = tuple(seat for seat in frame.rest if game.exists(seat))
    if not rest:
        return
    asked, later = rest[0], frames.ReactToWeapons(frame.seat, rest[1:])
    cards = _reactions(game, asked)
    if not cards and game.setup.reactions != "everyone":
        game.push(later)
        return
    options = numbered([decisions.card_option(game, "react", copy, "DBG-5.17") for copy in cards])
    decision = Decision(asked, "react", 0, min(1, len(options)), options, "DBG-5.22")
    game.ask(decision, frames.ReactToWeapons(frame.seat, rest))


@procedures.answered(frames.ReactToWeapons)
def reaction_chosen(game: Game, frame: frames.ReactToWeapons, picked: tuple[Option, ...]) -> None:
    """Apply the reaction and ask the same seat again, or go on to the next seat."""
    if not picked:
        game.push(frames.ReactToWeapons(frame.seat, frame.rest[1:]))
        return
    seat, copy = frame.rest[0], picked[0].card
    game.emit(events.EffectUsed(because(seat, copy, "", "text"), "DBG-5.17", seat, copy))
    texts = _reaction_texts(game, seat, copy)
    game.push(*(text_frame(game, seat, copy, text) for text in texts), frame)


def _reactions(game: Game, seat: int) -> list[int]:
    hand = game.players[seat].hand
    usable = [copy for copy in hand if _has_object(game, _reaction_texts(game, seat, copy))]
    return decisions.distinct(game, usable)


def _reaction_texts(game: Game, seat: int, copy: int) -> tuple[Text, ...]:
    attacked = game.fight is not None and seat in game.fight.targets
    moments = _moments(attacked=attacked)
    return tuple(text for moment in moments for text in texts_of(game, copy, moment))


def _has_object(game: Game, texts: tuple[Text, ...]) -> bool:
    """Say whether a reaction has something to work on; only then it is offered (DBG-5.22)."""
    for text in texts:
        for step in text.do:
            if isinstance(step, WeaponDamage):
                return any(admits(step.of, game.card(copy)) for copy in weapons_in_use(game))
    return False
