"""Telling how turns begin and end, how a game is set up, and how it ends (DBG-3, 4, 11, 14)."""

from collections.abc import Iterator, Mapping

from core.deckbuilding import events
from core.deckbuilding.operations import NextTurn
from tui.narration.deckbuilding.clauses.counters import more_to_begin_with, next_turn_duties
from tui.narration.deckbuilding.log.sums import cards_drawn, drawn
from tui.narration.deckbuilding.log.telling import Reader, Told, tells
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import amount, bonus
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import commas, listed, paragraph, repeated, stopped

_OPENING = "DBG-3.12"
"""The rule of the draws before the first turn."""

_ENDS = mark_plural(
    "{who} ends the turn: {count} card discarded", "{who} ends the turn: {count} cards discarded"
)

ENDINGS: Mapping[str, str] = {
    "boss-defeated": mark("the Boss is Defeated"),
    "all-defeated": mark("all Characters are Permanently Defeated"),
    "turns-over": mark("no Team has turns left"),
    "one-team-left": mark("one Team is left"),
    "no-living": mark("no living Character is left"),
    "three-decorations": mark("three Decorations are won"),
    "last-one": mark("one player is left"),
}
"""The reasons for which a game ends, as clauses."""

NOT_DONE: Mapping[str, str] = {
    "trash": mark("there is nothing to Trash"),
    "put": mark("there is no such card to put"),
    "discard": mark("there is no such card to Discard"),
    "raise_infection": mark("no Infection Level can rise"),
    "lower_infection": mark("no Infection Level can fall"),
    "cure": mark("no Infection Level can fall"),
    "exchange_infection": mark("there is no Infection card in the Hand"),
    "next_turn": mark("nobody is affected"),
    "gain": mark("there is no such card to Gain"),
    "gain_named": mark("no copy is left to Gain"),
    "exchange": mark("there is nothing to exchange"),
    "reveal_top": mark("the Inventory and the Discard Pile are empty"),
    "others_reveal_top": mark("nobody else has a card to Reveal"),
    "attach_this": mark("it cannot be Attached"),
    "join_combo": mark("there is no Combo Pile"),
    "let_player": mark("there is no such Player"),
    "discard_inventory": mark("the Inventory is empty"),
    "discard_until": mark("no such card comes"),
    "look_top": mark("the Mansion is empty"),
    "shuffle": mark("the card to be shuffled into the Mansion is not Removed from the Game"),
    "change_infected": mark("no such Infected is in the row"),
    "weapon_damage": mark("no such Weapon is being used"),
    "xp": mark("there is not the XP for it"),
    "move_resource": mark("there is no such card in the Resource Area"),
    "draw_more": mark("it is not the own turn"),
    "pass_left": mark("there is nobody or nothing to pass to"),
    "free_infected": mark("there is no Infected to lose"),
    "repeat_weapon": mark("no Weapon being used has a text"),
    "attach_partner": mark("there is no Partner"),
    "let_draw": mark("there is no other Player"),
    "more_turns": mark("no Team counts its turns"),
    "reveal_hand": mark("there is no such card in the Hand"),
    "put_this": mark("the card is in the Mansion, or there is none"),
    "take_named": mark("no copy is there to be taken"),
    "pay_ammo": mark("there is not the Ammo for it"),
    "use_discarded": mark("no such Weapon in the Discard Pile can be used"),
}
"""Why a step could not be done, by the name that the event has for it."""


@tells(events.FirstPlayer)
def first_player(scene: Scene, reader: Reader, event: events.FirstPlayer) -> Iterator[Told]:
    """Tell who has the first turn."""
    text = _("{who} has the first turn.").format(who=scene.player(event.seat))
    yield Told(text, ("setup",), event.seat)


@tells(events.CharactersDealt)
def dealt(scene: Scene, reader: Reader, event: events.CharactersDealt) -> Iterator[Told]:
    """Tell which Characters a seat may choose from."""
    text = _("{who} is dealt {cards}.").format(
        who=scene.player(event.seat), cards=listed(scene.names(event.cards) or [_("no card")])
    )
    yield Told(text, ("setup",), event.seat)


@tells(events.CharacterKept)
def kept(scene: Scene, reader: Reader, event: events.CharacterKept) -> Iterator[Told]:
    """Tell which Character a seat plays."""
    text = _("{who} keeps {card}.").format(
        who=scene.player(event.seat), card=scene.name(event.card)
    )
    if event.removed:
        gone = listed(scene.names(event.removed))
        text = paragraph(text, _("Removed from the Game: {cards}.").format(cards=gone))
    yield Told(text, ("setup",), event.seat)


@tells(events.TurnBegan)
def began(scene: Scene, reader: Reader, event: events.TurnBegan) -> Iterator[Told]:
    """Open a turn with its title."""
    yield _title(scene, event.seat, event.number)


@tells(events.TurnSkipped)
def skipped(scene: Scene, reader: Reader, event: events.TurnSkipped) -> Iterator[Told]:
    """Open a turn that does not happen, and say so."""
    yield _title(scene, event.seat, event.number)
    text = _("{who}'s turn is skipped.").format(who=scene.player(event.seat))
    yield Told(text, ("danger",), event.seat)


def _title(scene: Scene, seat: int, number: int) -> Told:
    text = _("Turn {number}: {who}").format(number=number, who=scene.player(seat))
    return Told(text, ("turn",), seat, number)


@tells(events.TurnEnded)
def ended(scene: Scene, reader: Reader, event: events.TurnEnded) -> Iterator[Told]:
    """Tell the end of a turn with the cards that go and come: "5 cards discarded; 3 drawn"."""
    seat = event.seat
    text = plural(_ENDS, event.discarded).format(who=scene.player(seat), count=event.discarded)
    draws = take_draws(reader, seat)
    said = _("{ends}; {drawn}.").format(ends=text, drawn=drawn(draws)) if draws else stopped(text)
    yield Told(said, ("play",), seat)


def take_draws(reader: Reader, seat: int) -> list[events.Drawn | events.Reshuffled]:
    """Read on over what a seat draws and shuffles."""
    found: list[events.Drawn | events.Reshuffled] = []
    while True:
        each = reader.take(events.Drawn, lambda e: e.seat == seat) or reader.take(
            events.Reshuffled, lambda e: e.seat == seat
        )
        if each is None:
            return found
        found.append(each)


@tells(events.TurnCut)
def cut(scene: Scene, reader: Reader, event: events.TurnCut) -> Iterator[Told]:
    """Tell that a turn is over before its time."""
    text = _("{who}'s turn ends at once.").format(who=scene.player(event.seat))
    yield Told(text, ("danger",), event.seat)


@tells(events.Drawn)
def draws(scene: Scene, reader: Reader, event: events.Drawn) -> Iterator[Told]:
    """Tell a draw: its cards to their player, their number to the others."""
    tag = "setup" if event.rule == _OPENING else "play"
    known = [copy for copy in event.cards if scene.card(copy) is not None]
    cards = commas(repeated(scene.names(event.cards))) if known else cards_drawn([event])
    text = _("{who} draws {cards}.").format(who=scene.player(event.seat), cards=cards)
    yield Told(text, (tag,), event.seat)


_RESHUFFLES = mark_plural(
    "{who} shuffles the Discard Pile into a new Inventory: {count} card.",
    "{who} shuffles the Discard Pile into a new Inventory: {count} cards.",
)


@tells(events.Reshuffled)
def reshuffles(scene: Scene, reader: Reader, event: events.Reshuffled) -> Iterator[Told]:
    """Tell that a Discard Pile has become the Inventory."""
    text = plural(_RESHUFFLES, event.count).format(who=scene.player(event.seat), count=event.count)
    yield Told(text, ("play",), event.seat)


@tells(events.ExtraTurnWon)
def extra_turn_won(scene: Scene, reader: Reader, event: events.ExtraTurnWon) -> Iterator[Told]:
    """Tell that a player has a turn more, directly after this one."""
    text = _("{who} takes another turn after this one.").format(who=scene.player(event.seat))
    yield Told(text, ("gain",), event.seat)


@tells(events.NextTurnSet)
def next_turn_set(scene: Scene, reader: Reader, event: events.NextTurnSet) -> Iterator[Told]:
    """Tell what waits for a player's next turn, all of one text in one line."""
    same = reader.take_all(
        events.NextTurnSet, lambda e: e.cause == event.cause and e.player == event.player
    )
    step = scene.step(event.cause, NextTurn)
    codes = [each.what for each in (event, *same)]
    if step is not None and step.who == "own":
        text = _("{who} in the next turn {duties}.").format(
            who=scene.player(event.player), duties=next_turn_duties(step)
        )
        yield Told(text, ("play",), event.seat)
        return
    if "skip" in codes:
        text = _("{who} chooses {player}, whose next turn is skipped.")
        duties = [_duty(what, step) for what in codes if what != "skip"]
    else:
        text = _("{who} chooses {player}, who in the next turn {duties}.")
        duties = [_duty(what, step) for what in codes]
    said = text.format(
        who=scene.player(event.seat),
        player=scene.player(event.player),
        duties=listed(duties or [""]),
    )
    yield Told(said, ("play",), event.seat)


@tells(events.NextTurnHolds)
def next_turn_holds(scene: Scene, reader: Reader, event: events.NextTurnHolds) -> Iterator[Told]:
    """Tell what had waited for this turn, all of one text in one line."""
    same = reader.take_all(
        events.NextTurnHolds, lambda e: e.cause == event.cause and e.seat == event.seat
    )
    step = scene.step(event.cause, NextTurn)
    duties = [_duty(each.what, step) for each in (event, *same)]
    if step is not None and more_to_begin_with(step) and step.who == "own":
        duties = [next_turn_duties(step)]
    text = _("{who} {duties} this turn.").format(
        who=scene.player(event.seat), duties=listed(duties)
    )
    yield Told(text, ("play",), event.seat)


DUTIES: Mapping[str, str] = {
    "actions": mark("has more Actions"),
    "buys": mark("has more Buys"),
    "cards": mark("has more cards"),
    "explores": mark("has {explores}"),
    "must_explore": mark("must Explore"),
    "no_actions": mark("cannot play Actions"),
    "most_actions": mark("can play {actions} at most"),
    "not_attacked": mark("cannot Attack everybody"),
    "ammo": mark("needs {ammo} more Ammo for each Weapon"),
    "skip": mark("is skipped"),
}
"""What can wait for a player's next turn, said of the player."""


def _duty(what: str, step: NextTurn | None) -> str:
    explores = bonus("explores", step.explores if step and step.explores else 1)
    ammo = step.ammo if step and step.ammo else 10
    most = step.most_actions if step and step.most_actions is not None else 1
    said = DUTIES.get(what)
    if said is None:
        return what.replace("_", " ")
    return _(said).format(explores=explores, ammo=ammo, actions=amount("actions", most))


@tells(events.MainSkipped)
def main_skipped(scene: Scene, reader: Reader, event: events.MainSkipped) -> Iterator[Told]:
    """Tell that a turn has no main part."""
    text = _("{who} skips the rest of this turn.").format(who=scene.player(event.seat))
    yield Told(text, ("play",), event.seat)


@tells(events.DrawDeclined)
def draw_declined(scene: Scene, reader: Reader, event: events.DrawDeclined) -> Iterator[Told]:
    """Tell that a player does not draw."""
    text = _("{who} does not draw.").format(who=scene.player(event.seat))
    yield Told(text, ("play",), event.seat)


@tells(events.NothingHappened)
def nothing(scene: Scene, reader: Reader, event: events.NothingHappened) -> Iterator[Told]:
    """Tell that a step of a text could not be done, and why."""
    why = NOT_DONE.get(event.what)
    said = _(why) if why else _("this cannot be done")
    card = scene.card(event.cause.card)
    if card is None:
        text = _("Nothing happens for {who}: {why}.")
    else:
        text = _("{card} does nothing more for {who}: {why}.")
    yield Told(
        text.format(card=scene.name(event.cause.card), who=scene.player(event.seat), why=said),
        ("play",),
        event.seat,
    )


_TURNS = mark_plural("Every Team has {count} more turn.", "Every Team has {count} more turns.")


@tells(events.TurnsAdded)
def turns_added(scene: Scene, reader: Reader, event: events.TurnsAdded) -> Iterator[Told]:
    """Tell that the Teams have more turns."""
    yield Told(plural(_TURNS, event.turns).format(count=event.turns), ("gain",), event.cause.seat)


@tells(events.GameEnded)
def game_ended(scene: Scene, reader: Reader, event: events.GameEnded) -> Iterator[Told]:
    """Tell why the game is over."""
    reason = ENDINGS.get(event.reason)
    why = _(reason) if reason else event.reason.replace("-", " ")
    yield Told(_("The game is over: {why}.").format(why=why), ("fight",), event.cause.seat)


@tells(events.MainNamed)
def main_named(scene: Scene, reader: Reader, event: events.MainNamed) -> Iterator[Told]:
    """Tell who is the Main Character and who the Partner."""
    text = _("{who} plays {card}, with {partner} as Partner.").format(
        who=scene.player(event.seat),
        card=scene.name(event.card),
        partner=scene.name(event.partner_card),
    )
    yield Told(text, ("setup",), event.seat)
