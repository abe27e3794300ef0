"""The Partner modification: a second Character, its Attached cards, the leader (DBG-18).

All of it follows from whether a player has a Partner (`Player.partner`); the set-up only says whether
every player begins with one.
"""

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.cards import Ban, Card, Figure, Kind
from core.deckbuilding.figures import forbids, passives
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.state import Companion
from core.deckbuilding.timing import push_character_effects
from core.deckbuilding.zones import attach, discard, lift
from core.kernel.agenda import Frame
from core.kernel.decision import Decision, Option, numbered
from core.kernel.event import Cause, because
from core.kernel.quick import copier

LIMIT = 2
"""The cards that can be Attached to a Partner, unless changed (DBG-18.7)."""

_copy_companion = copier(Companion)


def change_partner(game: Game, seat: int, **fields: object) -> None:
    """Change fields of the record of a player's Partner, if there is one."""
    partner = game.players[seat].partner
    if partner is not None:
        game.change(seat, partner=_copy_companion(partner, fields))


def healths_of(game: Game, seat: int) -> tuple[int, ...]:
    """Return the current Health of a player's Characters, in points."""
    player = game.players[seat]
    return (player.health, player.partner.health) if player.partner else (player.health,)


def limit(game: Game, seat: int) -> int:
    """Return how many cards can be Attached to a player's Partner (DBG-18.7, 18.22)."""
    changes = passives(game, seat, Figure.PARTNER_CARDS)
    # The limit of the Partner is changed by the Character whose Partner it is.
    return LIMIT + sum(passive.add for _, passive, whose in changes if not whose)


def has_room(game: Game, seat: int) -> bool:
    """Say whether one more card can be Attached to a player's Partner without replacing one (DBG-18.7)."""
    partner = game.players[seat].partner
    return partner is not None and len(partner.attached) + len(partner.tucked) < limit(game, seat)


def attachable(game: Game, seat: int) -> list[int]:
    """Return the Weapons of the Hand that can be Attached to the Partner now (DBG-18.5)."""
    player = game.players[seat]
    if player.partner is None or game.turn.actions < 1:
        return []
    if forbids(game, seat, Ban.ATTACH, partner=True):
        return []
    weapons = [
        copy
        for copy in player.hand
        if game.printed[copy].kind is Kind.WEAPON and can_be_attached(game.printed[copy])
    ]
    return decisions.distinct(game, weapons)


def can_be_attached(card: Card) -> bool:
    """Say whether the text of a card lets it be Attached to a Character (WE-030)."""
    return all(passive.forbid is not Ban.ATTACH for passive in card.passives)


@procedures.handles(frames.AttachToPartner)
def attach_to_partner(game: Game, frame: frames.AttachToPartner) -> None:
    """Attach a card to the Partner; ask which one it replaces where there is no room (DBG-18.7)."""
    partner = game.players[frame.seat].partner
    if partner is None:
        return
    if has_room(game, frame.seat) or not partner.attached:
        _attach(game, frame)
        return
    game.ask(
        decisions.of_cards(
            game, frame.seat, "replaced", partner.attached, (1, 1), "DBG-18.7", frame.cause
        ),
        frame,
    )


@procedures.answered(frames.AttachToPartner)
def replaced_chosen(game: Game, frame: frames.AttachToPartner, picked: tuple[Option, ...]) -> None:
    """Discard the card that is replaced, and Attach the other one (DBG-18.7)."""
    discard_attached(game, frame.seat, (picked[0].card,), frame.cause, "DBG-18.7")
    _attach(game, frame)


def _attach(game: Game, frame: frames.AttachToPartner) -> None:
    lift(game, (frame.card,))
    attach(game, frame.seat, frame.card, frame.cause, frame.rule, partner=True)


def discard_attached(
    game: Game, seat: int, copies: tuple[int, ...], cause: Cause, rule: str
) -> None:
    """Discard cards that are Attached to a Partner to its player's Discard Pile."""
    lift(game, copies)
    discard(game, seat, copies)
    game.emit(events.CardsMoved(cause, rule, seat, copies, "partner", "discard_pile"))


@procedures.handles(frames.Lead)
def choose_leader(game: Game, frame: frames.Lead) -> None:
    """E7: ask which Character leads in this Explore or Attack (DBG-18.12, 18.23)."""
    player = game.players[frame.seat]
    if player.partner is None:
        return
    both, rule = (player.character, player.partner.character), _leading(game)
    options = numbered([decisions.card_option(game, "lead", copy, rule) for copy in both])
    game.ask(Decision(frame.seat, "lead", 1, 1, options, rule), frame)


def _leading(game: Game) -> str:
    return "DBG-18.23" if game.fight and game.fight.attack else "DBG-18.12"


@procedures.answered(frames.Lead)
def leader_chosen(game: Game, frame: frames.Lead, picked: tuple[Option, ...]) -> None:
    """Note the leader; what waits for the Partner to lead is applied (DBG-18.12)."""
    seat, copy = frame.seat, picked[0].card
    leads = copy != game.players[seat].character
    game.change_fight(partner_leads=leads)
    rule = _leading(game)
    game.emit(events.LeaderChosen(because(seat), rule, seat, copy))
    if leads:
        push_character_effects(game, seat, Moment.LEAD, rule)


def fall(game: Game, seat: int, cause: Cause) -> None:
    """Let a Partner without Health go: its cards are Trashed, then it is Removed (DBG-18.14, 18.19).

    Its Weapons leave the Explore in progress, which goes on with the Main Character.
    """
    partner = game.players[seat].partner
    if partner is None:
        return
    if game.fight is not None and game.fight.seat == seat:
        uses = tuple(use for use in game.fight.uses if use.card not in partner.attached)
        game.change_fight(uses=uses, partner_leads=False)
    game.push(*gone_with(game, seat, cause))


def gone_with(game: Game, seat: int, cause: Cause) -> tuple[Frame, ...]:
    """Return the steps by which a Partner is Removed, if there is one (DBG-18.14, 18.18)."""
    partner = game.players[seat].partner
    if partner is None:
        return ()
    return (
        frames.Trash(seat, because(seat), "DBG-18.14", partner.attached + partner.tucked),
        frames.LosePartner(seat, cause),
    )


@procedures.handles(frames.LosePartner)
def lose_partner(game: Game, frame: frames.LosePartner) -> None:
    """Remove a Partner from the Game; its Infection cards go under their deck (DBG-18.14, 18.18)."""
    seat = frame.seat
    partner = game.players[seat].partner
    if partner is None:
        return
    # What could still be Attached was put there while the rest was Trashed.
    game.change(seat, partner=None)
    game.removed = (*game.removed, partner.character, *partner.attached, *partner.tucked)
    game.infection_deck += partner.infection
    lost = len(partner.infection)
    game.emit(events.PartnerLost(frame.cause, "DBG-18.14", seat, partner.character, lost))
    game.mode.lost_partner(game, seat, partner)
