"""The charts on paper: results so far, ranks, scores, who met whom, durations of rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.reports.charts.meetings import meetings
from nigiri.reports.charts.progress import progress
from nigiri.reports.charts.ranks import ranks
from nigiri.reports.charts.results_in import results_in
from nigiri.reports.charts.timings import round_times
from nigiri.reports.frame.names import aligned
from nigiri.reports.frame.sheet import Sheet, common

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.schedule.durations import Timing
    from nigiri.reports.charts.figure import Figure
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

ACROSS, DOWN = {"A4": 186}, {"A4": 252}
"""Paper -> millimetres of a figure's width, and those of a page for figures and their words."""
LETTER = 192, 235
"""The same where it may be Letter."""
WORDS = 16
"""Millimetres of a figure's title and of the sentence below it."""


@dataclass(frozen=True, kw_only=True)
class ChartSheet(Sheet):
    """Charts ready to be printed, as many a page as fit; heading -- the title."""

    heading: str
    figures: Sequence[Figure]
    empty: str = ""

    @property
    def template(self) -> str:
        """Return the template."""
        return "charts.html.j2"

    @property
    def title(self) -> str:
        """Return the title."""
        return self.heading

    @property
    def pages(self) -> Sequence[Sequence[Figure]]:
        """Return the charts of each page, one page at least, each on the first with room for it."""
        pages: list[list[Figure]] = [[]]
        room = DOWN.get(self.paper, LETTER[1])
        for figure in self.figures:
            fits = (page for page in pages if sum(map(self._high, (*page, figure))) <= room)
            page = next(fits, None if pages[-1] else pages[-1])
            if page is None:
                pages.append(page := [])
            page.append(figure)
        return pages

    def _high(self, figure: Figure) -> int:
        """Return the millimetres that a chart takes with its words."""
        return WORDS - -figure.height * ACROSS.get(self.paper, LETTER[0]) // figure.width

    def text_lines(self) -> Sequence[str]:
        """Return the tables behind the charts."""
        found: list[str] = []
        for figure in self.figures:
            rows = aligned([figure.headings, *figure.rows], right=range(1, len(figure.headings)))
            found += ["", figure.title, "", *rows]
        return found[1:]


def charts(event: Event, speech: Speech, options: Options) -> ChartSheet:
    """Return all charts of the event that are not empty."""
    return ChartSheet(
        **common(event, speech, options),
        heading=speech.say("charts"),
        figures=figures(event, speech, options.timings),
        empty=speech.say("no charts"),
    )


def figures(event: Event, speech: Speech, timings: Iterable[Timing]) -> Sequence[Figure]:
    """Return all charts that are not empty; of the scores only once there are some."""
    found = [
        results_in(event, speech),
        ranks(event, speech),
        *progress(event, speech),
        meetings(event, speech),
        round_times(list(timings), speech),
    ]
    return [figure for figure in found if figure is not None]
