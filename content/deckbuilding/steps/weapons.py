"""Operations on the Damage of Weapons and Characters."""

from collections.abc import Mapping

from content.deckbuilding.steps.base import CHANGE, COUNT, Form, Forms, Words, exactly_one
from content.expect import Expect, one_of, whole
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment


def _weapon_damage(words: Words) -> Mapping[str, Expect]:
    return {
        "on": one_of(
            (
                "own",
                "type",
                "this",
                "chosen",
                "of_character",
                "of_partner",
                "in_use",
                "using",
                "least_ammo",
            )
        ),
        "add": CHANGE,
        "per": COUNT,
        "of": words.which,
        "counting": words.which,
        "times": whole(2, 9),
        "until": one_of(("turn", "explore")),
    }


def _weapon_requirement(words: Words) -> Mapping[str, Expect]:
    return {"add": CHANGE, "on": one_of(("own", "type")), "of": words.which}


def _character_damage(words: Words) -> Mapping[str, Expect]:
    return {
        "add": CHANGE,
        "per": COUNT,
        "of": words.which,
        "times": whole(2, 9),
        "until": one_of(("turn", "explore")),
    }


FORMS: Forms = {
    op.WeaponDamage: Form(_weapon_damage, lambda made: exactly_one(made, "add", "zero", "times")),
    op.WeaponRequirement: Form(_weapon_requirement),
    op.RepeatWeapon: Form(moments=frozenset({Moment.EXPLORE}), touches=True),
    op.LendText: Form(moments=frozenset({Moment.BEFORE_EFFECTS}), needs_cards=True),
    op.UseDiscarded: Form(
        lambda words: {"of": words.which, "zone": one_of(("discard_pile",))},
        moments=frozenset({Moment.WEAPON_PLAYED}),
    ),
    op.CharacterDamage: Form(_character_damage, lambda made: exactly_one(made, "add", "times")),
}
