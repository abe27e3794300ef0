"""The colours of the roles (screens.md, section 6). A mark in the text carries the meaning; they repeat it."""

from collections.abc import Mapping
from functools import lru_cache

from attrs import frozen
from rich.style import Style
from textual.theme import Theme

from tui.rows import ROLES

DEFAULT = "dark"


@frozen
class Look:
    """A theme: the ground, plain text, and five colours, as Textual and Rich both write them.

    An `ansi` look leaves the ground and plain text to the terminal, and has its 16 colours.
    """

    name: str
    dark: bool
    ground: str
    text: str
    danger: str
    gain: str
    own: str
    muted: str
    focus: str
    ansi: bool = False


LOOKS = (
    Look("dark", True, "#121417", "#d7dae0", "#ff7b72", "#7fd88f", "#8ec7ff", "#8d939d", "#f2c14e"),
    Look("light", False, "#f4f1ea", "#22262b", "#a8201a", "#17642d", "#0b4f8a", "#5c626b", "#744700"),
    Look(
        "high-contrast", True, "#000000", "#ffffff", "#ff8f8f", "#8fff8f", "#8fdfff", "#c8c8c8", "#ffff00"
    ),
    # Blue and orange are told apart with every common kind of colour blindness.
    Look(
        "colour-blind", True, "#121417", "#d7dae0", "#ff9f40", "#6cb4ff", "#ffffff", "#8d939d", "#f5e663"
    ),
    Look("ansi", True, "default", "default", "red", "green", "cyan", "bright_black", "magenta", ansi=True),
)  # fmt: skip

NAMES = tuple(look.name for look in LOOKS)


@frozen
class Styles:
    """How the roles are drawn: a style for each, and those of plain text and of the cursor row."""

    plain: Style
    cursor: Style
    roles: Mapping[str, Style]

    def role(self, name: str) -> Style:
        """Return the style of a role."""
        return self.roles[name]


_BOLD = frozenset(("own", "focus", "danger"))


@lru_cache
def styles_of(name: str, *, colours: bool) -> Styles:
    """Return the styles of a theme; without `colours` bold and reverse video must do."""
    look = next(each for each in LOOKS if each.name == name)
    if not colours:
        plain = Style()
        roles = {role: Style(bold=True) if role in _BOLD else plain for role in ROLES}
        return Styles(plain, Style(reverse=True, bold=True), roles)
    # Where the terminal's own colours are used none is named: that is what a reset leaves.
    plain = Style() if look.ansi else Style(color=look.text, bgcolor=look.ground)
    roles = {
        "": plain,
        "title": plain + Style(color=look.muted),
        "danger": plain + Style(color=look.danger, bold=True),
        "gain": plain + Style(color=look.gain),
        "own": plain + Style(color=look.own, bold=True),
        "other": plain,
        "muted": plain + Style(color=look.muted),
        "focus": plain + Style(color=look.focus, bold=True),
    }
    return Styles(plain, plain + Style(reverse=True), roles)


PLAIN = styles_of("ansi", colours=False)
"""What is drawn before there is an app."""


def textual_theme(name: str) -> Theme:
    """Return what Textual needs to know of a theme: the ground under our lines."""
    look = next(each for each in LOOKS if each.name == name)
    ground, text = ("ansi_default",) * 2 if look.ansi else (look.ground, look.text)
    return Theme(
        name=look.name,
        primary=text,
        foreground=text,
        background=ground,
        surface=ground,
        panel=ground,
        dark=look.dark,
        ansi=look.ansi,
        # Textual's own style sheets name these two where the 16 colours are used.
        variables={"ansi-background": ground, "ansi-foreground": text},
    )
