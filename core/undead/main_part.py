"""What can be done in the Soldier Turn, and doing it (UND-6.1 b, 7, 8)."""

from collections.abc import Callable, Iterator

from core.kernel.decision import NONE, Decision, Option, option
from core.kernel.event import because
from core.undead import decisions, events, frames
from core.undead.arms import arms, can_attack
from core.undead.cards import Action, Deed, Location
from core.undead.decks import draw
from core.undead.ending import may_take_defector, may_work, take_defector, work
from core.undead.figures import hand_size, survey
from core.undead.game import Game, procedures
from core.undead.health import calm
from core.undead.moments import Moment
from core.undead.moves import begin_move, can_enter, may_leave
from core.undead.powers import usable_powers
from core.undead.supplies import downed_gear, may_pass, reloadable, usable_gear
from core.undead.support import action, near, play_card, rich, spend_action
from core.undead.texts import text_frame, useful
from core.undead.track import begin_activate, begin_place, may_activate, may_place, places_free

END = option("end", "end", "UND-6.1")
TURN_MOMENTS = frozenset({Moment.TURN, Moment.LOCATION, Moment.POWER})
"""The moments of the Action cards that are played between other things (UND-8.5)."""


@procedures.handles(frames.MainPart)
def main_part(game: Game, frame: frames.MainPart) -> None:
    """Ask what is done next; the seat may hand over to another (UND-6.1 b, 1.3)."""
    seat = frame.seat
    options = seat_options(game, seat)
    others = {game.troops[soldier].seat for soldier in game.up()}
    options += [
        option(f"hand-over:{other + 1}", "hand-over", "UND-1.3", NONE, NONE, other)
        for other in sorted(others)
        if other != seat
    ]
    options.append(END)
    game.ask(Decision(seat, "main", 1, 1, tuple(options), "UND-6.1"), frame)


def seat_options(game: Game, seat: int) -> list[Option]:
    """Return what the Soldiers of a seat could do in the Soldier Turn."""
    options: list[Option] = []
    for soldier, man in enumerate(game.soldiers):
        trooper = game.troops[soldier]
        if man.health <= 0 or trooper.seat != seat:
            continue
        if man.actions > 0:
            options += soldier_actions(game, soldier)
        if trooper.player:
            options += activities(game, soldier)
    return options


def soldier_actions(game: Game, soldier: int) -> list[Option]:
    """Return what a Soldier could spend an Action on (UND-7)."""
    menu: Menu | None = game.company.menus.get(soldier)
    if menu is None:
        menu = game.company.menus[soldier] = _menu(game, soldier)
    return [made for made, test in menu if test(game, soldier)]


Test = Callable[[Game, int], bool]
Menu = list[tuple[Option, Test]]


def _menu(game: Game, soldier: int) -> Menu:
    """Return what a Soldier could ever spend an Action on: only a few draw cards or have powers."""
    trooper, objective = game.troops[soldier], game.company.objective
    never = {
        "power": not trooper.powers,
        "draw": not trooper.player,
        "work": not objective.work,
        "take": objective.kind != "escape",
        "recover": trooper.squad,
    }
    return [
        (decisions.for_soldier(game, code, soldier, rule), test)
        for code, rule, test in ACTIONS
        if not never.get(code)
    ]


def activities(game: Game, soldier: int) -> list[Option]:
    """Return what a Player Soldier could do without an Action (UND-8)."""
    made = decisions.for_soldier
    pays = bool(game.soldiers[soldier].hand)
    options = []
    if (pays or places_free(game, soldier)) and may_place(game, soldier):
        options.append(made(game, "place", soldier, "UND-8.1"))
    if pays and may_activate(game, soldier):
        options.append(made(game, "activate", soldier, "UND-8.2"))
    if game.soldiers[soldier].gear:
        if may_pass(game, soldier):
            options.append(made(game, "pass", soldier, "UND-8.3"))
        options.append(made(game, "drop", soldier, "UND-8.4"))
    if pays:
        options += [
            made(game, "play", soldier, "UND-8.5", copy) for copy in playable_now(game, soldier)
        ]
    return options


def playable_now(game: Game, soldier: int) -> list[int]:
    """Return the different cards of a hand that could be played between other things (UND-8.5)."""
    printed = game.company.action_cards
    seen: set[str] = set()
    found = []
    for copy in game.soldiers[soldier].hand:
        card = printed[copy]
        if card.text.when in TURN_MOMENTS and card.id not in seen:
            seen.add(card.id)
            if next(_beneficiaries(game, soldier, card), None) is not None:
                found.append(copy)
    return found


def beneficiaries(game: Game, soldier: int, card: Action) -> list[int]:
    """Return the Soldiers for whom a card could be played now, the holder first (UND-5.4)."""
    return list(_beneficiaries(game, soldier, card))


def _beneficiaries(game: Game, soldier: int, card: Action) -> Iterator[int]:
    if _helps(game, soldier, card, soldier):
        yield soldier
    if card.support and rich(game):
        for each in game.up():
            if each != soldier and near(game, soldier, each) and _helps(game, soldier, card, each):
                yield each


def _helps(game: Game, holder: int, card: Action, target: int) -> bool:
    return game.soldiers[target].actions >= card.cost and useful(game, card.text, holder, target)


def _may_forward(game: Game, soldier: int) -> bool:
    to = game.soldiers[soldier].at + 1
    return to <= survey(game).last and may_leave(game, soldier) and can_enter(game, soldier, to)


def _may_back(game: Game, soldier: int) -> bool:
    return game.soldiers[soldier].at > 0 and may_leave(game, soldier)


def _may_attack(game: Game, soldier: int) -> bool:
    return can_attack(game, soldier, arms(game, soldier).reaches)


def _may_use_power(game: Game, soldier: int) -> bool:
    return bool(usable_powers(game, soldier))


def _may_reload(game: Game, soldier: int) -> bool:
    return bool(reloadable(game, soldier))


def _may_use(game: Game, soldier: int) -> bool:
    return bool(usable_gear(game, soldier))


def _may_calm(game: Game, soldier: int) -> bool:
    return game.soldiers[soldier].suppressions > 0


def deed_of(game: Game, place: int) -> Deed | None:
    """Return what the Location at a place allows its Soldiers, if anything (UND-7.11)."""
    card = game.company.grounds.get(game.track[place])
    return card.deed if isinstance(card, Location) else None


def _may_do_deed(game: Game, soldier: int) -> bool:
    place = game.soldiers[soldier].at
    deed = deed_of(game, place)
    if deed is None or place in game.turn.done:
        return False
    if deed.needs_clear and survey(game).cards[place]:
        return False
    return useful(game, deed.text, soldier, soldier)


def _may_draw(game: Game, soldier: int) -> bool:
    short = len(game.soldiers[soldier].hand) < hand_size(game, soldier)
    return short and bool(game.actions.cards or game.actions.discard)


def _may_recover(game: Game, soldier: int) -> bool:
    return bool(downed_gear(game, soldier))


ACTIONS: tuple[tuple[str, str, Test], ...] = (
    ("attack", "UND-7.3", _may_attack),
    ("power", "UND-7.6", _may_use_power),
    ("forward", "UND-7.2", _may_forward),
    ("back", "UND-7.2", _may_back),
    ("work", "UND-7.8", may_work),
    ("take", "UND-16.6", may_take_defector),
    ("reload", "UND-7.4", _may_reload),
    ("use", "UND-7.5", _may_use),
    ("calm", "UND-7.7", _may_calm),
    ("deed", "UND-7.11", _may_do_deed),
    ("draw", "UND-7.9", _may_draw),
    ("recover", "UND-7.10", _may_recover),
)
"""What an Action can be spent on: the code of the option, its rule, and whether it is possible."""


@procedures.answered(frames.MainPart)
def main_chosen(game: Game, frame: frames.MainPart, picked: tuple[Option, ...]) -> None:
    """Do one thing, then ask again; or hand over; or end the Soldier Turn."""
    choice = picked[0]
    if choice.code == "hand-over":
        game.change_turn(seat=choice.seat)
        game.emit(events.HandedOver(because(frame.seat), "UND-1.3", choice.seat))
        game.push(frames.MainPart(choice.seat))
    elif choice.code == "end":
        _end(game)
    else:
        game.push(frame)
        _CHOICES[choice.code](game, frame.seat, choice)


def _end(game: Game) -> None:
    """End the Soldier Turn: the Draw step, then the Hostile Turn (UND-6.1 c)."""
    unspent = sum(man.actions for man in game.soldiers)
    game.emit(events.SoldierTurnEnded(because(game.turn.seat), "UND-6.1", unspent))
    for soldier, man in enumerate(game.soldiers):
        if man.actions or man.bonus:
            game.change(soldier, actions=0, bonus=0)
    holders = tuple(each for each in game.up() if game.troops[each].player)
    seat = game.turn.seat
    game.push(frames.DrawStep(seat, holders), frames.HostileTurn(seat))


def _play(game: Game, seat: int, choice: Option) -> None:
    soldier, copy = choice.amount - 1, choice.card
    found = beneficiaries(game, soldier, action(game, copy))
    if found == [soldier]:
        play_now(game, seat, soldier, copy, soldier)
    else:
        game.push(frames.PlayFor(seat, soldier, copy))


@procedures.handles(frames.PlayFor)
def play_for(game: Game, frame: frames.PlayFor) -> None:
    """Ask for whom a card is played; for another it costs 1 XP (UND-5.4)."""
    found = beneficiaries(game, frame.soldier, action(game, frame.card))
    options = decisions.soldiers(game, "for", found, "UND-5.4")
    game.ask(decisions.one(frame.seat, "for", options, "UND-5.4", frame.card), frame)


@procedures.answered(frames.PlayFor)
def played_for(game: Game, frame: frames.PlayFor, picked: tuple[Option, ...]) -> None:
    """Play the card for the Soldier chosen."""
    play_now(game, frame.seat, frame.soldier, frame.card, picked[0].card)


def play_now(game: Game, seat: int, holder: int, copy: int, target: int) -> None:
    """Play a card between other things: its price, then its text (UND-5.2)."""
    card = action(game, copy)
    cause = because(seat, copy, card.text.id, "text")
    user = target if target != holder else holder
    game.push(text_frame(card.text, seat, user, target, cause))
    if card.cost:
        spend_action(game, seat, target)
    play_card(game, seat, holder, copy, target)


def _forward(game: Game, seat: int, choice: Option) -> None:
    soldier = choice.amount - 1
    begin_move(game, seat, soldier, game.soldiers[soldier].at + 1)


def _back(game: Game, seat: int, choice: Option) -> None:
    soldier = choice.amount - 1
    begin_move(game, seat, soldier, game.soldiers[soldier].at - 1)


def _attack(game: Game, seat: int, choice: Option) -> None:
    soldier = choice.amount - 1
    spend_action(game, seat, soldier)
    game.push(frames.ChooseWeapon(seat, soldier))


def _power(game: Game, seat: int, choice: Option) -> None:
    game.push(frames.ChoosePower(seat, choice.amount - 1))


def _reload(game: Game, seat: int, choice: Option) -> None:
    soldier = choice.amount - 1
    spend_action(game, seat, soldier)
    game.push(frames.ReloadGear(seat, because(seat, soldier), soldier))


def _use(game: Game, seat: int, choice: Option) -> None:
    game.push(frames.UseGear(seat, choice.amount - 1))


def _calm(game: Game, seat: int, choice: Option) -> None:
    soldier = choice.amount - 1
    spend_action(game, seat, soldier)
    calm(game, soldier, 1, because(seat, soldier))


def _deed(game: Game, seat: int, choice: Option) -> None:
    """Spend an Action on what the Location allows; it is done with the last one needed (UND-7.11)."""
    soldier = choice.amount - 1
    place = game.soldiers[soldier].at
    copy = game.track[place]
    deed = game.book.deeds[game.cards[copy]]
    spend_action(game, seat, soldier)
    spent = dict(game.turn.deeds)
    now = spent[place] = spent.get(place, 0) + 1
    cause = because(seat, copy, deed.text.id, "text")
    game.change_turn(deeds=tuple(sorted(spent.items())))
    game.emit(events.DeedDone(cause, "UND-7.11", soldier, copy, now, deed.actions))
    if now >= deed.actions:
        game.change_turn(done=(*game.turn.done, place))
        game.push(text_frame(deed.text, seat, soldier, soldier, cause))


def _draw(game: Game, seat: int, choice: Option) -> None:
    soldier = choice.amount - 1
    spend_action(game, seat, soldier)
    draw(game, soldier, 1, because(seat, soldier), "UND-7.9")


def _work(game: Game, seat: int, choice: Option) -> None:
    work(game, seat, choice.amount - 1)


def _take(game: Game, seat: int, choice: Option) -> None:
    soldier = choice.amount - 1
    spend_action(game, seat, soldier)
    take_defector(game, seat, soldier)


def _place(game: Game, seat: int, choice: Option) -> None:
    begin_place(game, seat, choice.amount - 1)


def _activate(game: Game, seat: int, choice: Option) -> None:
    begin_activate(game, seat, choice.amount - 1)


def _gear(game: Game, seat: int, choice: Option) -> None:
    game.push(frames.MoveGear(seat, choice.code, choice.amount - 1))


_CHOICES: dict[str, Callable[[Game, int, Option], None]] = {
    "play": _play,
    "forward": _forward,
    "back": _back,
    "attack": _attack,
    "power": _power,
    "reload": _reload,
    "use": _use,
    "calm": _calm,
    "deed": _deed,
    "draw": _draw,
    "work": _work,
    "take": _take,
    "place": _place,
    "activate": _activate,
    "pass": _gear,
    "drop": _gear,
    "recover": _gear,
}
