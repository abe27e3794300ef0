"""The closed list of events: what can happen in the Deck Building Game.

Figures are points (Ammo, Gold, Damage, Health, Decorations) or counts; `now` and `after` are the
value once the event has happened, so that every sum of the log can be shown. Cards are copy numbers.
"""

from typing import ClassVar

from core.kernel.event import EVERYONE, Cause, Decided, Event

__all__ = ["Cause", "Decided"]


class FirstPlayer(Event):
    """A seat has the first turn (DBG-3.1)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int


class CharactersDealt(Event):
    """Two Characters are dealt to a seat (DBG-3.2)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    cards: tuple[int, ...]


class CharacterKept(Event):
    """A seat keeps a Character; the other one is Removed from the Game (DBG-3.2)."""

    seat: int
    card: int
    removed: tuple[int, ...]


class TurnBegan(Event):
    """A turn begins (DBG-4.2). `number` counts all turns of the game."""

    seat: int
    number: int


class TurnSkipped(Event):
    """A turn does not happen (DBG-4.8)."""

    seat: int
    number: int


class TurnEnded(Event):
    """A turn is over (DBG-11.1). The cards went to the Discard Pile; unspent counters are lost."""

    seat: int
    discarded: int
    unspent_gold: int
    unspent_ammo: int
    unspent_buys: int
    unspent_explores: int


class TurnCut(Event):
    """A turn ends at once (DBG-4.10)."""

    seat: int


class CardPlayed(Event):
    """A card is played from Hand to the Play Area (DBG-5.1, 5.2)."""

    seat: int
    card: int


class CounterChanged(Event):
    """A counter of the turn changes by `by` to `now`. `what` is its name (DBG-4.5, 22.1, 22.3)."""

    seat: int
    what: str
    by: int
    now: int


class Drawn(Event):
    """Cards are drawn from the Inventory to the Hand (DBG-11.3); others see only how many."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)
    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]

    @property
    def audience(self) -> int:
        """The seat that draws."""
        return self.seat


class Reshuffled(Event):
    """The Discard Pile is shuffled to become the Inventory (DBG-11.3)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    count: int


class TopRevealed(Event):
    """The top card of an Inventory is Revealed and stays there (DBG-2.12)."""

    BARRIER: ClassVar[str] = "hidden"

    seat: int
    card: int


class MansionLooked(Event):
    """A seat looks at the top card of the Mansion (DBG-2.5)."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("card",)
    BARRIER: ClassVar[str] = "hidden"

    seat: int
    card: int

    @property
    def audience(self) -> int:
        """The seat that looks."""
        return self.seat


class MansionPut(Event):
    """The card looked at goes to the `top` or the `bottom` of the Mansion (DBG-2.5)."""

    seat: int
    to: str


class CardsMoved(Event):
    """Cards change their zone (DBG-10.14, 10.15). `only` may read which, or everyone with EVERYONE."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)

    seat: int
    cards: tuple[int, ...]
    source: str
    to: str
    only: int = EVERYONE

    @property
    def audience(self) -> int:
        """The seat that may read the cards."""
        return self.only


class Exchanged(Event):
    """A card of the Hand changes places with the top of the Inventory; only the seat knows which."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("put", "taken")
    BARRIER: ClassVar[str] = "hidden"

    seat: int
    put: int
    taken: int

    @property
    def audience(self) -> int:
        """The seat that exchanges."""
        return self.seat


class Bought(Event):
    """A card is bought (DBG-10.1). `paid` in Gold; `left` cards stay in the pile."""

    seat: int
    card: int
    paid: int
    gold: int
    buys: int
    left: int


class Gained(Event):
    """A card is Gained to a zone (DBG-10.7)."""

    seat: int
    card: int
    to: str


class MixedTopShown(Event):
    """The next card of a mixed pile is turned up (DBG-10.2)."""

    BARRIER: ClassVar[str] = "hidden"

    pile: int
    card: int


class Trashed(Event):
    """A card is Trashed (DBG-10.10). `to` is `pile`, `removed` or `outside`."""

    seat: int
    card: int
    to: str


class PickedByChance(Event):
    """Cards are picked by chance, for what happens to them next (DBG-5.18)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    cards: tuple[int, ...]


class TrashReplaced(Event):
    """Cards are not Trashed but put in the Discard Pile of `owner` (DBG-6.14)."""

    seat: int
    cards: tuple[int, ...]
    owner: int


class CardsGiven(Event):
    """A seat puts cards in the Discard Pile of `owner`, who does not Gain them (DBG-10.15)."""

    seat: int
    cards: tuple[int, ...]
    owner: int


class CardPassed(Event):
    """A card goes from the Hand of a seat to that of `player`; only these two see it (DBG-5.29).

    Each of them is told of it, as `only`.
    """

    PRIVATE: ClassVar[tuple[str, ...]] = ("card",)
    BARRIER: ClassVar[str] = "hidden"

    seat: int
    card: int
    player: int
    only: int

    @property
    def audience(self) -> int:
        """The seat that is told."""
        return self.only


class TopsRevealed(Event):
    """Cards on top of an Inventory are seen by all, before something becomes of them."""

    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]


class DrawRaised(Event):
    """The draw at the end of the turn is `by` cards larger (DBG-11.1)."""

    seat: int
    by: int


class InfectedFreed(Event):
    """An Infected leaves a player for the bottom of the Mansion; `after` are the Decorations then.

    With Teams it leaves the Team's Combo Pile, and the Decorations stay as they are.
    """

    seat: int
    card: int
    after: int


class Removed(Event):
    """A card is Removed from the Game (DBG-22.17)."""

    card: int


class Attached(Event):
    """A card is Attached to a Character (DBG-22.4)."""

    seat: int
    card: int
    partner: bool = False


class ShuffledIntoMansion(Event):
    """A card is shuffled into the Mansion, which then has `size` cards (DBG-9.11)."""

    BARRIER: ClassVar[str] = "chance"

    card: int
    size: int


class SentDown(Event):
    """Cards go to the bottom of the Mansion, several of them in random order (DBG-7.34, 9.2)."""

    BARRIER: ClassVar[str] = "chance"

    cards: tuple[int, ...]


class ExploreBegan(Event):
    """An Explore is announced (DBG-7.3)."""

    seat: int


class WeaponUsed(Event):
    """A Weapon is used with Ammo allotted to it (DBG-7.6, 7.9). `damage` as it is now."""

    seat: int
    card: int
    ammo: int
    damage: int
    partner: bool = False


class DamageChanged(Event):
    """The Damage of Weapons changes by `by`, or to 0 (DBG-5.12, 5.25).

    A `card` of NONE stands for all Weapons of the seat, those of `weapon_type` if one was named.
    """

    seat: int
    card: int
    by: int
    per: str
    zero: bool
    until: str
    weapon_type: str = ""


class RequirementChanged(Event):
    """The Weapons of a seat, of `weapon_type` if one was named, need `by` points more Ammo (DBG-8.3)."""

    seat: int
    by: int
    weapon_type: str = ""


class StrengthChanged(Event):
    """A Character deals `by` points more, or all its Damage is multiplied (DBG-6.12, 8.1, 8.14)."""

    seat: int
    by: int
    times: int
    until: str
    partner: bool = False


class InfectedChanged(Event):
    """The Health and Damage of Infected of the row change this turn, in points (DBG-8.6)."""

    seat: int
    cards: tuple[int, ...]
    health: int
    damage: int


class Committed(Event):
    """`count` Explores are spent, with this total Damage before the Reveal (DBG-7.16)."""

    seat: int
    count: int
    damage: int
    left: int


class RowRevealed(Event):
    """Cards of the Mansion are Revealed (DBG-7.19)."""

    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]


class FoesChosen(Event):
    """Infected that lie face-up beside the Mansion are fought (DBG-20.9)."""

    seat: int
    cards: tuple[int, ...]


class StayedFaceUp(Event):
    """Undefeated Infected stay face-up beside the Mansion (DBG-20.8)."""

    cards: tuple[int, ...]


class Taken(Event):
    """An Item, Token or Bonus card of the row is taken (DBG-9.1)."""

    seat: int
    card: int


class Declined(Event):
    """An Item, Token or Bonus card of the row is not taken, or cannot be (DBG-9.2, 9.5)."""

    seat: int
    card: int


class Compared(Event):
    """Total Damage against required Health (DBG-7.26). `healths` are those of `cards`, in points."""

    seat: int
    damage: int
    required: int
    cards: tuple[int, ...]
    healths: tuple[int, ...]
    defeated: bool


class NoBattle(Event):
    """There is no undefeated Infected in the row (DBG-7.27)."""

    seat: int


class Defeated(Event):
    """An Infected is Defeated and Attached; the player has `after` Decorations (DBG-7.29)."""

    seat: int
    card: int
    decorations: int
    after: int


class LevelChanged(Event):
    """The Level of a Character changes (DBG-12.3, 12.4)."""

    seat: int
    level: int
    before: int


class DefeatArmed(Event):
    """The next Infected Revealed may be Defeated at once (DBG-7.23)."""

    seat: int


class DefeatFailed(Event):
    """An armed Defeat is used up by an Infected that it does not fit (DBG-7.23)."""

    seat: int
    card: int


class Damaged(Event):
    """A Character takes Damage (DBG-8.7). `parts` are the amounts of the Infected that deal it."""

    seat: int
    amount: int
    before: int
    after: int
    parts: tuple[int, ...] = ()
    partner: bool = False


class DamageReduced(Event):
    """Damage that a Character is about to take is `by` points less; `left` are left (DBG-8.10)."""

    seat: int
    by: int
    left: int
    partner: bool = False


class Unaffected(Event):
    """The effect of an Infected, `card`, does not affect the player of `seat` (DBG-19.18)."""

    seat: int
    card: int


class Diverted(Event):
    """The effect of an Infected, `card`, affects `player` in place of the player of `seat` (DBG-19.18).

    With `partner` it is the Partner of `player` who is affected.
    """

    seat: int
    card: int
    player: int
    partner: bool = False


class HealRaised(Event):
    """A Heal of a Character that is about to happen is `by` points greater (DBG-6.11)."""

    seat: int
    by: int
    partner: bool = False


class Healed(Event):
    """A Character is Healed (DBG-8.8)."""

    seat: int
    amount: int
    after: int
    partner: bool = False


class HealFailed(Event):
    """A Character cannot be Healed, or nothing was to be Healed (DBG-8.13)."""

    seat: int
    partner: bool = False


class HealthCapped(Event):
    """Current Health falls with the Maximum Health (DBG-8.9)."""

    seat: int
    before: int
    after: int
    partner: bool = False


class FatallyWounded(Event):
    """A Character has no Health left (DBG-13.1)."""

    seat: int


class FellDown(Event):
    """The Character lies face-down; `shuffled` cards are in the Inventory (DBG-13.2)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    shuffled: int


class Recovered(Event):
    """A Character is turned face-up with this Health and Maximum Health (DBG-13.4)."""

    seat: int
    health: int


class PermanentlyDefeated(Event):
    """A Character and its player are out (DBG-13.7)."""

    seat: int


class ExtraTurnWon(Event):
    """A player will have a turn directly after this one (DBG-4.9)."""

    seat: int


class InfectionRaised(Event):
    """The Infection Level of a Character rises by `by` to `now`; `cards` lie beside it (DBG-17.4).

    `partner` says that it is the Partner (DBG-18.18).
    """

    BARRIER: ClassVar[str] = "hidden"

    seat: int
    by: int
    now: int
    cards: tuple[int, ...]
    partner: bool = False


class InfectionLowered(Event):
    """The Infection Level of a Character, or of the `partner`, falls by `by` to `now` (DBG-17.5)."""

    seat: int
    by: int
    now: int
    cards: tuple[int, ...]
    partner: bool = False


class InfectionExchanged(Event):
    """An Infection card of the Hand goes under the Infection Deck, its top card into the Hand."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("put", "taken")
    BARRIER: ClassVar[str] = "hidden"

    seat: int
    put: int
    taken: int

    @property
    def audience(self) -> int:
        """The seat that exchanges."""
        return self.seat


class InventoryLooked(Event):
    """A player looks at the top cards of the own Inventory (DBG-2.5); others see only how many."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)
    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]

    @property
    def audience(self) -> int:
        """The seat that looks."""
        return self.seat


class BecameInfected(Event):
    """A Character has reached the highest Infection Level and dies (DBG-17.14)."""

    seat: int


class Turned(Event):
    """A player's cards, `shuffled` of them, are the new Inventory; `removed` left the game (DBG-17.14)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    shuffled: int
    removed: tuple[int, ...]


class InfectedRose(Event):
    """An Infected Character is turned face-up with this Health (DBG-17.15)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    card: int
    health: int


class InfectedDied(Event):
    """An Infected Character has no Health left (DBG-17.22)."""

    seat: int


class PreyClaimed(Event):
    """An Infected of `player` is Attached to the killer, who has `after` Decorations (DBG-17.22).

    `left` are the Decorations of `player`.
    """

    seat: int
    card: int
    player: int
    after: int
    left: int


class PreyLost(Event):
    """Infected Attached to a Character are Removed from the Game; `after` Decorations (DBG-17.22, 17.23)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    cards: tuple[int, ...]
    after: int


class NextTurnSet(Event):
    """Something will hold in the next turn of a player (DBG-4.8). `what` is a code."""

    seat: int
    player: int
    what: str


class NextTurnHolds(Event):
    """What waited for this turn holds now (DBG-4.8). `what` is a code."""

    seat: int
    what: str


class EffectUsed(Event):
    """An optional or compulsory effect of a card is used at its moment (DBG-6.3)."""

    seat: int
    card: int


class NothingHappened(Event):
    """A step of a text could not be done (DBG-5.6). `what` is the name of the operation.

    `seat` is the player who should have done it, with cards that may be hidden from the others.
    """

    seat: int
    what: str

    @property
    def unasked(self) -> int:
        """The seat that could do nothing."""
        return self.seat


class TurnsAdded(Event):
    """Every Team has more turns (DBG-15.14)."""

    turns: int


class JoinedCombo(Event):
    """A card joins the Combo Pile of the Team of `seat` (DBG-15.8, 15.15).

    `worth` is what the pile would score now, in Decorations.
    """

    seat: int
    card: int
    worth: int


class TeamTurnEnded(Event):
    """The Team turn of the Team of `seat` is over; it has `left` of them left (DBG-15.5)."""

    seat: int
    left: int


class ComboScored(Event):
    """The Combo Pile of the Team of `seat` is scored (DBG-15.11).

    `parts` are the Decorations of each card of `cards`, which are the Infected of the pile; `gained`
    is their sum times their number, `after` what the Team has then.
    """

    seat: int
    cards: tuple[int, ...]
    parts: tuple[int, ...]
    gained: int
    after: int


class ComboPlaced(Event):
    """The cards of a scored Combo Pile go under the Mansion, top card first (DBG-15.12).

    Only the seat that chose knows their order.
    """

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)

    seat: int
    cards: tuple[int, ...]

    @property
    def audience(self) -> int:
        """The seat that chose the order."""
        return self.seat


class GameEnded(Event):
    """The game is over. `reason` is a code (DBG-14.1, 14.6)."""

    reason: str


class MainNamed(Event):
    """A seat names its Main Character; the other one, `partner_card`, is the Partner (DBG-18.2)."""

    seat: int
    card: int
    partner_card: int


class LeaderChosen(Event):
    """A Character leads in this Explore (DBG-18.12)."""

    seat: int
    card: int


class PartnerLost(Event):
    """A Partner is Removed from the Game (DBG-18.14).

    `infection` is the number of its Infection cards, which go under the Infection Deck (DBG-18.18).
    """

    seat: int
    card: int
    infection: int = 0


class DamageMoved(Event):
    """Damage of `amount` points goes to the Partner in place of the Main Character (DBG-8.11)."""

    seat: int
    amount: int


class AmmoAllotted(Event):
    """The Ammo allotted to a Weapon changes, as its requirement has with what else is used (DBG-7.9)."""

    seat: int
    card: int
    ammo: int


class RevealsTurned(Event):
    """Explores Reveal from the bottom of the Mansion for the rest of the turn (DBG-7.45)."""

    seat: int


class GainsTurned(Event):
    """What a seat Gains goes to the Hand for the rest of the turn (DBG-10.16)."""

    seat: int


class InventoryOrdered(Event):
    """Cards on top of an Inventory are laid in an order, the top card first; only their player knows it."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)

    seat: int
    cards: tuple[int, ...]

    @property
    def audience(self) -> int:
        """The seat that lays them."""
        return self.seat


class BottomRaised(Event):
    """The bottom card of an Inventory is put on its top, unseen."""

    seat: int


class AttackBegan(Event):
    """An Attack is announced (DBG-16.4)."""

    seat: int


class Targeted(Event):
    """The Character of `player`, or the `partner`, is named as a target (DBG-16.4, 18.23)."""

    seat: int
    player: int
    partner: bool = False


class WeaponAssigned(Event):
    """A Weapon is used on the Character of `player`, one of several targets (DBG-16.5)."""

    seat: int
    card: int
    player: int


class TargetDropped(Event):
    """The Character of `player` is not Attacked after all, as no Explore is left for it (DBG-16.4)."""

    seat: int
    player: int


class Struck(Event):
    """An Attack deals so much Damage to the Character of `player`, or to the `partner` (DBG-16.6, 18.23)."""

    seat: int
    player: int
    damage: int
    partner: bool = False


class CharacterDefeated(Event):
    """A Character has no Health left in Versus Mode (DBG-16.6, 16.15).

    `player` gets a Decoration for it and has `won` now; NONE and 0 if nobody does (DBG-16.8).
    """

    seat: int
    player: int
    won: int


class WeaponTaken(Event):
    """The player of `seat` puts a Weapon of `player` in the own Discard Pile (DBG-16.9)."""

    seat: int
    card: int
    player: int


class SkillsDealt(Event):
    """Skills are dealt or passed to a seat, which alone knows them (DBG-19.2)."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)
    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]

    @property
    def audience(self) -> int:
        """The seat that holds them."""
        return self.seat


class SkillDrafted(Event):
    """A seat keeps a Skill face-down (DBG-19.2)."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("card",)

    seat: int
    card: int

    @property
    def audience(self) -> int:
        """The seat that keeps it."""
        return self.seat


class SkillsTurnedUp(Event):
    """The Skills of a seat lie face-up; `removed` are Removed from the Game (DBG-19.3)."""

    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]
    removed: tuple[int, ...]


class MateChosen(Event):
    """A Teammate gets what a Skill of `seat` gives away (DBG-19.17)."""

    seat: int
    card: int
    player: int


class XpChanged(Event):
    """The XP on a Character changes by `by` to `now` (DBG-19.7, 19.12)."""

    seat: int
    by: int
    now: int
    partner: bool = False


class XpPlaced(Event):
    """XP goes from a Character to a Skill, which is active now; `left` stay on it (DBG-19.10)."""

    seat: int
    card: int
    by: int
    left: int


class SkillXpLost(Event):
    """A Skill loses XP; with `now` of it left it does nothing until the rest is put on it (DBG-19.11)."""

    seat: int
    card: int
    by: int
    now: int


class HealthSet(Event):
    """The Health of a Character becomes `after` in place of 0 or less (DBG-6.16)."""

    seat: int
    before: int
    after: int
    partner: bool = False


class MaximumLowered(Event):
    """A Character has `by` points less Maximum Health, now `maximum`, and `health` (DBG-8.9, 13.8)."""

    seat: int
    by: int
    maximum: int
    health: int
    partner: bool = False


class HandRevealed(Event):
    """A Hand is Revealed to all (DBG-2.5)."""

    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]


class InventoryDiscarded(Event):
    """Cards are Discarded from the top of an Inventory, the top card first (DBG-11.8, 11.9)."""

    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]


class InventorySorted(Event):
    """Cards that were looked at are laid back: numbers on the `top` and at the `bottom`."""

    seat: int
    top: int
    bottom: int


class EffectLasts(Event):
    """What a card does holds for the rest of the turn (DBG-5.27)."""

    seat: int


class ActionsFreed(Event):
    """A player may play any number of Actions this turn."""

    seat: int


class ActionCopied(Event):
    """The icons and the text of another player's Action are applied (DBG-5.28)."""

    seat: int
    card: int


class InfectedShielded(Event):
    """An Infected cannot receive `damage`, or cannot suffer `defeat`, this turn (DBG-7.28)."""

    card: int
    against: str


class InfectedHarmless(Event):
    """Infected that are weak enough deal 0 Damage in this Explore, or `cards` in this turn (DBG-7.41, 7.42)."""

    seat: int
    cards: tuple[int, ...] = ()


class CardsRevealed(Event):
    """A player Reveals cards of the Hand, which stay there (DBG-2.5, 2.12)."""

    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]


class CardsTaken(Event):
    """Named cards come to a player's `hand` or `inventory` without being Gained (DBG-10.15)."""

    seat: int
    cards: tuple[int, ...]
    to: str


class CardTucked(Event):
    """A player Attaches a card of the Hand face-down; which one only that player knows (DBG-6.19)."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("card",)

    seat: int
    card: int

    @property
    def audience(self) -> int:
        """The seat of the player."""
        return self.seat


class CardUntucked(Event):
    """The card that was Attached face-down returns to the Hand (DBG-6.19)."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("card",)

    seat: int
    card: int

    @property
    def audience(self) -> int:
        """The seat of the player."""
        return self.seat


class MainSkipped(Event):
    """A turn that has begun has no main part (DBG-4.12)."""

    seat: int


class CoinFlipped(Event):
    """A coin shows heads or tails (DBG-7.46)."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    heads: bool


class TypeGuessed(Event):
    """A player names a card type, and Reveals the top card of the Inventory; it fits or not."""

    BARRIER: ClassVar[str] = "hidden"

    seat: int
    kind: str
    card: int
    right: bool


class DrawDeclined(Event):
    """A player who may draw leaves it (DBG-5.7)."""

    seat: int


class MansionSearched(Event):
    """A player looks at cards on top of the Mansion, the top card first (DBG-2.5)."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)
    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: tuple[int, ...]

    @property
    def audience(self) -> int:
        """The seat that looks."""
        return self.seat


class FoundInMansion(Event):
    """A card found in the Mansion is Revealed on its top; so many others are at the bottom now."""

    seat: int
    card: int
    others: int


class PutOnMansion(Event):
    """An Infected of the row lies on top of the Mansion (DBG-7.25)."""

    seat: int
    card: int


class TextLent(Event):
    """A Weapon being used has the text of another one as well (DBG-6.18)."""

    seat: int
    card: int
    lender: int


class DamagePrevented(Event):
    """A Character does not take an amount of Damage (DBG-6.17)."""

    seat: int
    amount: int
    partner: bool = False


class Spared(Event):
    """A Character takes no Damage for the rest of this turn (DBG-6.17)."""

    seat: int
    partner: bool = False


class WeaponMultiplied(Event):
    """What a Weapon deals is multiplied, for the `turn` or the `explore` (DBG-8.1)."""

    seat: int
    card: int
    times: int
    until: str


ALL: tuple[type[Event], ...] = (
    Decided, FirstPlayer, CharactersDealt, CharacterKept, TurnBegan, TurnSkipped, TurnEnded, TurnCut,
    CardPlayed, CounterChanged, Drawn, Reshuffled, TopRevealed, MansionLooked, MansionPut, CardsMoved,
    Exchanged, Bought, Gained, MixedTopShown, Trashed, TrashReplaced, Removed, Attached,
    ShuffledIntoMansion, SentDown, ExploreBegan, WeaponUsed, DamageChanged, Committed, RowRevealed,
    FoesChosen, StayedFaceUp, Taken, Declined, Compared, NoBattle, Defeated, LevelChanged, DefeatArmed,
    DefeatFailed, Damaged, Healed, HealFailed, FatallyWounded, FellDown, Recovered, PermanentlyDefeated,
    ExtraTurnWon, NextTurnSet, NextTurnHolds, EffectUsed, NothingHappened, TurnsAdded, JoinedCombo,
    TeamTurnEnded, ComboScored, ComboPlaced, GameEnded, StrengthChanged, InfectedChanged,
    AttackBegan, Targeted, WeaponAssigned, TargetDropped, Struck, CharacterDefeated, WeaponTaken,
    SkillsDealt, SkillDrafted, SkillsTurnedUp, MateChosen, XpChanged, XpPlaced, SkillXpLost,
    MainNamed, LeaderChosen, PartnerLost, DamageMoved, AmmoAllotted, RevealsTurned, GainsTurned,
    InventoryOrdered, BottomRaised, HealthCapped, PickedByChance,
    InfectionRaised, InfectionLowered, InfectionExchanged, InventoryLooked, BecameInfected, Turned,
    InfectedRose, InfectedDied,
    PreyClaimed, PreyLost,
    HealthSet, MaximumLowered, HandRevealed, InventoryDiscarded, InventorySorted,
    EffectLasts, ActionsFreed, ActionCopied, InfectedShielded, InfectedHarmless,
    DamageReduced, HealRaised,
    RequirementChanged,
    CardsRevealed, CardsTaken, CardTucked, CardUntucked, MainSkipped, CoinFlipped, TypeGuessed,
    DrawDeclined, MansionSearched, FoundInMansion, PutOnMansion, TextLent,
    DamagePrevented, Spared, WeaponMultiplied,
    CardsGiven, CardPassed, TopsRevealed, DrawRaised, InfectedFreed, Unaffected, Diverted,
)  # fmt: skip
