"""The JSON-lines mode, on the toy game; and what it calls a card in events of the real one."""

import errno
import json
import typing
from contextlib import suppress
from pathlib import Path

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves.errors import WriteFailedError
from tests.cli.conftest import RunIt
from tests.cli.tables import FullDisk, json_lines, toy_session
from tui.games import GAMES, part
from tui.jsonl import CARDS, ONE_CARD, BadLineError, read_line
from tui.session import Session

FIGURES = frozenset(
    {"seat", "number", "by", "now", "count", "discarded", "amount", "before", "after", "parts"}
    | {"unspent_gold", "unspent_ammo", "unspent_buys", "unspent_explores", "paid", "gold", "buys"}
    | {"left", "pile", "owner", "size", "ammo", "damage", "required", "healths", "decorations"}
    | {"level", "shuffled", "health", "player", "turns", "only", "worth", "gained", "times", "won"}
    | {"top", "bottom", "maximum", "others", "infection"}
    # Of Biohazard War.
    | {"heroes", "missing", "umbrella"}
    # Of Undead.
    | {
        "actions",
        "active",
        "add",
        "at",
        "consecrations",
        "cost",
        "cover",
        "die",
        "divinity",
        "hits",
    }
    | {
        "instead_of",
        "mode",
        "natural",
        "naturals",
        "needed",
        "penetration",
        "points",
        "row",
        "rows",
    }
    | {"soldier", "start", "suppress", "to", "unit", "unspent", "value", "wards", "wounds", "xp"}
)
"""The fields of events whose numbers are no cards."""


def types(written: list[dict[str, object]]) -> list[object]:
    return [each["type"] for each in written]


def test_a_game_begins_with_what_it_is() -> None:
    """Then come the events of the opening, and the first decision."""
    written = json_lines(toy_session())

    assert {
        "type": "game",
        "format": 1,
        "game": "toy",
        "seats": [{"name": "Ada", "player": "person"}, {"name": "Ben", "player": "person"}],
        "save": "",
        "answers": 0,
    } == written[0]
    assert ["game", "event", "event", "event", "event", "decision"] == types(written)


def test_a_decision_has_its_options() -> None:
    """And the limits, the rule and the question in words."""
    decision = json_lines(toy_session())[-1]

    assert (0, "main", 1, 1, "TOY-2") == tuple(
        decision[name] for name in ("seat", "kind", "least", "most", "rule")
    )
    assert {
        "key": "play:lamp",
        "label": "Lamp",
        "rule": "TOY-3",
        "card": {"copy": 1, "id": "lamp", "name": "Lamp"},
        "amount": None,
    } == decision["options"][0]


def test_events_carry_their_cause_and_fields() -> None:
    """By the names that the rules give them."""
    played = json_lines(toy_session(), "play:lamp")[6]

    assert {
        "type": "event",
        "event": "Played",
        "rule": "TOY-3",
        "cause": {
            "seat": 0,
            "card": {"copy": 1, "id": "lamp", "name": "Lamp"},
            "effect": "",
            "kind": "rule",
        },
        "seat": 0,
        "card": {"copy": 1, "id": "lamp", "name": "Lamp"},
    } == played


def test_what_nobody_here_may_see_is_null() -> None:
    """With Ben elsewhere, his cards are hidden; with both here, the program sees both hands."""
    both = json_lines(toy_session())
    alone = toy_session()
    alone.bots[1] = typing.cast(typing.Any, None)
    drawn = [
        [each["cards"] for each in written if each.get("event") == "Drew"]
        for written in (both, json_lines(alone))
    ]

    assert ["knife", "map", "lamp"] == [card["id"] for card in drawn[1][0]]
    assert [None, None, None] == drawn[1][1]
    assert None not in drawn[0][1]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (12, "bad-answer"),
        (None, "bad-answer"),
        (True, "bad-answer"),
        ({}, "bad-answer"),
        ({"undo": 1}, "bad-answer"),
        ({"undo": False}, "bad-answer"),
        ({"undo": True, "explain": "end"}, "bad-answer"),
        ({"explain": 3}, "bad-answer"),
        ([["end"]], "bad-answer"),
        (["end", 3], "bad-answer"),
        ([], "too-few"),
        (["end", "search"], "too-many"),
        (["end", "end"], "picked-twice"),
        ("", "unknown-key"),
        ("nothing", "unknown-key"),
        ("play:dog", "only-a-reaction"),
        ("\ud800", "unknown-key"),
        ({"undo": True}, "no-undo"),
    ],
)
def test_a_wrong_answer_gets_an_error_and_the_same_decision(sent: object, code: str) -> None:
    """With a sentence, and the rule where a rule says so."""
    session = toy_session()
    written = json_lines(session, sent)
    error, again = written[-2:]

    assert ("error", code) == (error["type"], error["code"])
    assert error["message"].isprintable()
    assert isinstance(error["rule"], str)
    assert written[5] == again
    assert [] == session.table.answers


@pytest.mark.parametrize(
    "raw",
    [
        b"\n",
        b"{\n",
        b'"end" "end"\n',
        b"\xff\xfe\n",
        b'"\xff"\n',
        b"\x00\n",
        b"[" * 100_000 + b"\n",
        b'"end"' + b" " * 100_000 + b"\n",
        b"1" * 10_000 + b"\n",
        b"end",
    ],
)
def test_junk_gets_an_error_and_the_same_decision(raw: bytes) -> None:
    """Also without an end of the line, and however long it is."""
    session = toy_session()
    written = json_lines(session, raw=raw)

    assert ["decision", "error", "decision"] == types(written)[-3:]
    assert "bad-json" == written[-2]["code"]
    assert written[-1] == written[-3]
    assert [] == session.table.answers


def test_undo_says_how_many_answers_are_left() -> None:
    """And the decision before it comes again."""
    written = json_lines(toy_session(), "play:lamp", {"undo": True})

    assert {"type": "undone", "answers": 0} == written[-2]
    assert written[5] == written[-1]


def test_a_key_can_be_explained() -> None:
    """With its figures, or that it is on offer."""
    written = json_lines(toy_session(), {"explain": "play:knife"}, {"explain": "end"})
    refused, offered = [each for each in written if each["type"] == "explanation"]

    assert ("too-few-points", "TOY-5", 0, 1) == tuple(
        refused[name] for name in ("code", "rule", "have", "need")
    )
    assert ("on-offer", None) == (offered["code"], offered["have"])


def test_the_result_comes_last() -> None:
    """With the standing of each seat."""
    written = json_lines(toy_session(turns=1), "play:lamp", "end", "end")

    assert {
        "type": "result",
        "reason": "last-turn",
        "turns": 1,
        "standings": [
            {"seat": 0, "place": 1, "score": 1, "won": True, "name": "Ada"},
            {"seat": 1, "place": 2, "score": 0, "won": False, "name": "Ben"},
        ],
    } == written[-1]


def test_a_game_that_goes_on_does_not_tell_again_what_was_told() -> None:
    """It says how many answers there are."""
    written = json_lines(toy_session(answers=(("play:lamp",),)))

    assert 1 == written[0]["answers"]
    assert ["game", "decision"] == types(written)


def test_an_answer_that_could_not_be_saved_is_asked_again() -> None:
    """Nothing of it is told."""
    full = WriteFailedError(Path("1.toml"), "write", OSError(errno.ENOSPC, ""), usable=True)
    written = json_lines(Session(FullDisk(toy_session().table, full), {}), "play:lamp")

    assert "not-saved" == written[-2]["code"]
    assert written[5] == written[-1]


EVENTS = [
    pytest.param(event, id=f"{game.id}-{event.__name__}")
    for game in GAMES.values()
    for event in part(f"{game.core}.events:ALL")
]


@pytest.mark.parametrize("event", EVENTS)
def test_every_number_of_an_event_is_a_card_or_a_figure(event: type) -> None:
    """A new field must be put among the cards or the figures, or programs would read it wrong."""
    reserved = {"type", "event"}
    for field in attrs.fields(event):
        kind = typing.get_type_hints(event)[field.name]
        numbers = kind is int or kind == tuple[int, ...]
        assert not numbers or field.name in ONE_CARD | CARDS | FIGURES, field.name
        assert (kind == tuple[int, ...] and field.name not in FIGURES) == (field.name in CARDS)
        assert field.name not in FIGURES & (ONE_CARD | CARDS)
        assert field.name not in reserved


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_of_all_kinds_can_be_written(run: RunIt, game: str) -> None:
    """To the result: whatever an event holds is JSON."""
    found = run("play", game, "--jsonl", "--seats", "2", "--bots", "steady,steady", "--seed", "2")

    assert (0, "") == (found.code, found.err)
    assert "result" == json.loads(found.out.splitlines()[-1])["type"]


@given(st.text(max_size=60))
def test_whatever_line_comes_is_read_or_refused(line: str) -> None:
    """Nothing else is raised."""
    with suppress(BadLineError):
        read_line(line)
