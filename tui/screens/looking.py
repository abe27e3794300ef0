"""What the screens beside a table share: they look at it, change nothing, and lead to each other.

Each takes the session and what makes `Eyes`, so it can be opened from anywhere with `push_screen`;
Escape closes it, and returns to the table also from a screen that another one led to.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from attrs import evolve

from core.kernel.decision import Refusal
from tui.commands import Command
from tui.eyes import AnyEyes
from tui.games import look_commands, look_of, looks_of
from tui.look.logbook import Logbook
from tui.look.past import Past
from tui.narration.text import _
from tui.screens.base import BaseScreen, Topic
from tui.screens.why import WhyScreen
from tui.session import Session

Look = Callable[[], AnyEyes]
"""Makes what the person at the screen may see now."""

EyesT = TypeVar("EyesT", bound=AnyEyes)


class LookScreen(BaseScreen[None], Generic[EyesT]):
    """A screen that looks at a table of a game whose eyes are `EyesT`.

    A `logbook` that is shared, by the table or from screen to screen, keeps what has been told of a
    long game, so that each opens at once; without one it is made.
    """

    def __init__(self, session: Session, look: Look, logbook: Logbook | None = None) -> None:
        super().__init__()
        self.session = session
        self.look = look
        self.logbook = logbook or Logbook(Past(session), look().narration)
        self._eyes: EyesT | None = None
        self._state: object = None

    @property
    def eyes(self) -> EyesT:
        """What is seen; made again when the game has gone on."""
        state, glyphs = self.session.table.state, self.ink.glyphs
        if self._eyes is None or state is not self._state or self._eyes.glyphs != glyphs:
            now: Any = self.look()
            seen: EyesT = evolve(now, glyphs=glyphs)
            self._eyes, self._state = seen, state
            self.looked(seen)
        return self._eyes

    def looked(self, eyes: EyesT) -> None:
        """Make anew what is made of what is seen; called whenever that has changed."""

    def refusal(self, key: str) -> Refusal | None:
        """Return why a key is refused to the person at the screen now."""
        return self.session.table.explain(self.eyes.view.seat, key)

    def question(self) -> str:
        """Say who is waited for; nothing is asked here."""
        decision, seat = self.session.decision, self.eyes.view.seat
        if decision is None:
            return _("The game is over. Escape goes back to it.")
        name = self.eyes.name(decision.seat)
        if decision.seat == seat:
            return _("{name}, your turn waits. Escape goes back to it.").format(name=name)
        return _("{name} is to answer. Escape goes back to the table.").format(name=name)

    def explain(self, topics: tuple[Topic, ...]) -> None:
        """Open the page of `?` on something."""
        self.app.push_screen(WhyScreen(self, topics))

    def other_looks(self) -> tuple[Command, ...]:
        """Return the commands of the other screens beside the table, and of the rules."""
        game = self.eyes.GAME
        others = [each for each in looks_of(game) if not isinstance(self, look_of(game, each))]
        return look_commands(game, *others, "rules")

    def do_mansion(self, _key: str) -> None:
        """Look at the Mansion instead."""
        self._go_on("mansion")

    def do_survivors(self, _key: str) -> None:
        """Look at the Characters instead."""
        self._go_on("survivors")

    def do_log(self, _key: str) -> None:
        """Read the log instead."""
        self._go_on("log")

    def do_zones(self, _key: str) -> None:
        """Look through the zones instead."""
        self._go_on("zones")

    def _go_on(self, look: str) -> None:
        screen = look_of(self.eyes.GAME, look)
        self.app.switch_screen(screen(self.session, self.look, self.logbook))

    def do_rules(self, _key: str) -> None:
        """Read the rules, and come back here."""
        from tui.screens.rules import RulesScreen  # noqa: PLC0415 - Why opens it too

        self.app.push_screen(RulesScreen(game=self.eyes.GAME))
