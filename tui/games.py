"""The games that can be played: one record each, with the parts that it gives to the table.

A part is named by its place, `module:name`, and imported when it is first asked for: the help of the
command line needs no cards, and no game pays for another.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from attrs import frozen

from tui.narration.text import mark

if TYPE_CHECKING:
    from content.faults import Fault
    from core.kernel.rules import AnyRules
    from tui.commands import Command
    from tui.eyes import AnyEyes
    from tui.linking import Links
    from tui.rows import Row
    from tui.setup import Wishes
    from tui.simulate import Surveys


@frozen
class Ask:
    """An option of the command line that asks for something of one game.

    `field` is its name, of the wish too; `value` stands for what is typed, and is empty where yes needs
    no typing. Those that are `many` may come several times. Those not `simulated` are for persons only.
    """

    field: str
    value: str
    help: str
    simulated: bool = True
    many: bool = False


def option(field: str) -> str:
    """Return the option that a field of a wish is typed with."""
    return f"--{field.replace('_', '-')}"


@frozen
class Screens:
    """The screens of a game: its table, and the one that begins a game.

    `looks` are those beside the table, in their order, each by the command that opens it; `called`
    names those commands and says what they show, where the catalogue's words are of another game.
    `drawn` draws the table as rows, for a width, where it is only looked at. `campaign` stands between
    linked games, made of a desk and their folder; a game without has none.
    """

    table: str = ""
    begin: str = ""
    looks: Mapping[str, str] = {}
    called: Mapping[str, tuple[str, str]] = {}
    drawn: str = ""
    campaign: str = ""


@frozen
class Game:
    """A game, and where its parts are.

    `rules` makes the rules out of a catalogue, `narration` likewise the sentences, `looks` what the
    plain mode asks besides. `wishes` is a module that is `tui.setup.Wishes`. `core` is the package
    whose closed lists `check --schema` prints. `survey` is a module that is `tui.simulate.Surveys`, or
    empty for a game with nothing to tell of its own; `spread` makes the wishes that a simulation plays
    out of the one that was typed, and is empty where that is all. `links` is a module that is
    `tui.linking.Links`, or empty for a game without campaigns.
    """

    id: str
    name: str
    core: str
    rules: str
    narration: str
    looks: str
    wishes: str
    asks: tuple[Ask, ...] = ()
    survey: str = ""
    spread: str = ""
    links: str = ""
    screens: Screens = Screens()


GAMES: dict[str, Game] = {
    each.id: each
    for each in (
        Game(
            "deckbuilding",
            mark("Deck Building Game"),
            core="core.deckbuilding",
            rules="core.deckbuilding.rules:DeckBuilding",
            narration="tui.narration.deckbuilding.narration:DeckBuildingNarration",
            looks="tui.plain_deckbuilding:DeckBuildingLooks",
            wishes="tui.setup_deckbuilding",
            asks=(
                Ask("mode", "MODE", "how the game is won: story, mercenary, versus, outbreak"),
                Ask("scenario", "ID", "a published list of piles; it says its mode"),
                Ask("piles", "A,B+C,...", "cards of piles of your own; + mixes a pile"),
                Ask(
                    "basics",
                    "SET",
                    "the Basic Resources: those of the scenario, another set, or none",
                ),
                Ask("mansion", "ID", "the Mansion deck; several are combined", many=True),
                Ask(
                    "inventories",
                    "WHICH",
                    "the starting Inventories: standard, own, or an ID for all",
                ),
                Ask("partner", "", "with the Partner modification: two Characters each"),
                Ask("skills", "", "with the Skill System"),
                Ask("teams", "SIZES", "Teams by size, such as 1v3, or a number for each seat"),
                Ask("team_turn", "WHOSE", "whose turns make a Team turn: all, or one_member"),
                Ask(
                    "difficulty",
                    "NAME",
                    "normal, easy, hard-1, professional-1, professional-3; Outbreak: hard-2, professional-2",
                    many=True,
                ),
                Ask("boxes", "BOX,...", "the boxes whose Characters are dealt"),
                Ask(
                    "reactions",
                    "WHO",
                    "who is asked for a reaction: everyone, or holders of one",
                    simulated=False,
                ),
                Ask("night", "YES", "whether it is night: yes or no, usually by the clock"),
            ),
            screens=Screens(
                table="tui.screens.table:TableScreen",
                begin="tui.screens.scenario:ScenarioScreen",
                looks={
                    "mansion": "tui.screens.mansion:MansionScreen",
                    "survivors": "tui.screens.survivors:SurvivorsScreen",
                    "zones": "tui.screens.zones:ZonesScreen",
                    "log": "tui.screens.log:LogScreen",
                },
                drawn="tui.look.before:table_rows",
            ),
        ),
        Game(
            "war",
            mark("Biohazard War"),
            core="core.war",
            rules="core.war.rules:War",
            narration="tui.narration.war.narration:WarNarration",
            looks="tui.plain_war:WarLooks",
            wishes="tui.setup_war",
            asks=(
                Ask("side", "SIDE", "what the first seat plays: heroes, umbrella, random"),
                Ask("match", "GAMES", "1, or 3 for the best of three with sides swapped"),
                Ask(
                    "reactions",
                    "WHO",
                    "who is asked where only a pass is possible: everyone, or holders",
                    simulated=False,
                ),
            ),
            survey="tui.survey_war",
            screens=Screens(
                table="tui.screens.war_table:WarTableScreen",
                begin="tui.screens.war_new:WarNewScreen",
                looks={
                    "zones": "tui.screens.war_zones:WarZonesScreen",
                    "log": "tui.screens.log:LogScreen",
                },
                drawn="tui.war.drawn:table_rows",
            ),
        ),
        Game(
            "undead",
            mark("Undead"),
            core="core.undead",
            rules="core.undead.rules:Undead",
            narration="tui.narration.undead.narration:UndeadNarration",
            looks="tui.plain_undead:UndeadLooks",
            wishes="tui.setup_undead",
            asks=(
                Ask("mission", "NAME", "the Mission: beach-of-bones, compline ..."),
                Ask("objective", "NAME", "the Objective, where the Mission allows several"),
                Ask("squad", "NAME", "a ready-made squad, or a squad file that ends in .toml"),
                Ask(
                    "campaign",
                    "NAME",
                    "begin a campaign, or go on with one that is kept: operation-compline",
                    simulated=False,
                ),
                Ask(
                    "buy",
                    "SOLDIER:WHAT",
                    "spend XP before a campaign's next Mission: doyle:health",
                    simulated=False,
                    many=True,
                ),
            ),
            survey="tui.survey_undead",
            spread="tui.setup_undead:spread",
            links="tui.undead.continuing",
            screens=Screens(
                table="tui.screens.undead_table:UndeadTableScreen",
                begin="tui.screens.undead_new:UndeadNewScreen",
                looks={
                    "mansion": "tui.screens.undead_sheets:UndeadTrackScreen",
                    "survivors": "tui.screens.undead_sheets:UndeadSquadScreen",
                    "zones": "tui.screens.undead_zones:UndeadZonesScreen",
                    "log": "tui.screens.log:LogScreen",
                },
                called={
                    "mansion": (mark("Track"), mark("The track: each place and Hostile in full.")),
                    "survivors": (
                        mark("Squad"),
                        mark("The Soldiers: figures, Gear, cards, powers."),
                    ),
                },
                drawn="tui.undead.drawn:table_rows",
                campaign="tui.screens.undead_campaign:UndeadCampaignScreen",
            ),
        ),
    )
}
"""Every game by its id, in the order in which they are offered."""

NAMES = {game.id: game.name for game in GAMES.values()}
"""Id -> name."""

FIRST = next(iter(GAMES))
"""The game that is begun where none is named."""


def rules_for(game: str, catalogue: Any = None) -> "AnyRules":
    """Return the rules of a game with a catalogue of it, or with today's for None.

    Raises LookupError for a game that is not known, ContentError if what ships has been spoilt.
    """
    if game not in GAMES:
        raise LookupError(game)
    return _today(game).rules if catalogue is None else _made(game, catalogue)


def faults_for(game: str) -> "tuple[Fault, ...]":
    """Return the faults of the files of a player's own that `rules_for` leaves out."""
    return _today(game).faults


@frozen
class _Today:
    """The rules of a game with today's catalogue, and what that was made from; `sure` if for certain."""

    rules: "AnyRules"
    faults: "tuple[Fault, ...]"
    state: tuple[str, str]
    sure: bool


_last: dict[str, _Today] = {}


def _today(game: str) -> _Today:
    """Return the rules with what ships and what the player's own folder has now."""
    from content.loader import load_with, own_state  # noqa: PLC0415 - the help needs no cards
    from tui.own import folder  # noqa: PLC0415 - as above

    own = folder()
    listed, sure = own_state(own)
    state = (str(own), listed)
    found = _last.get(game)
    if found is None or found.state != state or not found.sure:
        made, faults = load_with(game, own)
        found = _last[game] = _Today(_made(game, made), faults, state, sure)
    return found


def _made(game: str, catalogue: Any) -> "AnyRules":
    rules: AnyRules = part(GAMES[game].rules)(catalogue)
    return rules


def wishes_for(game: str) -> "Wishes":
    """Return what reads what is asked of a game. Raises LookupError for a game that is not known."""
    wishes: Wishes = part(GAMES[game].wishes)
    return wishes


def offered() -> tuple[Game, ...]:
    """Return the games that the app offers, in their order."""
    return tuple(GAMES.values())


def looks_of(game: str) -> tuple[str, ...]:
    """Return the commands of the screens beside the table of a game, in their order."""
    return tuple(GAMES[game].screens.looks)


def look_commands(game: str, *ids: str) -> "tuple[Command, ...]":
    """Return the commands of screens beside the table of a game, as the game calls them."""
    from tui.commands import use  # noqa: PLC0415 - the help of the command line needs no keys

    called = GAMES[game].screens.called
    return tuple(each.named(*called[each.id]) if each.id in called else each for each in use(*ids))


def look_of(game: str, command: str) -> Any:
    """Return the class of the screen that a command opens beside the table of a game."""
    return part(GAMES[game].screens.looks[command])


def drawn(eyes: "AnyEyes", width: int) -> "list[Row]":
    """Return the table as somebody sees it, as rows of a width."""
    rows: list[Row] = part(GAMES[eyes.GAME].screens.drawn)(eyes, width)
    return rows


def survey_for(game: str) -> "Surveys | None":
    """Return what tells of the simulation of a game, None for one without."""
    surveys: Surveys | None = part(GAMES[game].survey) if GAMES[game].survey else None
    return surveys


def spread_for(game: str) -> "Callable[[Any, Any], tuple[Any, ...]] | None":
    """Return what makes several wishes of one for a simulation, None for a game without."""
    spread: Callable[[Any, Any], tuple[Any, ...]] | None = (
        part(GAMES[game].spread) if GAMES[game].spread else None
    )
    return spread


def links_for(game: str) -> "Links | None":
    """Return what goes on with the campaigns of a game, None for one without."""
    links: Links | None = part(GAMES[game].links) if GAMES[game].links else None
    return links


def part(place: str) -> Any:
    """Return what stands at a place: `module:name`, or a whole module."""
    module, _colon, name = place.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found
