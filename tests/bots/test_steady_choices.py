"""Small positions: what a sensible beginner would answer, and why; and that every kind has a rule of thumb."""

import pytest
from attrs import frozen

from content.loader import load
from core.bots.base import chance_for
from core.bots.registry import bot_for
from core.bots.steady.choices import plain
from core.bots.steady.deckbuilding import ALIKE, ANSWERS
from core.deckbuilding.decisions import KINDS
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Position, PositionPartner, PositionSeat, Seat, Setup
from core.deckbuilding.state import State
from core.kernel.records import evolve
from core.kernel.rules import Answer

RULES = DeckBuilding(load("deckbuilding"))
BOT = bot_for("deckbuilding", "steady", RULES.catalogue)
SCENARIO = RULES.book.scenarios["first-timer"]
IDS = {card.name: card.id for card in reversed(RULES.catalogue.cards)}
KNIFE, PISTOL, GOOD, BEST = "Combat Knife", "Handgun", "Longbow", "Rocket Launcher"
STORY = Setup(
    "story", (Seat("Ana"), Seat("Ben")), SCENARIO.piles, SCENARIO.id, SCENARIO.basics, "premiere"
)


def test_every_kind_of_decision_has_a_rule_of_thumb() -> None:
    """`main` is the bot's own method; of the others none falls to the least answer unless it is alike."""
    assert {"main", *ANSWERS, *ALIKE} == KINDS.keys()
    assert not ANSWERS.keys() & ALIKE.keys()
    assert [] == [kind for kind, rule in ANSWERS.items() if rule is plain]
    assert all(ALIKE.values())


def ids(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of cards; of those that share a name the id itself stands."""
    return tuple(IDS.get(name, name) for name in names)


def seat(
    character: str,
    *hand: str,
    health: int | None = None,
    inventory: tuple[str, ...] = (),
    discarded: tuple[str, ...] = (),
    attached: tuple[str, ...] = (),
    partner: PositionPartner | None = None,
    infection: tuple[str, ...] = (),
) -> PositionSeat:
    return PositionSeat(
        IDS.get(character, character),
        health,
        hand=ids(hand),
        inventory=ids(inventory),
        discard_pile=ids(discarded),
        attached=ids(attached),
        partner=partner,
        infection=infection,
    )


@frozen
class At:
    """A position, the answers that lead to a question there, and what is to be answered and why."""

    why: str
    me: PositionSeat
    answers: tuple[str, ...]
    kind: str
    expected: Answer
    other: PositionSeat = PositionSeat("CH-002", hand=("WE-004",))
    mansion: tuple[str, ...] = ("Majini", "Uroboros Aheri")
    box: str = "premiere"
    partner: bool = False
    ammo: int = 0


CULT = "mercenaries-the-cult"
INFECTED = tuple(f"IN-00{number}" for number in range(1, 7))
TWO_BEATEN = ("MA-001", "MA-006", "MA-010")
HURT_PAIR = seat("CH-015", health=10, attached=("Licker",), partner=PositionPartner("CH-011", 90))
WEAK = ("MA-001", "MA-001", "MA-001", "MA-010")
TWO_MORE = ("Vengeful Intention", "Mansion Foyer")
THREE = ("AM-007", "AM-007", "AM-007")
GUESSING = seat(
    "PR-007",
    inventory=(GOOD, KNIFE, "Ammo x10", "Ammo x10", "Ammo x10"),
    attached=("MA-011", "MA-011", "Licker"),
)
ADA = "CH-006"
RICH = ("Ammo x30", "Ammo x30", "Ammo x30")

POSITIONS = [
    At("junk is there to be found", seat(ADA, "PDA", inventory=(KNIFE, GOOD, BEST)),
       ("play:pda",), "number", ("number:3",)),
    At("one of those looked at would go, and all are good", seat(ADA, "PDA", inventory=(GOOD, GOOD, BEST)),
       ("play:pda",), "number", ("number:0",)),
    At("the worst card goes", seat(ADA, "PDA", inventory=(GOOD, KNIFE, BEST)),
       ("play:pda", "number:3"), "sift", ("sift:combat-knife",)),
    At("junk is drawn last", seat(ADA, "PDA", inventory=(KNIFE, GOOD, PISTOL)),
       ("play:pda", "number:3", "sift:combat-knife"), "raise", ("raise:longbow",)),
    At("the own Discard Pile has what one wants to draw", seat(ADA, "Long Awaited Dawn", discarded=(GOOD,)),
       ("play:long-awaited-dawn",), "player", ("player:1",)),
    At("junk stays where it is", seat(ADA, "Long Awaited Dawn", discarded=(KNIFE, GOOD)),
       ("play:long-awaited-dawn", "player:1"), "return", ("return:longbow",)),
    At("a duty is for the rival", seat(ADA, BEST),
       ("explore", "use:rocket-launcher"), "player", ("player:2",),
       mansion=("MA-030", "MA-029"), box="alliance"),
    At("the best Action is applied twice", seat(ADA, "Mind Control"),
       ("play:mind-control",), "strip", ("strip:escape-from-the-dead-city",),
       other=seat("CH-002", "Umbrella Corporation", "Escape from the Dead City", KNIFE)),
    At("the Weapon of most Damage is taken away", seat(ADA, "The Mercenaries"),
       ("play:the-mercenaries",), "strip", ("strip:longbow",),
       other=seat("CH-002", KNIFE, GOOD)),
    At("the dearest Weapon draws a card", seat(ADA, '"I Have This..."', KNIFE, GOOD),
       ("play:i-have-this",), "reveal", ("reveal:longbow",)),
    At("a useless card may be a better one", seat(ADA, "Injection", KNIFE, GOOD),
       ("play:injection",), "discard", ("discard:combat-knife",)),
    At("a worthless card is passed", seat(ADA, KNIFE, GOOD),
       ("explore", "done"), "pass", ("pass:combat-knife",),
       mansion=("Los Illuminados (Scythe)", "Red Executioner")),
    At("the rival gets junk, and no good card", seat(ADA, BEST, KNIFE),
       ("explore", "use:rocket-launcher", "done"), "give", ("give:combat-knife",),
       mansion=("MA-098", "Red Executioner")),
    At("the strongest card of a rival goes", seat(ADA, BEST, discarded=(PISTOL,)),
       ("explore", "use:rocket-launcher"), "player", ("player:2",),
       other=seat("CH-002", discarded=(GOOD,)), mansion=("MA-094", "Red Executioner")),
    At("own junk goes where rivals have nothing strong", seat(ADA, BEST, discarded=(PISTOL,)),
       ("explore", "use:rocket-launcher"), "player", ("player:1",),
       other=seat("CH-002", discarded=(KNIFE,)), mansion=("MA-094", "Red Executioner")),
    At("an Infected's arrow is for the rival", seat(ADA, BEST),
       ("explore", "use:rocket-launcher", "effect:los-illuminados-bow"), "character", ("character:2",),
       mansion=("MA-096", "Red Executioner")),
    At("what one has bought is not given away", seat("CH-050", "Ammo x30", attached=("Licker", "Licker")),
       ("play:ammo-x30", "buy:ammo-x20"), "effect", ("done",)),
    At("Health runs low", seat(ADA, "Vengeful Intention", *RICH, health=20),
       ("play:all-ammunition",), "main", ("buy:six-shooter",)),
    At("only good cards are left to Trash", seat(ADA, "Anticipation", GOOD, GOOD),
       (), "main", ("buy:ammo-x10",)),
    At("two worthless cards go", seat(ADA, "Anticipation", KNIFE, KNIFE),
       (), "main", ("play:anticipation",)),
    At("the top card is known", GUESSING,
       ("effect:alyssa-ashcroft",), "kind", ("kind:ammunition",)),
    At("three Levels lower is worth more than a card out of the game", seat(ADA, infection=INFECTED),
       ("explore", "take:antivirus"), "way", ("lower",), mansion=("Antivirus", "Tyrant T-002"), box="outbreak"),
    At("10 points are borne", seat(ADA, attached=("Kevlar Jacket",)),
       ("explore",), "replace", ("no",)),
    At("so much Damage is worth the Jacket", seat(ADA, attached=("Kevlar Jacket",)),
       ("explore",), "replace", ("yes",), mansion=("Uroboros Aheri", "Majini")),
    At("the Partner bears what it survives better", HURT_PAIR,
       ("explore", "done", "lead:hunk"), "replace", ("yes",),
       mansion=("MA-022", "MA-029"), box="alliance", partner=True),
    At("one Infected less wins the Explore", seat(ADA, "Stun Rod", GOOD),
       ("explore", "use:stun-rod", "use:longbow", "commit:2"), "effect", ("effect:stun-rod",),
       mansion=TWO_BEATEN),
    At("one Infected less wins nothing", seat(ADA, "Stun Rod"),
       ("explore", "use:stun-rod", "commit:2"), "effect", ("done",), mansion=TWO_BEATEN),
    At("it must go away, or all is lost", seat(ADA, "Fight or Flight", GOOD, health=10),
       ("explore", "use:longbow"), "react", ("react:fight-or-flight",), mansion=("MA-010", "MA-001")),
    At("what can be beaten is beaten", seat(ADA, "Fight or Flight", GOOD, health=10),
       ("explore", "use:longbow"), "react", (), mansion=("MA-001", "MA-010")),
    At("nobody else saves the Character", seat(ADA, "Resuscitate", health=10),
       ("explore",), "react", ("react:resuscitate",), mansion=("MA-010", "MA-001")),
    At("the Sidearm goes where that beats most that can come", seat(ADA, "Custom Standard Sidearm"),
       ("explore", "use:custom-standard-sidearm"), "effect", ("effect:custom-standard-sidearm",),
       mansion=WEAK, ammo=20),
    At("nothing that can come is beaten by 10 more Damage", seat(ADA, "Custom Standard Sidearm", GOOD),
       ("explore", "use:custom-standard-sidearm", "use:longbow"), "effect", ("done",), ammo=20),
    At("one would Gain it last", seat(ADA, KNIFE),
       ("explore", "done"), "resource", ("resource:handgun",),
       mansion=("MA-089", "MA-078"), box=CULT),
    At("junk is put away", seat("PR-006", KNIFE, GOOD, attached=("Licker", "MA-011")),
       ("effect:yoko-suzuki",), "tuck", ("tuck:combat-knife",)),
    At("three cards are worth more than Actions without cards", seat(ADA, "Higher Priorities"),
       ("play:higher-priorities",), "way", ("cards",)),
    At("so dear a Weapon Josh Stone can not use", seat("CH-012", GOOD, "Ammo x30"),
       ("play:ammo-x30", "buy:ammo-x20"), "main", ("end",), mansion=WEAK),
    At("anybody else can", seat("CH-051", GOOD, "Ammo x30"),
       ("play:ammo-x30", "buy:ammo-x20"), "main", ("explore",), mansion=WEAK),
    At("the rifle takes no more than 20 Ammo: 45 Health is too much", seat(ADA, "Russian Assault Rifle"),
       ("buy:ammo-x10",), "main", ("end",), mansion=("Licker", "Licker", "Uroboros Aheri"), ammo=100),
    At("each further Action costs 20 Health", seat(ADA, "Vengeful Intention", *TWO_MORE, health=70),
       ("play:vengeful-intention",), "main", ("buy:ammo-x10",)),
    At("two Ammo x30 for the next turn are enough", seat(ADA, *THREE),
       ("play:all-ammunition", "end", "effect:ammo-x30", "effect:ammo-x30"), "effect", ("done",)),
    At("one of them is welcome in the next turn", seat(ADA, *THREE),
       ("play:all-ammunition", "end"), "effect", ("effect:ammo-x30",)),
]  # fmt: skip


def reached(at: At) -> State:
    """Return the state of a position after its answers."""
    mansion = ids(at.mansion)
    position = Position((at.me, at.other), mansion, ammo=at.ammo)
    state = RULES.start(
        evolve(
            STORY,
            mode="outbreak" if at.box == "outbreak" else "story",
            mansion=at.box,
            position=position,
            partner=at.partner,
        ),
        0,
    )
    for answer in at.answers:
        state, _ = RULES.apply(state, (answer,))
    return state


@pytest.mark.parametrize("at", POSITIONS, ids=lambda at: f"{at.kind}: {at.why}")
def test_what_a_beginner_would_answer(at: At) -> None:
    state = reached(at)
    decision = RULES.decision(state)
    assert decision is not None

    answer = BOT.answer(RULES.view(state, decision.seat), chance_for(1, 0, 0))

    assert (at.kind, at.expected) == (decision.kind, answer)
