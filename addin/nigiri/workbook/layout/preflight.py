"""The sheet Preflight: a row for whatever a federation would refuse or ask back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder, list_formats
from nigiri.workbook.layout.spec import Print, SheetSpec
from nigiri.workbook.layout.tables import FIRST_ROW, MOST_ROWS, PREFLIGHT, TITLE_ROW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option


def render_preflight(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Preflight; options: language, federation (its name), day."""
    language = str(options["language"])
    builder = Builder(PREFLIGHT, language, whole_columns=True, row_height=30)
    facts = {key: str(options.get(key) or "") for key in ("federation", "day")}
    builder.title(
        "symbol",
        text("preflight.title", language, **facts),
        "way_out",
        text("preflight.none", language),
    )
    list_formats(builder, "where", MOST_ROWS)
    symbols = builder.area("symbol", "symbol", FIRST_ROW, MOST_ROWS)
    for symbol, look in (("■", looks.RED), ("▲", looks.ORANGE)):
        builder.when(symbols, f'$A{FIRST_ROW}="{symbol}"', look)
    page = Print(builder.area("symbol", "rule", TITLE_ROW, FIRST_ROW))
    return builder.build(page, protected=True)
