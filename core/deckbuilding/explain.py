"""Why a key is refused, as data: code, what there is, what is needed, the rule (design section 1)."""

from collections.abc import Callable

from core.deckbuilding import explore, main_part
from core.deckbuilding.allotting import ammo_beside, forbidden
from core.deckbuilding.cards import Ban, Kind
from core.deckbuilding.figures import passives, requirement, total, uses_a_turn
from core.deckbuilding.game import Game
from core.deckbuilding.infection import is_infected_character
from core.deckbuilding.partner import can_be_attached
from core.deckbuilding.skills import missing_xp, xp_of
from core.deckbuilding.state import State
from core.kernel.decision import NONE, Decision, Refusal

Reason = Callable[[Game, int, str, str], Refusal]


def refusal(game: Game, state: State, seat: int, key: str) -> Refusal | None:
    """Return why a key is refused to a seat now, or None if it is on offer to it."""
    decision = state.question.decision if state.question else None
    if decision is None:
        return Refusal("game-over", key, "DBG-14.1")
    if decision.seat != seat:
        name = game.setup.seats[decision.seat].name
        return Refusal("not-asked", key, "DBG-4.4", names=(name,))
    offered = decision.keys()
    if key in offered:
        return None
    verb, _, rest = key.partition(":")
    slug = rest.partition("#")[0]
    reason = _REASONS.get((decision.kind, verb))
    one_too_many = f"{verb}:{slug}" in offered
    if (
        reason is not None
        and not one_too_many
        and bool(rest) == (verb not in ("explore", "attack", "end"))
    ):
        return reason(game, seat, key, slug)
    return _unfinished(decision, key, verb)


def _unfinished(decision: Decision, key: str, verb: str) -> Refusal:
    if decision.kind in ("use", "pay", "effect", "commit") and verb in (
        "play",
        "buy",
        "end",
        "explore",
        "attack",
    ):
        return Refusal("explore-under-way", key, "DBG-7.4" if verb == "play" else "DBG-4.4")
    if decision.kind != "main" and verb in ("play", "buy", "end", "explore", "attack"):
        return Refusal("finish-first", key, "DBG-4.4")
    return Refusal("not-offered", key, decision.rule)


def _in_hand(game: Game, seat: int, slug: str) -> list[int]:
    return [copy for copy in game.players[seat].hand if game.card(copy).slug == slug]


def _play(game: Game, seat: int, key: str, slug: str) -> Refusal:
    if slug == "all-ammunition":
        return Refusal("too-few-ammunition", key, "DBG-5.2", need=2)
    held = _in_hand(game, seat, slug)
    if not held:
        return Refusal("not-in-hand", key, "DBG-4.3", names=(slug,))
    card = game.card(held[0])
    if card.kind is Kind.WEAPON:
        return Refusal("weapon-in-explore", key, "DBG-5.10", names=(card.id,))
    if card.kind is Kind.INFECTION:
        return Refusal("infection-in-attack", key, "DBG-17.21", names=(card.id,))
    if card.kind in game.mode.barred(game, seat):
        return Refusal("infected-cannot", key, "DBG-17.18", names=(card.id,))
    return _no_action(game, seat, key, card.id)


def _no_action(game: Game, seat: int, key: str, card_id: str) -> Refusal:
    """Return why an Action cannot be played."""
    by = next((copy for copy, _, _ in passives(game, seat, Ban.ACTIONS)), None)
    if by is not None:
        return Refusal("actions-barred", key, "DBG-1.1", names=(card_id, game.cards[by]))
    if game.turn.effects.no_actions:
        return Refusal("actions-forbidden", key, "DBG-4.8", names=(card_id,))
    most = game.turn.effects.most_actions
    if most != NONE and game.turn.actions_played >= most:
        return Refusal("actions-limited", key, "DBG-4.8", NONE, most, (card_id,))
    return Refusal("no-action", key, "DBG-5.1", game.turn.actions, 1, (card_id,))


def _explore(game: Game, seat: int, key: str, slug: str) -> Refusal:
    if game.turn.explores < 1:
        return Refusal("no-explore", key, "DBG-7.1", 0, 1)
    if not game.mode.has_mansion:
        return Refusal("no-mansion", key, "DBG-16.1")
    if game.mode.infects and is_infected_character(game, seat):
        return Refusal("infected-cannot-explore", key, "DBG-17.18")
    return Refusal("mansion-empty", key, "DBG-7.1", 0, 1)


def _attack(game: Game, seat: int, key: str, slug: str) -> Refusal:
    if game.turn.explores < 1:
        return Refusal("no-explore", key, "DBG-16.4", 0, 1)
    return Refusal("nobody-to-attack", key, "DBG-16.4")


def _buy(game: Game, seat: int, key: str, slug: str) -> Refusal:
    for pile in game.piles:
        tops = [game.card(pile.cards[0])] if pile.cards else []
        if any(card.slug == slug for card in tops):
            if game.turn.buys < 1:
                return Refusal("no-buy", key, "DBG-10.1", game.turn.buys, 1, (tops[0].id,))
            return Refusal(
                "too-dear", key, "DBG-10.1", game.turn.gold, tops[0].cost or 0, (tops[0].id,)
            )
    for pile in game.piles:
        for card_id in pile.ids:
            if game.book.cards[card_id].slug == slug:
                if not pile.cards:
                    return Refusal("sold-out", key, "DBG-10.4", names=(card_id,))
                return Refusal("not-on-top", key, "DBG-10.2", names=(card_id,))
    return Refusal("no-pile", key, "DBG-10.1", names=(slug,))


def _end(game: Game, seat: int, key: str, slug: str) -> Refusal:
    compulsory = main_part.compulsory_effects(game, seat)
    if compulsory:
        return Refusal("must-use-effect", key, "DBG-4.13", names=(game.cards[compulsory[0][0]],))
    rule = "DBG-20.10" if game.face_up else "DBG-4.7"
    return Refusal("must-explore", key, rule, game.turn.explores, 1)


def _effect(game: Game, seat: int, key: str, slug: str) -> Refusal:
    player = game.players[seat]
    both = (player.character, player.partner.character if player.partner else NONE)
    character = next((c for c in both if c != NONE and game.card(c).slug == slug), NONE)
    if character != NONE:
        used = any(copy == character for copy, _ in game.turn.limits)
        return Refusal(
            "effect-used" if used else "no-effect-now",
            key,
            "DBG-6.3",
            names=(game.cards[character],),
        )
    return Refusal("no-effect-now", key, "DBG-6.6", names=(slug,))


def _use_in_main(game: Game, seat: int, key: str, slug: str) -> Refusal:
    return Refusal("weapon-in-explore", key, "DBG-5.10", names=(slug,))


def _use(game: Game, seat: int, key: str, slug: str) -> Refusal:
    player = game.players[seat]
    attached = player.partner.attached if player.partner else ()
    again = tuple(copy for copy in player.play_area if copy in game.turn.uses)
    zones = player.hand + again + attached
    held = [c for c in zones if game.card(c).slug == slug]
    if not held:
        return Refusal("not-in-hand", key, "DBG-7.6", names=(slug,))
    card = game.card(held[0])
    kind = game.mode.fights_with(game, seat)
    if card.kind is not kind:
        if kind is Kind.INFECTION:
            return Refusal("infected-cannot", key, "DBG-17.18", names=(card.id,))
        return Refusal("not-a-weapon", key, "DBG-7.6", names=(card.id,))
    fresh = [c for c in held if game.turn.uses.count(c) < uses_a_turn(game, seat, c)]
    if not fresh:
        return Refusal("weapon-used", key, "DBG-7.7", names=(card.id,))
    by = forbidden(game, seat, fresh[0])
    if by is not None:
        return Refusal("weapon-forbidden", key, "DBG-18.21", names=(card.id, game.cards[by]))
    need = total(requirement(game, seat, fresh[0]))
    have = ammo_beside(game, seat, fresh[0])
    return Refusal("too-little-ammo", key, "DBG-7.9", have, need, (card.id,))


def _attach(game: Game, seat: int, key: str, slug: str) -> Refusal:
    held = _in_hand(game, seat, slug)
    if not held:
        return Refusal("not-in-hand", key, "DBG-18.5", names=(slug,))
    card = game.card(held[0])
    if game.players[seat].partner is None:
        return Refusal("no-partner", key, "DBG-18.5", names=(card.id,))
    if card.kind is not Kind.WEAPON:
        return Refusal("attach-weapons", key, "DBG-18.5", names=(card.id,))
    if not can_be_attached(card):
        return Refusal("cannot-be-attached", key, "DBG-1.1", names=(card.id,))
    if game.turn.actions < 1:
        return Refusal("no-action", key, "DBG-18.5", game.turn.actions, 1, (card.id,))
    return Refusal("cannot-attach", key, "DBG-9.5", names=(card.id,))


def _commit(game: Game, seat: int, key: str, slug: str) -> Refusal:
    most = explore.most_explores(game)
    need = int(slug) if slug.isascii() and slug.isdigit() else NONE
    return Refusal("too-many-explores", key, "DBG-7.16", most, need)


def _xp(game: Game, seat: int, key: str, slug: str) -> Refusal:
    """XP is put on a Skill of one's own in the amount that it lacks, neither more nor less (DBG-19.10)."""
    for skill in game.players[seat].skills:
        card = game.card(skill.card)
        if card.slug == slug:
            lacks = missing_xp(game, skill)
            if lacks == 0:
                return Refusal("skill-active", key, "DBG-19.10", names=(card.id,))
            have = xp_of(game, seat, partner=skill.partner)
            return Refusal("too-little-xp", key, "DBG-19.10", have, lacks, (card.id,))
    return Refusal("no-such-skill", key, "DBG-19.9", names=(slug,))


_REASONS: dict[tuple[str, str], Reason] = {
    ("main", "play"): _play,
    ("main", "xp"): _xp,
    ("main", "explore"): _explore,
    ("main", "attack"): _attack,
    ("main", "buy"): _buy,
    ("main", "end"): _end,
    ("main", "effect"): _effect,
    ("main", "use"): _use_in_main,
    ("main", "attach"): _attach,
    ("use", "use"): _use,
    ("commit", "commit"): _commit,
}
