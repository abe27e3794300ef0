"""The lines above the Resource Area: who acts, the own Character, the others, the Mansion (S1, L1)."""

from collections.abc import Iterable, Sequence

from attrs import frozen
from rich.cells import cell_len, set_cell_size

from core.deckbuilding.cards import Kind
from core.deckbuilding.view import SeatView
from core.kernel.decision import NONE
from tui.glyphs import bar
from tui.narration.text import _, mark, ngettext
from tui.narration.words import commas
from tui.rows import Row, Span, left, right, row, width_of
from tui.table.eyes import Eyes
from tui.table.last import Fought, fought_words, fought_words_wide
from tui.table.strips import infection, teams
from tui.table.strips.partner import both_healths
from tui.wrap import clipped

NARROW, USUAL, WIDE = 60, 80, 120
"""Where the lines get more words: the width classes that they know."""

LOW = 4
"""Health of a quarter or less is a danger (screens.md, section 6)."""

_ATTACHED = 24
"""The cells that the Attached cards need at least beside what the Levels do."""

_LAST = 12
"""The cells that the last fight needs at least beside the facts of the Mansion."""

_LEVELS = 20
"""The cells of the Level with the Infection Level."""

_NAME = 6
"""The cells that a name keeps at least, if it has so many."""


def turn_row(eyes: Eyes, width: int, saved: str = "", more: Sequence[str] = ()) -> Row:
    """Return line 1: the active seat, the turn, the counters, and whether all is on disk.

    At 120 columns `more` stands before that: the game, the steps that can be taken back. What has no
    room goes: words first, then what the Hand would still add, never a counter.
    """
    turn = eyes.view.turn
    name = eyes.name(turn.seat) if turn.seat != NONE else eyes.name(eyes.view.seat)
    styles = [each for each in _STYLES if each.least <= width]
    shown = [(style, list(more)) for style in styles if style.more]
    shown += [(style, []) for style in styles]
    rows: list[Row] = []
    for style, extra in shown:
        rest = _turn_rest(eyes, style, [each for each in (*extra, saved) if each])
        number = _(style.turn).format(number=turn.number)
        room = width - width_of(rest) - cell_len(number)
        if room >= min(cell_len(name), _NAME):
            return row(Span(_clipped_name(name, room) + number, "own"), *rest)
        rows.append(row(Span(_clipped_name(name, max(room, 0)) + number, "own"), *rest))
    return rows[-1]


@frozen
class _Style:
    """How many words line 1 has, and the width that it needs at least."""

    least: int
    turn: str
    counters: str
    amount: int
    columns: bool = True
    ends: bool = True
    more: bool = False
    waiting: bool = True


_STYLES = (
    _Style(
        120, mark("  turn {number}"), mark("Actions {actions}   Buys {buys}   Explores {explores}"),
        8, more=True,
    ),
    _Style(80, mark("  turn {number}"), mark("Actions {actions}  Buys {buys}  Explores {explores}"), 7),
    _Style(80, mark(" {number}"), mark("Actions {actions} Buys {buys} Explores {explores}"), 0),
    _Style(80, mark(" {number}"), mark("Act {actions} Buy {buys} Expl {explores}"), 0),
    _Style(60, mark(" {number}"), mark("Act {actions} Buy {buys} Expl {explores}"), 7, ends=False),
    _Style(60, mark(" {number}"), mark("A{actions} B{buys} E{explores}"), 0, ends=False),
    _Style(0, mark(" {number}"), mark("A{actions} B{buys} E{explores}"), 0, columns=False, ends=False),
    _Style(
        0, mark(" {number}"), mark("A{actions} B{buys} E{explores}"), 0,
        columns=False, ends=False, waiting=False,
    ),
)  # fmt: skip
"""The ways to say line 1, the fullest first. `amount` are the cells of `20 +20`; 0 pads nothing."""


def _turn_rest(eyes: Eyes, style: _Style, ends: list[str]) -> Row:
    """Return line 1 after the name and the turn."""
    turn = eyes.view.turn
    ammo, gold = eyes.ammunition_worth() if eyes.my_turn() and style.waiting else (0, 0)
    column = f" {eyes.glyphs.column} " if style.columns else " "
    counters = _(style.counters).format(
        actions=turn.actions, buys=turn.buys, explores=turn.explores
    )
    totals = _("Ammo {ammo}Gold {gold}").format(
        ammo=_amount(turn.ammo, ammo, style.amount), gold=_amount(turn.gold, gold, style.amount)
    )
    if not (style.ends and ends):
        return row(column, counters, column, totals.rstrip())
    tail = column.join(ends)
    return row(column, counters, column, totals, Span(f"{column.lstrip()}{tail}", "muted"))


def _amount(now: int, waiting: int, cells: int) -> str:
    """Return an amount and what would be added to it, with a blank after it in any case."""
    words = f"{now} +{waiting}" if waiting else str(now)
    return left(words, max(cells, cell_len(words) + 1))


def own_row(eyes: Eyes, width: int, note: str = "", low: bool = False) -> Row:
    """Return line 2: the own Character with Health, Decorations and Level.

    `note` follows the Level, such as what it was before; where it is `low` the size of the deck and
    what has a strip of its own elsewhere stands here, since there is no other line for it.
    """
    me = eyes.view.me
    if me.character == NONE:
        return row(Span(_no_character(me), "danger" if me.infected else "muted"))
    most = me.maximum_health.total
    danger = me.health * LOW <= most
    mark_ = [Span("! ", "danger")] if danger else []
    tail = _low_words(eyes) if low else ""
    if width < NARROW:
        words = _(" {now}/{most} Deco {decorations} {level}").format(
            now=me.health, most=most, decorations=me.decorations, level=_brief_level(me)
        )
        room = width - cell_len(words) - cell_len(tail) - 2 * danger
        name = _clipped_name(eyes.person(me.seat), room)
        return row(*mark_, Span(name, "own"), Span(words, "danger" if danger else ""), tail)
    gap = "   " if width >= WIDE else "  "
    health = _("Health {now}/{most}").format(now=me.health, most=most)
    shape = bar(me.health, most, 16 if width >= WIDE else 8, eyes.glyphs)
    pulse = f" {_state(me, width)}".rstrip() if danger else ""
    state = Span(f"{health} {shape}{pulse}", "danger" if danger else "")
    deco = _("Decorations {number}").format(number=me.decorations)
    brief = _("Deco {number}").format(number=me.decorations)
    level = _("INFECTED") if me.infected else _("Level {level}").format(level=me.level)
    whole = note or level_words(me, eyes)
    short = _brief_level(me)
    tails = [(deco, whole), (brief, whole), (brief, level), (brief, short), (brief, "")]
    if width >= WIDE:
        wounds = _("Fatal Wounds {number}").format(number=me.falls)
        tails.insert(0, (deco, f"{whole}{gap}{wounds}"))
    card = eyes.card(me.character)
    rows = [
        row(*mark_, Span(name, "own"), gap, state, gap, f"{decorations}{gap}{words}".rstrip(), tail)
        for name in (card.name, card.short)
        for decorations, words in tails
    ]
    return next((each for each in rows if width_of(each) <= width), rows[-1])


def _no_character(seat: SeatView) -> str:
    """Return why a player has no Character: the game has not begun, or it waits to turn face-up."""
    return _("INFECTED, rises in the next turn") if seat.infected else _("No Character yet")


def _brief_level(seat: SeatView) -> str:
    return _("INFECTED") if seat.infected else _("Lv {level}").format(level=seat.level)


def _low_words(eyes: Eyes) -> str:
    """Return what has no line of its own on a low terminal: Partner, Infection Level, Team, Mansion."""
    me = eyes.view.me
    words = [_("P {health}").format(health=me.partner.health)] if me.partner else []
    if eyes.mode.infects and not me.infected:
        words.append(_("Inf {level}").format(level=me.infection_level))
    words += [
        _("T{turns} C{worth}").format(turns=each.team.turns, worth=each.worth)
        for each in eyes.view.teams
        if me.seat in each.team.seats
    ]
    if eyes.mode.has_mansion:
        words.append(_("M {number}").format(number=eyes.view.mansion_size))
    return "".join(f" {each}" for each in words)


def _clipped_name(name: str, room: int) -> str:
    return set_cell_size(name, min(cell_len(name), max(room, 0)))


def level_words(seat: SeatView, eyes: Eyes) -> str:
    """Return the Level and where the next one is: "Level 1 (Level 2 at 6)"; Infected ones have none."""
    if seat.infected:
        return _("INFECTED")
    words = _("Level {level}").format(level=seat.level)
    if seat.next_level == NONE:
        return words
    levels = zip(eyes.card(seat.character).levels, seat.needs, strict=True)
    coming = next(level.level for level, need in levels if need == seat.next_level)
    return words + " " + _("(Level {level} at {need})").format(level=coming, need=seat.next_level)


def _state(seat: SeatView, width: int) -> str:
    """Return what befell a Character in danger, else a still pulse.

    The pulse has its shape from the Health alone (screens.md, section 7).
    """
    if seat.face_down or seat.out:
        return _health_words(seat)
    if width < USUAL:
        return ""
    return "~~/\\~~~~/\\~~" if seat.health % 20 else "~~~/\\~~/\\~~~"


def effect_rows(eyes: Eyes, width: int, *, each_level: bool = False) -> list[Row]:
    """Return what the Character's Levels do and what is Attached, in one line.

    With `each_level` every Level has a line, those not reached too, and a last line says what holds
    in this turn (L1).
    """
    me = eyes.view.me
    if me.character == NONE:
        return [row("")]
    levels = eyes.card(me.character).levels
    texts = level_texts(eyes, me.character)
    attached = _("Attached: {cards}").format(cards=attached_words(eyes, me)) if me.attached else ""
    if each_level:
        rows = level_rows(eyes, me.character, width)
        if me.partner is not None:
            rows += level_rows(eyes, me.partner.character, width)
        return [*rows, _holding_row(eyes, attached, width)]
    said = [
        f"{level_head(level.level)} {texts[level.decorations]}".lstrip()
        for level, need in zip(levels, me.needs, strict=True)
        if need <= me.decorations
    ]
    line = clipped("  " + "  ".join(said), width)
    room = width - cell_len(line) - 2
    if room < min(cell_len(attached), _ATTACHED):
        return [row(line)]
    shown = clipped(attached, room)
    return [row(left(line, width - cell_len(shown)), shown)]


def level_head(level: int) -> str:
    """Return what stands before the text of a Level: "Lv1"; what holds always has nothing (DBG-17.18)."""
    return _("Lv{level}").format(level=level) if level else ""


def level_texts(eyes: Eyes, character: int) -> dict[int, str]:
    """Return what each Level of a Character does, by the Decorations that are printed for it."""
    return {
        each.decorations: eyes.narration.level_text(eyes.view.cards[character], each.level)
        for each in eyes.card(character).levels
    }


def level_rows(eyes: Eyes, character: int, width: int) -> list[Row]:
    """Return a line for each Level of one of the own Characters; those not reached say what they need."""
    me, card = eyes.view.me, eyes.card(character)
    texts = level_texts(eyes, character)
    of_partner = character != me.character
    rows = []
    for level in card.levels:
        need = eyes.mode.required(level)
        reached = need <= me.decorations
        words = level_head(level.level) if reached else _("at {need}").format(need=need)
        name = f"{card.name.partition(' ')[0]}: " if of_partner else ""
        text = clipped(name + texts[level.decorations], width - 10)
        rows.append(row("  ", Span(left(words, 8), "" if reached else "muted"), text))
    return rows


def _holding_row(eyes: Eyes, attached: str, width: int) -> Row:
    """Return what is Attached, and the cards whose effects hold in this turn."""
    causes = dict.fromkeys(
        eyes.card(each.cause.card).name
        for each in eyes.view.turn.modifiers
        if each.cause.card != NONE
    )
    holds = commas(causes) if causes else _("nothing in force")
    words = clipped(_("This turn: {cards}").format(cards=holds), width // 2)
    room = width - cell_len(words) - 4
    return row(left("  " + clipped(attached, room - 2), room), "  ", words)


def attached_words(eyes: Eyes, seat: SeatView) -> str:
    """Return the Attached cards with their Decorations: "Licker 3, Yellow Herb"."""
    words = []
    for copy, count in eyes.grouped(seat.attached):
        card = eyes.card(copy)
        name = card.name + (f" x{count}" if count > 1 else "")
        words.append(f"{name} {card.decorations}" if card.kind is Kind.INFECTED else name)
    return ", ".join(words)


def mate_row(eyes: Eyes, seat: SeatView, width: int, *, both: bool = True) -> Row:
    """Return the line of another player: Character, Health, Decorations, Level, Hand, who is next.

    Each fact has its column, whatever the others are; at 120 columns the piles of cards follow. What a
    mode knows besides stands where the mode has need of less: the Partner's Health beside the own with
    `both`, the Infection Level after the Level, and after the Hand whether it can be Attacked.
    """
    wide = width >= WIDE
    name = left(seat.name, 5) + " "
    if seat.character == NONE:
        words = _no_character(seat)
        return row(Span(name, "other"), Span(words, "danger" if seat.infected else "muted"))
    gap = "  " if wide or not _crowded(eyes) else " "
    characters = row(Span(name, "other"), *_characters(eyes, seat, wide=wide, both=both))
    first = [
        *_standing(eyes, seat, wide=wide),
        _("Hand {number}").format(number=_count(seat.hand_size)),
    ]
    if not eyes.mode.has_mansion:
        first.append(_attackable(eyes, seat))
    piles = [
        _("Inventory {number}").format(number=_count(seat.inventory_size)),
        _("Discard {number}").format(number=_count(len(seat.discard_pile))),
    ]
    later = _("next") if _next_seat(eyes) == seat.seat else ""
    ends = [[*piles[:count], later] for count in ((2, 1, 0) if wide else (0,))]
    made = [gap.join((*first, *each)).rstrip() for each in (*ends, [])]
    room = width - width_of(characters)
    return row(*characters, next((each for each in made if cell_len(each) <= room), made[-1]))


def _count(number: int) -> str:
    return right(str(number), 2)


def _crowded(eyes: Eyes) -> bool:
    """Say whether the mode has more to tell of the others than fits beside the usual columns."""
    return eyes.mode.infects or not eyes.mode.has_mansion


def _characters(eyes: Eyes, seat: SeatView, *, wide: bool, both: bool) -> Row:
    """Return the Character, or `both` with a Partner, and their Health in a field of fixed width."""
    cells = 23 if wide else 17 if _crowded(eyes) else 19
    role = "danger" if seat.face_down or seat.out else ""
    if both and seat.partner is not None and not role:
        return row(left(both_healths(eyes, seat, cells + 14), cells + 15))
    person = left(_person_words(eyes, seat, cells - 1), cells)
    return row(person, Span(left(_health_words(seat), 15), role))


def _standing(eyes: Eyes, seat: SeatView, *, wide: bool) -> list[str]:
    """Return Decorations and Level, with the Infection Level where there is one."""
    deco = _("Deco {number}").format(number=right(str(seat.decorations), 2))
    level = _mate_level(eyes, seat, wide=wide)
    if not eyes.mode.infects:
        columns = [left(level, 22 if wide else 15)]
        return columns if not eyes.mode.has_mansion else [deco, *columns]
    if seat.infected:
        return [deco, left(infection.infected_level(seat), _LEVELS)]
    if seat.face_down:
        said = _("back {health} {infection}").format(
            health=seat.returns_with, infection=_brief_infection(eyes, seat).strip()
        )
        return [deco, left(said, _LEVELS)]
    level = _brief_level(seat)
    track = right(infection.level_words(eyes, seat), len("Infection 10/10"))
    return [deco, left(f"{left(level, 4)} {track}", _LEVELS)]


def _attackable(eyes: Eyes, seat: SeatView) -> str:
    can = seat.seat in eyes.view.targets and seat.health > 0
    return _("can be Attacked") if can else _("cannot be Attacked")


def _health_words(seat: SeatView) -> str:
    if seat.out:
        return _("OUT")
    if seat.face_down:
        return _("DOWN")
    return _("Health {health}").format(health=f"{seat.health}/{seat.maximum_health.total}")


def _mate_level(eyes: Eyes, seat: SeatView, *, wide: bool) -> str:
    """Return the Level; of a Character that is down what it comes back with (DBG-13.4)."""
    if seat.out:
        return ""
    if seat.face_down:
        return _("back at {health}/{health}").format(health=seat.returns_with)
    return level_words(seat, eyes) if wide else _("Level {level}").format(level=seat.level)


def mates_row(eyes: Eyes, width: int) -> Row:
    """Return the others and the size of the Mansion in one line, for sizes without a line for each."""
    if eyes.view.teams:
        return teams.together_row(eyes, width)
    rows = [_mates_row(eyes, *words) for words in _TOGETHER]
    return next((each for each in rows if width_of(each) <= width), rows[-1])


_TOGETHER = (
    (mark(" {state} Deco {number}{infection}"), 24, mark("Mansion {number}")),
    (mark(" {state} Deco {number}{infection}"), 8, mark("Mansion {number}")),
    (mark(" {state} D{number}{infection}"), 5, mark("Mansion {number}")),
    (mark(" {state} D{number}{infection}"), 3, mark("M {number}")),
    (mark(" {state}"), 3, mark("M {number}")),
)
"""What is said of each of the others, the cells of a name, and of the Mansion: the fullest first."""


def _mates_row(eyes: Eyes, words: str, cells: int, mansion: str) -> Row:
    spans: list[str | Span] = []
    for seat in eyes.view.seats:
        if seat.seat != eyes.view.seat:
            said = _(words).format(
                state=_brief_state(seat),
                number=seat.decorations,
                infection=_brief_infection(eyes, seat),
            )
            name = _clipped_name(seat.name, cells)
            spans += [Span(name, "other"), said, f" {eyes.glyphs.column} "]
    if not eyes.mode.has_mansion:
        return row(*spans[:-1])
    return row(*spans, _(mansion).format(number=eyes.view.mansion_size))


def _brief_state(seat: SeatView) -> str:
    """Return the Health of a seat, of both Characters with a Partner, or what befell it."""
    if seat.face_down or seat.out:
        return _health_words(seat)
    return f"{seat.health}+{seat.partner.health}" if seat.partner else str(seat.health)


def _brief_infection(eyes: Eyes, seat: SeatView) -> str:
    if not eyes.mode.infects or seat.out:
        return ""
    return _(" INFECTED") if seat.infected else _(" Inf {level}").format(level=seat.infection_level)


def _person_words(eyes: Eyes, seat: SeatView, width: int) -> str:
    """Return the Character and whether a bot plays it; by the first name where that is too long."""
    bot = _(" (bot)") if seat.player != "person" else ""
    name = eyes.person(seat.seat)
    if cell_len(name + bot) > width:
        name = name.partition(" ")[0]
    return set_cell_size(name, min(cell_len(name), width - cell_len(bot))) + bot


def _next_seat(eyes: Eyes) -> int:
    """Return whose turn follows the one in progress: an extra turn, that of a Team, the next to the left."""
    turn, seats = eyes.view.turn, eyes.view.seats
    active = turn.seat if turn.after == NONE else turn.after
    extra = [seat for seat in turn.extra_turns if not seats[seat].out]
    if active == NONE or extra:
        return extra[0] if extra else NONE
    if eyes.view.teams:
        return teams.next_seat(eyes)
    for step in range(1, len(seats)):
        seat = seats[(active + step) % len(seats)]
        if not seat.out:
            return seat.seat
    return NONE


def mansion_row(eyes: Eyes, last: Fought | None = None, width: int = USUAL) -> Row:
    """Return the line of the Mansion: its size, what is known, what its mode counts, the last fight."""
    view = eyes.view
    known = _known(eyes)
    words = _("Mansion {number}").format(number=view.mansion_size)
    if known:
        words += " " + _("({number} seen, at the bottom)").format(number=known)
    if view.face_up:
        words += _("  face-up: {cards}").format(cards=eyes.named(view.face_up))
    words = "  ".join((words, *_counted(eyes)))
    if last is None:
        return row(clipped(words, width))
    room = width - cell_len(words) - 8
    if room < _LAST:
        return row(clipped(words, width))
    return row(words, _("  last: {fight}").format(fight=fought_words(eyes, last, room)))


def _counted(eyes: Eyes) -> list[str]:
    """Return what a mode counts beside the Mansion: Bonus cards that can still come, the Infection Deck."""
    found = [teams.bonus_words(eyes)] if eyes.view.teams else []
    if infection.has_deck(eyes):
        size = len(eyes.view.infection_deck)
        found.append(_("Infection Deck {number}").format(number=size))
    return [each for each in found if each]


def mansion_rows(eyes: Eyes, last: Iterable[Fought], width: int) -> list[Row]:
    """Return both lines of the Mansion at 120 columns: what is in it, then the last fights (L1)."""
    view = eyes.view
    size = ngettext("{count} card", "{count} cards", view.mansion_size)
    facts = [size.format(count=view.mansion_size)]
    facts += [_("{count} unseen").format(count=len(view.mansion_unseen))]
    if known := _known(eyes):
        facts.append(_("{count} known at the bottom").format(count=known))
    if view.face_up:
        facts.append(_("face-up: {cards}").format(cards=eyes.named(view.face_up)))
    facts += _counted(eyes)
    told = "; ".join(fought_words_wide(eyes, each) for each in last)
    fights = _("last: {fights}").format(fights=told) if told else _("no fight yet")
    return [row(clipped(commas(facts) + _bosses_inside(eyes), width)), row(clipped(fights, width))]


def _bosses_inside(eyes: Eyes) -> str:
    """Return the Bosses that are still in the Mansion, where their Defeat ends the game (DBG-21.5)."""
    copies = (*eyes.view.mansion_unseen, *_seen(eyes))
    names = [eyes.card(copy).name for copy in copies if _boss(eyes, copy)]
    if not names or not eyes.mode.has_boss:
        return ""
    inside = ngettext("   boss {names} still inside", "   bosses {names} still inside", len(names))
    return inside.format(names=commas(names))


def _boss(eyes: Eyes, copy: int) -> bool:
    return eyes.card(copy).boss


def _seen(eyes: Eyes) -> list[int]:
    return [copy for group in eyes.view.mansion_known for copy in group.cards if copy >= 0]


def _known(eyes: Eyes) -> int:
    return len(_seen(eyes))
