"""What has happened since a seat's last turn, as far as everybody at the terminal may read it."""

from collections.abc import Iterable

from core.kernel.decision import NONE
from tui.look.logbook import Entry, Logbook
from tui.look.past import Past
from tui.narration.base import Narration
from tui.session import Session

TOLD = frozenset(("fight", "gain", "danger", "buy"))
"""The tags of the lines that a player who was away wants to know first."""

TOLD_OF_SHARED = frozenset(("play",))
"""The tags of further lines where turns are shared: few, and each matters at once."""


def since_last_turn(session: Session, narration: Narration, seat: int) -> tuple[str, ...]:
    """Return the lines since the last turn of a seat began, without those that anybody may not see.

    Where turns are of all seats together, they are those since the seat's last answer. A line that two
    persons of this terminal would read otherwise is left out.
    """
    past = Past(session)
    entries = Logbook(past, narration).entries(seat)
    if shares_turns(entries):
        start, told = _after_answer(entries, past, seat), TOLD | TOLD_OF_SHARED
    else:
        start, told = _start(entries, seat), TOLD
    others = [each for each in session.persons if each != seat]
    public = [set(map(_words, Logbook(past, narration).entries(each))) for each in others]
    return tuple(
        entry.line.text
        for entry in entries[start:]
        if told & set(entry.line.tags) and all(_words(entry) in each for each in public)
    )


def just_begun(entries: tuple[Entry, ...], seat: int) -> bool:
    """Say whether the last thing that was told is that a turn of the seat begins."""
    title = _last_title(entries)
    if title == NONE or entries[title].line.seat != seat:
        return False
    return entries[title].after == entries[-1].after


def gist(entries: tuple[Entry, ...], seat: int) -> tuple[Entry, ...]:
    """Return the log; where a turn of the seat has just begun, only what weighed since its last one.

    A few lines have room for what others bought and fought only if what they played and drew is left
    out, and whose turn it is: that stands above.
    """
    if not just_begun(entries, seat):
        return entries
    title = _last_title(entries)
    since = entries[_start(entries[:title], seat) : title]
    told = tuple(each for each in since if TOLD & set(each.line.tags))
    return (*told, *entries[title + 1 if told else title :])


def _last_title(entries: tuple[Entry, ...]) -> int:
    """Return where the last turn begins, NONE before the first."""
    places = range(len(entries) - 1, -1, -1)
    return next((at for at in places if "turn" in entries[at].line.tags), NONE)


def seat_of_turn(session: Session, narration: Narration) -> int:
    """Return whose turn it is, NONE where turns are nobody's own."""
    entries = Logbook(Past(session), narration).entries(session.watcher())
    turns = [entry.line.seat for entry in entries if "turn" in entry.line.tags]
    return turns[-1] if turns else NONE


def last_turn_of(past: Past, seat: int) -> int:
    """Return the number of the turn of a seat's last answer, NONE before the first turn."""
    answers = range(past.count - 1, -1, -1)
    turn = next((past.turn(count) for count in answers if past.asked(count) == seat), 0)
    return turn or NONE


def shares_turns(entries: Iterable[Entry]) -> bool:
    """Say whether the turns that were told are nobody's own."""
    return all(each.line.seat == NONE for each in entries if "turn" in each.line.tags)


def _after_answer(entries: tuple[Entry, ...], past: Past, seat: int) -> int:
    """Return where what has happened after the last answer of a seat begins."""
    answers = range(past.count, 0, -1)
    last = next((count for count in answers if past.asked(count - 1) == seat), 0)
    return next((at for at, entry in enumerate(entries) if entry.after > last), len(entries))


def _start(entries: tuple[Entry, ...], seat: int) -> int:
    """Return where the turn after the last one of a seat begins."""
    own = max(
        (e.line.turn for e in entries if "turn" in e.line.tags and e.line.seat == seat),
        default=NONE,
    )
    return next((at for at, entry in enumerate(entries) if entry.line.turn > own), len(entries))


def _words(entry: Entry) -> tuple[int, str]:
    return entry.after, entry.line.text
