"""Let the growing sheets print down to their last row and no further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.changes import SetPrintArea
from nigiri.workbook.find import find
from nigiri.workbook.layout.tables import FIRST_ROW, TITLE_ROW
from nigiri.workbook.spec import Area

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.cells import Sheet, Workbook
    from nigiri.workbook.find import Place

#: Sheet kind -> the first and last column that are printed, and the one that tells used rows.
PRINTED = {
    "players": ("number", "score", "family"),
    "sections": ("section", "fees", "section"),
    "wishes": ("who", "note", "who"),
    "drawn": ("round", "bye_known", "round"),
    "grid": ("number", "place", "name"),
    "problems": ("symbol", "code", "where"),
}


def print_areas(before: Workbook, after: Workbook, added: frozenset[str]) -> Iterator[SetPrintArea]:
    """Yield what moves the end of each growing sheet's print area; nothing where it stays.

    added -- the tabs that were rendered anew; they print what an empty sheet prints
    """
    known = find(before).places
    for kind, place in find(after).places.items():
        if kind not in PRINTED:
            continue
        area = print_area(place, after[place.name])
        old = known.get(kind)
        if old is None or place.name in added:
            was = print_area(place, None)
        else:
            was = print_area(old, before[old.name])
        if area != was:
            yield SetPrintArea(place.name, was, area)


def print_area(place: Place, sheet: Sheet | None) -> str:
    """Return what a sheet prints, "A2:K45": from its title to its last used row; None: empty."""
    first, last, tells = (place.columns.get(key, 1) for key in PRINTED[place.kind])
    used = [
        row
        for row in range(place.first_row, (sheet.height if sheet else 0) + 1)
        if sheet is not None and sheet.cell(row, tells) is not None
    ]
    bottom = max(used, default=FIRST_ROW)
    return str(Area(TITLE_ROW, min(first, last), bottom, max(first, last)))
