"""A minimal Textual app, started beside ours as the measure of a first frame."""

from textual.app import App, ComposeResult
from textual.widgets import Static


class Minimal(App[None]):
    """One line of text."""

    def compose(self) -> ComposeResult:
        """Show a line."""
        yield Static("Ready.")


if __name__ == "__main__":
    Minimal().run(mouse=False)
