"""Reading TOML: files into plain tables, or the one fault that keeps a file from being read."""

import os
import re
import stat
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from content.faults import Fault

_PLACE = re.compile(r"(?P<what>.*) \(at (?P<place>.*)\)", re.DOTALL)
_MOST_BYTES = 4_000_000
"""More than anybody writes by hand; all that ships is far below it."""


def read_table(path: Path, name: str) -> tuple[dict[str, Any], list[Fault]]:
    """Return the table of a file, and the fault that leaves it empty.

    `name` is what faults call the file.
    """
    try:
        unfit = _unfit(path.stat())
        if unfit:
            return {}, [Fault(name, "", "", unfit)]
        return tomllib.loads(path.read_bytes().decode("utf-8")), []
    except OSError as error:
        fault = Fault(name, "", "", f"a file that can be read, found: {error.strerror}")
    except UnicodeDecodeError as error:
        fault = Fault(name, f"byte {error.start + 1}", "", "text in UTF-8, found another byte")
    except RecursionError:
        fault = Fault(name, "", "", "lists and tables that are not nested without end")
    except tomllib.TOMLDecodeError as error:
        fault = _syntax_fault(name, str(error))
    except ValueError:  # Python's own for a number that it will not even read
        fault = Fault(name, "", "", "numbers of a few digits, found one of thousands")
    return {}, [fault]


def _unfit(status: os.stat_result) -> str:
    """Return what a file should be that is not even opened, or "" for one that can be.

    To open a pipe would wait for ever, to read a device would never end.
    """
    if not (stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)):
        return "a plain file, found something else"
    if status.st_size > _MOST_BYTES:
        return f"a file of at most {_MOST_BYTES} bytes, found {status.st_size}"
    return ""


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
