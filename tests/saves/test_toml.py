"""Plain data in TOML, and names as folders."""

import re
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves.names import LONGEST, folder_name
from saves.toml import inline, plain

texts = st.text()
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner) | st.dictionaries(texts.filter("none".__ne__), inner),
    max_leaves=12,
)


@given(values)
def test_plain_data_comes_back_equal_from_one_line_of_toml(value: Any) -> None:
    text = f"x = {inline(value)}\n"

    found = plain(tomllib.loads(text)["x"])

    assert 1 == text.count("\n")
    assert (value, repr(value)) == (found, repr(found))


NAMES = {
    "": "game",
    "Ann and Ben": "ann-and-ben",
    "Ann [b] [/": "ann-b",
    "../../etc/passwd": "etc-passwd",
    "..": "game",
    "a/b\\c": "a-b-c",
    "\x1b[31mred\x07": "31mred",
    "Émile Zoë": "emile-zoe",
    "生化危机": "game",
    "CON": "game-con",
    "com1": "game-com1",
    "\udcff": "game",
    "x" * 500: "x" * LONGEST,
    "x" * 39 + " y": "x" * 39,
}


@pytest.mark.parametrize(("name", "folder"), NAMES.items(), ids=range(len(NAMES)))
def test_a_name_makes_a_folder(name: str, folder: str) -> None:
    assert folder == folder_name(name)


@given(st.text(st.characters(exclude_categories=()), max_size=80))
def test_any_name_makes_a_safe_folder(name: str) -> None:
    assert re.fullmatch(r"[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?", folder_name(name))
