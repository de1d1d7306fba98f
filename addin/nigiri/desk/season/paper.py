"""The standings of a season as a printed list, and as one page for phones and screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.season.points import left_out
from nigiri.reports.frame.language import speech
from nigiri.reports.site.season import SeasonLine, SeasonView, season_list, season_page
from nigiri.workbook.season.read import season_language
from nigiri.workbook.season.season import season_table

if TYPE_CHECKING:
    import datetime as dt
    from fractions import Fraction

    from nigiri.workbook.model.cells import Workbook


def season_paper(workbook: Workbook, stamp: dt.datetime, *, page: bool) -> str:
    """Return a document in HTML; page -- for phones and screens, else for paper."""
    table, said = season_table(workbook), speech(season_language(workbook) or "en")

    def shown(points: Fraction) -> str:
        return said.number(float(points))  # whole numbers as such; nothing is computed from it

    lines = [
        SeasonLine(
            str(line.place),
            table.names[line.person],
            tuple(
                shown(line.events[number]) if number in line.events else ""
                for number in range(1, len(table.events) + 1)
            ),
            shown(line.total),
            frozenset(number - 1 for number in left_out(line.events, table.best)),
        )
        for line in table.lines
    ]
    view = SeasonView(table.name, table.events, (*lines,), table.best)
    return season_page(view, said, stamp) if page else season_list(view, said, stamp).to_html()
