"""The Standings sheet: fixed columns, then those of the criteria, then why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder, reason_width
from nigiri.workbook.layout.spec import Highlight, Print, SheetSpec
from nigiri.workbook.layout.tables import FIRST_ROW, HEADING_ROW, TITLE_ROW
from nigiri.workbook.layout.varying_columns import QUEBEC, standings_columns
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option


def render_standings(options: Mapping[str, Option]) -> SheetSpec:
    """Return the Standings sheet.

    options: language, rows (players), columns (keys of the criteria with commas between; without
    it those of `quebec`), reasons (the printed width of the longest sentence, as `names` elsewhere)
    """
    language, rows = str(options["language"]), int(options.get("rows") or 0)
    keys = options.get("columns", ",".join(QUEBEC))
    *others, why = standings_columns(tuple(key for key in str(keys).split(",") if key))
    columns = (*others, why._replace(width=reason_width(int(options.get("reasons") or 0))))
    builder = Builder(columns, language, freeze="E4", whole_columns=True)
    builder.title("section", text("title.standings.none", language))
    last = FIRST_ROW + max(rows, 1)
    _lines(builder, last)
    return builder.build(
        Print(builder.area("section", "why", TITLE_ROW, last)),
        protected=True,
        filtered=builder.area("section", "why", HEADING_ROW, last),
    )


def _lines(builder: Builder, last: int) -> None:
    """Draw a line below each player, a rule between sections, and the first of each in bold.

    A section begins with a first place; in a list of all sections together only the list does.
    """
    section, place = (column_letters(builder.position[key]) for key in ("section", "place"))
    everything = builder.area("section", "why", FIRST_ROW, last)
    other = f"${section}{FIRST_ROW}<>${section}{FIRST_ROW - 1}"
    builder.when(everything, f"AND(${place}{FIRST_ROW}=1,{other})", looks.RULE_AND_HAIR)
    builder.when(everything, f'${place}{FIRST_ROW}<>""', looks.HAIR_BELOW)
    winner = builder.area("section", "score", FIRST_ROW, last)
    builder.when(winner, f"${place}{FIRST_ROW}=1", Highlight(bold=True))
