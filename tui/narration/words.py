"""Words that all games share: lists, numbers of times, sums, and sentences put together."""

from collections.abc import Iterable

from rich.cells import cell_len

from tui.narration.text import _, mark_plural, plural

_TIMES = mark_plural("{count} time", "{count} times")
_MORE = " ..."


def commas(parts: Iterable[str]) -> str:
    """Return "A, B, C"."""
    return _(", ").join(parts)


def listed(parts: Iterable[str]) -> str:
    """Return "A", "A and B" or "A, B and C"."""
    *rest, last = parts
    return _("{parts} and {last}").format(parts=commas(rest), last=last) if rest else last


def either(parts: Iterable[str]) -> str:
    """Return "a", "a or b" or "a, b, or c"."""
    *rest, last = parts
    if not rest:
        return last
    if len(rest) == 1:
        return _("{first} or {last}").format(first=rest[0], last=last)
    return _("{parts}, or {last}").format(parts=commas(rest), last=last)


def in_turn(parts: Iterable[str]) -> str:
    """Return "a, then b, then c"."""
    return _(", then ").join(parts)


def times(count: int) -> str:
    """Return "once", "twice" or "3 times"."""
    if count == 1:
        return _("once")
    if count == 2:
        return _("twice")
    return plural(_TIMES, count).format(count=count)


def repeated(names: Iterable[str]) -> list[str]:
    """Return names with their numbers: "Ammo x10 x2" for one that comes twice, in first order."""
    return [
        name if count == 1 else _("{name} x{count}").format(name=name, count=count)
        for name, count in tally(names)
    ]


def tally(names: Iterable[str]) -> list[tuple[str, int]]:
    """Return each name with how often it comes, in first order."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return list(counts.items())


def added(terms: Iterable[int], total: int) -> str:
    """Return a sum with its result: "20 + 20 = 40", "1 - 1 + 2 = 2"; the result alone for one term."""
    first, *rest = terms
    if not rest:
        return str(total)
    return f"{summands(first, *rest)} = {total}"


def summands(first: int, *rest: int) -> str:
    """Return the terms of a sum without its result: "20 + 20", "1 - 1 + 2"."""
    steps = (f"{'-' if each < 0 else '+'} {abs(each)}" for each in rest)
    return " ".join((str(first), *steps))


def signed(amount: int) -> str:
    """Return "+10" or "-10"."""
    return f"{amount:+d}"


def capital(text: str) -> str:
    """Return a text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Return a clause as a sentence: a capital at its front, a full stop at its end."""
    return stopped(capital(text))


def stopped(text: str) -> str:
    """Return a text with its full stop."""
    return _("{sentence}.").format(sentence=text)


def paragraph(*sentences: str) -> str:
    """Return sentences one after another; empty ones are left out."""
    return _(" ").join(each for each in sentences if each)


def fitted(parts: Iterable[tuple[str, str]], cells: int) -> str:
    """Return parts, each after its separator, as many as fit; `...` stands for those that do not."""
    pieces = list(parts)
    whole = _joined(pieces)
    if cell_len(whole) <= cells:
        return whole
    kept = len(pieces)
    while kept and cell_len(_joined(pieces[:kept])) > cells - len(_MORE):
        kept -= 1
    return (_joined(pieces[:kept]) + _MORE).strip()


def _joined(pieces: list[tuple[str, str]]) -> str:
    return "".join(
        part if not place else separator + part for place, (separator, part) in enumerate(pieces)
    )
