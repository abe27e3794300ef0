"""Setting up a Mission (UND-3)."""

from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.event import because
from core.undead import events, frames
from core.undead.catalogue import Book, Company
from core.undead.decks import NOBODY, draw
from core.undead.game import FIRST_SEAT, Game, procedures
from core.undead.moments import Moment
from core.undead.setup import Setup
from core.undead.state import Deck, Goal, Soldier, State, Turn
from core.undead.supplies import make_ready
from core.undead.texts import text_frame


def new_game(book: Book, setup: Setup, seed: int) -> Game:
    """Return a Mission about to begin: nothing is shuffled, nobody holds a card yet."""
    company = book.company(setup)
    end = company.mission.objective_at
    state = State(
        setup,
        company.cards,
        tuple(
            Soldier(0, each.health, xp=each.member.xp, divinity=each.divinity)
            for each in company.troops
        ),
        (),
        (*((NONE,) * end), company.goal),
        Deck(company.actions),
        Deck(company.locations),
        Deck(company.hostiles),
        (),
        spare_copies(company),
        Turn(0, company.mission.time + setup.turns, FIRST_SEAT),
        Goal(),
        None,
        (),
        (),
        0,
        (),
        None,
        Chance(seed),
    )
    game = Game(book, state)
    give_gear(game, company)
    game.push(frames.OpenMission(FIRST_SEAT))
    return game


def spare_copies(company: Company) -> tuple[int, ...]:
    """Return the copies that are in no zone as a Mission begins: Unique Hostiles (UND-3.4)."""
    return company.unique


def give_gear(game: Game, company: Company) -> None:
    """Make everybody's Gear ready (UND-4.8)."""
    for soldier, copies in enumerate(company.gear):
        gear = tuple(make_ready(game, soldier, copy) for copy in copies)
        game.change(soldier, gear=gear)


@procedures.handles(frames.OpenMission)
def open_mission(game: Game, frame: frames.OpenMission) -> None:
    """Shuffle the decks, draw the first hands, and begin the first Turn (UND-3.5, 3.8)."""
    game.emit(events.MissionBegan(NOBODY, "UND-3.2", game.setup.mission, game.turn.left))
    for name in ("hostile_deck", "locations", "actions"):
        deck: Deck = getattr(game, name)
        setattr(game, name, Deck(game.shuffled(deck.cards)))
        game.emit(events.Shuffled(NOBODY, "UND-3.5", name, len(deck.cards)))
    for soldier, trooper in enumerate(game.troops):
        if trooper.player:
            # Not the hand size: what raises that works from the first Draw step on (UND-3.8).
            draw(game, soldier, trooper.health, because(trooper.seat, soldier), "UND-3.8")
    ready = [
        frames.MakeReady(game.seat_of(soldier), soldier, gear.card)
        for soldier, man in enumerate(game.soldiers)
        for gear in man.gear
        if has_set_up_text(game, gear.card)
    ]
    game.push(*ready, frames.BeginTurn(FIRST_SEAT))


def has_set_up_text(game: Game, card: int) -> bool:
    """Say whether a piece of Gear does something at set-up."""
    text = game.book.texts.get(game.cards[card])
    return text is not None and text.when is Moment.SETUP


@procedures.handles(frames.MakeReady)
def make_gear_ready(game: Game, frame: frames.MakeReady) -> None:
    """Do the set-up text of a piece of Equipment for its bearer."""
    text = game.book.texts[game.cards[frame.card]]
    cause = because(frame.seat, frame.card, text.id, "text")
    game.push(text_frame(text, frame.seat, frame.soldier, frame.soldier, cause))
