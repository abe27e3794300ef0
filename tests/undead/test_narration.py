"""The sentences of Undead: every member of every closed list has its words, and they say what is done."""

import ast
import inspect
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs
import pytest
from rich.cells import cell_len

from core.kernel.decision import Option, Refusal
from core.kernel.event import Event, because
from core.kernel.table import Table
from core.undead import events, explain, operations
from core.undead.cards import Attack, Figure, Keyword, Passive, SoldierType, Text
from core.undead.catalogue import Card
from core.undead.decisions import KINDS
from core.undead.moments import Moment
from core.undead.state import Bonus, State
from tests.narration.sentences import assert_phrase, assert_sentence
from tests.undead.build import a_table, foe, man
from tests.undead.generated import generated_setup, opened_setup
from tests.undead.table import CATALOGUE, RULES
from tui.narration.undead import clauses, log, questions, refusals, terms
from tui.narration.undead.cards import LINE_CELLS
from tui.narration.undead.narration import UndeadNarration

NARRATION = UndeadNarration(CATALOGUE)
every_card = pytest.mark.parametrize("card", CATALOGUE.cards, ids=lambda card: card.id)


def some_table() -> State:
    men = [
        man("Doyle", weapons=["M1 Garand"], equipment=["Mk 2 Grenades"], hand=["Rally"]),
        man("Brandt", theology="Eschatology"),
        man("Fireteam"),
    ]
    return a_table(men, [foe("Imperial Warriors"), foe("Shambling Dead")])


STATE = some_table()
VIEW = RULES.view(STATE, 0)
HOSTILE = STATE.hostiles[0].card
GARAND = STATE.soldiers[0].gear[0].card


def sample(cls: type[Event]) -> Event:
    """An event of a class with figures that fit the table."""
    values: dict[str, Any] = {
        "soldier": 0, "instead_of": 1, "to": 1, "start": 0, "at": 1, "unit": 0, "seat": 0,
        "source": GARAND, "target": HOSTILE, "power": len(STATE.cards) - 1, "mode": 0, "deck": "actions",
        "column": (2, 3), "naturals": (7,), "parts": (Bonus("SKL-MARKSMAN", 1),), "rows": (5,), "row": 6,
        "reason": "won", "kind": "target", "keys": ("target:wraith",), "best": False,
    }  # fmt: skip
    fields: dict[str, Any] = {}
    for field in attrs.fields(cls):
        if field.name == "cause":
            fields["cause"] = because(0)
        elif field.name == "rule":
            fields["rule"] = "UND-1.1"
        elif field.name == "card":
            of_gear = cls in (
                events.WeaponEmptied,
                events.Reloaded,
                events.Resupplied,
                events.Expended,
            )
            hand = cls in (events.CardPlayed, events.Dreaded)
            fields["card"] = GARAND if of_gear else STATE.soldiers[0].hand[0] if hand else HOSTILE
        elif field.name == "cards":
            fields["cards"] = STATE.soldiers[0].hand
        elif field.name in values:
            fields[field.name] = values[field.name]
        else:
            fields[field.name] = False if field.type is bool else 2
    if cls in (events.GearMoved, events.CardPlayed, events.GearUsed):
        fields["to" if cls is events.GearMoved else "target"] = 1
    return cls(**fields)


@pytest.mark.parametrize("cls", events.ALL, ids=lambda cls: cls.__name__)
def test_an_event_alone_is_told(cls: type[Event]) -> None:
    (line,) = NARRATION.lines((sample(cls),), VIEW, 3, 0)

    assert set(line.tags) <= set(log.TAGS)
    if "turn" in line.tags:
        assert_phrase(line.text)
    else:
        assert_sentence(line.text)


def test_every_member_of_a_closed_list_has_its_words() -> None:
    assert {*log.TELLERS} == {*events.ALL}
    assert {*questions.QUESTIONS} == {*questions.WAITING} == {*KINDS}
    assert {*clauses.CLAUSES} == {*clauses.BRIEF} == {*operations.ALL}
    assert {*terms.WHEN} == {*Moment}
    assert {*terms.FIGURES} == {*Figure}
    assert {*terms.KEYWORDS} == {*Keyword}
    assert {*terms.TYPES} == {*SoldierType}
    assert {*terms.ENDS} == {"won", "out-of-time", "all-downed"}


def codes() -> Iterator[str]:
    """The codes of refusals in the source of `explain`."""
    for node in ast.walk(ast.parse(inspect.getsource(explain))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant):
                    yield str(part.value)
    yield from ("weapons-empty", "no-weapon")


@pytest.mark.parametrize("code", sorted({*codes()}))
def test_a_refusal_has_its_sentence_with_its_rule(code: str) -> None:
    names = ("SOL-DOYLE", "Ana") if code == "not-yours" else ("SOL-DOYLE", "ACT-RALLY")
    text = NARRATION.refusal(Refusal(code, "play:1:rally", "UND-5.2", 1, 2, names), VIEW)
    bare = NARRATION.refusal(Refusal(code, "x\x1b", "UND-5.2"), VIEW)

    assert code in refusals.REFUSALS
    assert_sentence(text)
    assert "(UND-5.2)" in text
    assert bare.isprintable()


def test_refusals_are_found_in_the_source() -> None:
    assert len({*codes()}) > 40
    assert {*refusals.REFUSALS} >= {"unknown-key", "picked-twice", "too-few", "too-many"}


@every_card
def test_a_card_has_a_text_and_a_short_line(card: Card) -> None:
    text, line = NARRATION.card_text(card.id), NARRATION.card_line(card.id)

    assert_sentence(text)
    assert "{" not in text + line
    assert line
    assert cell_len(line) <= LINE_CELLS


def figures(card: Card) -> Iterator[int]:
    """The figures that a card's text must name."""
    for attack in attacks(card):
        yield from (row.min for row in attack.chart)
        yield from (row.hits for row in attack.chart if row.hits)
        yield attack.range[1]
    for passive in getattr(card, "passives", ()):
        assert isinstance(passive, Passive)
        if abs(passive.add) > 1:
            yield abs(passive.add)
    text = getattr(card, "text", None)
    deed = getattr(card, "deed", None)
    for each in (text, deed.text if deed else None):
        if isinstance(each, Text):
            for step in each.do:
                yield from (
                    abs(value)
                    for field in attrs.fields(type(step))
                    if type(value := getattr(step, field.name)) is int
                )


def attacks(card: Card) -> Iterator[Attack]:
    yield from getattr(card, "modes", ())
    if getattr(card, "attack", None):
        yield card.attack  # type: ignore[union-attr, misc]


@every_card
def test_a_card_text_has_the_figures_of_its_operations(card: Card) -> None:
    numbers = {int(each) for each in re.findall(r"\d+", NARRATION.card_text(card.id))}

    assert {*figures(card)} <= numbers


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("EQP-HOLY-WATER", "Expend 1 before rolling Turn Undead to add 3."),
        ("POW-DENY", "1 Divinity plus the XP of the card."),
        ("ACT-ADVANCE-2", "As a Soldier Moves: the Entrance cost is 2 lower."),
        ("LOC-TUNNEL", "Isolated: no Attack and no Divine Power goes into or out of here."),
        ("SOL-BRANDT", "Weapons: only Blessed ones of Loadout 0-1."),
        ("HOS-KALTENGRAB", "10-6 left: 4: 1 Suppress, 6: 1 Hit, 9: 2 Hits, 10: 2 Hits (Again)."),
        ("THE-ESCHATOLOGY", "Starts with 3 Divinity more. Minor Heal costs 3."),
        ("OBJ-LABORATORY", "Inflict 12 Hits on the Objective, Cover 3."),
        ("WPN-THOMPSON", "Burst: Range 0, 2 D10s; 4: 1 Suppress, 6: 1 Hit."),
    ],
)
def test_a_card_says_what_it_does(card: str, says: str) -> None:
    assert says in NARRATION.card_text(card)


def test_a_roll_is_told_with_its_sum() -> None:
    """UND-25.3: naturals, each modifier by name, the row, the Cover comparison, the result."""
    men = [man("Doyle", 2, weapons=["M1 Garand"], skills=["Marksman"], suppressions=1)]
    state = a_table(men, [foe("Living Thralls", 2)], dice=[6, 1])
    text = []
    for key in ("attack:1", "weapon:m1-garand", "roll"):
        state, told = RULES.apply(state, (key,))
        text += [line.text for line in NARRATION.lines(told, RULES.view(state, 0), 1, 0)]

    assert (
        "Doyle attacks Living Thralls with M1 Garand: D10 6 + 1 Marksman - 1 Suppressions = 6, "
        "1 Hit (from 5 on)." in text
    )
    assert (
        "Cover die 1 + 1 Penetration = 2 against Cover 3 of Living Thralls: each Hit becomes a Suppress."
        in text
    )
    assert "Living Thralls takes 1 Suppression: 3 left to act with." in text


def test_the_price_of_a_move_is_told_as_a_sum() -> None:
    state = a_table([man("Akers", 1, hand=["Advance 2", "Rally"])], [foe("Shambling Dead", 2)])
    state, _ = RULES.apply(state, ("forward:1",))
    lines = NARRATION.lines(_, RULES.view(state, 0), 1, 0)

    assert (
        "Akers goes to Ruined Village: Entrance 3 + 1 Shambling Dead - 1 Akers - 2 Advance 2 = 1, 1 card paid."
        in [line.text for line in lines]
    )


def test_odds_are_told_before_the_roll() -> None:
    state = a_table([man("Doyle", 2, weapons=["M1 Garand"])], [foe("Living Thralls", 2)])
    state, _ = RULES.apply(state, ("attack:1",))
    state, _ = RULES.apply(state, ("weapon:m1-garand",))
    decision = RULES.decision(state)
    assert decision is not None
    view = RULES.view(state, 0)

    assert "1 Hit or more 50%, 2 Hits or more 8%" == NARRATION.note(decision.options[-1], view)


@pytest.mark.parametrize("seed", range(24))
def test_random_missions_are_told(seed: int) -> None:
    """Every question, option and line of whole games is a phrase or sentence; prices are where undo stops."""
    setup = generated_setup(500 + seed) if seed % 2 else opened_setup(seed)
    table: Table[Any, State, Any] = Table.begin(RULES, setup, seed)
    dice = Random(seed)  # noqa: S311 - for play, not for secrets
    turn = step = 0
    while (decision := table.decision) is not None and len(table.answers) < 250:
        view = RULES.view(table.state, decision.seat)
        assert_asks(NARRATION.question(decision, view))
        for option in decision.options:
            assert_phrase(NARRATION.label(option, view))
            assert cell_len(NARRATION.note(option, view)) <= LINE_CELLS
        chosen: Option = dice.choice(decision.options)
        price = NARRATION.price(chosen, view)
        happened = table.play((chosen.key,))
        if not price:
            found = [type(e).__name__ for e in happened if e.BARRIER]
            assert not found or _rare(chosen), (chosen, found)
        after = RULES.view(table.state, 0)
        for line in NARRATION.lines(happened, after, turn, step):
            turn, step = line.turn, line.step
            assert "{" not in line.text
            assert line.text.isprintable()
    if table.result is not None:
        for text in NARRATION.result(table.result, RULES.view(table.state, 0)):
            assert_sentence(text)


def assert_asks(text: str) -> None:
    assert text.endswith(("?", "."))
    assert text.isprintable()
    assert "{" not in text


def _rare(option: Option) -> bool:
    """Options in the middle of something: what follows them was foretold by the first of them."""
    return option.code not in (
        "attack",
        "forward",
        "back",
        "reload",
        "calm",
        "pass",
        "drop",
        "work",
    )
