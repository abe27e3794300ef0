"""Undead as lines of text: the words of its table, and looks at the track, the squad and the Hostiles."""

from collections import Counter
from collections.abc import Callable, Iterator

from core.kernel.decision import NONE, Decision
from core.kernel.rules import AnyRules
from core.undead.catalogue import Book
from core.undead.setup import Setup
from core.undead.state import Gear, Soldier
from core.undead.view import Sheet, Threat, View
from tui.games import NAMES
from tui.grammar import Lexicon, Thing
from tui.narration.base import Narration
from tui.narration.text import _, mark
from tui.narration.undead.cards import card_line, column_words
from tui.narration.undead.scene import Scene
from tui.narration.undead.terms import counted
from tui.narration.words import commas, repeated
from tui.rows import left

VERBS = (
    "attack",
    "forward",
    "back",
    "power",
    "play",
    "reload",
    "use",
    "calm",
    "work",
    "place",
    "activate",
    "draw",
    "deed",
    "take",
    "recover",
    "pass",
    "drop",
    "end",
    "weapon",
    "target",
    "roll",
    "pay",
    "discard",
    "hit",
    "suppress",
    "soldier",
    "for",
    "spend",
    "expend",
    "supply",
    "under",
    "xp",
    "divinity",
    "hand-over",
)
"""What keys begin with; a name alone is tried with each in this order."""

ALIASES = {"forward": ("go",), "end": ("next",), "decline": ("nothing",)}
"""What an option is called besides its key and label, by its code."""

COMMANDS = {
    "track": mark("the track: each place with who stands there and what it costs to enter"),
    "squad": mark("your Soldiers: Health, Actions, Gear, Divinity"),
    "hands": mark("the Action cards of each Soldier, with what they do"),
    "hostiles": mark("each Hostile: what it takes, whom it is after, its next Attack"),
    "piles": mark("what can still come from the decks"),
}


class UndeadLooks:
    """The words and looks of this game."""

    commands = COMMANDS

    def __init__(self, rules: AnyRules, narration: Narration) -> None:
        self._book = Book(rules.catalogue)
        self._slugs: dict[str, str] = {}
        for card in rules.catalogue.cards:
            self._slugs.setdefault(card.slug, card.id)

    def title(self, setup: Setup) -> str:
        """Return the game, the Mission, and the squad or position."""
        parts = [_(NAMES["undead"]), self._book.missions[setup.mission].name]
        squad = self._book.squads.get(setup.squad)
        if setup.position is not None:
            parts.append(_("a position"))
        elif squad is not None:
            parts.append(squad.name)
        return commas(parts)

    def lexicon(self, view: View) -> Lexicon:
        """Return the words; every card of the Mission can be named, and a Soldier by his number too."""
        soldiers = [Thing(str(each.soldier + 1), each.name) for each in view.sheets]
        ids = dict.fromkeys(view.cards[len(soldiers) :])
        things = [Thing(self._book.by_id[each].slug, self._book.by_id[each].name) for each in ids]
        return Lexicon(VERBS, ALIASES, (*soldiers, *things))

    def standing(self, view: View) -> tuple[str, ...]:
        """Return the Turns left, the track in short, and the Soldiers of the reader with their hands."""
        scene = Scene(self._book, view)
        mine = [each for each in view.sheets if each.seat == view.seat]
        return (
            _goal(scene),
            *_track_short(scene),
            *(_soldier_short(scene, each) for each in mine),
        )

    def begins(self, decision: Decision) -> bool:
        """The main part asks what to do next."""
        return decision.kind == "main"

    def look(self, command: str, view: View) -> tuple[str, ...]:
        """Return a look, top line first."""
        return tuple(_LOOKS[command](Scene(self._book, view)))

    def card(self, view: View, copy: int) -> tuple[str, str]:
        """Return the id and the name of a copy."""
        card_id = view.cards[copy]
        return card_id, self._book.by_id[card_id].name

    def card_id(self, slug: str) -> str:
        """Return the id of a card by its slug."""
        return self._slugs.get(slug, "")


def _goal(scene: Scene) -> str:
    view = scene.view
    mission = scene.book.missions[view.setup.mission]
    card = scene.book.objectives[view.setup.objective or mission.objectives[0]]
    done = ""
    if card.work:
        done = _(", {now} of {needed} done").format(now=view.goal.work, needed=card.work)
    elif card.hits:
        done = _(", {now} of {needed} Hits").format(now=view.goal.hits, needed=card.hits)
    active = _("Active") if view.goal.active else _("not Active")
    text = _("{turns} left. {objective}: {active}{done}.")
    return text.format(
        turns=counted("turns", view.turn.left), objective=card.name, active=active, done=done
    )


def _track_short(scene: Scene) -> Iterator[str]:
    for place in scene.view.places:
        soldiers = [
            scene.soldier(n)
            for n, each in enumerate(scene.view.soldiers)
            if each.at == place.at and each.health
        ]
        hostiles = [scene.target(each.card) for each in scene.view.hostiles if each.at == place.at]
        here = [*soldiers, *hostiles]
        name = (
            scene.place(place.at)
            if place.in_play or place.at == len(scene.view.places) - 1
            else "-"
        )
        yield f"  {place.at} {name}: {commas(here) if here else _('nobody')}."


def _soldier_short(scene: Scene, sheet: Sheet) -> str:
    man = scene.view.soldiers[sheet.soldier]
    if not man.health:
        return _("{name}: Downed.").format(name=scene.soldier(sheet.soldier))
    hand = repeated(scene.name(copy) for copy in man.hand)
    text = _("{number} {name}: {state}. Hand: {hand}.")
    return text.format(
        number=sheet.soldier + 1,
        name=scene.soldier(sheet.soldier),
        state=commas(_state(man, sheet)),
        hand=commas(hand) if hand else _("none"),
    )


def _state(man: Soldier, sheet: Sheet) -> list[str]:
    words = [_("Health {now}/{most}").format(now=man.health, most=sheet.greatest_health)]
    words.append(counted("actions", man.actions))
    if man.suppressions:
        words.append(counted("suppressions", man.suppressions))
    if man.divinity or sheet.powers:
        words.append(_("Divinity {points}").format(points=man.divinity))
    if man.protected:
        words.append(_("Protection"))
    if man.xp:
        words.append(counted("xp", man.xp))
    return words


def _track(scene: Scene) -> Iterator[str]:
    yield _goal(scene)
    for place in scene.view.places:
        card = scene.ground(place.at)
        yield f"{place.at} {scene.place(place.at)}"
        if card is not None and (place.in_play or place.at == len(scene.view.places) - 1):
            text = _(
                "Entrance {entrance}, penalties {penalties}, Cover {cover}, Reinforcement {number}"
            )
            words = [
                text.format(
                    entrance=place.entrance,
                    penalties=place.penalties,
                    cover=place.cover,
                    number=place.reinforce,
                )
            ]
            words += [_("warded")] if place.warded else []
            yield f"    {commas(words)}."
    yield from _track_short(scene)


def _squad(scene: Scene) -> Iterator[str]:
    for sheet in scene.view.sheets:
        man = scene.view.soldiers[sheet.soldier]
        owner = scene.seat(sheet.seat)
        if not man.health:
            yield _("{number} {name}: Downed at {place}.").format(
                number=sheet.soldier + 1, name=sheet.name, place=scene.place(man.at)
            )
            continue
        text = _(
            "{number} {name} ({owner}), at {place}: {state}, Cover {cover}, Movement {movement}."
        )
        yield text.format(
            number=sheet.soldier + 1,
            name=sheet.name,
            owner=owner,
            place=scene.place(man.at),
            state=commas(_state(man, sheet)),
            cover=sheet.cover.total,
            movement=sheet.movement,
        )
        gear = [_gear(scene, each) for each in man.gear]
        if gear:
            load = _(" (Loadout {used} of {most})").format(
                used=sheet.loadout_used, most=sheet.loadout
            )
            yield "    " + _("Gear: {gear}{load}.").format(gear="; ".join(gear), load=load)
        if sheet.powers:
            names = [f"{scene.name(copy)} {cost}" for copy, cost in sheet.powers]
            yield "    " + _("Powers that he can use now: {powers}.").format(powers=commas(names))


def _gear(scene: Scene, gear: Gear) -> str:
    words = [scene.name(gear.card)]
    words += [_("Empty")] if gear.empty else []
    words += [counted("ammo", gear.ammo)] if gear.ammo else []
    words += [counted("charges", gear.charges)] if gear.charges else []
    return commas(words)


def _hands(scene: Scene) -> Iterator[str]:
    for sheet in scene.view.sheets:
        man = scene.view.soldiers[sheet.soldier]
        if not sheet.hand_size or not man.health:
            continue
        text = _("{name}: {cards}, hand size {size}.")
        name = scene.soldier(sheet.soldier)
        yield text.format(name=name, cards=counted("cards", len(man.hand)), size=sheet.hand_size)
        for copy in man.hand:
            yield f"  {left(scene.name(copy), 20)} {card_line(scene.book, scene.card(copy))}"


def _hostiles(scene: Scene) -> Iterator[str]:
    if not scene.view.threats:
        yield _("No Hostiles are in play.")
    for threat in scene.view.threats:
        yield _threat(scene, threat)
    if scene.view.commander:
        yield _("A Commander is among them: each rolls one more D10 and uses the higher.")


def _threat(scene: Scene, threat: Threat) -> str:
    text = _("{unit} at {place}, Cover {cover}: {ekias} of {health}{held}; {next}.")
    held = ""
    if threat.suppressions:
        held = _(", {suppressions}").format(
            suppressions=counted("suppressions", threat.suppressions)
        )
    return text.format(
        unit=scene.unit(threat.card, threat.unit),
        place=scene.place(threat.at),
        cover=threat.cover,
        ekias=threat.ekias,
        health=counted("hits", threat.health),
        held=held,
        next=_next(scene, threat),
    )


def _next(scene: Scene, threat: Threat) -> str:
    if threat.target == NONE:
        return _("Destroyed")
    if not threat.left:
        return _("cannot act this Turn, after {soldier}").format(
            soldier=scene.soldier(threat.target)
        )
    text = _("after {soldier}, column {column}")
    if not threat.in_range:
        text = _("after {soldier}, out of Range, column {column}")
    return text.format(soldier=scene.soldier(threat.target), column=column_words(threat.column))


def _piles(scene: Scene) -> Iterator[str]:
    decks = (
        (_("Action deck"), scene.view.actions),
        (_("Location deck"), scene.view.locations),
        (_("Hostile deck"), scene.view.hostile_deck),
    )
    for name, deck in decks:
        yield _("{name}: {cards}, {discarded} discarded. It can hold:").format(
            name=name, cards=counted("cards", deck.size), discarded=len(deck.discard)
        )
        for card_id, count in Counter(scene.view.cards[copy] for copy in deck.unseen).items():
            card = scene.book.by_id[card_id]
            yield f"  {count} {left(card.name, 24)} {card_line(scene.book, card)}"
        if deck.bottom:
            names = commas(scene.name(copy) for copy in deck.bottom)
            yield _("  At the bottom, in this order: {cards}.").format(cards=names)


_LOOKS: dict[str, Callable[[Scene], Iterator[str]]] = {
    "track": _track,
    "squad": _squad,
    "hands": _hands,
    "hostiles": _hostiles,
    "piles": _piles,
}
