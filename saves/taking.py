"""Taking a snapshot of a game in progress."""

from collections.abc import Callable, Sequence

from core.kernel.table import fingerprint
from saves.codec import Codec
from saves.records import Header
from saves.replay import AnyTable, Mark
from saves.snapshot import FORMAT, Snapshot, snapshot_text


def snapshot_of(
    table: AnyTable, codec: Codec, header: Header, marks: Sequence[Mark], records: int
) -> Callable[[], bytes]:
    """Return what makes the text of a snapshot: of this point, whenever and wherever it is called.

    `marks` are the points of the journal after each number of answers, `records` is how many
    entries it has.
    """
    answers = len(table.answers) - table.undoable()
    barrier = table.branch(answers).barrier()
    state = table.states[answers - table.first]
    rules = table.rules
    last = table.state
    mark = marks[answers]

    def text() -> bytes:
        return snapshot_text(
            Snapshot(
                format=FORMAT,
                game=header.id,
                record=mark.record,
                chain=mark.chain,
                stop=barrier.reason if barrier else "",
                last_record=records,
                last_state=fingerprint(last),
                turn=rules.turn(last),
                over=rules.result(last) is not None,
                rules=rules.version,
                shape=codec.shape,
                state=codec.plain(state, rules.types.state),
            )
        )

    return text
