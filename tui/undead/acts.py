"""All that a Soldier could do in the Soldier Turn: what he can now, and why not the rest (UND-7, 8)."""

from collections.abc import Callable, Iterator

from attrs import frozen

from core.kernel.decision import Option, Refusal
from core.undead.view import plans
from tui.narration.text import _, mark
from tui.picking import label_of
from tui.rows import Row, Span, left, row
from tui.undead.eyes import UndeadEyes
from tui.undead.moving import approach_of, cost_sum
from tui.undead.odds import percent, target_words
from tui.wrap import clipped, hanging

Explain = Callable[[str], Refusal | None]

CODES = (
    "attack", "power", "work", "take", "activate", "place", "forward", "back", "reload", "use", "calm",
    "deed", "draw", "recover", "pass", "drop",
)  # fmt: skip
"""The codes of what is listed, in the order of the list; Action cards are played from the hand."""

NAMES = {
    "attack": mark("Attack"),
    "power": mark("Divine Power"),
    "forward": mark("Go forward"),
    "back": mark("Go back"),
    "work": mark("Work on the Objective"),
    "take": mark("Take the Defector over"),
    "place": mark("Place a Location"),
    "activate": mark("Activate the Objective"),
    "reload": mark("Reload"),
    "use": mark("Use Equipment"),
    "calm": mark("Remove a Suppression"),
    "deed": mark("Use what the place offers"),
    "draw": mark("Draw a card"),
    "recover": mark("Recover Gear"),
    "pass": mark("Pass Gear"),
    "drop": mark("Drop Gear"),
}
"""Code -> what it is called in the list of one Soldier."""

KEYS = {"attack": "e", "power": "c", "forward": "g", "back": "g", "reload": "a", "pass": "p"}
"""Code -> the key that does it from anywhere on the track."""

_FREE = frozenset({"place", "activate", "pass", "drop"})
"""What costs no Action (UND-8)."""

_SELDOM = frozenset({"take", "deed", "recover", "work"})
"""What is left out where the Mission or the place has nothing of the kind."""

_NAME = 27


@frozen
class Act:
    """Something that a Soldier could do: its key, whether it can be done, and its number in the list."""

    key: str
    code: str
    option: Option | None
    number: int
    why: Refusal | None = None


def acts_of(eyes: UndeadEyes, number: int, explain: Explain) -> list[Act]:
    """Return what a Soldier can do now, then what he cannot."""
    if number < 0:
        return []
    decision = eyes.view.decision
    options = {each.key: each for each in (decision.options if decision is not None else ())}
    keys = [(code, f"{code}:{number + 1}") for code in CODES]
    can = [(code, key) for code, key in keys if key in options]
    found = [Act(key, code, options[key], place) for place, (code, key) in enumerate(can, 1)]
    return found + list(_cannot(keys, options, explain))


def _cannot(
    keys: list[tuple[str, str]], options: dict[str, Option], explain: Explain
) -> Iterator[Act]:
    """Yield what cannot be done, with its reason; one reason for all is told once."""
    told: set[str] = set()
    for code, key in keys:
        why = explain(key) if key not in options else None
        if why is None or (code in _SELDOM and why.code in _NOTHING_THERE):
            continue
        if why.code in _OF_ALL:
            if why.code in told:
                continue
            told.add(why.code)
        yield Act(key, code, None, 0, why)


_NOTHING_THERE = frozenset(
    {"no-work", "no-defector", "no-deed", "nothing-to-recover", "not-at-objective"}
)
_OF_ALL = frozenset({"no-action", "downed", "not-yours", "game-over", "not-asked", "players-only"})
"""Codes of refusals that say the same of many things."""


def _note(eyes: UndeadEyes, act: Act) -> str:
    """Return what doing it comes to: of a Move its cost as a sum, of an Attack its best odds."""
    number = int(act.key.rpartition(":")[2]) - 1
    if act.code == "forward" and (approach := approach_of(eyes, number)) is not None:
        return _("{sum} to {place}").format(
            sum=cost_sum(approach), place=eyes.scene.place(approach.to)
        )
    if act.code == "back":
        return _("to {place}").format(place=eyes.scene.place(eyes.soldier(number).at - 1))
    if act.code == "attack":
        return _best(eyes, number)
    return eyes.narration.note(act.option, eyes.view) if act.option is not None else ""


def _best(eyes: UndeadEyes, number: int) -> str:
    found = max(plans(eyes.table, number), key=lambda plan: plan.odds.mean, default=None)
    if found is None:
        return ""
    text = _("Hit {chance}: {target}, {weapon}")
    return text.format(
        chance=percent(found.odds.at_least(1)),
        target=target_words(eyes, found.target),
        weapon=eyes.scene.with_what(found.source, found.mode),
    )


def act_rows(eyes: UndeadEyes, act: Act, width: int, *, numbered: bool = True) -> tuple[Row, ...]:
    """Return a line of the list: number, name, what it costs or does; or why it cannot be done."""
    name = _(NAMES[act.code])
    cells = min(_NAME, max(width // 2, 12))
    if act.option is None:
        said = eyes.narration.refusal(act.why, eyes.view) if act.why is not None else ""
        general = act.why is not None and act.why.code in _OF_ALL
        head = "- " if general else left(f"- {name}", cells)
        return tuple(row(Span(line, "muted")) for line in hanging(head, said, width))
    key = KEYS.get(act.code, "")
    label = (label_of(act.number) if numbered else "") or " "
    head = left(f"{label} {name}{f' ({key})' if key else ''}", cells)
    free = _("free") if act.code in _FREE else _("1 Action")
    note = _note(eyes, act)
    price = eyes.narration.price(act.option, eyes.view)
    words = "; ".join(filter(None, (free, note, price.partition(";")[0])))
    return (row(head, Span(clipped(words, max(width - cells, 0)), "muted")),)
