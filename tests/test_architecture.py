"""The shape of the project: what may know what, and what no file may contain."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHIPPED = ("core", "content", "saves", "tui")
SOURCE_SUFFIXES = {"", ".md", ".py", ".svg", ".tcss", ".toml", ".txt"}

# `__main__` modules are left out: importing one would run it.
IMPORT_ALL_AND_LIST_SCREEN_LIBRARIES = """
import importlib, pkgutil, sys

for package in map(importlib.import_module, sys.argv[1:]):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
print(*sorted({"rich", "textual"} & sys.modules.keys()))
"""

# Folders that are somebody's own: a path below one holds on a single machine.
PRIVATE_PATH = re.compile(r"(?<![\w.~-])/(?:home|root|Users|work)/")


def modules() -> Iterator[Path]:
    """Every Python file that ships."""
    for package in SHIPPED:
        yield from sorted((ROOT / package).rglob("*.py"))


def sources() -> Iterator[Path]:
    """Every text file that people write."""
    yield from sorted(
        path
        for path in ROOT.iterdir()
        # In a second working tree `.git` is a file, and git writes it.
        if path.is_file() and path.suffix in SOURCE_SUFFIXES and path.name != ".git"
    )
    for folder in (*SHIPPED, "tests", ".ci"):
        yield from sorted(
            path
            for path in (ROOT / folder).rglob("*")
            if path.is_file() and path.suffix in SOURCE_SUFFIXES
        )


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("packages", [("core",), ("content", "saves")], ids="+".join)
def test_no_screen_library_is_loaded_by(packages: tuple[str, ...]) -> None:
    """import-linter reads the source; this sees what is really loaded, by whichever road."""
    run = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL_AND_LIST_SCREEN_LIBRARIES, *packages],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (0, "", "") == (run.returncode, run.stdout.strip(), run.stderr)


def test_every_module_says_what_it_is_for() -> None:
    """An empty `__init__.py` promises nothing and needs no words."""
    undocumented = [
        relative(path)
        for path in modules()
        if (tree := ast.parse(path.read_text("utf-8"))).body and not ast.get_docstring(tree)
    ]

    assert [] == undocumented


def test_no_source_names_a_folder_of_one_machine() -> None:
    """A path that holds on its author's machine only is a fault everywhere else."""
    private = [
        f"{relative(path)}:{number}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if PRIVATE_PATH.search(line)
    ]

    assert [] == private
