"""What the work that is still to be done leads to: the Explore step by step, then the end of the turn."""

from collections.abc import Iterable, Iterator

from core.deckbuilding import frames
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Ban, Card, Kind, Text
from core.deckbuilding.catalogue import all_texts
from core.deckbuilding.conditions import admits
from core.deckbuilding.moments import Moment
from core.deckbuilding.partner import LIMIT
from tui.narration.deckbuilding.foresight import opening, steps
from tui.narration.deckbuilding.foresight.steps.counters import draws
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, asks, first, frame
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import commas

REGISTERED = (opening, steps)
"""They are here because importing them registers what they lead to."""

_REVEALS = mark_plural("reveals {count} card", "reveals {count} cards")


@frame(frames.Text)
def _text(walk: Walk, work: frames.Text) -> Found:
    return walk.steps(
        walk.scene.book.steps[work.text][work.next :], walk.scene.card(work.cause.card)
    )


@frame(frames.Effects)
def _effects(walk: Walk, work: frames.Effects) -> Found:
    return _apply(walk, work.seat, work.pending)


def _apply(walk: Walk, seat: int, pending: Iterable[tuple[int, str]]) -> Found:
    """Walk over the effects of a moment: what is compulsory, then the question for the others."""
    texts = [(walk.scene.card(copy), walk.scene.text(copy, each)) for copy, each in pending]
    must = first(walk.steps(text.do, card) for card, text in texts if text and not text.may)
    if must is not None:
        return must
    return asks(walk, seat) if any(text and text.may for _card, text in texts) else None


@frame(frames.UseWeapons)
def _use_weapons(walk: Walk, work: frames.UseWeapons) -> Found:
    return asks(walk, work.seat) if walk.can_use_a_weapon() else None


@frame(frames.UseEffects)
def _use_effects(walk: Walk, work: frames.UseEffects) -> Found:
    pending = [
        (copy, text.id)
        for copy in walk.uses
        if (card := walk.scene.card(copy))
        for text in card.texts
        if text.when is Moment.USE and walk.works_here(text) and _has_ammo(walk, text)
    ]
    pending += of_character(walk, work.seat, Moment.EXPLORE)
    if not work.begun:
        pending = of_character(walk, work.seat, Moment.BEFORE_EFFECTS) + pending
    found = _apply(walk, work.seat, pending)
    if found is not None or not walk.uses:
        return found
    seats = range(len(walk.scene.view.seats))
    return _reactions(walk, [(work.seat + place) % len(seats) for place in seats])


def _has_ammo(walk: Walk, text: Text) -> bool:
    """Say whether enough Ammo is left for a text that asks for some, once the Weapons are paid (DBG-7.10)."""
    least = text.cond.ammo_above if text.cond else None
    return least is None or walk.ammo > least


def of_character(walk: Walk, seat: int, moment: Moment) -> list[tuple[int, str]]:
    """Return the texts of a seat's Characters and Skills that work at a moment, each with its copy."""
    player = walk.scene.seat(seat)
    copies = [player.character] + ([player.partner.character] if player.partner else [])
    found = [
        (copy, text.id)
        for partner, copy in enumerate(copies)
        for level in walk.scene.levels_in_force(seat, partner=bool(partner))
        for text in level.texts
        if text.when is moment
        and walk.works_here(text)
        and (copy, text.id) not in walk.scene.view.turn.limits
    ]
    found += [
        (copy, text.id)
        for copy, source, _ in player.working
        if (card := walk.scene.card(source))
        for text in card.texts
        if text.when is moment
        and walk.works_here(text)
        and (copy, text.id) not in walk.scene.view.turn.limits
    ]
    attached = player.partner.attached if player.partner else ()
    return found + [
        (copy, text.id)
        for copy in attached
        if (card := walk.scene.card(copy)) and card.kind in (Kind.ACTION, Kind.ITEM)
        for text in card.texts
        if text.when is moment
    ]


@frame(frames.ReactToWeapons)
def _react(walk: Walk, work: frames.ReactToWeapons) -> Found:
    return _reactions(walk, work.rest)


def _reactions(walk: Walk, rest: Iterable[int]) -> Found:
    """Return who of the seats is asked first for a reaction; others' Hands are not known (DBG-5.22)."""
    view = walk.scene.view
    if not list(_reaction_cards(walk, range(len(view.cards)))):
        return None
    for seat in rest:
        if seat not in walk.exist():
            continue
        held = view.me.hand if seat == walk.seat else view.seats[seat].owned
        usable = any(_has_object(walk, copy) for copy in _reaction_cards(walk, held))
        if view.setup.reactions == "everyone" or usable:
            return ASKED if seat == walk.seat else _("may let others react")
    return None


def _reaction_cards(walk: Walk, copies: Iterable[int]) -> Iterator[int]:
    for copy in copies:
        card = walk.scene.card(copy)
        if copy not in walk.gone and card and _reactions_of(walk, card):
            yield copy


def _reactions_of(walk: Walk, card: Card) -> list[Text]:
    """Return the texts of a card for the window of E5; those to an Attack only in one (DBG-5.24)."""
    fight = walk.scene.view.fight
    attacked = _of_moment(card, Moment.REACT_ATTACK) if fight and fight.attack else []
    return _of_moment(card, Moment.REACT_WEAPON) + attacked


def _of_moment(card: Card, moment: Moment) -> list[Text]:
    return [text for text in all_texts(card) if text.when is moment]


def _has_object(walk: Walk, copy: int) -> bool:
    """Say whether a reaction has a Weapon in use to work on; only then it is offered."""
    card = walk.scene.card(copy)
    used = [weapon for each in walk.uses if (weapon := walk.scene.card(each))]
    texts = _reactions_of(walk, card) if card else []
    return any(
        admits(step.of, weapon)
        for text in texts
        for step in text.do
        if isinstance(step, op.WeaponDamage)
        for weapon in used
    )


@frame(frames.Commit)
def _commit(walk: Walk, work: frames.Commit) -> Found:
    view = walk.scene.view
    if (
        min(walk.explores, view.within_reach) > 1
        or len(view.face_up) > 1
        or view.seats[work.seat].partner
    ):
        return asks(walk, work.seat)
    return None if view.face_up else reveals(1)


@frame(frames.Lead)
def _lead(walk: Walk, work: frames.Lead) -> Found:
    return asks(walk, work.seat) if walk.scene.seat(work.seat).partner else None


@frame(frames.Reveal)
def _reveal(walk: Walk, work: frames.Reveal) -> Found:
    fight = walk.scene.view.fight
    if walk.scene.view.face_up:
        return asks(walk, work.seat)
    return reveals(fight.committed) if fight and fight.committed else None


@frame(frames.Battle)
def _battle(walk: Walk, work: frames.Battle) -> Found:
    if not walk.scene.view.infected:
        return None
    texts = (
        text
        for copy in walk.uses
        if (card := walk.scene.card(copy))
        for text in card.texts
        if text.when is Moment.BATTLE and walk.works_here(text)
    )
    return asks(walk, work.seat) if any(texts) else None


@frame(frames.AttachToPartner)
def _attach(walk: Walk, work: frames.AttachToPartner) -> Found:
    partner = walk.scene.seat(work.seat).partner
    if partner is None or len(partner.attached) + len(partner.tucked) < LIMIT:
        return None
    return asks(walk, work.seat)


@frame(frames.OfferDraw)
def _offer_draw(walk: Walk, work: frames.OfferDraw) -> Found:
    if work.may:
        return asks(walk, work.seat)
    who = walk.scene.player(work.seat)
    return (
        draws(walk, work.cards) if work.seat == walk.seat else _("lets {who} draw").format(who=who)
    )


@frame(frames.ReactToReveal)
def _react_to_reveal(walk: Walk, work: frames.ReactToReveal) -> Found:
    return _("may let others react") if len(work.rest) > 1 else None


@frame(frames.GainSeveral)
def _gain_several(walk: Walk, work: frames.GainSeveral) -> Found:
    return asks(walk, work.seat)


def reveals(count: int) -> str:
    """Return that cards of the Mansion are Revealed."""
    return plural(_REVEALS, count).format(count=count)


@frame(frames.Offer)
def _offer(walk: Walk, work: frames.Offer) -> Found:
    card = walk.scene.card(work.card)
    texts = _of_moment(card, Moment.TAKE) if card else []
    levels = walk.scene.levels_in_force(work.seat)
    forbidden = any(each.forbid is Ban.ATTACH for level in levels for each in level.passives)
    if forbidden and any(isinstance(step, op.AttachThis) for text in texts for step in text.do):
        walk.declined = True
        return None
    return asks(walk, work.seat)


@frame(frames.SettleDeclined)
def _settle_declined(walk: Walk, work: frames.SettleDeclined) -> Found:
    return _("sends what you decline to the bottom") if walk.declined else None


@frame(frames.Compare)
def _compare(walk: Walk, work: frames.Compare) -> Found:
    view = walk.scene.view
    if not view.infected:
        return None
    if view.fight_damage < sum(each.health.total for each in view.infected):
        return _("loses the fight")
    cards = [walk.scene.card(each.card) for each in view.infected]
    if any(card and card.boss for card in cards) and not _boss_at_large(walk):
        return _("ends the game")
    return first(walk.texts(each.card, Moment.DEFEAT) for each in view.infected)


@frame(frames.NameTargets)
def _name_targets(walk: Walk, work: frames.NameTargets) -> Found:
    return asks(walk, work.seat) if len(walk.exist()) > 2 else None


@frame(frames.Strike)
def _strike(walk: Walk, work: frames.Strike) -> Found:
    view = walk.scene.view
    most = view.fight_damage + sum(map(walk.most_damage, walk.used_now))
    targets = view.fight.targets if view.fight else ()
    fallen = [
        walk.scene.character(seat)
        for seat in targets or walk.exist()
        if seat != walk.seat and view.seats[seat].health <= most
    ]
    return _("may Defeat {characters}").format(characters=commas(fallen)) if fallen else None


@frame(frames.TakeWeapon)
def _take_weapon(walk: Walk, work: frames.TakeWeapon) -> Found:
    return asks(walk, work.seat)


@frame(frames.Collapse)
def _collapse(walk: Walk, work: frames.Collapse) -> Found:
    return _("shuffles the cards of {who}").format(who=walk.scene.player(work.seat))


@frame(frames.CleanUp)
def _clean_up(walk: Walk, work: frames.CleanUp) -> Found:
    used = [copy for copy in walk.uses if (card := walk.scene.card(copy)) and card.trash_after]
    return first(walk.texts(copy, Moment.TRASHED) for copy in used)


@frame(frames.CheckEnd)
def _check_end(walk: Walk, work: frames.CheckEnd) -> Found:
    row = walk.scene.view.fight.row if walk.scene.view.fight else ()
    if not walk.scene.mode.has_mansion or _boss_at_large(walk, row):
        return None
    return _("ends the game")


def _boss_at_large(walk: Walk, row: Iterable[int] = ()) -> bool:
    """Say whether a Boss is in the Mansion, face-up beside it, or among the cards of a row (DBG-21.5)."""
    view = walk.scene.view
    known = [copy for group in view.mansion_known for copy in group.cards]
    at_large = (*view.mansion_unseen, *known, *view.face_up, *row)
    return any((card := walk.scene.card(copy)) is not None and card.boss for copy in at_large)


@frame(frames.MainPart)
def _main_part(walk: Walk, work: frames.MainPart) -> Found:
    return asks(walk, work.seat)


@frame(frames.EndTurn)
def _end_turn(walk: Walk, work: frames.EndTurn) -> Found:
    return _("ends the turn")


@frame(frames.PassTurn)
def _pass_turn(walk: Walk, work: frames.PassTurn) -> Found:
    return _("ends the turn")


@frame(frames.SendDown)
def _send_down(walk: Walk, work: frames.SendDown) -> Found:
    return _("sends Infected to the bottom") if walk.scene.view.infected else None


@frame(frames.Affect)
def _affect(walk: Walk, work: frames.Affect) -> Found:
    return walk.frames(work.what)


@frame(frames.Trash)
def _trash_frame(walk: Walk, work: frames.Trash) -> Found:
    return first(walk.texts(copy, Moment.TRASHED) for copy in work.cards)
