"""What `?` says of everything at a table: figures with their sums, conditions, rules."""

from collections.abc import Callable, Iterable

import pytest

from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Scenario
from core.deckbuilding.difficulties import BASE, OUTBREAK
from core.kernel.decision import Refusal
from core.kernel.records import evolve
from tests.deckbuilding.table import CATALOGUE, RULES
from tests.tui.looks import shown
from tests.tui.modes import MODES, at
from tests.tui.played import begun, eyes_of
from tests.tui.story import ANSWERS, NARRATION, Story, story
from tui.look.past import Past
from tui.screens.base import Topic
from tui.why.about import About, line_topic, rule_topics
from tui.why.cards import BEYOND, Asking
from tui.why.cards import RULES as RULES_OF_KINDS
from tui.why.modes import attack_topics, mode_topics
from tui.why.topics import (
    card_topics,
    character_topics,
    counter_topics,
    damage_topics,
    kind_topics,
    option_topics,
    pile_topics,
    refusal_topics,
    scenario_topics,
)

Baseline = Callable[[str, str], None]
IDS = {card.name: card.id for card in CATALOGUE.cards}


def asking(game: Story) -> Asking:
    return Asking(game.look(), game.session.explain)


def in_hand(game: Story, name: str) -> int:
    eyes = game.look()
    return next(copy for copy in eyes.view.me.hand if eyes.card(copy).name == name)


def pile(game: Story, name: str) -> int:
    eyes = game.look()
    return next(place for place, each in enumerate(eyes.view.piles) if IDS[name] in each.ids)


def page(topics: Iterable[Topic], width: int = 78, at: int = 0) -> str:
    topic = tuple(topics)[at]
    subject = getattr(topic, "subject", "")
    return f"{subject} / {topic.title}\n{shown(topic.rows(width))}"


def before_the_explore() -> Story:
    """Ana has 40 Ammo, a Shotgun (40), a Handgun (10 less by Leon) and two Knives."""
    return story(ANSWERS[:18])


def test_a_weapon_of_the_hand(baseline: Baseline) -> None:
    game = before_the_explore()

    baseline("why-shotgun", page(card_topics(asking(game), in_hand(game, "Pump-Action Shotgun"))))


def test_a_weapon_that_cannot_be_paid_together_with_another_one() -> None:
    game = before_the_explore()

    assert "  with Handgun (10)?                    no: 50 needed, you have 40  DBG-7.9\n" in page(
        card_topics(asking(game), in_hand(game, "Pump-Action Shotgun"))
    )


def test_a_weapon_whose_requirement_a_character_lowers(baseline: Baseline) -> None:
    game = story()

    baseline("why-handgun", page(card_topics(asking(game), in_hand(game, "Handgun"))))


def test_a_weapon_in_the_middle_of_an_explore_says_what_is_left_of_the_ammo() -> None:
    game = story(ANSWERS[:20])
    said = page(card_topics(asking(game), in_hand(game, "Handgun")))

    assert "no: 0" not in said
    assert "Ammo needed 10, you have 0" in said
    assert "- Pump-Action Shotgun and Handgun need 40 + 10 = 50 Ammo" in said
    assert "Rule DBG-7.9, in our words" in said


def test_an_action_without_an_action_left(baseline: Baseline) -> None:
    game = before_the_explore()
    foyer = evolve(asking(game).eyes)
    copy = next(c for c in foyer.view.me.owned if foyer.card(c).name == "Mansion Foyer")
    me = evolve(foyer.view.me, hand=(copy,))
    eyes = evolve(foyer, view=evolve(foyer.view, seats=(me, *foyer.view.seats[1:])))
    refused = Asking(
        eyes, lambda key: Refusal("no-action", key, "DBG-5.1", 0, 1, (IDS["Mansion Foyer"],))
    )

    baseline("why-action", page(card_topics(refused, copy)))


def test_ammunition_that_can_be_played() -> None:
    said = page(card_topics(asking(story()), in_hand(story(), "Ammo x10")))

    assert "it costs no Action                    yes  DBG-5.2" in said
    assert "+ It is on offer now." in said


def test_a_pile_that_is_too_dear(baseline: Baseline) -> None:
    game = before_the_explore()

    baseline("why-pile", page(pile_topics(asking(game), pile(game, "Mansion Foyer"))))


def test_a_mixed_pile_says_so() -> None:
    game = story()

    said = page(pile_topics(asking(game), pile(game, "Handgun")))

    assert "the order below the top card is hidden (DBG-2.4)." in " ".join(said.split())


def test_a_pile_that_is_sold_out() -> None:
    eyes = story().look()
    gone = evolve(eyes.view.piles[0], top=-1, rest=())
    sold = evolve(eyes, view=evolve(eyes.view, piles=(gone, *eyes.view.piles[1:])))
    said = page(pile_topics(Asking(sold), 0))

    assert "Sold out." in said
    assert "a card is left in the pile            no  DBG-10.4" in said


def test_an_infected_that_was_not_met(baseline: Baseline) -> None:
    baseline("why-infected", page(kind_topics(asking(story()), IDS["Licker"])))


def test_an_infected_leads_to_the_odds(baseline: Baseline) -> None:
    baseline("why-infected-odds", page(kind_topics(asking(story()), IDS["Licker"]), at=1))


def test_an_infected_of_the_row_has_its_current_figures() -> None:
    """The Yellow Herb asks before the comparison, while a row lies there."""
    game = story((*ANSWERS, "explore", "done"))
    fight = game.look().view.fight
    said = [page(card_topics(asking(game), copy)) for copy in (fight.row if fight else ())]

    assert all("Where it is" in each or "Its Health now" in each for each in said)


def test_the_own_character(baseline: Baseline) -> None:
    baseline("why-character", page(character_topics(asking(story()), 0)))


def test_a_character_with_a_changed_maximum_health_shows_its_sum() -> None:
    assert "   90  printed\n+  10  Yellow Herb, Attached (DBG-6.2)\n= 100  DBG-1.5\n" in page(
        character_topics(asking(story()), 1)
    )


def test_the_total_damage_of_the_explore_under_way(baseline: Baseline) -> None:
    game = story(ANSWERS[:21])

    baseline("why-damage", page(damage_topics(asking(game))))


def test_no_weapon_is_no_damage() -> None:
    assert "    0  no Weapon\n=   0  DBG-8.1\n" in page(damage_topics(asking(story()), {}))


@pytest.mark.parametrize(
    ("what", "sum_of"),
    [
        ("ammo", ["0", "10", "10", "20", "40"]),
        ("gold", ["0", "10", "10", "20"]),
        ("buys", ["1", "1"]),
        ("explores", ["1", "1", "1"]),
        ("actions", ["1", "1"]),
    ],
)
def test_a_counter_is_the_sum_of_all_that_happened_in_the_turn(
    what: str, sum_of: list[str]
) -> None:
    game = story()
    said = page(counter_topics(asking(game), Past(game.session).steps(), what))
    terms = [
        line[2:5].strip()
        for line in said.splitlines()
        if line[5:7] == "  " and line[2:5].strip().isdigit()
    ]

    assert [*sum_of, str(getattr(game.look().view.turn, what))] == terms


def test_a_counter_names_its_causes(baseline: Baseline) -> None:
    game = story()

    baseline("why-gold", page(counter_topics(asking(game), Past(game.session).steps(), "gold")))


def test_an_option_is_explained_with_its_rule_and_its_card() -> None:
    game = story()
    decision = game.session.decision
    assert decision is not None
    option = next(each for each in decision.options if each.key == "play:ammo-x10")
    topics = option_topics(asking(game), option)

    assert ["This answer", "This card", "Rules of this kind"] == [each.title for each in topics]
    assert "Rule DBG-4.3, in our words" in page(topics)


def test_a_refusal_leads_to_its_rule_and_its_card() -> None:
    game = story()
    refusal = game.session.explain("play:handgun")
    assert refusal is not None
    topics = refusal_topics(asking(game), refusal)

    assert "Handgun is a Weapon: choose it in an Explore" in page(topics)
    assert "Rule DBG-5.10, in our words" in page(topics)
    assert "This card" == topics[1].title


def test_a_scenario(baseline: Baseline) -> None:
    scenario: Scenario = RULES.book.scenarios["first-timer"]

    baseline("why-scenario", page(scenario_topics(RULES.book, NARRATION.card_line, scenario)))


def test_a_line_of_the_log_leads_to_the_rules_that_it_cites() -> None:
    topic = line_topic("Ada returns with 50/50 (DBG-13.4).", "11.6")

    assert isinstance(topic, About)
    assert "DBG-13.4" == topic.rule
    assert "Rule DBG-13.4, in our words" in page([topic])


def test_a_rule_that_nobody_knows_is_no_fault() -> None:
    assert "There is no rule of this number." in page(rule_topics("DBG-99.9"))


@pytest.mark.parametrize("width", [38, 58, 100])
def test_every_card_can_be_explained_at_every_width(width: int) -> None:
    ask = asking(story())
    for card_id in set(ask.eyes.view.cards):
        for topic in kind_topics(ask, card_id):
            assert all(len(line) <= width for line in shown(topic.rows(width)).splitlines())


def test_every_copy_at_the_table_can_be_explained() -> None:
    ask = asking(story())
    for copy in range(len(ask.eyes.view.cards)):
        assert card_topics(ask, copy)[0].rows(78)


# Modes.


def titles(topics: Iterable[Topic]) -> list[str]:
    return [topic.title for topic in topics]


def test_every_kind_of_card_has_its_rules() -> None:
    assert set(Kind) == set(RULES_OF_KINDS) == set(BEYOND)


@pytest.mark.parametrize("name", MODES)
def test_every_card_and_character_of_a_mode_can_be_explained(name: str) -> None:
    eyes = eyes_of(at(name), 0)
    asking = Asking(eyes)
    copies = {eyes.view.cards[copy]: copy for copy in range(len(eyes.view.cards))}
    for copy in copies.values():
        for topic in card_topics(asking, copy):
            assert topic.rows(78)
    for seat in eyes.view.seats:
        for topic in character_topics(asking, seat.seat):
            assert topic.rows(78)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("mercenary", ["This mode"]),
        ("versus", ["This mode"]),
        ("outbreak", ["This mode"]),
        ("partner", ["The Partner"]),
    ],
)
def test_what_a_mode_has_besides_story_is_a_topic(name: str, found: list[str]) -> None:
    assert found == titles(mode_topics(eyes_of(at(name), 0)))


def test_a_story_game_has_no_topic_of_its_mode() -> None:
    assert () == mode_topics(eyes_of(begun(), 0))


def test_the_topic_of_teams_has_the_sums_of_their_combos() -> None:
    [topic] = mode_topics(eyes_of(at("mercenary"), 0))
    text = shown(topic.rows(100))

    assert "Ana, Cleo: Decorations 11, Team turns left 7, COMBO (1+3+2) x 3 = 18." in text
    assert "In the pile: Bui Kichwa 1, Licker 3, Dr. Salvador 2." in text
    assert "DBG-15.11" in text


@pytest.mark.parametrize("name", [*BASE, *OUTBREAK])
def test_a_difficulty_is_a_topic_with_its_rules(name: str) -> None:
    eyes = eyes_of(begun(), 0)
    setup = evolve(eyes.view.setup, difficulty=(name,))
    [topic] = mode_topics(evolve(eyes, view=evolve(eyes.view, setup=setup)))

    assert "DBG-20." in shown(topic.rows(78))
    assert "no rule of this number" not in shown(topic.rows(78))


def test_an_infected_says_its_figures_at_the_difficulty() -> None:
    eyes = eyes_of(begun(), 0)
    setup = evolve(eyes.view.setup, difficulty=("hard-1",))
    hard = evolve(eyes, view=evolve(eyes.view, setup=setup))
    hunter = next(copy for copy in hard.view.mansion_unseen if hard.card(copy).name == "Hunter")
    text = shown(card_topics(Asking(hard), hunter)[0].rows(100))

    assert "At this difficulty: Health 50, Damage 40 (DBG-20.1). Each effect happens twice." in text


def test_an_attack_has_its_rules() -> None:
    [versus], [outbreak] = (attack_topics(eyes_of(at(name), 0)) for name in ("versus", "outbreak"))

    assert "DBG-17.19" not in shown(versus.rows(78))
    assert "DBG-17.19" in shown(outbreak.rows(78))
