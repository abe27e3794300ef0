"""The time of day, for what people see in a list of saves. No game depends on it."""

from datetime import UTC, datetime


def now() -> str:
    """Return the time as text: ISO 8601, to the second, UTC."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
