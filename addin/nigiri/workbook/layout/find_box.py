"""Where Find stands in the bar: the cell to type into, and beside it the link to what it found.

Behind the sentence of the bar, which has all the room before it. Workbooks before layout 13 have it
elsewhere on Players, where the colours of its cells stay: there its words show that it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Sheet
    from nigiri.workbook.model.locations import Location


class FindPlace(NamedTuple):
    """The keys of two columns, above which Find stands in the first row."""

    box: str
    link: str


FIND: Mapping[str, FindPlace] = {
    "players": FindPlace("score", "section"),
    "round": FindPlace("winners", "komi"),
}
"""Kind of a sheet -> the place of Find there."""

FORMER: Mapping[str, FindPlace] = {"players": FindPlace("section_now", "start")}
"""Kind of a sheet -> the place of Find before layout 13."""

LABELS: Mapping[str, str] = {"players": "where", "round": "check"}
"""Kind of a sheet -> the column above which the words stood that said what Find is."""

BAR = 1
"""The row of the bar."""

_ARROWS = ("◄", "►")
"""How the words of the link begin: back to the box, or to what was found."""


def find_place(location: Location, sheet: Sheet) -> FindPlace | None:
    """Return the place of Find on Players or a round; None where the table lacks its columns."""
    for place in (FORMER.get(location.kind), FIND[location.kind]):
        there = place is not None and {*place} <= location.columns.keys()
        if place is None or not there:
            continue
        if place == FIND[location.kind] or _is_link(sheet, location.columns[place.link]):
            return place
    return None


def _is_link(sheet: Sheet, column: int) -> bool:
    """Tell whether words of the link stand in the bar above a column."""
    words = sheet.cell(BAR, column)
    return column > 1 and isinstance(words, str) and words.startswith(_ARROWS)
