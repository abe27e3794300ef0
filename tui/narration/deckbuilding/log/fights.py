"""Telling an Explore: Weapons, the Reveal, the comparison and what follows from it (DBG-7, 12)."""

from collections.abc import Iterator

from core.deckbuilding import events
from core.deckbuilding.difficulties import difficulty_of
from core.deckbuilding.operations import DefeatNext
from tui.narration.deckbuilding.cards import decorations
from tui.narration.deckbuilding.clauses import (
    clause,
    damage_change,
    infected_change,
    strength_change,
)
from tui.narration.deckbuilding.log.harm import damage_sentence, gone_down
from tui.narration.deckbuilding.log.sums import ammo, change, counter
from tui.narration.deckbuilding.log.telling import Reader, Told, tells
from tui.narration.deckbuilding.phrases import Names
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import amount
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import added, commas, listed, paragraph, repeated, sentence, stopped, times

WON = ("fight", "gain")
LOST = ("fight", "danger")
ATTACK = "DBG-16.4"
"""The rule of the Explores that are spent on an Attack."""
_CHANGES = mark_plural("{cards} has {change}.", "{cards} have {change}.")


@tells(events.ExploreBegan)
def explore_began(scene: Scene, reader: Reader, event: events.ExploreBegan) -> Iterator[Told]:
    """Tell that an Explore begins, unless what is done in it is told at once."""
    if not any(isinstance(each, events.WeaponUsed | events.Committed) for each in reader.ahead):
        text = _("{who} begins an Explore.").format(who=scene.player(event.seat))
        yield Told(text, ("fight",), event.seat)


@tells(events.WeaponUsed)
def weapon_used(scene: Scene, reader: Reader, event: events.WeaponUsed) -> Iterator[Told]:
    """Tell the Weapons that are used, and the Ammo that is spent on them if it is spent now."""
    uses = [event, *reader.take_all(events.WeaponUsed, lambda e: e.seat == event.seat)]
    spent = reader.take(events.CounterChanged, _is_ammo_spent)
    who = scene.player(event.seat)
    paid = sum(each.ammo for each in uses)
    if len(uses) == 1 and not (spent and spent.by == -paid):
        weapon = scene.name(event.card)
        if event.ammo:
            weapon = _("{weapon} ({ammo})").format(weapon=weapon, ammo=ammo(event.ammo))
        text = _("{who} uses {weapon}: Damage {damage}.").format(
            who=who, weapon=weapon, damage=event.damage
        )
        if spent:
            text = paragraph(text, stopped(counter([spent])))
    else:
        text = _several_weapons(scene, who, uses, spent)
    yield Told(text, ("fight",), event.seat)


def _is_ammo_spent(event: events.CounterChanged) -> bool:
    return event.what == "ammo" and event.cause.kind == "cost"


def _several_weapons(
    scene: Scene, who: str, uses: list[events.WeaponUsed], spent: events.CounterChanged | None
) -> str:
    """Return Weapons with their Damage, the sum, and the Ammo that is spent."""
    weapons = [scene.name(uses[0].card)]
    if len(uses) > 1:
        weapons = [
            _("{weapon} {damage}").format(weapon=scene.name(each.card), damage=each.damage)
            for each in uses
        ]
    sums = [_("Damage {damage}").format(damage=sum(each.damage for each in uses))]
    if spent:
        sums.append(counter([spent]))
    return _("{who} uses {weapons}: {sums}.").format(
        who=who, weapons=commas(weapons), sums=commas(sums)
    )


@tells(events.Committed)
def committed(scene: Scene, reader: Reader, event: events.Committed) -> Iterator[Told]:
    """Tell the Explores spent, the Reveal, and the result if nothing comes between."""
    who, count = scene.player(event.seat), times(event.count)
    if event.rule == ATTACK:
        text = _("{who} spends {explores} and Attacks with {damage} Damage.").format(
            who=who, explores=amount("explores", event.count), damage=event.damage
        )
        yield Told(text, ("fight",), event.seat)
        return
    revealed = reader.take(events.RowRevealed)
    if revealed is None:
        text = _("{who} Explores {times} with {damage} Damage").format(
            who=who, times=count, damage=event.damage
        )
        yield Told(stopped(text), ("fight",), event.seat)
        return
    compared = reader.take(events.Compared)
    nobody = None if compared else reader.take(events.NoBattle)
    template = (
        _("{who} Explores {times} with {damage} Damage and reveals {row}")
        if event.count == 1
        else _("{who} Explores {times} with {damage}, reveals {row}")
    )
    text = template.format(
        who=who,
        times=count,
        damage=event.damage,
        row=_row(scene, revealed.cards, compared),
    )
    if compared:
        result, tags = _result(scene, reader, compared)
        said = _("{explore}: {result}").format(explore=text, result=result)
        yield Told(said, tags, event.seat)
    elif nobody:
        yield Told(_("{explore}: no Infected.").format(explore=text), ("fight",), event.seat)
    else:
        yield Told(stopped(text), ("fight",), event.seat)


@tells(events.RowRevealed)
def row_revealed(scene: Scene, reader: Reader, event: events.RowRevealed) -> Iterator[Told]:
    """Tell the cards of a row."""
    text = _("{who} reveals {row}.").format(
        who=scene.player(event.seat), row=_row(scene, event.cards, None)
    )
    yield Told(text, ("fight",), event.seat)


@tells(events.FoesChosen)
def foes_chosen(scene: Scene, reader: Reader, event: events.FoesChosen) -> Iterator[Told]:
    """Tell which of the Infected that lie face-up are fought."""
    text = _("{who} fights {row}.").format(
        who=scene.player(event.seat), row=_row(scene, event.cards, None)
    )
    yield Told(text, ("fight",), event.seat)


_STAY = mark_plural("{cards} stays face-up.", "{cards} stay face-up.")


@tells(events.StayedFaceUp)
def stayed(scene: Scene, reader: Reader, event: events.StayedFaceUp) -> Iterator[Told]:
    """Tell which undefeated Infected lie face-up beside the Mansion now."""
    text = plural(_STAY, len(event.cards)).format(cards=_row(scene, event.cards, None))
    yield Told(text, ("fight",), event.cause.seat)


def _row(scene: Scene, copies: tuple[int, ...], compared: events.Compared | None) -> str:
    """Return the cards of a row, Infected with their Health: as compared, else by the difficulty."""
    difficulty = difficulty_of(scene.view.setup.difficulty)
    current = dict(zip(compared.cards, compared.healths, strict=True)) if compared else {}
    said = []
    for copy in copies:
        card = scene.card(copy)
        infected = card is not None and card.kind == "infected"
        points = current.get(copy, difficulty.figure(card.health) if card and infected else None)
        name = scene.name(copy)
        said.append(
            name if points is None else _("{card} ({health})").format(card=name, health=points)
        )
    return listed(said or [_("no card")])


@tells(events.Compared)
def compared(scene: Scene, reader: Reader, event: events.Compared) -> Iterator[Told]:
    """Tell a comparison that did not follow the Reveal directly."""
    result, tags = _result(scene, reader, event)
    text = _("{who} has {damage} Damage against {row}: {result}").format(
        who=scene.player(event.seat),
        damage=event.damage,
        row=_row(scene, event.cards, event),
        result=result,
    )
    yield Told(text, tags, event.seat)


def _result(scene: Scene, reader: Reader, event: events.Compared) -> tuple[str, tuple[str, ...]]:
    """Return what a comparison leads to: "Defeated, Decorations 5 + 4 = 9." or "not Defeated. ..."."""
    several = len(event.cards) > 1
    if event.defeated:
        return _won(reader), WON
    text = _("not Defeated.")
    if several:
        text = _("{damage} of {required}, not Defeated.").format(
            damage=event.damage, required=event.required
        )
    harm = reader.take(events.Damaged, lambda e: e.rule == "DBG-7.33")
    if harm is not None:
        down = reader.take(events.SentDown, lambda e: e.rule == "DBG-7.34")
        text = paragraph(text, damage_sentence(scene, harm, event), gone_down(down))
    return text, LOST


def combo_grown(reader: Reader) -> str:
    """Read on over the Infected that join a Combo Pile, and return what it is worth then; or nothing."""
    joined = reader.take_all(events.JoinedCombo)
    if not joined:
        return ""
    return _("Defeated; the Combo Pile is worth {decorations}.").format(
        decorations=decorations(joined[-1].worth)
    )


def _won(reader: Reader) -> str:
    """Read on over the Infected that are Attached, and return the sum of Decorations."""
    found = []
    while any(isinstance(each, events.Defeated) for each in reader.ahead[:2]):
        reader.take(events.Attached)
        found += reader.take_all(events.Defeated)
    if not found:
        return combo_grown(reader) or _("Defeated.")
    terms = (found[0].after - found[0].decorations, *(each.decorations for each in found))
    return _("Defeated, Decorations {sum}.").format(sum=added(terms, found[-1].after))


@tells(events.NoBattle)
def no_battle(scene: Scene, reader: Reader, event: events.NoBattle) -> Iterator[Told]:
    """Tell that nobody is left to fight."""
    text = _("{who} has no Infected to fight.").format(who=scene.player(event.seat))
    yield Told(text, ("fight",), event.seat)


@tells(events.Defeated)
def defeated(scene: Scene, reader: Reader, event: events.Defeated) -> Iterator[Told]:
    """Tell a Defeat that no comparison led to."""
    by = scene.card(event.cause.card)
    if by is None:
        text = _("{who} Defeats {card}: Decorations {sum}.")
    else:
        text = _("{who} Defeats {card} at once by {cause}: Decorations {sum}.")
    before = event.after - event.decorations
    said = text.format(
        who=scene.player(event.seat),
        card=scene.name(event.card),
        cause=scene.name(event.cause.card),
        sum=change(before, event.decorations, event.after),
    )
    yield Told(said, WON, event.seat)


def _scored(reader: Reader, seat: int) -> int:
    """Return the Decorations that a Combo or the Defeat of a Character has just led to, or 0."""
    scored = reader.last(events.ComboScored)
    beaten = reader.last(events.CharacterDefeated, lambda e: e.player == seat)
    return scored.after if scored else beaten.won if beaten else 0


@tells(events.LevelChanged)
def level_changed(scene: Scene, reader: Reader, event: events.LevelChanged) -> Iterator[Told]:
    """Tell the new Level with the Decorations that it goes by."""
    won = reader.last(events.Defeated, lambda e: e.seat == event.seat)
    have = won.after if won else _scored(reader, event.seat) or scene.seat(event.seat).decorations
    levels = scene.levels(event.seat)
    needs = [scene.mode.required(each) for each in levels if each.level == event.level]
    up = event.level > event.before
    text = (
        _("{character} reaches Level {level} with {decorations}")
        if up
        else _("{character} falls to Level {level} with {decorations}")
    )
    said = text.format(
        character=scene.character(event.seat), level=event.level, decorations=decorations(have)
    )
    if up and needs:
        said = _("{reached} (needs {count})").format(reached=said, count=needs[0])
    yield Told(stopped(said), ("gain",) if up else ("danger",), event.seat)


@tells(events.DefeatArmed)
def defeat_armed(scene: Scene, reader: Reader, event: events.DefeatArmed) -> Iterator[Told]:
    """Tell what waits for the next Infected."""
    step = scene.step(event.cause, DefeatNext) or DefeatNext()
    text = clause(step, Names(scene.book))
    if scene.card(event.cause.card) is None:
        said = sentence(text)
    else:
        said = _("{card}: {text}.").format(card=scene.name(event.cause.card), text=text)
    yield Told(said, ("fight",), event.seat)


@tells(events.DefeatFailed)
def defeat_failed(scene: Scene, reader: Reader, event: events.DefeatFailed) -> Iterator[Told]:
    """Tell that what waited for an Infected is used up by one that it does not fit."""
    if scene.card(event.cause.card) is None:
        text = _("{card} cannot be Defeated at once; what waited for it is used up.")
    else:
        text = _("{cause} cannot Defeat {card} at once, and its effect is used up.")
    said = text.format(card=scene.name(event.card), cause=scene.name(event.cause.card))
    yield Told(said, ("fight",), event.seat)


@tells(events.StrengthChanged)
def strength_changed(scene: Scene, reader: Reader, event: events.StrengthChanged) -> Iterator[Told]:
    """Tell what a Character deals more."""
    text = _("{character} deals {change}.").format(
        character=scene.character(event.seat, partner=event.partner),
        change=strength_change(event.by, event.times, event.until),
    )
    yield Told(text, ("fight", "gain"), event.seat)


@tells(events.InfectedChanged)
def infected_changed(scene: Scene, reader: Reader, event: events.InfectedChanged) -> Iterator[Told]:
    """Tell how Infected of the row change."""
    text = plural(_CHANGES, len(event.cards)).format(
        cards=listed(repeated(scene.names(event.cards)) or [_("the Infected")]),
        change=infected_change(event.health, event.damage),
    )
    yield Told(text, ("fight",), event.seat)


@tells(events.LeaderChosen)
def leader_chosen(scene: Scene, reader: Reader, event: events.LeaderChosen) -> Iterator[Told]:
    """Tell who leads."""
    partner = event.card != scene.seat(event.seat).character
    text = _("{character} leads in {who}'s Explore.").format(
        character=scene.character(event.seat, partner=partner), who=scene.player(event.seat)
    )
    yield Told(text, ("fight",), event.seat)


@tells(events.AmmoAllotted)
def ammo_allotted(scene: Scene, reader: Reader, event: events.AmmoAllotted) -> Iterator[Told]:
    """Tell that a Weapon in use needs another amount of Ammo now."""
    text = _("{weapon} needs {ammo} now.").format(
        weapon=scene.name(event.card), ammo=ammo(event.ammo)
    )
    yield Told(text, ("fight",), event.seat)


@tells(events.RevealsTurned)
def reveals_turned(scene: Scene, reader: Reader, event: events.RevealsTurned) -> Iterator[Told]:
    """Tell that Explores Reveal from the bottom."""
    text = _("{who}'s Explores Reveal from the bottom of the Mansion this turn.").format(
        who=scene.player(event.seat)
    )
    yield Told(text, ("fight",), event.seat)


@tells(events.TextLent)
def text_lent(scene: Scene, reader: Reader, event: events.TextLent) -> Iterator[Told]:
    """Tell that a Weapon has the text of another one as well."""
    text = _("{weapon} has the text of {lender} as well in this Explore.").format(
        weapon=scene.name(event.card), lender=scene.name(event.lender)
    )
    yield Told(text, ("fight", "gain"), event.seat)


@tells(events.WeaponMultiplied)
def weapon_multiplied(
    scene: Scene, reader: Reader, event: events.WeaponMultiplied
) -> Iterator[Told]:
    """Tell that what a Weapon deals is multiplied."""
    text = _("{weapon} deals {change}.").format(
        weapon=scene.name(event.card),
        change=damage_change(0, "", False, event.until, event.times),
    )
    yield Told(text, ("fight", "gain"), event.seat)
