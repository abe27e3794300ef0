"""Telling an Attack: its targets, the Damage, and what a Defeat brings (DBG-16)."""

from collections.abc import Iterator

from core.deckbuilding import events
from core.kernel.decision import NONE
from tui.narration.deckbuilding.cards import decorations
from tui.narration.deckbuilding.log.sums import health
from tui.narration.deckbuilding.log.telling import Reader, Told, tells
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _
from tui.narration.words import listed, paragraph

FIGHT = ("fight",)


@tells(events.AttackBegan)
def attack_began(scene: Scene, reader: Reader, event: events.AttackBegan) -> Iterator[Told]:
    """Tell an Attack with the targets that are named at once."""
    named = reader.take_all(events.Targeted)
    who = scene.player(event.seat)
    if named:
        text = _("{who} Attacks {targets}.").format(who=who, targets=_targets(scene, named))
    else:
        text = _("{who} begins an Attack.").format(who=who)
    yield Told(text, FIGHT, event.seat)


@tells(events.Targeted)
def targeted(scene: Scene, reader: Reader, event: events.Targeted) -> Iterator[Told]:
    """Tell a target that is named later."""
    named = [event, *reader.take_all(events.Targeted)]
    text = _("{who} Attacks {targets}.").format(
        who=scene.player(event.seat), targets=_targets(scene, named)
    )
    yield Told(text, FIGHT, event.seat)


def _targets(scene: Scene, named: list[events.Targeted]) -> str:
    return listed(_whose(scene, each.player, partner=each.partner) for each in named)


def _whose(scene: Scene, seat: int, *, partner: bool = False) -> str:
    """Return a Character with its player: "Barry (Ben)"."""
    character = scene.character(seat, partner=partner)
    return _("{character} ({who})").format(character=character, who=scene.player(seat))


@tells(events.WeaponAssigned)
def weapon_assigned(scene: Scene, reader: Reader, event: events.WeaponAssigned) -> Iterator[Told]:
    """Tell which target a Weapon is used on."""
    text = _("{weapon} is used on {target}.").format(
        weapon=scene.name(event.card), target=_whose(scene, event.player)
    )
    yield Told(text, FIGHT, event.seat)


@tells(events.TargetDropped)
def target_dropped(scene: Scene, reader: Reader, event: events.TargetDropped) -> Iterator[Told]:
    """Tell that no Explore is left for a target."""
    text = _("No Explore is left for {target}: it is not Attacked.").format(
        target=_whose(scene, event.player)
    )
    yield Told(text, FIGHT, event.seat)


@tells(events.Struck)
def struck(scene: Scene, reader: Reader, event: events.Struck) -> Iterator[Told]:
    """Tell the Damage that an Attack deals to a target, and the Health after it where that follows."""
    words = _("{who} hits {target} with {damage} Damage.")
    hurt = reader.take(
        events.Damaged,
        lambda e: e.rule == "DBG-16.6" and e.seat == event.player and e.amount == event.damage,
    )
    if hurt is not None:
        words = _("{who} hits {target} with {damage}: {health}.")
    elif not event.damage:
        words = _("{who} deals {target} no Damage.")
    text = words.format(
        who=scene.player(event.seat),
        target=_whose(scene, event.player, partner=event.partner),
        damage=event.damage,
        health=health(hurt.before, -hurt.amount, hurt.after) if hurt else "",
    )
    yield Told(text, (*FIGHT, "danger") if hurt else FIGHT, event.seat)


@tells(events.CharacterDefeated)
def character_defeated(
    scene: Scene, reader: Reader, event: events.CharacterDefeated
) -> Iterator[Told]:
    """Tell a Defeat and who gets a Decoration for it."""
    text = _("{character} is Defeated.").format(character=scene.character(event.seat))
    if event.player != NONE:
        gets = _("{who} has {decorations}.").format(
            who=scene.player(event.player), decorations=decorations(event.won)
        )
        text = paragraph(text, gets)
    yield Told(text, ("fight", "danger"), event.seat)


@tells(events.WeaponTaken)
def weapon_taken(scene: Scene, reader: Reader, event: events.WeaponTaken) -> Iterator[Told]:
    """Tell the Weapon that the loser gives up."""
    text = _("{who} takes {weapon} from {loser}: it goes to the Discard Pile.").format(
        who=scene.player(event.seat),
        weapon=scene.name(event.card),
        loser=scene.player(event.player),
    )
    yield Told(text, ("gain",), event.seat)
