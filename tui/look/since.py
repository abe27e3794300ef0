"""What has happened since a seat's last turn, as far as everybody at the terminal may read it."""

from core.kernel.decision import NONE
from tui.look.logbook import Entry, Logbook
from tui.look.past import Past
from tui.narration.base import Narration
from tui.session import Session

TOLD = frozenset(("fight", "gain", "danger", "buy"))
"""The tags of the lines that a player who was away wants to know first."""


def since_last_turn(session: Session, narration: Narration, seat: int) -> tuple[str, ...]:
    """Return the lines since the last turn of a seat began, without those that anybody may not see.

    A line that two persons of this terminal would read otherwise is left out.
    """
    past = Past(session)
    entries = Logbook(past, narration).entries(seat)
    others = [each for each in session.persons if each != seat]
    public = [set(map(_words, Logbook(past, narration).entries(each))) for each in others]
    return tuple(
        entry.line.text
        for entry in entries[_start(entries, seat) :]
        if TOLD & set(entry.line.tags) and all(_words(entry) in each for each in public)
    )


def _start(entries: tuple[Entry, ...], seat: int) -> int:
    """Return where the turn after the last one of a seat begins."""
    own = max(
        (e.line.turn for e in entries if "turn" in e.line.tags and e.line.seat == seat),
        default=NONE,
    )
    return next((at for at, entry in enumerate(entries) if entry.line.turn > own), len(entries))


def _words(entry: Entry) -> tuple[int, str]:
    return entry.after, entry.line.text
