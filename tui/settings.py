"""What a player has chosen: how the app looks, how often it asks, and the last set-up.

They are kept as TOML beside the saves. A file that cannot be read, or says something unknown, costs
only what cannot be understood: settings never keep a game from starting.
"""

import tomllib
from pathlib import Path
from typing import Any

import tomli_w
from attrs import asdict, fields, frozen

from saves import files
from saves.errors import SaveError
from saves.store import Store
from tui.themes import DEFAULT, NAMES

FILE = "settings.toml"

ASCII = ("auto", "on", "off")
CONFIRM = ("always", "normal", "never")
REACTIONS = ("auto", "holders", "everyone")


@frozen
class LastSetup:
    """The set-up of the last new game. `piles` are card ids, pile by pile, of a custom list.

    What is empty was left at its usual value, or is not known any more.
    """

    mode: str = ""
    scenario: str = ""
    mansions: tuple[str, ...] = ()
    basics: str = ""
    inventories: str = ""
    difficulty: tuple[str, ...] = ()
    partner: str = ""
    skills: str = ""
    teams: str = ""
    team_turn: str = ""
    names: tuple[str, ...] = ("Ana", "Ben")
    players: tuple[str, ...] = ("person", "steady")
    piles: tuple[tuple[str, ...], ...] = ()
    reactions: str = "auto"


@frozen
class LastWar:
    """The set-up of the last new game of Biohazard War; `side` is that of the first seat."""

    names: tuple[str, ...] = ("Ana", "Ben")
    players: tuple[str, ...] = ("person", "steady")
    side: str = "heroes"
    match: str = "1"


@frozen
class LastUndead:
    """The set-up of the last new game of Undead. `play` is a Mission or a campaign, `squad` a ready-made one.

    With an empty `objective` it is the Mission's first.
    `team` is the squad that was put together last: of each Soldier his id, then those of what he has.
    """

    play: str = ""
    squad: str = ""
    objective: str = ""
    team: tuple[tuple[str, ...], ...] = ()
    names: tuple[str, ...] = ("Ana", "Ben", "Cleo", "Dan")
    players: tuple[str, ...] = ("person", "empty", "empty", "empty")


@frozen
class Settings:
    """`ascii` draws rules and bars without box characters; `confirm` is how often a press is asked twice.

    `missing` are the boxes whose scenarios are not listed: those that the player does not own.
    """

    theme: str = DEFAULT
    ascii: str = "auto"
    confirm: str = "normal"
    reactions: str = "auto"
    missing: tuple[str, ...] = ()
    last: LastSetup = LastSetup()
    last_war: LastWar = LastWar()
    last_undead: LastUndead = LastUndead()

    @property
    def ascii_only(self) -> bool | None:
        """Whether rules and bars are ASCII; None leaves that to the terminal."""
        return {"auto": None, "on": True, "off": False}[self.ascii]


USUAL = Settings()
"""What holds until something is chosen."""


def read(store: Store) -> Settings:
    """Return the settings kept with a store, or the usual ones where there are none."""
    try:
        table = tomllib.loads(files.read(store.home / FILE).decode())
    except (SaveError, ValueError, RecursionError):
        return USUAL
    last, war = table.get("last"), table.get("last_war")
    undead = table.get("last_undead")
    return Settings(
        theme=_one_of(table, "theme", NAMES, DEFAULT),
        ascii=_one_of(table, "ascii", ASCII, "auto"),
        confirm=_one_of(table, "confirm", CONFIRM, "normal"),
        reactions=_one_of(table, "reactions", REACTIONS, "auto"),
        missing=_like(USUAL.missing, table.get("missing")),
        last=_last(last) if isinstance(last, dict) else LastSetup(),
        last_war=_last_war(war) if isinstance(war, dict) else LastWar(),
        last_undead=_last_undead(undead) if isinstance(undead, dict) else LastUndead(),
    )


def write(store: Store, settings: Settings) -> None:
    """Keep the settings. Raises WriteFailedError."""
    with files.failing(store.home, "folder"):
        store.home.mkdir(parents=True, exist_ok=True)
    files.replace(store.home / FILE, tomli_w.dumps(asdict(settings)).encode())


def path_of(store: Store) -> Path:
    """Return where the settings are kept."""
    return store.home / FILE


def _one_of(table: dict[str, Any], key: str, known: tuple[str, ...], usual: str) -> str:
    value = table.get(key)
    return value if value in known else usual


def _last(table: dict[str, Any]) -> LastSetup:
    """Return a last set-up, if all of it is of the right shape; what it names is checked when used."""
    usual = LastSetup()
    made = {
        each.name: _like(getattr(usual, each.name), table.get(each.name))
        for each in fields(LastSetup)
        if each.name != "piles"
    }
    if len(made["names"]) != len(made["players"]):
        return usual
    return LastSetup(**made, piles=_lists(table.get("piles")))


def _last_war(table: dict[str, Any]) -> LastWar:
    usual = LastWar()
    made = LastWar(
        **{
            each.name: _like(getattr(usual, each.name), table.get(each.name))
            for each in fields(LastWar)
        }
    )
    return made if len(made.names) == len(made.players) == len(usual.names) else usual


def _last_undead(table: dict[str, Any]) -> LastUndead:
    usual = LastUndead()
    made = {
        each.name: _like(getattr(usual, each.name), table.get(each.name))
        for each in fields(LastUndead)
        if each.name != "team"
    }
    found = LastUndead(**made, team=_lists(table.get("team")))
    return found if len(found.names) == len(found.players) == len(usual.names) else usual


def _lists(value: Any) -> tuple[tuple[str, ...], ...]:
    """Return lists of texts, or none if the value is anything else."""
    whole = isinstance(value, list) and all(map(_strings, value))
    return tuple(map(tuple, value)) if whole else ()


def _like(usual: Any, value: Any) -> Any:
    """Return a value of the kind of another one, a text or a list of texts; or that one."""
    if isinstance(usual, str):
        return value if isinstance(value, str) else usual
    return tuple(value) if _strings(value) else usual


def _strings(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)
