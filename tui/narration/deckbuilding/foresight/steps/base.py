"""What picking leads to."""

from collections.abc import Collection

from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk


def picks(walk: Walk, copies: Collection[int], count: int) -> Found:
    """Return whether picking is asked: not if there is nothing, or just what must be picked.

    Where one is picked, equal cards are one answer.
    """
    answers = len(copies)
    if count == 1 or answers == 1:
        answers = len({walk.scene.view.cards[copy] for copy in copies})
    return None if not answers or answers == min(count, len(copies)) else ASKED
