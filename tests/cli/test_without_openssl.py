"""The program leaves OpenSSL out, and what needs hashes or asyncio goes on without."""

import subprocess
import sys

SCRIPT = """
import sys
from tui.cli import main
main(["--version"])
import asyncio, hashlib, hmac, multiprocessing.connection, random, secrets
asyncio.run(asyncio.sleep(0))
secrets.token_hex(8)
hashes = [hashlib.new(name, b"") for name in sorted(hashlib.algorithms_guaranteed)]
print({"_ssl", "_hashlib"} & {name for name, module in sys.modules.items() if module})
print(hashlib.blake2b(b"ribbon", digest_size=8).hexdigest())
"""


def test_openssl_is_not_imported_and_hashes_are_the_same() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, timeout=60
    )

    assert done.stderr == ""
    assert done.stdout.splitlines()[1:] == ["set()", "fc08f2ead298dc04"]
