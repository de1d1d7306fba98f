"""Grid, Standings, Sections, Problems and the list of rounds: what they show when."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nigiri.desk.core.views import refresh
from nigiri.domain.model.units import HalfPoints
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.event import event_target
from nigiri.workbook.derive.grid import grid_target
from nigiri.workbook.derive.problems import problems_target
from nigiri.workbook.derive.rebuild import rebuild_operations, removal
from nigiri.workbook.derive.sections import ranks_row, sections_target
from nigiri.workbook.derive.standings import standings_target
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells
from nigiri.workbook.model.locations import Location
from nigiri.workbook.read.event import round_rows, setting_cells
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review
from nigiri.workbook.update import derive
from tests.desk.story import Story, club, drawn


def without(workbook: Workbook, *names: str) -> Workbook:
    """Return the workbook without some of its sheets."""
    return Workbook({name: s for name, s in workbook.sheets.items() if name not in names})


def context_of(workbook: Workbook) -> Context:
    """Return a context as `derive` makes it."""
    return Context(workbook, read(workbook))


@pytest.mark.parametrize(
    ("points", "unit", "shown"),
    [
        (HalfPoints(-33), 2, -16.5), (HalfPoints(6), 2, 3), (5, 4, 1.25), (None, 2, "-"),
        (Fraction(80, 3), 2, 13.3333),
    ],
)  # fmt: skip
def test_sums_are_shown_in_points(points: int, unit: int, shown: object) -> None:
    """Half and quarter points as numbers; no sum at all is a dash."""
    assert shown == points_cell(points, unit)


def test_a_target_writes_differences_only() -> None:
    """What stands already is left out; blanks apply where nothing is set and nigiri wrote."""
    target = Target(Location("Hall", "log", {"when": 1, "who": 2}))
    target.put_row(4, {"when": "now", "who": "Ann", "reason": "no such column"})
    sheet = Sheet.of([[], [], [], ["now", "Ben"], ["old", "Cho"], ["mine", "Dan"]])
    target.blank(sheet, {row: frozenset({1, 2}) for row in (4, 5)}, (2, 3), range(4, 7))

    change = target.changes(sheet, formulas=False)
    assert (
        SetCells("Hall", (CellChange(4, 2, "Ben", "Ann"), CellChange(5, 2, "Cho", None))) == change
    )
    done = Sheet.of([[], [], [], ["now", "Ann"], ["old"]])
    assert target.changes(done, formulas=False) is None or target.cells[5, 2] is None


def test_every_sheet_may_be_missing() -> None:
    """Where a sheet is missing nothing is derived for it; what can be is made anew."""
    story = drawn(club(6, rounds=2), 1)
    gone = ("Sections", "Standings", "Problems", "Grid", "As drawn", "Log", "Lists")
    bare = without(story.workbook, *gone)
    context = context_of(bare)

    assert None is sections_target(context) is grid_target(context, ())
    assert None is standings_target(context, ()) is problems_target(context, ())
    assert ranks_row(context) is None
    remade = list(rebuild_operations(context, ()))
    assert list(gone[1:]) == [op.sheet for op in remade if isinstance(op, AddSheet)]
    assert {"sheet-missing"} == {p.code for p in review(context) if p.weight == "stop"}
    operations = derive(bare)
    written = {op.sheet for op in operations if isinstance(op, SetCells)}
    assert written <= {*bare, *gone[1:]}


def test_a_reading_without_an_event_sheet_lists_no_rounds() -> None:
    """The list of rounds stands on the Event sheet and nowhere else."""
    story = club(4)
    reading = story.reading
    book = type(reading.book)({k: p for k, p in reading.book.locations.items() if k != "event"})
    context = Context(story.workbook, type(reading)(reading.event, (), book))

    assert event_target(context) is None
    assert "event" not in {
        getattr(op, "sheet", "").lower() for op in rebuild_operations(context, ())
    }


def test_a_list_of_rounds_that_was_emptied_is_written_anew() -> None:
    """All names of rounds deleted: they come back where they stood, and no row is added."""
    story = club(4, rounds=3)
    height = story.workbook["Event"].height
    story.types("event", {(row, "round"): None for row in (4, 5, 6)})
    story.does(refresh, "check")

    assert ["Round 1", "Round 2", "Round 3"] == [story.cell("event", n, "round") for n in (4, 5, 6)]
    assert height == story.workbook["Event"].height


def test_a_removed_sheet_comes_back_exactly() -> None:
    """Also cells that a fresh sheet has and this one has not, and as the last tab."""
    story: Story = club(4)
    workbook = story.workbook
    blanked = applied(workbook, Changes((SetCells("Lists", (CellChange(1, 1, "", None),)),)))
    gone = removal(blanked, "Lists", "lists", {"language": "en"})
    after = applied(blanked, Changes((gone,)))

    assert gone.before is None
    assert "Lists" not in list(after)
    assert blanked.sheets == applied(after, Changes((gone,)).inverse()).sheets


def test_rounds_are_listed_until_something_else_stands_there() -> None:
    """The list ends with the sheet, or with the first row that names no round."""
    story = club(4, rounds=3)
    whole = story.workbook["Event"]
    for rows, listed in ((whole.rows[:6], [1, 2, 3]), (whole.rows, [1, 2, 3])):
        workbook = Workbook({**story.workbook.sheets, "Event": Sheet.of(rows)})

        context = context_of(workbook)
        place = context.reading.book.locations["event"]

        assert listed == list(round_rows(context.reader(place)))


MAIN, LIKE = "Main time", "60 min + 15/5"
MORE = "min more main time"


def note_beside_time(story: Story) -> object:
    """Return what stands beside the time limits on Event."""
    at = setting_cells(story.workbook, story.reading.book)["time_limits"]
    return story.workbook[at.location.name].cell(at.row, at.location.columns["meaning"])


@pytest.mark.parametrize(
    ("typed", "note"),
    [
        ("60 + 20/5", f"{MAIN} 60 min, adjusted 75: EGF class A."),
        ("40m SD", f"{MAIN} 40 min, adjusted 40: EGF class C. For B: 10 min more adjusted."),
        (
            "30 min, 3x30",
            f"{MAIN} 30 min, adjusted 52½: EGF class C. For B: 10 min more main time.",
        ),
        (
            "45 + 5x30s",
            f"{MAIN} 45 min, adjusted 67½: EGF class B. For A: 15 {MORE}, 7½ more adjusted.",
        ),
        (
            "10 min SD",
            f"{MAIN} 10 min, adjusted 10: no EGF class. For C: 15 {MORE}, 20 more adjusted.",
        ),
        ("45 min", f"{MAIN} 45 min. Add the overtime: {LIKE}, 45 min + 10 s Fischer, 45 min SD."),
        (
            "an hour",
            f"Not understood, but printed so. Write it like {LIKE} or 45 min + 10 s Fischer.",
        ),
        (None, None),
    ],
)
def test_beside_the_time_stands_its_class_and_what_the_next_one_needs(
    typed: str | None, note: str | None
) -> None:
    """B13; another time changes the note with the next command, an empty one takes it away."""
    story = club(4)
    story.sets("time_limits", "50 + 20")
    story.does(refresh, "standings")
    assert "Main time 50 min, adjusted 90: EGF class A." == note_beside_time(story)
    story.sets("time_limits", typed)
    story.does(refresh, "standings")

    assert note == note_beside_time(story)


def test_a_note_of_the_directors_beside_the_time_stays() -> None:
    """Only nigiri's own sentence is written over."""
    story = club(4)
    at = setting_cells(story.workbook, story.reading.book)["time_limits"]
    story.types("event", {(at.row, "meaning"): "Clocks: ask Ben"})
    story.sets("time_limits", "60 + 20/5")
    story.does(refresh, "standings")

    assert "Clocks: ask Ben" == note_beside_time(story)


def test_without_the_label_of_the_time_no_note_is_written() -> None:
    """What was typed over is found by nobody; the rest of the sheet is derived all the same."""
    story = club(4)
    at = setting_cells(story.workbook, story.reading.book)["time_limits"]
    story.types(
        "event", {(at.row, at.columns.label): "Clocks", (at.row, at.columns.value): "45 SD"}
    )
    target = event_target(context_of(story.workbook))

    assert target is not None
    assert (at.row, at.location.columns[at.columns.note]) not in target.cells
