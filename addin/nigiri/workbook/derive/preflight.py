"""Derive the sheet Preflight, where it is: which federation and which day stands in its title."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from nigiri.domain.model.dates import days
from nigiri.domain.players.federation_ids import FEDERATIONS
from nigiri.workbook.cells import Formula, address
from nigiri.workbook.derive.target import Target
from nigiri.workbook.plain import as_text
from nigiri.workbook.refs import tab
from nigiri.workbook.words import quoted
from nigiri.workbook.written_cells import written_cells

if TYPE_CHECKING:
    import datetime as dt

    from nigiri.workbook.cells import Sheet
    from nigiri.workbook.derive.context import Context
    from nigiri.workbook.place import Place

_COLUMNS = ("symbol", "where", "what", "way_out", "rule")
_TITLE = re.compile(rf".*\b({'|'.join(FEDERATIONS.values())})\b\D*(\d{{4}}-\d\d-\d\d)\D*")
_KEYS = {name: key for key, name in FEDERATIONS.items()}


def checked_for(sheet: Sheet, place: Place) -> tuple[str, dt.date] | None:
    """Return the federation and the day in the title; None where it does not say them."""
    title = as_text(sheet.cell(place.heading_row - 1, place.columns["symbol"]))
    found = _TITLE.fullmatch(title)
    span = found and days(found[2])
    return (_KEYS[found[1]], span[0]) if found and span else None


def preflight_target(context: Context) -> Target | None:
    """Return what Preflight should show; None without the sheet, or if its title says nothing."""
    place = context.place("preflight")
    asked = checked_for(context.sheet(place), place) if place else None
    if place is None or asked is None:
        return None
    from nigiri.workbook.preflight import points  # noqa: PLC0415 -- seldom there, and large

    target, sheet = Target(place), context.sheet(place)
    found = points(context.workbook, context.reading, *asked)
    for row, point in enumerate(found, place.first_row):
        at = address(point.row, point.column)
        where = f"{point.sheet} · {at}"
        link = f"HYPERLINK({quoted(f'#{tab(point.sheet)}!{at}')},{quoted(where)})"
        target.put_row(row, {
            "symbol": point.symbol, "where": Formula(link, where), "what": point.message,
            "way_out": point.way_out, "rule": point.code,
        })  # fmt: skip
    columns = [place.columns[key] for key in _COLUMNS if key in place.columns]
    target.clear(sheet, written_cells(place, sheet), columns)
    counts: Counter[str] = Counter(point.weight for point in found)
    words = context.say("preflight.summary", stop=counts["stop"], look=counts["look"])
    title = words if found else context.say("preflight.none")
    target.cells[place.heading_row - 1, place.columns["way_out"]] = title
    return target
