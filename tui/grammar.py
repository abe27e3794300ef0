"""Typed words and the answers they stand for (screens.md, section 2): plain mode and `:`.

Between words stands a blank or `:`; any clear beginning of a word will do; a number picks from the
printed list; commas part several. Where the rules ask for one thing after another until `done`,
several may be typed at once: the rest is typed again to the next question.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import field, frozen

from content.faults import printable
from core.kernel.decision import NONE, Decision, Option
from core.kernel.rules import Answer
from tui.matching import BEGINNINGS, NO_FIT, Words, base_of, fit, names_of, verb_of, words_of
from tui.narration.text import _, ngettext
from tui.narration.words import commas

NOTHING = ("none", "0")
"""What chooses nothing where nothing may be chosen; an empty line does too."""

DECLINING = frozenset({"no", "decline", "done"})
"""Options that choose nothing: they have the number 0 in lists, and NOTHING picks them."""

ONE_BY_ONE = "done"
"""The key of the option that ends questions asked one after another."""

_MOST_NAMED = 6
_MOST_WORDS = 12
_MOST_QUOTED = 40


@frozen
class Thing:
    """Something that a player can name at this table: its part of a key, and its name."""

    slug: str
    name: str


@frozen
class Lexicon:
    """The words of a game besides those of a question's own options.

    `verbs` begin keys. `aliases` are further names of options by their codes. `things` can be named
    though they are not on offer, so that a refusal can say why. `commands` look or leave and answer
    nothing; those of `with_words` can be followed by more words.
    """

    verbs: Words = ()
    aliases: Mapping[str, Words] = field(factory=dict)
    things: tuple[Thing, ...] = ()
    commands: Words = ()
    with_words: Words = ()


@frozen
class Answered:
    """The keys that were picked, and what is to be typed to the next question ("" for nothing)."""

    keys: Answer
    rest: str = ""


@frozen
class Commanded:
    """A command, and the words after it."""

    command: str
    words: str = ""


@frozen
class Problem:
    """Why the words are no answer, as a sentence. `keys` are what they may have meant.

    A key has a better reason: `explain` knows it.
    """

    code: str
    text: str
    keys: tuple[str, ...] = ()


Parsed = Answered | Commanded | Problem


def numbers(decision: Decision) -> tuple[int, ...]:
    """Return the number of each option in the printed list.

    Amounts are their own numbers, and an option that declines is 0, so that no number surprises.
    """
    options = decision.options
    if options and all(each.key == f"{each.code}:{each.amount}" for each in options):
        return tuple(each.amount for each in options)
    found, count = [], 0
    for each in options:
        declines = decision.least > 0 and each.key in DECLINING and 0 not in found
        count += not declines
        found.append(0 if declines else count)
    return tuple(found)


def typed_names(decision: Decision, labels: Sequence[str]) -> tuple[str, ...]:
    """Return how each option is called in the printed list: typed like that it is clear.

    The verb stands before the label where the options differ in it.
    """
    verbs = {verb_of(each) for each in decision.options}
    return tuple(
        label if len(verbs) == 1 else _with_verb(option, label)
        for option, label in zip(decision.options, labels, strict=True)
    )


def _with_verb(option: Option, label: str) -> str:
    verb = verb_of(option)
    if words_of(label)[:1] == (verb,):
        return label
    return f"{verb}: {label}" if option.key == verb else f"{verb} {label}"


def parse(text: str, decision: Decision, labels: Sequence[str], lexicon: Lexicon) -> Parsed:
    """Return what typed words mean as an answer to a Decision, whose options have these labels."""
    return _Reading(decision, labels, lexicon).read(" ".join(text.split()))


def find(text: str, decision: Decision, labels: Sequence[str], lexicon: Lexicon) -> str | Problem:
    """Return the key of the one option that the words name, for questions about it."""
    reading = _Reading(decision, labels, lexicon)
    found = reading.one(" ".join(text.split()), [])
    return found if isinstance(found, Problem) else found.key


def guesses(text: str, lexicon: Lexicon) -> tuple[str, ...]:
    """Return the keys that words may stand for although no option has them, the likeliest first."""
    words = words_of(text)
    verbs = [verb for verb in lexicon.verbs if words and verb.startswith(words[0])]
    if verbs and not words[1:]:
        return tuple(verbs)
    if verbs and (slug := _front_thing(words[1:], lexicon)):
        return (f"{verbs[0]}:{slug}",)
    slug = _front_thing(words, lexicon)
    return tuple(f"{verb}:{slug}" for verb in lexicon.verbs if slug)


def _front_thing(words: Words, lexicon: Lexicon) -> str:
    """Return the first thing that as many words as possible name, leaving off the last ones."""
    longest = min(len(words), _MOST_WORDS)
    fronts = (" ".join(words[:count]) for count in range(longest, 0, -1))
    return next((thing.slug for front in fronts for thing in things(front, lexicon)[:1]), "")


def things(text: str, lexicon: Lexicon) -> tuple[Thing, ...]:
    """Return what the words name best: one thing, or several that they fit alike."""
    words = words_of(text)
    if not words:
        return ()
    levels = [
        (min(fit(words, words_of(each.name)), fit(words, words_of(each.slug))), each)
        for each in lexicon.things
    ]
    best = min((level for level, _each in levels), default=NO_FIT)
    return tuple(each for level, each in levels if level == best < NO_FIT)


def quoted(text: str) -> str:
    """Return what was typed as a sentence shows it: short, and nothing that a terminal obeys."""
    short = text if len(text) <= _MOST_QUOTED else text[: _MOST_QUOTED - 3] + "..."
    return f'"{printable(short)}"'


class _Reading:
    """The names of one Decision's options, against which words are held."""

    def __init__(self, decision: Decision, labels: Sequence[str], lexicon: Lexicon) -> None:
        self._decision = decision
        self._labels = labels
        self._lexicon = lexicon
        self._shown = typed_names(decision, labels)
        self._numbers = numbers(decision)
        self._names = [
            names_of(option, label, lexicon.aliases)
            for option, label in zip(decision.options, labels, strict=True)
        ]
        # Where the rules ask for one thing after another, the words may name several.
        ends = any(option.key == ONE_BY_ONE for option in decision.options)
        self._goes_on = ends and decision.most == 1

    def read(self, text: str) -> Parsed:
        """Return what the words mean; blanks in them are single ones."""
        if not text or text.casefold() in NOTHING:
            return self._nothing(text)
        if (command := self._command(text)) is not None:
            return command
        if "," in text:
            return self._several([part.strip() for part in text.split(",")])
        found = self.one(text, [])
        if isinstance(found, Option):
            return self._answer([found])
        return found if found.code != "unknown" else self._otherwise(text) or found

    def _otherwise(self, text: str) -> Parsed | None:
        """Return what words mean that name no option: several options, a command, or nothing."""
        if several := self._parted(text):
            return self._several(several)
        if begun := self._begun_commands(text):
            return self._one_command(text, begun)
        return None

    def one(self, text: str, taken: list[Option]) -> Option | Problem:
        """Return the option that words name; of copies that look alike, the first not taken."""
        options = self._decision.options
        for option in options:
            if option.key == text:
                return option
        if text.isascii() and text.isdigit():
            return self._numbered(text)
        words = words_of(text)
        fits = [min((fit(words, name) for name in names), default=NO_FIT) for names in self._names]
        best = min(fits, default=NO_FIT)
        if not words or best == NO_FIT:
            return self._numbered_afterverb_of(words) or self._unknown(text)
        places = [place for place, fit in enumerate(fits) if fit == best]
        if best == BEGINNINGS and (begun := self._begun_commands(text)):
            return self._ambiguous(text, places, begun)
        return self._chosen(text, places, taken)

    def _chosen(self, text: str, places: list[int], taken: list[Option]) -> Option | Problem:
        looks = {
            (base_of(self._decision.options[place].key), self._labels[place]) for place in places
        }
        if len(looks) > 1:
            return self._ambiguous(text, places)
        found = [self._decision.options[place] for place in places]
        free = [option for option in found if option not in taken]
        return (free or found)[0]

    def _numbered(self, text: str) -> Option | Problem:
        number = int(text) if len(text) < _MOST_WORDS else NONE
        for option, own in zip(self._decision.options, self._numbers, strict=True):
            if own == number:
                return option
        if not self._numbers:
            return Problem("no-number", _("There is nothing to choose."))
        least, most = min(self._numbers), max(self._numbers)
        sentence = _("There is no number {number}: they go from {least} to {most}.")
        return Problem("no-number", sentence.format(number=text[:20], least=least, most=most))

    def _numbered_afterverb_of(self, words: Words) -> Option | None:
        """Return what `buy 7` names: number 7 of the list, if that is something to buy."""
        if len(words) != 2 or not (words[1].isascii() and words[1].isdigit()):
            return None
        found = self._numbered(words[1])
        fits = isinstance(found, Option) and verb_of(found).startswith(words[0])
        return found if isinstance(found, Option) and fits else None

    def _nothing(self, text: str) -> Parsed:
        decision = self._decision
        if decision.least == 0:
            return Answered(())
        declining = [each for each in decision.options if each.key in DECLINING]
        if text and len(declining) == 1 and decision.most == 1:
            return Answered((declining[0].key,))
        if text == "0" and 0 in self._numbers:
            return Answered((decision.options[self._numbers.index(0)].key,))
        if not text:
            return Problem("empty", _("Type the number or the name of an option, or help."))
        return self._too_few(0)

    def _several(self, parts: list[str]) -> Parsed:
        picked: list[Option] = []
        for part in filter(None, parts):
            found = self.one(part, picked)
            if isinstance(found, Problem):
                return found
            if found in picked and not self._goes_on:
                sentence = _("{name} is named more often than it is there.")
                return Problem("picked-twice", sentence.format(name=quoted(part)))
            picked.append(found)
        if self._goes_on and len(picked) > 1:
            rest = [part for part in parts if part][1:]
            return Answered((picked[0].key,), ", ".join(rest))
        return self._answer(picked)

    def _answer(self, picked: list[Option]) -> Parsed:
        decision = self._decision
        if len(picked) < decision.least:
            return self._too_few(len(picked))
        if len(picked) > decision.most:
            sentence = ngettext(
                "Only {most} can be chosen here, and {count} are named.",
                "At most {most} can be chosen here, and {count} are named.",
                decision.most,
            )
            return Problem("too-many", sentence.format(most=decision.most, count=len(picked)))
        return Answered(tuple(option.key for option in picked))

    def _too_few(self, count: int) -> Problem:
        least = self._decision.least
        sentence = ngettext(
            "{least} must be chosen here.",
            "{least} must be chosen here, and {count} are named; commas part them.",
            least,
        )
        return Problem("too-few", sentence.format(least=least, count=count))

    def _parted(self, text: str) -> list[str]:
        """Return words without commas as parts that each name an option clearly, or nothing."""
        words = text.split(" ")
        alone = self._decision.most == 1 and not self._goes_on
        if alone or len(words) > _MOST_WORDS:
            return []
        return next(self._partings(words, []), [])

    def _partings(self, words: list[str], picked: list[Option]) -> Iterator[list[str]]:
        if not words:
            yield []
        for count in range(len(words), 0, -1):
            part = " ".join(words[:count])
            found = self.one(part, picked)
            if isinstance(found, Option) and (self._goes_on or found not in picked):
                for rest in self._partings(words[count:], [*picked, found]):
                    yield [part, *rest]

    def _command(self, text: str) -> Commanded | None:
        """Return the command that stands there in full, unless an option is called exactly so."""
        if text.startswith("?"):
            text = f"why {text[1:].lstrip()}"
        word, _blank, rest = text.partition(" ")
        word = word.casefold()
        if word not in self._lexicon.commands or (rest and word not in self._lexicon.with_words):
            return None
        exact = any(words_of(text) in names for names in self._names)
        return None if exact else Commanded(word, rest.strip())

    def _begun_commands(self, text: str) -> list[str]:
        word, _blank, rest = text.casefold().partition(" ")
        commands = self._lexicon.with_words if rest else self._lexicon.commands
        return [each for each in commands if each.startswith(word)] if word else []

    def _one_command(self, text: str, begun: list[str]) -> Commanded | Problem:
        if len(begun) > 1:
            return self._ambiguous(text, [], begun)
        return Commanded(begun[0], text.partition(" ")[2].strip())

    def _unknown(self, text: str) -> Problem:
        sentence = _("Nothing here is called {name}; options lists what is.")
        return Problem("unknown", sentence.format(name=quoted(text)), guesses(text, self._lexicon))

    def _ambiguous(self, text: str, places: Iterable[int], commands: Iterable[str] = ()) -> Problem:
        named = [f"{self._numbers[place]} {self._shown[place]}" for place in places]
        named += commands
        if len(named) > _MOST_NAMED:
            more = _("{count} more").format(count=len(named) - _MOST_NAMED)
            named = [*named[:_MOST_NAMED], more]
        sentence = _("{name} can be {named}: type more of it, or a number.")
        return Problem("ambiguous", sentence.format(name=quoted(text), named=commas(named)))
