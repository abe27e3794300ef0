"""Files that are written whole, and kept."""

import os
from pathlib import Path
from typing import Any

import pytest

from saves import files
from saves.errors import NotFoundError, UnreadableError, WriteFailedError


def test_a_file_is_on_the_disk_before_it_takes_its_name_and_its_name_before_it_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []

    def noted(name: str) -> None:
        call = getattr(os, name)

        def note(*arguments: Any) -> Any:
            calls.append((name, (tmp_path / "file").exists()))
            return call(*arguments)

        monkeypatch.setattr(os, name, note)

    for name in ("write", "fsync", "replace"):
        noted(name)
    files.replace(tmp_path / "file", b"text")

    expected = [("write", False), ("fsync", False), ("replace", False), ("fsync", True)]
    assert expected == calls
    assert b"text" == (tmp_path / "file").read_bytes()


@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_if_the_disk_refuses_the_old_file_stands_and_nothing_else_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    (tmp_path / "file").write_bytes(b"old")

    def refuse(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, refuse)
    with pytest.raises(WriteFailedError, match="file: could not be saved") as caught:
        files.replace(tmp_path / "file", b"new")

    assert "ENOSPC" == caught.value.reason
    assert b"old" == (tmp_path / "file").read_bytes()
    assert ["file"] == [path.name for path in tmp_path.iterdir()]


def test_a_write_that_takes_less_at_a_time_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:3]))

    files.replace(tmp_path / "file", b"0123456789")

    assert b"0123456789" == (tmp_path / "file").read_bytes()


def test_what_is_kept_never_takes_the_place_of_what_was_kept_before(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"third")

    kept = [files.keep_aside(path, text) for text in (b"first", b"second")]
    kept.append(files.move_aside(path))

    assert ["file.damaged-1", "file.damaged-2", "file.damaged-3"] == kept
    assert [b"first", b"second", b"third"] == [(tmp_path / name).read_bytes() for name in kept]
    assert "" == files.move_aside(path)


def test_what_is_not_there_or_no_file_is_told_apart(tmp_path: Path) -> None:
    with pytest.raises(NotFoundError):
        files.read(tmp_path / "none")
    with pytest.raises(UnreadableError, match="no-file"):
        files.read(tmp_path)
