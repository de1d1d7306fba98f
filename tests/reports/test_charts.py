"""Charts: every figure stands where its number says, and the same numbers are in its table."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event
from nigiri.domain.model.units import PlayerId
from nigiri.domain.schedule.durations import Timing
from nigiri.reports.charts.figure import clipped, marks, space_out
from nigiri.reports.charts.meetings import meetings
from nigiri.reports.charts.progress import progress, progress_of
from nigiri.reports.charts.ranks import ranks
from nigiri.reports.charts.results_in import results_in
from nigiri.reports.charts.sheet import charts
from nigiri.reports.charts.timings import round_times
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from tests.generate import random_history, registration
from tests.quebec import expected_scores, quebec_event

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from nigiri.reports.charts.figure import Figure

    Paper = Literal["A4", "letter"]

EVENT, EN = quebec_event(), speech("en")
NINE = dt.datetime(2005, 5, 21, 9)  # noqa: DTZ001 -- the director's own clock
TIMES = (
    Timing(1, NINE, NINE + dt.timedelta(minutes=125)),
    Timing(2, NINE + dt.timedelta(hours=3), NINE + dt.timedelta(hours=4)),
    Timing(3, NINE + dt.timedelta(hours=8), NINE + dt.timedelta(hours=40)),
    Timing(4, NINE + dt.timedelta(hours=9)),
)


def test_the_table_behind_the_scores_is_the_published_one() -> None:
    """Player 3 won every game; the score of each round is that of the grid."""
    rows = progress_of(EVENT, EN, PlayerId(3)).rows
    scores = [expected_scores()[PlayerId(3), number] for number in range(1, 7)]

    assert [["Huang, Yong", "0", *(str((score or 0) // 2) for score in scores)]] == rows


def test_every_section_has_its_figure_and_every_player_a_line() -> None:
    """The first of each section is named at the end of the strongest line."""
    found = list(progress(EVENT, EN))
    drawn = [[line for line in figure.lines if line.kind != "grid"] for figure in found]

    assert [f"progress-{number}" for number in range(1, 8)] == [each.name for each in found]
    assert 40 == sum(map(len, drawn))
    assert ["line1"] * 7 == [lines[-1].kind for lines in drawn]
    assert "3 Huang, Yong" == next(label.words for label in found[0].labels if label.strong)


def test_the_lines_of_a_figure_rise_with_the_score() -> None:
    """A point more is as many units higher, whatever the round."""
    (line,) = (x for x in progress_of(EVENT, EN, PlayerId(3)).lines if x.kind == "line1")
    heights = [y for _, y in line.points]
    steps = [before - after for before, after in pairwise(heights)]

    assert 7 == len(line.points)
    assert max(steps) - min(steps) <= 1
    assert min(steps) > 0


def test_the_ranks_are_counted_and_parted_as_the_sections_are() -> None:
    """A bar for each rank that is there, as high as its players, and 40 players in all."""
    figure = ranks(EVENT, EN)
    assert figure is not None
    counts = [int(row[1]) for row in figure.rows]
    heights = [bar.height for bar in figure.bars]

    assert 40 == sum(counts)
    assert sorted(counts) == [count for _, count in sorted(zip(heights, counts, strict=True))]
    assert ["5d", "2", "1"] == figure.rows[0]
    assert 6 == sum(line.kind == "part" for line in figure.lines)


def test_ranks_without_sections_are_still_counted() -> None:
    """The one bar then has no lines beside it, and nothing is said of any."""
    one, other = EVENT.players[:2]
    other = replace(other, rank=one.rank, entry_rank=one.entry_rank)
    figure = ranks(replace(EVENT, players=(one, other), sections=(), rounds=()), EN)
    assert figure is not None

    assert 1 == len(figure.bars)
    assert ["axis"] == [line.kind for line in figure.lines]
    assert "A bar for each rank at entry, the strongest on the left." == figure.about


def test_what_would_say_nothing_is_left_out() -> None:
    """A bar of one for each rank; scores after one round; a section of one; lines that are none."""
    assert ranks(replace(EVENT, players=EVENT.players[:1], rounds=()), EN) is None
    assert [] == list(progress(quebec_event(1), EN))
    few = random_history(registration(1, 4, sections=1), 1, 2)
    assert ["A line for each player, from the start to round 2."] == [
        figure.about for figure in progress(few, EN)
    ]
    alone = replace(few, players=(replace(few.players[0], section=2), *few.players[1:]))
    assert ["progress-1"] == [figure.name for figure in progress(alone, EN)]
    figure = meetings(few, EN)
    assert figure is not None
    assert figure.about.endswith("in order of the numbers.")


def waiting(event: Event, *tables: int) -> Event:
    """Return the event while these tables of its newest round are still played."""
    *before, last = event.rounds
    games = tuple(replace(g, result=None) if g.table in tables else g for g in last.games)
    return replace(event, rounds=(*before, replace(last, games=games)))


def test_the_results_so_far_are_a_square_for_each_table() -> None:
    """Filled with a result, else with its number; counted section by section, in words, too."""
    event = waiting(quebec_event(3), 2, 5, 19)
    figure = results_in(event, EN)
    assert figure is not None
    games = len(event.rounds[-1].games)
    numbers = [label.words for label in figure.labels if label.anchor == "middle"]

    assert games - 3 == len(figure.bars)
    assert 3 == len(figure.lines)
    assert {"2", "5", "19"} == set(numbers)
    assert figure.about.startswith(f"{games - 3} of {games} results are in.")
    assert ["2", "5", "19"] == sorted(
        (each for row in figure.rows for each in row[2].split(", ") if each != "–"), key=int
    )
    assert games == sum(int(row[1].split(" of ")[1]) for row in figure.rows)


def test_a_game_between_sections_stands_with_the_stronger_and_without_sections_with_the_round() -> (
    None
):
    """A table without a number comes last, as a dash."""
    event = random_history(registration(1, 4, sections=1), 1, 1, missing=0)
    first, *others = event.rounds[-1].games
    games = (replace(first, table=None, result=None), *others)
    event = replace(event, rounds=(replace(event.rounds[-1], games=games),))
    figure = results_in(event, speech("de"))
    assert figure is not None
    assert [["Runde 1", "1 von 2", "–"]] == [list(row) for row in figure.rows]

    apart = tuple(replace(p, section=1 if p.number == first.white else 2) for p in event.players)
    figure = results_in(replace(event, players=apart), speech("fr"))
    assert figure is not None
    assert [["Section 1", "0 sur 1", "–"], ["Section 2", "1 sur 1", "–"]] == [
        list(row) for row in figure.rows
    ]


@pytest.mark.parametrize("rounds", [0, 3])
def test_once_all_results_are_in_there_is_nothing_to_wait_for(rounds: int) -> None:
    """Nor before the first round."""
    assert results_in(quebec_event(rounds), EN) is None


@pytest.mark.parametrize("paper", ["A4", "letter"])
def test_charts_fill_their_pages_in_order_and_a_small_one_goes_where_there_is_room(
    paper: Paper,
) -> None:
    """Who met whom has a page of its own, how long the rounds took not."""
    sheet = charts(EVENT, EN, Options(timings=TIMES, paper=paper))

    assert [3, 3, 3, 1] == [len(page) for page in sheet.pages]
    assert "times" == sheet.pages[2][-1].name


def test_a_name_that_is_too_long_ends_in_dots() -> None:
    """It is cut by its width, not by its letters."""
    assert "7 Ilić, Lili" == clipped("7 Ilić, Lili", 175)
    assert "7 Wolfeschlegelsteinh…" == clipped("7 Wolfeschlegelsteinhausen, Max", 150)
    assert len(clipped("W" * 99, 175)) < len(clipped("i" * 99, 175))


def test_rounds_that_are_timed_have_bars_and_the_others_none() -> None:
    """A round played on the next day tells nothing about how long a round takes."""
    figure = round_times(TIMES, EN)
    assert figure is not None

    assert [["1", "09:00", "11:05", "2:05"], ["2", "12:00", "13:00", "1:00"]] == figure.rows
    assert [125, 60] == [round(bar.width * 125 / figure.bars[0].width) for bar in figure.bars]
    assert round_times(TIMES[2:], EN) is None


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_charts_of_the_published_event(
    code: str, matches_golden: Callable[[str, str], None]
) -> None:
    """As HTML and as the tables behind them."""
    sheet = charts(EVENT, speech(code), Options(timings=TIMES))

    matches_golden(f"quebec-2005-charts.{code}.html", sheet.to_html())
    matches_golden(f"quebec-2005-charts.{code}.txt", sheet.to_text())


def test_without_players_the_sheet_says_so() -> None:
    """One page with a sentence."""
    sheet = charts(Event(), EN, Options())

    assert "There is nothing to show yet." in sheet.to_html()
    assert sheet.to_text().endswith("There is nothing to show yet.\n")


def test_every_figure_stays_in_its_box() -> None:
    """Whatever the event."""
    large = waiting(random_history(registration(1, 150), 1, 2), *range(1, 40))
    many = random_history(registration(1, 60), 1, 2)
    events = (EVENT, quebec_event(1), quebec_event(0), large, many)
    figures = [
        each for event in events for each in charts(event, EN, Options(timings=TIMES)).figures
    ]

    assert len(figures) > len(events)
    assert [] == [figure.name for figure in figures if not _inside(figure)]


def _inside(figure: Figure) -> bool:
    """Tell whether all shapes are in the box."""
    points = [point for line in figure.lines for point in line.points]
    points += [(bar.x, bar.y) for bar in figure.bars]
    points += [(bar.x + bar.width, bar.y + bar.height) for bar in figure.bars]
    points += [(label.x, label.y) for label in figure.labels]
    return all(0 <= x <= figure.width and 0 <= y <= figure.height for x, y in points)


def test_labels_keep_apart_and_stay_above_the_axis() -> None:
    """Those below move down, and all of them up where the room ends."""
    assert [10, 26, 42, 90] == space_out([10, 12, 14, 90], 16, 100)
    assert [68, 84, 100] == space_out([90, 95, 99], 16, 100)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 0, [0, 1]), (0, 6, [0, 1, 2, 3, 4, 5, 6]), (-7, 12, [-10, -5, 0, 5, 10, 15]),
     (0, 180, [0, 50, 100, 150, 200])],
)  # fmt: skip
def test_marks_are_round_numbers_that_span_everything(
    low: int, high: int, expected: list[int]
) -> None:
    """Few enough to be read."""
    assert expected == list(marks(low, high, 7))


def test_who_met_whom_is_a_square_for_each_pair_once_a_round_is_drawn() -> None:
    """Both ways, so a player's row has all opponents; not games by default, not 61 players."""
    event = quebec_event()
    figure = meetings(event, speech("en"))
    assert figure is not None
    games = [game for this in event.rounds for game in this.games]
    met = [game for game in games if game.result and not game.result.by_default]

    assert 2 * len(met) == len(figure.bars)
    assert ["3 Huang, Yong", "1, 2, 4, 5, 6, 8"] == list(figure.rows[2])
    assert meetings(quebec_event(0), speech("en")) is None
    assert meetings(random_history(registration(1, 61), 1, 1), speech("en")) is None
    assert any(line.kind == "part" for line in figure.lines)
