"""The sheets Fees and Contacts, empty: lists with a line for every player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.organiser.columns import MONEY
from nigiri.workbook.layout.organiser.sheet import last_ready, list_sheet
from nigiri.workbook.layout.spec import Area
from nigiri.workbook.layout.tables import FIRST_ROW, TITLE_ROW
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.changes import Option

_MONEY_TYPED = ("reduction", "received")
"""The first and the last column with money that is typed: one format for all, as LibreOffice makes
one of several alike, and that looks like a loss.
"""


def render_fees(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Fees; options: language, rows."""
    builder = list_sheet("fees", options, freeze="C4")
    at = builder.position
    sums = Area(TITLE_ROW, at["association"], TITLE_ROW, at["open"])
    builder.styles.append((sums, looks.COUNT._replace(number_format=MONEY, align="right")))
    builder.cells[TITLE_ROW, at["association"]] = text("organiser.sum", str(options["language"]))
    area = builder.area(*_MONEY_TYPED, FIRST_ROW, last_ready(options))
    cell = f"{column_letters(at[_MONEY_TYPED[0]])}{FIRST_ROW}"
    builder.when(area, f'AND(ISTEXT({cell}),{cell}<>"")', looks.RED)
    return builder.built()


def render_contacts(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Contacts; options: language, rows."""
    return list_sheet("contacts", options, freeze="C4").built()
