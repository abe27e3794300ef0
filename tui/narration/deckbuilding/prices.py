"""What an option costs that undo cannot take back: hidden cards shown, chance used, turns passed."""

from collections.abc import Callable, Iterator, Mapping

from core.deckbuilding import frames
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment
from core.deckbuilding.texts import copy_text
from core.kernel.agenda import Frame
from core.kernel.decision import Option
from core.kernel.event import because
from tui.narration.deckbuilding.foresight.steps import shows_top, turns_up
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, first
from tui.narration.deckbuilding.foresight.work import of_character, reveals
from tui.narration.deckbuilding.options import ammunition, effect_of
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import amount
from tui.narration.text import _
from tui.narration.words import commas


def price(scene: Scene, option: Option) -> str:
    """Return what cannot be taken back about an option; empty if undo takes all of it back.

    It goes on where the option's name leaves off: "Mansion Foyer" "draws 2 cards; no undo past that".
    Only the end of the turn has a sentence of its own.
    """
    if option.code == "end":
        return unspent(scene)
    crossed = first(_ways_on(scene, option))
    return _("{crossed}; no undo past that").format(crossed=crossed) if crossed else ""


def unspent(scene: Scene) -> str:
    """Return what is lost at the end of the turn: "Unspent: 1 Explore, 20 Gold, 2 Buys."."""
    turn = scene.view.turn
    left = {
        "explores": turn.explores if scene.view.within_reach else 0,
        "ammo": turn.ammo,
        "gold": turn.gold,
        "buys": turn.buys,
    }
    said = [amount(what, count) for what, count in left.items() if count]
    return _("Unspent: {what}.").format(what=commas(said) if said else _("nothing"))


_REPLACED = frames.Trash | frames.Damage | frames.Heal | frames.Affect
"""What happens all the same if nothing takes its place."""


def _ways_on(scene: Scene, option: Option) -> Iterator[Found]:
    walk = Walk(scene)
    begins = BEGINS.get(option.code)
    if begins is not None:
        yield begins(walk, option)
    yield walk.frames(_rest(scene, option))


def _rest(scene: Scene, option: Option) -> list[Frame]:
    """Return the work that follows an answer, the next one first."""
    asking = scene.asking()
    later = list(scene.ahead()[-2::-1])
    again = _again(asking, option)
    return later if again is None else [again, *later]


def _again(asking: Frame | None, option: Option) -> Frame | None:
    """Return what is left of the work that asked, or None if the answer finishes it."""
    if isinstance(asking, frames.Text):
        return _next_step(asking)
    if isinstance(asking, frames.MainPart | frames.ReactToWeapons | frames.ReactToReveal):
        return asking
    if isinstance(asking, frames.UseWeapons | frames.NameTargets) and option.code != "done":
        return asking
    if isinstance(asking, _REPLACED) and option.code == "no":
        return asking
    if isinstance(asking, frames.Effects) and option.code == "effect":
        pending = asking.pending[: option.amount] + asking.pending[option.amount + 1 :]
        return frames.Effects(asking.seat, asking.rule, pending)
    return None


def _next_step(frame: frames.Text) -> frames.Text:
    return copy_text(frame, {"next": frame.next + 1})


def _play(walk: Walk, option: Option) -> Found:
    card = walk.scene.card(option.card)
    if card is None:
        return None
    return first(
        (
            walk.steps((op.Add(cards=card.bonus.cards),), card),
            walk.texts(option.card, Moment.PLAY),
        )
    )


def _play_all_ammunition(walk: Walk, option: Option) -> Found:
    return first(_play(walk, Option("", "play", "", copy)) for copy in ammunition(walk.scene))


def _effect(walk: Walk, option: Option) -> Found:
    text = effect_of(walk.scene, option)
    return walk.steps(text.do, walk.scene.card(option.card)) if text else None


def _explore(walk: Walk, option: Option) -> Found:
    seat = walk.seat
    return walk.frames(
        (_before(walk), frames.UseWeapons(seat), frames.UseEffects(seat), frames.Commit(seat))
    )


def _attack(walk: Walk, option: Option) -> Found:
    seat = walk.seat
    return walk.frames(
        (
            frames.NameTargets(seat),
            _before(walk),
            frames.UseWeapons(seat),
            frames.UseEffects(seat),
            frames.Strike(seat),
        )
    )


def _before(walk: Walk) -> Frame:
    before = tuple(of_character(walk, walk.seat, Moment.BEFORE_WEAPONS))
    return frames.Effects(walk.seat, "DBG-7.3", before)


def _use(walk: Walk, option: Option) -> Found:
    weapon = next((each for each in walk.scene.view.weapons if each.card == option.card), None)
    if weapon is None:
        return None
    if weapon.requirement is None and walk.ammo:
        return ASKED
    walk.use(option.card, weapon.requirement.total if weapon.requirement else 0)
    return None


def _pay(walk: Walk, option: Option) -> Found:
    walk.use(option.card, option.amount)
    return None


def _react(walk: Walk, option: Option) -> Found:
    walk.gone.add(option.card)
    if isinstance(walk.scene.asking(), frames.ReactToReveal):
        return walk.texts(option.card, Moment.REACT_REVEAL)
    return first(
        walk.texts(option.card, moment) for moment in (Moment.REACT_WEAPON, Moment.REACT_ATTACK)
    )


def _take(walk: Walk, option: Option) -> Found:
    return walk.texts(option.card, Moment.TAKE)


def _decline(walk: Walk, option: Option) -> Found:
    walk.declined = True
    return None


def _way(walk: Walk, option: Option) -> Found:
    step = walk.scene.asking_step()
    if not isinstance(step, op.Choose) or not 0 <= option.amount < len(step.ways):
        return None
    return walk.steps(step.ways[option.amount].do, walk.scene.card(option.card))


def _yes(walk: Walk, option: Option) -> Found:
    decision = walk.scene.view.decision
    text = walk.scene.text(option.card, decision.effect) if decision else None
    return walk.steps(text.do, walk.scene.card(option.card)) if text else None


def _commit(walk: Walk, option: Option) -> Found:
    if walk.scene.view.me.partner:
        return ASKED
    return reveals(option.amount)


def _skill(walk: Walk, option: Option) -> Found:
    """With a Partner the next question is whose the Skills that stay are (DBG-19.4)."""
    asking = walk.scene.asking()
    return (
        ASKED if isinstance(asking, frames.KeepSkills) and walk.scene.view.setup.partner else None
    )


def _attach(walk: Walk, option: Option) -> Found:
    return walk.frames((frames.AttachToPartner(walk.seat, because(walk.seat), "", option.card),))


BEGINS: Mapping[str, Callable[[Walk, Option], Found]] = {
    "play": _play,
    "play-all-ammunition": _play_all_ammunition,
    "effect": _effect,
    "explore": _explore,
    "attack": _attack,
    "buy": lambda walk, option: turns_up(walk, option.card),
    "use": _use,
    "pay": _pay,
    "react": _react,
    "commit": _commit,
    "attach": _attach,
    "skill": _skill,
    "take": _take,
    "decline": _decline,
    "trash": lambda walk, option: walk.texts(option.card, Moment.TRASHED),
    "gain": lambda walk, option: turns_up(walk, option.card),
    "exchange": lambda walk, option: shows_top(walk),
    "number": lambda walk, option: shows_top(walk) if option.amount else None,
    "way": _way,
    "yes": _yes,
}
"""Code of an option -> what it leads to before the work that waits goes on."""
