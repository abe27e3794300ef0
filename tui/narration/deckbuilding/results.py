"""How a game ended: who wins, the standings, and the record of a game alone (DBG-14)."""

from collections.abc import Mapping

from core.kernel.decision import NONE
from core.kernel.rules import Result, Standing
from tui.narration.deckbuilding.cards import decorations
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import commas, listed, stopped

REASONS: Mapping[str, str] = {
    "boss-defeated": mark("The Boss is Defeated in turn {turn}"),
    "all-defeated": mark("All Characters are Permanently Defeated in turn {turn}"),
    "turns-over": mark("No Team has turns left after turn {turn}"),
    "one-team-left": mark("One Team is left in turn {turn}"),
    "no-living": mark("No living Character is left in turn {turn}"),
    "three-decorations": mark("Three Decorations are won in turn {turn}"),
    "last-one": mark("One player is left in turn {turn}"),
}
"""The reasons for which a game ends."""

_WIN = mark_plural("{who} wins with {decorations}", "{who} win with {decorations}")
_WOUNDS = mark_plural("{count} Fatal Wound", "{count} Fatal Wounds")
_TURNS = mark_plural("{count} turn", "{count} turns")


def result(scene: Scene, ended: Result) -> tuple[str, ...]:
    """Return the result in one sentence, then a line for each standing; alone, the record instead."""
    reason = REASONS.get(ended.reason, mark("The game is over in turn {turn}"))
    text = _("{reason}: {outcome}.").format(
        reason=_(reason).format(turn=ended.turns), outcome=_outcome(scene, ended)
    )
    if len(ended.standings) == 1:
        return text, _record(scene, ended)
    return (text, *(_standing(scene, each) for each in ended.standings))


def _outcome(scene: Scene, ended: Result) -> str:
    won = [each for each in ended.standings if each.won]
    if not won:
        return _("nobody wins")
    text = plural(_WIN, len(won)).format(
        who=listed(scene.player(each.seat) for each in won), decorations=decorations(won[0].score)
    )
    second = next((each for each in ended.standings if not each.won), None)
    if second is None:
        return text
    if second.score < won[0].score or scene.seat(second.seat).out:
        next_one = _("{who} has {count}")
    else:
        next_one = _("{who} has {count} too and more Damage")
    return commas((text, next_one.format(who=scene.player(second.seat), count=second.score)))


def _standing(scene: Scene, standing: Standing) -> str:
    seat = scene.seat(standing.seat)
    named = _("{place}. {who}, {character}: {decorations}")
    if seat.character == NONE:
        named = _("{place}. {who}: {decorations}")
    text = named.format(
        place=standing.place,
        who=scene.player(standing.seat),
        character=scene.character(standing.seat),
        decorations=decorations(standing.score),
    )
    parts = [text]
    if seat.out:
        parts.append(_("Permanently Defeated"))
    elif seat.infected and seat.character == NONE:
        parts.append(_("Infected"))
    else:
        parts.append(
            _("Health {health}/{most}").format(health=seat.health, most=seat.maximum_health.total)
        )
    return stopped(commas(parts))


def _record(scene: Scene, ended: Result) -> str:
    """Return the record of a game alone: result, Decorations, turns, Fatal Wounds (DBG-14.12)."""
    alone = ended.standings[0]
    falls = scene.seat(alone.seat).falls
    return _("{who} alone: {won}, {decorations}, {turns}, {wounds}.").format(
        who=scene.player(alone.seat),
        won=_("won") if alone.won else _("lost"),
        decorations=decorations(alone.score),
        turns=plural(_TURNS, ended.turns).format(count=ended.turns),
        wounds=plural(_WOUNDS, falls).format(count=falls),
    )
