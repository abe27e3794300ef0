"""What the rules find wrong with a set-up, in words, each with the field of the wish that it is about."""

from core.kernel.errors import SetupError
from tui.narration.text import _, mark
from tui.setup import Problem, quoted

_FIELDS = {
    "unknown-mode": "mode",
    "unknown-basics": "basics",
    "unknown-mansion": "mansion",
    "unknown-card": "piles",
    "unknown-box": "boxes",
    "too-few-characters": "boxes",
    "unknown-reactions": "reactions",
    "no-piles": "piles",
    "pile-twice": "piles",
    "not-a-resource": "piles",
    "seats": "seats",
    "no-boss": "mansion",
    "mansion-twice": "mansion",
    "unknown-inventory": "inventories",
    "unknown-difficulty": "difficulty",
    "difficulties": "difficulty",
    "no-modifications": "mode",
    "no-skills": "skills",
    "teams": "teams",
    "unknown-team-turn": "team_turn",
    "unknown-inventories": "inventories",
}
_TEXTS = {
    "no-modifications": mark("{what} is not offered with that (DBG-1.2)"),
    "pile-twice": mark("{what} lies in two piles, and all its copies lie in one (DBG-3.9)"),
    "not-a-resource": mark("{what} has no cost and cannot lie in a pile (DBG-3.9)"),
    "too-few-characters": mark(
        "there are {what} Characters to deal, and the seats need {expected}: name more boxes (DBG-3.2)"
    ),
    "teams": mark("Mercenary Mode is for two Teams or more (DBG-15.1)"),
    "no-skills": mark("no box with Skill cards is there (DBG-19.2)"),
    "no-piles": mark("at least one pile is needed"),
    "no-boss": mark("{what} has no Boss, so the game could not end (DBG-21.6)"),
}


def problems_of(error: SetupError) -> list[Problem]:
    """Return what the rules find wrong with a set-up, in words."""
    return [
        Problem(_FIELDS.get(code, "position"), _words(code, what, expected))
        for code, what, expected in error.problems
    ]


def _words(code: str, what: str, expected: str) -> str:
    text = _TEXTS.get(code)
    if text is None:
        return _("found {what}, expected {expected}").format(what=quoted(what), expected=expected)
    return _(text).format(what=what, expected=expected)
