"""The pages of the self-paired side event and of the ladder (B22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.side_events.ladder import rungs
from nigiri.reports.frame.options import Options
from nigiri.reports.results.side_events import side_chart, side_ladder
from nigiri.reports.site.page import Page
from nigiri.reports.site.standings import tables_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.reports.frame.lists import ListSheet
    from nigiri.reports.site.page import Frame


def side_pages(site: Frame) -> Iterator[Page]:
    """Yield a page for each side event with players."""
    for sheet in _sheets(site):
        yield Page(
            f"{sheet.name}.html",
            sheet.name,
            sheet.title,
            tables_of(site, sheet),
            small=sheet.details,
            lead=[sheet.lead, *sheet.notes],
            finds=True,
        )


def _sheets(site: Frame) -> Iterator[ListSheet]:
    """Yield the printed sheets of the side events."""
    if site.event.chart.players:
        yield side_chart(site.event, site.speech, Options())
    if rungs(site.event):
        yield side_ladder(site.event, site.speech, Options())
