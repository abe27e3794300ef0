"""What one seat may know of a game: made on demand, complete enough to play and to draw screens from.

Zones that are hidden from the seat appear as the set of cards they are drawn from, sorted, never in
their order: every player can know which cards another one owns, since Gains and Trashes are public.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from attrs import astuple

from core.deckbuilding import frames
from core.deckbuilding.cards import Figure
from core.deckbuilding.catalogue import Book
from core.deckbuilding.figures import (
    Part,
    Sum,
    added_damage,
    decorations,
    infected_damage,
    infected_health,
    level,
    maximum_health,
    multiplier,
    needs,
    requirement,
    strength,
    summed,
    total_damage,
    uses_a_turn,
    weapon_damage,
)
from core.deckbuilding.game import Game
from core.deckbuilding.infection import is_infected_character
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import RevealHand
from core.deckbuilding.partner import limit
from core.deckbuilding.setup import Setup
from core.deckbuilding.skills import Works, is_active, working
from core.deckbuilding.state import Draft, Fight, Known, NextTurn, State, Team, Turn
from core.deckbuilding.teams import points, worth
from core.deckbuilding.texts import character_texts
from core.deckbuilding.zones import without
from core.kernel.agenda import Frame
from core.kernel.decision import NONE, Decision
from core.kernel.event import EVERYONE, HIDDEN
from core.kernel.records import Record, evolve


class PartnerView(Record):
    """A player's Partner as a seat sees it: Health in points, the Level of the Main Character (DBG-18.3).

    `tucked` is a card Attached face-down, HIDDEN to all but its player (DBG-2.3). `base_damage` is what it
    deals beside its Weapons, `times` what all its Damage is multiplied by (DBG-8.1); `limit` is the number of
    cards that can be Attached (DBG-18.7).
    """

    character: int
    health: int
    maximum_health: Sum
    attached: tuple[int, ...]
    xp: int = 0
    base_damage: Sum = Sum(0, ())
    times: int = 1
    limit: int = 0
    lowered: int = 0
    tucked: tuple[int, ...] = ()
    infection: tuple[int, ...] = ()
    uncarded: int = 0

    @property
    def infection_level(self) -> int:
        """The Infection Level (DBG-18.18)."""
        return len(self.infection) + self.uncarded


class SkillView(Record):
    """A Skill card: the XP on it, whether it works now, and whether it is the Partner's (DBG-19.5)."""

    card: int
    xp: int
    active: bool
    partner: bool = False


class SeatView(Record):
    """A player as another one sees it. `hand` is empty unless the view is the player's own.

    `owned` are the copies that lie hidden: in the Inventory, and in the Hand where that is hidden
    too, sorted by number, and of another player those Attached face-down, as far as the viewer knows: see
    `View.passes`. `tucked` is such a card of the Main Character, HIDDEN to the others; `passing` is the
    card that the viewer has chosen to pass, `picked` says who has chosen one; `tops` are those known to lie on
    top of the Inventory, HIDDEN where only their player has seen them. Health, Maximum Health and
    Decorations in points; `needs` are the Decorations that each Level takes, `next_level` those of the
    next one, NONE if there is none. `returns_with` is the Health with which a face-down Character returns.
    `won` are the Decorations of Versus Mode.
    `xp` is that on the Main Character; `working` are the Skills that work for the player, also those that
    Luck Lv. 3 has or gives (DBG-19.17), each as `skills.Works`; `draft` has HIDDEN for the Skills that
    the viewer may not know. `infected` says that the Character
    is an Infected one, or that the player is about to turn one face-up (DBG-17.14). `base_damage` is what
    the Character deals beside its Weapons in points, `times` what all its Damage is multiplied by
    (DBG-6.12, 8.1).
    """

    seat: int
    name: str
    player: str
    character: int
    offered: tuple[int, ...]
    health: int
    maximum_health: Sum
    decorations: int
    level: int
    next_level: int
    needs: tuple[int, ...]
    returns_with: int
    wounds: int
    falls: int
    face_down: bool
    out: bool
    hand: tuple[int, ...]
    hand_size: int
    inventory_size: int
    owned: tuple[int, ...]
    play_area: tuple[int, ...]
    discard_pile: tuple[int, ...]
    attached: tuple[int, ...]
    display: tuple[int, ...]
    next_turn: tuple[NextTurn, ...]
    tops: tuple[Known, ...]
    partner: PartnerView | None = None
    lowered: int = 0
    won: int = 0
    xp: int = 0
    skills: tuple[SkillView, ...] = ()
    working: tuple[Works, ...] = ()
    draft: Draft | None = None
    mate: int = NONE
    infection: tuple[int, ...] = ()
    uncarded: int = 0
    infected: bool = False
    base_damage: Sum = Sum(0, ())
    times: int = 1
    tucked: tuple[int, ...] = ()
    passing: int = NONE
    picked: bool = False

    @property
    def infection_level(self) -> int:
        """The Infection Level (DBG-17.3, 17.6)."""
        return len(self.infection) + self.uncarded


class TeamView(Record):
    """A Team of Mercenary Mode, and what its Combo Pile would score now, in Decorations (DBG-15.11).

    `parts` are what each Infected of the pile counts, those of Combo Bonuses included (DBG-15.15).
    """

    team: Team
    worth: int
    parts: tuple[int, ...] = ()


class PileView(Record):
    """A Resource pile: what it may hold, its top copy (NONE: empty), and the rest sorted by number."""

    ids: tuple[str, ...]
    top: int
    rest: tuple[int, ...]

    @property
    def size(self) -> int:
        """The number of cards in the pile."""
        return len(self.rest) + (self.top != NONE)


class WeaponView(Record):
    """A Weapon of the own Hand or Play Area with its figures as they are now, in points.

    `requirement` is None for a printed X. `uses_left` counts uses in this turn. `partner` says that it is
    Attached to the Partner, who uses it (DBG-18.10).
    """

    card: int
    requirement: Sum | None
    damage: Sum
    uses_left: int
    partner: bool = False


class InfectedView(Record):
    """An Infected of the Revealed row with its current figures, in points."""

    card: int
    health: Sum
    damage: Sum


class Step(Record):
    """Something that is still to be done, as public as the rules: its name, seat and what it is about.

    It names cards only where they lie open or are the viewer's own. What it goes on with is a Step as
    well. The agenda itself, with its frames, is never in a view.
    """

    name: str
    seat: int
    about: tuple[Any, ...]


class View(Record):
    """What the seat `seat` knows of a game.

    `asked` is the seat that must answer (NONE when the game is over) and `kind` what about;
    `decision` has the options only if it is the viewer's own, and `usable` are then the effects that can
    be used in the main part, as its options number them: copies, and ids of texts. `mansion_unseen` are
    the copies in the Mansion whose place the viewer does not know, sorted by number, with those that it
    knows on top;
    `mansion_tops` are the cards that somebody knows there, with HIDDEN where it is another seat alone,
    `mansion_known` the groups at its bottom, with HIDDEN for cards that another seat put there unseen;
    `face_up` are the Infected face-up beside it. `fight_damage` is the
    total Damage of the Explore in progress, and `fight_added` what of it Characters deal beside their
    Weapons. `ahead` are the steps still to be done in the turn, the one that asks last. `teams` are
    those of Mercenary Mode, in the order of their turns; `infection_deck` are the copies in it, sorted
    by number, as nobody knows their order (DBG-2.3). `targets` are the seats whose Characters that of
    the viewer can Attack now, clockwise, and `most_targets` how many of them in one Attack (DBG-16.4,
    17.11, 17.19). `passes` are the seats that have passed a card on which the viewer has not seen, each
    with the seat that got it, in their order: such a card still is among what its first owner is known to
    own (DBG-5.29).
    """

    seat: int
    setup: Setup
    cards: tuple[str, ...]
    asked: int
    kind: str
    decision: Decision | None
    turn: Turn
    seats: tuple[SeatView, ...]
    piles: tuple[PileView, ...]
    mansion_size: int
    mansion_unseen: tuple[int, ...]
    mansion_known: tuple[Known, ...]
    removed: tuple[int, ...]
    outside: tuple[int, ...]
    fight: Fight | None
    fight_damage: int
    fight_added: tuple[Part, ...]
    infected: tuple[InfectedView, ...]
    weapons: tuple[WeaponView, ...]
    ahead: tuple[Step, ...]
    ended: str
    face_up: tuple[int, ...] = ()
    teams: tuple[TeamView, ...] = ()
    infection_deck: tuple[int, ...] = ()
    usable: tuple[tuple[int, str], ...] = ()
    targets: tuple[int, ...] = ()
    most_targets: int = 0
    mansion_tops: tuple[Known, ...] = ()
    passes: tuple[tuple[int, int], ...] = ()

    @property
    def mansion_top(self) -> tuple[int, ...]:
        """The cards that the viewer knows on top of the Mansion, as far as no unknown one lies between."""
        return _leading(self.mansion_tops)

    @property
    def within_reach(self) -> int:
        """How many cards an Explore can meet at most: those face-up, else the Mansion's (DBG-20.9)."""
        return len(self.face_up) or self.mansion_size

    @property
    def me(self) -> SeatView:
        """The viewer's own seat."""
        return self.seats[self.seat]


def view_of(game: Game, state: State, seat: int) -> View:
    """Return what a seat may know of a state (DBG-2.3, 2.4, 2.5)."""
    question = state.question
    decision = question.decision if question else None
    tops = tuple(_seen(top, seat) for top in game.tops)
    known = tuple(_seen(group, seat) for group in game.known)
    known = _below(known, _leading(tops), len(game.mansion))
    placed = Counter(copy for group in known for copy in group.cards)
    hidden, passes = _hidden_from(game, state, seat)
    return View(
        seat=seat,
        setup=game.setup,
        cards=game.cards,
        asked=decision.seat if decision else NONE,
        kind=decision.kind if decision else "",
        decision=decision if decision and decision.seat == seat else None,
        turn=game.turn,
        seats=tuple(_seat_view(game, each, seat, hidden[each]) for each in range(len(hidden))),
        piles=tuple(
            PileView(p.ids, p.cards[0] if p.cards else NONE, tuple(sorted(p.cards[1:])))
            for p in game.piles
        ),
        mansion_size=len(game.mansion),
        mansion_unseen=tuple(sorted(c for c in game.mansion if c not in placed)),
        mansion_known=known,
        removed=tuple(sorted(game.removed)),
        outside=tuple(sorted(game.outside)),
        fight=game.fight,
        fight_damage=total_damage(game),
        fight_added=tuple(Part(*part) for part in added_damage(game)),
        infected=tuple(
            InfectedView(c, summed(infected_health(game, c)), summed(infected_damage(game, c)))
            for c in game.infected_in_row()
        ),
        weapons=_weapons(game, seat),
        ahead=tuple(_step(f) for f in state.agenda)
        + ((_step(question.frame),) if question else ()),
        ended=game.ended,
        usable=_usable(game, decision, seat),
        face_up=game.face_up,
        teams=tuple(TeamView(team, worth(game, team), points(game, team)) for team in game.teams),
        infection_deck=tuple(sorted(game.infection_deck)),
        targets=game.mode.targets(game, seat),
        most_targets=game.mode.most_targets(game, seat),
        mansion_tops=tops,
        passes=passes,
    )


def _hidden_from(
    game: Game, state: State, viewer: int
) -> tuple[list[tuple[int, ...]], tuple[tuple[int, int], ...]]:
    """Return what each seat owns hidden as far as a viewer knows, and the passes it has not seen.

    A card that was passed unseen counts as still with who passed it.
    """
    hidden = [
        player.inventory if seat == viewer else game.concealed(seat)
        for seat, player in enumerate(game.players)
    ]
    if not game.passed:
        return hidden, ()
    work = state.agenda + ((state.question.frame,) if state.question else ())
    seen = lying_open(game.book, work)
    unseen = []
    for each in reversed(game.passed):
        known = viewer in (each.giver, each.receiver) or each.card in seen
        if not known and each.card in hidden[each.receiver]:
            hidden[each.receiver] = without(hidden[each.receiver], (each.card,))
            hidden[each.giver] += (each.card,)
            unseen.append((each.giver, each.receiver))
    return hidden, tuple(reversed(unseen))


def lying_open(book: Book, work: Iterable[Frame]) -> frozenset[int]:
    """Return the cards of Hands that lie open in work under way (DBG-1.8, 2.5, 5.28, 6.15)."""
    shown: set[int] = set()
    for frame in work:
        if isinstance(frame, frames.Affect):
            shown.update(lying_open(book, frame.what))
        elif isinstance(frame, frames.Trash | frames.DiscardFrom | frames.Deliver):
            shown.update(frame.cards)
        elif isinstance(frame, frames.PayX | frames.AttachToPartner):
            shown.add(frame.card)
        elif isinstance(frame, frames.Text) and frame.next:
            before = book.steps[frame.text][frame.next - 1]
            shown.update(frame.it if isinstance(before, RevealHand) else ())
    return frozenset(shown)


def _step(frame: Frame) -> Step:
    seat, *about = astuple(frame, recurse=False)
    return Step(type(frame).__name__, seat, tuple(map(_shown, about)))


def _shown(field: Any) -> Any:
    if isinstance(field, tuple):
        return tuple(map(_shown, field))
    return _step(field) if isinstance(field, Frame) else field


def _leading(tops: tuple[Known, ...]) -> tuple[int, ...]:
    cards = [top.cards[0] for top in tops]
    return tuple(cards[: cards.index(HIDDEN)] if HIDDEN in cards else cards)


def _below(known: tuple[Known, ...], top: tuple[int, ...], size: int) -> tuple[Known, ...]:
    """Return what is known of the bottom of a Mansion without the cards that are known on its top.

    Where both are known the bottom reaches up into the top.
    """
    both = sum(len(group.cards) for group in known) + len(top) - size
    if both <= 0:
        return known
    left: list[Known] = []
    for group in known:
        gone = tuple(copy for copy in group.cards if copy in top)
        if HIDDEN in group.cards:
            gone = group.cards[:both]
        both -= len(gone)
        cards = group.cards[len(gone) :] if HIDDEN in gone else _without(group.cards, gone)
        left.append(evolve(group, cards=cards, order=_without(group.order, gone)))
    return tuple(group for group in left if group.cards)


def _without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(copy for copy in cards if copy not in gone)


def _usable(game: Game, decision: Decision | None, seat: int) -> tuple[tuple[int, str], ...]:
    """Return the effects of the main part, where the seat is asked what to do there (DBG-6.6)."""
    if decision is None or decision.kind != "main" or decision.seat != seat:
        return ()
    found = character_texts(game, seat, Moment.DURING_TURN)
    return tuple((copy, text.id) for copy, text in found)


def _seen(group: Known, seat: int) -> Known:
    if group.orderer not in (NONE, seat):
        return evolve(group, order=())
    if group.only in (EVERYONE, seat):
        return group
    return Known((HIDDEN,) * len(group.cards), group.only)


def _seat_view(game: Game, seat: int, viewer: int, hidden: tuple[int, ...]) -> SeatView:
    player = game.players[seat]
    mine = seat == viewer
    dealt = player.character != NONE
    have = decorations(game, seat)
    takes = needs(game, seat)
    return SeatView(
        seat=seat,
        name=game.setup.seats[seat].name,
        player=game.setup.seats[seat].player,
        character=player.character,
        offered=player.offered,
        health=player.health,
        maximum_health=summed(maximum_health(game, seat)) if dealt else Sum(0, ()),
        decorations=have,
        level=level(game, seat),
        next_level=min((need for need in takes if need > have), default=NONE),
        needs=takes,
        returns_with=game.mode.returns_with(game, seat) if player.face_down else 0,
        wounds=player.wounds,
        falls=player.falls,
        face_down=player.face_down,
        out=player.out,
        hand=player.hand if mine else (),
        hand_size=len(player.hand),
        inventory_size=len(player.inventory),
        owned=tuple(sorted(hidden)),
        play_area=player.play_area,
        discard_pile=player.discard_pile,
        attached=player.attached,
        display=tuple(sorted(player.display)),
        next_turn=player.next_turn,
        tops=tuple(_seen(top, viewer) for top in player.tops),
        partner=_partner_view(game, seat, mine=mine),
        lowered=player.lowered,
        won=player.won,
        xp=player.xp,
        skills=tuple(
            SkillView(each.card, each.xp, is_active(game, each), each.partner)
            for each in player.skills
        ),
        working=tuple(working(game, seat)) if game.setup.skills else (),
        draft=_draft_view(player.draft, mine=mine),
        mate=player.mate,
        infection=player.infection,
        uncarded=player.uncarded,
        infected=_infected(game, seat),
        base_damage=_base_damage(game, seat) if dealt else _NONE_DEALT,
        times=multiplier(game, seat) if game.turn.modifiers else 1,
        tucked=_tucked(player.tucked, mine=mine),
        passing=player.passing if mine else NONE,
        picked=player.passing != NONE,
    )


_NONE_DEALT = Sum(0, ())


def _base_damage(game: Game, seat: int, *, partner: bool = False) -> Sum:
    """Return what a Character deals beside its Weapons; in most games no card could change the 0."""
    if not game.turn.modifiers and not game.changers.get(Figure.CHARACTER_DAMAGE):
        return _NONE_DEALT
    return summed(strength(game, seat, partner=partner))


def _infected(game: Game, seat: int) -> bool:
    """Say whether a player has an Infected Character, or waits for one; not before the game."""
    waits_or_has = game.mode.infects and is_infected_character(game, seat)
    return waits_or_has and (game.players[seat].character != NONE or game.players[seat].face_down)


def _tucked(cards: tuple[int, ...], *, mine: bool) -> tuple[int, ...]:
    return cards if mine else (HIDDEN,) * len(cards)


def _draft_view(draft: Draft | None, *, mine: bool) -> Draft | None:
    if draft is None or mine:
        return draft
    return Draft((HIDDEN,) * len(draft.dealt), (HIDDEN,) * len(draft.kept))


def _partner_view(game: Game, seat: int, *, mine: bool) -> PartnerView | None:
    partner = game.players[seat].partner
    if partner is None:
        return None
    most = summed(maximum_health(game, seat, partner=True))
    return PartnerView(
        character=partner.character,
        health=partner.health,
        maximum_health=most,
        attached=partner.attached,
        xp=partner.xp,
        base_damage=_base_damage(game, seat, partner=True),
        times=multiplier(game, seat, partner=True),
        limit=limit(game, seat),
        lowered=partner.lowered,
        tucked=_tucked(partner.tucked, mine=mine),
        infection=partner.infection,
        uncarded=partner.uncarded,
    )


def _weapons(game: Game, seat: int) -> tuple[WeaponView, ...]:
    player = game.players[seat]
    if player.character == NONE:
        return ()
    kind = game.mode.fights_with(game, seat)
    attached = player.partner.attached if player.partner else ()
    paid = {use.card: use.ammo for use in game.fight.uses} if game.fight else {}
    return tuple(
        WeaponView(
            copy,
            None if game.card(copy).requirement is None else summed(requirement(game, seat, copy)),
            summed(weapon_damage(game, seat, copy, paid.get(copy, 0))),
            uses_a_turn(game, seat, copy) - game.turn.uses.count(copy),
            copy in attached,
        )
        for copy in player.hand + player.play_area + attached
        if game.card(copy).kind is kind
    )
