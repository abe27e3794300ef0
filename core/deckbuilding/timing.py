"""Order of effects, and reactions (DBG-5.22, 6.3, 6.9)."""

from collections.abc import Iterable

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.cards import Kind, Text
from core.deckbuilding.conditions import admits
from core.deckbuilding.figures import can_be_moved, infected_fits, of_partner
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import (
    ChangeInfected,
    GiveToDiscard,
    MoveInfected,
    Trash,
    WeaponDamage,
)
from core.deckbuilding.skills import working
from core.deckbuilding.texts import (
    character_meant,
    character_texts,
    copy_text,
    find_text,
    met_for,
    text_frame,
    texts_in_play,
    texts_of,
    use_up,
)
from core.kernel.decision import NONE, Decision, Option, numbered, option
from core.kernel.event import Decided, because
from core.kernel.quick import copier

Window = frames.ReactToWeapons | frames.ReactToReveal | frames.ReactToFall
"""A window for reactions (DBG-5.22)."""

Pending = tuple[int, str]
"""A copy and the id of one of its texts."""

_copy_damage = copier(frames.Damage)


def push_character_effects(game: Game, seat: int, moment: Moment, rule: str) -> None:
    """Put the effects of a player's Characters for a moment on the agenda, if there are any."""
    found = character_texts(game, seat, moment)
    if found:
        game.push(frames.Effects(seat, rule, pending_of(found)))


def push_effects_in_play(game: Game, seat: int, moment: Moment, rule: str) -> None:
    """Put the effects of a player's Character and Play Area for a moment on the agenda, if any."""
    found = character_texts(game, seat, moment)
    if moment in game.moments:
        found += texts_in_play(game, seat, game.players[seat].play_area, moment)
    if found:
        game.push(frames.Effects(seat, rule, pending_of(found)))


def push_effects_on(game: Game, seat: int, moment: Moment, rule: str, it: tuple[int, ...]) -> None:
    """Put those effects on the agenda that are about one of some cards (`Text.of`); these are `it`.

    That Infected have been Revealed is looked at once they have had their own effects (DBG-6.8, 7.41).
    """
    texts = character_texts(game, seat, moment)
    if not texts or not it:
        return
    found = [
        (copy, text)
        for copy, text in texts
        if (moment is Moment.REVEALED or any(admits(text.of, game.printed[each]) for each in it))
        and not (text.may and not has_object(game, seat, text))
    ]
    if found:
        game.push(frames.Effects(seat, rule, pending_of(found), it))


def push_effects_of(
    game: Game, seat: int, moments: Iterable[Moment], rule: str, *, partner: bool
) -> None:
    """Put the effects that are about one Character of a player on the agenda: something has happened to it."""
    found = [
        (copy, text)
        for moment in moments
        for copy, text in character_texts(game, seat, moment)
        if character_meant(game, seat, copy)[0] is partner
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
    there = tuple(
        (copy, text_id)
        for copy, text_id in frame.pending
        if _in_force(game, frame, copy, text_id) and not _lacks_player(game, frame.seat, text_id)
    )
    if there != frame.pending:
        game.push(frames.Effects(frame.seat, frame.rule, there, frame.it))
        return
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


def _in_force(game: Game, frame: frames.Effects, copy: int, text_id: str) -> bool:
    """Say whether an effect is still there: a Partner, what is Attached and XP may be gone.

    One on Infected that have been Revealed needs one of those that it is about (DBG-7.41).
    """
    seat = frame.seat
    player = game.players[seat]
    kind = game.printed[copy].kind
    text = find_text(game, copy, text_id)
    if text_id in game.book.lasting:
        return any(
            each.cause.card == copy and each.text == text_id for each in game.turn.effects.lasting
        )
    if text.when is Moment.REVEALED and not any(
        infected_fits(game, text.of, each) for each in frame.it
    ):
        return False
    if kind is Kind.SKILL:
        return any(
            skill == copy and text in game.printed[source].texts
            for skill, source, _ in working(game, seat)
        )
    if kind is Kind.CHARACTER:
        return copy == player.character or (
            player.partner is not None and copy == player.partner.character
        )
    if kind not in _IN_PLAY:
        return True
    with_partner = of_partner(game, seat, copy)
    there = copy in player.play_area + player.attached or with_partner
    return (
        (there or kind is Kind.WEAPON)
        and (NONE, text_id) not in game.turn.limits
        and met_for(game, seat, copy, text, with_partner)
    )


def _lacks_player(game: Game, seat: int, text_id: str) -> bool:
    """Say whether a text would give cards to another Player, and there is none (DBG-5.14)."""
    text = game.book.by_id[text_id]
    gives = text.may and any(isinstance(step, GiveToDiscard) for step in text.do)
    return gives and len(game.clockwise(seat)) == 1


_IN_PLAY = frozenset({Kind.ACTION, Kind.AMMUNITION, Kind.ITEM, Kind.WEAPON})
"""The kinds of cards whose texts work while they lie in play; a Weapon once used does what it does."""


@procedures.answered(frames.Effects)
def effect_chosen(game: Game, frame: frames.Effects, picked: tuple[Option, ...]) -> None:
    """Apply the chosen effect, then go on with the rest; or be done with the optional ones."""
    if picked[0].code == "effect":
        _apply(game, frame, picked[0].amount)


def _apply(game: Game, frame: frames.Effects, place: int) -> None:
    copy, text_id = frame.pending[place]
    rest = frame.pending[:place] + frame.pending[place + 1 :]
    text = find_text(game, copy, text_id)
    if text_id in game.book.lasting:
        _last_no_more(game, copy, text)
    elif text.may or text.once:
        use_up(game, copy, text)
    if text.may:
        game.emit(
            events.EffectUsed(because(frame.seat, copy, text_id), frame.rule, frame.seat, copy)
        )
    game.push(
        text_frame(game, frame.seat, copy, text, frame.it),
        frames.Effects(frame.seat, frame.rule, rest, frame.it),
    )


def _last_no_more(game: Game, copy: int, text: Text) -> None:
    """Let what a card does once in the turn be done: one use of the card has given it (DBG-6.4)."""
    if text.once:
        lasting = list(game.turn.effects.lasting)
        lasting.remove(next(e for e in lasting if e.cause.card == copy and e.text == text.id))
        game.change_effects(lasting=tuple(lasting))


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
    attacked = game.fight is not None and bool(game.fight.targets)
    moments = (Moment.REACT_WEAPON, Moment.REACT_ATTACK) if attacked else (Moment.REACT_WEAPON,)
    if not game.moments.isdisjoint(moments) and weapons_in_use(game):
        game.push(frames.ReactToWeapons(seat, game.clockwise(seat)))


def weapons_in_use(game: Game) -> tuple[int, ...]:
    """Return the Weapons being used in the Explore or Attack in progress, each once (DBG-7.6)."""
    uses = game.fight.uses if game.fight else ()
    used = dict.fromkeys([use.card for use in uses])
    return tuple([copy for copy in used if game.printed[copy].kind is Kind.WEAPON])


def _moments(game: Game, seat: int, frame: Window) -> tuple[Moment, ...]:
    """Return the moments that a player can react to now (DBG-5.22, 5.24)."""
    if isinstance(frame, frames.ReactToReveal):
        return (Moment.REACT_REVEAL,)
    if isinstance(frame, frames.ReactToFall):
        return (Moment.REACT_FALL,)
    if game.fight is not None and seat in game.fight.targets:
        return Moment.REACT_WEAPON, Moment.REACT_ATTACK
    return (Moment.REACT_WEAPON,)


def open_reveal_window(game: Game, frame: frames.RevealEffects, *, own: bool) -> None:
    """Open the window for reactions to the Reveal of Infected (DBG-5.22 b): of the active player, or others."""
    if Moment.REACT_REVEAL in game.moments:
        row = tuple(copy for copy in frame.row if game.is_infected(copy))
        if row:
            seats = tuple(s for s in game.clockwise(frame.seat) if (s == frame.seat) is own)
            game.push(frames.ReactToReveal(frame.seat, seats, row))


def _for(frame: Window, rest: tuple[int, ...]) -> Window:
    """Return the window for the seats of `rest`."""
    if isinstance(frame, frames.ReactToReveal):
        return frames.ReactToReveal(frame.seat, rest, frame.row)
    if isinstance(frame, frames.ReactToFall):
        return frames.ReactToFall(frame.seat, rest, frame.harm)
    return frames.ReactToWeapons(frame.seat, rest)


@procedures.handles(frames.ReactToReveal)
def ask_reaction_to_reveal(game: Game, frame: frames.ReactToReveal) -> None:
    """Ask the next seat of the window once (DBG-5.22)."""
    _ask_reaction(game, frame)


@procedures.handles(frames.ReactToWeapons)
def ask_reaction_to_weapons(game: Game, frame: frames.ReactToWeapons) -> None:
    """Ask the next seat of the window once (DBG-5.22)."""
    _ask_reaction(game, frame)


@procedures.handles(frames.ReactToFall)
def ask_reaction_to_fall(game: Game, frame: frames.ReactToFall) -> None:
    """Ask the next seat of the window once; if nobody reacts the Damage is taken (DBG-5.22 c)."""
    _ask_reaction(game, frame)


def _ask_reaction(game: Game, frame: Window) -> None:
    rest = tuple(seat for seat in frame.rest if game.exists(seat))
    if not rest:
        if isinstance(frame, frames.ReactToFall):
            game.push(_copy_damage(frame.harm, {"reacted": True}))
        return
    asked = rest[0]
    cards = _reactions(game, asked, frame)
    if not cards and game.setup.reactions != "everyone":
        if asked != frame.seat and _may_hold_one(game, asked, frame):
            # Silence tells of a Hand as a question does, so undo has to stop here too.
            game.emit(Decided(because(asked), "DBG-5.22", asked, "react", ()))
        game.push(_for(frame, rest[1:]))
        return
    options = numbered([decisions.card_option(game, "react", copy, "DBG-5.17") for copy in cards])
    decision = Decision(asked, "react", 0, min(1, len(options)), options, "DBG-5.22")
    game.ask(decision, _for(frame, rest))


@procedures.answered(frames.ReactToReveal)
def reaction_to_reveal_chosen(
    game: Game, frame: frames.ReactToReveal, picked: tuple[Option, ...]
) -> None:
    """Apply the reaction and ask the same seat again, or go on to the next seat."""
    _react(game, frame, picked)


@procedures.answered(frames.ReactToWeapons)
def reaction_to_weapons_chosen(
    game: Game, frame: frames.ReactToWeapons, picked: tuple[Option, ...]
) -> None:
    """Apply the reaction and ask the same seat again, or go on to the next seat."""
    _react(game, frame, picked)


@procedures.answered(frames.ReactToFall)
def reaction_to_fall_chosen(
    game: Game, frame: frames.ReactToFall, picked: tuple[Option, ...]
) -> None:
    """Apply the reaction, which replaces the fall (DBG-6.16), or go on to the next seat."""
    _react(game, frame, picked)


def _react(game: Game, frame: Window, picked: tuple[Option, ...]) -> None:
    if not picked:
        game.push(_for(frame, frame.rest[1:]))
        return
    seat, copy = frame.rest[0], picked[0].card
    found = [text for source, text in _reaction_texts(game, seat, frame) if source == copy]
    game.emit(events.EffectUsed(because(seat, copy, "", "text"), "DBG-5.17", seat, copy))
    if game.card(copy).kind is Kind.CHARACTER:
        for text in found:
            use_up(game, copy, text)
    texts = [text_frame(game, seat, copy, text) for text in found]
    if isinstance(frame, frames.ReactToFall):
        game.push(*(copy_text(each, {"replaces": frame.harm}) for each in texts))
    else:
        game.push(*texts, frame)


def _reactions(game: Game, seat: int, frame: Window) -> list[int]:
    return decisions.distinct(
        game, dict.fromkeys(copy for copy, _ in _reaction_texts(game, seat, frame))
    )


def _reaction_texts(game: Game, seat: int, frame: Window) -> list[tuple[int, Text]]:
    """Return the texts that a player can react with now: of cards of the Hand, and of Characters.

    Cards that save from a fall to 0 do so from the Play Area as well.
    """
    player = game.players[seat]
    if isinstance(frame, frames.ReactToFall):
        return _texts_among(game, seat, frame, player.hand + player.play_area)
    return _texts_among(game, seat, frame, player.hand)


def _may_hold_one(game: Game, seat: int, frame: Window) -> bool:
    """Say whether others think that a player may hold a reaction: Hand and Inventory together are known."""
    player = game.players[seat]
    return bool(_texts_among(game, seat, frame, player.hand + player.inventory))


def _texts_among(
    game: Game, seat: int, frame: Window, cards: tuple[int, ...]
) -> list[tuple[int, Text]]:
    """Return the texts of some cards, and of Characters, that a player can react with now."""
    found = []
    for moment in _moments(game, seat, frame):
        found += [(copy, text) for copy in cards for text in texts_of(game, copy, moment)]
        found += character_texts(game, seat, moment)
    revealed = frame.row if isinstance(frame, frames.ReactToReveal) else ()
    return [
        (copy, text)
        for copy, text in found
        if not (text.others_turn and seat == game.turn.seat)
        and has_object(game, seat, text)
        and (not revealed or _of_kind(game, text, revealed))
    ]


def _of_kind(game: Game, text: Text, revealed: tuple[int, ...]) -> bool:
    """Say whether an undefeated Infected just Revealed is one that a reaction waits for."""
    there = game.infected_in_row()
    return any(copy in there and admits(text.of, game.printed[copy]) for copy in revealed)


def has_object(game: Game, seat: int, text: Text) -> bool:
    """Say whether a text has something to work on; only then it is offered (DBG-5.22)."""
    hand = game.players[seat].hand
    for step in text.do:
        if isinstance(step, WeaponDamage):
            found = any(admits(step.of, game.card(copy)) for copy in weapons_in_use(game))
        elif isinstance(step, MoveInfected):
            found = any(can_be_moved(game, step, copy) for copy in game.infected_in_row())
        elif isinstance(step, GiveToDiscard):
            found = len(game.clockwise(seat)) > 1
        elif isinstance(step, ChangeInfected):
            found = any(infected_fits(game, step.of, copy) for copy in game.infected_in_row())
        elif isinstance(step, Trash) and step.zone == "hand" and step.count:
            found = any(admits(step.of, game.card(copy)) for copy in hand)
        else:
            continue
        if not found:
            return False
    return True
