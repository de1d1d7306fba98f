"""What was edited by hand since the last command stands in the Log, with the command after it."""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.command import LogLine
from nigiri.desk.core.hand_edits import (
    MOST_LINES,
    comparison_view,
    differences_view,
    edits,
    kinds,
    log_lines,
    summary,
)
from nigiri.desk.core.views import refresh
from nigiri.desk.core.work import run_action
from nigiri.desk.draw.draw import draw
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.workbook.apply import applied
from nigiri.workbook.log import SEALED, lines_of, tampered, timings
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from tests.desk.story import DESK, Story, club, drawn

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell


@pytest.fixture
def story() -> Story:
    """Return an event with a round."""
    return drawn(club(8), 1)


def logged(workbook: Workbook) -> list[dict[str, str]]:
    """Return the lines of the Log, newest first."""
    place = find(workbook).locations["log"]
    lines = lines_of(TableReader(place, workbook[place.name], "en"))
    return [dict(zip(SEALED, line.texts, strict=True)) for line in lines]


def after(last: Workbook, now: Workbook) -> list[dict[str, str]]:
    """Return the Log after a command that was given a workbook edited by hand."""
    desk = DESK._replace(by_hand=log_lines(edits(last, now), now))
    return logged(run_action(now, desk, lambda book, desk: refresh(book, desk, "standings")).after)


def test_edits_are_logged_below_the_command(story: Story) -> None:
    """Each cell as such, by hand, with what it was; nobody knows who it was."""
    last, row, was = story.workbook, story.row_of("Family4"), story.about("Family4").club
    story.types("players", {(row, "club"): "Far"})
    before = len(logged(last))
    lines = after(last, story.workbook)

    assert before + 1 == len(lines)
    assert {
        "when": "2005-05-21 09:00:00", "who": "", "command": "by hand", "sheet": "Players",
        "cell": f"F{row}", "was": was, "became": "Far",
    } == lines[0]  # fmt: skip


def test_an_old_workbook_logs_edits_once(story: Story) -> None:
    """They go with its migration, not with the command after it once more."""
    story.sets("Layout version", 3)
    old = story.workbook
    story.types(1, {(4, "note"): "late"})

    assert 1 == [line["command"] for line in after(old, story.workbook)].count("by hand")


def test_reasons_in_the_log_are_no_edits(story: Story) -> None:
    """They are what the column is for."""
    last = story.workbook
    story.types("log", {(4, "reason"): "was late"})

    assert () == edits(last, story.workbook)
    assert () == log_lines((), story.workbook)


def test_unknown_edits_are_one_line(story: Story) -> None:
    """Where the last state is not at hand, or is another event's; nothing where all is new."""
    desk = DESK
    other = applied(Workbook(), new_event(NewEvent(), desk, event_id=uuid.UUID(int=1)))
    (line,) = log_lines(edits(None, story.workbook), story.workbook)

    assert edits(other, story.workbook) is None
    assert edits(Workbook(), story.workbook) is None
    assert "No earlier copy was found" in line.became
    assert () == log_lines(None, Workbook())
    bare = {n: s for n, s in story.workbook.sheets.items() if n != "Log"}
    assert () == log_lines(None, Workbook(bare))
    assert () == edits(Workbook(bare), Workbook(bare))


def test_many_edits_are_bounded(story: Story) -> None:
    """Of each sheet so many are listed, the rest is counted."""
    story.opens("fee", "paid")
    last, place = story.workbook, story.place("players")
    cells: dict[tuple[int, str], Cell] = {
        (row, key): "x" for row in story.reading.player_rows
        for key in ("club", "city", "state", "country", "fee", "paid", "notes")
    }  # fmt: skip
    story.types("players", cells)
    lines = log_lines(edits(last, story.workbook), story.workbook)

    assert MOST_LINES + 1 == len(lines)
    assert LogLine(f"and {len(cells) - MOST_LINES} more here", place.name) == lines[-1]


@pytest.mark.parametrize(("cells", "rows", "words"), [
    (1, 0, "1 cell edited by hand: Players"),
    (2, 0, "2 cells edited by hand: Players"),
    (0, 1, "1 row edited by hand: Players"),
    (2, 2, "2 cells and 2 rows edited by hand: Players"),
])  # fmt: skip
def test_edits_are_summed_up(story: Story, cells: int, rows: int, words: str) -> None:
    """For the history, in a few words."""
    last, first = story.workbook, story.row_of("Family1")
    keys = ("club", "city")[:cells]
    story.types("players", {(first, key): "x" for key in keys})
    free = last["Players"].height + 1
    story.types("players", {(free + n, "family"): f"New{n}" for n in range(rows)})

    assert words == summary(edits(last, story.workbook))
    assert ("", "") == (summary(()), summary(None))


def test_differences_are_a_table(story: Story) -> None:
    """Sheet, cell, before, after; the words for rows and sheets are in English."""
    last = story.workbook
    name = story.place(1).name
    typed = SetCells(name, (CellChange(4, story.place(1).columns["note"], None, "late"),))
    now = applied(last, Changes((typed,)))

    view = comparison_view("Title", last, now)
    assert ("Title", ((name, "T4", "", "late"),)) == (view.title, view.rows)
    assert view == differences_view("Title", edits(last, now) or ())
    gone = Workbook({n: s for n, s in last.sheets.items() if n != name})
    assert ((name, "", "", "(sheet removed)"),) == comparison_view("", last, gone).rows


def test_words_are_those_of_the_event() -> None:
    """A French workbook has a French Log."""
    french = drawn(club(8, language="fr"), 1)
    last = french.workbook
    french.types("players", {(4, "club"): "Loin"})

    assert "à la main" == after(last, french.workbook)[0]["command"]


def test_results_of_a_round_typed_together_are_one_line_of_the_log(story: Story) -> None:
    """Every table is in it, under one seal; what replaced another result has its own line."""
    story.does(draw)
    last, games = story.workbook, story.reading.rounds[2].games
    rows = [*games]
    story.types(2, {(row, "result"): games[row].white for row in rows[:3]})
    told = after(last, story.workbook)
    said = ", ".join(f"{games[row].table}: {games[row].white}" for row in rows[:3])

    assert (f"3 results: {said}", f"F{rows[0]}:F{rows[2]}", "") == (
        told[0]["became"], told[0]["cell"], told[0]["was"]
    )  # fmt: skip
    story.does(refresh, "standings")
    last = story.workbook
    story.types(2, {(rows[0], "result"): "0-0", (rows[3], "result"): "jigo"})
    lines = log_lines(edits(last, story.workbook), story.workbook)
    assert [(f"F{rows[0]}", str(games[rows[0]].white)), (f"F{rows[3]}", "")] == [
        (line.cell, line.was) for line in lines
    ]


def test_a_winners_list_is_one_line_and_the_results_from_it_another(story: Story) -> None:
    """The numbers as typed, and what they became; the seals still prove the Log."""
    story.does(draw)
    last, games = story.workbook, story.reading.rounds[2].games
    winners = [game.black for game in games.values()][:3]
    story.types(2, {(4 + at, "winners"): winner for at, winner in enumerate(winners)})
    desk = DESK._replace(by_hand=log_lines(edits(last, story.workbook), story.workbook))
    work = run_action(story.workbook, desk, lambda book, d: refresh(book, d, "standings"))
    told = [line["became"] for line in logged(work.after)[:2]]

    assert f"3 results: {', '.join(map(str, winners))}" == told[1]
    assert told[0].startswith("3 results: 1: ● 0-1, 2: ● 0-1, ")
    place = find(work.after).locations["log"]
    assert [] == [*tampered(TableReader(place, work.after[place.name], "en"))]
    assert DESK.now == timings(work.after)[1].last


def test_edits_are_counted_by_the_heading_above_them(story: Story) -> None:
    """Settings, which have none, and rows by the sheet; nothing where nothing was typed."""
    last, first = story.workbook, story.row_of("Family1")
    free = last["Players"].height + 1
    story.types("players", {(first, "club"): "x", (first + 1, "club"): "y", (free, "family"): "N"})
    story.sets("Name", "Other")
    words = str(kinds(edits(last, story.workbook) or (), story.workbook))

    assert (
        "Edited by hand since the last command: Event: 1 cell; Players, “Club”: 2 cells; "
        "Players: 1 row. To see every cell: nigiri check --edits"
    ) == words
    assert None is kinds((), last)
