"""A team while it is put together: what is taken and taken off, what it costs, all that is wrong (S16)."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import field, frozen

from content.undead.squads import team_words
from core.kernel.records import evolve
from core.undead.campaign import Progress, earned, unfit_problem, veteran
from core.undead.cards import SoldierType
from core.undead.catalogue import KNIFE, Book, allowed, loadout_of
from core.undead.setup import Member, Seat, Setup
from core.undead.team import cost_of, load_of, suits, team_problems
from tui.narration.text import _, mark, ngettext
from tui.narration.undead.terms import counted

SOLDIERS, WEAPONS, EQUIPMENT, SKILLS, THEOLOGIES = (
    "soldiers", "weapons", "equipment", "skills", "theologies",
)  # fmt: skip
KINDS = (SOLDIERS, WEAPONS, EQUIPMENT, SKILLS, THEOLOGIES)
"""What can be taken, in the order of the lists."""

NAMES = {
    SOLDIERS: mark("Soldiers"),
    WEAPONS: mark("Weapons"),
    EQUIPMENT: mark("Equipment"),
    SKILLS: mark("Skills"),
    THEOLOGIES: mark("Theology"),
}

_ISSUED = frozenset({KNIFE})
"""What every Player Soldier who is not Clergy has for nothing, and nobody buys (UND-4.7)."""


@frozen
class Draft:
    """A team for a Mission, right or wrong. `progress` is the campaign that it is for, or None.

    Skills that a Soldier has learned in a campaign are his without cost, and are no part of the draft. With
    an empty `objective` it is the Mission's first.
    """

    mission: str
    team: tuple[Member, ...] = ()
    progress: Progress | None = None
    seats: tuple[str, ...] = field(default=("",))
    objective: str = ""

    def with_soldier(self, soldier: str) -> "Draft":
        """Return the draft with a Soldier more."""
        return evolve(self, team=(*self.team, Member(soldier)))

    def without_soldier(self, place: int) -> "Draft":
        """Return the draft without a Soldier, and without what was bought for him."""
        return evolve(self, team=(*self.team[:place], *self.team[place + 1 :]))

    def with_card(self, place: int, kind: str, card: str) -> "Draft":
        """Return the draft with a card more for a Soldier; a School takes the place of another."""
        member = self.team[place]
        if kind == THEOLOGIES:
            return self._with(place, evolve(member, theology=card))
        return self._with(place, _with_cards(member, kind, (*cards_of(member, kind), card)))

    def without_card(self, place: int, kind: str, number: int) -> "Draft":
        """Return the draft without a card of a Soldier."""
        member = self.team[place]
        if kind == THEOLOGIES:
            return self._with(place, evolve(member, theology=""))
        cards = cards_of(member, kind)
        return self._with(place, _with_cards(member, kind, (*cards[:number], *cards[number + 1 :])))

    def _with(self, place: int, member: Member) -> "Draft":
        return evolve(self, team=(*self.team[:place], member, *self.team[place + 1 :]))


def cards_of(member: Member, kind: str) -> tuple[str, ...]:
    """Return what is bought of a kind for a Soldier, by ids."""
    if kind == THEOLOGIES:
        return (member.theology,) if member.theology else ()
    return {WEAPONS: member.weapons, EQUIPMENT: member.equipment, SKILLS: member.skills}[kind]


def _with_cards(member: Member, kind: str, cards: tuple[str, ...]) -> Member:
    if kind == WEAPONS:
        return evolve(member, weapons=cards)
    if kind == EQUIPMENT:
        return evolve(member, equipment=cards)
    return evolve(member, skills=cards)


def takes(book: Book, draft: Draft, place: int, kind: str) -> str:
    """Return why a Soldier can be given nothing of a kind; empty if he can."""
    if kind == SOLDIERS:
        return ""
    if not 0 <= place < len(draft.team):
        return _("Take a Soldier first: what is bought is for one of them.")
    card = book.soldiers[draft.team[place].soldier]
    if card.type is not SoldierType.PLAYER:
        text = _("{name} comes with what the card names: nothing is bought besides (UND-4.1).")
        return text.format(name=card.name)
    if kind == THEOLOGIES and not card.clergy:
        return _("{name} is not Clergy: only they follow a School (UND-21.1).").format(
            name=card.name
        )
    return ""


def on_offer(book: Book, draft: Draft, kind: str) -> tuple[str, ...]:
    """Return the ids that can be taken, in the order of the catalogue; each Soldier once."""
    if kind == SOLDIERS:
        taken = {each.soldier for each in draft.team}
        return tuple(each.id for each in book.catalogue.soldiers if each.id not in taken)
    if kind == WEAPONS:
        return tuple(each.id for each in book.catalogue.weapons if each.id not in _ISSUED)
    if kind == EQUIPMENT:
        return tuple(each.id for each in book.catalogue.equipment)
    if kind == SKILLS:
        return tuple(each.id for each in book.catalogue.skills)
    return tuple(each.id for each in book.catalogue.theologies)


def setup_of(book: Book, draft: Draft, seats: Sequence[Seat]) -> Setup:
    """Return the set-up of a draft, its Player Soldiers dealt to the seats in turn (UND-1.3)."""
    return Setup(draft.mission, tuple(seats), dealt(book, draft, len(seats)), draft.objective)


def dealt(book: Book, draft: Draft, seats: int) -> tuple[Member, ...]:
    """Return the team with a seat for each Soldier, and with what a campaign has taught them."""
    made, count = [], 0
    for member in draft.team:
        seat = 0
        if book.soldiers[member.soldier].type is SoldierType.PLAYER:
            seat, count = count % max(seats, 1), count + 1
        made.append(evolve(member, seat=seat, trained=learned(draft, member)))
    return tuple(made)


def problems_of(book: Book, draft: Draft) -> list[str]:
    """Return every rule that a draft breaks, in words, each with its number (UND-4.11)."""
    seats = [Seat(name) for name in draft.seats]
    found = [team_words(each) for each in team_problems(book, setup_of(book, draft, seats))]
    if draft.progress is not None:
        unfit = (unfit_problem(book, draft.progress, each.soldier) for each in draft.team)
        found += [
            _("{what}, found {name}").format(what=expected, name=name)
            for _code, name, expected in filter(None, unfit)
        ]
    return found


def advice_of(book: Book, draft: Draft) -> str:
    """Return how many Player Soldiers the points suit where that is another number (UND-4.9)."""
    have = sum(book.soldiers[e.soldier].type is SoldierType.PLAYER for e in draft.team)
    wanted = suits(book, draft.mission)
    if have == wanted or not have:
        return ""
    text = _("{points} Resource points suit {wanted} Player Soldiers, you have {have} (UND-4.9)")
    if wanted == 1:
        text = _("{points} Resource points suit 1 Player Soldier, you have {have} (UND-4.9)")
    return text.format(points=book.missions[draft.mission].rp, wanted=wanted, have=have)


def points_of(book: Book, draft: Draft) -> tuple[int, int]:
    """Return the Resource points that a draft costs, and those that there are (UND-4.3)."""
    return sum(cost_of(book, each) for each in draft.team), book.missions[draft.mission].rp


def load_words(book: Book, draft: Draft, member: Member) -> str:
    """Return the Loadout of a Player Soldier: "load 4/7"; empty for others."""
    card = book.soldiers[member.soldier]
    if card.type is not SoldierType.PLAYER:
        return ""
    skills = (*card.skills, *member.skills, *learned(draft, member))
    most = loadout_of(book, card, book.missions[draft.mission], skills)
    return _("load {load}/{most}").format(load=load_of(book, member), most=most)


def learned(draft: Draft, member: Member) -> tuple[str, ...]:
    """Return the Skills that a Soldier has learned in a campaign, which cost no points (UND-17.5)."""
    return veteran(draft.progress, member.soldier).trained if draft.progress else ()


def may_carry(book: Book, member: Member, weapon: str) -> bool:
    """Say whether a Soldier's card allows him a Weapon (UND-20.4)."""
    card = book.soldiers[member.soldier]
    return not card.clergy or allowed(card, book.weapons[weapon])


def bought(member: Member) -> Iterator[tuple[str, int, str]]:
    """Yield what is bought for a Soldier: its kind, its number there, its id."""
    for kind in KINDS[1:]:
        for number, card in enumerate(cards_of(member, kind)):
            yield kind, number, card


def wrong_words(count: int) -> str:
    """Return how many things are wrong with a draft."""
    if not count:
        return _("It is ready: Enter takes it.")
    return _("It cannot start yet: {things} to mend.").format(things=things(count))


def things(count: int) -> str:
    """Return "1 thing" or "2 things"."""
    return ngettext("{count} thing", "{count} things", count).format(count=count)


def divinity_words(book: Book, draft: Draft, member: Member) -> str:
    """Return the Divinity that a Clergy Soldier starts with: his own, his School's, the campaign's."""
    card, school = book.soldiers[member.soldier], book.theologies[member.theology]
    points = card.divinity + school.divinity
    if draft.progress is not None:
        points += veteran(draft.progress, member.soldier).divinity
        points += sum(each.divinity for each in earned(book, draft.progress))
    return counted("points", points)


def as_lists(team: Iterable[Member]) -> tuple[tuple[str, ...], ...]:
    """Return a team as lists of ids, a Soldier's first, for the settings."""
    return tuple(
        (
            each.soldier,
            *each.weapons,
            *each.equipment,
            *each.skills,
            *filter(None, (each.theology,)),
        )
        for each in team
    )


def from_lists(book: Book, lists: Iterable[Iterable[str]]) -> tuple[Member, ...]:
    """Return the team of lists of ids; what nothing has any more is left out."""
    team = []
    for soldier, *cards in (tuple(each) for each in lists if tuple(each)):
        if soldier not in book.soldiers:
            continue
        team.append(
            Member(
                soldier,
                weapons=tuple(each for each in cards if each in book.weapons),
                equipment=tuple(each for each in cards if each in book.equipment),
                skills=tuple(each for each in cards if each in book.skills),
                theology=next((each for each in cards if each in book.theologies), ""),
            )
        )
    return tuple(team)
