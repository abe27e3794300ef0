"""Why a key is refused, as data: code, what there is, what is needed, the rule (design section 1)."""

from collections.abc import Callable

from core.kernel.decision import Decision, Refusal
from core.war.cards import Card, Kind, Limit, Use
from core.war.effects.fights import defenders
from core.war.figures import ROOM_WITH_SURVIVOR
from core.war.game import Game
from core.war.moments import Moment
from core.war.operations import MoreDefenders, Operation, SecondTeam, SecondUnit
from core.war.recruit import ALL_UNITS
from core.war.state import State
from core.war.texts import failing

Reason = Callable[[Game, Decision, str, int], Refusal]

PLAYING = frozenset(
    {"play", "recruit", "commit", "defend", "send", "assault", "answer", "unit", "team"}
)
"""Verbs that put a card to work: at each question they are refused for what keeps the card from it."""


def refusal(game: Game, state: State, seat: int, key: str) -> Refusal | None:
    """Return why a key is refused to a seat now, or None if it is on offer to it."""
    decision = state.question.decision if state.question else None
    if decision is None:
        return Refusal("game-over", key, "WAR-2.1")
    if decision.seat != seat:
        name = game.setup.seats[decision.seat].name
        return Refusal("not-asked", key, decision.rule, names=(name,))
    return None if key in decision.keys() else _refused(game, decision, key)  # noqa: SIM118


def _refused(game: Game, decision: Decision, key: str) -> Refusal:
    verb, _, slug = key.partition(":")
    copy = _copy(game, slug)
    if key == ALL_UNITS.key and decision.kind == "recruit":
        return Refusal("too-few-units", key, "WAR-4.6", _units_in_hand(game, decision.seat), 2)
    if copy is None:
        code = "must-choose" if key in ("done", "pass") else "not-offered"
        return Refusal(code, key, decision.rule)
    own = _OWN_VERBS.get(decision.kind)
    if verb in PLAYING or verb == own:
        return _REASONS[decision.kind](game, decision, key, copy)
    return Refusal("not-offered", key, decision.rule, names=(game.cards[copy],))


def _copy(game: Game, slug: str) -> int | None:
    return next((c for c, card in enumerate(game.printed) if card.slug == slug), None)


def _units_in_hand(game: Game, seat: int) -> int:
    return sum(game.printed[copy].kind is Kind.UNIT for copy in game.players[seat].hand)


def _no(code: str, game: Game, key: str, rule: str, copy: int) -> Refusal:
    return Refusal(code, key, rule, names=(game.cards[copy],))


def _is_fielded(game: Game, seat: int, copy: int) -> bool:
    """Say whether a card of a seat is in play already: it acts in another phase."""
    player = game.players[seat]
    teams = [member for team in player.teams for member in team.members]
    return copy in (*teams, *player.units, *player.facilities)


def _not_held(game: Game, decision: Decision, key: str, copy: int, rule: str) -> Refusal | None:
    """Return why a card cannot be played from the hand at all, or None if it lies there."""
    seat = decision.seat
    if game.printed[copy].side is not game.side(seat):
        return _no("not-yours", game, key, "WAR-1.1", copy)
    if copy in game.players[seat].hand:
        return None
    fielded = _is_fielded(game, seat, copy)
    return _no("in-play" if fielded else "not-in-hand", game, key, rule, copy)


def _event(game: Game, decision: Decision, key: str, copy: int) -> Refusal:
    held = _not_held(game, decision, key, copy, "WAR-4.3")
    if held:
        return held
    card = game.printed[copy]
    if card.kind is not Kind.EVENT:
        return _no("recruit-phase", game, key, "WAR-4.4", copy)
    if Use.EVENT_PHASE not in card.use:
        return _no("for-fights", game, key, "WAR-4.3", copy)
    return _no("nothing-there", game, key, "WAR-4.3", copy)


def _recruit(game: Game, decision: Decision, key: str, copy: int) -> Refusal:
    held = _not_held(game, decision, key, copy, "WAR-4.4")
    if held:
        return held
    card = game.printed[copy]
    if card.kind is Kind.EVENT:
        event_phase = Use.EVENT_PHASE in card.use
        return _no("event-phase" if event_phase else "for-fights", game, key, "WAR-4.3", copy)
    if not game.players[game.heroes].teams:
        return _no("no-team", game, key, "WAR-4.4", copy)
    return _no("no-room", game, key, "WAR-4.5", copy)


def _attach(game: Game, decision: Decision, key: str, copy: int) -> Refusal:
    team = next((each for each in game.players[game.heroes].teams if each.card == copy), None)
    if team is None:
        return _no("not-in-play", game, key, "WAR-4.4", copy)
    have = len(team.characters)
    if have >= ROOM_WITH_SURVIVOR:
        return Refusal("fourth-character", key, "WAR-4.5", have, have + 1, (game.cards[copy],))
    return Refusal("needs-survivor", key, "WAR-4.5", 0, 1, (game.cards[copy],))


def _in_play(game: Game, decision: Decision, key: str, copy: int) -> Refusal:
    """Refuse a card that is not one of those in play that are asked for."""
    removed = any(copy in player.removed for player in game.players)
    return _no("destroyed" if removed else "not-in-play", game, key, decision.rule, copy)


_USES = {
    "attack": Use.ASSAULT,
    "defend": Use.DEFENSE,
    "raid": Use.SEARCH,
    "guard": Use.TEAM_DEFENSE,
    "respond": Use.RESPONSE,
}


def _commit(game: Game, decision: Decision, key: str, copy: int) -> Refusal:
    card = game.printed[copy]
    if card.kind is Kind.UNIT and decision.kind == "defend":
        return _defend(game, decision, key, copy)
    held = _not_held(game, decision, key, copy, decision.rule)
    if held:
        return held
    if card.kind is not Kind.EVENT:
        return _no("recruit-phase", game, key, "WAR-4.4", copy)
    if _USES[decision.kind] not in card.use:
        code = "answer-first" if decision.kind == "respond" else "wrong-use"
        return _no(code, game, key, decision.rule, copy)
    moment = Moment.RESPONSE if decision.kind == "respond" else Moment.COMMIT
    return _failed(game, key, card, failing(game, decision.seat, copy, moment))


def _failed(game: Game, key: str, card: Card, step: Operation | None) -> Refusal:
    """Refuse an Event that has nothing to work on (WAR-5.10)."""
    if isinstance(step, SecondTeam):
        return Refusal("no-second-team", key, "WAR-5.1", 1, 2, (card.id,))
    if isinstance(step, SecondUnit):
        return Refusal("no-second-unit", key, "WAR-6.1", 1, 2, (card.id,))
    if isinstance(step, MoreDefenders):
        have, need = len(defenders(game)), game.under_way.most_units + 1
        return Refusal("no-more-defenders", key, "WAR-5.4", have, need, (card.id,))
    return Refusal("no-target", key, "WAR-5.10", names=(card.id,))


def _defend(game: Game, decision: Decision, key: str, copy: int) -> Refusal:
    fight = game.under_way
    names = (game.cards[copy], game.cards[fight.facility])
    if copy not in game.players[decision.seat].units:
        return _no("not-in-play", game, key, "WAR-5.4", copy)
    if copy in fight.units:
        return _no("committed", game, key, "WAR-5.4", copy)
    if copy not in defenders(game):
        return Refusal("search-only", key, "WAR-5.5", names=names)
    have = len(fight.units)
    return Refusal("enough-units", key, "WAR-5.4", have, have + 1, names)


def _mission(game: Game, decision: Decision, key: str, copy: int) -> Refusal:
    if copy not in game.players[decision.seat].units:
        return _no("not-in-play", game, key, "WAR-6.1", copy)
    if game.printed[copy].limit is Limit.DEFENSE:
        return _no("defense-only", game, key, "WAR-5.5", copy)
    return _no("committed", game, key, "WAR-6.1", copy)


def _target(game: Game, decision: Decision, key: str, copy: int) -> Refusal:
    return _no("no-fit", game, key, "WAR-5.10", copy)


def _elsewhere(game: Game, decision: Decision, key: str, copy: int) -> Refusal:
    """Refuse a card that does not lie where one is to be chosen."""
    return _no("not-there", game, key, decision.rule, copy)


_OWN_VERBS = {
    "find": "find", "recover": "recover", "capture": "capture", "attach": "attach",
    "facility": "facility", "prey": "prey", "target": "target", "sacrifice": "sacrifice",
    "discard": "discard",
}  # fmt: skip
"""The verb of the keys of a kind, where it is none of PLAYING."""

_REASONS: dict[str, Reason] = {
    "find": _elsewhere, "event": _event, "recover": _elsewhere, "capture": _elsewhere,
    "recruit": _recruit, "attach": _attach, "assault": _in_play, "facility": _in_play,
    "team": _in_play, "attack": _commit, "defend": _commit, "mission": _mission, "prey": _in_play,
    "unit": _mission, "raid": _commit, "respond": _commit, "guard": _commit, "target": _target,
    "sacrifice": _elsewhere, "discard": _elsewhere,
}  # fmt: skip
