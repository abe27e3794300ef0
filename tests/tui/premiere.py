"""The Premiere box alone, for pictures that must not change with every further box."""

import pytest
from attrs import evolve

from core.deckbuilding.catalogue import Book, Catalogue
from tui.games import rules_for

BOX = "premiere"


def premiere_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the cards and set-ups of the Premiere box, and nothing else, for new games."""
    catalogue: Catalogue = rules_for("deckbuilding").catalogue
    alone = evolve(
        catalogue,
        cards=tuple(each for each in catalogue.cards if each.set == BOX),
        basics=tuple(each for each in catalogue.basics if each.id == "standard"),
        scenarios=tuple(each for each in catalogue.scenarios if each.boxes == (BOX,)),
        mansions=tuple(each for each in catalogue.mansions if each.box == BOX),
        inventories=tuple(each for each in catalogue.inventories if each.box == BOX),
    )
    book = Book(alone)
    monkeypatch.setattr("tui.screens.makers.today", lambda _game: book)
