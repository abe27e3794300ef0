"""Which bots there are for which game."""

from collections.abc import Callable
from typing import Any

from core.bots.base import Bot
from core.bots.random_bot import RandomBot

Maker = Callable[[Any], Bot]
"""Makes a bot out of the catalogue of its game."""

ANY_GAME: dict[str, Maker] = {"random": lambda catalogue: RandomBot()}
"""The kinds that play whatever game."""


def _steady_deckbuilding(catalogue: Any) -> Bot:
    from core.bots.steady.deckbuilding import SteadyDeckBuilding  # noqa: PLC0415 - names cost no game

    return SteadyDeckBuilding(catalogue)


def _steady_war(catalogue: Any) -> Bot:
    from core.bots.steady.war import SteadyWar  # noqa: PLC0415 - as above

    return SteadyWar(catalogue)


def _steady_undead(catalogue: Any) -> Bot:
    from core.bots.steady.undead import SteadyUndead  # noqa: PLC0415 - as above

    return SteadyUndead(catalogue)


BY_GAME: dict[str, dict[str, Maker]] = {
    "deckbuilding": {"steady": _steady_deckbuilding},
    "war": {"steady": _steady_war},
    "undead": {"steady": _steady_undead},
}
"""The kinds that know their game, by game."""


class UnknownBotError(ValueError):
    """A game has no bot of this kind; `known` are the kinds that it has."""

    def __init__(self, game: str, kind: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{game} has no bot of kind {kind!r}, only {', '.join(known)}")
        self.game = game
        self.kind = kind
        self.known = known


def kinds_for(game: str) -> tuple[str, ...]:
    """Return the kinds of bots that a game has, the weakest first."""
    return (*ANY_GAME, *BY_GAME.get(game, {}))


def bot_for(game: str, kind: str, catalogue: Any = None) -> Bot:
    """Return a bot of a kind for a game, with the definitions it is played with: `rules.catalogue`.

    What the catalogue says is known to everybody at the table. Raises UnknownBotError.
    """
    maker = ANY_GAME.get(kind) or BY_GAME.get(game, {}).get(kind)
    if maker is None:
        raise UnknownBotError(game, kind, kinds_for(game))
    return maker(catalogue)
