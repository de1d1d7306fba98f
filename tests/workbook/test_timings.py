"""When rounds were drawn and done, as the Log tells."""

from __future__ import annotations

import datetime as dt

from nigiri.desk.draw.draw import draw
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.domain.schedule.durations import Timing
from nigiri.workbook.log import timings
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from tests.desk.story import DESK, Story, club


def at(hour: int, minute: int = 0) -> dt.datetime:
    """Return a time of the day of the event."""
    return dt.datetime(2005, 5, 21, hour, minute)  # noqa: DTZ001 -- the director's own clock


def played() -> Story:
    """Return an event of two tables, the first round drawn at 9 and done at 10:50."""
    story = club(4, rounds=2)
    story.host.apply(draw(story.workbook, DESK._replace(now=at(9))))
    for table, when in (("1", at(10, 50)), ("2", at(10, 5))):
        winner = story.event.rounds[0].games[int(table) - 1].white
        story.host.apply(
            enter_results(story.workbook, DESK._replace(now=when), [Entry(winner=winner)])
        )
    return story


def test_a_round_lasts_from_its_draw_to_its_last_result() -> None:
    """Whatever the order in which tables finish; a round still played has no end."""
    story = played()
    story.host.apply(draw(story.workbook, DESK._replace(now=at(11))))

    assert (Timing(1, at(9), at(10, 50)), Timing(2, at(11))) == timings(story.workbook)


def test_without_a_draw_in_the_log_nothing_is_known() -> None:
    """Where the Log is gone, or nobody drew, no time is made up."""
    workbook = played().workbook
    bare = Workbook({name: sheet for name, sheet in workbook.sheets.items() if name != "Log"})

    assert () == timings(bare)
    assert () == timings(club(4).workbook)


def test_a_time_that_is_none_is_passed_over() -> None:
    """Somebody typed over the moment of a result: the others still count."""
    story = played()
    place = story.place("log")
    row, column = place.first_row + 1, place.columns["when"]
    was = story.workbook[place.name].cell(row, column)
    story.host.apply(Changes((SetCells(place.name, (CellChange(row, column, was, "noon"),)),)))

    assert (Timing(1, at(9), at(10, 5)),) == timings(story.workbook)
