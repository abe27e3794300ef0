"""No text ever passes through markup (user report 6): `[/` in a name would end the game."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent / "tui"

READS_MARKUP = {
    "Static", "Label", "Markdown", "RichLog", "OptionList", "DataTable", "Button", "from_markup",
    "notify", "print", "border_title", "border_subtitle", "tooltip",
}  # fmt: skip
"""Widgets, calls and attributes of Textual and Rich that take a string for markup."""

SCREEN_FILES = [
    ROOT / "app.py",
    *sorted(path for folder in ("screens", "widgets") for path in (ROOT / folder).rglob("*.py")),
]


@pytest.mark.parametrize("path", SCREEN_FILES, ids=lambda path: path.stem)
def test_nothing_that_reads_markup_is_used(path: Path) -> None:
    used = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            used.add(getattr(called, "id", getattr(called, "attr", "")))
        if isinstance(node, ast.Assign):
            used |= {target.attr for target in node.targets if isinstance(target, ast.Attribute)}
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("textual.widgets"):
            used |= {f"textual.widgets.{alias.name}" for alias in node.names}

    assert set() == {name for name in used if name in READS_MARKUP or name.startswith("textual.")}
