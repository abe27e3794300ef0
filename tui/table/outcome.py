"""The Reveal and its result: what came, what was compared, what followed, each once (S3)."""

from attrs import frozen

from core.deckbuilding import events
from core.deckbuilding.cards import Card, Kind
from core.kernel.event import Event
from tui.narration.deckbuilding.cards import brief_texts
from tui.narration.deckbuilding.log.harm import damage_sentence
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _
from tui.narration.words import added, commas, fitted
from tui.rows import Row, Span, left, right, row
from tui.sizes import READABLE
from tui.table.attack_outcome import attack_parts
from tui.table.eyes import Eyes
from tui.table.outcome_rows import level_rows, marked, told_rows, under
from tui.table.plan import usable
from tui.wrap import clipped, wrapped

Events = tuple[Event, ...]

_SHOWN = (
    events.ExploreBegan,
    events.WeaponUsed,
    events.Committed,
    events.RowRevealed,
    events.FoesChosen,
    events.Compared,
    events.NoBattle,
)
"""What has a place of its own here, and is not told again in the words of the log."""

_HEAD, _FIGURE = 24, 8
_TEXT = 28
"""The cells that a card's text needs at least."""

_LABEL = 14


def heading(happened: Events) -> str:
    """Return what a result is called."""
    return _("Attack: result") if _is_attack(happened) else _("Explore: result")


def _is_attack(happened: Events) -> bool:
    return any(isinstance(event, events.AttackBegan) for event in happened)


def outcome_rows(eyes: Eyes, happened: Events, width: int, height: int) -> list[Row]:
    """Return the whole result of an Explore or Attack: the row, effects, comparison, result, what is left.

    Where it is higher than `height` the blank lines go, from the top.
    """
    make = attack_parts if _is_attack(happened) else _explore_parts
    parts = make(eyes, happened, width)
    rows: list[Row] = []
    for part in (*parts, left_rows(eyes, width)):
        rows += [row(), *part] if part else []
    while len(rows) > height and row() in rows:
        rows.remove(row())
    return rows


def _explore_parts(eyes: Eyes, happened: Events, width: int) -> tuple[list[Row], ...]:
    """Return the parts of the result of an Explore, from the top."""
    before, after = _split(happened)
    return (
        revealed_rows(eyes, happened, width),
        told_rows(eyes, before, width),
        compared_rows(eyes, happened, width),
        [*result_rows(eyes, happened, width), *told_rows(eyes, after, width)],
    )


def _split(happened: Events) -> tuple[Events, Events]:
    """Return what else happened before the comparison, and after it."""
    at = next(
        (n for n, e in enumerate(happened) if isinstance(e, events.Compared | events.NoBattle)),
        len(happened),
    )
    told = _Told(happened)
    return told.among(happened[:at]), told.among(happened[at:])


@frozen
class _Told:
    """Which events have no place of their own."""

    happened: Events

    def among(self, some: Events) -> Events:
        """Return those that the log tells best."""
        return tuple(event for event in some if not self._has_place(event))

    def _has_place(self, event: Event) -> bool:
        if isinstance(event, events.Attached):
            return any(
                isinstance(e, events.Defeated) and e.card == event.card for e in self.happened
            )
        if isinstance(event, events.LevelChanged):
            return event.level > event.before
        if isinstance(event, events.CounterChanged):
            return event.what == "ammo" and event.cause.kind == "cost"
        if isinstance(event, events.Damaged):
            return event.rule == "DBG-7.33"
        if isinstance(event, events.SentDown):
            return event.rule == "DBG-7.34"
        return isinstance(event, (*_SHOWN, events.Defeated, events.Decided))


def revealed_rows(eyes: Eyes, happened: Events, width: int) -> list[Row]:
    """Return the Revealed row: each card with its figures and, where there is room, its text."""
    head, figure = (_HEAD, _FIGURE) if width >= _HEAD + 3 * _FIGURE else (width - 21, 7)
    names = (_("Health"), _("Damage"), _("Deco"))
    if width < _HEAD + 3 * _FIGURE:
        names = (_("Health"), _("Dmg"), _("Deco"))
    fought = any(isinstance(event, events.FoesChosen) for event in happened)
    named = _("Fought") if fought else _("Revealed")
    titles = left(f"  {named}", head) + "".join(right(name, figure) for name in names)
    room = min(width - head - 3 * figure - 3, READABLE)
    current = _figures_now(happened)
    rows = [row(Span(titles, "muted"))]
    for place, copy in enumerate(_row_of(happened), 1):
        card = eyes.card(copy)
        name = card.name if len(card.name) <= head - 5 else clipped(card.short, head - 5)
        shown = _figures(eyes, card, current.get(copy, (None, None)), figure)
        first = left(f"  {place} {name}", head) + shown
        lines = _text_lines(eyes, card, room)
        rows.append(row(left(first, min(width, head + 3 * figure + 3)), Span(lines[0], "muted")))
        blank = " " * (head + 3 * figure + 3)
        rows += [row(blank, Span(line, "muted")) for line in lines[1:]]
    return rows


def _row_of(happened: Events) -> list[int]:
    """Return the cards that were Revealed, or the Infected face-up that were fought."""
    rows = (e for e in happened if isinstance(e, events.RowRevealed | events.FoesChosen))
    return [copy for event in rows for copy in event.cards]


def _figures_now(happened: Events) -> dict[int, tuple[int | None, int | None]]:
    """Return the Health and the Damage of each Infected as they were compared and dealt, where known."""
    healths: dict[int, int] = {}
    damages: dict[int, int] = {}
    for event in happened:
        if isinstance(event, events.Compared):
            healths |= dict(zip(event.cards, event.healths, strict=True))
        elif isinstance(event, events.Damaged) and event.rule == "DBG-7.33":
            damages = dict(zip(healths, event.parts, strict=False))
    return {copy: (health, damages.get(copy)) for copy, health in healths.items()}


def _figures(eyes: Eyes, card: Card, current: tuple[int | None, int | None], cells: int) -> str:
    """Return the figures of an Infected: as they were, else as the difficulty makes them (DBG-20)."""
    if card.kind is not Kind.INFECTED:
        return ""
    health, damage = eyes.infected(card)
    now = (
        health if current[0] is None else current[0],
        damage if current[1] is None else current[1],
        card.decorations,
    )
    return "".join(right(str(each), cells) for each in now)


def _text_lines(eyes: Eyes, card: Card, room: int) -> tuple[str, ...]:
    if room < _TEXT:
        return ("",)
    said = eyes.effects(card, fitted(brief_texts(eyes.book, card), 4 * READABLE))
    return wrapped(said[:1].upper() + said[1:], room)


def compared_rows(eyes: Eyes, happened: Events, width: int) -> list[Row]:
    """Return the Weapons, then the total Damage against the Health with what is to spare or lacking."""
    for event in happened:
        if isinstance(event, events.Compared):
            gap = event.damage - event.required
            words = _("{number} to spare") if event.defeated else _("{number} too little")
            figures = left("  " + _("Damage"), _LABEL) + _("{damage}  against  {required}").format(
                damage=event.damage, required=event.required
            )
            role = "gain" if event.defeated else "danger"
            verdict = words.format(number=abs(gap))
            rows = _weapon_rows(eyes, happened, event.damage, width)
            if len(figures + verdict) + 4 > width:
                return [*rows, row(figures), row(Span(" " * _LABEL + verdict, role))]
            return [*rows, row(figures, Span(f"    {verdict}", role))]
        if isinstance(event, events.NoBattle):
            return under("  ", _("There is no Infected to fight (DBG-7.27)."), width)
    return under("  ", _("The Explore ended before the comparison (DBG-7.35)."), width)


def _weapon_rows(eyes: Eyes, happened: Events, damage: int, width: int) -> list[Row]:
    """Return the Weapons used; with their Damage where that is what the total is the sum of."""
    uses = [event for event in happened if isinstance(event, events.WeaponUsed)]
    names = [eyes.card(use.card).name for use in uses]
    between = ", "
    if sum(use.damage for use in uses) == damage:
        names = [f"{name} {use.damage}" for name, use in zip(names, uses, strict=True)]
        between = " + "
    return under(left("  " + _("Weapons"), _LABEL), between.join(names) or _("none"), width)


def result_rows(eyes: Eyes, happened: Events, width: int) -> list[Row]:
    """Return who was Defeated or not, with the sums, and Levels that were reached."""
    scene = Scene(eyes.book, eyes.view)
    rows: list[Row] = []
    won = [event for event in happened if isinstance(event, events.Defeated)]
    if won:
        names = commas(scene.names(event.card for event in won))
        terms = (won[0].after - won[0].decorations, *(event.decorations for event in won))
        words = _("{cards}: Decorations {sum}.").format(
            cards=names, sum=added(terms, won[-1].after)
        )
        rows += marked("+", _("DEFEATED"), words, width)
    compared = [event for event in happened if isinstance(event, events.Compared)]
    if compared and not compared[-1].defeated:
        hurt = [e for e in happened if isinstance(e, events.Damaged) and e.rule == "DBG-7.33"]
        words = " ".join(damage_sentence(scene, event, compared[-1]) for event in hurt)
        rows += marked("-", _("NOT DEFEATED"), words, width, gain=False)
    return [*rows, *level_rows(eyes, happened, width)]


def left_rows(eyes: Eyes, width: int) -> list[Row]:
    """Return what can still be done: Explores left, and Weapons that have a use left."""
    turn = eyes.view.turn
    if not eyes.my_turn() or not turn.explores or eyes.view.ended:
        return []
    words = _("Explores left {number}.").format(number=turn.explores)
    names = dict.fromkeys(eyes.card(copy).name for copy in usable(eyes))
    if names:
        words += " " + _("Weapons not used yet: {cards}.").format(cards=commas(names))
    return under("  ", words, width)
