"""How a game or match ended: who wins, and the standings (WAR-2)."""

from collections.abc import Mapping

from core.kernel.rules import Result, Standing
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.war.scene import Scene

REASONS: Mapping[str, str] = {
    "facilities": mark("No Facility is left after turn {turn}"),
    "teams": mark("All Teams are destroyed after turn {turn}"),
    "both": mark("No Facility and no Team is left after turn {turn}"),
    "match": mark("The match is over after {turn} turns"),
}
"""The reasons for which a game or match ends."""

_GAMES = mark_plural("{count} game won", "{count} games won")


def result(scene: Scene, ended: Result) -> tuple[str, ...]:
    """Return the result in one sentence, then a line for each standing."""
    reason = _(REASONS.get(ended.reason, REASONS["match"])).format(turn=ended.turns)
    outcome = _("a draw")
    if ended.winners:
        (winner,) = ended.winners
        outcome = _("{who} wins").format(who=scene.player(winner))
        if ended.reason != "match":
            outcome = _("{who} wins for {side}").format(
                who=scene.player(winner), side=scene.side(winner)
            )
    text = _("{reason}: {outcome}.").format(reason=reason, outcome=outcome)
    ordered = sorted(ended.standings, key=lambda each: (each.place, each.seat))
    return (text, *(_standing(scene, each) for each in ordered))


def _standing(scene: Scene, standing: Standing) -> str:
    games = plural(_GAMES, standing.score).format(count=standing.score)
    return _("{place}. {who}, {side}: {games}.").format(
        place=standing.place,
        who=scene.player(standing.seat),
        side=scene.side(standing.seat),
        games=games,
    )
