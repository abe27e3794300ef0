"""Typed words and the answers they stand for (screens.md, section 2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.kernel.decision import Decision, option
from tui.grammar import (
    Answered,
    Commanded,
    Lexicon,
    Problem,
    Thing,
    find,
    guesses,
    numbers,
    parse,
    typed_names,
)

MAIN = {
    "play:mansion-foyer": "Mansion Foyer",
    "play:reload": "Reload",
    "play:ammo-x10": "Ammo x10",
    "play:all-ammunition": "all Ammunition",
    "buy:mansion-foyer": "Mansion Foyer",
    "buy:ammo-x10": "Ammo x10",
    "buy:ammo-x20": "Ammo x20",
    "buy:grenade": "Grenade",
    "explore": "Explore",
    "end": "end the turn",
}
WEAPONS = {
    "use:handgun": "Handgun",
    "use:pump-action-shotgun": "Pump-Action Shotgun",
    "use:combat-knife": "Combat Knife",
    "use:combat-knife#2": "Combat Knife",
    "done": "done",
}
TRASH = {
    "trash:ammo-x10": "Ammo x10",
    "trash:ammo-x10#2": "Ammo x10",
    "trash:ammo-x20": "Ammo x20",
    "trash:combat-knife": "Combat Knife",
    "trash:samurais-edge": "Samurai's Edge",
}
LEXICON = Lexicon(
    verbs=("play", "buy", "use", "explore", "end"),
    aliases={"play-all-ammunition": ("ammo", "ammunition")},
    things=(
        Thing("handgun", "Handgun"),
        Thing("six-shooter", "Six Shooter"),
        Thing("grenade", "Grenade"),
    ),
    commands=("mansion", "survivors", "hand", "why", "log", "undo", "options", "help", "quit"),
    with_words=("why", "log"),
)


def asked(labels: dict[str, str], least: int = 1, most: int = 1) -> Decision:
    codes = {"play:all-ammunition": "play-all-ammunition"}
    options = tuple(option(key, codes.get(key, key.partition(":")[0]), "DBG-4.3") for key in labels)
    return Decision(0, "any", least, most, options, "DBG-4.3")


def typed(text: str, labels: dict[str, str], least: int = 1, most: int = 1) -> object:
    return parse(text, asked(labels, least, most), list(labels.values()), LEXICON)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("1", "play:mansion-foyer"),
        ("10", "end"),
        ("play mansion foyer", "play:mansion-foyer"),
        ("buy:mansion-foyer", "buy:mansion-foyer"),
        ("buy foy", "buy:mansion-foyer"),
        ("b foy", "buy:mansion-foyer"),
        ("BUY  Foyer", "buy:mansion-foyer"),
        ("buy 8", "buy:grenade"),
        ("gren", "buy:grenade"),
        ("ammo", "play:all-ammunition"),
        ("ammunition", "play:all-ammunition"),
        ("play ammo", "play:all-ammunition"),
        ("play ammo x10", "play:ammo-x10"),
        ("rel", "play:reload"),
        ("explore", "explore"),
        ("ex", "explore"),
        ("end", "end"),
        ("end turn", "end"),
    ],
)
def test_a_clear_beginning_or_a_number_picks_an_option(text: str, key: str) -> None:
    """The verb may be left out, and words within a name."""
    assert Answered((key,)) == typed(text, MAIN)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("foyer", ("1 play Mansion Foyer", "5 buy Mansion Foyer")),
        ("e", ("9 Explore", "10 end the turn")),
        ("buy ammo", ("6 buy Ammo x10", "7 buy Ammo x20")),
        ("m", ("1 play Mansion Foyer", "5 buy Mansion Foyer", "mansion")),
    ],
)
def test_words_that_fit_several_name_them_all(text: str, named: tuple[str, ...]) -> None:
    """The player sees what the words could have meant, with the numbers that are clear."""
    problem = typed(text, MAIN)

    assert isinstance(problem, Problem)
    assert "ambiguous" == problem.code
    assert all(each in problem.text for each in named), problem.text


@pytest.mark.parametrize(
    ("text", "command", "words"),
    [
        ("mansion", "mansion", ""),
        ("surv", "survivors", ""),
        ("q", "quit", ""),
        ("undo", "undo", ""),
        ("why handgun", "why", "handgun"),
        ("? handgun", "why", "handgun"),
        ("?", "why", ""),
        ("LOG 50", "log", "50"),
    ],
)
def test_commands_look_or_leave_and_answer_nothing(text: str, command: str, words: str) -> None:
    """A command that stands there in full comes before beginnings of options."""
    assert Commanded(command, words) == typed(text, MAIN)


@pytest.mark.parametrize("text", ["why", "mansion", "undo", "quit", "help"])
def test_an_option_that_is_called_like_a_command_comes_first(text: str) -> None:
    """No card's name can be made impossible to type by a command."""
    assert Answered((f"take:{text}",)) == typed(text, {f"take:{text}": text, "decline": "decline"})


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("", ()),
        ("none", ()),
        ("0", ()),
        ("4", ("trash:combat-knife",)),
        ("1, 4", ("trash:ammo-x10", "trash:combat-knife")),
        ("4 1", ("trash:combat-knife", "trash:ammo-x10")),
        ("knife, ammo x20", ("trash:combat-knife", "trash:ammo-x20")),
        ("knife ammo x20", ("trash:combat-knife", "trash:ammo-x20")),
        ("ammo x10, ammo x10", ("trash:ammo-x10", "trash:ammo-x10#2")),
        ("samurais edge", ("trash:samurais-edge",)),
        ("samurai's", ("trash:samurais-edge",)),
    ],
)
def test_commas_part_several_and_the_order_is_kept(text: str, keys: tuple[str, ...]) -> None:
    """Copies that look alike are taken one after another."""
    assert Answered(keys) == typed(text, TRASH, 0, 2)


@pytest.mark.parametrize(
    ("text", "least", "most", "code"),
    [
        ("", 1, 1, "empty"),
        ("none", 1, 1, "too-few"),
        ("1", 2, 2, "too-few"),
        ("1, 2, 4", 0, 2, "too-many"),
        ("4, 4", 0, 2, "picked-twice"),
        ("6", 0, 2, "no-number"),
        ("99999999999999999999", 0, 2, "no-number"),
        ("²", 0, 2, "unknown"),
        ("dragon", 0, 2, "unknown"),
        (",,,", 1, 2, "too-few"),
        ("---", 0, 2, "unknown"),
        ("ammo", 0, 2, "ambiguous"),
    ],
)
def test_other_words_are_no_answer(text: str, least: int, most: int, code: str) -> None:
    """Each has a sentence that says what would be one."""
    problem = typed(text, TRASH, least, most)

    assert isinstance(problem, Problem)
    assert code == problem.code
    assert problem.text.endswith((".", "help.")), problem.text


@pytest.mark.parametrize("text", ["use pump knife", "pump, knife", "use pump, use knife", "2, 3"])
def test_where_one_is_asked_after_another_the_rest_waits(text: str) -> None:
    """`use pump knife` is two answers, as in the journal."""
    found = typed(text, WEAPONS)

    assert isinstance(found, Answered)
    assert ("use:pump-action-shotgun",) == found.keys
    assert typed(found.rest, WEAPONS) == Answered(("use:combat-knife",))


def test_none_and_0_decline() -> None:
    """An option that chooses nothing has the number 0 in the list."""
    decision = asked(WEAPONS)

    assert (1, 2, 3, 4, 0) == numbers(decision)
    assert Answered(("done",)) == typed("0", WEAPONS) == typed("none", WEAPONS)


def test_amounts_are_their_own_numbers() -> None:
    """`10` pays 10 Ammo, although it is the third in the list."""
    labels = {f"pay:{amount}": f"{amount} Ammo" for amount in (0, 5, 10, 15)}
    options = tuple(option(key, "pay", "DBG-1.8", amount=int(key[4:])) for key in labels)
    decision = Decision(0, "pay", 1, 1, options, "DBG-1.8")

    assert Answered(("pay:10",)) == parse("10", decision, list(labels.values()), LEXICON)
    assert Answered(("pay:0",)) == parse("0", decision, list(labels.values()), LEXICON)
    assert Answered(("pay:5",)) == parse("pay 5", decision, list(labels.values()), LEXICON)


def test_the_verb_stands_in_the_list_only_where_it_differs() -> None:
    """What the list shows can be typed as it stands there."""
    for labels in (MAIN, WEAPONS, TRASH):
        names = typed_names(asked(labels), list(labels.values()))
        for key, name in zip(labels, names, strict=True):
            if "#" not in key:
                assert Answered((key,)) == typed(name, labels)

    assert "buy Grenade" in typed_names(asked(MAIN), list(MAIN.values()))
    assert "Ammo x20" in typed_names(asked(TRASH), list(TRASH.values()))


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("play handgun", ("play:handgun",)),
        ("play hand", ("play:handgun",)),
        ("buy six", ("buy:six-shooter",)),
        ("end", ("end",)),
        ("play dragon", ()),
        (
            "handgun",
            ("play:handgun", "buy:handgun", "use:handgun", "explore:handgun", "end:handgun"),
        ),
    ],
)
def test_words_that_no_option_has_are_guessed(text: str, keys: tuple[str, ...]) -> None:
    """So the rules can say why that is refused."""
    assert keys == guesses(text, LEXICON)
    if text != "end":
        problem = typed(text, {"buy:grenade": "Grenade", "end": "end the turn"})
        assert isinstance(problem, Problem)
        assert keys == problem.keys


def test_one_option_can_be_asked_about() -> None:
    """`why` names an option as an answer would."""
    assert "buy:grenade" == find("gren", asked(MAIN), list(MAIN.values()), LEXICON)


@given(st.text(max_size=40), st.integers(0, 2), st.integers(0, 2))
def test_whatever_is_typed_is_read(text: str, least: int, more: int) -> None:
    """Nothing that can be typed raises, and an answer is always a legal one."""
    labels = {**MAIN, **WEAPONS, **TRASH}
    decision = asked(labels, least, least + more)
    found = parse(text, decision, list(labels.values()), LEXICON)

    if isinstance(found, Answered):
        decision.pick(found.keys)
    if isinstance(found, Problem):
        assert found.text.isprintable()


def test_a_page_of_words_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No name is that long: with each word the search does not begin anew."""
    searched: list[str] = []

    def things(text: str, _lexicon: Lexicon) -> tuple[Thing, ...]:
        searched.append(text)
        return ()

    monkeypatch.setattr("tui.grammar.things", things)

    assert guesses("word " * 9000, LEXICON) == ()
    assert len(searched) < 20
