"""What the screens beside a table share: they look at it, change nothing, and lead to each other.

Each takes the session and what makes `Eyes`, so it can be opened from anywhere with `push_screen`;
Escape closes it, and returns to the table also from a screen that another one led to.
"""

from collections.abc import Callable

from attrs import evolve

from core.kernel.decision import Refusal
from tui.look.logbook import Logbook
from tui.look.past import Past
from tui.narration.text import _
from tui.screens.base import BaseScreen, Topic
from tui.screens.why import WhyScreen
from tui.session import Session
from tui.table.eyes import Eyes
from tui.why.cards import Asking

Look = Callable[[], Eyes]
"""Makes what the person at the screen may see now."""


class LookScreen(BaseScreen[None]):
    """A screen that looks at a table.

    A `logbook` that is shared, by the table or from screen to screen, keeps what has been told of a
    long game, so that each opens at once; without one it is made.
    """

    def __init__(self, session: Session, look: Look, logbook: Logbook | None = None) -> None:
        super().__init__()
        self.session = session
        self.look = look
        self.logbook = logbook or Logbook(Past(session), look().narration)
        self._eyes: Eyes | None = None
        self._state: object = None

    @property
    def eyes(self) -> Eyes:
        """What is seen; made again when the game has gone on."""
        state, glyphs = self.session.table.state, self.ink.glyphs
        if self._eyes is None or state is not self._state or self._eyes.glyphs != glyphs:
            self._eyes, self._state = evolve(self.look(), glyphs=glyphs), state
            self.looked(self._eyes)
        return self._eyes

    def looked(self, eyes: Eyes) -> None:
        """Make anew what is made of what is seen; called whenever that has changed."""

    @property
    def asking(self) -> Asking:
        """Who asks `why`: the same person, at the game as it stands."""
        return Asking(self.eyes, self.refusal)

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

    def do_mansion(self, _key: str) -> None:
        """Look at the Mansion instead."""
        from tui.screens.mansion import MansionScreen  # noqa: PLC0415 - it is a LookScreen itself

        self.app.switch_screen(MansionScreen(self.session, self.look, self.logbook))

    def do_survivors(self, _key: str) -> None:
        """Look at the Characters instead."""
        from tui.screens.survivors import SurvivorsScreen  # noqa: PLC0415 - as above

        self.app.switch_screen(SurvivorsScreen(self.session, self.look, self.logbook))

    def do_log(self, _key: str) -> None:
        """Read the log instead."""
        from tui.screens.log import LogScreen  # noqa: PLC0415 - as above

        self.app.switch_screen(LogScreen(self.session, self.look, self.logbook))

    def do_zones(self, _key: str) -> None:
        """Look through the zones instead."""
        from tui.screens.zones import ZonesScreen  # noqa: PLC0415 - as above

        self.app.switch_screen(ZonesScreen(self.session, self.look, self.logbook))

    def do_rules(self, _key: str) -> None:
        """Read the rules, and come back here."""
        from tui.screens.rules import RulesScreen  # noqa: PLC0415 - Why opens it too

        self.app.push_screen(RulesScreen())
