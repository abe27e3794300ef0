"""The log: a line for each event that is worth one, each roll with its sum (UND-25.3)."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen

from core.kernel.decision import NONE
from core.kernel.event import Event
from core.undead import events
from core.undead.cards import Entry
from tui.narration.base import Line
from tui.narration.text import _, mark
from tui.narration.undead.cards import column_words, result_words
from tui.narration.undead.scene import Scene
from tui.narration.undead.terms import DECKS, ENDS, counted
from tui.narration.words import commas, listed, repeated

Says = Callable[[Scene, Any], str]

TAGS = ("turn", "fight", "gain", "danger", "buy", "play", "setup")


@frozen
class Teller:
    """How an event is told: its sentence and the tag of its line."""

    tag: str
    says: Says


def lines(scene: Scene, happened: tuple[Event, ...], turn: int, step: int) -> tuple[Line, ...]:
    """Return the lines of events. `turn` and `step` number the last line before; a title has step 0."""
    loud = tuple(event for event in happened if type(event) not in QUIET)
    told = []
    for event in loud or happened:
        teller = TELLERS[type(event)]
        if isinstance(event, events.TurnBegan):
            turn, step = event.number, 0
        else:
            step += 1
        soldier = getattr(event, "soldier", NONE)
        seat = scene.view.sheets[soldier].seat if soldier != NONE else NONE
        told.append(Line(teller.says(scene, event), (teller.tag,), seat, turn, step))
    return tuple(told)


QUIET: frozenset[type[Event]] = frozenset(
    {events.Decided, events.ActionSpent, events.AttackDeclared, events.HostilesAssigned}
)
"""Events that have a line only where nothing else in the same answer has one."""


def _text(text: str) -> Says:
    """Return what fills the fields of an event into a text: names of cards, Soldiers and places."""
    return lambda scene, event: _(text).format_map(_Fields(scene, event))


class _Fields(dict[str, Any]):
    """The fields of an event as a text names them; those of the table come in when they are asked for."""

    def __init__(self, scene: Scene, event: Event) -> None:
        super().__init__()
        self._scene = scene
        self._event = event

    def __missing__(self, key: str) -> str:
        name, read = _READS[key]
        value = getattr(self._event, name, None)
        return read(self._scene, value) if value is not None else ""


def _count(what: str) -> Callable[[Scene, Any], str]:
    return lambda scene, value: counted(what, abs(value))


def _cards(scene: Scene, copies: tuple[int, ...]) -> str:
    return listed(repeated(scene.name(copy) for copy in copies)) if copies else _("nothing")


_READS: Mapping[str, tuple[str, Callable[[Scene, Any], str]]] = {
    "soldier": ("soldier", lambda scene, n: scene.soldier(n)),
    "other": ("instead_of", lambda scene, n: scene.soldier(n)),
    "target": ("target", lambda scene, n: scene.target(n)),
    "card": ("card", lambda scene, n: scene.target(n)),
    "cards": ("cards", _cards),
    "power": ("power", lambda scene, n: scene.name(n)),
    "place": ("at", lambda scene, n: scene.place(n)),
    "start": ("start", lambda scene, n: scene.place(n)),
    "to": ("to", lambda scene, n: scene.place(n)),
    "receiver": ("to", lambda scene, n: scene.soldier(n)),
    "seat": ("seat", lambda scene, n: scene.seat(n)),
    "deck": ("deck", lambda scene, name: _(DECKS[name])),
    "count": ("count", _count("cards")),
    "turns": ("turns", _count("turns")),
    "now": ("now", lambda scene, n: str(n)),
    "needed": ("needed", lambda scene, n: str(n)),
    "number": ("number", lambda scene, n: str(n)),
    "natural": ("natural", lambda scene, n: str(n)),
    "left": ("left", lambda scene, n: str(n)),
    "turns_left": ("left", _count("turns")),
    "turns_now": ("now", _count("turns")),
    "actions_now": ("now", _count("actions")),
    "actions": ("actions", lambda scene, n: str(n)),
    "unspent": ("unspent", _count("actions")),
    "hits": ("hits", _count("hits")),
    "wounds": ("wounds", _count("wounds")),
    "suppressions": ("amount", _count("suppressions")),
    "received": ("by", _count("suppressions")),
    "divinity": ("points", _count("points")),
    "cost": ("cost", _count("points")),
    "xp": ("xp", _count("xp")),
    "points": ("xp", lambda scene, n: str(n)),
    "value": ("value", lambda scene, n: str(n)),
    "ammo": ("ammo", _count("ammo")),
    "by": ("by", lambda scene, n: str(abs(n))),
    "add": ("add", lambda scene, n: str(n)),
    "ekias": ("by", _count("ekias")),
    "active": ("active", lambda scene, n: str(n)),
}
"""Name in a text -> the field of the event, and how it is read."""


def _turn_began(scene: Scene, event: events.TurnBegan) -> str:
    text = _("Turn {number}, {turns} left")
    return text.format(number=event.number, turns=counted("turns", event.left))


def _began(scene: Scene, event: events.MissionBegan) -> str:
    setup = scene.view.setup
    mission = scene.book.missions[setup.mission]
    objective = scene.book.objectives[setup.objective or mission.objectives[0]]
    text = _("{mission}: {objective}, in {turns}.")
    return text.format(
        mission=mission.name, objective=objective.name, turns=counted("turns", event.turns)
    )


def _played(scene: Scene, event: events.CardPlayed) -> str:
    words = {
        "soldier": scene.soldier(event.soldier),
        "card": scene.name(event.card),
        "target": scene.soldier(event.target),
    }
    if event.soldier == event.target:
        return _("{soldier} plays {card}.").format(**words)
    return _("{soldier} plays {card} for {target}.").format(**words)


def _changed(gains: str, pays: str) -> Says:
    def says(scene: Scene, event: Any) -> str:
        text = _(gains if event.by >= 0 else pays)
        soldier = scene.soldier(event.soldier)
        return text.format(soldier=soldier, by=abs(event.by), now=event.now)

    return says


def _discarded(scene: Scene, event: events.CardsDiscarded) -> str:
    text = (
        _("{soldier} discards {cards} to pay.")
        if event.cause.kind == "cost"
        else _("{soldier} discards {cards}.")
    )
    return text.format(soldier=scene.soldier(event.soldier), cards=_cards(scene, event.cards))


def _entered(scene: Scene, event: events.Entered) -> str:
    words = {"soldier": scene.soldier(event.soldier), "to": scene.place(event.to)}
    if not event.parts:
        return _("{soldier} goes back to {to}.").format(**words)
    first, *rest = event.parts
    added = scene.summands(tuple(part for part in rest if part.add))
    total = str(first.add)
    if added:
        cost = sum(part.add for part in event.parts)
        total = _("{first} {added} = {cost}").format(first=first.add, added=added, cost=cost)
    text = _("{soldier} goes to {to}: Entrance {total}, {cards} paid.")
    return text.format(total=total, cards=counted("cards", event.cost), **words)


def dice_words(naturals: tuple[int, ...], added: str, total: int) -> str:
    """Return "D10 6 + 1 Marksman = 7" or "D10s 6 and 2, each + 1 Marksman"."""
    if len(naturals) == 1:
        if not added:
            return _("D10 {die}").format(die=naturals[0])
        return _("D10 {die} {added} = {sum}").format(
            die=naturals[0], added=added, sum=naturals[0] + total
        )
    dice = listed(map(str, naturals))
    if not added:
        return _("D10s {dice}").format(dice=dice)
    sums = listed(str(die + total) for die in naturals)
    return _("D10s {dice}, each {added}: {sums}").format(dice=dice, added=added, sums=sums)


def _rolled(scene: Scene, event: events.AttackRolled) -> str:
    words = {
        "soldier": scene.soldier(event.soldier),
        "target": scene.target(event.target),
        "weapon": _with_what(scene, event.source),
        "result": result_words(event.hits, event.suppress),
    }
    if event.best:
        text = _(
            "{soldier} attacks {target} with {weapon}: the best result without a die, {result}."
        )
        return text.format(**words)
    total = sum(part.add for part in event.parts)
    dice = dice_words(event.naturals, scene.summands(event.parts), total)
    rows = (
        _("from {rows} on").format(rows=listed(str(r) for r in event.rows if r))
        if any(event.rows)
        else ""
    )
    text = _("{soldier} attacks {target} with {weapon}: {dice}, {result}{rows}.")
    return text.format(dice=dice, rows=f" ({rows})" if rows else "", **words)


def _with_what(scene: Scene, source: int) -> str:
    return _("own fire") if source < len(scene.view.soldiers) else scene.name(source)


def _cover_rolled(scene: Scene, event: events.CoverRolled) -> str:
    die = str(event.natural)
    if event.penetration:
        die = _("{die} + {penetration} Penetration = {sum}").format(
            die=event.natural, penetration=event.penetration, sum=event.natural + event.penetration
        )
    text = _("Cover die {die} against Cover {cover} of {target}: {outcome}.")
    return text.format(
        die=die, cover=event.cover, target=scene.target(event.target), outcome=_outcome(event)
    )


def _outcome(event: events.CoverRolled | events.CoverCompared) -> str:
    if event.beaten:
        return _("a natural 6 defeats it") if event.sure else _("defeated")
    return _("each Hit becomes a Suppress")


def _hits_taken(scene: Scene, event: events.HitsTaken) -> str:
    words = {"unit": scene.unit(event.card, event.unit), "hits": counted("hits", event.hits)}
    if not event.left:
        return _("{unit} takes {hits}, all it can take.").format(**words)
    return _("{unit} takes {hits}; {left} more Destroy it.").format(
        left=counted("hits", event.left), **words
    )


def _hostile_suppressed(scene: Scene, event: events.HostileSuppressed) -> str:
    text = _("{unit} takes {amount}: {active} left to act with.")
    return text.format(
        unit=scene.unit(event.card, event.unit),
        amount=counted("suppressions", event.amount),
        active=event.active,
    )


def _hostile_rolled(scene: Scene, event: events.HostileRolled) -> str:
    best = max(event.naturals)
    total = sum(part.add for part in event.parts)
    added = scene.summands(event.parts)
    dice = dice_words((best,), added, total)
    if len(event.naturals) > 1:
        every = listed(map(str, event.naturals))
        dice = _("D10s {dice}, the higher counts: {best}").format(
            dice=every, best=dice_words((best,), added, total)
        )
    row = _row(scene, event)
    marks = [_("All")] if row.all else []
    marks += [_("Again")] if row.again else []
    result = result_words(event.hits, event.suppress)
    if marks:
        result = _("{result} ({marks})").format(result=result, marks=commas(marks))
    text = _("{unit} attacks {soldier} in column {column}: {dice}, {result}.")
    return text.format(
        unit=scene.unit(event.card, event.unit),
        soldier=scene.soldier(event.soldier),
        column=column_words(event.column),
        dice=dice,
        result=result,
    )


def _row(scene: Scene, event: events.HostileRolled) -> Entry:
    chart = scene.book.foes[scene.view.cards[event.card]].charts[event.column[1]]
    return next((row for row in chart if row.min == event.row), Entry(0))


def _cover_compared(scene: Scene, event: events.CoverCompared) -> str:
    die = str(event.natural)
    if event.penetration:
        die = _("{die} + {penetration} Penetration = {sum}").format(
            die=event.natural, penetration=event.penetration, sum=event.natural + event.penetration
        )
    text = _("Cover die {die} against Cover {cover} of {soldier}: {outcome}.")
    return text.format(
        die=die, cover=event.cover, soldier=scene.soldier(event.soldier), outcome=_outcome(event)
    )


def _emptied(scene: Scene, event: events.WeaponEmptied) -> str:
    text = _("{card} of {soldier} is Empty; {ammo} left beside it.")
    return text.format(
        card=scene.name(event.card),
        soldier=scene.soldier(event.soldier),
        ammo=counted("ammo", event.ammo),
    )


def _expended(scene: Scene, event: events.Expended) -> str:
    words = {"soldier": scene.soldier(event.soldier), "card": scene.name(event.card)}
    if not event.left:
        return _("{soldier} Expends the last of {card}.").format(**words)
    return _("{soldier} Expends {card}: {charges} left.").format(
        charges=counted("charges", event.left), **words
    )


def _gear_moved(scene: Scene, event: events.GearMoved) -> str:
    words = {"soldier": scene.soldier(event.soldier), "card": scene.name(event.card)}
    if event.to == NONE:
        return _("{soldier} drops {card}; it is out of the Mission.").format(**words)
    if event.rule == "UND-7.10":
        text = _("{receiver} recovers {card} of {soldier}.")
    else:
        text = _("{soldier} passes {card} to {receiver}.")
    return text.format(receiver=scene.soldier(event.to), **words)


def _gear_used(scene: Scene, event: events.GearUsed) -> str:
    words = {"soldier": scene.soldier(event.soldier), "card": scene.name(event.card)}
    if event.target == event.soldier:
        return _("{soldier} uses {card}.").format(**words)
    return _("{soldier} uses {card} on {target}.").format(
        target=scene.soldier(event.target), **words
    )


def _warded(scene: Scene, event: events.Warded) -> str:
    who = _("Undead") if event.undead_only else _("Hostiles")
    text = _("{who} cannot Move into {place} until the end of the next Hostile Turn.")
    return text.format(who=who, place=scene.place(event.at))


def _reinforced(scene: Scene, event: events.ReinforcementRolled) -> str:
    comes = _("a Reinforcement comes") if event.natural >= event.number else _("none comes")
    text = _("Reinforcement at {place}: D10 {natural} against {number}, {comes}.")
    return text.format(
        place=scene.place(event.at), natural=event.natural, number=event.number, comes=comes
    )


def _target_drawn(scene: Scene, event: events.TargetDrawn) -> str:
    text = _("{unit} is after {soldier}.")
    return text.format(
        unit=scene.unit(event.card, event.unit), soldier=scene.soldier(event.soldier)
    )


def _unit_destroyed(scene: Scene, event: events.HostileDestroyed) -> str:
    return _("{unit} is Destroyed.").format(unit=scene.unit(event.card, event.unit))


def _card_destroyed(scene: Scene, event: events.CardDestroyed) -> str:
    text = _("{card} is Destroyed: {xp}{divinity}.")
    divinity = (
        _(", {points}").format(points=counted("points", event.divinity)) if event.divinity else ""
    )
    return text.format(card=scene.name(event.card), xp=counted("xp", event.xp), divinity=divinity)


def _mended(scene: Scene, event: events.EkiasRemoved) -> str:
    text = _("{unit} removes {ekias}; {left} Destroy it.")
    return text.format(
        unit=scene.unit(event.card, event.unit),
        ekias=counted("ekias", event.by),
        left=counted("hits", event.left),
    )


def _declared(scene: Scene, event: events.AttackDeclared) -> str:
    text = _("{soldier} attacks {target} with {weapon}.")
    return text.format(
        soldier=scene.soldier(event.soldier),
        target=scene.target(event.target),
        weapon=scene.with_what(event.source, event.mode),
    )


def _ended(scene: Scene, event: events.MissionEnded) -> str:
    return _("{reason}.").format(reason=_(ENDS[event.reason]))


def _decided(scene: Scene, event: events.Decided) -> str:
    return _("There is only one answer, which is given.")


TELLERS: Mapping[type[Event], Teller] = {
    events.Decided: Teller("play", _decided),
    events.MissionBegan: Teller("setup", _began),
    events.Shuffled: Teller("setup", _text(mark("The {deck} is shuffled: {count}."))),
    events.TurnBegan: Teller("turn", _turn_began),
    events.HandedOver: Teller("play", _text(mark("{seat} acts now."))),
    events.SoldierTurnEnded: Teller("play", _text(mark("The Soldier Turn ends with {unspent} unspent."))),
    events.ActionSpent: Teller("play", _text(mark("{soldier} spends an Action: {actions_now} left."))),
    events.ActionsGained: Teller("gain", _text(mark("{soldier} gains an Action: {actions_now} now."))),
    events.CardsDrawn: Teller("gain", _text(mark("{soldier} draws {cards}."))),
    events.CardsDiscarded: Teller("play", _discarded),
    events.CardPlayed: Teller("play", _played),
    events.XpChanged: Teller("gain", _changed(
        mark("{soldier} gains {by} XP: {now}."), mark("{soldier} spends {by} XP: {now} left."))),
    events.XpLost: Teller("gain", _text(mark("Nobody is left to gain {xp}."))),
    events.DivinityChanged: Teller("gain", _changed(
        mark("{soldier} gains {by} Divinity: {now}."), mark("{soldier} pays {by} Divinity: {now} left."))),
    events.DivinityLost: Teller("gain", _text(mark("No Clergy is left to gain {divinity}."))),
    events.Entered: Teller("play", _entered),
    events.LocationsSeen: Teller("play", _text(mark("{soldier} looks at {cards}."))),
    events.LocationPlaced: Teller("play", _text(mark("{soldier} Places {card}."))),
    events.NoLocation: Teller("play", _text(mark("No Location card is left for {soldier} to Place."))),
    events.LocationPutUnder: Teller("play", _text(mark("{card} goes under the Location deck."))),
    events.ObjectiveActivated: Teller("play", _text(mark("{soldier} Activates {card}."))),
    events.HostileDrawn: Teller("fight", _text(mark("{card} is drawn for {place}."))),
    events.HostilePlaced: Teller("danger", _text(mark("{card} enters at {place}."))),
    events.NoHostile: Teller("fight", _text(mark("No Hostile card is left for {place}."))),
    events.HostilesAssigned: Teller("fight", _text(
        mark("Hostiles of {points} XP stand at {place}, whose value is {value}."))),
    events.TargetDrawn: Teller("fight", _target_drawn),
    events.AttackDeclared: Teller("fight", _declared),
    events.AttackRolled: Teller("fight", _rolled),
    events.CoverRolled: Teller("fight", _cover_rolled),
    events.HitsAdded: Teller("fight", _text(mark("{hits} more: {now} in all."))),
    events.HitsTaken: Teller("fight", _hits_taken),
    events.HitsLost: Teller("fight", _text(mark("{hits} beyond what can be taken is lost."))),
    events.HostileSuppressed: Teller("fight", _hostile_suppressed),
    events.SuppressIgnored: Teller("fight", _text(mark("{card} ignores {suppressions}."))),
    events.HostileDestroyed: Teller("fight", _unit_destroyed),
    events.CardDestroyed: Teller("gain", _card_destroyed),
    events.WeaponEmptied: Teller("danger", _emptied),
    events.Reloaded: Teller("play", _text(mark("{soldier} Reloads {card}: {ammo} left beside it."))),
    events.Resupplied: Teller("gain", _text(mark("{card} of {soldier} gets {by} more: {now}."))),
    events.Expended: Teller("play", _expended),
    events.GearMoved: Teller("play", _gear_moved),
    events.PowerUsed: Teller("play", _text(mark("{soldier} uses {power} for {cost}."))),
    events.GearUsed: Teller("play", _gear_used),
    events.DeedDone: Teller("play", _text(
        mark("{soldier} spends an Action at {card}: {actions} of {needed}."))),
    events.Healed: Teller("gain", _text(mark("{soldier} removes {wounds}: Health {now}."))),
    events.SuppressionsRemoved: Teller("gain", _text(mark("{soldier} removes {received}: {now} left."))),
    events.ProtectionGiven: Teller("gain", _text(mark("{soldier} gets a Protection counter."))),
    events.AttacksRaised: Teller("gain", _text(
        mark("{soldier} adds {add} to Weapon Attacks this Turn."))),
    events.Warded: Teller("gain", _warded),
    events.Consecrated: Teller("gain", _text(
        mark("Undead subtract {by} from Attack rolls against Soldiers at {place}."))),
    events.ReinforcementRaised: Teller("gain", _text(mark("Every Reinforcement number is {now} higher."))),
    events.HostileTurnBegan: Teller("fight", _text(mark("The Hostile Turn begins."))),
    events.HostileMoved: Teller("fight", _text(mark("{card} Moves from {start} to {to}, after {soldier}."))),
    events.HostileStopped: Teller("gain", _text(mark("A ward keeps {card} out of {place}."))),
    events.HostileRolled: Teller("fight", _hostile_rolled),
    events.CoverCompared: Teller("fight", _cover_compared),
    events.AttackCancelled: Teller("gain", _text(mark("The whole result against {soldier} is cancelled."))),
    events.HitsCancelled: Teller("gain", _text(mark("{hits} against {soldier} cancelled: {left} left."))),
    events.HitsRedirected: Teller("danger", _text(mark("{soldier} suffers {hits} instead of {other}."))),
    events.Wounded: Teller("danger", _text(mark("{soldier} suffers {wounds}: Health {now}."))),
    events.SoldierSuppressed: Teller("danger", _text(mark("{soldier} receives {received}: {now}."))),
    events.SuppressionsIgnored: Teller("gain", _text(mark("{soldier} ignores {suppressions}."))),
    events.Dreaded: Teller("danger", _text(mark("{soldier} must discard {card}, drawn at random."))),
    events.Downed: Teller("danger", _text(mark("{soldier} is Downed."))),
    events.EkiasRemoved: Teller("fight", _mended),
    events.ReinforcementRolled: Teller("fight", _reinforced),
    events.Denied: Teller("gain", _text(mark("{soldier} Denies {card}."))),
    events.EffectsEnded: Teller("play", _text(mark("What held until the end of the Hostile Turn is over."))),
    events.SuppressionsCleared: Teller("fight", _text(mark("The Hostiles shake off {suppressions}."))),
    events.TurnsLeft: Teller("fight", _text(mark("{turns_now} left."))),
    events.WorkDone: Teller("gain", _text(mark("{soldier} works on the Objective: {now} of {needed}."))),
    events.ObjectiveHit: Teller("gain", _text(mark("The Objective takes {hits}: {now} of {needed}."))),
    events.DefectorTaken: Teller("gain", _text(mark("{soldier} has the Defector."))),
    events.MissionEnded: Teller("gain", _ended),
}  # fmt: skip
"""Event -> how it is told."""
