"""What a seat has seen stays known to it, and to nobody else (DBG-2.3, 2.5)."""

from core.deckbuilding.setup import Position, PositionSeat, Seat, Setup
from core.deckbuilding.state import State
from core.kernel.chance import Chance
from core.kernel.event import HIDDEN
from core.kernel.rules import Answer
from tests.deckbuilding.table import CATALOGUE, RULES

IDS = {card.name: card.id for card in CATALOGUE.cards if card.set != "promo"}
FIRST_TIMER = next(each for each in CATALOGUE.scenarios if each.id == "first-timer")


def ada_explores(*answers: Answer) -> State:
    """Ada at Level 1 with two Explores and the Mansion's Licker on top, Leon beside her."""
    ada = PositionSeat(IDS["Ada Wong"], attached=(IDS["Hunter"],), hand=(IDS["Longbow"],))
    mansion = [IDS[name] for name in ("Licker", "Majini", "Bui Kichwa", "Cerberus")]
    position = Position(
        seats=(ada, PositionSeat(IDS["Leon S. Kennedy"])),
        mansion=(*mansion, IDS["Uroboros Aheri"]),
        explores=2,
    )
    seats = (Seat("Ada"), Seat("Leon"))
    state = RULES.start(Setup("story", seats, FIRST_TIMER.piles, position=position), 0)
    for answer in (("explore",), ("done",), ("effect:ada-wong",), *answers):
        state, _ = RULES.apply(state, answer)
    return state


def tops(state: State, seat: int) -> set[str]:
    """The cards that can be on top in what is resampled from a seat's view."""
    view = RULES.view(state, seat)
    states = [RULES.resample(view, Chance(number)) for number in range(40)]
    return {each.cards[each.mansion[0]] for each in states}


def test_who_looks_at_the_top_of_the_mansion_knows_it() -> None:
    state = ada_explores()

    assert {IDS["Licker"]} == tops(state, 0)
    assert 5 == len(tops(state, 1))


def test_a_card_put_back_on_top_is_still_known_when_explores_are_committed() -> None:
    state = ada_explores(("top",))
    decision = RULES.decision(state)
    assert decision is not None

    assert "commit" == decision.kind
    assert {IDS["Licker"]} == tops(state, 0)
    assert 5 == len(tops(state, 1))


def test_a_card_put_on_the_bottom_is_known_to_who_put_it_there() -> None:
    state = ada_explores(("bottom",))
    licker = state.mansion[-1]
    seen = [RULES.view(state, seat).mansion_known for seat in (0, 1)]

    assert [(licker,), (-1,)] == [groups[0].cards for groups in seen]
    assert IDS["Licker"] not in tops(state, 0)
    assert IDS["Licker"] in tops(state, 1)


def test_no_other_view_names_the_card_looked_at() -> None:
    tops = [RULES.view(ada_explores(), seat).mansion_top for seat in (0, 1)]

    assert [1, 0] == [*map(len, tops)]


def test_what_was_looked_at_is_forgotten_once_it_is_revealed() -> None:
    state = ada_explores(("top",), ("commit:1",))

    assert state.fight is None
    assert 4 == len(state.mansion[:-1])
    assert ((state.mansion[-1],),) == tuple(group.cards for group in state.known)


def at_a_table(character: str, *answers: Answer, **zones: tuple[str, ...]) -> State:
    """That Character with these zones and 50 Ammo, and Leon; after some answers."""
    cards = {zone: tuple(IDS[name] for name in names) for zone, names in zones.items()}
    first = PositionSeat(IDS[character], **cards)  # type: ignore[arg-type] # zones, by name
    position = Position(
        seats=(first, PositionSeat(IDS["Leon S. Kennedy"])),
        mansion=(IDS["Licker"], IDS["Uroboros Aheri"]),
        ammo=50,
        explores=2,
    )
    setup = Setup("story", (Seat("A"), Seat("B")), FIRST_TIMER.piles, position=position)
    state = RULES.start(setup, 0)
    for answer in answers:
        state, _ = RULES.apply(state, answer)
    return state


SEVERAL = ("Ammo x10", "Ammo x20", "Ammo x30", "Grenade", "Six Shooter", "Green Herb")


def inventory_tops(state: State, seat: int) -> set[str]:
    """The cards that can be on top of the first Inventory, as a seat knows it."""
    view = RULES.view(state, seat)
    states = [RULES.resample(view, Chance(number)) for number in range(40)]
    return {each.cards[each.players[0].inventory[0]] for each in states}


def test_a_card_put_on_the_inventory_is_known_to_its_player() -> None:
    """DBG-2.3: Umbrella Corporation; the others know that there is one, not which."""
    state = at_a_table(
        "Claire Redfield",
        ("play:umbrella-corporation",),
        ("put:handgun",),
        hand=("Umbrella Corporation", "Handgun"),
        inventory=SEVERAL,
    )
    theirs = [RULES.view(state, seat).seats[0].tops for seat in (0, 1)]

    assert {IDS["Handgun"]} == inventory_tops(state, 0)
    assert 4 < len(inventory_tops(state, 1))
    assert [False, True] == [tops[0].cards == (HIDDEN,) for tops in theirs]


def test_a_card_exchanged_for_the_top_is_known_to_its_player() -> None:
    """DBG-2.3: Sheva."""
    state = at_a_table(
        "Sheva Alomar",
        ("effect:sheva-alomar",),
        ("exchange:handgun",),
        hand=("Handgun", "Combat Knife"),
        inventory=SEVERAL,
        attached=("Mimicry Marcus",),
    )

    assert {IDS["Handgun"]} == inventory_tops(state, 0)
    assert 4 < len(inventory_tops(state, 1))


def test_a_card_revealed_on_the_inventory_is_known_to_everyone_until_it_is_drawn() -> None:
    """DBG-2.5, 2.12: Bolt-Action Rifle."""
    answers: tuple[Answer, ...] = (("explore",), ("use:bolt-action-rifle",), ("commit:1",))
    state = at_a_table(
        "Claire Redfield",
        *answers,
        hand=("Bolt-Action Rifle", "Mansion Foyer"),
        inventory=SEVERAL,
    )
    drawn, _ = RULES.apply(state, ("play:mansion-foyer",))

    assert {IDS["Ammo x10"]} == inventory_tops(state, 0) == inventory_tops(state, 1)
    assert () == drawn.players[0].tops


def test_cards_revealed_for_a_choice_lie_open() -> None:
    """DBG-10.18: while Master of Unlocking is decided on, everyone sees the cards."""
    thief = PositionSeat(IDS["Ada Wong"], hand=(IDS["Master of Unlocking"],))
    robbed = PositionSeat(
        IDS["Leon S. Kennedy"],
        hand=(IDS["Handgun"],) * 2,
        inventory=(IDS["Six Shooter"], *(IDS[name] for name in SEVERAL)),
    )
    position = Position((thief, robbed), (IDS["Uroboros Aheri"],))
    setup = Setup("story", (Seat("A"), Seat("B")), FIRST_TIMER.piles, position=position)
    state, _ = RULES.apply(RULES.start(setup, 0), ("play:master-of-unlocking",))
    view = RULES.view(state, 0)
    tops = {
        each.cards[each.players[1].inventory[0]]
        for each in (RULES.resample(view, Chance(number)) for number in range(20))
    }

    assert {IDS["Six Shooter"]} == tops


def test_cards_about_to_be_trashed_lie_open() -> None:
    """DBG-6.15: while Rebecca is asked, everyone sees which card of her Hand it is about."""
    rebecca = PositionSeat(
        IDS["Rebecca Chambers"],
        attached=(IDS["Mimicry Marcus"],),
        hand=tuple(IDS[name] for name in ("Ominous Battle", "Handgun", "Ammo x10", "Green Herb")),
        inventory=(IDS["Ammo x10"],) * 9,
    )
    position = Position((rebecca, PositionSeat(IDS["Leon S. Kennedy"])), (IDS["Uroboros Aheri"],))
    seats = (Seat("Rebecca"), Seat("Leon"))
    state = RULES.start(Setup("story", seats, FIRST_TIMER.piles, position=position), 0)
    for answer in (("play:ominous-battle",), ("trash:handgun",)):
        state, _ = RULES.apply(state, answer)
    decision = RULES.decision(state)
    assert decision is not None
    view = RULES.view(state, 1)
    hands = [RULES.resample(view, Chance(number)).players[0].hand for number in range(20)]

    assert "replace" == decision.kind
    assert all(IDS["Handgun"] in {state.cards[copy] for copy in hand} for hand in hands)
