"""The closed list of Decision kinds, and how the chapters ask."""

from core.kernel.agenda import Frame
from core.kernel.decision import Decision, Option, option
from core.war.game import Game

KINDS: dict[str, str] = {
    "find": "a card to search the own deck for (WAR-3.1, 4.2)",
    "event": "an Event of the Event Phase to play, or a pass (WAR-4.3)",
    "recover": "a card of the own discard pile to take back (WAR-4.3)",
    "capture": "an attached Character to discard (WAR-4.3)",
    "recruit": "a card to play in the Recruit Phase, or done (WAR-4.4, 4.6)",
    "attach": "the Team that a Character is attached to (WAR-4.4)",
    "assault": "the Team that makes an Assault, or done (WAR-5.1)",
    "facility": "the Facility that is assaulted (WAR-5.1)",
    "team": "another Team that joins the Assault (WAR-5.1)",
    "attack": "an Event to commit to the own Assault, or done (WAR-5.3)",
    "defend": "a Unit, Trap or Event to commit to the defence, or done (WAR-5.4)",
    "mission": "the Unit that goes on a Search and Destroy, or done (WAR-6.1)",
    "prey": "the Team that it is sent against (WAR-6.1)",
    "unit": "another Unit that joins the Search and Destroy (WAR-6.1)",
    "raid": "an Event or Trap to commit to the own Search and Destroy, or done (WAR-6.1)",
    "respond": "an answer to the Search and Destroy, or done (WAR-6.2)",
    "guard": "an Event to commit to the defence of the Team, or done (WAR-6.3)",
    "target": "the committed card that a bonus is assigned to (WAR-5.10)",
    "sacrifice": "the Character that is given up at the end of the fight (WAR-6.5)",
    "discard": "cards of the hand to discard down to 5 (WAR-4.8)",
}
"""Kind -> what is decided. Every Decision of this game is of one of these kinds."""

ALWAYS_ASKED = {"holders": (), "everyone": (0, 1), "first": (0,), "second": (1,)}
"""The seats that are asked even where they can only pass, by what a set-up says of it."""

PASS = option("pass", "pass", "WAR-4.3")

_DONE: dict[str, Option] = {}


def done(rule: str) -> Option:
    """Return the option that ends questions asked one after another."""
    if rule not in _DONE:
        _DONE[rule] = option("done", "done", rule)
    return _DONE[rule]


def ask(
    game: Game, frame: Frame, kind: str, options: list[Option], rule: str, way_out: Option
) -> bool:
    """Ask for one of the options or the way out of them.

    Return False instead if there is only the way out, and the set-up says that nobody is asked then.
    """
    if not options and frame.seat not in ALWAYS_ASKED[game.setup.reactions]:
        return False
    options.append(way_out)
    game.ask(Decision(frame.seat, kind, 1, 1, tuple(options), rule), frame)
    return True


def ask_one(game: Game, frame: Frame, kind: str, options: list[Option], rule: str) -> None:
    """Ask for one of the options, of which there is at least one."""
    game.ask(Decision(frame.seat, kind, 1, 1, tuple(options), rule), frame)
