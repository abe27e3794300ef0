"""Committing Events to a fight: which can be, and doing it (WAR-5.3, 5.4, 6.1, 6.3)."""

from core.kernel.event import because
from core.war import events
from core.war.cards import Use
from core.war.game import Game
from core.war.moments import Moment
from core.war.state import Committed
from core.war.texts import push_text, works
from core.war.zones import take_from_hand


def committable(game: Game, seat: int, use: Use, moment: Moment = Moment.COMMIT) -> list[int]:
    """Return the Events of the hand that can be committed for a use now (WAR-5.10)."""
    uses = game.book.uses[use]
    return [
        copy for copy in game.players[seat].hand if copy in uses and works(game, seat, copy, moment)
    ]


def commit(game: Game, seat: int, copy: int, rule: str, moment: Moment = Moment.COMMIT) -> None:
    """Commit an Event of the hand, face up; its text follows."""
    take_from_hand(game, seat, copy)
    game.change_fight(committed=(*game.under_way.committed, Committed(seat, copy)))
    game.emit(events.EventCommitted(because(seat, copy), rule, seat, copy))
    push_text(game, seat, copy, moment)
