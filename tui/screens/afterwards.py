"""What any table offers when its game is over (T8): the story, the replay, another game like it."""

from abc import abstractmethod
from typing import Any

from attrs import evolve

from saves.errors import SaveError
from tui.commands import Command, command
from tui.narration.text import mark
from tui.narration.words import commas
from tui.opened import Opened
from tui.opening import begin
from tui.save_words import save_error_words
from tui.screens.before import BeforeScreen
from tui.screens.choosing import Choosing
from tui.screens.log import LogScreen
from tui.screens.looking import LookScreen
from tui.screens.sitting import EyesT
from tui.screens.story import StoryScreen
from tui.setup import seed_of


class Afterwards(Choosing[EyesT]):
    """A table, with what can be done after a game."""

    @abstractmethod
    def told(self) -> tuple[str, ...]:
        """Return the story of the game that is over."""

    def do_after_game(self, key: str) -> None:
        """Do what a number means when the game is over."""
        acts = {"1": self._tell_story, "2": self._replay, "3": self._play_again}
        if key in acts:
            acts[key]()

    def look(self) -> EyesT:
        """Return what the screens beside the table look at."""
        return self.eyes

    def look_with(self, screen: type[LookScreen[Any]]) -> None:
        """Show a screen beside the table."""
        self.app.push_screen(screen(self.opened.session, self.look, self._logbook))

    def _tell_story(self) -> None:
        if self.flow.session.result is not None:
            self.app.push_screen(StoryScreen(self.told(), lambda: self.look_with(LogScreen)))

    def _replay(self) -> None:
        """Look at the table as it was at the beginning; Right goes on from there."""
        entries = self._logbook.entries(self.flow.seat)
        if entries:
            self.app.push_screen(BeforeScreen(self._logbook.past, self.look, entries[0]))

    def _play_again(self) -> None:
        """Begin another game with the same set-up, and another seed."""
        session, name = self.opened.session, getattr(self.opened.session.keeper, "name", "")
        names = name or commas(session.names)
        try:
            again = begin(
                self.desk.store, names, session.rules.game, session.table.setup, seed_of("")
            )
        except SaveError as error:
            self.refuse(save_error_words(error))
            return
        saved: Any = again.keeper
        self.close_game()
        opened = Opened(again, self.opened.narration, saved.id, tuple(saved.reports))
        self.ink.sit_down(opened, instead=True)


def _numbered_key(number: str, label: str, about: str) -> Command:
    """Return what one number does where each does something of its own."""
    return evolve(command("number").named(label, about, footer=4), keys=(number,), shown=number)


AFTER_GAME = (
    _numbered_key("1", mark("Story"), mark("Tell the game in six sentences.")),
    _numbered_key("2", mark("Replay"), mark("Show the table as it was, answer by answer.")),
    _numbered_key("3", mark("Again"), mark("Begin another game with the same set-up.")),
    command("enter").named(mark("Home"), footer=0),
    command("back").named(mark("Home"), mark("Leave the game for the home screen.")),
)
