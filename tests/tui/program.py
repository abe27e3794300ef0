"""The demonstration as a program, for measurements of the foundation alone and for faults of ours."""

import os
import sys
from pathlib import Path

from tui import environment

environment.prepare(os.environ)

from tests.tui.demo import Demo  # noqa: E402
from tests.tui.tables import a_desk  # noqa: E402
from tui.app import InkRibbonApp, Terminal  # noqa: E402

WORDS = tuple(
    f"{'word' * 5}-{n:<40} and {n * n} more, which is written out here" for n in range(40)
)


class Faulty(Demo):
    """The demonstration, with a fault in one of its keys."""

    def do_undo(self, _key: str) -> None:
        """Fail as only a fault of ours can."""
        raise ZeroDivisionError("a secret of the code")


if __name__ == "__main__":
    log = Path(sys.argv[1]) if sys.argv[1:] else None
    app = InkRibbonApp(a_desk(), lambda _desk: Faulty(WORDS), terminal=Terminal.here(), log=log)
    app.run(mouse=False)
    sys.exit(app.return_code or 0)
