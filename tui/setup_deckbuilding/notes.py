"""What is wrong with a wish, gathered while it is read; what is wrong is read as if not asked for."""

from collections.abc import Collection, Mapping

from content.expect import suggestion
from tui.narration.text import _
from tui.narration.words import commas
from tui.setup import Problem, id_of, quoted

FEW = 5
"""How many names a line lists before it only counts the others."""


class Notes:
    """The problems of one reading, each once."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def note(self, field: str, text: str) -> None:
        """Note what is wrong with a field."""
        problem = Problem(field, text)
        if problem not in self.problems:
            self.problems.append(problem)

    def known(self, field: str, text: str, typed: str, names: Mapping[str, str]) -> str | None:
        """Return the id of what was typed, or None after noting that there is no such thing.

        `names` are the names by their ids. `text` says what there is not, with `{name}` and `{near}`:
        the one that may be meant, or a few of those there are.
        """
        found = id_of(typed, names)
        if found is None:
            self.note(field, text.format(name=quoted(typed), near=near(typed, names)))
        return found

    def one_of(self, field: str, typed: str, words: Collection[str]) -> str | None:
        """Return one of a few words that was typed, or None after noting that it is none of them."""
        wanted = typed.replace("-", "_").casefold()
        if wanted not in words:
            text = _("{found} is none of {words}")
            self.note(field, text.format(found=quoted(typed), words=commas(words)))
            return None
        return wanted

    def yes(self, field: str, typed: str) -> bool:
        """Return whether yes was typed; nothing is no."""
        return bool(typed) and self.one_of(field, typed, ("yes", "no")) == "yes"


def near(typed: str, names: Mapping[str, str]) -> str:
    """Return the name that may be meant, or a few of those there are, as the end of a sentence."""
    found = suggestion(typed, [*names, *names.values()])
    if found or not names:
        return found
    ids = list(names)
    if len(ids) <= FEW:
        return _("; there are {names}").format(names=commas(ids))
    text = _("; there are {names} and {count} more")
    return text.format(names=commas(ids[:FEW]), count=len(ids) - FEW)
