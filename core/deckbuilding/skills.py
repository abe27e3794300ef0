"""The Skill System: the draft of Skills, XP, and which Skills work (DBG-19)."""

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.decisions import card_option
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.state import Companion, Draft, Player, Skill
from core.deckbuilding.teams import mates
from core.kernel.decision import NONE, Decision, Option, numbered, option
from core.kernel.event import Cause, because
from core.kernel.quick import copier

DEALT = 5
"""Skills dealt to each player (DBG-19.2)."""

KEPT, KEPT_WITH_PARTNER = 3, 2
"""Skills that stay (DBG-19.3, 19.4)."""

_copy_skill, _copy_companion = copier(Skill), copier(Companion)


def skill_cards(book: Book) -> tuple[str, ...]:
    """Return the ids of all Skill cards of the catalogue."""
    return tuple(card.id for card in book.catalogue.cards if card.kind is Kind.SKILL)


def kept_number(game: Game) -> int:
    """Return how many Skills a player keeps of those drafted (DBG-19.3, 19.4)."""
    return KEPT_WITH_PARTNER if game.setup.partner else KEPT


def _around(game: Game, first: int) -> tuple[int, ...]:
    count = len(game.players)
    return tuple((first + step) % count for step in range(count))


@procedures.handles(frames.DealSkills)
def deal_skills(game: Game, frame: frames.DealSkills) -> None:
    """Deal 5 random Skills to each player; nobody sees the rest (DBG-19.2)."""
    pool = game.shuffled(game.undealt)
    seats = _around(game, frame.seat)
    for place, seat in enumerate(seats):
        cards = tuple(sorted(pool[place * DEALT : (place + 1) * DEALT]))
        game.change(seat, draft=Draft(cards))
        game.emit(events.SkillsDealt(because(NONE), "DBG-19.2", seat, cards))
    game.undealt = tuple(sorted(pool[DEALT * len(seats) :]))
    game.push(
        *_round(seats) if len(seats) > 1 else (),
        *(frames.KeepSkills(seat) for seat in seats),
        frames.TurnUpSkills(frame.seat),
    )


def _round(seats: tuple[int, ...]) -> tuple[frames.DraftSkill | frames.PassSkills, ...]:
    return (*(frames.DraftSkill(seat) for seat in seats), frames.PassSkills(seats[0]))


@procedures.handles(frames.DraftSkill)
def draft_skill(game: Game, frame: frames.DraftSkill) -> None:
    """Ask which Skill is kept (DBG-19.2)."""
    draft = _draft(game, frame.seat)
    options = numbered([card_option(game, "draft", copy, "DBG-19.2") for copy in draft.dealt])
    game.ask(Decision(frame.seat, "draft", 1, 1, options, "DBG-19.2"), frame)


@procedures.answered(frames.DraftSkill)
def skill_drafted(game: Game, frame: frames.DraftSkill, picked: tuple[Option, ...]) -> None:
    """Keep the Skill face-down."""
    seat, copy = frame.seat, picked[0].card
    draft = _draft(game, seat)
    rest = tuple(each for each in draft.dealt if each != copy)
    game.change(seat, draft=Draft(rest, (*draft.kept, copy)))
    game.emit(events.SkillDrafted(because(seat), "DBG-19.2", seat, copy))


@procedures.handles(frames.PassSkills)
def pass_skills(game: Game, frame: frames.PassSkills) -> None:
    """Pass what is left to the left, all at once; nothing left: the draft is over (DBG-19.2)."""
    seats = _around(game, frame.seat)
    held = [_draft(game, seat) for seat in seats]
    if not held[0].dealt:
        return
    for place, seat in enumerate(seats):
        passed = held[place - 1].dealt
        game.change(seat, draft=Draft(passed, held[place].kept))
        game.emit(events.SkillsDealt(because(NONE), "DBG-19.2", seat, passed))
    game.push(*_round(seats))


@procedures.handles(frames.KeepSkills)
def keep_skills(game: Game, frame: frames.KeepSkills) -> None:
    """Ask which of the Skills drafted stay; alone, of those dealt (DBG-19.3, 19.4, 19.16)."""
    draft = _draft(game, frame.seat)
    cards = draft.kept + draft.dealt
    count = kept_number(game)
    rule = "DBG-19.4" if game.setup.partner else "DBG-19.3"
    options = numbered([card_option(game, "skill", copy, rule) for copy in cards])
    game.ask(Decision(frame.seat, "skills", count, count, options, rule), frame)


@procedures.answered(frames.KeepSkills)
def skills_kept(game: Game, frame: frames.KeepSkills, picked: tuple[Option, ...]) -> None:
    """Note the choice, which the others see when all have chosen; ask whose they are (DBG-19.4)."""
    draft = _draft(game, frame.seat)
    stay = tuple(each.card for each in picked)
    gone = tuple(each for each in draft.kept + draft.dealt if each not in stay)
    game.change(frame.seat, draft=Draft(gone, stay))
    if game.setup.partner:
        game.push(frames.AssignSkill(frame.seat))


@procedures.handles(frames.AssignSkill)
def assign_skill(game: Game, frame: frames.AssignSkill) -> None:
    """Ask which Skill is the Main Character's; the other one is the Partner's (DBG-19.4)."""
    kept = _draft(game, frame.seat).kept
    options = numbered([card_option(game, "owner", copy, "DBG-19.4") for copy in kept])
    game.ask(Decision(frame.seat, "owner", 1, 1, options, "DBG-19.4"), frame)


@procedures.answered(frames.AssignSkill)
def skill_assigned(game: Game, frame: frames.AssignSkill, picked: tuple[Option, ...]) -> None:
    """The Main Character's Skill comes first."""
    draft, copy = _draft(game, frame.seat), picked[0].card
    others = tuple(each for each in draft.kept if each != copy)
    game.change(frame.seat, draft=Draft(draft.dealt, (copy, *others)))


@procedures.handles(frames.TurnUpSkills)
def turn_up_skills(game: Game, frame: frames.TurnUpSkills) -> None:
    """Turn all Skills face-up, Remove the others; then Teammates are named (DBG-19.3, 19.17)."""
    seats = _around(game, frame.seat)
    for seat in seats:
        draft = _draft(game, seat)
        with_partner = game.setup.partner
        skills = tuple(
            Skill(copy, partner=with_partner and place > 0) for place, copy in enumerate(draft.kept)
        )
        game.change(seat, draft=None, skills=skills)
        game.removed = (*game.removed, *draft.dealt)
        game.emit(events.SkillsTurnedUp(because(NONE), "DBG-19.3", seat, draft.kept, draft.dealt))
    game.push(*(frames.ChooseMate(seat) for seat in seats))


def _draft(game: Game, seat: int) -> Draft:
    draft = game.players[seat].draft
    return draft if draft is not None else Draft(())


@procedures.handles(frames.ChooseMate)
def choose_mate(game: Game, frame: frames.ChooseMate) -> None:
    """Ask for the Teammate, if a Skill gives its effects to one (DBG-19.17)."""
    seat = frame.seat
    giving = [each.card for each in game.players[seat].skills if game.card(each.card).echoes]
    friends = mates(game, seat)
    if not giving or not friends:
        return
    options = tuple(
        option(
            f"player:{each + 1}", "player", "DBG-19.17", game.players[each].character, NONE, each
        )
        for each in friends
    )
    game.ask(Decision(seat, "player", 1, 1, options, "DBG-19.17", giving[0]), frame)


@procedures.answered(frames.ChooseMate)
def mate_chosen(game: Game, frame: frames.ChooseMate, picked: tuple[Option, ...]) -> None:
    """The Teammate stays the same all game."""
    seat, mate = frame.seat, picked[0].seat
    game.change(seat, mate=mate)
    giving = next(each.card for each in game.players[seat].skills if game.card(each.card).echoes)
    game.emit(events.MateChosen(because(seat), "DBG-19.17", seat, giving, mate))


def is_active(game: Game, skill: Skill) -> bool:
    """Say whether a Skill works: the XP on it equals its requirement (DBG-19.5)."""
    return skill.xp == game.printed[skill.card].xp


def works_for(player: Player, skill: Skill) -> bool:
    """Say whether the Character of a Skill is there."""
    return not skill.partner or player.partner is not None


Works = tuple[int, int, bool]
"""A Skill whose texts work: the copy that they count as of, the copy that has them, and whether it is
the Partner's."""


def working(game: Game, seat: int) -> list[Works]:
    """Return the Skills that work for a player (DBG-19.5, 19.17).

    An active Luck Lv. 3 has the texts of the player's other active Skills once more; in Mercenary Mode
    they are the Teammate's instead.
    """
    found = [(skill.card, skill.card, skill.partner) for skill in active(game, seat)]
    for giver in _givers(game, seat):
        theirs = active(game, giver)
        for skill in theirs:
            if game.printed[skill.card].echoes:
                partner = skill.partner if giver == seat else False
                found += [
                    (skill.card, other.card, partner)
                    for other in theirs
                    if other.card != skill.card and other.partner is skill.partner
                ]
    return found


def _givers(game: Game, seat: int) -> list[int]:
    """Return whose Skills are doubled for a player: the own ones, or those of Teammates (DBG-19.17)."""
    if not game.teams:
        return [seat]
    return [place for place, each in enumerate(game.players) if each.mate == seat]


def active(game: Game, seat: int) -> list[Skill]:
    """Return a player's own active Skills; none of a Character that is not there (DBG-13.10)."""
    player = game.players[seat]
    if not player.skills or player.face_down or player.out:
        return []
    return [each for each in player.skills if is_active(game, each)]


def xp_of(game: Game, seat: int, *, partner: bool = False) -> int:
    """Return the XP on a Character (DBG-19.6)."""
    player = game.players[seat]
    return (player.partner.xp if player.partner else 0) if partner else player.xp


def change_xp(
    game: Game, seat: int, by: int, cause: Cause, rule: str, *, partner: bool = False
) -> None:
    """Change the XP on a Character, not below 0 (DBG-19.6)."""
    player = game.players[seat]
    now = max(xp_of(game, seat, partner=partner) + by, 0)
    if partner and player.partner is not None:
        game.change(seat, partner=_copy_companion(player.partner, {"xp": now}))
    else:
        game.change(seat, xp=now)
    game.emit(events.XpChanged(cause, rule, seat, by, now, partner))


def gain_for_exploring(game: Game, seat: int) -> None:
    """Give each exploring Character 1 XP, whatever number of Explores is spent (DBG-19.7)."""
    cause = because(seat)
    change_xp(game, seat, 1, cause, "DBG-19.7")
    if game.players[seat].partner is not None:
        change_xp(game, seat, 1, cause, "DBG-19.7", partner=True)


def remove_partner_skills(game: Game, seat: int) -> None:
    """Remove the Skills of a player's Partner from the Game (DBG-19.15)."""
    skills = game.players[seat].skills
    gone = tuple(each.card for each in skills if each.partner)
    if gone:
        game.change(seat, skills=tuple(each for each in skills if not each.partner))
        game.removed = (*game.removed, *gone)


def change_skill(game: Game, seat: int, copy: int, xp: int) -> None:
    """Set the XP on a Skill of a player."""
    skills = game.players[seat].skills
    game.change(
        seat,
        skills=tuple(
            _copy_skill(each, {"xp": xp}) if each.card == copy else each for each in skills
        ),
    )


def owner_of_skill(game: Game, copy: int) -> int:
    """Return the seat in whose Skill Area a card lies."""
    return next(
        seat
        for seat, player in enumerate(game.players)
        if any(each.card == copy for each in player.skills)
    )


def lose_xp(game: Game, copy: int, by: int, cause: Cause, rule: str) -> int:
    """Take XP from a Skill, at most what is there; return how much was taken (DBG-19.11)."""
    seat = owner_of_skill(game, copy)
    before = next(each.xp for each in game.players[seat].skills if each.card == copy)
    taken = min(by, before)
    if taken:
        change_skill(game, seat, copy, before - taken)
        game.emit(events.SkillXpLost(cause, rule, seat, copy, taken, before - taken))
    return taken


def missing_xp(game: Game, skill: Skill) -> int:
    """Return the XP that a Skill lacks to its requirement (DBG-19.10)."""
    return (game.printed[skill.card].xp or 0) - skill.xp


def placing_options(game: Game, seat: int) -> list[Option]:
    """Return the Skills that XP can be put on now: exactly what each lacks (DBG-19.9, 19.10)."""
    return [
        option(f"xp:{game.card(each.card).slug}", "xp", "DBG-19.10", each.card, lacks)
        for each in game.players[seat].skills
        if 0 < (lacks := missing_xp(game, each)) <= xp_of(game, seat, partner=each.partner)
        and works_for(game.players[seat], each)
    ]


def place_xp(game: Game, seat: int, copy: int) -> None:
    """Put all the XP that it lacks on a Skill, which then works (DBG-19.10)."""
    skill = next(each for each in game.players[seat].skills if each.card == copy)
    by = missing_xp(game, skill)
    left = xp_of(game, seat, partner=skill.partner) - by
    player = game.players[seat]
    if skill.partner and player.partner is not None:
        game.change(seat, partner=_copy_companion(player.partner, {"xp": left}))
    else:
        game.change(seat, xp=left)
    change_skill(game, seat, copy, skill.xp + by)
    game.emit(events.XpPlaced(because(seat, kind="cost"), "DBG-19.10", seat, copy, by, left))
