"""The report of an event for federation and archive, with the final grid behind it (M29).

What the workbook does not know, the names of the volunteers above all, are lines to write on.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.scores.scores import unfinished
from nigiri.domain.standings.grid import finished
from nigiri.reports.desk.welcome import programme
from nigiri.reports.frame.gaps import GAP, or_gap
from nigiri.reports.frame.names import aligned
from nigiri.reports.letters.press import entries
from nigiri.reports.results.grid import grid_sheet
from nigiri.reports.results.grid_sheet import GridPage, GridSheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

_VOLUNTEERS = 3
"""So many lines to write on."""


class ReportPage(NamedTuple):
    """The first page: (label, words) of each line, "" for a label that goes on."""

    told: Sequence[tuple[str, str]]


@dataclass(frozen=True, kw_only=True)
class EventReport(GridSheet):
    """The report ready to be printed: a page of its own, then those of the grid."""

    told: Sequence[tuple[str, str]]

    @property
    def template(self) -> str:
        """Return the template, which is the grid's with a page before it."""
        return "report.html.j2"

    @property
    def pages(self) -> Sequence[ReportPage | GridPage]:  # type: ignore[override]
        """Return the page of the report and those of the grid."""
        return [ReportPage(self.told), *super().pages]

    def text_lines(self) -> Sequence[str]:
        """Return the lines of the report, and the grid."""
        return [*aligned([list(line) for line in self.told]), "", *super().text_lines()]


def event_report(event: Event, speech: Speech, options: Options) -> EventReport:
    """Return the report of the rounds so far; Forbidden before the first draw."""
    options.round_of(event)
    grid = grid_sheet(event, speech, options)
    facts = {each.name: getattr(grid, each.name) for each in fields(grid)}
    heading = speech.say("event report")
    facts |= {"name": "report", "heading": heading, "small": _state(event, speech)}
    return EventReport(**facts, told=[*_told(event, grid, speech)])


def _state(event: Event, speech: Speech) -> str:
    """Return the round and the results that are missing, "" once all is over."""
    if finished(event):
        return ""
    drawn, missing = len(event.rounds), len(unfinished(event, len(event.rounds) + 1))
    said = [speech.say("news after", number=drawn, rounds=event.settings.rounds)]
    return " · ".join(said + [speech.say("provisional", games=missing)] * bool(missing))


def _told(event: Event, grid: GridSheet, speech: Speech) -> Iterator[tuple[str, str]]:
    """Yield (label, words) of each line; a label stands only beside its first one."""
    settings = event.settings
    matters = {
        "dates": [or_gap(settings.dates)],
        "where": [or_gap(settings.place)],
        "rounds": [programme(event, speech)],
        "director": [or_gap(settings.director)],
        "report entries": [_entries(event, speech)],
        "grid winners": grid.winners or [GAP],
        "announce sponsor": [or_gap(settings.sponsor)],
        "report volunteers": [GAP * 5] * _VOLUNTEERS,
        "report notes": [f"{note.mark} {note.words}" for note in grid.footnotes],
    }
    for key, lines in matters.items():
        yield from ((speech.say(key) if not at else "", line) for at, line in enumerate(lines))


def _entries(event: Event, speech: Speech) -> str:
    """Return the number of players, and their ranks."""
    ranks = [event.player(number).initial_rank for number in event.by_number]
    many = {"players": entries(event), "rounds": len(event.rounds)}
    return speech.say("news lead", **many, best=max(ranks), last=min(ranks))
