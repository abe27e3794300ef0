"""The closed list of Decision kinds, and the options that several chapters offer."""

from collections.abc import Collection, Iterable

from core.deckbuilding.catalogue import CardOptions
from core.deckbuilding.game import Game
from core.kernel.decision import NONE, Decision, Option, numbered, option
from core.kernel.event import Cause

KINDS: dict[str, str] = {
    "keep": "keep one of the Characters dealt (DBG-3.2)",
    "main": "what to do next in the main part (DBG-4.3)",
    "use": "a Weapon to use in this Explore, or done (DBG-7.6)",
    "pay": "the Ammo for a Weapon with a printed X (DBG-1.8)",
    "effect": "the next effect of one moment to apply, or done (DBG-6.9)",
    "react": "a reaction card to use from Hand, or none (DBG-5.22)",
    "commit": "the number of Explores to spend (DBG-7.16)",
    "foe": "Infected to fight that lie face-up beside the Mansion (DBG-20.9)",
    "take": "take or decline a card found in the Mansion (DBG-9.1)",
    "trash": "cards to Trash (DBG-10.10)",
    "put": "cards to move to another zone (DBG-10.15)",
    "reveal": "cards of the Hand to Reveal (DBG-2.5)",
    "tuck": "a card of the Hand to Attach face-down (DBG-6.19)",
    "gain": "a card to Gain (DBG-10.7)",
    "exchange": "a card of the Hand to exchange (DBG-5.30)",
    "weapon": "a Weapon being used (DBG-5.30)",
    "infected": "an Infected of the Revealed row (DBG-5.30)",
    "order": "the order in which cards go under the Mansion, or back on top (DBG-15.12, 5.30)",
    "draft": "a Skill to keep of those dealt or passed (DBG-19.2)",
    "skills": "the Skills that stay of those drafted (DBG-19.3)",
    "xp": "how much XP to give, or of which Skill (DBG-19.11, 19.12)",
    "owner": "the Skill of the Main Character (DBG-19.4)",
    "lead": "the Character that leads in this Explore (DBG-18.12)",
    "name": "which Character is the Main Character (DBG-18.2)",
    "replaced": "the card Attached to the Partner that is replaced (DBG-18.7)",
    "attached": "cards Attached to the Partner to Discard",
    "type": "a Weapon type (DBG-1.7)",
    "lay": "the order in which cards are laid on the Inventory, the top one first (DBG-10.17)",
    "number": "how many cards to look at (DBG-2.5)",
    "sift": "the card to Trash among those looked at (DBG-10.10)",
    "raise": "cards looked at to lay on top of the Inventory (DBG-10.15)",
    "sink": "the order of cards at the bottom of the Inventory (DBG-10.15)",
    "return": "cards of a Discard Pile to put on top of that Inventory (DBG-10.15)",
    "search": "a card to Reveal among those looked at in the Mansion, or none (DBG-2.5)",
    "kind": "a card type (DBG-1.4)",
    "draw": "whether to draw (DBG-22.2)",
    "look": "top or bottom of the Mansion for a card looked at (DBG-2.5)",
    "player": "a Player (DBG-5.13)",
    "character": "a Character to Heal (DBG-8.8)",
    "target": "a Character to Attack, or done (DBG-16.4)",
    "assign": "the target of a Weapon, or of other Damage (DBG-16.5)",
    "drop": "the targets that no Explore is left for (DBG-16.4)",
    "win": "a Weapon of the player whose Character was Defeated (DBG-16.9)",
    "cure": "the Infection cards by which an Infection Level falls (DBG-17.5)",
    "claim": "an Infected of the Infected Character that has died (DBG-17.22)",
    "discard": "cards to Discard (DBG-10.14)",
    "strip": "the card of a Revealed Hand that its owner Discards (DBG-5.30)",
    "give": "cards to put in another Player's Discard Pile (DBG-10.15)",
    "resource": "a card of the Resource Area to move (DBG-10.15)",
    "pass": "the card of the Hand to pass to the left (DBG-5.29)",
    "way": "one of several ways of an effect (DBG-5.7)",
    "replace": "whether to use a replacement effect (DBG-6.11)",
}
"""Kind -> what is decided. Every Decision of this game is of one of these kinds."""


def card_option(game: Game, code: str, copy: int, rule: str) -> Option:
    """Return the option of doing `code` to a copy, with the key `code:slug`."""
    return card_options(game, code, rule)[copy]


def card_options(game: Game, code: str, rule: str) -> CardOptions:
    """Return the options of doing `code` to each copy, with the keys `code:slug`; made once a game."""
    made = game.card_options.get((code, rule))
    if made is None:
        made = game.card_options[code, rule] = CardOptions(game.printed, code, rule)
    return made


def distinct(game: Game, copies: Iterable[int], apart: Collection[int] = ()) -> list[int]:
    """Return one copy for each card that can be told apart: by its id, its uses this turn, its user.

    Those in `apart` lie in another zone than the others.
    """
    seen: set[tuple[str, int, bool, bool]] = set()
    kept = []
    partners = [each.partner for each in game.players if each.partner is not None]
    for copy in copies:
        with_partner = bool(partners) and any(copy in each.attached for each in partners)
        mark = (game.cards[copy], game.turn.uses.count(copy), with_partner, copy in apart)
        if mark not in seen:
            seen.add(mark)
            kept.append(copy)
    return kept


def of_cards(
    game: Game,
    seat: int,
    kind: str,
    copies: Iterable[int],
    number: tuple[int, int],
    rule: str,
    cause: Cause,
) -> Decision:
    """Return a Decision over cards; `number` is the least and the most, cut to what there is (DBG-5.6).

    Copies that cannot be told apart are one option where one is picked; those that the player has
    discarded are others than those in the Hand.
    """
    found = list(copies)
    most = min(number[1], len(found))
    least = min(number[0], most)
    if most == 1:
        found = distinct(game, found, game.players[seat].discard_pile)
    options = numbered([card_option(game, kind, copy, rule) for copy in found])
    return Decision(seat, kind, least, most, options, rule, cause.card, cause.effect)


def of_players(
    game: Game, seat: int, kind: str, seats: Iterable[int], rule: str, cause: Cause
) -> Decision:
    """Return a Decision over players or their Characters, keys `player:1` and on by seat."""
    options = tuple(
        option(f"{kind}:{each + 1}", kind, rule, game.players[each].character, NONE, each)
        for each in seats
    )
    most = min(1, len(options))
    return Decision(seat, kind, most, most, options, rule, cause.card, cause.effect)


def yes_or_no(seat: int, kind: str, rule: str, cause: Cause) -> Decision:
    """Return the question whether an optional text is used; its card and id are those of the cause."""
    options = tuple(option(code, code, rule, cause.card) for code in ("yes", "no"))
    return Decision(seat, kind, 1, 1, options, rule, cause.card, cause.effect)
