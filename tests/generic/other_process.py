"""Play a random game in a process of its own: PLACE SEED COUNT, with a saved state on the input."""

import sys

from tests.generic.under_test import game_at, line, play_on, whole_game


def main(place: str, seed: int, count: int) -> None:
    """Print a line for each point of the game, from the saved one on if there is one."""
    game = game_at(place)
    saved = sys.stdin.read()
    if saved and game.decode is not None:
        points = list(play_on(game, seed, game.decode(saved), count=count))
    else:
        points = whole_game(game, seed)
    print(*map(line, points), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
