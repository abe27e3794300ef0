"""What is fixed before the first turn (DBG-3.15), and the shape of a position."""

from core.kernel.records import Record

STANDARD = "standard"
"""The usual Basic Resources, and the usual starting Inventory."""


class Seat(Record):
    """Who sits at a seat: a name of 1 to 24 cells, and `person` or a kind of bot."""

    name: str
    player: str = "person"


class PositionPartner(Record):
    """The Partner of a seat of a position: its Character, Health in points, and what is Attached.

    It has `xp` and `skills` of its own, as the Main Character has (DBG-19.4, 19.7). `infection` are the
    Infection cards beside it (DBG-18.18).
    """

    character: str
    health: int | None = None
    attached: tuple[str, ...] = ()
    xp: int = 0
    skills: tuple[tuple[str, int], ...] = ()
    infection: tuple[str, ...] = ()


class PositionSeat(Record):
    """A seat of a position: card names by zone, top card first; figures as printed where None.

    Health in points, from 1 up to the Maximum Health; `wounds` is the number of Fatal Wounds
    recovered from, each 20 points of Maximum Health, `lowered` what effects have taken of it in points.
    `xp` lies on the Character; `skills` are the cards of the Skill Area, each with the XP on it, and
    `mate` is the seat that gets what Luck Lv. 3 gives away, -1 for none.
    `next_turn` names effects that wait: `skip`, `no_actions`, `must_explore`, `explore`. `won` are the
    Decorations of Versus Mode (DBG-16.8). `infection` are the Infection cards beside the Character; with
    `turning` the Character has become Infected: it is Removed, and the player has none yet (DBG-17.14).
    """

    character: str
    health: int | None = None
    wounds: int = 0
    face_down: bool = False
    out: bool = False
    hand: tuple[str, ...] = ()
    inventory: tuple[str, ...] = ()
    play_area: tuple[str, ...] = ()
    discard_pile: tuple[str, ...] = ()
    attached: tuple[str, ...] = ()
    next_turn: tuple[str, ...] = ()
    lowered: int = 0
    won: int = 0
    xp: int = 0
    skills: tuple[tuple[str, int], ...] = ()
    mate: int = -1
    partner: PositionPartner | None = None
    infection: tuple[str, ...] = ()
    turning: bool = False


class PositionTeam(Record):
    """A Team of a position: its seats, and its counters and Combo Pile (DBG-15.5, 15.8, 15.9).

    `defeated` says that it has Defeated an Infected in the Team turn in progress.
    """

    seats: tuple[int, ...]
    turns: int = 15
    decorations: int = 0
    combo: tuple[str, ...] = ()
    defeated: bool = False


class Position(Record):
    """A table stated exactly, at the main part of the first seat's turn unless `active` says another.

    Cards that are named in no zone are in their Resource pile, or Outside the Game. `piles` states
    the order of single piles, top card first. `mansion` is the whole deck, top card first. Counters
    are those of the active player's turn. `chance` is the queue of forced results: a number for the
    next random pick, an order for the next shuffle. `face_up` are the Infected that lie face-up beside
    the Mansion (DBG-20.8). `teams` states Teams of Mercenary Mode; those of
    the set-up that it leaves out are as at the beginning. `infection_deck` states the top cards of the
    Infection Deck; what is named nowhere lies below them.
    """

    seats: tuple[PositionSeat, ...]
    mansion: tuple[str, ...] = ()
    active: int = 0
    piles: tuple[tuple[str, ...], ...] = ()
    removed: tuple[str, ...] = ()
    turn: int = 1
    actions: int = 1
    buys: int = 1
    explores: int = 1
    gold: int = 0
    ammo: int = 0
    actions_played: int = 0
    must_explore: bool = False
    no_actions: bool = False
    chance: tuple[int | tuple[int, ...], ...] = ()
    face_up: tuple[str, ...] = ()
    teams: tuple[PositionTeam, ...] = ()
    infection_deck: tuple[str, ...] = ()


class Setup(Record):
    """A game before it begins.

    `piles` are the non-basic Resource piles, each a tuple of card ids (more than one: a mixed pile,
    DBG-3.9); `basics` names the set of Basic Resources, `inventory` the starting Inventory, `mansion`
    the Mansion, all by their ids in the catalogue. `scenario` is the id the piles come from, or empty
    for a custom list. `boxes` are those whose Characters are dealt; empty for those that the piles and
    the Mansion are of. `difficulty` names the difficulties, none for Normal (DBG-20.1); `combined_with`
    the Mansions that are shuffled together with `mansion` (DBG-21.5). `teams` has the number of the
    Team of each seat, empty if every player is alone (DBG-15.1); `team_turn` says whose turns make a
    Team turn: `all` or `one_member` (DBG-15.6). With `partner` every player has a second Character
    (DBG-18); `skills` adds the Skill System (DBG-19). `inventories` is `standard`, or `own` for the
    Characters' own starting Inventories (DBG-15.4, 21.8). `reactions` says who is asked in a reaction
    window: `holders` or `everyone`. `night` says whether it is night where the game is played (DBG-3.16).
    """

    mode: str
    seats: tuple[Seat, ...]
    piles: tuple[tuple[str, ...], ...]
    scenario: str = ""
    basics: str = STANDARD
    mansion: str = "premiere"
    inventory: str = STANDARD
    reactions: str = "holders"
    position: Position | None = None
    boxes: tuple[str, ...] = ()
    difficulty: tuple[str, ...] = ()
    combined_with: tuple[str, ...] = ()
    teams: tuple[int, ...] = ()
    team_turn: str = "all"
    partner: bool = False
    skills: bool = False
    inventories: str = "standard"
    night: bool = False
