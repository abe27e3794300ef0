"""Biohazard War as lines of text: the words of its table, and looks at both fronts."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from core.kernel.decision import NONE, Decision
from core.kernel.rules import AnyRules
from core.war import forecast
from core.war.catalogue import Book
from core.war.odds import WAYS
from core.war.setup import Setup
from core.war.view import SeatView, View
from tui.games import NAMES
from tui.grammar import Lexicon, Thing
from tui.narration.base import Narration
from tui.narration.text import _, mark
from tui.narration.war.cards import card_line
from tui.narration.war.questions import standing
from tui.narration.war.scene import Scene
from tui.narration.war.terms import PHASES, percent, word
from tui.narration.words import commas
from tui.rows import left

VERBS = (
    "play", "recruit", "commit", "defend", "assault", "facility", "send", "prey", "answer",
    "attach", "target", "find", "recover", "capture", "team", "unit", "sacrifice", "discard",
)  # fmt: skip
"""What keys begin with; a name alone is tried with each in this order."""

ALIASES = {"pass": ("next", "done"), "done": ("next", "end"), "recruit-all": ("all", "units")}
"""What an option is called besides its key and label, by its code."""

COMMANDS = {
    "table": mark("both fronts: Facilities, Units, Teams with their Characters"),
    "hand": mark("your hand, with what each card does"),
    "piles": mark("decks, discard piles, and what is removed from the game"),
    "odds": mark("what each of your Teams, or Units, would meet with nothing committed yet"),
}

BEGINNING = frozenset({"find", "event", "recruit", "assault", "mission"})
"""The kinds of Decisions that ask what to do next."""


class WarLooks:
    """The words and looks of this game."""

    commands = COMMANDS

    def __init__(self, rules: AnyRules, narration: Narration) -> None:
        self._book = Book(rules.catalogue)
        self._slugs: dict[str, str] = {card.slug: card.id for card in rules.catalogue.cards}

    def title(self, setup: Setup) -> str:
        """Return the game, and the match or position."""
        parts = [_(NAMES["war"])]
        if setup.match > 1:
            parts.append(_("best of {count}").format(count=setup.match))
        if setup.position is not None:
            parts.append(_("a position"))
        return commas(parts)

    def lexicon(self, view: View) -> Lexicon:
        """Return the words; every card of the game can be named."""
        things = tuple(Thing(card.slug, card.name) for card in self._book.printed)
        return Lexicon(VERBS, ALIASES, things)

    def standing(self, view: View) -> tuple[str, ...]:
        """Return both fronts in short, and the own hand."""
        scene = Scene(self._book, view)
        return (*_short(scene), _zone(scene, _("Hand"), view.me.hand))

    def begins(self, decision: Decision) -> bool:
        """Say whether a Decision asks what to do next, and not for a choice within something."""
        return decision.kind in BEGINNING

    def look(self, command: str, view: View) -> tuple[str, ...]:
        """Return a look, top line first."""
        return tuple(_LOOKS[command](Scene(self._book, view)))

    def card(self, view: View, copy: int) -> tuple[str, str]:
        """Return the id and the name of a copy."""
        card = self._book.printed[copy]
        return card.id, card.name

    def card_id(self, slug: str) -> str:
        """Return the id of a card by its slug."""
        return self._slugs.get(slug, "")


def _short(scene: Scene) -> Iterator[str]:
    view = scene.view
    heroes, umbrella = view.side_of_heroes, view.side_of_umbrella
    yield _("{phase}. You play {side}.").format(
        phase=word(PHASES, view.phase) if view.phase else _("Setup"), side=scene.side(view.seat)
    )
    yield _zone(scene, _("Facilities"), umbrella.facilities)
    yield _zone(scene, _("Units"), umbrella.units)
    teams = [_team(scene, team.card) for team in heroes.teams]
    yield _("Teams {count}: {teams}.").format(
        count=len(teams), teams="; ".join(teams) if teams else _("none")
    )


def _team(scene: Scene, copy: int) -> str:
    team = forecast.team_of(scene.view, copy)
    force = forecast.force_of(scene.book, team)
    name = _("{team} {force}").format(team=scene.name(copy), force=force)
    characters = commas(scene.names(team.characters))
    return f"{name} ({characters})" if characters else name


def _table(scene: Scene) -> Iterator[str]:
    view = scene.view
    yield _("Umbrella, {who}. Facilities:").format(who=scene.player(1 - view.heroes))
    for copy in view.side_of_umbrella.facilities:
        yield _card(scene, copy)
    yield _("Units ready:") if view.side_of_umbrella.units else _("Units ready: none.")
    for copy in view.side_of_umbrella.units:
        yield _card(scene, copy)
    yield _("The Heroes, {who}. Teams:").format(who=scene.player(view.heroes))
    for team in view.side_of_heroes.teams:
        yield f"  {_team(scene, team.card)}"
    if not view.side_of_heroes.teams:
        yield _("  none in play")
    if fight := standing(scene):
        yield fight


def _card(scene: Scene, copy: int) -> str:
    card = scene.book.printed[copy]
    return f"  {left(card.name, 20)} {card_line(card)}".rstrip()


def _hand(scene: Scene) -> Iterator[str]:
    hand = scene.view.me.hand
    yield _zone(scene, _("Hand"), hand)
    for copy in hand:
        yield _card(scene, copy)


def _piles(scene: Scene) -> Iterator[str]:
    for seat in scene.view.seats:
        yield _seat_line(scene, seat)
        yield "  " + _zone(scene, _("Discard pile"), seat.discard_pile)
        yield "  " + _zone(scene, _("Removed from the game"), seat.removed)
        if seat.shown:
            yield "  " + _zone(scene, _("Known in hand"), seat.shown)


def _seat_line(scene: Scene, seat: SeatView) -> str:
    text = _("{who}, {side}: hand {hand}, deck {deck}.")
    return text.format(
        who=scene.player(seat.seat),
        side=scene.side(seat.seat),
        hand=seat.hand_size,
        deck=seat.deck_size,
    )


def _odds(scene: Scene) -> Iterator[str]:
    """Yield what the reader's own Teams or Units would meet, before anybody commits anything."""
    view = scene.view
    if fight := standing(scene):
        yield fight
        return
    if view.seat == view.heroes:
        for team in view.me.teams:
            for facility in view.side_of_umbrella.facilities:
                found = forecast.assault(scene.book, view, (team.card,), facility)
                yield _odds_line(scene, team.card, facility, found, found.ways)
    else:
        for unit in (copy for copy in view.me.units if copy in scene.book.searchers):
            for team in view.side_of_heroes.teams:
                found = forecast.mission(scene.book, view, (unit,), team.card)
                yield _odds_line(scene, unit, team.card, found, WAYS - found.ways)


def _odds_line(scene: Scene, who: int, target: int, found: forecast.Outlook, ways: int) -> str:
    text = _("{who} against {target}: {heroes} to {umbrella}, {chance} for you.")
    return text.format(
        who=scene.name(who),
        target=scene.place(target),
        heroes=found.heroes,
        umbrella=found.umbrella,
        chance=percent(ways),
    )


def _zone(scene: Scene, zone: str, copies: tuple[int, ...]) -> str:
    if not copies:
        return _("{zone}: empty.").format(zone=zone)
    names = commas(scene.names(copy for copy in copies if copy != NONE))
    return _("{zone} {count}: {cards}.").format(zone=zone, count=len(copies), cards=names)


_LOOKS: Mapping[str, Callable[[Scene], Iterable[str]]] = {
    "table": _table,
    "hand": _hand,
    "piles": _piles,
    "odds": _odds,
}
