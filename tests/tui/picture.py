"""Draws `docs/table.svg`, the picture of the table in the README: `python -m tests.tui.picture`."""

import asyncio
from pathlib import Path

from tests.tui.played import an_app_at, press, settled, told
from tui.app import Terminal

PICTURE = Path(__file__).parent.parent.parent / "docs" / "table.svg"

SIZE = (120, 40)
ANSWERS = 18
"""So many answers of the story: Ana has played Deadly Aim and is about to Explore."""


async def drawn() -> str:
    """Return the picture: the cursor stands on a Weapon, whose text is beside it."""
    app = an_app_at(told(ANSWERS), terminal=Terminal())
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await press(pilot, "down", "down")
        return app.export_screenshot(title="Ink Ribbon")


def main() -> None:
    """Draw the picture anew."""
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(asyncio.run(drawn()), "utf-8")


if __name__ == "__main__":
    main()
