"""Which cards do more when Revealed than the odds of an Explore count: a screen names them (DBG-7.21)."""

from core.deckbuilding.cards import Card
from core.deckbuilding.catalogue import Book
from core.deckbuilding.difficulties import difficulty_of
from core.deckbuilding.foes import Ground, counted, holds, reveal_steps, takes_top
from core.deckbuilding.followed import FOLLOWED
from core.deckbuilding.modes import MODES
from core.deckbuilding.odds import Attack
from core.deckbuilding.operations import (
    ChangeInfected,
    Damage,
    Discard,
    Gain,
    GiveToDiscard,
    LetPlayer,
    LoseXp,
    MoveResource,
    Operation,
    PassLeft,
    RaiseInfection,
    RemoveThis,
    RevealMore,
    ShuffleIntoMansion,
    Suffer,
    When,
)
from core.deckbuilding.rows import drawn, ground_of
from core.deckbuilding.view import View
from core.kernel.records import evolve

IDLE = (
    Discard, Gain, GiveToDiscard, LoseXp, MoveResource, PassLeft, RemoveThis, ShuffleIntoMansion,
)  # fmt: skip
"""Steps that leave the Damage, the Infected and the Health of who Explores as they are."""

NEAR = 2
"""So many Levels before the last an Infected's infection can end the Explore (DBG-17.14)."""


def unforeseen(book: Book, view: View, attack: Attack, explores: int) -> tuple[Card, ...]:
    """Return the cards that could be Revealed whose texts the odds do not count, each once, by name."""
    if view.face_up or not 1 <= explores <= view.mansion_size:
        return ()
    pools = drawn(view, explores, bottom=attack.bottom)
    reach = {view.cards[copy] for pool, _take in pools for copy in pool}
    cards = sorted((book.cards[each] for each in reach), key=lambda card: card.name)
    events = [card for card in cards if any(_follows(step) for step in reveal_steps(card))]
    copies = sum(
        view.cards[copy] == each.id for each in events for pool, _ in pools for copy in pool
    )
    left_out = explores > FOLLOWED or (copies > 1 and explores > 1)
    paired = events if left_out else []
    return tuple(
        card
        for card in cards
        if card in paired or not all(_counted(book, view, attack, s) for s in reveal_steps(card))
    )


def _follows(step: Operation) -> bool:
    return isinstance(step, RevealMore) or takes_top(step)


def _counted(book: Book, view: View, attack: Attack, step: Operation) -> bool:
    """Say whether the odds count a step of a Reveal text, or need not."""
    if isinstance(step, LetPlayer):
        return all(_counted(book, view, attack, each) for each in step.then)
    if isinstance(step, ChangeInfected):
        # What is Defeated at once is Attached before the next one looks at that.
        moving = bool(step.per and attack.armed)
        times = counted(step, ground_of(book, view))
        known = times is not None and times == counted(step, _of_partner(book, view))
        return step.on == "others" or (known and not moving)
    if isinstance(step, When):
        return _settled(book, view, attack, step)
    if _follows(step):
        return not (attack.armed or attack.bottom or view.turn.effects.from_bottom)
    return isinstance(step, IDLE) or _plain(view, step)


def _plain(view: View, step: Operation) -> bool:
    if isinstance(step, Damage):
        return step.who in ("each", "characters", "not_exploring")
    if isinstance(step, Suffer):
        return not step.per
    return isinstance(step, RaiseInfection) and not _infecting(view)


def _settled(book: Book, view: View, attack: Attack, step: When) -> bool:
    """Say whether a condition is known before, and what follows from it counted; Events have their own."""
    if step.cond.count == "total_damage":
        return True
    truth = holds(step.cond, ground_of(book, view))
    if truth is None or truth is not holds(step.cond, _of_partner(book, view)):
        return False
    steps = step.then if truth else step.otherwise
    return all(_counted(book, view, attack, each) for each in steps)


def _of_partner(book: Book, view: View) -> Ground:
    """Return the ground where the Partner leads: XP of its own, and no Infected (DBG-19.7, 18.13)."""
    ground, partner = ground_of(book, view), view.me.partner
    return ground if partner is None else evolve(ground, attached_of_leader=(), xp=partner.xp)


def _infecting(view: View) -> bool:
    """Say whether the Character is so near to its infection that an Infected could bring it about."""
    limit = difficulty_of(view.setup.difficulty).infection_limit
    return MODES[view.setup.mode].infects and view.me.infection_level >= limit - NEAR
