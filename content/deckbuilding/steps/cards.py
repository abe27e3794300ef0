"""Operations that move, show and Trash cards."""

from collections.abc import Iterator

from content.deckbuilding.steps.base import AT_LEAST_ONE, REACTIONS, Form, Forms, exactly_one, given
from content.expect import Problem, one_of, shown
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

_TAKEN = frozenset({Moment.TAKE})
_TRASH_REPLACED = frozenset({Moment.WOULD_TRASH})
_TO = one_of(("hand", "inventory_top", "inventory_bottom", "discard_pile"))
_TRASHED_FROM = one_of(
    (
        "hand",
        "discard_pile",
        "hand_or_discard_pile",
        "any_discard_pile",
        "inventory_top",
        "in_use",
        "play_area",
        "partner",
    )
)
_PUT_FROM = one_of(
    ("hand", "discard_pile", "play_area", "inventory_bottom", "any_discard_pile", "it")
)
_DISCARDED_FROM = one_of(("hand", "partner", "inventory", "it"))
_GIVEN_FROM = one_of(("it", "hand", "discard_pile", "hand_or_discard_pile"))


def _another_place(made: op.Put) -> Iterator[Problem]:
    if made.zone == made.to:
        yield ("to",), f"another place than the zone, found {shown(made.to)}"


def _put_problems(made: op.Put) -> Iterator[Problem]:
    yield from _another_place(made)
    if len(given(made, ("count", "up_to", "any_number"))) > 1:
        yield from exactly_one(made, "count", "up_to", "any_number")
    if made.zone in ("it", "inventory_bottom", "any_discard_pile"):
        for key in given(made, ("of", "count", "any_number")):
            yield (key,), f"nothing, as there is no such choice of the zone {made.zone}"
    if made.zone in ("inventory_bottom", "any_discard_pile") and made.to != "inventory_top":
        yield ("to",), f'"inventory_top", where the zone {made.zone} goes, found {shown(made.to)}'
    if made.zone in ("it", "inventory_bottom") and made.up_to:
        yield ("up_to",), f"nothing, as there is no such choice of the zone {made.zone}"
    if made.zone == "any_discard_pile" and not made.up_to:
        yield ("up_to",), "how many cards at most"


def _trash_problems(made: op.Trash) -> Iterator[Problem]:
    yield from exactly_one(made, "count", "up_to", "random")
    if made.zone == "inventory_top" and not made.count:
        yield ("count",), "how many cards, as there is no choice of them"
    if made.zone in ("inventory_top", "any_discard_pile") and made.of != op.Which():
        yield ("of",), f"nothing, as any card of the zone {made.zone} is Trashed"


def _gift_problems(made: op.GiveToDiscard) -> Iterator[Problem]:
    if made.zone != "it":
        yield from exactly_one(made, "count", "up_to")
    elif made.count or made.up_to or made.to != "other":
        yield (), 'another zone than "it", whose cards all go to one other Player'


def _discard_problems(made: op.Discard) -> Iterator[Problem]:
    yield from exactly_one(made, "count", "up_to", "any", "whole", "leave")
    if made.zone in ("inventory", "it") and not (made.whole and made.of == op.Which()):
        yield ("whole",), f"true and no other condition, as all of the zone {made.zone} goes"
    if made.leave and made.zone != "partner":
        yield (
            ("leave",),
            "nothing, as only what is Attached to a Partner is Discarded down to a number",
        )
    if made.who != "own" and made.zone != "hand":
        yield (
            ("who",),
            f"nothing, as the Attacked Player Discards from the hand, not the {made.zone}",
        )


def _some_revealed(made: op.RevealHand) -> Iterator[Problem]:
    return exactly_one(made, "count", "up_to", "any", "whole")


FORMS: Forms = {
    op.Trash: Form(
        lambda words: {"zone": _TRASHED_FROM, "of": words.which},
        _trash_problems,
        touches=True,
    ),
    op.TrashThis: Form(lambda words: {"also": words.bought}, touches=True),
    op.Discard: Form(
        lambda words: {
            "zone": _DISCARDED_FROM,
            "of": words.which,
            "who": one_of(("own", "attacked")),
        },
        _discard_problems,
        touches=True,
    ),
    op.DiscardThis: Form(moments=REACTIONS | {Moment.TURN_START}, touches=True),
    op.Put: Form(
        lambda words: {"zone": _PUT_FROM, "to": _TO, "of": words.which, "count": AT_LEAST_ONE},
        _put_problems,
        touches=True,
    ),
    op.Exchange: Form(
        lambda words: {"of": words.which, "deck": one_of(("inventory", "infection_deck"))},
        touches=True,
    ),
    op.RevealHand: Form(lambda words: {"of": words.which}, _some_revealed, touches=True),
    op.GiveToDiscard: Form(
        lambda words: {"zone": _GIVEN_FROM, "to": one_of(("other", "most_decorations"))},
        _gift_problems,
    ),
    op.DiscardItOwn: Form(moments=_TRASH_REPLACED),
    op.RemoveThis: Form(),
    op.PutThis: Form(
        lambda words: {"to": one_of(("mansion_bottom", "combo_pile"))},
        moments_of=lambda made: _TAKEN if made.to == "combo_pile" else frozenset(),
    ),
    op.AttachFaceDown: Form(moments=frozenset({Moment.DURING_TURN})),
    op.AttachThis: Form(
        lambda words: {"whom": one_of(("own", "partner"))}, moments=_TAKEN | {Moment.PLAY}
    ),
}
