"""Comparing what people type."""

from __future__ import annotations

import datetime as dt

import pytest

from nigiri.workbook.model.plain import as_text, decimal_number, plain, whole_number


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (None, ""),
        ("  Présent ", "present"),
        ("Jusqu’à", "jusqu'a"),
        ("4–6", "4-6"),
        ("−2", "-2"),
        ("One-\non-One", "one- on-one"),
        (12, "12"),
    ],
)
def test_case_accents_spaces_and_kinds_of_dashes_make_no_difference(
    typed: object, expected: str
) -> None:
    """What a spreadsheet's auto-correction changes does not matter."""
    assert expected == plain(typed)


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        (None, ""),
        (" Ota ", "Ota"),
        (7, "7"),
        (dt.date(2005, 5, 21), "2005-05-21"),
        (dt.datetime(2005, 5, 21), "2005-05-21"),  # noqa: DTZ001 -- a cell knows no time zone
        (dt.datetime(2005, 5, 21, 9, 30), "2005-05-21 09:30:00"),  # noqa: DTZ001
    ],
)
def test_a_cell_reads_as_text_and_a_day_has_no_midnight(cell: object, expected: str) -> None:
    """A host hands a day over as a time; people wrote a day."""
    assert expected == as_text(cell)


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        (12, 12),
        (-3, -3),
        (" 12 ", 12),
        ("12.", 12),
        ("007", 7),
        (None, None),
        (2.5, None),
        ("2.5", None),
        ("", None),
        ("x", None),
        ("²", None),
        ("1234567890", None),
    ],
)
def test_a_whole_number_may_be_typed_as_text(cell: object, expected: int | None) -> None:
    """Anything else is no number, and nothing is rounded."""
    assert expected == whole_number(cell)


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        (4, "4"), (4.5, "9/2"), (-12.3, "-123/10"), (" 4,5 ", "9/2"), ("−12.3", "-123/10"),
        ("+3", "3"), ("7.", "7"), (1e300, str(10**300)),
    ],
)  # fmt: skip
def test_numbers_with_decimals_are_exact(cell: object, expected: str) -> None:
    """As they are written, with a point or a comma."""
    assert expected == str(decimal_number(cell))


@pytest.mark.parametrize(
    "cell", [None, "", "4,5,6", "1e3", "four", "½", float("inf"), float("nan"), "1234567890"]
)
def test_anything_else_is_no_number(cell: object) -> None:
    """Nor are words, other digits and what nobody writes."""
    assert decimal_number(cell) is None
