"""What options are called, and what they do in a few words."""

from collections.abc import Callable, Mapping

from core.deckbuilding import frames
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Kind, Text, WeaponType
from core.deckbuilding.catalogue import all_texts
from core.deckbuilding.difficulties import difficulty_of
from core.deckbuilding.effects.inventory import TYPES
from core.deckbuilding.modes import MODES
from core.deckbuilding.moments import Moment
from core.kernel.agenda import Frame
from core.kernel.decision import Option
from core.kernel.records import evolve
from tui.narration.deckbuilding.briefly import brief_way, briefly
from tui.narration.deckbuilding.cards import LINE_CELLS, card_line
from tui.narration.deckbuilding.figures import card_now, with_parts, yields
from tui.narration.deckbuilding.phrases import Names
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import KINDS, WEAPONS, amount, bonus, word
from tui.narration.names import printable
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import commas, fitted

Says = Callable[[Scene, Option], str]

_ALL_AMMUNITION = mark_plural("all Ammunition: {count} card", "all Ammunition: {count} cards")
_REVEALS = mark_plural("reveals {count} card", "reveals {count} cards")
_LEFT = mark_plural("{count} left", "{count} left")


def label(scene: Scene, option: Option) -> str:
    """Return what an option is called in a list."""
    says = LABELS.get(option.code)
    return says(scene, option) if says else printable(option.key)


def note(scene: Scene, option: Option) -> str:
    """Return what an option does, in at most LINE_CELLS; empty if its name says it all."""
    says = NOTES.get(option.code)
    return fitted([("", says(scene, option))], LINE_CELLS) if says else ""


def effect_of(scene: Scene, option: Option) -> Text | None:
    """Return the text that an option of using an effect stands for."""
    frame = scene.asking()
    if isinstance(frame, frames.Effects):
        if option.amount < len(frame.pending):
            copy, text_id = frame.pending[option.amount]
            return scene.text(copy, text_id)
        return None
    usable = scene.view.usable
    if not 0 <= option.amount < len(usable):
        return None
    copy, text_id = usable[option.amount]
    return scene.text(copy, text_id)


def _card(scene: Scene, option: Option) -> str:
    return scene.name(option.card)


def _card_with_zone(scene: Scene, option: Option) -> str:
    """Name a card, and that it lies in the Discard Pile where others on offer lie in the Hand."""
    frame, step = scene.asking(), scene.asking_step()
    zone = frame.zone if isinstance(frame, frames.GiveCards) else getattr(step, "zone", "")
    name = scene.name(option.card)
    if zone == "hand_or_discard_pile" and option.card in scene.view.me.discard_pile:
        return _("{card} (Discard Pile)").format(card=name)
    return name


def _all_ammunition(scene: Scene, option: Option) -> str:
    count = len(ammunition(scene))
    return plural(_ALL_AMMUNITION, count).format(count=count)


def ammunition(scene: Scene) -> list[int]:
    """Return the Ammunition cards of the reader's Hand."""
    hand = scene.view.me.hand
    return [copy for copy in hand if (card := scene.card(copy)) and card.kind is Kind.AMMUNITION]


def all_yields(scene: Scene) -> dict[str, int]:
    """Return the Ammo and Gold that all Ammunition of the reader's Hand gives."""
    given = {"ammo": 0, "gold": 0}
    for copy in ammunition(scene):
        card = scene.card(copy)
        if card is not None:
            for what, by in yields(scene, card).items():
                given[what] += by
    return given


def _done(scene: Scene, option: Option) -> str:
    return _(_NO_MORE.get(scene.view.kind, mark("nothing more")))


_NO_MORE: Mapping[str, str] = {
    "use": mark("no more Weapons"),
    "target": mark("no more Characters"),
}
"""What it is called to be done, by the kind of Decision."""


def _player(scene: Scene, option: Option) -> str:
    return scene.player(option.seat)


def _character(scene: Scene, option: Option) -> str:
    if option.card != scene.seat(option.seat).character:
        return _("{card} ({who}'s Partner)").format(
            card=scene.name(option.card), who=scene.player(option.seat)
        )
    return _("{card} ({who})").format(card=scene.name(option.card), who=scene.player(option.seat))


def _way(scene: Scene, option: Option) -> str:
    step = scene.asking_step()
    if not isinstance(step, op.Choose) or not 0 <= option.amount < len(step.ways):
        return printable(option.key)
    card = scene.card(option.card)
    return brief_way(step.ways[option.amount], Names(scene.book, card.id if card else ""))


def _weapons_of(place: int) -> str:
    """Return the Weapons of the type at a place of the closed list."""
    types = list(WeaponType)
    return plural(WEAPONS[types[place]], 2) if 0 <= place < len(types) else ""


def _use(scene: Scene, option: Option) -> str:
    weapon = next((w for w in scene.view.weapons if w.card == option.card), None)
    if weapon is not None and weapon.partner:
        return _("{card} (Partner)").format(card=scene.name(option.card))
    return scene.name(option.card)


def _kind_at(place: int) -> str:
    """Return the card type at a place of those that can be guessed."""
    return word(KINDS, TYPES[place]) if 0 <= place < len(TYPES) else ""


def _yes(scene: Scene, option: Option) -> str:
    if isinstance(scene.asking(), frames.OfferDraw):
        return _("yes, draw")
    if isinstance(scene.asking(), frames.Gain):
        return _("yes, into your Hand")
    return _("yes, use {card}").format(card=scene.name(option.card))


LABELS: Mapping[str, Says] = {
    "keep": _card,
    "play": _card,
    "play-all-ammunition": _all_ammunition,
    "effect": lambda scene, option: _("effect of {card}").format(card=scene.name(option.card)),
    "explore": lambda scene, option: _("Explore"),
    "attack": lambda scene, option: _("Attack"),
    "target": _character,
    "assign": _character,
    "drop": _character,
    "win": _card,
    "cure": _card,
    "claim": _card,
    "discard": _card,
    "buy": _card,
    "end": lambda scene, option: _("end the turn"),
    "use": _use,
    "done": _done,
    "pay": lambda scene, option: amount("ammo", option.amount),
    "react": _card,
    "commit": lambda scene, option: amount("explores", option.amount),
    "take": lambda scene, option: _("take {card}").format(card=scene.name(option.card)),
    "foe": _card,
    "number": lambda scene, option: amount("cards", option.amount),
    "sift": _card,
    "raise": _card,
    "sink": _card,
    "return": _card,
    "strip": _card,
    "give": _card_with_zone,
    "resource": _card,
    "pass": _card,
    "decline": lambda scene, option: _("decline {card}").format(card=scene.name(option.card)),
    "trash": _card_with_zone,
    "put": _card,
    "gain": _card,
    "exchange": _card,
    "weapon": _card,
    "infected": _card,
    "attach": lambda scene, option: _("Attach {card}").format(card=scene.name(option.card)),
    "lead": _card,
    "name": _card,
    "replaced": _card,
    "attached": _card,
    "type": lambda scene, option: _weapons_of(option.amount),
    "order": _card,
    "draft": _card,
    "skill": _card,
    "owner": _card,
    "xp-amount": lambda scene, option: _("{count} XP").format(count=option.amount),
    "xp": lambda scene, option: _("XP on {card}").format(card=scene.name(option.card)),
    "lay": _card,
    "search": lambda scene, option: _("put {card} on top").format(card=scene.name(option.card)),
    "leave": lambda scene, option: _("leave the cards as they lie"),
    "kind": lambda scene, option: _kind_at(option.amount),
    "reveal": _card,
    "tuck": _card,
    "top": lambda scene, option: _("leave it on the top"),
    "bottom": lambda scene, option: _("put it on the bottom"),
    "player": _player,
    "character": _character,
    "way": _way,
    "yes": _yes,
    "no": lambda scene, option: _("no"),
}
"""Code of an option -> what it is called."""


def _card_now(scene: Scene, option: Option) -> str:
    return card_now(scene, option.card)


def _printed(scene: Scene, option: Option) -> str:
    """Return a card's line, Levels by what they take in this mode (DBG-12.2, 16.13)."""
    card = scene.card(option.card)
    if card is None:
        return ""
    required = MODES[scene.view.setup.mode].required
    levels = tuple(evolve(each, decorations=required(each)) for each in card.levels)
    return card_line(scene.book, evolve(card, levels=levels))


def _all_ammunition_gives(scene: Scene, option: Option) -> str:
    return commas(bonus(what, by) for what, by in all_yields(scene).items() if by)


def _effect(scene: Scene, option: Option) -> str:
    text = effect_of(scene, option)
    card = scene.card(option.card)
    if text is None or card is None:
        return ""
    return commas(briefly(step, Names(scene.book, card.id)) for step in text.do)


_WINDOWS: Mapping[type[Frame], Moment] = {
    frames.ReactToReveal: Moment.REACT_REVEAL,
    frames.ReactToFall: Moment.REACT_FALL,
}
"""The windows for other reactions than those to Weapons (DBG-5.22)."""


def _reaction(scene: Scene, option: Option) -> str:
    card = scene.card(option.card)
    if card is None:
        return ""
    names = Names(scene.book, card.id)
    moment = Moment.REACT_WEAPON
    for window, of_window in _WINDOWS.items():
        if isinstance(scene.asking(), window):
            moment = of_window
    steps = [step for text in all_texts(card) if text.when is moment for step in text.do]
    return commas(briefly(step, names) for step in steps if not isinstance(step, op.DiscardThis))


def _explores_left(scene: Scene, option: Option) -> str:
    left = scene.view.turn.explores
    return _("{explores} left").format(explores=amount("explores", left))


def _cost(scene: Scene, option: Option) -> str:
    card = scene.card(option.card)
    cost = _("cost {cost}").format(cost=card.cost or 0 if card else 0)
    pile = next((pile for pile in scene.view.piles if pile.top == option.card), None)
    left = plural(_LEFT, pile.size).format(count=pile.size) if pile else ""
    return commas(part for part in (cost, left) if part)


def _pays(scene: Scene, option: Option) -> str:
    card = scene.card(option.card)
    if card is None or card.damage is not None:
        return ""
    return _("Damage {damage}").format(damage=option.amount)


_FIGHTS = mark_plural("fights {count} Infected", "fights {count} Infected together")


def _commits(scene: Scene, option: Option) -> str:
    if scene.view.face_up:
        return plural(_FIGHTS, option.amount).format(count=option.amount)
    return plural(_REVEALS, option.amount).format(count=option.amount)


def _health(scene: Scene, option: Option) -> str:
    seat = scene.seat(option.seat)
    if seat.partner is not None and option.card == seat.partner.character:
        return _("Health {health}/{most}").format(
            health=seat.partner.health, most=seat.partner.maximum_health.total
        )
    return _("Health {health}/{most}").format(health=seat.health, most=seat.maximum_health.total)


def _concerned(scene: Scene, option: Option) -> str:
    """Return the figure of a Character that the question is about."""
    step = scene.asking_step()
    if step is None or not step.infects:
        return _health(scene, option)
    seat = scene.seat(option.seat)
    partner = seat.partner
    someone = partner if partner is not None and option.card == partner.character else seat
    return _("Infection Level {level}").format(level=someone.infection_level)


def _infected_line(scene: Scene, option: Option) -> str:
    """Return an Infected with the figures that the difficulty gives it (DBG-20)."""
    card = scene.card(option.card)
    if card is None or card.kind is not Kind.INFECTED:
        return _printed(scene, option)
    difficulty = difficulty_of(scene.view.setup.difficulty)
    health, damage = difficulty.figure(card.health), difficulty.figure(card.damage)
    return card_line(scene.book, evolve(card, health=health, damage=damage))


def _infected_now(scene: Scene, option: Option) -> str:
    for each in scene.view.infected:
        if each.card == option.card:
            return _("Health {health}  Damage {damage}").format(
                health=with_parts(each.health), damage=with_parts(each.damage)
            )
    return _infected_line(scene, option)


def _instead(scene: Scene, option: Option) -> str:
    """Return what the effect does that is offered in place of something."""
    frame = scene.asking()
    if isinstance(frame, frames.OfferDraw):
        return ""
    if isinstance(frame, frames.Damage | frames.Heal | frames.Affect):
        decision = scene.view.decision
        text = scene.text(option.card, decision.effect) if decision else None
        names = Names(scene.book)
        return commas(briefly(step, names) for step in text.do) if text else ""
    return _("instead of the Trash")


_USUALLY: Mapping[type[Frame], str] = {
    frames.Damage: mark("Damage as usual"),
    frames.Heal: mark("Heal as usual"),
    frames.Affect: mark("the effect as usual"),
}


def _as_usual(scene: Scene, option: Option) -> str:
    frame = scene.asking()
    if isinstance(frame, frames.OfferDraw):
        return ""
    said = next((said for each, said in _USUALLY.items() if isinstance(frame, each)), None)
    return _(said or mark("Trash as usual"))


def _health_of_own(scene: Scene, option: Option) -> str:
    """Return the Health of one of the reader's own Characters."""
    return _health(scene, evolve(option, seat=scene.view.seat))


NOTES: Mapping[str, Says] = {
    "keep": _printed,
    "play": _card_now,
    "play-all-ammunition": _all_ammunition_gives,
    "effect": _effect,
    "explore": _explores_left,
    "attack": _explores_left,
    "target": _health,
    "assign": _health,
    "drop": _health,
    "win": _printed,
    "cure": _printed,
    "claim": _printed,
    "discard": _card_now,
    "buy": _cost,
    "use": _card_now,
    "pay": _pays,
    "react": _reaction,
    "commit": _commits,
    "take": _printed,
    "foe": _infected_line,
    "sift": _printed,
    "raise": _printed,
    "sink": _printed,
    "return": _printed,
    "strip": _printed,
    "give": _card_now,
    "resource": _printed,
    "pass": _card_now,
    "decline": lambda scene, option: _("to the bottom of the Mansion"),
    "search": _printed,
    "leave": lambda scene, option: _("nothing is moved"),
    "reveal": _card_now,
    "tuck": _card_now,
    "trash": _card_now,
    "put": _card_now,
    "gain": _printed,
    "exchange": _card_now,
    "weapon": _card_now,
    "infected": _infected_now,
    "attach": lambda scene, option: _("to your Partner, for 1 Action"),
    "lead": _health_of_own,
    "name": _printed,
    "replaced": _card_now,
    "attached": _card_now,
    "order": _printed,
    "draft": _printed,
    "skill": _printed,
    "owner": _printed,
    "xp": lambda scene, option: _("{count} XP, and it works").format(count=option.amount),
    "lay": _printed,
    "character": _concerned,
    "yes": _instead,
    "no": _as_usual,
}
"""Code of an option -> what it does in a few words."""
