"""What the few lines of the log tell as the own turn begins."""

from core.kernel.decision import NONE
from tests.tui.dump import lines
from tests.tui.played import an_app_at, press, session_of, told
from tests.tui.story import NARRATION
from tui.look.logbook import Entry, Logbook
from tui.look.past import Past
from tui.look.since import TOLD, gist, just_begun

ANAS = 15
"""After so many answers a turn of Ana has just begun."""

ANA = 0


def entries_after(count: int, seat: int) -> tuple[Entry, ...]:
    return Logbook(Past(session_of(told(count))), NARRATION).entries(seat)


def test_as_a_turn_begins_only_what_weighed_since_the_last_one_is_left() -> None:
    whole = entries_after(ANAS, ANA)
    left = gist(whole, ANA)

    assert [each for each in whole if each in left] == list(left)
    assert len(left) < len(whole)
    assert "Turn 12: Ana" == whole[-1].line.text
    assert any("Ada is Fatally Wounded" in each.line.text for each in left)
    assert all(TOLD & set(each.line.tags) for each in left)


def test_a_turn_before_which_nothing_weighed_is_told_itself() -> None:
    alone = entries_after(ANAS, ANA)[-1:]

    assert alone == gist(alone, ANA)


def test_at_any_other_time_and_for_others_the_log_is_whole() -> None:
    begun, played = entries_after(ANAS, ANA), entries_after(ANAS + 1, ANA)

    assert not just_begun(played, ANA)
    assert played == gist(played, ANA)
    assert begun == gist(begun, 1)
    assert begun == gist(begun, NONE)
    assert () == gist((), ANA)


async def test_the_log_has_the_blank_lines_of_the_hand_until_the_first_answer() -> None:
    """A bot's turn is over before one sees it: two lines would only say how it has ended."""
    async with an_app_at(told(ANAS)).run_test(size=(80, 28)) as pilot:
        begun = lines(pilot.app)
        await press(pilot, "a")
        played = lines(pilot.app)

    assert any("Ada is Fatally Wounded" in line for line in begun)
    assert not any("undo line" in line for line in begun)
    assert not any("Ada is Fatally Wounded" in line for line in played)
    assert any("undo line" in line for line in played)
    hand = next(at for at, line in enumerate(begun) if line.startswith("== Hand"))
    assert begun[hand + 5].startswith(" 5 Combat Knife x2")
