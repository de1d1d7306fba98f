"""Results from the hall: what the director typed wins, and nothing said there is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nigiri.desk.core.views import check
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.results.enter import enter_results
from nigiri.desk.results.entries import Entry
from nigiri.desk.results.from_hall import take_in, waiting, waiting_sentences
from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.hall import GoesHome, Inbox, Reported, Side
from nigiri.domain.model.units import PlayerId
from nigiri.errors import Forbidden
from nigiri.hosts.memory import Memory
from nigiri.workbook.spellings.results import result_of, written
from tests.desk.story import DESK, EVENT_ID, Story, club

if TYPE_CHECKING:
    from nigiri.desk.results.from_hall import Taken
    from nigiri.domain.model.event import Game

FIRST_ROW = 4


class Hall:
    """The inbox beside an event, as the host of files keeps it."""

    def __init__(self, story: Story) -> None:
        """Begin with nothing said."""
        self.story = story
        self.inbox = Inbox()
        self.number = 0

    def says(self, by: str, code: str, table: int = 1, phone: str = "", round_: int = 1) -> str:
        """Report a result; the phone is the side's own unless another is given."""
        game = self.game(table, round_)
        self.number += 1
        report = Reported(
            f"id{self.number}", "2005-05-21T11:00:00", round_, table, game.white, game.black,
            result_of(code), phone or f"{by} {table}", Side(by),
        )  # fmt: skip
        self.inbox = self.inbox._replace(reported=(*self.inbox.reported, report))
        return report.id

    def goes(self, number: int, round_: int = 1) -> None:
        """Report that a player goes home."""
        goes = GoesHome(f"home{number}", "", round_, PlayerId(number), "p", Side.WHITE)
        self.inbox = self.inbox._replace(home=(*self.inbox.home, goes))

    def game(self, table: int, round_: int = 1) -> Game:
        """Return the game at a table."""
        games = self.story.event.rounds[round_ - 1].games
        return next(game for game in games if game.table == table)

    def planned(self, *, home: bool = True) -> Taken:
        """Return what taking in would do."""
        return take_in(self.story.workbook, DESK, self.inbox, home=home)

    def takes_in(self, *, home: bool = True) -> Taken:
        """Take in, and note it as the host of files does."""
        taken = self.planned(home=home)
        if taken.seal:
            self.inbox = self.inbox._replace(taken={**self.inbox.taken, taken.seal: taken.ids})
        self.story.host.apply(taken.changes)
        return taken

    def cells(self, table: int = 1) -> tuple[object, object]:
        """Return the cells Result and Second pass of a table."""
        row = FIRST_ROW + table - 1
        return self.story.cell(1, row, "result"), self.story.cell(1, row, "second")

    def read_back(self, code: str, table: int = 1) -> str:
        """Return how a win is written into Second pass: the number of the winner."""
        game = self.game(table)
        return str(game.white if code == "W" else game.black)


@pytest.fixture
def hall() -> Hall:
    """Return the inbox of eight players in round 1, without a result."""
    story = club(8, rounds=4)
    story.does(draw)
    return Hall(story)


def lines(story: Story) -> int:
    """Return the number of lines in the Log."""
    sheet = story.workbook[story.place("log").name]
    return sum(sheet.cell(row, 1) is not None for row in range(4, sheet.height + 1))


def test_a_helpers_word_fills_the_result(hall: Hall) -> None:
    """One word is the first pass."""
    hall.says("helper", "W")
    said = hall.takes_in().changes.sentences

    assert (written(result_of("W")), None) == hall.cells()
    assert "Round 1: results from the hall entered at table 1." == said[0]
    assert "Round 1: results are missing at tables 2, 3, 4." == said[1]


def test_a_player_alone_is_the_first_pass_as_well(hall: Hall) -> None:
    """Also where both players speak from one phone."""
    hall.says("white", "B", table=1)
    hall.says("white", "W", table=2, phone="one")
    hall.says("black", "W", table=2, phone="one")
    hall.takes_in()

    assert ("● 0-1", None) == hall.cells(1)
    assert ("○ 1-0", None) == hall.cells(2)


def test_two_players_who_agree_are_verified(hall: Hall) -> None:
    """Both passes at once, and Check says so."""
    hall.says("white", "B")
    hall.says("black", "B")
    said = hall.takes_in().changes.sentences

    assert ("● 0-1", hall.read_back("B")) == hall.cells()
    assert "Round 1: 1 of 4 tables verified." in said
    assert "verified" in str(hall.story.cell(1, FIRST_ROW, "check"))


def test_players_who_disagree_fill_nothing_and_wait(hall: Hall) -> None:
    """It is told who says what, again and again until the director has typed."""
    hall.says("white", "W")
    hall.says("black", "B")
    game = hall.game(1)
    one, other = (hall.story.event.player(number).name for number in game.players)
    words = f"{game.white} {one} says ○ 1-0, {game.black} {other} says ● 0-1"
    told = (
        f"Round 1, table 1: {words}. Nothing was entered. Ask at the table, then type the result."
    )

    for _ in range(2):
        assert (told,) == hall.takes_in().changes.sentences
        assert (None, None) == hall.cells()
        assert waiting(hall.story.workbook, hall.inbox) == 1

    hall.story.types(1, {(FIRST_ROW, "result"): "W"})
    assert waiting(hall.story.workbook, hall.inbox) == 0
    said = hall.takes_in().changes.sentences
    assert (f"Round 1, table 1: {words}. Your ○ 1-0 stays as it is.",) == said
    assert ("W", None) == hall.cells()


def test_the_same_word_as_on_the_sheet_verifies_it(hall: Hall) -> None:
    """The director's entry is the first pass, the phone is the second."""
    hall.story.does(enter_results, [Entry(table=1, typed="W")])
    hall.says("white", "W")
    hall.takes_in()

    assert ("○ 1-0", hall.read_back("W")) == hall.cells()


def test_another_word_than_on_the_sheet_is_a_second_pass_that_disagrees(hall: Hall) -> None:
    """It is shown as the one that somebody read back; the result stays."""
    hall.story.does(enter_results, [Entry(table=1, typed="W")])
    hall.says("black", "B")
    said = hall.takes_in().changes.sentences

    assert ("○ 1-0", hall.read_back("B")) == hall.cells()
    assert "says ● 0-1. Your ○ 1-0 stays; what the hall says stands beside it" in said[0]
    assert "missing" in said[1]
    assert "second-other" in {problem.code for problem in check(hall.story.workbook).problems}
    assert "second pass" in str(hall.story.cell(1, FIRST_ROW, "check")).casefold()


def test_one_phone_is_never_both_passes(hall: Hall) -> None:
    """What filled the cell does not verify it: not the same report, and not the phone again."""
    hall.says("white", "W", phone="a")
    hall.takes_in()
    hall.says("white", "W", phone="a")
    hall.says("black", "W", phone="a")
    hall.takes_in()
    assert ("○ 1-0", None) == hall.cells()

    hall.says("black", "W", phone="b")
    hall.takes_in()
    assert ("○ 1-0", hall.read_back("W")) == hall.cells()


def test_what_was_taken_in_does_not_act_again(hall: Hall) -> None:
    """The director corrects the result afterwards, or empties it: that stands."""
    hall.says("helper", "W", table=1)
    hall.says("helper", "W", table=2)
    hall.takes_in()
    hall.story.types(1, {(FIRST_ROW, "result"): "B", (FIRST_ROW + 1, "result"): None})

    assert ("Nothing new has come from the hall.",) == hall.takes_in().changes.sentences
    assert ("B", None) == hall.cells(1)
    assert (None, None) == hall.cells(2)


def test_whoever_goes_back_finds_the_reports_waiting(hall: Hall) -> None:
    """Ctrl+Z, undo, closing without saving: the Log no longer has the line."""
    hall.story.does(enter_results, [Entry(table=2, typed="W")])
    hall.says("helper", "W", table=1)
    hall.says("black", "B", table=2)
    before, undone = hall.story.workbook, hall.story
    assert waiting(before, hall.inbox) == 2
    hall.takes_in()
    assert waiting(hall.story.workbook, hall.inbox) == 0

    undone.host = Memory(before)
    assert waiting(undone.workbook, hall.inbox) == 2
    hall.takes_in()
    assert ("○ 1-0", None) == hall.cells(1)
    assert ("○ 1-0", hall.read_back("B", 2)) == hall.cells(2)


def test_taking_in_is_one_step_and_one_line_of_the_log(hall: Hall) -> None:
    """However many tables it is about; the line names each."""
    before = lines(hall.story)
    hall.story.does(enter_results, [Entry(table=3, typed="W")])
    hall.says("helper", "W", table=1)
    hall.says("white", "B", table=2)
    hall.says("black", "B", table=2)
    hall.says("white", "W", table=3)
    hall.goes(5)
    found = hall.story.workbook
    taken = hall.takes_in()

    assert lines(hall.story) == before + 2
    log, place = hall.story.workbook[hall.story.place("log").name], hall.story.place("log")
    line = {key: log.cell(4, column) for key, column in place.columns.items()}
    assert line["command"] == "result"
    assert line["sheet"] == "Round 1"
    assert line["became"] == (
        "From the hall: 2 results: 1: ○ 1-0, 2: ● 0-1; verified: tables 2, 3; go home: 5"
    )
    assert taken.seal == line["seal"]
    hall.story.host.apply(taken.changes.inverse())
    assert found == hall.story.workbook


def test_players_who_sit_elsewhere_by_now_are_told_and_left(hall: Hall) -> None:
    """The round was drawn again, or its tables were numbered anew."""
    hall.says("helper", "W", table=1)
    game = hall.game(1)
    (report,) = hall.inbox.reported
    elsewhere = report._replace(table=2)
    strangers = report._replace(id="x", round=3)
    hall.inbox = hall.inbox._replace(reported=(elsewhere, strangers))
    said = hall.takes_in().changes.sentences

    seats = f"({game.white} - {game.black})"
    where = f"round 1, table 2 {seats}, round 3, table 1 {seats}"
    assert said == (f"Not taken in, because these players no longer sit there: {where}.",)
    assert all((None, None) == hall.cells(table) for table in range(1, 5))


def test_players_who_changed_seats_are_understood(hall: Hall) -> None:
    """White won, and has Black on the sheet by now."""
    game = hall.game(1)
    hall.says("white", "W")
    (report,) = hall.inbox.reported
    turned = report._replace(white=game.black, black=game.white, by=Side.BLACK)
    hall.inbox = hall.inbox._replace(reported=(turned,))
    hall.takes_in()

    assert ("● 0-1", None) == hall.cells()


def test_who_goes_home_is_asked_and_then_out(hall: Hall) -> None:
    """From the next round that is not drawn; results are taken in at the same time."""
    hall.goes(5)
    hall.goes(99)
    hall.says("helper", "W")
    taken = hall.takes_in()
    player = hall.story.event.player(PlayerId(5))

    assert (
        f"This player goes home: 5 {player.name}. Leave this player out of rounds 2-4?",
    ) == taken.changes.questions
    assert frozenset({2, 3, 4}) == player.out
    assert ("Nothing new has come from the hall.",) == hall.takes_in().changes.sentences


def test_a_bye_promised_to_who_goes_home_is_told(hall: Hall) -> None:
    """It stood in the same cell; so does a draft that was drawn with them."""
    row = hall.story.row_of(hall.story.event.player(PlayerId(5)).family)
    hall.story.types("players", {(row, "out"): "3 bye, 2?"})
    hall.story.plays(1)
    hall.story.does(draw_draft)
    hall.goes(5)
    said = hall.takes_in().changes.sentences

    assert "2-4" == hall.story.cell("players", row, "out")
    assert 1 == sum("round 3" in sentence and "promised" in sentence for sentence in said), said
    assert "The draft of round 2 was drawn before this" in said[-1]


def test_results_can_be_taken_in_without_those_who_go_home(hall: Hall) -> None:
    """Then nobody is asked, and the word stays in the inbox."""
    hall.goes(5)
    hall.says("helper", "W")

    assert () == hall.takes_in(home=False).changes.questions
    assert ("○ 1-0", None) == hall.cells()
    assert 1 == len(hall.planned().changes.questions)


def test_another_events_inbox_is_refused(hall: Hall) -> None:
    """A file of the same name lay there before."""
    hall.says("helper", "W")
    hall.inbox = hall.inbox._replace(event=str(EVENT_ID))
    assert hall.planned().seal
    hall.inbox = hall.inbox._replace(event="another")

    with pytest.raises(Forbidden, match="another event"):
        hall.takes_in()


def test_without_a_column_for_it_there_is_no_second_pass(hall: Hall) -> None:
    """What differs is told, and the result stays."""
    place = hall.story.place(1)
    hall.story.types(1, {(place.heading_row, "second"): "Remarks"})
    hall.story.does(enter_results, [Entry(table=1, typed="W"), Entry(table=2, typed="W")])
    hall.says("black", "B", table=1)
    hall.says("black", "W", table=2)
    said = hall.takes_in().changes.sentences

    assert len(said) == 1
    assert said[0].endswith("Your ○ 1-0 stays as it is.")


def test_what_stands_in_the_second_pass_stays(hall: Hall) -> None:
    """Somebody read it back from the slip; a phone that says a third thing is told."""
    hall.story.types(1, {(FIRST_ROW, "result"): "W", (FIRST_ROW, "second"): "B"})
    hall.says("white", "J")
    said = hall.takes_in().changes.sentences

    assert ("W", "B") == hall.cells()
    assert "says jigo. Your ○ 1-0 stays as it is." in said[0]


def test_unreadable_lines_are_told(hall: Hall) -> None:
    """Nothing is passed over in silence."""
    hall.inbox = hall.inbox._replace(unreadable=2)

    assert "2 reports from the hall could not be read" in hall.takes_in().changes.sentences[0]


def test_what_waits_is_counted_with_its_command(hall: Hall) -> None:
    """By tables."""
    assert () == waiting_sentences(hall.story.workbook, hall.inbox)
    hall.says("white", "W", table=1)
    hall.says("black", "W", table=1)
    hall.says("helper", "W", table=2)

    assert waiting_sentences(hall.story.workbook, hall.inbox) == (
        "Reports from the hall are waiting for 2 tables: nigiri result --inbox",
    )


def test_before_the_first_round_there_is_nothing_to_take_in() -> None:
    """It is said as everywhere."""
    story = club(8, rounds=4)

    with pytest.raises(Forbidden):
        take_in(story.workbook, DESK, Inbox())


WORDS = st.tuples(
    st.sampled_from(["helper", "white", "black"]),
    st.sampled_from("WBJ"),
    st.integers(1, 4),
    st.sampled_from(["a", "b", "c"]),
)
TYPED = st.dictionaries(st.integers(1, 4), st.sampled_from(["W", "B", "jigo", "W def"]))


def hears(
    typed: dict[int, str],
    words: list[tuple[str, str, int, str]],
    later: list[tuple[str, str, int, str]],
) -> None:
    """Check that nothing typed is overwritten, nor taken in twice."""
    story = club(8, rounds=4)
    story.does(draw)
    hall = Hall(story)
    story.types(1, {(FIRST_ROW + table - 1, "result"): code for table, code in typed.items()})
    for heard in (words, later):
        before = {table: hall.cells(table) for table in range(1, 5)}
        for by, code, table, phone in heard:
            hall.says(by, code, table, phone)
        hall.takes_in()
        after = {table: hall.cells(table) for table in range(1, 5)}
        workbook, seals = story.workbook, len(hall.inbox.taken)

        assert all(
            after[table][at] == cell
            for table, cells in before.items()
            for at, cell in enumerate(cells)
            if cell is not None
        )
        hall.takes_in()
        assert workbook == story.workbook
        assert seals == len(hall.inbox.taken)


HEARD = {"typed": TYPED, "words": st.lists(WORDS, max_size=8), "later": st.lists(WORDS, max_size=4)}


@settings(max_examples=6)
@given(**HEARD)
def test_what_the_director_typed_is_never_overwritten(
    typed: dict[int, str],
    words: list[tuple[str, str, int, str]],
    later: list[tuple[str, str, int, str]],
) -> None:
    """Nor is a result that was taken in; and taking in twice changes nothing."""
    hears(typed, words, later)


@pytest.mark.long
@settings(max_examples=40)
@given(**HEARD)
def test_in_more_halls_what_the_director_typed_is_never_overwritten(
    typed: dict[int, str],
    words: list[tuple[str, str, int, str]],
    later: list[tuple[str, str, int, str]],
) -> None:
    """The same more often."""
    hears(typed, words, later)


def test_a_result_by_default_is_a_helpers_word(hall: Hall) -> None:
    """The players did not play, so a helper says it."""
    hall.says("helper", "B!")
    hall.takes_in()

    assert Result(Outcome.BLACK, by_default=True) == hall.game(1).result
