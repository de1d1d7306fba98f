"""A helper's copy taken in: who and what is new comes, what differs is asked, draws must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.copies.take import differing, take
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.number import number
from nigiri.desk.players.wishes import Typed, add_wish
from nigiri.desk.setup.sections import sections
from nigiri.domain.model.event import Outcome
from nigiri.errors import Forbidden, HostError, SheetProblems, WrongUse
from nigiri.hosts.memory import Memory
from nigiri.workbook.log import lines_of
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import CellChange, Changes, Say, SetCells
from nigiri.workbook.read.table_reader import TableReader
from tests.desk.copies.test_persons import copies, registered, typed
from tests.desk.story import DESK, Story, begin, club, drawn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.desk.copies.decisions import Side

SOURCE = "desk2.xlsx"


def takes(
    file: Story,
    copy: Story,
    keep: Side | None = None,
    answers: Mapping[str, Side] | None = None,
) -> tuple[str, ...]:
    """Take a copy in and return what was said."""
    said = file.does(take, copy.workbook, source=SOURCE, keep=keep, answers=answers)
    return said.sentences


def asked(file: Story, copy: Story) -> dict[str, tuple[str, str]]:
    """Return what is asked: what it is -> the file's and the copy's."""
    found = differing(file.workbook, copy.workbook, source=SOURCE)
    return {str(each.what): (each.file, each.copy) for each in found}


def own_column(story: Story, heading: str, cells: Mapping[int, str]) -> None:
    """Type a column of one's own behind the others of Players; cells -- row -> what is typed."""
    place = story.place("players")
    column = max(place.columns.values()) + 2
    typed = ((place.heading_row, heading), *cells.items())
    changes = tuple(CellChange(row, column, None, words) for row, words in typed)
    story.host.apply(Changes((SetCells(place.name, changes),)))


def own(story: Story, heading: str, row: int) -> object:
    """Return a cell of one's own column."""
    place = story.place("players")
    sheet = story.workbook[place.name]
    return sheet.cell(row, sheet.row(place.heading_row).index(heading) + 1)


def test_a_newcomer_comes_with_every_cell_and_the_file_keeps_its_own() -> None:
    """Also what is private, and the tick at the desk; nobody was numbered yet."""
    file, copy = copies()
    for each in (file, copy):
        own_column(each, "E-mail", {})
    person = {"family": "Roy", "given": "Ann", "rank": "5k", "club": "Mtl", "paid": "20"}
    registered(copy, **person, here="yes", notes="vegetarian", out="3-", team="Reds")
    own_column(copy, "E-mail", {copy.row_of("Roy"): "ann@example.org"})
    registered(file, family="Chan", given="Li", rank="9k")

    said = takes(file, copy)

    roy = file.about("Roy")
    assert (("5k", "Mtl", "20"), ("vegetarian", "Reds")) == (
        (str(roy.rank), roy.club, roy.paid),
        (roy.notes, roy.team),
    )
    assert (True, frozenset({3, 4}), None) == (roy.here, roy.out, roy.number)
    assert "ann@example.org" == own(file, "E-mail", file.row_of("Roy"))
    assert "Chan" == file.about("Chan").family
    assert ("Taken in from desk2.xlsx: 1 player.", "New: Roy, Ann.") == said[:2]


def test_blank_cells_are_filled_and_blank_cells_of_the_copy_say_nothing() -> None:
    """Nobody knows whether somebody emptied a cell there, or filled it here."""
    file, copy = copies()
    typed(copy, "Family1", notes="late train", club=None)
    typed(file, "Family2", notes="recorder")

    said = takes(file, copy)

    assert ("late train", "recorder") == tuple(
        file.about(name).notes for name in ("Family1", "Family2")
    )
    assert "Mtl" == file.about("Family1").club
    assert "Taken in from desk2.xlsx: 1 cell." == said[0]


def test_what_means_the_same_is_no_difference() -> None:
    """A rank, a rating, presence and rounds in other words."""
    file, copy = copies()
    typed(file, "Family1", rank="5k", rating=1600, here="yes", out="3, 4", hide=None)
    typed(copy, "Family1", rank="5 kyu", rating="1600", here="x", out="3-4")

    assert {} == asked(file, copy)
    assert ("desk2.xlsx has nothing to take in.",) == takes(file, copy)


def test_what_differs_is_refused_with_a_list_until_somebody_decides() -> None:
    """Nothing is written; each answer counts for one cell, `keep` for all others."""
    file, copy = copies()
    typed(file, "Family1", rank="5k", club="Mtl")
    typed(copy, "Family1", rank="4k", club="Gent", notes="new here")
    before = file.workbook

    assert {
        "Rank of Family1, Given1": ("5k", "4k"),
        "Club of Family1, Given1": ("Mtl", "Gent"),
    } == asked(file, copy)
    with pytest.raises(WrongUse) as refused:
        takes(file, copy)
    assert (
        "2 cells are different in desk2.xlsx, so nothing was taken in:\n"
        "Rank of Family1, Given1: 5k here, 4k in desk2.xlsx\n"
        "Club of Family1, Given1: Mtl here, Gent in desk2.xlsx\n"
    ) in str(refused.value)
    assert before == file.workbook

    rank, club_of = (each.cell for each in differing(before, copy.workbook, source=SOURCE))
    said = takes(file, copy, "file", {rank: "copy"})
    player = file.about("Family1")
    assert club_of != rank
    assert ("4k", "Mtl", "new here") == (str(player.rank), player.club, player.notes)
    assert "1 cell is different in desk2.xlsx and stays as here." in said


def test_of_two_newcomers_with_one_number_the_copys_gets_the_next_free_one() -> None:
    """Its wishes follow, by number or by name; no number of the file changes."""
    file, copy = copies(1)
    registered(file, number=9, family="Roy", rank="5k")
    registered(copy, number=9, family="Chan", rank="5k")
    registered(copy, number=10, family="Lee", rank="5k")
    copy.does(add_wish, Typed("9, 10", "never", "2"))
    copy.does(add_wish, Typed("Chan; Family1", "rather"))

    said = takes(file, copy)

    numbers = {name: file.about(name).number for name in ("Roy", "Chan", "Lee")}
    assert {"Roy": 9, "Chan": 11, "Lee": 10} == numbers
    assert (
        "Chan has no. 9 in desk2.xlsx; that is somebody else here, so Chan is no. 11 now." in said
    )
    family1 = file.about("Family1").number
    assert [("never", {10, 11}), ("rather", {11, family1})] == [
        (wish.kind, {*wish.players}) for wish in file.event.wishes
    ]
    assert "Taken in from desk2.xlsx: 2 players, 2 wishes." == said[0]


def test_a_wish_of_both_is_one_and_its_rounds_are_asked() -> None:
    """Everybody is everybody in each copy, whoever is new there."""
    file, copy = copies()
    for each in (file, copy):
        each.does(add_wish, Typed("Family1; Family2", "never", "2"))
        each.does(add_wish, Typed("everybody", "rather not", "1"))
    registered(copy, family="Roy", rank="5k")
    row = min(copy.reading.wishes)
    copy.types("wishes", {(row, "rounds"): "3", (row, "note"): "couple"})

    assert {"Rounds of the wish of Family1, Given1; Family2, Given2": ("2", "3")} == asked(
        file, copy
    )
    takes(file, copy, "file")

    notes = [wish.note for wish in file.reading.wishes.values()]
    assert (2, ["couple", ""]) == (len(file.reading.wishes), notes)


def test_numbers_given_apart_are_translated() -> None:
    """A result is about people: the helper's copy was numbered anew."""
    file = club(6)
    copy = Story(Memory(file.workbook))
    registered(file, family="Aaa", given="Strong", rank="7d", here="yes")
    file.does(number)
    copy.does(number)
    takes(file, copy)

    assert [*range(1, 8)] == sorted(file.event.by_number)


def test_results_come_in_and_lists_of_winners_count() -> None:
    """As do notes, komi, and the second pass."""
    file, copy = copies(1)
    for each in (file, copy):
        rows = [*each.reading.rounds[1].games]
        each.types(1, {(row, "result"): None for row in rows})
    rows = [*copy.reading.rounds[1].games]
    winner = copy.reading.rounds[1].games[rows[0]].black
    copy.types(1, {(rows[0], "winners"): winner, (rows[1], "result"): "jigo"})
    copy.types(1, {(rows[1], "note"): "recorded", (rows[1], "second"): "jigo"})
    file.types(1, {(rows[2], "result"): "1-0"})

    said = takes(file, copy)

    games = file.event.rounds[0].games
    outcomes = [game.result and game.result.outcome for game in games]
    assert [Outcome.BLACK, Outcome.JIGO, Outcome.WHITE, None] == outcomes
    assert "recorded" == file.cell(1, rows[1], "note")
    assert (rows[1],) == file.reading.rounds[1].verified_rows
    assert "Taken in from desk2.xlsx: 2 results, 2 cells." == said[0]


def test_a_result_that_differs_is_asked_by_its_board() -> None:
    """Also where the file's winner stands in the list."""
    file, copy = copies(1)
    row = min(file.reading.rounds[1].games)
    game = file.reading.rounds[1].games[row]
    file.types(1, {(row, "result"): None, (row, "winners"): game.white})
    copy.types(1, {(row, "result"): "0-1"})

    ((what, cells),) = asked(file, copy).items()
    takes(file, copy, "copy")

    white, black = (f"{n} {file.event.player(n).name}" for n in game.players)
    assert (f"Result in round 1, {white} – {black}", ("○ 1-0", "● 0-1")) == (what, cells)
    after = file.event.rounds[0].games[0].result
    assert after is not None
    assert Outcome.BLACK is after.outcome


def test_a_round_that_is_drawn_otherwise_is_refused_with_its_boards() -> None:
    """Even where only two colours are exchanged; nothing at all comes in."""
    file, copy = copies(1)
    row = min(copy.reading.rounds[1].games)
    game = copy.reading.rounds[1].games[row]
    seats = {"white_no": game.black, "black_no": game.white}
    copy.types(1, {(row, key): number for key, number in seats.items()})
    typed(copy, "Family1", notes="vegetarian")
    before = file.workbook

    with pytest.raises(Forbidden, match="Round 1 is not drawn alike") as refused:
        takes(file, copy)

    white, black = (f"{n} {file.event.player(n).name}" for n in game.players)
    assert f"Only in desk2.xlsx: table 1: {black} – {white}." in str(refused.value)
    assert before == file.workbook


def test_of_many_boards_the_first_are_named() -> None:
    """The others are counted."""
    file = drawn(club(22), 1)
    copy = drawn(club(22, seed=2), 1)

    with pytest.raises(Forbidden, match=r"; .*and 3 more"):
        takes(file, copy)


def test_who_was_paired_later_in_the_file_is_no_contradiction() -> None:
    """The copy has a part of the round: its results come in."""
    file, copy = copies(1)
    row = max(copy.reading.rounds[1].games)
    copy.types(1, {(row, key): None for key in (
        "table", "white_no", "white", "white_rank", "black_no", "black", "black_rank",
        "handicap", "result",
    )})  # fmt: skip
    first = min(file.reading.rounds[1].games)
    file.types(1, {(first, "result"): None})

    takes(file, copy)

    assert file.event.rounds[0].complete
    with pytest.raises(Forbidden, match="Round 1 is not drawn alike"):
        takes(copy, file)


def test_a_round_that_only_the_copy_has_is_refused() -> None:
    """The other way round its newcomers come in, and are out of the round that is over."""
    file, copy = copies()
    registered(copy, number=9, family="Roy", rank="5k", here="yes")
    drawn(file, 1)

    with pytest.raises(Forbidden, match=r"Round 1 is drawn in desk2\.xlsx, but not here"):
        takes(copy, file)
    takes(file, copy)
    assert (9, frozenset({1})) == (file.about("Roy").number, file.about("Roy").out)


def test_who_comes_while_a_round_is_played_is_late() -> None:
    """The way to a game is said."""
    file, copy = copies()
    registered(copy, family="Roy", rank="5k", here="yes")
    file.does(draw)

    said = takes(file, copy)

    late = 'Round 1 is drawn. When one of the new players has arrived: nigiri late "Roy"'
    assert late in said


def test_who_was_registered_at_both_desks_is_one_or_is_told() -> None:
    """One name is one person; a slip in it may be."""
    file, copy = copies()
    for each, given in ((file, "Jon"), (copy, "John")):
        registered(each, family="Roy", given="Ann", rank="5k")
        registered(each, family="Smith", given=given, rank="9k", club="Easton")

    said = takes(file, copy)

    assert ["Roy", "Smith", "Smith"] == [player.family for player in file.event.players[8:]]
    assert "Smith, Jon and Smith, John of Easton may be one person." in said


def test_settings_count_by_what_they_say() -> None:
    """A time of a round that only the copy has comes in; another number of rounds is asked."""
    file, copy = copies()
    copy.sets("rounds", 5)
    copy.sets("place", "Gym")
    copy.types("event", {(4, "when"): "10:00"})

    assert {"Rounds": ("4", "5")} == asked(file, copy)
    takes(file, copy, "copy")

    settings = file.event.settings
    assert (5, "Gym", "10:00") == (settings.rounds, settings.place, settings.when[0])


def test_what_is_not_taken_in_is_named() -> None:
    """Own sheets and columns, sections; a column of both may be calculated, so it stays, too."""
    file, copy = copies()
    copy.does(sections, down_to=("1k",))
    row = copy.row_of("Family1")
    own_column(copy, "Lunch", {row: "yes"})
    copy.host = Memory(Workbook({**copy.workbook.sheets, "Kitchen": Sheet((("bread", 12),))}))
    own_column(file, "Seat", {})

    said = takes(file, copy)

    assert (
        "Not taken in, as nigiri does not know this column of Players: Lunch. What you need of "
        "it, copy by hand."
    ) in said
    assert (
        "Different, and not taken in: Sections, Kitchen. What you need of these sheets, copy by "
        "hand."
    ) in said
    assert "Kitchen" not in file.workbook


def test_wrong_cells_of_the_copy_are_listed_where_they_are() -> None:
    """With their addresses there."""
    file, copy = copies()
    typed(copy, "Family1", rank="9x")

    with pytest.raises(SheetProblems) as refused:
        takes(file, copy)
    heading, line = str(refused.value).split("\n")
    assert "desk2.xlsx: 1 cell is wrong there, so nothing was taken in." in heading
    assert "■ Players!E4: “9x” is not a rank. Write 30k to 1k or 1d to 9d." == line


def test_another_event_and_none_are_refused() -> None:
    """A blank workbook without an id is known by its name, or by who is in both."""
    file, _ = copies()
    other = begin()
    other.sets("event_id", "00000000-0000-0000-0000-000000000001")
    with pytest.raises(Forbidden, match=r"desk2\.xlsx is a copy of another event"):
        takes(file, other)
    with pytest.raises(HostError, match=r"desk2\.xlsx is no event of nigiri"):
        take(file.workbook, DESK, Workbook({"A": Sheet((("x",),))}), source=SOURCE)


@pytest.mark.parametrize(("name", "known"), [("Spring", False), ("Club open", True)])
def test_a_blank_workbook_is_known_by_its_name(name: str, *, known: bool) -> None:
    """Neither has an id or a Log before the first draw."""
    file, copy = begin(), begin()
    for each in (file, copy):
        each.sets("event_id", None)
        log = each.place("log")
        rows = each.workbook[log.name].rows[: log.heading_row]
        each.host = Memory(Workbook({**each.workbook.sheets, log.name: Sheet(rows)}))
    copy.sets("name", name)
    registered_first(copy)

    if known:
        takes(file, copy)
        assert ["Roy"] == [player.family for player in file.event.players]
    else:
        with pytest.raises(Forbidden, match="another event"):
            takes(file, copy)


def registered_first(story: Story) -> None:
    """Type the first player."""
    row = story.place("players").first_row
    story.types("players", {(row, "family"): "Roy", (row, "rank"): "5k"})


def test_the_log_tells_what_came_from_where() -> None:
    """A line that counts, who is new, and each cell that changed."""
    file, copy = copies()
    registered(copy, family="Roy", rank="5k")
    typed(copy, "Family1", notes="vegetarian")
    takes(file, copy)

    place = file.place("log")
    lines = lines_of(TableReader(place, file.workbook[place.name], "en"))
    assert [
        "Taken in from desk2.xlsx: 1 player, 1 cell.",
        "New: Roy.",
        "vegetarian",
    ] == [line.texts[6] for line in lines[:3]]
    assert {"take"} == {line.texts[2] for line in lines[:3]}


def test_a_draft_is_not_taken_in() -> None:
    """It is named as a sheet that differs."""
    file, copy = copies()
    copy.does(sections)
    copy.does(number)
    copy.does(draw_draft)

    said = takes(file, copy)

    assert any("not taken in: Sections, Round 1 (draft)." in each for each in said)
    assert not file.event.rounds


def test_nothing_to_take_in_writes_nothing() -> None:
    """Not even a line of the Log."""
    file, copy = copies(1)

    changes = take(file.workbook, DESK, copy.workbook, source=SOURCE)

    assert all(isinstance(each, Say) for each in changes.operations)
