"""A full state that agrees with what a seat knows; everything else is drawn anew."""

from collections.abc import Iterator
from typing import Any

from core.deckbuilding import frames
from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.modifications import mode_of
from core.deckbuilding.state import Companion, Draft, Known, Passed, Pile, Player, Skill, State
from core.deckbuilding.view import PartnerView, PileView, SeatView, Step, View, lying_open
from core.deckbuilding.zones import without
from core.kernel.agenda import Frame, Question
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.event import HIDDEN
from core.kernel.records import evolve

DRAWS = 1_000
"""How often the Hand of a player is drawn anew until that player would be asked what is asked."""

_FRAMES = {each.__name__: each for each in frames.ALL}


def resample(book: Book, view: View, chance: Chance) -> State:
    """Return a state in which the viewer sees the same: hidden orders and Hands are drawn by `chance`.

    What another player is asked can tell of that player's Hand; such a Hand is drawn again until it
    fits. DRAWS hands that do not are possible, if most unlikely; then the last one stays.
    """
    ahead = tuple(frame_of(step) for step in view.ahead)
    shown = lying_open(book, ahead)
    view, passed, chance = _passes(view, shown, chance)
    players = []
    for seat in view.seats:
        player, chance = _player(seat, shown, chance, mine=seat.seat == view.seat)
        players.append(_choosing(player, seat))
    piles = []
    for pile in view.piles:
        rest, chance = chance.shuffled(pile.rest)
        piles.append(_pile(pile, rest))
    mansion, known, chance = _mansion(view, chance)
    undealt, chance = _deal_skills(book, view, players, chance)
    infection_deck, chance = chance.shuffled(view.infection_deck)
    state = State(
        view.setup,
        view.cards,
        tuple(players),
        tuple(piles),
        mansion,
        known,
        view.removed,
        view.outside,
        view.turn,
        view.fight,
        ahead,
        None,
        chance,
        view.ended,
        view.face_up,
        tuple(each.team for each in view.teams),
        undealt,
        infection_deck,
        _tops(view, mansion),
        passed,
    )
    return _asked(book, view, state, shown)


def frame_of(step: Step) -> Frame:
    """Return the frame that a step of a view stands for."""
    return _FRAMES[step.name](step.seat, *map(_stood_for, step.about))


def _stood_for(field: Any) -> Any:
    if isinstance(field, tuple):
        return tuple(map(_stood_for, field))
    return frame_of(field) if isinstance(field, Step) else field


def _passes(
    view: View, shown: frozenset[int], chance: Chance
) -> tuple[View, tuple[Passed, ...], Chance]:
    """Let cards that the viewer has not seen be passed: any that may have been in that Hand (DBG-5.29).

    Return the view in which seats own what they then own.
    """
    owned = [seat.owned for seat in view.seats]
    passed = []
    for giver, receiver in view.passes:
        tops = {copy for top in view.seats[giver].tops for copy in top.cards}
        loose = [copy for copy in owned[giver] if copy not in tops and copy not in shown]
        place, chance = chance.below(len(loose))
        copy = loose[place]
        owned[giver] = without(owned[giver], (copy,))
        owned[receiver] += (copy,)
        passed.append(Passed(giver, receiver, copy))
    seats = tuple(evolve(seat, owned=owned[seat.seat]) for seat in view.seats)
    return (evolve(view, seats=seats) if passed else view), tuple(passed), chance


def _choosing(player: Player, seat: SeatView) -> Player:
    """Let a player of whom the viewer knows only that a card has been chosen have chosen one (DBG-5.29)."""
    unseen = seat.picked and player.passing == NONE
    return evolve(player, passing=player.hand[0]) if unseen else player


def _asked(book: Book, view: View, state: State, shown: frozenset[int]) -> State:
    """Return the state with its question: the viewer's own as it is, another's asked anew."""
    game = Game(book, mode_of(view.setup), state)
    if view.decision is not None:
        game.question = Question(view.decision, game.agenda.pop())
        return game.freeze()
    for _ in range(DRAWS):
        procedures.run(game)
        question = game.question
        asked = (question.decision.seat, question.decision.kind) if question else (NONE, "")
        if asked == (view.asked, view.kind):
            break
        chance = game.chance
        game = Game(book, mode_of(view.setup), state)
        player, game.chance = _player(view.seats[view.asked], shown, chance, mine=False)
        game.players[view.asked] = player
    return game.freeze()


def _player(
    seat: SeatView, shown: frozenset[int], chance: Chance, *, mine: bool
) -> tuple[Player, Chance]:
    """Deal a player's hidden cards; what lies open in the Hand or is known to be on top stays there."""
    known = tuple(top.cards[0] for top in seat.tops)
    held = seat.hand if mine else tuple(c for c in seat.owned if c in shown and c not in known)
    loose, chance = chance.shuffled(without(seat.owned, held + known))
    drawn = seat.hand_size - len(held)
    hand, spare = held + loose[:drawn], iter(loose[drawn:])
    tucked = _filled(seat.tucked, spare)
    partner = _partner(seat.partner, spare)
    top = tuple(next(spare) if copy == HIDDEN else copy for copy in known)
    player = Player(
        seat.character,
        seat.offered,
        seat.health,
        seat.wounds,
        seat.falls,
        seat.face_down,
        seat.out,
        top + tuple(spare),
        hand,
        seat.play_area,
        seat.discard_pile,
        seat.attached,
        seat.display,
        seat.next_turn,
        tuple(Known((copy,), each.only) for copy, each in zip(top, seat.tops, strict=True)),
        lowered=seat.lowered,
        won=seat.won,
        xp=seat.xp,
        skills=tuple(Skill(each.card, each.xp, each.partner) for each in seat.skills),
        draft=seat.draft,
        mate=seat.mate,
        partner=partner,
        infection=seat.infection,
        uncarded=seat.uncarded,
        tucked=tucked,
        passing=seat.passing,
    )
    return player, chance


def _partner(seen: PartnerView | None, spare: Iterator[int]) -> Companion | None:
    if seen is None:
        return None
    return Companion(
        seen.character,
        seen.health,
        seen.attached,
        seen.xp,
        seen.lowered,
        _filled(seen.tucked, spare),
        seen.infection,
        seen.uncarded,
    )


def _deal_skills(
    book: Book, view: View, players: list[Player], chance: Chance
) -> tuple[tuple[int, ...], Chance]:
    """Fill the drafts of the others from the Skills not seen; return the rest, which nobody knows."""
    if not view.setup.skills:
        return (), chance
    seen = {*view.removed, *(each.card for seat in view.seats for each in seat.skills)}
    seen.update(c for each in players if each.draft for c in each.draft.dealt + each.draft.kept)
    unseen = [
        copy
        for copy, card_id in enumerate(view.cards)
        if book.cards[card_id].kind is Kind.SKILL and copy not in seen
    ]
    loose, chance = chance.shuffled(tuple(unseen))
    spare = iter(loose)
    for place, player in enumerate(players):
        if player.draft is not None:
            draft = Draft(_filled(player.draft.dealt, spare), _filled(player.draft.kept, spare))
            players[place] = evolve(player, draft=draft)
    return tuple(sorted(spare)), chance


def _filled(cards: tuple[int, ...], spare: Iterator[int]) -> tuple[int, ...]:
    return tuple(next(spare) if copy == HIDDEN else copy for copy in cards)


def _pile(pile: PileView, rest: tuple[int, ...]) -> Pile:
    return Pile(pile.ids, rest if pile.top == NONE else (pile.top, *rest))


def _mansion(view: View, chance: Chance) -> tuple[tuple[int, ...], tuple[Known, ...], Chance]:
    """Lay the known groups at the bottom; cards that others hid there are drawn from the unseen.

    The cards that the viewer knows on top lie there.
    """
    known_on_top = tuple(c for top in view.mansion_tops for c in top.cards if c != HIDDEN)
    unseen, chance = chance.shuffled(without(view.mansion_unseen, known_on_top))
    hidden = sum(group.cards.count(HIDDEN) for group in view.mansion_known)
    spare, deck = unseen[:hidden], unseen[hidden:]
    known = []
    for group in view.mansion_known:
        count = group.cards.count(HIDDEN)
        filled = tuple(c for c in group.cards if c != HIDDEN) + spare[:count]
        spare = spare[count:]
        laid, chance = (group.order, chance) if group.order else chance.shuffled(filled)
        deck += laid
        order = laid if group.orderer != NONE else ()
        known.append(Known(tuple(sorted(filled)), group.only, order, group.orderer))
    below = iter(without(deck, known_on_top))
    tops = [top.cards[0] for top in view.mansion_tops]
    top = tuple(next(below) if copy == HIDDEN else copy for copy in tops)
    return top + tuple(below), tuple(known), chance


def _tops(view: View, mansion: tuple[int, ...]) -> tuple[Known, ...]:
    """Return what is known of the top of a Mansion that has been laid."""
    return tuple(
        Known((copy,), top.only) for copy, top in zip(mansion, view.mansion_tops, strict=False)
    )
