"""What a Decision asks: the seat's name, a verb, the limits. What Enter does is the screen's to say."""

from collections.abc import Callable, Iterable, Mapping

from core.deckbuilding import frames
from core.deckbuilding import operations as op
from core.kernel.decision import Decision
from tui.narration.deckbuilding.briefly import briefly
from tui.narration.deckbuilding.clauses import (
    ammo_change,
    damage_change,
    infected_change,
    next_turn_duties,
    so_often,
)
from tui.narration.deckbuilding.phrases import Names, cards, some
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import ZONES, amount, word
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import commas, either, listed, repeated

Asks = Callable[[Scene, Decision], str]


def question(scene: Scene, decision: Decision) -> str:
    """Return what a Decision asks, as a sentence that begins with the name of its seat."""
    return QUESTIONS[decision.kind](scene, decision)


def _who(scene: Scene, decision: Decision) -> str:
    return scene.player(decision.seat)


def _several(scene: Scene, decision: Decision) -> str:
    """Return how many cards are to be picked: "1 card", "up to 2 cards", "1 to 3 cards"."""
    step = scene.asking_step()
    of = getattr(step, "of", op.Which())
    names = Names(scene.book)
    if decision.least == decision.most:
        return some(of, decision.most, names)
    found = cards(of, decision.most, names)
    if decision.least == 0:
        return _("up to {count} {cards}").format(count=decision.most, cards=found)
    return _("{least} to {most} {cards}").format(
        least=decision.least, most=decision.most, cards=found
    )


def _zone(scene: Scene, decision: Decision) -> str:
    """Return the zone that the cards on offer lie in."""
    step = scene.asking_step()
    zone = getattr(step, "zone", "")
    return word(ZONES, zone or "hand")


def _keep(scene: Scene, decision: Decision) -> str:
    return _("{who}, keep 1 of these Characters; the other is Removed from the Game.").format(
        who=_who(scene, decision)
    )


_MAIN = {
    "play": mark("play a card"),
    "effect": mark("use an effect"),
    "attach": mark("Attach a Weapon"),
    "xp": mark("place XP"),
    "buy": mark("buy"),
    "explore": mark("Explore"),
    "attack": mark("Attack"),
    "end": mark("end the turn"),
}
_MAIN_SHORT = {
    "play": mark("play"),
    "effect": mark("effect"),
    "attach": mark("Attach"),
    "xp": mark("XP"),
}
_MANY = 5
"""More than so many things to do are said in fewer words: the question should stay on one line."""


def _main(scene: Scene, decision: Decision) -> str:
    codes = {option.code for option in decision.options}
    possible = [code for code in _MAIN if code in codes]
    words = {**_MAIN, **_MAIN_SHORT} if len(possible) > _MANY else _MAIN
    can = [_(words[code]) for code in possible]
    return _("{who}, your turn: {can}.").format(
        who=_who(scene, decision), can=either(can or [_("nothing is possible")])
    )


def _use(scene: Scene, decision: Decision) -> str:
    fight = scene.view.fight
    paid = sum(use.ammo for use in fight.uses) if fight else 0
    text = _("{who}, use a Weapon in this Explore, or no more: Damage {damage}, {ammo} left.")
    if fight and fight.attack:
        text = _("{who}, use a Weapon in this Attack, or no more: Damage {damage}, {ammo} left.")
    return text.format(
        who=_who(scene, decision),
        damage=scene.view.fight_damage,
        ammo=amount("ammo", scene.view.turn.ammo - paid),
    )


def _pay(scene: Scene, decision: Decision) -> str:
    amounts = [option.amount for option in decision.options]
    return _("{who}, pay {least} to {most} Ammo for {card}.").format(
        who=_who(scene, decision),
        least=min(amounts, default=0),
        most=max(amounts, default=0),
        card=scene.name(decision.card),
    )


def _effect(scene: Scene, decision: Decision) -> str:
    if any(option.code == "done" for option in decision.options):
        return _("{who}, use an effect, or none.").format(who=_who(scene, decision))
    return _("{who}, choose the effect that is applied first.").format(who=_who(scene, decision))


_USED = mark_plural("{weapons} is used", "{weapons} are used")


def _react(scene: Scene, decision: Decision) -> str:
    fight = scene.view.fight
    frame = scene.asking()
    if isinstance(frame, frames.ReactToReveal):
        return _("{who}, {infected} is Revealed: use a reaction, or none.").format(
            who=_who(scene, decision), infected=listed(repeated(scene.names(frame.row)))
        )
    if isinstance(frame, frames.ReactToFall):
        return _("{who}, {character} would fall to 0 Health: use a reaction, or none.").format(
            who=_who(scene, decision),
            character=scene.character(frame.harm.seat, partner=frame.harm.partner),
        )
    uses = fight.uses if fight else ()
    weapons = list(dict.fromkeys(use.card for use in uses))
    said = repeated(_with_cost(scene, copy) for copy in weapons)
    happens = plural(_USED, len(weapons)).format(weapons=listed(said or [_("a Weapon")]))
    return _("{who}, {happens}: use a reaction, or none.").format(
        who=_who(scene, decision), happens=happens
    )


def _with_cost(scene: Scene, copy: int) -> str:
    card = scene.card(copy)
    return _("{card} (cost {cost})").format(
        card=scene.name(copy), cost=card.cost or 0 if card else 0
    )


def _commit(scene: Scene, decision: Decision) -> str:
    most = max((option.amount for option in decision.options), default=1)
    return _(
        "{who}, spend 1 to {most} Explores: {damage} Damage against all that is Revealed."
    ).format(who=_who(scene, decision), most=most, damage=scene.view.fight_damage)


_FOES = mark_plural(
    "{who}, choose {count} Infected to fight: Damage {damage}.",
    "{who}, choose {count} Infected to fight together: Damage {damage}.",
)


def _foe(scene: Scene, decision: Decision) -> str:
    return plural(_FOES, decision.most).format(
        who=_who(scene, decision), count=decision.most, damage=scene.view.fight_damage
    )


def _take(scene: Scene, decision: Decision) -> str:
    return _("{who}, take {card}, or decline it to the bottom of the Mansion.").format(
        who=_who(scene, decision), card=scene.name(decision.card)
    )


def _trash(scene: Scene, decision: Decision) -> str:
    frame = scene.asking()
    if isinstance(frame, frames.TrashFrom):
        return _("{who}, Trash {cards} from {owner}'s Discard Pile.").format(
            who=_who(scene, decision),
            cards=_several(scene, decision),
            owner=scene.player(frame.seat),
        )
    return _("{who}, Trash {cards} from your {zone}.").format(
        who=_who(scene, decision), cards=_several(scene, decision), zone=_zone(scene, decision)
    )


_PUTS = {
    "hand": mark("{who}, put {cards} from your {zone} into your Hand."),
    "inventory_top": mark("{who}, put {cards} from your {zone} on top of your Inventory."),
    "discard_pile": mark("{who}, put {cards} from your {zone} into your Discard Pile."),
}


def _put(scene: Scene, decision: Decision) -> str:
    step = scene.asking_step()
    said = _PUTS.get(getattr(step, "to", ""))
    return (_(said) if said else _("{who}, choose {cards} from your {zone}.")).format(
        who=_who(scene, decision), cards=_several(scene, decision), zone=_zone(scene, decision)
    )


def _gain(scene: Scene, decision: Decision) -> str:
    if decision.least == 0:
        return _("{who}, Gain 1 of these cards, or none.").format(who=_who(scene, decision))
    step = scene.asking_step()
    of = step.of if isinstance(step, op.Gain) else op.Which()
    return _("{who}, Gain {card}.").format(
        who=_who(scene, decision), card=some(of, 1, Names(scene.book))
    )


def _exchange(scene: Scene, decision: Decision) -> str:
    return _("{who}, exchange 1 card of your Hand with the top card of your Inventory.").format(
        who=_who(scene, decision)
    )


def _weapon(scene: Scene, decision: Decision) -> str:
    step = scene.asking_step()
    who = _who(scene, decision)
    if isinstance(step, op.RepeatWeapon):
        return _("{who}, choose 1 Weapon being used whose text is applied twice.").format(who=who)
    if isinstance(step, op.LendText):
        frame = scene.asking()
        lender = frame.it[0] if isinstance(frame, frames.Text) and frame.it else -1
        text = _("{who}, choose the Weapon that has the text of {card} as well.")
        return text.format(who=who, card=scene.name(lender))
    if not isinstance(step, op.WeaponDamage):
        return _("{who}, choose 1 Weapon being used.").format(who=who)
    return _("{who}, choose 1 Weapon being used: {change}.").format(
        who=who, change=damage_change(step.add, step.per, step.zero, step.until, step.times)
    )


def _lead(scene: Scene, decision: Decision) -> str:
    fight = scene.view.fight
    if fight and fight.attack:
        text = _("{who}, choose who leads: the leader takes the Damage that comes back.")
    else:
        text = _("{who}, choose who leads: the leader takes the Damage if the fight is lost.")
    return text.format(who=_who(scene, decision))


def _name(scene: Scene, decision: Decision) -> str:
    return _("{who}, name your Main Character; the other one is the Partner.").format(
        who=_who(scene, decision)
    )


def _replaced(scene: Scene, decision: Decision) -> str:
    return _("{who}, your Partner is full: choose the card that is replaced and discarded.").format(
        who=_who(scene, decision)
    )


_LOSES = mark_plural(
    "{who}, choose {count} card Attached to your Partner to discard.",
    "{who}, choose {count} cards Attached to your Partner to discard.",
)


def _attached(scene: Scene, decision: Decision) -> str:
    return plural(_LOSES, decision.most).format(who=_who(scene, decision), count=decision.most)


def _type(scene: Scene, decision: Decision) -> str:
    step = scene.asking_step()
    who = _who(scene, decision)
    if isinstance(step, op.WeaponRequirement):
        return _("{who}, name a Weapon type; yours {change}.").format(
            who=who, change=ammo_change(step.add)
        )
    if not isinstance(step, op.WeaponDamage):
        return _("{who}, name a Weapon type.").format(who=who)
    return _("{who}, name a Weapon type: {change}.").format(
        who=who, change=damage_change(step.add, step.per, step.zero, step.until)
    )


def _lay(scene: Scene, decision: Decision) -> str:
    return _("{who}, choose the order on your Inventory: the card that is on top first.").format(
        who=_who(scene, decision)
    )


def _infected(scene: Scene, decision: Decision) -> str:
    step = scene.asking_step()
    who = _who(scene, decision)
    if isinstance(step, op.MoveInfected) and step.to == "top":
        return _("{who}, choose 1 Infected to put on top of the Mansion.").format(who=who)
    if isinstance(step, op.MoveInfected) and step.own:
        return _("{who}, choose the Infected that goes back under the Mansion.").format(who=who)
    if isinstance(step, op.MoveInfected):
        return _("{who}, choose 1 Infected to put on the bottom of the Mansion.").format(who=who)
    if not isinstance(step, op.ChangeInfected):
        return _("{who}, choose 1 Infected of the row.").format(who=who)
    return _("{who}, choose 1 Infected of the row: {change}.").format(
        who=who, change=infected_change(step.health, step.damage)
    )


def _draft(scene: Scene, decision: Decision) -> str:
    return _("{who}, keep 1 of these Skills; the others go on to the left.").format(
        who=_who(scene, decision)
    )


def _skills(scene: Scene, decision: Decision) -> str:
    return _("{who}, choose the {count} Skills that stay.").format(
        who=_who(scene, decision), count=decision.most
    )


def _xp(scene: Scene, decision: Decision) -> str:
    who, step = _who(scene, decision), scene.asking_step()
    if isinstance(step, op.LoseXp) and step.of == "skill":
        return _("{who}, choose the Skill that loses {count} XP.").format(who=who, count=step.count)
    return _("{who}, choose how many XP of your Character to give.").format(who=who)


def _owner(scene: Scene, decision: Decision) -> str:
    return _("{who}, choose the Skill of your Main Character.").format(who=_who(scene, decision))


def _order(scene: Scene, decision: Decision) -> str:
    return _(
        "{who}, choose the order in which the Combo Pile goes under the Mansion, top card first."
    ).format(who=_who(scene, decision))


def _find(scene: Scene, decision: Decision) -> str:
    step = scene.asking_step()
    count = step.count if isinstance(step, op.FindInMansion) else 0
    seen = commas(scene.names(scene.view.mansion_top[:count])) or _("nothing")
    found = [option.card for option in decision.options if option.code == "search"]
    if not found:
        text = _("{who}, on top of the Mansion: {cards}. There is nothing to put on top.")
    else:
        text = _("{who}, on top of the Mansion: {cards}. Put {card} on top, or leave all?")
    card = scene.name(found[0]) if found else ""
    return text.format(who=_who(scene, decision), cards=seen, card=card)


def _kind(scene: Scene, decision: Decision) -> str:
    return _("{who}, name a card type: the top card of your Inventory is Revealed.").format(
        who=_who(scene, decision)
    )


def _draw(scene: Scene, decision: Decision) -> str:
    frame = scene.asking()
    count = frame.cards if isinstance(frame, frames.OfferDraw) else 1
    return _("{who}, draw {cards}?").format(who=_who(scene, decision), cards=amount("cards", count))


def _reveal(scene: Scene, decision: Decision) -> str:
    return _("{who}, Reveal {cards} of your Hand.").format(
        who=_who(scene, decision), cards=_several(scene, decision)
    )


def _tuck(scene: Scene, decision: Decision) -> str:
    return _("{who}, choose 1 card of your Hand to Attach face-down.").format(
        who=_who(scene, decision)
    )


def _look(scene: Scene, decision: Decision) -> str:
    card = scene.name(decision.options[0].card)
    return _("{who}, {card} is on top of the Mansion: leave it, or put it on the bottom.").format(
        who=_who(scene, decision), card=card
    )


def _player(scene: Scene, decision: Decision) -> str:
    step = scene.asking_step()
    who = _who(scene, decision)
    if isinstance(step, op.ShrugOff):
        return _("{who}, choose the Player who is affected instead.").format(who=who)
    if isinstance(step, op.GiveToDiscard):
        frame = scene.asking()
        copies = frame.it if isinstance(frame, frames.Text) else ()
        given = listed(repeated(scene.names(copies)) or [_("the cards")])
        return _("{who}, choose the Player whose Discard Pile takes {cards}.").format(
            who=who, cards=given
        )
    if isinstance(step, op.NextTurn) and step.skip:
        return _("{who}, choose the Player whose next turn is skipped.").format(who=who)
    if isinstance(step, op.NextTurn):
        return _("{who}, choose the Player who in the next turn {duties}.").format(
            who=who, duties=next_turn_duties(step)
        )
    if isinstance(step, op.LetDraw):
        return _("{who}, choose the Player who draws {cards}.").format(
            who=who, cards=amount("cards", step.cards)
        )
    words = _("{who}, choose a Player.")
    then: tuple[op.Operation, ...] = ()
    if isinstance(step, op.LetPlayer):
        words, then = _("{who}, choose the Player who follows this: {steps}."), step.then
    return words.format(who=who, steps=_in_few_words(scene, then))


def _character(scene: Scene, decision: Decision) -> str:
    step = scene.asking_step()
    if isinstance(step, op.Heal) and step.who != "own":
        said = _to_heal(step)
    elif isinstance(step, op.ShrugOff):
        said = _("{who}, choose the Character that is affected instead.")
    elif isinstance(step, op.AttachThis):
        said = _("{who}, choose the Character that {card} is Attached to.")
    elif step is not None and step.settles:
        said = _("{who}, choose which of your Characters {card} means.")
    elif isinstance(step, op.Damage):
        said = _("{who}, choose the Character that takes {points} Damage.")
    else:
        said = _("{who}, choose 1 Character.")
    return said.format(
        who=_who(scene, decision),
        card=scene.name(decision.card),
        points=step.amount if isinstance(step, op.Heal | op.Damage) else 0,
    )


def _to_heal(step: op.Heal) -> str:
    if step.who == "pair":
        return _("{who}, choose 1 Character to Heal together with its Partner.")
    if step.full:
        return _("{who}, choose 1 Character to Heal up to the Maximum Health.")
    return _("{who}, choose 1 Character to Heal by {points}.")


def _target(scene: Scene, decision: Decision) -> str:
    fight = scene.view.fight
    if fight and fight.targets:
        text = _("{who}, choose another Character to Attack as well, or no more.")
    else:
        text = _("{who}, choose the Character to Attack.")
    return text.format(who=_who(scene, decision))


def _assign(scene: Scene, decision: Decision) -> str:
    if scene.card(decision.card) is None:
        text = _("{who}, choose who takes the Damage that comes from no Weapon.")
    else:
        text = _("{who}, choose whom {card} is used on.")
    return text.format(who=_who(scene, decision), card=scene.name(decision.card))


def _drop(scene: Scene, decision: Decision) -> str:
    return plural(_DROPS, decision.most).format(who=_who(scene, decision), count=decision.most)


_DROPS = mark_plural(
    "{who}, the Explores are too few: choose {count} Character that is not Attacked.",
    "{who}, the Explores are too few: choose {count} Characters that are not Attacked.",
)


def _win(scene: Scene, decision: Decision) -> str:
    return _("{who}, choose the Weapon that you take.").format(who=_who(scene, decision))


def _discard(scene: Scene, decision: Decision) -> str:
    return _("{who}, choose {cards} of your Hand to Discard.").format(
        who=_who(scene, decision), cards=_several(scene, decision)
    )


def _cure(scene: Scene, decision: Decision) -> str:
    who = _who(scene, decision)
    if decision.least == decision.most:
        return plural(_CURES, decision.most).format(who=who, count=decision.most)
    return _("{who}, choose any Infection cards that go under the Infection Deck.").format(who=who)


_CURES = mark_plural(
    "{who}, choose {count} Infection card that goes under the Infection Deck.",
    "{who}, choose {count} Infection cards that go under the Infection Deck.",
)


def _claim(scene: Scene, decision: Decision) -> str:
    return _("{who}, choose the Infected that you take.").format(who=_who(scene, decision))


def _way(scene: Scene, decision: Decision) -> str:
    return _("{who}, choose what {card} does.").format(
        who=_who(scene, decision), card=scene.name(decision.card)
    )


def _effect_of(scene: Scene, frame: frames.Affect) -> str:
    """Return what the text of an Infected does, in a few words."""
    text = scene.text(frame.cause.card, frame.cause.effect)
    return _in_few_words(scene, text.do if text else ()) or _("its effect")


def _in_few_words(scene: Scene, steps: Iterable[op.Operation]) -> str:
    return commas(briefly(step, Names(scene.book)) for step in steps)


def _replace(scene: Scene, decision: Decision) -> str:
    frame = scene.asking()
    if isinstance(frame, frames.Damage):
        return _(
            "{who}, use the effect of {card} on the {points} Damage it is about to take?"
        ).format(who=_who(scene, decision), card=scene.name(decision.card), points=frame.amount)
    if isinstance(frame, frames.Affect):
        return _("{who}, use {card} against the effect of {infected}: {effect}?").format(
            who=_who(scene, decision),
            card=scene.name(decision.card),
            infected=scene.name(frame.cause.card),
            effect=_effect_of(scene, frame),
        )
    if isinstance(frame, frames.Heal):
        return _("{who}, use the effect of {card} on the Heal of {points}?").format(
            who=_who(scene, decision), card=scene.name(decision.card), points=frame.amount
        )
    if isinstance(frame, frames.Gain):
        return _("{who}, put {card} into your Hand, not on top of your Inventory?").format(
            who=_who(scene, decision), card=scene.name(frame.card)
        )
    copies = frame.cards if isinstance(frame, frames.Trash) else ()
    return _("{who}, use the effect of {card} instead of Trashing {cards}?").format(
        who=_who(scene, decision),
        card=scene.name(decision.card),
        cards=listed(repeated(scene.names(copies)) or [_("the cards")]),
    )


def _number(scene: Scene, decision: Decision) -> str:
    most = max((option.amount for option in decision.options), default=0)
    return _("{who}, look at 0 to {most} cards on top of your Inventory.").format(
        who=_who(scene, decision), most=most
    )


def _sift(scene: Scene, decision: Decision) -> str:
    return _("{who}, Trash 1 of the cards that you look at.").format(who=_who(scene, decision))


def _raise(scene: Scene, decision: Decision) -> str:
    return _(
        "{who}, choose up to {count} cards for the top of your Inventory, the topmost first; the others "
        "go to the bottom."
    ).format(who=_who(scene, decision), count=decision.most)


def _sink(scene: Scene, decision: Decision) -> str:
    return _("{who}, choose the order of {count} cards at the bottom of your Inventory.").format(
        who=_who(scene, decision), count=decision.most
    )


def _return(scene: Scene, decision: Decision) -> str:
    frame = scene.asking()
    owner = frame.player if isinstance(frame, frames.ReturnCards) else decision.seat
    return _(
        "{who}, put up to {count} discarded cards on top of the Inventory of {owner}, the topmost first."
    ).format(who=_who(scene, decision), count=decision.most, owner=scene.player(owner))


def _strip(scene: Scene, decision: Decision) -> str:
    frame = scene.asking()
    owner = frame.player if isinstance(frame, frames.DiscardFrom) else decision.seat
    if times := _times_applied(scene):
        return _(
            "{who}, choose 1 Action of {owner}'s Hand: it is Discarded and applied {times}."
        ).format(who=_who(scene, decision), owner=scene.player(owner), times=so_often(times))
    return _("{who}, choose 1 card of {owner}'s Hand: it is Discarded.").format(
        who=_who(scene, decision), owner=scene.player(owner)
    )


def _times_applied(scene: Scene) -> int:
    """Return how often a card that is Discarded out of a Hand is applied (DBG-5.28)."""
    frame = scene.asking()
    steps = scene.book.steps[frame.text.text] if isinstance(frame, frames.DiscardFrom) else ()
    return next((step.times for step in steps if isinstance(step, op.ApplyIt)), 0)


_GIVES = mark("{who}, choose {cards} for the Discard Pile of {owner}.")


def _give(scene: Scene, decision: Decision) -> str:
    frame = scene.asking()
    owner = frame.players[0] if isinstance(frame, frames.GiveCards) else decision.seat
    return _(_GIVES).format(
        who=_who(scene, decision), cards=_several(scene, decision), owner=scene.player(owner)
    )


_RESOURCES = {
    "opponent": mark("{who}, choose {cards} of the Resource Area for an opponent's Discard Pile."),
    "removed": mark("{who}, choose {cards} of the Resource Area: it is Removed from the Game."),
}


def _resource(scene: Scene, decision: Decision) -> str:
    said = _RESOURCES.get(getattr(scene.asking_step(), "to", ""))
    return _(said or mark("{who}, choose {cards} of the Resource Area.")).format(
        who=_who(scene, decision), cards=_several(scene, decision)
    )


def _pass(scene: Scene, decision: Decision) -> str:
    return _("{who}, choose 1 card of your Hand to pass to the left.").format(
        who=_who(scene, decision)
    )


QUESTIONS: Mapping[str, Asks] = {
    "keep": _keep,
    "main": _main,
    "use": _use,
    "pay": _pay,
    "effect": _effect,
    "react": _react,
    "commit": _commit,
    "foe": _foe,
    "number": _number,
    "sift": _sift,
    "raise": _raise,
    "sink": _sink,
    "return": _return,
    "strip": _strip,
    "give": _give,
    "resource": _resource,
    "pass": _pass,
    "take": _take,
    "trash": _trash,
    "put": _put,
    "gain": _gain,
    "exchange": _exchange,
    "weapon": _weapon,
    "infected": _infected,
    "lead": _lead,
    "name": _name,
    "replaced": _replaced,
    "attached": _attached,
    "type": _type,
    "order": _order,
    "draft": _draft,
    "skills": _skills,
    "owner": _owner,
    "xp": _xp,
    "lay": _lay,
    "search": _find,
    "kind": _kind,
    "draw": _draw,
    "reveal": _reveal,
    "tuck": _tuck,
    "look": _look,
    "player": _player,
    "character": _character,
    "cure": _cure,
    "claim": _claim,
    "target": _target,
    "assign": _assign,
    "drop": _drop,
    "win": _win,
    "discard": _discard,
    "way": _way,
    "replace": _replace,
}
"""Kind of Decision -> what it asks."""

DOING: Mapping[str, str] = {
    "keep": mark("{who} is choosing a Character."),
    "main": mark("{who} is in the main part of the turn."),
    "use": mark("{who} is choosing Weapons."),
    "pay": mark("{who} is choosing how much to pay."),
    "effect": mark("{who} is choosing an effect."),
    "react": mark("{who} may react."),
    "target": mark("{who} is choosing whom to Attack."),
    "assign": mark("{who} is choosing on whom the Damage of the Attack is."),
    "lead": mark("{who} is choosing who leads."),
    "name": mark("{who} is naming the Main Character."),
    "order": mark("{who} is choosing an order of cards."),
    "cure": mark("{who} is choosing Infection cards."),
    "claim": mark("{who} is choosing an Infected to take."),
    "drop": mark("{who} is choosing whom not to Attack."),
    "win": mark("{who} is choosing a Weapon to take."),
    "commit": mark("{who} is choosing a number of Explores."),
    "foe": mark("{who} is choosing whom to fight."),
    "take": mark("{who} is choosing whether to take {card}."),
    "draw": mark("{who} is choosing whether to draw."),
}
"""What a seat is doing while the others wait, where it is not "choosing for a card"."""


def waiting(scene: Scene) -> str:
    """Return who must answer and what for, for a reader who is not asked; empty if nobody is."""
    view = scene.view
    if view.asked < 0:
        return ""
    frame = scene.asking()
    cause = getattr(frame, "cause", None)
    copy = cause.card if cause else getattr(frame, "card", -1)
    said = DOING.get(view.kind)
    if said is None:
        said = (
            mark("{who} is choosing for {card}.")
            if scene.card(copy) is not None
            else mark("{who} is choosing.")
        )
    return _(said).format(who=scene.player(view.asked), card=scene.name(copy))
