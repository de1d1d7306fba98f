"""The widths of a list's columns: what breaks, and what does not."""

from __future__ import annotations

import pytest

from nigiri.reports.frame.lists import Column
from nigiri.reports.frame.widths import LARGEST, Cells, best, fit

NAMES = ["Alder, Anna", "Birch, Bruno", "Beauchemin-Lafontaine, Hugo"]
CLUBS = ["Northside", "Go-Club Freiburg im Breisgau", ""]


def cells(names: list[str], clubs: list[str]) -> dict[str, Cells]:
    """Return a column of names that takes what is left, and one of clubs that may wrap."""
    return {
        "name": Cells(Column("Name"), names),
        "club": Cells(Column("Club", 32, wrap=True), clubs),
        "here": Cells(Column("Here", 26), [""] * len(names)),
    }


def test_what_may_wrap_does_not_where_there_is_room() -> None:
    """Nor does a column to be filled in by hand change."""
    found = fit(cells(NAMES, CLUBS), 11, 190)

    assert [1, 1, 1] == list(found.lines)
    assert (0, 26) == (found.widths["name"], found.widths["here"])
    assert found.widths["club"] > 32


def test_where_room_is_short_clubs_break_before_names() -> None:
    """No row takes three lines."""
    found = fit(cells(NAMES, CLUBS), 11, 135)

    assert [1, 2, 1] == list(found.lines)


def test_a_sentence_gets_room_from_what_may_wrap() -> None:
    """As far as that makes rows lower."""
    sentence = "Level with 10 Juniper and 12 Lärche; SOS decides: 7½ to 6½ and 5."
    one = {
        "club": Cells(Column("Club", 60, wrap=True), ["Go-Club Freiburg im Breisgau"] * 3),
        "why": Cells(Column("Why"), [sentence] * 3),
    }
    found = fit(one, 11, 125)

    assert found.widths["club"] < Cells(Column("Club", 60), CLUBS).whole(11)
    assert [2, 2, 2] == list(found.lines)


@pytest.mark.parametrize(("players", "size"), [(3, LARGEST), (40, 11), (600, 11)])
def test_a_short_list_is_printed_large(players: int, size: int) -> None:
    """A long one in the usual print, on as many pages as it takes."""
    names = [NAMES[at % 2] for at in range(players)]

    assert size == best(cells(names, names), 1, 11, landscape=False)


def test_a_column_without_any_row_has_a_width() -> None:
    """A list of nobody is printed, too."""
    found = fit(cells([], []), 11, 190)

    assert [] == list(found.lines)
    assert 32 == found.widths["club"]
