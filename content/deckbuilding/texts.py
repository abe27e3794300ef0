"""Card texts: what stands under the key of a moment, and whether it can ever work there."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from attrs import frozen

from content.deckbuilding.steps import COUNT, FORMS, Steps, exactly_one
from content.deckbuilding.steps.base import IN_A_FIGHT, REACTIONS
from content.deckbuilding.steps.conditions import condition
from content.deckbuilding.terms import MODE_LIST
from content.expect import Gathering, Problem, UnfitError, every, listed, member, whole
from content.records import record
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Ban, Figure, Kind, Passive, Text
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Condition, Operation, Which

MOMENTS = tuple(each.value for each in Moment)
"""The keys that texts stand under."""

ABOUT_CARDS = frozenset(
    {Moment.REVEALED, Moment.DEFEATING, Moment.BUY, Moment.GAIN, Moment.WEAPON_PLAYED}
)
"""The moments of a Character that are about cards, which the steps can do something with."""

CHARACTER_MOMENTS = ABOUT_CARDS | frozenset(
    {
        Moment.GAME_START,
        Moment.BEFORE_EFFECTS,
        Moment.DAMAGED,
        Moment.HEALED,
        Moment.OWN_HEAL,
        Moment.WOULD_HEAL,
        Moment.WOULD_BE_AFFECTED,
        Moment.WOULD_FALL,
        Moment.TURN_START,
        Moment.DURING_TURN,
        Moment.BEFORE_WEAPONS,
        Moment.EXPLORE,
        Moment.AFTER_EXPLORE,
        Moment.OWN_TRASH,
        Moment.WOULD_TRASH,
        Moment.WOULD_DAMAGE,
        Moment.REACT_REVEAL,
        Moment.INFECTION_RAISED,
        Moment.INFECTION_LOWERED,
    }
)
"""The moments of the texts of a Character's Levels (Appendix C of the rules)."""

WHILE_ATTACHED = frozenset({Moment.TURN_START, Moment.DURING_TURN})
"""The moments of Items and Actions while they are Attached to the Main Character (DBG-2.7)."""

WHILE_WITH_PARTNER = frozenset({Moment.TURN_START, Moment.EXPLORE, Moment.LEAD})
"""The moments of Actions while they are Attached to a Partner (DBG-18.6)."""

IN_PLAY_AREA = frozenset({Moment.DEFEATING, Moment.TURN_END})
"""The moments of Ammunition while it lies in the Play Area (DBG-5.9)."""

CONDITIONAL = IN_PLAY_AREA | {Moment.USE, Moment.BATTLE, Moment.TAKE}
"""The moments of texts of other cards than Characters and Skills that can depend on a condition."""

KIND_MOMENTS: Mapping[Kind, frozenset[Moment]] = {
    Kind.CHARACTER: frozenset(),
    Kind.AMMUNITION: frozenset({Moment.PLAY, Moment.TRASHED}) | IN_PLAY_AREA,
    Kind.WEAPON: frozenset({Moment.USE, Moment.BATTLE, Moment.TRASHED, Moment.WOULD_TRASH}),
    Kind.ITEM: frozenset({Moment.PLAY, Moment.TAKE, Moment.ATTACH, Moment.TRASHED})
    | {Moment.WOULD_DAMAGE}
    | REACTIONS
    | WHILE_ATTACHED,
    Kind.ACTION: frozenset({Moment.PLAY, Moment.TRASHED})
    | REACTIONS
    | WHILE_ATTACHED
    | WHILE_WITH_PARTNER,
    Kind.INFECTED: frozenset({Moment.REVEAL, Moment.DEFEAT, Moment.NOT_DEFEATED, Moment.KILL}),
    Kind.TOKEN: frozenset({Moment.TAKE}),
    Kind.EVENT: frozenset({Moment.REVEAL}),
    Kind.BONUS: frozenset({Moment.TAKE}),
    Kind.SKILL: CHARACTER_MOMENTS,
    Kind.INFECTION: frozenset({Moment.USE, Moment.REACT_ATTACK}),
    Kind.INFECTED_CHARACTER: CHARACTER_MOMENTS,
}
"""The moments at which a card of a kind can have a text of its own (Appendix C of the rules)."""

_WHILE_IN_USE = (
    frozenset(
        {
            Moment.USE,
            Moment.BEFORE_EFFECTS,
            Moment.EXPLORE,
            Moment.LEAD,
            Moment.REVEALED,
            Moment.BATTLE,
        }
    )
    | IN_A_FIGHT
)
"""The moments at which Weapons are being used."""

_OF_SOME_CARDS = ABOUT_CARDS | {Moment.WOULD_TRASH, Moment.OWN_TRASH, Moment.REACT_REVEAL}
"""The moments that a text can have for some cards only."""


@frozen
class _TextTable:
    """A text as files write it; its moment is the key that it stands under."""

    do: tuple[Operation, ...]
    may: bool = False
    modes: tuple[str, ...] = ()
    of: Which = Which()
    cond: Condition | None = None
    others_turn: bool = False
    once: bool = False
    shared: bool = False
    by_you: bool = False


_CONDITIONAL = listed(sorted(CONDITIONAL))


class Texts:
    """The expectations of texts and passives; `steps` reads what they are made of."""

    def __init__(self, steps: Steps) -> None:
        cond = condition(steps.which)
        fields = {"do": steps.steps, "modes": MODE_LIST, "of": steps.which, "cond": cond}
        self._text = record(_TextTable, fields)
        passive = {
            "figure": member(Figure),
            "add": whole(-999),
            "set": whole(),
            "of": steps.which,
            "per": COUNT,
            "forbid": member(Ban),
            "cond": cond,
        }
        self.passives = every(record(Passive, passive, _passive_problems), "passive")

    def read(
        self, tables: Mapping[str, Any], owner: str, *, conditional: bool = False
    ) -> tuple[Text, ...]:
        """Return the texts that stand under the moments of a card or Level.

        `owner` begins their ids: `AC-003` gives `AC-003/on_play`, and `AC-003/on_play/2` to a second
        text of that moment. Those of Levels and Skills can be `conditional`. Raises UnfitError.
        """
        gathering = Gathering()
        made = [
            gathering.read(partial(self._of_moment, tables[moment], moment, owner), moment) or ()
            for moment in Moment
            if moment in tables
        ]
        if not conditional:
            gathering.problems += [
                (path, f"nothing, as only texts {_CONDITIONAL}, of a Level or Skill depend on one")
                for path in _conditions(tables)
            ]
        gathering.finish()
        return tuple(text for texts in made for text in texts)

    def _of_moment(self, value: object, moment: Moment, owner: str) -> tuple[Text, ...]:
        gathering = Gathering()
        first_id = f"{owner}/{moment}"
        made = tuple(
            gathering.read(
                partial(
                    self._one, table, moment, first_id if number == 1 else f"{first_id}/{number}"
                ),
                *path,
            )
            for number, (path, table) in enumerate(_text_tables(value), start=1)
        )
        gathering.problems = [_without_do(problem) for problem in gathering.problems]
        gathering.finish()
        return tuple(text for text in made if text)

    def _one(self, table: object, moment: Moment, text_id: str) -> Text:
        text: _TextTable = self._text(table)
        if problems := tuple(_text_problems(text, moment)):
            raise UnfitError(*problems)
        return Text(
            text_id,
            moment,
            text.do,
            text.may,
            text.modes,
            text.of,
            text.cond,
            text.others_turn,
            text.once,
            text.shared,
            text.by_you,
        )


def _text_tables(value: object) -> list[tuple[tuple[str, ...], object]]:
    """Return the tables of the texts under a moment, with the way to each.

    A list of steps is one text that has nothing but steps.
    """
    if not isinstance(value, list):
        return [((), value)]
    if any(isinstance(each, dict) and isinstance(each.get("do"), list) for each in value):
        return [((f"text {number}",), each) for number, each in enumerate(value, start=1)]
    return [((), {"do": value})]


def _conditions(tables: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """Yield the ways to the conditions of texts that cannot have one."""
    for moment in (each for each in Moment if each not in CONDITIONAL):
        for path, table in _text_tables(tables.get(moment, [])):
            if isinstance(table, dict) and "cond" in table:
                yield (moment, *path, "cond")


def _without_do(problem: Problem) -> Problem:
    """Return the problem without the `do` that a list of steps does not have in its file."""
    path, expected = problem
    if "do" in path[:-1]:
        place = path.index("do")
        path = (*path[:place], *path[place + 1 :])
    return path, expected


def _passive_problems(passive: Passive) -> Iterator[Problem]:
    if passive.figure and passive.set is None:
        yield from exactly_one(passive, "add", "set")
    elif passive.forbid:
        yield from exactly_one(passive, "figure", "add", "set", "per", "forbid")
    else:
        yield from exactly_one(passive, "figure", "forbid")
        yield from exactly_one(passive, "add", "set")
    if passive.per and not passive.add:
        yield ("per",), "an add that it multiplies, found none"


def _text_problems(text: _TextTable, moment: Moment) -> Iterator[Problem]:
    if text.of != Which() and moment not in _OF_SOME_CARDS:
        some = listed(sorted(_OF_SOME_CARDS))
        yield ("of",), f"nothing, as only texts {some} are about some cards"
    if text.others_turn and moment is not Moment.REACT_REVEAL:
        yield ("others_turn",), f"nothing, as only a text {Moment.REACT_REVEAL} has it"
    if text.shared and not (text.may and moment in IN_PLAY_AREA):
        yield ("shared",), "nothing, as only cards in play share an optional text"
    if text.by_you and moment is not Moment.TRASHED:
        yield ("by_you",), f"nothing, as only a text {Moment.TRASHED} has it"
    about = {Moment.WOULD_TRASH, Moment.OWN_TRASH, Moment.DEFEATING}
    touched = moment in ABOUT_CARDS | about
    for path, expected in _steps_problems(text.do, moment, touched=touched):
        yield ("do", *path), expected


def _steps_problems(
    steps: tuple[Operation, ...], moment: Moment, touched: bool
) -> Iterator[Problem]:
    """Yield what cannot work; `touched` says that a step before these has touched cards."""
    for number, step in enumerate(steps, start=1):
        found = [
            *_moment_problems(step, moment),
            *_weapon_problems(step, moment),
            *_condition_problems(step, moment),
            *_it_problems(step, touched, first=number == 1),
            *_inner_problems(step, moment, touched),
        ]
        for path, expected in found:
            yield (f"step {number}", *path), expected
        touched = touched or FORMS[type(step)].touches


def _inner_problems(step: Operation, moment: Moment, touched: bool) -> Iterator[Problem]:
    if isinstance(step, op.When):
        for key, steps in (("then", step.then), ("otherwise", step.otherwise)):
            for path, expected in _steps_problems(steps, moment, touched):
                yield (key, *path), expected
    elif isinstance(step, op.LetPlayer | op.LetDraw | op.MakeDiscard | op.Suffer | op.ThisTurn):
        when = Moment(step.when) if isinstance(step, op.ThisTurn) else moment
        found = isinstance(step, op.MakeDiscard)
        for path, expected in _steps_problems(step.then, when, touched=found):
            yield ("then", *path), expected
    elif isinstance(step, op.Choose):
        for number, way in enumerate(step.ways, start=1):
            for path, expected in _steps_problems(way.do, moment, touched):
                yield ("ways", f"way {number}", "do", *path), expected


def _moment_problems(step: Operation, moment: Moment) -> Iterator[Problem]:
    form = FORMS[type(step)]
    moments = form.moments or form.moments_of(step)
    if moments and moment not in moments:
        yield ("do",), f"an operation that works {moment}; this one works {listed(sorted(moments))}"


def _weapon_problems(step: Operation, moment: Moment) -> Iterator[Problem]:
    """Yield what needs Weapons in use although none is at this moment."""
    if isinstance(step, op.WeaponDamage):
        if step.on == "this" and moment is not Moment.USE:
            yield ("on",), f'"own" or "chosen"; "this" is the Weapon of a text {Moment.USE}'
        if moment in _WHILE_IN_USE:
            return
        if step.on in ("chosen", "of_character"):
            yield ("on",), '"own"; no Weapon is being used at this moment'
        if step.until == "explore":
            yield ("until",), '"turn"; no Explore is in progress at this moment'
        if step.per == "infected_fought":
            yield ("per",), "another count; no Infected is being fought at this moment"


def _condition_problems(step: Operation, moment: Moment) -> Iterator[Problem]:
    counts_weapons = isinstance(step, op.When) and step.cond.weapons_in_use_at_least is not None
    if counts_weapons and moment not in _WHILE_IN_USE:
        yield ("cond",), "another condition; no Weapon is being used at this moment"


def _it_problems(step: Operation, touched: bool, first: bool) -> Iterator[Problem]:
    """Yield what needs the cards, or the success, of a step before it although there is none."""
    of_it = getattr(step, "zone", "") == "it" or getattr(step, "below", None) is not None
    if (of_it or FORMS[type(step)].needs_cards) and not touched:
        yield ("do",), "a step before this one that touches cards, found none"
    if isinstance(step, op.Gain) and step.of.cost_above_it is not None and not touched:
        yield ("of", "cost_above_it"), "a step before this one that touches cards, found none"
    if isinstance(step, op.When):
        if step.cond.it is not None and not touched:
            yield ("cond", "it"), "a step before this one that touches cards, found none"
        if step.cond.done and first:
            yield ("cond", "done"), "a step before this one, found none"
