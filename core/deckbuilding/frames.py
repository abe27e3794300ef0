"""The closed list of procedure and text frames: what can stand on the agenda."""

from typing import ClassVar

from core.deckbuilding.operations import Which
from core.deckbuilding.state import NextTurn
from core.kernel.agenda import Frame
from core.kernel.decision import NONE
from core.kernel.event import Cause


class KeepCharacter(Frame):
    """Keep one of the two Characters dealt (DBG-3.2)."""


class DealSkills(Frame):
    """Deal everybody Skills to draft from; `seat` is the first player (DBG-19.2)."""


class DraftSkill(Frame):
    """Keep one of the Skills dealt or passed (DBG-19.2)."""


class PassSkills(Frame):
    """Everybody passes what is left to the left; `seat` is the first player (DBG-19.2)."""


class KeepSkills(Frame):
    """Choose which of the Skills drafted stay (DBG-19.3, 19.4)."""


class AssignSkill(Frame):
    """Name which of two Skills belongs to the Main Character (DBG-19.4)."""


class TurnUpSkills(Frame):
    """All Skills that stay are turned face-up; `seat` is the first player (DBG-19.3)."""


class ChooseMate(Frame):
    """Name the Teammate who gets what Luck Lv. 3 gives away (DBG-19.17)."""


class OpenGame(Frame):
    """Make the Inventories, and apply what is done at the beginning of the game (DBG-3.14)."""


class DrawHands(Frame):
    """Shuffle the Inventories, draw the opening Hands, begin the first turn (DBG-3.12)."""


class BeginTurn(Frame):
    """Skip, recover, or set the counters and go on to the main part (DBG-4.1, 4.8, 13.4).

    `extra_turns` and `after` become those of the turn (DBG-4.9).
    """

    extra_turns: tuple[int, ...] = ()
    after: int = NONE


class MainPart(Frame):
    """Ask what to do next in the main part (DBG-4.3)."""


class EndTurn(Frame):
    """End of turn, step 1: "at the end of the turn" effects and checks of the mode (DBG-11.1)."""


class Refill(Frame):
    """End of turn, steps 2 and 3: discard the Play Area and the Hand, draw (DBG-11.1)."""


class EndTeamTurn(Frame):
    """A Team turn is over: its counter falls, a broken Combo is scored (DBG-15.5, 15.10)."""

    ALWAYS: ClassVar[bool] = True


class PlaceCombo(Frame):
    """Ask in which order the cards of a scored Combo Pile go under the Mansion (DBG-15.12)."""


class PassTurn(Frame):
    """Pass the turn to the left (DBG-11.1 step 4); the floor of the turn's scope."""

    ALWAYS: ClassVar[bool] = True


class Damage(Frame):
    """A Character of the player of `seat` takes one amount of Damage, in points (DBG-8.7, 8.10).

    `parts` are the amounts it is the sum of, where there are several (DBG-7.33); `partner` says that it
    is the Partner. `offered` are the replacement texts that have been applied or offered (DBG-6.11);
    `reacted` says that everybody has been asked for reactions to a fall to 0 (DBG-5.22 c).
    """

    cause: Cause
    rule: str
    amount: int
    parts: tuple[int, ...] = ()
    partner: bool = False
    offered: tuple[tuple[int, str], ...] = ()
    reacted: bool = False


class Heal(Frame):
    """A Character of `seat` is Healed by `amount` points, at most to its Maximum Health (DBG-8.8).

    `offered` are the replacement texts that have been applied or offered (DBG-6.11).
    """

    cause: Cause
    amount: int
    partner: bool = False
    offered: tuple[tuple[int, str], ...] = ()


class Text(Frame):
    """The rest of a card's text: steps of text `text` from `next` on.

    `it` are the copies that the step before touched, `done` whether it was done wholly (DBG-5.8).
    A `shared` text is that of a Mansion card: what it does to others is done even if the exploring
    Character has fallen (DBG-4.10, 7.35). "Your Character" is the Partner with `partner`; which of the
    two it is has been `settled`, or the player says so when it matters (DBG-18.20). A text that stands
    in place of something has that as `replaces` (DBG-6.11). A `copied` text does nothing to its card
    (DBG-5.28). An Infected's text has been `braced` for once its player has been asked to keep it away;
    then it is `spared` or not (DBG-19.18).
    """

    cause: Cause
    text: str
    next: int = 0
    it: tuple[int, ...] = ()
    done: bool = True
    shared: bool = False
    partner: bool = False
    settled: bool = False
    replaces: "Damage | Heal | Affect | None" = None
    copied: bool = False
    braced: bool = False
    spared: bool = False

    @property
    def stays(self) -> bool:
        """Whether the text goes on without its player."""
        return self.shared


class Affect(Frame):
    """The player of `seat` is about to be affected by an Infected: `what` happens then (DBG-19.18).

    It is about the player, or with `of_character` about one Character: the Partner with `partner`.
    `offered` are the replacement texts that have been applied or offered (DBG-6.11).
    """

    cause: Cause
    what: tuple[Frame, ...]
    of_character: bool = False
    partner: bool = False
    offered: tuple[tuple[int, str], ...] = ()

    @property
    def stays(self) -> bool:
        """Whether it is still settled without its player: what does not concern that one happens."""
        return True


class ForNextTurn(Frame):
    """Something waits for the next turn of the player of `seat`, by an effect of `by` (DBG-4.8)."""

    cause: Cause
    by: int
    waiting: NextTurn


class IfHurt(Frame):
    """Go on with a text if the Health of the Character is lower than `before` (DBG-8.12)."""

    text: Text
    before: int


class OfferDraw(Frame):
    """The player of `seat` draws cards, or with `may` can leave it; then `text` goes on if all were drawn."""

    cause: Cause
    cards: int
    may: bool
    text: Text | None


class ReturnCards(Frame):
    """Put up to `up_to` cards of the Discard Pile of `player` on top of that Inventory."""

    cause: Cause
    player: int
    up_to: int


class TrashFrom(Frame):
    """The player `by` Trashes cards of the Discard Pile of `seat`: `least` to `most` (DBG-10.10)."""

    cause: Cause
    by: int
    least: int
    most: int


class GiveCards(Frame):
    """Put cards of a zone in the Discard Pile of the first of `players`: `least` to `most` (DBG-10.15).

    What is left of `most` can go to the next one.
    """

    cause: Cause
    zone: str
    players: tuple[int, ...]
    least: int
    most: int


class Deliver(Frame):
    """Cards of the player `by`, or of the Resource Area, go to the Discard Pile of `seat` (DBG-10.15)."""

    cause: Cause
    by: int
    cards: tuple[int, ...]


class DiscardFrom(Frame):
    """Choose the card that `player` Discards of those Revealed, then go on with a text (DBG-5.30)."""

    cause: Cause
    player: int
    cards: tuple[int, ...]
    text: Text


class PlaceResource(Frame):
    """Choose the opponent whose Discard Pile takes a card of the Resource Area (DBG-10.15)."""

    cause: Cause
    card: int


class PassCard(Frame):
    """Choose the card of the Hand that goes to the left when all have chosen (DBG-5.29)."""

    cause: Cause


class HandOver(Frame):
    """The cards that have been chosen change hands, all at the same time (DBG-5.29)."""

    ALWAYS: ClassVar[bool] = True

    cause: Cause


class SortTop(Frame):
    """What becomes of the `left` cards on top of the Inventory, which the player has looked at.

    `stage`: one is Trashed (`trash`), some are laid on `top`, the others at the `bottom`; or all of
    them back on top in an `order` (DBG-5.30), unless some may go to the `bottom`.
    """

    ASKS: ClassVar[bool] = True

    cause: Cause
    left: int
    stage: str
    bottom: bool


class ApplyCopy(Frame):
    """Apply the icons and the text of an Action that another player has Discarded (DBG-5.19, 5.28)."""

    cause: Cause
    card: int


class Effects(Frame):
    """Effects of one moment that a player still has to apply or may use: (copy, text id) pairs.

    They are applied in the order that the player chooses, where it can matter (DBG-6.9, 7.13). `it` are
    the cards that the moment is about.
    """

    rule: str
    pending: tuple[tuple[int, str], ...]
    it: tuple[int, ...] = ()


class ReactToWeapons(Frame):
    """Ask the seats of `rest`, one after another, for reactions to the Weapons being used (DBG-5.22 a)."""

    rest: tuple[int, ...]


class ReactToFall(Frame):
    """Ask the seats of `rest` for reactions to Damage that would bring a Character to 0 (DBG-5.22 c)."""

    rest: tuple[int, ...]
    harm: Damage


class Trash(Frame):
    """Trash cards in one go (DBG-10.10). `seat` is the player who Trashes, NONE for an Infected.

    `offered` are the ids of the replacement texts that have been offered already (DBG-6.11).
    """

    cause: Cause
    rule: str
    cards: tuple[int, ...]
    offered: tuple[tuple[int, str], ...] = ()


class Gain(Frame):
    """The player of `seat` Gains a card to the Discard Pile (DBG-10.7), or `to` the `inventory_top`."""

    cause: Cause
    card: int
    to: str = ""


class GainSeveral(Frame):
    """Gain `count` cards that `of` admits, on top of the Inventory with `to`; `gained` are those so far.

    They cost at most `within` Gold together, if that is not 0 (DBG-10.17).
    """

    cause: Cause
    count: int
    within: int
    of: Which
    to: str
    gained: tuple[int, ...] = ()


class LowerMaximum(Frame):
    """A Character of `seat` has `points` less Maximum Health for good (DBG-8.9, 13.8)."""

    cause: Cause
    points: int
    partner: bool = False


class Fall(Frame):
    """A Character of `seat` has no Health left: what the mode says, or DBG-18.14 for a Partner (DBG-13.1)."""

    cause: Cause
    partner: bool = False


class Collapse(Frame):
    """Turn the Character face-down and shuffle the cards of its player (DBG-13.2)."""

    cause: Cause


class PutOut(Frame):
    """The Character of `seat` is Permanently Defeated and its player is out (DBG-13.8, 13.11)."""

    cause: Cause
    rule: str


class AttachToPartner(Frame):
    """Attach a card to the Partner of the player of `seat`; it may replace another (DBG-18.5, 18.7)."""

    cause: Cause
    rule: str
    card: int


class LosePartner(Frame):
    """The Partner of the player of `seat` is Removed from the Game (DBG-18.14)."""

    cause: Cause


class DealPartners(Frame):
    """Deal everybody Characters to keep a second one of; `seat` is the first player (DBG-18.2)."""


class KeepPartner(Frame):
    """Keep one of the Characters dealt beside the first one (DBG-18.2)."""


class NameMain(Frame):
    """Name one of the two Characters kept as Main Character (DBG-18.2)."""


class Lead(Frame):
    """E7: name the Character that leads in this Explore (DBG-7.18, 18.12)."""


class UseWeapons(Frame):
    """E2 and E3: choose Weapons and allot Ammo, one at a time (DBG-7.6, 7.9)."""


class PayX(Frame):
    """Ask how much Ammo is allotted to a Weapon with a printed X (DBG-1.8)."""

    card: int


class SpendAmmo(Frame):
    """Leave E3: the allotted Ammo is spent (DBG-7.10)."""


class UseEffects(Frame):
    """E5: effects of the Weapons being used and of the exploring Character (DBG-7.13).

    `begun` says that what comes before them has been applied (DBG-6.18).
    """

    begun: bool = False


class Experience(Frame):
    """E6: what the modifications give for exploring (DBG-7.15)."""


class Commit(Frame):
    """E7: name the number of Explores to spend (DBG-7.16)."""


class Reveal(Frame):
    """E8: turn the top cards of the Mansion face-up (DBG-7.19)."""


class ChooseFoes(Frame):
    """In place of E8: choose which of the Infected that lie face-up are fought (DBG-20.9)."""


class RevealEffects(Frame):
    """E9a: "when Revealed" effects of the cards of the row named (DBG-7.21)."""

    row: tuple[int, ...]


class Offer(Frame):
    """E9a: take or decline an Item, Token or Bonus card (DBG-9.1)."""

    card: int


class SettleDeclined(Frame):
    """The declined cards go to the bottom of the Mansion (DBG-9.2)."""


class SettleEvent(Frame):
    """An Event that has happened is Removed unless its text moved it (DBG-9.6)."""

    card: int


class ReactToReveal(Frame):
    """Ask the seats of `rest` for reactions to the Reveal of the Infected in `row` (DBG-5.22 b)."""

    rest: tuple[int, ...]
    row: tuple[int, ...]


class DefeatAtOnce(Frame):
    """What waits for the next Infected to be Revealed looks at the first of the row (DBG-7.23)."""

    row: tuple[int, ...]


class Battle(Frame):
    """E9b: optional "while Battling" effects of the Weapons being used (DBG-7.25)."""


class Killed(Frame):
    """E12, after the Damage: "kills a Character" texts of the Infected in `row` (DBG-7.48).

    `partner` says that the Partner led. It is done even if the leader has fallen.
    """

    ALWAYS: ClassVar[bool] = True

    row: tuple[int, ...]
    partner: bool


class Compare(Frame):
    """E10: total Damage against required Health (DBG-7.26)."""


class Defeat(Frame):
    """E11: these Infected are Defeated by the player of `seat` (DBG-7.29)."""

    cause: Cause
    rule: str
    cards: tuple[int, ...]


class SendDown(Frame):
    """E12: the undefeated Infected of the row go to the bottom of the Mansion (DBG-7.34)."""


class NameTargets(Frame):
    """E1 of an Attack: name the Characters that are Attacked, one at a time (DBG-16.4)."""


class AssignWeapon(Frame):
    """E2 of an Attack: the target of the Weapon used last, where there are several (DBG-16.5)."""

    card: int


class PayTargets(Frame):
    """E7 of an Attack: 1 Explore for each target, or choose who is dropped (DBG-16.4)."""


class ChooseMainTarget(Frame):
    """E10 of an Attack: the target of the Damage that comes from no Weapon (DBG-16.5)."""


class Strike(Frame):
    """E10 of an Attack: each target takes the Damage assigned to it (DBG-16.6)."""


class StrikeBack(Frame):
    """E12 of an Attack: a target that is not Defeated deals its Base Damage (DBG-16.7)."""

    target: int


class TakeWeapon(Frame):
    """The player of `seat` takes a Weapon from the one whose Character was Defeated (DBG-16.9)."""

    cause: Cause
    loser: int


class DrawHand(Frame):
    """The player of `seat` draws a new Hand after a Defeat (DBG-16.10)."""

    ALWAYS: ClassVar[bool] = True

    cause: Cause


class Infect(Frame):
    """The Infection Level of a Character of `seat` rises by `amount` (DBG-17.4, 18.18)."""

    cause: Cause
    rule: str
    amount: int
    partner: bool = False


class Cure(Frame):
    """The Infection Level of a Character of `seat` falls by `amount`, not below 0 (DBG-17.5, 18.18)."""

    cause: Cause
    amount: int
    partner: bool = False


class BecomeInfected(Frame):
    """The Character of `seat` has become Infected: what becomes of the cards (DBG-17.14)."""

    ALWAYS: ClassVar[bool] = True

    cause: Cause


class ClaimPrey(Frame):
    """The player of `seat` takes an Infected from the one whose Infected Character died (DBG-17.22)."""

    cause: Cause
    loser: int


class Perish(Frame):
    """The Infected Character of `seat` has died: its player is out (DBG-17.22)."""

    ALWAYS: ClassVar[bool] = True

    cause: Cause


class CleanUp(Frame):
    """E13, always carried out: Trash-on-use, empty the row (DBG-7.38)."""

    ALWAYS: ClassVar[bool] = True


class EmptyRow(Frame):
    """E13 (c): what is left of the row leaves it, and the Explore is over (DBG-7.38, 7.35)."""

    ALWAYS: ClassVar[bool] = True


class CheckEnd(Frame):
    """The check for the end of the game after an Explore or effect (DBG-14.1)."""

    ALWAYS: ClassVar[bool] = True


ALL: tuple[type[Frame], ...] = (
    KeepCharacter, OpenGame, BeginTurn, MainPart, EndTurn, Refill, EndTeamTurn, PlaceCombo, PassTurn,
    Text, Effects, ReactToWeapons, Trash, Gain, Damage, Heal, Fall, Collapse, PutOut, UseWeapons, PayX,
    SpendAmmo, UseEffects, Experience, Commit, Reveal, ChooseFoes, RevealEffects, Offer,
    SettleDeclined, SettleEvent, DefeatAtOnce, Compare, Defeat, SendDown, NameTargets, AssignWeapon,
    PayTargets, ChooseMainTarget, Strike, StrikeBack, TakeWeapon, DrawHand, Infect, Cure, BecomeInfected,
    ClaimPrey, Perish, CleanUp, EmptyRow, CheckEnd,
    DealSkills, DraftSkill, PassSkills, KeepSkills, AssignSkill, TurnUpSkills, ChooseMate,
    DrawHands, OfferDraw, IfHurt, ReturnCards, SortTop, ApplyCopy,
    AttachToPartner, LosePartner, DealPartners, KeepPartner, NameMain, Lead, ReactToReveal, Battle,
    Killed, GainSeveral, ReactToFall, TrashFrom, GiveCards, DiscardFrom, PlaceResource, PassCard,
    HandOver, LowerMaximum, Affect, ForNextTurn, Deliver,
)  # fmt: skip
