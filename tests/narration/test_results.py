"""How a game ended (screens.md, T8; DBG-14)."""

from typing import Any

from tests.narration.sentences import assert_sentence
from tests.narration.table import Table, narration, rules, seat

BOSS: dict[str, Any] = {"mansion": ("Uroboros Aheri",), "piles": (("Rocket Launcher",),)}


def result(table: Table) -> tuple[str, ...]:
    """Return the result of a game that is over."""
    ended = rules().result(table.state)
    assert ended is not None
    return narration().result(ended, table.view())


def test_the_winner_and_the_second_are_named() -> None:
    """Then a line for each standing, best first."""
    table = Table(
        seat("Leon S. Kennedy", hand=("Rocket Launcher",), attached=("Licker",) * 2),
        seat("Barry Burton", attached=("Licker", "Dr. Salvador")),
        turn=31,
        **BOSS,
    ).answer("explore", "use:rocket-launcher")

    assert "The game is over: the Boss is Defeated." == table.log()[-1]
    assert (
        "The Boss is Defeated in turn 31: Ana wins with 14 Decorations, Ben has 5.",
        "1. Ana, Leon: 14 Decorations, Health 80/80.",
        "2. Ben, Barry: 5 Decorations, Health 90/90.",
    ) == result(table)


def test_a_tie_is_broken_by_damage() -> None:
    """The reason stands beside the equal figure."""
    table = Table(
        seat("Leon S. Kennedy", hand=("Rocket Launcher",), health=50),
        seat("Barry Burton", attached=("Licker", "Licker", "Dr. Salvador")),
        **BOSS,
    ).answer("explore", "use:rocket-launcher")

    assert (
        "The Boss is Defeated in turn 1: Ben wins with 8 Decorations, "
        "Ana has 8 too and more Damage."
    ) == result(table)[0]


def test_an_equal_end_has_two_winners() -> None:
    """All of these win (DBG-14.4)."""
    table = Table(
        seat("Leon S. Kennedy", hand=("Rocket Launcher",)),
        seat("Barry Burton", attached=("Licker", "Licker", "Dr. Salvador")),
        **BOSS,
    ).answer("explore", "use:rocket-launcher")

    assert ("The Boss is Defeated in turn 1: Ana and Ben win with 8 Decorations.") == result(table)[
        0
    ]


def test_a_game_alone_leaves_a_record() -> None:
    """Result, Decorations, turns, Fatal Wounds (DBG-14.12)."""
    table = Table(seat("Leon S. Kennedy", hand=("Rocket Launcher",)), turn=31, **BOSS)
    table.answer("explore", "use:rocket-launcher")

    assert (
        "The Boss is Defeated in turn 31: Ana wins with 8 Decorations.",
        "Ana alone: won, 8 Decorations, 31 turns, 0 Fatal Wounds.",
    ) == result(table)


def test_a_lost_game_has_no_winner() -> None:
    """The last Fatal Wound takes the last of the Maximum Health."""
    table = Table(seat("Leon S. Kennedy", health=10, wounds=3)).answer("explore")

    assert "Leon is Permanently Defeated: Ana is out of the game." in table.log()
    assert "The game is over: all Characters are Permanently Defeated." == table.log()[-1]
    text, record = result(table)
    assert "All Characters are Permanently Defeated in turn 2: nobody wins." == text
    assert record.startswith("Ana alone: lost, 0 Decorations, 2 turns, 1 Fatal Wound")
    assert_sentence(record)
