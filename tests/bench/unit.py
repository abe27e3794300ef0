"""The unit C: one call of a fixed piece of pure-Python work, about the mix of a card game's rules.

Machines differ and are shared, so figures are quoted in C and not in seconds.
"""

import time


class Piece:
    """A small record that the work makes again and again."""

    __slots__ = ("count", "mixed", "numbers")

    def __init__(self, count: int, mixed: int, numbers: tuple[int, ...]) -> None:
        self.count = count
        self.mixed = mixed
        self.numbers = numbers


def step(piece: Piece, seen: dict[int, int], turn: int) -> Piece:
    """Do one small change: a tuple spliced, a dict counted up, a record made."""
    numbers = piece.numbers
    place = turn % len(numbers)
    seen[place] = seen.get(place, 0) + numbers[place]
    # Written as the work was when it was first measured: another spelling costs another time.
    changed = numbers[:place] + (turn & 15,) + numbers[place + 1 :]  # noqa: RUF005
    return Piece(piece.count + 1, piece.mixed ^ turn, changed)


def work(turns: int = 1000) -> int:
    """Do the piece of work that is called C."""
    piece, seen = Piece(0, 1, tuple(range(10))), dict[int, int]()
    for turn in range(turns):
        piece = step(piece, seen, turn)
    return piece.count + len(seen)


def unit(calls: int = 40) -> float:
    """Return C in seconds of this process: the best of some calls."""
    best = float("inf")
    for _ in range(calls):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best
