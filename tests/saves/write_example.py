"""Write a save of today's format to `examples`: to be run once, when a version of it is settled."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from saves.game import SavedGame
from saves.records import FORMAT
from saves.store import Store
from tests.saves.playing import TOY, script
from tests.toy.state import Setup

EXAMPLE = Path(__file__).parent / "examples" / f"v{FORMAT}"


def main() -> None:
    """Write the example. Raises FileExistsError: what was released is not written again."""
    setup = Setup(('Ada ["]', "Bén"), turns=12)
    with TemporaryDirectory() as home:
        store = Store(Path(home))
        with SavedGame.create(store, "An example: [/b] “…”", TOY, setup, 7) as game:
            for step in script(7, 24, setup)[0]:
                step.take(game)
        game.place.lock.unlink()
        shutil.copytree(store.campaigns, EXAMPLE)


if __name__ == "__main__":
    main()
