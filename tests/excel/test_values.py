"""Cells on their way to Excel and back, and how many calls that costs."""

from __future__ import annotations

import datetime as dt
from random import Random
from typing import Any

import pytest

from nigiri.hosts.excel import native, pen
from nigiri.hosts.excel.blocks import blocks, places_of, rows_of
from nigiri.hosts.excel.values import format_for, is_risky, read
from nigiri.workbook.layout.spec import Area
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.figure_format import FIGURES
from tests.excel.cells import Held
from tests.excel.live import Live


@pytest.mark.parametrize(
    ("held", "number_format", "expected"),
    [
        (3.0, "General", 3),
        (2.5, "0", 2.5),
        ("", "General", None),
        ("#N/A", "General", "#N/A"),
        (True, "General", "TRUE"),
        (38493.0, "d-mmm-yy", dt.date(2005, 5, 21)),
        (38493.4375, "dd.mm.yyyy hh:mm", dt.datetime(2005, 5, 21, 10, 30)),  # noqa: DTZ001
        (0.4375, "h:mm", "10:30"),
        (59.0, "yyyy-mm-dd", dt.date(1900, 2, 28)),
        (3.0, '[=0]"even";[=1]"no komi";0', 3),
    ],
)
def test_what_stands_in_excel_is_read_as_it_is_meant(
    held: Any,  # noqa: ANN401
    number_format: str,
    expected: object,
) -> None:
    """Floats, dates, times, errors and yes or no."""
    live = Live()
    sheet = live.program.books[0].sheets[0]
    sheet.cells[2, 3], sheet.formats[2, 3] = Held(held), number_format

    found = live.snapshot()["Sheet1"].cell(2, 3)

    assert (expected, type(expected)) == (found, type(found))


@pytest.mark.parametrize(
    ("number", "shown"),
    [(4, FIGURES), (4.5, '[=4.5]"4½";General'), (-0.25, '[=-0.25]"−¼";General'),
     (2.6667, r"0.00;\−0.00")],
)  # fmt: skip
def test_points_get_the_format_that_shows_them(number: float, shown: str) -> None:
    """The cell holds the number; other cells keep their formats."""
    assert shown == format_for(number, FIGURES)
    assert "General" == format_for(number, "General")


def test_what_xlwings_has_no_word_for_is_read_as_text() -> None:
    """Excel hands over money in a kind of its own."""
    assert "12.50" == read(type("Money", (), {"__str__": lambda _: "12.50"})())


@pytest.mark.parametrize("text", ["007", "1-2", "½-½ 2005", "=1", "+1", "-", "@me", "#N/A", "true"])
def test_texts_that_look_like_something_else_get_the_text_format(text: str) -> None:
    """Where the cell is no text cell already."""
    assert is_risky(text)
    assert "@" == format_for(text, "General") == format_for(text, "@")


@pytest.mark.parametrize("text", ["Ann", "○", "jigo", "Look at Sections, then draw round 1. " * 2])
def test_other_texts_leave_the_format_alone(text: str) -> None:
    """Names, words, whole sentences."""
    assert not is_risky(text)
    assert "0" == format_for(text, "0")


def test_a_number_leaves_a_cell_of_texts_or_dates() -> None:
    """In the one it would become a text, in the other a date."""
    assert ["General", "General", "0.0"] == [format_for(3, now) for now in ("@", "d-mmm", "0.0")]


@pytest.mark.parametrize("seed", range(20))
def test_rectangles_hold_each_cell_once(seed: int) -> None:
    """However the cells lie."""
    random = Random(seed)  # noqa: S311
    places = {(random.randint(1, 9), random.randint(1, 9)) for _ in range(random.randint(0, 60))}

    found = [place for area in blocks(places) for place in places_of(area)]

    assert sorted(places) == sorted(found)


def test_a_table_is_one_rectangle() -> None:
    """One call reads or writes it."""
    area = Area(4, 2, 40, 12)

    assert [area] == blocks(list(places_of(area)))


@pytest.mark.parametrize("far", [3, 60_000])
def test_cells_are_read_at_once_unless_they_lie_far_apart(far: int) -> None:
    """What they hold is the same."""
    live = Live()
    sheet, model = live.book.sheets["Sheet1"], live.program.books[0].sheets[0]
    model.cells = {(1, 1): Held(3.0), (far, 2): Held("x", "=A1")}

    assert {} == pen.cell_contents(sheet, [])
    assert {(1, 1): 3, (far, 2): Formula("A1", "x")} == pen.cell_contents(sheet, list(model.cells))


@pytest.mark.parametrize(
    ("given", "area", "rows"),
    [
        ("x", Area(1, 1, 1, 1), [["x"]]),
        (("a", "b"), Area(1, 1, 1, 2), [("a", "b")]),
        (["a", "b"], Area(1, 1, 2, 1), [["a"], ["b"]]),
        ((("a",), ("b",)), Area(1, 1, 2, 1), (("a",), ("b",))),
    ],
)
def test_what_excel_says_of_a_rectangle_is_rows(given: object, area: Area, rows: object) -> None:
    """On Windows and macOS it says less than that of one cell, one row or one column."""
    assert rows == rows_of(given, area)


def test_a_sheet_that_is_formatted_to_the_last_row_is_refused_in_a_sentence() -> None:
    """It is named, and what to do."""
    live = Live()
    live.program.books[0].sheets[0].formats[1048576, 40] = "@"

    with pytest.raises(Exception, match="The sheet Sheet1 is too large; delete what lies far"):
        live.snapshot()


class Said:
    """A value that AppleScript says when it is asked."""

    def __init__(self, value: bool) -> None:  # noqa: FBT001
        """Take the value."""
        self.get = lambda: value


class Reference:
    """A sheet as appscript has it on macOS."""

    def __init__(self) -> None:
        """Begin protected, sorting allowed."""
        allowed = {name: Said(name == "allow_sorting") for name in native.ALLOWED.values()}
        self.protection_object = type("Protection", (), allowed)
        self.protect_contents, self.protect_structure = Said(True), Said(False)  # noqa: FBT003
        self.calls: list[tuple[str, dict[str, object]]] = []

    def unprotect(self, **given: object) -> None:
        """Note the call."""
        self.calls.append(("unprotect", given))

    def protect_worksheet(self, **given: object) -> None:
        """Note the call."""
        self.calls.append(("protect", given))


Reference.__module__ = "appscript.reference"


def test_protection_on_macos_is_taken_off_and_put_on_again() -> None:
    """In AppleScript's words; what was allowed stays allowed."""
    reference = Reference()
    sheet: Any = type("Sheet", (), {"api": reference})

    assert (True, False) == (native.is_protected(sheet), native.is_fixed(sheet))
    native.protect(sheet, native.unprotect(sheet))

    (_, off), (_, on) = reference.calls
    assert {"password": ""} == off
    assert ["allow_sorting"] == [name for name, allowed in on.items() if allowed]
    assert len(native.ALLOWED) == len(on)
