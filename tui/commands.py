"""The one catalogue of commands: keys, footer, palette and the help of the keys are made from it.

No key is written anywhere else (screens.md, section 2). A screen lists the commands it has:

    KEYS = (
        *use("enter", "tab", "find"),
        command("enter").named(_("Start"), mark("Start the game with these settings.")),
    )

and has a method for each: `do_find` for `find`, `do_end_turn` for `end-turn`. The order of the list is
the order in the footer.
"""

from collections.abc import Iterable

from attrs import evolve, frozen

from tui.narration.text import mark

CLOSING = ("back", "quit", "why")
"""They close the footer at every size, in this order."""


@frozen
class Command:
    """Something that a key does.

    `keys` are as `tui.keys.key_of` names them; `shown` is how the footer and the help write them.
    `label` is a word or two, `help` one sentence; both are translated when shown. `footer`
    is how long it stays in the footer as that gets narrower: the higher the longer, 0 never; of
    equal ones the rightmost goes first.
    """

    id: str
    keys: tuple[str, ...]
    label: str
    help: str
    shown: str
    footer: int = 1

    def named(self, label: str, help: str = "", *, footer: int | None = None) -> "Command":  # noqa: A002
        """Return the command as it is called on one screen."""
        kept = self.footer if footer is None else footer
        return evolve(self, label=label, help=help or self.help, footer=kept)

    def written(self, shown: str) -> "Command":
        """Return the command with its keys written otherwise, such as `1-3`."""
        return evolve(self, shown=shown)


def _of(id: str, keys: str, label: str, help: str, shown: str = "", footer: int = 1) -> Command:  # noqa: A002
    return Command(id, tuple(keys.split()), label, help, shown or keys, footer)


_ALL = (
    _of("move", "up down j k", mark("Move"), mark("Move the cursor."), "Up/Down"),
    _of("page", "pageup pagedown", mark("Page"), mark("Move by what is in sight."), "PgUp/PgDn", 0),
    _of("ends", "home end", mark("First, last"), mark("Move to the first or the last row."), "Home/End", 0),
    _of("change", "left right < >", mark("Change"), mark("Change what stands between < and >."), "< >"),
    _of("enter", "enter", mark("Open"), mark("Do what the row under the cursor says."), "Enter", 5),
    _of(
        "number",
        "1 2 3 4 5 6 7 8 9",
        mark("Choose"),
        mark("Do the row, or play the card, of that number."),
        "1-9",
        2,
    ),
    _of("none", "0", mark("None"), mark("Choose nothing."), "0"),
    _of("toggle", "space", mark("Mark"), mark("Mark the row under the cursor, or unmark it."), "Space"),
    _of("engage", "e", mark("Explore"), mark("Open the plan of an Explore or an Attack."), footer=4),
    _of("next", "n", mark("End turn"), mark("End the turn; a second press does it."), footer=4),
    _of("ammunition", "a", mark("Ammunition"), mark("Play all Ammunition of the Hand."), footer=4),
    _of("buy", "b", mark("Buy"), mark("Buy: the piles get letters, Escape ends it."), footer=4),
    _of("character", "c", mark("Character"), mark("Show the effects of the Character."), footer=1),
    _of("go", "g", mark("Go"), mark("Move forward or back.")),
    _of("partner", "p", mark("Partner"), mark("What concerns the Partner.")),
    _of("experience", "x", mark("XP"), mark("Place Experience on a Skill.")),
    _of("target", "t", mark("Target"), mark("Choose the next target.")),
    _of("more", "+ =", mark("More"), mark("One more of what the plan counts."), "+"),
    _of("fewer", "-", mark("Fewer"), mark("One fewer of what the plan counts."), "-"),
    _of("best", "w", mark("Best"), mark("The best set for what there is.")),
    _of("options", "o", mark("Options"), mark("List every legal answer, with its typed name."), footer=3),
    _of("mansion", "m", mark("Mansion"), mark("What has been seen and what can still come."), footer=2),
    _of("survivors", "s", mark("Survivors"), mark("All Characters, with their Levels and cards."), footer=2),
    _of("zones", "v", mark("Zones"), mark("Look through the zones and piles."), footer=1),
    _of("log", "l", mark("Log"), mark("Read what has happened."), footer=3),
    _of("rules", "r", mark("Rules"), mark("Read the rules."), footer=1),
    _of("hint", "h", mark("Hint"), mark("Ask the expert what it would do, and why."), footer=1),
    _of("undo", "u", mark("Undo"), mark("Take back the last answer, up to the undo line."), footer=2),
    _of("redo", "y", mark("Redo"), mark("Do again what was taken back."), footer=1),
    _of("find", "/", mark("Find"), mark("Find a row by typing a part of it."), footer=2),
    _of("filter", "f", mark("Filter"), mark("Show fewer or more rows."), footer=2),
    _of("type", ":", mark("Type"), mark("Type an answer as in the plain mode."), footer=1),
    _of("tab", "tab", mark("Panel"), mark("Give the keys to the next panel; Shift+Tab goes back."), "Tab", 3),
    _of("tab-back", "shift+tab", mark("Panel before"), mark("The keys to the panel before."), "Shift+Tab", 0),
    _of("palette", "ctrl+p", mark("Commands"), mark("List all commands of the screen."), "Ctrl+P", 1),
    _of("redraw", "", mark("Draw again"), mark("Draw the whole screen again, if the terminal lost it."), "", 0),
    # Its key means something only after q: h alone is the hint.
    _of("go-home", "", mark("Home"), mark("Leave the game for the home screen; it is saved."), "q h", 0),
    _of("back", "escape", mark("Back"), mark("Go back; nothing is answered and nothing lost."), "Esc", 9),
    # Ctrl+C is what a hand does when it wants out; it asks first, like q.
    _of("quit", "q ctrl+c", mark("Quit"), mark("Leave; a second press does it. The game is saved."), "q", 9),
    _of("why", "?", mark("Why"), mark("Explain the card, the number or the refusal, and the keys."), "?", 9),
)  # fmt: skip

CATALOGUE = {each.id: each for each in _ALL}

ALWAYS = ("move", "page", "ends", "tab-back", "palette", "redraw", "quit", "why")
"""What every screen has without listing it; it lists them to name them anew or show them earlier."""


def command(id: str) -> Command:  # noqa: A002
    """Return a command of the catalogue."""
    return CATALOGUE[id]


def use(*ids: str) -> tuple[Command, ...]:
    """Return commands of the catalogue as they are called there."""
    return tuple(map(command, ids))


def complete(listed: Iterable[Command]) -> tuple[Command, ...]:
    """Return a screen's list with what every screen has; those never crowd the footer by themselves."""
    listed = tuple(listed)
    have = {each.id for each in listed}
    rest = [command(each) for each in ALWAYS if each not in have]
    hidden = [each if each.id in CLOSING else evolve(each, footer=0) for each in rest]
    return (*listed, *hidden)


def by_key(commands: Iterable[Command]) -> dict[str, Command]:
    """Return which command a key belongs to."""
    return {key: each for each in commands for key in each.keys}
