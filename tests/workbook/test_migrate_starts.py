"""An event of layout 15 keeps the start scores that it began with (M3, B2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.core.work import up_to_date
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.domain.model.units import Rank
from nigiri.domain.starts.start_scores import bar_rank, initial_score
from nigiri.hosts.memory import Memory
from nigiri.workbook.apply import applied
from nigiri.workbook.fixed_starts import fixed_starts
from nigiri.workbook.migrate import migration
from nigiri.workbook.model.changes import CellChange, Changes, DeleteRows, SetCells
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK, Story, begin, club, drawn, tables
from tests.settings import place

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell, Workbook

GAPS = ("5d", "1d", "1k", "1k", *("2k",) * 4, "3k", "3k", *("5k",) * 6)
"""The grades of the event in which a 5 dan was first with three lost games."""


def barred(*ranks: str, **options: Any) -> Story:  # noqa: ANN401
    """Return an event by the BGA's rules with players of these ranks, all here."""
    story = begin(**{"rules": "bga", "rounds": 3, **options})
    rows = [["Name", "Rank"], *([f"Player{n}, A", rank] for n, rank in enumerate(ranks))]
    story.does(import_players, tables(rows), source="list", here=True)
    return story


def as_layout_15(story: Story, **cells: Cell) -> Workbook:
    """Return the event as layout 15 left it, with these settings."""
    for key, value in {"schema": 15, **cells}.items():
        story.sets(key, value)
    return story.workbook


def without_sections(workbook: Workbook) -> Workbook:
    """Return the workbook with no boundary on Sections."""
    at = read(workbook).book.locations["sections"]
    column, sheet = at.columns["down_to"], workbook[at.name]
    rows = range(at.first_row, at.first_row + len(read(workbook).event.sections))
    cells = tuple(CellChange(row, column, sheet.cell(row, column), None) for row in rows)
    return applied(workbook, Changes((SetCells(at.name, cells),)))


def starts(workbook: Workbook) -> list[int]:
    """Return everybody's start score, in half points."""
    event = read(workbook).event
    return [initial_score(event, player) for player in event.players]


def with_rounds(workbook: Workbook, rounds: int) -> Workbook:
    """Return the event with another number of rounds."""
    story = Story(Memory(workbook))
    story.sets("rounds", rounds)
    return story.workbook


@pytest.mark.parametrize(("rounds", "gap", "other"), [(4, 1, 3), (3, 0, 7), (7, 2, 4)])
def test_a_blank_gap_is_what_it_was_in_an_event_under_way(
    rounds: int, gap: int, other: int
) -> None:
    """Another number of rounds moved everybody below section 1 before."""
    old = as_layout_15(drawn(club(12, rounds=rounds), 1), gap=None)
    now = up_to_date(old, DESK)

    assert gap == place(now, "gap").value(now)
    assert starts(old) == starts(now) == starts(with_rounds(now, other))
    assert starts(old) != starts(with_rounds(old, other))


def test_before_round_1_nothing_is_fixed() -> None:
    """The gap still goes by the number of rounds."""
    now = up_to_date(as_layout_15(club(12), gap=None), DESK)

    assert place(now, "gap").value(now) is None


def test_a_gap_that_was_typed_stays() -> None:
    """Whatever the number of rounds asks for."""
    now = up_to_date(as_layout_15(drawn(club(12), 1), gap=0), DESK)

    assert 0 == place(now, "gap").value(now)


def test_a_gap_without_a_row_stays_what_the_rounds_make_of_it() -> None:
    """A director may have deleted the row."""
    book = drawn(club(12), 1)
    book.sets("gap", None)
    workbook = book.workbook
    at = place(workbook, "gap")
    row = DeleteRows(at.location.name, at.row, (workbook[at.location.name].row(at.row),))
    gone = applied(workbook, Changes((row,)))

    assert 1 == len([*fixed_starts(workbook, book.reading.book, book.event)])
    assert [] == [*fixed_starts(gone, read(gone).book, read(gone).event)]


def test_a_bar_that_no_section_holds_is_the_one_of_then() -> None:
    """The depth came first: two below the 5 dan there is the 5 dan alone."""
    story = barred(*GAPS)
    story.sets("bar", "5d")
    story.does(draw)
    old = without_sections(as_layout_15(story, bar=None))
    now = up_to_date(old, DESK)
    event = read(now).event

    assert Rank(0) == bar_rank(read(old).event)
    assert Rank(5) == event.settings.bar == bar_rank(event)
    assert 8 == max(starts(now))
    assert starts(now) == starts(with_rounds(now, 7))


@pytest.mark.parametrize(
    ("ranks", "bar"),
    [
        (("4d",) * 4 + ("2d",) * 10, "4d"),  # fits
        (("6d", "5d", "5d") + ("1d",) * 9, "5d"),  # three, too few; the others are too deep
        (("4d",) * 18, "4d"),  # too many
    ],
)
def test_the_bar_of_then_was_the_lowest_that_fits_or_is_too_small(
    ranks: tuple[str, ...], bar: str
) -> None:
    """If all grades made too large a group it was the highest."""
    story = barred(*ranks)
    story.sets("bar", bar)
    story.does(draw)
    now = up_to_date(without_sections(as_layout_15(story, bar=None)), DESK)

    assert bar == place(now, "bar").value(now)


def test_the_bar_of_a_congress_is_what_it_was() -> None:
    """Its proposal is no other today (E5)."""
    story = barred("5d", "4d", "3d", "3d")
    story.sets("bar_by", "congress")
    story.does(draw)
    now = up_to_date(without_sections(as_layout_15(story, bar=None)), DESK)

    assert "4d" == place(now, "bar").value(now)


def test_the_bar_that_sections_hold_stays_there() -> None:
    """*Down to* of section 1 has been the bar since the draw."""
    story = barred(*GAPS)
    story.does(draw)
    old = as_layout_15(story, bar=None)
    now = up_to_date(old, DESK)

    assert place(now, "bar").value(now) is None
    assert starts(old) == starts(now) == starts(with_rounds(now, 7))


@pytest.mark.parametrize("played", [False, True])
def test_the_bar_that_opengotha_began_with_stays(played: bool) -> None:  # noqa: FBT001
    """It was written as 4d; also where its row had gone."""
    story = barred("5d", "2d", "1d", "1d", "1k", "3k", rules="opengotha")
    story.sets("bar", "4d")
    if played:
        story.does(draw)
    old = as_layout_15(story)
    at = place(old, "bar")
    row = DeleteRows(at.location.name, at.row, (old[at.location.name].row(at.row),))
    gone = applied(old, Changes((row,)))

    assert ["4d", "4d"] == [
        place(now, "bar").value(now) for now in (up_to_date(old, DESK), up_to_date(gone, DESK))
    ]


def test_the_rank_that_starts_with_0_is_what_it_was() -> None:
    """A newcomer into round 1 who is weaker than all moved everybody before."""
    story = barred("3d", "2d", "1d", "1k", "4k", "4k", start_rule="grade", zero_up="yes")
    story.does(draw)
    old = as_layout_15(story, zero=None)
    now = up_to_date(old, DESK)
    event = read(now).event
    weaker = replace(event.players[-1], rank=Rank(-19), entry_rank=None)

    assert "4k" == place(now, "zero").value(now)
    assert starts(old) == starts(now)
    assert -32 == initial_score(replace(event, players=(*event.players[:-1], weaker)), weaker)


def test_the_formulas_that_read_results_are_written_anew() -> None:
    """They know more spellings now; what was typed stays, and so do all other formulas."""
    story = drawn(club(4, rounds=2), 1)
    before, place = story.workbook, story.place(1)
    row = place.first_row
    story.host.apply(Changes(migration(as_layout_15(story))))

    for key in ("norm", "second_norm", "outcome", "second_outcome"):
        assert None is story.cell(1, row, key)
    assert before[place.name].cell(row, place.columns["check"]) == story.cell(1, row, "check")
    story.types(1, {(row, "result"): "W+3,5"})
    story.does(refresh, "standings")
    assert "W" == story.cell(1, row, "outcome")
