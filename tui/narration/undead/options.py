"""What options are called, what they do in a few words, and what undo cannot take back of them."""

from collections.abc import Callable, Mapping

from core.kernel.decision import NONE, Option
from core.undead.cards import Location
from core.undead.moments import Moment
from core.undead.operations import Draw, LookLocations
from core.undead.state import Hostile
from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.narration.undead.cards import (
    LINE_CELLS,
    attack_words,
    card_line,
    chart_words,
    column_words,
)
from tui.narration.undead.clauses import briefly
from tui.narration.undead.scene import Scene
from tui.narration.undead.terms import counted
from tui.narration.words import commas, fitted

Says = Callable[[Scene, Option], str]


def label(scene: Scene, option: Option) -> str:
    """Return what an option is called in a list."""
    says = LABELS.get(option.code)
    return says(scene, option) if says else printable(option.key)


def note(scene: Scene, option: Option) -> str:
    """Return what an option does, in at most LINE_CELLS; empty if its name says it all."""
    says = NOTES.get(option.code)
    return fitted([("", says(scene, option))], LINE_CELLS) if says else ""


def price(scene: Scene, option: Option) -> str:
    """Return what cannot be taken back about an option; empty if undo takes all of it back."""
    says = PRICES.get(option.code)
    found = says(scene, option) if says else ""
    return _("{crossed}; no undo past that").format(crossed=found) if found else ""


def _soldier_does(text: str) -> Says:
    return lambda scene, option: _(text).format(soldier=scene.soldier(option.amount - 1))


def _card(scene: Scene, option: Option) -> str:
    return scene.name(option.card)


def _fixed(text: str) -> Says:
    return lambda scene, option: _(text)


def _forward(scene: Scene, option: Option) -> str:
    soldier = option.amount - 1
    return _("forward with {soldier} to {place}").format(
        soldier=scene.soldier(soldier), place=scene.place(scene.view.soldiers[soldier].at + 1)
    )


def _back(scene: Scene, option: Option) -> str:
    soldier = option.amount - 1
    return _("back with {soldier} to {place}").format(
        soldier=scene.soldier(soldier), place=scene.place(scene.view.soldiers[soldier].at - 1)
    )


def _deed(scene: Scene, option: Option) -> str:
    soldier = option.amount - 1
    place = scene.place(scene.view.soldiers[soldier].at)
    return _("deed of {soldier}: what {place} offers").format(
        soldier=scene.soldier(soldier), place=place
    )


def _play(scene: Scene, option: Option) -> str:
    text = _("{card} of {soldier}")
    return text.format(soldier=scene.soldier(option.amount - 1), card=scene.name(option.card))


def _power(scene: Scene, option: Option) -> str:
    soldier = option.amount - 1
    return _("{power} of {soldier}").format(
        power=scene.name(option.card), soldier=scene.soldier(soldier)
    )


def _power_expending(scene: Scene, option: Option) -> str:
    return _("{power}, Expending a {card}").format(
        power=_power(scene, option), card=_spent(scene, option)
    )


def _spent(scene: Scene, option: Option) -> str:
    slug = option.key.rpartition(":")[2]
    found = (card.name for card in scene.book.catalogue.equipment if card.slug == slug)
    return next(found, slug)


def _of_hand(scene: Scene, option: Option) -> str:
    return _("{card} of {soldier}").format(
        card=scene.name(option.card), soldier=scene.soldier(option.amount - 1)
    )


def _weapon(scene: Scene, option: Option) -> str:
    return scene.with_what(option.card, option.amount)


def _target(scene: Scene, option: Option) -> str:
    return scene.target(option.card)


def _unit(scene: Scene, option: Option) -> str:
    return scene.unit(option.card, option.amount)


def _gear_of(scene: Scene, option: Option) -> str:
    return scene.name(option.card)


def _recover(scene: Scene, option: Option) -> str:
    if option.card == NONE:
        return _("recover Gear with {soldier}").format(soldier=scene.soldier(option.amount - 1))
    return _of_hand(scene, option)


def _reload(scene: Scene, option: Option) -> str:
    if option.card == NONE:
        return _("reload a Weapon of {soldier}").format(soldier=scene.soldier(option.amount - 1))
    return scene.name(option.card)


def _use(scene: Scene, option: Option) -> str:
    if option.card == NONE:
        return _("use Equipment of {soldier}").format(soldier=scene.soldier(option.amount - 1))
    return scene.name(option.card)


def _pass(scene: Scene, option: Option) -> str:
    if option.card == NONE:
        return _("pass Gear of {soldier}").format(soldier=scene.soldier(option.amount - 1))
    return scene.name(option.card)


def _drop(scene: Scene, option: Option) -> str:
    if option.card == NONE:
        return _("drop Gear of {soldier}").format(soldier=scene.soldier(option.amount - 1))
    return scene.name(option.card)


def _place(scene: Scene, option: Option) -> str:
    if option.card == NONE:
        return _("place a Location with {soldier}").format(soldier=scene.soldier(option.amount - 1))
    return scene.name(option.card)


def _power_or_menu(scene: Scene, option: Option) -> str:
    if option.card == NONE:
        return _("power of {soldier}").format(soldier=scene.soldier(option.amount - 1))
    return _power(scene, option)


LABELS: Mapping[str, Says] = {
    "attack": _soldier_does(mark("attack with {soldier}")),
    "power": _power_or_menu,
    "power-expending": _power_expending,
    "forward": _forward,
    "back": _back,
    "work": _soldier_does(mark("work on the Objective with {soldier}")),
    "take": _soldier_does(mark("take the Defector over with {soldier}")),
    "reload": _reload,
    "use": _use,
    "calm": _soldier_does(mark("calm {soldier}")),
    "deed": _deed,
    "draw": _soldier_does(mark("draw a card for {soldier}")),
    "recover": _recover,
    "place": _place,
    "activate": _soldier_does(mark("activate the Objective with {soldier}")),
    "pass": _pass,
    "drop": _drop,
    "play": _play,
    "hand-over": lambda scene, option: _("hand over to {seat}").format(
        seat=scene.seat(option.seat)
    ),
    "end": _fixed(mark("end the Soldier Turn")),
    "pay": _of_hand,
    "discard": _of_hand,
    "done": _fixed(mark("done")),
    "decline": _fixed(mark("nothing")),
    "spend": _card,
    "for": _card,
    "weapon": _weapon,
    "target": _target,
    "roll": _fixed(mark("roll")),
    "roll-cover": _fixed(mark("roll the Cover die")),
    "expend": lambda scene, option: _("Expend {card}").format(card=scene.name(option.card)),
    "hit": _unit,
    "suppress": _unit,
    "soldier": _card,
    "supply": _gear_of,
    "under": _card,
    "xp": _card,
    "divinity": lambda scene, option: counted("points", option.amount),
}
"""Code of an option -> what it is called."""


def _approach(scene: Scene, option: Option) -> str:
    place = scene.view.places[scene.view.soldiers[option.amount - 1].at + 1]
    parts = [_("Entrance {cost}").format(cost=place.entrance)]
    if place.penalties:
        parts.append(_("penalties {points}").format(points=place.penalties))
    return commas(parts)


def _card_does(scene: Scene, option: Option) -> str:
    return card_line(scene.book, scene.card(option.card)) if option.card != NONE else ""


def _action_does(scene: Scene, option: Option) -> str:
    return commas(briefly(step) for step in scene.action(option.card).text.do)


def _power_does(scene: Scene, option: Option) -> str:
    if option.card == NONE:
        man = scene.view.soldiers[option.amount - 1]
        return _("Divinity {points}").format(points=man.divinity)
    card = scene.power(option.card)
    costs = [
        cost for copy, cost in scene.view.sheets[option.amount - 1].powers if copy == option.card
    ]
    words = [_("costs {cost}").format(cost=costs[0])] if costs and option.code == "power" else []
    if card.attack:
        words.append(chart_words(card.attack.chart))
    if card.text:
        words += [briefly(step) for step in card.text.do]
    return commas(words)


def _weapon_does(scene: Scene, option: Option) -> str:
    return attack_words(scene.way(option.card, option.amount))


def _target_now(scene: Scene, option: Option) -> str:
    hostile = scene.hostile(option.card)
    if hostile is None:
        return ""
    words = [scene.place(hostile.at), _hits_left(scene, hostile)]
    return commas(words)


def _hits_left(scene: Scene, hostile: Hostile) -> str:
    foe = scene.book.foes[scene.view.cards[hostile.card]]
    return _("takes {hits} more").format(
        hits=commas(str(foe.health - each) for each in hostile.ekias if each < foe.health)
    )


def _unit_now(scene: Scene, option: Option) -> str:
    for threat in scene.view.threats:
        if (threat.card, threat.unit) == (option.card, option.amount):
            text = _("{ekias} of {health}, column {column}, after {soldier}")
            return text.format(
                ekias=threat.ekias,
                health=counted("hits", threat.health),
                column=column_words(threat.column),
                soldier=scene.soldier(threat.target),
            )
    return ""


def _soldier_now(scene: Scene, option: Option) -> str:
    man, sheet = scene.view.soldiers[option.card], scene.view.sheets[option.card]
    text = _("Health {health}/{most}, {actions}, XP {xp}")
    return text.format(
        health=man.health,
        most=sheet.greatest_health,
        actions=counted("actions", man.actions),
        xp=man.xp,
    )


def odds_words(scene: Scene) -> str:
    """Return the odds of the Attack in progress: "1 Hit or more 67%, 2 Hits 25%"."""
    aim = scene.view.aim
    if aim is None:
        return ""
    odds = aim.odds
    parts = [
        _("{hits} or more {chance:.0%}").format(
            hits=counted("hits", count), chance=odds.at_least(count)
        )
        for count in range(1, len(odds.hits))
    ]
    return commas(parts)


def _gear_now(scene: Scene, option: Option) -> str:
    owner = scene.view.soldiers[option.amount - 1]
    for gear in owner.gear:
        if gear.card == option.card:
            words = [_("Empty")] if gear.empty else []
            words += [counted("ammo", gear.ammo)] if gear.ammo else []
            words += [counted("charges", gear.charges)] if gear.charges else []
            return commas(words)
    return ""


def _gear_note(scene: Scene, option: Option) -> str:
    return _gear_now(scene, option) if option.card != NONE else ""


def _place_note(scene: Scene, option: Option) -> str:
    if option.card != NONE:
        return _card_does(scene, option)
    return _("a discarded card pays for it")


NOTES: Mapping[str, Says] = {
    "forward": _approach,
    "power": _power_does,
    "power-expending": _power_does,
    "play": _action_does,
    "pay": _action_does,
    "discard": _action_does,
    "weapon": _weapon_does,
    "target": _target_now,
    "hit": _unit_now,
    "suppress": _unit_now,
    "soldier": _soldier_now,
    "for": _soldier_now,
    "spend": _soldier_now,
    "xp": _soldier_now,
    "under": _card_does,
    "place": _place_note,
    "activate": lambda scene, option: _("a discarded card pays for it"),
    "reload": _gear_note,
    "use": _gear_note,
    "pass": _gear_note,
    "drop": _gear_note,
    "recover": _gear_note,
    "supply": _gear_note,
    "roll": lambda scene, option: odds_words(scene),
    "calm": lambda scene, option: counted(
        "suppressions", scene.view.soldiers[option.amount - 1].suppressions
    ),
}
"""Code of an option -> what it does in a few words."""


def _shows_cards(scene: Scene, option: Option) -> str:
    steps = scene.action(option.card).text.do
    if any(isinstance(step, LookLocations) for step in steps):
        return _("shows Location cards")
    return _("shows cards") if any(isinstance(step, Draw) for step in steps) else ""


def _defence(scene: Scene, option: Option) -> str:
    """A card against a Hostile's Attack: what comes after it throws dice."""
    if scene.view.kind in ("react", "deny"):
        return _("the Hostile Turn goes on")
    return _shows_cards(scene, option) if option.code == "play" else ""


def _power_shows(scene: Scene, option: Option) -> str:
    if scene.view.kind in ("react", "deny"):
        return _("the Hostile Turn goes on")
    if option.card == NONE:
        return ""
    text = scene.power(option.card).text
    draws = text is not None and text.when is Moment.ACTION
    return _("shows cards") if draws and any(isinstance(s, Draw) for s in text.do) else ""  # type: ignore[union-attr]


def _places(scene: Scene, option: Option) -> str:
    if option.card == NONE:
        return _("shows a Location and its Hostiles")
    return _("draws its Hostiles") if isinstance(scene.card(option.card), Location) else ""


def _draws(scene: Scene) -> str:
    """Return what follows when a Soldier's discards are done: the next one is asked, if he holds a card."""
    view = scene.view
    step = next(each for each in reversed(view.ahead) if each.name == "DrawStep")
    (rest,) = step.about
    first, *others = (view.sheets[soldier] for soldier in rest)
    if len(view.soldiers[first.soldier].hand) < first.hand_size:
        return _("draws cards")
    for sheet in others:
        if not view.soldiers[sheet.soldier].hand:
            return _("draws cards")
        return _("another seat is asked") if sheet.seat != step.seat else ""
    return _("the Hostile Turn follows")


PRICES: Mapping[str, Says] = {
    "roll": _fixed(mark("throws dice")),
    "roll-cover": _fixed(mark("throws a die")),
    "draw": _fixed(mark("shows a card")),
    "place": _places,
    "activate": _fixed(mark("draws its Hostiles")),
    "end": _fixed(mark("Actions left are lost, the Hostile Turn follows")),
    "hand-over": _fixed(mark("another seat acts")),
    "play": _defence,
    "power": _power_shows,
    "power-expending": _power_shows,
    "decline": lambda scene, option: (
        _("the Hostile Turn goes on") if scene.view.kind in ("react", "deny") else ""
    ),
    "done": lambda scene, option: _draws(scene) if scene.view.kind == "discard" else "",
}
"""Code of an option -> what undo cannot take back of it."""
