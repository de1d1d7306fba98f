"""The standings of a season on paper: no word is broken, and names of events find a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.messages.catalogue import LANGUAGES
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.widths import PAPER, Cells
from nigiri.reports.site.season import SeasonLine, SeasonView, season_list, season_page

if TYPE_CHECKING:
    from nigiri.reports.frame.lists import ListSheet

CUPS = ("Spring", "Midsummernight", "Autumn")


def printed(events: int, language: str = "en") -> ListSheet:
    """Return the list of a season with so many events and three people."""
    names = tuple(f"{CUPS[at % 3]} {at + 2001}" for at in range(events))
    people = ("Keima, Kay", "Joseki, Josephine", "Moyo, Maya")
    lines = [
        SeasonLine(str(place), name, ("12.5",) * events, "50", frozenset({0}))
        for place, name in enumerate(people, 1)
    ]
    return season_list(SeasonView("League", names, lines, 3), speech(language), None)


@pytest.mark.parametrize(
    ("events", "wide", "first"),
    [(1, False, "Spring 2001"), (3, False, "Spring 2001"), (7, True, "Spring 2001"),
     (12, True, "1"), (24, True, "1")],
)  # fmt: skip
def test_columns_are_as_wide_as_the_names_of_events(events: int, *, wide: bool, first: str) -> None:
    """Upright, then wide; then they have numbers, and their names stand below."""
    sheet = printed(events)
    headings = [column.heading for column in sheet.columns]

    assert (wide, first) == (sheet.landscape, headings[3])
    assert (first == "1") is ("1: Spring 2001 · 2: Midsummernight 2002 · " in sheet.notes[0])
    assert sum(column.width for column in sheet.columns) + 45 * (events < 24) <= PAPER[wide][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_is_broken(language: str) -> None:
    """Each column has the width of its longest word."""
    sheet = printed(5, language)
    given = [column for column in sheet.columns if column.width]

    assert given
    assert [] == [each for each in given if Cells(each, [""]).least(sheet.size) > each.width]


def test_very_many_events_share_a_small_print() -> None:
    """As many as a season can have, on one sheet."""
    widths = [column.width for column in printed(24).columns]

    assert [0] * 24 == widths[3:]
    assert 7 == printed(24).size


def test_a_page_names_all_events() -> None:
    """It may be moved to the side."""
    view = SeasonView("League", CUPS * 8, [SeasonLine("1", "Moyo, Maya", ("1",) * 24, "24")])

    page = season_page(view, speech("en"), None)

    assert 8 == page.count(">Midsummernight</th>")
    assert "No event has been put in yet." in season_page(
        SeasonView("", (), ()), speech("en"), None
    )
