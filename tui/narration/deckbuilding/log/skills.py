"""Telling the draft of Skills, and XP (DBG-19)."""

from collections.abc import Iterator

from core.deckbuilding import events
from core.kernel.event import HIDDEN
from tui.narration.deckbuilding.log.telling import Reader, Told, tells
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import added, listed, paragraph

SETUP = ("setup",)

_DEALT = mark_plural("{who} holds {count} Skill.", "{who} holds {count} Skills.")


@tells(events.SkillsDealt)
def skills_dealt(scene: Scene, reader: Reader, event: events.SkillsDealt) -> Iterator[Told]:
    """Tell the Skills that a seat holds in the draft: their names to itself, their number to others."""
    if event.cards and HIDDEN not in event.cards:
        text = _("{who} holds these Skills: {cards}.").format(
            who=scene.player(event.seat), cards=listed(scene.names(event.cards))
        )
    else:
        count = len(event.cards)
        text = plural(_DEALT, count).format(who=scene.player(event.seat), count=count)
    yield Told(text, SETUP, event.seat)


@tells(events.SkillDrafted)
def skill_drafted(scene: Scene, reader: Reader, event: events.SkillDrafted) -> Iterator[Told]:
    """Tell that a Skill is kept."""
    card = _("a Skill") if event.card == HIDDEN else scene.name(event.card)
    text = _("{who} keeps {card} face-down.").format(who=scene.player(event.seat), card=card)
    yield Told(text, SETUP, event.seat)


@tells(events.SkillsTurnedUp)
def skills_turned_up(scene: Scene, reader: Reader, event: events.SkillsTurnedUp) -> Iterator[Told]:
    """Tell the Skill Area of a seat."""
    text = _("{who} has {cards}.").format(
        who=scene.player(event.seat), cards=listed(scene.names(event.cards) or [_("no Skill")])
    )
    if event.removed:
        gone = listed(scene.names(event.removed))
        text = paragraph(text, _("Removed from the Game: {cards}.").format(cards=gone))
    yield Told(text, SETUP, event.seat)


@tells(events.MateChosen)
def mate_chosen(scene: Scene, reader: Reader, event: events.MateChosen) -> Iterator[Told]:
    """Tell which Teammate gets the effects of Skills."""
    text = _("{card} of {who} gives its effects to {player}.").format(
        card=scene.name(event.card),
        who=scene.player(event.seat),
        player=scene.player(event.player),
    )
    yield Told(text, SETUP, event.seat)


def _whose(scene: Scene, seat: int, *, partner: bool) -> str:
    if not partner:
        return scene.character(seat)
    return _("the Partner of {who}").format(who=scene.player(seat))


@tells(events.XpChanged)
def xp_changed(scene: Scene, reader: Reader, event: events.XpChanged) -> Iterator[Told]:
    """Tell the XP on a Character with its sum."""
    text = _("{character}: XP {sum}.").format(
        character=_whose(scene, event.seat, partner=event.partner),
        sum=added((event.now - event.by, event.by), event.now),
    )
    yield Told(text, ("gain",) if event.by > 0 else ("play",), event.seat)


@tells(events.XpPlaced)
def xp_placed(scene: Scene, reader: Reader, event: events.XpPlaced) -> Iterator[Told]:
    """Tell that a Skill works now."""
    text = _("{who} puts {count} XP on {card}, which works now; {left} XP left.").format(
        who=scene.player(event.seat),
        count=event.by,
        card=scene.name(event.card),
        left=event.left,
    )
    yield Told(text, ("gain",), event.seat)


@tells(events.SkillXpLost)
def skill_xp_lost(scene: Scene, reader: Reader, event: events.SkillXpLost) -> Iterator[Told]:
    """Tell that a Skill does nothing for now."""
    text = _("{card} of {who} loses {count} XP and works no more; {now} XP on it.").format(
        card=scene.name(event.card),
        who=scene.player(event.seat),
        count=event.by,
        now=event.now,
    )
    yield Told(text, ("danger",), event.seat)


@tells(events.Unaffected)
def unaffected(scene: Scene, reader: Reader, event: events.Unaffected) -> Iterator[Told]:
    """Tell that an Infected does not affect a player."""
    text = _("{skill}: the effect of {card} does not affect {who}.").format(
        skill=scene.name(event.cause.card),
        card=scene.name(event.card),
        who=scene.player(event.seat),
    )
    yield Told(text, ("fight",), event.seat)


@tells(events.Diverted)
def diverted(scene: Scene, reader: Reader, event: events.Diverted) -> Iterator[Told]:
    """Tell whom an Infected affects instead."""
    text = _("{skill}: the effect of {card} affects {other} in place of {who}.").format(
        skill=scene.name(event.cause.card),
        card=scene.name(event.card),
        other=scene.character(event.player, partner=event.partner),
        who=scene.player(event.seat),
    )
    yield Told(text, ("fight",), event.seat)
