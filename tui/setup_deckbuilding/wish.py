"""What is asked of a Deck Building Game, by the command line or by the scenario screen."""

from typing import Any

from attrs import frozen

from tui.setup import Words, shared_words


@frozen
class Wish:
    """What is asked of a game; what is empty was not asked for and gets its usual value.

    The usual mode and modification are those that the scenario is made for, if one is named.

    Numbers are as they were typed, and so are yes and no. `piles` are names or ids of cards, pile by
    pile, instead of a scenario; `mansions` and `boxes` are names or ids, `boxes` are those whose
    Characters are dealt. `inventories` is `standard`, `own` or the name of one for all. `teams` is the
    number of each seat's Team, or their sizes, such as `1v3`. `bots` are kinds of bots, for the last
    seats.
    """

    mode: str = ""
    scenario: str = ""
    piles: tuple[tuple[str, ...], ...] = ()
    basics: str = ""
    mansion: tuple[str, ...] = ()
    boxes: tuple[str, ...] = ()
    inventories: str = ""
    difficulty: tuple[str, ...] = ()
    partner: str = ""
    skills: str = ""
    teams: str = ""
    team_turn: str = ""
    seats: str = ""
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    reactions: str = ""
    night: str = ""
    seed: str = ""


_LISTS = ("mansion", "boxes", "difficulty")
_LINES = (
    "mode",
    "scenario",
    "basics",
    "inventories",
    "partner",
    "skills",
    "teams",
    "team_turn",
    "reactions",
    "night",
)


def wish_of(words: Words) -> Wish:
    """Return the wish that was typed. Names in a list are parted by commas."""
    fields: dict[str, Any] = {field: words[field] for field in _LINES if field in words}
    fields |= {field: names_of(words[field]) for field in _LISTS if field in words}
    return Wish(
        piles=piles_of(words["piles"]) if "piles" in words else (),
        **fields,
        **shared_words(words),
    )


def names_of(typed: str) -> tuple[str, ...]:
    """Return the names in a list such as `premiere, alliance`."""
    return tuple(name.strip() for name in typed.split(","))


def piles_of(typed: str) -> tuple[tuple[str, ...], ...]:
    """Return the names in a list of piles such as `Grenade, Longbow + Handgun`."""
    return tuple(
        tuple(" ".join(card.split()) for card in pile.split("+")) for pile in typed.split(",")
    )
