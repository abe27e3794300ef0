"""What a steady bot answers in the middle of things: which cards, which player, yes or no."""

from collections.abc import Callable
from functools import cached_property

from core.bots.steady.battle import Attack, best_explores, extra_damage, plan, strike
from core.bots.steady.worth import JUNK, Deck
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.effects.weapons import TYPES
from core.deckbuilding.operations import (
    Choose,
    Heal,
    NextTurn,
    Operation,
    RepeatWeapon,
    ShrugOff,
)
from core.deckbuilding.view import Step, View
from core.kernel.decision import Decision, Option
from core.kernel.rules import Answer

FULLY = 999
"""What a Heal up to the Maximum Health counts, in points."""


class Choices:
    """A question as its seat sees it, with the printed cards."""

    def __init__(self, book: Book, view: View, decision: Decision) -> None:
        self.book, self.view, self.decision = book, view, decision

    @cached_property
    def deck(self) -> Deck:
        """The cards of the seat, looked at only where they matter."""
        return Deck(self.book, self.view)

    def card(self, option: Option) -> Card:
        """Return the card of an option."""
        return self.book.cards[self.view.cards[option.card]]

    def worth(self, option: Option) -> float:
        """Return what one more of the card of an option is worth."""
        return self.deck.worth(self.card(option))

    def quality(self, option: Option) -> float:
        """Return what the card of an option is good for."""
        return self.deck.quality(self.card(option))

    def asking(self, name: str) -> Step | None:
        """Return what asks the question, if it is of that name."""
        last = self.view.ahead[-1] if self.view.ahead else None
        return last if last is not None and last.name == name else None

    def step(self) -> Operation | None:
        """Return the step of a text that asks the question, if one does."""
        asking = self.asking("Text")
        return self.book.steps[asking.about[1]][asking.about[2]] if asking else None

    def one(self, key: Callable[[Option], float]) -> Answer:
        """Return the option that scores most."""
        return (max(self.decision.options, key=key).key,) if self.decision.options else ()

    def coded(self, code: str) -> Answer:
        """Return the first option with a code, else the first one."""
        found = [option.key for option in self.decision.options if option.code == code]
        return (found[0] if found else self.decision.options[0].key,)


def keep(at: Choices) -> Answer:
    """Keep the Character with more Health."""
    return at.one(lambda option: at.card(option).health or 0)


def use(at: Choices) -> Answer:
    """Use the next Weapon of the best set, or be done."""
    fight = at.view.fight
    uses = fight.uses if fight else ()
    left = at.view.turn.ammo - sum(use.ammo for use in uses)
    used = tuple(use.card for use in uses)
    if fight and fight.attack:
        health = min((at.view.seats[seat].health for seat in fight.targets), default=0)
        attack = strike(at.book, at.view, left, used, health)
    else:
        attack = plan(at.book, at.view, left, used).attack
    chosen = attack.weapons[len(used) :]
    wanted = {at.view.cards[copy] for copy in chosen}
    ready = [o for o in at.decision.options if o.code == "use" and at.view.cards[o.card] in wanted]
    return (ready[0].key,) if ready else at.coded("done")


def pay(at: Choices) -> Answer:
    """Pay an X with all there is."""
    return at.one(lambda option: option.amount)


def commit(at: Choices) -> Answer:
    """Spend the number of Explores that brings most."""
    attack = Attack((), at.view.fight_damage, at.view.turn.ammo)
    count, _ = best_explores(at.book, at.view, attack, len(at.decision.options))
    return (f"commit:{count}",)


def trash(at: Choices) -> Answer:
    """Trash the cards that are worth least; where it is a choice, only junk."""
    ordered = sorted(at.decision.options, key=at.quality)
    junk = [option for option in ordered if at.quality(option) < JUNK]
    count = max(min(len(junk), at.decision.most), at.decision.least)
    return tuple(option.key for option in ordered[:count])


def put(at: Choices) -> Answer:
    """Take the best Weapon back; lay what is of least use now on the Inventory."""
    if at.card(at.decision.options[0]).kind is Kind.WEAPON:
        return at.one(at.quality)
    weapons = sum(at.card(option).kind is Kind.WEAPON for option in at.decision.options)
    later = {Kind.WEAPON: 2 if weapons > 1 else -1, Kind.ITEM: 1, Kind.AMMUNITION: 0}
    actions = 0 if at.view.turn.actions else 3
    return at.one(
        lambda option: later.get(at.card(option).kind, actions) - at.quality(option) / 100
    )


def discard(at: Choices) -> Answer:
    """Discard as little as is allowed, and what is worth least."""
    ordered = sorted(at.decision.options, key=at.quality)
    return tuple(option.key for option in ordered[: at.decision.least])


def gain(at: Choices) -> Answer:
    """Gain the best card; where it is a choice, no junk."""
    best = at.one(at.worth)
    chosen = next((o for o in at.decision.options if (o.key,) == best), None)
    if at.decision.least == 0 and (chosen is None or at.worth(chosen) < JUNK):
        return ()
    return best


def exchange(at: Choices) -> Answer:
    """Give away what is worth least."""
    return at.one(lambda option: -at.quality(option))


def lead(at: Choices) -> Answer:
    """Let the Character lead that has more Health: a Partner that falls is gone for good."""
    me = at.view.me
    partner = me.partner
    if partner is None:
        return plain(at)
    leads = partner.health > me.health
    return at.one(lambda option: (option.card == partner.character) is leads)


def weapon(at: Choices) -> Answer:
    """Choose the Weapon of most Damage, for a bonus or against a rival; of texts the one that adds most."""
    if isinstance(at.step(), RepeatWeapon):
        return at.one(lambda option: extra_damage(at.book, at.view, option.card))
    return at.one(lambda option: at.card(option).damage or 0)


def weapon_type(at: Choices) -> Answer:
    """Name the type of most Weapons in Hand, of equals that which needs most Ammo."""
    hand = [at.book.cards[at.view.cards[copy]] for copy in at.view.me.hand]

    def score(option: Option) -> float:
        found = [card for card in hand if card.weapon_type is TYPES[option.amount]]
        return sum(1 + (card.requirement or 0) / 1000 for card in found)

    return at.one(score)


def look(at: Choices) -> Answer:
    """Leave on top what can be beaten or taken."""
    card = at.card(at.decision.options[0])
    fine = card.kind is not Kind.INFECTED or (card.health or 0) <= at.view.fight_damage
    return at.coded("top" if fine else "bottom")


def player(at: Choices) -> Answer:
    """Keep what helps for oneself; what harms goes to the rival with most Decorations."""
    text = next((s for s in reversed(at.view.ahead) if s.name == "Text"), None)
    steps = at.book.steps[text.about[1]] if text else ()
    if any(isinstance(step, NextTurn) and step.explores for step in steps):
        return at.one(lambda option: option.seat == at.view.seat)
    return at.one(lambda option: _rivalry(at, option.seat))


def _rivalry(at: Choices, seat: int) -> int:
    """Return the Decorations of a rival; nobody is less of one than a Teammate, least of all oneself."""
    if seat == at.view.seat:
        return -2
    teams = [each.team.seats for each in at.view.teams]
    together = any(seat in team and at.view.seat in team for team in teams)
    return -1 if together else at.view.seats[seat].decorations


def character(at: Choices) -> Answer:
    """Heal the own Character; let what harms it go to a rival."""
    if isinstance(at.step(), ShrugOff):
        return at.one(lambda option: _rivalry(at, option.seat))
    return at.one(lambda option: option.seat == at.view.seat)


def way(at: Choices) -> Answer:
    """Take the greater healing if more is missing than the smaller one gives."""
    if at.deck.hurt <= 20:
        return (at.decision.options[0].key,)
    text = next((s for s in reversed(at.view.ahead) if s.name == "Text"), None)
    steps = at.book.steps[text.about[1]] if text else ()
    ways = next((step.ways for step in steps if isinstance(step, Choose)), ())
    healing = [sum(map(_healing, each.do)) for each in ways]
    return at.one(lambda option: healing[option.amount] if option.amount < len(healing) else 0)


def _healing(step: Operation) -> int:
    return (FULLY if step.full else step.amount) if isinstance(step, Heal) else 0


def react(at: Choices) -> Answer:
    """Weaken a rival who is not behind; save the own Character, and nobody else's, from a fall."""
    falling = at.asking("ReactToFall")
    if falling is not None:
        saved = falling.about[1].seat == at.view.seat
        return (at.decision.options[0].key,) if saved and at.decision.options else ()
    fight = at.view.fight
    rival = fight is not None and fight.seat != at.view.seat
    if not (rival and at.decision.options and fight):
        return ()
    ahead = at.view.seats[fight.seat].decorations >= at.view.me.decorations
    return (at.decision.options[0].key,) if ahead else ()


def foe(at: Choices) -> Answer:
    """Fight those that are beaten most easily."""
    ordered = sorted(at.decision.options, key=lambda option: at.card(option).health or 0)
    return tuple(option.key for option in ordered[: at.decision.least])


def take(at: Choices) -> Answer:
    """Take what is found."""
    return at.coded("take")


def plain(at: Choices) -> Answer:
    """Answer what this bot does not know: as little as is allowed, the first options in order."""
    return at.decision.keys()[: at.decision.least]


CHOICES: dict[str, Callable[[Choices], Answer]] = {
    "keep": keep, "use": use, "pay": pay, "commit": commit, "trash": trash, "put": put, "gain": gain,
    "exchange": exchange, "weapon": weapon, "type": weapon_type, "look": look, "player": player,
    "character": character, "way": way, "react": react, "take": take, "discard": discard, "foe": foe,
    "lead": lead, "replaced": exchange, "attached": discard,
}  # fmt: skip
"""What is answered by kind of Decision; others have modules of their own, as the main part has."""
