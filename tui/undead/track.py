"""The track as columns: a place each, with its figures, the Soldiers and the Hostiles there (S14).

A column is rows in as many cells as it gets; the Hostiles are told in fewer rows where it is low.
"""

from collections.abc import Iterator, Sequence

from attrs import frozen

from core.kernel.decision import NONE
from core.undead.cards import Location
from core.undead.state import Hostile
from core.undead.view import Threat
from tui.narration.text import _
from tui.narration.undead.cards import column_words, passive_words
from tui.narration.words import commas
from tui.rows import Row, Span, left, row
from tui.undead.eyes import UndeadEyes
from tui.undead.head import objective
from tui.wrap import clipped, wrapped

FULL, SHORT, TIGHT = 3, 2, 1
"""How much is told of a Hostile card: a row for each fact, two rows, one row."""


@frozen
class Part:
    """Something that the cursor of a column can stand on: a Soldier, a Hostile card, or the place."""

    key: str
    rows: tuple[Row, ...]


def levels_for(eyes: UndeadEyes, at: int, width: int, height: int) -> list[int]:
    """Return how much is told of each Hostile card at a place, so that a column of a height holds them.

    Those that entered play first are told most where there is not room for all.
    """
    hostiles = eyes.hostiles_at(at)
    levels = [TIGHT] * len(hostiles)
    room = height - len(_rest(eyes, at, width, height)) - len(levels)
    for level in (SHORT, FULL):
        for place, each in enumerate(hostiles):
            before = len(list(hostile_rows(eyes, each, width, levels[place])))
            more = len(list(hostile_rows(eyes, each, width, level))) - before
            if more <= room:
                levels[place] = level
                room -= more
    return levels


def is_crowded(eyes: UndeadEyes, at: int, width: int, height: int) -> bool:
    """Say whether a column of a height has no room for a row for each Soldier beside its Hostiles."""
    soldiers = eyes.soldiers_at(at)
    ground = len(list(_ground(eyes, at, width, texts=False)))
    return len(soldiers) > 1 and ground + len(soldiers) + len(eyes.hostiles_at(at)) > height


def _rest(eyes: UndeadEyes, at: int, width: int, height: int) -> list[Row]:
    """Return the rows of a column above its Hostiles."""
    soldiers = 1 if is_crowded(eyes, at, width, height) else len(eyes.soldiers_at(at))
    return [*_ground(eyes, at, width, texts=False), *(row() for _ in range(soldiers))]


def unseen(parts: Sequence[Part], height: int) -> int:
    """Return how many parts of a column begin below a height."""
    begins = 0
    found = 0
    for part in parts:
        found += begins >= height
        begins += len(part.rows)
    return found


def column_title(eyes: UndeadEyes, at: int, width: int) -> str:
    """Return what stands above a column: its number and its name."""
    if at == 0:
        return _("0 Mission")
    name = eyes.place_title(at, max(width - 8, 8))
    return f"{at} {name}" if name else str(at)


def column_parts(
    eyes: UndeadEyes,
    at: int,
    width: int,
    levels: Sequence[int] = (),
    *,
    texts: bool = False,
    crowded: bool = False,
) -> list[Part]:
    """Return the parts of a column, top first; with `texts` what the card of the place says too.

    `levels` say how much is told of each Hostile card; without them all is told. The Soldiers of a place
    that is `crowded` share a row.
    """
    hostiles, soldiers = eyes.hostiles_at(at), eyes.soldiers_at(at)
    parts = [Part(f"place {at}", tuple(_ground(eyes, at, width, texts=texts)))]
    if crowded:
        parts.append(Part(f"soldier {soldiers[0]}", (_crowd(eyes, soldiers, width),)))
    else:
        parts += [Part(f"soldier {n}", (_soldier(eyes, n, width),)) for n in soldiers]
    parts += [
        Part(f"hostile {each.card}", tuple(hostile_rows(eyes, each, width, level)))
        for each, level in zip(hostiles, levels or (FULL,) * len(hostiles), strict=True)
    ]
    return parts


def _ground(eyes: UndeadEyes, at: int, width: int, *, texts: bool) -> Iterator[Row]:
    """Yield the figures of a place: Cover, Reinforcement, what entering costs, what holds there."""
    place = eyes.place(at)
    if at == 0:
        yield row(Span(left(_("Cover {cover}").format(cover=place.cover), width), "muted"))
        yield from _wards(eyes, at, width)
        return
    if place.card == NONE:
        yield row(Span(clipped(_("not placed yet"), width), "muted"))
        return
    words = _("Cover {cover}  Reinf {number}+").format(cover=place.cover, number=place.reinforce)
    yield row(Span(clipped(words, width), "muted"))
    cost = str(place.entrance)
    if place.penalties:
        cost = _("{entrance} + {penalties}").format(entrance=cost, penalties=place.penalties)
    yield row(Span(clipped(_("enter {cost}").format(cost=cost), width), "muted"))
    if at == eyes.goal_at:
        yield _goal_row(eyes, width)
    yield from _wards(eyes, at, width)
    card = eyes.scene.ground(at)
    if texts and isinstance(card, Location):
        said = passive_words(card.passives)
        yield from (row(Span(line, "muted")) for line in wrapped(said, width) if said)


def _goal_row(eyes: UndeadEyes, width: int) -> Row:
    card, goal = objective(eyes), eyes.view.goal
    if not goal.active:
        return row(Span(clipped(_("inactive"), width), "muted"))
    if card.hits:
        words = _("{now}/{all} Hits").format(now=goal.hits, all=card.hits)
    elif card.work:
        words = _("work {now}/{all}").format(now=goal.work, all=card.work)
    else:
        words = _("Active")
    return row(Span(clipped(words, width), "gain"))


def _wards(eyes: UndeadEyes, at: int, width: int) -> Iterator[Row]:
    """Yield what has been laid on a place until the end of the Hostile Turn."""
    for ward in eyes.view.wards:
        if ward.at == at:
            words = _("no Undead enters") if ward.undead_only else _("no Hostile enters")
            yield row(Span(clipped(words, width), "gain"))
    for each in eyes.view.consecrations:
        if each.at == at:
            words = _("Undead roll -{by}").format(by=each.by)
            yield row(Span(clipped(words, width), "gain"))


def _soldier(eyes: UndeadEyes, number: int, width: int) -> Row:
    """Return a Soldier: his name, Health, and what keeps him from acting."""
    man, sheet = eyes.soldier(number), eyes.sheet(number)
    if not man.health:
        return row(
            Span(clipped(_("{name} DOWN").format(name=eyes.called(number)), width), "danger")
        )
    health = f"{man.health}/{sheet.greatest_health}"
    more = f" S{man.suppressions}" if man.suppressions else ""
    name = left(eyes.called(number), max(width - len(health) - len(more) - 1, 4))
    hurt = man.health * 4 <= sheet.greatest_health
    role = "danger" if hurt else "own" if sheet.seat == eyes.view.seat else "other"
    return row(Span(left(f"{name} {health}{more}", width), role))


def _crowd(eyes: UndeadEyes, soldiers: Sequence[int], width: int) -> Row:
    """Return the Soldiers of a place by their numbers; `x` after one who is Downed."""
    numbers = commas(f"{n + 1}{'' if eyes.soldier(n).health else 'x'}" for n in soldiers)
    words = _("Soldiers {numbers}").format(numbers=numbers)
    if len(words) > width:
        words = "".join(numbers.split(","))
    return row(Span(clipped(words, width), "own"))


def hostile_rows(eyes: UndeadEyes, hostile: Hostile, width: int, level: int) -> Iterator[Row]:
    """Yield a Hostile card: its name, and for each Hostile Hits, whom it aims at, its next column."""
    letter, copy = eyes.letter(hostile.card), hostile.card
    threats = eyes.threats(copy)
    if level == TIGHT:
        yield _tight(eyes, hostile, threats, width)
        return
    yield row(f"{letter} ", left(eyes.foe_title(copy, width - 2), width - 2))
    several = eyes.foe(copy).count > 1
    for threat in threats:
        head = _("{number}: ").format(number=threat.unit + 1) if several else "  "
        yield from _threat(eyes, threat, head, width, level)


def _tight(eyes: UndeadEyes, hostile: Hostile, threats: tuple[Threat, ...], width: int) -> Row:
    """Return a Hostile card in one row: the number that acts, and whom each is after."""
    pairs = " ".join(f"{each.left}>{each.target + 1}" for each in threats)
    letter = eyes.letter(hostile.card)
    cells = max(width - len(pairs) - 3, 4)
    name = left(eyes.foe_title(hostile.card, cells), cells)
    return row(f"{letter} {name} ", Span(pairs, _role(threats)))


def _role(threats: tuple[Threat, ...]) -> str:
    return "danger" if any(each.in_range for each in threats) else ""


def _threat(eyes: UndeadEyes, threat: Threat, head: str, width: int, level: int) -> Iterator[Row]:
    """Yield how one Hostile stands; `!` before who can Attack his target as it is."""
    hits = _("{ekias}/{health} hit").format(ekias=threat.ekias, health=threat.health)
    if level == SHORT:
        sign = "!" if threat.in_range else ">"
        hits = f"{threat.ekias}/{threat.health}"
        words = (
            f"{hits} {sign}{threat.target + 1} {_('col {column}').format(column=column(threat))}"
        )
        yield row(Span(clipped(head + words, width), "danger" if threat.in_range else ""))
        return
    held = _(", {count} sup").format(count=threat.suppressions) if threat.suppressions else ""
    acts = _("{count} act").format(count=threat.left)
    yield row(clipped(f"{head}{hits}{held}, {acts}", width))
    yield row(Span(clipped("  " + aim_words(threat), width), "danger" if threat.in_range else ""))


def column(threat: Threat) -> str:
    """Return the column of a Hostile's next Attack, "-" where it cannot act."""
    return column_words(threat.column) if threat.left else "-"


def aim_words(threat: Threat) -> str:
    """Return whom a Hostile is after and the column of its next Attack: "aims at 3, col 2-1"."""
    if not threat.left:
        return _("held, after {number}").format(number=threat.target + 1)
    text = (
        _("aims {number}, col {column}") if threat.in_range else _("nears {number}, col {column}")
    )
    return text.format(number=threat.target + 1, column=column(threat))
