"""Card texts made from figures and operations, so that they cannot say anything else than what is done."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from core.undead.cards import (
    Action,
    Attack,
    Chart,
    Equipment,
    Hostile,
    Location,
    Mission,
    Objective,
    Passive,
    Power,
    Skill,
    Soldier,
    Text,
    Theology,
    Weapon,
    Which,
)
from core.undead.catalogue import Book, Card
from tui.narration.text import _, mark
from tui.narration.undead.clauses import briefly, clause
from tui.narration.undead.terms import FIGURES, KEYWORDS, TYPES, WHEN, counted
from tui.narration.words import commas, either, fitted, in_turn, listed, paragraph, sentence, signed

LINE_CELLS = 40
"""The width of what a card does in lists."""


def card_text(book: Book, card: Card) -> str:
    """Return what a card does, in sentences."""
    return _TEXTS[type(card)](book, card)


def card_line(book: Book, card: Card) -> str:
    """Return what a card does in at most LINE_CELLS."""
    parts = [
        ("" if not place else ", ", part)
        for place, part in enumerate(_LINES[type(card)](book, card))
    ]
    return fitted(parts, LINE_CELLS)


def chart_words(chart: Chart) -> str:
    """Return "3: 1 Suppress, 5: 1 Hit, 10: 2 Hits"."""
    return commas(
        _("{min}: {result}").format(min=row.min, result=result_words(row.hits, row.suppress))
        + _marks(row)
        for row in chart
    )


def _marks(row: Any) -> str:
    words = [_("All")] if row.all else []
    words += [_("Again")] if row.again else []
    return f" ({commas(words)})" if words else ""


def result_words(hits: int, suppress: int) -> str:
    """Return "1 Hit", "1 Hit and 2 Suppress", or "a Miss"."""
    parts = [counted("hits", hits)] if hits else []
    parts += [counted("suppress", suppress)] if suppress else []
    return listed(parts) if parts else _("a Miss")


def range_words(reach: tuple[int, int]) -> str:
    """Return "Range 0" or "Range 0-2"."""
    nearest, farthest = reach
    if nearest == farthest:
        return _("Range {range}").format(range=nearest)
    return _("Range {nearest}-{farthest}").format(nearest=nearest, farthest=farthest)


def attack_words(attack: Attack) -> str:
    """Return a way to Attack: Range, dice, chart and what is special, without a full stop."""
    words = [range_words(attack.range)]
    if attack.dice > 1:
        words.append(counted("dice", attack.dice))
    if attack.penetration:
        words.append(_("Penetration {points}").format(points=attack.penetration))
    words += [_(text) for flag, text in _FLAGS.items() if getattr(attack, flag)]
    if attack.long_bonus:
        words.append(_("{add} at Range 2 or more").format(add=signed(attack.long_bonus)))
    return _("{words}; {chart}").format(words=commas(words), chart=chart_words(attack.chart))


_FLAGS: Mapping[str, str] = {
    "melee": mark("Melee"),
    "no_cover": mark("No Cover"),
    "no_cover_undead": mark("No Cover against Undead"),
    "undead_only": mark("Undead Only"),
    "prox": mark("Prox"),
    "explosive": mark("Explosive"),
    "flame": mark("Flame"),
    "double_vs_objective": mark("counts twice on an Objective"),
}


def passive_words(passives: Iterable[Passive]) -> str:
    """Return the sentences of passive texts."""
    return paragraph(*(sentence(_(FIGURES[p.figure][0]).format(by=abs(p.add))) for p in passives))


def _passives_briefly(passives: Iterable[Passive]) -> list[str]:
    return [_(FIGURES[p.figure][1]).format(by=abs(p.add), signed=signed(p.add)) for p in passives]


def text_words(text: Text) -> str:
    """Return the sentence of a text, with its moment."""
    steps = in_turn(clause(step) for step in text.do)
    return sentence(_("{when}: {steps}").format(when=_(WHEN[text.when]), steps=steps))


def which_words(which: Which) -> str:
    """Return the sentence that says what an Action card may be played on; empty for anything."""
    clause = which_clause(which)
    return sentence(clause) if clause else ""


def which_clause(which: Which) -> str:
    """Return "only at Range 0": what an Action card may be played on; empty for anything."""
    words = [_(text) for flag, text in _ON.items() if getattr(which, flag)]
    if which.mode:
        words.append(_("with {mode} fire").format(mode=_(which.mode)))
    if which.range_at_most is not None:
        words.append(_("at {range}").format(range=range_words((0, which.range_at_most))))
    return _("only {what}").format(what=commas(words)) if words else ""


_ON: Mapping[str, str] = {
    "weapon": mark("for a Weapon Attack"),
    "ranged": mark("for a Ranged Weapon Attack"),
    "flame_or_thrown": mark("for an Attack with a Flame or Thrown card"),
    "undead": mark("against Undead"),
    "structure": mark("into a Structure"),
}


def _soldier(book: Book, card: Soldier) -> str:
    figures = _(
        "{type}, {nation}, {rp} points. Health {health}, Actions {actions}, Movement {movement}, Cover "
        "{cover}, HtH {hth}."
    ).format(
        type=_(TYPES[card.type]),
        nation=card.nation,
        rp=card.rp,
        health=card.health,
        actions=card.actions,
        movement=card.movement,
        cover=card.cover,
        hth=card.hth,
    )
    more = []
    if card.loadout:
        more.append(_("Loadout {loadout}.").format(loadout=card.loadout))
    if card.cx:
        more.append(_("CX {cx}.").format(cx=card.cx))
    if card.clergy:
        more.append(_("Clergy, Divinity {divinity}.").format(divinity=card.divinity))
        lowest, highest = card.weapon_loadout or (0, 0)
        limit = _("Weapons: only Blessed ones of Loadout {lowest}-{highest}.")
        more.append(limit.format(lowest=lowest, highest=highest))
    names = [book.by_id[each].name for each in (*card.skills, *card.weapons, *card.equipment)]
    if names:
        more.append(_("Comes with {names}.").format(names=listed(names)))
    if card.attack:
        more.append(_squad_attack(card.attack))
    return paragraph(figures, *more, card.lore)


def _squad_attack(attack: Attack) -> str:
    by_health = commas(
        _("{health}: {dice} {add}")
        .format(health=health, dice=counted("dice", dice), add=signed(add) if add else "")
        .strip()
        for health, (dice, add) in reversed(list(enumerate(attack.by_health, start=1)))
    )
    text = _("Own fire: {words}. By Health {by_health}.")
    return text.format(words=attack_words(attack), by_health=by_health)


def _weapon(book: Book, card: Weapon) -> str:
    cost = _cost(card.rp, card.loadout)
    modes = [
        sentence(_("{mode}: {words}").format(mode=_(mode.name), words=attack_words(mode)))
        for mode in card.modes
    ]
    ammo = ""
    if card.reload is not None:
        text = _("Reload {reload}: a natural die at or below it empties the Weapon. {ammo}.")
        ammo = text.format(reload=card.reload, ammo=counted("ammo", card.ammo))
    return paragraph(cost, _blessed(blessed=card.blessed), *modes, ammo)


def _cost(rp: int, loadout: int) -> str:
    return _("{rp} points, Loadout {loadout}.").format(rp=rp, loadout=loadout)


def _blessed(*, blessed: bool) -> str:
    return _("Blessed.") if blessed else ""


def _equipment(book: Book, card: Equipment) -> str:
    words = [_cost(card.rp, card.loadout), _blessed(blessed=card.blessed)]
    if card.charges:
        words.append(sentence(counted("charges", card.charges)))
    if card.attack:
        attack = _("Expend 1 as an Attack: {words}").format(words=attack_words(card.attack))
        words.append(
            sentence(_("Thrown. {attack}").format(attack=attack) if card.thrown else attack)
        )
    words.append(passive_words(card.passives))
    if card.text:
        words.append(text_words(card.text))
    words += [_boosts(book, card.id), _needed(book, card.id)]
    return paragraph(*words)


def _boosts(book: Book, card_id: str) -> str:
    """Return what a piece of Equipment adds to the rolls of Divine Powers."""
    return paragraph(
        *(
            _("Expend 1 before rolling {power} to add {add}.").format(power=e.name, add=e.boost.add)
            for e in book.catalogue.powers
            if e.boost and e.boost.equipment == card_id
        )
    )


def _needed(book: Book, card_id: str) -> str:
    names = [each.name for each in book.catalogue.powers if each.requires == card_id]
    return _("Needed for {powers}; not used up.").format(powers=listed(names)) if names else ""


def _skill(book: Book, card: Skill) -> str:
    clergy = _("Clergy only.") if card.clergy_only else ""
    points = _("{rp} points.").format(rp=card.rp)
    return paragraph(points, clergy, passive_words(card.passives))


def _theology(book: Book, card: Theology) -> str:
    powers = _("Powers: {powers}.").format(powers=listed(book.powers[e].name for e in card.powers))
    words = [powers]
    if card.divinity:
        words.append(
            _("Starts with {points} more.").format(points=counted("points", card.divinity))
        )
    words += [
        _("{power} costs {cost}.").format(power=book.powers[each.power].name, cost=each.cost)
        for each in card.costs
    ]
    return paragraph(card.lore, *words)


def _power(book: Book, card: Power) -> str:
    cost = (
        _("{cost} Divinity plus the XP of the card").format(cost=card.cost)
        if card.cost_of_xp
        else ""
    )
    words = [
        sentence(cost or counted("points", card.cost)),
        sentence(range_words(card.range)),
        _("Undead Only.") if card.undead_only and not card.attack else "",
    ]
    if card.requires:
        words.append(_("Needs a {name}.").format(name=book.equipment[card.requires].name))
    if card.attack:
        attack = attack_words(card.attack)
        words[1] = ""
        words.append(sentence(_("For 1 Action, an Attack: {words}").format(words=attack)))
    if card.text:
        words.append(text_words(card.text))
    if card.boost:
        name = book.equipment[card.boost.equipment].name
        text = _("One {name} Expended before the roll adds {add}.")
        words.append(text.format(name=name, add=card.boost.add))
    return paragraph(*words)


def _action(book: Book, card: Action) -> str:
    words = [text_words(card.text), which_words(card.on)]
    if card.cost:
        words.append(
            _("It costs the Soldier {actions}.").format(actions=counted("actions", card.cost))
        )
    if card.support:
        words.append(_("It may be played for another Soldier near for 1 XP."))
    return paragraph(*words)


def _ground(card: Location | Objective) -> str:
    text = _(
        "{types}. Entrance {entrance}, Cover {cover}, Reinforcement {reinforce}, Hostile value {values}."
    )
    values = "/".join(map(str, card.hostile_xp))
    return text.format(
        types=commas(map(_, card.types)),
        entrance=card.entrance,
        cover=card.cover,
        reinforce=card.reinforce,
        values=values,
    )


def _location(book: Book, card: Location) -> str:
    words = [_ground(card), passive_words(card.passives)]
    if card.deed:
        words.append(text_words(card.deed.text))
        need = _("It takes {actions}.").format(actions=counted("actions", card.deed.actions))
        words += [need, _("No Hostile may be here.") if card.deed.needs_clear else ""]
    return paragraph(*words)


def _objective(book: Book, card: Objective) -> str:
    names = {each: book.hostiles[each].name for each in (*card.must_destroy, card.target) if each}
    kinds = {
        "work": _("Perform {count} Objective Actions here."),
        "hits": _("Inflict {count} Hits on the Objective, Cover {cover}."),
        "clear": _("Destroy {names}, and have a Soldier here and no Hostile."),
        "kill": _("Destroy {names}."),
        "escape": _(
            "Perform {count} Objective Action here: the Soldier has the Defector. Win when he Moves onto "
            "the Mission card."
        ),
    }
    goal = kinds[card.kind].format(
        count=card.hits or card.work,
        cover=card.objective_cover,
        names=listed(names.values()) if names else "",
    )
    clear = _("No Hostile may be here for it.") if card.needs_clear else ""
    return paragraph(goal, clear, _ground(card))


def _hostile(book: Book, card: Hostile) -> str:
    if card.count > 1 or "Each" in card.keywords:
        holds = _("{count} of {health} Hits each.").format(count=card.count, health=card.health)
    else:
        holds = _("Reticle {count}.").format(count=card.health)
    figures = _("{xp} XP, Divinity {divinity}. {range}, Move {move}, penalty {penalty}.").format(
        xp=card.xp,
        divinity=card.divinity,
        range=range_words(card.range),
        move=card.move,
        penalty=card.penalty,
    )
    more = [_("Cover {add}.").format(add=signed(card.cover))] if card.cover else []
    if card.penetration:
        more.append(_("Penetration {points}.").format(points=card.penetration))
    columns = [
        _("{column} left: {chart}.").format(
            column=column_words(each.active), chart=chart_words(each.chart)
        )
        for each in card.columns
    ]
    words = [_(KEYWORDS[each]) for each in card.keywords]
    return paragraph(holds, figures, *more, *columns, *words)


def column_words(column: tuple[int, int]) -> str:
    """Return the column of a Hostile's chart, "3-2" or "1", the larger number first as on the card."""
    lowest, highest = column
    return str(highest) if lowest == highest else f"{highest}-{lowest}"


def _mission(book: Book, card: Mission) -> str:
    text = _(
        "{turns}, the Objective at {at}, {rp} Resource points. Hostile decks: {decks}. Objective: {goals}."
    )
    figures = text.format(
        turns=counted("turns", card.time),
        at=card.objective_at,
        rp=card.rp,
        decks=listed(map(_, card.decks)),
        goals=either(book.objectives[each].name for each in card.objectives),
    )
    load = _("Loadout {add}.").format(add=signed(card.loadout)) if card.loadout else ""
    return paragraph(card.lore, figures, load)


_TEXTS: Mapping[type, Callable[[Book, Any], str]] = {
    Soldier: _soldier,
    Weapon: _weapon,
    Equipment: _equipment,
    Skill: _skill,
    Theology: _theology,
    Power: _power,
    Action: _action,
    Location: _location,
    Objective: _objective,
    Hostile: _hostile,
    Mission: _mission,
}


def _soldier_line(book: Book, card: Soldier) -> list[str]:
    words = [
        _("Health {health}").format(health=card.health),
        _("Move {move}").format(move=card.movement),
    ]
    words.append(_("Cover {cover}").format(cover=card.cover))
    words += [_("Divinity {points}").format(points=card.divinity)] if card.clergy else []
    return words


def _gear_line(book: Book, card: Weapon | Equipment) -> list[str]:
    ways = book.modes.get(card.id, ())
    words = [chart_words(ways[0].chart), range_words(ways[0].range)] if ways else []
    if isinstance(card, Equipment):
        words += [
            _("for {power}").format(power=each.name)
            for each in book.catalogue.powers
            if card.id in (each.requires, each.boost.equipment if each.boost else "")
        ]
        words += _passives_briefly(card.passives)
        words += [briefly(step) for step in card.text.do] if card.text else []
    return words


def _power_line(book: Book, card: Power) -> list[str]:
    words = [chart_words(card.attack.chart)] if card.attack else []
    words += [briefly(step) for step in card.text.do] if card.text else []
    return words


def _ground_line(book: Book, card: Location | Objective) -> list[str]:
    words = [
        _("enter {cost}").format(cost=card.entrance),
        _("Cover {cover}").format(cover=card.cover),
    ]
    words.append(_("Reinf {number}").format(number=card.reinforce))
    return words + (_passives_briefly(card.passives) if isinstance(card, Location) else [])


def _hostile_line(book: Book, card: Hostile) -> list[str]:
    holds = f"{card.count} x {card.health}" if card.count > 1 else str(card.health)
    return [
        _("takes {hits}").format(hits=holds),
        range_words(card.range),
        _("{xp} XP").format(xp=card.xp),
    ]


_LINES: Mapping[type, Callable[[Book, Any], list[str]]] = {
    Soldier: _soldier_line,
    Weapon: _gear_line,
    Equipment: _gear_line,
    Skill: lambda book, card: _passives_briefly(card.passives),
    Theology: lambda book, card: [book.powers[each].short for each in card.powers],
    Power: _power_line,
    Action: lambda book, card: [briefly(step) for step in card.text.do],
    Location: _ground_line,
    Objective: _ground_line,
    Hostile: _hostile_line,
    Mission: lambda book, card: [counted("turns", card.time), _("{rp} points").format(rp=card.rp)],
}
