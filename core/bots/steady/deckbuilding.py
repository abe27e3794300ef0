"""The steady bot of the Deck Building Game: rules of thumb, like a sensible beginner's.

In the main part it plays Actions, then Ammunition, heals, buys the best card it can afford, and
Explores if that brings more than it costs.
"""

from core.bots.steady.actions import plays
from core.bots.steady.attacks import ATTACKS, worth_attacking
from core.bots.steady.bans import can_use
from core.bots.steady.battle import care_at, dread, plan
from core.bots.steady.choices import Choices, Rule, plain
from core.bots.steady.effects import EFFECTS, helps, trades
from core.bots.steady.fighting import FIGHTING
from core.bots.steady.looking import LOOKING
from core.bots.steady.own_cards import CARDS
from core.bots.steady.people import PEOPLE
from core.bots.steady.skills import SKILLS, to_place
from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Book, Catalogue
from core.deckbuilding.view import View
from core.kernel.chance import Chance
from core.kernel.decision import Option
from core.kernel.rules import Answer

WANTED = 6.0
"""What a card must be worth to be bought: less would only thin out the good ones."""

HEAL_AT = 30
"""Lost Health, in points, from which on a healing Item is played."""

ANSWERS: dict[str, Rule] = {
    **FIGHTING, **CARDS, **LOOKING, **PEOPLE, **EFFECTS, **SKILLS, **ATTACKS,
}  # fmt: skip
"""What is answered by kind of Decision, but in the main part and where any answer is alike."""

ALIKE = {
    "order": "Infection cards on top are all drawn next; who meets what lies under the Mansion is open.",
    "claim": "All that can be chosen have the most Decorations (DBG-17.22).",
}
"""Kinds of Decision where any answer is as good as another, each with the reason."""


class SteadyDeckBuilding:
    """Answers every Decision of the Deck Building Game from the view of its seat."""

    kind = "steady"

    def __init__(self, catalogue: Catalogue) -> None:
        self.book = Book(catalogue)

    def answer(self, view: View, chance: Chance) -> Answer:
        """Return a legal answer to `view.decision`; it needs no chance."""
        decision = view.decision
        if decision is None:
            return ()
        at = Choices(self.book, view, decision)
        if decision.kind == "main":
            return (self._main(at).key,)
        return ANSWERS.get(decision.kind, plain)(at)

    def _main(self, at: Choices) -> Option:
        options = at.decision.options
        for each in (
            self._xp,
            self._action,
            self._attach,
            self._trade,
            self._ammunition,
            self._item,
            self._effect,
            self._buy,
        ):
            chosen = each(at)
            if chosen is not None:
                return chosen
        by_key = {option.key: option for option in options}
        if "attack" in by_key and ("explore" not in by_key or worth_attacking(at)):
            return by_key["attack"]
        if "explore" in by_key and ("end" not in by_key or self._worth_exploring(at)):
            return by_key["explore"]
        return by_key.get("end", options[0])

    def _xp(self, at: Choices) -> Option | None:
        """Make a Skill work as soon as there is the XP for it."""
        return to_place(at, _coded(at, "xp"))

    def _action(self, at: Choices) -> Option | None:
        """Play Actions, those that give further Actions first."""
        played = _coded(at, "play")
        found = [o for o in played if at.card(o).kind is Kind.ACTION and plays(at, o)]
        return max(
            found, key=lambda o: (at.card(o).bonus.actions, at.card(o).bonus.cards), default=None
        )

    def _attach(self, at: Choices) -> Option | None:
        """Attach the best Weapon to a Partner that has room for it: there it can be used every turn."""
        partner = at.view.me.partner
        if partner is None or len(partner.attached) >= partner.limit:
            return None
        found = (
            option
            for option in _coded(at, "attach")
            if can_use(self.book, at.view, at.card(option), partner=True)
        )
        return max(found, key=at.quality, default=None)

    def _trade(self, at: Choices) -> Option | None:
        """Give a card of the Hand for a better one, before it is played."""
        found = (o for o in _coded(at, "effect") if trades(at, o) and helps(at, o))
        return next(found, None)

    def _ammunition(self, at: Choices) -> Option | None:
        found = _coded(at, "play-all-ammunition")
        found += [o for o in _coded(at, "play") if at.card(o).kind is Kind.AMMUNITION]
        return found[0] if found else None

    def _item(self, at: Choices) -> Option | None:
        found = [o for o in _coded(at, "play") if at.card(o).kind is Kind.ITEM]
        return found[0] if found and at.deck.hurt >= HEAL_AT else None

    def _effect(self, at: Choices) -> Option | None:
        must = not _coded(at, "end") and not at.view.turn.effects.must_explore
        found = [o for o in _coded(at, "effect") if must or helps(at, o)]
        return found[0] if found else None

    def _buy(self, at: Choices) -> Option | None:
        """Buy what is worth most and no junk."""
        best = max(_coded(at, "buy"), key=at.worth, default=None)
        return best if best is not None and at.worth(best) >= WANTED else None

    def _worth_exploring(self, at: Choices) -> bool:
        gain = plan(self.book, at.view, at.view.turn.ammo, ()).gain
        least = -dread(at.view)
        # When losses do not count any more a game must come to an end, whatever it is.
        return gain > least or (gain == least and not care_at(at.view.turn.number))


def _coded(at: Choices, code: str) -> list[Option]:
    return [option for option in at.decision.options if option.code == code]
