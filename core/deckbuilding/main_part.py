"""The main part of a turn: what can be done, and doing it (DBG-4.3, 5.1 to 5.4, 10.1)."""

from core.deckbuilding import attack, events, explore, frames
from core.deckbuilding.cards import Ban, Figure, Kind, Text
from core.deckbuilding.catalogue import Counters
from core.deckbuilding.decisions import card_option, card_options
from core.deckbuilding.effects.counters import raise_counters
from core.deckbuilding.figures import forbids, has_any, passives, price, total, yields
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.partner import attachable
from core.deckbuilding.skills import place_xp, placing_options
from core.deckbuilding.texts import (
    character_texts,
    copy_text,
    push_texts,
    text_frame,
    texts_of,
    use_up,
)
from core.deckbuilding.timing import push_character_effects, push_effects_on
from core.deckbuilding.trash import receive
from core.deckbuilding.zones import draw, take_top_of_pile, without
from core.kernel.decision import NONE, Decision, Option, numbered, option
from core.kernel.event import Cause, because
from core.kernel.quick import maker

_decision = maker(Decision)
_card_played, _bought = maker(events.CardPlayed), maker(events.Bought)

PLAYED_FROM_HAND = frozenset({Kind.ACTION, Kind.ITEM, Kind.AMMUNITION})
WITHOUT_ACTIONS = PLAYED_FROM_HAND - {Kind.ACTION}

ALL_AMMUNITION = option("play:all-ammunition", "play-all-ammunition", "DBG-5.2")
EXPLORE = option("explore", "explore", "DBG-7.1")
ATTACK = option("attack", "attack", "DBG-16.4")
COST_OF_ACTION = (("actions", -1),)
END = option("end", "end", "DBG-4.3")


@procedures.handles(frames.MainPart)
def main_part(game: Game, frame: frames.MainPart) -> None:
    """Ask what to do next (DBG-4.3), unless the turn has no main part (DBG-4.12)."""
    seat = frame.seat
    if game.turn.effects.no_main:
        return
    effects = character_texts(game, seat, Moment.DURING_TURN)
    can_explore, can_attack = explore.may_begin(game, seat), attack.may_begin(game, seat)
    options = play_options(game, seat)
    if effects:
        options += effect_options(game, effects)
    if can_explore:
        options.append(EXPLORE)
    if can_attack:
        options.append(ATTACK)
    if game.players[seat].partner is not None:
        options += attach_options(game, seat)
    options += buy_options(game)
    if game.setup.skills:
        options += placing_options(game, seat)
    compulsory = must_explore(game, can_explore or can_attack)
    if not compulsory and not (effects and any(not text.may for _, text in effects)):
        options.append(END)
    # Two versions of a card can have one name (DBG-21.11).
    game.ask(_decision(seat, "main", 1, 1, numbered(options), "DBG-4.3"), frame)


def play_options(game: Game, seat: int) -> list[Option]:
    """Return the cards of the Hand that can be played now, and all Ammunition at once (DBG-5.1, 5.2)."""
    options = []
    ammunition = 0
    seen = set()
    printed, kinds = game.printed, playable_kinds(game, seat)
    playing = card_options(game, "play", "DBG-4.3")
    for copy in game.players[seat].hand:
        card = printed[copy]
        if card.kind in kinds:
            ammunition += card.kind is Kind.AMMUNITION
            if card.id not in seen:
                seen.add(card.id)
                options.append(playing[copy])
    if ammunition > 1:
        options.append(ALL_AMMUNITION)
    return options


def playable_kinds(game: Game, seat: int) -> frozenset[Kind]:
    """Return the kinds of cards of the Hand that can be played now (DBG-5.1, 5.2, 17.18)."""
    kinds = PLAYED_FROM_HAND if may_play_actions(game, seat) else WITHOUT_ACTIONS
    barred = game.mode.barred(game, seat)
    return kinds - barred if barred else kinds


def may_play_actions(game: Game, seat: int) -> bool:
    """Say whether an Action could be played from the Hand now (DBG-5.1)."""
    turn, effects = game.turn, game.turn.effects
    if effects.no_actions or not (turn.actions > 0 or effects.free_actions):
        return False
    if effects.most_actions != NONE and turn.actions_played >= effects.most_actions:
        return False
    return Ban.ACTIONS not in game.changers or not forbids(game, seat, Ban.ACTIONS)


def effect_options(game: Game, effects: list[tuple[int, Text]]) -> tuple[Option, ...]:
    """Return the effects of the Character that can be used between things (DBG-6.6, 4.13)."""
    return numbered(
        [
            option(f"effect:{game.card(copy).slug}", "effect", "DBG-6.6", copy, place)
            for place, (copy, _) in enumerate(effects)
        ]
    )


def attach_options(game: Game, seat: int) -> list[Option]:
    """Return the Weapons of the Hand that can be Attached to the Partner now (DBG-18.5)."""
    return [card_option(game, "attach", copy, "DBG-18.5") for copy in attachable(game, seat)]


def buy_options(game: Game) -> list[Option]:
    """Return the tops of the piles that can be bought now (DBG-10.1, 10.2)."""
    if game.turn.buys < 1:
        return []
    gold, costs, seat = game.turn.gold, game.costs, game.turn.seat
    tops = game.tops_of_piles()
    if passives(game, seat, Figure.COST):
        found = [c for c in tops if c != NONE and total(price(game, seat, c)) <= gold]
    else:
        found = [copy for copy in tops if copy >= 0 and costs[copy] <= gold]
    buying = card_options(game, "buy", "DBG-10.1")
    return [buying[copy] for copy in found]


def must_explore(game: Game, can_explore: bool) -> bool:
    """Say whether a duty to Explore this turn is still to be met; an Attack meets it too.

    (DBG-4.7, 16.16, 20.6, 20.10)
    """
    if game.turn.explored or not can_explore:
        return False
    return game.turn.effects.must_explore or game.difficulty.must_explore or bool(game.face_up)


def compulsory_effects(game: Game, seat: int) -> list[tuple[int, Text]]:
    """Return the effects of the main part that must still be used this turn (DBG-4.13)."""
    found = character_texts(game, seat, Moment.DURING_TURN)
    return [(copy, text) for copy, text in found if not text.may]


@procedures.answered(frames.MainPart)
def main_chosen(game: Game, frame: frames.MainPart, picked: tuple[Option, ...]) -> None:
    """Do one thing, completely, then ask again (DBG-4.4)."""
    choice = picked[0]
    if choice.code == "end":
        return
    game.push(frame)
    _CHOICES[choice.code](game, frame.seat, choice)


def _play(game: Game, seat: int, choice: Option) -> None:
    play_cards(game, seat, (choice.card,))


def _play_all_ammunition(game: Game, seat: int, choice: Option) -> None:
    printed = game.printed
    held = [copy for copy in game.players[seat].hand if printed[copy].kind is Kind.AMMUNITION]
    play_cards(game, seat, tuple(held))


def _use_effect(game: Game, seat: int, choice: Option) -> None:
    copy, text = character_texts(game, seat, Moment.DURING_TURN)[choice.amount]
    use_up(game, copy, text)
    game.emit(events.EffectUsed(because(seat, copy, text.id), "DBG-6.6", seat, copy))
    game.push(text_frame(game, seat, copy, text))


def _explore(game: Game, seat: int, choice: Option) -> None:
    explore.begin(game, seat)


def _attack(game: Game, seat: int, choice: Option) -> None:
    attack.begin(game, seat)


def _attach(game: Game, seat: int, choice: Option) -> None:
    """Spend 1 Action to Attach a Weapon to the Partner; no Action card is played (DBG-18.5)."""
    cause = because(seat, choice.card, "", "cost")
    raise_counters(game, seat, COST_OF_ACTION, cause, "DBG-18.5")
    game.push(frames.AttachToPartner(seat, cause, "DBG-18.5", choice.card))


def _buy(game: Game, seat: int, choice: Option) -> None:
    buy_card(game, seat, choice.card)


def _place_xp(game: Game, seat: int, choice: Option) -> None:
    place_xp(game, seat, choice.card)


_CHOICES = {
    "xp": _place_xp,
    "play": _play,
    "play-all-ammunition": _play_all_ammunition,
    "effect": _use_effect,
    "explore": _explore,
    "attack": _attack,
    "attach": _attach,
    "buy": _buy,
}


def play_cards(game: Game, seat: int, copies: tuple[int, ...]) -> None:
    """Play cards from Hand, one after another (DBG-5.1)."""
    player = game.players[seat]
    game.change(seat, hand=without(player.hand, copies), play_area=player.play_area + copies)
    for copy in copies:
        _played(game, seat, copy)


def _played(game: Game, seat: int, copy: int) -> None:
    """Follow a card that has been played: the price, the icons, then its text (DBG-5.1 to 5.4)."""
    cause = because(seat, copy, "", "text")
    game.emit(_card_played(cause, "DBG-5.1", seat, copy))
    if game.printed[copy].kind is Kind.ACTION:
        price, played = because(seat, copy, "", "cost"), game.turn.actions_played + 1
        raise_counters(game, seat, COST_OF_ACTION, price, "DBG-5.1", actions_played=played)
    apply_icons(game, seat, copy, cause)
    if game.printed[copy].texts:
        push_texts(game, seat, copy, Moment.PLAY)
    if game.printed[copy].kind is Kind.ACTION:
        push_character_effects(game, seat, Moment.ACTION, "DBG-5.3")


@procedures.handles(frames.ApplyCopy)
def apply_copy(game: Game, frame: frames.ApplyCopy) -> None:
    """Apply the icons and the text of a copied Action; it is not played (DBG-5.19, 5.28)."""
    seat, copy = frame.seat, frame.card
    game.emit(events.ActionCopied(frame.cause, "DBG-5.28", seat, copy))
    apply_icons(game, seat, copy, because(seat, copy, "", "text"))
    texts = [text_frame(game, seat, copy, text) for text in texts_of(game, copy, Moment.PLAY)]
    game.push(*(copy_text(each, {"copied": True}) for each in texts))


def apply_icons(game: Game, seat: int, copy: int, cause: Cause) -> None:
    """Apply the icons of a card in their fixed order, +Cards last (DBG-5.4)."""
    card = game.printed[copy]
    icons = game.book.icons[card.id]
    if card.kind is Kind.AMMUNITION:
        icons = ammunition_icons(game, seat, copy)
    raise_counters(game, seat, icons, cause, "DBG-5.4")
    if card.bonus.cards:
        draw(game, seat, card.bonus.cards, cause, "DBG-5.4")


def ammunition_icons(game: Game, seat: int, copy: int) -> Counters:
    """Return the Gold and Ammo that an Ammunition card gives now (DBG-1.6)."""
    if not has_any(game, seat, game.yielders):
        return game.book.icons[game.cards[copy]]
    found = [(f.value, total(yields(game, seat, copy, f))) for f in (Figure.GOLD, Figure.AMMO)]
    return tuple((what, by) for what, by in found if by)


def buy_card(game: Game, seat: int, copy: int) -> None:
    """Buy the top card of a pile to the top of the Discard Pile (DBG-10.1, 10.2)."""
    cost = total(price(game, seat, copy))
    cause = because(seat, NONE, "", "cost")
    place = game.tops_of_piles().index(copy)
    gold, buys = game.turn.gold - cost, game.turn.buys - 1
    game.change_turn(gold=gold, buys=buys)
    left = len(game.piles[place].cards) - 1
    game.emit(_bought(cause, "DBG-10.1", seat, copy, cost, gold, buys, left))
    take_top_of_pile(game, place, cause)
    if receive(game, seat, copy) == "hand":
        game.emit(events.Gained(cause, "DBG-10.16", seat, copy, "hand"))
    push_effects_on(game, seat, Moment.GAIN, "DBG-10.8", (copy,))
    push_effects_on(game, seat, Moment.BUY, "DBG-10.8", (copy,))
