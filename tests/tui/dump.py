"""What a screen shows, as text: readable in a review, the same in every theme."""

from pathlib import Path
from typing import Any

from textual.app import App

BASELINES = Path(__file__).parent / "baselines"


def dump(app: App[Any]) -> str:
    """Return the lines on the screen, without blanks at their ends."""
    # The one place that knows this private name.
    strips = app.screen._compositor.render_strips()
    return "".join(f"{strip.text.rstrip()}\n" for strip in strips)


def lines(app: App[Any]) -> list[str]:
    """Return the lines on the screen."""
    return dump(app).splitlines()
