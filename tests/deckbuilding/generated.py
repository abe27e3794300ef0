"""Random legal positions: any card of the set anywhere it may be, both Levels, wounds, odd piles.

The same seed gives the same position. Random games begin from these where real openings would hardly
ever lead: near the end, with guns from Tokens, with players down or out.
"""

from collections import Counter
from random import Random

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Scenario
from core.deckbuilding.difficulties import BASE, OUTBREAK, difficulty_of
from core.deckbuilding.modes import MODES, Mode
from core.deckbuilding.operations import AttachThis
from core.deckbuilding.partner import can_be_attached
from core.deckbuilding.setup import (
    Position,
    PositionPartner,
    PositionSeat,
    PositionTeam,
    Seat,
    Setup,
)
from tests.deckbuilding.table import CATALOGUE

Piles = tuple[tuple[str, ...], ...]

DIFFICULTIES = ((), (), (), *((name,) for name in BASE))

CARDS = {card.id: card for card in CATALOGUE.cards}
YELLOW_HERB, CHRIS = "IT-002", "CH-008"
_BOSSES = [card.id for card in CATALOGUE.cards if card.boss]
_ATTACHED = ["IT-002", "MA-070", "AC-041", "AC-030", "MA-054"]
WAITING = ("skip", "no_actions", "must_explore", "explore")
_SETS_OF_BASICS = tuple(
    each
    for each in ("standard", "standard", "mercenaries")
    if each in {basics.id for basics in CATALOGUE.basics}
)
_BASICS = {card_id for basics in CATALOGUE.basics for pile in basics.piles for card_id in pile}
_CHARACTERS = [card for card in CATALOGUE.cards if card.kind is Kind.CHARACTER]
_DECK = [card.id for card in CATALOGUE.cards if card.cost is not None]
_WEAPONS = [c.id for c in CATALOGUE.cards if c.kind is Kind.WEAPON and can_be_attached(c)]
_WITH_PARTNER = [
    card.id
    for card in CATALOGUE.cards
    if any(isinstance(step, AttachThis) for text in card.texts for step in text.do)
]
_RARE = [card.id for card in CATALOGUE.cards if card.cost is not None and card.copies == 1]
_INFECTED = [card for card in CATALOGUE.cards if card.kind is Kind.INFECTED and not card.boss]
_COMBO = [
    card.id
    for card in CATALOGUE.cards
    if card.kind in (Kind.INFECTED, Kind.BONUS) and not card.boss
]
_ZOMBIES = [card for card in CATALOGUE.cards if card.kind is Kind.INFECTED_CHARACTER]
_INFECTIONS = [card.id for card in CATALOGUE.cards if card.kind is Kind.INFECTION]
_SKILLS = {card.id: card for card in CATALOGUE.cards if card.kind is Kind.SKILL}
_OF_NO_MANSION = (Kind.CHARACTER, Kind.INFECTION, Kind.INFECTED_CHARACTER, Kind.SKILL)
_MANSION = [
    card.id
    for card in CATALOGUE.cards
    if card.cost is None and card.kind not in _OF_NO_MANSION and not card.boss
]


def _rare(mansion: tuple[str, ...], *seats: PositionSeat, mode: str = "story") -> Setup:
    return Setup(
        mode=mode,
        seats=tuple(Seat(f"Seat {number}") for number, _ in enumerate(seats, 1)),
        piles=(("WE-002",), ("WE-006",), ("WE-014",)),
        partner=any(each.partner for each in seats),
        skills=any(each.skills for each in seats),
        position=Position(seats, mansion, actions=4, buys=4, explores=2, gold=300, ammo=300),
    )


_ARMED = ("WE-008", "WE-033")
_STOCK, _PISTOLS = ("AM-001",) * 10, ("WE-009",) * 4

RARE = (
    _rare(
        ("MA-055-N", "MA-066", "MA-054-N"),
        PositionSeat(
            character="CH-039",
            health=80,
            hand=_ARMED,
            inventory=_STOCK,
            attached=("MA-056-N", "MA-057-N", "MA-059"),
        ),
    ),
    _rare(
        ("MA-057-N", "MA-059", "MA-054-N"),
        PositionSeat(
            character="CH-035",
            health=100,
            hand=_ARMED,
            inventory=_STOCK,
            attached=("MA-056-N", "MA-058"),
        ),
    ),
    _rare(
        ("MA-059", "MA-054-N"),
        PositionSeat(
            character="CH-002",
            hand=("WE-004",) * 4,
            inventory=_STOCK,
            partner=PositionPartner("CH-005", 100, (YELLOW_HERB, "WE-004")),
        ),
    ),
    _rare(
        ("MA-028", "MA-030", "MA-025", "MA-029"),
        PositionSeat(character="CH-012", health=80, inventory=_STOCK),
        PositionSeat(
            character="CH-016",
            hand=("WE-017",) * 3,
            inventory=_STOCK,
            attached=("MA-025", "MA-033"),
        ),
    ),
    _rare(
        ("MA-022", "MA-029"),
        PositionSeat(
            character="CH-020",
            hand=("IT-004", "IT-001", "WE-017") * 3,
            inventory=_STOCK,
            attached=("MA-025", "MA-033"),
        ),
    ),
    _rare(
        ("MA-022", "MA-029"),
        PositionSeat(
            character="CH-017",
            inventory=_STOCK,
            partner=PositionPartner("CH-012", 80, ("AC-020", "AC-020")),
        ),
    ),
    _rare(
        ("MA-005", "MA-022", "MA-022", "MA-029"),
        PositionSeat(
            character="CH-011",
            hand=("WE-009",),
            discard_pile=_STOCK,
            attached=("MA-025", "MA-033", "MA-033"),
        ),
        PositionSeat(
            character="CH-036",
            hand=_ARMED,
            inventory=_STOCK,
            attached=("MA-055-N", "MA-056-N"),
        ),
    ),
    _rare(
        ("MA-009", "MA-008", "MA-011", "MA-010"),
        PositionSeat(
            character="CH-002",
            health=80,
            hand=(*_ARMED, "WE-009"),
            inventory=_PISTOLS,
            discard_pile=_STOCK,
            skills=(("SK-025", 2), ("SK-029", 5), ("SK-030", 6)),
        ),
        PositionSeat(
            character="CH-009",
            health=40,
            hand=("IT-001", "IT-001"),
            inventory=_STOCK,
            discard_pile=_PISTOLS,
            skills=(("SK-005", 2), ("SK-012", 4), ("SK-010", 2)),
        ),
    ),
    _rare(
        ("MA-053", "MA-044", "MA-041"),
        PositionSeat(
            character="CH-030",
            hand=("WE-007", *_ARMED),
            inventory=_STOCK,
            infection=("IN-001",) * 3,
        ),
        PositionSeat(character="CH-024", infection=("IN-002",) * 2),
        mode="outbreak",
    ),
    _rare(
        ("MA-044", "MA-041"),
        PositionSeat(character="CH-029", attached=("MA-043", "MA-046"), infection=("IN-002",) * 2),
        PositionSeat(
            character="CH-025", inventory=_STOCK, attached=("MA-046",), infection=("IN-001",) * 5
        ),
        mode="outbreak",
    ),
    _rare(
        ("MA-055", "MA-044", "MA-055", "MA-026", "MA-029"),
        PositionSeat(
            character="CH-019",
            hand=("AC-025", "WE-024", "WE-025", "WE-025"),
            inventory=("AC-025",) * 4,
            attached=("MA-024", "MA-025"),
        ),
    ),
    Setup(
        mode="story",
        seats=tuple(Seat(f"Seat {number}") for number in range(1, 5)),
        piles=(("WE-026", "WE-027"), ("WE-028",), ("AC-028",)),
        mansion="outbreak",
        boxes=("outbreak",),
    ),
)
"""What random positions hardly ever lead to: who defeats the strongest, who buys the dearest, a Partner
whose Maximum Health falls with the card that another one replaces, a Flash Grenade in another's turn, two
Herbs at once, two Cornered on one Partner, an exact hit, a Flash Grenade in vain, Skills that need
several things, an Infection Level that falls beside Rebecca, Kevin, an Antivirus that is found, Chris with
Weapons of two types."""


def generated_setup(
    seed: int,
    *,
    late: bool = False,
    mode: str = "",
    scenario: Scenario | None = None,
    wanted: frozenset[str] = frozenset(),
) -> Setup:
    """Return the set-up with the random position of a seed, of any mode and scenario unless given.

    A scenario that is given brings the modification that it is made for.
    In a `late` one every Character is near its end, so that random games of it are short. Cards that are
    `wanted` come first more often than not.
    """
    dice = Random(f"position {seed}")  # noqa: S311 - for play, not for secrets
    made_for = scenario.mode if scenario else ""
    seats = dice.randint(1, 4)
    chosen = dice.choice([*CATALOGUE.scenarios, None])
    scenario = scenario or chosen
    piles = scenario.piles if scenario else _random_piles(dice)
    basics = scenario.basics if scenario else dice.choice(_SETS_OF_BASICS)
    mode = mode or dice.choice(("story", "story", "mercenary", "versus", "outbreak"))
    seats = max(seats, MODES[mode].least_seats)
    difficulty = difficulty_for(seed, mode)
    in_play = next(each.piles for each in CATALOGUE.basics if each.id == basics) + piles
    generator = _Generator(
        dice,
        seats,
        in_play,
        MODES[mode],
        late=late,
        difficulty=difficulty,
        wanted=wanted,
        made_for=made_for,
    )
    position = generator.position()
    return Setup(
        mode=mode,
        seats=tuple(Seat(f"Seat {place + 1}") for place in range(seats)),
        piles=piles,
        scenario=scenario.id if scenario else "",
        basics=basics,
        reactions=dice.choice(("holders", "everyone")),
        difficulty=difficulty,
        position=position,
        teams=generator.team_numbers,
        team_turn=dice.choice(("all", "one_member")),
        partner=any(seat.partner for seat in position.seats),
        skills=generator.with_skills,
    )


def difficulty_for(seed: int, mode: str) -> tuple[str, ...]:
    """Return a difficulty; Normal more often than any other. Outbreak Mode has two more (DBG-20.1)."""
    if not MODES[mode].has_mansion:
        return ()
    dice = Random(f"difficulty {seed}")  # noqa: S311 - for play, not for secrets
    base = DIFFICULTIES[dice.randrange(len(DIFFICULTIES))]
    if not MODES[mode].infects:
        return base
    return base + tuple(name for name in OUTBREAK if dice.random() < 0.2)


def _random_piles(dice: Random) -> Piles:
    """Return piles of one's own, some of them mixed, with any card that has a cost (DBG-21.1, 21.2)."""
    ids = [card_id for card_id in _DECK if card_id not in _BASICS]
    dice.shuffle(ids)
    ids = ids[: dice.randint(4, len(ids))]
    piles: list[tuple[str, ...]] = []
    while ids:
        size = dice.choice((1, 1, 1, 2, 3))
        piles.append(tuple(ids[:size]))
        del ids[:size]
    return tuple(piles)


class _Generator:
    """Deals the copies of the box to zones until each zone is as full as it should be."""

    def __init__(
        self,
        dice: Random,
        seats: int,
        piles: Piles,
        mode: Mode,
        *,
        late: bool,
        difficulty: tuple[str, ...] = (),
        wanted: frozenset[str] = frozenset(),
        made_for: str = "",
    ) -> None:
        self.wanted = wanted
        self.made_for = made_for
        self.stays = difficulty_of(difficulty).stays
        self.limit = difficulty_of(difficulty).infection_limit
        self.dice = dice
        self.mode = mode
        self.mercenary = mode.id == "mercenary"
        often = 0.8 if wanted & _SKILLS.keys() else 0.4
        often = 1.0 if made_for == "skill" else often
        self.with_skills = "skills" in mode.modifications and dice.random() < often
        self.team_numbers = self._teams(seats) if self.mercenary else ()
        self.late = late
        self.seats = seats
        self.piles = piles
        self.left = Counter({card.id: card.copies for card in CATALOGUE.cards})

    def position(self) -> Position:
        """Return a position; the active player and the Boss are there, all else is open."""
        dice = self.dice
        active = dice.randrange(self.seats)
        characters = self._characters()
        others = [each for each in _CHARACTERS if each not in characters]
        often = 1.0 if self.made_for == "partner" else 0.35
        with_partners = dice.random() < often and "partner" in self.mode.modifications
        self.partners = iter(dice.sample(others, self.seats)) if with_partners else iter(())
        seats = tuple(
            self._seat(card, place, active=place == active)
            for place, card in enumerate(characters[: self.seats])
        )
        mansion = self._mansion()
        return Position(
            seats=seats,
            mansion=mansion,
            active=active,
            piles=self._pile_orders(),
            removed=self._take(_MANSION if self.mode.has_mansion else [], dice.randint(0, 2)),
            face_up=self._face_up(),
            turn=dice.randint(1, 40),
            actions=dice.randint(0, 4),
            buys=dice.randint(0, 3),
            explores=dice.choice((0, 1, 1, 2, 3, 4)),
            gold=dice.randrange(0, 140, 10),
            ammo=dice.choice((0, 20, 45, 90, 130, 200, 250, 300)),
            actions_played=dice.randint(0, 4),
            must_explore=dice.random() < 0.15,
            no_actions=dice.random() < 0.1,
            teams=self._position_teams(active),
        )

    def _teams(self, seats: int) -> tuple[int, ...]:
        """Return a number for each seat's Team: two Teams or more, where there are players enough."""
        numbers = [self.dice.randrange(seats) for _ in range(seats)]
        if len(set(numbers)) == 1:
            numbers[0] = (numbers[0] + 1) % seats
        return tuple(numbers)

    def _position_teams(self, active: int) -> tuple[PositionTeam, ...]:
        """Return the Teams with few turns or many, and Combo Piles of all sizes."""
        dice = self.dice
        members: dict[int, tuple[int, ...]] = {}
        for seat, number in enumerate(self.team_numbers):
            members[number] = (*members.get(number, ()), seat)
        return tuple(
            PositionTeam(
                seats,
                turns=dice.choice((1, 1, 2, 5, 15) if active in seats else (0, 1, 2, 5, 15)),
                decorations=dice.choice((0, 1, 4, 12, 40)),
                combo=self._take(_COMBO, dice.choice((0, 0, 1, 2, 5))),
                defeated=active in seats and dice.random() < 0.3,
            )
            for seats in members.values()
        )

    def _characters(self) -> list[Card]:
        """Return a Character for each seat; in Outbreak Mode some are Infected, never all of them."""
        wanted = [each for each in _CHARACTERS if each.id in self.wanted]
        first = self.dice.sample(wanted, min(len(wanted), self.seats, 2))
        others = [each for each in _CHARACTERS if each not in first]
        characters = first + self.dice.sample(others, self.seats - len(first))
        self.dice.shuffle(characters)
        if self.mode.infects:
            zombies = self.dice.sample(_ZOMBIES, self.dice.randint(0, min(self.seats, 3) - 1))
            for place, zombie in zip(
                self.dice.sample(range(self.seats), len(zombies)), zombies, strict=True
            ):
                characters[place] = zombie
        return characters

    def _zombie(self, character: Card) -> PositionSeat:
        """Return a seat with an Infected Character (DBG-17.14, 17.18)."""
        dice = self.dice
        most = character.health or 0
        return PositionSeat(
            character=character.id,
            health=dice.choice((1, most, 20 if self.late else dice.randint(1, most))),
            hand=self._take(_INFECTIONS + _DECK, 3) + self._take(_INFECTIONS, dice.randint(0, 4)),
            inventory=self._take(_INFECTIONS + _DECK, dice.choice((0, 3, 10))),
            discard_pile=self._take(_INFECTIONS + _DECK, dice.choice((0, 2, 8))),
            attached=self._take([card.id for card in _INFECTED], dice.randint(0, 4)),
        )

    def _seat(self, character: Card, place: int, *, active: bool) -> PositionSeat:
        if character.kind is Kind.INFECTED_CHARACTER:
            return self._zombie(character)
        dice = self.dice
        attached = self._attached(character)
        most = (character.health or 0) + 10 * attached.count(YELLOW_HERB)
        wounds = min(9 if self.late else dice.choice((0, 0, 0, 1, 2, 3, 4)), (most - 1) // 20)
        most -= 20 * wounds
        lowered = 20 if most > 20 and dice.random() < 0.1 else 0
        most -= lowered
        may_be_out = self.mode.has_mansion and not self.mode.infects
        out = not active and may_be_out and dice.random() < 0.06
        down = not (active or out or self.mercenary) and dice.random() < 0.1
        empty = out or dice.random() < 0.05
        return PositionSeat(
            character=character.id,
            health=None if out or down else dice.choice((1, most, dice.randint(1, most))),
            wounds=wounds,
            lowered=lowered,
            face_down=down,
            out=out,
            hand=() if empty or down else self._hand(),
            inventory=() if empty else self._take(_DECK, dice.choice((0, 1, 3, 10))),
            play_area=self._take(_DECK, dice.randint(0, 3)) if active else (),
            discard_pile=() if empty or down else self._take(_DECK, dice.choice((0, 1, 2, 8))),
            attached=attached,
            next_turn=() if out else tuple(w for w in WAITING if dice.random() < 0.12),
            won=0 if self.mode.has_mansion else dice.randint(0, 2),
            partner=None if out else self._partner(next(self.partners, None)),
            infection=self._infection(),
            xp=dice.choice((0, 1, 4, 9)) if self.with_skills else 0,
            skills=self._skills(dice.randint(0, 3)),
            mate=self._mate(place),
        )

    def _skills(self, count: int) -> tuple[tuple[str, int], ...]:
        """Return Skills, most of which work; others lack some XP or all of it (DBG-19.5)."""
        taken = self._take(list(_SKILLS), count) if self.with_skills else ()
        return tuple((skill, self._xp_on(_SKILLS[skill])) for skill in taken)

    def _xp_on(self, skill: Card) -> int:
        full = skill.xp or 0
        return full if self.dice.random() < 0.75 else self.dice.randrange(full)

    def _mate(self, place: int) -> int:
        """Return a Teammate, or -1: who gets what Luck Lv. 3 gives away (DBG-19.17)."""
        if not self.mercenary:
            return -1
        own = self.team_numbers[place]
        mates = [i for i, team in enumerate(self.team_numbers) if team == own and i != place]
        return self.dice.choice(mates) if mates else -1

    def _partner(self, character: Card | None) -> PositionPartner | None:
        """Return a Partner with cards Attached, more often than not near its end."""
        dice = self.dice
        if character is None or dice.random() < (0 if self.made_for == "partner" else 0.1):
            return None
        attached: tuple[str, ...] = ()
        if character.id != CHRIS:
            attached = self._take(_WEAPONS, dice.randint(0, 2)) + self._take(_WITH_PARTNER, 1)
            attached = attached[: dice.randint(0, 3)]
        health = dice.choice((1, 10, dice.randint(1, character.health or 1)))
        xp = dice.choice((0, 1, 5)) if self.with_skills else 0
        return PositionPartner(character.id, health, attached, xp, self._skills(1))

    def _infection(self) -> tuple[str, ...]:
        """Return Infection cards beside a living Character, fewer than the highest Level (DBG-17.3)."""
        if not self.mode.infects:
            return ()
        return self._take(_INFECTIONS, self.dice.choice((0, 3, self.limit - 2, self.limit - 1)))

    def _hand(self) -> tuple[str, ...]:
        """Return a Hand, quite often with one of the Weapons that there is a single copy of."""
        rare = self._take(_RARE, self.dice.choice((0, 1)))
        return self._take(_DECK, self.dice.randint(0, 9)) + rare

    def _attached(self, character: Card) -> tuple[str, ...]:
        """Return Infected for no Level, Level 1 or Level 2, and other cards that can be Attached."""
        if not self.mode.has_mansion:
            return ()
        goal = self.dice.choice((0, *(each.decorations for each in character.levels)))
        attached: list[str] = []
        if character.id in self.wanted:
            goal = max(each.decorations for each in character.levels)
        goal = 0 if self.mercenary else goal
        while sum(CARDS[card_id].decorations for card_id in attached) < goal:
            attached += self._take([card.id for card in _INFECTED], 1)
        if character.id != CHRIS:
            attached += self._take(_ATTACHED, self.dice.choice((0, 0, 0, 1, 2)))
        self.dice.shuffle(attached)
        return tuple(attached)

    def _mansion(self) -> tuple[str, ...]:
        """Return a deck of 1 card or many, with one Boss or two at any place, now and then on top."""
        if not self.mode.has_mansion:
            return ()
        cards = list(self._take(_MANSION, self.dice.choice((0, 1, 3, 8, 20, 30))))
        for boss in self._take(_BOSSES, self.dice.choice((1, 1, 2))):
            cards.insert(self.dice.choice((0, self.dice.randint(0, len(cards)))), boss)
        return tuple(cards)

    def _face_up(self) -> tuple[str, ...]:
        """Return Infected beside the Mansion, where undefeated ones stay there (DBG-20.8)."""
        if not self.stays:
            return ()
        return self._take([card.id for card in _INFECTED], self.dice.choice((0, 0, 1, 3)))

    def _pile_orders(self) -> Piles:
        """Return some piles in any order, some of them nearly sold out; mixed piles mostly."""
        orders = []
        for pile in self.piles:
            if self.dice.random() < (0.9 if len(pile) > 1 else 0.2):
                size = self.dice.choice((1, 2, 5, 30))
                if cards := self._take(list(pile), size):
                    orders.append(cards)
        return tuple(orders)

    def _take(self, ids: list[str], count: int) -> tuple[str, ...]:
        """Take up to `count` copies at random from those that are left of these cards."""
        there = [card_id for card_id in ids for _ in range(self.left[card_id])]
        first: list[str] = []
        if self.wanted and self.dice.random() < 0.6:
            first = [card_id for card_id in there if card_id in self.wanted]
            first = self.dice.sample(first, min(count, len(first)))
            there = [card_id for card_id in there if card_id not in self.wanted]
        rest = self.dice.sample(there, min(count - len(first), len(there)))
        self.left.subtract((*first, *rest))
        return (*first, *rest)
