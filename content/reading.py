"""Reading TOML: files into plain tables, or the one fault that keeps a file from being read."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from content.faults import Fault

_PLACE = re.compile(r"(?P<what>.*) \(at (?P<place>.*)\)", re.DOTALL)


def read_table(path: Path, name: str) -> tuple[dict[str, Any], list[Fault]]:
    """Return the table of a file, and the fault that leaves it empty.

    `name` is what faults call the file.
    """
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8")), []
    except OSError as error:
        return {}, [Fault(name, "", "", f"a file that can be read, found: {error.strerror}")]
    except UnicodeDecodeError as error:
        return {}, [Fault(name, f"byte {error.start + 1}", "", "text in UTF-8, found another byte")]
    except RecursionError:
        return {}, [Fault(name, "", "", "lists and tables that are not nested without end")]
    except ValueError as error:  # tomllib's own, and Python's for a number of thousands of digits
        return {}, [_syntax_fault(name, str(error))]


def _syntax_fault(name: str, message: str) -> Fault:
    match = _PLACE.fullmatch(message)
    what, place = match.group("what", "place") if match else (message, "")
    return Fault(name, place, "", f"TOML, found: {what}")


def toml_files(path: Path) -> Iterator[tuple[Path, str]]:
    """Yield the TOML files of a folder and of those below it, or the one file, with their names.

    In the order of their names, so that the same folder gives the same faults.
    """
    if not path.is_dir():
        yield path, path.name
        return
    for each in sorted(path.rglob("*.toml")):
        yield each, each.relative_to(path).as_posix()
