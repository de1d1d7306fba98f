"""Comparing what people type."""

from __future__ import annotations

import datetime as dt

import pytest

from nigiri.workbook.plain import as_text, plain, whole_number


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
