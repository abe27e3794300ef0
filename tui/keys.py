"""Key presses by one name each, however the terminal sends them."""

from textual.events import Key


def key_of(event: Key) -> str:
    """Return the name of a key: the character itself (`a`, `?`, `+`), or `enter`, `space`, `ctrl+p`.

    A capital letter stays one, and is no command: what a torn escape sequence leaves must not act.
    """
    character = event.character
    if character and character.isprintable() and character != " " and "ctrl+" not in event.key:
        return character
    return event.key


def step_of(key: str) -> int:
    """Return which way a key of the command `change` goes: -1 back, 1 on."""
    return -1 if key in ("left", "<") else 1


def after_escape(event: Key) -> Key | None:
    """Return the key that followed an Escape so soon that the terminal has made Alt of both.

    Over a slow line Escape waits for what may follow; two keys pressed quickly must stay two.
    """
    if event.key.startswith("alt+") and event.character:
        return Key(event.key.removeprefix("alt+"), event.character)
    return None


def typed(event: Key) -> str:
    """Return the text that a key puts into a line that is being typed, or an empty one."""
    character = event.character
    alone = character and character.isprintable() and not event.key.startswith(("alt+", "ctrl+"))
    return character if character and alone else ""
