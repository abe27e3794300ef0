"""The digests that tell damage: a chain through a journal's records, and a seal for a whole file.

They guard against accidents of disks and people, not against forgers.
"""

from hashlib import blake2b

WIDTH = 16
"""Hex digits of a digest: 64 bits."""


def chained(previous: str, record: bytes) -> str:
    """Return the digest of a record and, through the digest before it, of all records before it."""
    return blake2b(record, digest_size=WIDTH // 2, key=previous.encode()).hexdigest()


def sealed(body: bytes) -> str:
    """Return the digest of the body of a file."""
    return blake2b(body, digest_size=WIDTH // 2).hexdigest()


def matches(written: str, computed: str) -> bool:
    """Say whether a digest that was read is the right one. All checks of digests come here."""
    return written == computed
