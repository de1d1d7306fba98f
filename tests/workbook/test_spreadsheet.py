"""What a spreadsheet makes of texts, dates and wildcards."""

from __future__ import annotations

import datetime as dt

import pytest

from nigiri.workbook.model.spreadsheet import concatenated, contains, same, trimmed


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        (None, ""),
        ("W", "W"),
        (12, "12"),
        (2.5, "2.5"),
        (dt.date(2005, 1, 1), "38353"),
        (dt.datetime(2005, 1, 1, 18), "38353"),  # noqa: DTZ001 -- a cell has no time zone
    ],
)
def test_a_cell_becomes_text_as_beside_an_ampersand(
    cell: str | float | dt.date | None, expected: str
) -> None:
    """A date becomes the number of its day."""
    assert expected == concatenated(cell)


def test_spaces_are_trimmed_but_no_others() -> None:
    """A no-break space stays."""
    assert "De Groot,\u00a0X" == trimmed("  De   Groot,\u00a0X ")


def test_texts_are_the_same_without_capitals_but_with_accents() -> None:
    """As = compares them."""
    assert same("ÔTA", "Ôta")
    assert not same("Ota", "Ôta")


@pytest.mark.parametrize(
    ("words", "find", "expected"),
    [
        ("Ôta, Yuzo", "yuz", True),
        ("Ôta, Yuzo", "ota", False),
        ("Chan", "c*n", True),
        ("Chan", "c?n", False),
        ("A*B", "~*", True),
        ("AB", "~*", False),
        ("a~b", "~", True),
        ("(1.5)", "1.5)", True),
        ("", "*", False),
    ],
)
def test_searching_knows_wildcards(words: str, find: str, expected: bool) -> None:  # noqa: FBT001
    """* is anything, ? one letter, ~ takes their meaning away; an empty cell holds nothing."""
    assert expected == contains(words, find)
