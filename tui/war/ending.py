"""How a game or match ended (T8): the result, its fights by turn, and the story in a few sentences."""

from core.kernel.decision import NONE
from core.kernel.rules import Result
from tui.look.past import Past
from tui.narration.text import _, mark_plural, plural
from tui.narration.war.terms import percent
from tui.rows import Row, Span, row
from tui.war.chronicle import Battle, battles
from tui.war.eyes import WarEyes
from tui.wrap import hanging, wrapped

_ASSAULTS = mark_plural("{count} Assault", "{count} Assaults")
_MISSIONS = mark_plural("{count} Search and Destroy", "{count} Searches and Destroys")


def fights_of(past: Past) -> tuple[Battle, ...]:
    """Return the fights of a game from its beginning on."""
    return battles(past.steps(), past.turn(0), past.state(0).heroes)


def ending_rows(eyes: WarEyes, result: Result, past: Past, width: int) -> list[Row]:
    """Return the sentence of the result, the standings, then each fight with what its chance was."""
    said, *standings = eyes.narration.result(result, eyes.view)
    rows = [row(), *(row(Span(each, "own")) for each in wrapped(said, width)), row()]
    rows += [row(each) for words in standings for each in wrapped(words, width, 3)]
    fights = fights_of(past)
    if fights:
        rows += [
            row(),
            row(Span(_("The fights, with the winner's chance before the dice"), "title")),
        ]
    match = eyes.view.setup.match > 1
    for battle in fights:
        number = f"{battle.game}.{battle.turn}" if match else str(battle.turn)
        head = f"  {number:>4}  "
        role = "gain" if battle.won == eyes.view.seat else ""
        rows += [row(Span(each, role)) for each in hanging(head, battle_words(eyes, battle), width)]
    return rows


def battle_words(eyes: WarEyes, battle: Battle) -> str:
    """Return a fight in a line: "STAR Alpha Team destroys the Hive Facility: 44.4%"."""
    words = {
        ("assault", True): _("{sent} destroys {target}: {chance}"),
        ("assault", False): _("{target} is held against {sent}: {chance}"),
        ("search", True): _("{target} drives off {sent}: {chance}"),
        ("search", False): _("{sent} destroys {target}: {chance}"),
    }
    names = {"sent": eyes.card(battle.sent).name, "target": eyes.scene.place(battle.target)}
    if battle.bomb:
        return _("a Bomb destroys {target} and {sent}").format(**names)
    if battle.won == NONE:
        return _("{sent} does not find {target}: the Search and Destroy is negated").format(**names)
    text = words[battle.kind, battle.won == battle.heroes]
    return text.format(chance=percent(battle.ways), **names)


def story(eyes: WarEyes, result: Result, past: Past) -> tuple[str, ...]:
    """Return who played, how often they fought, the first loss, the greatest luck, the end."""
    fights = fights_of(past)
    thrown = [each for each in fights if each.ways != NONE]
    told = [_who(eyes), _how_often(fights)]
    if thrown:
        first, luck = thrown[0], min(thrown, key=lambda each: each.ways)
        told.append(
            _("The first fight, in turn {turn}: {fight}.").format(
                turn=first.turn, fight=battle_words(eyes, first)
            )
        )
        told.append(
            _("The greatest luck was {who}'s, in turn {turn}: {fight}.").format(
                who=eyes.name(luck.won), turn=luck.turn, fight=battle_words(eyes, luck)
            )
        )
    return (*told, *eyes.narration.result(result, eyes.view)[:1])


def _who(eyes: WarEyes) -> str:
    view = eyes.view
    words = _("{heroes} leads the Heroes, {umbrella} leads Umbrella.")
    if view.setup.match > 1:
        words = _("In the last game {heroes} leads the Heroes, {umbrella} leads Umbrella.")
    return words.format(heroes=eyes.name(view.heroes), umbrella=eyes.name(1 - view.heroes))


def _how_often(fights: tuple[Battle, ...]) -> str:
    assaults = sum(each.kind == "assault" for each in fights)
    words = _("They fight in {assaults} and {missions}.")
    return words.format(
        assaults=plural(_ASSAULTS, assaults).format(count=assaults),
        missions=plural(_MISSIONS, len(fights) - assaults).format(count=len(fights) - assaults),
    )
