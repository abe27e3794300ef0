"""What is found out about the terminal before Textual is imported."""

import subprocess
import sys

import pytest

from tui.environment import has_boxes, has_colours, prepare


@pytest.mark.parametrize(
    ("environ", "boxes"),
    [
        ({"LANG": "en_GB.UTF-8"}, True),
        ({"LANG": "C", "LC_ALL": "pt_BR.utf8"}, True),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "C"}, False),
        ({"LANG": "en_GB.UTF-8", "LC_CTYPE": "en_GB.ISO8859-1"}, False),
        ({"LC_ALL": "C.UTF-8"}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, False),
        ({"LANG": "POSIX"}, False),
        ({}, False),
    ],
)
def test_boxes_need_a_locale_that_promises_them(environ: dict[str, str], boxes: bool) -> None:
    assert boxes == has_boxes(environ)


@pytest.mark.parametrize(
    ("environ", "colours"),
    [({"TERM": "xterm"}, True), ({}, True), ({"TERM": "vt100"}, False), ({"TERM": "dumb"}, False),
     ({"TERM": "xterm", "NO_COLOR": "1"}, False), ({"TERM": "xterm", "NO_COLOR": ""}, True)],
)  # fmt: skip
def test_colours_are_used_unless_somebody_minds(environ: dict[str, str], colours: bool) -> None:
    assert colours == has_colours(environ)


def test_nothing_moves_and_over_ssh_escape_waits_longer() -> None:
    here: dict[str, str] = {}
    there = {"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}
    prepare(here)
    prepare(there, plain_keys=True)

    assert "none" == here["TEXTUAL_ANIMATIONS"]
    assert "ESCDELAY" not in here
    assert "300" == there["ESCDELAY"]
    assert "1" == there["TEXTUAL_DISABLE_KITTY_KEY"]


def test_what_the_player_has_set_stands() -> None:
    environ = {"SSH_CONNECTION": "x", "ESCDELAY": "50"}
    prepare(environ)

    assert "50" == environ["ESCDELAY"]


@pytest.mark.parametrize(
    "module", ["tui.environment", "tui.cli", "tui.glyphs", "tui.wrap", "tui.rows"]
)
def test_no_screen_library_is_loaded_by(module: str) -> None:
    """Textual reads the environment when it is imported, and takes a quarter of a second."""
    code = f"import sys, {module}; print('textual' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "False" == run.stdout.strip()
