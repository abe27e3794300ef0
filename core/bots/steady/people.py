"""Whom a steady bot means, and what it does to others (DBG-5.13, 5.16, 5.30): friends first, rivals last.

Good goes to the own side, harm to the rival with most Decorations.
"""

from core.bots.steady.choices import Choices, Rule
from core.bots.steady.skills import value
from core.bots.steady.worth import JUNK, STRONG
from core.deckbuilding import operations as op
from core.kernel.decision import Option
from core.kernel.records import Record
from core.kernel.rules import Answer

HARMS = (op.RevealHand, op.LoseXp, op.Discard, op.LowerMaximum, op.Put, op.GainNamed, op.Gain)
"""What nobody lets be done to oneself by another one's text; a card that is Gained unasked is junk."""


def player(at: Choices) -> Answer:
    """Choose a friend for what helps, and the rival with most Decorations for what harms."""
    step = at.step()
    if at.decision.rule == "DBG-19.17":
        return at.one(lambda option: _skills(at, option.seat))
    if isinstance(step, op.Trash):
        return _to_trash_from(at)
    if isinstance(step, op.MakeDiscard):
        return at.one(lambda option: _hand_of_rival(at, option.seat))
    if step is not None and _helps(at, step):
        # Where it must be another one who is helped, it is whoever is least dangerous.
        return at.one(lambda option: -at.rivalry(option.seat))
    return at.one(lambda option: at.rivalry(option.seat))


def _skills(at: Choices, seat: int) -> float:
    return sum(value(at.printed(each.card)) for each in at.view.seats[seat].skills)


def _hand_of_rival(at: Choices, seat: int) -> float:
    return at.view.seats[seat].hand_size if not at.allied(seat) else -1.0


def _helps(at: Choices, step: op.Operation) -> bool:
    """Say whether a step does good to the Player whom it is about."""
    if isinstance(step, op.NextTurn):
        return bool(step.explores or step.actions or step.buys or step.cards)
    if isinstance(step, op.LetPlayer):
        return not any(isinstance(each, HARMS) for each in step.then)
    if isinstance(step, op.GiveToDiscard):
        asking = at.asking("Text")
        given = asking.about[3] if asking else ()
        return bool(given) and all(at.deck.quality(at.printed(copy)) >= JUNK for copy in given)
    return isinstance(step, op.LetDraw | op.Put)


def _to_trash_from(at: Choices) -> Answer:
    """Choose the rival who has discarded the strongest card, else oneself for junk (DBG-10.10)."""

    def best_of(seat: int) -> float:
        pile = at.view.seats[seat].discard_pile
        return max((at.deck.quality(at.printed(copy)) for copy in pile), default=0.0)

    def score(option: Option) -> float:
        if at.allied(option.seat):
            junk = _has_junk(at, option.seat)
            return STRONG if junk and option.seat == at.view.seat else 0.0
        return best_of(option.seat)

    return at.one(score)


def _has_junk(at: Choices, seat: int) -> bool:
    pile = at.view.seats[seat].discard_pile
    return any(at.deck.quality(at.printed(copy)) < JUNK for copy in pile)


class _Body(Record):
    """A Character as it stands: Health and lost Health in points, Infection Level."""

    health: int
    lost: int
    level: int
    partner: bool


def _body(at: Choices, option: Option) -> _Body:
    seat = at.view.seats[option.seat]
    partner = seat.partner
    if partner is not None and partner.character == option.card:
        lost = partner.maximum_health.total - partner.health
        return _Body(partner.health, lost, partner.infection_level, True)
    return _Body(seat.health, seat.maximum_health.total - seat.health, seat.infection_level, False)


def character(at: Choices) -> Answer:
    """Heal the own Characters, the most hurt first; let what harms go to a rival's, the weakest first.

    Of the own two (DBG-18.20) the one suffers that bears it better.
    """
    step = at.step()
    if isinstance(step, op.Heal):
        return at.one(lambda option: _heals(at, option))
    if all(option.seat == at.view.seat for option in at.decision.options):
        return _own(at, step)
    if isinstance(step, op.RaiseInfection):
        return at.one(lambda option: _victim(at, option) + _body(at, option).level / 100)
    return at.one(lambda option: _victim(at, option) - _body(at, option).health / 1000)


def _heals(at: Choices, option: Option) -> float:
    lost = _body(at, option).lost
    side = 2 if option.seat == at.view.seat else 1 if at.allied(option.seat) else 0
    return side * 1000 + lost if side and lost else side


def _victim(at: Choices, option: Option) -> float:
    """Return how welcome harm to a Character is."""
    return float(at.rivalry(option.seat))


def _own(at: Choices, step: op.Operation | None) -> Answer:
    """Choose between the Main Character and the Partner, in doubt the Main Character."""

    def score(option: Option) -> float:
        body = _body(at, option)
        if isinstance(step, op.Suffer | op.LowerMaximum | op.When | op.Damage):
            return body.health - body.partner / 2
        if isinstance(step, op.LowerInfection):
            return body.level - body.partner / 2
        if isinstance(step, op.RaiseInfection):
            return -body.level - body.partner / 2
        return -float(body.partner)

    return at.one(score)


def give(at: Choices) -> Answer:
    """Give a rival junk, as much as may be; a Teammate gets no more than must be (DBG-10.15)."""
    asking = at.asking("GiveCards")
    whom = asking.about[2][0] if asking and asking.about[2] else at.view.seat
    junk = 0 if at.allied(whom) else sum(at.quality(o) < JUNK for o in at.decision.options)
    return at.ranked(lambda option: -at.quality(option), min(junk, at.decision.most))


def resource(at: Choices) -> Answer:
    """Let go of the card of the Resource Area that one would Gain last; to a rival it is junk or nothing."""
    step = at.step()
    if isinstance(step, op.MoveResource) and step.to == "opponent":
        junk = min(at.decision.options, key=at.quality)
        return (junk.key,) if at.decision.least or at.quality(junk) < JUNK else ()
    return at.one(lambda option: -at.worth(option))


def strip(at: Choices) -> Answer:
    """Take out of a rival's Hand the best Action to apply, or the Weapon of most Damage (DBG-5.28, 5.30)."""
    return at.one(lambda option: (at.card(option).damage or 0) + at.quality(option) / 1000)


def draw(at: Choices) -> Answer:
    """Draw a card that is offered (DBG-22.2)."""
    return at.coded("yes")


PEOPLE: dict[str, Rule] = {
    "player": player, "character": character, "give": give, "resource": resource,
    "strip": strip, "draw": draw,
}  # fmt: skip
"""What is answered by kind of Decision."""
