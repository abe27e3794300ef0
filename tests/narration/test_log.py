"""The sentences of the interface design, told of real games (screens.md, sections 3 and 5)."""

from typing import Any

from tests.narration.table import ANA, BEN, CLEO, Table, seat

LEON = seat("Leon S. Kennedy")
BARRY = seat("Barry Burton")

_OF_THE_TABLE = frozenset(
    {"actions", "buys", "explores", "gold", "ammo", "mansion", "tops", "chance"}
)


def ana(**stated: Any) -> Table:
    """Return Ana's turn with Leon, against Barry: zones, Health and counters as they are stated."""
    counters = {name: stated.pop(name) for name in _OF_THE_TABLE & stated.keys()}
    return Table(seat("Leon S. Kennedy", **stated), BARRY, **counters)


class TestPlays:
    def test_all_ammunition_is_one_line_with_its_sums(self) -> None:
        """Several Ammunition cards that are played together are added up."""
        table = ana(hand=("Ammo x10", "Ammo x10"), gold=20).answer("play:all-ammunition")

        assert ["Ana plays Ammo x10 twice: Ammo 0 + 20 = 20, Gold 20 + 20 = 40."] == table.log()

    def test_an_action_shows_its_price_and_its_icons_in_one_sum(self) -> None:
        """What is paid comes before what is given."""
        table = ana(hand=("Escape from the Dead City",), inventory=("Handgun",))

        assert [
            "Ana plays Escape from the Dead City: 1 card. Actions 1 - 1 + 2 = 2."
        ] == table.answer("play:escape-from-the-dead-city").log()

    def test_a_draw_is_a_number_of_cards(self) -> None:
        """Cards that an icon draws belong to the line of the card."""
        table = ana(hand=("Mansion Foyer",), inventory=("Handgun", "Ammo x10"), actions=3)

        assert ["Ana plays Mansion Foyer: 2 cards. Actions 3 - 1 = 2."] == table.answer(
            "play:mansion-foyer"
        ).log()

    def test_cards_come_first_and_actions_last(self) -> None:
        """The order of figures is the same in every line."""
        table = Table(
            seat("Leon S. Kennedy", hand=("The Merchant",), inventory=("Handgun",)), actions=2
        ).answer("play:the-merchant")

        assert [
            "Ana plays The Merchant: 1 card, Buys 2, Gold 0 + 20 = 20. Actions 2 - 1 = 1."
        ] == table.log()

    def test_what_lasts_stands_after_what_is_counted(self) -> None:
        """A change that holds for the turn is no sum."""
        table = ana(hand=("Deadly Aim",), ammo=20).answer("play:deadly-aim")

        assert [
            (
                "Ana plays Deadly Aim: Ammo 20 + 20 = 40; Weapons +10 Damage this turn. "
                "Actions 1 - 1 = 0."
            )
        ] == table.log()

    def test_a_card_without_icons_has_only_its_price(self) -> None:
        """Nothing is said where nothing is counted."""
        table = ana(hand=("Shattered Memories",), discard_pile=("Ammo x10",))

        assert ["Ana plays Shattered Memories. Actions 1 - 1 = 0."] == table.answer(
            "play:shattered-memories"
        ).log()

    def test_a_trash_of_several_cards_is_one_line(self) -> None:
        """The cards of a text are Trashed together."""
        table = ana(hand=("Shattered Memories",), discard_pile=("Ammo x10", "Green Herb"))
        table.answer("play:shattered-memories")

        assert [
            "Ana Trashes Ammo x10, Green Herb and Shattered Memories to the bottom of their piles."
        ] == table.answer(("trash:ammo-x10", "trash:green-herb")).log()

    def test_a_purchase_says_what_is_left(self) -> None:
        """Both costs have their sums; the pile comes last."""
        table = Table(
            LEON,
            seat("Barry Burton", discard_pile=("Six Shooter",)),
            active=BEN,
            gold=100,
        ).answer("buy:six-shooter")

        assert [
            "Ben buys Six Shooter: Gold 100 - 90 = 10, Buys 1 - 1 = 0, 3 left in the pile."
        ] == table.log()

    def test_a_mixed_pile_shows_its_next_card(self) -> None:
        """What is turned up is told with the purchase."""
        table = ana(gold=20, tops=(("Handgun", "Burst-Fire Handgun"),)).answer("buy:handgun")

        assert [
            (
                "Ana buys Handgun: Gold 20 - 20 = 0, Buys 1 - 1 = 0, 1 left in the pile. "
                "Burst-Fire Handgun is turned up in its pile."
            )
        ] == table.log()

    def test_a_free_card_costs_a_buy_only(self) -> None:
        """Nothing is subtracted where nothing is paid."""
        table = ana(gold=20).answer("buy:ammo-x10")

        assert table.log()[0].startswith("Ana buys Ammo x10: Buys 1 - 1 = 0, ")


class TestTurns:
    def test_an_end_of_turn_tells_the_shuffle_where_it_fell(self) -> None:
        """Draws stand in their order."""
        table = Table(
            LEON,
            seat(
                "Barry Burton",
                hand=("Handgun", "Combat Knife"),
                play_area=("Ammo x10", "Ammo x10", "Ammo x10"),
                inventory=("Ammo x10", "Ammo x10", "Combat Knife"),
                discard_pile=("Green Herb", "Green Herb", "Reload", "Reload"),
            ),
            active=BEN,
        ).answer("end")

        assert (
            "Ben ends the turn: 5 cards discarded; 3 drawn, 9 shuffled, 2 drawn." == table.log()[0]
        )

    def test_a_turn_begins_with_a_title_that_numbers_its_lines(self) -> None:
        """A title has step 0; the lines after it count from 1."""
        table = Table(LEON, seat("Barry Burton", next_turn=("skip",)), turn=11).answer("end")
        lines = [
            (line.turn, line.step, line.text, line.tags) for line in table.lines(step=4, turn=11)
        ]

        assert [
            (11, 5, "Ana ends the turn: 0 cards discarded.", ("play",)),
            (12, 0, "Turn 12: Ben", ("turn",)),
            (12, 1, "Ben's turn is skipped.", ("danger",)),
            (13, 0, "Turn 13: Ana", ("turn",)),
        ] == lines

    def test_own_draws_are_named_and_those_of_others_are_not(self) -> None:
        """A hand is hidden from the others."""
        table = Table(
            seat("Ada Wong", inventory=("Handgun", "Ammo x10"), face_down=True, health=None),
            BARRY,
            active=BEN,
        )
        table.answer("end")

        assert "Ada returns with 50/50: 2 drawn." in table.log(BEN)
        assert "Ada returns with 50/50: 2 drawn." in table.log(ANA)


class TestExplores:
    def ready(self, **zones: object) -> Table:
        """Return Ana with Deadly Aim played and 5 Decorations."""
        return ana(
            hand=("Deadly Aim", "Pump-Action Shotgun", "Combat Knife"),
            attached=("Licker", "Dr. Salvador"),
            ammo=20,
            **zones,
        ).answer("play:deadly-aim")

    def test_a_weapon_chosen_alone_shows_its_ammo(self) -> None:
        """The Ammo is allotted but not spent yet."""
        table = ana(
            hand=("Handgun", "Combat Knife"),
            ammo=40,
            explores=2,
            mansion=("Majini", "Uroboros Aheri"),
        ).answer("explore")

        assert ["Ana begins an Explore."] == table.log()
        assert ["Ana uses Handgun (20 Ammo): Damage 10."] == table.answer("use:handgun").log()
        assert ["Ana uses Combat Knife: Damage 5. Ammo 40 - 20 = 20."] == table.answer(
            "use:combat-knife"
        ).log()

    def test_a_plan_is_told_in_one_line(self) -> None:
        """Weapons that are told together have one sum."""
        table = self.ready(mansion=("Hunter", "Uroboros Aheri"))
        table.answer("explore", "use:pump-action-shotgun", "use:combat-knife")

        assert [
            "Ana uses Pump-Action Shotgun 35, Combat Knife 15: Damage 50, Ammo 40 - 40 = 0.",
            "Pump-Action Shotgun: Explores 1 + 1 = 2.",
        ] == table.log()

    def test_a_won_explore_shows_the_decorations(self) -> None:
        """Reveal, comparison and Defeat are one line; the Level is another."""
        table = self.ready(mansion=("Hunter", "Uroboros Aheri"))
        table.answer("explore", "use:pump-action-shotgun", "use:combat-knife").answer("commit:1")

        assert [
            "Ana Explores once with 50 Damage and reveals Hunter (40): Defeated, Decorations 5 + 4 = 9.",
            "Leon reaches Level 2 with 9 Decorations (needs 6).",
        ] == table.log()
        assert [("fight", "gain"), ("gain",)] == [line.tags for line in table.lines()]

    def test_a_lost_explore_shows_the_damage(self) -> None:
        """One amount of Damage with its parts."""
        table = Table(
            LEON,
            seat("Barry Burton", hand=("Longbow", "Combat Knife"), health=90),
            active=BEN,
            explores=2,
            mansion=("Bui Kichwa", "Mimicry Marcus", "Uroboros Aheri"),
            piles=(("Longbow",),),
        ).answer("explore", "use:longbow", "use:combat-knife", "commit:2")

        assert [
            "Ben uses Longbow 25, Combat Knife 5: Damage 30.",
            (
                "Ben Explores twice with 30, reveals Bui Kichwa (10) and Mimicry Marcus (30): "
                "30 of 40, not Defeated. Barry takes 10 + 20 = 30: Health 90 - 30 = 60. "
                "They go to the bottom."
            ),
        ] == table.log()

    def test_a_lost_explore_against_one_says_where_it_goes(self) -> None:
        """A single Infected goes to the bottom in the same line."""
        table = Table(
            LEON,
            BARRY,
            seat("Ada Wong", hand=("Longbow", "Survival Knife")),
            active=CLEO,
            mansion=("El Gigante", "Uroboros Aheri"),
            piles=(("Longbow",),),
        ).answer("explore", "use:longbow", "use:survival-knife")

        assert (
            "Cleo Explores once with 35 Damage and reveals El Gigante (40): not Defeated. "
            "Ada takes 40: Health 70 - 40 = 30. It goes to the bottom."
        ) == table.log()[-1]

    def test_damage_that_grows_shows_its_parts_and_the_fall(self) -> None:
        """A printed figure and what is added to it; then the Fatal Wound with what follows."""
        table = Table(
            LEON,
            BARRY,
            seat("Ada Wong", health=30, hand=("Longbow", "Combat Knife"), discard_pile=("Reload",)),
            active=CLEO,
            ammo=10,
            mansion=("Gatling Gun Majini", "Uroboros Aheri"),
            piles=(("Longbow",), ("Reload",)),
        ).answer("explore", "use:longbow", "use:combat-knife")

        assert [
            "Cleo uses Longbow 25, Combat Knife 5: Damage 30.",
            (
                "Cleo Explores once with 30 Damage and reveals Gatling Gun Majini (40): not Defeated. "
                "Ada takes 25 + 5 = 30: Health 30 - 30 = 0."
            ),
            (
                "Ada is Fatally Wounded. Hand, Play Area and Discard Pile are shuffled into "
                "Cleo's Inventory: 3 cards. Ada returns with 50/50 (DBG-13.4)."
            ),
            "Cleo's turn ends at once.",
            "Gatling Gun Majini goes to the bottom of the Mansion.",
        ] == table.log()[:5]

    def test_damage_to_all_is_one_line(self) -> None:
        """What a Reveal deals comes between the Reveal and the comparison."""
        table = Table(
            seat("Leon S. Kennedy", health=60),
            seat("Barry Burton", health=90),
            mansion=("Nemesis T-Type", "Uroboros Aheri"),
        ).answer("explore")

        assert [
            "Ana has no Weapon to use.",
            "Ana Explores once with 0 Damage and reveals Nemesis T-Type (60).",
            "Nemesis T-Type deals 20 to each: Leon 60 - 20 = 40, Barry 90 - 20 = 70.",
            (
                "Ana has 0 Damage against Nemesis T-Type (60): not Defeated. "
                "Leon takes 40: Health 40 - 40 = 0."
            ),
        ] == table.log()[:4]

    def test_a_text_between_comparison_and_damage_has_its_own_line(self) -> None:
        """A Hunter Trashes at random before it deals its Damage."""
        table = ana(
            hand=("Combat Knife",),
            discard_pile=("Reload", "Reload"),
            mansion=("Hunter", "Uroboros Aheri"),
        ).answer("explore", "use:combat-knife")

        assert [
            "Ana uses Combat Knife: Damage 5.",
            "Ana Explores once with 5 Damage and reveals Hunter (40): not Defeated.",
            "By chance: Ana Trashes Reload x2 to the bottom of their piles.",
            "Leon takes 30: Health 80 - 30 = 50. It goes to the bottom.",
        ] == table.log()

    def test_an_item_is_taken_with_where_it_goes(self) -> None:
        """A card of the row that is not Infected is told with its place."""
        table = ana(mansion=("Yellow Herb", "Uroboros Aheri")).answer("explore")

        assert "Ana Explores once with 0 Damage and reveals Yellow Herb." == table.log()[-1]
        assert [
            "Ana takes Yellow Herb. Yellow Herb is Attached to Leon.",
            "Leon is Healed: Health 80 + 10 = 90.",
            "Ana has no Infected to fight.",
        ] == table.answer("take:yellow-herb").log()

    def test_a_reaction_is_told_with_what_it_does(self) -> None:
        """A reaction card, its price and its effect are one line."""
        table = Table(
            seat("Leon S. Kennedy", hand=("Handgun",)),
            seat("Barry Burton", hand=("Struggle for Survival",)),
            ammo=20,
            explores=2,
            mansion=("Majini", "Majini", "Uroboros Aheri"),
            piles=(("Struggle for Survival",),),
        ).answer("explore", "use:handgun")

        assert "Ben, Handgun (cost 20) is used: use a reaction, or none." == table.question()
        assert [
            (
                "Ben discards Struggle for Survival from the Hand to use it. "
                "Handgun has 0 Damage in this Explore."
            )
        ] == table.answer("react:struggle-for-survival").log()


class TestSecrets:
    def test_hidden_cards_are_counted(self) -> None:
        """A card that goes from a Hand to an Inventory is named to its owner only."""
        table = Table(
            seat(
                "Leon S. Kennedy",
                hand=("Umbrella Corporation", "Green Herb"),
                inventory=("Handgun", "Ammo x10"),
            ),
            BARRY,
        ).answer("play:umbrella-corporation")
        table.answer("put:green-herb")

        assert ["Ana puts Green Herb from the Hand on top of the Inventory."] == table.log(ANA)
        assert ["Ana puts 1 card from the Hand on top of the Inventory."] == table.log(BEN)

    def test_a_look_at_the_mansion_is_told_without_the_card(self) -> None:
        """Only who looks reads what it is."""
        table = Table(
            seat("Ada Wong", hand=("Combat Knife",), attached=("Hunter",)),
            BARRY,
            mansion=("Licker", "Uroboros Aheri"),
        ).answer("explore", "use:combat-knife")
        table.answer("effect:ada-wong")

        assert table.log(ANA)[-1] == "Ana looks at the top card of the Mansion: Licker."
        assert table.log(BEN)[-1] == "Ana looks at the top card of the Mansion."

    def test_an_exchange_is_told_without_the_cards(self) -> None:
        """Both cards are known to their player only."""
        table = Table(
            seat(
                "Sheva Alomar",
                hand=("Combat Knife", "Handgun"),
                inventory=("Green Herb",),
                attached=("Licker",),
            ),
            BARRY,
        ).answer("effect:sheva-alomar")
        table.answer("exchange:handgun")

        assert [
            "Ana exchanges Handgun with the top card of the Inventory: Green Herb."
        ] == table.log(ANA)
        assert [
            "Ana exchanges a card of the Hand with the top card of the Inventory."
        ] == table.log(BEN)


class TestNames:
    def test_names_of_characters_are_short_where_they_are_clear(self) -> None:
        """The first word will do."""
        assert "Leon" in Table(LEON, BARRY).answer("explore").log()[-1]

    def test_a_players_name_never_steers_the_terminal(self) -> None:
        """Control characters of a name do not reach a line."""
        table = Table(
            seat("Leon S. Kennedy", hand=("Ammo x10",)), names=("A\x1b[2J\nna", "Ben")
        ).answer("play:ammo-x10")

        assert ["A?[2J na plays Ammo x10: Ammo 0 + 10 = 10, Gold 0 + 10 = 10."] == table.log()
