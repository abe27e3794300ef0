"""What options are called, and what they do in a few words or figures."""

from collections.abc import Callable, Mapping

from core.kernel.decision import NONE, Option
from core.war import forecast
from core.war.forecast import Outlook
from tui.narration.text import _, mark
from tui.narration.war.cards import card_line
from tui.narration.war.scene import Scene
from tui.narration.war.terms import percent
from tui.narration.words import added, commas

DONE: Mapping[str, str] = {
    "recruit": mark("done recruiting"),
    "assault": mark("no Assault"),
    "attack": mark("nothing more"),
    "defend": mark("nothing more"),
    "mission": mark("no Search and Destroy"),
    "raid": mark("nothing more"),
    "respond": mark("no answer"),
    "guard": mark("nothing more"),
}
"""What `done` is called, by the kind of the Decision."""

LABELS: Mapping[str, str] = {
    "pass": mark("pass"),
    "recruit-all": mark("all Units"),
}
"""What the other options without a card are called."""


def label(scene: Scene, option: Option) -> str:
    """Return what an option is called in a list."""
    if option.code == "done":
        return _(DONE.get(scene.view.kind, mark("done")))
    if option.code in LABELS:
        return _(LABELS[option.code])
    return scene.name(option.card)


def note(scene: Scene, option: Option) -> str:
    """Return what an option does; empty if its label says it all."""
    if option.card == NONE:
        return ""
    noted = _NOTES.get(option.code)
    return noted(scene, option.card) if noted else _line(scene, option.card)


def _line(scene: Scene, copy: int) -> str:
    card = scene.card(copy)
    return card_line(card) if card else ""


def stands(outlook: Outlook | None) -> str:
    """Return how a fight would stand: "then 16 to 17, 44.4%"; empty for none."""
    if outlook is None:
        return ""
    return _("then {heroes} to {umbrella}, {chance}").format(
        heroes=outlook.heroes, umbrella=outlook.umbrella, chance=percent(outlook.ways)
    )


def team_force(scene: Scene, copy: int) -> str:
    """Return the Force of a Team with its Characters, as a sum: "5 + 5 + 3 = 13"."""
    team = forecast.team_of(scene.view, copy)
    forces = [scene.book.printed[each].force or 0 for each in team.members]
    text = _("Force {force}").format(force=added(forces, sum(forces)))
    characters = commas(scene.names(team.characters))
    return f"{text} ({characters})" if characters else text


def _team(scene: Scene, copy: int) -> str:
    return team_force(scene, copy)


def _facility(scene: Scene, copy: int) -> str:
    """Return the odds of the Team that is about to assault a Facility, as it stands without a Unit."""
    step = scene.view.ahead[-1] if scene.view.ahead else None
    line = _line(scene, copy)
    if step is None or step.name != "ChooseFacility":
        return line
    outlook = forecast.assault(scene.book, scene.view, step.about, copy)
    return commas((line, stands(outlook)))


def _prey(scene: Scene, copy: int) -> str:
    step = scene.view.ahead[-1] if scene.view.ahead else None
    if step is None or step.name != "ChoosePrey":
        return team_force(scene, copy)
    outlook = forecast.mission(scene.book, scene.view, step.about, copy)
    return commas((team_force(scene, copy), stands(outlook)))


def _commit(scene: Scene, copy: int) -> str:
    outlook = forecast.with_event(scene.book, scene.view, copy)
    now = scene.view.totals
    if outlook is None or now is None or now.ways in (NONE, outlook.ways):
        return _line(scene, copy)
    return commas((_line(scene, copy), stands(outlook)))


def _defend(scene: Scene, copy: int) -> str:
    outlook = forecast.with_unit(scene.book, scene.view, copy)
    return commas((_line(scene, copy), stands(outlook)))


def _joins(scene: Scene, copy: int) -> str:
    return commas(
        (team_force(scene, copy), stands(forecast.with_team(scene.book, scene.view, copy)))
    )


_NOTES: Mapping[str, Callable[[Scene, int], str]] = {
    "assault": _team,
    "attach": _team,
    "facility": _facility,
    "prey": _prey,
    "commit": _commit,
    "defend": _defend,
    "unit": _defend,
    "team": _joins,
}
"""Code of an option -> what it says besides the card's own line."""
