"""From wishes to set-ups."""

import re

import pytest

from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.modes import MODES
from core.deckbuilding.setup import Seat, Setup
from core.kernel.records import evolve
from tui.games import rules_for
from tui.setup import MOST_SEED, WishError, seed_of, with_bots
from tui.setup_deckbuilding import Wish, piles_of, setup_of
from tui.setup_deckbuilding.places import with_enough_characters

LISTS = ("story", "mercenary", "versus", "outbreak", "partner", "skill")
KINDS = ("random", "steady")


@pytest.fixture(scope="module")
def book() -> Book:
    """The cards that ship."""
    return Book(rules_for("deckbuilding").catalogue)


def made(book: Book, **wishes: object) -> Setup:
    return setup_of(book, Wish(**wishes), KINDS)  # type: ignore[arg-type]


def players(setup: Setup) -> list[tuple[str, str]]:
    return [(seat.name, seat.player) for seat in setup.seats]


def test_without_wishes_one_person_plays_the_first_scenario(book: Book) -> None:
    """And is asked for a reaction only when holding one: nobody else could learn from it."""
    setup = made(book)

    assert ("first-timer", "story", "premiere") == (setup.scenario, setup.mode, setup.mansion)
    assert [("Ana", "person")] == players(setup)
    assert "holders" == setup.reactions


@pytest.mark.parametrize(
    ("wishes", "seats"),
    [
        ({"seats": "3"}, [("Ana", "person"), ("Ben", "person"), ("Cleo", "person")]),
        ({"bots": ("steady",)}, [("Ana", "person"), ("Ben", "steady")]),
        (
            {"seats": "3", "bots": ("random", "steady")},
            [("Ana", "person"), ("Ben", "random"), ("Cleo", "steady")],
        ),
        ({"seats": "1", "bots": ("random",)}, [("Ana", "random")]),
        ({"names": (" Zoe ", "Ana  B")}, [("Zoe", "person"), ("Ana B", "person")]),
        (
            {"names": ("Ben",), "seats": "3"},
            [("Ben", "person"), ("Ana", "person"), ("Cleo", "person")],
        ),
    ],
)
def test_bots_fill_the_last_seats_and_seats_have_names(
    book: Book, wishes: dict[str, object], seats: list[tuple[str, str]]
) -> None:
    """Names that were not given are taken from Ana, Ben, Cleo, Dan; none comes twice."""
    assert seats == players(made(book, **wishes))


@pytest.mark.parametrize(
    ("wishes", "reactions"),
    [
        ({"seats": "2"}, "everyone"),
        ({"seats": "2", "bots": ("random",)}, "holders"),
        ({"seats": "2", "reactions": "holders"}, "holders"),
        ({"reactions": "everyone"}, "everyone"),
    ],
)
def test_two_persons_are_both_asked_for_reactions(
    book: Book, wishes: dict[str, object], reactions: str
) -> None:
    """To be asked only with a card in hand would tell the other one of it."""
    assert reactions == made(book, **wishes).reactions


@pytest.mark.parametrize("scenario", ["spy-games", "Spy Games", "SPY GAMES"])
def test_a_scenario_has_an_id_and_a_name(book: Book, scenario: str) -> None:
    """Both do, capitals or not."""
    assert "spy-games" == made(book, scenario=scenario).scenario


def refusal(book: Book, **wishes: object) -> str:
    """The one problem of a wish, with its field."""
    with pytest.raises(WishError) as caught:
        made(book, **wishes)
    [problem] = caught.value.problems
    return f"{problem.field}: {problem.text}"


@pytest.mark.parametrize("scenario", ["frist-timer", "first", "FIRST TIMES"])
def test_an_unknown_scenario_suggests_the_nearest(book: Book, scenario: str) -> None:
    """And not a list of all that there are."""
    found = refusal(book, scenario=scenario)

    assert found.startswith(f'scenario: no scenario is called "{scenario}"; did you mean "')
    assert found.casefold().endswith(('first-timer"?', 'first timer"?'))


def test_a_scenario_that_is_like_none_names_a_few(book: Book) -> None:
    """A line stays a line however many scenarios there are."""
    found = refusal(book, scenario="zzz")

    assert found.startswith('scenario: no scenario is called "zzz"; there are first-timer, ')
    assert re.search(r" and \d+ more$", found)
    assert len(found) < 160


def test_a_list_for_another_mode_says_what_it_is_for(book: Book) -> None:
    """The scenario is there, so a likeness would only lead astray (DBG-15.2)."""
    duel = evolve(book.scenarios["first-timer"], id="duel", name="Duel", mode="versus")
    other = Book(evolve(book.catalogue, scenarios=(*book.catalogue.scenarios, duel)))

    assert (
        "scenario: Duel is a list for Versus, and Story is played with lists for Story"
        == refusal(other, mode="story", scenario="duel")
    )


def test_versus_takes_lists_for_versus_story_and_mercenary(book: Book) -> None:
    """DBG-16.2: and none for Outbreak."""
    taken = {}
    for scenario in book.scenarios.values():
        if scenario.mode in ("versus", "story", "mercenary"):
            taken[scenario.mode] = made(book, mode="versus", seats="2", scenario=scenario.id).mode
    refused = refusal(book, mode="versus", seats="2", scenario="outbreak")

    assert {"versus": "versus", "story": "versus", "mercenary": "versus"} == taken
    assert (
        "scenario: Outbreak is a list for Outbreak, and Versus is played with lists for"
        " Versus, Story, or Mercenary" == refused
    )


def test_two_piles_of_a_story_list_are_exchanged_for_versus(book: Book) -> None:
    """DBG-16.2: for Struggle for Survival and Back to Back, which then lie in the Resource Area."""
    printed = book.scenarios["first-timer"].piles
    wanted = {book.cards[card].name for card in MODES["versus"].exchanged_for}
    there = {book.cards[card].name for pile in printed for card in pile}
    exchanged = (*printed[2:], *((card,) for card in MODES["versus"].exchanged_for))
    rules = rules_for("deckbuilding")
    setup = made(book, mode="versus", seats="2", piles=exchanged)
    view = rules.view(rules.start(setup, 5), 0)
    lie = {book.cards[card].name for pile in view.piles for card in pile.ids}

    assert {"Struggle for Survival", "Back to Back"} == wanted
    assert not wanted & there
    assert wanted <= lie


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        ({"scenario": "sacrifice"}, ("mercenary", False, False)),
        ({"scenario": "Quick and Easy"}, ("versus", False, False)),
        ({"scenario": "outbreak"}, ("outbreak", False, False)),
        ({"scenario": "partners-in-escape"}, ("story", True, False)),
        ({"scenario": "law-of-thieves"}, ("story", False, True)),
        # What is asked for goes first.
        ({"scenario": "partners-in-escape", "mode": "mercenary"}, ("mercenary", True, False)),
        ({"scenario": "partners-in-escape", "mode": "outbreak"}, ("outbreak", False, False)),
        ({"scenario": "partners-in-escape", "skills": "yes"}, ("story", False, True)),
        ({"scenario": "sacrifice", "partner": "yes"}, ("mercenary", True, False)),
        # Versus has no Partners, and with them every list will do in Story (DBG-18.1).
        ({"scenario": "quick-and-easy", "partner": "yes"}, ("story", True, False)),
    ],
)
def test_a_scenario_alone_says_what_it_is_made_for(
    book: Book, wishes: dict[str, str], expected: tuple[str, bool, bool]
) -> None:
    """Its mode and its modification, where neither was asked for."""
    setup = made(book, seats="2", **wishes)

    assert expected == (setup.mode, setup.partner, setup.skills)


def test_boxes_say_whose_characters_are_dealt(book: Book) -> None:
    """By their names, capitals or not; an unknown one suggests the nearest."""
    assert () == made(book).boxes
    assert ("premiere",) == made(book, boxes=("Premiere", "premiere")).boxes
    assert 'boxes: no box is called "premier"; did you mean "premiere"?' == refusal(
        book, boxes=("premier",)
    )


def two_mansions(book: Book) -> Book:
    """The cards that ship, with a second Mansion."""
    small = evolve(book.mansions["premiere"], id="small", name="Small House", box="own")
    return Book(evolve(book.catalogue, mansions=(*book.catalogue.mansions, small)))


def test_several_mansions_are_combined(book: Book) -> None:
    """DBG-21.5: in the order in which they are named, each once."""
    setup = made(two_mansions(book), mansion=("small house", "premiere"))

    assert ("small", ("premiere",)) == (setup.mansion, setup.combined_with)
    assert "mansion: Small House is named twice, and every Mansion is there once" == refusal(
        two_mansions(book), mansion=("small", "small")
    )


def test_the_usual_mansion_is_of_the_first_box_that_has_one(book: Book) -> None:
    """Whatever it is called (DBG-3.13)."""
    cult = evolve(book.mansions["premiere"], id="the-cult", box="mine")
    list_ = evolve(book.scenarios["first-timer"], id="new", boxes=("mine", "premiere"))
    other = Book(
        evolve(
            book.catalogue,
            mansions=(*book.catalogue.mansions, cult),
            scenarios=(*book.catalogue.scenarios, list_),
        )
    )

    assert "the-cult" == made(other, scenario="new").mansion
    assert "premiere" == made(other).mansion


def test_a_game_has_one_difficulty_or_none(book: Book) -> None:
    """DBG-20.1: Normal is none."""
    assert () == made(book).difficulty
    assert () == made(book, difficulty=("Normal",)).difficulty
    assert ("hard-1",) == made(book, difficulty=("Hard-1",)).difficulty
    assert refusal(book, difficulty=("hard",)).endswith('did you mean "hard-1"?')
    assert refusal(book, difficulty=("easy", "hard-1")).endswith(
        "easy and hard-1 cannot be combined: a game has one of them (DBG-20.1)"
    )


def test_basics_can_be_another_set_or_none(book: Book) -> None:
    """DBG-3.6, 3.8."""
    assert "standard" == made(book, basics="standard").basics
    assert "" == made(book, basics="none").basics
    assert refusal(book, basics="non").endswith('is called "non"; did you mean "none"?')


def test_the_starting_inventory_is_that_of_the_basics_or_one_for_all(book: Book) -> None:
    """DBG-3.10."""
    jack = evolve(book.inventories["standard"], id="jack", name="Lumberjack")
    other = Book(evolve(book.catalogue, inventories=(*book.catalogue.inventories, jack)))

    assert "standard" == made(other).inventory
    assert "standard" == made(other, inventories="standard").inventory
    assert "jack" == made(other, inventories="lumberjack").inventory
    assert refusal(other, inventories="jak").endswith('did you mean "jack"?')


def test_boxes_without_enough_characters_are_joined_by_the_next(book: Book) -> None:
    """DBG-3.2: who names boxes gets these; who names none gets a game that can be dealt."""
    few = [
        evolve(card, set="mine") if card.id in ("CH-001", "CH-002") else card
        for card in book.catalogue.cards
    ]
    other = Book(evolve(book.catalogue, cards=tuple(few)))

    assert () == made(other, seats="2").boxes
    assert () == with_enough_characters(other, frozenset({"mine"}), 1)
    assert ("mine", "premiere") == with_enough_characters(other, frozenset({"mine"}), 2)
    assert refusal(other, seats="2", boxes=("mine",)).startswith(
        "boxes: there are 2 Characters to deal, and the seats need 4 Characters"
    )


def test_piles_are_named_by_name_slug_or_number(book: Book) -> None:
    """And `+` mixes cards into one pile."""
    setup = made(book, piles=piles_of("grenade, Six Shooter, pump-action-shotgun + WE-014"))
    names = [[book.cards[card].name for card in pile] for pile in setup.piles]

    assert ["Grenade"] == names[0]
    assert ["Six Shooter"] == names[1]
    assert "Pump-Action Shotgun" == names[2][0]
    assert "" == setup.scenario


def test_every_problem_is_named_with_its_field(book: Book) -> None:
    """A screen shows each beside what it is about."""
    wish = Wish(
        mode="war", scenario="x", mansion=("x",), seats="9", bots=("x",), names=("",), reactions="x"
    )
    with pytest.raises(WishError) as caught:
        setup_of(book, wish, KINDS)

    fields = {problem.field for problem in caught.value.problems}
    assert {"mode", "scenario", "mansion", "seats", "bots", "names", "reactions"} == fields
    assert all(problem.text.isprintable() for problem in caught.value.problems)


def test_what_the_rules_find_is_named_too(book: Book) -> None:
    """A pile may hold only what has a cost, once."""
    with pytest.raises(WishError) as caught:
        made(book, piles=(("Handgun",),))

    [problem] = caught.value.problems
    assert "piles" == problem.field
    assert "DBG-3.9" in problem.text


def test_a_seed_is_kept_or_drawn_from_all_there_are() -> None:
    """Equal seeds are equal games, so one by chance must hardly ever come twice."""
    assert (0, MOST_SEED) == (seed_of("0"), seed_of(str(MOST_SEED)))

    drawn = {seed_of("") for _ in range(20)}
    assert 20 == len(drawn)
    assert all(0 <= seed <= MOST_SEED for seed in drawn)
    assert max(drawn) > 2**32


def test_bots_can_sit_down_at_a_position(book: Book) -> None:
    """The seats keep their names."""
    setup = with_bots(made(book, seats="3"), ("steady",), KINDS)

    assert (Seat("Ana"), Seat("Ben"), Seat("Cleo", "steady")) == setup.seats
    with pytest.raises(WishError):
        with_bots(setup, ("steady",) * 4, KINDS)


@pytest.mark.parametrize(
    ("seats", "typed", "teams"),
    [
        ("4", "2v2", (0, 0, 1, 1)),
        ("4", "1v3", (0, 1, 1, 1)),
        ("4", "1,2,1,2", (0, 1, 0, 1)),
        ("3", "1v1v1", (0, 1, 2)),
        ("4", "", ()),
    ],
)
def test_teams_are_sizes_or_a_number_for_each_seat(
    book: Book, seats: str, typed: str, teams: tuple[int, ...]
) -> None:
    """DBG-15.1."""
    assert teams == made(book, mode="mercenary", seats=seats, teams=typed).teams


def test_wrong_teams_are_named(book: Book) -> None:
    """What they should look like, and how many seats there are."""
    for typed, expected in (
        ("two", 'teams: "two" is neither sizes, such as 1v3, nor a Team for each seat'),
        ("2v2", 'teams: "2v2" is for 4 seats, and there are 3'),
        ("1,1,1", "teams: Mercenary Mode is for two Teams or more (DBG-15.1)"),
    ):
        assert refusal(book, mode="mercenary", seats="3", teams=typed).startswith(expected)


def test_own_inventories_and_team_turns_are_asked_for(book: Book) -> None:
    """DBG-15.6, 21.8; hyphens do as well as underscores."""
    setup = made(book, mode="mercenary", seats="4", inventories="own", team_turn="one-member")

    assert ("own", "one_member") == (setup.inventories, setup.team_turn)
    assert "all" == made(book).team_turn
    assert refusal(book, mode="mercenary", team_turn="some").startswith(
        'team_turn: "some" is none of all, one_member'
    )


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        (
            {"mode": "versus", "mansion": ("premiere",)},
            "mansion: Versus is played without a Mansion (DBG-16.1)",
        ),
        (
            {"mode": "versus", "difficulty": ("easy",)},
            "difficulty: Versus has no Infected that a difficulty could change (DBG-16.1, 20.12)",
        ),
        ({"teams": "1v1"}, "teams: Story has no Teams (DBG-15.1)"),
        ({"team_turn": "all"}, "team_turn: Story has no Teams (DBG-15.1)"),
        (
            {"mode": "mercenary", "inventories": "standard"},
            "inventories: in Mercenary every Character begins with its own Inventory (DBG-15.4)",
        ),
    ],
)
def test_what_a_mode_does_not_have_is_refused(
    book: Book, wishes: dict[str, object], expected: str
) -> None:
    """To leave it out without a word would be another game than was asked for."""
    assert expected == refusal(book, seats="2", **wishes)


def with_skills(book: Book) -> Book:
    """The cards that ship, with a Skill card and a scenario that is made for Skills."""
    card = evolve(book.catalogue.cards[0], id="XX-001", kind=Kind.SKILL, cost=None)
    duel = evolve(book.scenarios["first-timer"], id="duel", name="Duel", mode="skill")
    return Book(
        evolve(
            book.catalogue,
            cards=(*book.catalogue.cards, card),
            scenarios=(*book.catalogue.scenarios, duel),
        )
    )


def test_skills_are_asked_for_and_take_any_list(book: Book) -> None:
    """Those that are made for them first (DBG-19.1)."""
    other = with_skills(book)

    assert made(other, skills="yes").skills
    assert not made(other, skills="no").skills
    assert not made(other).skills
    assert "duel" == made(other, skills="yes", scenario="duel").scenario
    assert "quick-and-easy" == made(other, skills="yes", scenario="quick-and-easy").scenario
    assert refusal(other, scenario="duel", skills="no").startswith(
        "scenario: Duel is a list for Skills"
    )
    assert 'skills: "maybe" is none of yes, no' == refusal(other, skills="maybe")


def test_skills_need_their_cards_and_a_mode_that_takes_them(book: Book) -> None:
    """DBG-16.1, 19.2."""
    bare = Book(
        evolve(
            book.catalogue,
            cards=tuple(card for card in book.catalogue.cards if card.kind is not Kind.SKILL),
        )
    )

    assert "skills: no box with Skill cards is there (DBG-19.2)" == refusal(bare, skills="yes")
    assert "skills: Versus is played without Partners and Skills (DBG-16.1)" == refusal(
        with_skills(book), mode="versus", seats="2", skills="yes"
    )


def test_the_usual_scenario_is_made_for_what_is_asked(book: Book) -> None:
    """For the modification, else for the mode; a first game if there is one."""
    other = with_skills(book)

    assert "first-timer" == made(other).scenario
    assert "duel" == made(other, skills="yes").scenario
    assert "quick-and-easy" == made(other, mode="versus", seats="2").scenario


def test_a_partner_is_asked_for(book: Book) -> None:
    """DBG-18.1, 16.1."""
    assert made(book, partner="yes").partner
    assert not made(book, partner="no").partner
    assert refusal(book, mode="versus", seats="2", partner="yes").startswith("partner: Versus is")


def test_outbreak_has_difficulties_of_its_own(book: Book) -> None:
    """DBG-20.1: they can be switched on beside any other, and only there."""
    wishes = {"mode": "outbreak", "seats": "2"}

    assert ("hard-1", "hard-2", "professional-2") == made(
        book, difficulty=("hard-1", "hard-2", "professional-2"), **wishes
    ).difficulty
    assert 'difficulty: "hard-2" changes infection, which only Outbreak has (DBG-20.1)' == refusal(
        book, difficulty=("hard-2",)
    )


def test_outbreak_takes_any_list_and_its_own_mansion(book: Book) -> None:
    """DBG-17.1, 17.28."""
    own = evolve(book.mansions["premiere"], id="outbreak", name="Outbreak", box="outbreak")
    other = Book(evolve(book.catalogue, mansions=(*book.mansions.values(), own)))

    assert {*LISTS} == {*MODES["outbreak"].lists}
    assert "outbreak" == made(other, mode="outbreak", seats="2").mansion
    assert "premiere" == made(other, mode="outbreak", seats="2", mansion=("premiere",)).mansion
    assert "premiere" == made(other).mansion


@pytest.mark.parametrize(("hour", "night"), [(5, True), (6, False), (17, False), (18, True)])
def test_whether_it_is_night_goes_by_the_clock_where_a_card_asks_for_it(
    book: Book, monkeypatch: pytest.MonkeyPatch, hour: int, night: bool
) -> None:
    """DBG-3.16; where only bots play, the same seed gives the same game at any hour."""
    monkeypatch.setattr("tui.setup_deckbuilding.night.hour", lambda: hour)

    assert night is made(book, scenario="disposable").night
    assert not made(book).night
    assert not made(book, scenario="disposable", bots=("steady",), seats="1").night


@pytest.mark.parametrize("hour", [0, 12])
def test_night_is_asked_for(book: Book, monkeypatch: pytest.MonkeyPatch, hour: int) -> None:
    """DBG-3.16."""
    monkeypatch.setattr("tui.setup_deckbuilding.night.hour", lambda: hour)

    assert made(book, scenario="disposable", night="yes").night
    assert not made(book, scenario="disposable", night="no").night
    assert 'night: "maybe" is none of yes, no' in refusal(book, night="maybe")
