"""The Deck Building Game as lines of text: the words of its table, and looks at its zones."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from core.deckbuilding.catalogue import Book
from core.deckbuilding.setup import Setup
from core.deckbuilding.view import PartnerView, PileView, SeatView, TeamView, View
from core.kernel.decision import NONE, Decision
from core.kernel.event import HIDDEN
from core.kernel.rules import AnyRules
from tui.games import NAMES
from tui.grammar import Lexicon, Thing
from tui.narration.base import Narration
from tui.narration.text import _, mark
from tui.narration.words import commas, listed, repeated, stopped
from tui.rows import left, right
from tui.table.eyes import Eyes
from tui.table.hand import Place, does, kind_word, places
from tui.table.head import attached_words, level_words
from tui.table.strips.infection import infection_words
from tui.table.strips.partner import attached_words as attached_to
from tui.table.strips.race import absent

VERBS = (
    "play",
    "buy",
    "use",
    "explore",
    "end",
    "effect",
    "commit",
    "pay",
    "trash",
    "keep",
    "take",
    "react",
    "gain",
    "put",
)
"""What keys begin with; a name alone is tried with each in this order."""

ALIASES = {"play-all-ammunition": ("ammo", "ammunition")}
"""What an option is called besides its key and label, by its code."""

COMMANDS = {
    "hand": mark("your Hand, with what each card does now"),
    "piles": mark("the Resource piles: cost, and cards left"),
    "zones": mark("your Play Area and Discard Pile, and what is out of the game"),
    "mansion": mark("what can still come from the Mansion"),
    "survivors": mark("all Characters: Health, Decorations, Levels, cards"),
}


class DeckBuildingLooks:
    """The words and looks of this game."""

    commands = COMMANDS

    def __init__(self, rules: AnyRules, narration: Narration) -> None:
        self._book = Book(rules.catalogue)
        self._narration = narration
        self._slugs: dict[str, str] = {card.slug: card.id for card in rules.catalogue.cards}

    def title(self, setup: Setup) -> str:
        """Return the game, the mode and the scenario."""
        scenario = self._book.scenarios.get(setup.scenario)
        which = scenario.name if scenario else _("piles of your own")
        if setup.position is not None:
            which = _("a position")
        return commas((_(NAMES["deckbuilding"]), _(setup.mode.capitalize()), which))

    def lexicon(self, view: View) -> Lexicon:
        """Return the words; every card of the game and every seat can be named."""
        ids = dict.fromkeys(view.cards)
        things = [Thing(self._book.cards[each].slug, self._book.cards[each].name) for each in ids]
        return Lexicon(VERBS, ALIASES, tuple(things))

    def standing(self, view: View) -> tuple[str, ...]:
        """Return the counters, the own Character and the Hand."""
        eyes = self._eyes(view)
        if view.me.character == NONE:
            return ()
        return (
            _seat_line(eyes, view.me),
            _counters(view),
            _zone_line(_("Hand"), eyes, view.me.hand),
        )

    def begins(self, decision: Decision) -> bool:
        """The main part asks what to do next."""
        return decision.kind == "main"

    def look(self, command: str, view: View) -> tuple[str, ...]:
        """Return a look, top line first."""
        return tuple(_LOOKS[command](self._eyes(view)))

    def card(self, view: View, copy: int) -> tuple[str, str]:
        """Return the id and the name of a copy."""
        card_id = view.cards[copy]
        return card_id, self._book.cards[card_id].name

    def card_id(self, slug: str) -> str:
        """Return the id of a card by its slug."""
        return self._slugs.get(slug, "")

    def _eyes(self, view: View) -> Eyes:
        return Eyes(view, self._book, self._narration)


def _counters(view: View) -> str:
    turn = view.turn
    text = _("Actions {actions}, Buys {buys}, Explores {explores}, Ammo {ammo}, Gold {gold}.")
    return text.format(
        actions=turn.actions,
        buys=turn.buys,
        explores=turn.explores,
        ammo=turn.ammo,
        gold=turn.gold,
    )


def _hand(eyes: Eyes) -> Iterator[str]:
    yield _counters(eyes.view)
    yield _zone_line(_("Hand"), eyes, eyes.view.me.hand)
    for place in places(eyes, ()):
        card = eyes.card(place.card)
        name = repeated([card.name] * place.count)[0]
        yield f"  {left(name, 28)} {left(kind_word(card), 12)} {_figures(eyes, place)}"


def _figures(eyes: Eyes, place: Place) -> str:
    return commas(part.strip() for part in does(eyes, place).split("  ") if part.strip())


def _piles(eyes: Eyes) -> Iterator[str]:
    turn = eyes.view.turn
    yield _("Resource piles. Gold {gold}, Buys {buys}.").format(gold=turn.gold, buys=turn.buys)
    for pile in eyes.view.piles:
        yield _pile_line(eyes, pile)


def _pile_line(eyes: Eyes, pile: PileView) -> str:
    card = eyes.book.cards[pile.ids[0]] if pile.top == NONE else eyes.card(pile.top)
    if pile.top == NONE:
        state = _("sold out")
    else:
        state = _("cost {cost}, {size} left").format(
            cost=right(str(card.cost or 0), 3), size=right(str(pile.size), 2)
        )
    mixed = _(", mixed") if len(pile.ids) > 1 else ""
    return f"  {left(card.name, 28)} {state}{mixed}  {eyes.narration.card_line(card.id)}".rstrip()


def _zones(eyes: Eyes) -> Iterator[str]:
    view, me = eyes.view, eyes.view.me
    yield _zone_line(_("Play Area"), eyes, me.play_area)
    yield _zone_line(_("Discard Pile"), eyes, me.discard_pile)
    yield _zone_line(_("Attached"), eyes, me.attached)
    if me.partner is not None:
        yield _zone_line(_("Attached to the Partner"), eyes, me.partner.attached)
    if eyes.mode.infects and not me.infected:
        yield _zone_line(_("Infection cards"), eyes, me.infection)
    yield _("Inventory: {count} cards, face-down.").format(count=me.inventory_size)
    yield _zone_line(_("Removed from the Game"), eyes, view.removed)


def _mansion(eyes: Eyes) -> Iterator[str]:
    view = eyes.view
    if not eyes.mode.has_mansion:
        yield absent(eyes)
        return
    yield _("Mansion: {count} cards. What can still come:").format(count=view.mansion_size)
    for card_id, count in Counter(view.cards[copy] for copy in view.mansion_unseen).items():
        card = eyes.book.cards[card_id]
        figures = ""
        if card.health is not None:
            health, damage = eyes.infected(card)
            figures = _("Health {health}, Damage {damage}, Decorations {decorations}").format(
                health=health, damage=damage, decorations=card.decorations
            )
        boss = _(", the Boss") if card.boss else ""
        yield f"  {count} {left(card.name, 24)} {figures}{boss}".rstrip()
    if view.face_up:
        yield _("Face-up beside the Mansion: {cards}").format(cards=_names(eyes, view.face_up))
    for group in view.mansion_known:
        yield _("At the bottom: {cards}").format(cards=_names(eyes, group.cards))


def _survivors(eyes: Eyes) -> Iterator[str]:
    for seat in eyes.view.seats:
        yield _seat_line(eyes, seat)
        if seat.character == NONE:
            continue
        for level, needs in zip(eyes.card(seat.character).levels, seat.needs, strict=True):
            text = eyes.narration.level_text(eyes.card(seat.character).id, level.level)
            need = "" if needs <= seat.decorations else _level_need(needs)
            yield f"  {_('Level {level}').format(level=level.level)}{need}: {text}"
        if seat.attached:
            yield "  " + _("Attached: {cards}.").format(cards=attached_words(eyes, seat))
        if seat.partner is not None:
            yield "  " + _partner(eyes, seat.partner)
        if eyes.mode.infects and not seat.out:
            yield "  " + stopped(infection_words(eyes, seat))
        if seat.skills:
            yield "  " + _skills(eyes, seat)
    for each in eyes.view.teams:
        yield _team(eyes, each)


def _partner(eyes: Eyes, partner: PartnerView) -> str:
    """Return a Partner: its Health, and what is Attached to it (DBG-18.3, 18.7)."""
    return _("Partner {name}: Health {now}/{most}, {attached}.").format(
        name=eyes.card(partner.character).name,
        now=partner.health,
        most=partner.maximum_health.total,
        attached=attached_to(eyes, partner),
    )


_SKILL = mark("{skill} ({have} of {need} XP)")


def _skills(eyes: Eyes, seat: SeatView) -> str:
    """Return the XP of a seat and its Skills with theirs (DBG-19.5)."""
    skills = [
        _(_SKILL).format(
            skill=eyes.card(each.card).name, have=each.xp, need=eyes.card(each.card).xp or 0
        )
        for each in seat.skills
    ]
    return _("XP {xp}. Skills: {skills}.").format(xp=seat.xp, skills=commas(skills))


def _team(eyes: Eyes, view: TeamView) -> str:
    """Return what a Team has: turns left, and its Combo Pile with what it is worth (DBG-15.5, 15.11)."""
    team = view.team
    names = listed(eyes.view.seats[seat].name for seat in sorted(team.seats))
    text = _("Team of {names}: Decorations {count}, Team turns left {turns}").format(
        names=names, count=team.decorations, turns=team.turns
    )
    if team.combo:
        combo = _("Combo worth {worth}: {cards}").format(
            worth=view.worth, cards=_names(eyes, team.combo)
        )
        text = commas((text, combo))
    return f"{text}."


def _level_need(decorations: int) -> str:
    return _(", at {decorations} Decorations").format(decorations=decorations)


def _seat_line(eyes: Eyes, seat: SeatView) -> str:
    if seat.character == NONE and seat.infected:
        return _("{name}: INFECTED, turns face-up in the next turn.").format(name=seat.name)
    if seat.character == NONE:
        return _("{name}: no Character yet.").format(name=seat.name)
    words = [_health(seat), _("Decorations {count}").format(count=seat.decorations)]
    words.append(level_words(seat, eyes))
    counts = (
        (_("Hand {count}"), seat.hand_size),
        (_("Inventory {count}"), seat.inventory_size),
        (_("Discard Pile {count}"), len(seat.discard_pile)),
    )
    words += [text.format(count=count) for text, count in counts]
    who = _("{name} (bot, {kind})").format(name=seat.name, kind=seat.player)
    name = seat.name if seat.player == "person" else who
    return f"{name}, {eyes.person(seat.seat)}: {commas(words)}."


def _health(seat: SeatView) -> str:
    if seat.out:
        return _("out of the game")
    if seat.face_down:
        return _("down")
    return _("Health {now}/{most}").format(now=seat.health, most=seat.maximum_health.total)


def _zone_line(zone: str, eyes: Eyes, copies: tuple[int, ...]) -> str:
    if not copies:
        return _("{zone}: empty.").format(zone=zone)
    text = _("{zone} {count}: {cards}.")
    return text.format(zone=zone, count=len(copies), cards=_names(eyes, copies))


def _names(eyes: Eyes, copies: Iterable[int]) -> str:
    hidden = _("a card not seen")
    names = (hidden if copy == HIDDEN else eyes.card(copy).name for copy in copies)
    return commas(repeated(names))


_LOOKS: dict[str, Callable[[Eyes], Iterable[str]]] = {
    "hand": _hand,
    "piles": _piles,
    "zones": _zones,
    "mansion": _mansion,
    "survivors": _survivors,
}
