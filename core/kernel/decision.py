"""Who must choose what: a Decision, its Options, and why a key is refused."""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter

from core.kernel.errors import CoreError
from core.kernel.records import Record

NONE = -1
"""No card, no seat, no amount."""


class Option(Record):
    """One thing that can be picked. `key` is unique within its Decision and is what journals keep.

    `code` is the verb for narration; `card` is a copy number standing for all that cannot be told
    apart from it; `amount` and `seat` belong to the verb; all three are NONE where they say nothing.
    `rule` is the number of the rule that allows it.
    """

    key: str
    code: str
    rule: str
    card: int = NONE
    amount: int = NONE
    seat: int = NONE


_key: Callable[[Option], str] = attrgetter("key")


class Decision(Record):
    """A question to a seat. Every subset of `least` to `most` options is a legal answer.

    `kind` is one of the closed list of the game; `card` is the copy whose text asks (or NONE) and
    `effect` the id of that text. The order of the keys of an answer is the order of the picks.
    """

    seat: int
    kind: str
    least: int
    most: int
    options: tuple[Option, ...]
    rule: str
    card: int = NONE
    effect: str = ""

    def keys(self) -> tuple[str, ...]:
        """Return the keys in the order of the options."""
        return tuple(map(_key, self.options))

    def pick(self, answer: tuple[str, ...]) -> tuple[Option, ...]:
        """Return the options that an answer names, in its order.

        Raises IllegalAnswerError for an unknown key, one named twice, too few or too many.
        """
        if len(answer) == 1 and self.least <= 1 <= self.most:
            keys = self.keys()
            if answer[0] not in keys:
                raise IllegalAnswerError("unknown-key", answer[0], self)
            return (self.options[keys.index(answer[0])],)
        by_key = {option.key: option for option in self.options}
        for key in answer:
            if key not in by_key:
                raise IllegalAnswerError("unknown-key", key, self)
        if len(set(answer)) != len(answer):
            raise IllegalAnswerError(
                "picked-twice", next(k for k in answer if answer.count(k) > 1), self
            )
        if len(answer) < self.least:
            raise IllegalAnswerError("too-few", str(len(answer)), self)
        if len(answer) > self.most:
            raise IllegalAnswerError("too-many", str(len(answer)), self)
        return tuple(by_key[key] for key in answer)


class Refusal(Record):
    """Why a key is not among the options: a code, what there is, what is needed, and the rule.

    `have` and `need` are points (Ammo, Gold, Actions ...) and NONE where the code has no figures;
    `names` are the ids of cards or the words that the sentence names.
    """

    code: str
    key: str
    rule: str
    have: int = NONE
    need: int = NONE
    names: tuple[str, ...] = ()


class IllegalAnswerError(CoreError):
    """An answer that the Decision does not allow; nothing has changed."""

    def __init__(self, code: str, key: str, decision: Decision) -> None:
        super().__init__(f"{code}: {key!r} for a Decision of kind {decision.kind}")
        self.code = code
        self.key = key
        self.decision = decision


@lru_cache(maxsize=8192)
def option(
    key: str, code: str, rule: str, card: int = NONE, amount: int = NONE, seat: int = NONE
) -> Option:
    """Return the Option of these fields; the same object each time, since menus repeat them."""
    return Option(key, code, rule, card, amount, seat)


def numbered(options: list[Option]) -> tuple[Option, ...]:
    """Return options with unique keys: the second use of a key gets `#2`, the third `#3`, ..."""
    if len(set(map(_key, options))) == len(options):
        return tuple(options)
    seen: dict[str, int] = {}
    result = []
    for each in options:
        count = seen[each.key] = seen.get(each.key, 0) + 1
        result.append(each if count == 1 else _with_key(each, f"{each.key}#{count}"))
    return tuple(result)


def _with_key(each: Option, key: str) -> Option:
    return option(key, each.code, each.rule, each.card, each.amount, each.seat)
