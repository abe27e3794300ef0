"""Keeping OpenSSL out of the program, which talks to no network: it is 5 MB of memory at the table.

asyncio imports `ssl` and hashlib imports `_hashlib`, and both go on without, as in a Python that was
built without OpenSSL. The only digest here, BLAKE2, is the interpreter's own in either case.
"""

import sys
from collections.abc import Iterable
from importlib.util import find_spec
from types import ModuleType
from typing import cast

OWN_HASHES = ("_md5", "_sha1", "_sha3", "_blake2")
"""The modules of the hashes that hashlib needs to go on, besides those of SHA-2."""

SHA_2 = (("_sha2",), ("_sha256", "_sha512"))
"""Those of SHA-2: one from Python 3.12 on, two before."""


def leave_out() -> None:
    """Let OpenSSL not be imported from here on; what has been imported already stays."""
    modules = cast("dict[str, ModuleType | None]", sys.modules)
    modules.setdefault("ssl", None)
    # Some builders of Python leave out its own hashes, and without both hashlib would complain.
    if _all_here(OWN_HASHES) and any(map(_all_here, SHA_2)):
        modules.setdefault("_hashlib", None)


def _all_here(names: Iterable[str]) -> bool:
    return all(find_spec(name) for name in names)
