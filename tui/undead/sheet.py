"""The sheet of a Soldier and the page of a place, as they stand beside the table (`s`, `m`)."""

from collections.abc import Iterator

from core.kernel.decision import NONE
from core.undead.cards import Weapon
from core.undead.state import Gear
from core.undead.view import strike_of
from tui.narration.text import _
from tui.narration.undead.cards import attack_words, card_text, chart_words, column_words
from tui.narration.undead.terms import KEYWORDS, counted
from tui.narration.words import commas, sentence
from tui.rows import Row, Span, left, row
from tui.undead.acts import Explain
from tui.undead.eyes import UndeadEyes
from tui.undead.odds import back_rows, percent, target_words
from tui.undead.squad import gear_words
from tui.undead.track import aim_words
from tui.undead.why import Asking, place_topics, sheet_lines
from tui.why.section import Section, listing, page, words
from tui.wrap import wrapped


def soldier_line(eyes: UndeadEyes, number: int, width: int) -> Row:
    """Return the line of a Soldier in the list: number, name, Health."""
    man, sheet = eyes.soldier(number), eyes.sheet(number)
    health = f"{man.health}/{sheet.greatest_health}" if man.health else _("DOWN")
    cells = max(width - len(health) - 1, 6)
    name = (
        f"{number + 1} {sheet.name if len(sheet.name) + 2 <= cells else eyes.scene.soldier(number)}"
    )
    role = "" if man.health else "danger"
    return row(Span(left(name, cells), role), " ", Span(health, role))


def soldier_page(eyes: UndeadEyes, number: int, width: int) -> tuple[Row, ...]:
    """Return a Soldier's sheet: figures with their sums, Attacks, Gear, Skills, powers, hand."""
    man, trooper = eyes.soldier(number), eyes.table.troops[number]
    sections = [
        listing(sheet_lines(eyes, number)),
        listing(_attacks(eyes, number), _("Attacks")),
        listing(_equipment(eyes, number), _("Equipment")),
        listing(_texts(eyes, trooper.skills), _("Skills")),
        listing(_powers(eyes, number), _("Divine Powers, with their costs now")),
        listing(_hand(eyes, man.hand), _("Hand")),
        words(trooper.card.lore),
    ]
    return page(sections, width, eyes.glyphs)


def _attacks(eyes: UndeadEyes, number: int) -> Iterator[str]:
    if eyes.sheet(number).type == "squad":
        attack = eyes.book.modes[eyes.view.cards[number]][0]
        yield _("Own fire: {words}.").format(words=attack_words(attack))
        for health, (dice, add) in reversed(list(enumerate(attack.by_health, start=1))):
            more = f" {add:+d}" if add else ""
            yield _("  at Health {health}: {dice}{more}").format(
                health=health, dice=counted("dice", dice), more=more
            )
        return
    for gear in eyes.soldier(number).gear:
        card = eyes.card(gear.card)
        if isinstance(card, Weapon):
            usable = card.id in eyes.table.troops[number].usable
            state = "" if usable else _(" (not to be attacked with, UND-20.4)")
            yield f"{gear_words(eyes, gear)}{state}"
            for mode in card.modes:
                yield f"  {_(mode.name)}: {attack_words(mode)}"


def _equipment(eyes: UndeadEyes, number: int) -> Iterator[str]:
    for gear in eyes.soldier(number).gear:
        card = eyes.card(gear.card)
        if not isinstance(card, Weapon):
            yield f"{gear_words(eyes, gear)}: {_without_cost(eyes, gear)}"


def _without_cost(eyes: UndeadEyes, gear: Gear) -> str:
    """Return what a piece of Equipment does, without what it cost."""
    return card_text(eyes.book, eyes.card(gear.card)).partition(". ")[2]


def _texts(eyes: UndeadEyes, ids: tuple[str, ...]) -> Iterator[str]:
    for each in ids:
        card = eyes.book.by_id[each]
        yield f"{card.name}: {card_text(eyes.book, card)}"


def _powers(eyes: UndeadEyes, number: int) -> Iterator[str]:
    trooper = eyes.table.troops[number]
    now = dict(eyes.sheet(number).powers)
    costs = {eyes.view.cards[copy]: cost for copy, cost in now.items()}
    for name, cost in trooper.powers:
        card = eyes.book.powers[name]
        yield f"{card.name} {costs.get(name, cost)}: {card_text(eyes.book, card)}"


def _hand(eyes: UndeadEyes, hand: tuple[int, ...]) -> Iterator[str]:
    for copy in hand:
        card = eyes.card(copy)
        yield f"{card.name}: {card_text(eyes.book, card)}"


def hostile_line(eyes: UndeadEyes, copy: int, width: int) -> Row:
    """Return the line of a Hostile card in the list: letter, name, its chance of a Hit now."""
    threats = [each for each in eyes.threats(copy) if each.left and each.in_range]
    chances = [strike_of(eyes.table, copy, e.unit, e.left).hit for e in threats]
    told = " ".join(percent(each) for each in chances)
    cells = max(width - len(told) - 3, 6)
    name = left(f"  {target_words(eyes, copy)}", cells + 2)
    return row(name, " ", Span(told, "danger" if told else ""))


def hostile_page(eyes: UndeadEyes, copy: int, width: int) -> tuple[Row, ...]:
    """Return a Hostile card: how it stands, what comes back, its whole chart, its keywords."""
    foe = eyes.foe(copy)
    card = foe.card
    lines = []
    for threat in eyes.threats(copy):
        text = _("{unit}: {ekias} of {hits}, {aims}")
        lines.append(
            text.format(
                unit=eyes.scene.unit(copy, threat.unit),
                ekias=threat.ekias,
                hits=counted("hits", threat.health),
                aims=aim_words(threat),
            )
        )
    columns = [
        _("{column} left: {chart}").format(
            column=column_words(each.active), chart=chart_words(each.chart)
        )
        for each in card.columns
    ]
    cover = eyes.threats(copy)[0].cover if eyes.threats(copy) else 0
    figures = _(
        "{xp}, {divinity}; Range {nearest}-{farthest}, Move {move}, Cover {cover} here"
    ).format(
        xp=counted("xp", card.xp),
        divinity=counted("points", card.divinity),
        nearest=card.range[0],
        farthest=card.range[1],
        move=card.move,
        cover=cover,
    )
    sections = [
        listing((*lines, figures)),
        Section(_("What comes back"), lambda cells: back_rows(eyes, copy, cells)),
        listing(columns, _("Its Attack chart, by how many are left")),
        listing((_(KEYWORDS[each]) for each in card.keywords), _("Keywords")),
        words(card.lore),
    ]
    return page(sections, width, eyes.glyphs)


def place_line(eyes: UndeadEyes, at: int, width: int) -> Row:
    """Return the line of a place in the list: number, name, who is there."""
    name = eyes.place_title(at, width - 2) if at else _("Mission card")
    here = commas(str(n + 1) for n in eyes.soldiers_at(at) if eyes.soldier(n).health)
    told = f"[{here}]" if here else ""
    words_ = left(f"{at} {name or _('not placed')}", max(width - len(told) - 1, 6))
    return row(Span(words_, "own" if here else ""), " ", told)


def place_page(eyes: UndeadEyes, at: int, width: int, explain: Explain) -> tuple[Row, ...]:
    """Return a place: its figures as they are now, its text, what a Move to it costs each Soldier."""
    found = place_topics(Asking(eyes, explain), at)
    lines = list(found[0].rows(width))
    copy = eyes.view.track[at]
    if copy == NONE:
        return tuple(lines)
    place = eyes.place(at)
    now = sentence(
        _("Cover {cover}, Reinforcement from {number} on, penalties {penalties}").format(
            cover=place.cover, number=place.reinforce, penalties=place.penalties
        )
    )
    return (*(row(line) for line in wrapped(now, width)), row(), *lines)
