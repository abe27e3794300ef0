"""The catalogue of commands, and what screens make of it."""

import importlib
import inspect
import pkgutil
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from textual.screen import Screen
from textual.widget import Widget

import tui.screens
from tui.commands import ALWAYS, CATALOGUE, CLOSING, by_key, complete
from tui.rows import text_of
from tui.screens.base import BaseScreen
from tui.widgets.footer import footer_row
from tui.widgets.lines import Lines

NEVER_BOUND = set("[];~")
"""What a torn escape sequence leaves (screens.md, section 2)."""

NAMED_KEYS = {
    "enter", "escape", "tab", "shift+tab", "space", "up", "down", "left", "right", "home", "end",
    "pageup", "pagedown", "ctrl+p", "ctrl+c",
}  # fmt: skip
"""The keys without a character that arrive alike on every terminal; ctrl+c is another q."""


def screens() -> Iterator[type[BaseScreen[Any]]]:
    """Every screen that ships."""
    for module in pkgutil.iter_modules(tui.screens.__path__, "tui.screens."):
        for _, found in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if issubclass(found, BaseScreen) and found.__module__ == module.name:
                yield found


SCREENS = sorted(
    (each for each in set(screens()) if not each.__subclasses__()), key=lambda each: each.__name__
)
"""Those that are shown; the others only have in common what these share."""

by_name = pytest.mark.parametrize("kind", SCREENS, ids=lambda each: each.__name__)


def test_only_keys_that_arrive_everywhere_are_bound() -> None:
    keys = {key for each in CATALOGUE.values() for key in each.keys}
    odd = {key for key in keys if len(key) > 1 and key not in NAMED_KEYS}

    assert set() == odd
    assert set() == keys & NEVER_BOUND
    assert set() == {key for key in keys if key.isupper()}


def test_each_key_has_one_meaning() -> None:
    keys = Counter(key for each in CATALOGUE.values() for key in each.keys)

    assert [] == [key for key, count in keys.items() if count > 1]


def test_every_command_says_what_it_does() -> None:
    for each in CATALOGUE.values():
        assert each.label
        assert each.help.endswith(".")


@by_name
def test_a_screen_can_do_all_that_it_lists(kind: type[BaseScreen[Any]]) -> None:
    listed = complete(kind.KEYS)
    lacking = [each.id for each in listed if not hasattr(kind, f"do_{each.id.replace('-', '_')}")]

    assert [] == lacking
    assert len(by_key(listed)) == sum(len(each.keys) for each in listed)
    assert {*ALWAYS} <= {each.id for each in listed}


@by_name
def test_a_screen_says_what_it_is_for(kind: type[BaseScreen[Any]]) -> None:
    assert kind.ABOUT.endswith(".")


@by_name
def test_a_screen_hides_nothing_of_textual(kind: type[BaseScreen[Any]]) -> None:
    """A method or attribute with a name of Textual's would change what Textual does."""
    ours = {name for each in kind.__mro__ if issubclass(each, BaseScreen) for name in vars(each)}
    meant = {"AUTO_FOCUS", "DEFAULT_CSS", "TITLE", "compose", "layout"}
    made = {"can_focus", "can_focus_children"}
    hidden = {name for name in ours if hasattr(Screen, name) and not name.startswith("_")}

    assert set() == hidden - meant - made


def test_every_widget_is_made_of_lines() -> None:
    """Lines take text as data: no widget that reads markup is ever on the screen."""
    for module in pkgutil.walk_packages(tui.__path__, "tui."):
        if not module.name.endswith("__main__"):
            found = vars(importlib.import_module(module.name)).values()
            kinds = [each for each in found if inspect.isclass(each) and issubclass(each, Widget)]
            strange = [
                each
                for each in kinds
                if not issubclass(each, (Lines, Screen)) and each is not Widget
            ]

            assert [] == strange, module.name


@by_name
@pytest.mark.parametrize("width", [*range(40, 132, 4), 200])
def test_a_footer_has_whole_keys_and_closes_the_same_way(
    kind: type[BaseScreen[Any]], width: int
) -> None:
    commands = complete(kind.KEYS)
    shown = text_of(footer_row(commands, width))
    closing = [f"{each.shown} {each.label}" for each in commands if each.id in CLOSING]
    closing.sort(key=lambda each: ["Esc", "q", "?"].index(each.split()[0]))

    assert len(shown) <= width
    assert shown.endswith("  ".join(closing))
    for part in shown.strip().split("  "):
        assert part in {f"{each.shown} {each.label}" for each in commands}
