"""A game as data: small frozen records, card copies as numbers, no definitions (design section 1).

A physical card is a copy number; `State.cards[number]` is its card id. Zones are tuples of copy
numbers, top card first. NONE (-1) stands for no card and no seat.
"""

from attrs import field, frozen

from core.deckbuilding.cards import Figure
from core.deckbuilding.operations import Which
from core.deckbuilding.setup import Setup
from core.kernel.agenda import Frame, Question
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.event import EVERYONE, Cause
from core.kernel.quick import Quick
from core.kernel.records import Record


class NextTurn(Record):
    """What holds in a player's next turn that is not skipped, or a skip of it (DBG-4.8).

    `actions`, `buys`, `explores` and `cards` are added to what it begins with. `most_actions` is the number
    of Actions that may be played, `not_attacked` the seat whose Character cannot be Attacked; NONE where
    nothing is limited. `ammo` is what Weapons need more, in points.
    """

    cause: Cause
    explores: int = 0
    must_explore: bool = False
    no_actions: bool = False
    skip: bool = False
    most_actions: int = NONE
    not_attacked: int = NONE
    ammo: int = 0
    actions: int = 0
    buys: int = 0
    cards: int = 0

    def holds(self) -> tuple[str, ...]:
        """Return the codes of what holds in that turn; a skip is used up before it (DBG-4.8)."""
        found = [what for what in _HOLDING if getattr(self, what)]
        limits = ("most_actions", "not_attacked")
        return (*found, *(what for what in limits if getattr(self, what) != NONE))


_HOLDING = ("actions", "buys", "explores", "cards", "must_explore", "no_actions", "ammo")
"""What waits for a next turn and can be 0 or False; the limits apart."""


class Known(Record):
    """Cards whose place in a hidden deck is known, in unknown order among themselves.

    Known to everyone, or to one seat only (`only`). The seat `orderer` knows their order too, which is
    `order`, top card first (DBG-15.12); NONE if nobody does.
    """

    cards: tuple[int, ...]
    only: int = EVERYONE
    order: tuple[int, ...] = ()
    orderer: int = NONE


class Companion(Record):
    """A player's Partner (DBG-18): its Character copy, current Health in points, and what is Attached.

    Attached Weapons are used by the Partner; its Level follows the Main Character (DBG-18.3, 18.10).
    `lowered` is what effects have taken of its Maximum Health, in points; `tucked` is a card Attached
    face-down (DBG-6.19); `infection` and `uncarded` are its Infection Level (DBG-18.18).
    """

    character: int
    health: int
    attached: tuple[int, ...] = ()
    xp: int = 0
    lowered: int = 0
    tucked: tuple[int, ...] = ()
    infection: tuple[int, ...] = ()
    uncarded: int = 0


class Skill(Record):
    """A Skill card in a player's Skill Area, and the XP on it (DBG-19.3, 19.5).

    `partner` says that it belongs to the Partner (DBG-19.4).
    """

    card: int
    xp: int = 0
    partner: bool = False


class Draft(Record):
    """The draft of Skills as a player takes part in it (DBG-19.2, 19.3).

    `dealt` are the cards to keep one of; `kept` those kept face-down so far, and once the draft is
    over the ones that stay, while `dealt` are those that will be Removed.
    """

    dealt: tuple[int, ...]
    kept: tuple[int, ...] = ()


class Player(Record):
    """A seat and its cards (DBG-2.2).

    `health` is current Health in points, at least 0. `wounds` counts Fatal Wounds recovered from,
    `lowered` is what effects have taken of Maximum Health, in points (DBG-13.8); Maximum Health is
    derived (`figures.maximum_health`). `offered` holds the two Characters that are
    dealt until one is kept. `tops` are the cards known to lie on top of the Inventory, one by one from
    its top on (DBG-2.5, 2.12). `display` holds the cards of a
    player who is out (DBG-13.11). `xp` is that on the Main Character, `skills` the Skill Area, `draft`
    what it is made from; `mate` is the Teammate who gets the Skills that Luck Lv. 3 gives away
    (DBG-19.17). `partner` is the Partner while there is one; all other fields of a Character are those
    of the Main Character. `won` counts the Decorations for Defeating Characters in Versus Mode
    (DBG-16.8). `infection` are the Infection cards beside a living Character, `uncarded` the part of its
    Infection Level for which the Infection Deck had no cards (DBG-17.3, 17.6). `tucked` is a card Attached
    face-down to the Character, which only its player knows (DBG-2.3, 6.19). A player who has become
    Infected has no Character until the next turn (DBG-17.14). `passing` is the card of the Hand that the
    player has chosen to pass, NONE for none (DBG-5.29). Zones are top card first.
    """

    character: int = NONE
    offered: tuple[int, ...] = ()
    health: int = 0
    wounds: int = 0
    falls: int = 0
    face_down: bool = False
    out: bool = False
    inventory: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    play_area: tuple[int, ...] = ()
    discard_pile: tuple[int, ...] = ()
    attached: tuple[int, ...] = ()
    display: tuple[int, ...] = ()
    next_turn: tuple[NextTurn, ...] = ()
    tops: tuple[Known, ...] = ()
    partner: Companion | None = None
    xp: int = 0
    skills: tuple[Skill, ...] = ()
    draft: Draft | None = None
    mate: int = NONE
    lowered: int = 0
    won: int = 0
    infection: tuple[int, ...] = ()
    uncarded: int = 0
    tucked: tuple[int, ...] = ()
    passing: int = NONE


class Passed(Record):
    """A card that went from Hand to Hand unseen, and has not been seen since (DBG-2.3, 5.29)."""

    giver: int
    receiver: int
    card: int


class Modifier(Record):
    """A lasting change of a figure (DBG-5.12), in points. `figure` is the value of a Figure.

    It is on the copy `card`, or with NONE on every Weapon of `seat` that `of` admits. CHARACTER_DAMAGE is
    that of the Character of `seat`, its Partner's with `partner`. With `per` the amount is multiplied by
    a count that is taken when the figure is read. `until` is `turn` or `explore`; `zero` makes the figure
    0 whatever else is added (DBG-5.25), `times` multiplies all Damage of the Character or Weapon
    (DBG-8.1). One on an Infected can be `against` its `damage` or its `defeat`: it changes no figure
    (DBG-7.28).
    """

    cause: Cause
    seat: int
    card: int
    add: int
    of: Which = Which()
    per: str = ""
    zero: bool = False
    until: str = "turn"
    figure: str = Figure.DAMAGE.value
    times: int = 1
    partner: bool = False
    against: str = ""


class Lasting(Record):
    """A text that works for a player for the rest of the turn, each time its moment comes (DBG-5.27)."""

    cause: Cause
    seat: int
    text: str


class Armed(Record):
    """An effect that waits for the next Infected to be Revealed this turn (DBG-7.23)."""

    cause: Cause
    seat: int
    of: Which


class TurnEffects(Record):
    """What cards have brought about for the rest of the turn, apart since most turns have nothing of it.

    `most_actions` is the number of Actions that may be played, NONE for any; `free_actions`: they can be
    played with none left. `not_attacked` are the seats whose Characters cannot be Attacked. `xp_given` is
    the XP that the latest step to Remove some did. `from_bottom`: Explores Reveal from the bottom of the
    Mansion (DBG-7.45); `gains_to_hand`: what is Gained goes to the Hand (DBG-10.16). `spared` are the
    Characters that take no Damage any more, by their seats and whether it is the Partner (DBG-6.17);
    `no_main` says that the turn has no main part (DBG-4.12); `draw_more` is by how many cards the draw at
    its end is larger.
    """

    must_explore: bool = False
    no_actions: bool = False
    most_actions: int = NONE
    free_actions: bool = False
    not_attacked: tuple[int, ...] = ()
    armed: tuple[Armed, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    xp_given: int = 0
    from_bottom: bool = False
    gains_to_hand: bool = False
    spared: tuple[tuple[int, bool], ...] = ()
    no_main: bool = False
    draw_more: int = 0


NO_EFFECTS = TurnEffects()


class Turn(Record):
    """The turn in progress: counters of the active player, all at least 0 (DBG-4.2).

    Actions, Buys and Explores are counts, Gold and Ammo points. `uses` names the Weapon copies used
    this turn, once for each use; `limits` the (copy, text) pairs of "can" texts already used;
    `actions_played` counts Action cards played by anybody. `extra_turns` names the seats that have
    turns of their own directly after this one; in such a turn `after` is the seat from which the order
    goes on, else NONE (DBG-4.9, 7.50). `gained` are the cards that have been Gained this turn, each with
    the seat that Gained it (DBG-5.21). `defeated` are the Infected that have been Defeated, each with the
    Health that it had then.
    """

    number: int = 0
    seat: int = NONE
    actions: int = 0
    buys: int = 0
    explores: int = 0
    gold: int = 0
    ammo: int = 0
    explored: bool = False
    uses: tuple[int, ...] = ()
    limits: tuple[tuple[int, str], ...] = ()
    actions_played: int = 0
    modifiers: tuple[Modifier, ...] = ()
    extra_turns: tuple[int, ...] = ()
    after: int = NONE
    gained: tuple[tuple[int, int], ...] = ()
    defeated: tuple[tuple[int, int], ...] = ()
    effects: TurnEffects = NO_EFFECTS


class Use(Record):
    """One use of a Weapon in the Explore or Attack in progress, with the Ammo allotted to it (DBG-7.9).

    Ammo in points. `target` is the seat whose Character it is used on in an Attack (DBG-16.5).
    """

    card: int
    ammo: int
    target: int = NONE


class Fight(Record):
    """The Explore or Attack in progress (DBG-7, 16.4). `committed` is N, the Explores spent, 0 before E7.

    `row` is the Revealed row without the cards that have left it, in reveal order; `declined` the
    cards that wait to go to the bottom together (DBG-9.2); `settled` says that E10 has been reached.
    `partner_leads` says that the Partner is the leader of this Explore (DBG-18.12); `hit` how the total
    Damage compared with the required Health: `exact`, `more` or `less`, empty before E10 (DBG-7.47).
    `repeated` are the Weapons whose texts are applied a second time (DBG-19.19).

    `lent` are Weapons being used, each with another one whose text it has as well (DBG-6.18).

    An Attack has no row. `attack` says that it is one, `targets` are the seats whose Characters are
    Attacked, in the order in which they were named; `main_target` is the one that takes the Damage
    which comes from no Weapon, NONE until it is chosen (DBG-16.5). `at_partner` says that the target is
    the Partner of that seat (DBG-18.23).
    """

    seat: int
    uses: tuple[Use, ...] = ()
    committed: int = 0
    row: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()
    settled: bool = False
    partner_leads: bool = False
    hit: str = ""
    attack: bool = False
    targets: tuple[int, ...] = ()
    main_target: int = NONE
    repeated: tuple[int, ...] = ()
    lent: tuple[tuple[int, int], ...] = ()
    at_partner: bool = False


class Pile(Record):
    """A pile of the Resource Area: the ids of its cards (several in a mixed pile) and its copies."""

    ids: tuple[str, ...]
    cards: tuple[int, ...]


class Team(Record):
    """A Team of Mercenary Mode (DBG-15.1, 15.5, 15.8).

    `seats` are its members in the order in which they have their turns. `turns` counts the Team turns
    left, `decorations` is in points. `combo` is the Combo Pile in the order in which cards joined it.
    `under_way` says that its Team turn goes on, `defeated` that an Infected has been Defeated in it;
    `last` is the member whose turn is or was the latest, NONE before the first one.
    """

    seats: tuple[int, ...]
    turns: int
    combo: tuple[int, ...] = ()
    decorations: int = 0
    under_way: bool = False
    defeated: bool = False
    last: int = NONE


@frozen
class State(Quick):
    """A game of the Deck Building Game at one point, whole.

    `known` describes the bottom of the Mansion, highest group first; `tops` are the cards known to lie on
    its top, one by one from there on (DBG-2.5, 2.12). `face_up` are the undefeated
    Infected that lie face-up beside it (DBG-20.8). `ended` is a code once the game is over, otherwise
    empty. `teams` are in the order of their turns, empty in other modes than Mercenary. `undealt` are the
    Skill cards Removed face-down, which nobody knows (DBG-19.2). The `infection_deck` is empty in other
    modes than Outbreak. `passed` are the cards that have gone from Hand to Hand and not been seen since, in
    the order of the passes. `setup` and `cards` never change after the opening and are left out of the text
    that digests are made of.
    """

    setup: Setup = field(repr=False)
    cards: tuple[str, ...] = field(repr=False)
    players: tuple[Player, ...]
    piles: tuple[Pile, ...]
    mansion: tuple[int, ...]
    known: tuple[Known, ...]
    removed: tuple[int, ...]
    outside: tuple[int, ...]
    turn: Turn
    fight: Fight | None
    agenda: tuple[Frame, ...]
    question: Question | None
    chance: Chance
    ended: str = ""
    face_up: tuple[int, ...] = ()
    teams: tuple[Team, ...] = ()
    undealt: tuple[int, ...] = ()
    infection_deck: tuple[int, ...] = ()
    tops: tuple[Known, ...] = ()
    passed: tuple[Passed, ...] = ()
