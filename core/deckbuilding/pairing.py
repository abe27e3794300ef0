"""Setting up the Partner modification: a second Character for everybody, then Main and Partner (DBG-18.2)."""

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Kind
from core.deckbuilding.decisions import card_option
from core.deckbuilding.figures import maximum_health, total
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.state import Companion
from core.deckbuilding.zones import without
from core.kernel.decision import NONE, Decision, Option, numbered
from core.kernel.event import because

DEALT = 2
"""Characters dealt to each player at a time (DBG-3.2)."""


@procedures.handles(frames.DealPartners)
def deal_partners(game: Game, frame: frames.DealPartners) -> None:
    """Deal everybody Characters to keep a second one of (DBG-18.2).

    Where the boxes have too few, those Removed from the Game come in again, and then one each is dealt.
    """
    count = len(game.players)
    pool = tuple(copy for copy in game.outside if game.printed[copy].kind is Kind.CHARACTER)
    if len(pool) < DEALT * count:
        pool += tuple(copy for copy in game.removed if game.printed[copy].kind is Kind.CHARACTER)
    each = DEALT if len(pool) >= DEALT * count else 1
    dealt = game.shuffled(tuple(sorted(pool)))[: each * count]
    game.outside = without(game.outside, dealt)
    game.removed = without(game.removed, dealt)
    seats = [(frame.seat + step) % count for step in range(count)]
    for seat in seats:
        offered, dealt = tuple(sorted(dealt[:each])), dealt[each:]
        game.change(seat, offered=offered)
        game.emit(events.CharactersDealt(because(NONE), "DBG-18.2", seat, offered))
    game.push(
        *(frames.KeepPartner(seat) for seat in seats), *(frames.NameMain(seat) for seat in seats)
    )


@procedures.handles(frames.KeepPartner)
def keep_partner(game: Game, frame: frames.KeepPartner) -> None:
    """Ask which of the Characters dealt is kept beside the first one (DBG-18.2)."""
    offered = game.players[frame.seat].offered
    options = numbered([card_option(game, "keep", copy, "DBG-18.2") for copy in offered])
    game.ask(Decision(frame.seat, "keep", 1, 1, options, "DBG-18.2"), frame)


@procedures.answered(frames.KeepPartner)
def partner_kept(game: Game, frame: frames.KeepPartner, picked: tuple[Option, ...]) -> None:
    """Keep a second Character with full Health; the other is Removed from the Game (DBG-18.2)."""
    seat, copy = frame.seat, picked[0].card
    gone = without(game.players[seat].offered, (copy,))
    health = game.card(copy).health or 0
    game.change(seat, partner=Companion(copy, health), offered=())
    game.removed = (*game.removed, *gone)
    game.emit(events.CharacterKept(because(seat), "DBG-18.2", seat, copy, gone))


@procedures.handles(frames.NameMain)
def name_main(game: Game, frame: frames.NameMain) -> None:
    """Ask which of the two is the Main Character; this never changes (DBG-18.2)."""
    player = game.players[frame.seat]
    both = (player.character, player.partner.character if player.partner else NONE)
    options = numbered([card_option(game, "name", copy, "DBG-18.2") for copy in both])
    game.ask(Decision(frame.seat, "name", 1, 1, options, "DBG-18.2"), frame)


@procedures.answered(frames.NameMain)
def main_named(game: Game, frame: frames.NameMain, picked: tuple[Option, ...]) -> None:
    """Make one the Main Character, the other the Partner, both with full Health (DBG-18.2, 18.3)."""
    seat, main = frame.seat, picked[0].card
    player = game.players[seat]
    if player.partner is None:
        return
    both = (player.character, player.partner.character)
    [partner] = without(both, (main,))
    game.change(seat, character=main, partner=Companion(partner, game.card(partner).health or 0))
    game.change(seat, health=total(maximum_health(game, seat)))
    game.emit(events.MainNamed(because(seat), "DBG-18.2", seat, main, partner))
