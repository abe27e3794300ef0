"""Why a key is refused, as data: code, what there is, what is needed, the rule."""

from collections.abc import Callable

from core.kernel.decision import NONE, Decision, Refusal
from core.undead.arms import admits, arms
from core.undead.cards import Action
from core.undead.figures import hand_size, suppressed, survey
from core.undead.frames import Move
from core.undead.game import Game
from core.undead.main_part import TURN_MOMENTS, deed_of
from core.undead.moments import Moment
from core.undead.moves import cost_of, held, payers
from core.undead.state import State
from core.undead.track import may_place

Reason = Callable[[Game, int, str], Refusal]


def refusal(game: Game, state: State, seat: int, key: str) -> Refusal | None:
    """Return why a key is refused to a seat now, or None if it is on offer to it."""
    decision = state.question.decision if state.question else None
    if decision is None:
        return Refusal("game-over", key, "UND-16.1")
    if decision.seat != seat:
        return Refusal("not-asked", key, "UND-1.3", names=(game.setup.seats[decision.seat].name,))
    offered = decision.keys()
    if key in offered:
        return None
    if decision.kind == "main":
        return _in_main_part(game, seat, key, decision)
    return _elsewhere(game, key, decision)


def _in_main_part(game: Game, seat: int, key: str, decision: Decision) -> Refusal:
    verb, _, rest = key.partition(":")
    number, _, word = rest.partition(":")
    if verb not in _REASONS or not (number.isascii() and number.isdigit()):
        return Refusal("not-offered", key, decision.rule)
    soldier = int(number) - 1
    if not 0 <= soldier < len(game.soldiers):
        return Refusal("no-such-soldier", key, "UND-3.7", have=len(game.soldiers))
    if (found := _unable(game, seat, soldier, key, verb)) is not None:
        return found
    if verb == "play":
        return _play(game, soldier, key, word)
    return _REASONS[verb](game, soldier, key)


def _unable(game: Game, seat: int, soldier: int, key: str, verb: str) -> Refusal | None:
    """Return why a Soldier can do nothing of the kind, whatever it is."""
    name = (game.troops[soldier].id,)
    if game.soldiers[soldier].health <= 0:
        return Refusal("downed", key, "UND-15.5", names=name)
    if game.seat_of(soldier) != seat:
        owner = game.setup.seats[game.seat_of(soldier)].name
        return Refusal("not-yours", key, "UND-1.3", names=(*name, owner))
    if verb in _OF_PLAYERS and not game.troops[soldier].player:
        return Refusal("players-only", key, "UND-8.1", names=name)
    if verb in _COSTING and game.soldiers[soldier].actions <= 0:
        return Refusal("no-action", key, "UND-7.1", 0, 1, name)
    return None


_OF_PLAYERS = frozenset({"place", "activate", "pass", "drop", "play", "draw"})
_COSTING = frozenset(
    {
        "attack",
        "power",
        "forward",
        "back",
        "work",
        "take",
        "reload",
        "use",
        "calm",
        "deed",
        "draw",
        "recover",
    }
)


def _elsewhere(game: Game, key: str, decision: Decision) -> Refusal:
    """Say that something else has to be finished first, or that this is not on offer."""
    verb = key.partition(":")[0]
    if key == "end" or verb == "hand-over":
        return Refusal("finish-first", key, decision.rule)
    if verb in _REASONS and verb != "play" and decision.kind not in _SAME_WORDS.get(verb, ()):
        return Refusal("finish-first", key, decision.rule)
    if verb == "play":
        return _play_elsewhere(game, key, decision)
    return Refusal("not-offered", key, decision.rule)


_SAME_WORDS = {"power": ("power", "react", "deny"), "use": ("equipment",), "reload": ("gear",)}
"""Verbs of the main part that other Decisions use too, by their kinds."""


def _play_elsewhere(game: Game, key: str, decision: Decision) -> Refusal:
    number, _, slug = key.partition(":")[2].partition(":")
    if number.isascii() and number.isdigit() and 0 < int(number) <= len(game.soldiers):
        held_card = _in_hand(game, int(number) - 1, slug)
        if held_card is None:
            names = (game.troops[int(number) - 1].id, slug)
            return Refusal("not-in-hand", key, "UND-5.2", names=names)
        if game.attack is not None and held_card.id in game.attack.played:
            return Refusal("name-played", key, "UND-5.5", names=(held_card.id,))
        if decision.kind in _ASKS_FOR.get(held_card.text.when, ()):
            return _useless(game, key, held_card)
        return Refusal("not-now", key, "UND-5.2", names=(held_card.id, held_card.text.when.value))
    return Refusal("not-offered", key, decision.rule)


_ASKS_FOR = {
    Moment.ATTACK: ("roll",),
    Moment.AFTER_DICE: ("cover",),
    Moment.DEFENCE: ("react",),
    Moment.MOVE: ("move",),
}
"""Moment of an Action card -> the kinds of Decisions that offer such cards."""


def _useless(game: Game, key: str, card: Action) -> Refusal:
    """Return why a card cannot be played although its moment has come: it is for something else (UND-5.2)."""
    if game.attack is not None and not admits(game, card.on, game.attack):
        return Refusal("not-on-this", key, "UND-11.2", names=(card.id,))
    return Refusal("no-use", key, "UND-5.2", names=(card.id,))


def _in_hand(game: Game, soldier: int, slug: str) -> Action | None:
    for copy in game.soldiers[soldier].hand:
        card = game.company.action_cards[copy]
        if card.slug == slug:
            return card
    return None


def _play(game: Game, soldier: int, key: str, slug: str) -> Refusal:
    card = _in_hand(game, soldier, slug)
    if card is None:
        return Refusal("not-in-hand", key, "UND-5.2", names=(game.troops[soldier].id, slug))
    if card.text.when not in TURN_MOMENTS:
        return Refusal("not-now", key, "UND-5.2", names=(card.id, card.text.when.value))
    return Refusal("no-use", key, "UND-5.2", names=(card.id,))


def _name(game: Game, soldier: int) -> tuple[str, ...]:
    return (game.troops[soldier].id,)


def _attack(game: Game, soldier: int, key: str) -> Refusal:
    if not arms(game, soldier).every:
        empty = any(gear.empty for gear in game.soldiers[soldier].gear)
        code = "weapons-empty" if empty else "no-weapon"
        return Refusal(code, key, "UND-11.1", names=_name(game, soldier))
    return Refusal("nothing-in-range", key, "UND-11.1", names=_name(game, soldier))


def _power(game: Game, soldier: int, key: str) -> Refusal:
    if not game.troops[soldier].powers:
        return Refusal("no-powers", key, "UND-20.1", names=_name(game, soldier))
    have = game.soldiers[soldier].divinity
    costs = [c for n, c in game.troops[soldier].powers if not game.book.powers[n].reaction]
    if have < min(costs):
        return Refusal(
            "too-little-divinity", key, "UND-22.1", have, min(costs), _name(game, soldier)
        )
    return Refusal("no-power-target", key, "UND-22.4", names=_name(game, soldier))


def _leave(game: Game, soldier: int, key: str) -> Refusal | None:
    if suppressed(game, soldier):
        have = game.soldiers[soldier].suppressions
        return Refusal("suppressed", key, "UND-9.8", have, 0, _name(game, soldier))
    if held(game, soldier):
        return Refusal("grasped", key, "UND-9.8", names=_name(game, soldier))
    return None


def _forward(game: Game, soldier: int, key: str) -> Refusal:
    if (found := _leave(game, soldier, key)) is not None:
        return found
    to = game.soldiers[soldier].at + 1
    if to >= len(game.track):
        return Refusal("end-of-track", key, "UND-9.1", names=_name(game, soldier))
    if to > survey(game).last:
        inactive = to == len(game.track) - 1
        if inactive:
            return Refusal("objective-inactive", key, "UND-8.2")
        return Refusal("not-placed", key, "UND-8.1")
    cost = cost_of(game, Move(game.seat_of(soldier), soldier, to))
    cards = sum(len(game.soldiers[n].hand) for n in payers(game, game.soldiers[soldier].at))
    return Refusal("cannot-pay", key, "UND-9.6", cards, cost, (game.cards[game.track[to]],))


def _back(game: Game, soldier: int, key: str) -> Refusal:
    if (found := _leave(game, soldier, key)) is not None:
        return found
    return Refusal("end-of-track", key, "UND-9.1", names=_name(game, soldier))


def _work(game: Game, soldier: int, key: str) -> Refusal:
    card = game.company.objective
    if not card.work:
        return Refusal("no-work", key, "UND-16.3", names=(card.id,))
    place = len(game.track) - 1
    if game.soldiers[soldier].at != place or not game.goal.active:
        return Refusal("not-at-objective", key, "UND-16.3", names=(card.id,))
    if game.goal.work >= card.work:
        return Refusal("work-done", key, "UND-16.3", names=(card.id,))
    return Refusal("hostiles-here", key, "UND-16.3", len(survey(game).cards[place]), 0, (card.id,))


def _take(game: Game, soldier: int, key: str) -> Refusal:
    return Refusal("no-defector", key, "UND-16.6")


def _reload(game: Game, soldier: int, key: str) -> Refusal:
    gear = game.soldiers[soldier].gear
    empty = [each for each in gear if each.empty]
    if not empty:
        return Refusal("nothing-empty", key, "UND-7.4", names=_name(game, soldier))
    return Refusal("no-ammo", key, "UND-7.4", 0, 1, (game.cards[empty[0].card],))


def _use(game: Game, soldier: int, key: str) -> Refusal:
    return Refusal("nothing-to-use", key, "UND-7.5", names=_name(game, soldier))


def _calm(game: Game, soldier: int, key: str) -> Refusal:
    return Refusal("not-suppressed", key, "UND-7.7", 0, 1, _name(game, soldier))


def _deed(game: Game, soldier: int, key: str) -> Refusal:
    place = game.soldiers[soldier].at
    deed = deed_of(game, place)
    if deed is None:
        return Refusal("no-deed", key, "UND-7.11")
    names = (game.cards[game.track[place]],)
    if place in game.turn.done:
        return Refusal("deed-done", key, "UND-7.11", names=names)
    if deed.needs_clear and survey(game).cards[place]:
        here = len(survey(game).cards[place])
        return Refusal("hostiles-here", key, "UND-7.11", here, 0, names)
    return Refusal("no-use", key, "UND-7.11", names=names)


def _draw(game: Game, soldier: int, key: str) -> Refusal:
    have, size = len(game.soldiers[soldier].hand), hand_size(game, soldier)
    return Refusal("hand-full", key, "UND-7.9", have, size, _name(game, soldier))


def _recover(game: Game, soldier: int, key: str) -> Refusal:
    return Refusal("nothing-to-recover", key, "UND-7.10", names=_name(game, soldier))


def _place(game: Game, soldier: int, key: str) -> Refusal:
    if may_place(game, soldier):
        return Refusal("no-card-to-discard", key, "UND-8.1", 0, 1, _name(game, soldier))
    after = game.soldiers[soldier].at + 1
    if after >= len(game.track) - 1:
        return Refusal("objective-next", key, "UND-8.1")
    if game.track[after] != NONE:
        return Refusal("already-placed", key, "UND-8.1", names=(game.cards[game.track[after]],))
    return Refusal("no-locations", key, "UND-2.4")


def _activate(game: Game, soldier: int, key: str) -> Refusal:
    if game.goal.active:
        return Refusal("already-active", key, "UND-8.2", names=(game.company.objective.id,))
    if game.soldiers[soldier].at != len(game.track) - 2:
        return Refusal("not-before-objective", key, "UND-8.2", names=_name(game, soldier))
    return Refusal("no-card-to-discard", key, "UND-8.2", 0, 1, _name(game, soldier))


def _pass(game: Game, soldier: int, key: str) -> Refusal:
    return Refusal("nobody-to-pass-to", key, "UND-8.3", names=_name(game, soldier))


def _drop(game: Game, soldier: int, key: str) -> Refusal:
    return Refusal("no-gear", key, "UND-8.4", names=_name(game, soldier))


_REASONS: dict[str, Reason] = {
    "attack": _attack,
    "power": _power,
    "forward": _forward,
    "back": _back,
    "work": _work,
    "take": _take,
    "reload": _reload,
    "use": _use,
    "calm": _calm,
    "deed": _deed,
    "draw": _draw,
    "recover": _recover,
    "place": _place,
    "activate": _activate,
    "pass": _pass,
    "drop": _drop,
    "play": _drop,
}
