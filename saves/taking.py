"""Taking a snapshot of a game in progress."""

from collections.abc import Callable, Sequence

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
    turn, over = rules.turn(table.state), table.result is not None
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
                turn=turn,
                over=over,
                rules=rules.version,
                shape=codec.shape,
                state=codec.plain(state, rules.types.state),
            )
        )

    return text
